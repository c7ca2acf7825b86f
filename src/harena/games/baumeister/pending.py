"""Everything that can be pending, each an entry of four ints in ``State.todo``: what, seat, argument, gesture begun."""

from typing import Final

from mypy_extensions import i64

# Chance.
DEAL_STRIP: Final[i64] = 1  # seat
LAY_TILE: Final[i64] = 2  # argument: corner
LAY_PART: Final[i64] = 3  # argument: corner
DRAW_TOKEN: Final[i64] = 4
FIND_START: Final[i64] = 5
LAST_CHANCE: Final[i64] = 5

# Decisions of a seat.
FIRST_CARD: Final[i64] = 6
DISTANCE: Final[i64] = 7
SPLIT: Final[i64] = 8  # argument: distance
STORAGE_FIELD: Final[i64] = 9
CORNER: Final[i64] = 10  # argument: corner
PAYMENT: Final[i64] = 11  # argument: material asked now
SCORING_FIELD: Final[i64] = 12
TOKEN_CARD_FIELD: Final[i64] = 13
WINDOW: Final[i64] = 14  # argument: material; the seats asked stand in State.a[ANSWER:]
ANSWER_IN_TURN: Final[i64] = 15  # argument: material
HAND_CHECK: Final[i64] = 16  # argument: material asked now

# Steps that nobody decides.
SCORE_ROW: Final[i64] = 20  # argument: corner
CHECK: Final[i64] = 21  # seat
NEXT: Final[i64] = 22
FINISH: Final[i64] = 23  # argument: how it ended
