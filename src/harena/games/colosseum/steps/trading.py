"""C5 Phase 3, trading: whose turn it is, answers, counter-offers, deals. How an offer is spelled stands in ``drafting.py``."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.colosseum import events as ev
from harena.games.colosseum.moves import CASH, COUNTER, NO, PASS, SWAP, TO, YES
from harena.games.colosseum.pending import ANSWER_COUNTER, ANSWER_OFFER, ASK_ALL, DRAFT, NEXT_TRADER
from harena.games.colosseum.pending import OFFER as ASK_OFFER
from harena.games.colosseum.refusals import (
    NO_COUNTER,
    NO_PARTNER,
    NOT_ANY_MORE,
    NOT_FREE,
    NOTHING_TO_TRADE,
    OTHER_BLOCK,
)
from harena.games.colosseum.state import (
    D_AT,
    D_FROM,
    D_TO,
    HAS,
    NAMED,
    NOTHING,
    OFFERED,
    OFFERS,
    OWN,
    OWNERS,
    PHASE,
    SEAT,
    SIZE,
    TOK,
    WIDTH,
    State,
    mark,
    pay,
    pop,
    push,
    seat_at,
    turn,
)
from harena.games.colosseum.steps.drafting import can_counter, can_deal, owns_given, owns_taken
from harena.games.colosseum.steps.means import check_stars, do_free, free_moves, why_not_free
from harena.games.colosseum.tables import COIN, ITEMS, MAX_SEATS


def next_trader(s: State, number: i64) -> None:
    """Let the next player be the active one (C5.1); in open trading round after round until nobody offers."""
    a = s.a
    seats: i64 = s.setup.seats
    if a[PHASE] != 3:
        a[PHASE] = 3
        for one in range(seats):
            a[SEAT + WIDTH * one + OFFERS] = 0
    if number == seats:
        if not a[OFFERED]:
            return
        a[OFFERED] = 0
        number = 0
    seat = seat_at(s, number)
    push(s, NEXT_TRADER, 0, number + 1)
    push(s, ASK_OFFER, seat)


# -- offering ------------------------------------------------------------------------------------------------------------------


def list_offer(s: State, seat: i64) -> list[int]:
    """List whom an offer can be made to; at the cap, or with nothing to trade, there is only being done (C5.2, C5.8)."""
    a = s.a
    if a[SEAT + WIDTH * seat + OFFERS] >= s.setup.cap:
        return [PASS]
    ours: i64 = a[HAS + seat]
    partners: list[int] = [TO + one for one in range(s.setup.seats) if one != seat and can_deal(s, ours, a[HAS + one])]
    if not partners:
        return [PASS]
    found: list[int] = [PASS]
    found += free_moves(s, seat)
    found += partners
    found.append(TO + MAX_SEATS)
    return found


def why_not_offer(s: State, seat: i64, m: i64) -> i64:
    """Return why an offer cannot be begun so."""
    if CASH <= m <= SWAP:
        return why_not_free(s, seat, m)
    if TO <= m < TO + MAX_SEATS:
        return NO_PARTNER if m - TO == seat or m - TO >= s.setup.seats else NOTHING_TO_TRADE
    return OTHER_BLOCK


def do_offer(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Begin an offer to one or to all, or be done (C5.2, C5.11)."""
    if CASH <= m <= SWAP:
        do_free(s, seat, m, log)
        return
    if m == PASS:
        pop(s)
        tell(log, ev.PASSED, seat, 3)
        return
    a = s.a
    a[D_FROM] = seat
    if m == TO + MAX_SEATS:
        a[D_TO] = s.setup.seats
        a[OWNERS] = (1 << s.setup.seats) - 1 & ~(1 << seat)
    else:
        a[D_TO] = m - TO
    turn(s, DRAFT, seat, 0, 1)


def send(s: State, seat: i64, log: Log | None) -> None:
    """Put a complete offer to whoever is to answer it (C5.2, C5.9, C5.11)."""
    a = s.a
    counter: i64 = s.todo[-2]
    a[D_AT] = a[NAMED] = a[OWNERS] = 0
    if log is not None:
        offer = s.reply if counter else s.offer
        tell(log, ev.COUNTERED if counter else ev.OFFERED, seat, a[D_FROM] if counter else a[D_TO])
        for at in range(0, len(offer), 2):
            tell(log, ev.GIVES if offer[at] < ITEMS else ev.TAKES, seat, offer[at] % ITEMS, offer[at + 1])
    if counter:
        turn(s, ANSWER_COUNTER, a[D_FROM])
        return
    a[SEAT + WIDTH * seat + OFFERS] += 1
    a[OFFERED] = 1 if s.setup.open_trade else 0
    if a[D_TO] == s.setup.seats:
        turn(s, ASK_ALL, 0, 1)
    else:
        turn(s, ANSWER_OFFER, a[D_TO])


def ask_all(s: State, number: i64) -> None:
    """Ask the next player clockwise from the active one who owns what is asked (C5.11)."""
    a = s.a
    seats: i64 = s.setup.seats
    while number < seats:
        seat = (a[D_FROM] + number) % seats
        number += 1
        if owns_taken(s, seat, s.offer):
            push(s, ASK_ALL, 0, number)
            push(s, ANSWER_OFFER, seat, 1)
            return
    over(s)


# -- answering -----------------------------------------------------------------------------------------------------------------


def both_own(s: State, seat: i64, counter: bool) -> bool:  # noqa: FBT001 - one of two offers lies on the table
    """Return whether both still own what they would give, the one who answers being ``seat`` (C5.5)."""
    offer = s.reply if counter else s.offer
    return owns_given(s, s.a[D_TO] if counter else s.a[D_FROM], offer) and owns_taken(s, seat, offer)


def list_answer(s: State, seat: i64) -> list[int]:
    """List the answers to an offer or to a counter-offer (C5.2, C5.5, C5.9)."""
    counter: bool = s.todo[-4] == ANSWER_COUNTER
    found: list[int] = [NO]
    if both_own(s, seat, counter):
        found.append(YES)
    if s.setup.free_always:
        found += free_moves(s, seat)
    if not counter and not s.todo[-2] and can_counter(s, seat):
        found.append(COUNTER)
    return found


def why_not_answer(s: State, seat: i64, m: i64) -> i64:
    """Return why an answer cannot be given."""
    if CASH <= m <= SWAP:
        return why_not_free(s, seat, m) if s.setup.free_always else NOT_FREE
    if m == YES:
        return NOT_ANY_MORE
    return NO_COUNTER if m == COUNTER else OTHER_BLOCK


def do_answer(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Accept, decline or counter (C5.2, C5.9)."""
    if CASH <= m <= SWAP:
        do_free(s, seat, m, log)
        return
    a = s.a
    counter: bool = s.todo[-4] == ANSWER_COUNTER
    to_all: i64 = s.todo[-2]
    if m == COUNTER:
        turn(s, DRAFT, seat, 1, 1)
        return
    pop(s)
    tell(log, ev.ACCEPTED if m == YES else ev.DECLINED, seat)
    if m == YES:
        if to_all:
            pop(s)  # nobody else is asked
            a[D_TO] = seat
        deal(s, log, counter)
    if m == YES or not to_all:
        over(s)


def deal(s: State, log: Log | None, counter: bool) -> None:  # noqa: FBT001 - one of two offers lies on the table
    """Hand over both sides at once, then look at the awards (C5.5, C5.7)."""
    a = s.a
    giver: i64 = a[D_TO] if counter else a[D_FROM]
    taker: i64 = a[D_FROM] if counter else a[D_TO]
    offer = s.reply if counter else s.offer
    b = bytearray(s.b)
    kinds: i64 = 0
    for where in range(0, len(offer), 2):
        item: i64 = offer[where]
        count: i64 = offer[where + 1]
        if item >= ITEMS:
            item -= ITEMS
            count = -count
        if item == COIN:
            pay(s, giver, -count)
            pay(s, taker, count)
            continue
        bit: i64 = 1 << item
        kinds |= bit
        at: i64 = TOK + item
        left: i64 = b[OWN + SIZE * giver + at] - count
        got: i64 = b[OWN + SIZE * taker + at] + count
        b[OWN + SIZE * giver + at] = left
        b[OWN + SIZE * taker + at] = got
        mark(s, giver, bit, left)
        mark(s, taker, bit, got)
    s.b = bytes(b)
    if kinds:
        check_stars(s, kinds, log)


def over(s: State) -> None:
    """Clear the table of offers; the active player goes on, or in open trading the next one (C5.1, C5.2)."""
    a = s.a
    seat: i64 = a[D_FROM]
    a[D_FROM] = a[D_TO] = -1
    s.offer = s.reply = NOTHING
    if not s.setup.open_trade:
        push(s, ASK_OFFER, seat)
