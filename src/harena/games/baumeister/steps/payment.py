"""B5.8 to B5.10, B5.19 Payment: each cost card by itself, or by any three cards of other kinds.

A payment is what is given of each material. Write T for its cards, C for the cost's cards: an exchange gives three for one, so
there are E = (T - C) / 2 of them. With x[k] cost cards of kind k paid by themselves, p[k] - x[k] cards of that kind serve exchanges,
none of which may stand for kind k itself (B5.19); by Hall's theorem they can be dealt out exactly when
p[k] - x[k] <= 3 (E - (cost[k] - x[k])) for every k. So x[k] lies between two bounds, and a payment is good exactly when the
bounds leave room for x to sum to C - E.
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


def good(cost: list[int], paid: list[int]) -> bool:
    """Tell whether four amounts are a payment for four costs (B5.9, B5.10, B5.19)."""
    surplus = sum(paid) - sum(cost)
    if surplus < 0 or surplus % 2:
        return False
    exchanges: i64 = surplus // 2
    room_low: i64 = 0
    room_high: i64 = 0
    for kind in range(4):
        given: i64 = paid[kind]
        asked: i64 = cost[kind]
        need: i64 = given + 3 * asked - 3 * exchanges  # x >= need / 4
        low: i64 = (need + 3) // 4 if need > 0 else 0
        high: i64 = given if given < asked else asked
        if low > high:
            return False
        room_low += low
        room_high += high
    direct = sum(cost) - exchanges
    return room_low <= direct <= room_high


def payments(cost: list[int], hand: list[int]) -> list[list[int]]:
    """List every distinct payment that a hand can make, in the order of the amounts (water first)."""
    total = sum(cost)
    held = sum(hand)
    found = []
    most = (held - total) // 2  # exchanges that the hand could feed
    for water in range(hand[0] + 1):
        for wood in range(hand[1] + 1):
            for grain in range(hand[2] + 1):
                rest = water + wood + grain
                if rest + hand[3] < total or rest > total + 2 * most:
                    continue
                for stone in range(max(0, total - rest), hand[3] + 1):
                    paid = [water, wood, grain, stone]
                    if good(cost, paid):
                        found.append(paid)
    return found


def _open(s: State, seat: i64) -> list[list[int]]:
    """List the payments that begin with the amounts chosen so far."""
    a = s.a
    part: i64 = a[SHOWN + CORNER_OF[a[CONSUL]]]
    kind = s.todo[-2]
    cost = s.setup.cost[4 * part : 4 * part + 4]
    hand = a[HAND + 4 * seat : HAND + 4 * seat + 4]
    if sum(hand) < sum(cost) + 2:
        return [cost]  # no card to spare for an exchange: the cost itself
    chosen = a[CHOSEN : CHOSEN + kind]
    return [paid for paid in payments(cost, hand) if paid[:kind] == chosen]


def list_payment(s: State, seat: i64) -> list[int]:
    """List the amounts of the material asked now with which a payment can be made (B5.9)."""
    kind: i64 = s.todo[-2]
    base: i64 = PAY + AMOUNTS * kind
    found: list[int] = []
    for paid in _open(s, seat):
        m: i64 = base + paid[kind]
        if m not in found:
            found.append(m)
    found.sort()
    return found


def refuse_payment(s: State, seat: i64, m: i64) -> i64:
    """Refuse an amount with which no payment can be made (B5.9, B5.19)."""
    base: i64 = PAY + AMOUNTS * s.todo[-2]
    if not base <= m < base + AMOUNTS:
        return OTHER_BLOCK
    return LEGAL if m in list_payment(s, seat) else BAD_PAYMENT


def cheapest(s: State, seat: i64) -> list[int]:
    """Return the payment of the fewest cards that begins as chosen; of equal ones that which keeps most water, wood, grain."""
    return min(_open(s, seat), key=_price)


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
    return do_amount(s, m, PAY)
