"""All tables of a house: made, found again, listed, and closed."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from harena.bots.catalog import HUMAN
from harena.core.errors import HarenaError
from harena.server import forms, notes
from harena.server.keys import Keys
from harena.server.life import Life
from harena.server.members import House
from harena.server.plans import Plan, info_of, planned
from harena.server.room import Room
from harena.server.store import Kept, NoTable, Store
from harena.server.workers import Workers

LISTED: Final = 200
LOBBY: Final = 50
LOBBY_MS: Final = 2000  # for so long the lobby is shown as it was
NO_LINES: Final = 1 << 30  # more than any table has
LOG: Final = logging.getLogger(__name__)


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
    _lobby: tuple[int, list[forms.TableLine]] = (0, [])

    @classmethod
    def of(cls, kept: Store, keys: Keys, workers: Workers, *, public: bool = False) -> "Rooms":
        """Return the rooms of a house."""
        return cls(House(kept, keys, workers, public=public))

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._held)

    def __bool__(self) -> bool:
        """Return True: a house without tables in memory is one all the same."""
        return True

    async def make(self, plan: Plan) -> str:
        """Make a table; return its id."""
        table = secrets.token_urlsafe(9)
        await self.house.store.make(planned(table, plan, self.house.clock()))
        self._lobby = (0, [])  # whoever asks next is told of it
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
                if any(kind != HUMAN for kind in room.life.kinds):
                    self.house.workers.warm()
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

    async def beat(self) -> None:
        """Tell the other processes whose pages are open here."""
        for held in tuple(self._held.values()):
            await held.room.beat()

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
            LOG.warning("what another process has done cannot be read: %s", fault.text, extra={"table": table})

    async def delete(self, table: str) -> None:
        """Forget a table and tell those who look at it; raises :class:`NoTable`."""
        await self.house.store.delete(table)
        held = self._held.pop(table, None)
        if held is not None:
            await held.room.close("deleted")

    async def people(self, table: str) -> tuple[Kept, Life]:
        """Return a table without its lines, and the people around it; raises :class:`NoTable`."""
        kept = await self.house.store.load(table, NO_LINES)
        life = Life(kept.plan["seats"], kept.plan["names"])
        for one in kept.notes:
            life.take(one.at, notes.read(one.note))
        return kept, life

    async def links(self, table: str, tokens: Sequence[str]) -> tuple[Kept, dict[str, int]]:
        """Return a table without its lines, and its links whose tokens are shown; raises :class:`NoTable`."""
        kept, life = await self.people(table)
        return kept, self.house.keys.shown(table, tokens, len(life.kinds), life.generations)

    async def tokens(self, table: str) -> forms.TableKeys:
        """Return the links of a table that its host gives out; raises :class:`NoTable`."""
        _, life = await self.people(table)
        seats = [f"seat:{seat}" if kind == HUMAN else "" for seat, kind in enumerate(life.kinds)]
        host, watch, *tokens = (
            self.house.keys.link(table, link, life.generations.get(link, 0)) if link and link not in life.private else ""
            for link in ("host", "watch", *seats)
        )
        return forms.TableKeys(id=table, host=host, watch=watch, tokens=tuple(tokens))

    async def lines(self) -> list[forms.TableLine]:
        """Return the tables kept here, unfinished ones first."""
        return [await self._line(kept) for kept in await self.house.store.latest(LISTED)]

    async def lobby(self) -> list[forms.TableLine]:
        """Return the public tables where one may sit down or watch."""
        at = self.house.clock()
        if at - self._lobby[0] >= LOBBY_MS:
            found = [kept for kept in await self.house.store.public(LOBBY) if kept.state in {"seating", "playing"}]
            self._lobby = (at, [await self._line(kept, acting=False) for kept in found])
        return self._lobby[1]

    async def mine(self, asked: Sequence[forms.Mine]) -> list[forms.TableLine]:
        """Return the tables of a page that shows a link of each; what is not there or not its own is left out."""
        found = []
        for one in asked:
            try:
                kept, links = await self.links(one.id, one.tokens)
            except NoTable:
                continue
            if links:
                last = (
                    await self.house.store.load(one.id, max(0, kept.count - 1)) if kept.state in {"over", "abandoned"} else kept
                )
                found.append(await self._line(last, yours=[int(link[5:]) for link in links if link.startswith("seat:")]))
        return found

    async def _line(self, kept: Kept, *, acting: bool = True, yours: Sequence[int] = ()) -> forms.TableLine:
        asked: tuple[int, ...] = ()
        free: tuple[int, ...] = ()
        state, info = kept.state, info_of(kept)
        # Of a game in play only its room knows what may be told: an answer in an open window is kept and told to nobody.
        steps, changed = (0, kept.made) if state == "playing" else (kept.count, kept.changed)
        if state == "playing" and acting:
            try:
                async with self.hold(kept.id) as room:
                    table, info = room.table, room.info
                    if table is not None:
                        steps = table.version
                        changed = room.ats[steps - 1] if steps else room.began
                        if not table.window and len(table.waiting()) == 1:
                            asked = table.waiting()
            except HarenaError:
                state = "unreadable"
        if state == "seating" and kept.public:
            _, life = await self.people(kept.id)
            held = self._held.get(kept.id)
            here = held.room.company.here() if held is not None else set()
            free = tuple(seat for seat in life.missing() if seat not in life.taken and seat not in here)
        last = kept.lines[-1] if kept.lines and "end" in kept.lines[-1] else {}
        return forms.TableLine(
            info=info,
            state=cast("Any", state),
            steps=steps,
            acting=asked,
            free=free,
            yours=tuple(yours),
            ranks=tuple(last.get("ranks", ())),
            scores=tuple(last.get("scores", ())),
            changed=changed,
        )

    async def close(self) -> None:
        """Tell everybody that the house closes."""
        for task in tuple(self._tasks):
            task.cancel()
        for held in tuple(self._held.values()):
            await held.room.close("closed")
        self._held.clear()
