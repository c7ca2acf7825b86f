# The switches of Baumeister, as a table reads them when it sets up a game.

option-slots = Slots of the building site
option-slots-help = How many parts must be built to end the game, with the 1, 2 and 4 bonus fame always on the last three slots; lower it for a quick game, raise it for a long one.

option-stable_reset = Scoring the stable
option-stable_reset-help = How far the markers go back when the stable is scored; choose the shorter way if you want wheels to stay precious.
option-stable_reset-full = All the way to the left
option-stable_reset-by_wheels = By the wheels of one stable tile

option-fame_payment = Fame for steps
option-fame_payment-help = When fame may pay for extra steps; choose the freer way if you like to save wheels for later and pay fame today.
option-fame_payment-after_wheels = Only once the wheels are used up
option-fame_payment-anytime = Whenever you like

option-limit_check = Hand limit check
option-limit_check-help = Who must come down to the hand limit, and when; the stricter check suits tables that want storage to matter in every scoring.
option-limit_check-active_end_of_turn = Active player, as the turn ends
option-limit_check-all_after_scoring = Everybody, after each scoring as well

option-final_hand_check = Hand check after the last part
option-final_hand_check-help = Makes the builder of the last part discard down to the hand limit before the final count, for tables that find a huge last hand unfair.

option-consolation_without_tile = Consolation without a tile
option-consolation_without_tile-help = Gives 1 fame to a player who has no tile of the scored material (never for the stable); it softens the scorings that bring you nothing and makes final totals higher.

option-partial_take = Taking some of the cards
option-partial_take-help = Lets you take fewer cards than a scoring offers; switch it off for a plain choice between all the cards and 1 fame.

option-corner_may_pass = Passing where no tile is left
option-corner_may_pass-help = Lets you pass on a corner whose row is empty instead of having to build a part you can pay for, so that nobody is pushed into ending the game.

option-scoring_token = Token on the scoring field
option-scoring_token-help = Covers the scoring field with a variant token for the whole game; try one when you know the plain game well.
option-scoring_token-none = No token: plain scoring field
option-scoring_token-fame = 1 fame
option-scoring_token-reset = Marker back to the left
option-scoring_token-card = 1 card of your choice
option-scoring_token-random = One of the three at random

option-tie_break = Ties at the end
option-tie_break-help = What decides between players with the same fame; choose the second way if your table wants a single winner whenever there can be one.
option-tie_break-shared = They share the victory
option-tie_break-parts_then_cards = More parts built, then more cards in hand

option-turn_limit = Turn limit
option-turn_limit-help = After how many turns, all players together, the game ends and is counted; an ordinary game never gets near 600, a low number makes a short trial game.

option-open_hands = Open hands
option-open_hands-help = Shows the kinds of cards in everybody's hand; turn it on if you would rather plan than remember.

option-stable_tile_wheels = Wheels on a stable tile
option-stable_tile_wheels-help = How many wheels each stable tile adds to your track; set it to what your copy shows, or to more for wider journeys.

option-empty_rows = Rows without tiles
option-empty_rows-help = What happens to a row once every tile pile is used up; there is only one way, and the name is kept in case the printed rule is found.
option-empty_rows-stay_empty = They stay empty
