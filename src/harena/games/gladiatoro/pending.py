"""Everything that can be pending, each an entry of four ints in ``State.todo``: what, seat, argument, gesture begun."""

from typing import Final

from mypy_extensions import i64

# Chance.
DRAW_TOKEN: Final[i64] = 1  # argument: 1 for placing, 0 for a phase
MOVE_DIE: Final[i64] = 2  # seat, argument: dice left
ORDER_DIE: Final[i64] = 3  # seat
RED_DIE: Final[i64] = 4  # seat, argument: dice left
BLACK_DIE: Final[i64] = 5  # seat, argument: dice left
LAST_CHANCE: Final[i64] = 5

# Secret windows; the seats asked stand in State.a[ANSWER:].
FACTORS: Final[i64] = 6  # argument: the number of the choice, from 0
DECLARE: Final[i64] = 7  # argument: the window
TIED_ACT: Final[i64] = 8  # argument: the window
TIED_HEX: Final[i64] = 9  # argument: the window
LAST_WINDOW: Final[i64] = 9

# Decisions of a seat.
CHOOSE_FIGURE: Final[i64] = 10  # argument: 1 for placing, 0 for a phase
START_HEX: Final[i64] = 11  # argument: figure
FACE: Final[i64] = 12  # argument: figure
ACTION: Final[i64] = 13  # argument: figure
AFTER_MOVE: Final[i64] = 14  # argument: figure
AFTER_ATTACK: Final[i64] = 15  # argument: figure
MOVE_HEX: Final[i64] = 16  # argument: figure
STEP_HEX: Final[i64] = 17  # argument: figure
DASH_HEX: Final[i64] = 18  # argument: figure
ACT: Final[i64] = 19  # argument: the window
SUPPORT: Final[i64] = 20  # argument: figure
PUSH_HEX: Final[i64] = 21  # argument: figure
FOLLOW: Final[i64] = 22  # argument: hex left free
LAST_DECISION: Final[i64] = 22

# Steps that nobody decides.
NEXT_FACTORS: Final[i64] = 30  # argument: the number of the choice
NEXT_START: Final[i64] = 31
TURN_START: Final[i64] = 32
NEXT_PHASE: Final[i64] = 33
OPEN: Final[i64] = 34  # argument: the window
ORDER: Final[i64] = 35  # argument: the window
QUEUE: Final[i64] = 36  # argument: the window
ALLOWED: Final[i64] = 37  # seat, argument: figure * 4 + way of moving
GATHER: Final[i64] = 38  # seat: 0 attack, 1 defence; argument: first figure to look at
DICE: Final[i64] = 39
RESOLVE: Final[i64] = 40
AFTERMATH: Final[i64] = 41
COMBAT_END: Final[i64] = 42
PHASE_END: Final[i64] = 43
TURN_END: Final[i64] = 44
CARRY_OUT: Final[i64] = 45  # argument: the window
TIED_OPEN: Final[i64] = 46  # argument: the window

# Windows (G2.12, G2.16, G5.11).
PRIOR: Final[i64] = 0
POSTERIOR: Final[i64] = 1
REACTION: Final[i64] = 2

# Ways of moving.
BY_NORMAL: Final[i64] = 0
BY_DASH: Final[i64] = 1
BY_TIED_DASH: Final[i64] = 2
