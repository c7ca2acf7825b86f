"""G5 Combat: the main pair, support, dice, turning, comparison."""

from typing import Any

import pytest

from harena.core.ids import CHANCE
from harena.games import gladiatoro as g
from harena.games.gladiatoro.state import (
    BLACK,
    BLACK_SUM,
    EXTRA,
    FIG,
    HIT,
    PHASE,
    RED,
    RED_SUM,
    TARGET,
    WIDTH,
    State,
)
from harena.games.gladiatoro.tests.at import asked, can, codes, facing, fallen, fight, game, play, spent, why, wounds

PAIRS = {"teams": [[1, 3], [2, 4]]}
FRONT, SIDE, REAR = 3, 1, 0  # how the target at (1, 0) must look


def duel(looks: int = FRONT, factors: tuple[int, int] = (4, 4), **options: Any) -> State:
    return fight([(factors[0], (0, 0), 0), (factors[1], (1, 0), looks)], game(**options))


def melee(**options: Any) -> State:
    """Return two against two: 3 beside the target 2, 4 beside the attacker 1 and the target."""
    return fight([(4, (0, 0), 0), (4, (1, 0), FRONT), (4, (2, 0), 3), (4, (0, 1), 1)], game(4, box=PAIRS, **options))


def test_g5_1_one_living_opposing_adjacent_target_in_front() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), (4, (-1, 0), 0), (4, (3, 0), 0)], game(4, box=PAIRS))
    assert can(s) == ["pass", "move", "attack 2"]
    assert why(s, "attack 4") == ("not-adjacent", "G5.1")
    assert why(s, "attack 3") == ("friend", "G7.11")
    assert why(s, "attack 1") == ("friend", "G7.11")
    assert why(s, "attack 24") == ("no-such", "G2.2")
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), {"factor": 4, "wounds": 2, "fell": 1}], game(3))
    assert why(s, "attack 3") == ("not-alive", "G6.1")


def test_g5_2_one_main_combat_at_most() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), (4, (1, -1), 4)])
    assert can(s) == ["pass", "move", "attack 2", "attack 3"]
    play(s, "attack 2", "die 1", "die 1")
    while g.to_act(s) >= 0 and asked(s)[0] == "declare":
        play(s, "no")
    assert s.a[PHASE] != 0 or asked(s)[0] != "after-move"
    assert s.a[TARGET] == -1


def test_g5_3_and_g5_4_a_team_mate_beside_the_target_adds_a_red_die_and_spends_its_action() -> None:
    s = melee(support_defence=False)
    play(s, "attack 2")
    ask = g.asks(s, 2)
    assert (ask.code, ask.rule, ask.facts["side"]) == ("support", "G5.3", ("side-attack",))
    assert why(s, "pass") == ("other-decision", "G5.3")
    yes, no = (g.describe(s, 2, move) for move in reversed(g.legal(s, 2)))
    assert (yes.facts["won"], yes.facts["total"]) == (81, 216)
    assert (no.facts["won"], no.facts["total"]) == (1, 36)
    assert codes(play(s, "yes")) == ["supported"]
    assert (spent(s, 3), s.a[RED], s.a[BLACK]) == (1, 2, 1)
    told = play(s, "die 3", "die 4", "die 2")
    assert codes(told)[:3] == ["red-die", "red-die", "black-die"]


def test_g5_3_no_support_by_switch_or_beyond_the_limit() -> None:
    s = melee(support_attack=False, support_defence=False)
    play(s, "attack 2")
    assert g.to_act(s) == CHANCE
    setup = game(4, box={"teams": [[1, 3, 4], [2]]}, support_max_dice=1)
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), (4, (2, 0), 3), (4, (2, -1), 3)], setup)
    play(s, "attack 2", "yes")
    assert g.to_act(s) == CHANCE
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), (4, (2, 0), 3), (4, (2, -1), 3)], setup)
    play(s, "attack 2", "no")
    assert asked(s) == ("support", 3)


def test_g5_5_a_supporter_may_look_anywhere_unless_the_front_is_asked() -> None:
    for looks in range(6):
        figures = [(4, (0, 0), 0), (4, (1, 0), 3), (4, (2, 0), looks)]
        s = fight(figures, game(3, box={"teams": [[1, 3], [2]]}))
        play(s, "attack 2")
        assert asked(s) == ("support", 2)
        s = fight(figures, game(3, box={"teams": [[1, 3], [2]]}, support_needs_front=True))
        play(s, "attack 2")
        assert (g.to_act(s) == 2) == (looks in {2, 3})


def test_g5_5_the_defenders_supporter_then_needs_the_attacker_in_front() -> None:
    for looks in range(6):
        s = fight(
            [(4, (0, 0), 0), (4, (1, 0), 3), (4, (0, 1), looks)], game(3, box={"teams": [[1], [2, 3]]}, support_needs_front=True)
        )
        play(s, "attack 2")
        assert (g.to_act(s) == 2) == (looks in {1, 2})


def test_g5_5_whoever_must_touch_the_target_needs_the_attacker_in_front_too() -> None:
    setup = game(3, box={"teams": [[1], [2, 3]]}, support_needs_front=True, support_defence_adjacent_to="target")
    for looks in range(6):
        s = fight([(4, (0, 0), 0), (4, (1, 0), 3), (4, (1, -1), looks)], setup)
        play(s, "attack 2")
        assert (g.to_act(s) == 2) == (looks in {3, 4})


def test_g5_4_a_support_is_one_more_extra_action() -> None:
    s = melee(extra_per_turn=2)
    s.a[FIG + WIDTH * 2 + EXTRA] = 1
    play(s, "attack 2")
    assert [why(s, text) for text in ("yes", "no")] == [None, None]
    assert why(s, "pass") == ("other-decision", "G5.3")
    play(s, "yes")
    assert spent(s, 3) == 2


def test_g5_6_supporters_decide_one_by_one_in_the_order_of_seats_and_numbers() -> None:
    setup = game(2, setup_figures_per_player=3)
    figures = [(4, (0, 0), 0), (4, (2, 0), 0), (4, (2, -1), 0), (4, (1, 0), 3), (4, (0, 1), 0), (4, (-1, 0), 0)]
    s = fight(figures, setup)
    play(s, "attack 4")
    seen = []
    while g.to_act(s) >= 0:
        seen.append((g.to_act(s), g.asks(s, g.to_act(s)).facts["figure"]))
        play(s, "no")
    assert seen == [(0, 2), (0, 3), (1, 5), (1, 6)]


def test_g5_7_and_g5_8_the_defence_answers_second_with_black_dice() -> None:
    s = melee()
    play(s, "attack 2", "yes")
    ask = g.asks(s, 3)
    assert (ask.rule, ask.facts["side"]) == ("G5.7", ("side-defence",))
    yes = g.describe(s, 3, g.read(s, 3, "yes"))
    assert (yes.rule, yes.facts["won"], yes.facts["total"]) == ("G5.7", 126, 1296)
    assert codes(play(s, "yes")) == ["supported"]
    assert (s.a[RED], s.a[BLACK], spent(s, 4)) == (2, 2, 1)
    s = melee()
    assert codes(play(s, "attack 2", "no", "no")) == ["attacked", "no-support", "no-support"]


@pytest.mark.parametrize(
    ("beside", "helper", "asks"),
    [
        ("attacker", (0, 1), True),
        ("attacker", (2, 0), False),
        ("target", (2, 0), True),
        ("target", (-1, 0), False),
        ("either", (-1, 0), True),
        ("either", (2, 0), True),
        ("either", (3, 0), False),
    ],
)
def test_g5_7_whom_the_defender_must_touch(beside: str, helper: tuple[int, int], asks: bool) -> None:  # noqa: FBT001 - a table
    setup = game(3, box={"teams": [[1], [2, 3]]}, support_defence_adjacent_to=beside)
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), (4, helper, 0)], setup)
    play(s, "attack 2")
    assert (g.to_act(s) == 2) == asks


def test_g5_7_the_limit_holds_for_the_defence_too() -> None:
    setup = game(4, box={"teams": [[1], [2, 3, 4]]}, support_max_dice=1)
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), (4, (0, 1), 0), (4, (-1, 0), 0)], setup)
    play(s, "attack 2", "yes")
    assert g.to_act(s) == CHANCE


def test_g5_9_red_first_then_black_plus_the_allowance() -> None:
    s = duel(SIDE)
    told = play(s, "attack 2", "die 5", "die 2")
    assert codes(told) == ["attacked", "red-die", "black-die", "hit", "wounded"]
    assert (told[3].facts["red"], told[3].facts["black"]) == (5, 4)
    assert g.view(s, None).combat is not None
    s = duel(SIDE)
    play(s, "attack 2", "die 5")
    assert (s.a[RED_SUM], s.a[BLACK_SUM]) == (5, 0)


def test_g5_10_supporters_factors_and_hexes_never_matter() -> None:
    found = set()
    for factor, hexagon in ((1, (2, 0)), (6, (1, 1)), (3, (2, -1))):
        s = fight([(4, (0, 0), 0), (4, (1, 0), SIDE), (factor, hexagon, 0)], game(3, box={"teams": [[1, 3], [2]]}))
        play(s, "attack 2")
        found.add(g.describe(s, 2, g.read(s, 2, "yes")).facts["won"])
    assert found == {135}


def test_g5_11_to_g5_14_the_target_may_turn_to_either_end_of_the_side_after_the_result() -> None:
    s = duel(REAR)
    play(s, "attack 2", "die 1", "die 6")
    assert asked(s) == ("declare", 1)
    ask = g.asks(s, 1)
    assert (ask.rule, ask.facts["window"]) == ("G5.15", ("window-reaction",))
    assert g.view(s, None).stage == "reaction"
    play(s, "yes")
    assert can(s) == ["stop", "turn 2 2", "turn 2 3"]
    assert why(s, "turn 2 4") == ("not-toward", "G5.14")
    assert why(s, "turn 2 0") == ("same-facing", "G3.5")
    assert why(s, "step 2") == why(s, "dash 2") == ("not-in-menu", "G3.5")
    play(s, "turn 2 2")
    assert (facing(s, 2), spent(s, 2)) == (2, 1)
    assert s.a[PHASE] == 1  # no window after: its action is spent


def test_g5_14_where_sides_are_faced_there_is_one_way_to_turn() -> None:
    s = duel(REAR, facing_mode="side_321")
    play(s, "attack 2", "die 1", "die 6", "yes")
    assert can(s) == ["stop", "turn 2 3"]


def test_g5_12_the_circle_is_all_who_touch_the_pair_but_never_the_attacker() -> None:
    figures = [(4, (0, 0), 0), (4, (1, 0), 3), (4, (2, 0), 0), (4, (0, 1), 5), (4, (3, 0), 0)]
    s = fight(figures, game(5))
    play(s, "attack 2", "die 1", "die 6")
    assert g.waiting(s) == (1, 2, 3)
    s = fight(figures, game(5, combat_react_circle="target_only"))
    play(s, "attack 2", "die 1", "die 6")
    assert g.waiting(s) == (1,)


def test_g5_12_others_of_a_seat_that_may_turn_are_refused() -> None:
    setup = game(2, setup_figures_per_player=2, combat_react_circle="target_only")
    s = fight([(4, (0, 0), 0), (4, (-3, 0), 0), (4, (1, 0), 3), (4, (2, 0), 0)], setup)
    play(s, "attack 3", "die 1", "die 6", "yes")
    assert why(s, "turn 4 3") == ("not-circle", "G5.12")
    setup = game(2, setup_figures_per_player=2)
    s = fight([(4, (0, 0), 0), (4, (-3, 0), 0), (4, (1, 0), 3), (4, (3, 0), 0)], setup)
    play(s, "attack 3", "die 1", "die 6", "yes")
    assert why(s, "turn 4 3") == ("not-circle", "G5.12")


@pytest.mark.parametrize("when", ["before_roll", "off"])
def test_g5_13_before_the_roll_or_not_at_all_by_switch(when: str) -> None:
    s = duel(REAR, combat_react_turn=when)
    play(s, "attack 2")
    if when == "off":
        play(s, "die 1", "die 6")
        assert g.asks(s, 1).facts["window"] == ("window-posterior",)
        return
    play(s, "yes", "turn 2 3")
    told = play(s, "die 6", "die 1")
    assert codes(told)[-1] == "miss" or told[2].facts["black"] == 5  # the parry makes it a front attack
    assert told[2].facts["black"] == 5


def test_g5_15_several_are_ordered_by_the_die_without_a_second_round() -> None:
    figures = [(4, (0, 0), 0), (4, (1, 0), 3), (4, (0, 1), 5)]
    s = fight(figures, game(3, extra_per_turn=2))
    play(s, "attack 2", "die 1", "die 6", "P2 yes", "P3 yes", "die 2", "die 5")
    assert asked(s) == ("act", 2)
    play(s, "turn 3 1", "turn 2 2")
    assert g.asks(s, 1).facts["window"] == ("window-posterior",)


def test_g5_16_who_shares_no_side_with_a_hostile_member_cannot_turn() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), (4, (-1, 0), 0)], game(3, box={"teams": [[1, 3], [2]]}))
    play(s, "attack 2", "die 1", "die 6")
    assert g.waiting(s) == (1,)  # the third touches only its team mate
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), (4, (0, 1), 3)])  # hostile to both and touching both
    play(s, "attack 2", "die 1", "die 6", "P2 no", "P3 yes")
    assert can(s) == ["stop", "turn 3 0", "turn 3 1", "turn 3 2"]
    s = fight([(4, (0, 0), 0), {"factor": 4, "hex": (1, 0), "facing": 0, "wounds": 1}, (4, (3, 0), 3)])
    play(s, "attack 2", "die 6", "die 1")
    assert fallen(s, 2)
    assert g.asks(s, g.to_act(s)).facts["window"] == ("window-posterior",)


@pytest.mark.parametrize(("red", "black", "code"), [(6, 1, "hit"), (5, 1, "tie"), (4, 1, "miss")])
def test_g5_17_and_g5_18_strictly_greater_hits_and_a_tie_is_nothing(red: int, black: int, code: str) -> None:
    s = duel(FRONT)
    told = play(s, "attack 2", f"die {red}", f"die {black}")
    assert code in codes(told)
    assert wounds(s, 2) == (code == "hit")
    assert s.a[HIT] == (code == "hit")


def test_g5_17_the_highest_die_by_switch() -> None:
    setup = game(3, box={"teams": [[1, 3], [2]]}, combat_compare="highest")
    figures = [(4, (0, 0), 0), (4, (1, 0), SIDE), (4, (2, 0), 0)]
    s = fight(figures, setup)
    told = play(s, "attack 2", "yes", "die 3", "die 4", "die 2")
    assert "tie" in codes(told)
    s = fight(figures, setup)
    assert "hit" in codes(play(s, "attack 2", "yes", "die 5", "die 1", "die 2"))


def test_g5_17_each_die_alone_by_switch() -> None:
    setup = game(3, box={"teams": [[1, 3], [2]]}, combat_compare="each_die", damage_capacity=3)
    figures = [(4, (0, 0), 0), (4, (1, 0), SIDE), (4, (2, 0), 0)]
    s = fight(figures, setup)
    told = play(s, "attack 2", "yes", "die 5", "die 6", "die 2")
    assert [one.facts["count"] for one in told if one.code == "wounded"] == [2]
    s = fight(figures, setup)
    assert "tie" in codes(play(s, "attack 2", "yes", "die 4", "die 1", "die 2"))
    s = fight(figures, setup)
    assert "miss" in codes(play(s, "attack 2", "yes", "die 3", "die 1", "die 2"))


def test_g5_17_dice_of_the_same_face_each_hit_for_themselves() -> None:
    setup = game(3, box={"teams": [[1, 3], [2]]}, combat_compare="each_die", damage_capacity=3)
    s = fight([(4, (0, 0), 0), (4, (1, 0), SIDE), (4, (2, 0), 0)], setup)
    told = play(s, "attack 2", "yes", "die 5", "die 5", "die 2")
    assert [one.facts["count"] for one in told if one.code == "wounded"] == [2]


def test_g5_18_a_one_may_be_tied_too() -> None:
    s = duel(REAR, combat_tie="attacker", combat_compare="each_die")
    assert "hit" in codes(play(s, "attack 2", "die 1", "die 1"))


def test_g5_18_a_tie_is_a_hit_by_switch() -> None:
    s = duel(FRONT, combat_tie="attacker")
    assert "hit" in codes(play(s, "attack 2", "die 5", "die 1"))
    s = duel(FRONT, combat_tie="attacker", combat_compare="each_die")
    assert "hit" in codes(play(s, "attack 2", "die 5", "die 1"))


@pytest.mark.parametrize("compare", ["sum", "each_die"])
def test_g5_18_a_tie_wounds_both_by_switch(compare: str) -> None:
    s = duel(FRONT, combat_tie="both_wounded", combat_compare=compare)
    told = play(s, "attack 2", "die 5", "die 1")
    assert codes(told)[3:] == ["tie-wounds", "wounded", "wounded"]
    assert (wounds(s, 1), wounds(s, 2), s.a[HIT]) == (1, 1, 1)
    assert "miss" in codes(play(duel(FRONT, combat_tie="both_wounded"), "attack 2", "die 4", "die 1"))
