"""A position: one flat list of ints with the layout below, and the pending decisions, four ints each."""

from typing import Final

from mypy_extensions import i64

from harena.core.codec import pack, unpack
from harena.core.errors import Unreadable
from harena.games.baumeister.tables import STABLE, STORAGE, Setup

# Layout of ``State.a``. Seats, corners and stacks are always laid out for the largest game.
HAND: Final[i64] = 0  # 4 materials a seat
TILES: Final[i64] = 16  # 6 rows a seat, the strip counted in (B9.4)
FAME: Final[i64] = 40
MARKER: Final[i64] = 44  # 0 is the left wheel
BUILT_BY: Final[i64] = 48
STRIP: Final[i64] = 52  # -1 before it is dealt
ROWS: Final[i64] = 56  # 4 tiles a corner, the first beside the board; -1 is an empty place
SHOWN: Final[i64] = 72  # the part beside each corner, or -1
PILE: Final[i64] = 76
BAG: Final[i64] = 80  # 5 kinds in each of the stacks I, II, III
DECK: Final[i64] = 95  # 1 while the part lies in the face-down deck
SITE: Final[i64] = 115  # a slot holds part * 4 + seat, or -1
ANSWER: Final[i64] = 135  # in a secret window: NOT_ASKED, UNANSWERED or the number of cards
CHOSEN: Final[i64] = 139  # amounts chosen so far in a payment or a discard
ACTIVE: Final[i64] = 143
CONSUL: Final[i64] = 144
TURNS: Final[i64] = 145
BUILT: Final[i64] = 146
STORAGE_LEFT: Final[i64] = 147
TOKEN: Final[i64] = 148
START: Final[i64] = 149  # the start player, or -1
ENDED: Final[i64] = 150
SIZE: Final[i64] = 151

NOT_ASKED: Final[i64] = -2
UNANSWERED: Final[i64] = -1

RUNNING: Final[i64] = 0
BY_LAST_PART: Final[i64] = 1  # B9.1
BY_TURN_LIMIT: Final[i64] = 2  # B9.9

MAX_PARTS: Final[i64] = 20


class State:
    """A position: ``a`` as laid out above, and what is pending, the top of it last.

    ``moves`` are the legal moves of the decision on top and ``ways`` the packed payments still open in a gesture. Both follow
    from the rest, are listed once when they are wanted, and are replaced, never changed, so that clones may share them.
    """

    __slots__ = ("a", "moves", "setup", "todo", "ways")

    def __init__(self, setup: Setup, a: list[int], todo: list[int], moves: list[int], ways: bytes) -> None:
        self.setup = setup
        self.a = a
        self.todo = todo
        self.moves = moves
        self.ways = ways


def blank(setup: Setup) -> State:
    """Return the box unpacked: everything in its supply, nothing dealt."""
    a = [0] * SIZE
    a[STRIP : STRIP + 4] = [-1] * 4
    a[ROWS : ROWS + 16] = [-1] * 16
    a[SHOWN : SHOWN + 4] = [-1] * 4
    a[SITE : SITE + MAX_PARTS] = [-1] * MAX_PARTS
    a[ANSWER : ANSWER + 4] = [NOT_ASKED] * 4
    a[PILE : PILE + 4] = setup.cards
    a[BAG : BAG + 15] = setup.tiles
    for part in range(setup.parts):
        a[DECK + part] = 1
    a[STORAGE_LEFT] = setup.storage_tiles
    a[START] = -1
    return State(setup, a, [], [], b"")


def clone(s: State) -> State:
    """Return a copy that later moves do not touch."""
    return State(s.setup, s.a[:], s.todo[:], s.moves, s.ways)


def dump(s: State) -> bytes:
    """Return the canonical bytes of the position."""
    return pack(s.a + s.todo)


def load_ints(setup: Setup, data: bytes) -> State:
    """Return the position of a dump, its moves not yet listed; raises :class:`Unreadable`."""
    numbers = unpack(data)
    if len(numbers) < SIZE or (len(numbers) - SIZE) % 4:
        raise Unreadable("dump", f"{len(numbers)} numbers are not a position of this game")
    return State(setup, numbers[:SIZE], numbers[SIZE:], [], b"")


def push(s: State, what: i64, seat: i64 = 0, arg: i64 = 0) -> None:
    """Put a pending decision, draw or step on top; its fourth int says that a gesture has begun."""
    s.todo.extend((what, seat, arg, 0))


def pop(s: State) -> None:
    """Take the top one off."""
    del s.todo[-4:]


def hand_size(s: State, seat: i64) -> i64:
    """Return how many cards a seat holds."""
    a = s.a
    at: i64 = HAND + 4 * seat
    return a[at] + a[at + 1] + a[at + 2] + a[at + 3]


def hand_limit(s: State, seat: i64) -> i64:
    """Return how many cards a seat may keep at its hand check (B1.2, B4.1)."""
    added: i64 = s.a[TILES + 6 * seat + STORAGE] - 1
    return s.setup.start_limit + s.setup.storage_cards * added


def wheels(s: State, seat: i64) -> i64:
    """Return how many wheels a seat's track has (B1.2, B5.3)."""
    added: i64 = s.a[TILES + 6 * seat + STABLE] - 1
    return s.setup.start_wheels + s.setup.stable_wheels * added
