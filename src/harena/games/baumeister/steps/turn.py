"""B8 End of a turn: the hand check, the next player, and the turn limit of B9.9."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.baumeister import events as ev
from harena.games.baumeister.moves import AMOUNTS, DISCARD
from harena.games.baumeister.pending import CHECK, DISTANCE, FINISH, HAND_CHECK, NEXT
from harena.games.baumeister.refusals import DISCARD_EXACT, LEGAL, OTHER_BLOCK
from harena.games.baumeister.state import (
    ACTIVE,
    BY_TURN_LIMIT,
    CHOSEN,
    ENDED,
    HAND,
    PILE,
    TURNS,
    State,
    hand_limit,
    hand_size,
    pop,
    push,
)
from harena.games.baumeister.steps.payment import do_amount


def begin_turn(s: State, seat: i64, log: Log | None) -> None:
    """Lay out a turn: move, act on the field reached, check the hand, next player (B8.2)."""
    s.a[ACTIVE] = seat
    tell(log, ev.TURN, seat, s.a[TURNS] + 1)
    push(s, NEXT)
    push(s, CHECK, seat)
    push(s, DISTANCE, seat)


def next_turn(s: State, log: Log | None) -> None:
    """Hand on to the next player clockwise, or end at the turn limit (B8.3, B9.9)."""
    a = s.a
    a[TURNS] += 1
    if a[TURNS] >= s.setup.turn_limit:
        push(s, FINISH, 0, BY_TURN_LIMIT)
    else:
        begin_turn(s, (a[ACTIVE] + 1) % s.setup.seats, log)


def finish(s: State, how: i64, log: Log | None) -> None:
    """Note that and how the game has ended (B9.1, B9.9)."""
    s.a[ENDED] = how
    tell(log, ev.ENDED, how)


def check_hand(s: State, seat: i64) -> None:
    """Ask a seat whose hand exceeds its limit which cards go back (B8.1)."""
    if hand_size(s, seat) > hand_limit(s, seat):
        push(s, HAND_CHECK, seat)


def list_discard(s: State, seat: i64) -> list[int]:
    """List the amounts of the material asked now that bring the hand down to the limit (B8.1)."""
    a = s.a
    kind: i64 = s.todo[-2]
    left: i64 = hand_size(s, seat) - hand_limit(s, seat)
    later: i64 = 0
    for other in range(4):
        if other < kind:
            left -= a[CHOSEN + other]
        elif other > kind:
            later += a[HAND + 4 * seat + other]
    held: i64 = a[HAND + 4 * seat + kind]
    low: i64 = left - later if left > later else 0
    high: i64 = held if held < left else left
    base: i64 = DISCARD + AMOUNTS * kind
    return list(range(base + low, base + high + 1))


def refuse_discard(s: State, seat: i64, m: i64) -> i64:
    """Refuse an amount with which the hand would not come down to the limit exactly (B8.1)."""
    base: i64 = DISCARD + AMOUNTS * s.todo[-2]
    if not base <= m < base + AMOUNTS:
        return OTHER_BLOCK
    return LEGAL if m in list_discard(s, seat) else DISCARD_EXACT


def do_discard(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Note one amount; after the last one the cards go back to their piles, seen by all (B8.1)."""
    if not do_amount(s, m, DISCARD):
        return
    pop(s)
    a = s.a
    tell(log, ev.DISCARDED, seat, ev.pack_cards(a[CHOSEN], a[CHOSEN + 1], a[CHOSEN + 2], a[CHOSEN + 3]))
    for kind in range(4):
        count: i64 = a[CHOSEN + kind]
        a[HAND + 4 * seat + kind] -= count
        a[PILE + kind] += count
        a[CHOSEN + kind] = 0
