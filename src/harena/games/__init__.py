"""Games, found by looking: every package in this folder that has a ``meta`` module is one."""

import importlib
import importlib.util
import pkgutil
from functools import cache
from typing import Any

from harena.core.commands import NONE, Command
from harena.core.errors import Unreadable
from harena.core.options import near
from harena.core.orders import Orders
from harena.core.rules import Rules
from harena.core.until import Phases, until


@cache
def names() -> tuple[str, ...]:
    """Return the names of all games, sorted."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def load(name: str) -> Rules[Any]:
    """Return a game's rules; raises :class:`Unreadable` with a near miss for an unknown name."""
    if name not in names():
        raise Unreadable("", f"there is no game called {name!r:.40}; there is {', '.join(names())}{near(name, names())}")
    rules: Rules[Any] = importlib.import_module(f"{__name__}.{name}")
    return rules


@cache
def commands(name: str) -> tuple[Command, ...]:
    """Return a game's own commands, none where it has no module ``commands``."""
    found: tuple[Command, ...] = getattr(_part(name, "commands"), "COMMANDS", NONE)
    return found


@cache
def orders(name: str) -> Orders | None:
    """Return what standing orders a game knows, None where it has no module ``orders``."""
    found: Orders | None = _part(name, "orders")
    return found


@cache
def phases(name: str) -> Phases | None:
    """Return a game's phases, None where it has no module ``phases``."""
    found: Phases | None = _part(name, "phases")
    return found


def ruled(name: str, last: str = "") -> Rules[Any]:
    """Return the rules of a table: a game's own, or where it ends after a phase those; raises :class:`Unreadable`."""
    return until(load(name), phases(name), last) if last else load(name)


def _part(name: str, part: str) -> Any:  # noqa: ANN401 - a module
    load(name)
    module = f"{__name__}.{name}.{part}"
    return importlib.import_module(module) if importlib.util.find_spec(module) else None
