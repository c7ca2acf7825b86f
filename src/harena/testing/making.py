"""Makes golden games: each the first seeded game in which what it is named for happens and makes a difference.

They are only added, never made again.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from harena.core.chance import Seeded
from harena.core.record import header_of, write_line
from harena.core.rng import Rng
from harena.core.rules import Rules
from harena.core.table import Table
from harena.testing.difference import makes_a_difference
from harena.testing.golden import check_golden, story

Options = Mapping[str, Any]
Wanted = Callable[[Table[Any]], bool]


def any_game(_: Table[Any]) -> bool:
    """Want nothing."""
    return True


def told(kind: int, *values: int | None) -> Wanted:
    """Want an event of this kind to be told, with these numbers; None is any number."""

    def is_told(table: Table[Any]) -> bool:
        events = (event for step in table.steps for event in step.events if event[0] == kind)
        return any(all(want in {None, has} for want, has in zip(values, event[1:], strict=False)) for event in events)

    return is_told


def ends(rule: str) -> Wanted:
    """Want the game to end by a rule."""
    return lambda table: bool(table.lines[-1]["end"] == rule)


@dataclass(frozen=True, slots=True)
class Golden:
    """A golden game to be made; the first ``greedy`` seats play greedily. The switch ``differs`` must make a difference.

    That is: at its default the same moves are refused, offered otherwise, seen otherwise or end elsewhere. Where there is a
    ``start``, the game begins at that position.
    """

    name: str
    seats: int
    options: Options = field(default_factory=dict)
    greedy: int = 0
    wanted: Wanted = any_game
    differs: str = ""
    box: Options = field(default_factory=dict)
    start: Options = field(default_factory=dict)
    seeds: Sequence[int] = range(4000)


def play(rules: Rules[Any], one: Golden, seed: int) -> Table[Any]:
    """Play one game; greedy seats now and then play at random, and the others greedily."""
    setup = rules.setup(one.seats, one.options, one.box)
    chance = Seeded.from_number(seed)
    names = ["bot:greedy" if seat < one.greedy else "bot:random" for seat in range(one.seats)]
    start = rules.position(rules.place(setup, one.start)) if one.start else None
    table: Table[Any] = Table(rules, setup, header_of(rules, setup, chance, names, start=start), chance)
    rng = Rng(seed)
    table.begin()
    while not table.over:
        waiting = table.waiting()
        seat = waiting[rng.below(len(waiting))]
        gesture: list[int] = []
        state = table.state
        while not gesture or not rules.settled(state):
            moves = rules.legal(state, seat)
            clever = (seat < one.greedy) == (rng.below(10) > 0)
            worths = [rules.worth(state, seat, move) for move in moves] if clever else []
            gesture.append(moves[worths.index(max(worths))] if clever else moves[rng.below(len(moves))])
            state = table.draft(seat, gesture)
        table.act(seat, gesture)
    return table


def find(rules: Rules[Any], one: Golden) -> Table[Any] | None:
    """Return the first game that is as wanted, or None where no seed gives one."""
    games = (play(rules, one, seed) for seed in one.seeds)
    return next(
        (table for table in games if one.wanted(table) and (not one.differs or makes_a_difference(table, one.differs))), None
    )


def add(rules: Rules[Any], folder: Path, wanted: Sequence[Golden]) -> dict[str, bool]:
    """Write the records that are not there yet, and pin what they tell; return whether each new one was found."""
    folder.mkdir(exist_ok=True)
    found = {}
    for one in wanted:
        path = folder / f"{one.name}.harena"
        if path.exists():
            continue
        table = find(rules, one)
        found[one.name] = table is not None
        if table is not None:
            path.write_text("".join(map(write_line, (table.header.line(), *table.lines))), encoding="utf-8")
    pin_stories(rules, folder)
    return found


def pin_stories(rules: Rules[Any], folder: Path) -> None:
    """Pin what the golden games tell that are not pinned yet."""
    path = folder / "stories.json"
    pinned: dict[str, str] = json.loads(path.read_text("ascii")) if path.exists() else {}
    for record in sorted(folder.glob("*.harena")):
        if record.stem not in pinned:
            pinned[record.stem] = story(check_golden(rules, record))
    path.write_text(json.dumps(pinned, indent=0, sort_keys=True) + "\n", "ascii")
