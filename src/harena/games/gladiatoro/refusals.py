"""Why a step is refused, as small numbers; ``explain.py`` dresses them with facts and words."""

from typing import Final

from mypy_extensions import i64

LEGAL: Final[i64] = 0
OTHER_BLOCK: Final[i64] = 1  # another kind of decision is asked now
BAD_FACTOR: Final[i64] = 2  # G1.2: out of range
BAD_TOTAL: Final[i64] = 3  # G2.20: the rest of the team could not make the total
NOT_YOURS: Final[i64] = 4  # G2.11: another player's figure
NOT_ALIVE: Final[i64] = 5  # G6.1
DONE: Final[i64] = 6  # G2.11: already placed, or activated this turn
OFF_BOARD: Final[i64] = 7  # G4.17: this arena has no such hex
OBSTACLE: Final[i64] = 8  # G4.7
OCCUPIED: Final[i64] = 9  # G4.7
NO_START: Final[i64] = 10  # G2.4: not a hex to start from
BESIDE_FOE: Final[i64] = 11  # G2.4
TOO_FAR: Final[i64] = 12  # G4.4
ZONE: Final[i64] = 13  # G4.8
TOO_SHORT: Final[i64] = 14  # G4.4: with move_up_to off
NO_SUCH: Final[i64] = 15  # no such figure in this fight
FRIEND: Final[i64] = 16  # G7.11
NOT_ADJACENT: Final[i64] = 17  # G5.1
NOT_FRONT: Final[i64] = 18  # G1.7
IN_PHASE: Final[i64] = 19  # G3.1
SPENT: Final[i64] = 20  # G3.1
SAME_FACING: Final[i64] = 21  # G3.5
NOT_IN_MENU: Final[i64] = 22  # G3.5
NO_ROOM: Final[i64] = 23  # G3.12: no hex to step to
NOT_CIRCLE: Final[i64] = 24  # G5.12
NOT_TOWARD: Final[i64] = 25  # G5.14
ONE_ONLY: Final[i64] = 26  # G2.14: with move_or_attack
NOT_BESIDE: Final[i64] = 27  # G5.21: not one of the two hexes beside it
ROUND_OVER: Final[i64] = 28  # G3.9: each figure once in a round
