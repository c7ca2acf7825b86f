"""Numbers of all moves and outcomes, in blocks sized for the largest set-up; new blocks go at the end."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from harena.core.rules import Bounds
from harena.games.baumeister.tables import Setup

AMOUNTS: Final[i64] = 100  # a block of amounts holds 0 to 99; the box has 72 cards

FIRST: Final[i64] = 0  # 4: the material of the first card (B1.9)
GO: Final[i64] = 3  # 7: GO + d, d = 1 to 7 (B3.1)
WHEELS: Final[i64] = 11  # 7: WHEELS + w, w = 0 to 6 steps paid by wheels (B3.3)
PASS: Final[i64] = 18  # 1: (B4.3, B5.18, B6.2)
BUY: Final[i64] = 19  # 4: the material of the card given (B4.1)
TAKE: Final[i64] = 23  # 1: (B5.2)
BUILD: Final[i64] = 24  # 1: (B5.8)
CHOOSE: Final[i64] = 25  # 5: the kind to score (B6.1)
CARD: Final[i64] = 30  # 4: the card of token T3 (B6.3)
ANSWER: Final[i64] = 40  # 100: cards taken at a scoring, 0 for 1 fame (B7.2)
PAY: Final[i64] = 140  # 4 x 100: cards given of a material (B5.9)
DISCARD: Final[i64] = 540  # 4 x 100: cards returned of a material (B8.1)
DEAL: Final[i64] = 940  # 4: chance, a start strip (B1.2)
TOKEN: Final[i64] = 944  # 3: chance, a scoring token (B1.11)
STARTER: Final[i64] = 947  # 4: chance, the start player (B1.13)
TILE: Final[i64] = 951  # 5: chance, a landscape tile by kind (B1.14, B5.5)
PART: Final[i64] = 956  # 20: chance, a Colosseum part (B1.7, B5.15)
END: Final[i64] = 976


class Block(NamedTuple):
    """A run of move numbers: its word in notation, first number and length."""

    word: str
    base: int
    size: int


BLOCKS: Final = (
    Block("first", FIRST, 4),
    Block("go", GO + 1, 7),
    Block("wheels", WHEELS, 7),
    Block("pass", PASS, 1),
    Block("buy", BUY, 4),
    Block("take", TAKE, 1),
    Block("build", BUILD, 1),
    Block("score", CHOOSE, 5),
    Block("card", CARD, 4),
    Block("cards", ANSWER, AMOUNTS),
    Block("pay", PAY, 4 * AMOUNTS),
    Block("discard", DISCARD, 4 * AMOUNTS),
    Block("strip", DEAL, 4),
    Block("token", TOKEN, 3),
    Block("start", STARTER, 4),
    Block("tile", TILE, 5),
    Block("part", PART, 20),
)


def block_of(m: int) -> Block | None:
    """Return the block a number lies in, or None for a number between or beyond the blocks."""
    for block in BLOCKS:
        if block.base <= m < block.base + block.size:
            return block
    return None


STEPS_OF_SET_UP: Final = 40  # strips, tiles, parts, token, first cards, start player
STEPS_OF_A_TURN: Final = 26  # distance, split, a tile with four laid, four answers and four times three discards, or a payment


def bounds(setup: Setup) -> Bounds:
    """Return the sizes that hold for every game of this set-up."""
    return Bounds(moves=END, outcomes=20, steps=STEPS_OF_SET_UP + STEPS_OF_A_TURN * setup.turn_limit)
