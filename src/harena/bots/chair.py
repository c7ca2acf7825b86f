"""What a bot is given when it is asked: everything its seat may know, and nothing from which the true state can be had.

A chair does not hold the table's state but one imagined from it, which the seat cannot tell from the true one (law 7). So
whatever a bot looks at or digs out, two tables that look the same to its seat look the same to the bot.
"""

from dataclasses import dataclass
from typing import Any

from harena.core.ids import Move, Seat
from harena.core.rng import Rng
from harena.core.rules import Rules


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move: seconds, and how many positions it may look at (0: it decides)."""

    seconds: float = 1.0
    positions: int = 0


class Chair:
    """One question to one seat; ``rng`` is the bot's own stream."""

    __slots__ = ("_known", "budget", "rng", "rules", "seat")

    def __init__(self, rules: Rules[Any], state: Any, seat: Seat, rng: Rng, budget: Budget) -> None:  # noqa: ANN401 - any game's state
        self.rules = rules
        self.seat = seat
        self.rng = rng
        self.budget = budget
        self._known = rules.imagine(state, seat, rng)

    def view(self) -> Any:  # noqa: ANN401 - any game's view
        """Return what the seat sees."""
        return self.rules.view(self._known, self.seat)

    def legal(self) -> list[Move]:
        """Return what the seat may do."""
        return self.rules.legal(self._known, self.seat)

    def imagine(self) -> Any:  # noqa: ANN401 - any game's state
        """Return a full state, of the bot's own, that the seat cannot tell from the true one."""
        return self.rules.imagine(self._known, self.seat, self.rng)
