"""Positions as people read and write them in TOML: seats, corners and strips counted from 1, kinds and parts by name.

A position written by hand may leave out what follows from the rest: the piles, the storage tiles left, the deck, what is pending
(the move of the active player) and everything that is empty.
"""

from collections.abc import Mapping
from typing import Any, Final

from harena.core.errors import Unreadable
from harena.core.positions import Reader
from harena.games.baumeister import flow
from harena.games.baumeister import pending as on
from harena.games.baumeister.invariants import faults, lying
from harena.games.baumeister.state import (
    ACTIVE,
    ANSWER,
    BAG,
    BUILT,
    BUILT_BY,
    CHOSEN,
    CONSUL,
    DECK,
    ENDED,
    FAME,
    HAND,
    MARKER,
    NOT_ASKED,
    PILE,
    ROWS,
    SHOWN,
    SITE,
    START,
    STORAGE_LEFT,
    STRIP,
    TILES,
    TOKEN,
    TURNS,
    State,
    blank,
    push,
)
from harena.games.baumeister.tables import KINDS, MATERIALS, STACKS, STORAGE, TOKENS, Setup

ENDINGS: Final = ("no", "last_part", "turn_limit")
PENDING: Final = {
    "deal_strip": on.DEAL_STRIP,
    "lay_tile": on.LAY_TILE,
    "lay_part": on.LAY_PART,
    "draw_token": on.DRAW_TOKEN,
    "find_start": on.FIND_START,
    "first_card": on.FIRST_CARD,
    "distance": on.DISTANCE,
    "split": on.SPLIT,
    "storage_field": on.STORAGE_FIELD,
    "corner": on.CORNER,
    "payment": on.PAYMENT,
    "scoring_field": on.SCORING_FIELD,
    "token_card": on.TOKEN_CARD_FIELD,
    "window": on.WINDOW,
    "answer_in_turn": on.ANSWER_IN_TURN,
    "hand_check": on.HAND_CHECK,
    "score_row": on.SCORE_ROW,
    "check": on.CHECK,
    "next": on.NEXT,
    "finish": on.FINISH,
}
_WORD_OF: Final = {number: word for word, number in PENDING.items()}


def position(s: State) -> dict[str, Any]:
    """Return the whole position, readable; :func:`place` gives it back."""
    a, setup, todo = s.a, s.setup, s.todo
    out: dict[str, Any] = {
        "turns": a[TURNS],
        "active": a[ACTIVE] + 1,
        "start": a[START] + 1,
        "consul": a[CONSUL],
        "token": TOKENS[a[TOKEN] - 1] if a[TOKEN] in (1, 2, 3) else "none",
        "ended": ENDINGS[a[ENDED]],
        "rows": [[KINDS[kind] for kind in a[ROWS + 4 * c : ROWS + 4 * c + 4] if kind >= 0] for c in range(4)],
        "shown": [setup.part_ids[part] if part >= 0 else "" for part in a[SHOWN : SHOWN + 4]],
        "site": [f"{setup.part_ids[held // 4]} {held % 4 + 1}" for held in a[SITE : SITE + 20] if held >= 0],
        "deck": [setup.part_ids[part] for part in range(setup.parts) if a[DECK + part]],
        "storage": a[STORAGE_LEFT],
        "piles": dict(zip(MATERIALS, a[PILE : PILE + 4], strict=True)),
        "tiles": {name: dict(zip(KINDS[:5], a[BAG + 5 * n : BAG + 5 * n + 5], strict=True)) for n, name in enumerate(STACKS)},
        "chosen": a[CHOSEN : CHOSEN + 4],
        "answers": a[ANSWER : ANSWER + setup.seats],
        "pending": [f"{_WORD_OF[todo[n]]} {todo[n + 1] + 1} {todo[n + 2]} {todo[n + 3]}" for n in range(0, len(todo), 4)],
        "players": [
            {
                "strip": a[STRIP + seat] + 1,
                "fame": a[FAME + seat],
                "marker": a[MARKER + seat],
                "hand": dict(zip(MATERIALS, a[HAND + 4 * seat : HAND + 4 * seat + 4], strict=True)),
                "tiles": dict(zip(KINDS, a[TILES + 6 * seat : TILES + 6 * seat + 6], strict=True)),
            }
            for seat in range(setup.seats)
        ],
    }
    return out


def place(setup: Setup, p: Mapping[str, object]) -> State:
    """Return the state that a position describes.

    Raises :class:`Unreadable` with the place and reason of every fault; a position in which cards, tiles or parts are lost or
    doubled is refused as well.
    """
    reader = Reader()
    s = blank(setup)
    a = s.a
    known = ("turns", "active", "start", "consul", "token", "ended", "rows", "shown", "site", "deck", "storage", "piles", "tiles",
             "chosen", "answers", "pending", "players")  # fmt: skip
    given = reader.table(p, "", known)
    seats = setup.seats
    a[TURNS] = reader.number(given.get("turns", 0), "turns", 0, setup.turn_limit)
    a[ACTIVE] = reader.number(given.get("active", 1), "active", 1, seats) - 1
    a[START] = reader.number(given.get("start", 1), "start", 0, seats) - 1
    a[CONSUL] = reader.number(given.get("consul", 0), "consul", 0, 6)
    a[TOKEN] = reader.word(given.get("token", "none"), "token", ("none", *TOKENS))
    if setup.token != 4 and "token" not in given:
        a[TOKEN] = setup.token
    a[ENDED] = reader.word(given.get("ended", "no"), "ended", ENDINGS)
    _rows(reader, a, given.get("rows", []))
    _players(reader, a, setup, given.get("players", []))
    _parts(reader, a, setup, given)
    _piles(reader, a, setup, given)
    _pending(reader, s, given)
    if not reader.faults:
        reader.faults += [("position", fault) for fault in lying(s)]
    if not reader.faults:
        flow.run(s, None)
        reader.faults += [("position", fault) for fault in faults(s)]
    if reader.faults:
        raise Unreadable.all(reader.faults)
    return s


def _rows(reader: Reader, a: list[int], given: object) -> None:
    for corner, row in enumerate(reader.items(given, "rows", 4)):
        for n, kind in enumerate(reader.items(row, f"rows.{corner + 1}", 4)):
            a[ROWS + 4 * corner + n] = reader.word(kind, f"rows.{corner + 1}", KINDS[:5])


def _players(reader: Reader, a: list[int], setup: Setup, given: object) -> None:
    players = reader.items(given, "players", setup.seats)
    if len(players) != setup.seats:
        reader.faults.append(("players", f"{len(players)} players stand in the position, {setup.seats} sit at the table"))
    for seat, player in enumerate(players):
        where = f"players.{seat + 1}"
        table = reader.table(player, where, ("strip", "fame", "marker", "hand", "tiles"))
        a[STRIP + seat] = reader.number(table.get("strip", seat + 1), f"{where}.strip", 0, 4) - 1
        a[FAME + seat] = reader.number(table.get("fame", 0), f"{where}.fame", 0, 9999)
        a[MARKER + seat] = reader.number(table.get("marker", 0), f"{where}.marker", 0, 99)
        a[HAND + 4 * seat : HAND + 4 * seat + 4] = reader.counts(table.get("hand", {}), f"{where}.hand", MATERIALS)
        strip = a[STRIP + seat]
        if "tiles" in table:
            a[TILES + 6 * seat : TILES + 6 * seat + 6] = reader.counts(table["tiles"], f"{where}.tiles", KINDS)
        elif strip >= 0:
            a[TILES + 6 * seat + 4] = a[TILES + 6 * seat + 5] = 1
            for kind in setup.strips[2 * strip : 2 * strip + 2]:
                a[TILES + 6 * seat + kind] = 1


def _parts(reader: Reader, a: list[int], setup: Setup, given: Mapping[str, Any]) -> None:
    ids = setup.part_ids
    for corner, name in enumerate(reader.items(given.get("shown", []), "shown", 4)):
        if name != "":
            a[SHOWN + corner] = reader.word(name, f"shown.{corner + 1}", ids)
    for slot, text in enumerate(reader.items(given.get("site", []), "site", setup.slots)):
        name, _, who = str(text).partition(" ")
        part = reader.word(name, f"site.{slot + 1}", ids)
        seat = reader.number(int(who) if who.isdecimal() and len(who) <= 3 else who, f"site.{slot + 1}", 1, setup.seats) - 1
        a[SITE + slot] = part * 4 + seat
        a[BUILT] += 1
        a[BUILT_BY + seat] += 1
    gone = {a[SHOWN + corner] for corner in range(4)} | {held // 4 for held in a[SITE : SITE + 20] if held >= 0}
    left = [name for part, name in enumerate(ids) if part not in gone]
    a[DECK : DECK + 20] = [0] * 20
    for name in reader.items(given.get("deck", left), "deck", 20):
        a[DECK + reader.word(name, "deck", ids)] = 1


def _piles(reader: Reader, a: list[int], setup: Setup, given: Mapping[str, Any]) -> None:
    if "piles" in given:
        a[PILE : PILE + 4] = reader.counts(given["piles"], "piles", MATERIALS)
    else:
        for kind in range(4):
            a[PILE + kind] = setup.cards[kind] - sum(a[HAND + 4 * seat + kind] for seat in range(4))
    owned = sum(a[TILES + 6 * seat + STORAGE] - (a[STRIP + seat] >= 0) for seat in range(4))
    a[STORAGE_LEFT] = reader.number(given.get("storage", setup.storage_tiles - owned), "storage", 0, 99)
    tiles = reader.table(given.get("tiles", {}), "tiles", STACKS)
    for n, stack in enumerate(STACKS):
        a[BAG + 5 * n : BAG + 5 * n + 5] = reader.counts(tiles.get(stack, {}), f"tiles.{stack}", KINDS[:5])


def _pending(reader: Reader, s: State, given: Mapping[str, Any]) -> None:
    a, seats = s.a, s.setup.seats
    for n, count in enumerate(reader.items(given.get("chosen", []), "chosen", 4)):
        a[CHOSEN + n] = reader.number(count, "chosen", 0, 99)
    for seat, count in enumerate(reader.items(given.get("answers", []), "answers", seats)):
        a[ANSWER + seat] = reader.number(count, "answers", NOT_ASKED, 99)
    if "pending" not in given and not a[ENDED]:
        for what in (on.NEXT, on.CHECK, on.DISTANCE):
            push(s, what, a[ACTIVE])
    for number, text in enumerate(reader.items(given.get("pending", []), "pending", 64), 1):
        _entry(reader, s, str(text).split(), f"pending.{number}")


def _entry(reader: Reader, s: State, words: list[str], where: str) -> None:
    what = PENDING.get(words[0]) if words else None
    numbers = [int(word) for word in words[1:] if word.isdecimal() and len(word) <= 3]
    if what is None or len(words) != 4 or len(numbers) != 3:
        reader.faults.append((where, f"it takes a word, a seat and two numbers, the word one of {', '.join(PENDING)}"))
        return
    seat, arg, begun = numbers
    most: dict[int, int] = {on.SPLIT: 7, on.FINISH: 2, on.HAND_CHECK: 3, on.PAYMENT: 3}
    reader.number(seat, where, 1, s.setup.seats)
    reader.number(arg, where, 0, most.get(what, 3))
    reader.number(begun, where, 0, 1)
    s.todo += [what, seat - 1, arg, begun]
