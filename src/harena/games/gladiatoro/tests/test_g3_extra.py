"""G3 Extra actions: windows, their order, the menu, ties."""

from fractions import Fraction

import pytest

from harena.core.ids import CHANCE
from harena.games import gladiatoro as g
from harena.games.gladiatoro.state import DIE, PHASE, PLACE, REROLLS, ROLLED, State
from harena.games.gladiatoro.tables import Setup
from harena.games.gladiatoro.tests.at import asked, can, codes, facing, fight, game, play, spent, where, why

FAR = ((0, 0), (4, 0), (-4, 0), (0, 4), (0, -4), (4, -4))


def window(seats: int = 3, setup: Setup | None = None) -> State:
    """Return a fight of figures far apart, colour 1 drawn, the window before its action open."""
    s = fight([(4, FAR[n], 0) for n in range(seats)], setup or game(seats), phase=0)
    play(s, "draw 1")
    return s


def test_g3_1_alive_not_in_phase_and_unspent() -> None:
    s = window()
    assert g.waiting(s) == (1, 2)
    play(s, "P2 yes", "P3 no")
    assert asked(s) == ("act", 1)
    assert why(s, "turn 1 2") == ("not-your-figure", "G2.11")
    assert why(s, "turn 24 2") == why(s, "turn 4 2") == ("no-such", "G2.2")
    s = fight(
        [(4, (0, 0), 0), (4, (4, 0), 0), (4, (-4, 0), 0), {"factor": 4, "wounds": 2, "fell": 1}],
        game(2, setup_figures_per_player=2),
        phase=0,
    )
    play(s, "draw 1", "name 1", "P1 yes", "P2 no")
    assert why(s, "turn 1 2") == ("in-phase", "G3.1")
    s = fight(
        [(4, (0, 0), 0), (4, (4, 0), 0), (4, (-4, 0), 0), {"factor": 4, "wounds": 2, "fell": 1}],
        game(2, setup_figures_per_player=2),
        phase=0,
    )
    play(s, "draw 1", "name 1", "P1 no", "P2 yes")
    assert why(s, "turn 4 2") == ("not-alive", "G6.1")


def test_g3_1_before_or_after_its_own_draw() -> None:
    s = window(2)
    play(s, "no", "pass", "no")  # the second token needs no draw
    assert s.a[PHASE] == 1
    assert g.waiting(s) == (0,)  # activated already, and asked all the same


def test_g3_2_one_allowance_for_all_moments() -> None:
    s = window(2)
    play(s, "yes", "turn 2 3")
    assert spent(s, 2) == 1
    play(s, "pass")
    assert g.waiting(s) == (0,)  # the window after is not offered to the one who has spent it


def test_g3_2_two_allowances_by_switch_each_spent_alone() -> None:
    s = window(2, game(2, extra_per_turn=2))
    play(s, "yes", "turn 2 3")
    assert asked(s) == ("declare", 1)  # asked again, since something was spent
    play(s, "yes")
    assert spent(s, 2) == 1
    play(s, "turn 2 4")
    assert (spent(s, 2), facing(s, 2)) == (2, 4)
    assert asked(s) == ("action", 0)


def test_g3_2_none_at_all_by_switch() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3)], game(extra_per_turn=0), phase=0)
    play(s, "draw 1")
    assert asked(s) == ("action", 0)
    play(s, "attack 2", "die 1", "die 1")
    assert s.a[PHASE] == 1


def test_g3_3_support_uses_it_too() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 0), (4, (2, 0), 0)], game(3, box={"teams": [[1, 3], [2]]}))
    play(s, "attack 2", "yes")
    assert spent(s, 3) == 1
    play(s, "die 1", "die 1", "die 6", "no")
    assert g.waiting(s) == (1,)  # only the target has one left


def test_g3_4_and_g3_5_turning_only_and_never_an_attack() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3)], phase=0)
    play(s, "draw 1", "yes")
    assert can(s) == ["stop", "turn 2 0", "turn 2 1", "turn 2 2", "turn 2 4", "turn 2 5"]
    assert why(s, "attack 1") == ("other-decision", "G3.9")
    assert why(s, "turn 2 3") == ("same-facing", "G3.5")
    reason = g.explain(s, 1, g.read(s, 1, "turn 2 3"))
    assert reason
    assert reason.facts == {"figure": 2, "facing": ("clock-8",)}
    assert why(s, "step 2") == why(s, "dash 2") == ("not-in-menu", "G3.5")
    assert codes(play(s, "turn 2 0")) == ["turned"]
    assert facing(s, 2) == 0


def test_g3_6_the_highest_die_goes_first() -> None:
    s = window()
    told = play(s, "P3 yes", "P2 yes")
    assert codes(told) == ["declared", "declared"]
    assert g.outcomes(s) == [(g.read(s, CHANCE, f"die {face}"), 1) for face in range(1, 7)]
    told = play(s, "die 2", "die 5")
    assert [(one.code, one.facts["seat"]) for one in told] == [("order-die", (1,)), ("order-die", (2,))]
    assert asked(s) == ("act", 2)
    assert g.view(s, None).queue[:3] == (-1, 1, 0)
    play(s, "turn 3 1")
    assert asked(s) == ("act", 1)


def test_g3_7_one_roll_a_player_who_orders_his_own_figures() -> None:
    setup = game(2, setup_figures_per_player=3)
    s = fight([(4, at, 0) for at in FAR], setup, phase=0)
    play(s, "draw 1", "name 1", "P1 yes", "P2 yes")  # the owner of the figure in phase takes part with his others
    play(s, "die 6", "die 1")
    assert asked(s) == ("act", 0)
    assert not any(move.startswith("turn 1 ") for move in can(s))
    play(s, "turn 3 1")
    assert asked(s) == ("act", 0)
    assert not any(move.startswith("turn 3 ") for move in can(s))
    assert why(s, "turn 3 2") == ("spent", "G3.2")
    assert codes(play(s, "stop")) == ["stopped"]
    assert asked(s) == ("act", 1)
    play(s, "turn 4 1", "turn 5 1", "turn 6 1")
    assert g.waiting(s) == (0,)  # asked again: only the figure that stopped is left
    play(s, "no")
    assert asked(s) == ("action", 0)


def test_g3_8_the_tied_roll_again_and_keep_their_place() -> None:
    s = window(4)
    play(s, "P2 yes", "P3 yes", "P4 yes", "die 3", "die 5", "die 3")
    assert s.a[REROLLS] == 1
    assert list(g.view(s, None).queue[:4]) == [-1, 1, 0, 1]
    assert g.to_act(s) == CHANCE
    told = play(s, "die 1", "die 6")
    assert [one.facts["seat"] for one in told] == [(1,), (3,)]
    assert asked(s) == ("act", 2)
    play(s, "stop")
    assert asked(s) == ("act", 3)
    play(s, "stop")
    assert asked(s) == ("act", 1)
    play(s, "stop")
    assert asked(s) == ("action", 0)
    assert s.a[REROLLS] == 0


def test_g3_8_after_so_many_rerolls_seats_decide() -> None:
    s = window(3, game(3, extra_max_rerolls=1))
    play(s, "P2 yes", "P3 yes", "die 4", "die 4")
    told = play(s, "die 2", "die 2")
    assert codes(told)[-1] == "by-seat"
    assert s.a[PLACE : PLACE + 3] == [-1, 0, 1]
    assert asked(s) == ("act", 1)
    s = window(3, game(3, extra_ties="seat_order"))
    told = play(s, "P2 yes", "P3 yes", "die 4", "die 4")
    assert codes(told)[-1] == "by-seat"
    assert asked(s) == ("act", 1)


def test_g3_8_seats_decide_among_three_too() -> None:
    s = window(4, game(4, extra_ties="seat_order"))
    told = play(s, "P2 yes", "P3 yes", "P4 yes", "die 4", "die 4", "die 4")
    assert codes(told)[-1] == "by-seat"
    assert s.a[PLACE : PLACE + 4] == [-1, 0, 1, 2]


def test_g3_8_ten_rerolls_by_default() -> None:
    s = window()
    play(s, "P2 yes", "P3 yes")
    for _ in range(11):
        assert g.to_act(s) == CHANCE
        play(s, "die 4", "die 4")
    assert asked(s) == ("act", 1)


@pytest.mark.parametrize(("players", "chance"), [(2, "5/6"), (3, "5/9"), (4, "5/18"), (5, "5/54"), (6, "5/324")])
def test_g3_8_the_chance_that_all_rolls_differ(players: int, chance: str) -> None:
    found = Fraction(1)
    for taken in range(players):
        found *= Fraction(6 - taken, 6)
    assert found == Fraction(chance)
    if players < 6:
        s = window(players + 1)
        for seat in range(2, players + 2):
            play(s, f"P{seat} yes")
        play(s, *[f"die {face}" for face in range(1, players + 1)])
        assert asked(s) == ("act", players)
        assert not any(s.a[DIE : DIE + 6])


def test_g3_9_answers_stay_hidden_until_all_are_in() -> None:
    s = window()
    assert play(s, "P3 yes") == []
    assert g.view(s, 1) == g.view(window(), 1)
    assert g.view(s, 2).answer == "yes"
    assert g.waiting(s) == (1,)
    assert why(s, "pass", 1) == ("other-decision", "G3.9")
    play(s, "P2 no")
    assert asked(s) == ("act", 2)


def test_g3_9_a_round_that_spent_nothing_closes_the_window() -> None:
    s = window()
    play(s, "P2 yes", "P3 no", "stop")
    assert asked(s) == ("action", 0)


def test_g3_9_a_round_that_spent_something_asks_again() -> None:
    s = window()
    play(s, "P2 yes", "P3 no", "turn 2 1")
    assert g.waiting(s) == (2,)
    play(s, "no")
    assert asked(s) == ("action", 0)


def test_g3_9_each_figure_once_in_a_round() -> None:
    setup = game(2, setup_figures_per_player=2, extra_per_turn=2)
    s = fight([(4, at, 0) for at in FAR[:4]], setup, phase=0)
    play(s, "draw 1", "name 1", "P1 no", "P2 yes", "turn 3 1")
    assert why(s, "turn 3 2") == ("round-over", "G3.9")
    play(s, "turn 4 1")
    assert g.waiting(s) == (0, 1)


def test_g3_10_a_single_one_rolls_nothing() -> None:
    s = window()
    assert codes(play(s, "P2 yes", "P3 no")) == ["declared"]
    assert asked(s) == ("act", 1)


def test_g3_11_no_window_wounds_anybody() -> None:
    s = window(3, game(3, extra_menu="turn_step_both"))
    play(s, "P2 yes", "P3 yes", "die 1", "die 2", "dash 3", "die 3", "hex E4", "face 1", "step 2", "hex E8", "face 0")
    assert [one.wounds for one in g.view(s, None).figures] == [0, 0, 0]
    assert asked(s) == ("action", 0)


def test_g3_12_a_step_of_one_hex() -> None:
    s = window(2, game(2, extra_menu="turn_step_1"))
    play(s, "yes")
    assert "step 2" in can(s)
    assert why(s, "dash 2") == ("not-in-menu", "G3.5")
    assert codes(play(s, "step 2")) == ["steps"]
    assert not g.settled(s)
    assert asked(s) == ("step-hex", 1)
    assert can(s) == ["hex D8", "hex E8", "hex F8"]
    assert why(s, "hex E9") == ("too-short", "G4.4")
    assert why(s, "hex E5") == ("occupied", "G4.7")
    assert why(s, "hex E1") == why(s, "hex E7") == ("too-far", "G4.4")
    play(s, "hex D8")
    assert not g.settled(s)
    play(s, "face 5")
    assert g.settled(s)
    assert (where(s, 2), facing(s, 2), spent(s, 2)) == ("D8", 5, 1)


def test_g3_12_a_step_by_roll_is_spent_before_the_roll_and_may_stay() -> None:
    s = window(2, game(2, extra_menu="turn_step_roll", move_up_to=False))
    play(s, "yes")
    assert why(s, "step 2") == ("not-in-menu", "G3.5")
    assert codes(play(s, "dash 2")) == ["steps"]
    assert spent(s, 2) == 1
    assert codes(play(s, "die 1")) == ["move-die", "allowed"]
    assert asked(s) == ("dash-hex", 1)
    assert can(s) == ["hex D8", "hex E8", "hex E9", "hex F8"]
    assert codes(play(s, "hex E9", "face 1")) == ["stayed", "faced"]
    assert s.a[ROLLED] == 0  # nothing is kept of what no longer matters


def test_g3_12_nobody_steps_where_there_is_no_room() -> None:
    setup = game(2, box={"arena": {"map": ". .\n"}}, extra_menu="turn_step_both")
    s = fight([(4, "A1", 0), (4, "A2", 3)], setup, phase=0)
    play(s, "draw 1", "yes")
    assert why(s, "step 2") == ("no-room", "G3.12")
    play(s, "dash 2", "die 2")
    assert asked(s) == ("face", 1)  # only its own hex is left, so nobody asks which
    assert g.settled(s)


def test_g3_12_a_single_hex_to_step_to_is_taken_unasked() -> None:
    setup = game(2, box={"arena": {"map": ". . .\n"}}, extra_menu="turn_step_1")
    s = fight([(4, "A1", 0), (4, "A2", 3)], setup, phase=0)
    play(s, "draw 1", "yes", "step 2")
    assert where(s, 2) == "A3"
    assert not g.settled(s)  # the facing is the second half of the gesture
    play(s, "face 0")
