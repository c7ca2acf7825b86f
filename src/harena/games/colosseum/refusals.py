"""Why a step is refused, as small numbers; ``explain.py`` dresses them with facts and words."""

from typing import Final

from mypy_extensions import i64

LEGAL: Final[i64] = 0
OTHER_BLOCK: Final[i64] = 1  # another kind of decision is asked now
NO_MEDAL: Final[i64] = 2  # C11.3
NO_ACTION: Final[i64] = 3  # C13.4: no additional-action token
NO_SUPPLY: Final[i64] = 4  # C11.7: no medal left
NOT_FREE: Final[i64] = 5  # C2.7: not while answering to others
TOO_DEAR: Final[i64] = 6  # C3.2, C3.6, C3.8, C3.9, C4.6: not enough coins
SOLD: Final[i64] = 7  # C3.4: not in the supply
TOO_LOW: Final[i64] = 8  # C3.3: the number limit
FULL_SIZE: Final[i64] = 9  # C3.6
NO_TICKET: Final[i64] = 10  # C3.8
HAS_LOGE: Final[i64] = 11  # C3.9
NO_FEE: Final[i64] = 12  # C3.10
FEE_FOR_NOTHING: Final[i64] = 13  # C3.12
EMPTY_MARKET: Final[i64] = 14  # C4.1, V16
BELOW_MIN: Final[i64] = 15  # C4.3
LONE_PRICE: Final[i64] = 16  # C4.8, V15
NOT_HIGHER: Final[i64] = 17  # C4.5
NO_PARTNER: Final[i64] = 18  # C5.1
NOTHING_TO_TRADE: Final[i64] = 19  # C5.6
NOT_OWNED: Final[i64] = 20  # C5.5
BOTH_SIDES: Final[i64] = 21  # C5.10
ORDER: Final[i64] = 22  # a deal has one spelling: kinds as printed, gifts first
INCOMPLETE: Final[i64] = 23  # C5.6
SAME_OFFER: Final[i64] = 24  # C5.9
NOT_ANY_MORE: Final[i64] = 25  # C5.5: no longer owned
NO_COUNTER: Final[i64] = 26  # C5.9
NOT_ROLLED: Final[i64] = 27  # C6.3, C6.4
SAME_NOBLE: Final[i64] = 28  # C6.4
NOT_YOURS: Final[i64] = 29  # C6.9: program not owned
TOO_SMALL: Final[i64] = 30  # C6.9: arena
TOO_FEW: Final[i64] = 31  # C6.9: tokens
NOT_USED: Final[i64] = 32  # C7.4
NOT_HELD: Final[i64] = 33  # C7.8
NO_ROOM_FOR_DEAL: Final[i64] = 34  # C5.6: nothing else could complete the offer
