"""C5.3 to C5.6, C5.9, C5.10 How an offer is spelled: what is given, kind by kind as printed, then what is taken, then sent.

Each kind is named once and followed by its amount, coins come last on either side. So an offer has one spelling, and a step is
refused when nothing after it could complete the offer.
"""

from mypy_extensions import i64

from harena.games.colosseum.moves import AMOUNT, AMOUNTS, GIVE, MOST, SEND, TAKE
from harena.games.colosseum.pending import DRAFT, DRAFT_AMOUNT
from harena.games.colosseum.refusals import BOTH_SIDES, INCOMPLETE, NO_ROOM_FOR_DEAL, NOT_OWNED, ORDER, OTHER_BLOCK, SAME_OFFER
from harena.games.colosseum.state import (
    COINS,
    D_AT,
    D_FROM,
    D_GIVEN,
    D_OURS,
    D_TAKEN,
    D_THEIRS,
    D_TO,
    OFFER,
    REPLY,
    SEAT,
    TOK,
    WIDTH,
    State,
)
from harena.games.colosseum.tables import COIN, ITEMS


def item_of(s: State, seat: i64, item: i64) -> i64:
    """Return how much a seat has of a kind, or of coins (C5.3)."""
    at: i64 = SEAT + WIDTH * seat
    return s.a[at + COINS] if item == COIN else s.a[at + TOK + item]


def owns_side(s: State, seat: i64, side: i64) -> bool:
    """Return whether a seat owns what stands on one side of an offer (C5.5)."""
    a = s.a
    at: i64 = SEAT + WIDTH * seat
    if a[side + COIN] > a[at + COINS]:
        return False
    at += TOK
    item: i64 = 0
    while item < COIN and a[side + item] <= a[at + item]:
        item += 1
    return item == COIN


def items_of(s: State, seat: i64) -> i64:
    """Return what a seat has any of, as bits."""
    first: i64 = SEAT + WIDTH * seat + TOK
    found: i64 = 1 << COIN if s.a[SEAT + WIDTH * seat + COINS] else 0
    bit: i64 = 1
    for count in s.a[first : first + COIN]:
        if count:
            found |= bit
        bit <<= 1
    return found


def kinds_of(s: State, seat: i64) -> i64:
    """Return how many different items a seat has."""
    a = s.a
    at: i64 = SEAT + WIDTH * seat
    return COIN - a[at + TOK : at + TOK + COIN].count(0) + (1 if a[at + COINS] else 0)


def can_deal(s: State, seat: i64, other: i64) -> bool:
    """Return whether two could exchange different items, or with gifts give anything (C5.6, C5.10)."""
    ours = kinds_of(s, seat)
    theirs = kinds_of(s, other)
    if s.setup.gifts:
        return ours > 0 or theirs > 0
    if ours == 0 or theirs == 0:
        return False
    return ours > 1 or theirs > 1 or items_of(s, seat) != items_of(s, other)


def partner_of(s: State, counter: i64) -> i64:
    """Return whom an offer goes to; the number of seats stands for all."""
    return s.a[D_FROM] if counter else s.a[D_TO]


def limit(s: State, seat: i64, partner: i64, counter: i64, index: i64) -> i64:
    """Return how much of an item can stand in the offer: what its giver owns, of all who own the rest the most (C5.5, C5.11)."""
    side: i64 = REPLY if counter else OFFER
    most: i64 = 0
    if index < ITEMS:
        most = item_of(s, seat, index)
    elif partner < s.setup.seats:
        most = item_of(s, partner, index - ITEMS)
    else:
        for one in range(s.setup.seats):
            if one != seat and owns_side(s, one, side + ITEMS):
                count: i64 = item_of(s, one, index - ITEMS)
                most = count if count > most else most
    return most if most < MOST else MOST


def other_side(index: i64) -> i64:
    """Return the same item on the other side."""
    return index + ITEMS if index < ITEMS else index - ITEMS


def complete(s: State, counter: i64) -> i64:
    """Return 0 where the offer may be sent as it stands, else why not (C5.6, C5.9)."""
    a = s.a
    side: i64 = REPLY if counter else OFFER
    gives: bool = max(a[side : side + ITEMS]) > 0
    takes: bool = max(a[side + ITEMS : side + 2 * ITEMS]) > 0
    if counter and a[REPLY : REPLY + 2 * ITEMS] == a[OFFER + ITEMS : OFFER + 2 * ITEMS] + a[OFFER : OFFER + ITEMS]:
        return SAME_OFFER
    if gives and takes:
        return 0
    if s.setup.gifts and (gives or takes):
        return 0
    return INCOMPLETE


def finishable(s: State, seat: i64, partner: i64, counter: i64, start: i64) -> bool:
    """Return whether the offer is complete, or can be by naming items from ``start`` on: one to take, or one of each."""
    if complete(s, counter) == 0:
        return True
    a = s.a
    side: i64 = REPLY if counter else OFFER
    found: bool = False
    for index in range(2 * ITEMS - 1, start - 1, -1):
        most = limit(s, seat, partner, counter, index) if a[side + other_side(index)] == 0 else 0
        for amount in range(1, (2 if most > 2 else most) + 1):
            a[side + index] = amount
            found = complete(s, counter) == 0
            if not found and index < ITEMS:
                found = takes_finish(s, seat, partner, counter)
            a[side + index] = 0
            if found:
                return True
    return False


def takes_finish(s: State, seat: i64, partner: i64, counter: i64) -> bool:
    """Return whether anything can be taken, once something is given that makes the counter another than the offer."""
    side: i64 = REPLY if counter else OFFER
    for index in range(2 * ITEMS - 1, ITEMS - 1, -1):
        if s.a[side + index - ITEMS] == 0 and limit(s, seat, partner, counter, index) > 0:
            return True
    return False


def fits(s: State, seat: i64, counter: i64, index: i64, amount: i64) -> bool:
    """Return whether an item with this amount leaves an offer that can be completed."""
    a = s.a
    side: i64 = REPLY if counter else OFFER
    a[side + index] = amount
    done = finishable(s, seat, partner_of(s, counter), counter, index + 1)
    a[side + index] = 0
    return done


def takable(s: State, seat: i64, partner: i64, side: i64) -> i64:
    """Return what could be taken: what the partner has, or anybody who owns all that is taken so far, as bits (C5.5, C5.11)."""
    if partner < s.setup.seats:
        return items_of(s, partner)
    found: i64 = 0
    for one in range(s.setup.seats):
        if one != seat and owns_side(s, one, side + ITEMS):
            found |= items_of(s, one)
    return found


def begin(s: State, seat: i64, counter: i64) -> None:
    """Begin to spell an offer, or go on where one is spelled in part: note what both have, and what stands on either side."""
    a = s.a
    side: i64 = REPLY if counter else OFFER
    a[D_OURS] = items_of(s, seat)
    a[D_THEIRS] = takable(s, seat, partner_of(s, counter), side)
    a[D_GIVEN] = a[D_TAKEN] = 0
    for item in range(ITEMS):
        if a[side + item]:
            a[D_GIVEN] |= 1 << item
        if a[side + ITEMS + item]:
            a[D_TAKEN] |= 1 << item


def end(s: State) -> None:
    """Forget what was noted for spelling an offer."""
    a = s.a
    a[D_AT] = a[D_OURS] = a[D_THEIRS] = a[D_GIVEN] = a[D_TAKEN] = 0


def nameable(s: State, ours: i64, theirs: i64, given: i64, taken: i64) -> i64:
    """Return what may be named next, as bits, what is given first: owned, on one side, and to be completed.

    What is given needs something else to be taken after it, what is taken needs something given (C5.5, C5.6, C5.10).
    """
    gives: i64 = ours & ~taken
    takes: i64 = theirs & ~given
    found: i64 = takes << ITEMS if given or s.setup.gifts else 0
    if s.setup.gifts or takes & (takes - 1):
        return found | gives
    return found | (gives & ~takes) if takes else found


def without_the_offer(s: State, seat: i64, found: i64) -> i64:
    """Take out what could only spell the offer again (C5.9); a different amount, or what has been named, makes it another."""
    a = s.a
    for index in range(2 * ITEMS):
        wanted: i64 = a[OFFER + other_side(index)]
        if found >> index & 1 and wanted == 1 and limit(s, seat, a[D_FROM], 1, index) == 1 and not fits(s, seat, 1, index, 1):
            found &= ~(1 << index)
        if a[REPLY + index] != wanted:
            break
    return found


def can_counter(s: State, seat: i64) -> bool:
    """Return whether a counter-offer could be spelled (C5.9)."""
    may = nameable(s, items_of(s, seat), items_of(s, s.a[D_FROM]), 0, 0)
    return may != 0 and without_the_offer(s, seat, may) != 0


def list_draft(s: State, seat: i64) -> list[int]:
    """List what may be named next, in order, and sending where the offer is complete (C5.2)."""
    a = s.a
    counter: i64 = s.todo[-2]
    first: i64 = a[D_AT]
    given: i64 = a[D_GIVEN]
    taken: i64 = a[D_TAKEN]
    may = nameable(s, a[D_OURS], a[D_THEIRS], given, taken) >> first << first
    if counter:
        may = without_the_offer(s, seat, may)
    found: list[int] = [GIVE + index for index in range(first, 2 * ITEMS) if may >> index & 1]
    if ((given and taken) or (s.setup.gifts and given | taken)) and (not counter or complete(s, counter) == 0):
        found.append(SEND)
    return found


def why_not_draft(s: State, seat: i64, m: i64) -> i64:
    """Return why something cannot be named next: out of order, on both sides, not owned, or nothing could complete it."""
    counter: i64 = s.todo[-2]
    if not GIVE <= m < TAKE + ITEMS:
        return complete(s, counter) if m == SEND else OTHER_BLOCK
    index: i64 = m - GIVE
    if index < s.a[D_AT]:
        return ORDER
    if s.a[(REPLY if counter else OFFER) + other_side(index)]:
        return BOTH_SIDES
    return NO_ROOM_FOR_DEAL if limit(s, seat, partner_of(s, counter), counter, index) else NOT_OWNED


def is_send(m: i64) -> bool:
    """Return whether the offer is to be sent."""
    return m == SEND


def do_draft(s: State, m: i64) -> None:
    """Name an item; its amount follows."""
    todo = s.todo
    index: i64 = m - GIVE
    s.a[D_AT] = index + 1
    todo[-4] = DRAFT_AMOUNT
    todo[-2] += 2 * index


def list_amount(s: State, seat: i64) -> list[int]:
    """List the amounts of the item just named; of a counter-offer, not one that could only spell the offer again (C5.5, C5.9)."""
    counter: i64 = s.todo[-2] % 2
    index: i64 = s.todo[-2] // 2
    most = limit(s, seat, partner_of(s, counter), counter, index)
    found = AMOUNTS[1 : most + 1]
    if counter:
        wanted: i64 = s.a[OFFER + other_side(index)]
        if 1 <= wanted <= most and not fits(s, seat, 1, index, wanted):
            found.remove(AMOUNT + wanted)
    return found


def why_not_amount(s: State, seat: i64, m: i64) -> i64:
    """Return why an amount is none that can be offered."""
    if not AMOUNT <= m <= AMOUNT + MOST:
        return OTHER_BLOCK
    counter: i64 = s.todo[-2] % 2
    most = limit(s, seat, partner_of(s, counter), counter, s.todo[-2] // 2)
    return NO_ROOM_FOR_DEAL if 1 <= m - AMOUNT <= most else NOT_OWNED


def do_amount(s: State, seat: i64, m: i64) -> None:
    """Note an amount, and go on with the next item."""
    a = s.a
    todo = s.todo
    counter: i64 = todo[-2] % 2
    index: i64 = todo[-2] // 2
    side: i64 = REPLY if counter else OFFER
    todo[-4] = DRAFT
    todo[-2] = counter
    a[side + index] = m - AMOUNT
    if index < ITEMS:
        a[D_GIVEN] |= 1 << index
    else:
        a[D_TAKEN] |= 1 << (index - ITEMS)
        if a[D_TO] == s.setup.seats:
            a[D_THEIRS] = takable(s, seat, a[D_TO], side)
