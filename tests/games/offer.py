"""A compound offer: a seat names how much it gives of three kinds, least kind first, and the other takes it or not.

The state: turn, kind to be named next (3: the other answers), the three amounts offered, and three goods of each seat.
A good of kind 0, 1, 2 is worth 1, 2, 3 to its giver and 3, 2, 1 to its taker, who pays with a point for each.
"""

from tests.games.toy import Setup, State, Toy, switch

from harena.core.events import Log, tell
from harena.core.ids import Move, Seat
from harena.core.reason import Shares
from harena.core.rules import Described, Meta

AMOUNT, TAKEN, LEFT = 0, 1, 2
KIND = 10  # three blocks of ten amounts
TAKE, LEAVE = 30, 31


class Offer(Toy):
    meta = Meta("offer", "A compound offer", (2,), 1, "-", "-", 2026, "en")
    switches = (switch("turns", 2, low=1, high=4), switch("empty", default=False, values=(False, True)))
    words = (("wood", 0, 10), ("iron", 10, 10), ("gold", 20, 10), ("take", 30, 1), ("leave", 31, 1))
    refusals = (("other-block", "T2"), ("too-much", "T6"), ("empty-offer", "T7"))
    longest = 16

    def names(self, setup: Setup) -> list[str]:
        return ["turn", "kind", "wood", "iron", "gold", *(f"{what}{n}" for n in range(setup.seats) for what in ("w", "i", "g"))]

    def start(self, setup: Setup) -> list[int]:
        return [0, 0, 0, 0, 0, *[2, 1, 1] * setup.seats]

    def waiting(self, s: State) -> tuple[Seat, ...]:
        if s.a[0] == s.setup.values["turns"]:
            return ()
        return ((s.a[0] + (s.a[1] == 3)) % 2,)

    def settled(self, s: State) -> bool:
        return s.a[1] in {0, 3}

    def refuse(self, s: State, seat: Seat, m: Move) -> int:
        kind = s.a[1]
        if kind == 3:
            return 0 if m in {TAKE, LEAVE} else 1
        amount = m - KIND * kind
        if not 0 <= amount < KIND:
            return 1
        if amount > s.a[5 + 3 * seat + kind]:
            return 2
        gold = s.a[7 + 3 * seat]  # who has none left may offer nothing
        return 3 if kind == 2 and gold and not (amount or any(s.a[2:4]) or s.setup.values["empty"]) else 0

    def apply(self, s: State, seat: Seat, m: Move, log: Log | None = None) -> None:
        kind = s.a[1]
        if kind < 3:
            s.a[2 + kind] = m - KIND * kind
            s.a[1] += 1
            tell(log, AMOUNT, kind, m - KIND * kind)
            return
        tell(log, TAKEN if m == TAKE else LEFT, seat)
        for i in range(3) if m == TAKE else ():
            s.a[5 + 3 * seat + i] += s.a[2 + i]
            s.a[5 + 3 * (1 - seat) + i] -= s.a[2 + i]
        s.a[0:5] = [s.a[0] + 1, 0, 0, 0, 0]

    def describe(self, s: State, seat: Seat, m: Move) -> Described:
        found, worth = super().describe(s, seat, m), (s.a[2] + 2 * s.a[3] + 3 * s.a[4]) * (1 - 2 * seat)
        if m == TAKE:
            found.facts["gains"] = Shares(((0, worth), (1, -worth)))
        return found

    def scores(self, s: State) -> list[int]:
        return [s.a[at] + 2 * s.a[at + 1] + 3 * s.a[at + 2] for at in (5, 8)]

    def faults(self, s: State) -> list[str]:
        goods = [s.a[5 + i] + s.a[8 + i] for i in range(3)]
        short = any(n > s.a[5 + 3 * (s.a[0] % 2) + i] for i, n in enumerate(s.a[2:5]))
        return ["T6: goods are lost"] if goods != [4, 2, 2] or min(s.a) < 0 or short else []


GAME = Offer()
