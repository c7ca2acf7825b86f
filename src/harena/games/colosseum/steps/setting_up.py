"""C1 Set-up: green tokens into the markets and to the players, start programs, the first awards; and C2.5 each new turn."""

from itertools import compress

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.colosseum import events as ev
from harena.games.colosseum.moves import DEAL, TOKEN, TOKENS
from harena.games.colosseum.pending import (
    DEAL_MARKET,
    DEAL_PROGRAM,
    DEAL_TOKEN,
    FIRST_STARS,
    GAME_END,
    NEXT_INVEST,
    NEXT_PRODUCER,
    NEXT_STARTER,
    NEXT_TRADER,
    PODIUM,
    TURN_END,
    TURN_START,
)
from harena.games.colosseum.state import (
    FIRST,
    GREEN,
    OWN,
    OWNED,
    SEAT,
    SIZE,
    SLOT,
    SUPPLY,
    TOK,
    TURN,
    WIDTH,
    State,
    mark,
    pop,
    push,
)
from harena.games.colosseum.steps.means import check_stars
from harena.games.colosseum.tables import ALL_STANDARD, PLACES, STALLS, STANDARD, TURNS


def begin(s: State) -> None:
    """Put the whole deal on the pile: markets first, then each seat's tokens, then programs (C1.3, C1.6)."""
    seats = s.setup.seats
    push(s, FIRST_STARS)
    for group in (1, 0):
        for seat in range(seats - 1, -1, -1):
            push(s, DEAL_PROGRAM, seat, group)
    for seat in range(seats - 1, -1, -1):
        for _ in range(s.setup.shared_tokens):
            push(s, DEAL_TOKEN, seat)
    for place in range(STALLS * PLACES - 1, -1, -1):
        push(s, DEAL_MARKET, 0, place)


def green_outcomes(s: State) -> list[tuple[int, int]]:
    """List the green tokens that may be drawn, by kind (C1.3)."""
    counts = s.b[GREEN : GREEN + STANDARD]
    return list(compress(zip(TOKENS, counts, strict=False), counts))


def program_outcomes(s: State) -> list[tuple[int, int]]:
    """List the start programs that may be dealt: one of 1 to 5, one of 6 to 10 (C1.6)."""
    low: i64 = 5 * s.todo[-2]
    return [(int(DEAL + number), 1) for number in range(low, low + 5) if s.a[SUPPLY] >> number & 1]


def do_deal_market(s: State, m: i64, log: Log | None) -> None:
    """Put a green token into a market (C1.3)."""
    place: i64 = s.todo[-2]
    pop(s)
    kind: i64 = m - TOKEN
    b = bytearray(s.b)
    b[GREEN + kind] -= 1
    b[SLOT + place] = kind + 1
    s.b = bytes(b)
    tell(log, ev.DEALT_MARKET, kind, place // PLACES)


def do_deal_token(s: State, m: i64, log: Log | None) -> None:
    """Deal a green token to a seat, face up (C1.3)."""
    seat: i64 = s.todo[-3]
    pop(s)
    kind: i64 = m - TOKEN
    b = bytearray(s.b)
    b[GREEN + kind] -= 1
    b[OWN + SIZE * seat + TOK + kind] += 1
    s.b = bytes(b)
    mark(s, seat, 1 << kind, 1)
    tell(log, ev.DEALT, seat, kind)


def do_deal_program(s: State, m: i64, log: Log | None) -> None:
    """Deal a start program to a seat (C1.6)."""
    seat: i64 = s.todo[-3]
    pop(s)
    program: i64 = m - DEAL
    s.a[SUPPLY] -= 1 << program
    s.a[SEAT + WIDTH * seat + OWNED] |= 1 << program
    tell(log, ev.PROGRAM, seat, program + 1)


def first_stars(s: State, log: Log | None) -> None:
    """Put the start programs left over out of the game, and give the first awards (C1.6, C1.7)."""
    s.a[SUPPLY] = s.a[SUPPLY] >> 10 << 10
    check_stars(s, ALL_STANDARD, log)
    push(s, TURN_START)


def turn_start(s: State, log: Log | None) -> None:
    """Lay out the phases of a turn; the last one has no closing ceremonies (C2.1, C2.2)."""
    a = s.a
    a[TURN] += 1
    tell(log, ev.TURN, a[TURN], a[FIRST])
    if a[TURN] < TURNS:
        push(s, TURN_END)
        push(s, PODIUM)
    else:
        push(s, GAME_END)
    push(s, NEXT_PRODUCER)
    push(s, NEXT_TRADER)
    push(s, NEXT_STARTER)
    push(s, NEXT_INVEST)


def turn_end(s: State) -> None:
    """Pass the start player's token clockwise (C2.5, C7.11)."""
    a = s.a
    seats: i64 = s.setup.seats
    a[FIRST] = (a[FIRST] + 1) % seats
    push(s, TURN_START)
