# The words of Baumeister: names, questions, refusals, moves, what happened, the table read aloud, the final sum.
# The rule's number is added by whoever shows a sentence. $seat is a player's name; $cards, $cost, $lacking and $tiles may be ready lists.

title = Die Baumeister des Colosseum
subtitle = The Architects of the Colosseum
credits = A game by Klaus-Jürgen Wrede, published by Schmidt Spiele in 2016. Rules and texts here are in our own words.

## Names

kind-water = river
kind-wood = forest
kind-grain = field
kind-stone = mountains
kind-stable = stable
kind-storage = storage

card-water = water
card-wood = wood
card-grain = grain
card-stone = stone

amount-card-water = { $count } water
amount-card-wood = { $count } wood
amount-card-grain = { $count } grain
amount-card-stone = { $count } stone

amount-kind-water = { $count ->
    [one] { $count } river
   *[other] { $count } rivers
}
amount-kind-wood = { $count ->
    [one] { $count } forest
   *[other] { $count } forests
}
amount-kind-grain = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
amount-kind-stone = { $count ->
    [one] { $count } mountain tile
   *[other] { $count } mountain tiles
}
amount-kind-stable = { $count ->
    [one] { $count } stable
   *[other] { $count } stables
}
amount-kind-storage = { $count ->
    [one] { $count } storage tile
   *[other] { $count } storage tiles
}

field-0 = the fountain
field-1 = corner 1
field-2 = the upper storage field
field-3 = corner 2
field-4 = corner 3
field-5 = the lower storage field
field-6 = corner 4

token-fame = 1 fame
token-reset = marker back to the left
token-card = 1 card of your choice

## Questions

ask-first-card = Choose your first card.
ask-distance = Move the consul on from { $field }. You have { $wheels ->
    [0] no wheel left
    [one] { $wheels } wheel left
   *[other] { $wheels } wheels left
} and { $fame } fame.
ask-split = { $steps ->
    [one] There is { $steps } step
   *[other] There are { $steps } steps
} to pay. How many do you pay with wheels, and the rest with fame? You have { $wheels ->
    [0] no wheel left
    [one] { $wheels } wheel left
   *[other] { $wheels } wheels left
} and { $fame } fame.
ask-storage = { $left ->
    [0] No storage tile is left: you can only pass.
   *[other] Give one card for a storage tile, or pass. Your hand limit would rise from { $limit } to { $after }; { $left ->
        [one] { $left } tile is left.
       *[other] { $left } tiles are left.
    }
}
ask-corner = At corner { $corner }, take the first tile of the row or build the part beside the consul.
ask-payment = The part costs { $cost }. How much { $material } do you give? Three other cards may stand for any one.
ask-scoring-field = Choose a kind that is scored for everybody, or none.
ask-token-card = Take one card of your choice, or none.
ask-answer = A scoring brings { $material }. You have { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, the pile holds { $pile }. Take cards, or none and gain 1 fame. Nobody sees your answer until all are in.
ask-answer-open = A scoring brings { $material }. You have { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, the pile holds { $pile }. Take cards, or none and gain 1 fame. Everybody sees your answer.
ask-hand-check = You hold { $over ->
    [one] { $over } card
   *[other] { $over } cards
} more than your limit of { $limit }. How much { $material } do you give back?

## Refusals

refuse-not-your-turn = It is not your turn to decide.
refuse-other-decision = Something else is to be decided now.
refuse-no-reach = That leaves { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to pay; you have { $wheels ->
    [0] no wheel
    [one] { $wheels } wheel
   *[other] { $wheels } wheels
} and { $fame } fame.
refuse-wheels-short = { $wheels ->
    [0] You have no wheel left
    [one] You have { $wheels } wheel left
   *[other] You have { $wheels } wheels left
} and { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to pay, so you cannot pay the number you chose with wheels. You have { $fame } fame.
refuse-fame-short = Of { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} that leaves more to fame than you can pay: you have { $fame } fame. You have { $wheels ->
    [0] no wheel.
    [one] { $wheels } wheel.
   *[other] { $wheels } wheels.
}
refuse-no-card = You hold no { $card }.
refuse-no-storage = No storage tile is left.
refuse-row-empty = The row at this corner is empty.
refuse-no-part = No part lies at this corner.
refuse-cannot-pay = The part costs { $cost }. You lack { $lacking }, and you have too few other cards to give three for each.
refuse-must-act = You cannot pass while there is a tile to take.
refuse-must-build = The row is empty and you can pay for the part, so you must build it.
refuse-bad-payment = With that much { $material } you cannot pay { $cost }: for each card give that card or three others, with none left over.
refuse-too-many = You have { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, and the pile holds { $pile } { $card }: you cannot take more.
refuse-all-or-none = Take all the { $card } you can, or none. You have { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, and the pile holds { $pile }.
refuse-no-pile = The pile of { $card } is empty.
refuse-discard-exact = Give back exactly { $over ->
    [one] { $over } card
   *[other] { $over } cards
}: your limit is { $limit }, and you cannot give what you do not hold.
refuse-must-move = You cannot stay: the consul moves at least one field.
refuse-consul-stopped = The consul has stopped at { $field }; what you can do depends on that alone.
refuse-only-first = Only the first tile of a row can be taken, the one beside the board.
refuse-row-elsewhere = Tiles can only be taken from the row beside the consul; he stands at corner { $corner }.
refuse-part-elsewhere = Only the part beside the consul can be built; he stands at corner { $corner }.
refuse-first-slot = What you build goes into the first free slot by itself: choose the part beside the consul.
refuse-give-card = Choose the card in your hand that you give for the storage tile.
refuse-kind-asked = One kind after another: now { $material } is asked.
refuse-not-scored = Storage brings nothing and is not scored; choose a material or the stable.
refuse-token-covers = A token covers the scoring field: nothing is scored here.
refuse-other-pile = This scoring brings { $card } only.
refuse-take-or-fame = You cannot pass: take { $card }, or take none and gain 1 fame.

## Moves

move-first-card = Take 1 { $card }
move-go = Go { $distance ->
    [one] { $distance } field
   *[other] { $distance } fields
} to { $field }: { $wheels ->
    [0] { $fame ->
        [0] free
       *[other] { $fame } fame
    }
    [one] { $fame ->
        [0] { $wheels } wheel
       *[other] { $wheels } wheel and { $fame } fame
    }
   *[other] { $fame ->
        [0] { $wheels } wheels
       *[other] { $wheels } wheels and { $fame } fame
    }
}
move-go-split = Go { $distance ->
    [one] { $distance } field
   *[other] { $distance } fields
} to { $field } and choose how to pay; wheels first, it is { $wheels ->
    [0] { $fame ->
        [0] free
       *[other] { $fame } fame
    }
    [one] { $fame ->
        [0] { $wheels } wheel
       *[other] { $wheels } wheel and { $fame } fame
    }
   *[other] { $fame ->
        [0] { $wheels } wheels
       *[other] { $wheels } wheels and { $fame } fame
    }
}
move-split = Pay { $wheels ->
    [0] { $fame ->
        [0] nothing
       *[other] { $fame } fame
    }
    [one] { $fame ->
        [0] { $wheels } wheel
       *[other] { $wheels } wheel and { $fame } fame
    }
   *[other] { $fame ->
        [0] { $wheels } wheels
       *[other] { $wheels } wheels and { $fame } fame
    }
}
move-storage-buy = Give 1 { $card } for a storage tile: hand limit { $after }
move-storage-pass = Buy no storage tile
move-take = Take the { $kind } and score the { $next } behind: you have { $own ->
    [0] none
   *[other] { $own }
}
move-take-stable = Take the { $kind } and score the { $next } behind: all markers go back
move-take-last = Take the { $kind }, last of the row: new tiles are laid, as far as there are any, and the first is scored
move-build = Build part { $part } for { $cost }: { $bonus ->
    [0] { $fame } fame
   *[other] { $fame } fame and { $bonus } bonus fame
}, slot { $slot }, { $ways ->
    [one] { $ways } way to pay
   *[other] { $ways } ways to pay
}
move-corner-pass = Do nothing here
move-pay = { $count ->
    [0] Give no { $card }
   *[other] Give { $count } { $card }
}
move-pay-whole = Give { $cards }
move-score = Score { $kind } for everybody
move-score-none = Score nothing
move-token-card = Take 1 { $card }
move-token-none = Take no card
move-take-cards = Take { $count } { $card }
move-waive = Take no { $card } and gain 1 fame
move-discard-whole = Give back { $cards }
move-discard = { $count ->
    [0] Keep all { $card }
   *[other] Give back { $count } { $card }
}

## What happened

log-strip-dealt = { $seat } gets start strip { $strip }: { $first } and { $second }.
log-tile-laid = Laid at corner { $corner }: { $kind }.
log-part-laid = Part { $part } is laid at corner { $corner }.
log-token-laid = A token covers the scoring field: { $token }.
log-first-card = { $seat } takes 1 { $card } as first card.
log-start-found = { $seat } begins.
log-compensated = { $seat } starts with { $fame } fame.
log-went = { $seat } moves the consul { $distance ->
    [one] { $distance } field
   *[other] { $distance } fields
} to { $field }{ $wheels ->
    [0] { $fame ->
        [0] .
       *[other] {""} for { $fame } fame.
    }
    [one] { $fame ->
        [0] {""} for { $wheels } wheel.
       *[other] {""} for { $wheels } wheel and { $fame } fame.
    }
   *[other] { $fame ->
        [0] {""} for { $wheels } wheels.
       *[other] {""} for { $wheels } wheels and { $fame } fame.
    }
}
log-stored = { $seat } gives 1 { $card } for a storage tile.
log-storage-passed = { $seat } buys no storage tile.
log-storage-nothing = { $seat } cannot buy a storage tile.
log-took-tile = { $seat } takes the { $kind } at corner { $corner }.
log-built = { $seat } builds part { $part } in slot { $slot } and gains { $fame } fame.
log-paid = { $seat } pays { $cards }.
log-bonus = { $seat } gains { $fame } bonus fame for slot { $slot }.
log-corner-nothing = { $seat } can do nothing at corner { $corner }.
log-corner-passed = { $seat } passes at corner { $corner }.
log-scored = Scoring: { $kind } now comes first in the row.
log-score-chosen = Scoring: { $kind }, as chosen on the scoring field.
log-score-declined = { $seat } chooses no scoring.
log-cards-taken = { $seat } takes { $count } { $card }.
log-waived = { $seat } takes no { $card } and gains 1 fame.
log-pile-empty = No { $card } is left: { $seat } gains 1 fame.
log-consoled = { $seat } has no tile for { $card } and gains 1 fame.
log-marker-back = { $steps ->
    [0] { $seat } has the marker on the left wheel already.
    [one] { $seat } moves the marker back { $steps } wheel.
   *[other] { $seat } moves the marker back { $steps } wheels.
}
log-token-fame-gained = { $seat } gains 1 fame by the token.
log-token-reset-done = { $steps ->
    [0] { $seat } has the marker on the left wheel already; the token changes nothing.
    [one] { $seat } moves the marker back { $steps } wheel by the token.
   *[other] { $seat } moves the marker back { $steps } wheels by the token.
}
log-token-card-taken = { $seat } takes 1 { $card } by the token.
log-token-declined = { $seat } takes no card by the token.
log-token-nothing = All piles are empty: { $seat } gets no card by the token.
log-discarded = { $seat } gives back { $cards }.
log-turn = Turn { $turn }: { $seat }.
log-ended = The last slot is filled: the game is over.
log-ended-limit = The turn limit is reached: the game is over.

## The table, line by line

view-turn = Turn { $turn } of at most { $limit }.
view-active = { $seat } is to move.
view-consul = The consul stands here: { $field }.
view-row = Row at corner { $corner }, from the board outwards: { $tiles }.
view-row-empty = The row at corner { $corner } is empty.
view-part = Part at corner { $corner }: { $part }, costs { $cost }, brings { $fame } fame.
view-part-none = No part at corner { $corner }.
view-site = Building site: { $built } of { $slots } slots filled.
view-piles = Card piles: { $cards }.
view-stock = Left: { $storage ->
    [one] { $storage } storage tile
   *[other] { $storage } storage tiles
}; landscape tiles I { $stack1 }, II { $stack2 }, III { $stack3 }; { $deck ->
    [0] no parts.
    [one] { $deck } part, back { $back }.
   *[other] { $deck } parts, top back { $back }.
}
view-token = Token on the scoring field: { $token }.
view-player = { $seat }: { $fame } fame, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} (limit { $limit }), { $built ->
    [one] { $built } part built.
   *[other] { $built } parts built.
}
view-tiles = Tiles of { $seat }: { $tiles }.
view-wheels = { $seat } has { $wheels ->
    [one] { $wheels } wheel
   *[other] { $wheels } wheels
} and can pay { $free ->
    [0] no step with them.
    [one] { $free } step with them.
   *[other] { $free } steps with them.
}
view-hand = { $seat } holds in hand: { $cards }.

## The final sum

tally-fame = Fame gained in the game
tally-majority = Majority, { $kind }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
tally-cards = { $count ->
    [0] No cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}, 1 fame for every { $each }
