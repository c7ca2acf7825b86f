"""Gladiatoro is judged by the laws of the house, with every value of every switch."""

from typing import Any

import pytest

from harena.core.errors import Unreadable
from harena.core.rules import Setup
from harena.games import load
from harena.games.gladiatoro.tests.worlds import twins
from harena.testing.conformance import LAWS, judge, setups_of
from harena.testing.digests import values_of

pytestmark = pytest.mark.walks

game = load("gladiatoro")
PIT = {"arena": "pit", "end_turn_limit": 2}


def short(key: str, value: Any, number: int) -> Setup:
    """Return a set-up of two short turns in which one switch has this value, with as many seats as it takes."""
    for seats in (2 + number % 3, 4, 2, 3):
        for others in (PIT, {"end_turn_limit": 2}, {"setup_factor_choice": "equal_total"}):
            try:
                return game.setup(seats, others | {key: value}, {})
            except Unreadable:
                continue
    raise AssertionError(f"{key} = {value} goes with nothing")


CHANGES = [(key, value) for key, option in game.options().items() for value in values_of(option)]
EVERY_SWITCH = [short(key, value, number) for number, (key, value) in enumerate(CHANGES) if value not in {480, 240}]
SHORT = [
    game.setup(2, PIT | {"preset": "house"}, {}),
    game.setup(3, PIT | {"extra_ties": "shared", "extra_menu": "turn_step_both"}, {}),
    game.setup(2, PIT | {"setup_figures_per_player": 2, "end_turn_limit": 1}, {}),
]
QUICK = ["1", "3", "6", "13", "14"]
SLOW = [law for law in LAWS if law not in QUICK]


@pytest.mark.parametrize("law", QUICK)
def test_law_with_every_switch(law: str) -> None:
    judge(game, EVERY_SWITCH, games=1, seed=11, laws=(law,), every=40)


@pytest.mark.parametrize("law", SLOW)
def test_law_in_short_games(law: str) -> None:
    judge(game, SHORT, games=1, seed=5, laws=(law,), every=25, twins=twins, secrets=True, refer="harena.games.gladiatoro")


def test_node_counts_are_pinned() -> None:
    """Two choose one of six factors each, then one of two colours is drawn."""
    judge(game, [game.setup(2, {}, {})], games=1, laws=("3",), depth=3, pins={0: (6, 36, 72)})


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
def test_law_over_many_games(law: str) -> None:
    games = 1 if law in {"7", "undo"} else 2  # all windows in several worlds for each seat; each undo replays all from the start
    setups, refer = setups_of(game, 150), "harena.games.gladiatoro"
    judge(game, setups, games, 1000, laws=(law,), every=97, looks=5, twins=twins, secrets=True, refer=refer)
