"""Golden games: each replays to its end, and together they use everything the box and the switches hold (law 10)."""

import json
from pathlib import Path
from typing import Any

import pytest

from harena.core.chance import Seeded, commit
from harena.core.record import read_record
from harena.core.table import Table
from harena.games import load
from harena.games.baumeister import events as ev
from harena.testing.difference import makes_a_difference
from harena.testing.golden import story

game = load("baumeister")
FILES = sorted((Path(__file__).parent.parent / "records").glob("*.harena"))


def replay(path: Path) -> Table[Any]:
    """Play a record again, line by line; its end line is judged as it is fed."""
    record = read_record(path.read_bytes(), path.name)
    header = record.header
    setup = game.setup(len(header.seats), header.options, header.box)
    chance = Seeded(bytes.fromhex(record.lines[-1]["seed"]))
    assert commit(chance.secret) == header.chance["commitment"]
    table: Table[Any] = Table(game, setup, header, chance)
    for line in record.lines:
        table.feed(line)
    return table


@pytest.fixture(scope="module")
def tables() -> dict[str, Table[Any]]:
    """Replay all golden games once."""
    return {path.stem: replay(path) for path in FILES}


def test_there_are_golden_games_for_every_number_of_seats(tables: dict[str, Table[Any]]) -> None:
    """At least thirty, for 2, 3 and 4."""
    assert len(tables) >= 30
    assert {table.setup.seats for table in tables.values()} == {2, 3, 4}
    assert all(table.over for table in tables.values())


def test_every_ending_is_reached(tables: dict[str, Table[Any]]) -> None:
    """By the last part and by the turn limit."""
    assert {table.lines[-1]["end"] for table in tables.values()} == {"B9.1", "B9.9"}


def test_every_event_is_told_somewhere(tables: dict[str, Table[Any]]) -> None:
    """No event kind is dead; four empty piles at once take hands that no sensible game holds, so B6 tests that one."""
    seen = {event[0] for table in tables.values() for step in table.steps for event in step.events}
    assert {code for number, (code, _, _) in ev.TABLE.items() if number not in seen} == {"token-nothing"}


def test_every_golden_game_tells_its_story_as_ever(tables: dict[str, Table[Any]]) -> None:
    """Who did what, in which order, with which numbers: each event of each game, pinned by a digest beside the records."""
    pinned = json.loads((FILES[0].parent / "stories.json").read_text("ascii"))
    assert {name: story(table) for name, table in tables.items()} == pinned


def test_b9_2_b9_3_b9_6_every_sum_is_told_from_what_its_own_player_holds(tables: dict[str, Table[Any]]) -> None:
    """Fame, tiles of each kind and cards: line by line the numbers of that player and of nobody else."""
    for table in tables.values():
        ending = table.ending()
        assert ending is not None
        for player, tallies, score in zip(table.view(None).players, ending.tallies, ending.scores, strict=True):
            fame, *majorities, cards = tallies
            assert fame.points == player.fame
            assert [line.facts["count"] for line in majorities] == list(player.tiles)
            assert cards.facts["count"] == player.cards
            assert sum(line.points for line in tallies) == score


def test_every_component_is_used(tables: dict[str, Table[Any]]) -> None:
    """Every part is built, every strip dealt, every token drawn or chosen, every kind of tile laid."""
    seen: dict[int, set[int]] = {ev.BUILT: set(), ev.STRIP_DEALT: set(), ev.TILE_LAID: set(), ev.TOKEN_LAID: set()}
    for table in tables.values():
        for step in table.steps:
            for kind, a, b, _ in step.events:
                if kind == ev.BUILT:
                    seen[kind].add(b // 100)
                elif kind in seen:
                    seen[kind].add(a if kind == ev.TOKEN_LAID else b)
    assert seen[ev.BUILT] == set(range(20))
    assert seen[ev.STRIP_DEALT] == set(range(4))
    assert seen[ev.TILE_LAID] == set(range(5))


VALUES = [
    (key, value)
    for key, option in game.options().items()
    for value in (option.values or (option.low, option.high) if key == "slots" else option.values)
    if value != option.default
]


@pytest.mark.parametrize(("key", "value"), VALUES, ids=[f"{key}={value}" for key, value in VALUES])
def test_every_switch_value_makes_a_difference(tables: dict[str, Table[Any]], key: str, value: object) -> None:
    """Some golden game plays otherwise when this one switch goes back to its default."""
    with_it = [table for table in tables.values() if table.header.options.get(key) == value]
    assert any(makes_a_difference(table, key) for table in with_it)


def test_b9_9_a_turn_limit_makes_a_difference(tables: dict[str, Table[Any]]) -> None:
    """The one switch with a long range of values."""
    assert makes_a_difference(tables["turn-limit"], "turn_limit")


def test_corrected_boxes_are_kept_in_the_record(tables: dict[str, Table[Any]]) -> None:
    """An owner's values stand in the header in full."""
    assert tables["box-parts"].header.box["parts"][0] == {"id": "PA1", "cost": {"water": 1}, "fame": 5}
    assert tables["box-tiles"].header.box == {"tiles": {"II": {"water": 6, "stone": 2}}}
