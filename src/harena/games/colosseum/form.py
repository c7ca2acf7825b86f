"""The one spelling of a position in numbers, each in a place of its own: what dumps are made of, and positions by hand.

It is longer than :class:`State`, which leaves out what is seldom there and what follows from the rest.
"""

from typing import Final

from harena.core.codec import pack, unpack
from harena.core.errors import Unreadable
from harena.games.colosseum import pending as on
from harena.games.colosseum import state as at
from harena.games.colosseum.flow import list_moves
from harena.games.colosseum.moves import DROP
from harena.games.colosseum.state import State
from harena.games.colosseum.steps import drafting
from harena.games.colosseum.tables import ITEMS, STANDARD, Setup

# As ``State.a`` up to the awards, under the same names; then:
WHEN: Final = 41  # 5
SLOT: Final = 46  # 15: the token at each place of the markets, or -1
BAG: Final = 61  # 15
GREEN: Final = 76  # 12
GONE: Final = 88  # 15
OFFER: Final = 103  # 30: what the active player gives, and takes
REPLY: Final = 133  # 30: what his partner gives and takes in the counter-offer
HOLD: Final = 163  # 13
ANSWER: Final = 176  # 5: NOT_ASKED, UNANSWERED or a move
SUM: Final = 181  # 5
SPELLING: Final = 186  # 4: what both have any of and what is given and taken so far, as bits, while an offer is spelled

SEAT: Final = 190  # WIDTH numbers a seat
WIDTH: Final = 43
COINS: Final = 0
MEDAL: Final = 1
TICKET: Final = 2
LOGE: Final = 3
PODIUM: Final = 4
LEFT: Final = 5
RIGHT: Final = 6
OWNED: Final = 7
DONE: Final = 8
BEST: Final = 9
BEST_AT: Final = 10
LATEST: Final = 11
LATEST_TURN: Final = 12
INVESTED: Final = 13
OFFERS: Final = 14
USED: Final = 15  # 13
TOK: Final = 28  # 14
HOUSE: Final = 42  # the first square of his arena as printed

NOT_ASKED: Final = -2
UNANSWERED: Final = -1

_GAME: Final = int(at.NAMED)
_SIDES: Final = int(2 * ITEMS)


def size_of(setup: Setup) -> int:
    """Return how many numbers a position has."""
    return SEAT + WIDTH * setup.seats


def side(offer: list[int], first: int) -> list[int]:
    """Return one side of an offer, a number for each item: what is given from 0, what is taken from ``ITEMS``."""
    return spread(offer)[first : first + int(ITEMS)]


def spread(offer: list[int]) -> list[int]:
    """Return an offer as a number for each item, what is given first."""
    numbers = [0] * _SIDES
    for where in range(0, len(offer), 2):
        numbers[offer[where]] = offer[where + 1]
    return numbers


def gathered(numbers: list[int]) -> list[int]:
    """Return an offer as it is named: items and amounts in turn."""
    return [one for index, amount in enumerate(numbers) if amount for one in (index, amount)]


def numbers_of(s: State) -> list[int]:
    """Return the numbers of a position."""
    a, b = s.a, s.b
    out = [*a[:_GAME], *b[: at.SLOT], *(token - 1 for token in b[at.SLOT : at.BAG]), *b[at.BAG : at.HOLD]]
    out += [*spread(s.offer), *spread(s.reply), *b[at.HOLD : at.ANSWER]]
    out += [answer + NOT_ASKED if answer < at.CHOSEN else answer - at.CHOSEN + DROP for answer in b[at.ANSWER : at.SUM]]
    out += [*b[at.SUM : at.OWN], *_spelling(s)]
    for seat in range(s.setup.seats):
        base, own = int(at.SEAT + at.WIDTH * seat), int(at.OWN + at.SIZE * seat)
        out += [a[base + at.COINS], *b[own : own + at.BEST_AT], *a[base + at.OWNED : base + at.OFFERS]]
        out += [
            *b[own + at.BEST_AT : own + at.USED],
            a[base + at.OFFERS],
            *b[own + at.USED : own + at.SIZE],
            s.setup.arenas[seat],
        ]
    return out


def _spelling(s: State) -> tuple[int, int, int, int]:
    """Return what both have any of and what stands in the offer, while one is being spelled."""
    if not s.todo or s.todo[-4] not in (on.DRAFT, on.DRAFT_AMOUNT):
        return 0, 0, 0, 0
    seat, counter = s.todo[-3], s.todo[-2] % 2
    offer = drafting.spelled(s, counter)
    there = int(drafting.named(offer))
    partner = drafting.partner_of(s, counter)
    theirs = int(at.items_of(s, partner) if partner < s.setup.seats else drafting.anybodys(s))
    return int(at.items_of(s, seat)), theirs, there & int(drafting.ONE_SIDE), there >> int(ITEMS)


def _small_answer(answer: int) -> int:
    if answer in (NOT_ASKED, UNANSWERED):
        return answer - NOT_ASKED
    return answer - int(DROP) + int(at.CHOSEN) if DROP <= answer <= DROP + STANDARD else -1


def from_numbers(setup: Setup, numbers: list[int], todo: list[int]) -> State:
    """Return the position of these numbers, its moves not yet listed; raises ``ValueError`` where a small one is none."""
    small = [*numbers[WHEN:SLOT], *(token + 1 for token in numbers[SLOT:BAG]), *numbers[BAG:OFFER]]
    small += [*numbers[HOLD:ANSWER], *(_small_answer(one) for one in numbers[ANSWER:SUM]), *numbers[SUM:SPELLING]]
    a = [*numbers[:_GAME], *[0] * int(at.SEAT - _GAME)]
    for seat in range(setup.seats):
        own = numbers[SEAT + WIDTH * seat : SEAT + WIDTH * seat + WIDTH]
        hand = [*own[TOK:HOUSE], own[COINS]]
        a[at.HAS + seat] = sum(1 << item for item, count in enumerate(hand) if count)
        a += [own[COINS], *own[OWNED:BEST_AT], own[OFFERS]]
        small += [*own[MEDAL:OWNED], *own[BEST_AT:OFFERS], *own[USED:HOUSE]]
    if min(numbers[OFFER:HOLD]) < 0:
        raise ValueError("an amount below nothing")
    offer, reply = gathered(numbers[OFFER:REPLY]), gathered(numbers[REPLY:HOLD])
    s = State(setup, a, bytes(small), todo, at.NOTHING, offer, reply)
    if todo and todo[-4] in (on.DRAFT, on.DRAFT_AMOUNT):
        a[at.NAMED] = int(drafting.named(reply if todo[-2] % 2 else offer))
        a[at.OWNERS] = int(drafting.owners_of(s, todo[-3], offer)) if a[at.D_TO] == setup.seats else 0
    return s


def dump(s: State) -> bytes:
    """Return the canonical bytes of the position."""
    return pack(numbers_of(s) + s.todo)


def load(setup: Setup, data: bytes) -> State:
    """Return the position of a dump; raises :class:`Unreadable`."""
    numbers = unpack(data)
    size = size_of(setup)
    if len(numbers) < size or (len(numbers) - size) % 4:
        raise Unreadable("dump", f"{len(numbers)} numbers are not a position of this game")
    try:
        s = from_numbers(setup, numbers[:size], numbers[size:])
    except ValueError as fault:
        raise Unreadable("dump", "a number is larger than its place, or less than nothing") from fault
    if numbers_of(s) != numbers[:size]:
        raise Unreadable("dump", "numbers that follow from others do not fit them")
    list_moves(s)
    return s
