"""Numbers of all moves and outcomes, in blocks sized for the largest set-up; new blocks go at the end."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from harena.core.rules import Bounds
from harena.games.gladiatoro.tables import BY_RATIO, LADDER, MAX_FACES, MAX_FACTOR, MAX_FIGURES, MAX_HEXES, MAX_SEATS, Setup

PASS: Final[i64] = 0  # the figure in phase does nothing (G2.13)
MOVE: Final[i64] = 1  # roll for movement (G4.1)
NO: Final[i64] = 2  # decline
YES: Final[i64] = 3  # declare an extra action (G3.9), support (G5.3), follow up (G5.22)
STOP: Final[i64] = 4  # no further extra action in this round (G3.9)
FACTOR: Final[i64] = 5  # 21: a defence factor (G1.2)
NAME: Final[i64] = 26  # 24: one of one's figures (G2.4, G2.11)
HEX: Final[i64] = 50  # 169: a hex to stand on (G2.4, G4.4, G5.21)
FACE: Final[i64] = 219  # 6: a facing (G4.5)
ATTACK: Final[i64] = 225  # 24: the target (G5.1)
TURN: Final[i64] = 249  # 24 x 6: a figure and its new facing (G3.5, G5.14)
STEP: Final[i64] = 393  # 24: a figure that steps one hex (G3.12)
DASH: Final[i64] = 417  # 24: a figure that steps by roll (G3.12)
SHIFT: Final[i64] = 441  # 169 x 6: hex and facing, chosen unseen by tied players (8.1)
DRAW: Final[i64] = 1455  # 6: chance, a colour from the bag (G2.10)
DIE: Final[i64] = 1461  # 20: chance, a die, DIE + face
END: Final[i64] = 1482


class Block(NamedTuple):
    """A run of move numbers: its word in notation, first number and length."""

    word: str
    base: int
    size: int


BLOCKS: Final = (
    Block("pass", PASS, 1),
    Block("move", MOVE, 1),
    Block("no", NO, 1),
    Block("yes", YES, 1),
    Block("stop", STOP, 1),
    Block("factor", FACTOR, MAX_FACTOR + 1),
    Block("name", NAME, MAX_FIGURES),
    Block("hex", HEX, MAX_HEXES),
    Block("face", FACE, 6),
    Block("attack", ATTACK, MAX_FIGURES),
    Block("turn", TURN, 6 * MAX_FIGURES),
    Block("step", STEP, MAX_FIGURES),
    Block("dash", DASH, MAX_FIGURES),
    Block("shift", SHIFT, 6 * MAX_HEXES),
    Block("draw", DRAW, MAX_SEATS),
    Block("die", DIE + 1, MAX_FACES),
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


def longest(setup: Setup) -> int:
    """Return after how many turns a fight is over at the latest (G6.6).

    With only the limit of turns without a hit, every hit is a wound, and there are only so many; where a hit may do no wound
    chance alone ends a fight, and the number is beyond anything ever seen.
    """
    if setup.turn_limit:
        return setup.turn_limit
    if setup.damage == BY_RATIO:
        return 2000 * setup.no_hit_turns
    wounds = setup.figures * max(setup.capacity) * (3 if setup.damage == LADDER else 1)
    return (wounds + 1) * setup.no_hit_turns


def bounds(setup: Setup) -> Bounds:
    """Return the sizes that hold for every game of this set-up."""
    seats, figures = setup.seats, setup.figures
    window = 3 * seats + seats * (1 + setup.max_rerolls) + seats  # answers, dice for the order, stops
    action = 3 + setup.move_dice  # an extra action: figure, dice, hex, facing
    windows = 3 * figures + setup.per_turn * figures  # prior, posterior, reaction; and one more round for each action spent
    fight = 8 + setup.move_dice + setup.attack_dice + setup.defence_dice + 3 * figures
    turn = windows * window + setup.per_turn * figures * action + figures * fight
    return Bounds(moves=END, outcomes=MAX_FACES, steps=6 * figures + turn * longest(setup))
