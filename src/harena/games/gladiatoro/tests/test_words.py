"""The words: everything a fight can say is said in each language, and every rule has a test."""

from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from harena.core.reason import Fact
from harena.games import gladiatoro as g
from harena.games import load as load_game
from harena.games.gladiatoro.events import TABLE, TOPIC_OF
from harena.games.gladiatoro.explain import ASKS, REASONS
from harena.testing.rulecover import invented, rules_of, uncited
from harena.testing.spoken import Heard, gaps, heard
from harena.text.catalogue import LANGUAGES, load
from harena.text.say import Speaker

SETTINGS: tuple[dict[str, object], ...] = (
    {},
    {"preset": "house", "setup_teams": "two", "setup_figures_per_player": 2, "arena": "spina", "victory": "points"},
    {"extra_ties": "shared", "extra_menu": "turn_step_both", "combat_tie": "both_wounded", "arena": "pit"},
    {"push_mode": "retreat_1_follow_up", "normal_action": "any_order", "facing_mode": "side_321", "arena": "pit"},
    {"setup_factor_choice": "equal_total", "setup_figures_per_player": 2, "end_turn_limit": 4, "victory": "first_blood"},
)


@cache
def said(setting: int) -> list[Heard]:
    return heard(load_game("gladiatoro"), g.setup(4, SETTINGS[setting], {}), setting, 40, eager=True)


@pytest.mark.parametrize("setting", range(len(SETTINGS)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_fights_are_said_without_a_gap(language: str, setting: int) -> None:
    speaker = Speaker(load(language, "gladiatoro", strict=True), ("Ana", "Bo", "Cy", "Di"))
    assert gaps(speaker, said(setting)) == []


def messages(language: str) -> list[str]:
    text = (resources.files(g) / "locale" / language / "game.ftl").read_text("utf-8")
    return [line.split(" = ")[0] for line in text.splitlines() if line[:1].isalpha()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_in_the_same_order(language: str) -> None:
    assert messages(language) == messages("en")
    assert len(set(messages(language))) == len(messages(language))


def test_every_code_has_its_message() -> None:
    known = set(messages("en"))
    assert {f"ask-{code}" for code, _ in ASKS.values()} <= known
    assert {f"refuse-{code}" for code, _ in REASONS.values()} <= known
    assert {f"log-{code}" for code, _, _ in TABLE.values()} <= known


def test_every_event_has_its_topic() -> None:
    assert set(TOPIC_OF) == set(TABLE)


def test_e10_the_log_never_says_that_a_miss_hits() -> None:
    rules = {code: rule for code, rule, _ in TABLE.values()}
    assert rules["miss"] == rules["hit"] == "G5.17"
    speaker = Speaker(load("en", "gladiatoro", strict=True), ("Ana", "Bo"))
    facts: dict[str, Fact] = {"red": 2, "black": 5, "figure": 2, "seat": "Bo"}
    assert "hit" not in speaker.say("log-miss", **facts)
    assert "hit" not in speaker.say("log-tie", **facts)
    assert "hit" in speaker.say("log-hit", **facts)


def test_every_rule_has_a_test() -> None:
    book = (resources.files(g) / "rulebook" / "en.md").read_text("utf-8")
    tests = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    assert len(rules_of(book)) == 101
    assert uncited(book, tests) == []
    assert invented(book, tests) == []
