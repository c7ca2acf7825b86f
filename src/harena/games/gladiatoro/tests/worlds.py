"""Worlds that a seat cannot tell apart: answers of an open window, and factors chosen before all are shown (G2.20)."""

from typing import Any

from harena.core.ids import Seat
from harena.core.rng import Rng
from harena.core.rules import Rules
from harena.games.gladiatoro.state import FACTOR, FIG, SHOWN, WIDTH, State
from harena.games.gladiatoro.steps.setting_up import chooser
from harena.testing import worlds
from harena.testing.worlds import World


def twins(rules: Rules[Any], state: Any, seat: "Seat | None", rng: Rng) -> list[World[Any]]:
    found = worlds.twins(rules, state, seat, rng)
    hidden = [f for f in range(state.setup.figures) if hides(state, f, seat)]
    if not hidden or state.setup.equal_total or rules.waiting(state) == (seat,):  # a table set up here does not know its window
        return found
    if not found:
        found = [World(rules.clone(state))]
    for factor in (state.setup.factor_low, state.setup.factor_high):
        other = rules.clone(state)
        for f in hidden:
            other.a[FIG + WIDTH * f + FACTOR] = factor
        found.append(World(other))
    return found


def hides(s: State, f: int, seat: "Seat | None") -> bool:
    return not s.a[SHOWN] and s.a[FIG + WIDTH * f + FACTOR] >= 0 and chooser(s, f) != seat
