"""Golden fights: each replays to its end, and together they use everything the switches hold (law 10)."""

import json
from pathlib import Path
from typing import Any

import pytest

from harena.core.table import Table
from harena.games import load
from harena.games.gladiatoro import events as ev
from harena.testing.difference import makes_a_difference
from harena.testing.golden import check_golden, records, story

game = load("gladiatoro")
FOLDER = Path(__file__).parent.parent / "records"


@pytest.fixture(scope="module")
def tables() -> dict[str, Table[Any]]:
    """Replay all golden fights once."""
    return {path.stem: check_golden(game, path) for path in records(FOLDER)}


def test_there_are_golden_fights_for_every_number_of_seats(tables: dict[str, Table[Any]]) -> None:
    assert {table.setup.seats for table in tables.values()} == {2, 3, 4, 5, 6}
    assert all(table.over for table in tables.values())


def test_c6_every_ending_is_reached(tables: dict[str, Table[Any]]) -> None:
    assert {table.lines[-1]["end"] for table in tables.values()} == {"G6.3", "G6.4", "G6.6"}


def test_every_event_is_told_somewhere(tables: dict[str, Table[Any]]) -> None:
    seen = {event[0] for table in tables.values() for step in table.steps for event in step.events}
    assert {code for number, (code, _, _) in ev.TABLE.items() if number not in seen} == set()


def test_every_golden_fight_tells_its_story_as_ever(tables: dict[str, Table[Any]]) -> None:
    """Who did what, in which order, with which numbers: each event of each fight, pinned by a digest beside the records."""
    pinned = json.loads((FOLDER / "stories.json").read_text("ascii"))
    assert {name: story(table) for name, table in tables.items()} == pinned


def test_every_arena_is_fought_in(tables: dict[str, Table[Any]]) -> None:
    assert {game.view(table.state, None).arena for table in tables.values()} >= {"hexagon", "pit", "long", "spina", "own"}


VALUES = [(key, value) for key, option in game.options().items() for value in option.values if value != option.default]
RANGED = [key for key, option in game.options().items() if not option.values]


@pytest.mark.parametrize(("key", "value"), VALUES, ids=[f"{key}={value}" for key, value in VALUES])
def test_every_switch_value_makes_a_difference(tables: dict[str, Table[Any]], key: str, value: object) -> None:
    """Some golden fight goes otherwise when this one switch goes back to its default."""
    with_it = [table for table in tables.values() if table.header.options.get(key) == value]
    assert any(makes_a_difference(table, key) for table in with_it)


@pytest.mark.parametrize("key", RANGED)
def test_every_switch_with_a_range_makes_a_difference(tables: dict[str, Table[Any]], key: str) -> None:
    assert any(makes_a_difference(table, key) for table in tables.values() if key in table.header.options)
