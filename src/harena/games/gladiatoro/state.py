"""A position: one flat list of ints with the layout below, and the pending decisions, four ints each."""

from typing import Final

from mypy_extensions import i64

from harena.core.codec import pack, unpack
from harena.core.errors import Unreadable
from harena.games.gladiatoro.tables import FACTOR_MINUS_1, LADDER, Setup

# Layout of ``State.a``: the fight, then what each seat has, then the figures, then red dice by face where each counts alone.
TURN: Final[i64] = 0  # from 1; 0 in the set-up
PHASE: Final[i64] = 1  # the figure in phase, or -1
SERIES: Final[i64] = 2  # the seat whose token is in hand, with one token a player, or -1
QUIET: Final[i64] = 3  # turns running without a hit
HIT: Final[i64] = 4  # 1 once there was a hit in this turn
MOMENT: Final[i64] = 5  # how often figures have fallen
TARGET: Final[i64] = 6  # of the main combat, or -1
RED: Final[i64] = 7  # dice of the attack
BLACK: Final[i64] = 8  # dice of the defence
RED_SUM: Final[i64] = 9  # or the highest, as far as rolled
BLACK_SUM: Final[i64] = 10
ROLLED: Final[i64] = 11  # the movement dice, then the hexes they allow
REROLLS: Final[i64] = 12  # of the order, so far
SPENT: Final[i64] = 13  # extra actions spent in this round of a window
HITS: Final[i64] = 14  # 1 when the last comparison was a hit
SHOWN: Final[i64] = 15  # 1 once the factors are shown
ENDED: Final[i64] = 16
BLOOD: Final[i64] = 17  # teams that dealt the first wound, as bits (``victory``)

ANSWER: Final[i64] = 18  # in a secret window: NOT_ASKED, UNANSWERED or a move
PLACE: Final[i64] = 24  # in the queue, from 0, or -1
DIE: Final[i64] = 30  # of the order, 0 before it is rolled
WANT: Final[i64] = 36  # what tied players have named, 0 for nothing
REACH: Final[i64] = 42  # hexes that a tied player's roll allows
DEALT: Final[i64] = 48  # wounds dealt, a team
FELLED: Final[i64] = 54  # eliminations dealt, a team

FIG: Final[i64] = 60  # WIDTH ints a figure
WIDTH: Final[i64] = 8
FACTOR: Final[i64] = 0  # -1 before it is chosen
AT: Final[i64] = 1  # the hex, -1 off the board
FACING: Final[i64] = 2
WOUNDS: Final[i64] = 3  # taken; light ones with the ladder
EXTRA: Final[i64] = 4  # extra actions spent this turn
NORMAL: Final[i64] = 5  # 1 once the normal action of this turn is over
FELL: Final[i64] = 6  # the moment it fell, from 1; 0 while it lives
ROUND: Final[i64] = 7  # 1 once it has acted in this round of a window

NOT_ASKED: Final[i64] = -2
UNANSWERED: Final[i64] = -1

RUNNING: Final[i64] = 0
BY_LAST_TEAM: Final[i64] = 1  # G6.3
BY_NOBODY: Final[i64] = 2  # G6.4
BY_LIMIT: Final[i64] = 3  # G6.6


def size_of(figures: i64, faces: i64) -> int:
    """Return how many numbers a position has."""
    return FIG + WIDTH * figures + faces


class State:
    """A position: ``a`` as laid out above, and what is pending, the top of it last.

    ``moves`` are the legal moves of the decision on top. They follow from the rest, are listed once when they are wanted, and are
    replaced, never changed, so that clones may share them.
    """

    __slots__ = ("a", "moves", "setup", "todo")

    def __init__(self, setup: Setup, a: list[int], todo: list[int], moves: list[int]) -> None:
        self.setup = setup
        self.a = a
        self.todo = todo
        self.moves = moves


def blank(setup: Setup) -> State:
    """Return an empty arena: no factor chosen, nobody placed."""
    a = [0] * setup.size
    a[PHASE] = a[SERIES] = a[TARGET] = -1
    for seat in range(6):
        a[ANSWER + seat] = NOT_ASKED
        a[PLACE + seat] = -1
    for f in range(setup.figures):
        a[FIG + WIDTH * f + FACTOR] = -1
        a[FIG + WIDTH * f + AT] = -1
    return State(setup, a, [], [])


def clone(s: State) -> State:
    """Return a copy that later moves do not touch."""
    return State(s.setup, s.a[:], s.todo[:], s.moves)


def dump(s: State) -> bytes:
    """Return the canonical bytes of the position."""
    return pack(s.a + s.todo)


def load_ints(setup: Setup, data: bytes) -> State:
    """Return the position of a dump, its moves not yet listed; raises :class:`Unreadable`."""
    numbers = unpack(data)
    if len(numbers) < setup.size or (len(numbers) - setup.size) % 4:
        raise Unreadable("dump", f"{len(numbers)} numbers are not a position of this game")
    return State(setup, numbers[: setup.size], numbers[setup.size :], [])


def push(s: State, what: i64, seat: i64 = 0, arg: i64 = 0) -> None:
    """Put a pending decision, draw or step on top; its fourth int says that a gesture has begun."""
    s.todo.extend((what, seat, arg, 0))


def pop(s: State) -> None:
    """Take the top one off."""
    del s.todo[-4:]


# -- figures -------------------------------------------------------------------------------------------------------------------


def alive(s: State, f: i64) -> bool:
    """Return whether a figure has not been eliminated (G6.1)."""
    return s.a[FIG + WIDTH * f + FELL] == 0


def owner(s: State, f: i64) -> i64:
    """Return the seat that leads a figure."""
    return f // s.setup.per


def team(s: State, f: i64) -> i64:
    """Return the team a figure fights for."""
    return s.setup.team_of[f // s.setup.per]


def wounds(s: State, f: i64) -> i64:
    """Return the wounds that count against the capacity and bring an effect: with the ladder one for three light ones (8.1)."""
    taken: i64 = s.a[FIG + WIDTH * f + WOUNDS]
    return taken // 3 if s.setup.damage == LADDER else taken


def factor(s: State, f: i64) -> i64:
    """Return the factor as it is now: lowered by wounds only where ``damage_effect`` says so (G6.7)."""
    chosen: i64 = s.a[FIG + WIDTH * f + FACTOR]
    if s.setup.effect != FACTOR_MINUS_1:
        return chosen
    low: i64 = s.setup.factor_low
    now: i64 = chosen - wounds(s, f)
    return max(low, now)


def capacity(s: State, f: i64) -> i64:
    """Return how many wounds eliminate a figure, by the type with which it began (G5.19)."""
    setup = s.setup
    most: i64 = setup.capacity[setup.type_of[s.a[FIG + WIDTH * f + FACTOR]]]
    return 3 * most if setup.damage == LADDER else most


def at(s: State, hexagon: i64) -> i64:
    """Return the figure on a hex, or -1."""
    a = s.a
    for f in range(s.setup.figures):
        if a[FIG + WIDTH * f + AT] == hexagon:
            return f
    return -1


def still_asked(s: State) -> bool:
    """Return whether an answer is missing in the window that is open (G2.20, G3.9)."""
    return UNANSWERED in s.a[ANSWER : ANSWER + s.setup.seats]


def direction(s: State, one: i64, other: i64) -> i64:
    """Return the direction from one hex to an adjacent other one, or -1 when they are not adjacent."""
    beside = s.setup.neigh[6 * one : 6 * one + 6]
    return beside.index(other) if other in beside else -1


def toward(s: State, f: i64, other: i64) -> i64:
    """Return the direction from a figure to an adjacent other one on the board, or -1."""
    a = s.a
    here: i64 = a[FIG + WIDTH * f + AT]
    there: i64 = a[FIG + WIDTH * other + AT]
    if here < 0 or there < 0:
        return -1
    return direction(s, here, there)


def arc_of(s: State, f: i64, d: i64) -> i64:
    """Return the arc of a figure in which its neighbour in direction ``d`` stands (G1.4)."""
    facing: i64 = s.a[FIG + WIDTH * f + FACING]
    return s.setup.arc[(d - facing + 6) % 6]
