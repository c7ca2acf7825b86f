"""Tables laid at a wanted moment of a game, kept in a house before its server opens."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from harena import games
from harena.core.chance import Entered, Seeded
from harena.core.record import header_of
from harena.core.table import Line, Table
from harena.server import door, wire
from harena.server.plans import Plan, planned
from harena.server.store import Store, now

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Ella", "Fynn")
OURS = frozenset(NAMES)
Wanted = Callable[[Table[Any], wire.Question | None], bool]


@dataclass(frozen=True)
class Laid:
    """A table and the moment at which it is left; ``wanted`` looks at the table and at what seat 0 is asked."""

    id: str
    seats: tuple[str, ...]
    wanted: Wanted | None
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    title: str = ""
    entered: bool = False
    game: str = "baumeister"
    box: Mapping[str, Any] = field(default_factory=dict)


def asked(code: str, least: int = 60) -> Wanted:
    """Want seat 0 alone to be asked this."""
    return lambda table, question: (
        question is not None and question.ask.code == code and len(table.lines) > least and table.waiting() == (0,)
    )


def several_steps(table: Table[Any], question: wire.Question | None) -> bool:
    """Want a way to act that takes three steps."""
    return (
        question is not None
        and question.ask.code == "corner"
        and any(len(choice.rest) > 1 for choice in question.choices)
        and len(table.lines) > 60
    )


def window(table: Table[Any], question: wire.Question | None) -> bool:
    """Want three seats to answer in secret, seat 0 being asked."""
    return question is not None and table.waiting() == (0, 1, 2) and len(table.lines) > 60


def other(table: Table[Any], _: wire.Question | None) -> bool:
    """Want seat 1 alone to be asked."""
    return table.waiting() == (1,) and len(table.lines) > 60


def row_runs_out(table: Table[Any], question: wire.Question | None) -> bool:
    """Want seat 0 to be asked where to go, a last tile lying in a row that fills again when the consul comes."""
    return asked("distance", 40)(table, question) and any(len(row) == 1 for row in table.view(0).rows)


def never(_: Table[Any], __: wire.Question | None) -> bool:
    """Want the end."""
    return False


GREEDY = "bot:greedy"
TABLES: tuple[Laid, ...] = (
    Laid("seating", ("human", "human", GREEDY), None),
    Laid("asked", ("human", GREEDY, "bot:random"), asked("distance", 150)),
    Laid("start", ("human", GREEDY), asked("first-card", 0)),
    Laid("draft", ("human", GREEDY, GREEDY), several_steps, seed=2),
    Laid("score", ("human", GREEDY), asked("scoring-field"), seed=2),
    Laid("storage", ("human", GREEDY, GREEDY), asked("storage"), seed=3),
    Laid("window", ("human", "human", "human"), window),
    Laid("curtain", ("human", "human", GREEDY), asked("distance", 90)),
    Laid("away", ("human", "human", GREEDY), other),
    Laid("reveal", ("human", GREEDY), row_runs_out, seed=2),
    Laid("result", ("human", GREEDY, GREEDY), never, title="Sunday evening"),
    Laid("due", ("human", GREEDY), None, entered=True),
)

LINES: dict[str, Sequence[Line]] = {}


def lay(folder: Path, tables: tuple[Laid, ...]) -> None:
    """Keep the tables in a house's folder that no server has open."""
    store = Store(folder / "house.sqlite")
    try:
        for one in tables:
            _elsewhere(_keep(store, one))
    finally:
        store.close()


def _elsewhere(work: Coroutine[Any, Any, None]) -> None:
    """Run in a thread of its own: Playwright's own loop runs in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()


async def _keep(store: Store, laid: Laid) -> None:
    chance = _chance(laid)
    table = _begun(laid, chance)
    names = NAMES[: len(laid.seats)]
    await store.make(planned(laid.id, Plan(laid.game, table.setup, laid.seats, names, laid.title, chance=chance), now()))
    if laid.wanted is None and not laid.entered:
        return
    await store.begin(laid.id, table.header.line())
    if laid.id not in LINES:  # several houses of a run have the same tables
        table.begin()
        if laid.wanted is not None:
            play_until(table, laid.wanted)
        LINES[laid.id] = tuple(table.lines)
    await store.append(laid.id, 0, LINES[laid.id])


def _chance(laid: Laid) -> Seeded | Entered:
    return Entered() if laid.entered else Seeded.from_number(laid.seed)


def _begun(laid: Laid, chance: Seeded | Entered) -> Table[Any]:
    rules = games.load(laid.game)
    setup = rules.setup(len(laid.seats), laid.options, laid.box)
    header = header_of(rules, setup, chance, laid.seats, NAMES[: len(laid.seats)], None)
    return Table(rules, setup, header, chance)


def question_of(laid: Laid) -> wire.Question:
    """Return what seat 0 is asked at a table's moment."""
    table = _begun(laid, _chance(laid))
    table.begin()
    assert laid.wanted is not None
    play_until(table, laid.wanted)
    question = door.question(table.rules, table.state, 0)
    assert question is not None
    return question


def play_until(table: Table[Any], wanted: Wanted) -> None:
    """Play greedily until a moment, or to the end."""
    rules = table.rules
    while not table.over:
        waiting = table.waiting()
        question = door.question(rules, table.state, 0) if 0 in waiting else None
        if wanted(table, question):
            return
        seat, gesture, state = waiting[0], list[int](), table.state
        while not gesture or not rules.settled(state):
            gesture.append(max(rules.legal(state, seat), key=lambda move, at=state: rules.worth(at, seat, move)))  # type: ignore[misc]
            state = table.draft(seat, gesture)
        table.act(seat, gesture)
