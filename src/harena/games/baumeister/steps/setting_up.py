"""B1 Set-up: strips, tiles and parts are dealt, first cards chosen, the start player found."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.baumeister import events as ev
from harena.games.baumeister.moves import DEAL, FIRST, PART, STARTER, TILE, TOKEN
from harena.games.baumeister.pending import DEAL_STRIP, DRAW_TOKEN, FIND_START, FIRST_CARD, LAY_PART, LAY_TILE
from harena.games.baumeister.refusals import FIRST_PILE_EMPTY, LEGAL, OTHER_BLOCK
from harena.games.baumeister.state import (
    BAG,
    DECK,
    FAME,
    HAND,
    PILE,
    ROWS,
    SHOWN,
    START,
    STRIP,
    TILES,
    State,
    pop,
    push,
)
from harena.games.baumeister.state import TOKEN as TOKEN_AT
from harena.games.baumeister.steps.turn import begin_turn
from harena.games.baumeister.tables import STABLE, STORAGE, TOKEN_RANDOM


def begin(s: State) -> None:
    """Put the whole set-up on the pile of things to do, the first on top (B1.1 to B1.14)."""
    seats = s.setup.seats
    push(s, FIND_START)  # [B1.13] after the first cards
    for seat in range(seats - 1, -1, -1):
        push(s, FIRST_CARD, seat)  # [B1.12] in seat order
    if s.setup.token == TOKEN_RANDOM:
        push(s, DRAW_TOKEN)  # [B1.11] before the first cards
    else:
        s.a[TOKEN_AT] = s.setup.token
    for corner in range(3, -1, -1):
        push(s, LAY_PART, 0, corner)  # [B1.6]
    for corner in range(3, -1, -1):
        for _ in range(4):
            push(s, LAY_TILE, 0, corner)  # [B1.5] [B1.14] a place is filled before the next
    for seat in range(seats - 1, -1, -1):
        push(s, DEAL_STRIP, seat)  # [B1.2]


# -- chance ------------------------------------------------------------------------------------------------------------------


def strip_outcomes(s: State) -> list[tuple[int, int]]:
    """List the start strips that lie in the box yet, equally likely (B1.2)."""
    dealt = s.a[STRIP : STRIP + 4]
    return [(DEAL + strip, 1) for strip in range(4) if strip not in dealt]


def do_strip(s: State, m: i64, log: Log | None) -> None:
    """Deal a strip: its two landscapes, a stable with three wheels, storage for four cards (B1.2, B9.4)."""
    seat: i64 = s.todo[-3]
    pop(s)
    strip: i64 = m - DEAL
    a = s.a
    a[STRIP + seat] = strip
    at: i64 = TILES + 6 * seat
    a[at + STABLE] = 1
    a[at + STORAGE] = 1
    for landscape in s.setup.strips[2 * strip : 2 * strip + 2]:
        a[at + landscape] = 1
    tell(log, ev.STRIP_DEALT, seat, strip)


def tile_outcomes(s: State) -> list[tuple[int, int]]:
    """List the kinds in the first stack that is not used up: I, then II, then III (B1.5, B5.5, B10.5)."""
    bag = s.a
    for stack in range(3):
        at: i64 = BAG + 5 * stack
        found = []
        for kind in range(5):
            count = bag[at + kind]
            if count:
                found.append((TILE + kind, count))
        if found:
            return found
    return []


def do_tile(s: State, m: i64, log: Log | None) -> None:
    """Lay the drawn tile at the end of the row (B1.14)."""
    corner: i64 = s.todo[-2]
    pop(s)
    kind: i64 = m - TILE
    a = s.a
    at: i64 = BAG + kind
    if not (a[BAG] or a[BAG + 1] or a[BAG + 2] or a[BAG + 3] or a[BAG + 4]):
        at += 5
        if not (a[BAG + 5] or a[BAG + 6] or a[BAG + 7] or a[BAG + 8] or a[BAG + 9]):
            at += 5
    a[at] -= 1
    place: i64 = ROWS + 4 * corner
    while a[place] >= 0:
        place += 1
    a[place] = kind
    tell(log, ev.TILE_LAID, corner, kind)


def part_outcomes(s: State) -> list[tuple[int, int]]:
    """List the parts with the topmost back in the deck, equally likely: A before B before C (B1.6, B1.7)."""
    backs = s.setup.back
    deck = s.a
    top: i64 = 9
    found: list[tuple[int, int]] = []
    for part in range(s.setup.parts):
        if deck[DECK + part]:
            back: i64 = backs[part]
            if back < top:
                top = back
                found = []
            if back == top:
                found.append((PART + part, 1))
    return found


def do_part(s: State, m: i64, log: Log | None) -> None:
    """Lay the drawn part beside its corner (B1.6, B5.15)."""
    corner: i64 = s.todo[-2]
    pop(s)
    part: i64 = m - PART
    s.a[DECK + part] = 0
    s.a[SHOWN + corner] = part
    tell(log, ev.PART_LAID, corner, part)


def token_outcomes(s: State) -> list[tuple[int, int]]:  # noqa: ARG001 - one of three, whatever the position
    """List the three variant tokens, equally likely (B1.11)."""
    return [(TOKEN, 1), (TOKEN + 1, 1), (TOKEN + 2, 1)]


def do_token(s: State, m: i64, log: Log | None) -> None:
    """Cover the scoring field with the drawn token (B1.11)."""
    pop(s)
    token: i64 = m - TOKEN + 1
    s.a[TOKEN_AT] = token
    tell(log, ev.TOKEN_LAID, token)


def start_outcomes(s: State) -> list[tuple[int, int]]:
    """List the seats, equally likely (B1.13)."""
    return [(STARTER + seat, 1) for seat in range(s.setup.seats)]


def do_start(s: State, m: i64, log: Log | None) -> None:
    """Name the start player; the others get 1, 2, 3 fame in turn order (B1.10)."""
    pop(s)
    start: i64 = m - STARTER
    a = s.a
    a[START] = start
    tell(log, ev.START_FOUND, start)
    seats = s.setup.seats
    for later in range(1, seats):
        seat: i64 = (start + later) % seats
        a[FAME + seat] += later
        tell(log, ev.COMPENSATED, seat, later)
    begin_turn(s, start, log)


# -- the first card (B1.9) ---------------------------------------------------------------------------------------------------


def refuse_first(s: State, m: i64) -> i64:
    """Refuse what is not a card from a pile (B1.9)."""
    if not FIRST <= m < FIRST + 4:
        return OTHER_BLOCK
    return LEGAL if s.a[PILE + m - FIRST] else FIRST_PILE_EMPTY


def list_first(s: State) -> list[int]:
    """List the materials to choose from (B1.9)."""
    return [m for m in range(FIRST, FIRST + 4) if not refuse_first(s, m)]


def do_first(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Take one card of free choice, openly (B1.9, B1.12)."""
    pop(s)
    kind: i64 = m - FIRST
    s.a[PILE + kind] -= 1
    s.a[HAND + 4 * seat + kind] += 1
    tell(log, ev.FIRST_CARD, seat, kind)
