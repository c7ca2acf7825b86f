"""What is true of every reachable position."""

from harena.games.colosseum import flow, form
from harena.games.colosseum import pending as on
from harena.games.colosseum import state as at
from harena.games.colosseum.form import SEAT, WIDTH
from harena.games.colosseum.state import OWN, SIZE, State, clone
from harena.games.colosseum.steps import drafting
from harena.games.colosseum.steps.means import check_stars
from harena.games.colosseum.tables import (
    ALL_KINDS,
    ALL_STANDARD,
    HELD_KINDS,
    ITEMS,
    KINDS,
    PROGRAMS,
    SQUARES,
    STANDARD,
    STARTERS,
    TURNS,
)

IN_AUCTION = (on.BIDDING, on.BIDS)
IN_DEAL = (on.DRAFT, on.DRAFT_AMOUNT, on.ANSWER_OFFER, on.ANSWER_COUNTER, on.ASK_ALL)


def faults(s: State) -> list[str]:
    """Return what is false of the position though true of every reachable one."""
    return lying(s) or [*_spelling(s), *_waiting(s)]


def lying(s: State) -> list[str]:
    """Return what is false of what lies on the table, whether or not anybody is asked yet."""
    if len(s.a) != at.SEAT + at.WIDTH * s.setup.seats or len(s.b) != OWN + SIZE * s.setup.seats or len(s.todo) % 4:
        return ["not a position of this shape"]
    if len(s.offer) % 2 or len(s.reply) % 2 or max((*s.offer[::2], *s.reply[::2]), default=0) >= 2 * ITEMS:
        return ["not a position of this shape"]
    a = form.numbers_of(s)
    return _ranges(s, a) or [*_tokens(s, a), *_money(s, a), *_programs(s, a), *_stars(s), *_fitting(s, a)]


def _ranges(s: State, a: list[int]) -> list[str]:
    setup, found = s.setup, []
    if not 0 <= a[at.TURN] <= TURNS or not 0 <= a[at.PHASE] <= 5 or not 0 <= a[at.FIRST] < setup.seats:
        found.append("no such turn, phase or start player (C2.1, C2.2)")
    if any(not 0 <= square < SQUARES for square in a[at.NOBLE : at.NOBLE + 6]):
        found.append("a noble stands on no square of the ring (C1.5)")
    if any(not -1 <= owner < setup.seats for owner in a[at.STAR : at.STAR + 7]):
        found.append("an award is held by nobody of this table")
    if any(not -1 <= kind < ALL_KINDS for kind in a[form.SLOT : form.SLOT + 15]):
        found.append("no such token in a market")
    if any(not -1 <= face < 6 for face in a[at.DICE : at.DICE + 2]) or not 0 <= a[at.SHOWN] <= PROGRAMS:
        found.append("no such face or program")
    if any(not -1 <= a[key] < setup.seats for key in (at.STARTER, at.BIDDER, at.D_FROM, at.LEADER)):
        found.append("somebody acts who does not sit here")
    if not -1 <= a[at.D_TO] <= setup.seats or not -1 <= a[at.STALL] < 5:
        found.append("an offer or auction of nothing")
    for seat in range(setup.seats):
        own = a[SEAT + WIDTH * seat : SEAT + WIDTH * seat + WIDTH]
        if min(own) < 0:
            found.append(f"player {seat + 1} has less than nothing")
        if own[form.LEFT] + own[form.RIGHT] > setup.expansions or own[form.LOGE] > 1:
            found.append(f"the arena of player {seat + 1} is too large, or has two loges (C3.6, C3.9)")
        if own[form.HOUSE] != setup.arenas[seat] or own[form.LATEST] > PROGRAMS:
            found.append(f"player {seat + 1} sits at no arena of his (C1.2)")
    return found or (
        ["less than nothing on the table"] if min(a[form.BAG : form.ANSWER]) < 0 or min(a[at.MEDALS : at.STARTER]) < 0 else []
    )


def _tokens(s: State, a: list[int]) -> list[str]:
    setup, found = s.setup, []
    for kind in range(ALL_KINDS):
        held = sum(a[SEAT + WIDTH * seat + form.TOK + kind] for seat in range(setup.seats)) if kind < HELD_KINDS else 0
        green = a[form.GREEN + kind] if kind < STANDARD else 0
        there = held + green + a[form.BAG + kind] + a[form.GONE + kind] + a[form.SLOT : form.SLOT + 15].count(kind)
        if there != setup.total[kind]:
            found.append(f"{there} {KINDS[kind]} tokens, the box has {setup.total[kind]} (C1.3, C1.4)")
    if a[at.TURN] and sum(a[form.GREEN : form.GREEN + 12]) > 1:
        found.append("more than one green token lies face down (C1.3)")
    return found


def _money(s: State, a: list[int]) -> list[str]:
    setup, found = s.setup, []
    seats = [SEAT + WIDTH * seat for seat in range(setup.seats)]
    medals = a[at.MEDALS] + sum(a[base + form.MEDAL] for base in seats)
    if medals > setup.medals or (setup.recycle and medals != setup.medals):
        found.append(f"{medals} medals, there are {setup.medals} (C11.7)")
    if a[at.TICKETS] + sum(a[base + form.TICKET] for base in seats) != setup.tickets:
        found.append(f"season tickets do not add up to {setup.tickets} (C3.8)")
    if setup.limited and a[at.BANK] + sum(a[base + form.COINS] for base in seats) != setup.bank_total:
        found.append(f"coins do not add up to {setup.bank_total} (C9.7)")
    if sum(a[base + form.PODIUM] for base in seats) > min(a[at.TURN], 4):
        found.append("more podiums than ceremonies (C7.1)")
    return found


def _programs(s: State, a: list[int]) -> list[str]:
    found, taken = list[str](), a[at.SUPPLY]
    for seat in range(s.setup.seats):
        own = a[SEAT + WIDTH * seat : SEAT + WIDTH * seat + WIDTH]
        if taken & own[form.OWNED]:
            found.append("a program is owned twice, or not yet sold (C1.6)")
        taken |= own[form.OWNED]
        if own[form.DONE] & ~own[form.OWNED]:
            found.append(f"player {seat + 1} produced a program he does not own (C6.9)")
        if bool(own[form.DONE]) != bool(own[form.LATEST]) or bool(own[form.BEST]) > bool(own[form.DONE]):
            found.append(f"the events of player {seat + 1} do not fit (C6.14)")
        if own[form.LATEST] and not own[form.DONE] >> (own[form.LATEST] - 1) & 1:
            found.append(f"the latest event of player {seat + 1} was never produced (C6.14)")
    if a[at.TURN] and a[at.SUPPLY] & ((1 << STARTERS) - 1):
        found.append("start programs are not for sale (C1.6)")
    return found


def _stars(s: State) -> list[str]:
    """Return that an award is where its count says, looked at anew (C12)."""
    if not s.a[at.TURN]:
        return []
    again = clone(s)
    check_stars(again, ALL_STANDARD, None)
    return (
        [] if again.a[at.STAR : at.STAR + 7] == s.a[at.STAR : at.STAR + 7] else ["an award is not with whom it should be (C12.2)"]
    )


def _fitting(s: State, a: list[int]) -> list[str]:
    """Return which pending entries do not fit the rest."""
    todo, found = s.todo, []
    for where in range(0, len(todo), 4):
        what, seat, arg = todo[where : where + 3]
        if not _fits(s, a, what, seat, arg):
            found.append(f"what is pending as number {where // 4 + 1} does not fit the rest")
    if todo and todo[0] not in (on.FIRST_STARS, on.TURN_START, on.TURN_END, on.GAME_END):
        found.append("nothing follows what is pending")
    return found


def _fits(s: State, a: list[int], what: int, seat: int, arg: int) -> bool:
    setup = s.setup
    if not 0 <= seat < setup.seats or arg < 0:
        return False
    if what in (on.DEAL_MARKET, on.REFILL):
        return arg < 15 and a[form.SLOT + arg] < 0
    if what == on.CLEAN_TOGETHER:
        return form.UNANSWERED in a[form.ANSWER : form.ANSWER + setup.seats]
    if what == on.OPENING:
        return arg < 5 and a[at.STARTER] == seat
    if what in IN_AUCTION:
        return a[at.BIDDER] >= 0 and a[at.STALL] >= 0 and a[at.STARTER] >= 0
    if what == on.START:
        return a[at.STARTER] == seat
    if what in IN_DEAL:
        return a[at.D_FROM] >= 0 and a[at.D_TO] >= 0 and arg < 4 * ITEMS
    if what in (on.DICE_MOVE, on.DICE_SECOND):
        drawn = on.MOVE_DIE in s.todo[::4]
        return drawn or (a[at.DICE] >= 0 and arg < 6 and (what == on.DICE_MOVE or a[at.DICE + 1] >= 0))
    if what in (on.SHOW, on.HOLD_AMOUNT):
        return a[at.SHOWN] > 0 and arg <= STANDARD
    if what == on.DONATE:
        return a[at.LEADER] >= 0
    if what == on.LAST:
        return a[at.LEADER] >= 0 or on.DECIDE in s.todo[::4]
    if what in (on.DECIDE, on.TIE_DIE, on.MOVE_DIE, on.DEAL_PROGRAM):
        return arg < 2
    if what in (on.NEXT_INVEST, on.NEXT_STARTER, on.NEXT_TRADER, on.NEXT_PRODUCER, on.NEXT_CLEAN):
        return arg <= setup.seats
    return True


def _spelling(s: State) -> list[str]:
    """Return that an offer is not spelled in its order, or that what is noted of a hand is not what it holds (C5.3, C5.5)."""
    found = []
    spelling = bool(s.todo) and s.todo[-4] in (on.DRAFT, on.DRAFT_AMOUNT)
    for offer in (s.offer, s.reply):
        named, amounts = offer[::2], offer[1::2]
        if named != sorted(set(named)) or min(amounts, default=1) < 1:
            found.append("an offer is not in its order (C5.3)")
    stands = drafting.named(drafting.spelled(s, s.todo[-2] % 2)) if spelling else 0
    owners = drafting.owners_of(s, s.todo[-3], s.offer) if spelling and s.a[at.D_TO] == s.setup.seats else 0
    if (s.a[at.D_AT] and not spelling) or (s.a[at.NAMED], s.a[at.OWNERS]) != (stands, owners):
        found.append("what is noted of an offer is not what lies on the table (C5.5)")
    for seat in range(s.setup.seats):
        hand = [*at.tokens_of(s, seat), at.coins(s, seat)]
        if at.items_of(s, seat) != sum(1 << item for item, count in enumerate(hand) if count):
            found.append(f"what is noted of the hand of player {seat + 1} is not what it holds (C5.5)")
    return found


def _waiting(s: State) -> list[str]:
    """Return that whoever is asked has a choice."""
    return ["somebody is asked without a choice" for seat in flow.waiting(s) if len(flow.legal(s, seat)) < 2]
