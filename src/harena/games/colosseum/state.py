"""A position: numbers in a list, small ones in bytes, offers as they are spelled, and what is pending, four ints each.

The small ones change seldom. Their bytes are replaced and never changed, so that clones share them; so are offers and moves.
"""

from typing import Final

from mypy_extensions import i64

from harena.games.colosseum.tables import COIN, HELD_KINDS, PROGRAMS, STARTERS, Setup

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

NAMED: Final[i64] = 41  # what stands in the offer that is being spelled, as bits, what is given first; it follows from that
OWNERS: Final[i64] = 42  # while an offer to all is spelled: who owns all that is taken so far, as bits; it follows likewise
HAS: Final[i64] = 43  # 5: what each seat has any of, kinds and coins, as bits; it follows from TOK and COINS

SEAT: Final[i64] = 48  # WIDTH ints a seat
WIDTH: Final[i64] = 5
COINS: Final[i64] = 0
OWNED: Final[i64] = 1  # programs, as bits
DONE: Final[i64] = 2  # programs produced, as bits
BEST: Final[i64] = 3
OFFERS: Final[i64] = 4  # made in this phase

# Layout of ``State.b``: the game, then what each seat has.
WHEN: Final[i64] = 0  # 5: a market's place among the emptied ones, from 1, or 0
SLOT: Final[i64] = 5  # 15: the token at each place of the markets, from 1, or 0
BAG: Final[i64] = 20  # 15: tokens of each kind
GREEN: Final[i64] = 35  # 12: green tokens not dealt; in play the one that lies face down
GONE: Final[i64] = 47  # 15: tokens out of the game
HOLD: Final[i64] = 62  # 13: tokens held back, by kind, and jokers
ANSWER: Final[i64] = 75  # 5: in the secret window: NOT_ASKED, UNANSWERED, or CHOSEN and the kind
SUM: Final[i64] = 80  # 5: of a tie-break roll

OWN: Final[i64] = 85  # SIZE numbers a seat
SIZE: Final[i64] = 37
MEDAL: Final[i64] = 0
TICKET: Final[i64] = 1
LOGE: Final[i64] = 2
PODIUM: Final[i64] = 3
LEFT: Final[i64] = 4  # expansions at the clockwise end
RIGHT: Final[i64] = 5
BEST_AT: Final[i64] = 6  # which event of the game was his best, from 1, or 0
LATEST: Final[i64] = 7  # the program of his latest event, from 1, or 0
LATEST_TURN: Final[i64] = 8
INVESTED: Final[i64] = 9  # investments in this phase
USED: Final[i64] = 10  # 13: tokens used in his latest event, by kind, and jokers
TOK: Final[i64] = 23  # 14: tokens, by kind

NOT_ASKED: Final[i64] = 0
UNANSWERED: Final[i64] = 1
CHOSEN: Final[i64] = 2

NOTHING: Final[list[int]] = []  # no offer, no moves


class State:
    """A position: ``a`` and ``b`` as laid out above, and what is pending, the top of it last.

    An offer, and the counter-offer to it, are items and amounts in turn as they are named: what is given from 0, what is taken
    from ``ITEMS``. ``moves`` are the legal moves of the decision on top. They follow from the rest and are listed once.
    """

    __slots__ = ("a", "b", "moves", "offer", "reply", "setup", "todo")

    def __init__(
        self, setup: Setup, a: list[int], b: bytes, todo: list[int], moves: list[int], offer: list[int], reply: list[int]
    ) -> None:
        self.setup = setup
        self.a = a
        self.b = b
        self.todo = todo
        self.moves = moves
        self.offer = offer
        self.reply = reply


def blank(setup: Setup) -> State:
    """Return the table before the deal: markets empty, bag filled, everybody's start money paid (C1.1, C1.4, C1.5, C1.8)."""
    a = [0] * (SEAT + WIDTH * setup.seats)
    for at in (STARTER, STALL, BIDDER, D_FROM, D_TO, DICE, DICE + 1, LEADER):
        a[at] = -1
    a[MEDALS] = setup.medals
    a[TICKETS] = setup.tickets
    a[BANK] = setup.bank_total - setup.seats * setup.start_coins if setup.limited else 0
    a[SUPPLY] = (1 << PROGRAMS) - 1
    a[NOBLE : NOBLE + 6] = setup.noble_start
    a[STAR : STAR + 7] = [-1] * 7
    b = bytearray(OWN + SIZE * setup.seats)
    b[BAG : BAG + 15] = bytes([all_ - green for all_, green in zip(setup.total, setup.green, strict=True)])
    b[GREEN : GREEN + 12] = bytes(setup.green[:12])
    for seat in range(setup.seats):
        a[SEAT + WIDTH * seat + COINS] = setup.start_coins
        a[HAS + seat] = 1 << COIN if setup.start_coins else 0
    return State(setup, a, bytes(b), [], NOTHING, NOTHING, NOTHING)


def clone(s: State) -> State:
    """Return a copy that later moves do not touch."""
    return State(s.setup, s.a[:], s.b, s.todo[:], s.moves, s.offer, s.reply)


def push(s: State, what: i64, seat: i64 = 0, arg: i64 = 0, begun: i64 = 0) -> None:
    """Put a pending decision, draw or step on top; its fourth int says that a gesture has begun."""
    s.todo.extend((what, seat, arg, begun))


def pop(s: State) -> None:
    """Take the top one off."""
    del s.todo[-4:]


def turn(s: State, what: i64, seat: i64 = 0, arg: i64 = 0, begun: i64 = 0) -> None:
    """Put an entry in the place of the top one."""
    s.todo[-4:] = (what, seat, arg, begun)


# -- small numbers -------------------------------------------------------------------------------------------------------------


def put(s: State, where: i64, value: i64) -> None:
    """Set a small number."""
    b = bytearray(s.b)
    b[where] = value
    s.b = bytes(b)


def add(s: State, where: i64, by: i64) -> None:
    """Add to a small number, or take from it."""
    b = bytearray(s.b)
    b[where] += by
    s.b = bytes(b)


def own(s: State, seat: i64, what: i64) -> i64:
    """Return a small number of a seat."""
    return s.b[OWN + SIZE * seat + what]


# -- what a seat has -----------------------------------------------------------------------------------------------------------


def hand(s: State, seat: i64, kind: i64, by: i64) -> None:
    """Give a seat tokens of a kind, or take some."""
    at: i64 = OWN + SIZE * seat + TOK + kind
    add(s, at, by)
    mark(s, seat, 1 << kind, s.b[at])


def pay(s: State, seat: i64, by: i64) -> None:
    """Give a seat coins, or take some."""
    at: i64 = SEAT + WIDTH * seat + COINS
    s.a[at] += by
    mark(s, seat, 1 << COIN, s.a[at])


def mark(s: State, seat: i64, bit: i64, count: i64) -> None:
    """Note whether a seat has any of a kind, or of coins."""
    at: i64 = HAS + seat
    s.a[at] = s.a[at] | bit if count else s.a[at] & ~bit


def coins(s: State, seat: i64) -> i64:
    """Return a seat's coins."""
    return s.a[SEAT + WIDTH * seat + COINS]


def tokens_of(s: State, seat: i64) -> list[int]:
    """Return a seat's tokens by kind."""
    at: i64 = OWN + SIZE * seat + TOK
    return list(s.b[at : at + HELD_KINDS])


def items_of(s: State, seat: i64) -> i64:
    """Return what a seat has any of, kinds and coins, as bits (C5.3)."""
    return s.a[HAS + seat]


def grown(s: State, seat: i64) -> i64:
    """Return how many expansions a seat's arena has (C3.6)."""
    return own(s, seat, LEFT) + own(s, seat, RIGHT)


def inside(s: State, seat: i64, square: i64) -> bool:
    """Return whether a square belongs to a seat's arena; left is its clockwise end (C3.6, C3.7)."""
    left: i64 = own(s, seat, LEFT)
    right: i64 = own(s, seat, RIGHT)
    first: i64 = s.setup.arenas[seat] - right
    return (square - first + 36) % 36 < 2 + left + right


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
