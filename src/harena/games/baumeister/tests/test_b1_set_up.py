"""B1 Set-up."""

import pytest

from harena.core.errors import Unreadable
from harena.core.ids import CHANCE
from harena.games import baumeister as b
from harena.games.baumeister.state import STRIP, State
from harena.games.baumeister.tests.at import (
    asked,
    can,
    code,
    codes,
    consul,
    draws,
    fame,
    game,
    hand,
    markers,
    piles,
    play,
    row,
    shown,
    tiles,
)

STRIPS = ("strip 2", "strip 4", "strip 1", "strip 3")
TILES = [f"tile {kind}" for kind in ("water", "wood", "grain", "stone") for _ in range(3)]  # then the stables
PARTS = ("part PA7", "part PA1", "part PA3", "part PA2")


def dealt(seats: int, **options: object) -> State:
    s = b.new(game(seats, **options))
    play(s, *STRIPS[: min(seats, 3)], *TILES, *PARTS)
    return s


def started(seats: int, start: int) -> State:
    s = dealt(seats)
    play(s, *["first wood"] * seats, f"start {start}")
    return s


def test_b1_1_the_site_has_17_slots_with_1_2_4_fame_on_the_last_three() -> None:
    site = b.view(b.new(game()), None).site
    assert [slot.bonus for slot in site] == [0] * 14 + [1, 2, 4]
    assert all(slot.part is None and slot.builder is None for slot in site)


@pytest.mark.parametrize("slots", [4, 16, 20])
def test_b1_1_the_switch_slots_moves_the_bonus_to_the_last_three(slots: int) -> None:
    assert [slot.bonus for slot in b.view(b.new(game(slots=slots)), None).site] == [0] * (slots - 3) + [1, 2, 4]


@pytest.mark.parametrize("slots", [3, 21, True, "17"])
def test_b1_1_no_other_number_of_slots_is_taken(slots: object) -> None:
    with pytest.raises(Unreadable, match="slots"):
        game(slots=slots)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b1_2_each_player_is_dealt_a_strip_of_his_own(seats: int) -> None:
    s = b.new(game(seats))
    assert draws(s) == {"strip 1": 1, "strip 2": 1, "strip 3": 1, "strip 4": 1}
    play(s, "strip 2")
    assert draws(s) == {"strip 1": 1, "strip 3": 1, "strip 4": 1}
    play(s, *STRIPS[1 : min(seats, 3)])
    assert s.a[STRIP : STRIP + seats] == [1, 3, 0, 2][:seats]
    v = b.view(s, None)
    assert [(p.wheels, p.marker, p.limit) for p in v.players] == [(3, 0, 4)] * seats
    assert tiles(s, 0) == {"water": 0, "wood": 1, "grain": 1, "stone": 0, "stable": 1, "storage": 1}
    assert tiles(s, 1) == {"water": 1, "wood": 0, "grain": 0, "stone": 1, "stable": 1, "storage": 1}


def test_b1_2_a_strip_has_its_own_two_landscapes_whatever_the_next_one_has() -> None:
    pairs = [["water", "grain"], ["wood", "stone"], ["water", "stone"], ["wood", "grain"]]
    s = b.new(b.setup(2, {}, {"strips": [{"landscapes": pair} for pair in pairs]}))
    play(s, "strip 1")
    assert tiles(s, 0) == {"water": 1, "wood": 0, "grain": 1, "stone": 0, "stable": 1, "storage": 1}


def test_b1_2_the_last_of_four_strips_is_no_draw() -> None:
    s = b.new(game(4))
    told = play(s, "strip 1", "strip 2", "strip 4")
    assert codes(told) == ["strip-dealt"] * 4
    assert s.a[STRIP : STRIP + 4] == [0, 1, 3, 2]
    assert "tile stable" in draws(s)


def test_b1_3_the_cards_lie_in_four_piles_by_kind() -> None:
    assert piles(b.new(game())) == [18, 18, 18, 18]


def test_b1_4_the_consul_stands_on_the_fountain() -> None:
    s = started(2, 1)
    assert consul(s) == 0
    play(s, "go 1")
    assert consul(s) == 1


def test_b1_5_four_tiles_of_stack_one_lie_at_each_place() -> None:
    s = b.new(game())
    play(s, *STRIPS[:2])
    assert draws(s) == {"tile water": 3, "tile wood": 3, "tile grain": 3, "tile stone": 3, "tile stable": 4}
    play(s, "tile stable", "tile stable")
    assert draws(s)["tile stable"] == 2
    s = dealt(2)
    assert b.view(s, None).stacks == (0, 20, 22)
    assert [len(one) for one in b.view(s, None).rows] == [4, 4, 4, 4]


def test_b1_6_four_parts_of_back_a_lie_on_the_places() -> None:
    s = dealt(2)
    assert [shown(s, corner) for corner in range(4)] == ["PA7", "PA1", "PA3", "PA2"]
    v = b.view(s, None)
    assert (v.deck, v.deck_back) == (16, "A")


def test_b1_7_each_part_of_the_top_back_is_equally_likely() -> None:
    s = b.new(game())
    play(s, *STRIPS[:2], *TILES)
    assert draws(s) == {f"part PA{n}": 1 for n in range(1, 8)}
    play(s, "part PA3")
    assert draws(s) == {f"part PA{n}": 1 for n in (1, 2, 4, 5, 6, 7)}


def test_b1_8_all_16_storage_tiles_lie_in_the_centre() -> None:
    assert b.view(b.new(game(4)), None).storage_left == 16


def test_b1_9_each_player_takes_one_card_of_free_choice() -> None:
    s = dealt(3)
    assert asked(s) == ("first-card", 0)
    assert b.asks(s, 0).rule == "B1.9"
    described = b.describe(s, 0, b.read(s, 0, "first grain"))
    assert (described.code, described.facts, described.target) == ("first-card", {"card": ("card-grain",)}, "pile-2")
    assert code(s, 0, -1) == code(s, 0, b.read(s, 0, "first stone") + 1) == "other-decision"
    assert code(s, 0, b.read(s, 0, "first stone")) == ""
    for seat, card in enumerate(("water", "stone", "grain")):
        assert can(s) == ["first water", "first wood", "first grain", "first stone"], seat
        play(s, f"first {card}")
    assert [hand(s, 0), hand(s, 1), hand(s, 2)] == [[1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0]]
    assert piles(s) == [17, 18, 17, 17]


@pytest.mark.parametrize(
    ("seats", "start", "fames"),
    [
        (2, 1, [0, 1]),
        (2, 2, [1, 0]),
        (3, 1, [0, 1, 2]),
        (3, 2, [2, 0, 1]),
        (3, 3, [1, 2, 0]),
        (4, 1, [0, 1, 2, 3]),
        (4, 3, [2, 3, 0, 1]),
    ],
)
def test_b1_10_the_players_after_the_start_player_begin_with_1_2_3_fame(seats: int, start: int, fames: list[int]) -> None:
    s = started(seats, start)
    assert fame(s) == fames
    assert asked(s) == ("distance", start - 1)
    assert b.view(s, None).start == start - 1
    assert b.view(s, None).turn == 1


@pytest.mark.parametrize(("token", "seen"), [("none", None), ("fame", "fame"), ("reset", "reset"), ("card", "card")])
def test_b1_11_a_chosen_token_lies_from_the_start(token: str, seen: str | None) -> None:
    s = b.new(game(scoring_token=token))
    assert b.view(s, None).token == seen
    play(s, *STRIPS[:2], *TILES, *PARTS)
    assert asked(s) == ("first-card", 0)


@pytest.mark.parametrize("token", ["fame", "reset", "card"])
def test_b1_11_a_random_token_is_drawn_before_the_first_cards(token: str) -> None:
    s = dealt(2, scoring_token="random")  # noqa: S106 - a piece of cardboard
    assert b.view(s, None).token is None
    assert draws(s) == {"token fame": 1, "token reset": 1, "token card": 1}
    assert codes(play(s, f"token {token}")) == ["token-laid"]
    assert b.view(s, None).token == token
    assert asked(s) == ("first-card", 0)


def test_b1_12_first_cards_are_chosen_in_seat_order_and_openly() -> None:
    s = dealt(4)
    for seat in range(4):
        assert b.waiting(s) == (seat,)
        told = play(s, "first grain")
        assert codes(told) == ["first-card"]
    assert b.to_act(s) == CHANCE


def test_b1_13_the_start_player_is_drawn_after_the_first_cards() -> None:
    s = dealt(3)
    play(s, "first water", "first water", "first water")
    assert draws(s) == {"start 1": 1, "start 2": 1, "start 3": 1}
    assert b.view(s, None).start is None
    assert fame(s) == [0, 0, 0]
    assert codes(play(s, "start 3")) == ["start-found", "compensated", "compensated", "turn"]


def test_b1_14_strips_then_tiles_place_by_place_outwards_then_parts() -> None:
    s = b.new(game())
    play(s, *STRIPS[:2], "tile stone", "tile wood", "tile stable")
    assert [row(s, corner) for corner in range(4)] == ["stone wood stable", "", "", ""]
    play(s, "tile water", "tile grain")
    assert [row(s, corner) for corner in range(4)] == ["stone wood stable water", "grain", "", ""]
    assert codes(play(dealt_strips(), *TILES, "part PA1")) == ["tile-laid"] * 16 + ["part-laid"]
    s = dealt(2)
    assert markers(s) == [0, 0]
    assert row(s, 0) == "water water water wood"
    assert row(s, 3) == "stable stable stable stable"


def dealt_strips() -> State:
    s = b.new(game())
    play(s, *STRIPS[:2])
    return s


def test_b1_9_no_card_of_an_empty_pile() -> None:
    s = dealt(2)
    s.a[76] = 0
    assert code(s, 0, b.read(s, 0, "first water")) == "no-pile"
