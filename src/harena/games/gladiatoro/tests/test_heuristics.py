"""What a beginner thinks: it attacks the weak side, shows the strong one, and beats chance."""

from typing import Any

import pytest

from harena.core.ids import CHANCE, OVER
from harena.core.rng import Rng
from harena.games import gladiatoro as g
from harena.games.gladiatoro.state import State
from harena.games.gladiatoro.tests.at import fight, game, play


def best(s: State, seat: int | None = None) -> str:
    who = g.to_act(s) if seat is None else seat
    return g.write(s, who, max(g.legal(s, who), key=lambda move: g.worth(s, who, move)))


def duel(seed: int, factor: int, **options: Any) -> float:
    """Play a duel of equal factors, greedy at seat ``seed % 2``; return what greedy makes of it."""
    s, rng = g.new(game(**options)), Rng(seed)
    play(s, f"P1 factor {factor}", f"P2 factor {factor}")
    while (seat := g.to_act(s)) != OVER:
        if seat == CHANCE:
            moves = [move for move, weight in g.outcomes(s) for _ in range(weight)]
        else:
            moves = g.legal(s, seat)
            if seat == seed % 2:
                worths = [g.worth(s, seat, move) for move in moves]
                moves = [move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]
        g.apply(s, seat, moves[rng.below(len(moves))])
    return g.returns(s)[seed % 2]


@pytest.mark.parametrize("factor", [1, 4, 6])
def test_greedy_beats_random(factor: int) -> None:
    wins = sum(duel(seed, factor) > 0 for seed in range(12))
    assert wins >= 10


@pytest.mark.slow
def test_greedy_beats_random_in_a_thousand_duels() -> None:
    """With equal factors and sides swapped: the lower bound of its wins (Wilson, 95 %) is at least 88 %."""
    games = 1000
    share = sum(duel(seed, 1 + seed // 2 % 6) > 0 for seed in range(games)) / games
    z = 1.96
    low = (share + z * z / (2 * games) - z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5) / (
        1 + z * z / games
    )
    assert low >= 0.88


@pytest.mark.parametrize(
    "options",
    [
        {"preset": "house"},
        {"extra_menu": "turn_step_both", "extra_ties": "shared"},
        {"push_mode": "retreat_1_follow_up", "normal_action": "any_order"},
        {"normal_action": "move_or_attack", "arena": "pit"},
        {"support_attack": False, "arena": "long"},
    ],
)
def test_greedy_plays_with_other_switches(options: dict[str, Any]) -> None:
    assert sum(duel(seed, 4, **options) > 0 for seed in range(2)) >= 1


def test_it_attacks_the_rear_and_moves_where_the_front_holds() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 0)])
    assert best(s) == "attack 2"
    s = fight([(4, (0, 0), 0), (6, (1, 0), 3)])
    assert best(s) == "move"
    play(s, "move", "die 3")
    assert best(s) in {f"hex {name}" for name in ("D5", "D6", "F6", "E7")}


def test_it_goes_nearer_and_looks_where_the_foe_is() -> None:
    s = fight([(4, (-4, 0), 0), (4, (4, 0), 3)])
    assert best(s) == "move"
    play(s, "move", "die 3")
    assert best(s) in {"hex E4", "hex D3", "hex F3"}
    play(s, best(s))
    assert best(s) in {"face 0", "face 5"}


def test_it_turns_toward_danger_and_keeps_its_action_without_any() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 0)], phase=0)
    play(s, "draw 1")
    assert best(s) == "yes"
    play(s, "yes")
    assert best(s) in {"turn 2 2", "turn 2 3"}
    s = fight([(4, (-4, 0), 0), (4, (4, 0), 3)], phase=0)
    play(s, "draw 1")
    assert best(s) == "no"
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3)], game(extra_menu="turn_step_both"), phase=0)
    play(s, "draw 1", "yes")
    assert best(s) in {"stop", "step 2"}


def test_it_supports_where_a_die_helps() -> None:
    pairs = {"teams": [[1, 3], [2, 4]]}
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), (4, (2, 0), 3), (4, (0, 1), 1)], game(4, box=pairs))
    play(s, "attack 2")
    assert best(s) == "yes"
    play(s, "yes")
    assert best(s) == "yes"


def test_it_follows_up_and_chooses_a_middling_factor() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 0)], game(push_mode="retreat_1_follow_up"))
    play(s, "attack 2", "die 6", "die 1", "no")
    assert best(s) == "yes"
    s = g.new(game())
    assert best(s) == "factor 5"


def test_it_names_shifts_and_passes_with_a_value() -> None:
    setup = game(3, extra_ties="shared", extra_menu="turn_step_1")
    s = fight([(4, (0, 0), 0), (4, (2, 0), 3), (4, (-4, 0), 1)], setup, phase=0)
    play(s, "draw 1", "P2 yes", "P3 yes", "die 1", "die 1", "P2 step 2", "P3 step 3")
    assert best(s, 1).startswith("shift ")
    setup = game(2, setup_figures_per_player=2)
    s = fight([(4, (0, 0), 0), (4, (-2, 0), 0), (4, (4, 0), 3), (4, (4, -2), 3)], setup, phase=0)
    play(s, "draw 1")
    assert all(g.worth(s, 0, move) == 0 for move in g.legal(s, 0))
