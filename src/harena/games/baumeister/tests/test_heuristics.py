"""What a beginner thinks: it beats chance, and prefers the obvious."""

import pytest

from harena.core.ids import CHANCE
from harena.core.rng import Rng
from harena.games import baumeister as b
from harena.games.baumeister.heuristics import (
    card_value,
    early,
    field_value,
    scoring_value,
    storage_value,
    take_value,
    tile_value,
)
from harena.games.baumeister.state import State
from harena.games.baumeister.tests.at import at, game, play


def best(s: State) -> str:
    seat = b.to_act(s)
    return b.write(s, seat, max(b.legal(s, seat), key=lambda move: b.worth(s, seat, move)))


def winner(seed: int, seats: int, greedy: int, **options: object) -> list[float]:
    s, rng = b.new(game(seats, **options)), Rng(seed)
    while (seat := b.to_act(s)) != -2:
        if seat == CHANCE:
            bag = [move for move, weight in b.outcomes(s) for _ in range(weight)]
            b.apply(s, CHANCE, bag[rng.below(len(bag))])
            continue
        moves = b.legal(s, seat)
        values = [b.worth(s, seat, move) for move in moves]
        before = b.dump(s)
        pick = moves[values.index(max(values))] if seat == greedy else moves[rng.below(len(moves))]
        assert b.dump(s) == before  # asking changes nothing
        b.apply(s, seat, pick)
    return b.returns(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    games = 8
    wins = sum(winner(seed, seats, seed % seats)[seed % seats] > 0 for seed in range(games))
    assert wins >= games - 1


@pytest.mark.parametrize(
    "options",
    [
        {"fame_payment": "anytime", "consolation_without_tile": True},
        {"scoring_token": "card", "corner_may_pass": True, "turn_limit": 150},
        {"scoring_token": "fame", "partial_take": False, "turn_limit": 150},
        {"scoring_token": "reset", "limit_check": "all_after_scoring", "turn_limit": 150},
    ],
)
def test_greedy_plays_with_every_switch(options: dict[str, object]) -> None:
    assert winner(3, 2, 0, **options)[0] > 0


def test_it_builds_when_it_can() -> None:
    s = at(hands=[(2, 1, 1, 0)], builders="12121212")
    play(s, "go 1")
    assert best(s) == "build"


def test_it_buys_storage_early_and_not_at_the_end() -> None:
    s = at(consul=1, hands=[(1, 1, 0, 0)])
    play(s, "go 1")
    assert best(s).startswith("buy")
    late = at(consul=1, hands=[(1, 1, 0, 0)], shown="PA7 PB1 PB2 PB3", builders="1" * 16, storage=[2])
    play(late, "go 1")
    assert best(late) == "pass"


def test_it_takes_more_cards_rather_than_fewer_and_the_fame_late_for_one_card() -> None:
    s = at(consul=6, added=["wood wood wood"])
    play(s, "go 1", "score wood")
    assert best(s) == "cards 4"
    late = at(consul=6, hands=[(9, 9, 0, 0)], shown="PA7 PB1 PB2 PB3", builders="1" * 16)
    play(late, "go 1", "score water")
    assert best(late) == "cards 0"


def test_it_pays_with_wheels_before_fame_and_with_few_cards() -> None:
    s = at(game(fame_payment="anytime"), fame=[5])
    play(s, "go 3")
    assert best(s) == "wheels 2"
    s = at(hands=[(2, 2, 1, 3)])
    play(s, "go 1", "build")
    assert best(s) == "pay water 2"


def test_it_keeps_what_a_part_needs() -> None:
    s = at(consul=1, hands=[(2, 0, 0, 6)], shown="PA5 PA7 PA3 PA2")
    play(s, "go 1", "pass")
    assert best(s) == "discard water 0"


def test_it_scores_what_pays_itself_more_than_others() -> None:
    s = at(consul=6, added=["water water water", ""])
    play(s, "go 1")
    assert best(s) == "score water"
    assert scoring_value(s, 0, 0) > scoring_value(s, 0, 2)
    assert scoring_value(s, 0, 2) < 0
    s = at(consul=6, added=["stable stable", ""], marker=[6, 0], fame=[1, 0], hands=[(9, 9, 9, 9)])
    assert scoring_value(s, 0, 4) > 0


def test_the_first_card_and_the_token_card_are_valued_as_cards() -> None:
    s = b.new(game())
    while b.to_act(s) == CHANCE:
        b.apply(s, CHANCE, b.outcomes(s)[0][0])
    assert all(b.worth(s, 0, move) == card_value(s, 0, move) for move in b.legal(s, 0))
    s = at(game(scoring_token="card"), consul=6)  # noqa: S106 - a piece of cardboard
    play(s, "go 1")
    assert best(s).startswith("card ")


def test_values_fall_as_slots_fill() -> None:
    start, late = at(), at(shown="PA7 PB1 PB2 PB3", builders="1" * 16)
    assert early(start) == 1
    assert early(late) == pytest.approx(1 / 17)
    for kind in range(6):
        assert tile_value(start, 0, kind) > 0
    assert card_value(start, 0, 0) >= card_value(late, 0, 0) > 0
    assert tile_value(start, 0, 2) > tile_value(start, 0, 0) - 2  # a new kind
    wide = at(storage=[3])
    middle = at(storage=[2])
    assert storage_value(at(hands=[(1, 0, 0, 0)]), 0) > 0
    assert storage_value(start, 0) == 0
    assert tile_value(wide, 0, 5) < tile_value(middle, 0, 5)


def test_fields_are_worth_what_they_offer() -> None:
    s = at(rows=["", "wood", "wood stone", ROW], hands=[(9, 9, 9, 9)])
    assert take_value(s, 0, 0) == 0
    assert field_value(s, 0, 1) > 0  # the part
    assert field_value(s, 0, 2) > 0
    assert field_value(s, 0, 0) >= 0
    for token, value in (("fame", 1.0), ("card", None), ("reset", 0.0)):
        other = at(game(scoring_token=token))
        assert field_value(other, 0, 0) == (value if value is not None else max(card_value(other, 0, kind) for kind in range(4)))


ROW = "water wood grain stone"
