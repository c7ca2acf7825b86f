"""B3 Move: how far the consul goes, and how the steps are paid."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.baumeister import events as ev
from harena.games.baumeister.moves import GO, WHEELS
from harena.games.baumeister.pending import SPLIT
from harena.games.baumeister.refusals import FAME_SHORT, LEGAL, NO_REACH, OTHER_BLOCK, WHEELS_FIRST
from harena.games.baumeister.state import CONSUL, FAME, MARKER, State, pop, push, wheels
from harena.games.baumeister.steps.fields import arrive
from harena.games.baumeister.tables import FIELDS


def free_wheels(s: State, seat: i64) -> i64:
    """Return how many steps the seat's marker can still pay."""
    return wheels(s, seat) - 1 - s.a[MARKER + seat]


def farthest(s: State, seat: i64) -> i64:
    """Return the longest distance that wheels and fame can pay: the first step is free, seven go once round (B3.2, B3.4)."""
    reach: i64 = 1 + free_wheels(s, seat) + s.a[FAME + seat]
    return reach if reach < FIELDS else FIELDS


def refuse_distance(s: State, seat: i64, m: i64) -> i64:
    """Refuse a distance that neither wheels nor fame can pay (B3.1 to B3.5, B10.1, B10.2)."""
    if not GO < m <= GO + FIELDS:
        return OTHER_BLOCK
    return LEGAL if m - GO <= farthest(s, seat) else NO_REACH


def list_distance(s: State, seat: i64) -> list[int]:
    """List the distances within reach, 1 to 7 (B3.4); 1 is always among them (B3.5)."""
    return list(range(GO + 1, GO + farthest(s, seat) + 1))


def do_distance(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Move the consul, or ask first how the steps are split (B3.3)."""
    pop(s)
    distance: i64 = m - GO
    if s.setup.fame_anytime and distance > 1:
        push(s, SPLIT, seat, distance)
        return
    paid: i64 = distance - 1
    free = free_wheels(s, seat)
    by_wheels: i64 = paid if paid < free else free  # [B3.3] wheels first
    _go(s, seat, distance, by_wheels, log)


def refuse_split(s: State, seat: i64, m: i64) -> i64:
    """Refuse a number of steps paid by wheels that leaves too much, or more than there is, to pay (B3.3)."""
    if not WHEELS <= m < WHEELS + FIELDS:
        return OTHER_BLOCK
    by_wheels: i64 = m - WHEELS
    paid: i64 = s.todo[-2] - 1
    if by_wheels > paid or by_wheels > free_wheels(s, seat):
        return WHEELS_FIRST
    if paid - by_wheels > s.a[FAME + seat]:
        return FAME_SHORT
    return LEGAL


def list_split(s: State, seat: i64) -> list[int]:
    """List how many of the steps wheels may pay, the rest being paid in fame (B3.3, ``fame_payment``)."""
    return [m for m in range(WHEELS, WHEELS + FIELDS) if not refuse_split(s, seat, m)]


def do_split(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Move the consul, paying as split (B3.3)."""
    distance: i64 = s.todo[-2]
    pop(s)
    _go(s, seat, distance, m - WHEELS, log)


def _go(s: State, seat: i64, distance: i64, by_wheels: i64, log: Log | None) -> None:
    a = s.a
    fame: i64 = distance - 1 - by_wheels
    a[MARKER + seat] += by_wheels  # [B3.2]
    a[FAME + seat] -= fame
    field: i64 = (a[CONSUL] + distance) % FIELDS
    a[CONSUL] = field
    tell(log, ev.WENT, seat, field * 100 + distance, by_wheels * 100 + fame)
    arrive(s, seat, field, log)  # [B3.6]
