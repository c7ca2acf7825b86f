"""G4 Movement and zone of control."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.core.ids import CHANCE
from harena.games import gladiatoro as g
from harena.games.gladiatoro.state import State
from harena.games.gladiatoro.steps.moving import too_many, zones
from harena.games.gladiatoro.tables import Setup
from harena.games.gladiatoro.tests.at import Hex, asked, can, codes, draws, facing, fight, game, hexes, name, play, where, why


def rolled(figures: list[tuple[int, Hex, int]], die: int, setup: Setup | None = None) -> State:
    """Return a fight in which the first figure has rolled for movement."""
    s = fight(figures, setup)
    play(s, "move", f"die {die}")
    return s


def walks(s: State, start: Hex, path: list[Hex], setup: Setup) -> bool:
    """Walk a path hex by hex through the rules' own counting."""
    zone = zones(s, 0)
    names = [setup.names.index(name(at, setup)) for at in (start, *path)]
    counts = zone[names[0]] if setup.count_start else 0
    for at in names[1:]:
        counts += zone[at]
    return not too_many(counts, setup.max_zone)


CASES: list[tuple[Hex, list[Hex], bool, bool]] = [
    ((2, 0), [(1, 0)], True, True),
    ((2, 0), [(1, 0), (1, -1)], False, False),
    ((2, 0), [(1, 0), (2, -1)], True, True),
    ((2, 0), [(1, 0), (2, -1), (1, -1)], False, False),
    ((1, 0), [(1, -1)], True, False),
    ((1, 0), [(2, -1), (1, -1)], True, False),
    ((1, 0), [(2, 0)], True, True),
    ((1, 0), [(1, -1), (0, -1)], False, False),
]


@pytest.mark.parametrize(("start", "path", "plain", "counted"), CASES)
def test_g4_8_the_cases_of_the_zone(start: Hex, path: list[Hex], plain: bool, counted: bool) -> None:  # noqa: FBT001 - a table
    for count, legal in ((False, plain), (True, counted)):
        setup = game(zoc_count_start_hex=count)
        s = fight([(4, start, 0), (4, (0, 0), 0)], setup)
        assert walks(s, start, path, setup) == legal


def test_g4_1_roll_and_type() -> None:
    for factor, counts in ((1, (2, 3, 4)), (4, (1, 2, 3)), (6, (1, 1, 2))):
        for die, count in enumerate(counts, 1):
            s = fight([(factor, (0, 0), 0), (4, (4, 0), 0)])
            told = play(s, "move", f"die {die}")
            assert told[-1].facts["count"] == count
    assert g.describe(fight([(6, (0, 0), 0), (4, (4, 0), 0)]), 0, 1).facts == {"figure": 1, "least": 1, "most": 2}


def test_g4_1_other_dice_and_changes_stand_in_the_data_file() -> None:
    box = {"dice": {"move": "2D4"}, "move": {"mods": [3, 0, -7], "min": 0}}
    s = fight([(6, (0, 0), 0), (4, (4, 0), 0)], game(box=box))
    play(s, "move", "die 1")
    assert g.to_act(s) == CHANCE
    told = play(s, "die 4")
    assert [one.code for one in told] == ["move-die", "allowed", "stayed"]
    assert told[1].facts["count"] == 0
    assert asked(s) == ("face", 0)  # no way but to stay


def test_g4_2_three_faces_on_a_six_sided_die() -> None:
    s = fight([(4, (0, 0), 0), (4, (4, 0), 0)])
    play(s, "move")
    assert draws(s) == {"die 1": 1, "die 2": 1, "die 3": 1}
    shown = [g.write(s, CHANCE, g.read(s, CHANCE, f"d6 {face}")) for face in range(1, 7)]
    assert shown == ["die 1", "die 1", "die 2", "die 2", "die 3", "die 3"]


@pytest.mark.parametrize("die", [1, 2, 3])
def test_g4_3_and_g4_4_every_hex_costs_one_and_any_number_up_to_the_roll_may_be_gone(die: int) -> None:
    s = rolled([(4, (0, 0), 0), (4, (-4, 0), 0)], die)
    reach = {name((q, r)) for q in range(-4, 5) for r in range(-4, 5) if max(abs(q), abs(r), abs(q + r)) <= die}
    blocked = {name((-4, 0))}
    near_foe = {one for one in reach if one in {name((-3, 0)), name((-3, -1)), name((-4, 1))}}
    assert hexes(can(s)) <= reach - blocked
    assert reach - blocked - near_foe <= hexes(can(s))
    assert why(s, "hex E9") == ("too-far", "G4.4")
    reason = g.explain(s, 0, g.read(s, 0, "hex E9"))
    assert reason
    assert reason.facts == {"hex": "E9", "count": die}


def test_g4_4_all_of_the_roll_by_switch() -> None:
    setup = game(move_up_to=False)
    s = rolled([(4, (0, 0), 0), (4, (-4, 0), 0)], 2, setup)
    assert "hex E6" in can(s)  # in a bow
    assert "hex E7" in can(s)
    assert "hex E5" in can(s)  # there and back
    s = rolled([(4, (0, 0), 0), (4, (-4, 0), 0)], 1, setup)
    assert hexes(can(s)) == {"D4", "D5", "E4", "E6", "F4", "F5"}
    assert why(s, "hex E5") == ("too-short", "G4.4")


def test_g4_4_the_longest_way_there_is_when_none_is_long_enough() -> None:
    setup = game(box={"arena": {"map": ". . .\n"}}, move_up_to=False, zoc_scope="off")
    s = fight([(4, "A1", 0), (4, "A3", 0)], setup)
    play(s, "move", "die 1")
    assert asked(s) == ("face", 0)
    assert where(s, 1) == "A2"
    setup = game(box={"arena": {"map": ". .\n"}}, move_up_to=False)
    s = fight([(4, "A1", 0), (4, "A2", 0)], setup)
    play(s, "move", "die 3")
    assert where(s, 1) == "A1"


def test_g4_5_and_g4_6_any_facing_at_the_end_also_without_moving() -> None:
    s = rolled([(4, (0, 0), 0), (4, (4, 0), 0)], 2)
    play(s, "hex E6")
    assert not g.settled(s)
    assert can(s) == [f"face {n}" for n in range(6)]
    assert why(s, "hex E6") == ("other-decision", "G4.5")
    play(s, "face 4")
    assert (where(s, 1), facing(s, 1)) == ("E6", 4)
    s = rolled([(4, (0, 0), 0), (4, (4, 0), 0)], 2)
    assert g.describe(s, 0, g.read(s, 0, "hex E5")).code == "stay"
    assert codes(play(s, "hex E5", "face 2"))[:2] == ["stayed", "faced"]
    assert facing(s, 1) == 2


def test_g4_7_nobody_enters_or_crosses_others_or_obstacles() -> None:
    s = fight([(4, "D2", 0), (4, "D10", 3), (4, "C2", 0)], game(3, arena="spina", box={"teams": [[1, 3], [2]]}))
    play(s, "move", "die 2")
    assert why(s, "hex D3") == ("obstacle", "G4.7")
    assert why(s, "hex C2") == ("occupied", "G4.7")
    assert why(s, "hex D4") == ("obstacle", "G4.7")
    s = fight([(4, "A1", 0), (4, "A2", 0), (4, "A4", 0)], game(3, box={"arena": {"map": ". . . .\n"}, "teams": [[1, 2], [3]]}))
    play(s, "move", "die 3")
    assert where(s, 1) == "A1"
    assert asked(s) == ("face", 0)


def test_g4_8_a_refused_way_names_the_hexes_that_break_the_rule() -> None:
    s = rolled([(4, (2, 0), 0), (4, (0, 0), 0)], 3)
    assert why(s, "hex D4") == ("zone", "G4.8")
    reason = g.explain(s, 0, g.read(s, 0, "hex D4"))
    assert reason
    named = str(reason.facts["hexes"]).split(", ")
    assert len(named) == 2
    assert "D4" in named
    assert reason.facts["limit"] == 1


def test_g4_9_team_mates_are_not_opposing() -> None:
    s = rolled([(4, (2, 0), 0), (4, (0, 4), 0), (4, (0, 0), 0)], 3, game(3, box={"teams": [[1, 3], [2]]}))
    assert "hex D4" in can(s)


def test_g4_10_two_hexes_by_switch() -> None:
    figures: list[tuple[int, Hex, int]] = [(4, (1, 0), 0), (4, (0, 0), 0)]
    assert name((0, -1)) not in hexes(can(rolled(figures, 2)))
    assert name((0, -1)) in hexes(can(rolled(figures, 2, game(zoc_max_adjacent=2))))
    assert name((-1, 0)) not in hexes(can(rolled(figures, 3, game(zoc_max_adjacent=2))))


def test_g4_11_the_start_hex_counts_by_switch() -> None:
    figures: list[tuple[int, Hex, int]] = [(4, (1, 0), 0), (4, (0, 0), 0)]
    assert name((1, -1)) in hexes(can(rolled(figures, 1)))
    s = rolled(figures, 1, game(zoc_count_start_hex=True))
    assert name((1, -1)) not in hexes(can(s))
    reason = g.explain(s, 0, g.read(s, 0, f"hex {name((1, -1))}"))
    assert reason
    assert str(reason.facts["hexes"]).split(", ") == [name((1, 0)), name((1, -1))]


def test_g4_12_two_enemies_count_together_or_apart_or_not_at_all() -> None:
    figures: list[tuple[int, Hex, int]] = [(4, (-2, 1), 0), (4, (-1, -1), 0), (4, (1, 0), 0)]
    path = [(-1, 0), (0, 0)]  # one beside each foe
    plain = game(3)
    s = fight(figures, plain)
    assert not walks(s, (-2, 1), path, plain)
    apart = game(3, zoc_scope="same_enemy")
    s = fight(figures, apart)
    assert walks(s, (-2, 1), path, apart)
    assert not walks(s, (-2, 1), [(-1, 0), (0, -1)], apart)  # both beside the first
    box = {"arena": {"map": ". . . .\n . # .\n"}}
    reached = {"any_enemy": "A1 A2", "same_enemy": "A1 A2 A3", "off": "A1 A2 A3 A4"}
    for scope, open_ones in reached.items():
        s = fight([(4, "A1", 0), (4, "B1", 0), (4, "B3", 0)], game(3, box=box, zoc_scope=scope))
        play(s, "move", "die 3")
        assert hexes(can(s)) == set(open_ones.split())


def test_g4_13_in_out_and_in_again_is_two() -> None:
    s = rolled([(4, (2, 0), 0), (4, (0, 0), 0)], 3)
    assert "hex " + name((1, 0)) in can(s)
    assert "hex " + name((1, -1)) in can(s)  # straight there, one hex entered beside the foe
    assert "hex " + name((0, -1)) not in can(s)


def test_g4_14_one_may_pass_one_such_hex_and_walk_on() -> None:
    box = {"arena": {"map": ". . . .\n . # #\n"}}
    s = fight([(4, "A1", 0), (4, "B1", 0)], game(box=box))
    play(s, "move", "die 3")
    assert can(s) == ["hex A1", "hex A2", "hex A3", "hex A4"]  # past A2, which is beside the foe
    s = rolled([(4, (2, -1), 0), (4, (0, 0), 0)], 3)
    assert "hex " + name((2, 1)) in can(s)


def test_g4_15_all_six_neighbours_count_also_beside_an_obstacle() -> None:
    for looks in range(6):
        s = fight([(4, (2, 0), 0), (4, (0, 0), looks)])
        assert sum(zone > 0 for zone in zones(s, 0)) == 6
    s = fight([(4, "D10", 0), (4, "D2", 0)], game(arena="spina"))
    assert sum(zone > 0 for zone in zones(s, 0)) == 6


def test_g4_16_the_step_keeps_the_limit() -> None:
    setup = game(extra_menu="turn_step_1", zoc_count_start_hex=True)
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3)], setup, phase=0)
    play(s, "draw 1", "yes", "step 2")
    assert hexes(can(s)) == {name((2, 0)), name((2, -1)), name((1, 1))}
    assert why(s, f"hex {name((1, -1))}") == ("zone", "G4.8")


def test_g4_17_no_way_leaves_the_board() -> None:
    s = rolled([(1, (4, 0), 0), (4, (-4, 0), 0)], 3)
    assert len(can(s)) == 25
    assert why(s, "hex +70") == ("off-board", "G4.17")
    reason = g.explain(s, 0, g.read(s, 0, "hex +70"))
    assert reason
    assert reason.facts == {}


def test_g4_18_a_way_may_come_back_and_two_ways_are_one_choice() -> None:
    s = rolled([(4, (0, 0), 0), (4, (-4, 0), 0)], 2, game(move_up_to=False))
    assert can(s).count("hex E5") == 1
    moves = can(s)
    assert len(moves) == len(set(moves))
    box = {"arena": {"map": ". . . .\n . #\n"}}
    for count, back in ((False, True), (True, False)):
        s = fight([(4, "A2", 0), (4, "B1", 0)], game(box=box, move_up_to=False, zoc_count_start_hex=count))
        play(s, "move", "die 2")
        assert ("hex A2" in can(s)) == back  # every entry counts


@given(
    st.integers(0, 5),
    st.integers(1, 3),
    st.sampled_from([(2, 0), (2, -1), (1, 1), (3, -2)]),
    st.sampled_from([(-1, 0), (1, 0), (0, 2)]),
)
def test_g4_8_turning_everything_turns_what_can_be_reached(times: int, die: int, start: Hex, third: Hex) -> None:
    def turn(at: Hex) -> Hex:
        q, r = at
        for _ in range(times):
            q, r = q + r, -q
        return q, r

    setup = game(3)
    back = {name((q, r)): (q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4}
    here = rolled([(4, start, 0), (4, (0, 0), 0), (4, third, 0)], die, setup)
    there = rolled([(4, turn(start), 0), (4, (0, 0), 0), (4, turn(third), 0)], die, setup)
    assert {name(turn(back[one])) for one in hexes(can(here))} == hexes(can(there))


def test_g4_15_the_zone_begins_and_ends_at_the_first_hex_of_the_board_too() -> None:
    for foe, beside in (("A1", {"A2", "B1", "B2"}), ("B2", {"A1", "A2", "B1", "B3", "C2", "C3"})):
        s = fight([(4, (0, 0), 0), (4, foe, 0)])
        assert {s.setup.names[hexagon] for hexagon, count in enumerate(zones(s, 0)) if count} == beside
        s = fight([(4, foe, 0), (4, (0, 0), 0)])
        assert {s.setup.names[hexagon] for hexagon, count in enumerate(zones(s, 1)) if count} == beside


def test_g4_13_a_hex_beside_two_foes_counts_for_each_of_them() -> None:
    s = fight([(4, (0, 0), 0), (4, (2, 0), 0), (4, (3, -1), 0)], game(3, zoc_scope="same_enemy"))
    counts = {s.setup.names[hexagon]: count for hexagon, count in enumerate(zones(s, 0)) if count}
    assert {place for place, count in counts.items() if count == 4 + 16} == {"D6", "E8"}
    assert sorted(counts.values()) == [4] * 4 + [16] * 4 + [20] * 2


@pytest.mark.parametrize(("dice", "faces"), [("2D3", [1, 3]), ("3D2", [2, 1, 2])])
def test_g4_1_the_dice_for_movement_are_added_up(dice: str, faces: list[int]) -> None:
    s = fight([(4, (0, 0), 0), (4, (4, 0), 0)], game(box={"dice": {"move": dice}}))
    told = play(s, "move", *(f"die {face}" for face in faces))
    assert codes(told) == [*["move-die"] * len(faces), "allowed"]
    assert told[-1].facts["count"] == sum(faces)
