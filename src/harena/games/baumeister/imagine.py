"""A full state that a seat cannot tell from the true one."""

from harena.core.ids import Seat
from harena.core.rng import Rng
from harena.games.baumeister.state import ANSWER, NOT_ASKED, UNANSWERED, State, clone


def imagine(s: State, seat: Seat, rng: Rng) -> State:  # noqa: ARG001 - piles are drawn only when they are needed
    """Return the state as this seat may think it is.

    The order of the piles is no part of a state (they are multisets until drawn) and hands can be counted (B2.5), so the only
    secret is what others have answered in an open scoring (B7.10): here nobody else has answered yet.
    """
    other = clone(s)
    for one in range(s.setup.seats):
        if one != seat and other.a[ANSWER + one] != NOT_ASKED:
            other.a[ANSWER + one] = UNANSWERED
    return other
