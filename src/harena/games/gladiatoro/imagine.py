"""A full state that a seat cannot tell from the true one."""

from harena.core.ids import Seat
from harena.core.rng import Rng
from harena.games.gladiatoro.state import ANSWER, FACTOR, FIG, NOT_ASKED, SHOWN, UNANSWERED, WIDTH, State, clone
from harena.games.gladiatoro.steps.setting_up import chooser, left_of, rest_of


def usual_factor(s: State, seat: int) -> int:
    """Return the factor for whoever does not choose: 4 or the nearest in range, or as even as can be (G7.13)."""
    setup = s.setup
    if setup.equal_total:
        return -(-rest_of(s, seat) // left_of(s, seat))
    return min(max(4, setup.factor_low), setup.factor_high)


def imagine(s: State, seat: Seat, rng: Rng) -> State:  # noqa: ARG001 - nothing here is guessed at random
    """Return the state as this seat may think it is.

    The bag's order and the dice are no part of a state, so the only secrets are what others answer in an open window (G3.9): here
    nobody else has answered yet; and the factors others have chosen before all are shown (G2.20): here the usual ones.
    """
    other = clone(s)
    a, setup = other.a, s.setup
    for one in range(setup.seats):
        if one != seat and a[ANSWER + one] != NOT_ASKED:
            a[ANSWER + one] = UNANSWERED
    if not a[SHOWN]:
        hidden = [f for f in range(setup.figures) if chooser(s, f) != seat and a[FIG + WIDTH * f + FACTOR] >= 0]
        for f in hidden:
            a[FIG + WIDTH * f + FACTOR] = -1
        for f in hidden:
            a[FIG + WIDTH * f + FACTOR] = usual_factor(other, chooser(s, f))
    return other
