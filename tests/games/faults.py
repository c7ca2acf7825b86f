"""For each law games that break it: the suite must name the law."""

import random
from typing import Any

from tests.games.dice import Dice
from tests.games.offer import Offer
from tests.games.sealed import BID, Sealed
from tests.games.toy import Setup, State, View

from harena.core.events import Log
from harena.core.ids import CHANCE, Move, Seat
from harena.core.reason import Reason, Shares, Told
from harena.core.rng import Rng
from harena.core.rules import Bounds, Described, Ending


class Unsorted(Sealed):
    law = "1"

    def legal(self, s: State, seat: Seat) -> list[Move]:
        return super().legal(s, seat)[::-1]


class Long(Dice):
    law = "1"

    def bounds(self, setup: Setup) -> Bounds:  # noqa: ARG002 - the contract's shape
        return Bounds(moves=17, outcomes=6, steps=5)


class Unranked(Offer):
    law = "1"

    def ending(self, s: State) -> Ending | None:
        found = super().ending(s)
        return None if found is None else Ending(found.rule, (1, 3), found.scores)


class Idle(Dice):
    law = "1"

    def told(self, setup: Setup, event: tuple[int, int, int, int], seat: Seat | None) -> Told | None:
        found = super().told(setup, event, seat)
        return found and Told(found.code, found.rule, found.facts)


class Generous(Offer):
    law = "1"

    def describe(self, s: State, seat: Seat, m: Move) -> Described:
        return Described("move", "T2", {"gains": Shares(((0, 1), (2, 1)))}, super().describe(s, seat, m).target)


class Silent(Dice):
    law = "2"

    def explain(self, s: State, seat: Seat, m: Move) -> Reason | None:
        return None if m == 0 else super().explain(s, seat, m)


class Stern(Dice):
    law = "2"

    def explain(self, s: State, seat: Seat, m: Move) -> Reason | None:
        return Reason("odd", "T2") if m == 3 else super().explain(s, seat, m)


class Touching(Sealed):
    law = "2"

    def explain(self, s: State, seat: Seat, m: Move) -> Reason | None:
        s.a[3] = min(s.a[3], 2)
        return super().explain(s, seat, m)


class Weightless(Dice):
    law = "3"

    def outcomes(self, s: State) -> list[tuple[Move, int]]:
        return [(move, weight - (move == 14)) for move, weight in super().outcomes(s)]


class Dead(Dice):
    law = "3"

    def legal(self, s: State, seat: Seat) -> list[Move]:
        return super().legal(s, seat)[: 0 if s.a[1] == 3 else None]


class Shared(Offer):
    law = "4"

    def clone(self, s: State) -> State:
        return State(s.setup, s.a)


class Nosy(Dice):
    law = "4"

    def view(self, s: State, seat: Seat | None) -> View:
        s.a[8] = 0
        return super().view(s, seat)


class Hiding(Sealed):
    law = "4"

    def reveal(self, s: State, seat: Seat, v: View) -> View:  # noqa: ARG002 - the fault
        return v


class Forgetful(Dice):
    law = "5"

    def place(self, setup: Setup, p: Any) -> State:
        return super().place(setup, {**p, "won1": 0})


class Ambiguous(Offer):
    law = "5"

    def write(self, s: State, seat: Seat, m: Move) -> str:
        return super().write(s, seat, 1 if m == 2 else m)


class Unheaded(Dice):
    law = "5"

    def setup(self, seats: int, options: Any, box: Any) -> Setup:
        return Setup(seats, super().setup(seats, options, box).values)


class Minting(Dice):
    law = "6"

    def apply(self, s: State, seat: Seat, m: Move, log: Log | None = None) -> None:
        super().apply(s, seat, m, log)
        if seat != CHANCE:
            s.a[5 + seat] += 2 * m


class Open(Sealed):
    law = "7"

    def view(self, s: State, seat: Seat | None) -> View:
        return View({**super().view(s, seat).facts, "answered": [bid >= 0 for bid in s.a[2::3]]})


class Loud(Sealed):
    law = "7"

    def told(self, setup: Setup, event: tuple[int, int, int, int], seat: Seat | None) -> Told | None:
        return Told("somebody", "T3") if event[0] == BID else super().told(setup, event, seat)


class Knowing(Sealed):
    law = "7"

    def imagine(self, s: State, seat: Seat, rng: Rng) -> State:  # noqa: ARG002 - the contract's shape
        return self.clone(s)


class Hinting(Sealed):
    law = "7"

    def describe(self, s: State, seat: Seat, m: Move) -> Described:  # noqa: ARG002 - the contract's shape
        return Described("move", "T2", {"beaten": sum(bid > m for bid in s.a[2::3])})


class Biased(Sealed):
    law = "7"

    def default(self, s: State, seat: Seat) -> Move:
        return min(max(s.a[2::3]) + 1, s.a[3 + 3 * seat])


class Moody(Dice):
    """Every second game has another number of draws."""

    law = "8"
    games = 0

    def start(self, setup: Setup) -> list[int]:
        self.games += 1
        return super().start(setup)

    def apply(self, s: State, seat: Seat, m: Move, log: Log | None = None) -> None:
        if seat == CHANCE and self.games % 2:
            s.a[s.a[0] - 1] = 1
        super().apply(s, seat, m, log)


class Rolling(Dice):
    law = "12"

    def apply(self, s: State, seat: Seat, m: Move, log: Log | None = None) -> None:
        super().apply(s, seat, m, log)
        s.a[7] += random.random() < 0.5


class Hashed(Dice):
    law = "12"

    def apply(self, s: State, seat: Seat, m: Move, log: Log | None = None) -> None:
        super().apply(s, seat, m, log)
        s.a[7] += next(iter({"Gaius", "Lucius", "Marcus", "Quintus", "Titus", "Publius"})) < "M"


class Hasty(Sealed):
    law = "13"

    def apply(self, s: State, seat: Seat, m: Move, log: Log | None = None) -> None:
        if seat != CHANCE and max(s.a[2::3]) < 0:
            s.a[4 + 3 * seat] += 1
        super().apply(s, seat, m, log)


class Reckless(Sealed):
    law = "14"

    def default(self, s: State, seat: Seat) -> Move:  # noqa: ARG002 - the contract's shape
        return 3


class Endless(Offer):
    law = "14"

    def apply(self, s: State, seat: Seat, m: Move, log: Log | None = None) -> None:
        super().apply(s, seat, m, log)
        if m == 30:  # taking, the default answer, takes no time
            s.a[0] -= 2 * (s.a[0] > 1)


class Numb(Sealed):
    law = "15"

    def point(self, s: State, seat: Seat, target: str) -> Reason | None:
        return None if target == "bid 3" else super().point(s, seat, target)


class Barred(Dice):
    law = "15"

    def point(self, s: State, seat: Seat, target: str) -> Reason | None:
        return super().point(s, seat, target) or Reason("no-dice", "T8")


class Lost(Offer):
    law = "15"

    def describe(self, s: State, seat: Seat, m: Move) -> Described:
        found = super().describe(s, seat, m)
        return Described(found.code, found.rule, found.facts, "the moon")


class Wordless(Offer):
    law = "15"

    def point(self, s: State, seat: Seat, target: str) -> Reason | None:
        found = super().point(s, seat, target)
        return Reason("hush", found.rule) if found and found.rule else found


class Boundless(Dice):
    law = "15"

    def point(self, s: State, seat: Seat, target: str) -> Reason | None:
        return super().point(s, seat, target if target in self.places(s.setup) else "roll 0")


class Tattling(Sealed):
    law = "7"

    def point(self, s: State, seat: Seat, target: str) -> Reason | None:
        found = super().point(s, seat, target)
        return found and Reason(found.code, found.rule, {"beaten": max(s.a[2::3])})


class Clumsy(Dice):
    law = "4"

    def point(self, s: State, seat: Seat, target: str) -> Reason | None:
        s.a[7] = 0
        return super().point(s, seat, target)


class Worn(Offer):
    """Every game begins in the same list."""

    law = "undo"

    def __init__(self) -> None:
        self.lists: dict[int, list[int]] = {}

    def start(self, setup: Setup) -> list[int]:
        return self.lists.setdefault(id(setup), super().start(setup))


FAULTS: list[Any] = [
    Unsorted, Long, Unranked, Idle, Generous, Silent, Stern, Touching, Weightless, Dead, Shared, Nosy, Hiding, Clumsy, Forgetful,
    Ambiguous, Unheaded, Minting, Open, Loud, Knowing, Hinting, Biased, Tattling, Moody, Rolling, Hashed, Hasty, Reckless,
    Endless, Numb, Barred, Lost, Wordless, Boundless, Worn,
]  # fmt: skip
