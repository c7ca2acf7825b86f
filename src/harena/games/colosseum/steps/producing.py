"""C6 Phase 4, producing an event: take part, roll, move nobles. How an event is staged stands in ``staging.py``."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.colosseum import events as ev
from harena.games.colosseum.moves import CASH, DIE, MOVE, NUDGE, PASS, SUM, SWAP, YES
from harena.games.colosseum.pending import (
    DICE_MOVE,
    DICE_SECOND,
    MEDAL_MOVE,
    MOVE_DIE,
    NEXT_PRODUCER,
    PART,
)
from harena.games.colosseum.pending import STAGE as ASK_STAGE
from harena.games.colosseum.refusals import (
    NO_MEDAL,
    NOT_ROLLED,
    OTHER_BLOCK,
    SAME_NOBLE,
)
from harena.games.colosseum.state import (
    DICE,
    LOGE,
    MEDAL,
    NOBLE,
    PHASE,
    State,
    own,
    pop,
    push,
    seat_at,
)
from harena.games.colosseum.steps.means import do_free, free_moves, gain_medal, spend_medals, why_not_free
from harena.games.colosseum.tables import FACES, MAX_FACE, NOBLE_COUNT, SQUARES


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
    if own(s, seat, LOGE):
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


def die_outcomes() -> list[tuple[int, int]]:
    """List the faces of the movement die (C6.2)."""
    return [(int(DIE + face), 1) for face in range(FACES)]


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
    if own(s, seat, MEDAL) > 0:
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
