"""B4 Action: storage field."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.baumeister import events as ev
from harena.games.baumeister.moves import BUY, PASS
from harena.games.baumeister.refusals import LEGAL, NO_CARD, NO_STORAGE, OTHER_BLOCK
from harena.games.baumeister.state import HAND, PILE, STORAGE_LEFT, TILES, State, hand_size, pop
from harena.games.baumeister.tables import STORAGE


def refuse_storage(s: State, seat: i64, m: i64) -> i64:
    """Refuse to buy with a card that is not there, or a tile that is not there (B4.1, B10.9)."""
    if m == PASS:
        return LEGAL  # [B4.3]
    if not BUY <= m < BUY + 4:
        return OTHER_BLOCK
    if not s.a[STORAGE_LEFT]:
        return NO_STORAGE
    return LEGAL if s.a[HAND + 4 * seat + m - BUY] else NO_CARD


def list_storage(s: State, seat: i64) -> list[int]:
    """List passing and the cards that can be given (B4.1, B4.3)."""
    return [m for m in range(PASS, BUY + 4) if not refuse_storage(s, seat, m)]


def do_storage(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Give one card for one storage tile, or pass (B4.1 to B4.3)."""
    pop(s)
    a = s.a
    if m == PASS:
        tell(log, ev.STORAGE_PASSED if a[STORAGE_LEFT] and hand_size(s, seat) else ev.STORAGE_NOTHING, seat)
        return
    kind: i64 = m - BUY
    a[HAND + 4 * seat + kind] -= 1
    a[PILE + kind] += 1
    a[STORAGE_LEFT] -= 1
    a[TILES + 6 * seat + STORAGE] += 1  # [B4.1] the limit follows from the row
    tell(log, ev.STORED, seat, kind)
