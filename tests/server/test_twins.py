"""Law 7 at the server: worlds that differ in a seat's secret are told to everybody else in the same bytes at the same times.

In one world a seat has answered in an open window, or has left a standing order; in its twin it has answered otherwise, or not at
all, or has left another. Everybody else looks, asks, errs, speaks, comes back; nothing of it may differ.
"""

import logging
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.rooming import Clock, Paper, entered, housed, join, lay

from harena import games
from harena.core.chance import Seeded
from harena.core.errors import HarenaError
from harena.core.orders import Left
from harena.core.record import header_of
from harena.core.rng import Rng
from harena.core.table import Table
from harena.server import clock as clocks
from harena.server import crier, door, room, wire
from harena.server.company import Company
from harena.server.life import Life
from harena.server.members import House, Member
from harena.testing.tables import gesture

pytestmark = pytest.mark.walks

SEATS = 3
OPTIONS: dict[str, dict[str, Any]] = {"baumeister": {"slots": 4}, "gladiatoro": {"arena": "pit"}, "colosseum": {}}
GAMES = 24


@dataclass
class Twins:
    """A moment of a game, a seat with a secret, and what it does in one world and in the other (None: nothing)."""

    table: Table[Any]
    seat: int
    deeds: tuple[wire.Ask | None, wire.Ask | None]


def moment(game: str, seed: int) -> Twins | None:
    """Return the twins of one random game, or None where it has no secret in time."""
    rules, rng = games.load(game), Rng(seed)
    setup = rules.setup(SEATS, OPTIONS[game], {})
    chance = Seeded(seed.to_bytes(32))
    table: Table[Any] = Table(rules, setup, header_of(rules, setup, chance, ["human"] * SEATS), chance)
    table.begin()
    skip = rng.below(12)
    for _ in range(120):
        if table.over:
            return None
        skip -= 1
        found = twins(table, rng) if skip < 0 else None
        if found is not None:
            return found
        seat = table.waiting()[rng.below(len(table.waiting()))]
        table.act(seat, gesture(rules, table.state, seat, rng))
    return None


def twins(table: Table[Any], rng: Rng) -> Twins | None:
    """Return what is secret just now: an answer in a window, or else a standing order of a seat that is not asked."""
    waiting = table.waiting()
    if len(waiting) > 1:
        seat = waiting[rng.below(len(waiting))]
        first, second = (
            wire.Commit(id=7, at=table.version, moves=gesture(table.rules, table.state, seat, rng)) for _ in range(2)
        )
        return Twins(table, seat, (first, None if rng.below(2) else second))
    left = Left(games.orders(table.header.game), {})
    for seat in range(SEATS):
        lines = [] if seat in waiting else left.lines(table, seat)
        if lines:
            one, _, _ = lines[rng.below(len(lines))]
            values = [*one.values[1:], *([] if one.numbers is None else [str(one.numbers[1]), str(one.numbers[0])])]
            order = wire.Order(id=7, key=one.key, value=values[0])
            return Twins(table, seat, (order, wire.Order(id=7, key=one.key, value=values[-1]) if len(values) > 1 else None))
    return None


def probes(table: Table[Any], seat: int | None) -> Iterator[wire.Ask]:
    """Yield what somebody may try who wants to know."""
    step = table.version
    yield wire.Look(id=1, seat=seat)
    yield wire.Since(id=2, step=step)
    yield wire.Since(id=3, step=max(0, step - 3))
    yield wire.History(id=4, first=0, count=4)
    yield wire.Try(id=5, at=step, moves=[])
    yield wire.Why(id=6, at=step, moves=[], target="nowhere")
    for at in (step, step + 1, step + 2):
        yield wire.Commit(id=8, at=at, moves=[1 << 30])
        yield wire.Undo(id=9, at=at)
        yield wire.Redo(id=10, at=at)
        yield wire.Abandon(id=11, at=at)
    yield wire.Propose(id=12, what="undo")
    yield wire.Order(id=13, key="nothing", value="x")
    yield wire.Show(id=14)
    yield wire.Say(id=15, text="quid est?")


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell of everybody who comes at once: how long the test itself takes from one to the next is nobody's secret."""
    monkeypatch.setattr(crier, "PAUSE", 0.0)


async def ask(house_room: room.Room, member: Member, paper: Paper, message: wire.Ask) -> None:
    """Ask as the socket does."""
    try:
        await house_room.hear(member, message)
    except HarenaError as fault:
        table = house_room.table
        paper(door.refused(fault, message.id, 0 if table is None else table.version))


async def told(house: House, time: Clock, name: str, pair: Twins, deed: wire.Ask | None) -> dict[str, list[tuple[int, bytes]]]:
    """Return everything that everybody but the seat with the secret is told in one of the worlds, and when."""
    await lay(house, name, pair.table.header, pair.table.lines, clock_s=3600, window_min_ms=0)
    time.now = 5_000_000
    async with entered(house, name) as here:
        actor, mine = await join(here, [f"seat:{pair.seat}"], pair.seat)
        others = [seat for seat in range(SEATS) if seat != pair.seat]
        pages: dict[str, tuple[Member, Paper, int | None]] = {"watch": (*await join(here, ["watch"]), None)}
        pages["host"] = (*await join(here, ["host"]), None)
        for one in others:
            pages[f"seat:{one}"] = (*await join(here, [f"seat:{one}"], one), one)
            pages[f"see:{one}"] = (*await join(here, [f"see:{one}"], one), one)
        time.now += 1000
        if deed is not None:
            await ask(here, actor, mine, deed)
            assert not isinstance(mine.heard[-1], wire.Refused), mine.heard[-1]
        for member, paper, seat in pages.values():
            time.now += 100
            for message in probes(pair.table, seat):
                await ask(here, member, paper, message)
        pages["late"] = (*await join(here, [f"seat:{others[0]}"], others[0]), others[0])
        return {who: paper.sent for who, (_, paper, _) in pages.items()}


async def compare(folder: Path, game: str, seeds: range, caplog: pytest.LogCaptureFixture) -> int:
    """Hold that nobody can tell the twins apart; return how many pairs there were."""
    caplog.set_level(logging.DEBUG)
    pairs, caplog_texts = 0, ["", ""]
    times = Clock(), Clock()
    async with AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(housed(folder / str(world), times[world])) for world in (0, 1)]
        for seed in seeds:
            pair = moment(game, seed)
            if pair is None:
                continue
            pairs += 1
            found = []
            for world in (0, 1):
                caplog.clear()
                found.append(await told(houses[world], times[world], f"t{seed}", pair, pair.deeds[world]))
                caplog_texts[world] = caplog.text
            for who, sent in found[0].items():
                assert _same(sent) == _same(found[1][who]), f"{who} can tell the secret of seat {pair.seat} in game {seed}"
            assert caplog_texts[0] == caplog_texts[1], "the log tells the secret"
    return pairs


def _same(sent: list[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    """Return what was sent; the seed's promise differs, for every table draws its own."""
    cleaned = []
    for at, data in sent:
        message = msgspec.json.decode(data)
        message.get("info", {}).pop("commitment", None)
        cleaned.append((at, msgspec.json.encode(message)))
    return cleaned


@pytest.mark.parametrize("game", games.names())
async def test_nobody_can_tell_twins_apart(game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert await compare(tmp_path, game, range(GAMES), caplog) >= GAMES * 0.8


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
async def test_nobody_can_tell_twins_apart_in_a_thousand_games(
    game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert await compare(tmp_path, game, range(1000, 2000), caplog) >= 800


def _leak_view(patch: pytest.MonkeyPatch) -> None:
    real = door.now
    patch.setattr(door, "now", lambda table, *more: msgspec.structs.replace(real(table, *more), view=repr(table.waiting())))


def _leak_messages(patch: pytest.MonkeyPatch) -> None:
    real = crier.Crier.announce

    def announce(self: crier.Crier, *by: int | None) -> None:
        real(self, *range(SEATS)) if by and by[0] is not None else real(self, *by)

    patch.setattr(crier.Crier, "announce", announce)


def _leak_errors(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "version", property(lambda table: len(table.lines)))


def _leak_log(patch: pytest.MonkeyPatch) -> None:
    real = room.Room.once

    async def once(self: room.Room, *given: Any, **more: Any) -> bool:
        logging.getLogger("leak").info("seat %s did %s", given[0], list(given[2:]))
        return await real(self, *given, **more)

    patch.setattr(room.Room, "once", once)


def _leak_talk(patch: pytest.MonkeyPatch) -> None:
    real = Life.take

    def take(self: Any, at: int, note: Any) -> None:
        real(self, at, note)
        if type(note).__name__ == "Ordered":
            self._tell(at, "refused", note.seat, note.value)

    patch.setattr(Life, "take", take)


def _leak_people(patch: pytest.MonkeyPatch) -> None:
    real = Company.people

    def people(self: Company) -> wire.People:
        return msgspec.structs.replace(real(self), watching=self.room.life.count + len(self.room.playing().lines))

    patch.setattr(Company, "people", people)


def _leak_times(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "opened", lambda _lines, ats, _began, _back=0: 100 * len(ats))


LEAKS: list[tuple[str, Callable[[pytest.MonkeyPatch], None], str]] = [
    ("view", _leak_view, "gladiatoro"),
    ("messages", _leak_messages, "gladiatoro"),
    ("errors", _leak_errors, "baumeister"),
    ("log", _leak_log, "gladiatoro"),
    ("talk", _leak_talk, "colosseum"),
    ("people", _leak_people, "colosseum"),
    ("times", _leak_times, "gladiatoro"),
]


@pytest.mark.parametrize(("name", "plant", "game"), LEAKS, ids=[name for name, *_ in LEAKS])
async def test_a_planted_leak_is_found(
    name: str,
    plant: Callable[[pytest.MonkeyPatch], None],
    game: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caplog.set_level(logging.DEBUG)
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="the secret"):
        await compare(tmp_path, game, range(12), caplog)
    assert name
