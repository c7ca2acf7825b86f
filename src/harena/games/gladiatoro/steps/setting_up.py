"""G2.1 to G2.4, G2.20 Set-up: factors are chosen unseen, tokens drawn, figures placed."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.gladiatoro import events as ev
from harena.games.gladiatoro.moves import FACTOR as FACTOR_MOVE
from harena.games.gladiatoro.moves import HEX
from harena.games.gladiatoro.pending import CHOOSE_FIGURE, DRAW_TOKEN, FACE, FACTORS, NEXT_FACTORS, NEXT_START, TURN_START
from harena.games.gladiatoro.refusals import (
    BAD_FACTOR,
    BAD_TOTAL,
    BESIDE_FOE,
    LEGAL,
    NO_START,
    OBSTACLE,
    OCCUPIED,
    OFF_BOARD,
    OTHER_BLOCK,
)
from harena.games.gladiatoro.state import (
    ANSWER,
    AT,
    FACTOR,
    FIG,
    NOT_ASKED,
    SHOWN,
    UNANSWERED,
    WIDTH,
    State,
    at,
    pop,
    push,
    still_asked,
    team,
)
from harena.games.gladiatoro.tables import MAX_FACTOR, MAX_HEXES


def begin(s: State) -> None:
    """Put the set-up on the pile of things to do (G2.4, G2.20)."""
    push(s, NEXT_START)
    push(s, NEXT_FACTORS, 0, 0)


# -- factors -------------------------------------------------------------------------------------------------------------------


def chooser(s: State, f: i64) -> i64:
    """Return the seat that chooses a figure's factor: its owner, or with equal totals the lowest seat of its team (G2.20)."""
    setup = s.setup
    seat: i64 = f // setup.per
    if not setup.equal_total:
        return seat
    own = setup.team_of[seat]
    for one in range(setup.seats):
        if setup.team_of[one] == own:
            return one
    return seat  # pragma: no cover - a team has a lowest seat


def choices_of(s: State, seat: i64) -> i64:
    """Return how many factors a seat is asked for; the last of an equal total follows from the others."""
    setup = s.setup
    if setup.factor_low == setup.factor_high:
        return 0
    found: i64 = 0
    for f in range(setup.figures):
        if chooser(s, f) == seat:
            found += 1
    return found - 1 if setup.equal_total and found else found


def rounds_of(s: State) -> i64:
    """Return how often factors are asked for."""
    most: i64 = 0
    for seat in range(s.setup.seats):
        count = choices_of(s, seat)
        most = max(most, count)
    return most


def choosing(s: State, seat: i64, number: i64) -> i64:
    """Return the figure whose factor a seat chooses in a round, or -1 when it chooses none.

    Whoever has fewer to choose begins later, so that the last round asks everybody and nobody sees the factors before the end.
    """
    count = choices_of(s, seat)
    turn: i64 = number - (rounds_of(s) - count)
    if turn < 0 or turn >= count:
        return -1
    for f in range(s.setup.figures):
        if chooser(s, f) == seat:
            if turn == 0:
                return f
            turn -= 1
    return -1  # pragma: no cover - a seat has the figures it chooses for


def left_of(s: State, seat: i64) -> i64:
    """Return how many factors a seat has yet to choose."""
    found: i64 = 0
    for f in range(s.setup.figures):
        if s.a[FIG + WIDTH * f + FACTOR] < 0 and chooser(s, f) == seat:
            found += 1
    return found


def rest_of(s: State, seat: i64) -> i64:
    """Return what is left of the team's total for the factors yet to choose (G2.20)."""
    rest: i64 = s.setup.total
    for f in range(s.setup.figures):
        chosen: i64 = s.a[FIG + WIDTH * f + FACTOR]
        if chosen >= 0 and chooser(s, f) == seat:
            rest -= chosen
    return rest


def next_factors(s: State, number: i64, log: Log | None) -> None:
    """Ask for the next factor of everybody who has one to choose; when all are chosen, show them together (G2.20)."""
    setup = s.setup
    a = s.a
    if number < rounds_of(s):
        push(s, NEXT_FACTORS, 0, number + 1)
        push(s, FACTORS, 0, number)
        for seat in range(setup.seats):
            if choosing(s, seat, number) >= 0:
                a[ANSWER + seat] = UNANSWERED
        return
    for f in range(setup.figures):
        if a[FIG + WIDTH * f + FACTOR] < 0:
            a[FIG + WIDTH * f + FACTOR] = rest_of(s, chooser(s, f)) if setup.equal_total else setup.factor_low
    a[SHOWN] = 1
    for f in range(setup.figures):
        tell(log, ev.FACTOR_SHOWN, f, a[FIG + WIDTH * f + FACTOR])


def refuse_factor(s: State, seat: i64, m: i64) -> i64:
    """Refuse a factor out of range (G1.2), or one that leaves a total nobody can make (G2.3)."""
    if not FACTOR_MOVE <= m <= FACTOR_MOVE + MAX_FACTOR:
        return OTHER_BLOCK
    setup = s.setup
    factor: i64 = m - FACTOR_MOVE
    if not setup.factor_low <= factor <= setup.factor_high:
        return BAD_FACTOR
    if setup.equal_total:
        left: i64 = left_of(s, seat) - 1
        rest: i64 = rest_of(s, seat) - factor
        if rest < left * setup.factor_low or rest > left * setup.factor_high:
            return BAD_TOTAL
    return LEGAL


def list_factors(s: State, seat: i64) -> list[int]:
    """List the factors that may be chosen (G2.3)."""
    setup = s.setup
    return [
        m for m in range(FACTOR_MOVE + setup.factor_low, FACTOR_MOVE + setup.factor_high + 1) if not refuse_factor(s, seat, m)
    ]


def do_factor(s: State, seat: i64, m: i64) -> None:
    """Note a factor unseen; when the last answer is in, go on (G2.20)."""
    a = s.a
    a[ANSWER + seat] = m
    if still_asked(s):
        return
    seats = s.setup.seats
    number: i64 = s.todo[-2]
    pop(s)
    for one in range(seats):
        if a[ANSWER + one] != NOT_ASKED:
            a[FIG + WIDTH * choosing(s, one, number) + FACTOR] = a[ANSWER + one] - FACTOR_MOVE
            a[ANSWER + one] = NOT_ASKED


# -- places --------------------------------------------------------------------------------------------------------------------


def next_start(s: State) -> None:
    """Draw a token for the next figure, or begin the first turn once all stand (G2.4)."""
    for f in range(s.setup.figures):
        if s.a[FIG + WIDTH * f + AT] < 0:
            push(s, NEXT_START)
            push(s, DRAW_TOKEN, 0, 1)
            return
    push(s, TURN_START)


def unplaced(s: State, seat: i64) -> i64:
    """Return how many of a seat's figures do not stand yet."""
    per = s.setup.per
    found: i64 = 0
    for f in range(seat * per, seat * per + per):
        if s.a[FIG + WIDTH * f + AT] < 0:
            found += 1
    return found


def do_start_draw(s: State, seat: i64, log: Log | None) -> None:
    """Let the owner of the colour drawn place one of his figures (G2.4)."""
    pop(s)
    tell(log, ev.START_DRAWN, seat)
    push(s, CHOOSE_FIGURE, seat, 1)


def beside_foe(s: State, f: i64, hexagon: i64) -> bool:
    """Return whether a hex is adjacent to a figure of another team (G4.9)."""
    beside = s.setup.neigh[6 * hexagon : 6 * hexagon + 6]
    own = team(s, f)
    for other in range(s.setup.figures):
        there = s.a[FIG + WIDTH * other + AT]
        if there >= 0 and there in beside and team(s, other) != own:
            return True
    return False


def is_free(s: State, hexagon: i64) -> bool:
    """Return whether a hex of the board has no obstacle and nobody on it (G4.7)."""
    return not s.setup.obstacle[hexagon] and at(s, hexagon) < 0


def starts(s: State, f: i64) -> list[int]:
    """Return the hexes where a figure may start: start hexes away from foes, else hexes away from foes, else any (G2.4)."""
    setup = s.setup
    free = [h for h in range(setup.hexes) if is_free(s, h)]
    away = [h for h in free if not beside_foe(s, f, h)]
    return [h for h in away if setup.start[h]] or away or free


def refuse_start(s: State, f: i64, m: i64) -> i64:
    """Refuse a hex that is barred, no start hex, or beside a foe while others are not (G2.4)."""
    if not HEX <= m < HEX + MAX_HEXES:
        return OTHER_BLOCK
    hexagon: i64 = m - HEX
    setup = s.setup
    if hexagon >= setup.hexes:
        return OFF_BOARD
    if setup.obstacle[hexagon]:
        return OBSTACLE
    if at(s, hexagon) >= 0:
        return OCCUPIED
    if hexagon in starts(s, f):
        return LEGAL
    return BESIDE_FOE if beside_foe(s, f, hexagon) else NO_START


def list_starts(s: State, f: i64) -> list[int]:
    """List the hexes where a figure may start (G2.4)."""
    return [HEX + h for h in starts(s, f)]


def do_start(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Put a figure on its start hex; its facing follows (G2.4)."""
    f: i64 = s.todo[-2]
    pop(s)
    s.a[FIG + WIDTH * f + AT] = m - HEX
    tell(log, ev.PLACED, f, m - HEX)
    push(s, FACE, seat, f)
