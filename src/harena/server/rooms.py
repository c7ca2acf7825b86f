"""All tables of a house: made, found again, listed, and closed."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from harena import games
from harena.bots import catalog
from harena.core.chance import Entered, Seeded, commit
from harena.core.errors import HarenaError, Unreadable
from harena.core.options import Value
from harena.core.rules import Setup
from harena.server import forms, store, wire
from harena.server.keys import Keys
from harena.server.room import House, Room
from harena.server.standing import WINDOW_MIN_MS
from harena.server.store import Kept, NoTable, Store
from harena.server.workers import Workers

LISTED: Final = 200
LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to be made: a checked set-up and who sits where."""

    game: str
    setup: Setup
    seats: Sequence[str]
    names: Sequence[str] = ()
    title: str = ""
    undo: bool = True
    quiet: bool = False
    window_min_ms: int = WINDOW_MIN_MS  # a secret window stays open as long, where there is somebody to keep a secret from
    chance: Seeded | Entered | None = None  # None: seeded by the house and by every human seat
    start: Mapping[str, Any] | None = None
    until: str = ""  # the phase after which the game ends


@dataclass(slots=True)
class _Held:
    room: Room
    opening: "asyncio.Future[None]"
    holders: int = 0
    hearing: bool = False  # it will look at what has changed


@dataclass(slots=True)
class Rooms:
    """The rooms in use; one that nobody looks at lies in the store alone."""

    house: House
    _held: dict[str, _Held] = field(default_factory=dict)
    _tasks: set["asyncio.Task[None]"] = field(default_factory=set)
    _following: bool = False

    @classmethod
    def of(cls, kept: Store, keys: Keys, workers: Workers) -> "Rooms":
        """Return the rooms of a house."""
        return cls(House(kept, keys, workers))

    async def make(self, plan: Plan) -> str:
        """Make a table; return its id."""
        table = secrets.token_urlsafe(9)
        await self.house.store.make(planned(table, plan))
        return table

    @contextlib.asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[Room]:
        """Give the one room of a table; raises :class:`NoTable`, :class:`Unreadable` or :class:`Unstored`."""
        if not self._following:
            self._following = True
            self.house.store.follow(self._hear)
        held = self._held.get(table)
        if held is None:
            kept = await self.house.store.load(table)
            held = self._held.get(table)
            if held is None:
                room = Room(self.house, info_of(kept), kept.plan, kept.secret)
                held = self._held[table] = _Held(room, asyncio.ensure_future(room.open(kept)))
                if self.house.store.shared:
                    self._hear(table)  # what was said while it was being read
        held.holders += 1
        try:
            await asyncio.shield(held.opening)
            yield held.room
        finally:
            held.holders -= 1
            if not held.holders and self._held.get(table) is held:
                del self._held[table]
                await held.room.close("gone")

    def _hear(self, table: str | None) -> None:
        """Have a room, or all of them, look at what another process has changed."""
        for name, held in self._held.items():
            if table in {None, name} and not held.hearing:
                held.hearing = True
                task = asyncio.create_task(self._look(name, held))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _look(self, table: str, held: _Held) -> None:
        try:
            await asyncio.shield(held.opening)
            held.hearing = False  # what is said from here on needs another look
            await held.room.heard()
        except NoTable:
            if self._held.get(table) is held:
                del self._held[table]
            await held.room.close("deleted")
        except HarenaError as fault:  # whoever holds it has been told; it is tried again when somebody asks
            LOG.warning("table %s: what another process has done cannot be read: %s", table, fault.text)

    async def delete(self, table: str) -> None:
        """Forget a table and tell those who look at it; raises :class:`NoTable`."""
        await self.house.store.delete(table)
        held = self._held.pop(table, None)
        if held is not None:
            await held.room.close("deleted")

    async def tokens(self, table: str) -> forms.TableKeys:
        """Return the token of every human seat; raises :class:`NoTable`."""
        kept = await self.house.store.load(table)
        seats = enumerate(kept.plan["seats"])
        keys = self.house.keys
        return forms.TableKeys(id=table, tokens=tuple(keys.seat(table, n) if kind == catalog.HUMAN else "" for n, kind in seats))

    async def lines(self) -> list[forms.TableLine]:
        """Return the tables kept here, unfinished ones first."""
        return [await self._line(kept) for kept in await self.house.store.latest(LISTED)]

    async def _line(self, kept: Kept) -> forms.TableLine:
        acting: tuple[int, ...] = ()
        state = kept.state
        if state == "playing":
            try:
                async with self.hold(kept.id) as room:
                    table = room.table
                    if table is not None and not table.window and len(table.waiting()) == 1:
                        acting = table.waiting()
            except HarenaError:
                state = "unreadable"
        last = kept.lines[0] if kept.lines and "end" in kept.lines[0] else {}
        return forms.TableLine(
            info=info_of(kept),
            state=cast("Any", state),
            steps=kept.count,
            acting=acting,
            ranks=tuple(last.get("ranks", ())),
            scores=tuple(last.get("scores", ())),
            changed=kept.changed,
        )

    async def close(self) -> None:
        """Tell everybody that the house closes."""
        for task in tuple(self._tasks):
            task.cancel()
        for held in tuple(self._held.values()):
            await held.room.close("closed")
        self._held.clear()


def planned(table: str, plan: Plan) -> Kept:
    """Return a table as it is kept before anybody has sat down; a seed is drawn here where the plan brings none."""
    chance = plan.chance or Seeded(secrets.token_bytes(32))
    secret = chance.secret if isinstance(chance, Seeded) else b""
    agreed = {
        "game": plan.game,
        "edition": games.load(plan.game).meta.edition,
        "seats": list(plan.seats),
        "names": list(plan.names),
        "options": dict(plan.setup.changed),
        "box": dict(plan.setup.box),
        "title": plan.title,
        "undo": plan.undo,
        "quiet": plan.quiet,
        "window_min_ms": plan.window_min_ms,
        "source": chance.source,
        "commitment": commit(secret) if secret else "",
        "predictable": isinstance(chance, Seeded) and chance.predictable,
        "start": None if plan.start is None else dict(plan.start),
        "until": plan.until,
    }
    made = store.now()
    return Kept(table, made, made, "seating", agreed, secret.hex(), None)


def info_of(kept: Kept) -> wire.TableInfo:
    """Return what everybody may know about a table."""
    plan = kept.plan
    names = plan["names"] or [""] * len(plan["seats"])
    return wire.TableInfo(
        id=kept.id,
        title=plan["title"],
        game=plan["game"],
        edition=plan["edition"],
        seats=tuple(wire.SeatInfo(kind=kind, name=name) for kind, name in zip(plan["seats"], names, strict=True)),
        options=plan["options"],
        source=plan["source"],
        commitment=plan["commitment"],
        predictable=plan["predictable"],
        undo=plan["undo"],
        quiet=plan["quiet"],
        made=kept.made,
    )


def plan_of(asked: forms.NewTable) -> Plan:
    """Return a checked plan; raises :class:`Unreadable` with the place and reason of what is wrong."""
    rules = games.load(asked.game)
    for number, seat in enumerate(asked.seats, 1):
        if seat.kind != catalog.HUMAN:
            try:
                catalog.make(seat.kind.removeprefix("bot:") if seat.kind.startswith("bot:") else "")
            except Unreadable as fault:
                raise Unreadable(f"seat {number}", fault.text) from None
        if seat.name and not plain(seat.name):
            raise Unreadable(f"seat {number}", "a name is made of letters, digits, spaces and signs")
    if asked.title and not plain(asked.title):
        raise Unreadable("title", "a title is made of letters, digits, spaces and signs")
    setup = rules.setup(len(asked.seats), cast("Mapping[str, Value]", asked.options), {})
    names = [seat.name for seat in asked.seats]
    source = Entered() if asked.source == "entered" else None
    return Plan(
        asked.game,
        setup,
        [seat.kind for seat in asked.seats],
        names if any(names) else (),
        asked.title,
        undo=asked.undo,
        quiet=asked.quiet,
        window_min_ms=asked.window_min_ms,
        chance=source,
    )


def plain(text: str) -> bool:
    """Return whether a text is printable, without control or direction signs, and more than spaces."""
    return text.isprintable() and bool(text.strip())
