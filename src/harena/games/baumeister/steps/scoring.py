"""B7 Scoring a kind, for all players."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.baumeister import events as ev
from harena.games.baumeister.moves import AMOUNTS, ANSWER
from harena.games.baumeister.pending import ANSWER_IN_TURN, CHECK, WINDOW
from harena.games.baumeister.refusals import ALL_OR_NONE, LEGAL, OTHER_BLOCK, TOO_MANY
from harena.games.baumeister.state import ACTIVE, FAME, HAND, MARKER, NOT_ASKED, PILE, ROWS, TILES, UNANSWERED, State, pop, push
from harena.games.baumeister.state import ANSWER as ANSWER_AT
from harena.games.baumeister.tables import STABLE


def score_row(s: State, seat: i64, corner: i64, log: Log | None) -> None:
    """Score the tile that now lies first in the row, if there is one (B5.6, B7.8)."""
    kind: i64 = s.a[ROWS + 4 * corner]
    if kind >= 0:
        tell(log, ev.SCORED, kind, 0)
        score(s, seat, kind, log)


def score(s: State, seat: i64, kind: i64, log: Log | None) -> None:
    """Begin a scoring: do what nobody decides, ask those who have a choice (B7.1 to B7.10)."""
    a = s.a
    setup = s.setup
    seats = setup.seats
    if setup.check_all:
        for later in range(seats - 1, -1, -1):
            push(s, CHECK, (seat + later) % seats)  # [B7.9] after the scoring, the active player first
    if kind == STABLE:
        for later in range(seats):
            _marker_back(s, (seat + later) % seats, log)
        return
    asked: i64 = 0
    tiles: i64 = 0
    for later in range(seats):
        who: i64 = (seat + later) % seats
        own: i64 = a[TILES + 6 * who + kind]
        if own:
            asked += 1
            tiles += own
        elif setup.consolation:
            a[FAME + who] += 1  # [B7.6]
            tell(log, ev.CONSOLED, who, kind)
    if asked > 1 and a[PILE + kind] >= tiles:
        push(s, WINDOW, seat, kind)  # [B7.10] enough for all: at once, unseen
        for who in range(seats):
            if a[TILES + 6 * who + kind]:
                a[ANSWER_AT + who] = UNANSWERED
        return
    for later in range(seats - 1, -1, -1):
        who = (seat + later) % seats
        if a[TILES + 6 * who + kind]:
            push(s, ANSWER_IN_TURN, who, kind)  # [B7.1] [B7.10] openly, one after another


def _marker_back(s: State, seat: i64, log: Log | None) -> None:
    """Move a marker to the left end, or by the wheels of a stable tile (B7.7, ``stable_reset``)."""
    back: i64 = s.a[MARKER + seat]
    if s.setup.stable_by_wheels and back > s.setup.stable_wheels:
        back = s.setup.stable_wheels
    s.a[MARKER + seat] -= back
    tell(log, ev.MARKER_BACK, seat, back)


def _most(s: State, seat: i64, kind: i64) -> i64:
    tiles: i64 = s.a[TILES + 6 * seat + kind]
    pile: i64 = s.a[PILE + kind]
    return tiles if tiles < pile else pile  # [B7.5]


def refuse_answer(s: State, seat: i64, m: i64) -> i64:
    """Refuse more cards than tiles or pile allow, or some of them where it is all or none (B7.2, B7.3, B7.5)."""
    if not ANSWER <= m < ANSWER + AMOUNTS:
        return OTHER_BLOCK
    count: i64 = m - ANSWER
    most = _most(s, seat, s.todo[-2])
    if count > most:
        return TOO_MANY
    if count and count < most and not s.setup.partial:
        return ALL_OR_NONE
    return LEGAL


def list_answer(s: State, seat: i64) -> list[int]:
    """List 0 for the fame and the numbers of cards that may be taken (B7.2)."""
    most = _most(s, seat, s.todo[-2])
    if s.setup.partial:
        return list(range(ANSWER, ANSWER + most + 1))
    return [ANSWER, ANSWER + most] if most else [ANSWER]


def do_answer_in_turn(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Carry out an open answer; at an empty pile the fame comes unasked (B7.4)."""
    kind: i64 = s.todo[-2]
    pop(s)
    if not s.a[PILE + kind]:
        s.a[FAME + seat] += 1
        tell(log, ev.PILE_EMPTY, seat, kind)
    else:
        _give(s, seat, kind, m - ANSWER, log)


def do_answer(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Note a secret answer; when the last one is in, carry all of them out from the active player on (B7.1, B7.10)."""
    a = s.a
    a[ANSWER_AT + seat] = m - ANSWER
    seats = s.setup.seats
    for who in range(seats):
        if a[ANSWER_AT + who] == UNANSWERED:
            return
    kind: i64 = s.todo[-2]
    pop(s)
    first: i64 = a[ACTIVE]
    for later in range(seats):
        one: i64 = (first + later) % seats
        count: i64 = a[ANSWER_AT + one]
        if count != NOT_ASKED:
            a[ANSWER_AT + one] = NOT_ASKED
            _give(s, one, kind, count, log)


def _give(s: State, seat: i64, kind: i64, count: i64, log: Log | None) -> None:
    a = s.a
    if not count:
        a[FAME + seat] += 1  # [B7.2] none at all: 1 fame
        tell(log, ev.WAIVED, seat, kind)
        return
    a[PILE + kind] -= count
    a[HAND + 4 * seat + kind] += count
    tell(log, ev.CARDS_TAKEN, seat, kind, count)
