"""C6 Phase 4, producing an event: roll, move nobles, spend medals, stage."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.colosseum import events as ev
from harena.games.colosseum.moves import AMOUNT, AMOUNTS, CASH, DIE, MOST, MOVE, NUDGE, PASS, SEND, SPEND, STAGE, SUM, SWAP, YES
from harena.games.colosseum.moves import HOLD as HOLD_MOVE
from harena.games.colosseum.pending import (
    DICE_MOVE,
    DICE_SECOND,
    HOLD_AMOUNT,
    MEDAL_MOVE,
    MOVE_DIE,
    NEXT_PRODUCER,
    PART,
    SHOW,
)
from harena.games.colosseum.pending import STAGE as ASK_STAGE
from harena.games.colosseum.refusals import (
    NO_MEDAL,
    NOT_OWNED,
    NOT_ROLLED,
    NOT_YOURS,
    ORDER,
    OTHER_BLOCK,
    SAME_NOBLE,
    TOO_FEW,
    TOO_SMALL,
)
from harena.games.colosseum.state import (
    BEST,
    BEST_AT,
    DICE,
    DONE,
    EVENTS,
    H_AT,
    HOLD,
    LATEST,
    LATEST_TURN,
    LOGE,
    MEDAL,
    NOBLE,
    OWNED,
    PHASE,
    SEAT,
    SHOWN,
    SPENT,
    TURN,
    USED,
    WIDTH,
    State,
    grown,
    owns,
    pop,
    push,
    seat_at,
)
from harena.games.colosseum.steps.means import do_free, free_moves, from_bank, gain_medal, spend_medals, why_not_free
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
from harena.games.colosseum.tables import FACES, JOKER, MAX_FACE, NOBLE_COUNT, PROGRAMS, SQUARES, STANDARD

DONE_HOLDING = 14  # nothing more can be held back


def next_producer(s: State, number: i64) -> None:
    """Ask the next player whether he takes part; each does everything before the next (C6.1)."""
    s.a[PHASE] = 4
    if number == s.setup.seats:
        return
    push(s, NEXT_PRODUCER, 0, number + 1)
    push(s, PART, seat_at(s, number))


def list_part(s: State, seat: i64) -> list[int]:
    """List taking part and passing (C6.1)."""
    found: list[int] = [PASS, YES]
    found += free_moves(s, seat)
    return found


def why_not_part(s: State, seat: i64, m: i64) -> i64:
    """Return why something is no answer to whether one takes part."""
    return why_not_free(s, seat, m) if CASH <= m <= SWAP else OTHER_BLOCK


def do_part(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Roll one die, or two with a loge; or pass without roll, event and income (C6.1, C6.2)."""
    if CASH <= m <= SWAP:
        do_free(s, seat, m, log)
        return
    pop(s)
    if m == PASS:
        tell(log, ev.PASSED, seat, 4)
        return
    push(s, ASK_STAGE, seat)
    push(s, MEDAL_MOVE, seat)
    push(s, DICE_MOVE, seat)
    if s.a[SEAT + WIDTH * seat + LOGE]:
        push(s, MOVE_DIE, seat, 1)
    push(s, MOVE_DIE, seat, 0)


def do_die(s: State, m: i64, log: Log | None) -> None:
    """Note a face of a movement die (C6.2)."""
    seat: i64 = s.todo[-3]
    which: i64 = s.todo[-2]
    pop(s)
    face: i64 = m - DIE
    s.a[DICE + which] = face
    tell(log, ev.ROLLED, seat, s.setup.face_low[face], s.setup.face_high[face])


# -- the dice move -------------------------------------------------------------------------------------------------------------


def list_dice(s: State, seat: i64) -> list[int]:
    """List a noble by the first die, or by the sum of both; a range is chosen from when it is used (C6.3, C6.4)."""
    a = s.a
    setup = s.setup
    first: i64 = a[DICE]
    second: i64 = a[DICE + 1]
    found: list[int] = free_moves(s, seat)
    low: i64 = setup.face_low[first]
    high: i64 = setup.face_high[first]
    for noble in range(NOBLE_COUNT):
        found += range(MOVE + MAX_FACE * noble + low - 1, MOVE + MAX_FACE * noble + high)
    if second >= 0:
        low += setup.face_low[second]
        high += setup.face_high[second]
        for noble in range(NOBLE_COUNT):
            found += range(SUM + 2 * MAX_FACE * noble + low - 1, SUM + 2 * MAX_FACE * noble + high)
    return found


def list_second(s: State) -> list[int]:
    """List another noble by the second die (C6.4)."""
    setup = s.setup
    second: i64 = s.a[DICE + 1]
    found: list[int] = []
    for noble in range(NOBLE_COUNT):
        if noble != s.todo[-2]:
            first: i64 = MOVE + MAX_FACE * noble - 1
            found += range(first + setup.face_low[second], first + setup.face_high[second] + 1)
    return found


def why_not_dice(s: State, seat: i64, m: i64) -> i64:
    """Return why a noble cannot be moved so (C6.3 to C6.5)."""
    if CASH <= m <= SWAP and s.todo[-4] == DICE_MOVE:
        return why_not_free(s, seat, m)
    if MOVE <= m < MOVE + MAX_FACE * NOBLE_COUNT:
        if s.todo[-4] == DICE_SECOND and (m - MOVE) // MAX_FACE == s.todo[-2]:
            return SAME_NOBLE
        return NOT_ROLLED
    if SUM <= m < SUM + 2 * MAX_FACE * NOBLE_COUNT:
        return NOT_ROLLED
    return OTHER_BLOCK


def go(s: State, seat: i64, noble: i64, steps: i64, log: Log | None) -> None:
    """Move a noble clockwise by dice; ending on a resting square earns a medal (C6.6, C6.7, C11.5)."""
    a = s.a
    square: i64 = (a[NOBLE + noble] + steps) % SQUARES
    a[NOBLE + noble] = square
    tell(log, ev.MOVED, seat, noble, square)
    if s.setup.resting[square]:
        if gain_medal(s, seat):
            tell(log, ev.MEDAL, seat, 1)
        else:
            tell(log, ev.NO_MEDAL, seat)


def do_dice(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Move by one die, or by the sum (C6.3, C6.4)."""
    if CASH <= m <= SWAP:
        do_free(s, seat, m, log)
        return
    a = s.a
    again: bool = s.todo[-4] == DICE_MOVE
    pop(s)
    if m >= SUM:
        at: i64 = m - SUM
        go(s, seat, at // (2 * MAX_FACE), at % (2 * MAX_FACE) + 1, log)
        again = False
    else:
        at = m - MOVE
        go(s, seat, at // MAX_FACE, at % MAX_FACE + 1, log)
        if again and a[DICE + 1] >= 0:
            push(s, DICE_SECOND, seat, at // MAX_FACE, 1)
            return
    a[DICE] = a[DICE + 1] = -1


# -- moves by medal ------------------------------------------------------------------------------------------------------------


def list_nudge(s: State, seat: i64) -> list[int]:
    """List moves by medal; without a medal, and without one to swap for, there is only going on (C6.8)."""
    found: list[int] = [PASS]
    found += free_moves(s, seat)
    if s.a[SEAT + WIDTH * seat + MEDAL] > 0:
        found += range(NUDGE, NUDGE + 6 * NOBLE_COUNT)
    return found


def why_not_nudge(s: State, seat: i64, m: i64) -> i64:
    """Return why a noble cannot be moved by medal."""
    if CASH <= m <= SWAP:
        return why_not_free(s, seat, m)
    return NO_MEDAL if NUDGE <= m < NUDGE + 6 * NOBLE_COUNT else OTHER_BLOCK


def shift_of(at: i64) -> i64:
    """Return the squares of a move by medal: -3, -2, -1, 1, 2, 3."""
    step: i64 = at % 6
    return step - 3 if step < 3 else step - 2


def do_nudge(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Move a noble for a medal, which never earns one, as often as one likes; or go on (C6.8, C11.2)."""
    if CASH <= m <= SWAP:
        do_free(s, seat, m, log)
        return
    if m == PASS:
        pop(s)
        return
    a = s.a
    noble: i64 = (m - NUDGE) // 6
    square: i64 = (a[NOBLE + noble] + shift_of(m - NUDGE) + SQUARES) % SQUARES
    spend_medals(s, seat, 1)
    a[NOBLE + noble] = square
    tell(log, ev.NUDGED, seat, noble, square)


# -- staging -------------------------------------------------------------------------------------------------------------------


def why_not_program(s: State, seat: i64, program: i64) -> i64:
    """Refuse a program that is not owned, too large for the arena, or short of tokens (C6.9)."""
    if not owns(s, seat, program):
        return NOT_YOURS
    if s.setup.size[program] > grown(s, seat):
        return TOO_SMALL
    return TOO_FEW if most_shown(s, seat, program) < least(s.setup, program) else 0


def list_stage(s: State, seat: i64) -> list[int]:
    """List the programs that can be staged; with none there is only declining (C6.9, C6.12, C6.13)."""
    own: i64 = s.a[SEAT + WIDTH * seat + OWNED]
    programs: list[int] = [
        STAGE + program for program in range(PROGRAMS) if own >> program & 1 and why_not_program(s, seat, program) == 0
    ]
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


def spare(s: State, seat: i64, kind: i64) -> i64:
    """Return how many tokens of a kind, or jokers, may be held back so that enough is still shown (C6.9, C6.11)."""
    a = s.a
    program: i64 = a[SHOWN] - 1
    floor = least(s.setup, program)
    real = real_shown(s, seat, program)
    if kind == JOKER:
        used = jokers_for(s, seat, program, real)
        room: i64 = real + used - floor
        return used if used < room else room
    count = fitting(s, seat, program, kind)
    while count > 0 and real - count + jokers_for(s, seat, program, real - count) < floor:
        count -= 1
    return count


def list_show(s: State, seat: i64) -> list[int]:
    """List what may be held back, kind by kind, medals to spend, and opening the gates (C6.9, C6.11, C11.1)."""
    a = s.a
    found: list[int] = []
    if a[H_AT] < DONE_HOLDING:
        found += range(SPEND, SPEND + a[SEAT + WIDTH * seat + MEDAL])
        for kind in range(a[H_AT], STANDARD + 1):
            if spare(s, seat, kind) > 0:
                found.append(HOLD_MOVE + kind)
    found.append(SEND)
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
    a = s.a
    pop(s)
    if m == SEND:
        stage(s, seat, log)
    elif m >= SPEND and m < SPEND + 40:
        a[SPENT] = m - SPEND + 1
        a[H_AT] = DONE_HOLDING
        push(s, SHOW, seat, 0, 1)
    else:
        a[H_AT] = m - HOLD_MOVE + 1
        push(s, HOLD_AMOUNT, seat, m - HOLD_MOVE, 1)


def list_hold(s: State, seat: i64) -> list[int]:
    """List how many tokens of the kind just named may be held back (C6.11)."""
    return AMOUNTS[1 : spare(s, seat, s.todo[-2]) + 1]


def why_not_hold(m: i64) -> i64:
    """Return why so many cannot be held back."""
    return TOO_FEW if AMOUNT <= m <= AMOUNT + MOST else OTHER_BLOCK


def do_hold(s: State, seat: i64, m: i64) -> None:
    """Note how many are held back."""
    kind: i64 = s.todo[-2]
    pop(s)
    s.a[HOLD + kind] = m - AMOUNT
    push(s, SHOW, seat, 0, 1)


def stage(s: State, seat: i64, log: Log | None) -> None:
    """Count the spectators, move the marker, pay the income (C6.14, C10, C10.8)."""
    a = s.a
    at: i64 = SEAT + WIDTH * seat
    program: i64 = a[SHOWN] - 1
    real = real_shown(s, seat, program)
    jokers: i64 = jokers_for(s, seat, program, real) - a[HOLD + JOKER]
    missing: i64 = needed(s.setup, program) - shown(s, seat, program)
    tell(log, ev.STAGED, seat, program + 1, missing)
    spectators = value(s.setup, program, missing)
    extra = parts(s, seat, program)
    for number in range(len(extra)):
        if extra[number]:
            tell(log, ev.PART, seat, number, extra[number])
        spectators += extra[number]
    for kind in range(STANDARD):
        a[at + USED + kind] = fitting(s, seat, program, kind) - a[HOLD + kind]
        a[HOLD + kind] = 0
    a[at + USED + JOKER] = jokers
    a[HOLD + JOKER] = 0
    spend_medals(s, seat, a[SPENT])
    a[SPENT] = a[SHOWN] = a[H_AT] = 0
    a[EVENTS] += 1
    a[at + DONE] |= 1 << program
    a[at + LATEST] = program + 1
    a[at + LATEST_TURN] = a[TURN]
    tell(log, ev.TOTAL, seat, spectators, from_bank(s, seat, spectators))
    if spectators > a[at + BEST]:
        a[at + BEST] = spectators
        a[at + BEST_AT] = a[EVENTS]
        tell(log, ev.NEW_BEST, seat, spectators)


def die_outcomes() -> list[tuple[int, int]]:
    """List the faces of the movement die (C6.2)."""
    return [(int(DIE + face), 1) for face in range(FACES)]
