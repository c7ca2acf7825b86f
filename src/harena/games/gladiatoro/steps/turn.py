"""G2.6 to G2.19 Turn and phase: the bag, whose turn it is, the two limits of G6.6."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.gladiatoro import events as ev
from harena.games.gladiatoro.moves import DRAW, NAME
from harena.games.gladiatoro.pending import (
    ACTION,
    CHOOSE_FIGURE,
    DRAW_TOKEN,
    NEXT_PHASE,
    OPEN,
    PHASE_END,
    POSTERIOR,
    PRIOR,
    START_HEX,
    TURN_END,
    TURN_START,
)
from harena.games.gladiatoro.refusals import DONE, LEGAL, NO_SUCH, NOT_ALIVE, NOT_YOURS, OTHER_BLOCK
from harena.games.gladiatoro.state import (
    AT,
    BY_LIMIT,
    EXTRA,
    FELL,
    FIG,
    HIT,
    NORMAL,
    PHASE,
    QUIET,
    SERIES,
    TURN,
    WIDTH,
    State,
    pop,
    push,
)
from harena.games.gladiatoro.steps.damage import finish
from harena.games.gladiatoro.steps.setting_up import do_start_draw, unplaced
from harena.games.gladiatoro.tables import MAX_FIGURES


def turn_start(s: State, log: Log | None) -> None:
    """Fill the bag anew and give every living figure its actions back (G2.8)."""
    a = s.a
    a[TURN] += 1
    for f in range(s.setup.figures):
        a[FIG + WIDTH * f + EXTRA] = 0
        a[FIG + WIDTH * f + NORMAL] = 0
    tell(log, ev.TURN, a[TURN])
    push(s, NEXT_PHASE)


def to_activate(s: State, seat: i64) -> i64:
    """Return how many of a seat's living figures are yet to be activated this turn."""
    per = s.setup.per
    a = s.a
    found: i64 = 0
    for f in range(seat * per, seat * per + per):
        if not a[FIG + WIDTH * f + FELL] and not a[FIG + WIDTH * f + NORMAL] and f != a[PHASE]:
            found += 1
    return found


def tokens(s: State, seat: i64) -> i64:
    """Return how many tokens of a colour are in the bag: one for each living figure not yet activated, or one for all (G2.9)."""
    found = to_activate(s, seat)
    return 1 if s.setup.bag_by_player and found else found


def next_phase(s: State) -> None:
    """Draw again, or end the turn with an empty bag (G2.10); a player's one token serves all of his figures (8.1)."""
    a = s.a
    series: i64 = a[SERIES]
    if series >= 0:
        if to_activate(s, series):
            push(s, NEXT_PHASE)
            push(s, CHOOSE_FIGURE, series, 0)
            return
        a[SERIES] = -1
    for seat in range(s.setup.seats):
        if tokens(s, seat):
            push(s, NEXT_PHASE)
            push(s, DRAW_TOKEN, 0, 0)
            return
    push(s, TURN_END)


def draw_outcomes(s: State) -> list[tuple[int, int]]:
    """List the colours in the bag, each by the number of its tokens (G2.4, G2.10)."""
    found = []
    placing: i64 = s.todo[-2]
    for seat in range(s.setup.seats):
        count = unplaced(s, seat) if placing else tokens(s, seat)
        if count:
            found.append((int(DRAW + seat), int(count)))
    return found


def do_draw(s: State, m: i64, log: Log | None) -> None:
    """Take the token drawn out of the bag; its owner names a figure (G2.10, G2.11)."""
    seat: i64 = m - DRAW
    if s.todo[-2]:
        do_start_draw(s, seat, log)
        return
    pop(s)
    tell(log, ev.DRAWN, seat)
    if s.setup.bag_by_player:
        s.a[SERIES] = seat
    push(s, CHOOSE_FIGURE, seat, 0)


def refuse_name(s: State, seat: i64, m: i64) -> i64:
    """Refuse a figure that is not one's own, has fallen, stands already or was activated this turn (G2.4, G2.11)."""
    if not NAME <= m < NAME + MAX_FIGURES:
        return OTHER_BLOCK
    f: i64 = m - NAME
    if f >= s.setup.figures:
        return NO_SUCH
    if f // s.setup.per != seat:
        return NOT_YOURS
    if s.todo[-2]:
        return DONE if s.a[FIG + WIDTH * f + AT] >= 0 else LEGAL
    if s.a[FIG + WIDTH * f + FELL]:
        return NOT_ALIVE
    return DONE if s.a[FIG + WIDTH * f + NORMAL] else LEGAL


def list_names(s: State, seat: i64) -> list[int]:
    """List the figures that a seat may name (G2.4, G2.11)."""
    per = s.setup.per
    return [m for m in range(NAME + seat * per, NAME + seat * per + per) if not refuse_name(s, seat, m)]


def do_name(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Begin the phase of the figure named, or place it (G2.4, G2.11)."""
    placing: i64 = s.todo[-2]
    pop(s)
    f: i64 = m - NAME
    if placing:
        push(s, START_HEX, seat, f)
        return
    s.a[PHASE] = f
    tell(log, ev.PHASE, f)
    push(s, PHASE_END, seat, f)
    push(s, OPEN, 0, POSTERIOR)  # [G2.16]
    push(s, ACTION, seat, f)  # [G2.13]
    push(s, OPEN, 0, PRIOR)  # [G2.12]


def phase_end(s: State, f: i64) -> None:
    """Mark the normal action as used (G2.17); a figure that fell in its own phase has none (G6.1)."""
    a = s.a
    if not a[FIG + WIDTH * f + FELL]:
        a[FIG + WIDTH * f + NORMAL] = 1
    a[PHASE] = -1


def turn_end(s: State, log: Log | None) -> None:
    """Count turns without a hit and check both limits (G2.19, G6.6), or begin a new turn (G6.5)."""
    a = s.a
    setup = s.setup
    a[QUIET] = 0 if a[HIT] else a[QUIET] + 1
    a[HIT] = 0
    if a[TURN] == setup.turn_limit or a[QUIET] == setup.no_hit_turns:
        finish(s, BY_LIMIT, log)
    else:
        push(s, TURN_START)
