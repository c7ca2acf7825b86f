"""Each action once by every seat: nobody pays, gains or is asked in another's place."""

import pytest

from harena.games import baumeister as b
from harena.games.baumeister.state import State
from harena.games.baumeister.tables import Setup
from harena.games.baumeister.tests.at import Cards, asked, at, fame, game, hand, markers, piles, play, tiles, why

SEATS = pytest.mark.parametrize("seat", [0, 1, 2, 3])
NONE: Cards = (0, 0, 0, 0)


def turn_of(seat: int, held: Cards = NONE, setup: Setup | None = None, **more: object) -> State:
    hands = [NONE, NONE, NONE, NONE]
    hands[seat] = held
    given: dict[str, object] = {"active": seat + 1, "hands": hands, "fame": [3, 3, 3, 3], **more}
    return at(setup or game(4), **given)  # type: ignore[arg-type]  # named arguments of `at`


def only(s: State, seat: int, held: list[int], fames: int) -> None:
    assert [hand(s, one) for one in range(4)] == [held if one == seat else [0, 0, 0, 0] for one in range(4)]
    assert fame(s) == [fames if one == seat else 3 for one in range(4)]


@SEATS
def test_b3_2_pays_the_steps(seat: int) -> None:
    s = turn_of(seat)
    play(s, "go 5")
    assert markers(s) == [2 if one == seat else 0 for one in range(4)]
    only(s, seat, [0, 0, 0, 0], 1)
    s = turn_of(seat, setup=game(4, fame_payment="anytime"))
    play(s, "go 5", "wheels 1")
    assert markers(s) == [1 if one == seat else 0 for one in range(4)]
    only(s, seat, [0, 0, 0, 0], 0)


@SEATS
def test_b4_1_buys_storage(seat: int) -> None:
    s = turn_of(seat, (0, 1, 0, 2), consul=1)
    play(s, "go 1")
    assert why(s, "buy grain") == ("no-card", "B4.1")
    play(s, "buy stone")
    only(s, seat, [0, 1, 0, 1], 3)
    assert [tiles(s, one)["storage"] for one in range(4)] == [2 if one == seat else 1 for one in range(4)]


@SEATS
def test_b5_9_builds_and_is_told_with_all_four_amounts(seat: int) -> None:
    s = turn_of(seat, (2, 1, 4, 1), shown="PC5 PA2 PA3 PA4", storage=[4, 4, 4, 4])
    told = play(s, "go 1", "build", "part PA1")
    only(s, seat, [0, 0, 0, 0], 10)
    assert told[1].facts["cards"] == ((("card-water", 2), ("card-wood", 1), ("card-grain", 4), ("card-stone", 1)),)
    assert [player.built for player in b.view(s, None).players] == [1 if one == seat else 0 for one in range(4)]
    assert piles(s) == [18] * 4


@SEATS
def test_b5_2_takes_a_tile(seat: int) -> None:
    s = turn_of(seat, rows=["stable stable", "", "", ""])
    play(s, "go 1")
    assert [tiles(s, one)["stable"] for one in range(4)] == [2 if one == seat else 1 for one in range(4)]


@SEATS
def test_b6_3_uses_a_token(seat: int) -> None:
    s = turn_of(seat, setup=game(4, scoring_token="card"), consul=6)  # noqa: S106 - a piece of cardboard
    play(s, "go 1", "card grain")
    only(s, seat, [0, 0, 1, 0], 3)
    assert piles(s) == [18, 18, 17, 18]
    s = turn_of(seat, setup=game(4, scoring_token="fame"), consul=6)  # noqa: S106 - a piece of cardboard
    play(s, "go 1")
    only(s, seat, [0, 0, 0, 0], 4)
    s = turn_of(seat, setup=game(4, scoring_token="reset"), consul=6, marker=[1, 1, 1, 1])  # noqa: S106 - a piece of cardboard
    play(s, "go 1")
    assert markers(s) == [0 if one == seat else 1 for one in range(4)]


@SEATS
def test_b7_2_takes_cards(seat: int) -> None:
    s = at(game(4), active=seat + 1, consul=6, added=["wood", "wood", "wood wood", "wood wood wood"])
    play(s, "go 1", "score wood")
    counts = [2, 2, 2, 3]
    for one, most in enumerate(counts):
        assert b.asks(s, one).facts["tiles"] == most
        play(s, f"P{one + 1} cards {0 if one == seat else one}")
    assert [hand(s, one)[1] for one in range(4)] == [0 if one == seat else one for one in range(4)]
    assert fame(s) == [1 if one in {seat, 0} else 0 for one in range(4)]


@SEATS
def test_b8_1_discards_and_is_told_with_all_four_amounts(seat: int) -> None:
    s = turn_of(seat, (4, 3, 5, 6), consul=1)
    play(s, "go 1", "pass")
    assert asked(s) == ("hand-check", seat)
    assert why(s, "discard water 5") == ("discard-exact", "B8.1")
    play(s, "discard water 4")
    assert why(s, "discard wood 4") == ("discard-exact", "B8.1")
    assert why(s, "discard wood 3") is None
    assert why(s, "discard grain 3") == ("other-decision", "B8.1")
    told = play(s, "discard wood 1", "discard grain 4")
    assert told[0].facts["cards"] == ((("card-water", 4), ("card-wood", 1), ("card-grain", 4), ("card-stone", 5)),)
    only(s, seat, [0, 2, 1, 1], 3)
    assert piles(s) == [18, 16, 17, 17]


@SEATS
def test_b8_1_the_least_amount_counts_the_later_kinds(seat: int) -> None:
    s = turn_of(seat, (9, 1, 0, 1), consul=1)
    play(s, "go 1", "pass")
    assert [b.write(s, seat, move) for move in b.legal(s, seat)] == ["discard water 5", "discard water 6", "discard water 7"]


@pytest.mark.parametrize("kind", ["water", "wood", "grain", "stone", "stable"])
@pytest.mark.parametrize("stack", ["I", "II"])
def test_b10_5_a_stack_with_one_kind_left_is_used_up_before_the_next(kind: str, stack: str) -> None:
    other = "wood" if kind != "wood" else "grain"
    after = "II" if stack == "I" else "III"
    stacks = {stack: f"{kind} {kind} {kind}", after: f"{other} {other}"}
    s = at(rows=["stone", "", "", ""], shown="PC1 PC2 PC3 PC4", stacks=stacks)
    play(s, "go 1")
    assert b.view(s, None).rows[0] == (kind, kind, kind, other)
    assert b.view(s, None).stacks == ((0, 1, 0) if stack == "I" else (0, 0, 1))
