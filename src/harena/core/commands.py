"""A game's own commands, declared: what each asks for and answers. Shells mount them as ``harena NAME GAME``.

A game that has any keeps them as ``COMMANDS`` in its ``commands`` module.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from harena.core.errors import Unreadable
from harena.core.reason import Told
from harena.core.rules import Setup


@dataclass(frozen=True, slots=True)
class Parameter:
    """One thing a command may be told; None is unsaid.

    A word out of ``values``, a number from ``low`` to ``high``, or where there is neither any text, which the command reads.
    """

    name: str
    help: str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


@dataclass(frozen=True, slots=True)
class Laid:
    """A table that a command lays for people with a real one before them: set-up, who plays, the position, the last phase."""

    setup: Setup
    names: tuple[str, ...]
    start: Mapping[str, Any]
    until: str


Answer = Callable[[Any, Mapping[str, Any]], Sequence[Told]]
SetUp = Callable[[int, Mapping[str, object]], Any]  # for so many seats, with these switches on top of the user's
Lay = Callable[[SetUp, Mapping[str, Any]], Laid]


@dataclass(frozen=True, slots=True)
class Command:
    """A command that answers or lays a table, one of the two.

    ``run`` is given a set-up and what was said, and answers in sentences ``log-<code>`` of the catalogue. ``lay`` is given a
    way to make a set-up and what was said, and lays a table at which people say what they draw. Both raise
    :class:`harena.core.errors.Unreadable`, placed at a parameter, for what cannot be.
    """

    name: str
    help: str
    parameters: tuple[Parameter, ...]
    run: Answer | None = None
    lay: Lay | None = None


NONE: Final[tuple[Command, ...]] = ()


def all_or_none(said: Mapping[str, Any], names: Sequence[str]) -> bool:
    """Return whether all of these were said; raises :class:`Unreadable` where only some were."""
    missing = [name for name in names if said.get(name) is None]
    if missing and len(missing) < len(names):
        raise Unreadable(
            f"--{missing[0]}", f"is needed beside {' and '.join(f'--{name}' for name in names if name not in missing)}"
        )
    return not missing
