"""The one thing a fight can be stopped after: a turn (G2.6)."""

from typing import Final

from harena.core.rules import Ending
from harena.games.gladiatoro.state import TURN, State
from harena.games.gladiatoro.steps.final import score_of, tallies

PHASES: Final = ("turn",)


def progress(s: State) -> int:
    """Return how many turns have been finished; the set-up counts as part of the first."""
    return max(0, s.a[TURN] - 1)


def standing(s: State) -> Ending:
    """Return how the teams stand, without ranks."""
    teams = s.setup.team_of[: s.setup.seats]
    return Ending("G6.5", (), tuple(score_of(s, team) for team in teams), tuple(tallies(s, team) for team in teams))
