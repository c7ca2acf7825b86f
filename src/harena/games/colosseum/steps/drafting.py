"""C5.3 to C5.6, C5.9, C5.10 How an offer is spelled: what is given, kind by kind as printed, then what is taken, then sent.

Each kind is named once and followed by its amount, coins come last on either side. So an offer has one spelling, and a step is
refused when nothing after it could complete the offer.
"""

from typing import Final

from mypy_extensions import i64

from harena.games.colosseum.moves import AMOUNT, AMOUNTS, GIVE, MOST, SEND, SPELLED, TAKE
from harena.games.colosseum.pending import DRAFT, DRAFT_AMOUNT
from harena.games.colosseum.refusals import BOTH_SIDES, INCOMPLETE, NO_ROOM_FOR_DEAL, NOT_OWNED, ORDER, OTHER_BLOCK, SAME_OFFER
from harena.games.colosseum.state import (
    COINS,
    D_AT,
    D_FROM,
    D_TO,
    HAS,
    NAMED,
    OWN,
    OWNERS,
    SEAT,
    SIZE,
    TOK,
    WIDTH,
    State,
)
from harena.games.colosseum.tables import COIN, ITEMS

ONE_SIDE: Final[i64] = (1 << ITEMS) - 1  # all items, as bits
OTHER: Final[i64] = -1
SAME: Final[i64] = -2


def item_of(s: State, seat: i64, item: i64) -> i64:
    """Return how much a seat has of a kind, or of coins (C5.3)."""
    return s.a[SEAT + WIDTH * seat + COINS] if item == COIN else s.b[OWN + SIZE * seat + TOK + item]


def owns_given(s: State, seat: i64, offer: list[int]) -> bool:
    """Return whether a seat owns what an offer gives (C5.5)."""
    b = s.b
    tokens: i64 = OWN + SIZE * seat + TOK
    for at in range(0, len(offer), 2):
        index: i64 = offer[at]
        if index >= ITEMS:
            return True
        if offer[at + 1] > (b[tokens + index] if index < COIN else s.a[SEAT + WIDTH * seat + COINS]):
            return False
    return True


def owns_taken(s: State, seat: i64, offer: list[int]) -> bool:
    """Return whether a seat owns what an offer takes (C5.5)."""
    b = s.b
    tokens: i64 = OWN + SIZE * seat + TOK - ITEMS
    for at in range(len(offer) - 2, -1, -2):
        index: i64 = offer[at]
        if index < ITEMS:
            return True
        if offer[at + 1] > (b[tokens + index] if index < ITEMS + COIN else s.a[SEAT + WIDTH * seat + COINS]):
            return False
    return True


def can_deal(s: State, ours: i64, theirs: i64) -> bool:
    """Return whether two who have these could exchange different items, or with gifts give anything (C5.6, C5.10)."""
    if s.setup.gifts:
        return ours | theirs != 0
    return ours != 0 and theirs != 0 and (ours != theirs or ours & (ours - 1) != 0)


def spelled(s: State, counter: i64) -> list[int]:
    """Return an offer as far as it is spelled, or the counter-offer."""
    return s.reply if counter else s.offer


def partner_of(s: State, counter: i64) -> i64:
    """Return whom an offer goes to; the number of seats stands for all."""
    return s.a[D_FROM] if counter else s.a[D_TO]


def limit(s: State, seat: i64, partner: i64, index: i64) -> i64:
    """Return how much of an item its giver owns, of all who own the rest the most (C5.5, C5.11)."""
    giver: i64 = seat
    item: i64 = index
    if index >= ITEMS:
        giver = partner
        item -= ITEMS
    if giver < s.setup.seats:
        return item_of(s, giver, item)
    owners: i64 = s.a[OWNERS]
    most: i64 = 0
    for one in range(s.setup.seats):
        if owners >> one & 1:
            count = item_of(s, one, item)
            most = count if count > most else most
    return most


def other_side(index: i64) -> i64:
    """Return the same item on the other side."""
    return index + ITEMS if index < ITEMS else index - ITEMS


def named(offer: list[int]) -> i64:
    """Return what stands in an offer, as bits, what is given first."""
    found: i64 = 0
    for at in range(0, len(offer), 2):
        index: i64 = offer[at]
        found |= 1 << index
    return found


def complete(s: State, counter: i64, offer: list[int]) -> i64:
    """Return 0 where an offer may be sent as it stands, else why not (C5.6, C5.9)."""
    if counter and len(offer) == len(s.offer) and again(s.offer, offer) == SAME:
        return SAME_OFFER
    if not offer:
        return INCOMPLETE
    return 0 if s.setup.gifts or offer[-2] >= ITEMS else INCOMPLETE  # something is given, or nothing could be taken


def finishable(s: State, seat: i64, offer: list[int], start: i64) -> bool:
    """Return whether a counter-offer is complete, or can be by naming items from ``start`` on: one to take, or one of each."""
    if complete(s, 1, offer) == 0:
        return True
    there = named(offer)
    partner: i64 = s.a[D_FROM]
    for index in range(2 * ITEMS - 1, start - 1, -1):
        most = limit(s, seat, partner, index) if not there >> other_side(index) & 1 else 0
        for amount in range(1, (2 if most > 2 else most) + 1):
            more = [*offer, index, amount]
            if complete(s, 1, more) == 0 or (index < ITEMS and takes_finish(s, more)):
                return True
    return False


def takes_finish(s: State, offer: list[int]) -> bool:
    """Return whether anything can be taken, once something is given that makes the counter another than the offer."""
    return s.a[HAS + s.a[D_FROM]] & ~named(offer) != 0


def again(offer: list[int], reply: list[int]) -> i64:
    """Return what would spell the offer again if it were named next (C5.9), as item and amount in one number.

    Whoever is asked spells it the other way round: what he gives, which the offer takes, comes first. ``OTHER`` if what is named
    so far stands not so in the offer, ``SAME`` if it is the whole of it.
    """
    size: i64 = len(offer)
    at: i64 = 0
    while at < size and offer[at] < ITEMS:
        at += 2
    count: i64 = len(reply)
    if count > size:
        return OTHER
    for named in range(0, count, 2):
        if at == size:
            at = 0
        if reply[named] != other_side(offer[at]) or reply[named + 1] != offer[at + 1]:
            return OTHER
        at += 2
    if count == size:
        return SAME
    if at == size:
        at = 0
    return other_side(offer[at]) * (MOST + 1) + offer[at + 1]


def owners_of(s: State, seat: i64, offer: list[int]) -> i64:
    """Return who but the seat owns all that is taken so far, as bits (C5.11)."""
    found: i64 = 0
    for one in range(s.setup.seats):
        if one != seat and owns_taken(s, one, offer):
            found |= 1 << one
    return found


def anybodys(s: State) -> i64:
    """Return what anybody has who owns all that is taken so far, as bits (C5.11)."""
    a = s.a
    owners: i64 = a[OWNERS]
    found: i64 = 0
    for one in range(s.setup.seats):
        if owners >> one & 1:
            found |= a[HAS + one]
    return found


def without_the_offer(s: State, seat: i64, found: i64) -> i64:
    """Take out what could only spell the offer again (C5.9); a different amount, or what has been named, makes it another."""
    same = again(s.offer, s.reply)
    if same < 0:
        return found
    index: i64 = same // (MOST + 1)
    amount: i64 = same % (MOST + 1)
    if amount > 1 or limit(s, seat, s.a[D_FROM], index) > 1:
        return found
    return found if finishable(s, seat, [*s.reply, index, amount], index + 1) else found & ~(1 << index)


def can_counter(s: State, seat: i64) -> bool:
    """Return whether a counter-offer could be spelled (C5.9)."""
    may = nameable(s, seat, 1)
    return may & (may - 1) != 0 or (may != 0 and without_the_offer(s, seat, may) != 0)


def nameable(s: State, seat: i64, counter: i64) -> i64:
    """Return what may be named next, as bits, what is given first: owned, on one side, and to be completed.

    What is given needs something else to be taken after it, what is taken needs something given (C5.5, C5.6, C5.10).
    """
    a = s.a
    there: i64 = a[NAMED]
    partner: i64 = a[D_FROM] if counter else a[D_TO]
    theirs: i64 = a[HAS + partner] if partner < s.setup.seats else anybodys(s)
    may: i64 = a[HAS + seat]
    theirs &= ~there
    if not s.setup.gifts:
        if not theirs & (theirs - 1):
            may = may & ~theirs if theirs else 0
        if not there & ONE_SIDE:
            return may
    return (may | theirs << ITEMS) >> a[D_AT] << a[D_AT]


def list_draft(s: State, seat: i64, counter: i64) -> list[int]:
    """List what may be named next, in order, and sending where the offer is complete (C5.2)."""
    may = nameable(s, seat, counter)
    if counter:
        may = without_the_offer(s, seat, may)
    there: i64 = s.a[NAMED]
    if (there > ONE_SIDE or (there and s.setup.gifts)) and (not counter or complete(s, 1, s.reply) == 0):
        may |= 1 << (SEND - GIVE)
    return SPELLED[may & 255] + SPELLED[256 + (may >> 8 & 255)] + SPELLED[512 + (may >> 16 & 255)] + SPELLED[768 + (may >> 24)]


def why_not_draft(s: State, seat: i64, m: i64) -> i64:
    """Return why something cannot be named next: out of order, on both sides, not owned, or nothing could complete it."""
    counter: i64 = s.todo[-2]
    offer = spelled(s, counter)
    if not GIVE <= m < TAKE + ITEMS:
        return complete(s, counter, offer) if m == SEND else OTHER_BLOCK
    index: i64 = m - GIVE
    if index < s.a[D_AT]:
        return ORDER
    if named(offer) >> other_side(index) & 1:
        return BOTH_SIDES
    return NO_ROOM_FOR_DEAL if limit(s, seat, partner_of(s, counter), index) else NOT_OWNED


def spell(s: State, what: i64, seat: i64, m: i64) -> bool:
    """Name an item, or its amount, and go on as long as there is one way to; return False where the offer is to be sent."""
    a = s.a
    asked: i64 = what  # what is on top stands here until somebody has a choice
    item: i64 = s.todo[-2]
    while True:
        if asked == DRAFT_AMOUNT:
            index: i64 = item >> 1
            a[NAMED] |= 1 << index
            item &= 1
            if item:
                s.reply = [*s.reply, index, m - AMOUNT]
            else:
                s.offer = [*s.offer, index, m - AMOUNT]
                if a[OWNERS] and index >= ITEMS:
                    a[OWNERS] = owners_of(s, seat, s.offer)
            asked = DRAFT
            moves = list_draft(s, seat, item)
        elif m == SEND:
            s.todo[-2] = item
            return False
        else:
            a[D_AT] = m - GIVE + 1
            item += 2 * (m - GIVE)
            asked = DRAFT_AMOUNT
            moves = list_amount(s, seat, item)
        if len(moves) > 1:
            s.todo[-4] = asked
            s.todo[-2] = item
            s.moves = moves
            return True
        m = moves[0]


def list_amount(s: State, seat: i64, item: i64) -> list[int]:
    """List the amounts of the item just named; of a counter-offer, not one that could only spell the offer again (C5.5, C5.9).

    ``item`` is twice its place in the offer, and 1 more in a counter-offer.
    """
    index: i64 = item >> 1
    if not item & 1:
        return AMOUNTS[1 : limit(s, seat, s.a[D_TO], index) + 1]
    most = limit(s, seat, s.a[D_FROM], index)
    found = AMOUNTS[1 : most + 1]
    amount: i64 = again(s.offer, s.reply) - index * (MOST + 1)
    if 1 <= amount <= most and not finishable(s, seat, [*s.reply, index, amount], index + 1):
        found.remove(AMOUNT + amount)
    return found


def why_not_amount(s: State, seat: i64, m: i64) -> i64:
    """Return why an amount is none that can be offered."""
    if not AMOUNT <= m <= AMOUNT + MOST:
        return OTHER_BLOCK
    counter: i64 = s.todo[-2] % 2
    most = limit(s, seat, partner_of(s, counter), s.todo[-2] // 2)
    return NO_ROOM_FOR_DEAL if 1 <= m - AMOUNT <= most else NOT_OWNED
