"""A full state that a seat cannot tell from the true one."""

from harena.core.ids import Seat
from harena.core.rng import Rng
from harena.games.colosseum.state import ANSWER, NOT_ASKED, UNANSWERED, State, clone, put


def imagine(s: State, seat: Seat, rng: Rng) -> State:  # noqa: ARG001 - nothing here is guessed at random
    """Return the state as this seat may think it is.

    The bag's order and the dice are no part of a state, and the token that lies face down can be counted (C2.10). So the only
    secrets are what others choose where all lose a token at once (``cleanup_order``): here nobody else has chosen yet.
    """
    other = clone(s)
    for one in range(s.setup.seats):
        if one != seat and other.b[ANSWER + one] != NOT_ASKED:
            put(other, ANSWER + one, UNANSWERED)
    return other
