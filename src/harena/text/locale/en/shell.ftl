# What the shell says while a game is played: lists, names, refusals, marks, the text game and its results.

list-nothing = nothing
list-more = { $one }, { $two }
list-last = { $one } and { $two }
share-line = { $name } { $points }

seat-player = Player { $number }
seat-bot = Bot { $number } ({ $kind ->
    [greedy] greedy
    [random] random
   *[other] { $kind }
})

## Refusals of the table

refuse-over = The game is over.
refuse-no-order = There is no such standing order here.
refuse-not-now = Nobody waits for that now.
refuse-not-your-turn = It is not your turn.
refuse-no-seat = There is no such seat.
refuse-no-place = There is no such place.
refuse-not-yours = That is not yours to do.
refuse-not-a-move = That is not a move of this game.
refuse-no-move = You gave no move.
refuse-stale = That was meant for step { $then }; the table is at step { $now }.
refuse-gesture-open = That is only the beginning of what you must do.
refuse-gesture-long = What you must do was complete before your last step.
refuse-undo-off = At this table nothing is taken back.
refuse-undo-window = Nothing is taken back while answers are secret.
refuse-undo-chance = You cannot take that back: something was drawn since.
refuse-undo-closed = You cannot take that back: secret answers were shown since.
refuse-undo-other = You cannot take that back: another player has moved since.
refuse-undo-nothing = There is nothing to take back.
refuse-redo-nothing = There is nothing to play again.
refuse-bad-draw = That cannot be drawn now.
refuse-no-draw = Nothing is to be drawn now.
refuse-disk-full = The disk is full, so this step was not made. Free some room and try again.
refuse-no-rights = The record may not be written, so this step was not made. Give yourself the right and try again.
refuse-unwritten = The record could not be written, so this step was not made. Try again.

## How sure a rule is

mark-official = by the printed rules, as retold
mark-two_sources = several sources agree
mark-one_source = one source says so
mark-inferred = concluded from other rules
mark-house = our own choice

## The text game

text-welcome = { $title }. { $players }. Type ? for help.
text-predictable = This game was started from a number, so its draws can be foreseen.
text-record = The record is { $path }
text-goon = Go on with: { $command }
text-check = Check it with: { $command }
text-stopped = The game stops here and is kept.
text-interrupted = The game stops here and is kept in { $path }; go on with: { $command }
text-to-act = { $name }:
text-choose = Type a number, or a move in notation:
text-drawn = Something is to be drawn. What was it?
text-whole = All at once: { $steps }
text-unknown = “{ $text }” is neither the number of a choice nor a move.
text-did-you-mean = Did you mean { $word }?
text-no-choice = There is no choice { $number }; there are { $count }.
text-taken-back = Taken back.
text-played-again = Played again.
text-step-back = Last step taken back.
text-orders = Your standing orders; leave one with o and its number, and you are not asked where it answers:
text-no-orders = There are no standing orders to leave here.
order-lapsed = “{ $order }” held for a time that is over; you are asked again.
text-order-left = Left.
text-order-number = a number from { $low } to { $high }, as in o { $number } { $low }
text-log-empty = Nothing has happened yet.
text-position = The position:
text-hand-over = { $name }, it is your turn. Press Enter when only you can see the screen.
text-try-again = Press Enter to try again, or type q to stop.
text-bot-failed = { $name } did not answer by the rules; the safe move was made for it.
text-no-rule = There is no rule { $rule }.

text-help =
    Type the number of a choice, or a move in notation; several steps are divided by semicolons.
    Enter alone asks again.
    p    the position in words
    l    what happened last; l 100 shows more
    u    take back
    r    play again what was taken back
    o    your standing orders, where the game has any; o 2 leaves the second, o 3 12 the third with a number
    rule and a number, such as rule { $rule }    that rule
    q    stop; the game is kept
    ?    this help

## Results

result-heading = The game is over.
result-abandoned = The game was stopped before its end.
result-until = The phase is over.
result-of = { $name }:
result-line = { $points }: { $what }
result-sum = { $points } in all
result-place = { $place }. { $name }, { $score }
result-winner = { $name } wins.
result-shared = { $names } share the victory.
