"""A position: one flat list of ints with the layout below, and the pending decisions, four ints each."""

from typing import Final

from mypy_extensions import i64

from harena.core.codec import pack, unpack
from harena.core.errors import Unreadable
from harena.games.colosseum.tables import PROGRAMS, STARTERS, Setup

# Layout of ``State.a``: the game, then what each seat has.
TURN: Final[i64] = 0  # from 1; 0 in the set-up
PHASE: Final[i64] = 1  # 1 to 5, 0 before
FIRST: Final[i64] = 2  # the start player
MEDALS: Final[i64] = 3  # in the supply
TICKETS: Final[i64] = 4
BANK: Final[i64] = 5  # where it is limited
SUPPLY: Final[i64] = 6  # programs not sold, as bits; 1 to 10 until they are dealt
STARTER: Final[i64] = 7  # of the auction, or -1
STALL: Final[i64] = 8  # under auction, or -1
BID: Final[i64] = 9
BIDDER: Final[i64] = 10  # of the highest bid, or -1
WON: Final[i64] = 11  # seats shut out of bidding, as bits
IN: Final[i64] = 12  # seats in this auction, as bits
EMPTIED: Final[i64] = 13  # how many markets were emptied since the last refill
OFFERED: Final[i64] = 14  # 1 once somebody made an offer in this round of open trading
D_FROM: Final[i64] = 15  # the active player of a deal, or -1
D_TO: Final[i64] = 16  # his partner, the number of seats for all, or -1
D_AT: Final[i64] = 17  # the first item that may still be named
DICE: Final[i64] = 18  # 2: the face of each movement die, or -1
SHOWN: Final[i64] = 20  # the program being staged, from 1, or 0
H_AT: Final[i64] = 21  # the first kind that may still be held back
SPENT: Final[i64] = 22  # medals for spectators
LEADER: Final[i64] = 23  # who took the podium this turn, or -1
TIED: Final[i64] = 24  # who rolls for a tie, as bits
ROLLS: Final[i64] = 25  # made by all of them
EVENTS: Final[i64] = 26  # staged so far by all
ENDED: Final[i64] = 27

NOBLE: Final[i64] = 28  # 6: the square of each
STAR: Final[i64] = 34  # 7: the seat that holds the award, or -1
WHEN: Final[i64] = 41  # 5: a market's place among the emptied ones, from 1, or 0
SLOT: Final[i64] = 46  # 15: the token at each place of the markets, or -1
BAG: Final[i64] = 61  # 15: tokens of each kind
GREEN: Final[i64] = 76  # 12: green tokens not dealt; in play the one that lies face down
GONE: Final[i64] = 88  # 15: tokens out of the game
OFFER: Final[i64] = 103  # 30: what the active player gives, and takes
REPLY: Final[i64] = 133  # 30: what his partner gives and takes in the counter-offer
HOLD: Final[i64] = 163  # 13: tokens held back, by kind, and jokers
ANSWER: Final[i64] = 176  # 5: in the secret window: NOT_ASKED, UNANSWERED or a move
SUM: Final[i64] = 181  # 5: of a tie-break roll

D_OURS: Final[i64] = 186  # what whoever spells an offer has any of, as bits; 0 while nobody does, as the next three
D_THEIRS: Final[i64] = 187  # what could be taken
D_GIVEN: Final[i64] = 188  # what is given so far
D_TAKEN: Final[i64] = 189  # what is taken so far

SEAT: Final[i64] = 190  # WIDTH ints a seat
WIDTH: Final[i64] = 43
COINS: Final[i64] = 0
MEDAL: Final[i64] = 1
TICKET: Final[i64] = 2
LOGE: Final[i64] = 3
PODIUM: Final[i64] = 4
LEFT: Final[i64] = 5  # expansions at the clockwise end
RIGHT: Final[i64] = 6
OWNED: Final[i64] = 7  # programs, as bits
DONE: Final[i64] = 8  # programs produced, as bits
BEST: Final[i64] = 9
BEST_AT: Final[i64] = 10  # which event of the game was his best, from 1, or 0
LATEST: Final[i64] = 11  # the program of his latest event, from 1, or 0
LATEST_TURN: Final[i64] = 12
INVESTED: Final[i64] = 13  # investments in this phase
OFFERS: Final[i64] = 14  # made in this phase
USED: Final[i64] = 15  # 13: tokens used in his latest event, by kind, and jokers
TOK: Final[i64] = 28  # 14: tokens, by kind
HOUSE: Final[i64] = 42  # the first square of his arena as printed

NOT_ASKED: Final[i64] = -2
UNANSWERED: Final[i64] = -1


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


def size_of(setup: Setup) -> int:
    """Return how many numbers a position has."""
    return SEAT + WIDTH * setup.seats


def blank(setup: Setup) -> State:
    """Return the table before the deal: markets empty, bag filled, everybody's start money paid (C1.1, C1.4, C1.5, C1.8)."""
    a = [0] * size_of(setup)
    for at in (STARTER, STALL, BIDDER, D_FROM, D_TO, DICE, DICE + 1, LEADER):
        a[at] = -1
    a[MEDALS] = setup.medals
    a[TICKETS] = setup.tickets
    a[BANK] = setup.bank_total - setup.seats * setup.start_coins if setup.limited else 0
    a[SUPPLY] = (1 << PROGRAMS) - 1
    a[NOBLE : NOBLE + 6] = setup.noble_start
    a[STAR : STAR + 7] = [-1] * 7
    a[SLOT : SLOT + 15] = [-1] * 15
    a[BAG : BAG + 15] = [all_ - green for all_, green in zip(setup.total, setup.green, strict=True)]
    a[GREEN : GREEN + 12] = setup.green[:12]
    a[ANSWER : ANSWER + 5] = [int(NOT_ASKED)] * 5
    for seat in range(setup.seats):
        a[SEAT + WIDTH * seat + COINS] = setup.start_coins
        a[SEAT + WIDTH * seat + HOUSE] = setup.arenas[seat]
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
    size = size_of(setup)
    if len(numbers) < size or (len(numbers) - size) % 4:
        raise Unreadable("dump", f"{len(numbers)} numbers are not a position of this game")
    return State(setup, numbers[:size], numbers[size:], [])


def push(s: State, what: i64, seat: i64 = 0, arg: i64 = 0, begun: i64 = 0) -> None:
    """Put a pending decision, draw or step on top; its fourth int says that a gesture has begun."""
    s.todo.extend((what, seat, arg, begun))


def pop(s: State) -> None:
    """Take the top one off."""
    del s.todo[-4:]


# -- what a seat has -----------------------------------------------------------------------------------------------------------


def coins(s: State, seat: i64) -> i64:
    """Return a seat's coins."""
    return s.a[SEAT + WIDTH * seat + COINS]


def grown(s: State, seat: i64) -> i64:
    """Return how many expansions a seat's arena has (C3.6)."""
    a = s.a
    return a[SEAT + WIDTH * seat + LEFT] + a[SEAT + WIDTH * seat + RIGHT]


def inside(s: State, seat: i64, square: i64) -> bool:
    """Return whether a square belongs to a seat's arena; left is its clockwise end (C3.6, C3.7)."""
    a = s.a
    at = SEAT + WIDTH * seat
    first: i64 = a[at + HOUSE] - a[at + RIGHT]
    length: i64 = 2 + a[at + LEFT] + a[at + RIGHT]
    return (square - first + 36) % 36 < length


def seat_at(s: State, number: i64) -> i64:
    """Return the seat that comes as number so many, from 0, clockwise from the start player (C2.4)."""
    seats: i64 = s.setup.seats
    return (s.a[FIRST] + number) % seats


def owns(s: State, seat: i64, program: i64) -> bool:
    """Return whether a seat owns a program, counted from 0."""
    return s.a[SEAT + WIDTH * seat + OWNED] >> program & 1 == 1


def highest_of(bits: i64) -> i64:
    """Return the highest program of a set, counted from 1, or 0."""
    found: i64 = 0
    while bits:
        found += 1
        bits >>= 1
    return found


def bought(s: State, seat: i64) -> i64:
    """Return the programs a seat has bought; start programs are not (C3.3)."""
    return s.a[SEAT + WIDTH * seat + OWNED] >> STARTERS << STARTERS
