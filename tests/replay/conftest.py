"""Short recorded games of Baumeister."""

from collections.abc import Callable
from functools import cache

import pytest

from harena.cli.batch import Task, play


@cache
def _record(seed: int, seats: tuple[str, ...]) -> bytes:
    return play(Task("baumeister", 1, seed, seats, (("slots", 4),), keep=True)).record.encode()


@pytest.fixture
def record() -> Callable[..., bytes]:
    def made(seed: int = 1, seats: tuple[str, ...] = ("bot:greedy", "bot:random")) -> bytes:
        return _record(seed, seats)

    return made
