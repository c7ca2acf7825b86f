"""The bot that plays anything."""

from harena.bots.chair import Chair
from harena.core.ids import Move


class Uniform:
    """Chooses among the legal moves, each as likely as the others."""

    def choose(self, chair: Chair) -> Move:
        """Return one of the legal moves."""
        moves = chair.legal()
        return moves[chair.rng.below(len(moves))]
