"""B4 Action: storage field."""

import pytest

from harena.games import baumeister as b
from harena.games.baumeister.tests.at import asked, at, can, codes, fame, hand, piles, play, storage_left, tiles, why


def test_b4_1_one_card_of_any_kind_buys_a_tile_and_two_more_cards_of_limit() -> None:
    s = at(consul=1, hands=[(1, 0, 2, 0)])
    play(s, "go 1")
    ask = b.asks(s, 0)
    assert (ask.rule, ask.facts) == ("B4.1", {"limit": 4, "after": 6, "left": 16})
    assert can(s) == ["pass", "buy water", "buy grain"]
    assert why(s, "buy wood") == ("no-card", "B4.1")
    assert why(s, "buy stone") == ("no-card", "B4.1")
    assert why(s, "take") == ("other-decision", "B4.1")
    move = b.read(s, 0, "buy grain")
    assert (b.describe(s, 0, move).code, b.describe(s, 0, move).facts) == ("storage-buy", {"card": ("card-grain",), "after": 6})
    assert b.describe(s, 0, move).target == "hand-2"
    assert codes(play(s, "buy grain")) == ["stored", "turn"]
    assert hand(s, 0) == [1, 0, 1, 0]
    assert piles(s) == [17, 18, 17, 18]
    assert (storage_left(s), tiles(s, 0)["storage"]) == (15, 2)
    assert b.view(s, 0).players[0].limit == 6
    assert b.view(s, 0).players[1].limit == 4


@pytest.mark.parametrize("card", ["water", "wood", "grain", "stone"])
def test_b4_1_any_kind_of_card_will_do(card: str) -> None:
    s = at(consul=4, hands=[(1, 1, 1, 1)])
    play(s, "go 1", f"buy {card}")
    assert tiles(s, 0)["storage"] == 2
    assert sum(hand(s, 0)) == 3


def test_b4_2_one_tile_a_visit() -> None:
    s = at(consul=1, hands=[(3, 0, 0, 0)])
    play(s, "go 1", "buy water")
    assert asked(s) == ("distance", 1)
    assert tiles(s, 0)["storage"] == 2


def test_b4_3_buying_is_optional() -> None:
    s = at(consul=1, hands=[(3, 0, 0, 0)])
    play(s, "go 1")
    described = b.describe(s, 0, b.read(s, 0, "pass"))
    assert (described.code, described.rule) == ("storage-pass", "B4.3")
    assert codes(play(s, "pass")) == ["storage-passed", "turn"]
    assert (hand(s, 0), storage_left(s)) == ([3, 0, 0, 0], 16)


def test_b4_3_with_no_card_only_passing_is_left_and_not_asked() -> None:
    s = at(consul=1, hands=[(0, 0, 0, 0), (1, 0, 0, 0)])
    assert codes(play(s, "go 1")) == ["went", "storage-nothing", "turn"]
    assert asked(s) == ("distance", 1)


def test_b4_4_a_storage_field_never_scores() -> None:
    s = at(consul=1, hands=[(1, 0, 0, 0)])
    told = play(s, "go 1", "buy water")
    assert "scored" not in codes(told)
    assert asked(s) == ("distance", 1)
    assert fame(s) == [0, 0]
