"""G6.3 to G6.8 The end: who wins, and everybody's place."""

from harena.core.rules import Ending, Tally
from harena.games.gladiatoro.state import (
    BLOOD,
    BY_LAST_TEAM,
    BY_NOBODY,
    DEALT,
    ENDED,
    FELL,
    FELLED,
    FIG,
    WIDTH,
    WOUNDS,
    State,
)
from harena.games.gladiatoro.tables import FIRST_BLOOD, MOST_WOUNDS, POINTS


def living(s: State, team: int) -> int:
    """Return how many figures of a team live."""
    return sum(not s.a[FIG + WIDTH * f + FELL] for f in figures_of(s, team))


def figures_of(s: State, team: int) -> list[int]:
    """Return the figures of a team."""
    return [f for f in range(s.setup.figures) if s.setup.team_of[f // s.setup.per] == team]


def score_of(s: State, team: int) -> int:
    """Return what a team's end is reckoned in: living figures, wounds dealt, or points (G6.3, ``victory``)."""
    if s.setup.victory == POINTS:
        return s.a[DEALT + team] + 2 * s.a[FELLED + team]
    if s.setup.victory == MOST_WOUNDS:
        return s.a[DEALT + team]
    return living(s, team)


def order_key(s: State, team: int) -> tuple[int, ...]:
    """Return what ranks a team, highest first (G6.6, G6.8, 8.1)."""
    victory = s.setup.victory
    if victory in {POINTS, MOST_WOUNDS}:
        return (score_of(s, team),)
    drew = s.a[BLOOD] >> team & 1 if victory == FIRST_BLOOD else 0
    if drew:
        return (1,)
    alive = living(s, team)
    own = figures_of(s, team)
    if alive:
        return (0, 1, alive, -sum(s.a[FIG + WIDTH * f + WOUNDS] for f in own))
    return (0, 0, max(s.a[FIG + WIDTH * f + FELL] for f in own))


def rule_of(s: State) -> str:
    """Return the rule by which the fight ended."""
    how = s.a[ENDED]
    return "G6.3" if how == BY_LAST_TEAM else "G6.4" if how == BY_NOBODY else "G6.6"


def tallies(s: State, team: int) -> tuple[Tally, ...]:
    """Return a team's score line by line."""
    victory = s.setup.victory
    if victory in {POINTS, MOST_WOUNDS}:
        lines = [Tally("wounds-dealt", "G6.3", s.a[DEALT + team])]
        if victory == POINTS:
            lines.append(Tally("eliminations", "G6.3", 2 * s.a[FELLED + team], {"count": s.a[FELLED + team]}))
        return tuple(lines)
    return (Tally("standing", "G6.6", living(s, team)),)


def ending(s: State) -> Ending | None:
    """Return how the fight ended, team mates sharing their place; None before (G6.3, G6.4, G6.6, G6.8)."""
    if not s.a[ENDED]:
        return None
    setup = s.setup
    keys = [order_key(s, team) for team in range(setup.teams)]
    seats = [keys[setup.team_of[seat]] for seat in range(setup.seats)]
    return Ending(
        rule=rule_of(s),
        ranks=tuple(1 + sum(other > key for other in seats) for key in seats),
        scores=tuple(score_of(s, setup.team_of[seat]) for seat in range(setup.seats)),
        tallies=tuple(tallies(s, setup.team_of[seat]) for seat in range(setup.seats)),
    )


def returns(s: State) -> list[float]:
    """Return each seat's share of the win minus 1/seats; team mates and whoever draws share it (G6.3, G6.4)."""
    end = ending(s)
    seats = s.setup.seats
    if end is None:
        return [0.0] * seats
    winners = end.ranks.count(1)
    return [(1 / winners if rank == 1 else 0.0) - 1 / seats for rank in end.ranks]
