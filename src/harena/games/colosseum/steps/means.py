"""C2.7, C2.12, C11, C12 Coins, medals and awards: what changes hands in every phase."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.colosseum import events as ev
from harena.games.colosseum.moves import CASH, SWAP
from harena.games.colosseum.refusals import NO_ACTION, NO_MEDAL, NO_SUPPLY
from harena.games.colosseum.state import (
    BANK,
    COINS,
    GONE,
    MEDAL,
    MEDALS,
    OWN,
    SEAT,
    SIZE,
    STAR,
    TOK,
    WIDTH,
    State,
    add,
    hand,
    own,
    pay,
)
from harena.games.colosseum.tables import ACTION, STAR_KIND, STARS

# -- coins ---------------------------------------------------------------------------------------------------------------------


def pay_bank(s: State, seat: i64, amount: i64) -> None:
    """Let a seat pay the bank."""
    pay(s, seat, -amount)
    if s.setup.limited:
        s.a[BANK] += amount


def from_bank(s: State, seat: i64, amount: i64) -> i64:
    """Let the bank pay a seat; what a limited bank lacks is not paid (C9.7). Return what is."""
    if s.setup.limited:
        left: i64 = s.a[BANK]
        amount = left if left < amount else amount
        s.a[BANK] -= amount
    pay(s, seat, amount)
    return amount


# -- medals --------------------------------------------------------------------------------------------------------------------


def gain_medal(s: State, seat: i64) -> bool:
    """Give a seat a medal of the supply, if there is one (C11.7)."""
    if s.a[MEDALS] == 0:
        return False
    s.a[MEDALS] -= 1
    add(s, OWN + SIZE * seat + MEDAL, 1)
    return True


def spend_medals(s: State, seat: i64, count: i64) -> None:
    """Take medals from a seat, back to the supply or out of the game (C6.15)."""
    add(s, OWN + SIZE * seat + MEDAL, -count)
    if s.setup.recycle:
        s.a[MEDALS] += count


def use_action(s: State, seat: i64) -> None:
    """Take an additional-action token out of the game (C13.5)."""
    hand(s, seat, ACTION, -1)
    add(s, GONE + ACTION, 1)


def cash(s: State, seat: i64, log: Log | None) -> None:
    """Turn a medal into coins (C11.3)."""
    spend_medals(s, seat, 1)
    tell(log, ev.CASHED, seat, from_bank(s, seat, s.setup.medal_coins))


def swap(s: State, seat: i64, log: Log | None) -> None:
    """Turn an additional-action token into a medal (C13.4)."""
    use_action(s, seat)
    gain_medal(s, seat)
    tell(log, ev.SWAPPED, seat)


def last_chance(s: State, seat: i64, log: Log | None) -> None:
    """Cash every medal, then swap and cash every token for which there is a medal, unasked (C2.9)."""
    while own(s, seat, MEDAL) > 0:
        cash(s, seat, log)
    while own(s, seat, TOK + ACTION) > 0 and s.a[MEDALS] > 0:
        swap(s, seat, log)
        cash(s, seat, log)


# -- free actions --------------------------------------------------------------------------------------------------------------


def free_moves(s: State, seat: i64) -> list[int]:
    """List the free actions of a seat that may take some now (C2.7)."""
    found: list[int] = []
    at: i64 = OWN + SIZE * seat
    if s.b[at + MEDAL] > 0:
        found.append(CASH)
    if s.b[at + TOK + ACTION] > 0 and s.a[MEDALS] > 0:
        found.append(SWAP)
    return found


def why_not_free(s: State, seat: i64, m: i64) -> i64:
    """Return why a free action that is not listed cannot be taken: medal, token or supply is lacking (C11.3, C11.7, C13.4)."""
    if m == CASH:
        return NO_MEDAL
    return NO_ACTION if own(s, seat, TOK + ACTION) == 0 else NO_SUPPLY


def do_free(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Do a free action; the decision stays where it is (C2.7)."""
    if m == CASH:
        cash(s, seat, log)
    else:
        swap(s, seat, log)


def swappable(s: State, medals: i64, actions: i64) -> i64:
    """Return how many tokens could be swapped one after another by whoever has so many medals and tokens (C2.12)."""
    supply: i64 = s.a[MEDALS]
    if s.setup.recycle:
        return actions if supply + medals > 0 else 0
    return supply if supply < actions else actions


def worth_of_medals(s: State, count: i64) -> i64:
    """Return the coins that so many medals bring, as far as the bank can pay (C2.12, C9.7)."""
    amount: i64 = count * s.setup.medal_coins
    if s.setup.limited and s.a[BANK] < amount:
        return s.a[BANK]
    return amount


def reach(s: State, seat: i64, *, free: bool) -> i64:
    """Return the coins within a seat's reach: its coins, and where it may act freely what medals and tokens bring (C2.12)."""
    has: i64 = s.a[SEAT + WIDTH * seat + COINS]
    if not free:
        return has
    medals = own(s, seat, MEDAL)
    return has + worth_of_medals(s, medals + swappable(s, medals, own(s, seat, TOK + ACTION)))


# -- awards --------------------------------------------------------------------------------------------------------------------


def check_stars(s: State, kinds: i64, log: Log | None) -> None:
    """Give, move and take away the awards for these kinds, whose tokens changed hands (C12.2 to C12.5, C9.1 to C9.3)."""
    for star in range(STARS):
        if kinds >> STAR_KIND[star] & 1:
            check_star(s, star, log)


def check_star(s: State, star: i64, log: Log | None) -> None:
    """Look at one award."""
    counts = s.b[OWN + TOK + STAR_KIND[star] :: SIZE]  # of each seat
    owner: i64 = s.a[STAR + star]
    if owner < 0 and max(counts) < 3:
        return
    most: i64 = 0
    who: i64 = -1  # who alone has most of all but the owner
    for seat in range(s.setup.seats):
        if seat == owner:
            continue
        count: i64 = counts[seat]
        if count > most:
            most = count
            who = seat
        elif count == most:
            who = -1
    if owner >= 0 and counts[owner] >= 3:
        if most <= counts[owner]:
            return  # [C12.5]
        if who < 0 and s.setup.kept_by_owner:
            return  # [C9.1]
    new: i64 = who if most >= 3 else -1
    if new == owner:
        return
    s.a[STAR + star] = new
    if new >= 0:
        tell(log, ev.STAR, new, star)
    else:
        tell(log, ev.STAR_LOST, owner, star)
