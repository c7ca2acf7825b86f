"""Moves as short text, the same in every language: ``buy 12``, ``bid 9``, ``give lion``, ``move E 4``, ``nudge S1 -2``."""

from harena.core.errors import Unreadable
from harena.core.ids import Seat
from harena.core.options import near
from harena.games.colosseum import moves as mv
from harena.games.colosseum import pending as on
from harena.games.colosseum.state import State
from harena.games.colosseum.tables import KINDS, MAX_FACE, MAX_SEATS, NOBLES, Setup

_PLAIN = ("pass", "no", "yes", "cash", "swap", "ticket", "loge", "send", "counter")
_SIDES = ("left", "right")
_FEES = ("medals", "token")
_ITEMS = (*KINDS[:14], "coins")
_SHIFTS = ("-3", "-2", "-1", "+1", "+2", "+3")
_BLOCK = {block.word: block for block in mv.BLOCKS}
_WORDS = (*_BLOCK, "bid")
_NAMES = {
    "expand": _SIDES, "fee": _FEES, "give": _ITEMS, "take": _ITEMS, "hold": KINDS[:13], "drop": KINDS[:13], "name": KINDS[:12],
    "token": KINDS,
}  # fmt: skip
_HOW = {
    "amount": "it takes a number from 0 to 999, as in amount 2 or bid 9",
    "to": "it takes a player counted from 1, or all, as in to 2",
    "move": "it takes a noble and a number of squares, as in move E 4",
    "sum": "it takes a noble and a number of squares, as in sum E 9",
    "nudge": "it takes a noble and squares back or on, as in nudge S1 -2",
    "die": "it takes a face of the movement die, as in die 4",
    "spend": "it takes a number of medals, as in spend 2",
    "roll": "it takes what the die shows, as in roll 5",
}


def face_names(setup: Setup) -> list[str]:
    """Return the six faces of the movement die by what they show; equal ones are told apart by a letter."""
    shown = [str(low) if low == high else f"{low}-{high}" for low, high in zip(setup.face_low, setup.face_high, strict=True)]
    return [one if shown.count(one) == 1 else f"{one}{'abcdef'[at]}" for at, one in enumerate(shown)]


def write(s: State, seat: Seat, m: int) -> str:  # noqa: ARG001 - a move reads the same for everybody
    """Return a move in notation; raises :class:`Unreadable` for a number that is no move."""
    block = mv.block_of(m)
    if block is None:
        raise Unreadable("", f"{m} is not the number of a move")
    at, word = m - block.base, block.word
    if word in _PLAIN:
        return word
    if word in _NAMES:
        return f"{word} {_NAMES[word][at]}"
    if word == "amount":
        bidding = s.todo and s.todo[-4] in (on.OPENING, on.BIDDING)
        return f"{'bid' if bidding else 'amount'} {at}"
    if word == "to":
        return "to all" if at == MAX_SEATS else f"to {at + 1}"
    if word in {"move", "sum"}:
        most = int(MAX_FACE) * (1 + (word == "sum"))
        return f"{word} {NOBLES[at // most]} {at % most + 1}"
    if word == "nudge":
        return f"nudge {NOBLES[at // 6]} {_SHIFTS[at % 6]}"
    if word == "die":
        return f"die {face_names(s.setup)[at]}"
    return f"{word} {at + 1}"


def read(s: State, seat: Seat, text: str) -> int:  # noqa: ARG001 - a move reads the same for everybody
    """Return the move that a text means, legal or not; raises :class:`Unreadable` with a near miss."""
    words = text.lower().split()
    if not words or words[0] not in _WORDS:
        raise Unreadable("", f"{text!r:.60} is not a move{near(words[0], _WORDS) if words else ''}")
    word = "amount" if words[0] == "bid" else words[0]
    found = _read(s, word, words[1:])
    if found is None:
        raise Unreadable("", f"{text!r:.60} is not complete; {_how(word)}")
    return int(_BLOCK[word].base) + found


def _how(word: str) -> str:
    if word in _PLAIN:
        return "write it alone"
    if word in _NAMES:
        return f"it takes one of {', '.join(_NAMES[word])}"
    return _HOW.get(word, f"it takes a number, as in {word} {_BLOCK[word].size}")


def _read(s: State, word: str, rest: list[str]) -> int | None:
    if word in _PLAIN:
        return None if rest else 0
    if word in {"move", "sum", "nudge"}:
        return _noble(word, rest)
    if len(rest) != 1:
        return None
    if word in _NAMES:
        return _NAMES[word].index(rest[0]) if rest[0] in _NAMES[word] else None
    if word == "amount":
        return _number(rest[0], 0, mv.MOST)
    if word == "to" and rest[0] == "all":
        return int(MAX_SEATS)
    if word == "die":
        faces = face_names(s.setup)
        return faces.index(rest[0]) if rest[0] in faces else None
    at = _number(rest[0], 1, _BLOCK[word].size - (word == "to"))
    return None if at is None else at - 1


def _noble(word: str, rest: list[str]) -> int | None:
    if len(rest) != 2 or rest[0].upper() not in NOBLES:
        return None
    noble = NOBLES.index(rest[0].upper())
    if word == "nudge":
        shift = rest[1] if rest[1][:1] in "+-" else f"+{rest[1]}"
        return 6 * noble + _SHIFTS.index(shift) if shift in _SHIFTS else None
    most = int(MAX_FACE) * (1 + (word == "sum"))
    steps = _number(rest[1], 1, most)
    return None if steps is None else most * noble + steps - 1


def _number(text: str, low: int, high: int) -> int | None:
    if text.isascii() and text.isdigit() and len(text) <= 3 and low <= int(text) <= high:
        return int(text)
    return None
