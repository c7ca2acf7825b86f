"""Moves as short text, the same in every language: ``hex E5``, ``face 2``, ``attack 3``, ``turn 2 4``, ``die 5``."""

from harena.core.errors import Unreadable
from harena.core.ids import Seat
from harena.core.options import near
from harena.games.gladiatoro import moves as mv
from harena.games.gladiatoro import pending as on
from harena.games.gladiatoro.state import State
from harena.games.gladiatoro.tables import MAX_FIGURES, MAX_HEXES

_PLAIN = {"pass": mv.PASS, "move": mv.MOVE, "no": mv.NO, "yes": mv.YES, "stop": mv.STOP}
_FIGURE = {"name": mv.NAME, "attack": mv.ATTACK, "step": mv.STEP, "dash": mv.DASH}
_WORDS = tuple(block.word for block in mv.BLOCKS)
_HOW = {
    "pass": "write it alone",
    "factor": "it takes a factor, as in factor 5",
    "name": "it takes the number of a gladiator, as in name 3",
    "hex": "it takes the name of a hex, as in hex B3",
    "face": "it takes a facing from 0 to 5, as in face 2",
    "turn": "it takes the number of a gladiator and a facing, as in turn 3 2",
    "shift": "it takes the name of a hex and a facing, as in shift B3 2",
    "draw": "it takes a player counted from 1, as in draw 2",
    "die": "it takes what the die shows, as in die 4",
}


def write(s: State, seat: Seat, m: int) -> str:  # noqa: ARG001 - a move reads the same for everybody
    """Return a move in notation; raises :class:`Unreadable` for a number that is no move."""
    block = mv.block_of(m)
    if block is None:
        raise Unreadable("", f"{m} is not the number of a move")
    at, word = m - block.base, block.word
    if word in _PLAIN:
        return word
    if word == "hex":
        return f"hex {_hex_name(s, at)}"
    if word == "turn":
        return f"turn {at // 6 + 1} {at % 6}"
    if word == "shift":
        return f"shift {_hex_name(s, at // 6)} {at % 6}"
    return f"{word} {at if word in {'factor', 'face'} else at + 1}"


def _hex_name(s: State, at: int) -> str:
    return s.setup.names[at] if at < s.setup.hexes else f"+{at}"


def read(s: State, seat: Seat, text: str) -> int:  # noqa: ARG001 - a move reads the same for everybody
    """Return the move that a text means, legal or not; raises :class:`Unreadable` with a near miss."""
    words = text.lower().split()
    if words and words[0] == "d6" and len(words) == 2:
        return _on_six(s, words[1])
    if not words or words[0] not in _WORDS:
        raise Unreadable("", f"{text!r:.60} is not a move{near(words[0], _WORDS) if words else ''}")
    found = _read(s, words[0], words[1:])
    if found is None:
        how = _HOW.get(words[0], _HOW["name" if words[0] in _FIGURE else "pass"])
        raise Unreadable("", f"{text!r:.60} is not complete; {how}")
    return found


def _read(s: State, word: str, rest: list[str]) -> int | None:
    if word in _PLAIN:
        return None if rest else _PLAIN[word]
    block = next(one for one in mv.BLOCKS if one.word == word)
    if word in {"turn", "shift"}:
        if len(rest) != 2:
            return None
        facing = _number(rest[1], 0, 5)
        first = _number(rest[0], 1, MAX_FIGURES) if word == "turn" else _hex(s, rest[0])
        if facing is None or first is None:
            return None
        return block.base + 6 * (first - (word == "turn")) + facing
    if len(rest) != 1:
        return None
    if word == "hex":
        at = _hex(s, rest[0])
    elif word in {"factor", "face"}:
        at = _number(rest[0], 0, block.size - 1)
    else:
        at = _number(rest[0], 1, block.size)
        at = None if at is None else at - 1
    return None if at is None else block.base + at


def _hex(s: State, text: str) -> int | None:
    name = text.upper()
    if name in s.setup.names:
        return s.setup.names.index(name)
    return _number(text[1:], s.setup.hexes, MAX_HEXES - 1) if text.startswith("+") else None


def _on_six(s: State, text: str) -> int:
    """Read a 1D3 that was rolled on a six-sided die: 1-2 is 1, 3-4 is 2, 5-6 is 3 (G4.2)."""
    shown = _number(text, 1, 6)
    if shown is None or not s.todo or s.todo[-4] != on.MOVE_DIE or s.setup.move_faces != 3:
        raise Unreadable("", f"{text!r:.60}: a six-sided die stands for one of three faces where that one is rolled, as in d6 5")
    return mv.DIE + (shown + 1) // 2


def _number(text: str, low: int, high: int) -> int | None:
    if text.isascii() and text.isdigit() and len(text) <= 3 and low <= int(text) <= high:
        return int(text)
    return None
