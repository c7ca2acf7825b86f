"""The phases of a turn, after each of which a game can be stopped, and what everybody has then (C2.2)."""

from typing import Final

from harena.core.reason import Amounts
from harena.core.rules import Ending, Tally
from harena.games.colosseum import state as at
from harena.games.colosseum.state import State
from harena.games.colosseum.tables import KINDS
from harena.games.colosseum.view import PHASES as NAMES

PHASES: Final = NAMES[1:]


def progress(s: State) -> int:
    """Return how many phases have been finished since the game began; the set-up counts as part of the first (C2.1)."""
    turn, phase = s.a[at.TURN], s.a[at.PHASE]
    return max(0, (turn - 1) * len(PHASES) + max(0, phase - 1))


def standing(s: State) -> Ending:
    """Return everybody's purse, medals and tokens (C2.6)."""
    seats = range(s.setup.seats)
    return Ending("C2.2", (), tuple(int(at.coins(s, seat)) for seat in seats), tuple((_purse(s, seat),) for seat in seats))


def _purse(s: State, seat: int) -> Tally:
    counts = at.tokens_of(s, seat)
    tokens = Amounts(tuple((KINDS[kind], count) for kind, count in enumerate(counts) if count))
    return Tally("purse", "C2.6", int(at.coins(s, seat)), {"medals": int(at.own(s, seat, at.MEDAL)), "tokens": tokens})
