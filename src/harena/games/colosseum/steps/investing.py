"""C3 Phase 1, investing: programs, expansions, season tickets, loges, and a second investment for its fee."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.colosseum import events as ev
from harena.games.colosseum.moves import BUY, CASH, EXPAND, FEE, LOGE, PASS, SWAP, TICKET
from harena.games.colosseum.pending import INVEST, MORE, NEXT_INVEST, SECOND, SECOND_BUY
from harena.games.colosseum.refusals import (
    FEE_FOR_NOTHING,
    FULL_SIZE,
    HAS_LOGE,
    LEGAL,
    NO_FEE,
    NO_TICKET,
    OTHER_BLOCK,
    SOLD,
    TOO_DEAR,
    TOO_LOW,
)
from harena.games.colosseum.state import (
    COINS,
    DONE,
    INVESTED,
    LATEST,
    MEDAL,
    MEDALS,
    OWN,
    OWNED,
    PHASE,
    SEAT,
    SIZE,
    SUPPLY,
    TOK,
    WIDTH,
    State,
    add,
    bought,
    grown,
    highest_of,
    own,
    pop,
    push,
    put,
    seat_at,
)
from harena.games.colosseum.state import LEFT as LEFT_END
from harena.games.colosseum.state import LOGE as LOGES
from harena.games.colosseum.state import TICKET as TICKETS_OF
from harena.games.colosseum.state import TICKETS as TICKETS_LEFT
from harena.games.colosseum.steps.means import (
    do_free,
    free_moves,
    pay_bank,
    reach,
    spend_medals,
    swappable,
    use_action,
    why_not_free,
    worth_of_medals,
)
from harena.games.colosseum.tables import ACTION, BOUGHT, LAST_PRODUCED, PROGRAMS, STARTERS

MEDAL_FEE = 2  # medals for a second investment (C11.4)


def next_invest(s: State, number: i64) -> None:
    """Ask the next player, from the start player clockwise (C2.4, C3.1)."""
    s.a[PHASE] = 1
    if number == s.setup.seats:
        return
    seat = seat_at(s, number)
    put(s, OWN + SIZE * seat + INVESTED, 0)
    push(s, NEXT_INVEST, 0, number + 1)
    push(s, INVEST, seat)


# -- what may be bought --------------------------------------------------------------------------------------------------------


def limit_of(s: State, seat: i64) -> i64:
    """Return the number that a program to be bought must exceed, 0 for none (C3.3)."""
    how = s.setup.buy_limit
    if how == LAST_PRODUCED:
        return own(s, seat, LATEST)
    return highest_of(bought(s, seat)) if how == BOUGHT else highest_of(s.a[SEAT + WIDTH * seat + DONE])


def refuse_purchase(s: State, seat: i64, m: i64, purse: i64, limit: i64) -> i64:
    """Refuse what is not there, not allowed or dearer than the purse; ``limit`` is that of :func:`limit_of` (C3.2 to C3.9)."""
    a = s.a
    setup = s.setup
    if BUY <= m < BUY + PROGRAMS:
        program: i64 = m - BUY
        if not a[SUPPLY] >> program & 1:
            return SOLD
        if program + 1 <= limit:
            return TOO_LOW
        return TOO_DEAR if setup.price[program] > purse else LEGAL
    if EXPAND <= m <= EXPAND + 1:
        if grown(s, seat) >= setup.expansions:
            return FULL_SIZE
        return TOO_DEAR if setup.expand > purse else LEGAL
    if m == TICKET:
        if a[TICKETS_LEFT] == 0:
            return NO_TICKET
        return TOO_DEAR if setup.ticket > purse else LEGAL
    if m == LOGE:
        if own(s, seat, LOGES):
            return HAS_LOGE
        return TOO_DEAR if setup.loge > purse else LEGAL
    return OTHER_BLOCK


def purchases(s: State, seat: i64, purse: i64) -> list[int]:
    """List what a seat could buy with so many coins."""
    if purse < s.setup.cheapest:
        return []
    limit = limit_of(s, seat)
    found: list[int] = [m for m in range(TICKET, EXPAND + 2) if refuse_purchase(s, seat, m, purse, limit) == LEGAL]
    supply: i64 = s.a[SUPPLY]
    price = s.setup.price
    above = range(limit if limit > STARTERS else STARTERS, PROGRAMS)  # the others are dealt, or too low
    affordable = [BUY + program for program in above if price[program] <= purse and supply >> program & 1]
    return found + [m for m in affordable if refuse_purchase(s, seat, m, purse, limit) == LEGAL]


def any_purchase(s: State, seat: i64, purse: i64) -> bool:
    """Return whether a seat could buy anything with so many coins."""
    for m in range(TICKET, EXPAND + 2):
        if refuse_purchase(s, seat, m, purse, 0) == LEGAL:
            return True
    return len(purchases(s, seat, purse)) > 0


# -- the first -----------------------------------------------------------------------------------------------------------------


def list_invest(s: State, seat: i64) -> list[int]:
    """List the investments; with nothing within reach there is only passing (C3.1, C3.13)."""
    things = purchases(s, seat, s.a[SEAT + WIDTH * seat + COINS])
    if not things and not any_purchase(s, seat, reach(s, seat, free=True)):
        return [PASS]
    found: list[int] = [PASS]
    found += free_moves(s, seat)
    return found + things


def why_not_invest(s: State, seat: i64, m: i64) -> i64:
    """Return why a move is none of the investments."""
    if CASH <= m <= SWAP:
        return why_not_free(s, seat, m)
    return refuse_purchase(s, seat, m, s.a[SEAT + WIDTH * seat + COINS], limit_of(s, seat))


def do_invest(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Buy, or pass (C3.1)."""
    if CASH <= m <= SWAP:
        do_free(s, seat, m, log)
        return
    pop(s)
    if m == PASS:
        tell(log, ev.PASSED, seat, 1)
        return
    buy(s, seat, m, log)


def buy(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Pay and take what is bought; a further investment may follow (C3.10)."""
    a = s.a
    setup = s.setup
    at: i64 = OWN + SIZE * seat
    if m == TICKET:
        pay_bank(s, seat, setup.ticket)
        a[TICKETS_LEFT] -= 1
        add(s, at + TICKETS_OF, 1)
        tell(log, ev.TICKET, seat, setup.ticket)
    elif m == LOGE:
        pay_bank(s, seat, setup.loge)
        put(s, at + LOGES, 1)
        tell(log, ev.LOGE, seat, setup.loge)
    elif m < BUY:
        side: i64 = m - EXPAND
        pay_bank(s, seat, setup.expand)
        add(s, at + LEFT_END + side, 1)
        tell(log, ev.EXPANDED, seat, side, setup.expand)
    else:
        program: i64 = m - BUY
        pay_bank(s, seat, setup.price[program])
        a[SUPPLY] -= 1 << program
        a[SEAT + WIDTH * seat + OWNED] |= 1 << program
        tell(log, ev.BOUGHT, seat, program + 1, setup.price[program])
    add(s, at + INVESTED, 1)
    push(s, MORE, seat)


# -- the second ----------------------------------------------------------------------------------------------------------------


def more(s: State, seat: i64) -> None:
    """Ask for a further investment while the phase allows one (C3.10, C3.11)."""
    if own(s, seat, INVESTED) < s.setup.max_invest:
        push(s, SECOND, seat)


def second_reach(s: State, seat: i64) -> i64:
    """Return the coins that could be had when a fee is paid as well, or -1 when no fee can be (C3.13)."""
    purse: i64 = s.a[SEAT + WIDTH * seat + COINS]
    medals = own(s, seat, MEDAL)
    actions = own(s, seat, TOK + ACTION)
    found: i64 = -1
    all_: i64 = medals + swappable(s, medals, actions)
    # Two medals must be in hand at once: with medals coming back, these and the supply's are all there are.
    if all_ >= MEDAL_FEE and (medals >= MEDAL_FEE or medals + s.a[MEDALS] >= MEDAL_FEE):
        found = purse + worth_of_medals(s, all_ - MEDAL_FEE)
    if actions > 0:
        rest: i64 = medals + swappable(s, medals, actions - 1)
        coins: i64 = purse + worth_of_medals(s, rest)
        found = coins if coins > found else found
    return found


def refuse_fee(s: State, seat: i64, m: i64) -> i64:
    """Refuse a fee one does not have, or after which nothing could be bought (C3.10, C3.12)."""
    if m == FEE and own(s, seat, MEDAL) < MEDAL_FEE:
        return NO_FEE
    if m == FEE + 1 and own(s, seat, TOK + ACTION) < 1:
        return NO_FEE
    return LEGAL if any_purchase(s, seat, s.a[SEAT + WIDTH * seat + COINS]) else FEE_FOR_NOTHING


def list_second(s: State, seat: i64) -> list[int]:
    """List the fees of a second investment; out of reach there is only declining (C3.10, C3.13)."""
    purse = second_reach(s, seat)
    if purse < 0 or not any_purchase(s, seat, purse):
        return [PASS]
    found: list[int] = [PASS]
    found += free_moves(s, seat)
    for m in (FEE, FEE + 1):
        if refuse_fee(s, seat, m) == LEGAL:
            found.append(m)
    return found


def why_not_second(s: State, seat: i64, m: i64) -> i64:
    """Return why a move is no answer about a second investment."""
    if CASH <= m <= SWAP:
        return why_not_free(s, seat, m)
    if FEE <= m <= FEE + 1:
        return refuse_fee(s, seat, m)
    return OTHER_BLOCK


def do_second(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Pay the fee and choose, in one gesture, or decline (C3.10, C3.12)."""
    if CASH <= m <= SWAP:
        do_free(s, seat, m, log)
        return
    pop(s)
    if m == PASS:
        return
    if m == FEE:
        spend_medals(s, seat, MEDAL_FEE)
    else:
        use_action(s, seat)
    tell(log, ev.FEE, seat, m - FEE)
    push(s, SECOND_BUY, seat, 0, 1)


def list_second_buy(s: State, seat: i64) -> list[int]:
    """List what the fee was paid for (C3.12)."""
    return purchases(s, seat, s.a[SEAT + WIDTH * seat + COINS])


def why_not_second_buy(s: State, seat: i64, m: i64) -> i64:
    """Return why something cannot be bought once the fee is paid."""
    return refuse_purchase(s, seat, m, s.a[SEAT + WIDTH * seat + COINS], limit_of(s, seat))


def do_second_buy(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Buy at the normal price (C3.10)."""
    pop(s)
    buy(s, seat, m, log)
