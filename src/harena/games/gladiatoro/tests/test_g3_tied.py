"""G3.8, 8.1 ``extra_ties = "shared"``: whoever has the same place in the queue acts together, unseen."""

from typing import Any

import pytest

from harena.core.ids import CHANCE
from harena.games import gladiatoro as g
from harena.games.gladiatoro.moves import SHIFT
from harena.games.gladiatoro.state import REACH, State
from harena.games.gladiatoro.tables import MAX_HEXES
from harena.games.gladiatoro.tests.at import asked, can, codes, facing, fight, game, play, spent, where, why

FAR = ((0, 0), (4, 0), (-4, 0))


def window(setup: Any) -> State:
    """Return a fight of figures far apart, colour 1 drawn, the window before its action open."""
    s = fight([(4, hexagon, 0) for hexagon in FAR], setup, phase=0)
    play(s, "draw 1")
    return s


def shared(*named: str, menu: str = "turn_step_both") -> State:
    s = window(game(3, extra_ties="shared", extra_menu=menu))
    play(s, "P2 yes", "P3 yes", "die 4", "die 4")
    assert g.waiting(s) == (1, 2)
    assert asked(s) == ("tied-act", 1)
    for seat, text in enumerate(named, 2):
        play(s, f"P{seat} {text}")
    return s


def test_g3_8_tied_players_name_their_actions_unseen_and_turn_together() -> None:
    s = shared("turn 2 1")
    assert facing(s, 2) == 0
    assert g.view(s, 2).answer is None
    assert why(s, "turn 3 0") == ("same-facing", "G3.5")
    told = play(s, "P3 turn 3 5")
    assert codes(told) == ["turned", "turned"]
    assert (facing(s, 2), facing(s, 3)) == (1, 5)
    assert asked(s) == ("action", 0)


def test_g3_8_tied_players_roll_then_choose_hexes_unseen() -> None:
    s = shared("step 2", "dash 3")
    assert g.to_act(s) == CHANCE
    play(s, "die 2")
    assert g.waiting(s) == (1, 2)
    assert asked(s) == ("tied-hex", 1)
    assert len(can(s, 1)) == 6 * 3
    assert why(s, "shift E9 0", 1) == ("too-short", "G4.4")
    assert why(s, "shift E5 0", 1) == ("occupied", "G4.7")
    assert why(s, "hex E8", 1) == ("other-decision", "G3.8")
    assert g.describe(s, 1, g.read(s, 1, "shift E8 2")).target == "hex-E8"
    play(s, "P2 shift E8 2")
    assert where(s, 2) == "E9"
    told = play(s, "P3 shift E1 4")
    assert codes(told) == ["moved", "faced", "stayed", "faced"]
    assert (where(s, 2), facing(s, 2), where(s, 3), facing(s, 3)) == ("E8", 2, "E1", 4)


def test_g3_8_who_stops_is_out_and_the_other_goes_on() -> None:
    s = shared("stop", "step 3")
    assert asked(s) == ("tied-hex", 2)
    told = play(s, "shift E2 1")
    assert codes(told) == ["moved", "faced"]
    assert asked(s) == ("declare", 1)  # asked again, since something was spent
    s = shared("stop", "stop")
    assert asked(s) == ("action", 0)


def test_g3_8_who_want_the_same_hex_keep_theirs_and_have_spent_the_action() -> None:
    setup = game(3, extra_ties="shared", extra_menu="turn_step_1")
    s = fight([(4, (0, 4), 0), (4, (2, 0), 3), (4, (0, 0), 0)], setup, phase=0)
    play(s, "draw 1", "P2 yes", "P3 yes", "die 4", "die 4", "P2 step 2", "P3 step 3", "P2 shift E6 0")
    told = play(s, "P3 shift E6 1")
    assert codes(told) == ["clashed", "clashed"]
    assert (where(s, 2), where(s, 3), facing(s, 2), facing(s, 3)) == ("E7", "E5", 3, 0)
    assert (spent(s, 2), spent(s, 3)) == (1, 1)
    assert asked(s) == ("action", 0)


def pairs(**more: Any) -> State:
    """Return three times two gladiators; of colours 2 and 3 the second ones stand nearer to the middle."""
    setup = game(3, setup_figures_per_player=2, extra_ties="shared", extra_menu="turn_step_both")
    figures = [(4, (0, 0), 0), (4, (-1, 0), 0), (4, (4, 0), 3), (4, (3, 0), 3), (4, (-4, 0), 0), (4, (-3, 0), 0)]
    return fight(figures, setup, **more)


def tied(*named: str) -> State:
    s = pairs(phase=0)
    play(s, "draw 1", "name 1", "P1 no", "P2 yes", "P3 yes", "die 4", "die 4")
    for text in named:
        play(s, text)
    return s


def test_g3_8_each_of_the_tied_moves_by_its_own_roll_and_all_is_told_of_its_own_figure() -> None:
    s = tied()
    told = play(s, "P2 dash 4", "P3 dash 6", "die 1", "die 3", "P2 shift D7 1", "P3 shift B2 5")
    assert [(one.code, one.facts.get("figure"), one.facts.get("hex")) for one in told] == [
        ("steps", 4, None),
        ("steps", 6, None),
        ("move-die", None, None),
        ("allowed", 4, None),
        ("move-die", None, None),
        ("allowed", 6, None),
        ("moved", 4, "D7"),
        ("faced", 4, None),
        ("moved", 6, "B2"),
        ("faced", 6, None),
    ]
    assert [one.facts["rolled"] for one in told[:2]] == [1, 1]
    assert [one.facts["seat"] for one in told if one.code == "move-die"] == [(1,), (2,)]
    assert [one.facts["count"] for one in told if one.code == "allowed"] == [1, 3]
    assert (where(s, 4), facing(s, 4), where(s, 6), facing(s, 6)) == ("D7", 1, "B2", 5)
    assert [spent(s, figure) for figure in range(1, 7)] == [0, 0, 0, 1, 0, 1]
    assert g.asks(s, 1).facts["window"] == ("window-prior",)
    assert s.a[REACH : REACH + 3] == [0, 0, 0]


def test_g3_8_the_first_gladiator_of_all_steps_by_roll_as_well() -> None:
    s = pairs(phase=0)
    play(s, "draw 2", "name 3", "P1 yes", "P2 no", "P3 yes", "die 4", "die 4")
    told = play(s, "P1 dash 1", "P3 turn 6 2", "die 2")
    assert [(one.facts["figure"], one.facts["rolled"]) for one in told if one.code == "steps"] == [(1, 1)]
    assert why(s, "shift E7 0", 0) is None
    assert why(s, "shift E8 0", 0) == ("occupied", "G4.7")
    assert why(s, "shift A1 0", 0) == ("too-far", "G4.4")
    play(s, "shift E7 0")
    assert (where(s, 1), facing(s, 6)) == ("E7", 2)


@pytest.mark.parametrize("goal", ["A1", "A2"])
def test_g3_8_who_turns_wants_no_hex(goal: str) -> None:
    setup = game(3, extra_ties="shared", extra_menu="turn_step_1")
    s = fight([(4, (0, 0), 0), (4, (4, 0), 3), (4, "B2", 0)], setup, phase=0)
    play(s, "draw 1", "P2 yes", "P3 yes", "die 4", "die 4", "P2 turn 2 1", "P3 step 3")
    assert codes(play(s, f"shift {goal} 0")) == ["turned", "moved", "faced"]
    assert where(s, 3) == goal


def test_g3_12_a_refused_hex_says_why_by_the_step_that_was_named() -> None:
    s = tied("P2 step 4", "P3 dash 6", "die 3")
    assert g.asks(s, 1).facts["figure"] == 4
    assert why(s, "shift E6 0", 1) == ("too-far", "G4.4")
    assert why(s, "shift E8 0", 1) == ("too-short", "G4.4")
    assert why(s, "shift A1 0", 1) == why(s, "shift A1 0", 2) == ("too-far", "G4.4")
    assert why(s, "shift D4 0", 2) == ("zone", "G4.8")
    assert why(s, "shift E5 0", 2) == ("occupied", "G4.7")
    beyond = g.explain(s, 1, SHIFT + 6 * MAX_HEXES)
    assert beyond
    assert beyond.code == "other-decision"


def test_g3_12_a_tied_step_is_told_as_one_and_may_stay() -> None:
    s = tied()
    told = play(s, "P2 step 3", "P3 dash 5", "die 2")
    assert [(one.facts["figure"], one.facts["rolled"]) for one in told if one.code == "steps"] == [(3, 0), (5, 1)]
    told = play(s, "P2 shift D8 2", "P3 shift E1 1")
    assert [(one.code, one.facts["figure"]) for one in told] == [("moved", 3), ("faced", 3), ("stayed", 5), ("faced", 5)]
    assert [one.facts["facing"] for one in told if one.code == "faced"] == [("clock-10",), ("clock-12",)]


def test_g3_8_the_second_gladiators_turn_together() -> None:
    s = tied()
    told = play(s, "P2 turn 4 5", "P3 turn 6 2")
    assert [(one.code, one.facts["figure"]) for one in told] == [("turned", 4), ("turned", 6)]
    assert [facing(s, figure) for figure in (3, 4, 5, 6)] == [3, 5, 0, 2]


def test_g3_8_one_turns_while_the_other_steps() -> None:
    s = tied("P2 turn 4 5", "P3 step 6")
    assert g.waiting(s) == (2,)
    play(s, "shift D2 0")
    assert (facing(s, 4), where(s, 4), where(s, 6)) == (5, "E8", "D2")


def test_g2_16_in_the_window_after_the_action_they_go_on_in_that_window() -> None:
    s = pairs(phase=1)
    play(s, "pass", "P1 no", "P2 yes", "P3 yes", "die 4", "die 4")
    assert g.asks(s, 1).facts["window"] == ("window-posterior",)
    play(s, "P2 step 4", "P3 step 6", "P2 shift D7 0", "P3 shift D2 0")
    assert asked(s) == ("tied-act", 1)
    assert g.asks(s, 1).facts["window"] == ("window-posterior",)


def test_g4_8_a_roll_of_the_first_gladiator_is_refused_by_the_zone() -> None:
    setup = game(3, setup_figures_per_player=2, extra_ties="shared", extra_menu="turn_step_both")
    figures = [(4, (0, 0), 0), (4, (-1, 0), 0), (4, (2, -1), 3), (4, (3, 0), 3), (4, (-4, 0), 0), (4, (-3, 0), 0)]
    s = fight(figures, setup, phase=0)
    play(s, "draw 2", "name 3", "P1 yes", "P2 no", "P3 yes", "die 4", "die 4", "P1 dash 1", "P3 turn 6 2", "die 2")
    assert why(s, "shift C5 0", 0) == why(s, "shift E7 0", 0) == ("zone", "G4.8")


def test_g4_11_a_step_out_of_a_zone_is_refused_by_the_zone() -> None:
    setup = game(3, setup_figures_per_player=2, extra_ties="shared", extra_menu="turn_step_both", zoc_count_start_hex=True)
    figures = [(4, (0, 0), 0), (4, (-2, 0), 0), (4, (4, 0), 3), (4, (3, 0), 3), (4, (-4, 0), 0), (4, (-3, 0), 0)]
    s = fight(figures, setup, phase=0)
    play(s, "draw 1", "name 1", "P1 no", "P2 yes", "P3 yes", "die 4", "die 4", "P2 turn 4 5", "P3 step 6")
    assert can(s, 2)[::6] == ["shift D1 0", "shift F1 0"]
    assert why(s, "shift D2 0", 2) == why(s, "shift F2 0", 2) == ("zone", "G4.8")
