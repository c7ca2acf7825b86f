"""B5 Action: corner field. Take the first tile of the row, or build the part beside the consul (paid in ``payment.py``)."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.baumeister import events as ev
from harena.games.baumeister.moves import BUILD, PASS, TAKE
from harena.games.baumeister.pending import CHECK, FINISH, LAY_PART, LAY_TILE, PAYMENT, SCORE_ROW
from harena.games.baumeister.refusals import CANNOT_PAY, LEGAL, MUST_ACT, MUST_BUILD, NO_PART, OTHER_BLOCK, ROW_EMPTY
from harena.games.baumeister.state import (
    BUILT,
    BUILT_BY,
    BY_LAST_PART,
    CHOSEN,
    FAME,
    HAND,
    PILE,
    ROWS,
    SHOWN,
    SITE,
    TILES,
    State,
    pop,
    push,
)
from harena.games.baumeister.steps.payment import payable


def refuse_corner(s: State, seat: i64, m: i64) -> i64:
    """Refuse a tile that is not there, a part that cannot be paid, or passing where one of the two can be done (B5.1)."""
    corner: i64 = s.todo[-2]
    a = s.a
    if m == TAKE:
        return LEGAL if a[ROWS + 4 * corner] >= 0 else ROW_EMPTY  # [B5.2]
    part: i64 = a[SHOWN + corner]
    if m == BUILD:
        if part < 0:
            return NO_PART  # [B5.8]
        return LEGAL if payable(s, seat, part) else CANNOT_PAY
    if m != PASS:
        return OTHER_BLOCK
    if a[ROWS + 4 * corner] >= 0:
        return MUST_ACT  # [B5.1]
    if part >= 0 and not s.setup.may_pass and payable(s, seat, part):
        return MUST_BUILD  # [B5.18]
    return LEGAL  # [B5.17]


def list_corner(s: State, seat: i64) -> list[int]:
    """List passing, taking and building, those that can be done (B5.1)."""
    return [m for m in (PASS, TAKE, BUILD) if not refuse_corner(s, seat, m)]


def do_corner(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Take a tile, begin to pay for a part, or go on with nothing (B5.17)."""
    corner: i64 = s.todo[-2]
    pop(s)
    if m == TAKE:
        _take(s, seat, corner, log)
    elif m == BUILD:
        push(s, PAYMENT, seat)
    else:
        part: i64 = s.a[SHOWN + corner]
        able = part >= 0 and payable(s, seat, part)
        tell(log, ev.CORNER_PASSED if able else ev.CORNER_NOTHING, seat, corner)


def _take(s: State, seat: i64, corner: i64, log: Log | None) -> None:
    a = s.a
    at: i64 = ROWS + 4 * corner
    kind: i64 = a[at]
    a[at] = a[at + 1]  # [B5.4] the row moves up, nothing is added
    a[at + 1] = a[at + 2]
    a[at + 2] = a[at + 3]
    a[at + 3] = -1
    a[TILES + 6 * seat + kind] += 1  # [B5.2] [B5.3] [B5.7]
    tell(log, ev.TOOK_TILE, seat, corner, kind)
    push(s, SCORE_ROW, seat, corner)  # [B5.6]
    if a[at] < 0:
        for _ in range(4):
            push(s, LAY_TILE, 0, corner)  # [B5.5]


def do_build(s: State, seat: i64, corner: i64, log: Log | None) -> None:
    """Give the chosen cards, take the part's fame, put it into the next slot, refill the place (B5.9 to B5.16)."""
    a = s.a
    part: i64 = a[SHOWN + corner]
    hand: i64 = HAND + 4 * seat
    tell(log, ev.PAID, seat, ev.pack_cards(a[CHOSEN], a[CHOSEN + 1], a[CHOSEN + 2], a[CHOSEN + 3]))
    for kind in range(4):
        count: i64 = a[CHOSEN + kind]
        a[hand + kind] -= count
        a[PILE + kind] += count  # [B5.10]
        a[CHOSEN + kind] = 0
    slot: i64 = a[BUILT]
    a[SITE + slot] = part * 4 + seat  # [B5.12]
    a[BUILT] = slot + 1
    a[BUILT_BY + seat] += 1
    a[SHOWN + corner] = -1
    setup = s.setup
    fame: i64 = setup.value[part]
    a[FAME + seat] += fame  # [B5.11]
    tell(log, ev.BUILT, seat, part * 100 + slot, fame)
    left: i64 = setup.slots - slot - 1
    if left < 3:
        extra: i64 = setup.bonus[2 - left]
        a[FAME + seat] += extra  # [B5.13]
        tell(log, ev.BONUS, seat, slot, extra)
    if left:
        push(s, LAY_PART, 0, corner)  # [B5.15]
        return
    s.todo.clear()  # [B5.14] [B9.1] at once
    push(s, FINISH, 0, BY_LAST_PART)
    if setup.final_check:
        push(s, CHECK, seat)  # [B10.12]
