"""The one thing a game can be stopped after: a player's turn (B8.3)."""

from typing import Final

from harena.core.rules import Ending
from harena.games.baumeister.state import TURNS, State
from harena.games.baumeister.steps.final import score_of, tallies

PHASES: Final = ("turn",)


def progress(s: State) -> int:
    """Return how many turns have been finished; the deal counts as part of the first."""
    return s.a[TURNS]


def standing(s: State) -> Ending:
    """Return what everybody's hand and fame would count for now, without ranks."""
    seats = range(s.setup.seats)
    return Ending("B8.3", (), tuple(score_of(s, seat) for seat in seats), tuple(tallies(s, seat) for seat in seats))
