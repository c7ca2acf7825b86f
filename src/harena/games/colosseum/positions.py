"""Positions as people read and write them in TOML: kinds, programs and nobles by name and number, players counted from 1.

A position written by hand needs no more than its seats, each with what differs from the beginning, and the phase; all else may be
left out. What is not told of tokens lies in the bag, medals and tickets in the supply, and programs from 11 on are for sale.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from harena.core.errors import Unreadable
from harena.core.options import near, spell
from harena.core.positions import Reader
from harena.games.colosseum import flow, form
from harena.games.colosseum import pending as on
from harena.games.colosseum import state as at
from harena.games.colosseum.form import NOT_ASKED, SEAT, UNANSWERED, WIDTH
from harena.games.colosseum.invariants import faults, lying
from harena.games.colosseum.moves import MOST
from harena.games.colosseum.notation import read, write
from harena.games.colosseum.state import State, blank
from harena.games.colosseum.steps.means import check_stars
from harena.games.colosseum.tables import ALL_STANDARD, KINDS, NOBLES, PROGRAMS, STAR_NAMES, TURNS, Setup

ITEM_NAMES: Final = (*KINDS[:14], "coins")
NUMBERS: Final = {
    "turn": at.TURN, "phase": at.PHASE, "medals": at.MEDALS, "tickets": at.TICKETS, "bank": at.BANK, "bid": at.BID,
    "emptied": at.EMPTIED, "offered": at.OFFERED, "draft_at": at.D_AT, "staging": at.SHOWN, "hold_at": at.H_AT, "spent": at.SPENT,
    "rolls": at.ROLLS, "events": at.EVENTS, "ended": at.ENDED, "won": at.WON, "in": at.IN, "tied": at.TIED,
}  # fmt: skip
ONE_BASED: Final = {
    "start": at.FIRST, "starter": at.STARTER, "market": at.STALL, "bidder": at.BIDDER, "offer_from": at.D_FROM,
    "offer_to": at.D_TO, "leader": at.LEADER,
}  # fmt: skip
OF_SEAT: Final = {
    "coins": form.COINS, "medals": form.MEDAL, "tickets": form.TICKET, "loge": form.LOGE, "podiums": form.PODIUM,
    "left": form.LEFT, "right": form.RIGHT, "best": form.BEST, "best_at": form.BEST_AT, "latest": form.LATEST,
    "latest_turn": form.LATEST_TURN, "invested": form.INVESTED, "offers": form.OFFERS,
}  # fmt: skip
PENDING: Final = {
    "deal_market": on.DEAL_MARKET, "deal_token": on.DEAL_TOKEN, "deal_program": on.DEAL_PROGRAM, "refill": on.REFILL,
    "move_die": on.MOVE_DIE, "tie_die": on.TIE_DIE, "clean_together": on.CLEAN_TOGETHER, "invest": on.INVEST, "second": on.SECOND,
    "second_buy": on.SECOND_BUY, "start": on.START, "opening": on.OPENING, "bidding": on.BIDDING, "offer": on.OFFER,
    "draft": on.DRAFT, "draft_amount": on.DRAFT_AMOUNT, "answer_offer": on.ANSWER_OFFER, "answer_counter": on.ANSWER_COUNTER,
    "part": on.PART, "dice_move": on.DICE_MOVE, "dice_second": on.DICE_SECOND, "medal_move": on.MEDAL_MOVE, "stage": on.STAGE,
    "show": on.SHOW, "hold_amount": on.HOLD_AMOUNT, "discard": on.DISCARD, "donate": on.DONATE, "first_stars": on.FIRST_STARS,
    "turn_start": on.TURN_START, "next_invest": on.NEXT_INVEST, "more": on.MORE, "next_starter": on.NEXT_STARTER,
    "refill_all": on.REFILL_ALL, "bids": on.BIDS, "next_trader": on.NEXT_TRADER, "ask_all": on.ASK_ALL,
    "next_producer": on.NEXT_PRODUCER, "podium": on.PODIUM, "decide": on.DECIDE, "next_clean": on.NEXT_CLEAN, "last": on.LAST,
    "turn_end": on.TURN_END, "game_end": on.GAME_END,
}  # fmt: skip
_WORD_OF: Final = {number: word for word, number in PENDING.items()}
_TABLES: Final = {
    "bag": (form.BAG, KINDS),
    "face_down": (form.GREEN, KINDS[:12]),
    "gone": (form.GONE, KINDS),
    "held_back": (form.HOLD, KINDS[:13]),
}
_DEALS: Final = {"offer": form.OFFER, "reply": form.REPLY}
_KEYS: Final = (
    *NUMBERS, *ONE_BASED, *_TABLES, *_DEALS, "supply", "nobles", "stars", "markets", "when", "dice", "sums", "answers", "seats",
    "pending",
)  # fmt: skip
_SEAT_KEYS: Final = (*OF_SEAT, "programs", "produced", "used", "tokens")


def position(s: State) -> dict[str, Any]:
    """Return the whole position, readable; :func:`place` gives it back."""
    a, setup, todo = form.numbers_of(s), s.setup, s.todo
    out: dict[str, Any] = {key: a[where] for key, where in NUMBERS.items()}
    out |= {key: a[where] + 1 for key, where in ONE_BASED.items()}
    out |= {key: _counts(a, where, names) for key, (where, names) in _TABLES.items()}
    for key, where in _DEALS.items():
        out[key] = {"give": _counts(a, where, ITEM_NAMES), "take": _counts(a, where + 15, ITEM_NAMES)}
    out["supply"] = _numbers(a[at.SUPPLY])
    out["nobles"] = dict(zip(NOBLES, a[at.NOBLE : at.NOBLE + 6], strict=True))
    out["stars"] = {name: a[at.STAR + n] + 1 for n, name in enumerate(STAR_NAMES) if a[at.STAR + n] >= 0}
    out["markets"] = [[KINDS[kind] if kind >= 0 else "" for kind in a[n : n + 3]] for n in range(form.SLOT, form.SLOT + 15, 3)]
    out["when"] = a[form.WHEN : form.WHEN + 5]
    out["dice"] = [face + 1 for face in a[at.DICE : at.DICE + 2]]
    out["sums"] = a[form.SUM : form.SUM + setup.seats]
    out["answers"] = [_answer(s, a[form.ANSWER + seat]) for seat in range(setup.seats)]
    out["seats"] = [_seat(a, SEAT + WIDTH * seat) for seat in range(setup.seats)]
    out["pending"] = [f"{_WORD_OF[todo[n]]} {todo[n + 1]} {todo[n + 2]} {todo[n + 3]}" for n in range(0, len(todo), 4)]
    return out


def _counts(a: list[int], where: int, names: Sequence[str]) -> dict[str, int]:
    return {name: a[where + n] for n, name in enumerate(names) if a[where + n]}


def _numbers(bits: int) -> list[int]:
    return [program + 1 for program in range(PROGRAMS) if bits >> program & 1]


def _answer(s: State, value: int) -> str:
    return "-" if value == NOT_ASKED else "?" if value == UNANSWERED else write(s, 0, value)


def _seat(a: list[int], base: int) -> dict[str, Any]:
    out: dict[str, Any] = {key: a[base + where] for key, where in OF_SEAT.items()}
    out["programs"], out["produced"] = _numbers(a[base + form.OWNED]), _numbers(a[base + form.DONE])
    out["used"], out["tokens"] = _counts(a, base + form.USED, KINDS[:13]), _counts(a, base + form.TOK, KINDS[:14])
    return out


def _programs(reader: Reader, given: object, place: str) -> int:
    """Return a list of program numbers as bits."""
    bits = 0
    for number in reader.items(given, place, int(PROGRAMS)):
        bits |= 1 << reader.number(number, place, 1, int(PROGRAMS)) - 1
    return bits


def place(setup: Setup, p: Mapping[str, object]) -> State:
    """Return the state that a position describes; raises :class:`Unreadable` with the place and reason of every fault."""
    reader = Reader()
    a, todo = form.numbers_of(blank(setup)), list[int]()
    given = reader.table(p, "", _KEYS)
    a[at.TURN], a[at.PHASE] = 1, 1
    a[form.GREEN : form.GREEN + 12] = [0] * 12
    a[form.BAG : form.BAG + 15] = [0] * 15
    for key, where in NUMBERS.items():
        if key in given:
            a[where] = reader.number(given[key], key, 0, 5 if key == "phase" else 9999)
    for key, where in ONE_BASED.items():
        if key in given:
            a[where] = reader.number(given[key], key, 0, setup.seats + 1 if key == "offer_to" else 5) - 1
    for key, (where, names) in _TABLES.items():
        a[where : where + len(names)] = reader.counts(given.get(key, {}), key, names)
    for key, where in _DEALS.items():
        sides = reader.table(given.get(key, {}), key, ("give", "take"))
        for side, name in enumerate(("give", "take")):
            counts = reader.counts(sides.get(name, {}), f"{key}.{name}", ITEM_NAMES, high=int(MOST))
            a[where + 15 * side : where + 15 * side + 15] = counts
    _board(reader, a, setup, given)
    _seats(reader, a, setup, given)
    _rest(reader, a, setup, given)
    _pending(reader, a, todo, setup, given)
    return _made(reader, setup, a, todo, given)


def _made(reader: Reader, setup: Setup, a: list[int], todo: list[int], given: Mapping[str, Any]) -> State:
    """Return the state of these numbers, played on until somebody is asked."""
    if not reader.faults:
        try:
            s = form.from_numbers(setup, a, todo)
        except ValueError:
            reader.faults.append(("position", "less than nothing on the table, or more than there is of anything"))
    if reader.faults:
        raise Unreadable.all(reader.faults)
    if "stars" not in given and a[at.TURN]:
        check_stars(s, ALL_STANDARD, None)
    found = lying(s)
    if not found:
        flow.run(s, None)
        found = faults(s)
    if found:
        raise Unreadable.all([("position", fault) for fault in found])
    return s


def _board(reader: Reader, a: list[int], setup: Setup, given: Mapping[str, Any]) -> None:
    for name, square in reader.table(given.get("nobles", {}), "nobles", NOBLES).items():
        a[at.NOBLE + NOBLES.index(name)] = reader.number(square, f"nobles.{name}", 0, 35)
    for name, seat in reader.table(given.get("stars", {}), "stars", STAR_NAMES).items():
        a[at.STAR + STAR_NAMES.index(name)] = reader.number(seat, f"stars.{name}", 1, setup.seats) - 1
    for market, tokens in enumerate(reader.items(given.get("markets", []), "markets", 5)):
        where = f"markets.{market + 1}"
        for n, kind in enumerate(reader.items(tokens, where, 3)):
            if kind in KINDS:
                a[form.SLOT + 3 * market + n] = KINDS.index(kind)
            elif kind != "":
                reader.faults.append((where, f"{spell(kind)} is not one of {', '.join(KINDS)}{near(kind, KINDS)}"))
    for key, where_, most in (("when", form.WHEN, 5), ("sums", form.SUM, setup.seats)):
        for n, value in enumerate(reader.items(given.get(key, []), key, most)):
            a[where_ + n] = reader.number(value, key, 0, 99)
    for n, face in enumerate(reader.items(given.get("dice", []), "dice", 2)):
        a[at.DICE + n] = reader.number(face, "dice", 0, 6) - 1


def _seats(reader: Reader, a: list[int], setup: Setup, given: Mapping[str, Any]) -> None:
    for seat, one in enumerate(reader.items(given.get("seats", []), "seats", setup.seats)):
        base, where = SEAT + WIDTH * seat, f"seats.{seat + 1}"
        table = reader.table(one, where, _SEAT_KEYS)
        for key, n in OF_SEAT.items():
            if key in table:
                a[base + n] = reader.number(table[key], f"{where}.{key}", 0, 9999 if key in {"coins", "best"} else 255)
        a[base + form.OWNED] = _programs(reader, table.get("programs", []), f"{where}.programs")
        a[base + form.DONE] = _programs(reader, table.get("produced", []), f"{where}.produced")
        if a[base + form.DONE] and "latest" not in table:
            a[base + form.LATEST] = a[base + form.DONE].bit_length()
        a[base + form.USED : base + form.USED + 13] = reader.counts(table.get("used", {}), f"{where}.used", KINDS[:13])
        a[base + form.TOK : base + form.TOK + 14] = reader.counts(table.get("tokens", {}), f"{where}.tokens", KINDS[:14])
    for seat, text in enumerate(reader.items(given.get("answers", []), "answers", setup.seats)):
        if text == "?":
            a[form.ANSWER + seat] = UNANSWERED
        elif text != "-":
            try:
                a[form.ANSWER + seat] = read(blank(setup), seat, str(text))
            except Unreadable as fault:
                reader.faults.append((f"answers.{seat + 1}", fault.text))


def _rest(reader: Reader, a: list[int], setup: Setup, given: Mapping[str, Any]) -> None:
    """Put what a position by hand does not tell where it lies at the beginning: tokens in the bag, the rest in the supply."""
    seats = [SEAT + WIDTH * seat for seat in range(setup.seats)]
    a[at.SUPPLY] = _programs(reader, given["supply"], "supply") if "supply" in given else _for_sale(a, seats)
    if "bag" not in given:
        for kind in range(15):
            held = sum(a[base + form.TOK + kind] for base in seats) if kind < 14 else 0
            green = a[form.GREEN + kind] if kind < 12 else 0
            stalls = a[form.SLOT : form.BAG].count(kind)
            a[form.BAG + kind] = setup.total[kind] - held - green - stalls - a[form.GONE + kind]
    if "medals" not in given:
        a[at.MEDALS] = setup.medals - sum(a[base + form.MEDAL] for base in seats)
    if "tickets" not in given:
        a[at.TICKETS] = setup.tickets - sum(a[base + form.TICKET] for base in seats)
    if "bank" not in given and setup.limited:
        a[at.BANK] = setup.bank_total - sum(a[base + form.COINS] for base in seats)


def _for_sale(a: list[int], seats: Sequence[int]) -> int:
    bits = (1 << 30) - 1 >> 10 << 10
    for base in seats:
        bits &= ~a[base + form.OWNED]
    return bits


def _pending(reader: Reader, a: list[int], todo: list[int], setup: Setup, given: Mapping[str, Any]) -> None:
    if "pending" not in given and not a[at.ENDED]:
        steps = [on.GAME_END] if a[at.TURN] >= TURNS else [on.TURN_END, on.PODIUM]
        for phase, step in ((4, on.NEXT_PRODUCER), (3, on.NEXT_TRADER), (2, on.NEXT_STARTER), (1, on.NEXT_INVEST)):
            if a[at.PHASE] <= phase:
                steps.append(step)
        todo += [number for step in steps for number in (int(step), 0, 0, 0)]
        a[at.PHASE] = 0
    for number, text in enumerate(reader.items(given.get("pending", []), "pending", 200), 1):
        _entry(reader, todo, setup, str(text).split(), f"pending.{number}")


def _entry(reader: Reader, todo: list[int], setup: Setup, words: list[str], where: str) -> None:
    what = PENDING.get(words[0]) if words else None
    numbers = [int(word) for word in words[1:] if word.isdecimal() and len(word) <= 3]
    if what is None or len(words) != 4 or len(numbers) != 3:
        reader.faults.append((where, f"it takes a word and three numbers, the word one of {', '.join(PENDING)}"))
        return
    seat, arg, begun = numbers
    reader.number(seat, where, 0, setup.seats - 1)
    reader.number(begun, where, 0, 1)
    todo += [what, seat, arg, begun]
