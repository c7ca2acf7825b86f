"""Arenas: hex maps in a text editor's letters, or plain shapes, read, checked and numbered in reading order (G2.1)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final

from harena.core.errors import Unreadable
from harena.core.options import near, parse_toml, spell
from harena.games.gladiatoro.tables import MAX_HEXES, STEP_Q, STEP_R

Hex = tuple[int, int]
Faults = list[tuple[str, str]]

KEYS: Final = ("name", "orientation", "map", "shape", "size", "hexes", "obstacles", "starts")
ORIENTATIONS: Final = ("pointy", "flat")
SHAPES: Final = ("hexagon", "rectangle", "list")
FREE, START, OBSTACLE = ".", "S", "#"


@dataclass(slots=True)
class Arena:
    """A board: its hexes in axial coordinates, those nobody may enter, and those where figures start, if any are named."""

    name: str
    flat: bool
    hexes: list[Hex]
    obstacles: set[Hex] = field(default_factory=set)
    starts: set[Hex] = field(default_factory=set)

    def row(self, at: Hex) -> int:
        """Return the number of the row a hex lies in, from top to bottom."""
        return 2 * at[1] + at[0] if self.flat else at[1]

    def ordered(self) -> list[Hex]:
        """Return the hexes in reading order (G7.13)."""
        return sorted(self.hexes, key=lambda at: (self.row(at), at[0]))

    def names(self) -> list[str]:
        """Return the name of each hex in reading order: a letter for its row, a number from the left."""
        rows = sorted({self.row(at) for at in self.hexes})
        letters = {row: _letters(n) for n, row in enumerate(rows)}
        count = dict.fromkeys(rows, 0)
        found = []
        for at in self.ordered():
            row = self.row(at)
            count[row] += 1
            found.append(f"{letters[row]}{count[row]}")
        return found


def _letters(number: int) -> str:
    first = chr(ord("A") + number // 26 - 1) if number >= 26 else ""
    return first + chr(ord("A") + number % 26)


@cache
def shipped(name: str) -> Mapping[str, Any]:
    """Return what stands in one of the arenas' files that come with the game; not to be changed."""
    text = resources.files("harena.games.gladiatoro").joinpath("arenas", f"{name}.toml").read_text("utf-8")
    return parse_toml(text, f"{name}.toml")


def read_arena(given: Mapping[str, Any]) -> Arena:
    """Read an arena; raises :class:`Unreadable` with the place of every fault: key, line and column, or hex."""
    faults: Faults = []
    for key in given:
        if key not in KEYS:
            faults.append((f"arena.{key}", f"an arena has nothing of this name{near(key, KEYS)}"))
    orientation = given.get("orientation", "pointy")
    if orientation not in ORIENTATIONS:
        faults.append(("arena.orientation", f"{spell(orientation)} is not pointy or flat{near(orientation, ORIENTATIONS)}"))
    name = given.get("name", "own")
    if not isinstance(name, str) or not 0 < len(name) <= 40 or not name.isprintable():
        faults.append(("arena.name", f"{spell(name)} is not a short name"))
    made = Arena(str(name), orientation == "flat", [])
    if "map" in given:
        faults += [
            (f"arena.{key}", "a map says this itself")
            for key in ("shape", "size", "hexes", "obstacles", "starts")
            if key in given
        ]
        _read_map(made, given["map"], faults)
    else:
        _read_shape(made, given, faults)
    if not faults:
        _check(made, faults)
    if faults:
        raise Unreadable.all(faults)
    return made


# -- maps ----------------------------------------------------------------------------------------------------------------------


def _read_map(made: Arena, text: object, faults: Faults) -> None:
    """Read a map: two letters to a hex, every second row (or column) half a hex further."""
    if not isinstance(text, str):
        faults.append(("arena.map", "a map is a text of several lines"))
        return
    parity: int | None = None
    for line, row in enumerate(text.rstrip().split("\n")):
        for column, letter in enumerate(row.rstrip()):
            if letter == " ":
                continue
            place = f"arena.map, line {line + 1}, column {column + 1}"
            if letter not in {FREE, START, OBSTACLE}:
                faults.append((place, f"{letter!r} is no hex; a map takes . for a hex, S for a start place, # for an obstacle"))
                continue
            side = (column // 2 if made.flat else column) + line
            if made.flat and column % 2:
                faults.append((place, "columns of hexes lie two letters apart"))
                continue
            if parity is None:
                parity = side % 2
            if side % 2 != parity:
                faults.append((place, "this hex lies half a hex beside the others"))
                continue
            at = (column // 2, (line - column // 2 - parity) // 2) if made.flat else ((column - line - parity) // 2, line)
            made.hexes.append(at)
            if letter == OBSTACLE:
                made.obstacles.add(at)
            elif letter == START:
                made.starts.add(at)


def draw_map(made: Arena) -> str:
    """Return an arena as a text map, as :func:`read_arena` reads it."""
    points = {(2 * q, 2 * r + q) if made.flat else (2 * q + r, r): (q, r) for q, r in made.hexes}
    left, top = min(x for x, _ in points), min(y for _, y in points)
    rows: list[str] = []
    for line in range(top, max(y for _, y in points) + 1):
        here = {x - left: at for (x, y), at in points.items() if y == line}
        rows.append("".join(_letter(made, here.get(x)) for x in range(max(here, default=-1) + 1)))
    return "\n".join(rows) + "\n"


def _letter(made: Arena, at: Hex | None) -> str:
    if at is None:
        return " "
    return OBSTACLE if at in made.obstacles else START if at in made.starts else FREE


# -- shapes --------------------------------------------------------------------------------------------------------------------


def _read_shape(made: Arena, given: Mapping[str, Any], faults: Faults) -> None:
    shape = given.get("shape", "hexagon")
    if shape not in SHAPES:
        faults.append(("arena.shape", f"{spell(shape)} is not one of {', '.join(SHAPES)}{near(shape, SHAPES)}"))
        return
    if shape == "list":
        made.hexes = _pairs(given.get("hexes"), "arena.hexes", faults)
    elif "hexes" in given:
        faults.append(("arena.hexes", "hexes are listed only for the shape list"))
    if shape == "hexagon":
        size = given.get("size", 4)
        if type(size) is not int or not 1 <= size <= 7:
            faults.append(("arena.size", f"{spell(size)} is not a radius from 1 to 7"))
            return
        span = range(-size, size + 1)
        made.hexes = [(q, r) for q in span for r in span if abs(q + r) <= size]
    elif shape == "rectangle":
        size = given.get("size")
        if not isinstance(size, list) or len(size) != 2 or not all(type(n) is int and 1 <= n <= MAX_HEXES for n in size):
            faults.append(("arena.size", f"{spell(size)} is not a list of columns and rows"))
            return
        columns, rows = size
        if made.flat:
            made.hexes = [(q, c - q // 2) for q in range(columns) for c in range(rows)]
        else:
            made.hexes = [(c - r // 2, r) for r in range(rows) for c in range(columns)]
    made.obstacles = set(_pairs(given.get("obstacles", []), "arena.obstacles", faults))
    made.starts = set(_pairs(given.get("starts", []), "arena.starts", faults))


def _pairs(given: object, place: str, faults: Faults) -> list[Hex]:
    found: list[Hex] = []
    if not isinstance(given, list):
        faults.append((place, "it takes a list of hexes, each as in [0, -2]"))
        return found
    for number, one in enumerate(given, 1):
        if isinstance(one, list) and len(one) == 2 and all(type(n) is int and abs(n) <= 1000 for n in one):
            found.append((one[0], one[1]))
        else:
            faults.append((f"{place}, number {number}", f"{spell(one)} is not a hex, as in [0, -2]"))
    return found


# -- checks --------------------------------------------------------------------------------------------------------------------


def _check(made: Arena, faults: Faults) -> None:
    hexes = set(made.hexes)
    if len(hexes) < len(made.hexes):
        twice = next(at for at in made.hexes if made.hexes.count(at) > 1)
        faults.append(("arena.hexes", f"hex {list(twice)} is listed twice"))
    if not 2 <= len(hexes) <= MAX_HEXES:
        faults.append(("arena", f"{len(hexes)} hexes; an arena has 2 to {MAX_HEXES}"))
        return
    for key, some in (("obstacles", made.obstacles), ("starts", made.starts)):
        faults += [(f"arena.{key}", f"hex {list(at)} is not on the board") for at in sorted(some - hexes)]
    faults += [("arena.starts", f"hex {list(at)} is an obstacle") for at in sorted(made.starts & made.obstacles)]
    names = dict(zip(made.ordered(), made.names(), strict=True))
    free = [at for at in made.ordered() if at not in made.obstacles]
    if not free:
        faults.append(("arena", "every hex is an obstacle"))
        return
    reached = _reach(free[0], set(free))
    cut = [names[at] for at in free if at not in reached]
    if cut:
        faults.append(("arena", f"the board falls into pieces: nobody gets from {names[free[0]]} to {_some(cut)}"))


def _some(names: Sequence[str]) -> str:
    return ", ".join(names[:6]) + (" and others" if len(names) > 6 else "")


def _reach(start: Hex, free: set[Hex]) -> set[Hex]:
    found, todo = {start}, [start]
    while todo:
        q, r = todo.pop()
        for d in range(6):
            at = (q + STEP_Q[d], r + STEP_R[d])
            if at in free and at not in found:
                found.add(at)
                todo.append(at)
    return found
