"""Opposed dice: both in turn commit one to three of their five dice, each is rolled by itself, the higher sum wins the round.

The state: seat to commit (2: roll for seat 0, 3: for seat 1), dice committed and yet to roll, sums, dice left, rounds won.
"""

from tests.games.toy import Setup, State, Toy, switch

from harena.core.events import Log, tell
from harena.core.ids import CHANCE, Move, Seat
from harena.core.rules import Meta

COMMITTED, ROLLED, WON = range(3)
DICE = 5
FACE = 10


class Dice(Toy):
    meta = Meta("dice", "Opposed dice", (2,), 1, "-", "-", 2026, "en")
    switches = (switch("faces", 6, (4, 6)), switch("loaded", default=False, values=(False, True)))
    words = (("roll", 0, 4), ("face", FACE, 7))
    refusals = (("other-block", "T2"), ("no-dice", "T8"))
    longest = 24

    def names(self, setup: Setup) -> list[str]:
        return ["phase", *(f"{what}{seat}" for what in ("dice", "sum", "left", "won") for seat in range(setup.seats))]

    def start(self, setup: Setup) -> list[int]:
        return [0, 0, 0, 0, 0, DICE, DICE, 0, 0][: 1 + 4 * setup.seats]

    def over(self, s: State) -> bool:
        return s.a[0] == 0 and min(s.a[5:7]) == 0

    def waiting(self, s: State) -> tuple[Seat, ...]:
        return (s.a[0],) if s.a[0] < 2 and not self.over(s) else ()

    def outcomes(self, s: State) -> list[tuple[Move, int]]:
        faces: int = s.setup.values["faces"]
        heavy = 3 if s.setup.values["loaded"] else 1
        return [(FACE + n, heavy if n == faces else 1) for n in range(1, faces + 1)] if s.a[0] >= 2 else []

    def refuse(self, s: State, seat: Seat, m: Move) -> int:
        return 1 if not 1 <= m <= 3 else 2 if m > s.a[5 + seat] else 0

    def apply(self, s: State, seat: Seat, m: Move, log: Log | None = None) -> None:
        a = s.a
        if seat == CHANCE:
            side = a[0] - 2
            a[1 + side] -= 1
            a[3 + side] += m - FACE
            tell(log, ROLLED, side, m - FACE)
            if not a[1 + side]:
                a[0] += 1
            if a[0] == 4:
                self.close(s, log)
            return
        a[1 + seat] = m
        a[5 + seat] -= m
        a[0] += 1
        tell(log, COMMITTED, seat, m)

    def close(self, s: State, log: Log | None) -> None:
        a = s.a
        if a[3] != a[4]:
            winner = int(a[4] > a[3])
            a[7 + winner] += 1
            tell(log, WON, winner)
        a[0:5] = [0, 0, 0, 0, 0]

    def scores(self, s: State) -> list[int]:
        return s.a[7:9]

    def faults(self, s: State) -> list[str]:
        high = max(s.a[3:5]) > 3 * s.setup.values["faces"]
        return ["T8: dice are lost"] if high or min(s.a) < 0 or sum(s.a[1:3]) + sum(s.a[5:7]) > 2 * DICE else []


GAME = Dice()
