"""What is asked, why a move is refused, and what a move would cost and bring: codes, rules and facts for the catalogues."""

from typing import Final

from harena.core.ids import Move, Seat
from harena.core.reason import Amounts, Fact, Key, Reason, Shares
from harena.core.rules import Ask, Described
from harena.games.baumeister import flow
from harena.games.baumeister import moves as mv
from harena.games.baumeister import pending as on
from harena.games.baumeister import refusals as why
from harena.games.baumeister.state import (
    BUILT,
    CHOSEN,
    CONSUL,
    FAME,
    HAND,
    PILE,
    ROWS,
    SHOWN,
    STORAGE_LEFT,
    TILES,
    State,
    clone,
    hand_limit,
    hand_size,
)
from harena.games.baumeister.steps import payment
from harena.games.baumeister.steps.moving import free_wheels
from harena.games.baumeister.tables import CORNER_OF, FIELDS, KINDS, MATERIALS, STABLE

# What is pending: sentence and rule of the question.
ASKS: Final = {
    on.FIRST_CARD: ("first-card", "B1.9"),
    on.DISTANCE: ("distance", "B3.1"),
    on.SPLIT: ("split", "B3.3"),
    on.STORAGE_FIELD: ("storage", "B4.1"),
    on.CORNER: ("corner", "B5.1"),
    on.PAYMENT: ("payment", "B5.9"),
    on.SCORING_FIELD: ("scoring-field", "B6.1"),
    on.TOKEN_CARD_FIELD: ("token-card", "B6.3"),
    on.WINDOW: ("answer", "B7.2"),
    on.ANSWER_IN_TURN: ("answer-open", "B7.2"),
    on.HAND_CHECK: ("hand-check", "B8.1"),
}

# Refusals: sentence and rule.
REASONS: Final = {
    why.NO_REACH: ("no-reach", "B3.3"),
    why.WHEELS_FIRST: ("wheels-short", "B3.3"),
    why.FAME_SHORT: ("fame-short", "B10.2"),
    why.NO_CARD: ("no-card", "B4.1"),
    why.NO_STORAGE: ("no-storage", "B10.9"),
    why.ROW_EMPTY: ("row-empty", "B5.2"),
    why.NO_PART: ("no-part", "B5.8"),
    why.CANNOT_PAY: ("cannot-pay", "B5.9"),
    why.MUST_ACT: ("must-act", "B5.1"),
    why.MUST_BUILD: ("must-build", "B5.18"),
    why.BAD_PAYMENT: ("bad-payment", "B5.9"),
    why.TOO_MANY: ("too-many", "B7.2"),
    why.ALL_OR_NONE: ("all-or-none", "B7.3"),
    why.PILE_EMPTY: ("no-pile", "B6.3"),
    why.FIRST_PILE_EMPTY: ("no-pile", "B1.9"),
    why.DISCARD_EXACT: ("discard-exact", "B8.1"),
}

# What is pending: the places its moves lie at, and the first of these moves; or the places of the material that is asked about.
PLACED: Final = {
    on.FIRST_CARD: ("pile", mv.FIRST),
    on.SPLIT: ("split", mv.WHEELS),
    on.STORAGE_FIELD: ("hand", mv.BUY),
    on.SCORING_FIELD: ("score", mv.CHOOSE),
    on.TOKEN_CARD_FIELD: ("pile", mv.CARD),
}
ASKED: Final = {on.PAYMENT: "pay", on.HAND_CHECK: "hand", on.WINDOW: "pile", on.ANSWER_IN_TURN: "pile"}


def material(kind: int) -> Key:
    """Return the name of a card."""
    return Key(f"card-{MATERIALS[kind]}")


def amounts(counts: list[int]) -> Amounts:
    """Return four amounts as counted cards, zeros left out."""
    return Amounts(tuple((f"card-{kind}", count) for kind, count in zip(MATERIALS, counts, strict=True) if count))


def corner_here(s: State) -> int:
    """Return the corner the consul stands on, or -1."""
    return CORNER_OF[s.a[CONSUL]]


def cost_of(s: State, part: int) -> list[int]:
    """Return the four amounts a part costs."""
    return s.setup.cost[4 * part : 4 * part + 4]


def lacking(s: State, seat: Seat, part: int) -> list[int]:
    """Return which cost cards a seat does not hold."""
    held = s.a[HAND + 4 * seat : HAND + 4 * seat + 4]
    return [max(0, asked - have) for asked, have in zip(cost_of(s, part), held, strict=True)]


# -- asking --------------------------------------------------------------------------------------------------------------------


def asks(s: State, seat: Seat) -> Ask:
    """Return what a waiting seat is asked."""
    what, arg = s.todo[-4], s.todo[-2]
    code, rule = ASKS[what]
    facts: dict[str, Fact] = {}
    suggested: tuple[Move, ...] = ()
    whole = None
    if what == on.DISTANCE:
        facts = {"wheels": free_wheels(s, seat), "fame": s.a[FAME + seat], "field": Key(f"field-{s.a[CONSUL]}")}
    elif what == on.SPLIT:
        facts = {"steps": arg - 1, "wheels": free_wheels(s, seat), "fame": s.a[FAME + seat]}
    elif what == on.STORAGE_FIELD:
        facts = {"limit": hand_limit(s, seat), "after": hand_limit(s, seat) + s.setup.storage_cards, "left": s.a[STORAGE_LEFT]}
    elif what == on.CORNER:
        facts = {"corner": arg + 1}
    elif what == on.PAYMENT:
        facts = {"material": material(arg), "cost": amounts(cost_of(s, s.a[SHOWN + corner_here(s)]))}
        cheapest = payment.cheapest(s, seat)
        suggested = _amount_steps(s, mv.PAY, cheapest)
        whole = Described("pay-whole", "B5.9", {"cards": amounts(cheapest)})
    elif what in (on.WINDOW, on.ANSWER_IN_TURN):
        facts = {"material": material(arg), "tiles": s.a[TILES + 6 * seat + arg], "pile": s.a[PILE + arg]}
    elif what == on.HAND_CHECK:
        facts = {"material": material(arg), "over": hand_size(s, seat) - hand_limit(s, seat), "limit": hand_limit(s, seat)}
        back = default_discard(s, seat)
        suggested = _amount_steps(s, mv.DISCARD, back)
        whole = Described("discard-whole", "B8.1", {"cards": amounts(back)})
    return Ask(code, rule, facts, suggested, whole)


def _amount_steps(s: State, base: int, whole: list[int]) -> tuple[Move, ...]:
    """Return the small steps of a payment or discard that are really asked, forced ones left out."""
    trial = clone(s)
    seat, steps = s.todo[-3], []
    while True:
        kind = trial.todo[-2]
        move = base + mv.AMOUNTS * kind + whole[kind]
        steps.append(move)
        flow.apply(trial, seat, move)
        if flow.settled(trial):
            return tuple(steps)


# -- refusing ------------------------------------------------------------------------------------------------------------------


def explain(s: State, seat: Seat, m: Move) -> Reason | None:
    """Return why the seat may not do this now, or None when it may."""
    if seat not in flow.waiting(s):
        return Reason("not-your-turn", "B8.3")
    number = flow.refuse(s, seat, m)
    if number == why.LEGAL:
        return None
    if number == why.OTHER_BLOCK:
        return Reason("other-decision", ASKS[s.todo[-4]][1])
    return refusal(s, seat, m, number)


def refusal(s: State, seat: Seat, m: Move, number: int) -> Reason:
    """Return the reason of a number (``refusals.py``), dressed with its facts."""
    code, rule = REASONS[number]
    return Reason(code, rule, _facts(s, seat, m, number))


def _facts(s: State, seat: Seat, m: Move, number: int) -> dict[str, Fact]:
    arg = s.todo[-2]
    if number == why.NO_REACH:
        return {"steps": m - mv.GO - 1, "wheels": free_wheels(s, seat), "fame": s.a[FAME + seat]}
    if number in (why.WHEELS_FIRST, why.FAME_SHORT):
        return {"steps": arg - 1, "wheels": free_wheels(s, seat), "fame": s.a[FAME + seat]}
    if number == why.NO_CARD:
        return {"card": material(m - mv.BUY)}
    if number == why.CANNOT_PAY:
        part = s.a[SHOWN + corner_here(s)]
        return {"cost": amounts(cost_of(s, part)), "lacking": amounts(lacking(s, seat, part))}
    if number == why.BAD_PAYMENT:
        return {"cost": amounts(cost_of(s, s.a[SHOWN + corner_here(s)])), "material": material(arg)}
    if number in (why.TOO_MANY, why.ALL_OR_NONE):
        return {"tiles": s.a[TILES + 6 * seat + arg], "pile": s.a[PILE + arg], "card": material(arg)}
    if number == why.PILE_EMPTY:
        return {"card": material(m - mv.CARD)}
    if number == why.FIRST_PILE_EMPTY:
        return {"card": material(m - mv.FIRST)}
    if number == why.DISCARD_EXACT:
        return {"over": hand_size(s, seat) - hand_limit(s, seat), "limit": hand_limit(s, seat)}
    return {}


# -- describing ----------------------------------------------------------------------------------------------------------------


def target_of(s: State, m: Move) -> str:
    """Return the place on the board that a legal move lies at."""
    what, arg = s.todo[-4], s.todo[-2]
    if m == mv.PASS:
        return "pass"
    if m == mv.ANSWER:
        return "fame"
    if what == on.DISTANCE:
        return f"field-{(s.a[CONSUL] + m - mv.GO) % FIELDS}"
    if what == on.CORNER:
        return f"row-{arg}" if m == mv.TAKE else f"part-{arg}"
    if what in PLACED:
        place, first = PLACED[what]
        return f"{place}-{m - first}"
    return f"{ASKED[what]}-{arg}"


def describe(s: State, seat: Seat, m: Move) -> Described:
    """Return a move in words, with its cost and gain; the target is the place on the board to point at."""
    what, arg, target = s.todo[-4], s.todo[-2], target_of(s, m)
    if what == on.FIRST_CARD:
        return Described("first-card", "B1.9", {"card": material(m - mv.FIRST)}, target)
    if what == on.DISTANCE:
        return _describe_distance(s, seat, m - mv.GO, target)
    if what == on.SPLIT:
        by_wheels = m - mv.WHEELS
        return Described("split", "B3.3", {"wheels": by_wheels, "fame": arg - 1 - by_wheels}, target)
    if what == on.STORAGE_FIELD:
        if m == mv.PASS:
            return Described("storage-pass", "B4.3", {}, target)
        facts: dict[str, Fact] = {"card": material(m - mv.BUY), "after": hand_limit(s, seat) + s.setup.storage_cards}
        return Described("storage-buy", "B4.1", facts, target)
    if what == on.CORNER:
        return _describe_corner(s, seat, m, arg, target)
    if what == on.PAYMENT:
        return Described("pay", "B5.9", {"card": material(arg), "count": m - mv.PAY - mv.AMOUNTS * arg}, target)
    if what == on.SCORING_FIELD:
        if m == mv.PASS:
            return Described("score-none", "B6.2", {}, target)
        kind = m - mv.CHOOSE
        chosen: dict[str, Fact] = {"kind": Key(f"kind-{KINDS[kind]}")}
        return Described("score", "B6.1", chosen | _offered(s, seat, kind), target)
    if what == on.TOKEN_CARD_FIELD:
        if m == mv.PASS:
            return Described("token-none", "B6.3", {}, target)
        return Described("token-card", "B6.3", {"card": material(m - mv.CARD)}, target)
    if what == on.HAND_CHECK:
        count = m - mv.DISCARD - mv.AMOUNTS * arg
        return Described("discard", "B8.1", {"card": material(arg), "count": count}, target)
    count = m - mv.ANSWER
    if not count:
        return Described("waive", "B7.2", {"card": material(arg)}, target)
    return Described("take-cards", "B7.2", {"card": material(arg), "count": count}, target)


def _describe_distance(s: State, seat: Seat, distance: int, target: str) -> Described:
    by_wheels = min(distance - 1, free_wheels(s, seat))
    facts: dict[str, Fact] = {
        "distance": distance,
        "field": Key(target),
        "wheels": by_wheels,
        "fame": distance - 1 - by_wheels,
        "fame_after": s.a[FAME + seat] - (distance - 1 - by_wheels),
    }
    code = "go-split" if s.setup.fame_anytime and distance > 1 else "go"
    return Described(code, "B3.2", facts, target)


def _describe_corner(s: State, seat: Seat, m: Move, at: int, target: str) -> Described:
    if m == mv.TAKE:
        row = s.a[ROWS + 4 * at : ROWS + 4 * at + 4]
        facts: dict[str, Fact] = {"kind": Key(f"kind-{KINDS[row[0]]}")}
        if row[1] < 0:
            return Described("take-last", "B5.5", facts, target)
        facts["next"] = Key(f"kind-{KINDS[row[1]]}")
        facts["own"] = s.a[TILES + 6 * seat + row[1]] + (row[1] == row[0])
        facts |= _offered(s, seat, row[1], row[0])
        return Described("take-stable" if row[1] == STABLE else "take", "B5.6", facts, target)
    if m == mv.PASS:
        return Described("corner-pass", "B5.18", {}, target)
    part = s.a[SHOWN + at]
    slot = s.a[BUILT] + 1
    left = s.setup.slots - slot
    bonus = s.setup.bonus[2 - left] if left < 3 else 0
    ways = payment.payments(cost_of(s, part), s.a[HAND + 4 * seat : HAND + 4 * seat + 4])
    facts = {
        "part": s.setup.part_ids[part],
        "cost": amounts(cost_of(s, part)),
        "fame": s.setup.value[part],
        "bonus": bonus,
        "slot": slot,
        "ways": len(ways) // 4,
        "pay": amounts(payment.least(ways)),
        "fame_before": s.a[FAME + seat],
        "fame_after": s.a[FAME + seat] + s.setup.value[part] + bonus,
    }
    return Described("build", "B5.8", facts, target)


def _offered(s: State, seat: Seat, kind: int, taken: int = -1) -> dict[str, Fact]:
    """Return what a scoring would offer everybody, and this seat's hand if it took all; ``taken`` is a tile it takes first.

    Nothing for the stable, which brings no cards. Where the pile is short, whoever comes first may leave less to the rest (B7.5).
    """
    if kind == STABLE:
        return {}
    tiles = [s.a[TILES + 6 * one + kind] + (one == seat and taken == kind) for one in range(s.setup.seats)]
    cards = [min(count, s.a[PILE + kind]) for count in tiles]
    return {
        "gains": Shares(tuple(enumerate(cards))),
        "hand_after": hand_size(s, seat) + cards[seat],
        "limit": hand_limit(s, seat),
    }


# -- the safe answer (B10.13) --------------------------------------------------------------------------------------------------


def default_discard(s: State, seat: Seat) -> list[int]:
    """Return what goes back unasked: one card after another of the kind held most, water before wood, grain, stone."""
    hand = s.a[HAND + 4 * seat : HAND + 4 * seat + 4]
    whole = s.a[CHOSEN : CHOSEN + 4]
    kind = s.todo[-2]
    left = hand_size(s, seat) - hand_limit(s, seat) - sum(whole[:kind])
    for _ in range(left):
        most = max(range(kind, 4), key=lambda one: (hand[one], -one))
        hand[most] -= 1
        whole[most] += 1
    return whole


def default(s: State, seat: Seat) -> Move:
    """Return the fixed choice for a player who does not answer (B10.13)."""
    what, arg = s.todo[-4], s.todo[-2]
    moves = flow.legal(s, seat)
    if what == on.FIRST_CARD:
        missing = [m for m in moves if not s.a[TILES + 6 * seat + m - mv.FIRST]]
        return missing[0]
    if what == on.PAYMENT:
        return mv.PAY + mv.AMOUNTS * arg + payment.cheapest(s, seat)[arg]
    if what == on.HAND_CHECK:
        return mv.DISCARD + mv.AMOUNTS * arg + default_discard(s, seat)[arg]
    if what in (on.WINDOW, on.ANSWER_IN_TURN):
        return moves[-1]  # as many cards as may be taken
    if what == on.SPLIT:
        return moves[-1]  # wheels first
    if what == on.CORNER and mv.TAKE in moves:
        return mv.TAKE
    return moves[0]  # one field; pass; decline
