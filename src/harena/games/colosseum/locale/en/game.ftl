# What Colosseum says: names, questions, refusals, moves, the log, the table.

title = Colosseum
subtitle = Stage the greatest show that Rome has seen
credits = By Wolfgang Kramer and Markus Lübke, published 2007 by Days of Wonder; all words here are our own

## Names

kind-gladiator = gladiator
kind-comedian = comedian
kind-musician = musician
kind-horse = horse
kind-torch = torch
kind-priest = priest
kind-ship = ship
kind-lion = lion
kind-scenery = scenery
kind-decoration = decoration
kind-chariot = chariot
kind-cage = cage
kind-joker = joker
kind-action = additional action
kind-emperor = Emperor token
kind-coin = coin
amount-gladiator = { $count ->
    [one] { $count } gladiator
   *[other] { $count } gladiators
}
amount-comedian = { $count ->
    [one] { $count } comedian
   *[other] { $count } comedians
}
amount-musician = { $count ->
    [one] { $count } musician
   *[other] { $count } musicians
}
amount-horse = { $count ->
    [one] { $count } horse
   *[other] { $count } horses
}
amount-torch = { $count ->
    [one] { $count } torch
   *[other] { $count } torches
}
amount-priest = { $count ->
    [one] { $count } priest
   *[other] { $count } priests
}
amount-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
amount-lion = { $count ->
    [one] { $count } lion
   *[other] { $count } lions
}
amount-scenery = { $count ->
    [one] { $count } scenery
   *[other] { $count } pieces of scenery
}
amount-decoration = { $count ->
    [one] { $count } decoration
   *[other] { $count } decorations
}
amount-chariot = { $count ->
    [one] { $count } chariot
   *[other] { $count } chariots
}
amount-cage = { $count ->
    [one] { $count } cage
   *[other] { $count } cages
}
amount-joker = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
amount-action = { $count ->
    [one] { $count } additional action
   *[other] { $count } additional actions
}
amount-emperor = { $count ->
    [one] { $count } Emperor token
   *[other] { $count } Emperor tokens
}
amount-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
program-1 = Swords and Garlands
program-2 = Two Jesters
program-3 = Morning Song
program-4 = Riders’ Duel
program-5 = Boarding Fight
program-6 = Beast Hunt
program-7 = Last Stand
program-8 = Night Comedy
program-9 = Love Songs
program-10 = Cavalry Charge
program-11 = Raid at Sea
program-12 = Lions Unleashed
program-13 = Net and Chariot
program-14 = Mock Sacrifice
program-15 = Evening of Lyres
program-16 = Blessing of Horses
program-17 = Rites by Torchlight
program-18 = Monsters of the Deep
program-19 = Parade of Lions
program-20 = The Great Race
program-21 = Talks of the Underworld
program-22 = Making of the World
program-23 = Grand Safari
program-24 = Fleet of the Sun
program-25 = The Lion Hunters
program-26 = Horses on Parade
program-27 = Storm at Sea
program-28 = Hidden Mysteries
program-29 = The Oracle’s Great Day
program-30 = The Triumph
noble-e = the Emperor
noble-s1 = Senator 1
noble-c1 = Consul 1
noble-s2 = Senator 2
noble-c2 = Consul 2
noble-s3 = Senator 3
phase-1 = investing
phase-2 = auctions
phase-3 = trading
phase-4 = producing an event
phase-5 = closing ceremonies
side-left = left
side-right = right
fee-medals = two medals
fee-token = an additional-action token
how-token = an Emperor token
how-square = a resting square
part-earlier = earlier programs
part-tickets = season tickets
part-stars = star awards
part-nobles = nobles in the arena
part-podiums = podiums
part-medals = medals spent
loge-yes = with a loge
loge-no = without a loge

## What is asked

ask-clean-together = Which token of your event do you lose? All choose unseen:
ask-invest = Invest once or pass. Your coins: { $coins }.
ask-second = Pay a fee for another investment? Your coins: { $coins }.
ask-second-buy = What is the other investment? Your coins: { $coins }.
ask-start = Which market do you put up for auction? The lowest bid is { $least }, your coins: { $coins }.
ask-opening = Your opening bid for market { $market }, at least { $least }; your coins: { $coins }:
ask-bidding = { $bidder } bids { $bid } for market { $market } ({ $tokens }). Raise or leave? Your coins: { $coins }.
ask-offer = You may trade. To whom do you make an offer? Offers left: { $left }.
ask-draft = Your offer so far: you give { $give }, you take { $take }. What else?
ask-draft-amount = How many? { $item }:
ask-answer-offer = { $partner } offers you { $get } for { $give }. Do you accept?
ask-answer-counter = { $partner } counters: { $get } for { $give }. Do you accept?
ask-part = Do you take part, roll and stage an event?
ask-dice-move = You rolled { $dice }. Which noble do you move?
ask-dice-second = The other die shows { $dice }. Which other noble do you move?
ask-medal-move = Move nobles for medals? You have { $medals }.
ask-stage = Which event do you stage?
ask-show = { $name } would draw { $spectators } spectators. Hold tokens back or spend medals?
ask-hold-amount = How many do you hold back? { $item }:
ask-discard = Which token of your event do you lose?
ask-donate = You are last: which kind of token does { $partner } give you?

## Why not

refuse-not-your-turn = It is not your turn.
refuse-other-decision = Something else is asked now.
refuse-no-medal = You do not have so many medals.
refuse-no-action = You have no additional-action token.
refuse-no-supply = There is no medal left.
refuse-not-free = Not while you answer to others.
refuse-too-dear = That takes { $price } coins; you have { $coins }.
refuse-sold = { $name } is not for sale.
refuse-too-low = { $name } has number { $program }; yours must be above { $limit }.
refuse-full-size = Your arena cannot grow any more.
refuse-no-ticket = There is no season ticket left.
refuse-has-loge = Your arena has its loge already.
refuse-no-fee = You do not have the fee: two medals, or an additional-action token.
refuse-fee-for-nothing = There is nothing you could buy then.
refuse-empty-market = Market { $market } is empty.
refuse-below-min = The lowest opening bid is { $least }.
refuse-lone-price = Nobody else may bid: the price is { $least }.
refuse-not-higher = You must bid more than { $bid }.
refuse-no-partner = There is nobody there to trade with.
refuse-nothing-to-trade = The two of you have nothing different to exchange.
refuse-not-owned = That is not owned.
refuse-both-sides = The same cannot stand on both sides of a deal.
refuse-order = Things are named in order: what is given, then what is taken, kind by kind.
refuse-incomplete = Each side gives at least something.
refuse-same-offer = That is the offer itself: accept it.
refuse-not-any-more = One of you no longer owns what would be given.
refuse-no-counter = No counter-offer can be made here.
refuse-not-rolled = The dice do not allow this move.
refuse-same-noble = The second die moves a different noble.
refuse-not-yours-to-stage = You do not own { $name }.
refuse-too-small = { $name } needs { $needs } expansions; your arena has { $has }.
refuse-too-few = { $name } needs at least { $least } tokens; you can show { $most }.
refuse-not-used = You did not use that, or have it no more.
refuse-not-held = The leader holds no such token.
refuse-no-room-for-deal = With that no offer could be completed.

## Moves

move-buy = Buy { $program } { $name } for { $price } coins, { $left } left: draws { $full } when full, you lack { $missing } tokens
move-expand = Expand to the { $side } for { $price } coins, { $left } left
move-ticket = Buy a season ticket for { $price } coins, { $left } left
move-loge = Buy the loge for { $price } coins, { $left } left
move-fee-medals = Pay two medals for another investment
move-fee-token = Pay an additional-action token for another investment
move-cash = Cash a medal for { $coins } coins
move-swap = Swap an additional-action token for a medal
move-market = Auction market { $market }: { $tokens }
move-bid = Bid { $coins }, { $left } would be left
move-leave = Leave the auction
move-to = Make { $partner } an offer
move-to-all = Make everybody an offer
move-give = Give { $item }
move-take = Take { $item }
move-give-amount = Give { $what }
move-take-amount = Take { $what }
move-send = Offer { $give } for { $take }
move-accept = Accept
move-decline = Decline
move-counter = Make a counter-offer
move-done = Be done with trading
move-take-part = Take part and roll
move-move = Move { $noble } { $steps } on to square { $square }: worth { $spectators } to you there, medals won { $medal }
move-sum = Move { $noble } by both dice, { $steps } on to square { $square }: worth { $spectators } to you there, medals won { $medal }
move-nudge-on = For a medal: { $noble } { $steps } on to square { $square }, worth { $spectators } to you there
move-nudge-back = For a medal: { $noble } { $steps } back to square { $square }, worth { $spectators } to you there
move-stage = Stage { $program } { $name }, { $missing } missing: { $value } + earlier { $earlier } + tickets { $tickets } + stars { $stars } + nobles { $nobles } + podiums { $podiums } = { $spectators }
move-hold = Hold back: { $item }
move-hold-amount = Hold back { $what }
move-spend = Medals to spend: { $medals }, for { $spectators } more spectators
move-open = Open the gates: { $name } draws { $spectators }
move-drop = Lose: { $item }
move-name = Ask for: { $item }
move-pass = Pass

## What happened

log-dealt-market = { $kind } comes to market { $market }.
log-dealt = { $seat } is dealt: { $kind }.
log-program = { $seat } starts with program { $program }, { $name }.
log-turn = Turn { $turn }; { $seat } is start player.
log-star = { $seat } holds the star award: { $kind }.
log-star-lost = { $seat } loses the star award: { $kind }.
log-cashed = { $seat } cashes a medal for { $coins } coins.
log-swapped = { $seat } swaps an additional-action token for a medal.
log-passed = { $seat } passes: { $phase }.
log-bought = { $seat } buys { $program }, { $name }, for { $coins } coins.
log-expanded = { $seat } expands to the { $side } for { $coins } coins.
log-ticket = { $seat } buys a season ticket for { $coins } coins.
log-loge = { $seat } buys the loge for { $coins } coins.
log-fee = { $seat } invests again and pays { $fee }.
log-opened = { $seat } puts market { $market } up for auction and bids { $coins }.
log-bid = { $seat } bids { $coins }.
log-left = { $seat } leaves the auction.
log-could-not = { $seat } could not raise.
log-won = { $seat } wins market { $market } for { $coins } coins.
log-took = { $seat } takes: { $kind }.
log-medal = { $seat } gains a medal for { $how }.
log-no-medal = No medal is left for { $seat }.
log-refilled = { $kind } fills market { $market }.
log-bag-empty = The bag is empty.
log-offered = { $seat } makes { $partner } an offer.
log-offered-all = { $seat } makes everybody an offer.
log-gives = { $seat } would give { $what }.
log-takes = { $seat } would take { $what }.
log-accepted = { $seat } accepts.
log-declined = { $seat } declines.
log-countered = { $seat } makes { $partner } a counter-offer.
log-rolled = { $seat } rolls { $dice }.
log-moved = { $seat } moves { $noble } to square { $square }.
log-nudged = { $seat } moves { $noble } to square { $square } for a medal.
log-staged = { $seat } stages { $program }, { $name }, with { $missing } tokens missing.
log-part = { $seat }, { $part }: +{ $spectators }.
log-total = { $seat } draws { $spectators } spectators and is paid { $coins } coins.
log-new-best = { $seat } has a new best: { $spectators }.
log-no-event = { $seat } stages nothing.
log-tie-die = { $seat } rolls { $face } to break the tie.
log-by-order = Still level: { $seat } is nearest to the start player.
log-podium = { $seat } takes a podium with { $spectators } spectators.
log-lost = { $seat } loses: { $kind }.
log-given = { $seat } gives { $partner }: { $kind }.
log-not-named = { $seat } asks for nothing.
log-no-gift = Nobody gives a token.
log-over = The last event is over.
log-shut-out = { $seat } has won already and cannot bid in this auction.
log-no-start = { $seat } has won already and starts no auction.
log-filling = The empty markets are filled now: { $markets }.

## The table, line by line

view-turn = Turn { $turn } of { $turns }, start player { $seat }.
view-phase = Phase: { $phase }.
view-market = Market { $market }: { $tokens }.
view-bag = Tokens in the bag: { $tokens }; face down: { $down }.
view-supply = In the supply: medals { $medals }, season tickets { $tickets }.
view-noble = Square { $square }: { $noble }, worth { $value }.
view-for-sale = Programs for sale: { $programs }.
view-seat = { $seat }: best { $best }, coins { $coins }, medals { $medals }, season tickets { $tickets }, podiums { $podiums }, { $loge }; arena on squares { $arena }, expansions { $expansions }.
view-things = { $seat } has { $tokens }; stars: { $stars }; programs (* produced): { $programs }.
view-auction = Market { $market } is up for auction; { $seat } bids { $bid }.
view-offer = { $seat } offers { $give } for { $take }.
view-window = All who staged an event choose a token to lose, unseen.

## The final sum

tally-best = best event{ ": " }coins { $coins }, star awards { $stars }
tally-purse = in hand{ ": " }medals { $medals }, tokens { $tokens }

## Standing orders

order-limit = Market { $market } ({ $tokens })
order-limit-ask = Ask me
order-limit-out = Leave at once
order-limit-number = Up to { $number }, then out
order-limit-set = Up to
order-offers = Offers to me
order-offers-ask = Ask me
order-offers-decline = Decline all this turn
