# The switches of Colosseum, as a table reads them when it sets up a game.

option-auction_mode = Auctions
option-auction_mode-help = As printed, or the designers’ variant in which everybody starts auctions.
option-auction_mode-base = As printed
option-auction_mode-intense = Intense auctions

option-auction_min_bid = Lowest bid
option-auction_min_bid-help = The lowest opening bid.

option-auction_refill_order = Filling markets
option-auction_refill_order-help = In which order empty markets are filled.
option-auction_refill_order-left_to_right = Left to right
option-auction_refill_order-order_emptied = As they were emptied

option-invest_buy_limit = Which programs
option-invest_buy_limit-help = What number a program to be bought must exceed.
option-invest_buy_limit-produced = Highest produced
option-invest_buy_limit-bought = Highest bought
option-invest_buy_limit-last_produced = Produced last

option-invest_max_per_phase = Investments a phase
option-invest_max_per_phase-help = How many one may make; each after the first has its fee.

option-trade_partners = Who trades
option-trade_partners-help = Everybody with the active player, or all with all in rounds.
option-trade_partners-active_only = With the active player
option-trade_partners-open = All with all

option-trade_gifts = Gifts
option-trade_gifts-help = Whether one side of a deal may be empty.

option-trade_offer_cap = Offers a phase
option-trade_offer_cap-help = How many offers a player may make in one trading phase.

option-board_start_arena = First arena
option-board_start_arena-help = Which arena is the start player’s.
option-board_start_arena-32-33 = Squares 32 and 33
option-board_start_arena-first_clockwise = First clockwise of the Emperor

option-dice_tie_break = Dice for ties
option-dice_tie_break-help = Plain dice, or the special ones with a range at its highest.
option-dice_tie_break-plain_1_6 = Plain, 1 to 6
option-dice_tie_break-special = Movement dice

option-dice_max_rerolls = Rerolls at most
option-dice_max_rerolls-help = How often level dice are rolled again.

option-programs_row_18_scale = Program 18
option-programs_row_18_scale-help = Its spectators with tokens missing: as listed, or smoothed.
option-programs_row_18_scale-listed = As listed
option-programs_row_18_scale-smooth = Smoothed

option-medals_recycle = Spent medals come back
option-medals_recycle-help = Whether spent medals go back to the supply.

option-medals_free_action_timing = Cashing and swapping
option-medals_free_action_timing-help = At every own decision, or not while answering to others.
option-medals_free_action_timing-own_decision = At every own decision
option-medals_free_action_timing-own_phase = Not while answering

option-cleanup_order = Losing tokens
option-cleanup_order-help = In turn order, or chosen unseen and shown together.
option-cleanup_order-turn_order = In turn order
option-cleanup_order-at_once = All at once

option-cleanup_without_event = Without an event
option-cleanup_without_event-help = Whether one who staged nothing loses a token of his latest event.
option-cleanup_without_event-none = Nothing is lost
option-cleanup_without_event-last_event = A token of the latest

option-star_multi_overtake = Overtaken by two
option-star_multi_overtake-help = What becomes of an award when two who tie overtake its owner.
option-star_multi_overtake-to_supply = Back to the supply
option-star_multi_overtake-owner_keeps = The owner keeps it

option-bank_unlimited = Unlimited bank
option-bank_unlimited-help = Whether the bank can always pay.

option-bank_total = Coins in all
option-bank_total-help = The coins of a limited bank, the start money included.

option-tie_break = Last tie
option-tie_break-help = What decides after coins and awards.
option-tie_break-shared = Shared win
option-tie_break-earlier_best = Earlier best event
