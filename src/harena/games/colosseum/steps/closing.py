"""C7 Phase 5, closing ceremonies: podium, clean-up, donation; and rolls that break ties."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.colosseum import events as ev
from harena.games.colosseum.moves import CASH, DROP, NAME, PASS, ROLL, SWAP
from harena.games.colosseum.pending import (
    CLEAN_TOGETHER,
    DECIDE,
    DISCARD,
    DONATE,
    FOR_LAST,
    FOR_PODIUM,
    LAST,
    NEXT_CLEAN,
    TIE_DIE,
)
from harena.games.colosseum.refusals import NOT_FREE, NOT_HELD, NOT_USED, OTHER_BLOCK
from harena.games.colosseum.state import (
    ANSWER,
    BEST,
    CHOSEN,
    COINS,
    GONE,
    LATEST_TURN,
    LEADER,
    NOT_ASKED,
    OWN,
    PHASE,
    PODIUM,
    ROLLS,
    SEAT,
    SIZE,
    SUM,
    TIED,
    TOK,
    TURN,
    UNANSWERED,
    USED,
    WIDTH,
    State,
    add,
    hand,
    items_of,
    own,
    pop,
    push,
    put,
    seat_at,
)
from harena.games.colosseum.steps.means import check_stars, do_free, free_moves, why_not_free
from harena.games.colosseum.tables import ALL_STANDARD, STANDARD

# -- ties ----------------------------------------------------------------------------------------------------------------------


def best_of(s: State, *, last: bool) -> i64:
    """Return who has the highest best score and of these most coins; or the lowest and of these fewest, as bits (C7.1, C7.9)."""
    a = s.a
    found: i64 = 0
    top: i64 = 0
    for seat in range(s.setup.seats):
        at: i64 = SEAT + WIDTH * seat
        key: i64 = a[at + BEST] * 1000000 + a[at + COINS]
        if last:
            key = -key
        if found == 0 or key > top:
            top = key
            found = 1 << seat
        elif key == top:
            found |= 1 << seat
    return found


def alone(bits: i64) -> bool:
    """Return whether a set has one seat."""
    return bits & (bits - 1) == 0


def lowest(bits: i64) -> i64:
    """Return the one seat of a set."""
    seat: i64 = 0
    while not bits >> seat & 1:
        seat += 1
    return seat


def roll_for(s: State, why: i64) -> None:
    """Let all who are level roll both dice, clockwise from the start player, and then decide (C7.2, C7.9)."""
    push(s, DECIDE, 0, why)
    for number in range(s.setup.seats - 1, -1, -1):
        seat = seat_at(s, number)
        if s.a[TIED] >> seat & 1:
            push(s, TIE_DIE, seat, why)
            push(s, TIE_DIE, seat, why)


def tie_outcomes(s: State) -> list[tuple[int, int]]:
    """List what a die shows when ties are broken (C9.10)."""
    found: list[tuple[int, int]] = []
    faces = s.setup.tie_faces
    at = 0
    while at < len(faces):
        count = 1
        while at + count < len(faces) and faces[at + count] == faces[at]:
            count += 1
        found.append((int(ROLL + faces[at] - 1), count))
        at += count
    return found


def do_tie_die(s: State, m: i64, log: Log | None) -> None:
    """Add a die to a seat's roll."""
    seat: i64 = s.todo[-3]
    pop(s)
    add(s, SUM + seat, m - ROLL + 1)
    tell(log, ev.TIE_DIE, seat, m - ROLL + 1)


def decide(s: State, why: i64, log: Log | None) -> None:
    """Find the higher roll; those level for it roll again, up to the limit, then the order decides (C9.11, C9.12, C9.15)."""
    a = s.a
    highest: i64 = 0
    tied: i64 = 0
    for seat in range(s.setup.seats):
        if not a[TIED] >> seat & 1:
            continue
        rolled: i64 = s.b[SUM + seat]
        if rolled > highest:
            highest = rolled
            tied = 1 << seat
        elif rolled == highest:
            tied |= 1 << seat
        put(s, SUM + seat, 0)
    a[ROLLS] += 1
    if not alone(tied):
        if a[ROLLS] <= s.setup.max_rerolls:
            a[TIED] = tied
            roll_for(s, why)
            return
        number: i64 = 0
        while not tied >> seat_at(s, number) & 1:
            number += 1
        tied = 1 << seat_at(s, number)
        tell(log, ev.BY_ORDER, seat_at(s, number))
    a[TIED] = a[ROLLS] = 0
    settle(s, why, lowest(tied), log)


def settle(s: State, why: i64, seat: i64, log: Log | None) -> None:
    """Give the podium, or let the last player name a token."""
    if why == FOR_PODIUM:
        take_podium(s, seat, log)
    else:
        receive(s, seat, log)


# -- podium --------------------------------------------------------------------------------------------------------------------


def podium(s: State, log: Log | None) -> None:
    """Find who takes the podium: by best score of the whole game, coins, dice (C7.1 to C7.3)."""
    s.a[PHASE] = 5
    found = best_of(s, last=False)
    push(s, LAST)
    push(s, NEXT_CLEAN)
    if alone(found):
        take_podium(s, lowest(found), log)
        return
    s.a[TIED] = found
    roll_for(s, FOR_PODIUM)


def take_podium(s: State, seat: i64, log: Log | None) -> None:
    """Hand over the podium (C7.1)."""
    add(s, OWN + SIZE * seat + PODIUM, 1)
    s.a[LEADER] = seat
    tell(log, ev.PODIUM, seat, s.a[SEAT + WIDTH * seat + BEST])


# -- clean-up ------------------------------------------------------------------------------------------------------------------


def losable(s: State, seat: i64) -> list[int]:
    """List the tokens one of which a seat loses: used in its event of this turn, or in its latest one (C7.4, C7.7)."""
    b = s.b
    at: i64 = OWN + SIZE * seat
    when: i64 = b[at + LATEST_TURN]
    if when == 0 or (when != s.a[TURN] and not s.setup.last_event):
        return []
    return [DROP + kind for kind in range(STANDARD + 1) if b[at + USED + kind] > 0 and b[at + TOK + kind] > 0]


def next_clean(s: State, number: i64, log: Log | None) -> None:
    """Let the next player lose a token, or everybody at once (C7.4, C7.5, C7.7)."""
    if s.setup.at_once:
        clean_together(s, log)
        return
    if number == s.setup.seats:
        return
    seat = seat_at(s, number)
    push(s, NEXT_CLEAN, 0, number + 1)
    if losable(s, seat):
        push(s, DISCARD, seat)


def list_discard(s: State, seat: i64) -> list[int]:
    """List the tokens to lose; one kind alone is no choice (C7.4, C7.6)."""
    found = losable(s, seat)
    if len(found) > 1 and s.setup.free_always:
        return free_moves(s, seat) + found
    return found


def why_not_discard(s: State, seat: i64, m: i64) -> i64:
    """Return why a token cannot be the one lost."""
    if CASH <= m <= SWAP:
        if s.setup.at_once or not s.setup.free_always:
            return NOT_FREE
        return why_not_free(s, seat, m)
    return NOT_USED if DROP <= m <= DROP + STANDARD else OTHER_BLOCK


def lose(s: State, seat: i64, kind: i64, log: Log | None) -> None:
    """Take a token out of the game (C7.4, C4.18)."""
    hand(s, seat, kind, -1)
    add(s, GONE + kind, 1)
    tell(log, ev.LOST, seat, kind)


def do_discard(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Lose a token, and look at the awards (C7.4)."""
    if CASH <= m <= SWAP:
        do_free(s, seat, m, log)
        return
    pop(s)
    lose(s, seat, m - DROP, log)
    check_stars(s, 1 << (m - DROP), log)


def clean_together(s: State, log: Log | None) -> None:
    """Ask all who have a choice, unseen; whoever has none has answered (``cleanup_order``)."""
    asked: bool = False
    for seat in range(s.setup.seats):
        found = losable(s, seat)
        if len(found) > 1:
            put(s, ANSWER + seat, UNANSWERED)
            asked = True
    if asked:
        push(s, CLEAN_TOGETHER)
    else:
        show_losses(s, log)


def do_answer(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Note a choice unseen; when the last one is in, all are shown and the awards looked at once."""
    put(s, ANSWER + seat, CHOSEN + m - DROP)
    for one in range(s.setup.seats):
        if s.b[ANSWER + one] == UNANSWERED:
            return
    pop(s)
    show_losses(s, log)


def show_losses(s: State, log: Log | None) -> None:
    """Take the tokens of all, in turn order."""
    for number in range(s.setup.seats):
        seat = seat_at(s, number)
        found = losable(s, seat)
        if s.b[ANSWER + seat] != NOT_ASKED:
            lose(s, seat, s.b[ANSWER + seat] - CHOSEN, log)
            put(s, ANSWER + seat, NOT_ASKED)
        elif found:
            lose(s, seat, found[0] - DROP, log)
    check_stars(s, ALL_STANDARD, log)


# -- donation ------------------------------------------------------------------------------------------------------------------


def any_standard(s: State, seat: i64) -> bool:
    """Return whether a seat has a standard token (C7.10)."""
    return items_of(s, seat) & ALL_STANDARD != 0


def last(s: State, log: Log | None) -> None:
    """Find who is last: by best score, fewest coins, dice; nobody rolls for nothing (C7.8 to C7.10)."""
    if not any_standard(s, s.a[LEADER]):
        tell(log, ev.NO_GIFT)
        s.a[LEADER] = -1
        return
    found = best_of(s, last=True)
    if alone(found):
        receive(s, lowest(found), log)
        return
    s.a[TIED] = found
    roll_for(s, FOR_LAST)


def receive(s: State, seat: i64, log: Log | None) -> None:
    """Ask the last player for a kind, unless he took the podium himself (C7.8, C7.10)."""
    if seat == s.a[LEADER]:
        tell(log, ev.NO_GIFT)
        s.a[LEADER] = -1
        return
    push(s, DONATE, seat)


def list_donate(s: State, seat: i64) -> list[int]:
    """List the standard kinds that the podium taker holds, and declining (C7.8, C7.12)."""
    found: list[int] = [PASS]
    if s.setup.free_always:
        found += free_moves(s, seat)
    for kind in range(STANDARD):
        if own(s, s.a[LEADER], TOK + kind) > 0:
            found.append(NAME + kind)
    return found


def why_not_donate(s: State, seat: i64, m: i64) -> i64:
    """Return why a kind cannot be named."""
    if CASH <= m <= SWAP:
        return why_not_free(s, seat, m) if s.setup.free_always else NOT_FREE
    return NOT_HELD if NAME <= m < NAME + STANDARD else OTHER_BLOCK


def do_donate(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Hand over a token of the kind named, and look at the awards (C7.8)."""
    if CASH <= m <= SWAP:
        do_free(s, seat, m, log)
        return
    pop(s)
    a = s.a
    giver: i64 = a[LEADER]
    a[LEADER] = -1
    if m == PASS:
        tell(log, ev.NOT_NAMED, seat)
        return
    kind: i64 = m - NAME
    hand(s, giver, kind, -1)
    hand(s, seat, kind, 1)
    tell(log, ev.GIVEN, giver, seat, kind)
    check_stars(s, 1 << kind, log)
