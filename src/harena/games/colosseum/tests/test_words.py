"""The words: everything a game can say is said in each language, and every rule has a test."""

from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from harena.games import colosseum as c
from harena.games import load as load_game
from harena.games.colosseum.events import TABLE, TOPIC_OF
from harena.games.colosseum.explain import ASKS, REASONS
from harena.testing.rulecover import invented, rules_of, uncited
from harena.testing.spoken import Heard, gaps, heard
from harena.text.catalogue import LANGUAGES, load
from harena.text.say import Speaker

SETTINGS: tuple[dict[str, object], ...] = (
    {"trade_offer_cap": 2},
    {"auction_mode": "intense", "cleanup_order": "at_once", "trade_gifts": True, "trade_offer_cap": 1},
    {"trade_partners": "open", "trade_offer_cap": 2, "medals_free_action_timing": "own_phase"},
)


@cache
def said(setting: int) -> list[Heard]:
    return heard(load_game("colosseum"), c.setup(4, SETTINGS[setting], {}), setting, 40, eager=True)


@pytest.mark.parametrize("setting", range(len(SETTINGS)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_said_without_a_gap(language: str, setting: int) -> None:
    speaker = Speaker(load(language, "colosseum", strict=True), ("Ana", "Bo", "Cy", "Di"))
    assert gaps(speaker, said(setting)) == []


def messages(language: str) -> list[str]:
    text = (resources.files(c) / "locale" / language / "game.ftl").read_text("utf-8")
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


def test_every_rule_has_a_test() -> None:
    book = (resources.files(c) / "rulebook" / "en.md").read_text("utf-8")
    tests = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    assert len(rules_of(book)) == 160
    assert uncited(book, tests) == []
    assert invented(book, tests) == []
