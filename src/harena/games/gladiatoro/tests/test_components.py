"""Switches, presets and data files: every fault is named with its place."""

from typing import Any

import pytest

from harena.core.errors import Unreadable
from harena.games import gladiatoro as g
from harena.games.gladiatoro import components
from harena.games.gladiatoro.arena import draw_map, read_arena, shipped
from harena.games.gladiatoro.tests.at import game


def faults(box: dict[str, Any] | None = None, seats: int = 2, **options: Any) -> str:
    with pytest.raises(Unreadable) as caught:
        g.setup(seats, options, box or {})
    return "; ".join(f"{place}: {why}" for place, why in caught.value.faults)


def test_a_preset_changes_defaults_and_what_is_said_goes_over_it() -> None:
    blog, house = game(preset="blog"), game(preset="house")
    assert (blog.menu_step, blog.push) == (False, 0)
    assert (house.menu_step, house.push, house.push_wounds) == (True, 1, True)
    assert blog.changed == {}
    assert house.changed == {"preset": "house"}
    mixed = game(preset="house", push_mode="off", end_turn_limit=20)
    assert mixed.changed == {"preset": "house", "push_mode": "off", "end_turn_limit": 20}
    again = g.setup(2, mixed.changed, {})
    assert (again.menu_step, again.push, again.turn_limit) == (True, 0, 20)
    assert again.changed == mixed.changed


def test_every_switch_of_the_rules_is_there_with_its_mark() -> None:
    assert len(g.options()) == 37
    assert set(components.PRESETS) == set(g.options()["preset"].values)
    marks = {key: option.mark for key, option in g.options().items()}
    assert marks["extra_menu"] == "house"
    assert marks["facing_mode"] == "official"


def test_what_the_data_file_says_is_kept_for_the_record() -> None:
    box = {"dice": {"attack": "2d6"}, "capacity": [1, 2, 3]}
    setup = g.setup(2, {}, box)
    assert setup.box == box
    assert (setup.attack_dice, setup.capacity) == (2, [1, 2, 3])
    assert setup.allow == g.setup(2, {}, setup.box).allow


@pytest.mark.parametrize(
    ("box", "why"),
    [
        ({"arenna": 1}, "arenna: a data file has nothing of this name (did you mean arena?)"),
        ({"teams": [[1], [1]]}, "teams: teams are lists of players counted from 1"),
        ({"teams": [[1, 2]]}, "teams: teams are lists"),
        ({"teams": [["a"], [2]]}, "teams: teams are lists"),
        ({"teams": "x"}, "teams: teams are lists"),
        ({"dice": 3}, "dice: 3 is not a table"),
        ({"dice": {"mvoe": "1D6"}}, "dice.mvoe: there is nothing of this name (did you mean move?)"),
        ({"dice": {"attack": "9D6"}}, 'dice.attack: "9D6" is not one to four dice'),
        ({"dice": {"attack": 6}}, "dice.attack: 6 is not one to four dice"),
        ({"dice": {"attack": "1D1"}}, "dice.attack"),
        ({"dice": {"order": "2D6"}}, "the order is found with a single die"),
        ({"factors": {"low": 5, "high": 2}}, "factors: low and high are whole numbers"),
        ({"factors": {"high": 7}}, "factors: no type for factor 7"),
        ({"factors": {"light": [1, 3]}}, "factors.medium: factor 3 has two types"),
        ({"factors": {"light": "x"}}, "factors.light"),
        ({"share": [1, 1]}, "share: [1, 1] is not a list of three shares"),
        ({"share": [1, "a", 0]}, "share"),
        ({"share": [1, True, 0]}, "share"),
        ({"move": {"mods": [1, 2]}}, "move.mods: [1, 2] is not three whole numbers"),
        ({"move": {"min": -1}}, "move.min: -1 is not a whole number from 0 to 9"),
        ({"capacity": [0, 1, 1]}, "capacity"),
        ({"colours": ["red"]}, "colours: it takes 2 different colours"),
        ({"colours": ["red", "red"]}, "colours: it takes 2 different colours"),
        ({"colours": ["red", "pink"]}, 'colours: "pink" is not one of'),
        ({"arena": 4}, "arena: 4 is not a table"),
        ({"arena": {"shape": "star"}}, 'arena.shape: "star" is not one of'),
        ({"arena": {"size": 9}}, "arena.size: 9 is not a radius"),
        ({"arena": {"shape": "rectangle", "size": 4}}, "arena.size: 4 is not a list of columns and rows"),
        ({"arena": {"shape": "list"}}, "arena.hexes: it takes a list of hexes"),
        ({"arena": {"hexes": [[0, 0]]}}, "arena.hexes: hexes are listed only for the shape list"),
        ({"arena": {"shape": "list", "hexes": [[0, 0], 5]}}, "arena.hexes, number 2: 5 is not a hex"),
        ({"arena": {"shape": "list", "hexes": [[0, 0], [0, 0]]}}, "arena.hexes: hex [0, 0] is listed twice"),
        ({"arena": {"shape": "list", "hexes": [[0, 0]]}}, "arena: 1 hexes; an arena has 2 to 169"),
        ({"arena": {"shape": "rectangle", "size": [20, 20]}}, "arena: 400 hexes"),
        ({"arena": {"obstacles": [[9, 9]]}}, "arena.obstacles: hex [9, 9] is not on the board"),
        ({"arena": {"obstacles": [[0, 0]], "starts": [[0, 0]]}}, "arena.starts: hex [0, 0] is an obstacle"),
        ({"arena": {"map": "# #\n"}}, "arena: every hex is an obstacle"),
        ({"arena": {"map": ". . # .\n"}}, "arena: the board falls into pieces: nobody gets from A1 to A4"),
        ({"arena": {"map": ". x .\n"}}, "arena.map, line 1, column 3: 'x' is no hex"),
        ({"arena": {"map": ". .\n. .\n"}}, "arena.map, line 2, column 1: this hex lies half a hex beside the others"),
        (
            {"arena": {"map": " . .\n", "orientation": "flat"}},
            "arena.map, line 1, column 2: columns of hexes lie two letters apart",
        ),
        ({"arena": {"map": 5}}, "arena.map: a map is a text"),
        ({"arena": {"map": ". .\n", "size": 4}}, "arena.size: a map says this itself"),
        ({"arena": {"orientation": "round"}}, 'arena.orientation: "round" is not pointy or flat'),
        ({"arena": {"name": ""}}, "arena.name"),
        ({"arena": {"sizes": 4}}, "arena.sizes: an arena has nothing of this name (did you mean size?)"),
        ({"arena": {"starts": [[0, 0]]}}, "arena.starts: 1 start places for 2 gladiators"),
        ({"arena": {"map": ". #\n"}}, "arena: 1 free hexes for 2 gladiators"),
    ],
)
def test_faults_of_a_data_file_are_named_with_their_place(box: dict[str, Any], why: str) -> None:
    assert why in faults(box)


def test_several_hexes_that_are_cut_off_are_named_up_to_six() -> None:
    text = ". # . . . . . . .\n"
    assert "to A3, A4, A5, A6, A7, A8 and others" in faults({"arena": {"map": text}})


def test_faults_of_switches_that_do_not_go_together() -> None:
    assert "with neither limit a fight may never end" in faults(end_turn_limit=0, end_no_hit_turns=0)
    assert "24 gladiators" not in faults(seats=6, setup_figures_per_player=5)
    assert "30 gladiators; an arena has room for 24" in faults(seats=6, setup_figures_per_player=5)
    assert "2 players do not make 3 teams" in faults(setup_teams="three")
    assert "a total needs setup_factor_choice" in faults(setup_factor_total=8)
    assert "teams of unequal size must be given a total" in faults(seats=3, setup_teams="two", setup_factor_choice="equal_total")
    why = faults(setup_factor_choice="equal_total", setup_factor_total=9)
    assert "1 gladiators cannot make 9 with factors 1 to 6 (G2.3)" in why
    with pytest.raises(Unreadable, match="7 cannot play this game"):
        g.setup(7, {}, {})


@pytest.mark.parametrize("name", ["hexagon", "pit", "long", "spina"])
def test_the_arenas_that_come_with_the_game_are_read_and_drawn_back(name: str) -> None:
    arena = read_arena(shipped(name))
    assert arena.name == name
    drawn = read_arena({"name": name, "map": draw_map(arena)})
    assert sorted(drawn.ordered()) == sorted(arena.ordered())
    assert (drawn.obstacles, drawn.starts) == (arena.obstacles, arena.starts)
    assert draw_map(arena).rstrip() == str(shipped(name)["map"]).rstrip()


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
@pytest.mark.parametrize("shape", [{"shape": "hexagon", "size": 3}, {"shape": "rectangle", "size": [5, 4]}])
def test_shapes_of_both_orientations_are_drawn_and_read_back(shape: dict[str, Any], orientation: str) -> None:
    arena = read_arena(shape | {"orientation": orientation})
    again = read_arena({"map": draw_map(arena), "orientation": orientation})
    assert len(again.hexes) == len(arena.hexes) == (37 if shape["shape"] == "hexagon" else 20)
    assert again.names() == arena.names()
    assert draw_map(again) == draw_map(arena)


def test_a_rectangle_has_every_second_row_half_a_hex_further() -> None:
    arena = read_arena({"shape": "rectangle", "size": [3, 2]})
    assert draw_map(arena) == ". . .\n . . .\n"
    flat = read_arena({"shape": "rectangle", "size": [2, 2], "orientation": "flat"})
    assert draw_map(flat) == ".\n  .\n.\n  .\n"


def test_c7_every_fight_is_bounded_whatever_the_limits() -> None:
    plain = g.bounds(game()).steps
    assert plain < g.bounds(game(end_turn_limit=60)).steps
    for model in ("one_per_hit", "ladder", "by_ratio"):
        assert g.bounds(game(end_turn_limit=0, damage_model=model)).steps > plain


def test_many_rows_have_two_letters() -> None:
    arena = read_arena({"shape": "rectangle", "size": [2, 30]})
    assert arena.names()[-1] == "AD2"


def test_a_list_of_hexes_is_an_arena() -> None:
    box = {"arena": {"shape": "list", "hexes": [[0, 0], [1, 0], [2, 0]], "starts": [[0, 0], [2, 0]]}}
    setup = g.setup(2, {}, box)
    assert (setup.hexes, setup.start, setup.starts_given) == (3, [1, 0, 1], True)
