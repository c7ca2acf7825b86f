"""A game's own commands, declared: what each asks for and answers. Shells mount them as ``harena NAME GAME``.

A game that has any keeps them as ``COMMANDS`` in its ``commands`` module.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from harena.core.errors import Unreadable
from harena.core.reason import Told


@dataclass(frozen=True, slots=True)
class Parameter:
    """One thing a command may be told: a word out of ``values``, or a number from ``low`` to ``high``; None is unsaid."""

    name: str
    help: str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


Answer = Callable[[Any, Mapping[str, Any]], Sequence[Told]]


@dataclass(frozen=True, slots=True)
class Command:
    """A command: ``run`` is given a set-up and what was said, and answers in sentences ``log-<code>`` of the catalogue.

    It raises :class:`harena.core.errors.Unreadable`, placed at a parameter, for what cannot be.
    """

    name: str
    help: str
    parameters: tuple[Parameter, ...]
    run: Answer


NONE: Final[tuple[Command, ...]] = ()


def all_or_none(said: Mapping[str, Any], names: Sequence[str]) -> bool:
    """Return whether all of these were said; raises :class:`Unreadable` where only some were."""
    missing = [name for name in names if said.get(name) is None]
    if missing and len(missing) < len(names):
        raise Unreadable(
            f"--{missing[0]}", f"is needed beside {' and '.join(f'--{name}' for name in names if name not in missing)}"
        )
    return not missing
