"""Colosseum is judged by the laws of the house, with every value of every switch."""

import pytest

from harena.core.rules import Setup
from harena.games import load
from harena.testing.conformance import LAWS, judge, setups_of
from harena.testing.digests import values_of

pytestmark = pytest.mark.walks

game = load("colosseum")
BRIEF = {"trade_offer_cap": 1}


def sized(number: int, key: str, value: object) -> Setup:
    """Return a set-up in which one switch has this value; a bank that counts goes with its total."""
    more = {"bank_unlimited": False} if key == "bank_total" else {}
    return game.setup(3 + number % 3, BRIEF | more | {key: value}, {})


CHANGES = [(key, value) for key, option in game.options().items() for value in values_of(option)]
EVERY_SWITCH = [sized(number, key, value) for number, (key, value) in enumerate(CHANGES)]
SHORT = [
    game.setup(3, BRIEF | {"auction_mode": "intense", "cleanup_order": "at_once"}, {}),
    game.setup(4, BRIEF | {"trade_gifts": True, "cleanup_order": "at_once", "medals_free_action_timing": "own_phase"}, {}),
]
WINDOWS = [game.setup(3, BRIEF | {"cleanup_order": "at_once", "cleanup_without_event": "last_event"}, {})]
TINY = [game.setup(3, BRIEF | {"auction_min_bid": 30, "cleanup_order": "at_once"}, {})]  # each undo replays all from the start
QUICK = ["1", "3", "6", "14"]
SECRET = ["7", "13"]
SLOW = [law for law in LAWS if law not in {*QUICK, *SECRET, "undo"}]


@pytest.mark.parametrize("law", QUICK)
def test_law_with_every_switch(law: str) -> None:
    judge(game, EVERY_SWITCH, games=1, seed=11, laws=(law,), every=100)


@pytest.mark.parametrize("law", SLOW)
def test_law_in_short_games(law: str) -> None:
    judge(game, SHORT, games=1, seed=5, laws=(law,), every=100, refer="harena.games.colosseum")


def test_law_of_undo_in_a_tiny_game() -> None:
    judge(game, TINY, games=1, seed=5, laws=("undo",), refer="harena.games.colosseum")


@pytest.mark.parametrize("law", SECRET)
def test_law_of_secrets(law: str) -> None:
    judge(game, WINDOWS, games=4, seed=2, laws=(law,), secrets=True)


def test_node_counts_are_pinned() -> None:
    """Each of twelve green kinds may come first; four of them are single tokens, gone once drawn."""
    judge(game, [game.setup(3, {}, {})], games=1, laws=("3",), depth=2, pins={0: (12, 140)})


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
def test_law_over_many_games(law: str) -> None:
    games = 1 if law == "undo" else 2  # each undo replays all from the start
    looks = 1 if law == "7" else 5  # a window comes up once in a game, if at all
    setups = setups_of(game, 60)
    judge(game, setups, games, 1000, laws=(law,), every=150, looks=looks, secrets=True, refer="harena.games.colosseum")
