"""What the three toy games share: a flat list of named ints, and the plain half of the contract."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from harena.core.codec import pack, unpack
from harena.core.errors import Unreadable
from harena.core.events import Log
from harena.core.ids import CHANCE, OVER, Move, Seat
from harena.core.options import Option, Value, choose
from harena.core.reason import Fact, Reason, Told
from harena.core.rng import Rng
from harena.core.rules import Ask, Bounds, Described, Ending, Meta
from harena.text.catalogue import Catalogue, sources


@dataclass(frozen=True)
class Setup:
    seats: int
    values: dict[str, Any]
    changed: dict[str, Value] = field(default_factory=dict)
    box: dict[str, Any] = field(default_factory=dict)


class State:
    __slots__ = ("a", "setup")

    def __init__(self, setup: Setup, a: list[int]) -> None:
        self.setup = setup
        self.a = a


@dataclass(frozen=True)
class View:
    facts: dict[str, Any]


def switch(key: str, default: Value, values: Iterable[Value] = (), low: int = 0, high: int = 0) -> Option:
    return Option(key, default, tuple(values), low, high, "house", ("T1",))


class Toy(ABC):
    """A toy fills in the names of its ints, its words (a number of the block in each) and what follows the first dashes."""

    meta: Meta
    switches: tuple[Option, ...]
    words: tuple[tuple[str, int, int], ...]  # word, first number, length
    refusals: tuple[tuple[str, str], ...] = (("other-block", "T2"),)
    longest = 100

    # -- what a toy must say -------------------------------------------------------------------------------------------------

    @abstractmethod
    def names(self, setup: Setup) -> list[str]: ...

    @abstractmethod
    def start(self, setup: Setup) -> list[int]: ...

    @abstractmethod
    def waiting(self, s: State) -> tuple[Seat, ...]: ...

    @abstractmethod
    def refuse(self, s: State, seat: Seat, m: Move) -> int: ...

    @abstractmethod
    def apply(self, s: State, seat: Seat, m: Move, log: Log | None = None) -> None: ...

    @abstractmethod
    def scores(self, s: State) -> list[int]: ...

    @abstractmethod
    def faults(self, s: State) -> list[str]: ...

    # -- what most toys leave as it is ---------------------------------------------------------------------------------------

    def outcomes(self, s: State) -> list[tuple[Move, int]]:  # noqa: ARG002 - a game without chance
        return []

    def settled(self, s: State) -> bool:  # noqa: ARG002 - a game without gestures
        return True

    def told(self, setup: Setup, event: tuple[int, int, int, int], seat: Seat | None) -> Told | None:  # noqa: ARG002 - public
        return Told(f"event-{event[0]}", "T3", {"a": event[1], "b": event[2]}, "moves")

    def view(self, s: State, seat: Seat | None) -> View:  # noqa: ARG002 - a game without secrets
        return View(self.position(s))

    def reveal(self, s: State, seat: Seat, v: View) -> View:  # noqa: ARG002 - its views are small
        return self.view(s, seat)

    def view_lines(self, v: object) -> list[Told]:
        return [Told("view", "T3", {"view": str(v)})]

    def imagine(self, s: State, seat: Seat, rng: Rng) -> State:  # noqa: ARG002 - a game without secrets
        return self.clone(s)

    # -- what is the same for all --------------------------------------------------------------------------------------------

    def options(self) -> Mapping[str, Option]:
        return {option.key: option for option in self.switches}

    def setup(self, seats: int, options: Mapping[str, object], box: Mapping[str, object]) -> Setup:
        if seats not in self.meta.seats or box:
            raise Unreadable("seats", f"{seats} seats, or a box that is not empty")
        values = choose(self.options(), options)
        return Setup(seats, values, {k: v for k, v in values.items() if v != self.options()[k].default})

    def bounds(self, setup: Setup) -> Bounds:  # noqa: ARG002 - one size for all
        return Bounds(moves=max(first + size for _, first, size in self.words), outcomes=6, steps=self.longest)

    def new(self, setup: Setup) -> State:
        return State(setup, self.start(setup))

    def clone(self, s: State) -> State:
        return State(s.setup, s.a[:])

    def to_act(self, s: State) -> Seat:
        waiting = self.waiting(s)
        return waiting[0] if waiting else CHANCE if self.outcomes(s) else OVER

    def legal(self, s: State, seat: Seat) -> list[Move]:
        if seat not in self.waiting(s):
            return []
        return [m for m in range(self.bounds(s.setup).moves) if not self.refuse(s, seat, m)]

    def explain(self, s: State, seat: Seat, m: Move) -> Reason | None:
        if seat not in self.waiting(s):
            return Reason("not-asked", "T2")
        number = self.refuse(s, seat, m)
        return Reason(*self.refusals[number - 1], {"move": m}) if number else None

    def asks(self, s: State, seat: Seat) -> Ask:
        return Ask("move", "T2", {"seat": seat, "moves": len(self.legal(s, seat))})

    def default(self, s: State, seat: Seat) -> Move:
        return self.legal(s, seat)[0]

    def describe(self, s: State, seat: Seat, m: Move) -> Described:
        text = self.write(s, seat, m)
        facts: dict[str, Fact] = {"text": text}
        return Described("move", "T2", facts, text)

    def places(self, setup: Setup) -> tuple[str, ...]:  # noqa: ARG002 - a place for every move, called as it is written
        return tuple(f"{word} {n}" for word, _, size in self.words for n in range(size))

    def point(self, s: State, seat: Seat, target: str) -> Reason | None:
        if target not in self.places(s.setup):
            return Reason("no-place", "")
        return self.explain(s, seat, self.read(s, seat, target))

    def worth(self, s: State, seat: Seat, m: Move) -> float:  # noqa: ARG002 - a beginner
        return float(m)

    def ending(self, s: State) -> Ending | None:
        if self.to_act(s) != OVER:
            return None
        scores = self.scores(s)
        return Ending("T4", tuple(1 + sum(other > one for other in scores) for one in scores), tuple(scores))

    def returns(self, s: State) -> list[float]:
        ending, seats = self.ending(s), s.setup.seats
        if ending is None:
            return [0.0] * seats
        winners = ending.ranks.count(1)
        return [(rank == 1) / winners - 1 / seats for rank in ending.ranks]

    def write(self, s: State, seat: Seat, m: Move) -> str:  # noqa: ARG002 - a word and a number say it all
        word, first = next((word, first) for word, first, size in self.words if first <= m < first + size)
        return f"{word} {m - first}"

    def read(self, s: State, seat: Seat, text: str) -> Move:  # noqa: ARG002 - a word and a number say it all
        for word, first, size in self.words:
            for m in range(first, first + size):
                if text == f"{word} {m - first}":
                    return m
        raise Unreadable("move", f"{text!r:.40} is no move")

    def position(self, s: State) -> dict[str, Any]:
        return dict(zip(self.names(s.setup), s.a, strict=True))

    def place(self, setup: Setup, p: Mapping[str, object]) -> State:
        names = self.names(setup)
        if set(p) != set(names) or not all(type(value) is int for value in p.values()):
            raise Unreadable("position", f"it takes a whole number for each of {', '.join(names)}")
        return self._checked(setup, [p[name] for name in names])

    def dump(self, s: State) -> bytes:
        return pack(s.a)

    def load(self, setup: Setup, b: bytes) -> State:
        return self._checked(setup, unpack(b))

    def playout(self, s: State, rng: Rng, limit: int) -> int:
        done = 0
        while done < limit and (seat := self.to_act(s)) != OVER:
            if seat == CHANCE:
                self.apply(s, CHANCE, self.outcomes(s)[rng.below(len(self.outcomes(s)))][0])
            else:
                done += self.settled(s)
                moves = self.legal(s, seat)
                self.apply(s, seat, moves[rng.below(len(moves))])
        return done

    def _checked(self, setup: Setup, a: Sequence[Any]) -> State:
        s = State(setup, list(a))
        if len(a) != len(self.names(setup)) or self.faults(s):
            raise Unreadable("position", "it cannot come up")
        return s


def spoken(rules: Any, language: str) -> Catalogue:
    """Return the words of a toy: in every language its refusals are their codes."""
    codes = ["not-asked", *(code for code, _ in rules.refusals)]
    bundle = FluentBundle([language], use_isolating=False)
    for resource in (*sources(language), FluentParser().parse("".join(f"refuse-{code} = {code}\n" for code in codes))):
        bundle.add_resource(resource)
    return Catalogue(language, (bundle,), strict=True)
