"""Worlds that a seat cannot tell apart: while a secret window is open, other seats may have answered anything or nothing."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from harena.core.events import Log
from harena.core.ids import Seat
from harena.core.rng import Rng
from harena.core.rules import Rules
from harena.testing.tables import gesture

S = TypeVar("S")


@dataclass(slots=True)
class World(Generic[S]):
    """One of several states that look the same, and what was told on the way to it."""

    state: S
    events: list[tuple[int, int, int, int]] = field(default_factory=list)


Twins = Callable[[Rules[Any], Any, "Seat | None", Rng], "list[World[Any]]"]
"""Makes worlds that a seat (None: a spectator) cannot tell from the first; a game with other secrets brings its own."""


def twins(rules: Rules[S], state: S, seat: Seat | None, rng: Rng, count: int = 4) -> list[World[S]]:
    """Return the state itself and worlds where other seats of the open window have answered; nothing outside a window."""
    waiting = rules.waiting(state)
    if len(waiting) < 2:
        return []
    worlds = [World(rules.clone(state))]
    for number in range(count):
        others = [one for one in waiting if one != seat]
        if seat not in waiting:
            del others[rng.below(len(others))]  # somebody keeps the window open
        world = World(rules.clone(state))
        for one in others:
            if number == 0 or rng.below(3):
                answer(rules, world, one, rng)
        worlds.append(world)
    return worlds


def answer(rules: Rules[S], world: World[S], seat: Seat, rng: Rng) -> None:
    """Let a seat answer at random."""
    log = Log()
    for move in gesture(rules, world.state, seat, rng):
        rules.apply(world.state, seat, move, log)
    world.events += log.items
