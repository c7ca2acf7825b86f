"""Exact values of duels in the smallest pit, seven hexes: golden data, recomputed by expectiminimax.

Two gladiators stand at opposite corners and look at each other; the first is in phase, one wound is enough. The values are the
first player's share of a win, worked out over every choice and every roll.
"""

from fractions import Fraction
from typing import Any

import pytest

from harena.games import load
from harena.games.gladiatoro.state import State
from harena.testing.exact import exact_value

pytestmark = pytest.mark.walks

g = load("gladiatoro")
PIT = {"arena": {"shape": "hexagon", "size": 1}}

# Turns, factors of the two, value.
ONE_TURN = {
    (1, 1, 1): "1591/2592",
    (1, 2, 5): "37/72",
    (1, 3, 3): "355/648",
    (1, 5, 2): "1067/1944",
    (1, 5, 5): "19/36",
}
TWO_TURNS = {
    (2, 1, 1): "512299/839808",
    (2, 3, 3): "900667/1679616",
    (2, 5, 5): "1283/2592",
}
UNEVEN = [case for case in ONE_TURN if case not in {(1, 1, 1), (1, 5, 5)}]


def duel(turns: int, first: int, second: int) -> State:
    setup: Any = g.setup(2, {"end_turn_limit": turns, "damage_capacity": 1}, PIT)
    figures = [{"factor": first, "hex": setup.names[0], "facing": 5}, {"factor": second, "hex": setup.names[-1], "facing": 2}]
    found: State = g.place(setup, {"phase": 1, "figures": figures})
    return found


def value(case: tuple[int, int, int]) -> str:
    return str(exact_value(g, duel(*case)))


@pytest.mark.parametrize("case", [(1, 1, 1), (1, 5, 5), *(pytest.param(one, marks=pytest.mark.slow) for one in UNEVEN)])
def test_a_turn_is_worth_what_it_was_worth(case: tuple[int, int, int]) -> None:
    assert value(case) == ONE_TURN[case]


@pytest.mark.slow
@pytest.mark.parametrize("case", TWO_TURNS)
def test_two_turns_are_worth_what_they_were_worth(case: tuple[int, int, int]) -> None:
    assert value(case) == TWO_TURNS[case]


def test_one_attack_is_worth_what_the_table_says() -> None:
    """The last of a last turn may only attack factor 3 in front of it: 3 of 36 win (table 5.1), the rest is a draw."""
    setup: Any = g.setup(2, {"end_turn_limit": 1, "damage_capacity": 1, "normal_action": "move_or_attack"}, PIT)
    west, east = setup.names[3], setup.names[4]
    first = {"factor": 3, "hex": west, "facing": 0, "extra": 1}
    second = {"factor": 3, "hex": east, "facing": 3, "extra": 1, "normal": 1}
    assert exact_value(g, g.place(setup, {"phase": 1, "figures": [first, second]})) == Fraction(3, 36) + Fraction(33, 36) / 2


def test_answers_in_secret_have_no_such_value() -> None:
    with pytest.raises(ValueError, match="in secret"):
        exact_value(g, g.new(g.setup(2, {}, PIT)))
