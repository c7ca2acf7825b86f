"""One game between bots, from numbers alone, so that it is the same in any process."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Any

from harena import games
from harena.bots.catalog import bots_of
from harena.bots.drive import Driver
from harena.core.chance import Seeded
from harena.core.record import header_of, write_line
from harena.core.rules import Setup
from harena.core.table import Table


@dataclass(frozen=True, slots=True)
class Task:
    """One game to be played: its number from 1, its seed, who sits where, changed switches, and printed values as JSON."""

    game: str
    number: int
    seed: int
    seats: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]
    keep: bool
    box: str = "{}"


@dataclass(frozen=True, slots=True)
class Played:
    """What came of it; ``record`` is the whole text of the record when it was to be kept."""

    number: int
    seed: int
    seats: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    steps: int
    failures: int
    record: str


def seed_of(run: int, number: int) -> int:
    """Return the seed of one game of a run: 53 bits, so that any reader of JSON keeps it exactly."""
    name = blake2b(f"{run}:{number}".encode(), digest_size=8, person=b"harena-run").digest()
    return int.from_bytes(name, "big") >> 11


def rotated(seats: Sequence[str], number: int) -> tuple[str, ...]:
    """Return who sits where in game ``number`` from 1: everybody moves one seat on with each game."""
    shift = (number - 1) % len(seats)
    return tuple(seats[(at - shift) % len(seats)] for at in range(len(seats)))


@cache
def _setup(game: str, seats: int, options: tuple[tuple[str, Any], ...], box: str) -> Setup:
    return games.load(game).setup(seats, dict(options), json.loads(box))


def play(task: Task) -> Played:
    """Play one game to its end."""
    rules = games.load(task.game)
    setup = _setup(task.game, len(task.seats), task.options, task.box)
    chance = Seeded.from_number(task.seed)
    table: Table[Any] = Table(rules, setup, header_of(rules, setup, chance, task.seats), chance)
    driver = Driver(bots_of(task.seats), task.seed)
    table.begin()
    while not table.over:
        driver.play(table)
    end = table.lines[-1]
    text = "".join(map(write_line, (table.header.line(), *table.lines))) if task.keep else ""
    return Played(
        number=task.number,
        seed=task.seed,
        seats=task.seats,
        ranks=tuple(end["ranks"]),
        scores=tuple(end["scores"]),
        ending=end["end"],
        steps=len(table.lines) - 1,
        failures=len(driver.failures),
        record=text,
    )
