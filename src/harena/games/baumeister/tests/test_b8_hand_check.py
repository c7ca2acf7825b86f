"""B8 End of a turn."""

import pytest

from harena.games import baumeister as b
from harena.games.baumeister.tests.at import Cards, asked, at, can, code, codes, game, hand, piles, play, why


def test_b8_1_the_active_player_discards_down_to_the_limit() -> None:
    s = at(consul=1, hands=[(3, 2, 0, 1), (9, 0, 0, 0)])
    play(s, "go 1", "pass")
    ask = b.asks(s, 0)
    assert (ask.code, ask.rule) == ("hand-check", "B8.1")
    assert ask.facts == {"material": ("card-water",), "over": 2, "limit": 4}
    assert [b.write(s, 0, m) for m in ask.suggested] == ["discard water 2"]
    assert can(s) == ["discard water 0", "discard water 1", "discard water 2"]
    assert why(s, "discard water 3") == ("discard-exact", "B8.1")
    assert why(s, "discard wood 0") == ("other-decision", "B8.1")
    assert code(s, 0, b.read(s, 0, "discard water 0") - 1) == "other-decision"
    reason = b.explain(s, 0, b.read(s, 0, "discard water 3"))
    assert reason is not None
    assert reason.facts == {"over": 2, "limit": 4}
    assert b.settled(s)
    play(s, "discard water 1")
    assert not b.settled(s)
    assert can(s) == ["discard wood 0", "discard wood 1"]
    assert b.view(s, 0).chosen == (1, 0, 0, 0)
    assert b.view(s, 1).chosen == ()
    move = b.describe(s, 0, b.read(s, 0, "discard wood 1"))
    assert (move.code, move.facts, move.target) == ("discard", {"card": ("card-wood",), "count": 1}, "hand-1")
    told = play(s, "discard wood 1")
    assert codes(told) == ["discarded", "turn"]
    assert told[0].facts["cards"] == ((("card-water", 1), ("card-wood", 1)),)
    assert hand(s, 0) == [2, 1, 0, 1]
    assert piles(s) == [7, 17, 18, 17]
    assert b.settled(s)
    assert asked(s) == ("distance", 1)


@pytest.mark.parametrize(
    ("cards", "steps", "left"),
    [
        ((5, 0, 0, 0), [], [4, 0, 0, 0]),
        ((0, 5, 0, 0), [], [0, 4, 0, 0]),
        ((0, 0, 0, 7), [], [0, 0, 0, 4]),
        ((0, 0, 3, 3), ["discard grain 0"], [0, 0, 3, 1]),
        ((0, 0, 1, 6), ["discard grain 1"], [0, 0, 0, 4]),
        ((1, 0, 0, 4), ["discard water 1"], [0, 0, 0, 4]),
        ((2, 2, 2, 2), ["discard water 0", "discard wood 1", "discard grain 1"], [2, 1, 1, 0]),
        ((6, 0, 1, 0), ["discard water 2"], [4, 0, 0, 0]),
    ],
)
def test_b8_1_the_hand_comes_down_to_exactly_the_limit(cards: Cards, steps: list[str], left: list[int]) -> None:
    s = at(consul=1, hands=[cards])
    play(s, "go 1", "pass", *steps)
    assert hand(s, 0) == left
    assert asked(s) == ("distance", 1)


def test_b8_1_lower_amounts_are_raised_where_the_later_kinds_cannot_cover() -> None:
    s = at(consul=1, hands=[(6, 0, 1, 0)])
    play(s, "go 1", "pass")
    assert can(s) == ["discard water 2", "discard water 3"]
    assert why(s, "discard water 1") == ("discard-exact", "B8.1")


def test_b8_1_a_hand_at_the_limit_is_left_alone() -> None:
    s = at(consul=1, hands=[(2, 2, 2, 1)], storage=[1])
    assert codes(play(s, "go 1", "buy water"))[-2:] == ["stored", "turn"]
    assert sum(hand(s, 0)) == 6


def test_b8_2_the_check_follows_a_build_a_pass_a_scoring_and_a_token() -> None:
    full: Cards = (3, 3, 3, 3)
    s = at(hands=[full])
    play(s, "go 1", "build", "pay water 2", "pay wood 1", "pay grain 1", "part PA5")
    assert asked(s) == ("hand-check", 0)
    s = at(consul=1, hands=[full])
    play(s, "go 1", "buy water")
    assert asked(s) == ("hand-check", 0)
    s = at(consul=6, hands=[full])
    play(s, "go 1", "pass")
    assert asked(s) == ("hand-check", 0)
    s = at(game(scoring_token="fame"), consul=6, hands=[full])  # noqa: S106 - a piece of cardboard
    play(s, "go 1")
    assert asked(s) == ("hand-check", 0)
    s = at(hands=[full], rows=["stone stable", "", "", ""])
    play(s, "go 1", "take")
    assert asked(s) == ("hand-check", 0)


@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1, 0]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3, 0])])
def test_b8_3_the_next_player_clockwise(seats: int, order: list[int]) -> None:
    s = at(game(seats), rows=["stone stable stable", "stone stable", "wood stable", "water stable"], hands=[(1, 0, 0, 0)] * 4)
    seen = [b.to_act(s)]
    for _ in order[1:]:
        play(s, "go 1")
        if asked(s)[0] in {"storage", "corner"}:
            play(s, can(s)[0])
        seen.append(b.to_act(s))
    assert seen == order
    assert b.view(s, None).turn == seats + 1
    assert b.view(s, None).active == 0


def test_b8_1_keeping_all_of_a_kind_is_explained_as_legal() -> None:
    s = at(consul=1, hands=[(2, 2, 2, 2)])
    play(s, "go 1", "pass")
    assert "discard water 0" in can(s)
    assert b.explain(s, 0, b.read(s, 0, "discard water 0")) is None
