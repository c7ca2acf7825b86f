"""G6 Wounds, end of a turn and of the fight."""

from typing import Any

import pytest

from harena.core.rules import Tally
from harena.games import gladiatoro as g
from harena.games.gladiatoro.state import AT, EXTRA, FELL, NORMAL, PHASE, State, factor
from harena.games.gladiatoro.steps.moving import points
from harena.games.gladiatoro.tables import Setup
from harena.games.gladiatoro.tests.at import (
    Figure,
    asked,
    codes,
    draws,
    fallen,
    fight,
    game,
    of,
    play,
    spent,
    stop_windows,
    wounds,
)

Told = list[str]


def kill(s: State, target: int = 2) -> Told:
    return codes(play(s, f"attack {target}", "die 6", "die 1"))


def weak(hexagon: tuple[int, int], **more: int) -> dict[str, Any]:
    return {"factor": 1, "hex": hexagon, "facing": 0, "wounds": 1, **more}


def trio(setup: Setup | None = None, **rest: object) -> State:
    return fight([(4, (0, 0), 0), weak((1, 0)), (4, (0, 4), 0)], setup or game(3), **rest)


def test_g6_1_who_is_eliminated_leaves_with_token_actions_and_place() -> None:
    s = trio(phase=0)
    assert draws(s) == {"draw 1": 1, "draw 2": 1, "draw 3": 1}
    play(s, "draw 1", "P2 yes", "P3 no", "turn 2 1", "P3 no")
    assert kill(s)[-1] == "fell"
    assert [of(s, 2, what) for what in (AT, EXTRA, NORMAL, FELL)] == [-1, 0, 0, 1]
    assert g.view(s, None).bag == (0, 0, 1)
    stop_windows(s)
    assert s.a[PHASE] == 2  # its token is the last one
    assert not g.view(s, None).figures[1].alive
    assert [line.code for line in g.view_lines(g.view(s, None))].count("fallen") == 1


def test_g6_2_a_figure_that_falls_in_its_phase_ends_its_action() -> None:
    setup = game(3, combat_tie="both_wounded", normal_action="any_order")
    s = fight([weak((0, 0)), (4, (1, 0), 0), (4, (0, 4), 0)], setup)
    told = codes(play(s, "attack 2", "die 3", "die 3"))
    assert told[-3:] == ["wounded", "wounded", "fell"]
    assert fallen(s, 1)
    assert asked(s) == ("declare", 1)
    assert g.asks(s, 1).facts["window"] == ("window-posterior",)
    assert g.view(s, None).combat is None
    stop_windows(s)
    assert draws(s) == {"draw 2": 1, "draw 3": 1}


def test_g6_2_any_figure_of_any_seat_that_falls_in_its_phase_ends_its_action() -> None:
    setup = game(2, setup_figures_per_player=2, combat_tie="both_wounded", normal_action="any_order")
    s = fight([(4, (-2, 0), 0), weak((0, 0)), (4, (3, 0), 0), (4, (1, 0), 0)], setup, phase=2)
    play(s, "attack 4", "die 3", "die 3")
    assert fallen(s, 2)
    assert g.asks(s, g.to_act(s)).facts["window"] == ("window-posterior",)


def test_g6_3_first_blood_needs_a_wound_and_may_be_drawn_by_any_side() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 0)], game(victory="first_blood", damage_model="by_ratio"))
    play(s, "attack 2", "die 3", "die 2")
    assert g.ending(s) is None
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3)], game(victory="first_blood"), phase=2)
    play(s, "attack 1", "die 6", "die 1")
    end = g.ending(s)
    assert end
    assert (end.rule, end.ranks) == ("G6.3", (2, 1))


def test_g6_3_one_team_left_wins_at_once() -> None:
    s = fight([(4, (0, 0), 0), weak((1, 0))])
    assert kill(s)[-1] == "ended"
    end = g.ending(s)
    assert end
    assert (end.rule, end.ranks, end.scores) == ("G6.3", (1, 2), (1, 0))
    assert g.returns(s) == [0.5, -0.5]
    assert g.view(s, None).over
    assert g.view(s, None).stage == "over"


def test_g6_3_team_mates_share_the_win() -> None:
    s = trio(game(3, box={"teams": [[1, 3], [2]]}))
    kill(s)
    end = g.ending(s)
    assert end
    assert end.ranks == (1, 3, 1)
    assert g.returns(s) == pytest.approx([1 / 6, -1 / 3, 1 / 6])


def test_g6_3_first_blood_by_switch() -> None:
    setup = game(3, victory="first_blood")
    s = fight([(4, (0, 0), 0), (4, (1, 0), 0), (4, (0, 4), 0)], setup)
    assert kill(s)[-1] == "ended-blood"
    end = g.ending(s)
    assert end
    assert (end.rule, end.ranks) == ("G6.3", (1, 3, 2))
    setup = game(3, victory="first_blood", combat_tie="both_wounded")
    s = fight([(4, (0, 0), 0), (4, (1, 0), 0), (4, (0, 4), 0)], setup)
    play(s, "attack 2", "die 3", "die 3")
    end = g.ending(s)
    assert end
    assert end.ranks == (1, 1, 3)
    assert g.returns(s) == pytest.approx([1 / 6, 1 / 6, -1 / 3])


@pytest.mark.parametrize(
    ("victory", "scores", "ranks"), [("points", (4, 1, 0), (1, 2, 3)), ("most_wounds_dealt", (2, 1, 0), (1, 2, 3))]
)
def test_g6_3_points_and_wounds_dealt_by_switch(victory: str, scores: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    setup = game(3, victory=victory, end_turn_limit=1)
    s = fight([{"factor": 4, "hex": (0, 0), "wounds": 1}, weak((1, 0)), (4, (0, 4), 0)], setup, dealt=[1, 1, 0], felled=[0, 0, 0])
    kill(s)
    stop_windows(s)
    play(s, "pass")
    stop_windows(s)
    end = g.ending(s)
    assert end
    assert (end.rule, end.scores, end.ranks) == ("G6.6", scores, ranks)
    assert sum(tally.points for tally in end.tallies[0]) == scores[0]


def test_g6_3_every_line_of_the_points_is_told_of_its_own_team() -> None:
    """Three teams with other numbers each: wounds dealt, and two for each elimination."""
    setup = game(3, victory="points", end_turn_limit=1)
    figures: list[Figure] = [(4, (0, 0), 0), weak((1, 0)), {"factor": 4, "wounds": 2, "fell": 1}]
    s = fight(figures, setup, dealt=[0, 2, 1], felled=[0, 1, 0])
    kill(s)
    end = g.ending(s)
    assert end
    assert end.scores == (3, 4, 1)
    assert end.tallies == tuple(
        (Tally("wounds-dealt", "G6.3", dealt), Tally("eliminations", "G6.3", 2 * felled, {"count": felled}))
        for dealt, felled in ((1, 1), (2, 1), (1, 0))
    )


def test_before_the_end_nobody_has_won_anything() -> None:
    s = trio()
    assert g.ending(s) is None
    assert g.returns(s) == [0.0, 0.0, 0.0]


def test_g6_4_nobody_left_at_the_same_moment_is_a_draw() -> None:
    s = fight([weak((0, 0)), weak((1, 0))], game(combat_tie="both_wounded"))
    assert codes(play(s, "attack 2", "die 3", "die 3"))[-1] == "ended-nobody"
    end = g.ending(s)
    assert end
    assert (end.rule, end.ranks, end.scores) == ("G6.4", (1, 1), (0, 0))
    assert g.returns(s) == [0, 0]


def test_g6_5_after_the_last_token_a_new_turn_begins() -> None:
    s = fight([(4, (0, 0), 0), (4, (4, 0), 0)], phase=0)
    told: Told = []
    for _ in range(2):
        if asked(s)[0] == "draw":
            told += codes(play(s, "draw 1"))
        told += codes(play(s, "no", "pass", "no"))
    assert told[-1] == "turn"


def test_g6_6_the_limits_rank_by_living_figures_then_wounds() -> None:
    setup = game(4, end_turn_limit=1)
    figures: list[Figure] = [(4, (0, 0), 0), weak((4, 0)), (4, (0, 4), 0), {"factor": 4, "wounds": 2, "fell": 1}]
    s = fight(figures, setup, phase=0)
    while g.to_act(s) != -2:
        if g.to_act(s) == -1:
            play(s, next(iter(draws(s))))
        else:
            play(s, "no" if asked(s)[0] == "declare" else "pass")
    end = g.ending(s)
    assert end
    assert (end.rule, end.ranks, end.scores) == ("G6.6", (1, 3, 1, 4), (1, 1, 1, 0))
    assert end.tallies == tuple((Tally("standing", "G6.6", alive),) for alive in (1, 1, 1, 0))


def test_g6_6_a_hit_without_a_wound_counts_and_so_does_a_tie_that_wounds() -> None:
    settings: list[tuple[dict[str, Any], int, int]] = [
        ({"damage_model": "by_ratio"}, 3, 2),
        ({"combat_tie": "both_wounded"}, 3, 3),
    ]
    for options, red, black in settings:
        s = fight([(4, (0, 0), 0), (4, (1, 0), 0)], game(end_no_hit_turns=1, **options))
        play(s, "attack 2", f"die {red}", f"die {black}")
        stop_windows(s)
        play(s, "pass")
        stop_windows(s)
        assert g.ending(s) is None
        assert [line.code for line in g.view_lines(g.view(s, None))].count("quiet") == 0


def test_g6_7_a_wound_changes_neither_factor_nor_movement() -> None:
    s = fight([{"factor": 5, "hex": (0, 0), "wounds": 1}, (4, (4, 0), 0)])
    assert factor(s, 0) == 5
    assert [points(s, 0, rolled) for rolled in (1, 2, 3)] == [1, 1, 2]


def test_g6_8_places_follow_how_late_the_last_figure_fell() -> None:
    figures: list[Figure] = [
        (4, (0, 0), 0),
        weak((1, 0)),
        {"factor": 4, "wounds": 2, "fell": 1},
        {"factor": 4, "wounds": 2, "fell": 1},
    ]
    s = fight(figures, game(4))
    kill(s)
    end = g.ending(s)
    assert end
    assert end.ranks == (1, 2, 3, 3)
    assert [spent(s, n) for n in (1, 2)] == [0, 0]
    assert wounds(s, 2) == 2
