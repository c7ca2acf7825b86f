"""Why a step is refused, as small numbers; ``explain.py`` dresses them with facts and words."""

from typing import Final

from mypy_extensions import i64

LEGAL: Final[i64] = 0
OTHER_BLOCK: Final[i64] = 1  # another kind of decision is asked now
NO_REACH: Final[i64] = 2  # B3.3, B10.2: neither wheels nor fame for that distance
WHEELS_FIRST: Final[i64] = 3  # B3.3: more wheels than are free, or more than steps to pay
FAME_SHORT: Final[i64] = 4  # B10.2: the rest would cost more fame than there is
NO_CARD: Final[i64] = 5  # B4.1: no such card in hand
NO_STORAGE: Final[i64] = 6  # B10.9: no storage tile left
ROW_EMPTY: Final[i64] = 7  # B5.2
NO_PART: Final[i64] = 8  # B5.8: no part beside the consul
CANNOT_PAY: Final[i64] = 9  # B5.9
MUST_ACT: Final[i64] = 10  # B5.1: a tile can be taken
MUST_BUILD: Final[i64] = 11  # B5.18: only building is possible, and compulsory
BAD_PAYMENT: Final[i64] = 12  # B5.9: no payment begins like this
TOO_MANY: Final[i64] = 13  # B7.2: more cards than tiles, or than the pile holds
ALL_OR_NONE: Final[i64] = 14  # B7.3: with partial_take off
PILE_EMPTY: Final[i64] = 15  # B6.3: token T3 gives no card of an empty pile
DISCARD_EXACT: Final[i64] = 16  # B8.1: the hand must come down to the limit, no further
FIRST_PILE_EMPTY: Final[i64] = 17  # B1.9: no first card of an empty pile
