"""8.1 ``extra_ties`` = ``"shared"``: players with the same place in the queue act together, unseen."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.gladiatoro import events as ev
from harena.games.gladiatoro import pending as on
from harena.games.gladiatoro.moves import DASH, SHIFT, STEP, STOP, TURN
from harena.games.gladiatoro.refusals import OTHER_BLOCK
from harena.games.gladiatoro.state import (
    ANSWER,
    AT,
    FACING,
    FIG,
    NOT_ASKED,
    PLACE,
    REACH,
    UNANSWERED,
    WANT,
    WIDTH,
    State,
    pop,
    push,
    still_asked,
)
from harena.games.gladiatoro.steps.moving import dash_from, refuse_target, steps_from
from harena.games.gladiatoro.steps.windows import spend, turn
from harena.games.gladiatoro.tables import MAX_HEXES


def do_tied_act(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Note unseen what a player wants; when all have said so, roll, and let them choose hexes (8.1)."""
    a = s.a
    a[ANSWER + seat] = m
    if still_asked(s):
        return
    seats = s.setup.seats
    window: i64 = s.todo[-2]
    pop(s)
    wanted: i64 = 0
    for one in range(seats):
        want: i64 = a[ANSWER + one]
        a[ANSWER + one] = NOT_ASKED
        if want == STOP:
            a[PLACE + one] = -1
            tell(log, ev.STOPPED, one)
        elif want != NOT_ASKED:
            a[WANT + one] = want
            spend(s, wanting(want))
            wanted += 1
            if want >= STEP:
                tell(log, ev.STEPS, wanting(want), 0 if want < DASH else 1)
    if not wanted:
        return
    push(s, on.CARRY_OUT, 0, window)
    push(s, on.TIED_OPEN, 0, window)
    for later in range(seats):
        one = seats - 1 - later
        want = a[WANT + one]
        if want >= DASH:
            push(s, on.ALLOWED, one, wanting(want) * 4 + on.BY_TIED_DASH)
            push(s, on.MOVE_DIE, one, s.setup.move_dice)


def wanting(want: i64) -> i64:
    """Return the figure that a named extra action is for."""
    if want < STEP:
        return (want - TURN) // 6
    return want - STEP if want < DASH else want - DASH


def open_hexes(s: State, window: i64) -> None:
    """Ask those who step where to and which way to face, at once and unseen (8.1)."""
    a = s.a
    asked: i64 = 0
    for seat in range(s.setup.seats):
        if a[WANT + seat] >= STEP:
            a[ANSWER + seat] = UNANSWERED
            asked += 1
    if asked:
        push(s, on.TIED_HEX, 0, window)


def targets(s: State, seat: i64) -> list[int]:
    """Return the hexes that the named step may reach."""
    want: i64 = s.a[WANT + seat]
    f = wanting(want)
    return steps_from(s, f) if want < DASH else dash_from(s, f, s.a[REACH + seat])


def refuse_shift(s: State, seat: i64, m: i64) -> i64:
    """Refuse a hex that the step cannot reach (G3.12)."""
    if not SHIFT <= m < SHIFT + 6 * MAX_HEXES:
        return OTHER_BLOCK
    want: i64 = s.a[WANT + seat]
    most: i64 = 1 if want < DASH else s.a[REACH + seat]
    return refuse_target(s, wanting(want), (m - SHIFT) // 6, targets(s, seat), most)


def list_shifts(s: State, seat: i64) -> list[int]:
    """List every hex within the step, with every facing."""
    return [SHIFT + 6 * h + facing for h in targets(s, seat) for facing in range(6)]


def do_shift(s: State, seat: i64, m: i64) -> None:
    """Note a hex and a facing unseen; what all want is carried out once the last is in."""
    a = s.a
    a[ANSWER + seat] = m
    for one in range(s.setup.seats):
        if a[ANSWER + one] == UNANSWERED:
            return
    pop(s)


def carry_out(s: State, log: Log | None) -> None:
    """Do all at once; figures that want the same hex keep hex and facing, and have spent the action (8.1)."""
    a = s.a
    seats = s.setup.seats
    wish = [(int(a[ANSWER + seat]) - int(SHIFT)) // 6 if a[WANT + seat] >= STEP else -1 - seat for seat in range(seats)]
    for seat in range(seats):
        want: i64 = a[WANT + seat]
        if not want:
            continue
        f = wanting(want)
        if want < STEP:
            turn(s, f, (want - TURN) % 6, log)
        elif wish.count(wish[seat]) > 1:
            tell(log, ev.CLASHED, f, wish[seat])
        else:
            _shift(s, f, wish[seat], (a[ANSWER + seat] - SHIFT) % 6, log)
    for seat in range(seats):
        a[WANT + seat] = 0
        a[REACH + seat] = 0
        a[ANSWER + seat] = NOT_ASKED


def _shift(s: State, f: i64, hexagon: i64, facing: i64, log: Log | None) -> None:
    a = s.a
    if a[FIG + WIDTH * f + AT] == hexagon:
        tell(log, ev.STAYED, f)
    else:
        a[FIG + WIDTH * f + AT] = hexagon
        tell(log, ev.MOVED, f, hexagon)
    a[FIG + WIDTH * f + FACING] = facing
    tell(log, ev.FACED, f, facing)
