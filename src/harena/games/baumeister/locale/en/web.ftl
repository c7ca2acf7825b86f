# The words of Baumeister's board: places as they are read aloud, captions, notes, ways to act, buttons, topics of the log.
# $corner and $slot are Roman numerals; $kind, $card and $token are names, $cost and $cards ready lists.

about-line = Move the one consul, gather stone, raise the arena arch by arch.
about-note = No dice: only what is drawn is chance
about-short = Baumeister

## Places

place-act = { $place }. { $act }
place-consul = { $place }; the consul stands here
place-corner = Corner { $corner }
place-fountain = Fountain, the scoring field
place-token = Scoring field, covered by a token: { $token }
place-storage-2 = Upper storage field
place-storage-5 = Lower storage field
place-row = Corner { $corner }, first tile of the row: { $kind }
place-row-behind = Corner { $corner }, tile { $number } of the row: { $kind }
place-row-scores = Corner { $corner }, tile { $number } of the row: { $kind }; it scores once the first is taken
place-row-empty = Corner { $corner }, the row is empty
place-part = Corner { $corner }, part { $part }, costs { $cost }, { $fame } fame
place-part-build = Corner { $corner }, part { $part }, costs { $cost }, { $fame } fame; build it: fame { $before } to { $after }
place-part-none = Corner { $corner }, no part
place-site = Building site: { $built } of { $slots } slots filled; next slot { $slot }{ $bonus ->
    [0] {""}
   *[other] {""}, { $bonus } bonus fame
}
place-site-full = Building site: all { $slots } slots filled
place-supply = Supply
place-pile = Pile of { $card }: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
place-storage-pile = Storage tiles: { $count } left
place-stack = Landscape tiles, stack { $stack }: { $count } left
place-deck = Parts, top back { $back }: { $count } left
place-fame = Fame instead of cards
place-scores = Kinds to score
place-hand = Your hand, { $card }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
place-cards = { $count ->
    [0] No cards
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
place-wheels = Wheel track: { $wheels ->
    [one] { $wheels } wheel
   *[other] { $wheels } wheels
}, { $left } left
place-own-fame = { $fame } fame

## Captions

cap-free = free
cap-of = of { $slots }
cap-fame = fame
cap-scores = scores
cap-show-supply = Show the supply
cap-hand = Your hand
cap-hand-of = Hand of { $name }
cap-hand-count = { $count } of { $limit }
cap-no-cards = No cards
cap-wheels = Wheels
cap-wheels-left = { $count } left
cap-wheels-after = { $count } left after the move
cap-wheels-note = The first step is free, each further one a wheel, then fame.
cap-display = Your display
cap-display-of = Display
cap-ended = { $fame } fame if it ended now
cap-players = Players
cap-leads = green: leads this row
cap-lead = leads
cap-next = next
cap-bot = bot
cap-you = you
cap-moves = to move
cap-asked = answers
cap-col-hand = Hand and limit
cap-col-wheels = Wheels left
cap-col-fame = Fame

## What a part asks of your hand

note-have = You have every card
note-have-short = All in hand
note-others = { $others } others for { $cards }
note-others-several = { $others } others for { $missing } cards
note-lacks = Lacks { $cards }
note-lacks-several = Lacks { $missing } cards

## Questions, short: what they count stands beside them on the page

short-distance = Move the consul on to a glowing field.
short-split = Pay { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}: how many with wheels, the rest with fame?
short-storage = { $left ->
    [0] No storage tile is left: you can only pass.
   *[other] Give one card for a storage tile, or pass.
}
short-corner = Take the first tile at corner { $corner ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}, or build the part beside it.
short-payment = How much { $material } do you give? Three others stand for one.
short-scoring-field = Choose a kind that everybody scores, or none.
short-answer = In secret: how much { $material } do you take? None brings 1 fame.
short-answer-open = How much { $material } do you take? None brings 1 fame.
short-hand-check = { $over ->
    [one] { $over } card
   *[other] { $over } cards
} over your limit. How much { $material } do you give back?

## Ways to act

offer-first-card = Take 1 { $card }
offer-go = To { $field }
offer-go-corner = To corner { $corner }
offer-go-split = To { $field }
offer-split = { $wheels ->
    [0] No wheels
    [one] { $wheels } wheel
   *[other] { $wheels } wheels
}
offer-storage-buy = Give 1 { $card }
offer-storage-pass = Buy nothing
offer-take = Take the { $kind }
offer-take-stable = Take the { $kind }
offer-take-last = Take the { $kind }, the last of the row
offer-corner-pass = Do nothing
offer-build = Build the part
offer-pay = { $count ->
    [0] No { $card }
   *[other] { $count } { $card }
}
offer-score = Score { $kind }
offer-score-none = Score nothing
offer-token-card = Take 1 { $card }
offer-token-none = Take no card
offer-take-cards = Take { $count } { $card }
offer-waive = Take none
offer-discard = { $count ->
    [0] Keep all { $card }
   *[other] Give back { $count } { $card }
}
offer-fame = Fame
offer-limit = Limit
offer-scores = { $kind } scores
offer-part = part: { $fame } fame
offer-part-payable = part: { $fame } fame, you can pay
offer-ways = { $ways ->
    [one] { $ways } way to pay
   *[other] { $ways } ways to pay
}
offer-cards = Hand
offer-markers = all markers go back
offer-hand = Hand { $count }, limit { $limit }
offer-rest = then
brief-build = Build the part
brief-go-split = To { $field }

## Buttons

do-first-card = Take
do-go = Move
do-go-split = Move
do-split = Pay
do-storage-buy = Buy
do-storage-pass = Pass
do-take = Take
do-take-stable = Take
do-take-last = Take
do-corner-pass = Pass
do-build = Build
do-pay = Give
do-pay-whole = Give
do-score = Score
do-score-none = Decline
do-token-card = Take
do-token-none = Decline
do-take-cards = Take
do-waive = Take fame
do-discard = Give back
do-discard-whole = Give back

## What is drawn at a real table: the question, and what may come

due-strip = Which start strip was dealt?
due-tile = Which tile was drawn?
due-part = Which part was turned up?
due-token = Which token was drawn?
due-start = Who begins?
draw-strip = Start strip { $value }
draw-part = Part { $value }
draw-start = { $name }
draw-tile-water = { kind-water }
draw-tile-wood = { kind-wood }
draw-tile-grain = { kind-grain }
draw-tile-stone = { kind-stone }
draw-tile-stable = { kind-stable }
draw-token-fame = { token-fame }
draw-token-reset = { token-reset }
draw-token-card = { token-card }

## Topics of the log

topic-turn = Turns
topic-moves = Moves
topic-building = Building
topic-scoring = Scorings
topic-gains = Cards gained and paid
topic-chance = Draws
topic-end = End of the game
