"""Numbers of all moves and outcomes, in blocks sized for the largest set-up; new blocks go at the end."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from harena.core.rules import Bounds
from harena.games.colosseum.tables import (
    ALL_KINDS,
    FACES,
    HELD_KINDS,
    ITEMS,
    MAX_FACE,
    MAX_SEATS,
    NOBLE_COUNT,
    PROGRAMS,
    STALLS,
    STANDARD,
    TURNS,
    Setup,
)

MOST: Final[i64] = 999  # coins in one bid or offer
PASS: Final[i64] = 0  # pass, leave, decline to go on (C2.3)
NO: Final[i64] = 1  # decline an offer (C5.2)
YES: Final[i64] = 2  # take part (C6.1), accept (C5.2)
CASH: Final[i64] = 3  # a medal for coins (C11.3)
SWAP: Final[i64] = 4  # an additional-action token for a medal (C13.4)
TICKET: Final[i64] = 5  # C3.8
LOGE: Final[i64] = 6  # C3.9
EXPAND: Final[i64] = 7  # 2: left, right (C3.6)
FEE: Final[i64] = 9  # 2: a second investment for medals, for the token (C3.10)
BUY: Final[i64] = 11  # 30: a program (C3.2)
MARKET: Final[i64] = 41  # 5: a market to auction (C4.1)
AMOUNT: Final[i64] = 46  # 1000: a bid, coins or tokens (C4.5, C5.2)
TO: Final[i64] = 1046  # 6: the partner of an offer, or all (C5.2, C5.11)
GIVE: Final[i64] = 1052  # 15: a kind or coins to give
TAKE: Final[i64] = 1067  # 15: a kind or coins to take
SEND: Final[i64] = 1082  # the offer or the event is complete
COUNTER: Final[i64] = 1083  # C5.9
MOVE: Final[i64] = 1084  # 6 x 12: a noble by one die (C6.3)
SUM: Final[i64] = 1156  # 6 x 24: a noble by both dice (C6.4)
NUDGE: Final[i64] = 1300  # 6 x 6: a noble 3, 2, 1 squares back, or 1, 2, 3 on, for a medal (C6.8)
STAGE: Final[i64] = 1336  # 30: a program (C6.9)
HOLD: Final[i64] = 1366  # 13: a kind of which tokens are held back, or jokers (C6.11)
SPEND: Final[i64] = 1379  # 40: medals for spectators (C11.1), SPEND + number - 1
DROP: Final[i64] = 1419  # 13: a token lost (C7.4)
NAME: Final[i64] = 1432  # 12: a kind to be given (C7.8)
TOKEN: Final[i64] = 1444  # 15: chance, a token
DEAL: Final[i64] = 1459  # 30: chance, a start program
DIE: Final[i64] = 1489  # 6: chance, a face of the movement die
ROLL: Final[i64] = 1495  # 12: chance, a tie-break die, ROLL + number - 1
END: Final[i64] = 1507
# Every amount as a move, made once: a slice of them is the list of some.
AMOUNTS: Final[list[int]] = list(range(AMOUNT, AMOUNT + MOST + 1))
# Every token as an outcome.
TOKENS: Final[list[int]] = list(range(TOKEN, TOKEN + ALL_KINDS))
# What may be named of an offer, and SEND, as moves, for each byte of their 31 bits: so many bytes joined are the list of some.
SPELLED: Final[list[list[int]]] = [
    [int(GIVE) + 8 * part + bit for bit in range(8) if byte >> bit & 1] for part in range(4) for byte in range(256)
]


class Block(NamedTuple):
    """A run of move numbers: its word in notation, first number and length."""

    word: str
    base: int
    size: int


BLOCKS: Final = (
    Block("pass", PASS, 1),
    Block("no", NO, 1),
    Block("yes", YES, 1),
    Block("cash", CASH, 1),
    Block("swap", SWAP, 1),
    Block("ticket", TICKET, 1),
    Block("loge", LOGE, 1),
    Block("expand", EXPAND, 2),
    Block("fee", FEE, 2),
    Block("buy", BUY, PROGRAMS),
    Block("market", MARKET, STALLS),
    Block("amount", AMOUNT, MOST + 1),
    Block("to", TO, MAX_SEATS + 1),
    Block("give", GIVE, ITEMS),
    Block("take", TAKE, ITEMS),
    Block("send", SEND, 1),
    Block("counter", COUNTER, 1),
    Block("move", MOVE, NOBLE_COUNT * MAX_FACE),
    Block("sum", SUM, 2 * NOBLE_COUNT * MAX_FACE),
    Block("nudge", NUDGE, 6 * NOBLE_COUNT),
    Block("stage", STAGE, PROGRAMS),
    Block("hold", HOLD, STANDARD + 1),
    Block("spend", SPEND, 40),
    Block("drop", DROP, STANDARD + 1),
    Block("name", NAME, STANDARD),
    Block("token", TOKEN, ALL_KINDS),
    Block("deal", DEAL, PROGRAMS),
    Block("die", DIE, FACES),
    Block("roll", ROLL, MAX_FACE),
)


def block_of(m: int) -> Block | None:
    """Return the block a number lies in, or None for a number between or beyond the blocks."""
    for block in BLOCKS:
        if block.base <= m < block.base + block.size:
            return block
    return None


def known_block(m: int) -> Block:
    """Return the block of a number that is a move."""
    block = block_of(m)
    if block is None:
        raise ValueError(m)
    return block


def bounds(setup: Setup) -> Bounds:
    """Return the sizes that hold for every game of this set-up."""
    seats = setup.seats
    deal = 4 * (2 * HELD_KINDS + 2)  # an offer and its counter, each kind and its amount
    invest = seats * 3 * setup.max_invest
    auction = seats * seats * (3 + MOST + 2 * seats) + 75
    trade = seats * setup.cap * (deal + 2 * seats + 2)
    produce = seats * (10 + 2 * (STANDARD + 3)) + 4 * setup.medals
    close = 4 * seats * (setup.max_rerolls + 2) + 4 * seats
    free = 4 * setup.medals + 16 * seats
    return Bounds(
        moves=END,
        outcomes=PROGRAMS,
        steps=60 + 2 * seats + TURNS * (invest + auction + trade + produce + close + free),
    )
