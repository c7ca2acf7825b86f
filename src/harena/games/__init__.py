"""Games, found by looking: every package in this folder that has a ``meta`` module is one."""

import importlib
import pkgutil
from functools import cache
from typing import Any

from harena.core.errors import Unreadable
from harena.core.options import near
from harena.core.rules import Rules


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
