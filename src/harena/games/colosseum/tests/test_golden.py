"""Golden games: each replays to its end, and together they use everything the box and the switches hold (law 10)."""

import json
from pathlib import Path
from typing import Any

import pytest

from harena.core.table import Table
from harena.games import load
from harena.games.colosseum import events as ev
from harena.games.colosseum.tables import KINDS, PROGRAMS
from harena.games.colosseum.tests import wanted
from harena.testing.difference import makes_a_difference
from harena.testing.golden import check_golden, records, story

game = load("colosseum")
FOLDER = Path(__file__).parent.parent / "records"
NAMED = {one.name: one for one in wanted.GOLDEN}


@pytest.fixture(scope="module")
def tables() -> dict[str, Table[Any]]:
    """Replay all golden games once."""
    return {path.stem: check_golden(game, path) for path in records(FOLDER)}


def told(tables: dict[str, Table[Any]], kind: int) -> set[tuple[int, ...]]:
    return {event for table in tables.values() for step in table.steps for event in step.events if event[0] == kind}


def test_each_is_there_by_its_name(tables: dict[str, Table[Any]]) -> None:
    assert set(tables) == set(NAMED)
    assert len(NAMED) == len(wanted.GOLDEN)
    assert all(table.over for table in tables.values())


@pytest.mark.parametrize("name", NAMED)
def test_each_holds_what_it_is_named_for(tables: dict[str, Table[Any]], name: str) -> None:
    one, table = NAMED[name], tables[name]
    assert one.wanted(table)
    assert len(table.header.seats) == one.seats
    assert table.header.options == dict(one.options)
    assert not one.differs or makes_a_difference(table, one.differs)


def test_c1_1_both_modes_are_played_by_three_four_and_five(tables: dict[str, Table[Any]]) -> None:
    found = {(table.header.options.get("auction_mode", "base"), table.setup.seats) for table in tables.values()}
    assert found == {(mode, seats) for mode in ("base", "intense") for seats in (3, 4, 5)}


def test_c6_9_every_program_is_staged(tables: dict[str, Table[Any]]) -> None:
    assert {event[2] for event in told(tables, ev.STAGED)} == set(range(1, PROGRAMS + 1))


def test_c13_1_every_kind_of_token_is_won(tables: dict[str, Table[Any]]) -> None:
    won = {KINDS[event[2]] for event in told(tables, ev.TOOK)}
    assert won | {"emperor"} == set(KINDS)
    assert any(event[2] == 0 for event in told(tables, ev.MEDAL))  # an Emperor token becomes a medal at once


def test_c11_1_every_use_of_a_medal_is_made(tables: dict[str, Table[Any]]) -> None:
    assert any(event[2] == ev.PARTS.index("medals") for event in told(tables, ev.PART))
    assert told(tables, ev.NUDGED)
    assert told(tables, ev.CASHED)
    assert {event[2] for event in told(tables, ev.FEE)} == {0, 1}
    assert told(tables, ev.SWAPPED)


def test_c8_1_every_ending_is_reached(tables: dict[str, Table[Any]]) -> None:
    assert {table.lines[-1]["end"] for table in tables.values()} == {"C8.2"}


def test_every_event_is_told_somewhere(tables: dict[str, Table[Any]]) -> None:
    seen = {event[0] for table in tables.values() for step in table.steps for event in step.events}
    assert {code for number, (code, _, _) in ev.TABLE.items() if number not in seen} == set()


def test_every_golden_game_tells_its_story_as_ever(tables: dict[str, Table[Any]]) -> None:
    """Who did what, in which order, with which numbers: each event of each game, pinned by a digest beside the records."""
    pinned = json.loads((FOLDER / "stories.json").read_text("ascii"))
    assert {name: story(table) for name, table in tables.items()} == pinned


VALUES = [(key, value) for key, option in game.options().items() for value in option.values if value != option.default]
RANGED = [key for key, option in game.options().items() if not option.values]


@pytest.mark.parametrize(("key", "value"), VALUES, ids=[f"{key}={value}" for key, value in VALUES])
def test_every_switch_value_makes_a_difference(tables: dict[str, Table[Any]], key: str, value: object) -> None:
    """Some golden game goes otherwise when this one switch goes back to its default."""
    with_it = [table for table in tables.values() if table.header.options.get(key) == value]
    assert any(makes_a_difference(table, key) for table in with_it)


@pytest.mark.parametrize("key", RANGED)
def test_every_switch_with_a_range_makes_a_difference(tables: dict[str, Table[Any]], key: str) -> None:
    assert any(makes_a_difference(table, key) for table in tables.values() if key in table.header.options)
