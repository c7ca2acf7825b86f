"""The bot that takes what looks best now."""

from harena.bots.chair import Chair
from harena.core.ids import Move


class Greedy:
    """Chooses the move that the game's own beginner's eye finds worth most, one of the best at random."""

    def choose(self, chair: Chair) -> Move:
        """Return one of the legal moves of the highest worth."""
        moves = chair.legal()
        if len(moves) == 1:
            return moves[0]
        state = chair.imagine()
        worths = [chair.rules.worth(state, chair.seat, move) for move in moves]
        best = max(worths)
        tied = [move for move, worth in zip(moves, worths, strict=True) if worth == best]
        return tied[chair.rng.below(len(tied))] if len(tied) > 1 else tied[0]
