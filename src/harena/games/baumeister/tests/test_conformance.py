"""Baumeister is judged by the laws of the house, with every value of every switch."""

import pytest

from harena.games import load
from harena.testing.conformance import LAWS, judge, setups_of

pytestmark = pytest.mark.walks

game = load("baumeister")
EVERY_SWITCH = setups_of(game, 24)
SWITCHES = {"slots": 4, "fame_payment": "anytime", "limit_check": "all_after_scoring"}
SHORT = [game.setup(seats, SWITCHES, {}) for seats in (2, 3)]
QUICK = ["1", "3", "6", "8", "13", "14", "15"]
SLOW = [law for law in LAWS if law not in QUICK]


@pytest.mark.parametrize("law", QUICK)
def test_law_with_every_switch(law: str) -> None:
    judge(game, EVERY_SWITCH, games=1, seed=11, laws=(law,), every=8)


@pytest.mark.parametrize("law", SLOW)
def test_law_in_short_games(law: str) -> None:
    judge(game, SHORT, games=1, seed=5, laws=(law,), every=10, secrets=True, refer="harena.games.baumeister")


def test_node_counts_are_pinned() -> None:
    """Two strips, then the first tile: 4 x 3 ways to deal, 5 kinds to lay."""
    judge(game, [game.setup(2, {}, {})], games=1, laws=("3",), depth=3, pins={0: (4, 12, 60)})


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
def test_law_over_many_games(law: str) -> None:
    judge(game, setups_of(game, 60), games=2, seed=1000, laws=(law,), every=20, secrets=True, refer="harena.games.baumeister")
