"""Positions by hand: little is needed, and every fault is named with its place."""

import copy
from typing import Any

import pytest

from harena.core.errors import Unreadable
from harena.core.ids import CHANCE, OVER
from harena.core.rng import Rng
from harena.games import gladiatoro as g
from harena.games.gladiatoro.state import (
    ANSWER,
    AT,
    DEALT,
    EXTRA,
    FACTOR,
    FELL,
    FIG,
    MOMENT,
    PHASE,
    PLACE,
    SHOWN,
    TARGET,
    TURN,
    WIDTH,
    WOUNDS,
)
from harena.games.gladiatoro.tests.at import fight, game, play
from harena.testing.walks import choose

TWO: list[dict[str, Any]] = [{"factor": 4, "hex": "E5"}, {"factor": 5, "hex": "E6", "facing": 3}]


def faults(given: dict[str, Any], **options: Any) -> str:
    with pytest.raises(Unreadable) as caught:
        g.place(game(**options), {"figures": copy.deepcopy(TWO)} | given)
    return "; ".join(f"{place}: {why}" for place, why in caught.value.faults)


def test_figures_are_enough() -> None:
    s = g.place(game(), {"figures": TWO})
    assert g.to_act(s) == CHANCE
    assert g.view(s, None).turn == 1
    s = g.place(game(), {"figures": TWO, "phase": 2})
    assert g.to_act(s) == 1
    s = g.place(game(), {"figures": [TWO[0], {"factor": 4, "wounds": 2, "fell": 1}], "ended": "last_team"})
    assert g.to_act(s) == OVER
    assert g.legal(g.load(s.setup, g.dump(s)), 0) == []


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"turm": 1}, "turm: there is nothing of this name in a position (did you mean turn?)"),
        ({"turn": -1}, "turn: -1 is not a whole number from 0 to 9999"),
        ({"phase": 3}, "phase: 3 is not a whole number from 0 to 2"),
        ({"ended": "soon"}, 'ended: "soon" is not one of no, last_team'),
        ({"places": [1] * 7}, "places: it takes a list of at most 6"),
        ({"faces": [1]}, "faces: it takes a list of at most 0"),
        ({"figures": TWO[:1]}, "figures: 1 figures stand in the position, 2 fight"),
        ({"figures": [1, 2]}, "figures.1: 1 is not a table"),
        ({"figures": [TWO[0], TWO[1] | {"hxe": 1}]}, "figures.2.hxe: there is nothing of this name"),
        ({"figures": [TWO[0], {"factor": 4, "hex": "Z1"}]}, 'figures.2.hex: "Z1" is not one of'),
        ({"figures": [TWO[0], TWO[0]]}, "position: two stand on E5 (G4.7)"),
        ({"figures": [TWO[0], {"factor": 0, "hex": "E6"}]}, "gladiator 2 has no factor of this fight"),
        ({"figures": [TWO[0], TWO[1] | {"facing": 6}]}, "gladiator 2 stands nowhere on this board"),
        ({"figures": [TWO[0], TWO[1] | {"wounds": 2}]}, "the wounds of gladiator 2 do not fit (G5.19)"),
        ({"figures": [TWO[0], TWO[1] | {"extra": 2}]}, "gladiator 2 has spent extra actions it does not have (G3.2)"),
        ({"figures": [TWO[0], {"factor": 4}]}, "gladiator 2 lives and does not stand on the board"),
        ({"figures": [TWO[0], TWO[1] | {"wounds": 2, "fell": 1}]}, "gladiator 2 has fallen and goes on fighting (G6.1)"),
        (
            {"figures": [TWO[0], {"factor": 4, "wounds": 2, "fell": 2}], "moment": 1},
            "gladiator 2 fell at no moment of this fight",
        ),
        ({"dealt": [1]}, "wounds dealt and wounds taken differ"),
        ({"felled": [1]}, "eliminations and fallen figures differ"),
        ({"turn": 31}, "the turn limit is passed (G6.6)"),
        ({"answers": ["maybe", "-"]}, "answers.1"),
        ({"answers": ["?", "-"]}, "answers without a window"),
        ({"answers": ["yes", "-"]}, "answers left over from a window"),
        ({"places": [0]}, "a queue left over from a window"),
        ({"dice": [3]}, "a queue left over from a window"),
        ({"ended": "limit", "pending": ["next_phase 0 0 0"]}, "the fight has ended and goes on, or neither"),
        ({"pending": []}, "the fight has ended and goes on, or neither"),
        ({"pending": ["nonsense"]}, "pending.1: it takes a word and three numbers"),
        ({"pending": [""]}, "pending.1: it takes a word and three numbers"),
        ({"pending": ["open 0 3 0"]}, "pending.1: 3 is not a whole number from 0 to 2"),
        ({"pending": ["next_phase 0 0 0", "declare 0 0 0"]}, "answers without a window, or a window without answers"),
        ({"pending": ["draw 0 0 0"]}, "nothing follows what is pending"),
        ({"pending": ["next_phase 0 0 0", "action 1 0 0"]}, "what is pending as number 2 does not fit the rest"),
        ({"pending": ["next_phase 0 0 0", "action 0 0 0"]}, "what is pending as number 2 does not fit the rest"),
        ({"pending": ["next_phase 0 0 0", "allowed 0 9 0"]}, "what is pending as number 2 does not fit the rest"),
        ({"pending": ["next_phase 0 0 0", "resolve 0 0 0"]}, "what is pending as number 2 does not fit the rest"),
        ({"pending": ["next_phase 0 0 0", "resolve 0 0 0"], "phase": 1, "target": 1}, "number 2 does not fit"),
        ({"pending": ["next_phase 0 0 0", "follow 0 99 0"], "phase": 1, "target": 2}, "number 2 does not fit"),
        ({"pending": ["next_start 0 0 0", "start_hex 0 0 0"], "shown": 0}, "number 2 does not fit"),
    ],
)
def test_faults_are_named_with_their_place(given: dict[str, Any], why: str) -> None:
    assert why in faults(given)


def test_e7_a_combat_needs_two_who_touch() -> None:
    apart = [TWO[0], {"factor": 5, "hex": "A1"}]
    given = {"figures": apart, "phase": 1, "target": 2, "pending": ["next_phase 0 0 0", "resolve 0 0 0"]}
    assert "number 2 does not fit" in faults(given)


def test_e7_somebody_on_an_obstacle_is_refused() -> None:
    figures = [{"factor": 4, "hex": "D3"}, {"factor": 4, "hex": "A1"}]
    assert "somebody stands on the obstacle D3 (G4.7)" in faults({"figures": figures}, arena="spina")


def test_e11_a_position_keeps_every_trait_of_a_figure_in_the_middle_of_a_fight() -> None:
    setup = game(3, preset="house", extra_per_turn=2, combat_compare="each_die", extra_ties="shared", extra_menu="turn_step_both")
    for seed in range(4):
        s, rng = g.new(setup), Rng(seed)
        for _ in range(250):
            if g.to_act(s) == OVER:
                break
            seat, _, move = choose(g, s, rng)  # type: ignore[arg-type] # a package of functions
            g.apply(s, seat, move)
            assert g.dump(g.place(setup, g.position(s))) == g.dump(s)
            assert g.dump(g.load(setup, g.dump(s))) == g.dump(s)


def test_what_is_no_position_is_not_loaded() -> None:
    s = fight([(4, (0, 0), 0), (4, (4, 0), 0)])
    with pytest.raises(Unreadable, match="are not a position of this game"):
        g.load(s.setup, g.dump(s)[:9])


def test_invariants_find_what_nobody_can_write() -> None:
    setup = game(2, setup_factor_choice="equal_total")
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3)], setup)
    assert g.faults(s) == []

    def broken(at: int, value: int) -> str:
        other = g.clone(s)
        other.a[at] = value
        return "; ".join(g.faults(other))

    second = FIG + WIDTH
    assert "make 5, not 4 (G2.20)" in broken(second + FACTOR, 5)
    assert "somebody fights who is not there" in broken(TARGET, 9)
    assert "two stand on" in broken(second + AT, s.a[FIG + AT])
    assert "the wounds of gladiator 2" in broken(second + FELL, 1)
    assert "differ" in broken(DEALT, 3)
    assert "turn limit" in broken(TURN, 99)
    assert "extra actions" in broken(second + EXTRA, 7)
    assert "queue" in broken(PLACE, 2)
    assert "does not fit the rest" in broken(PHASE, 1)
    assert "answers" in broken(ANSWER, 5)
    assert "wounds" in broken(second + WOUNDS, 1)
    assert "moment" not in broken(MOMENT, 5)
    assert "no factor" not in broken(SHOWN, 1)
    other = g.clone(s)
    other.a.append(0)
    assert g.faults(other) == ["not a position of this shape"]
    other = g.clone(s)
    other.moves = other.moves[:1]
    assert g.faults(other) == ["a choice that is none"]
    none = game(2, extra_per_turn=0)
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3)], none)
    s.a[ANSWER] = -1
    s.todo += [7, 0, 0, 0]
    assert "a window without extra actions" in g.faults(s)


def test_a_position_in_an_open_window_is_read_back() -> None:
    s = fight([(4, (0, 0), 0), (4, (4, 0), 0), (4, (-4, 0), 0)], phase=0)
    play(s, "draw 1", "P3 yes")
    written = g.position(s)
    assert written["answers"] == ["-", "?", "yes"]
    assert g.dump(g.place(s.setup, written)) == g.dump(s)


def test_a_playout_counts_decisions_and_ends_the_fight() -> None:
    setup = game(4, arena="pit", extra_menu="turn_step_both", setup_teams="two", end_turn_limit=12)
    s = g.new(setup)
    assert g.playout(s, Rng(1), 10) == 10
    assert g.ending(s) is None
    assert g.playout(s, Rng(2), 100_000) > 10
    assert g.ending(s) is not None
    assert g.playout(s, Rng(3), 5) == 0


def test_while_chance_draws_nobody_has_a_move() -> None:
    s = fight([(4, (0, 0), 0), (4, (4, 0), 0)], phase=0)
    assert g.to_act(s) == CHANCE
    assert [g.legal(s, seat) for seat in (-1, 0, 1, 2)] == [[], [], [], []]
