"""Golden games are found as they were found before, written once, and never written over."""

from pathlib import Path
from typing import Any

import pytest

from harena.core.record import read_record
from harena.games import load
from harena.testing.golden import check_golden
from harena.testing.making import Golden, add, any_game, ends, find, told

game: Any = load("baumeister")
SHORT = Golden("short", 2, {"slots": 4}, 1)


def test_a_game_is_added_once_with_its_story(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert add(game, folder, [SHORT]) == {"short": True}
    written = (folder / "short.harena").read_bytes()
    assert check_golden(game, folder / "short.harena").over
    assert read_record(written).header.seats == ("bot:greedy", "bot:random")
    story = (folder / "stories.json").read_text()
    assert '"short"' in story
    assert add(game, folder, [SHORT]) == {}
    assert (folder / "short.harena").read_bytes() == written
    assert (folder / "stories.json").read_text() == story


def test_what_is_wanted_happens_in_it_and_makes_a_difference() -> None:
    found = find(game, Golden("limit", 2, {"turn_limit": 3}, 0, ends("B9.9"), "turn_limit", seeds=range(3)))
    assert found is not None
    assert found.lines[-1]["end"] == "B9.9"


@pytest.mark.parametrize("wanted", [told(1 << 20), ends("B1.1")])
def test_what_never_happens_is_not_found(tmp_path: Path, wanted: Any) -> None:
    never = Golden("never", 2, {"turn_limit": 3}, 0, wanted, seeds=range(2))
    assert add(game, tmp_path, [never]) == {"never": False}
    assert list(tmp_path.glob("*.harena")) == []


def test_anything_will_do_for_a_game_without_a_wish() -> None:
    table = find(game, SHORT)
    assert table is not None
    assert any_game(table)


def test_a_game_may_begin_at_a_position_and_want_the_numbers_of_an_event() -> None:
    begun = find(game, Golden("early", 2, {"turn_limit": 2}, 1, seeds=range(1)))
    assert begun is not None
    start = game.position(begun.opening()) | {"turns": 2}
    found = find(game, Golden("late", 2, {"turn_limit": 5}, 1, start=start, seeds=range(2)))
    assert found is not None
    assert found.header.start is not None
    assert found.header.start["turns"] == 2
    event = next(event for step in found.steps for event in step.events)
    assert told(event[0], event[1])(found)
    assert told(event[0], None)(found)
    assert not told(event[0], 1 << 20)(found)
