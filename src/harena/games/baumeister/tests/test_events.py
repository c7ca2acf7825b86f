"""What is told: each event has its topic, by which a log is filtered."""

import pytest

from harena.core.events import Log
from harena.core.ids import CHANCE, OVER
from harena.core.reason import Amounts, Key, Told, Who
from harena.core.rng import Rng
from harena.games import baumeister as b
from harena.games.baumeister import events as ev
from harena.games.baumeister.tables import MATERIALS
from harena.games.baumeister.tests.at import game, hand


def told(number: int, *values: int) -> Told:
    a, x, c = (*values, 0, 0, 0)[:3]
    found = b.told(game(), (number, a, x, c), None)
    assert found
    return found


def test_every_event_has_one_topic_of_seven() -> None:
    assert set(ev.TOPICS) == {"turn", "moves", "building", "scoring", "gains", "chance", "end"}
    assert sorted(number for numbers in ev.TOPICS.values() for number in numbers) == sorted(ev.TABLE)
    assert {told(number).topic for number in ev.TABLE} == set(ev.TOPICS)
    assert [told(number).topic for number in ev.TABLE] == [ev.TOPIC_OF[number] for number in ev.TABLE]


def test_the_other_sentence_of_an_event_has_the_same_topic() -> None:
    assert (told(ev.SCORED, 1, 1).code, told(ev.SCORED, 1, 1).topic) == ("score-chosen", "scoring")
    assert (told(ev.ENDED, 2).code, told(ev.ENDED, 2).topic) == ("ended-limit", "end")


@pytest.mark.parametrize("number", ev.TABLE)
def test_b2_5_gains_are_the_events_of_a_seat_that_tell_which_cards_came_or_went(number: int) -> None:
    facts = told(number, 0, 1, 1).facts
    if ev.TOPIC_OF[number] == "gains":
        assert facts["seat"] == Who(0)
        assert isinstance(facts.get("card"), Key) or isinstance(facts.get("cards"), Amounts)
    else:  # a card may be named of which none changes hands
        assert "cards" not in facts
        assert "card" not in facts or number in {ev.TILE_LAID, ev.TOOK_TILE, ev.SCORED, ev.WAIVED, ev.PILE_EMPTY, ev.CONSOLED}


def count(hands: list[list[int]], news: Told) -> None:
    """Note in the hands what one who hears of gains alone can know."""
    who, card, number = news.facts["seat"], news.facts.get("card"), news.facts.get("count", 1)
    assert isinstance(who, Who)
    assert isinstance(number, int)
    pairs = [(card.key, number)] if isinstance(card, Key) else []
    cards = news.facts.get("cards", Amounts(tuple(pairs)))
    assert isinstance(cards, Amounts)
    for key, many in cards.pairs:
        kind = MATERIALS.index(key.removeprefix("card-"))
        hands[who.seat][kind] += -many if news.code in {"stored", "paid", "discarded"} else many


@pytest.mark.parametrize(
    "options",
    [{}, {"scoring_token": "card", "limit_check": "all_after_scoring"}, {"consolation_without_tile": True, "slots": 20}],
)
def test_b2_5_gains_alone_tell_every_hand_and_nothing_else_moves_a_card(options: dict[str, object]) -> None:
    setup = b.setup(3, options, {})
    s, rng, counted, codes = b.new(setup), Rng(4), [[0, 0, 0, 0] for _ in range(3)], set()
    while (who := b.to_act(s)) != OVER:
        moves = [m for m, _ in b.outcomes(s)] if who == CHANCE else b.legal(s, who)
        log = Log()
        b.apply(s, who, moves[rng.below(len(moves))], log)
        for news in (b.told(setup, event, None) for event in log.items):
            if news and news.topic == "gains":
                count(counted, news)
                codes.add(news.code)
        assert counted == [hand(s, seat) for seat in range(3)]
    assert codes >= {"first-card", "stored", "paid", "cards-taken", "discarded"}
    assert ("token-card-taken" in codes) == ("scoring_token" in options)
