"""Sealed bids: each round a prize is drawn, all bid in secret, the highest bid pays and takes it.

The state: round, prize (0 before it is drawn), and for each seat its bid (-1 while it is asked), coins and points.
"""

from tests.games.toy import Setup, State, Toy, View, switch

from harena.core.events import Log, tell
from harena.core.ids import CHANCE, Move, Seat
from harena.core.reason import Told
from harena.core.rng import Rng
from harena.core.rules import Meta

PRIZE, BID, SHOWN, WON = range(4)
COINS = 3
DRAW = 10


class Sealed(Toy):
    meta = Meta("sealed", "Sealed bids", (2, 3), 1, "-", "-", 2026, "en")
    switches = (switch("rounds", 2, low=1, high=3), switch("ties", "nobody", ("nobody", "all")))
    words = (("bid", 0, COINS + 1), ("prize", DRAW, 4))
    refusals = (("other-block", "T2"), ("no-coins", "T5"))

    def names(self, setup: Setup) -> list[str]:
        return ["round", "prize", *(f"{what}{seat}" for seat in range(setup.seats) for what in ("bid", "coins", "points"))]

    def start(self, setup: Setup) -> list[int]:
        return [0, 0, *[-1, COINS, 0] * setup.seats]

    def waiting(self, s: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(s.setup.seats) if s.a[1] and s.a[2 + 3 * seat] < 0)

    def outcomes(self, s: State) -> list[tuple[Move, int]]:
        return [] if s.a[1] or s.a[0] == s.setup.values["rounds"] else [(DRAW + 1, 3), (DRAW + 2, 2), (DRAW + 3, 1)]

    def refuse(self, s: State, seat: Seat, m: Move) -> int:
        return 1 if not 0 <= m <= COINS else 2 if m > s.a[3 + 3 * seat] else 0

    def apply(self, s: State, seat: Seat, m: Move, log: Log | None = None) -> None:
        if seat == CHANCE:
            s.a[1] = m - DRAW
            tell(log, PRIZE, m - DRAW)
            return
        s.a[2 + 3 * seat] = m
        tell(log, BID, seat, m)
        if not self.waiting(s):
            self.close(s, log)

    def close(self, s: State, log: Log | None) -> None:
        bids = s.a[2::3]
        best = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        for seat, bid in enumerate(bids):
            tell(log, SHOWN, seat, bid)
        for seat in best if len(best) == 1 or s.setup.values["ties"] == "all" else ():
            s.a[3 + 3 * seat] -= bids[seat]
            s.a[4 + 3 * seat] += s.a[1]
            tell(log, WON, seat, s.a[1])
        s.a[2::3] = [-1] * s.setup.seats
        s.a[0:2] = [s.a[0] + 1, 0]

    def scores(self, s: State) -> list[int]:
        return s.a[4::3]

    def told(self, setup: Setup, event: tuple[int, int, int, int], seat: Seat | None) -> Told | None:
        return None if event[0] == BID and event[1] != seat else super().told(setup, event, seat)

    def view(self, s: State, seat: Seat | None) -> View:
        mine = None if seat is None else s.a[2 + 3 * seat]
        return View({"round": s.a[0], "prize": s.a[1], "mine": mine, "coins": s.a[3::3], "points": s.a[4::3]})

    def imagine(self, s: State, seat: Seat, rng: Rng) -> State:  # noqa: ARG002 - here nobody else has answered yet
        return State(s.setup, [-1 if i >= 2 and i % 3 == 2 and i != 2 + 3 * seat else n for i, n in enumerate(s.a)])

    def faults(self, s: State) -> list[str]:
        rich = any(coins < 0 or bid > coins for bid, coins in zip(s.a[2::3], s.a[3::3], strict=True))
        return ["T5: a seat bid what it has not"] if rich else []


GAME = Sealed()
