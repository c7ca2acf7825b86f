"""The phases of a turn, after each of which a game can be stopped, and what everybody has then (C2.2)."""

from typing import Final

from harena.core.reason import Amounts
from harena.core.rules import Ending, Tally
from harena.games.colosseum import state as at
from harena.games.colosseum.state import SEAT, WIDTH, State
from harena.games.colosseum.tables import HELD_KINDS, KINDS
from harena.games.colosseum.view import PHASES as NAMES

PHASES: Final = NAMES[1:]


def progress(s: State) -> int:
    """Return how many phases have been finished since the game began; the set-up counts as part of the first (C2.1)."""
    turn, phase = s.a[at.TURN], s.a[at.PHASE]
    return max(0, (turn - 1) * len(PHASES) + max(0, phase - 1))


def standing(s: State) -> Ending:
    """Return everybody's purse, medals and tokens (C2.6)."""
    purses = [SEAT + WIDTH * seat for seat in range(s.setup.seats)]
    return Ending("C2.2", (), tuple(s.a[base] for base in purses), tuple((_purse(s, base),) for base in purses))


def _purse(s: State, base: int) -> Tally:
    tokens = Amounts(tuple((KINDS[kind], s.a[base + at.TOK + kind]) for kind in range(HELD_KINDS) if s.a[base + at.TOK + kind]))
    return Tally("purse", "C2.6", s.a[base + at.COINS], {"medals": s.a[base + at.MEDAL], "tokens": tokens})
