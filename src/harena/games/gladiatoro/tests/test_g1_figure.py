"""G1 The figure: factor, type, facing, arcs, allowance."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.games import gladiatoro as g
from harena.games.gladiatoro.state import arc_of, toward
from harena.games.gladiatoro.steps.moving import points
from harena.games.gladiatoro.tables import ARC_TABLES, STEP_Q, STEP_R
from harena.games.gladiatoro.tests.at import Hex, can, codes, fight, game, name, play, why
from harena.games.gladiatoro.words import hour

# Section 3, typed again: for each facing the arcs of d0 to d5.
TABLE = ("FFSRRS", "SFFSRR", "RSFFSR", "RRSFFS", "SRRSFF", "FSRRSF")
AROUND = tuple(zip(STEP_Q, STEP_R, strict=True))


def turned(hexagon: Hex, times: int) -> Hex:
    q, r = hexagon
    for _ in range(times):
        q, r = q + r, -q
    return q, r


def mirrored(hexagon: Hex) -> Hex:
    """Mirror at the line through d0 and d3, so that direction d becomes -d."""
    q, r = hexagon
    return q + r, -r


@pytest.mark.parametrize("looks", range(6))
@pytest.mark.parametrize("d", range(6))
def test_g1_4_the_table_of_36_cases(looks: int, d: int) -> None:
    s = fight([(4, (0, 0), looks), (4, AROUND[d], 0)])
    assert "FSR"[arc_of(s, 0, toward(s, 0, 1))] == TABLE[looks][d]
    attackable = "attack 2" in can(s)
    assert attackable == (TABLE[looks][d] == "F")
    assert (why(s, "attack 2") is None) == attackable


def test_g1_4_the_columns_are_these_vectors() -> None:
    assert AROUND == ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    for d in range(6):
        assert turned(AROUND[d], 1) == AROUND[(d + 1) % 6]
        assert mirrored(AROUND[d]) == AROUND[-d % 6]


@given(st.integers(0, 5), st.integers(0, 5), st.integers(0, 5), st.sampled_from(sorted(ARC_TABLES)))
def test_g1_4_turning_everything_changes_no_arc(looks: int, d: int, times: int, mode: str) -> None:
    setup = game(facing_mode=mode)
    here = fight([(4, (0, 0), looks), (4, AROUND[d], 0)], setup)
    there = fight([(4, (0, 0), (looks + times) % 6), (4, turned(AROUND[d], times), 0)], setup)
    assert arc_of(here, 0, toward(here, 0, 1)) == arc_of(there, 0, toward(there, 0, 1))


@given(st.integers(0, 5), st.integers(0, 5), st.sampled_from(sorted(ARC_TABLES)))
def test_g1_4_a_mirror_changes_no_arc(looks: int, d: int, mode: str) -> None:
    setup = game(facing_mode=mode)
    other = (5 - looks) % 6 if mode == "vertex_222" else -looks % 6
    here = fight([(4, (0, 0), looks), (4, AROUND[d], 0)], setup)
    there = fight([(4, (0, 0), other), (4, mirrored(AROUND[d]), 0)], setup)
    assert arc_of(here, 0, toward(here, 0, 1)) == arc_of(there, 0, toward(there, 0, 1))


@pytest.mark.parametrize(("mode", "arcs"), [("side_321", "FFSRSF"), ("side_141", "FSSRSS")])
def test_g1_3_facing_a_side_by_switch(mode: str, arcs: str) -> None:
    setup = game(facing_mode=mode)
    for d in range(6):
        s = fight([(4, (0, 0), 0), (4, AROUND[d], 0)], setup)
        assert "FSR"[arc_of(s, 0, toward(s, 0, 1))] == arcs[d]


@pytest.mark.parametrize(
    ("flat", "mode", "hours"),
    [
        (False, "vertex_222", [2, 12, 10, 8, 6, 4]),
        (True, "vertex_222", [3, 1, 11, 9, 7, 5]),
        (False, "side_321", [3, 1, 11, 9, 7, 5]),
        (True, "side_141", [4, 2, 12, 10, 8, 6]),
    ],
)
def test_g1_3_a_facing_is_told_as_an_hour(flat: bool, mode: str, hours: list[int]) -> None:  # noqa: FBT001 - one of a table
    orientation = "flat" if flat else "pointy"
    setup = game(box={"arena": {"shape": "hexagon", "size": 3, "orientation": orientation}}, facing_mode=mode)
    assert [hour(setup, facing) for facing in range(6)] == hours


@pytest.mark.parametrize(
    ("factor", "kind", "front", "side", "move"),
    [
        (1, "light", 1, 0, (2, 3, 4)),
        (2, "light", 2, 1, (2, 3, 4)),
        (3, "medium", 3, 1, (1, 2, 3)),
        (4, "medium", 4, 2, (1, 2, 3)),
        (5, "heavy", 5, 2, (1, 1, 2)),
        (6, "heavy", 6, 3, (1, 1, 2)),
    ],
)
def test_g1_2_and_g1_5_factor_type_allowance_and_movement(
    factor: int, kind: str, front: int, side: int, move: tuple[int, int, int]
) -> None:
    s = fight([(factor, (0, 0), 0), (4, (3, 0), 0)])
    figure = g.view(s, None).figures[0]
    assert (figure.factor, figure.type) == (factor, kind)
    assert s.setup.allow[3 * factor : 3 * factor + 3] == [front, side, 0]
    assert tuple(points(s, 0, rolled) for rolled in (1, 2, 3)) == move


def test_g1_1_the_indicator_shows_colour_factor_and_facing() -> None:
    box = {"colours": ["white", "black"]}
    s = fight([(4, (0, 0), 2), (5, (3, 0), 1)], game(box=box, setup_markers="plate", setup_figure_set="discs"))
    v = g.view(s, None)
    assert [(one.colour, one.factor, one.facing) for one in v.figures] == [("white", 4, 2), ("black", 5, 1)]
    assert (v.markers, v.figure_set) == ("plate", "discs")


@pytest.mark.parametrize(("looks", "arc"), [(3, "front"), (2, "front"), (1, "side"), (4, "side"), (0, "rear"), (5, "rear")])
def test_g1_6_the_attackers_hex_decides_the_arc(looks: int, arc: str) -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), looks)])
    told = play(s, "attack 2")
    assert codes(told) == ["attacked"]
    assert told[0].facts["arc"] == (f"arc-{arc}",)
    combat = g.view(s, None).combat
    assert combat
    assert (combat.arc, combat.added) == (arc, {"front": 4, "side": 2, "rear": 0}[arc])


def test_g1_7_attack_only_forward_and_in_phase() -> None:
    s = fight([(4, (0, 0), 3), (4, (1, 0), 3)])
    assert why(s, "attack 2") == ("not-front", "G1.7")
    reason = g.explain(s, 0, g.read(s, 0, "attack 2"))
    assert reason
    assert reason.facts == {"figure": 2, "arc": ("arc-rear",)}
    assert g.legal(s, 1) == []
    assert why(s, "attack 1", 1) == ("not-your-turn", "G2.10")
    assert name((0, 0)) == "E5"
