"""What a move would cost and bring is shown before it is made, from what its seat may know."""

import pytest

from harena.core.reason import Amounts, Shares
from harena.games import baumeister as b
from harena.games.baumeister.state import State
from harena.games.baumeister.tests.at import Cards, at, can, fame, game, hand, play

PA1: Cards = (2, 1, 1, 0)


def facts(s: State, text: str) -> dict[str, object]:
    return dict(b.describe(s, 0, b.read(s, 0, text)).facts)


@pytest.mark.parametrize("payment", ["after_wheels", "anytime"])
def test_b3_2_the_fame_left_after_a_move_is_told(payment: str) -> None:
    s = at(game(fame_payment=payment), fame=[3, 9])
    assert [facts(s, f"go {distance}")["fame_after"] for distance in range(1, 7)] == [3, 3, 3, 2, 1, 0]
    play(s, "go 5", *(["wheels 2"] if payment == "anytime" else []))
    assert fame(s)[0] == 1


def test_b5_9_building_names_its_cheapest_payment_as_it_would_be_suggested() -> None:
    s = at(hands=[(3, 1, 5, 2)], storage=[4])
    play(s, "go 1")
    pay = facts(s, "build")["pay"]
    assert pay == Amounts((("card-water", 2), ("card-wood", 1), ("card-grain", 1)))
    play(s, "build")
    whole = b.asks(s, 0).whole
    assert whole
    assert whole.facts["cards"] == pay
    s = at(hands=[(5, 0, 1, 3)], storage=[4])  # the wood is missing: three others, and water is kept before stone
    play(s, "go 1")
    assert facts(s, "build")["pay"] == Amounts((("card-water", 2), ("card-grain", 1), ("card-stone", 3)))


@pytest.mark.parametrize(("before", "bonus"), [(0, 0), (14, 1), (16, 4)])
def test_b5_13_the_fame_after_building_counts_part_and_bonus(before: int, bonus: int) -> None:
    left = "PA7 PB1 PB2" if before > 16 else "PA7 PB1 PB2 PB3"
    s = at(hands=[(1, 1, 1, 1)], fame=[2, 0], shown=left, builders="2" * before)
    play(s, "go 1")
    told = facts(s, "build")
    assert (told["fame_before"], told["fame_after"]) == (2, 6 + bonus)
    play(s, "build")
    assert fame(s)[0] == told["fame_after"]


def test_b5_6_taking_tells_what_the_next_tile_offers_everybody() -> None:
    s = at(game(3), hands=[PA1], rows=["wood wood", "", "", ""], added=["wood", "wood wood"], storage=[1])
    play(s, "go 1")
    told = facts(s, "take")
    own = [player.tiles[1] for player in b.view(s, None).players]
    assert told["gains"] == Shares(((0, own[0] + 1), (1, own[1]), (2, own[2])))
    assert own[2] == 0
    assert (told["hand_after"], told["limit"]) == (4 + own[0] + 1, 6)
    play(s, "take", f"P1 cards {own[0] + 1}", "P2 cards 0")
    assert sum(hand(s, 0)) == told["hand_after"]


def test_b7_5_a_small_pile_bounds_what_is_offered() -> None:
    held: list[Cards] = [(2, 1, 1, 0), (0, 16, 0, 0)]
    s = at(hands=held, rows=["grain wood", "", "", ""], added=["wood wood", "wood"])
    play(s, "go 1")
    assert facts(s, "take")["gains"] == Shares(((0, 1), (1, 1)))
    assert facts(s, "take")["hand_after"] == 5


@pytest.mark.parametrize("rows", ["grain stable", "grain"])
def test_b5_6_nothing_is_told_of_a_stable_or_of_tiles_nobody_knows(rows: str) -> None:
    s = at(hands=[PA1], rows=[rows, "", "", ""])
    play(s, "go 1")
    assert not {"gains", "hand_after", "limit"} & set(facts(s, "take"))


def test_b6_1_each_scoring_tells_what_it_offers_everybody() -> None:
    s = at(game(3), hands=[PA1], consul=6, added=["stone stone"])
    play(s, "go 1")
    for move in can(s)[1:5]:
        kind = ("water", "wood", "grain", "stone").index(move.removeprefix("score "))
        own = [player.tiles[kind] for player in b.view(s, None).players]
        told = facts(s, move)
        assert told["gains"] == Shares(tuple(enumerate(own)))
        assert (told["hand_after"], told["limit"]) == (4 + own[0], 4)
    assert not {"gains", "hand_after", "limit"} & set(facts(s, "score stable"))


def test_b2_3_what_is_offered_tells_nothing_of_others_hands() -> None:
    hands: list[list[Cards]] = [[PA1, (1, 0, 0, 0)], [PA1, (0, 0, 0, 1)]]
    for consul in (0, 6):
        one, other = (at(hands=held, consul=consul, rows=["grain wood", "", "", ""]) for held in hands)
        for s in (one, other):
            play(s, "go 1")
        moves = [text for text in can(one) if text in {"take", "build", "score wood", "score stone"}]
        assert len(moves) == 2
        known = [{key: value for key, value in facts(s, text).items() if key != "gains"} for s in (one, other) for text in moves]
        assert known[:2] == known[2:]
