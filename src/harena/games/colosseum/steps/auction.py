"""C4 and V Phase 2, auctions: one routine for both modes. They differ in who starts and in who is shut out, and for how long."""

from itertools import compress
from typing import Final

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.colosseum import events as ev
from harena.games.colosseum.moves import AMOUNT, AMOUNTS, CASH, MARKET, MOST, PASS, SWAP, TOKEN, TOKENS
from harena.games.colosseum.pending import BIDDING, BIDS, NEXT_STARTER, OPENING, REFILL, REFILL_ALL, START
from harena.games.colosseum.refusals import (
    BELOW_MIN,
    EMPTY_MARKET,
    LONE_PRICE,
    NOT_FREE,
    NOT_HIGHER,
    OTHER_BLOCK,
    TOO_DEAR,
)
from harena.games.colosseum.state import (
    BAG,
    BID,
    BIDDER,
    COINS,
    EMPTIED,
    GONE,
    GREEN,
    IN,
    PHASE,
    SEAT,
    SLOT,
    STALL,
    STARTER,
    WHEN,
    WIDTH,
    WON,
    State,
    add,
    hand,
    pop,
    push,
    put,
    seat_at,
)
from harena.games.colosseum.steps.means import check_stars, do_free, free_moves, gain_medal, pay_bank, reach, why_not_free
from harena.games.colosseum.tables import ALL_KINDS, EMPEROR, INTENSE, PLACES, STALLS, STANDARD

EMPTY: Final = bytes(STALLS * PLACES)  # no token in any market


def any_market(s: State) -> bool:
    """Return whether any market has tokens."""
    return s.b[SLOT : SLOT + STALLS * PLACES] != EMPTY


def has_tokens(s: State, market: i64) -> bool:
    """Return whether a market has tokens (C4.1)."""
    at: i64 = SLOT + PLACES * market
    return s.b[at] != 0 or s.b[at + 1] != 0 or s.b[at + 2] != 0


# -- who starts ----------------------------------------------------------------------------------------------------------------


def next_starter(s: State, number: i64, log: Log | None) -> None:
    """Give the next player the chance to start auctions (C4.1).

    In the base game whoever has won gets none (C4.2) and stays shut out to the end of the phase (C4.9); in the variant everybody
    starts (V2) and all may bid again under a new starter (V8).
    """
    a = s.a
    a[PHASE] = 2
    a[STARTER] = -1
    if number == 0 or s.setup.mode == INTENSE:
        a[WON] = 0
    if number == s.setup.seats or not any_market(s):
        a[WON] = 0
        return
    seat = seat_at(s, number)
    push(s, NEXT_STARTER, 0, number + 1)
    if a[WON] >> seat & 1:
        tell(log, ev.NO_START, seat)
        return
    a[STARTER] = seat
    push(s, REFILL_ALL)
    push(s, START, seat)


def lone(s: State, seat: i64) -> bool:
    """Return whether all others are shut out (C4.8, V11)."""
    all_: i64 = (1 << s.setup.seats) - 1
    return s.a[WON] | 1 << seat == all_


def list_start(s: State, seat: i64) -> list[int]:
    """List the markets to auction; without the coins or a market there is only passing (C4.1, C4.4, V17)."""
    setup = s.setup
    if not any_market(s) or reach(s, seat, free=True) < setup.min_bid:
        return [PASS]
    found: list[int] = [PASS]
    found += free_moves(s, seat)
    if s.a[SEAT + WIDTH * seat + COINS] >= setup.min_bid:
        for market in range(STALLS):
            if has_tokens(s, market):
                found.append(MARKET + market)
    return found


def why_not_start(s: State, seat: i64, m: i64) -> i64:
    """Return why an auction cannot be started so."""
    if CASH <= m <= SWAP:
        return why_not_free(s, seat, m)
    if MARKET <= m < MARKET + STALLS:
        return TOO_DEAR if has_tokens(s, m - MARKET) else EMPTY_MARKET
    return OTHER_BLOCK


def do_start(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Choose a market and go on to its opening bid, or give up (C4.1, C4.10)."""
    if CASH <= m <= SWAP:
        do_free(s, seat, m, log)
        return
    pop(s)
    if m == PASS:
        tell(log, ev.PASSED, seat, 2)
        return
    push(s, OPENING, seat, m - MARKET, 1)


def list_opening(s: State, seat: i64) -> list[int]:
    """List the opening bids: from the lowest to all one's coins, and only the lowest for a lone starter (C4.3, C4.8, V11)."""
    low: i64 = s.setup.min_bid
    high: i64 = s.a[SEAT + WIDTH * seat + COINS]
    if lone(s, seat):
        high = low
    elif high > MOST:
        high = MOST
    return AMOUNTS[low : high + 1]


def why_not_opening(s: State, seat: i64, m: i64) -> i64:
    """Return why a number is no opening bid."""
    if not AMOUNT <= m <= AMOUNT + MOST:
        return OTHER_BLOCK
    if m - AMOUNT < s.setup.min_bid:
        return BELOW_MIN
    return LONE_PRICE if lone(s, seat) and m - AMOUNT <= s.a[SEAT + WIDTH * seat + COINS] else TOO_DEAR


def do_opening(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Open: the starter's bid stands, everybody not shut out is in (C4.5, C4.9, V6)."""
    a = s.a
    a[STALL] = s.todo[-2]
    pop(s)
    a[BID] = m - AMOUNT
    a[BIDDER] = seat
    all_: i64 = (1 << s.setup.seats) - 1
    a[IN] = all_ & ~a[WON]
    tell(log, ev.OPENED, seat, a[STALL], a[BID])
    seats: i64 = s.setup.seats
    for one in range(seats):
        if a[WON] >> one & 1:
            tell(log, ev.SHUT_OUT, one)
    push(s, BIDS, (seat + 1) % seats)


# -- bidding -------------------------------------------------------------------------------------------------------------------


def bids(s: State, seat: i64, log: Log | None) -> None:
    """Ask the next player who is in and could raise, clockwise; when only the highest bidder is left he wins (C4.5, C4.19)."""
    a = s.a
    seats: i64 = s.setup.seats
    bidder: i64 = a[BIDDER]
    while seat != bidder:
        if a[IN] >> seat & 1:
            if reach(s, seat, free=s.setup.free_always) > a[BID] and a[BID] < MOST:
                push(s, BIDDING, seat)
                return
            a[IN] &= ~(1 << seat)
            tell(log, ev.COULD_NOT, seat)
        seat = (seat + 1) % seats
    award(s, log)


def list_bidding(s: State, seat: i64) -> list[int]:
    """List leaving and every raise up to one's coins (C4.5, C4.6)."""
    found: list[int] = [PASS]
    if s.setup.free_always:
        found += free_moves(s, seat)
    high: i64 = s.a[SEAT + WIDTH * seat + COINS]
    high = min(high, MOST)
    found += AMOUNTS[s.a[BID] + 1 : high + 1]
    return found


def why_not_bid(s: State, seat: i64, m: i64) -> i64:
    """Return why a number is no raise."""
    if CASH <= m <= SWAP:
        return why_not_free(s, seat, m) if s.setup.free_always else NOT_FREE
    if not AMOUNT <= m <= AMOUNT + MOST:
        return OTHER_BLOCK
    return NOT_HIGHER if m - AMOUNT <= s.a[BID] else TOO_DEAR


def do_bid(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Raise, or leave this auction for good (C4.5, V5)."""
    if CASH <= m <= SWAP:
        do_free(s, seat, m, log)
        return
    pop(s)
    a = s.a
    seats: i64 = s.setup.seats
    if m == PASS:
        a[IN] &= ~(1 << seat)
        tell(log, ev.LEFT, seat)
    else:
        a[BID] = m - AMOUNT
        a[BIDDER] = seat
        tell(log, ev.BID, seat, a[BID])
    push(s, BIDS, (seat + 1) % seats)


def award(s: State, log: Log | None) -> None:
    """Let the winner pay and take the tokens; a losing starter may start again (C4.10, C4.12)."""
    a = s.a
    winner: i64 = a[BIDDER]
    market: i64 = a[STALL]
    price: i64 = a[BID]
    pay_bank(s, winner, price)
    tell(log, ev.WON, winner, market, price)
    kinds: i64 = 0
    for place in range(PLACES * market, PLACES * market + PLACES):
        token: i64 = s.b[SLOT + place]
        if not token:
            continue
        put(s, SLOT + place, 0)
        kind: i64 = token - 1
        if kind == EMPEROR:  # [C13.2]
            add(s, GONE + kind, 1)
            if gain_medal(s, winner):
                tell(log, ev.MEDAL, winner, 0)
            else:
                tell(log, ev.NO_MEDAL, winner)
        else:
            hand(s, winner, kind, 1)
            kinds |= 1 << kind
            tell(log, ev.TOOK, winner, kind)
    a[EMPTIED] += 1
    put(s, WHEN + market, a[EMPTIED])
    a[WON] |= 1 << winner
    starter: i64 = a[STARTER]
    a[STALL] = a[BIDDER] = -1
    a[BID] = a[IN] = 0
    check_stars(s, kinds, log)
    if winner != starter:
        push(s, START, starter)


# -- filling markets -----------------------------------------------------------------------------------------------------------


def refill_all(s: State, log: Log | None) -> None:
    """Fill all empty markets together, left to right or as they were emptied (C4.13, C4.15, V8, V10).

    Places are put on the pile last first, so that they are filled in order.
    """
    b = s.b
    empty: i64 = 0
    for turn in range(STALLS - 1, -1, -1):
        market: i64 = turn
        if not s.setup.left_to_right:
            market = -1
            for one in range(STALLS):
                if b[WHEN + one] == turn + 1:
                    market = one
        if market < 0 or not b[WHEN + market]:
            continue
        empty |= 1 << market
        for place in range(PLACES - 1, -1, -1):
            push(s, REFILL, 0, PLACES * market + place)
    if empty:
        tell(log, ev.FILLING, empty)
        s.b = bytes(STALLS) + b[WHEN + STALLS :]
    s.a[EMPTIED] = 0


def face_down(s: State) -> i64:
    """Return the kind of the green token that lies face down, or -1 (C1.3, C4.14)."""
    kind: i64 = 0
    while kind < STANDARD and not s.b[GREEN + kind]:
        kind += 1
    return kind if kind < STANDARD else -1


def refill_outcomes(s: State) -> list[tuple[int, int]]:
    """List what may come into a market: the face-down token first, then a draw from the bag; nothing when it is empty (C4.14)."""
    kind = face_down(s)
    if kind >= 0:
        return [(int(TOKEN + kind), 1)]
    counts = s.b[BAG : BAG + ALL_KINDS]
    return list(compress(zip(TOKENS, counts, strict=True), counts))


def do_refill(s: State, m: i64, log: Log | None) -> None:
    """Put a token into a market (C4.14)."""
    place: i64 = s.todo[-2]
    pop(s)
    kind: i64 = m - TOKEN
    add(s, (GREEN if face_down(s) >= 0 else BAG) + kind, -1)
    put(s, SLOT + place, kind + 1)
    tell(log, ev.REFILLED, kind, place // PLACES)


def no_refill(s: State, log: Log | None) -> None:
    """Leave a place free, for the bag is empty (C4.17)."""
    first = True
    if len(s.todo) >= 8 and s.todo[-8] == REFILL:
        first = False
    pop(s)
    if first:
        tell(log, ev.BAG_EMPTY)
