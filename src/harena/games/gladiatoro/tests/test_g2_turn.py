"""G2 Set-up and flow of a turn."""

from typing import Any

import pytest

from harena.core.ids import CHANCE
from harena.games import gladiatoro as g
from harena.games.gladiatoro.state import ANSWER, FACTOR, NORMAL, PHASE, QUIET, TURN, UNANSWERED, State
from harena.games.gladiatoro.tests.at import (
    Figure,
    asked,
    can,
    codes,
    draws,
    facing,
    fight,
    game,
    name,
    of,
    play,
    spent,
    stop_windows,
    where,
    why,
)

DUEL = [(4, (0, 0), 0), (4, (4, 0), 3)]


def chosen(*factors: int, **options: Any) -> State:
    s = g.new(game(len(factors), **options))
    for seat, factor in enumerate(factors, 1):
        play(s, f"P{seat} factor {factor}")
    return s


def test_g2_1_the_plain_arena_is_a_hexagon_of_radius_4() -> None:
    setup = game()
    assert (setup.arena, setup.flat, setup.hexes, sum(setup.edge)) == ("hexagon", False, 61, 24)
    assert setup.names[:6] == ["A1", "A2", "A3", "A4", "A5", "B1"]
    assert setup.names[-1] == "I5"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_g2_2_two_to_six_colours(seats: int) -> None:
    setup = game(seats)
    assert (setup.seats, setup.figures, setup.teams) == (seats, seats, seats)
    assert setup.colours == ["red", "blue", "green", "yellow", "black", "white"][:seats]


def test_g2_2_figures_and_teams_by_switch() -> None:
    setup = game(4, setup_figures_per_player=2, setup_teams="two")
    assert (setup.figures, setup.teams, setup.team_of) == (8, 2, [0, 1, 0, 1])
    assert game(6, setup_teams="three").team_of == [0, 1, 2, 0, 1, 2]
    assert game(5, box={"teams": [[2, 4], [1, 3, 5]]}).team_of == [0, 1, 0, 1, 0]


def test_g2_3_any_factor_may_be_chosen() -> None:
    s = g.new(game())
    assert asked(s) == ("factor", 0)
    assert can(s, 0) == can(s, 1) == [f"factor {n}" for n in range(1, 7)]
    assert why(s, "factor 7") == ("bad-factor", "G1.2")
    assert why(s, "yes") == ("other-decision", "G2.20")


def test_g2_20_factors_are_chosen_unseen_and_shown_together() -> None:
    s = g.new(game(3))
    assert g.waiting(s) == (0, 1, 2)
    assert play(s, "P2 factor 6") == []
    assert [one.factor for one in g.view(s, 1).figures] == [None, None, None]
    assert g.view(s, 1).answer == "factor 6"
    assert g.view(s, 0).answer is None
    play(s, "P1 factor 1")
    told = play(s, "P3 factor 3")
    assert [(one.code, one.facts["factor"]) for one in told] == [("factor-shown", 1), ("factor-shown", 6), ("factor-shown", 3)]
    assert [one.factor for one in g.view(s, None).figures] == [1, 6, 3]


def test_g2_20_with_several_figures_a_choice_stays_hidden_to_the_end() -> None:
    s = g.new(game(2, setup_figures_per_player=2))
    play(s, "P1 factor 2", "P2 factor 5")
    assert [one.factor for one in g.view(s, 0).figures] == [2, None, None, None]
    assert [one.factor for one in g.view(s, 1).figures] == [None, None, 5, None]
    assert [one.factor for one in g.view(s, None).figures] == [None] * 4
    assert g.asks(s, 1).facts["figure"] == 4
    play(s, "P1 factor 3", "P2 factor 4")
    assert [one.factor for one in g.view(s, None).figures] == [2, 3, 5, 4]


def test_g2_20_the_lowest_seat_shares_out_an_equal_total() -> None:
    s = g.new(game(5, setup_factor_choice="equal_total", setup_factor_total=9, box={"teams": [[1, 3, 5], [2, 4]]}))
    assert g.waiting(s) == (0,)  # the team of three begins, so that the last round asks both
    ask = g.asks(s, 0)
    assert (ask.code, ask.facts["rest"], ask.facts["left"]) == ("factor-total", 9, 3)
    assert can(s) == [f"factor {n}" for n in range(1, 7)]
    play(s, "factor 6")
    assert g.waiting(s) == (0, 1)
    assert can(s, 0) == ["factor 1", "factor 2"]
    assert why(s, "factor 3", 0) == ("bad-total", "G2.20")
    reason = g.explain(s, 0, g.read(s, 0, "factor 3"))
    assert reason
    assert reason.facts == {"rest": 3, "left": 2}
    assert can(s, 1) == ["factor 3", "factor 4", "factor 5", "factor 6"]
    play(s, "P1 factor 2", "P2 factor 4")
    assert [of(s, n, FACTOR) for n in range(1, 6)] == [6, 4, 2, 5, 1]


@pytest.mark.parametrize(
    ("low", "total", "first", "second"), [(0, 12, 0, ["factor 6"]), (2, 16, 6, ["factor 4", "factor 5", "factor 6"])]
)
def test_g2_3_what_is_left_of_a_total_bounds_the_next_factor(low: int, total: int, first: int, second: list[str]) -> None:
    factors = {"low": low, "high": 6, "light": [low, 2], "medium": [3, 4], "heavy": [5, 6]}
    setup = game(
        2,
        box={"factors": factors},
        setup_figures_per_player=3,
        setup_factor_choice="equal_total",
        setup_factor_total=total,
    )
    s = g.new(setup)
    play(s, f"P1 factor {first}", f"P2 factor {first}")
    assert can(s, 0) == can(s, 1) == second
    if low:
        assert why(s, "factor 3", 0) == why(s, "factor 2", 0) == ("bad-total", "G2.20")
    play(s, f"P1 {second[-1]}", f"P2 {second[0]}")
    shown = [of(s, figure, FACTOR) for figure in range(1, 7)]
    assert [sum(shown[:3]), sum(shown[3:])] == [total, total]
    assert shown[0] == shown[3] == first


def test_g2_20_where_nothing_is_left_to_choose_nobody_is_asked() -> None:
    s = g.new(game(2, setup_factor_choice="equal_total"))
    assert [of(s, n, FACTOR) for n in (1, 2)] == [4, 4]
    box = {"factors": {"low": 3, "high": 3, "light": [], "medium": [3, 3], "heavy": []}}
    s = g.new(game(2, box=box))
    assert [of(s, n, FACTOR) for n in (1, 2)] == [3, 3]
    assert asked(s) == ("draw", CHANCE)


def test_g2_4_tokens_are_drawn_and_figures_placed_on_the_edge() -> None:
    s = chosen(4, 4, setup_figures_per_player=1)
    assert draws(s) == {"draw 1": 1, "draw 2": 1}
    told = play(s, "draw 2")
    assert codes(told) == ["start-drawn"]
    assert asked(s) == ("start-hex", 1)
    assert len(can(s)) == 24
    assert why(s, "hex E5") == ("no-start", "G2.4")
    told = play(s, "hex A1")
    assert codes(told) == ["placed"]
    assert not g.settled(s)
    assert asked(s) == ("face", 1)
    play(s, "face 4")
    assert g.settled(s)
    assert (where(s, 2), facing(s, 2)) == ("A1", 4)
    assert asked(s) == ("start-hex", 0)  # the last token needs no draw
    assert why(s, "hex A1") == ("occupied", "G4.7")
    assert why(s, "hex I1") is None
    assert why(s, "hex A2") == ("beside-foe", "G2.4")
    assert why(s, "hex +100") == ("off-board", "G4.17")
    assert why(s, "yes") == ("other-decision", "G2.4")
    assert len(can(s)) == 21
    told = play(s, "hex I1", "face 1")
    assert codes(told)[:3] == ["placed", "faced", "turn"]
    assert draws(s) == {"draw 1": 1, "draw 2": 1}


def test_g2_4_where_the_first_gladiator_stands_nobody_else_can() -> None:
    s = chosen(4, 4, setup_figures_per_player=1)
    play(s, "draw 1", "hex A1", "face 4")
    assert asked(s) == ("start-hex", 1)
    assert why(s, "hex A1", 1) == ("occupied", "G4.7")


def test_g2_4_of_several_figures_the_owner_places_which_he_likes() -> None:
    s = g.new(game(2, setup_figures_per_player=2))
    play(s, "P1 factor 2", "P2 factor 5", "P1 factor 3", "P2 factor 4")
    assert draws(s) == {"draw 1": 2, "draw 2": 2}
    play(s, "draw 1")
    assert asked(s) == ("name-start", 0)
    assert can(s) == ["name 1", "name 2"]
    assert g.point(s, 0, "figure-1") is None
    assert why(s, "name 3") == ("not-your-figure", "G2.11")
    assert why(s, "name 24") == why(s, "name 5") == ("no-such", "G2.2")
    play(s, "name 2", "hex A1", "face 0")
    assert draws(s) == {"draw 1": 1, "draw 2": 2}
    assert why(s, "name 2", 0) == ("not-your-turn", "G2.10")
    play(s, "draw 1")
    assert asked(s) == ("start-hex", 0)  # only one is left


def test_g2_4_without_a_free_edge_hex_away_from_foes_any_free_hex_will_do() -> None:
    seven = {"arena": {"shape": "hexagon", "size": 1}}
    s = g.new(game(2, box=seven))
    play(s, "P1 factor 4", "P2 factor 4", "draw 1", "hex A1", "face 0")
    assert can(s) == ["hex B3", "hex C1", "hex C2"]
    line = {"arena": {"map": ". . .\n"}}
    s = g.new(game(3, box=line))
    for seat in (1, 2, 3):
        play(s, f"P{seat} factor 4")
    play(s, "draw 1", "hex A2", "face 0", "draw 2")
    assert can(s) == ["hex A1", "hex A3"]  # both beside a foe
    walled = {"arena": {"map": ". # . .\n . .\n"}}
    s = g.new(game(2, box=walled))
    play(s, "P1 factor 4", "P2 factor 4", "draw 1")
    assert why(s, "hex A2") == ("obstacle", "G4.7")
    centre = {"arena": {"shape": "hexagon", "size": 2, "starts": [[-2, 0], [-1, 0]]}}
    s = g.new(game(2, box=centre))
    play(s, "P1 factor 4", "P2 factor 4", "draw 1")
    assert can(s) == ["hex C1", "hex C2"]
    play(s, "hex C1", "face 0")
    assert len(can(s)) == 15  # the other start place is beside a foe: any hex away from foes


def test_g2_5_nothing_lies_on_the_board_but_obstacles() -> None:
    s = fight([(4, "D2", 0), (4, "D10", 3)], game(arena="spina"))
    assert sum(s.setup.obstacle) == 6
    assert {one.name for one in g.view(s, None).hexes if one.obstacle} == {"D3", "D4", "D5", "D7", "D8", "D9"}


def test_g2_6_a_turn_is_the_activation_of_all() -> None:
    s = fight(DUEL, phase=0)
    play(s, "draw 2", "P1 no", "pass", "P1 no")
    assert asked(s) == ("declare", 1)
    assert s.a[PHASE] == 0
    play(s, "no", "pass")
    told = play(s, "no")
    assert codes(told) == ["turn"]
    assert s.a[TURN] == 2


def test_g2_7_one_normal_and_one_extra_action() -> None:
    s = fight(DUEL, phase=0)
    play(s, "draw 1", "P2 yes", "turn 2 0")
    assert spent(s, 2) == 1
    play(s, "pass")  # nobody is left to be asked after the action
    assert s.a[PHASE] == 1
    assert of(s, 1, NORMAL) == 1


def test_g2_8_and_g2_18_a_new_turn_gives_everything_back_and_saves_nothing() -> None:
    s = fight(DUEL, phase=0)
    play(s, "draw 1", "yes", "turn 2 0", "pass", "P1 no", "pass")
    told = play(s, "no")
    assert codes(told) == ["turn"]
    assert [spent(s, n) for n in (1, 2)] == [0, 0]
    assert [of(s, n, NORMAL) for n in (1, 2)] == [0, 0]
    assert g.view(s, None).figures[0].extra_left == 1


def test_g2_9_one_token_for_each_living_figure() -> None:
    setup = game(2, setup_figures_per_player=2)
    figures: list[Figure] = [(4, (0, 0), 0), (4, (-2, 0), 0), (4, (4, 0), 3), {"factor": 4, "wounds": 2, "fell": 1}]
    s = fight(figures, setup, phase=0)
    assert draws(s) == {"draw 1": 2, "draw 2": 1}
    assert g.view(s, None).bag == (2, 1)


def test_g2_9_one_token_a_player_activates_all_of_his() -> None:
    setup = game(2, setup_figures_per_player=2, bag_token_per="player")  # noqa: S106 - a piece of cardboard
    s = fight([(4, (0, 0), 0), (4, (-2, 0), 0), (4, (4, 0), 3), (4, (4, -4), 3)], setup, phase=0)
    assert draws(s) == {"draw 1": 1, "draw 2": 1}
    assert g.view(s, None).bag == (1, 1)
    play(s, "draw 2")
    assert asked(s) == ("name", 1)
    assert g.view(s, None).bag == (1, 0)
    play(s, "name 4", "P1 no", "P2 no", "pass", "P1 no", "P2 no")
    assert s.a[PHASE] == 2  # the other one follows, named by nobody since it is the only one
    play(s, "P1 no", "P2 no", "pass", "P1 no", "P2 no")
    assert asked(s) == ("name", 0)


def test_g2_10_each_token_is_equally_likely_and_none_goes_back() -> None:
    s = fight([*DUEL, (4, (0, 4), 0)], phase=0)
    assert draws(s) == {"draw 1": 1, "draw 2": 1, "draw 3": 1}
    told = play(s, "draw 2")
    assert codes(told) == ["drawn", "phase"]
    stop_windows(s)
    play(s, "pass")
    stop_windows(s)
    assert draws(s) == {"draw 1": 1, "draw 3": 1}


def test_g2_11_the_owner_names_one_not_activated() -> None:
    setup = game(2, setup_figures_per_player=3)
    figures: list[Figure] = [(4, (q, 0), 0) for q in (-4, -3, -2, 2, 3, 4)]
    s = fight([{"factor": 4, "wounds": 2, "fell": 1}, *figures[1:]], setup, phase=0)
    play(s, "draw 2", "name 5")
    stop_windows(s)
    play(s, "pass")
    stop_windows(s)
    play(s, "draw 2")
    assert can(s) == ["name 4", "name 6"]
    assert why(s, "name 5") == ("done", "G2.11")
    assert why(s, "yes") == ("other-decision", "G2.11")
    assert g.describe(s, 1, g.read(s, 1, "name 4")).target == f"hex-{where(s, 4)}"
    play(s, "name 4")
    stop_windows(s)
    play(s, "pass")
    stop_windows(s)
    play(s, "draw 1")
    assert why(s, "name 1") == ("not-alive", "G6.1")


def test_g2_12_and_g2_16_windows_before_and_after() -> None:
    s = fight(DUEL, phase=0)
    play(s, "draw 1")
    assert asked(s) == ("declare", 1)
    assert g.asks(s, 1).facts["window"] == ("window-prior",)
    assert g.view(s, None).stage == "prior"
    play(s, "no")
    assert asked(s) == ("action", 0)
    assert g.view(s, None).stage == "action"
    play(s, "pass")
    assert g.asks(s, 1).facts["window"] == ("window-posterior",)
    assert g.view(s, None).stage == "posterior"


@pytest.mark.parametrize(("windows", "before", "after"), [("prior", "declare", "draw"), ("posterior", "action", "declare")])
def test_g2_12_and_g2_16_either_window_alone(windows: str, before: str, after: str) -> None:
    s = fight([*DUEL, (4, (0, 4), 0)], game(3, extra_windows=windows), phase=0)
    play(s, "draw 1")
    assert asked(s)[0] == before
    stop_windows(s)
    play(s, "pass")
    assert asked(s)[0] == after


def test_g2_13_and_g2_14_pass_move_attack_or_move_then_attack() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3)])
    assert can(s) == ["pass", "move", "attack 2"]
    assert why(s, "no") == ("other-decision", "G2.13")
    told = play(s, "move", "die 2")
    assert codes(told) == ["move-die", "allowed"]
    play(s, "hex E5", "face 5")
    assert asked(s) == ("after-move", 0)
    assert can(s) == ["no", "attack 2"]
    assert why(s, "move") == ("one-only", "G2.14")
    play(s, "no")
    assert asked(s) == ("declare", 1)
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3)])
    assert codes(play(s, "pass")) == ["passed"]


def test_g2_14_move_or_attack_by_switch() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3)], game(normal_action="move_or_attack"))
    play(s, "move", "die 2", "hex E5", "face 0")
    assert asked(s) == ("declare", 1)


def test_g2_15_whatever_happened_before_the_figure_acts() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 0)], phase=0)
    play(s, "draw 1", "yes", "turn 2 3")
    assert asked(s) == ("action", 0)
    assert can(s) == ["pass", "move", "attack 2"]


def test_g2_17_the_normal_action_is_used() -> None:
    s = fight(DUEL)
    play(s, "pass", "no")
    assert of(s, 1, NORMAL) == 1
    assert g.view(s, None).figures[0].acted
    assert s.a[PHASE] == 1


def test_g2_19_limits_are_checked_as_a_turn_ends() -> None:
    s = fight(DUEL, game(end_turn_limit=3, end_no_hit_turns=0), phase=0, turn=3)
    play(s, "draw 1", "no", "pass", "no", "no", "pass")
    told = play(s, "no")
    assert codes(told) == ["ended-limit"]
    s = fight(DUEL, phase=0, quiet=11)
    play(s, "draw 1", "no", "pass", "no", "no", "pass", "no")
    assert g.to_act(s) == -2
    assert s.a[QUIET] == 12


def test_g2_20_an_open_window_is_listed_for_who_waits_only() -> None:
    s = g.new(game())
    assert g.legal(s, 5) == []
    play(s, "P1 factor 4")
    assert g.legal(s, 0) == []
    assert s.a[ANSWER + 1] == UNANSWERED
    assert name((1, 0)) == "E6"
