"""Positions: there and back, what may be left out, and every fault with its place."""

from typing import Any

import pytest

from harena.core.codec import pack
from harena.core.errors import Unreadable
from harena.core.ids import CHANCE
from harena.core.rng import Rng
from harena.games import baumeister as b
from harena.games.baumeister.playout import playout
from harena.games.baumeister.state import State
from harena.games.baumeister.tables import Setup
from harena.games.baumeister.tests.at import at, game, play


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"fame_payment": "anytime", "scoring_token": "random", "limit_check": "all_after_scoring"}]
)
def test_every_position_of_a_game_comes_back(seats: int, options: dict[str, object]) -> None:
    setup = game(seats, **options)
    s, rng = b.new(setup), Rng(seats)
    while True:
        again = b.place(setup, b.position(s))
        assert b.dump(again) == b.dump(s)
        loaded = b.load(setup, b.dump(s))
        assert b.dump(loaded) == b.dump(s)
        for seat in b.waiting(s):
            assert b.legal(again, seat) == b.legal(loaded, seat) == b.legal(s, seat)
        assert b.faults(s) == []
        who = b.to_act(s)
        if who == -2:
            break
        moves = [move for move, _ in b.outcomes(s)] if who == CHANCE else b.legal(s, who)
        b.apply(s, who, moves[rng.below(len(moves))])


def test_what_follows_may_be_left_out() -> None:
    given = b.position(at(hands=[(1, 2, 0, 0)]))
    whole = b.place(game(), given)
    for key in (
        "piles",
        "storage",
        "deck",
        "pending",
        "chosen",
        "answers",
        "site",
        "token",
        "ended",
        "turns",
        "start",
        "consul",
        "active",
    ):
        del given[key]
    for player in given["players"]:
        del player["fame"], player["marker"], player["strip"], player["tiles"]
    assert b.dump(b.place(game(), given)) == b.dump(whole)


def test_a_chosen_token_lies_there_unless_the_position_says_otherwise() -> None:
    setup = game(scoring_token="card")  # noqa: S106 - a piece of cardboard
    assert b.view(at(setup), None).token == "card"  # noqa: S105 - a piece of cardboard
    assert b.view(at(setup, token="none"), None).token is None  # noqa: S106 - a piece of cardboard
    drawn = game(scoring_token="random")  # noqa: S106 - a piece of cardboard
    assert b.view(at(drawn), None).token is None
    assert b.view(at(drawn, token="reset"), None).token == "reset"  # noqa: S105, S106 - a piece of cardboard


def given(**changes: Any) -> dict[str, Any]:
    return b.position(at(hands=[(1, 2, 0, 0)], consul=6)) | changes


def players(**changes: Any) -> list[dict[str, Any]]:
    both: list[dict[str, Any]] = b.position(at(hands=[(1, 2, 0, 0)]))["players"]
    return [both[0] | changes, both[1]]


@pytest.mark.parametrize(
    ("changes", "place", "reason"),
    [
        ({"consl": 1}, "consl", "did you mean consul?"),
        ({"consul": 7}, "consul", "7 is not a whole number from 0 to 6"),
        ({"consul": True}, "consul", "true is not a whole number"),
        ({"turns": 601}, "turns", "from 0 to 600"),
        ({"turns": -1}, "turns", "from 0 to 600"),
        ({"active": 3}, "active", "from 1 to 2"),
        ({"active": 0}, "active", "from 1 to 2"),
        ({"start": 3}, "start", "from 0 to 2"),
        ({"token": "crad"}, "token", "did you mean card?"),
        ({"ended": "maybe"}, "ended", "is not one of no, last_part, turn_limit"),
        ({"rows": "none"}, "rows", "a list of at most 4"),
        ({"rows": [["wood"] * 5]}, "rows.1", "a list of at most 4"),
        ({"rows": [["wod"]]}, "rows.1", "did you mean wood?"),
        ({"rows": [["storage"]]}, "rows.1", "is not one of water"),
        ({"players": [{}]}, "players", "1 players stand in the position, 2 sit at the table"),
        ({"players": [{}, {}, {}]}, "players", "a list of at most 2"),
        ({"players": [7, {}]}, "players.1", "7 is not a table"),
        ({"players": players(fmae=1)}, "players.1.fmae", "did you mean fame?"),
        ({"players": players(fame=-1)}, "players.1.fame", "from 0 to 9999"),
        ({"players": players(strip=5)}, "players.1.strip", "from 0 to 4"),
        ({"players": players(marker=-1)}, "players.1.marker", "from 0 to 99"),
        ({"players": players(hand={"wod": 1})}, "players.1.hand.wod", "did you mean wood?"),
        ({"players": players(hand={"wood": 100})}, "players.1.hand.wood", "from 0 to 99"),
        ({"players": players(tiles=3)}, "players.1.tiles", "3 is not a table"),
        ({"shown": ["PA9"]}, "shown.1", "did you mean"),
        ({"shown": [["PA1"]]}, "shown.1", "is not one of"),
        ({"site": ["PA9 1"]}, "site.1", "did you mean"),
        ({"site": ["PA5 3"]}, "site.1", "from 1 to 2"),
        ({"site": ["PA5"]}, "site.1", "from 1 to 2"),
        ({"site": ["PA5 " + "9" * 5000]}, "site.1", "from 1 to 2"),
        ({"site": ["PA5 1"] * 18}, "site", "a list of at most 17"),
        ({"deck": ["PA9"]}, "deck", "did you mean"),
        ({"piles": {"wod": 1}}, "piles.wod", "did you mean wood?"),
        ({"storage": 100}, "storage", "from 0 to 99"),
        ({"tiles": {"IV": {}}}, "tiles.IV", "nothing of this name"),
        ({"tiles": {"III": {"storage": 1}}}, "tiles.III.storage", "nothing of this name"),
        ({"chosen": [100]}, "chosen", "from 0 to 99"),
        ({"answers": [-3]}, "answers", "from -2 to 99"),
        ({"pending": ["dance 1 0 0"]}, "pending.1", "a word, a seat and two numbers"),
        ({"pending": [""]}, "pending.1", "a word, a seat and two numbers"),
        ({"pending": ["next 1 0"]}, "pending.1", "a word, a seat and two numbers"),
        ({"pending": ["next 1 0 x"]}, "pending.1", "a word, a seat and two numbers"),
        ({"pending": ["next 1 0 1234"]}, "pending.1", "a word, a seat and two numbers"),
        ({"pending": ["distance 3 0 0"]}, "pending.1", "from 1 to 2"),
        ({"pending": ["corner 1 4 0"]}, "pending.1", "from 0 to 3"),
        ({"pending": ["split 1 8 0"]}, "pending.1", "from 0 to 7"),
        ({"pending": ["finish 1 3 0"]}, "pending.1", "from 0 to 2"),
        ({"pending": ["distance 1 0 2"]}, "pending.1", "from 0 to 1"),
    ],
)
def test_a_fault_is_named_with_its_place(changes: dict[str, Any], place: str, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        b.place(game(), given(**changes))
    found = dict(reversed(caught.value.faults))
    assert place in found
    assert reason in found[place]


def test_all_faults_are_named_at_once() -> None:
    with pytest.raises(Unreadable) as caught:
        b.place(game(), given(consul=9, turns=-1, bogus=1))
    assert [place for place, _ in caught.value.faults] == ["bogus", "turns", "consul"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"piles": {"water": 18, "wood": 16, "grain": 18, "stone": 18}}, "19 water cards, not 18"),
        ({"rows": []}, "8 water tiles, not 12"),
        ({"storage": 15}, "15 storage tiles, not 16"),
        ({"deck": ["PA5"]}, "a part is missing or there twice"),
        ({"shown": ["PA1", "PA1"]}, "a part is missing or there twice"),
        ({"players": players(marker=3, fame=3)}, "the marker of seat 0 stands off its wheels"),
        ({"chosen": [1]}, "amounts left over from a gesture"),
        ({"answers": [-1, -2]}, "answers without a window"),
        ({"pending": ["next 1 0 0", "window 1 0 0"]}, "a window without answers"),
        ({"pending": ["corner 1 0 0"]}, "nothing follows what is pending"),
        ({"pending": ["next 1 0 0", "corner 1 0 0"]}, "number 2 does not fit"),
        ({"pending": ["next 1 0 0", "payment 1 0 0"]}, "number 2 does not fit"),
        ({"consul": 1, "pending": ["next 1 0 0", "payment 1 0 0"]}, "number 2 does not fit"),
        ({"pending": ["next 1 0 0", "storage_field 1 0 0"]}, "number 2 does not fit"),
        ({"consul": 2, "pending": ["next 1 0 0", "scoring_field 1 0 0"]}, "number 2 does not fit"),
        ({"consul": 2, "pending": ["next 1 0 0", "token_card 1 0 0"]}, "number 2 does not fit"),
        ({"pending": ["next 1 0 0", "hand_check 1 0 0"]}, "number 2 does not fit"),
        ({"pending": ["next 1 0 0", "deal_strip 1 0 0"]}, "number 2 does not fit"),
        ({"pending": ["next 1 0 0", *["lay_tile 1 0 0"] * 5]}, "number 6 does not fit"),
        ({"shown": ["PA1"], "pending": ["next 1 0 0", "lay_part 1 0 0"]}, "number 2 does not fit"),
        ({"pending": []}, "the game has ended and goes on, or neither"),
        ({"ended": "last_part"}, "the game has ended and goes on, or neither"),
        ({"pending": ["payment 1 0 0"], "consul": 1, "shown": [""], "deck": []}, "pending"),
    ],
)
def test_an_impossible_position_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(Unreadable, match=r"position|pending") as caught:
        b.place(game(), given(**changes))
    assert reason in caught.value.text


def test_strips_dealt_twice_are_refused() -> None:
    position = given()
    position["players"][1] |= {"strip": 1, "tiles": position["players"][0]["tiles"]}
    with pytest.raises(Unreadable, match="a strip was dealt twice") as caught:
        b.place(game(), position)
    assert "a strip was dealt twice" in caught.value.text


@pytest.mark.parametrize("numbers", [[], [0] * 150, [0] * 152, [0] * 153, [0] * 154])
def test_a_dump_of_another_shape_is_unreadable(numbers: list[int]) -> None:
    with pytest.raises(Unreadable, match="are not a position of this game"):
        b.load(game(), pack(numbers))


# -- invariants that no position by hand can break ------------------------------------------------------------------------------


def spoiled(at_index: int, value: int, setup: Setup | None = None) -> list[str]:
    s = at(setup)
    s.a[at_index] = value
    return b.faults(s)


@pytest.mark.parametrize(
    ("index", "value", "fault"),
    [
        (0, -1, "fewer than no cards or tiles"),
        (8, 1, "an empty seat holds cards"),
        (40, -1, "fame below 0 (B10.2)"),
        (44, -1, "the marker of seat 0 stands off its wheels"),
        (45, 3, "the marker of seat 1 stands off its wheels"),
        (48, 1, "seat 0 built another number of parts"),
        (57, -1, "row 1 has a gap"),
        (69, -1, "row 4 has a gap"),
        (80, -1, "fewer than no cards or tiles"),
        (76, -1, "fewer than no cards or tiles"),
        (136, 0, "answers without a window, or a window without answers"),
        (140, 2, "amounts left over from a gesture"),
        (116, 4, "the building site is not filled slot by slot"),
        (144, 7, "not a position of this shape"),
        (144, -1, "not a position of this shape"),
        (145, 601, "the game has ended and goes on, or neither"),
        (146, 1, "the building site is not filled slot by slot"),
        (150, 1, "the game has ended and goes on, or neither"),
    ],
)
def test_a_spoiled_state_is_found_out(index: int, value: int, fault: str) -> None:
    assert fault in spoiled(index, value)


def test_more_parts_than_slots_and_a_choice_that_is_none_are_found_out() -> None:
    s = at(builders="12121")
    s.setup.slots = 4
    assert "the building site is not filled slot by slot" in b.faults(s)
    s = at()
    s.moves = s.moves[:1]
    assert b.faults(s) == ["a choice that is none"]
    s = at()
    s.todo.append(0)
    assert "not a position of this shape" in b.faults(s)
    assert b.faults(at()) == []


def test_playouts_end_and_count_decisions() -> None:
    s = b.new(game(3))
    done = playout(s, Rng(1), 10)
    assert done == 10
    assert b.ending(s) is None
    assert playout(s, Rng(2), 100000) > 10
    assert b.ending(s) is not None
    assert playout(s, Rng(2), 5) == 0
    assert b.faults(s) == []


def test_a_gesture_counts_once_in_a_playout() -> None:
    def fresh() -> State:
        s = at(consul=1, hands=[(2, 2, 2, 2)])
        play(s, "go 1", "pass", "discard water 1")
        assert not b.settled(s)
        return s

    s = fresh()
    done = playout(s, Rng(1), 1)
    assert done == 1
    assert b.view(s, None).turn >= 2


def test_b1_2_before_the_deal_a_seat_without_a_strip_has_no_tiles() -> None:
    setup = b.setup(2, {}, {})
    whole = b.position(b.new(setup))
    for player in whole["players"]:
        del player["tiles"]
    assert b.dump(b.place(setup, whole)) == b.dump(b.new(setup))


def test_a_position_in_which_nothing_follows_is_refused() -> None:
    setup = b.setup(2, {}, {})
    whole = b.position(b.new(setup))
    whole["pending"] = whole["pending"][1:]
    with pytest.raises(Unreadable, match="nothing follows what is pending"):
        b.place(setup, whole)
