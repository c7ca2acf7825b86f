"""C5.3 to C5.6, C5.9, C5.10 How an offer is spelled: what is given, kind by kind as printed, then what is taken, then sent.

Each kind is named once and followed by its amount, coins come last on either side. So an offer has one spelling, and a step is
refused when nothing after it could complete the offer.
"""

from mypy_extensions import i64

from harena.games.colosseum.moves import AMOUNT, GIVE, MOST, SEND, TAKE
from harena.games.colosseum.pending import DRAFT, DRAFT_AMOUNT
from harena.games.colosseum.refusals import BOTH_SIDES, INCOMPLETE, NO_ROOM_FOR_DEAL, NOT_OWNED, ORDER, OTHER_BLOCK, SAME_OFFER
from harena.games.colosseum.state import COINS, D_AT, D_FROM, D_TO, OFFER, REPLY, SEAT, TOK, WIDTH, State, pop, push
from harena.games.colosseum.tables import COIN, ITEMS


def item_of(s: State, seat: i64, item: i64) -> i64:
    """Return how much a seat has of a kind, or of coins (C5.3)."""
    at: i64 = SEAT + WIDTH * seat
    return s.a[at + COINS] if item == COIN else s.a[at + TOK + item]


def owns_side(s: State, seat: i64, side: i64) -> bool:
    """Return whether a seat owns what stands on one side of an offer (C5.5)."""
    for item in range(ITEMS):
        wanted: i64 = s.a[side + item]
        if wanted and item_of(s, seat, item) < wanted:
            return False
    return True


def can_deal(s: State, seat: i64, other: i64) -> bool:
    """Return whether two have anything different to exchange, or with gifts anything at all (C5.6, C5.10)."""
    ours: i64 = 0
    theirs: i64 = 0
    for item in range(ITEMS):
        if item_of(s, seat, item):
            ours |= 1 << item
        if item_of(s, other, item):
            theirs |= 1 << item
    if s.setup.gifts:
        return ours != 0 or theirs != 0
    if ours == 0 or theirs == 0:
        return False
    return ours != theirs or ours & (ours - 1) != 0


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
    gives: bool = False
    takes: bool = False
    same: bool = counter != 0
    for item in range(ITEMS):
        if a[side + item]:
            gives = True
        if a[side + ITEMS + item]:
            takes = True
        if same and (a[side + item] != a[OFFER + ITEMS + item] or a[side + ITEMS + item] != a[OFFER + item]):
            same = False
    if same:
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
        for amount in range(1, most + 1):
            if amount > 2:
                break
            a[side + index] = amount
            found = complete(s, counter) == 0
            if not found and index < ITEMS:
                found = takes_finish(s, seat, partner, counter)
            a[side + index] = 0
            if found:
                return True
    return False


def takes_finish(s: State, seat: i64, partner: i64, counter: i64) -> bool:
    """Return whether taking one thing more completes the offer."""
    a = s.a
    side: i64 = REPLY if counter else OFFER
    for index in range(2 * ITEMS - 1, ITEMS - 1, -1):
        if a[side + index - ITEMS]:
            continue
        most = limit(s, seat, partner, counter, index)
        for amount in range(1, most + 1):
            if amount > 2:
                break
            a[side + index] = amount
            done = complete(s, counter) == 0
            a[side + index] = 0
            if done:
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


def items_of(s: State, seat: i64) -> i64:
    """Return what a seat has any of, as bits."""
    found: i64 = 0
    for item in range(ITEMS):
        if item_of(s, seat, item):
            found |= 1 << item
    return found


def takable(s: State, seat: i64, partner: i64, counter: i64) -> i64:
    """Return what could be taken: what the partner has, or anybody who owns all that is taken so far, as bits (C5.5, C5.11)."""
    if partner < s.setup.seats:
        return items_of(s, partner)
    found: i64 = 0
    for one in range(s.setup.seats):
        if one != seat and owns_side(s, one, (REPLY if counter else OFFER) + ITEMS):
            found |= items_of(s, one)
    return found


def named(s: State, side: i64) -> i64:
    """Return what stands on one side of an offer, as bits."""
    found: i64 = 0
    for item in range(ITEMS):
        if s.a[side + item]:
            found |= 1 << item
    return found


def refuse_item(s: State, seat: i64, counter: i64, index: i64, gives: i64, takes: i64) -> i64:
    """Refuse an item out of order, on both sides, not owned, or after which no offer could be completed (C5.5, C5.6, C5.10).

    ``gives`` and ``takes`` are what could stand on either side, as bits.
    """
    if index < s.a[D_AT]:
        return ORDER
    side: i64 = REPLY if counter else OFFER
    if s.a[side + other_side(index)]:
        return BOTH_SIDES
    if not (gives >> index if index < ITEMS else takes >> (index - ITEMS)) & 1:
        return NOT_OWNED
    if counter:
        return 0 if any_amount_fits(s, seat, index) else NO_ROOM_FOR_DEAL
    if s.setup.gifts:
        return 0
    given = named(s, side)
    if index < ITEMS:  # something else must be left to take
        return 0 if takes & ~(given | 1 << index) else NO_ROOM_FOR_DEAL
    return 0 if given else NO_ROOM_FOR_DEAL


def any_amount_fits(s: State, seat: i64, index: i64) -> bool:
    """Return whether a counter-offer with this item can be completed: with one of it or, where that is the offer, with two."""
    most = limit(s, seat, partner_of(s, 1), 1, index)
    return (most > 0 and fits(s, seat, 1, index, 1)) or (most > 1 and fits(s, seat, 1, index, 2))


def list_draft(s: State, seat: i64) -> list[int]:
    """List what may be named next, and sending where the offer is complete (C5.2)."""
    counter: i64 = s.todo[-2]
    gives = items_of(s, seat)
    takes = takable(s, seat, partner_of(s, counter), counter)
    indexes = range(s.a[D_AT], 2 * ITEMS)
    found: list[int] = [GIVE + index for index in indexes if refuse_item(s, seat, counter, index, gives, takes) == 0]
    if complete(s, counter) == 0:
        found.append(SEND)
    return found


def why_not_draft(s: State, seat: i64, m: i64) -> i64:
    """Return why something cannot be named next."""
    counter: i64 = s.todo[-2]
    if GIVE <= m < TAKE + ITEMS:
        takes = takable(s, seat, partner_of(s, counter), counter)
        return refuse_item(s, seat, counter, m - GIVE, items_of(s, seat), takes)
    return complete(s, counter) if m == SEND else OTHER_BLOCK


def is_send(m: i64) -> bool:
    """Return whether the offer is to be sent."""
    return m == SEND


def do_draft(s: State, seat: i64, m: i64) -> None:
    """Name an item; its amount follows."""
    counter: i64 = s.todo[-2]
    index: i64 = m - GIVE
    pop(s)
    s.a[D_AT] = index + 1
    push(s, DRAFT_AMOUNT, seat, 2 * index + counter, 1)


def list_amount(s: State, seat: i64) -> list[int]:
    """List the amounts of the item just named (C5.5)."""
    counter: i64 = s.todo[-2] % 2
    index: i64 = s.todo[-2] // 2
    most = limit(s, seat, partner_of(s, counter), counter, index)
    if not counter and most:
        return list(range(AMOUNT + 1, AMOUNT + most + 1))
    return [AMOUNT + amount for amount in range(1, most + 1) if fits(s, seat, counter, index, amount)]


def why_not_amount(s: State, seat: i64, m: i64) -> i64:
    """Return why an amount is none that can be offered."""
    if not AMOUNT <= m <= AMOUNT + MOST:
        return OTHER_BLOCK
    counter: i64 = s.todo[-2] % 2
    most = limit(s, seat, partner_of(s, counter), counter, s.todo[-2] // 2)
    return NO_ROOM_FOR_DEAL if 1 <= m - AMOUNT <= most else NOT_OWNED


def do_amount(s: State, seat: i64, m: i64) -> None:
    """Note an amount, and go on with the next item."""
    counter: i64 = s.todo[-2] % 2
    index: i64 = s.todo[-2] // 2
    pop(s)
    s.a[(REPLY if counter else OFFER) + index] = m - AMOUNT
    push(s, DRAFT, seat, counter, 1)
