"""The contract that every game satisfies: a package of module functions *is* the Rules object.

Rules are pure. They know no file, clock, dice or language; chance is a player whose outcomes they list. A step is checked
by whoever calls :meth:`Rules.apply` (the table), by the very lists that :meth:`Rules.legal` gives.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from harena.core.events import Log
from harena.core.ids import Move, Seat
from harena.core.options import Option, Value
from harena.core.reason import Fact, Reason, Told
from harena.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Meta:
    """What is said of a game before it begins; ``edition`` goes up when a record could play out differently."""

    name: str
    title: str
    seats: tuple[int, ...]
    edition: int
    author: str
    publisher: str
    year: int
    language: str


@dataclass(frozen=True, slots=True)
class Bounds:
    """Sizes that hold for a set-up: move numbers are below ``moves``, games are at most ``steps`` long."""

    moves: int
    outcomes: int
    steps: int


@dataclass(frozen=True, slots=True)
class Described:
    """A legal move in words: the sentence ``move-<code>``, what it costs and brings, and the place on the board it points at.

    ``target`` is one of :meth:`Rules.places`, or nothing for a move that lies nowhere on the board.
    """

    code: str
    rule: str
    facts: dict[str, Fact] = field(default_factory=dict)
    target: str = ""


@dataclass(frozen=True, slots=True)
class Ask:
    """What a seat is asked: the sentence ``ask-<code>``, its rule and facts, and a whole gesture that the game suggests.

    ``whole`` is that gesture in words, with what its forced steps do as well; the suggestion's small steps leave those out.
    """

    code: str
    rule: str
    facts: dict[str, Fact] = field(default_factory=dict)
    suggested: tuple[Move, ...] = ()
    whole: Described | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """One line of the final sum of one seat: the sentence ``tally-<code>`` and its points."""

    code: str
    rule: str
    points: int
    facts: dict[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: the rule, places from 1 (shared when level), scores, and how each score came about."""

    rule: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    tallies: tuple[tuple[Tally, ...], ...] = ()


class Setup(Protocol):
    """What all positions of one game share: seats, and the options and printed values as the game's own ints."""

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        ...

    @property
    def changed(self) -> dict[str, Value]:
        """Return every option that is not at its default, as written in a rules file."""
        ...

    @property
    def box(self) -> dict[str, Any]:
        """Return every printed value that differs from ours, as written in a data file."""
        ...


S = TypeVar("S")


class Rules(Protocol[S]):
    """One game. ``S`` is its state: small, mutable, flat ints, cheap to clone."""

    @property
    def meta(self) -> Meta:
        """Return title, seats, edition, credits."""
        ...

    def options(self) -> Mapping[str, Option]:
        """Return every switch by key, in the order of the rules."""
        ...

    def setup(self, seats: int, options: Mapping[str, object], box: Mapping[str, object]) -> Setup:
        """Check seats, options and printed values; raises :class:`Unreadable` with the place and reason of every fault."""
        ...

    def bounds(self, setup: Setup) -> Bounds:
        """Return the sizes that hold for every game of this set-up."""
        ...

    def new(self, setup: Setup) -> S:
        """Return the position before anything is dealt; dealing is chance."""
        ...

    def clone(self, s: S) -> S:
        """Return a copy that later moves do not touch."""
        ...

    def to_act(self, s: S) -> Seat:
        """Return the first seat of :meth:`waiting`, or CHANCE, or OVER."""
        ...

    def waiting(self, s: S) -> tuple[Seat, ...]:
        """Return the seats that are asked now; several only while they answer in secret."""
        ...

    def legal(self, s: S, seat: Seat) -> list[Move]:
        """Return exactly the moves the table accepts, sorted; empty when the seat does not wait."""
        ...

    def outcomes(self, s: S) -> list[tuple[Move, int]]:
        """Return the outcomes of the draw that is due, with whole-number weights."""
        ...

    def apply(self, s: S, seat: Seat, m: Move, log: Log | None = None) -> None:
        """Change the state by one step of a seat or of CHANCE; unchecked."""
        ...

    def settled(self, s: S) -> bool:
        """Return False inside a gesture."""
        ...

    def asks(self, s: S, seat: Seat) -> Ask:
        """Return what a waiting seat is asked, and by which rule."""
        ...

    def default(self, s: S, seat: Seat) -> Move:
        """Return the safe move, for when time runs out or a bot fails."""
        ...

    def explain(self, s: S, seat: Seat, m: Move) -> Reason | None:
        """Return why the move is refused, or None when it is legal."""
        ...

    def describe(self, s: S, seat: Seat, m: Move) -> Described:
        """Return the move in words, with the cost and gain this seat may know."""
        ...

    def places(self, setup: Setup) -> tuple[str, ...]:
        """Return every place of the board that can be touched, among them each target of :meth:`describe`."""
        ...

    def point(self, s: S, seat: Seat, target: str) -> Reason | None:
        """Return why touching a place means nothing to a waiting seat now, or None where one of its legal moves lies there.

        A target that is none of :meth:`places` is refused as ``no-place``, by no rule.
        """
        ...

    def returns(self, s: S) -> list[float]:
        """Return each seat's share of the win minus 1/seats at the end (ties share), all zero before."""
        ...

    def ending(self, s: S) -> Ending | None:
        """Return how the game ended, or None."""
        ...

    def write(self, s: S, seat: Seat, m: Move) -> str:
        """Return the move in notation; :meth:`read` gives it back."""
        ...

    def read(self, s: S, seat: Seat, text: str) -> Move:
        """Return the move that the notation means; raises :class:`Unreadable`."""
        ...

    def told(self, setup: Setup, event: tuple[int, int, int, int], seat: Seat | None) -> Told | None:
        """Return an event as this seat (None: a spectator) may hear it, or None when it may not."""
        ...

    def view(self, s: S, seat: Seat | None) -> Any:  # noqa: ANN401 - each game has a view of its own
        """Return what this seat (None: a spectator) may see, built up from nothing, as a structure that nobody can change."""
        ...

    def reveal(self, s: S, seat: Seat, v: Any) -> Any:  # noqa: ANN401 - the game's own view
        """Return a spectator's view of the state with what this seat sees besides: the seat's own :meth:`view`."""
        ...

    def view_lines(self, v: Any) -> Sequence[Told]:  # noqa: ANN401 - the game's own view
        """Return a view as sentences ``view-<code>``, for whoever reads rather than looks."""
        ...

    def imagine(self, s: S, seat: Seat, rng: Rng) -> S:
        """Return a full state that this seat cannot tell from the true one."""
        ...

    def position(self, s: S) -> dict[str, Any]:
        """Return the whole state, readable, for TOML."""
        ...

    def place(self, setup: Setup, p: Mapping[str, object]) -> S:
        """Return the state that :meth:`position` described; raises :class:`Unreadable` with every fault."""
        ...

    def dump(self, s: S) -> bytes:
        """Return the state's canonical bytes: equal states, equal bytes."""
        ...

    def load(self, setup: Setup, b: bytes) -> S:
        """Return the state of a dump; raises :class:`Unreadable`."""
        ...

    def worth(self, s: S, seat: Seat, m: Move) -> float:
        """Return how good a beginner thinks a legal move is; for bots and move ordering."""
        ...

    def playout(self, s: S, rng: Rng, limit: int) -> int:
        """Play random moves to the end or for ``limit`` decisions; return how many decisions were made.

        A decision is a point where a seat has two or more moves; the small steps of one gesture count once.
        """
        ...

    def faults(self, s: S) -> list[str]:
        """Return what is false of the state though true of every reachable one; empty when all is well."""
        ...
