"""The small whole numbers that bots, records and networks share."""

from typing import Final

Seat = int
Move = int

CHANCE: Final = -1
"""Acts when the next step is a draw or a roll."""

OVER: Final = -2
"""Acts when the game has ended."""
