# The words of Gladiatoro's board: places as they are read aloud, captions, ways to act, buttons, keys, topics of the log.

about-line = Facing, reach and nerve on sand. Every chance is shown before you take it.
about-note = Exact odds, alone or in teams
about-short = Gladiatoro

## Places

place-act = { $place }. { $act }
place-hex = { $hex }
place-obstacle = { $hex }, obstacle
place-start = { $hex }, start hex
place-barred = { $place }, too many hexes beside foes on the way
place-own = { $hex }, your { $type } gladiator, factor { $factor }, faces { $facing }, wounds { $wounds } of { $capacity }
place-own-numbered = { $hex }, your { $type } gladiator { $figure }, factor { $factor }, faces { $facing }, wounds { $wounds } of { $capacity }
place-mate = { $hex }, { $type } gladiator of { $name }, on your side, factor { $factor }, faces { $facing }, wounds { $wounds } of { $capacity }
place-mate-numbered = { $hex }, { $type } gladiator { $figure } of { $name }, on your side, factor { $factor }, faces { $facing }, wounds { $wounds } of { $capacity }
place-other = { $hex }, { $type } gladiator of { $name }, factor { $factor }, faces { $facing }, wounds { $wounds } of { $capacity }
place-other-numbered = { $hex }, { $type } gladiator { $figure } of { $name }, factor { $factor }, faces { $facing }, wounds { $wounds } of { $capacity }
place-hidden = { $hex }, gladiator of { $name }, faces { $facing }
place-hidden-numbered = { $hex }, gladiator { $figure } of { $name }, faces { $facing }
place-beside = { $place }; { $name } { $where }
where-front = in front of it
where-left = on its left side
where-right = on its right side
where-rear = behind it
place-face = Face { $facing }, gladiator { $figure }

## Captions

cap-setup = Set-up
cap-turn = Turn { $turn }
cap-turn-of = Turn { $turn } of { $limit }
cap-turn-and-bag = Turn and bag
cap-in-phase = In phase: { $name }, { $stage }.
cap-drawn = { $count ->
    [0] Nobody was drawn before.
   *[other] Drawn before: { $names }.
}
cap-bag = { $count ->
    [0] the bag is empty
    [one] in the bag: { $count } token
   *[other] in the bag: { $count } tokens
}
cap-quiet = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} without a hit
cap-quiet-of = Without a hit: { $turns } of { $limit } turns
cap-window-prior = Extra actions before the action
cap-window-posterior = Extra actions after the action
cap-window-reaction = Turning in the combat
cap-asked = Asked:
cap-order = Order:
cap-within-reach = within reach
cap-zone = too many hexes beside foes
cap-arcs = front, side, rear of the target
cap-combat = Combat
cap-from-front = from the front
cap-from-side = from the side
cap-from-rear = from the rear
cap-must-beat = must beat
cap-against = against
cap-share-front = all of { $factor }
cap-share-side = half of { $factor }
cap-share-rear = nothing of { $factor }
cap-dice = { $count }D{ $faces }
cap-front = front
cap-side = side
cap-rear = rear
cap-moves = { $least } to { $most } hexes
cap-range = { $least }–{ $most }
cap-gladiators = Gladiators
cap-light-base = light base: your team
cap-factor = Factor
cap-wounds = Wounds
cap-action = Action
cap-extra = Extra
cap-wounds-of = { $wounds } of { $capacity }
cap-spent = spent
cap-unspent = unspent
cap-not-in-phase = not while it is in phase
cap-hidden = hidden
cap-fallen = fallen
cap-number = { $figure }, { $type }
cap-you = you, { $type }
cap-with-you = with you, { $type }
cap-gladiator = Gladiator
cap-your = Your gladiator, { $type }
cap-gladiator-of = { $name }, { $type }
cap-factor-unknown = no factor yet
cap-movement = Movement
cap-facing = Facing
cap-turn-left = Turn left
cap-turn-right = Turn right
cap-your-extra = Your extra action
cap-extra-action = Extra action
cap-turn-hint = Touch an arrow beside your gladiator to turn it.

## Buttons on the board

act-move = Move: { $least } to { $most } hexes
act-pass = Pass
act-declare-yes = Take an extra action
act-declare-no = Wait
act-no-attack = Do not attack
act-no-move = Do not move
act-stop = Nothing more
act-support-yes = Support
act-support-no = Stand by

## Questions, short

short-factor = Choose a defence factor, unseen by the others.
short-action = You are in phase: move, attack or pass.
short-after-move = You have moved. Attack?
short-after-attack = You have attacked. Move as well?
short-move-hex = Move up to { $count } { $count ->
    [one] hex
   *[other] hexes
} and choose your facing.
short-start-hex = Choose a start hex.
short-face = Choose a facing.

## Ways to act

offer-attack = Attack
offer-alone = You alone
offer-with = With { $name }
offer-with-none = With one more supporter
offer-hits = The attack hits
offer-wound = A hit is wound { $wounds } of { $capacity }.
offer-fatal = A hit is its last wound: it falls.
offer-support-yes = Support: one more die
offer-support-no = Stand by
offer-factor = Factor { $factor }, { $type }
offer-move = Move { $least } to { $most } hexes
offer-pass = Pass
brief-hex = To { $hex }
brief-face = Face { $facing }

## Buttons

do-factor = Choose
do-declare-yes = Take it
do-declare-no = Wait
do-name = Choose
do-hex = Move
do-stay = Stay
do-push = Move back
do-shift = Step
do-face = Face
do-pass = Pass
do-move = Roll
do-attack = Attack
do-no-attack = Do not attack
do-no-move = Do not move
do-turn = Turn
do-step = Step
do-dash = Roll
do-stop = Stop
do-support-yes = Support
do-support-no = Stand by
do-follow-yes = Follow up
do-follow-no = Stay

## What is drawn at a real table

due-draw = Which colour was drawn?
due-die = What does the die show?
draw-draw = { $name }
draw-die = { $value }

## Keys

keys-walk = Walk to the next hex; on flat boards W and X instead of A and D
keys-left = Turn the facing to the left
keys-right = Turn the facing to the right

## Topics of the log

topic-turn = Turns
topic-setup = Set-up
topic-moves = Movement
topic-extra = Extra actions
topic-combat = Combat
topic-chance = Dice
topic-end = End of the fight
