"""Commands that games bring along."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run

from harena.core.commands import all_or_none
from harena.core.errors import Unreadable


def test_a_games_command_is_listed_and_explains_itself(run: Run) -> None:
    assert "odds" in run("--help").out
    listed = run("odds", "--help")
    assert (listed.code, "gladiatoro" in listed.out) == (0, True)
    helped = run("odds", "gladiatoro", "--help")
    assert helped.code == 0
    for name in ("--factor", "--arc", "--red", "--black", "--rules", "--set", "--lang"):
        assert name in helped.out


def test_it_answers_in_the_readers_language(run: Run) -> None:
    said = run("odds", "gladiatoro", "--factor", "5", "--arc", "front", "--red", "2", "--black", "1")
    assert said == (0, "Factor 5 (heavy), front: 2 red against 1 black and 5: 56/216, 25.93 % [G5.9]\n", "")
    assert "schwer" in run("odds", "gladiatoro", "--factor", "5", "--arc", "front", "--lang", "de").out


def test_it_goes_by_a_rules_file(run: Run, tmp_path: Path) -> None:
    rules = tmp_path / "own.toml"
    rules.write_text('combat_compare = "highest"\n')
    said = run("odds", "gladiatoro", "--factor", "5", "--arc", "front", "--red", "2", "--rules", str(rules))
    assert "0/216" in said.out
    rules.write_text("combat_compare = 3\n")
    broken = run("odds", "gladiatoro", "--rules", str(rules))
    assert (broken.code, broken.out) == (1, "")
    assert "own.toml" in broken.err


@pytest.mark.parametrize(
    "words",
    [
        ("odds", "gladiatoro", "--factor", "7", "--arc", "front"),
        ("odds", "gladiatoro", "--factor", "5"),
        ("odds", "gladiatoro", "--arc", "back"),
        ("odds", "gladiatoro", "--red", "0"),
        ("odds", "gladiatoro", "--lang", "la"),
        ("odds", "gladiatoro", "--set", "combat_compare=most"),
        ("odds", "baumeister"),
        ("odds",),
        ("od",),
    ],
)
def test_what_cannot_be_is_one_sentence_and_leaves_with_2(run: Run, words: tuple[str, ...]) -> None:
    said = run(*words)
    assert said.code == 2
    assert "Traceback" not in said.err + said.out


def test_what_belongs_together_is_said_together() -> None:
    assert all_or_none({"a": 1, "b": 2}, ("a", "b"))
    assert not all_or_none({}, ("a", "b"))
    with pytest.raises(Unreadable, match="--b: is needed beside --a"):
        all_or_none({"a": 1}, ("a", "b"))
