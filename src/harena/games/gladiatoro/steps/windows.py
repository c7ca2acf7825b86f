"""G3 Extra actions: who is asked, in which order they act, what they may do; and turning in a combat (G5.11 to G5.16)."""

from typing import Final

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.gladiatoro import events as ev
from harena.games.gladiatoro import pending as on
from harena.games.gladiatoro.moves import DASH, NO, STEP, STOP, TURN, YES
from harena.games.gladiatoro.moves import DIE as DIE_MOVE
from harena.games.gladiatoro.refusals import (
    IN_PHASE,
    LEGAL,
    NO_ROOM,
    NO_SUCH,
    NOT_ALIVE,
    NOT_CIRCLE,
    NOT_IN_MENU,
    NOT_TOWARD,
    NOT_YOURS,
    OTHER_BLOCK,
    ROUND_OVER,
    SAME_FACING,
)
from harena.games.gladiatoro.refusals import SPENT as SPENT_ALREADY
from harena.games.gladiatoro.state import (
    ANSWER,
    DIE,
    EXTRA,
    FACING,
    FELL,
    FIG,
    NOT_ASKED,
    PHASE,
    PLACE,
    REROLLS,
    ROUND,
    SPENT,
    TARGET,
    UNANSWERED,
    WIDTH,
    State,
    pop,
    push,
    still_asked,
    team,
    toward,
)
from harena.games.gladiatoro.steps.moving import roll, steps_from
from harena.games.gladiatoro.tables import MAX_FIGURES, REROLL, SHARED

ALL_FACINGS: Final[i64] = 63  # six bits


# -- who and what --------------------------------------------------------------------------------------------------------------


def facings(s: State, f: i64, window: i64) -> i64:
    """Return, as six bits, the facings that a figure may turn to: any other one, or in a combat toward its foe (G3.5, G5.14)."""
    a = s.a
    now: i64 = a[FIG + WIDTH * f + FACING]
    found: i64 = ALL_FACINGS
    if window == on.REACTION:
        found = toward_foe(s, f, a[PHASE]) | toward_foe(s, f, a[TARGET])
    return found & ~(1 << now)


def toward_foe(s: State, f: i64, foe: i64) -> i64:
    """Return, as six bits, the facings toward a hostile member of the main pair: both ends of the shared side (G5.14, G5.16)."""
    if team(s, f) == team(s, foe):
        return 0
    k = toward(s, f, foe)
    if k < 0:
        return 0
    found: i64 = 1 << k
    if s.setup.face_left:
        found |= 1 << ((k + 5) % 6)
    return found


def refuse_figure(s: State, seat: i64, f: i64, window: i64) -> i64:
    """Refuse a figure that may take no extra action now (G3.1, G3.9, G5.12)."""
    setup = s.setup
    if f >= setup.figures:
        return NO_SUCH
    if f // setup.per != seat:
        return NOT_YOURS
    a = s.a
    base: i64 = FIG + WIDTH * f
    if a[base + FELL]:
        return NOT_ALIVE
    if f == a[PHASE]:
        return IN_PHASE  # [G7.9]
    if a[base + EXTRA] >= setup.per_turn:
        return SPENT_ALREADY  # [G3.2] [G7.7]
    if a[base + ROUND]:
        return ROUND_OVER
    if window == on.REACTION:
        if not setup.circle and f != a[TARGET]:
            return NOT_CIRCLE
        if not facings(s, f, window):
            return NOT_CIRCLE  # [G5.16]
    return LEGAL


def eligible(s: State, seat: i64, window: i64) -> bool:
    """Return whether a seat has a figure that may act in the window (G3.9)."""
    per: i64 = s.setup.per
    f: i64 = seat * per
    for _ in range(per):
        if not refuse_figure(s, seat, f, window):
            return True
        f += 1
    return False


def refuse_act(s: State, seat: i64, m: i64, window: i64) -> i64:
    """Refuse an extra action that is not on the menu, or by a figure that may not (G3.4, G3.5, G3.12, G5.14)."""
    if m == STOP:
        return LEGAL
    setup = s.setup
    if TURN <= m < TURN + 6 * MAX_FIGURES:
        f: i64 = (m - TURN) // 6
        why = refuse_figure(s, seat, f, window)
        if why:
            return why
        f_facing: i64 = (m - TURN) % 6
        if s.a[FIG + WIDTH * f + FACING] == f_facing:
            return SAME_FACING
        return LEGAL if facings(s, f, window) >> f_facing & 1 else NOT_TOWARD
    if STEP <= m < STEP + MAX_FIGURES:
        f = m - STEP
        if not setup.menu_step or window == on.REACTION:
            return NOT_IN_MENU
        why = refuse_figure(s, seat, f, window)
        if why:
            return why
        return LEGAL if steps_from(s, f) else NO_ROOM
    if DASH <= m < DASH + MAX_FIGURES:
        if not setup.menu_dash or window == on.REACTION:
            return NOT_IN_MENU
        return refuse_figure(s, seat, m - DASH, window)
    return OTHER_BLOCK


def list_acts(s: State, seat: i64, window: i64) -> list[int]:
    """List what a seat may do in its place of the queue: stop, turn, step (G3.5, G3.9)."""
    setup = s.setup
    per = setup.per
    found = [int(STOP)]
    able = [f for f in range(seat * per, seat * per + per) if not refuse_figure(s, seat, f, window)]
    for f in able:
        allowed = facings(s, f, window)
        found += [TURN + 6 * f + facing for facing in range(6) if allowed >> facing & 1]
    if window != on.REACTION:
        if setup.menu_step:
            found += [STEP + f for f in able if steps_from(s, f)]
        if setup.menu_dash:
            found += [DASH + f for f in able]
    return found


# -- declaring -----------------------------------------------------------------------------------------------------------------


def open_window(s: State, window: i64) -> None:
    """Ask everybody who has a figure that may act, at once and unseen (G3.9)."""
    setup = s.setup
    a = s.a
    if (window == on.PRIOR and not setup.prior) or (window == on.POSTERIOR and not setup.posterior):
        return
    asked: i64 = 0
    for seat in range(setup.seats):
        if eligible(s, seat, window):
            a[ANSWER + seat] = UNANSWERED
            asked += 1
    if asked:
        push(s, on.DECLARE, 0, window)


def refuse_declare(m: i64) -> i64:
    """Refuse whatever is neither yes nor no (G3.9)."""
    return LEGAL if NO <= m <= YES else OTHER_BLOCK


def do_declare(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Note an answer unseen; when all are in, queue those who said yes (G3.9, G3.10)."""
    a = s.a
    a[ANSWER + seat] = m
    if still_asked(s):
        return
    seats = s.setup.seats
    window: i64 = s.todo[-2]
    pop(s)
    count: i64 = 0
    for one in range(seats):
        if a[ANSWER + one] == YES:
            a[PLACE + one] = 0
            count += 1
            tell(log, ev.DECLARED, one, window)
        a[ANSWER + one] = NOT_ASKED
    if count:
        push(s, on.QUEUE, 0, window)
    if count > 1:
        push(s, on.ORDER, 0, window)  # [G3.6]


# -- the order -----------------------------------------------------------------------------------------------------------------


def sharing(s: State, seat: i64) -> bool:
    """Return whether a seat shares its place in the queue."""
    a = s.a
    place: i64 = a[PLACE + seat]
    return place >= 0 and any(one != seat and a[PLACE + one] == place for one in range(s.setup.seats))


def order(s: State, window: i64, log: Log | None) -> None:
    """Let everybody who is tied roll one die, in seat order; then sort, and see to ties (G3.6 to G3.8)."""
    a = s.a
    seats = s.setup.seats
    for seat in range(seats):
        if not a[DIE + seat] and sharing(s, seat):
            push(s, on.ORDER, 0, window)
            push(s, on.ORDER_DIE, seat)
            return
    places = a[PLACE : PLACE + seats]
    for seat in range(seats):
        if a[DIE + seat]:
            for one in range(seats):
                if places[one] == places[seat] and a[DIE + one] > a[DIE + seat]:
                    a[PLACE + seat] += 1
    for seat in range(seats):
        a[DIE + seat] = 0
    tied: i64 = 0
    for seat in range(seats):
        if sharing(s, seat):
            tied += 1
    mode: i64 = s.setup.any_tie
    if not tied or mode == SHARED:
        a[REROLLS] = 0
    elif mode == REROLL and a[REROLLS] < s.setup.max_rerolls:
        a[REROLLS] += 1
        push(s, on.ORDER, 0, window)
    else:
        a[REROLLS] = 0
        by_seat(s, log)


def by_seat(s: State, log: Log | None) -> None:
    """Put those who are still tied in seat order (G3.8)."""
    a = s.a
    seats = s.setup.seats
    places = a[PLACE : PLACE + seats]
    for seat in range(seats):
        for one in range(seat):
            if places[seat] >= 0 and places[one] == places[seat]:
                a[PLACE + seat] += 1
    tell(log, ev.BY_SEAT)


def do_order_die(s: State, m: i64, log: Log | None) -> None:
    """Note a die of the order (G3.6)."""
    seat: i64 = s.todo[-3]
    pop(s)
    s.a[DIE + seat] = m - DIE_MOVE
    tell(log, ev.ORDER_DIE, seat, m - DIE_MOVE)


def queue(s: State, window: i64) -> None:
    """Let the first in the queue act; at its end ask again if anything was spent, but not in a combat (G3.9, G5.15)."""
    a = s.a
    seats = s.setup.seats
    first: i64 = -1
    count: i64 = 0
    for seat in range(seats):
        place: i64 = a[PLACE + seat]
        if place < 0:
            continue
        if not eligible(s, seat, window):
            a[PLACE + seat] = -1  # nothing left to act with
            continue
        if first < 0 or place < first:
            first = place
            count = 0
        if place == first:
            count += 1
    if first < 0:
        _round_over(s, window)
        return
    push(s, on.QUEUE, 0, window)
    if count > 1:
        for seat in range(seats):
            if a[PLACE + seat] == first:
                a[ANSWER + seat] = UNANSWERED
        push(s, on.TIED_ACT, 0, window)
        return
    for seat in range(seats):
        if a[PLACE + seat] == first:
            push(s, on.ACT, seat, window)


def _round_over(s: State, window: i64) -> None:
    a = s.a
    spent: i64 = a[SPENT]
    a[SPENT] = 0
    for f in range(s.setup.figures):
        a[FIG + WIDTH * f + ROUND] = 0
    if spent and window != on.REACTION:
        push(s, on.OPEN, 0, window)


# -- acting --------------------------------------------------------------------------------------------------------------------


def spend(s: State, f: i64) -> None:
    """Spend a figure's extra action (G3.2)."""
    a = s.a
    a[FIG + WIDTH * f + EXTRA] += 1
    a[FIG + WIDTH * f + ROUND] = 1
    a[SPENT] += 1


def do_act(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Carry out one extra action, or drop out with the allowance unspent (G3.9)."""
    pop(s)
    if m == STOP:
        s.a[PLACE + seat] = -1
        tell(log, ev.STOPPED, seat)
    elif m < STEP:
        f: i64 = (m - TURN) // 6
        spend(s, f)
        turn(s, f, (m - TURN) % 6, log)
    elif m < DASH:
        f = m - STEP
        spend(s, f)
        tell(log, ev.STEPS, f, 0)
        push(s, on.STEP_HEX, seat, f)
    else:
        f = m - DASH
        spend(s, f)  # [G3.12] before the roll
        tell(log, ev.STEPS, f, 1)
        roll(s, seat, f, on.BY_DASH)


def turn(s: State, f: i64, facing: i64, log: Log | None) -> None:
    """Turn a figure (G3.5, G5.11)."""
    s.a[FIG + WIDTH * f + FACING] = facing
    tell(log, ev.TURNED, f, facing)
