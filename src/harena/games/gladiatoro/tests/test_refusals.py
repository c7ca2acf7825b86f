"""Every number there is, at every kind of decision: what is listed is not refused, and a kind of move is meant or it is not."""

from typing import Any

import pytest

from harena.core.ids import CHANCE, OVER
from harena.core.rng import Rng
from harena.games import gladiatoro as g
from harena.games.gladiatoro.moves import BLOCKS, END
from harena.games.gladiatoro.state import State
from harena.games.gladiatoro.tests.at import game

MANY = 6  # blocks of fewer numbers may be half meant
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (
        2,
        {"arena": "pit", "setup_factor_choice": "equal_total", "setup_figures_per_player": 2, "push_mode": "retreat_1_follow_up"},
    ),
    (3, {"arena": "pit", "extra_ties": "shared", "extra_menu": "turn_step_both", "push_mode": "retreat_1"}),
    (2, {"arena": "spina", "setup_figures_per_player": 3, "normal_action": "any_order", "extra_menu": "turn_step_both"}),
    (4, {"arena": "pit", "setup_teams": "two", "support_defence_adjacent_to": "either", "combat_react_turn": "before_roll"}),
]


def check_numbers(s: State, seat: int) -> None:
    listed = set(g.legal(s, seat))
    for block in BLOCKS:
        codes = []
        for move in range(block.base, block.base + block.size):
            reason = g.explain(s, seat, move)
            assert (reason is None) == (move in listed), g.write(s, seat, move)
            codes.append(reason.code if reason else "")
        if block.size >= MANY:
            assert len({code == "other-decision" for code in codes}) == 1, (block.word, codes)
    for move in (-1, END, END + 7):
        reason = g.explain(s, seat, move)
        assert reason
        assert reason.code == "other-decision"


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=["push", "shared", "many", "teams"])
def test_what_is_listed_is_not_refused_and_the_rest_is(seats: int, options: dict[str, Any]) -> None:
    rng = Rng(7)
    s = g.new(game(seats, **options))
    looked: dict[str, int] = {}
    for _ in range(900):
        seat = g.to_act(s)
        if seat == OVER:
            break
        if seat == CHANCE:
            outcomes = g.outcomes(s)
            g.apply(s, CHANCE, outcomes[rng.below(len(outcomes))][0])
            continue
        kind = g.asks(s, seat).code
        looked[kind] = looked.get(kind, 0) + 1
        if looked[kind] <= 4:
            for one in g.waiting(s):
                check_numbers(s, one)
        moves = g.legal(s, seat)
        worths = [g.worth(s, seat, move) for move in moves] if rng.below(3) else [0] * len(moves)
        best = [move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]
        g.apply(s, seat, best[rng.below(len(best))])
    assert len(looked) >= 6, looked
