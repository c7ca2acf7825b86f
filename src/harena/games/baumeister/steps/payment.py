"""B5.8 to B5.10, B5.19 Payment: each cost card by itself, or by any three cards of other kinds.

A payment is what is given of each material. Write T for its cards, C for the cost's cards: an exchange gives three for one, so
there are E = (T - C) / 2 of them. With x[k] cost cards of kind k paid by themselves, p[k] - x[k] cards of that kind serve
exchanges, none of which may stand for kind k itself (B5.19); by Hall's theorem they can be dealt out exactly when
p[k] - x[k] <= 3 (E - (cost[k] - x[k])) for every k. So x[k] lies between two bounds, (p[k] + 3 cost[k] - 3 E) / 4 below and the
smaller of p[k] and cost[k] above, and a payment is good exactly when the bounds leave room for x to sum to C - E.
"""

from mypy_extensions import i64

from harena.games.baumeister.moves import AMOUNTS, PAY
from harena.games.baumeister.refusals import BAD_PAYMENT, LEGAL, OTHER_BLOCK
from harena.games.baumeister.state import CHOSEN, CONSUL, HAND, SHOWN, State
from harena.games.baumeister.tables import CORNER_OF


def payable(s: State, seat: i64, part: i64) -> bool:
    """Tell whether a seat can pay a part: three spare cards for each that is missing (B5.9)."""
    a = s.a
    cost = s.setup.cost
    missing: i64 = 0
    spare: i64 = 0
    for kind in range(4):
        more: i64 = a[HAND + 4 * seat + kind] - cost[4 * part + kind]
        if more < 0:
            missing -= more
        else:
            spare += more
    return spare >= 3 * missing


def payments(cost: list[int], hand: list[int]) -> bytes:
    """List every distinct payment that a hand can make, four bytes each: its water, wood, grain and stone."""
    c0: i64 = cost[0]
    c1: i64 = cost[1]
    c2: i64 = cost[2]
    c3: i64 = cost[3]
    h0: i64 = hand[0]
    h1: i64 = hand[1]
    h2: i64 = hand[2]
    h3: i64 = hand[3]
    total: i64 = c0 + c1 + c2 + c3
    most: i64 = (h0 + h1 + h2 + h3 - total) // 2  # exchanges that the hand could feed
    found: list[int] = []
    p0: i64 = c0 - most if c0 > most else 0
    while p0 <= h0 and p0 <= c0 + 3 * most:
        d0: i64 = c0 - p0 if p0 < c0 else 0
        p1: i64 = c1 - most if c1 > most else 0
        while p1 <= h1 and p1 <= c1 + 3 * most:
            d1: i64 = d0 + c1 - p1 if p1 < c1 else d0
            p2: i64 = c2 - most if c2 > most else 0
            while p2 <= h2 and p2 <= c2 + 3 * most and d1 <= most:
                d2: i64 = d1 + c2 - p2 if p2 < c2 else d1
                rest: i64 = p0 + p1 + p2
                p3: i64 = total - rest
                if p3 < 0:
                    p3 = -p3 % 2
                while p3 <= h3:
                    exchanges: i64 = (rest + p3 - total) // 2
                    short: i64 = d2 + c3 - p3 if p3 < c3 else d2
                    if short <= exchanges:
                        three: i64 = 3 * exchanges - 3
                        low: i64 = _floor(p0 + 3 * c0 - three) + _floor(p1 + 3 * c1 - three)
                        low += _floor(p2 + 3 * c2 - three) + _floor(p3 + 3 * c3 - three)
                        if low <= total - exchanges:
                            found.append(p0)
                            found.append(p1)
                            found.append(p2)
                            found.append(p3)
                    p3 += 2
                p2 += 1
            p1 += 1
        p0 += 1
    return bytes(found)


def _floor(quadruple: i64) -> i64:
    return quadruple // 4 if quadruple > 3 else 0


def _open(s: State, seat: i64) -> bytes:
    """Return the payments that begin with the amounts chosen so far; listed once a gesture."""
    if not s.ways:
        a = s.a
        part: i64 = a[SHOWN + CORNER_OF[a[CONSUL]]]
        cost = s.setup.cost[4 * part : 4 * part + 4]
        hand = a[HAND + 4 * seat : HAND + 4 * seat + 4]
        ways = bytes(cost)
        if sum(hand) >= sum(cost) + 2:  # a card to spare for an exchange
            ways = payments(cost, hand)
        kind: i64 = s.todo[-2]
        for earlier in range(kind):
            ways = _with(ways, earlier, a[CHOSEN + earlier])
        s.ways = ways
    return s.ways


def _with(ways: bytes, kind: i64, amount: i64) -> bytes:
    """Return the payments that give this amount of a material."""
    return b"".join([ways[at : at + 4] for at in range(0, len(ways), 4) if ways[at + kind] == amount])


def list_payment(s: State, seat: i64) -> list[int]:
    """List the amounts of the material asked now with which a payment can be made (B5.9)."""
    kind: i64 = s.todo[-2]
    base: i64 = PAY + AMOUNTS * kind
    return [base + amount for amount in sorted(set(_open(s, seat)[kind::4]))]


def refuse_payment(s: State, m: i64) -> i64:
    """Refuse an amount with which no payment can be made (B5.9, B5.19)."""
    base: i64 = PAY + AMOUNTS * s.todo[-2]
    if not base <= m < base + AMOUNTS:
        return OTHER_BLOCK
    return LEGAL if m in s.moves else BAD_PAYMENT


def cheapest(s: State, seat: i64) -> list[int]:
    """Return the payment of the fewest cards that begins as chosen; of equal ones that which keeps most water, wood, grain."""
    return least(_open(s, seat))


def least(ways: bytes) -> list[int]:
    """Return the payment of the fewest cards among packed ones; of equal ones that which keeps most water, wood, grain."""
    return min(unpack(ways), key=_price)


def unpack(ways: bytes) -> list[list[int]]:
    """Return packed payments as lists of four amounts."""
    return [list(ways[at : at + 4]) for at in range(0, len(ways), 4)]


def _price(paid: list[int]) -> list[int]:
    return [sum(paid), *paid]


def do_amount(s: State, m: i64, base: i64) -> bool:
    """Note the amount of the material asked now; tell whether it was the last of the four."""
    todo = s.todo
    kind: i64 = todo[-2]
    s.a[CHOSEN + kind] = m - base - AMOUNTS * kind
    todo[-2] = kind + 1
    return kind == 3


def do_payment(s: State, m: i64) -> bool:
    """Note one amount of the payment; tell whether the payment is complete (B5.9)."""
    kind: i64 = s.todo[-2]
    amount: i64 = m - PAY - AMOUNTS * kind
    s.ways = _with(s.ways, kind, amount) if kind < 3 else b""
    return do_amount(s, m, PAY)
