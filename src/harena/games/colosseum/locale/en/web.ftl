# The words of Colosseum’s board: places, captions, deals, buttons, ways to act; how it is announced, and the topics of its log.

about-line = Gather the cast, outbid your rivals and open the gates: only your greatest show counts.
about-note = With the designers’ intense auctions
about-short = Colosseum

topic-setup = Set-up
topic-turn = Turns
topic-means = Medals, coins and awards
topic-invest = Investments
topic-auction = Auctions
topic-trade = Trade
topic-event = Events
topic-close = Closing ceremonies
topic-chance = Dice
topic-end = End of the game

## Places

place-act = { $place }. { $act }
place-stall = Market { $stall }: { $tokens }
place-stall-empty = Market { $stall }, empty
place-stall-up = Market { $stall }: { $tokens }; up for auction, { $name } bids { $bid }
place-noble = { $noble } on square { $square }, worth { $value } in an arena
place-noble-resting = { $noble } on resting square { $square }, worth { $value } in an arena
place-noble-arena = { $noble } on square { $square } in the arena of { $name }, worth { $value } there
place-end = Square { $square }, beside your arena
place-program = Program { $program }, { $name }, { $price } coins, arena of { $squares } squares, draws { $full } when full
place-program-owned = Program { $program }, { $name }, owned by { $owner }, arena of { $squares } squares, draws { $full } when full
place-program-gone = Program { $program }, { $name }, out of the game
place-program-draws = { $place }; with { $lacks } tokens lacking it would draw { $total } now
place-program-lacks = { $place }; { $lacks } tokens are lacking, too many to stage it
place-slot = { $what } shown of { $needed } listed, { $held } held back
place-slots = Tokens of the program: { $missing } of { $needed } missing
place-token = { $what }
place-token-star = { $what }, with the star award
pick-give = Give of { $what }; { $count } picked
pick-take = Take of { $what } of { $name }; { $count } picked

## Captions

face-market = Market
face-stage = Event
face-ring = Arena
face-programs = Programs
face-troupes = Troupes
cap-faces = Parts of the board
cap-setup = Set-up
cap-turn = Turn { $turn } of { $turns }
cap-turn-and-phase = Turn and phase
cap-phase-invest = Investing
cap-phase-auction = Auctions
cap-phase-trade = Trading
cap-phase-produce = Producing
cap-phase-close = Closing
cap-intense = intense
cap-start = { $name } first
cap-supply = Bag and supply
cap-bag = in the bag
cap-medals-left = { $count ->
    [one] medal left
   *[other] medals left
}
cap-tickets-left = { $count ->
    [one] season ticket left
   *[other] season tickets left
}
cap-face-down = one token face down
cap-empty = empty
cap-bidders = Who bids
cap-reach = Coins within reach, medals cashed
cap-programs = Programs to be bought
cap-programs-of = Programs of { $name }
cap-produced = produced
cap-troupes = Troupes
cap-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
cap-medals = Medals
cap-medals-of = { $count ->
    [one] { $count } medal
   *[other] { $count } medals
}
cap-tickets = Season tickets
cap-podiums = Podiums
cap-loge = Loge
cap-move-hint = Touch a noble, then where it goes.
cap-dice = Dice
cap-draw-note = With the tokens at hand, and when full.
cap-loss = Which token is lost?
cap-gift = What does the leader give?
cap-acts = Ways to act
cap-players = Players
cap-best-wins = one event counts
cap-col-coins = Coins
cap-col-reach = Reach
cap-col-stars = Stars
cap-col-best = Best
cap-you = you
cap-bot = bot
cap-track = Score track
cap-your-tokens = Your tokens
cap-tokens-of = Tokens of { $name }
cap-your-programs = Your programs
cap-show = Show { $program }, { $name }
cap-show-number = Show { $program }
cap-scale = Spectators by tokens shown
cap-too-small = { $count ->
    [one] Needs { $count } more expansion
   *[other] Needs { $count } more expansions
}
cap-would-draw = It would draw
cap-with-stall = with market { $stall }
cap-with-move = with this move
cap-with-deal = with this deal
cap-without-token = without it
cap-with-gift = with the gift
cap-star-gained = star gained
cap-star-lost = star lost
cap-limits = Limits
cap-limits-note = Left in advance; nobody else sees them.
cap-no-effect = No change to your shows and stars.
cap-only-you = only you see this
sum-value = Show { $program }, { $missing ->
    [0] full
   *[other] { $missing } missing
}
sum-earlier = Earlier programs
sum-tickets = Season tickets
sum-stars = Stars
sum-nobles = Nobles
sum-podiums = Podiums
sum-medals = Medals
sum-none = Too many are missing
sum-total = Spectators

## Who bids

stand-top = highest
stand-asked = asked
stand-in = in
stand-out = out
stand-shut = shut out
stand-bids = bids { $bid }

## Deals

deal-yours = Your offer
deal-counter = Your counter-offer to { $name }
deal-offered = { $name } offers you this
deal-countered = { $name } counters
deal-open = { $name } makes { $partner } an offer
deal-open-all = { $name } makes everybody an offer
deal-give = You give
deal-take = You get
deal-give-other = Gives
deal-take-other = Gets
deal-give-coins = Coins you give
deal-take-coins = Coins you get
deal-give-less = Give one coin less
deal-give-more = Give one coin more
deal-take-less = Get one coin less
deal-take-more = Get one coin more
deal-less = One less of { $what }
deal-all = To everybody
deal-clear = Clear
deal-nobody = Nobody owns all that you ask for.
deal-hint = Touch tokens below: yours to give, another’s to get.

## Buttons on the board

act-ticket = Season ticket
act-loge = Loge
act-expand-left = Expand left
act-expand-right = Expand right
act-fee-medals = Invest again: 2 medals
act-fee-token = Invest again: additional action
act-cash = Cash a medal: { $coins } coins
act-swap = Additional action for a medal
act-pass = Pass
act-leave = Leave the auction
act-done = Done trading
act-take-part = Take part and roll
act-accept = Accept
act-decline = Decline
act-counter = Counter
act-send = Make the offer
act-open = Open the gates

## Questions, short

short-invest = Invest once, or pass.
short-second = Pay a fee and invest again?
short-second-buy = What is the other investment?
short-start = Put a market up for auction, or pass.
short-opening = Your opening bid for market { $market }: { $least } or more.
short-bidding = { $bidder } bids { $bid }. Bid more, or leave.
short-offer = Make an offer, or be done. Offers left: { $left }.
short-draft = What else belongs to the offer?
short-answer-offer = { $partner } makes you an offer. Accept?
short-answer-counter = { $partner } makes a counter-offer. Accept?
short-part = Take part, roll and stage an event?
short-show = Open the gates, hold tokens back or spend medals.
short-clean-together = Which token do you lose? All choose unseen.

## Ways to act

offer-coins = coins
offer-buy = Buy { $program }, { $name }
offer-expand = Expand to the { $side }
offer-ticket = Buy a season ticket
offer-loge = Buy the loge
offer-market = Auction market { $market }
offer-bid = Bid { $coins }
offer-cash = Cash a medal
offer-move = { $noble }: { $steps } on
offer-sum = { $noble }: { $steps } on by both dice
offer-nudge-on = { $noble }: { $steps } on, for a medal
offer-nudge-back = { $noble }: { $steps } back, for a medal
offer-stage = Stage { $program }, { $name }
offer-spend = Spend { $medals } for { $spectators } spectators
offer-show = Show { $program } would draw
offer-full = full { $full }
offer-lacks = { $missing ->
    [0] nothing missing
   *[other] { $missing } missing
}
offer-now = now
offer-medal = wins a medal
brief-market = Market { $market }
brief-to = To { $partner }
brief-to-all = To everybody
brief-counter = Counter-offer
brief-give = Give: { $item }
brief-take = Get: { $item }
brief-give-amount = { $what }
brief-take-amount = { $what }
brief-send = Complete
brief-stage = { $name }
brief-hold-amount = Hold back { $what }
brief-spend = Medals: { $medals }
brief-move = { $noble } { $steps }

## Buttons

do-buy = Buy
do-expand = Expand
do-ticket = Buy
do-loge = Buy
do-cash = Cash it
do-swap = Swap it
do-bid = Bid { $coins }
do-leave = Leave
do-pass = Pass
do-done = Be done
do-take-part = Roll
do-accept = Accept
do-decline = Decline
do-send = Make the offer
do-take = Make the offer
do-take-amount = Make the offer
do-give-amount = Make the offer
do-move = Move
do-sum = Move
do-nudge-on = Move
do-nudge-back = Move
do-stage = Stage it
do-open = Open the gates
do-drop = Lose it
do-name = Ask for it

## The end

end-shows = The shows, turn by turn
end-nothing = staged nothing
end-value = { $missing ->
    [0] full
   *[other] { $missing } missing
}:

## What is drawn at a real table

due-token = Which token was drawn?
due-deal = Which start program was dealt?
due-die = What does the movement die show?
due-roll = What does the die show?
draw-deal = Program { $value }
draw-die = { $value }
draw-roll = { $value }
draw-token-gladiator = { kind-gladiator }
draw-token-comedian = { kind-comedian }
draw-token-musician = { kind-musician }
draw-token-horse = { kind-horse }
draw-token-torch = { kind-torch }
draw-token-priest = { kind-priest }
draw-token-ship = { kind-ship }
draw-token-lion = { kind-lion }
draw-token-scenery = { kind-scenery }
draw-token-decoration = { kind-decoration }
draw-token-chariot = { kind-chariot }
draw-token-cage = { kind-cage }
draw-token-joker = { kind-joker }
draw-token-action = { kind-action }
draw-token-emperor = { kind-emperor }

## The main switch, side by side

option-auction_mode-base-note = One market each a turn. Rewards patience: who waits, pays less.
option-auction_mode-intense-note = Everybody starts auctions, winners too. Rewards money at the right moment.
