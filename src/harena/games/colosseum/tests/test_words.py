"""The words: everything a game can say is said in each language, and every rule has a test."""

from collections.abc import Iterable
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from harena.core.events import Log
from harena.core.ids import CHANCE, OVER
from harena.core.reason import Reason, Told
from harena.core.rng import Rng
from harena.core.rules import Ask, Described, Tally
from harena.games import colosseum as c
from harena.games.colosseum.events import TABLE, TOPIC_OF
from harena.games.colosseum.explain import ASKS, REASONS
from harena.testing.rulecover import invented, rules_of, uncited
from harena.text.catalogue import LANGUAGES, load
from harena.text.say import Speaker

Heard = Told | Reason | Ask | Described | Tally
SETTINGS: tuple[dict[str, object], ...] = (
    {"trade_offer_cap": 2},
    {"auction_mode": "intense", "cleanup_order": "at_once", "trade_gifts": True, "trade_offer_cap": 1},
    {"trade_partners": "open", "trade_offer_cap": 2, "medals_free_action_timing": "own_phase"},
)


@cache
def heard(setting: int) -> tuple[tuple[str, Heard], ...]:
    """Return what there is to say in a game, each thing once, with the name of the way it is said."""
    found: dict[str, tuple[str, Heard]] = {}

    def hear(way: str, things: Iterable[Heard | None]) -> None:
        found.update({f"{way} {thing.code} {thing.facts}": (way, thing) for thing in things if thing})

    setup = c.setup(4, SETTINGS[setting], {})
    most = c.bounds(setup).moves
    s, rng, step = c.new(setup), Rng(setting), 0
    while (who := c.to_act(s)) != OVER:
        log = Log()
        if who == CHANCE:
            moves = [m for m, _ in c.outcomes(s)]
        else:
            moves = c.legal(s, who)
            ask = c.asks(s, who)
            hear("ask", [ask])
            hear("move", [ask.whole, *(c.describe(s, who, m) for m in moves[:80])])
            if step % 40 == 0:
                hear("refusal", [c.explain(s, seat, m) for seat in range(4) for m in range(most)])
                hear("refusal", [c.point(s, seat, place) for seat in range(4) for place in c.places(setup)])
                hear("seen", c.view_lines(c.view(s, who)))
            if rng.below(3):
                worths = [c.worth(s, who, m) for m in moves]
                moves = [moves[worths.index(max(worths))]]
        c.apply(s, who, moves[rng.below(len(moves))], log)
        hear("told", [c.told(setup, event, None) for event in log.items])
        step += 1
    end = c.ending(s)
    assert end
    hear("tally", [line for lines in end.tallies for line in lines])
    return tuple(found.values())


@pytest.mark.parametrize("setting", range(len(SETTINGS)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_said_without_a_gap(language: str, setting: int) -> None:
    speaker = Speaker(load(language, "colosseum", strict=True), ("Ana", "Bo", "Cy", "Di"))
    for way, thing in heard(setting):
        text = getattr(speaker, way)(thing)
        assert text == text.strip()
        assert "{" not in text
        assert "  " not in text


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
