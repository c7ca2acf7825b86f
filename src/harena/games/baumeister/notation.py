"""Moves as short text, the same in every language: ``go 3``, ``pay wood 2``, ``tile stable``."""

from harena.core.errors import Unreadable
from harena.core.ids import Seat
from harena.core.options import near
from harena.games.baumeister import moves as mv
from harena.games.baumeister.state import State
from harena.games.baumeister.tables import KINDS, MATERIALS, TOKENS

_PLAIN = {"pass": mv.PASS, "take": mv.TAKE, "build": mv.BUILD}
_BY_MATERIAL = {"first": mv.FIRST, "buy": mv.BUY, "card": mv.CARD}
_BY_KIND = {"score": mv.CHOOSE, "tile": mv.TILE}
_AMOUNT = {"pay": mv.PAY, "discard": mv.DISCARD}
_NUMBERED = {"go": (mv.GO, 1, 7), "wheels": (mv.WHEELS, 0, 6), "cards": (mv.ANSWER, 0, 99)}
_ONE_BASED = {"strip": (mv.DEAL - 1, 1, 4), "start": (mv.STARTER - 1, 1, 4)}
_WORDS = (*_PLAIN, *_BY_MATERIAL, *_BY_KIND, *_AMOUNT, *_NUMBERED, *_ONE_BASED, "token", "part")


def write(s: State, seat: Seat, m: int) -> str:  # noqa: ARG001 - a move reads the same for everybody
    """Return a move in notation; raises :class:`Unreadable` for a number that is no move."""
    block = mv.block_of(m)
    if block is None:
        raise Unreadable("", f"{m} is not the number of a move")
    at, word = m - block.base, block.word
    if word in _PLAIN:
        return word
    if word in _BY_MATERIAL:
        return f"{word} {MATERIALS[at]}"
    if word in _BY_KIND:
        return f"{word} {KINDS[at]}"
    if word in _AMOUNT:
        kind, amount = divmod(at, mv.AMOUNTS)
        return f"{word} {MATERIALS[kind]} {amount}"
    if word == "token":
        return f"token {TOKENS[at]}"
    if word == "part":
        return f"part {s.setup.part_ids[at]}"
    base, _, _ = _NUMBERED.get(word) or _ONE_BASED[word]
    return f"{word} {m - base}"


def read(s: State, seat: Seat, text: str) -> int:  # noqa: ARG001 - a move reads the same for everybody
    """Return the move that a text means, legal or not; raises :class:`Unreadable` with a near miss."""
    words = text.lower().split()
    if not words or words[0] not in _WORDS:
        raise Unreadable("", f"{text!r:.60} is not a move{near(words[0], _WORDS) if words else ''}")
    word, rest = words[0], words[1:]
    if word in _PLAIN and not rest:
        return _PLAIN[word]
    if len(rest) == 1:
        found = _read_one(s, word, rest[0])
        if found is not None:
            return found
    if len(rest) == 2 and word in _AMOUNT:
        amount = _number(rest[1])
        if rest[0] in MATERIALS and amount is not None and amount < mv.AMOUNTS:
            return _AMOUNT[word] + mv.AMOUNTS * MATERIALS.index(rest[0]) + amount
    raise Unreadable("", f"{text!r:.60} is not complete; {_HOW.get(word, _HOW['tile'])}")


_HOW = {
    "pass": "write it alone",
    "take": "write it alone",
    "build": "write it alone",
    "go": "it takes a number of fields, as in go 3",
    "wheels": "it takes a number of steps, as in wheels 2",
    "cards": "it takes a number of cards, as in cards 2",
    "pay": "it takes a material and a number, as in pay wood 2",
    "discard": "it takes a material and a number, as in discard wood 2",
    "strip": "it takes a number from 1 to 4, as in strip 2",
    "start": "it takes a seat counted from 1, as in start 2",
    "part": "it takes the name of a part, as in part PA1",
    "token": f"it takes one of {', '.join(TOKENS)}",
    "tile": f"it takes one of {', '.join(KINDS[:5])}",
}


def _read_one(s: State, word: str, arg: str) -> int | None:
    if word in _BY_MATERIAL:
        return _BY_MATERIAL[word] + MATERIALS.index(arg) if arg in MATERIALS else None
    if word in _BY_KIND:
        return _BY_KIND[word] + KINDS.index(arg) if arg in KINDS[:5] else None
    if word == "token":
        return mv.TOKEN + TOKENS.index(arg) if arg in TOKENS else None
    if word == "part":
        names = [name.lower() for name in s.setup.part_ids]
        return mv.PART + names.index(arg) if arg in names else None
    known = _NUMBERED.get(word) or _ONE_BASED.get(word)
    number = _number(arg)
    if known is None or number is None:
        return None
    base, low, high = known
    return base + number if low <= number <= high else None


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 3 else None
