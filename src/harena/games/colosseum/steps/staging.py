"""C6.9 to C6.16 Staging an event: which program, what is held back, medals for spectators, and what it draws."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.colosseum import events as ev
from harena.games.colosseum.moves import AMOUNT, AMOUNTS, CASH, MOST, PASS, SEND, SPEND, STAGE, SWAP
from harena.games.colosseum.moves import HOLD as HOLD_MOVE
from harena.games.colosseum.pending import (
    HOLD_AMOUNT,
    SHOW,
)
from harena.games.colosseum.refusals import (
    NO_MEDAL,
    NOT_OWNED,
    NOT_YOURS,
    ORDER,
    OTHER_BLOCK,
    TOO_FEW,
    TOO_SMALL,
)
from harena.games.colosseum.state import (
    BEST,
    BEST_AT,
    DONE,
    EVENTS,
    H_AT,
    HOLD,
    LATEST,
    LATEST_TURN,
    MEDAL,
    OWN,
    OWNED,
    SEAT,
    SHOWN,
    SIZE,
    SPENT,
    TURN,
    USED,
    WIDTH,
    State,
    grown,
    own,
    owns,
    pop,
    push,
    put,
)
from harena.games.colosseum.steps.means import do_free, free_moves, from_bank, spend_medals, why_not_free
from harena.games.colosseum.steps.scoring import (
    fitting,
    jokers_for,
    least,
    most_shown,
    needed,
    parts,
    real_shown,
    shown,
    value,
)
from harena.games.colosseum.tables import JOKER, PROGRAMS, STANDARD


def why_not_program(s: State, seat: i64, program: i64) -> i64:
    """Refuse a program that is not owned, too large for the arena, or short of tokens (C6.9)."""
    if not owns(s, seat, program):
        return NOT_YOURS
    if s.setup.size[program] > grown(s, seat):
        return TOO_SMALL
    return TOO_FEW if most_shown(s, seat, program) < least(s.setup, program) else 0


def list_stage(s: State, seat: i64) -> list[int]:
    """List the programs that can be staged; with none there is only declining (C6.9, C6.12, C6.13)."""
    owned: i64 = s.a[SEAT + WIDTH * seat + OWNED]
    programs: list[int] = []
    program: i64 = 0
    while owned:
        if owned & 1 and why_not_program(s, seat, program) == 0:
            programs.append(STAGE + program)
        owned >>= 1
        program += 1
    if not programs:
        return [PASS]
    found: list[int] = [PASS]
    found += free_moves(s, seat)
    return found + programs


def why_not_stage(s: State, seat: i64, m: i64) -> i64:
    """Return why a program cannot be staged."""
    if CASH <= m <= SWAP:
        return why_not_free(s, seat, m)
    return why_not_program(s, seat, m - STAGE) if STAGE <= m < STAGE + PROGRAMS else OTHER_BLOCK


def do_stage(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Choose a program and go on to what is shown, or decline (C6.9, C6.12)."""
    if CASH <= m <= SWAP:
        do_free(s, seat, m, log)
        return
    pop(s)
    if m == PASS:
        tell(log, ev.NO_EVENT, seat)
        return
    s.a[SHOWN] = m - STAGE + 1
    push(s, SHOW, seat, 0, 1)


def spare(s: State, seat: i64, kind: i64, real: i64) -> i64:
    """Return how many tokens of a kind, or jokers, may be held back so that enough is still shown, ``real`` now (C6.9, C6.11)."""
    program: i64 = s.a[SHOWN] - 1
    if kind == JOKER:
        used = jokers_for(s, seat, program, real)
        room: i64 = real + used - least(s.setup, program)
        return used if used < room else room
    count = fitting(s, seat, program, kind)
    if count == 0:
        return 0
    floor = least(s.setup, program)
    while count > 0 and real - count + jokers_for(s, seat, program, real - count) < floor:
        count -= 1
    return count


def list_show(s: State, seat: i64) -> list[int]:
    """List opening the gates, what may be held back, kind by kind, and medals to spend (C6.9, C6.11, C11.1)."""
    found: list[int] = [SEND]
    real = real_shown(s, seat, s.a[SHOWN] - 1)
    found += [HOLD_MOVE + kind for kind in range(s.a[H_AT], STANDARD + 1) if spare(s, seat, kind, real) > 0]
    found += range(SPEND, SPEND + own(s, seat, MEDAL))
    return found


def why_not_show(s: State, seat: i64, m: i64) -> i64:
    """Return why something cannot be held back or spent."""
    if HOLD_MOVE <= m <= HOLD_MOVE + STANDARD:
        kind: i64 = m - HOLD_MOVE
        if kind < s.a[H_AT]:
            return ORDER
        return NOT_OWNED if kind == JOKER or fitting(s, seat, s.a[SHOWN] - 1, kind) == 0 else TOO_FEW
    if SPEND <= m < SPEND + 40:
        return NO_MEDAL
    return OTHER_BLOCK


def do_show(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Hold tokens back, spend medals, or stage the event."""
    pop(s)
    if HOLD_MOVE <= m < SPEND:
        s.a[H_AT] = m - HOLD_MOVE + 1
        push(s, HOLD_AMOUNT, seat, m - HOLD_MOVE, 1)
        return
    if m >= SPEND:  # named last, so that the event is complete
        s.a[SPENT] = m - SPEND + 1
    stage(s, seat, log)


def list_hold(s: State, seat: i64) -> list[int]:
    """List how many tokens of the kind just named may be held back (C6.11)."""
    return AMOUNTS[1 : spare(s, seat, s.todo[-2], real_shown(s, seat, s.a[SHOWN] - 1)) + 1]


def why_not_hold(m: i64) -> i64:
    """Return why so many cannot be held back."""
    return TOO_FEW if AMOUNT <= m <= AMOUNT + MOST else OTHER_BLOCK


def do_hold(s: State, seat: i64, m: i64) -> None:
    """Note how many are held back."""
    kind: i64 = s.todo[-2]
    pop(s)
    put(s, HOLD + kind, m - AMOUNT)
    push(s, SHOW, seat, 0, 1)


def stage(s: State, seat: i64, log: Log | None) -> None:
    """Count the spectators, move the marker, pay the income (C6.14, C10, C10.8)."""
    a = s.a
    program: i64 = a[SHOWN] - 1
    real = real_shown(s, seat, program)
    jokers: i64 = jokers_for(s, seat, program, real) - s.b[HOLD + JOKER]
    missing: i64 = needed(s.setup, program) - shown(s, seat, program)
    tell(log, ev.STAGED, seat, program + 1, missing)
    spectators = value(s.setup, program, missing)
    extra = parts(s, seat, program)
    for number in range(len(extra)):
        if extra[number]:
            tell(log, ev.PART, seat, number, extra[number])
        spectators += extra[number]
    b = bytearray(s.b)
    at: i64 = OWN + SIZE * seat
    for kind in range(STANDARD):
        b[at + USED + kind] = fitting(s, seat, program, kind) - b[HOLD + kind]
        b[HOLD + kind] = 0
    b[at + USED + JOKER] = jokers
    b[HOLD + JOKER] = 0
    b[at + LATEST] = program + 1
    b[at + LATEST_TURN] = a[TURN]
    s.b = bytes(b)
    spend_medals(s, seat, a[SPENT])
    a[SPENT] = a[SHOWN] = a[H_AT] = 0
    a[EVENTS] += 1
    a[SEAT + WIDTH * seat + DONE] |= 1 << program
    tell(log, ev.TOTAL, seat, spectators, from_bank(s, seat, spectators))
    if spectators > a[SEAT + WIDTH * seat + BEST]:
        a[SEAT + WIDTH * seat + BEST] = spectators
        put(s, at + BEST_AT, a[EVENTS])
        tell(log, ev.NEW_BEST, seat, spectators)
