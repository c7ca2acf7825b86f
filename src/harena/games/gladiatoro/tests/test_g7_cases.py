"""G7 Further edge cases."""

from typing import Any

import pytest

from harena.games import gladiatoro as g
from harena.games.gladiatoro.explain import default
from harena.games.gladiatoro.state import PHASE, TARGET, State
from harena.games.gladiatoro.tests.at import asked, can, codes, facing, fight, game, hexes, play, spent, stop_windows, where, why


def test_g7_1_shut_in_one_still_rolls_and_may_turn() -> None:
    around = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)]
    s = fight([(4, (0, 0), 0), *[(4, at, 0) for at in around]])
    s2 = fight([(4, "A1", 0), (4, "A2", 0)], game(box={"arena": {"map": ". .\n"}}))
    play(s2, "move")
    assert codes(play(s2, "die 3")) == ["move-die", "allowed", "stayed"]
    assert can(s2) == [f"face {n}" for n in range(6)]
    assert asked(s) == ("action", 0)


def test_g7_2_a_heavy_one_that_rolls_1_moves_1() -> None:
    s = fight([(6, (0, 0), 0), (4, (4, 0), 0)])
    assert play(s, "move", "die 1")[-1].facts["count"] == 1
    assert len(hexes(can(s))) == 7


def test_g7_3_half_of_1_is_0() -> None:
    assert game().allow[3:6] == [1, 0, 0]


def test_g7_4_an_attack_with_no_chance_is_legal_and_says_so() -> None:
    s = fight([(4, (0, 0), 0), (5, (1, 0), 3)])
    move = g.describe(s, 0, g.read(s, 0, "attack 2"))
    assert (move.facts["won"], move.facts["total"], move.facts["percent"]) == (0, 36, "0.00")
    assert (move.facts["more_won"], move.facts["more_total"], move.facts["more_percent"]) == (56, 216, "25.93")
    assert "tie" in codes(play(s, "attack 2", "die 6", "die 1"))  # the best there is


def test_g7_5_other_foes_beside_the_target_are_irrelevant() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), (4, (1, -1), 0), (4, (2, 0), 0)])
    play(s, "attack 2")
    assert (s.a[PHASE], s.a[TARGET]) == (0, 1)
    assert g.to_act(s) == -1


def test_g7_6_who_was_activated_may_support() -> None:
    helper = {"factor": 4, "hex": (2, 0), "facing": 0, "normal": 1}
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), helper], game(3, box={"teams": [[1, 3], [2]]}))
    play(s, "attack 2")
    assert asked(s) == ("support", 2)


def test_g7_7_who_supported_cannot_support_turn_or_use_a_window_again() -> None:
    helper = {"factor": 4, "hex": (2, 0), "facing": 0, "extra": 1}
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), helper], game(3, box={"teams": [[1, 3], [2]]}))
    play(s, "attack 2")
    assert g.to_act(s) == -1
    play(s, "die 1", "die 6")
    assert g.waiting(s) == (1,)


def test_g7_8_drawn_last_the_normal_action_is_still_there() -> None:
    s = fight([(4, (0, 0), 0), (4, (4, 0), 0)], phase=0)
    play(s, "draw 1", "yes", "turn 2 1", "pass")
    assert (s.a[PHASE], spent(s, 2)) == (1, 1)
    play(s, "no")
    assert asked(s) == ("action", 1)


def test_g7_9_an_unspent_extra_action_is_no_use_in_ones_own_phase() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 0)])
    play(s, "attack 2", "die 1", "die 6")
    assert g.waiting(s) == (1,)


def test_g7_10_enemies_do_not_support_each_other() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), (4, (2, 0), 3)])
    play(s, "attack 2")
    assert g.to_act(s) == -1


def test_g7_11_team_mates_are_never_attacked() -> None:
    s = fight([(4, (0, 0), 0), (4, (4, 0), 3), (4, (1, 0), 3)], game(3, box={"teams": [[1, 3], [2]]}))
    assert can(s) == ["pass", "move"]
    assert why(s, "attack 3") == ("friend", "G7.11")


def test_g7_12_attack_first_and_then_move_by_switch_only() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3)])
    play(s, "attack 2", "die 1", "die 6", "no")
    assert g.asks(s, 1).facts["window"] == ("window-posterior",)
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3)], game(normal_action="any_order"))
    play(s, "attack 2", "die 1", "die 6", "no")
    assert asked(s) == ("after-attack", 0)
    assert can(s) == ["move", "no"]
    assert why(s, "move") is None
    assert why(s, "attack 2") == ("other-decision", "G7.12")
    assert g.describe(s, 0, g.read(s, 0, "no")).code == "no-move"
    play(s, "move", "die 1", "hex E4", "face 0")
    assert where(s, 1) == "E4"
    assert g.asks(s, 1).facts["window"] == ("window-posterior",)


# -- G7.13 ---------------------------------------------------------------------------------------------------------------------


def safe(s: State) -> str:
    seat = g.to_act(s)
    return g.write(s, seat, default(s, seat))


@pytest.mark.parametrize(
    ("box", "options", "factor"),
    [
        ({}, {}, 4),
        ({"factors": {"low": 1, "high": 2, "light": [1, 2], "medium": [], "heavy": []}}, {}, 2),
        ({"factors": {"low": 5, "high": 9, "light": [5, 9], "medium": [], "heavy": []}}, {}, 5),
        ({"teams": [[1, 2], [3, 4]]}, {"setup_factor_choice": "equal_total", "setup_factor_total": 7}, 4),
    ],
)
def test_g7_13_the_usual_factor(box: dict[str, object], options: dict[str, Any], factor: int) -> None:
    s = g.new(game(4, box=box, **options))
    assert safe(s) == f"factor {factor}"


def test_g7_13_the_first_start_hex_facing_the_centre() -> None:
    s = g.new(game())
    play(s, "P1 factor 4", "P2 factor 4", "draw 2")
    assert safe(s) == "hex A1"
    play(s, "hex A1")
    assert safe(s) == "face 4"  # of the two nearest the lower is 4
    play(s, "face 0", "hex I5")
    assert safe(s) == "face 1"


def test_g7_13_what_is_optional_is_declined() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3)], game(extra_menu="turn_step_both"), phase=0)
    play(s, "draw 1")
    assert safe(s) == "no"
    play(s, "yes")
    assert safe(s) == "stop"
    play(s, "step 2")
    assert safe(s) == can(s)[0]
    play(s, can(s)[0])
    assert safe(s) == f"face {facing(s, 2)}"
    play(s, "face 1")
    assert safe(s) == "pass"
    play(s, "move", "die 2")
    assert safe(s) == "hex E5"
    play(s, "hex E5")
    assert safe(s) == "face 0"


def test_g7_13_where_one_may_not_stay_the_first_hex_in_reading_order() -> None:
    s = fight([(4, (0, 0), 0), (4, (4, 0), 3)], game(move_up_to=False))
    play(s, "move", "die 1")
    assert safe(s) == "hex D4"


def test_g7_13_the_lowest_figure_and_no_support() -> None:
    setup = game(2, setup_figures_per_player=2)
    s = fight([(4, (0, 0), 0), (4, (2, 0), 0), (4, (1, 0), 3), (4, (4, 0), 0)], setup, phase=0)
    play(s, "draw 1")
    assert safe(s) == "name 1"
    play(s, "name 1")
    stop_windows(s)
    play(s, "attack 3")
    assert safe(s) == "no"


def test_g7_13_tied_players_stay_where_they_can() -> None:
    setup = game(3, extra_ties="shared", extra_menu="turn_step_both")
    s = fight([(4, (0, 0), 0), (4, (4, 0), 3), (4, (-4, 0), 1)], setup, phase=0)
    play(s, "draw 1", "P2 yes", "P3 yes", "die 1", "die 1")
    assert safe(s) == "stop"
    play(s, "P2 dash 2", "P3 step 3", "die 1")
    assert safe(s) == "shift E9 3"
    assert g.write(s, 2, default(s, 2)) == "shift D1 1"


def test_g7_13_reading_order_on_a_flat_board() -> None:
    setup = game(box={"arena": {"shape": "hexagon", "size": 1, "orientation": "flat"}})
    assert setup.names == ["A1", "B1", "B2", "C1", "D1", "D2", "E1"]
    assert list(zip(setup.qs, setup.rs, strict=True))[:3] == [(0, -1), (-1, 0), (1, -1)]
