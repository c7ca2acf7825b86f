"""Records: JSON Lines of a header and one line a step, in notation, without any language (format 1).

::

    {
        "harena": 1,
        "game": "...",
        "edition": 1,
        "seats": ["human", "bot:greedy"],
        "names": [...],
        "options": {...},
        "box": {...},
        "chance": {"source": "seeded", "commitment": "..."},
    }
    {"s": 0, "m": "go 3"}
    {"s": "*", "m": "tile wood"}
    {"undo": 2, "by": 0}
    {"redo": 2, "by": 0}
    {"end": "B9.1", "ranks": [1, 2], "scores": [60, 51], "seed": "...", "digest": "..."}

Options and printed values stand in full where they are not the default, so that a record is judged by the rules it was played by.
No digest stands in an unfinished record: it would let a seat test a guess at a secret.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from harena.core.chance import Chance, Seeded, commit
from harena.core.errors import Unreadable
from harena.core.rules import Rules, Setup

FORMAT = 1
MAX_BYTES = 16 << 20
MAX_LINES = 100_000
MAX_LINE = 1 << 20
MAX_MOVE = 200


@dataclass(frozen=True, slots=True)
class Header:
    """What was agreed before the first step."""

    game: str
    edition: int
    seats: tuple[str, ...]
    names: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    box: dict[str, Any] = field(default_factory=dict)
    chance: dict[str, Any] = field(default_factory=dict)
    start: dict[str, Any] | None = None
    until: str = ""

    def line(self) -> dict[str, Any]:
        """Return the header as the first line's object."""
        out: dict[str, Any] = {"harena": FORMAT, "game": self.game, "edition": self.edition, "seats": list(self.seats)}
        optional: dict[str, Any] = {"names": list(self.names), "options": self.options, "box": self.box}
        out |= {key: value for key, value in optional.items() if value}
        out["chance"] = self.chance
        if self.start is not None:
            out["start"] = self.start
        if self.until:
            out["until"] = self.until
        return out


def header_of(
    rules: Rules[Any],
    setup: Setup,
    chance: Chance,
    seats: Sequence[str],
    names: Sequence[str] = (),
    start: Mapping[str, Any] | None = None,
    until: str = "",
) -> Header:
    """Return the header of a new record; a seeded source is committed to here, before the first draw.

    ``until`` is the phase after which the game ends, nothing where it is played out.
    """
    said: dict[str, Any] = {"source": chance.source}
    if isinstance(chance, Seeded):
        said["commitment"] = commit(chance.secret)
        if chance.shares:
            said["shares"] = [share.hex() for share in chance.shares]
        if chance.predictable:
            said["predictable"] = True
    return Header(
        game=rules.meta.name,
        edition=rules.meta.edition,
        seats=tuple(seats),
        names=tuple(names),
        options=dict(setup.changed),
        box=dict(setup.box),
        chance=said,
        start=None if start is None else dict(start),
        until=until,
    )


@dataclass(frozen=True, slots=True)
class Record:
    """A header and the lines after it; ``cut`` tells that half a last line was dropped."""

    header: Header
    lines: tuple[dict[str, Any], ...]
    cut: bool = False

    @property
    def end(self) -> dict[str, Any] | None:
        """Return the end line, or None for an unfinished game."""
        return self.lines[-1] if self.lines and "end" in self.lines[-1] else None


def write_line(line: dict[str, Any]) -> str:
    """Return one line of a record with its line feed; equal objects, equal text."""
    return json.dumps(line, ensure_ascii=False, separators=(", ", ": ")) + "\n"


def read_record(data: bytes, name: str = "record", *, forgive_cut: bool = False) -> Record:
    """Read a record strictly.

    Raises :class:`Unreadable` with the line and the reason; a last line without its line feed is half a line, dropped only when
    ``forgive_cut`` says so (after a crash it was never announced).
    """
    if len(data) > MAX_BYTES:
        raise Unreadable(name, f"larger than {MAX_BYTES >> 20} MiB, which no game fills")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise Unreadable(f"{name}, byte {fault.start}", "not UTF-8 text") from None
    rows = text.split("\n")
    tail = rows.pop()
    if len(rows) > MAX_LINES:
        raise Unreadable(name, f"more than {MAX_LINES} lines, which no game fills")
    if tail and not forgive_cut:
        rows.append(tail)
    if not rows or not rows[0].strip():
        raise Unreadable(name, "empty: a record begins with a header line")
    objects = list(_objects(rows, name, cut=bool(tail) and not forgive_cut))
    header = header_from(objects[0], f"{name}, line 1")
    lines = objects[1:]
    for number, line in enumerate(lines, 2):
        _check_line(line, len(header.seats), f"{name}, line {number}")
        if "end" in line and number <= len(lines):
            raise Unreadable(f"{name}, line {number + 1}", "something stands after the end of the game")
    return Record(header, tuple(lines), bool(tail) and forgive_cut)


def _objects(rows: list[str], name: str, *, cut: bool) -> Iterator[dict[str, Any]]:
    for number, row in enumerate(rows, 1):
        place = f"{name}, line {number}"
        if len(row) > MAX_LINE:
            raise Unreadable(place, "the line is longer than any record needs")
        try:
            value = json.loads(row, object_pairs_hook=_pairs, parse_constant=_constant, parse_float=_constant)
            if "\\u" in row:
                write_line(value).encode()  # half a surrogate pair is no text, and could not be written again
        except (ValueError, RecursionError) as fault:
            if cut and number == len(rows):
                raise Unreadable(place, "the line is cut off in the middle; the lines before it can be kept") from None
            why = "nested too deeply" if isinstance(fault, RecursionError) else str(fault).split(":")[0]
            raise Unreadable(place, f"not a JSON object ({why})") from None
        if not isinstance(value, dict):
            raise Unreadable(place, "not a JSON object")
        yield value


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


def _constant(word: str) -> None:
    raise ValueError(f"{word:.20} is not a number of a game")


def header_from(line: dict[str, Any], place: str) -> Header:
    """Return the header that stands on a record's first line; raises :class:`Unreadable` with the place and the reason."""
    if "harena" not in line:
        raise Unreadable(place, 'not a Harena record: the header has no "harena"')
    if line["harena"] != FORMAT:
        raise Unreadable(place, f"record format {line['harena']!r:.20} is not known here (this is format {FORMAT})")
    wanted: dict[str, type] = {"game": str, "edition": int, "seats": list, "chance": dict}
    known = {"harena": int, "names": list, "options": dict, "box": dict, "start": dict, "until": str, **wanted}
    for key, value in line.items():
        if key not in known:
            raise Unreadable(place, f"unknown key {key!r:.40} in the header")
        if type(value) is not known[key]:
            raise Unreadable(place, f"{key} must be {_words(known[key])}")
    for key in wanted:
        if key not in line:
            raise Unreadable(place, f"the header lacks {key}")
    for key in ("seats", "names"):
        if not all(isinstance(word, str) and len(word) <= MAX_MOVE for word in line.get(key, [])):
            raise Unreadable(place, f"{key} must be a list of short words")
    if not 1 <= len(line["seats"]) <= 16:
        raise Unreadable(place, "a game has 1 to 16 seats")
    if "names" in line and len(line["names"]) != len(line["seats"]):
        raise Unreadable(place, "names and seats differ in number")
    return Header(
        game=line["game"],
        edition=line["edition"],
        seats=tuple(line["seats"]),
        names=tuple(line.get("names", ())),
        options=line.get("options", {}),
        box=line.get("box", {}),
        chance=line["chance"],
        start=line.get("start"),
        until=line.get("until", ""),
    )


def _check_line(line: dict[str, Any], seats: int, place: str) -> None:
    if "m" in line:
        who = line.get("s")
        if set(line) != {"s", "m"} or not (who == "*" or (type(who) is int and 0 <= who < seats)):
            raise Unreadable(place, 'a step needs "s" (a seat or "*") and "m", and nothing else')
        if not isinstance(line["m"], str) or len(line["m"]) > MAX_MOVE:
            raise Unreadable(place, "a move is a short text")
    elif "undo" in line or "redo" in line:
        key = "undo" if "undo" in line else "redo"
        by = line.get("by")
        if not set(line) <= {key, "by", "consent"} or type(line[key]) is not int or line[key] < 1:
            raise Unreadable(place, f'"{key}" takes a number of steps')
        if line.get("consent", True) is not True:
            raise Unreadable(place, '"consent" is true or left out')
        if type(by) is not int or not 0 <= by < seats:
            raise Unreadable(place, f'"{key}" needs "by", a seat')
    elif "end" in line:
        wanted: dict[str, tuple[type, ...]] = {"end": (str,), "ranks": (list,), "scores": (list,), "digest": (str,)}
        if not set(line) <= {*wanted, "seed"} or not all(isinstance(line.get(k), t) for k, t in wanted.items()):
            raise Unreadable(place, 'an end needs "end", "ranks", "scores" and "digest"')
        if not isinstance(line.get("seed"), str | None):
            raise Unreadable(place, "the seed is a text of hexadecimal digits")
    else:
        raise Unreadable(place, "neither a step nor an undo, a redo or an end")


def _words(kind: type) -> str:
    return {str: "a text", int: "a whole number", list: "a list", dict: "an object"}[kind]
