"""Whole games for a long time: what a server holds does not grow."""

import asyncio
from pathlib import Path

import pytest
from bench.load import soak
from bench.pages import serving

SECONDS = 20 * 60


@pytest.mark.slow
def test_twenty_minutes_of_whole_games_leave_the_memory_as_it_is(tmp_path: Path) -> None:
    with serving(1, tmp_path) as (server,):
        found = asyncio.run(soak(server, SECONDS))
    warm, rest = found[4], found[5:]  # a fifth of the time to come to know every game and text
    assert max(rest) < 1.15 * warm + 5  # megabytes
