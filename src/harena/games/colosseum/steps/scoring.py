"""C10 Spectators of one event: each part by itself."""

from mypy_extensions import i64

from harena.games.colosseum.state import (
    DONE,
    HOLD,
    NOBLE,
    OWN,
    PODIUM,
    SEAT,
    SIZE,
    SPENT,
    STAR,
    TICKET,
    TOK,
    WIDTH,
    State,
    inside,
    own,
)
from harena.games.colosseum.tables import JOKER, NOBLE_COUNT, STANDARD, STAR_KIND, STARS, Setup


def needed(setup: Setup, program: i64) -> i64:
    """Return how many tokens a program lists."""
    return setup.needed[program]


def least(setup: Setup, program: i64) -> i64:
    """Return the fewest tokens with which a program can be staged (C6.9)."""
    return setup.needed[program] - setup.scale_len[program] + 1


def value(setup: Setup, program: i64, missing: i64) -> i64:
    """Return the spectators that a program draws with so many tokens missing (C10.1)."""
    return setup.scale[setup.scale_at[program] + missing]


def fitting(s: State, seat: i64, program: i64, kind: i64) -> i64:
    """Return how many tokens of a kind a seat could show: no more than listed (C6.16)."""
    has: i64 = s.b[OWN + SIZE * seat + TOK + kind]
    lists: i64 = s.setup.needs[STANDARD * program + kind]
    return has if has < lists else lists


def fits_all(s: State, seat: i64, program: i64) -> i64:
    """Return how many needed tokens a seat could show, jokers aside."""
    b = s.b
    needs = s.setup.needs
    first: i64 = OWN + SIZE * seat + TOK
    at: i64 = STANDARD * program
    found: i64 = 0
    for kind in s.setup.listed[program]:
        has: i64 = b[first + kind]
        lists: i64 = needs[at + kind]
        found += has if has < lists else lists
    return found


def most_shown(s: State, seat: i64, program: i64) -> i64:
    """Return how many needed tokens a seat could show, jokers included (C6.9, C6.11)."""
    shown = fits_all(s, seat, program)
    return shown + jokers_for(s, seat, program, shown)


def jokers_for(s: State, seat: i64, program: i64, shown: i64) -> i64:
    """Return how many jokers a seat could use for what is then missing (C6.16, C13.1)."""
    has = own(s, seat, TOK + JOKER)
    gap: i64 = s.setup.needed[program] - shown
    return has if has < gap else gap


def real_shown(s: State, seat: i64, program: i64) -> i64:
    """Return how many tokens are shown, jokers aside, with what is held back now (C6.11)."""
    found: i64 = fits_all(s, seat, program)
    for kind in range(STANDARD):
        found -= s.b[HOLD + kind]
    return found


def shown(s: State, seat: i64, program: i64) -> i64:
    """Return how many tokens are shown in all, with what is held back now."""
    real = real_shown(s, seat, program)
    return real + jokers_for(s, seat, program, real) - s.b[HOLD + JOKER]


def count_bits(bits: i64) -> i64:
    """Return how many programs a set has."""
    found: i64 = 0
    while bits:
        found += bits & 1
        bits >>= 1
    return found


def earlier(s: State, seat: i64, program: i64) -> i64:
    """Return the spectators for each other program produced before (C10.2)."""
    done: i64 = s.a[SEAT + WIDTH * seat + DONE]
    return s.setup.earlier * count_bits(done & ~(1 << program))


def star_value(s: State, seat: i64, program: i64) -> i64:
    """Return the spectators for awards whose kind is shown by a real token (C10.4)."""
    found: i64 = 0
    for star in range(STARS):
        kind: i64 = STAR_KIND[star]
        if s.a[STAR + star] == seat and fitting(s, seat, program, kind) - s.b[HOLD + kind] > 0:
            found += s.setup.per_star
    return found


def noble_value(s: State, seat: i64) -> i64:
    """Return the spectators for nobles in the arena (C10.5)."""
    found: i64 = 0
    for noble in range(NOBLE_COUNT):
        if inside(s, seat, s.a[NOBLE + noble]):
            found += s.setup.noble_value[noble]
    return found


def parts(s: State, seat: i64, program: i64) -> list[int]:
    """Return the parts beyond the program's own: earlier programs, tickets, awards, nobles, podiums, medals (C10.2 to C10.7)."""
    setup = s.setup
    return [
        earlier(s, seat, program),
        setup.per_ticket * own(s, seat, TICKET),
        star_value(s, seat, program),
        noble_value(s, seat),
        setup.per_podium * own(s, seat, PODIUM),
        setup.per_spent * s.a[SPENT],
    ]


def total(s: State, seat: i64, program: i64) -> i64:
    """Return the spectators of the event as it is put together now (C10)."""
    missing: i64 = needed(s.setup, program) - shown(s, seat, program)
    found = value(s.setup, program, missing)
    for part in parts(s, seat, program):
        found += part
    return found
