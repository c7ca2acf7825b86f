"""Sentences: facts, lists, names, rules in brackets."""

import pytest

from harena import games
from harena.bots.catalog import bots_of
from harena.bots.drive import Driver
from harena.core.chance import Seeded
from harena.core.errors import NotNow, Stale, Unreadable
from harena.core.reason import Amounts, Key, Kinds, Reason, Shares, Who
from harena.core.record import header_of
from harena.core.table import Table
from harena.text.catalogue import LANGUAGES, load
from harena.text.position import position_lines
from harena.text.say import Speaker, seat_names


def speaker(language: str = "en") -> Speaker:
    return Speaker(load(language, "baumeister", strict=True), ("Ada", "Bo"))


@pytest.mark.parametrize(
    ("parts", "text"),
    [([], "nothing"), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"), (list("abcd"), "a, b, c and d")],
)
def test_a_list_is_joined_in_words(parts: list[str], text: str) -> None:
    assert speaker().several(parts) == text


def test_facts_are_named_in_the_readers_language() -> None:
    speak = speaker("de")
    assert speak._fact(Who(1)) == "Bo"
    assert speak._fact(Who(7)) == "Spieler 8"
    assert speak._fact(Amounts((("card-wood", 2), ("card-stone", 0), ("card-grain", 1)))) == "2 Holz und 1 Getreide"
    assert speak._fact(Amounts(())) == "nichts"
    assert speak._fact(Kinds(("card-wood",))) == speak._fact(Key("card-wood"))
    assert speak._fact(Shares(((0, 2), (1, 0), (7, -1)))) == "Ada +2, Bo +0 und Spieler 8 \u22121"
    assert speak._fact(Shares(())) == "nichts"
    assert speak._fact(3) == 3
    assert speak._fact("PA1") == "PA1"


def test_the_rule_stands_in_brackets_where_there_is_one() -> None:
    assert speaker().refusal(Reason("undo-chance", "")) == "You cannot take that back: something was drawn since."
    assert speaker().refusal(Reason("not-your-turn", "B8.3")).endswith(" [B8.3]")


def test_errors_become_sentences_and_unknown_ones_keep_their_own() -> None:
    stale = Stale("x", facts={"now": 5, "then": 3})
    assert speaker().error(stale) == "That was meant for step 3; the table is at step 5."
    assert speaker().error(NotNow("x", code="over")) == "The game is over."
    assert speaker().error(Unreadable("here", "why")) == "here: why"


def test_seats_are_named_by_number_and_bots_by_kind() -> None:
    assert seat_names(load("en"), ("human", "bot:greedy")) == ("Player 1", "Bot 2 (greedy)")
    assert seat_names(load("en"), ("human",), ("Ada",)) == ("Ada",)


@pytest.mark.parametrize(("seed", "language"), list(enumerate(LANGUAGES)))
def test_a_whole_game_can_be_told_without_a_gap(language: str, seed: int) -> None:
    rules = games.load("baumeister")
    options = ({"slots": 5}, {"slots": 5, "fame_payment": "anytime", "scoring_token": "random"}, {"slots": 5, "open_hands": True})
    setup = rules.setup(2, options[seed], {})
    chance, seats = Seeded.from_number(seed), ("bot:random", "bot:greedy")
    table = Table(rules, setup, header_of(rules, setup, chance, seats), chance)
    table.begin()
    driver, speak = Driver(bots_of(seats), seed), speaker(language)
    while not table.over:
        seat = table.waiting()[0]
        ask = table.asks(seat)
        assert ask is not None
        assert speak.ask(ask).endswith("]")
        for move in table.legal(seat):
            assert speak.move(rules.describe(table.state, seat, move))
        for move in (0, 5, 18, 19, 24, 25, 30, 40, 45, 150, 550, 940):
            why = rules.explain(table.state, seat, move)
            assert why is None or speak.refusal(why)
        assert position_lines(speak, rules, table.view(seat))
        driver.play(table)
    assert all(speak.told(told) for told in table.story(None))
    end = table.ending()
    assert end is not None
    assert all(speak.tally(line) for lines in end.tallies for line in lines)
