# What Gladiatoro says: names, questions, refusals, moves, the log, the position.

title = Gladiatoro
subtitle = Gladiators on hexes: face your foe, strike at flank and back
credits = By kingstrategicgames, published 2019 on kingstrategicgames.blogspot.com; what the blog leaves open is our own choice and marked so

## Names

type-light = light
type-medium = medium
type-heavy = heavy
arc-front = front
arc-side = side
arc-rear = rear
clock-1 = 1 o’clock
clock-2 = 2 o’clock
clock-3 = 3 o’clock
clock-4 = 4 o’clock
clock-5 = 5 o’clock
clock-6 = 6 o’clock
clock-7 = 7 o’clock
clock-8 = 8 o’clock
clock-9 = 9 o’clock
clock-10 = 10 o’clock
clock-11 = 11 o’clock
clock-12 = 12 o’clock
window-prior = before the action
window-posterior = after the action
window-reaction = in the combat
side-attack = attack
side-defence = defence
stage-prior = prior extra actions
stage-action = its action
stage-reaction = turning in the combat
stage-posterior = posterior extra actions
acted-yes = has acted
acted-no = yet to act

## What is asked

ask-factor = Choose the defence factor of gladiator { $figure }, { $low } to { $high }, unseen by the others:
ask-factor-total = Choose the defence factor of gladiator { $figure }; { $rest } points are left for { $left } gladiators of your team:
ask-declare = Take an extra action { $window }?
ask-tied-act = You are level with others { $window }: which extra action, unseen by them?
ask-tied-hex = Where does gladiator { $figure } step, and which way does it face?
ask-name = Your colour was drawn: which gladiator is in phase?
ask-name-start = Your colour was drawn: which gladiator do you place?
ask-start-hex = Where does gladiator { $figure } start?
ask-face = Which way does gladiator { $figure } face?
ask-action = Gladiator { $figure } is in phase. What does it do?
ask-after-move = Does gladiator { $figure } attack?
ask-after-attack = Does gladiator { $figure } move as well?
ask-move-hex = Where does gladiator { $figure } go? It may go { $count } { $count ->
    [one] hex
   *[other] hexes
}.
ask-step-hex = Where does gladiator { $figure } step?
ask-dash-hex = Where does gladiator { $figure } step? It may go { $count } { $count ->
    [one] hex
   *[other] hexes
}.
ask-act = Your extra action { $window }:
ask-support = Does gladiator { $figure } support the { $side } in the combat around gladiator { $target } of { $foe }?
ask-push-hex = Gladiator { $figure } is driven back. Where to?
ask-follow = Follow up into { $hex }?

## Why not

refuse-not-your-turn = It is not your turn.
refuse-other-decision = Something else is asked now.
refuse-nobody-there = Nobody stands there who could be meant.
refuse-bad-factor = A factor is a number from { $low } to { $high }.
refuse-bad-total = With that factor your team could not make its total: { $rest } points are left for { $left }.
refuse-not-your-figure = Gladiator { $figure } is not yours.
refuse-not-alive = Gladiator { $figure } is out of the fight.
refuse-done = Gladiator { $figure } has had its turn in this.
refuse-off-board = This arena has no such hex.
refuse-obstacle = { $hex } is an obstacle.
refuse-occupied = Somebody stands on { $hex }.
refuse-no-start = Nobody starts on { $hex } while a start hex is free.
refuse-beside-foe = { $hex } is beside a foe.
refuse-too-far = { $hex } is further than { $count } { $count ->
    [one] hex
   *[other] hexes
} away.
refuse-zone = The way of { $count } to { $hex } enters too many hexes beside foes: { $hexes }; { $limit } is allowed.
refuse-too-short = { $hex } is too near: all { $count } must be used.
refuse-no-such = There is no gladiator { $figure } in this fight.
refuse-friend = Gladiator { $figure } fights on your side.
refuse-not-adjacent = Gladiator { $figure } is not adjacent.
refuse-not-front = Gladiator { $figure } does not stand in front of the attacker ({ $arc }).
refuse-in-phase = Gladiator { $figure } is in phase and takes no extra action.
refuse-spent = Gladiator { $figure } has spent its extra action of this turn.
refuse-same-facing = Gladiator { $figure } looks that way already: { $facing }.
refuse-not-in-menu = Gladiator { $figure } may only turn here.
refuse-no-room = Gladiator { $figure } has no hex to step to.
refuse-not-circle = Gladiator { $figure } has no part in this combat.
refuse-not-toward = Gladiator { $figure } may only turn toward its foe in this combat.
refuse-one-only = One moves or attacks, not both.
refuse-not-beside = { $hex } is not one of the hexes it can be driven to.
refuse-round-over = Gladiator { $figure } has acted in this round.

## Moves

move-factor = Factor { $factor }, { $type }: adds { $front } in front, { $side } at the side, { $rear } at the rear
move-declare-yes = Take an extra action
move-declare-no = Wait
move-name = Gladiator { $figure } ({ $type }, factor { $factor })
move-hex = To { $hex }
move-stay = Stay on { $hex }
move-push = Back to { $hex }
move-shift = To { $hex }, facing { $facing }
move-face = Face { $facing }
move-pass = Pass: do nothing
move-move = Move: roll for { $least } to { $most } { $most ->
    [one] hex
   *[other] hexes
} with gladiator { $figure }
move-attack = Attack gladiator { $target } of { $foe } ({ $arc }): { $red } red against { $black } black and { $added }; hits { $won } in { $total }, { $percent } %, with one more supporter { $more_won } in { $more_total }, { $more_percent } %
move-no-attack = Do not attack
move-no-move = Do not move
move-turn = Turn gladiator { $figure } to { $facing }
move-step = Step one hex with gladiator { $figure }
move-dash = Step with gladiator { $figure }: roll for { $least } to { $most } { $most ->
    [one] hex
   *[other] hexes
}
move-stop = Nothing more
move-support-yes = Support: the attack then hits { $won } in { $total }, { $percent } %
move-support-no = Stand by: the attack hits { $won } in { $total }, { $percent } %
move-follow-yes = Follow up into { $hex }
move-follow-no = Stay, leave { $hex } free

## What happened

log-odds = Factor { $factor } ({ $type }), { $arc }: { $red } red against { $black } black and { $added }: { $won }/{ $total }, { $percent } %
log-factor-shown = Gladiator { $figure } of { $seat } has factor { $factor }.
log-start-drawn = { $seat } is drawn and places a gladiator.
log-placed = Gladiator { $figure } of { $seat } starts on { $hex }.
log-turn = Turn { $turn }.
log-drawn = { $seat } is drawn.
log-phase = Gladiator { $figure } of { $seat } is in phase.
log-passed = Gladiator { $figure } of { $seat } passes.
log-move-die = { $seat } rolls { $face } for movement.
log-allowed = Gladiator { $figure } of { $seat } may go { $count } { $count ->
    [one] hex
   *[other] hexes
}.
log-moved = Gladiator { $figure } of { $seat } goes to { $hex }.
log-stayed = Gladiator { $figure } of { $seat } stays where it is.
log-faced = Gladiator { $figure } of { $seat } faces { $facing }.
log-declared = { $seat } wants an extra action { $window }.
log-order-die = { $seat } rolls { $face } for the order.
log-by-seat = Whoever is still level acts in the order of seats.
log-stopped = { $seat } takes no further extra action now.
log-turned = Gladiator { $figure } of { $seat } turns to { $facing }.
log-steps = { $rolled ->
    [0] Gladiator { $figure } of { $seat } takes a step.
   *[other] Gladiator { $figure } of { $seat } rolls for a step.
}
log-attacked = Gladiator { $figure } of { $seat } attacks gladiator { $target } of { $foe } ({ $arc }).
log-supported = Gladiator { $figure } of { $seat } supports: { $side }.
log-no-support = Gladiator { $figure } of { $seat } stands by: { $side }.
log-red-die = Red die of { $seat }: { $face }.
log-black-die = Black die of { $seat }: { $face }.
log-hit = { $red } against { $black }: gladiator { $figure } of { $seat } is hit.
log-tie-wounds = { $red } against { $black }: a tie wounds both, gladiator { $figure } of { $seat } among them.
log-tie = { $red } against { $black }: a tie, nothing happens to gladiator { $figure } of { $seat }.
log-miss = { $red } against { $black }: gladiator { $figure } of { $seat } holds.
log-wounded = Gladiator { $figure } of { $seat } takes { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}, { $wounds } in all.
log-fell = Gladiator { $figure } of { $seat } falls.
log-pushed = Gladiator { $figure } of { $seat } is driven back to { $hex }.
log-blocked = Gladiator { $figure } of { $seat } cannot be driven back.
log-followed = Gladiator { $figure } of { $seat } follows up into { $hex }.
log-not-followed = Gladiator { $figure } of { $seat } does not follow up.
log-clashed = Gladiator { $figure } of { $seat } wanted { $hex } like another, and stays.
log-ended = One team is left: the fight is over.
log-ended-blood = First blood: the fight is over.
log-ended-nobody = Nobody is left standing: the fight is a draw.
log-ended-limit = The limit is reached: the fight is over.

## The arena, line by line

view-turn = Turn { $turn }{ $limit ->
    [0] {""}
   *[other] {""} of at most { $limit }
}.
view-phase = In phase: gladiator { $figure } of { $seat }; { $stage }.
view-bag = Tokens in the bag: { $tokens }.
view-quiet = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} without a hit{ $limit ->
    [0] {""}
   *[other] , the fight ends after { $limit }
}.
view-unknown = Gladiator { $figure } of { $seat }: factor not shown yet.
view-fallen = Gladiator { $figure } of { $seat }, { $type }, factor { $factor }: fallen.
view-outside = Gladiator { $figure } of { $seat }, { $type }, factor { $factor }: not placed yet.
view-figure = Gladiator { $figure } of { $seat }, { $type }, factor { $factor }, on { $hex }, faces { $facing }; wounds { $wounds } of { $capacity }; { $acted }, extra actions left: { $extra }; foes beside it: { $beside }.
view-combat = Combat: gladiator { $figure } of { $seat } against gladiator { $target } of { $foe } ({ $arc }): { $red } red against { $black } black and { $added }.
view-window = Extra actions are asked for { $window }.

## The final sum

tally-standing = gladiators of the team still standing
tally-wounds-dealt = wounds dealt by the team
tally-eliminations = { $count ->
    [one] { $count } elimination
   *[other] { $count } eliminations
}, 2 points each

## Standing orders

order-extra = Gladiator { $figure }, extra action
order-extra-ask = Ask
order-extra-near = Ask near a foe
order-extra-decline = Decline
