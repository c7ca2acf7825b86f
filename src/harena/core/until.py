"""Games that stop after a phase: a table that plays one phase only, as a referee of a real table does.

A game that has phases names them in its ``phases`` module, which satisfies :class:`Phases`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar, cast

from harena.core.errors import Unreadable
from harena.core.ids import OVER, Move, Seat
from harena.core.options import near
from harena.core.rules import Ending, Rules, Setup

S = TypeVar("S")


class Phases(Protocol):
    """What a game's ``phases`` module offers."""

    @property
    def PHASES(self) -> Sequence[str]:  # noqa: N802 - a constant of a module
        """Return the names of the phases of a turn, in order."""
        ...

    def progress(self, s: Any) -> int:  # noqa: ANN401 - the game's own state
        """Return how many phases have been finished since the game began."""
        ...

    def standing(self, s: Any) -> Ending:  # noqa: ANN401 - the game's own state
        """Return what each has when the game is stopped: no ranks, for nobody has won."""
        ...


class Until:
    """A game's rules that end as soon as a phase does; everything else is the game's own."""

    def __init__(self, rules: Rules[Any], phases: Phases, phase: str) -> None:
        self._rules = rules
        self._phases = phases
        self._index = phases.PHASES.index(phase)
        self._last = -1  # the number of the phase that is the last one, known when the table is laid

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the game's rules offer
        """Return what the game's own rules offer."""
        return getattr(self._rules, name)

    def _laid(self, s: S) -> S:
        if self._last < 0:
            now = self._phases.progress(s)
            self._last = now + (self._index - now) % len(self._phases.PHASES)
        return s

    def _done(self, s: Any) -> bool:  # noqa: ANN401 - the game's own state
        return self._rules.to_act(s) != OVER and self._phases.progress(s) > self._last

    def new(self, setup: Setup) -> Any:  # noqa: ANN401 - the game's own state
        """Return the position before anything is dealt."""
        return self._laid(self._rules.new(setup))

    def place(self, setup: Setup, p: Mapping[str, object]) -> Any:  # noqa: ANN401 - the game's own state
        """Return the state of a position."""
        return self._laid(self._rules.place(setup, p))

    def to_act(self, s: Any) -> Seat:  # noqa: ANN401 - the game's own state
        """Return who acts, OVER once the phase is."""
        return OVER if self._done(s) else self._rules.to_act(s)

    def waiting(self, s: Any) -> tuple[Seat, ...]:  # noqa: ANN401 - the game's own state
        """Return who is asked, nobody once the phase is over."""
        return () if self._done(s) else self._rules.waiting(s)

    def legal(self, s: Any, seat: Seat) -> list[Move]:  # noqa: ANN401 - the game's own state
        """Return the seat's moves, none once the phase is over."""
        return [] if self._done(s) else self._rules.legal(s, seat)

    def ending(self, s: Any) -> Ending | None:  # noqa: ANN401 - the game's own state
        """Return how the game ended, or what each has when the phase is over."""
        return self._phases.standing(s) if self._done(s) else self._rules.ending(s)


def until(rules: Rules[S], phases: Phases | None, phase: str) -> Rules[S]:
    """Return rules that end with a phase; raises :class:`Unreadable` with a near miss where there is none of this name."""
    known = [] if phases is None else list(phases.PHASES)
    if phases is None or phase not in known:
        named = f"there is {', '.join(known)}{near(phase, known)}" if known else f"{rules.meta.name} has no phases to end after"
        raise Unreadable("until", f"no phase {phase!r:.40}; {named}")
    return cast("Rules[S]", Until(rules, phases, phase))
