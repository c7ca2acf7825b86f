"""Fights over all arenas, presets and switch values end within their bounds, and every position of them is sound.

Most are played by the beginner's eye, since gladiators moved at random hardly fight.
"""

from itertools import product
from typing import Any

import pytest

from harena.core.errors import Unreadable
from harena.core.ids import CHANCE, OVER
from harena.core.rng import Rng
from harena.core.rules import Setup
from harena.games import load
from harena.testing.digests import values_of

pytestmark = pytest.mark.walks

game = load("gladiatoro")
ARENAS = ("hexagon", "pit", "long", "spina")
CHANGES = [(key, value) for key, option in game.options().items() for value in values_of(option)]
RANDOM = 4  # one fight in so many is played at random


def setup_of(index: int, **shorter: int) -> Setup:
    """Return one of endlessly many set-ups: each switch value in each arena and preset in turn, with other numbers of players."""
    number, preset = index // 2, ("blog", "house")[index % 2]
    key, value = CHANGES[number % len(CHANGES)]
    arena = ARENAS[(number + number // len(CHANGES)) % len(ARENAS)]
    for place, seats in product((arena, *ARENAS), (2 + number % 5, 2, 4, 3)):
        try:
            return game.setup(seats, {"arena": place, "preset": preset, **shorter} | {key: value}, {})
        except Unreadable:
            continue  # more gladiators than this arena has room for, or teams for other numbers
    raise AssertionError(f"{key} = {value} goes with nothing")


def fight(setup: Setup, seed: int) -> int:
    """Play one fight, looking at every position; return its steps."""
    rng = Rng(seed)
    s: Any = game.new(setup)
    most = game.bounds(setup).steps
    for step in range(most + 1):
        assert game.faults(s) == [], (setup.changed, seed, step)
        seat = game.to_act(s)
        if seat == OVER:
            assert game.ending(s) is not None
            return step
        if seat == CHANCE:
            outcomes = game.outcomes(s)
            at = rng.below(sum(weight for _, weight in outcomes))
            for move, weight in outcomes:  # noqa: B007  # the one it stops at
                at -= weight
                if at < 0:
                    break
        else:
            waiting = game.waiting(s)
            seat = waiting[rng.below(len(waiting))]
            moves = game.legal(s, seat)
            worths = [game.worth(s, seat, one) for one in moves] if seed % RANDOM else [0] * len(moves)
            best = [one for one, worth in zip(moves, worths, strict=True) if worth == max(worths)]
            move = best[rng.below(len(best))]
        game.apply(s, seat, move)
    raise AssertionError(f"{setup.changed}, seed {seed}: not over after {most} steps")


def fights(first: int, number: int, **shorter: int) -> None:
    for seed in range(first, first + number):
        fight(setup_of(seed, **shorter), seed)


@pytest.mark.parametrize("part", range(6))
def test_300_fights_end_and_are_sound_at_every_step(part: int) -> None:
    fights(50 * part, 50, end_turn_limit=6)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_10_000_fights_end_and_are_sound_at_every_step(part: int) -> None:
    fights(1000 * part, 1000)
