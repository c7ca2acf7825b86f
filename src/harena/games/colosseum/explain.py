"""What is asked, why a move is refused, and what a move would bring: codes, rules and facts for the catalogues."""

from typing import Final

from harena.core.ids import Move, Seat
from harena.core.reason import Amounts, Fact, Key, Reason, Who
from harena.core.rules import Ask, Described
from harena.games.colosseum import flow, form
from harena.games.colosseum import moves as mv
from harena.games.colosseum import pending as on
from harena.games.colosseum import refusals as why
from harena.games.colosseum import state as at
from harena.games.colosseum.events import FEES, SIDES, item_key
from harena.games.colosseum.heuristics import worth
from harena.games.colosseum.state import State, clone
from harena.games.colosseum.steps import closing, investing, producing, scoring
from harena.games.colosseum.tables import ITEMS, KINDS, MAX_FACE, MAX_SEATS, NOBLES, SQUARES

# What is pending: sentence and rule of the question.
ASKS: Final = {
    on.CLEAN_TOGETHER: ("clean-together", "C7.5"),
    on.INVEST: ("invest", "C3.1"),
    on.SECOND: ("second", "C3.10"),
    on.SECOND_BUY: ("second-buy", "C3.12"),
    on.START: ("start", "C4.1"),
    on.OPENING: ("opening", "C4.3"),
    on.BIDDING: ("bidding", "C4.5"),
    on.OFFER: ("offer", "C5.2"),
    on.DRAFT: ("draft", "C5.3"),
    on.DRAFT_AMOUNT: ("draft-amount", "C5.5"),
    on.ANSWER_OFFER: ("answer-offer", "C5.2"),
    on.ANSWER_COUNTER: ("answer-counter", "C5.9"),
    on.PART: ("part", "C6.1"),
    on.DICE_MOVE: ("dice-move", "C6.3"),
    on.DICE_SECOND: ("dice-second", "C6.4"),
    on.MEDAL_MOVE: ("medal-move", "C6.8"),
    on.STAGE: ("stage", "C6.9"),
    on.SHOW: ("show", "C6.11"),
    on.HOLD_AMOUNT: ("hold-amount", "C6.11"),
    on.DISCARD: ("discard", "C7.4"),
    on.DONATE: ("donate", "C7.8"),
}

# Refusals: sentence and rule.
REASONS: Final = {
    why.NO_MEDAL: ("no-medal", "C11.3"),
    why.NO_ACTION: ("no-action", "C13.4"),
    why.NO_SUPPLY: ("no-supply", "C11.7"),
    why.NOT_FREE: ("not-free", "C2.7"),
    why.TOO_DEAR: ("too-dear", "C4.6"),
    why.SOLD: ("sold", "C3.4"),
    why.TOO_LOW: ("too-low", "C3.3"),
    why.FULL_SIZE: ("full-size", "C3.6"),
    why.NO_TICKET: ("no-ticket", "C3.8"),
    why.HAS_LOGE: ("has-loge", "C3.9"),
    why.NO_FEE: ("no-fee", "C3.10"),
    why.FEE_FOR_NOTHING: ("fee-for-nothing", "C3.12"),
    why.EMPTY_MARKET: ("empty-market", "C4.1"),
    why.BELOW_MIN: ("below-min", "C4.3"),
    why.LONE_PRICE: ("lone-price", "C4.8"),
    why.NOT_HIGHER: ("not-higher", "C4.5"),
    why.NO_PARTNER: ("no-partner", "C5.1"),
    why.NOTHING_TO_TRADE: ("nothing-to-trade", "C5.6"),
    why.NOT_OWNED: ("not-owned", "C5.5"),
    why.BOTH_SIDES: ("both-sides", "C5.10"),
    why.ORDER: ("order", "C5.10"),
    why.INCOMPLETE: ("incomplete", "C5.6"),
    why.SAME_OFFER: ("same-offer", "C5.9"),
    why.NOT_ANY_MORE: ("not-any-more", "C5.5"),
    why.NO_COUNTER: ("no-counter", "C5.9"),
    why.NOT_ROLLED: ("not-rolled", "C6.3"),
    why.SAME_NOBLE: ("same-noble", "C6.4"),
    why.NOT_YOURS: ("not-yours-to-stage", "C6.9"),
    why.TOO_SMALL: ("too-small", "C6.9"),
    why.TOO_FEW: ("too-few", "C6.9"),
    why.NOT_USED: ("not-used", "C7.4"),
    why.NOT_HELD: ("not-held", "C7.8"),
    why.NO_ROOM_FOR_DEAL: ("no-room-for-deal", "C5.6"),
}


# -- asking --------------------------------------------------------------------------------------------------------------------


def asks(s: State, seat: Seat) -> Ask:
    """Return what a waiting seat is asked, with the coins, bids and offers it is about."""
    what = s.todo[-4]
    code, rule = ASKS[what]
    a = s.a
    facts: dict[str, Fact] = {}
    if what in (on.INVEST, on.SECOND, on.SECOND_BUY):
        facts = {"coins": at.coins(s, seat)}
    elif what == on.START:
        facts = {"coins": at.coins(s, seat), "least": s.setup.min_bid}
    elif what == on.OPENING:
        facts = {"market": s.todo[-2] + 1, "coins": at.coins(s, seat), "least": s.setup.min_bid}
    elif what == on.BIDDING:
        facts = {"market": a[at.STALL] + 1, "bid": a[at.BID], "bidder": Who(a[at.BIDDER]), "coins": at.coins(s, seat)}
        facts["tokens"] = market_amounts(s, a[at.STALL])
    elif what == on.OFFER:
        facts = {"left": s.setup.cap - a[at.SEAT + at.WIDTH * seat + at.OFFERS]}
    elif what == on.DRAFT:
        facts = both_sides(s.reply if s.todo[-2] else s.offer)
    elif what in (on.ANSWER_OFFER, on.ANSWER_COUNTER):
        author = a[at.D_FROM] if what == on.ANSWER_OFFER else a[at.D_TO]
        sides = both_sides(s.offer if what == on.ANSWER_OFFER else s.reply)
        facts = {"partner": Who(author), "get": sides["give"], "give": sides["take"]}
    elif what in (on.DICE_MOVE, on.DICE_SECOND):
        dice = [face for face in a[at.DICE : at.DICE + 2] if face >= 0]
        facts = {"dice": ", ".join(face_text(s, face) for face in (dice if what == on.DICE_MOVE else dice[1:]))}
    elif what == on.MEDAL_MOVE:
        facts = {"medals": int(at.own(s, seat, at.MEDAL))}
    elif what == on.SHOW:
        facts = program_facts(a[at.SHOWN] - 1) | {"spectators": int(scoring.total(s, seat, a[at.SHOWN] - 1))}
    elif what in (on.HOLD_AMOUNT, on.DRAFT_AMOUNT):
        item = s.todo[-2] if what == on.HOLD_AMOUNT else s.todo[-2] // 2 % ITEMS
        facts = {"item": Key(f"kind-{item_key(item)}")}
    elif what == on.DONATE:
        facts = {"partner": Who(a[at.LEADER])}
    return Ask(code, rule, facts, *suggestion(s, seat, what))


def suggestion(s: State, seat: Seat, what: int) -> tuple[tuple[Move, ...], Described | None]:
    """Return a whole gesture to suggest: the best program shown in full, or the offer as it stands (C6.11)."""
    if what == on.STAGE:
        programs = [m for m in flow.legal(s, seat) if m >= mv.STAGE]
        best = max(programs, key=lambda m: worth(s, seat, m))
        other = clone(s)
        flow.apply(other, seat, best)
        more = (int(mv.SEND),) if other.todo and other.todo[-4] == on.SHOW else ()
        return (best, *more), describe(s, seat, best)
    if what in (on.SHOW, on.DRAFT) and mv.SEND in s.moves:
        return (int(mv.SEND),), describe(s, seat, int(mv.SEND))
    return (), None


def face_text(s: State, face: int) -> str:
    """Return what a movement die shows."""
    low, high = s.setup.face_low[face], s.setup.face_high[face]
    return str(low) if low == high else f"{low}-{high}"


def market_amounts(s: State, market: int) -> Amounts:
    """Return the tokens of a market."""
    slots = s.b[at.SLOT + 3 * market : at.SLOT + 3 * market + 3]
    return Amounts(tuple((KINDS[token - 1], slots.count(token)) for token in sorted(set(slots)) if token))


def both_sides(offer: list[int]) -> dict[str, Fact]:
    """Return what an offer gives and takes."""
    return {
        word: Amounts(tuple((item_key(item), amount) for item, amount in enumerate(form.side(offer, first)) if amount))
        for word, first in (("give", 0), ("take", int(ITEMS)))
    }


def program_facts(program: int) -> dict[str, Fact]:
    """Return a program's number, from 1, and name."""
    return {"program": program + 1, "name": Key(f"program-{program + 1}")}


# -- refusing ------------------------------------------------------------------------------------------------------------------


def explain(s: State, seat: Seat, m: Move) -> Reason | None:
    """Return why the seat may not do this now, or None when it may."""
    if seat not in flow.waiting(s):
        return Reason("not-your-turn", "C2.4")
    number = flow.refuse(s, seat, m)
    if number == why.LEGAL:
        return None
    if number == why.OTHER_BLOCK:
        return Reason("other-decision", ASKS[s.todo[-4]][1])
    code, rule = REASONS[number]
    return Reason(code, rule, _facts(s, seat, m, number))


def price_of(s: State, m: Move) -> int:
    """Return what a purchase or bid costs."""
    if mv.BUY <= m < mv.MARKET:
        return s.setup.price[m - mv.BUY]
    if m in (mv.EXPAND, mv.EXPAND + 1):
        return int(s.setup.expand)
    if mv.AMOUNT <= m <= mv.AMOUNT + mv.MOST:
        return m - int(mv.AMOUNT)
    if mv.MARKET <= m < mv.AMOUNT:
        return int(s.setup.min_bid)
    return int(s.setup.ticket if m == mv.TICKET else s.setup.loge)


def _facts(s: State, seat: Seat, m: Move, number: int) -> dict[str, Fact]:
    a = s.a
    if number == why.TOO_DEAR:
        return {"price": price_of(s, m), "coins": at.coins(s, seat)}
    if number in (why.BELOW_MIN, why.LONE_PRICE):
        return {"least": s.setup.min_bid}
    if number == why.NOT_HIGHER:
        return {"bid": a[at.BID]}
    if number in (why.SOLD, why.TOO_LOW):
        facts = program_facts(m - mv.BUY)
        return facts | {"limit": int(investing.limit_of(s, seat))} if number == why.TOO_LOW else facts
    if number == why.EMPTY_MARKET:
        return {"market": m - mv.MARKET + 1}
    if number in (why.NOT_YOURS, why.TOO_SMALL, why.TOO_FEW):
        program = m - mv.STAGE if mv.STAGE <= m < mv.HOLD else a[at.SHOWN] - 1
        facts = program_facts(program)
        if number == why.TOO_SMALL:
            facts |= {"needs": s.setup.size[program], "has": int(at.grown(s, seat))}
        elif number == why.TOO_FEW:
            facts |= {"least": int(scoring.least(s.setup, program)), "most": int(scoring.most_shown(s, seat, program))}
        return facts
    return {}


# -- describing ----------------------------------------------------------------------------------------------------------------


def target_of(m: Move) -> str:
    """Return the place on the board that a legal move lies at."""
    block = mv.known_block(m)
    where, word = m - block.base, block.word
    if word in {"buy", "stage"}:
        return f"program-{where + 1}"
    if word == "expand":
        return f"expand-{SIDES[where]}"
    if word == "fee":
        return f"fee-{FEES[where]}"
    if word == "market":
        return f"market-{where + 1}"
    if word == "to":
        return "all" if where == MAX_SEATS else f"seat-{where + 1}"
    if word in {"give", "take"}:
        return f"{word}-{item_key(where)}"
    if word in {"move", "sum", "nudge"}:
        return f"noble-{NOBLES[noble_of(word, where)].lower()}"
    if word in {"hold", "drop", "name"}:
        return f"{word}-{KINDS[where]}"
    return word


def noble_of(word: str, where: int) -> int:
    """Return the noble that a move is about."""
    return where // (6 if word == "nudge" else int(MAX_FACE) * (1 + (word == "sum")))


def describe(s: State, seat: Seat, m: Move) -> Described:
    """Return a move in words, with what it costs and brings; the target is the place on the board to point at."""
    block = mv.known_block(m)
    where, word, what, target = m - block.base, block.word, s.todo[-4], target_of(m)
    rule = ASKS[what][1]
    if word in {"buy", "expand", "ticket", "loge"}:
        return _describe_purchase(s, seat, m, word, target)
    if word == "amount":
        return _describe_amount(s, seat, where, what, target)
    if word in {"move", "sum", "nudge"}:
        return _describe_noble(s, seat, where, word, target)
    if word == "stage":
        return Described("stage", "C10.1", stage_facts(s, seat, where), target)
    if word == "send":
        if what == on.SHOW:
            facts = program_facts(s.a[at.SHOWN] - 1) | {"spectators": int(scoring.total(s, seat, s.a[at.SHOWN] - 1))}
            return Described("open", "C6.14", facts, target)
        return Described("send", "C5.2", both_sides(s.reply if s.todo[-2] else s.offer), target)
    if word == "cash":
        return Described("cash", "C11.3", {"coins": s.setup.medal_coins}, target)
    if word == "swap":
        return Described("swap", "C13.4", {}, target)
    if word == "market":
        return Described("market", "C4.1", {"market": where + 1, "tokens": market_amounts(s, where)}, target)
    if word == "to":
        if where == MAX_SEATS:
            return Described("to-all", "C5.11", {}, target)
        return Described("to", "C5.2", {"partner": Who(where)}, target)
    if word in {"give", "take"}:
        return Described(word, "C5.3", {"item": Key(f"kind-{item_key(where)}")}, target)
    if word in {"hold", "drop", "name"}:
        return Described(word, rule, {"item": Key(f"kind-{KINDS[where]}")}, target)
    if word == "spend":
        return Described("spend", "C11.1", {"medals": where + 1, "spectators": s.setup.per_spent * (where + 1)}, target)
    if word == "fee":
        return Described(f"fee-{FEES[where]}", "C3.10", {}, target)
    return _describe_answer(word, what, target)


def _describe_answer(word: str, what: int, target: str) -> Described:
    rule = ASKS[what][1]
    if word == "counter":
        return Described("counter", "C5.9", {}, target)
    if word == "yes":
        return Described("take-part" if what == on.PART else "accept", rule, {}, target)
    if word == "no":
        return Described("decline", rule, {}, target)
    if what == on.BIDDING:
        return Described("leave", rule, {}, target)
    if what == on.OFFER:
        return Described("done", rule, {}, target)
    return Described("pass", rule, {}, target)


def _describe_purchase(s: State, seat: Seat, m: Move, word: str, target: str) -> Described:
    price = price_of(s, m)
    facts: dict[str, Fact] = {"price": price, "left": at.coins(s, seat) - price}
    if word == "buy":
        program = m - mv.BUY
        needed = int(scoring.needed(s.setup, program))
        facts |= program_facts(program)
        facts |= {"full": int(scoring.value(s.setup, program, 0)), "missing": needed - int(scoring.most_shown(s, seat, program))}
        return Described("buy", "C3.2", facts, target)
    if word == "expand":
        facts["side"] = Key(f"side-{SIDES[m - mv.EXPAND]}")
        return Described("expand", "C3.6", facts, target)
    return Described(word, "C3.8" if word == "ticket" else "C3.9", facts, target)


def _describe_amount(s: State, seat: Seat, amount: int, what: int, target: str) -> Described:
    if what in (on.OPENING, on.BIDDING):
        return Described("bid", "C4.5", {"coins": amount, "left": at.coins(s, seat) - amount}, target)
    if what == on.HOLD_AMOUNT:
        return Described("hold-amount", "C6.11", {"what": Amounts(((item_key(s.todo[-2]), amount),))}, target)
    index = s.todo[-2] // 2
    code = "give-amount" if index < ITEMS else "take-amount"
    return Described(code, "C5.5", {"what": Amounts(((item_key(index % int(ITEMS)), amount),))}, target)


def _describe_noble(s: State, seat: Seat, where: int, word: str, target: str) -> Described:
    noble = noble_of(word, where)
    steps = int(producing.shift_of(where)) if word == "nudge" else where % (int(MAX_FACE) * (1 + (word == "sum"))) + 1
    square = (s.a[at.NOBLE + noble] + steps) % int(SQUARES)
    facts: dict[str, Fact] = {"noble": Key(f"noble-{NOBLES[noble].lower()}"), "steps": abs(steps), "square": square}
    facts["spectators"] = s.setup.noble_value[noble] if at.inside(s, seat, square) else 0
    if word == "nudge":
        return Described("nudge-back" if steps < 0 else "nudge-on", "C11.2", facts, target)
    facts["medal"] = int(s.setup.resting[square] and s.a[at.MEDALS] > 0)
    return Described(word, "C6.3" if word == "move" else "C6.4", facts, target)


def stage_facts(s: State, seat: Seat, program: int) -> dict[str, Fact]:
    """Return the sum that an event would draw, part by part (C10)."""
    missing = int(scoring.needed(s.setup, program) - scoring.most_shown(s, seat, program))
    facts = program_facts(program) | {"missing": missing, "value": int(scoring.value(s.setup, program, missing))}
    names = ("earlier", "tickets", "stars", "nobles", "podiums")
    facts |= dict(zip(names, scoring.parts(s, seat, program), strict=False))
    return facts | {"spectators": int(scoring.total(s, seat, program))}


# -- the safe answer (C2.11) ---------------------------------------------------------------------------------------------------


def default(s: State, seat: Seat) -> Move:
    """Return the fixed choice for a player who does not answer (C2.11)."""
    what = s.todo[-4]
    moves = flow.legal(s, seat)
    if what in (on.DISCARD, on.CLEAN_TOGETHER):
        return max(closing.losable(s, seat), key=lambda m: (at.own(s, seat, at.TOK + m - mv.DROP), -m))
    if what == on.DICE_MOVE:
        return next((m for m in moves if m >= mv.SUM), next(m for m in moves if m >= mv.MOVE))
    if mv.SEND in moves:
        return int(mv.SEND)
    return moves[0]  # pass, no; in a draft the first thing named
