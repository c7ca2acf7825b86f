"""Gladiatoro is judged by the laws of the house, with every value of every switch."""

import pytest

from harena.games import load
from harena.games.gladiatoro.tests.worlds import twins
from harena.testing.conformance import LAWS, judge, setups_of

game = load("gladiatoro")
EVERY_SWITCH = setups_of(game, 75)
PIT = {"arena": "pit", "end_turn_limit": 3}
SHORT = [
    game.setup(2, PIT | {"preset": "house"}, {}),
    game.setup(3, PIT | {"extra_ties": "shared", "extra_menu": "turn_step_both"}, {}),
    game.setup(2, PIT | {"setup_figures_per_player": 2, "setup_factor_choice": "equal_total"}, {}),
]
QUICK = ["1", "3", "6", "13", "14"]
SLOW = [law for law in LAWS if law not in QUICK]


@pytest.mark.parametrize("law", QUICK)
def test_law_with_every_switch(law: str) -> None:
    judge(game, EVERY_SWITCH, games=1, seed=11, laws=(law,), every=40)


@pytest.mark.parametrize("law", SLOW)
def test_law_in_short_games(law: str) -> None:
    judge(game, SHORT, games=1, seed=5, laws=(law,), every=25, twins=twins, secrets=True, refer="harena.games.gladiatoro")


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
def test_law_over_many_games(law: str) -> None:
    judge(
        game, setups_of(game, 150), games=2, seed=1000, laws=(law,), every=60, twins=twins, secrets=True,
        refer="harena.games.gladiatoro",
    )  # fmt: skip
