"""One table with the pages that look at it: one message after another, each kept before anybody hears of it."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from harena import games
from harena.core.chance import Chance, Entered, Seeded
from harena.core.errors import HarenaError, NotNow, NotYours, Stale
from harena.core.ids import Seat
from harena.core.orders import Held
from harena.core.record import Record, header_from, header_of
from harena.core.table import Line, Table
from harena.replay.player import feed, open_table
from harena.server import asking, clock, notes, wire
from harena.server.autopilot import Autopilot
from harena.server.company import Company, PeopleAsk
from harena.server.crier import Crier
from harena.server.life import Life
from harena.server.members import House, Member
from harena.server.notes import Note
from harena.server.standing import WINDOW_MIN_MS, Standing
from harena.server.store import Kept, Noted
from harena.server.workers import safe

BELIEVED_MS: Final = 60_000  # so long others believe that a page is open here; it is said anew three times in between
LOG: Final = logging.getLogger(__name__)


class Room:
    """A table in play. Every method that can change it is a coroutine under one lock."""

    def __init__(self, house: House, info: wire.TableInfo, plan: dict[str, Any], secret: str) -> None:
        self.house = house
        self.info = info
        self.plan = plan
        self.secret = secret
        self.members: set[Member] = set()
        self.elsewhere: set[Seat] = set()  # seats whose pages are open at other processes
        self.table: Table[Any] | None = None
        self.ats: list[int] = []  # when each line was kept
        self.began = 0
        self._held: Held = {}
        self.life = Life(plan["seats"], plan["names"], self._held)
        self._lost = False  # the store could not be read back; it is tried again when somebody asks
        self.lock = asyncio.Lock()
        self._watchers = 0
        self._saying: set[asyncio.Task[None]] = set()
        self.orders = Standing(info.game, self._held)
        self.company = Company(self)
        self.crier = Crier(self)
        self._pilot = Autopilot(self, self.orders)

    # -- coming and going ----------------------------------------------------------------------------------------------------

    async def join(self, send: Callable[[wire.FromServer], None], hello: wire.Hello) -> Member | None:
        """Let a page in: it is told how the table stands, or what happened since a step that it has seen.

        Return None, and say why, where its links are none or none are needed to be shown it.
        """
        async with self.lock:
            if self._lost:
                await self._reload()
            links = self.house.keys.shown(self.info.id, hello.tokens, len(self.life.kinds), self.life.generations)
            if not links and (hello.tokens or (self.house.public and not self.info.public)):
                send(wire.Gone(code="no-seat" if hello.tokens else "link-only"))
                return None
            member = Member(send, links, seat=hello.seat)
            member.hold(links)
            if not member.seats and not member.host:
                self._watchers += 1
                member.number = self._watchers
            self.members.add(member)
            self.crier.welcome(member, hello)
            self.crier.came()
            self._soon()
            self._pilot.wake()
            return member

    def leave(self, member: Member) -> None:
        """Let a page go; nothing stops for it."""
        if member in self.members:
            self.members.discard(member)
            self.company.left(member.seats)
            self.crier.soon()
            self._soon()

    async def close(self, code: str) -> None:
        """Tell everybody that this was the last word, and stop the bots."""
        for member in tuple(self.members):
            member.send(wire.Gone(code=code))
        self.members.clear()
        await self._pilot.stop()
        await self.beat()
        self.crier.stop()

    def _soon(self) -> None:
        """Tell the other processes who is here, without anybody waiting for it."""
        if self.house.store.shared:
            task = asyncio.create_task(self.beat())
            self._saying.add(task)
            task.add_done_callback(self._saying.discard)

    async def beat(self) -> None:
        """Tell the other processes whose pages are open here, and hear of theirs."""
        store, at = self.house.store, self.house.clock()
        if not store.shared:
            return
        mine = sorted({seat for member in self.members for seat in member.seats})
        try:
            await store.beat(self.info.id, self.house.process, mine, at + BELIEVED_MS)
            there = await store.elsewhere(self.info.id, self.house.process, at)
        except HarenaError as fault:  # it is said again
            LOG.warning("who is here cannot be told: %s", fault.text, extra={"table": self.info.id})
            return
        self.company.left(self.elsewhere - there)
        self.elsewhere = there
        self.crier.soon()

    def wake(self) -> None:
        """Let bots and orders go on."""
        self._pilot.wake()

    async def rest(self) -> None:
        """Wait until bots and orders have done what they can."""
        await self._pilot.rest()

    @property
    def failures(self) -> int:
        """Return how often a bot of this table failed since the house was opened."""
        return self.house.failures.get(self.info.id, 0)

    def playing(self) -> Table[Any]:
        """Return the table; raises :class:`NotNow` before the game has begun."""
        if self.table is None:
            raise NotNow("not everybody has sat down yet", code="seating")
        return self.table

    # -- from the store ------------------------------------------------------------------------------------------------------

    async def open(self, kept: Kept) -> None:
        """Take up a table where it stands; raises :class:`Unreadable` where this copy does not play it."""
        async with self.lock:
            await self._open(kept)

    async def _open(self, kept: Kept) -> None:
        self._held.clear()
        self.life = Life(self.plan["seats"], self.plan["names"], self._held)
        self.take_notes(kept.notes)
        if kept.header is None:
            if not self.life.missing():
                await self._begin()
            return
        header = header_from(kept.header, self.info.id)
        chance = self._chance([bytes.fromhex(share) for share in header.chance.get("shares", ())])
        table: Table[Any] = open_table(header, self.info.id, chance)
        table.undo_allowed = self.info.undo
        feed(table, Record(header, kept.lines), self.info.id)
        self.ats, self.began = list(kept.ats), kept.began
        if not table.over and table.due() is not None and not isinstance(chance, Entered):
            before, at = len(table.lines), self.house.clock()  # an older copy kept the header, and then the lights went out
            table.begin()
            await self.house.store.append(self.info.id, before, table.lines[before:], at=at)
            self.ats += [at] * (len(table.lines) - before)
        self._play_at(table)

    def _play_at(self, table: Table[Any]) -> None:
        """Play at this table from now on."""
        self.table = table
        self.orders.note(table)
        self.crier.follow(table)

    def _chance(self, shares: list[bytes]) -> Chance:
        if self.info.source == "entered":
            return Entered()
        if self.info.predictable:
            shares = []  # equal numbers, equal games
        return Seeded(bytes.fromhex(self.secret), shares, predictable=self.info.predictable)

    async def _reload(self) -> Kept:
        """Go back to what is kept, after it could not be added to."""
        self._lost, self.table = True, None
        try:
            kept = await self.house.store.load(self.info.id)
            await self._open(kept)
        except HarenaError:
            for member in tuple(self.members):
                member.send(wire.Gone(code="unwritten"))
            self.members.clear()
            raise
        self._lost = False
        return kept

    def take_notes(self, more: Sequence[Noted]) -> None:
        """Take notes as they are kept."""
        for one in more:
            self.life.take(one.at, notes.read(one.note))
        self._named()

    def _named(self) -> None:
        seats = tuple(wire.SeatInfo(kind=kind, name=name) for kind, name in zip(self.life.kinds, self.life.names, strict=True))
        self.info = msgspec.structs.replace(self.info, seats=seats)

    # -- sitting down --------------------------------------------------------------------------------------------------------

    async def _ready(self, member: Member, message: wire.Ready) -> None:
        """Sit down at one's seats; the game begins when nobody is missing. Raises :class:`NotYours` or :class:`NotNow`."""
        if self.table is not None:
            raise NotNow("the game has begun", code="begun")
        shares = {int(key): share for key, share in message.shares.items() if key in _SEATS}
        if not shares or len(shares) != len(message.shares) or not set(shares) <= set(member.seats):
            raise NotYours("these are not your seats")
        new = [notes.Ready(seat=seat, share=share) for seat, share in shares.items() if seat in self.life.missing()]
        while not await self.once(None, None, new):
            new = [one for one in new if one.seat in self.life.missing()]
        await self.seated(new)

    async def seated(self, new: Sequence[Note]) -> None:
        """Begin when nobody is missing any more; else tell everybody who is."""
        if self.table is not None or all(isinstance(one, notes.Said) for one in new):
            return
        if not self.life.missing():
            await self._begin()
        for one in tuple(self.members):
            one.send(self.crier.standing(one, 0))
        self.crier.tell()
        self._pilot.wake()

    async def _begin(self) -> None:
        """Write the header, deal, and keep both before anybody sees a card."""
        plan, life = self.plan, self.life
        chance = self._chance([life.shares[seat] for seat in sorted(life.shares)])
        rules = games.ruled(plan["game"], plan.get("until", ""))
        setup = rules.setup(len(plan["seats"]), plan["options"], plan["box"])
        names = life.names if any(life.names) else ()
        header = header_of(rules, setup, chance, life.kinds, names, plan["start"], plan.get("until", ""))
        table = Table(rules, setup, header, chance, undo=self.info.undo)
        table.begin()
        at = self.house.clock()
        self.ats, self.began = [at] * len(table.lines), at
        due = clock.due(table, life.kinds, self.ats, at, self.info.clock_s)
        try:
            await self.house.store.begin(self.info.id, header.line(), table.lines, at=at, due=due)
        except Stale:  # another process has begun it
            await self._reload()
            return
        self._play_at(table)
        if due is not None:
            self.house.rung()

    # -- playing -------------------------------------------------------------------------------------------------------------

    async def hear(self, member: Member, message: wire.Ask) -> None:
        """Do what a page asks, and answer it; raises whatever refuses it, and then nothing has changed."""
        if isinstance(message, wire.Commit) and member.seat is not None and self.table is not None:
            await asyncio.sleep(self.pause(member.seat))
        async with self.lock:
            if member not in self.members:
                raise NotYours("this page has been let go", code="gone")
            if isinstance(message, wire.Ready):
                await self._ready(member, message)
            elif isinstance(message, PeopleAsk):
                await self.company.hear(member, message)
            else:
                await asking.hear(self, member, message)

    def pause(self, seat: Seat) -> float:
        """Return for how many seconds a seat's answer has to wait, so that a window does not tell who answers by itself."""
        people = set(self.life.people())
        if len(people) < 2 or any(people <= set(member.seats) for member in self.members):
            return 0.0  # nobody to hide it from: bots alone, or all at one screen
        return self.orders.pause(self.playing(), seat, self.plan.get("window_min_ms", WINDOW_MIN_MS) / 1000)

    # -- the clock -----------------------------------------------------------------------------------------------------------

    def due(self) -> int | None:
        """Return when time runs out for what is asked now, in milliseconds since 1970, or None."""
        if self.table is None:
            return None
        found = clock.due(self.table, self.life.kinds, self.ats, self.began, self.info.clock_s)
        return None if found is None else max(found, self.house.opened + clock.GRACE_MS)

    async def ring(self) -> None:
        """Make the safe move for everybody who is asked, if time has run out."""
        async with self.lock:
            while (due := self.due()) is not None and due <= self.house.clock():
                seats = self.playing().waiting()
                late = tuple(seat for seat in seats if seat in self.life.people())
                await self.once(None, _safely(seats), [notes.Expired(seats=late)])
                self.crier.announce()
            self._pilot.wake()

    # -- changing ------------------------------------------------------------------------------------------------------------

    async def change(self, by: Seat | None, work: Callable[[Table[Any]], None]) -> None:
        """Do something at the table, keep it, and announce it; when it cannot be kept it has not happened.

        Where another process was faster, it is tried again on what that has made of the table: an answer in an open window is not
        stale for another's answer.
        """
        while not await self.once(by, work):
            self.crier.announce()
        self._pilot.wake()

    async def once(
        self,
        by: Seat | None,
        work: Callable[[Table[Any]], None] | None,
        new: Sequence[Note] = (),
        asker: Member | None = None,
    ) -> bool:
        """Do something at the table and note something of its people, both or neither; return False to have it tried again."""
        before, noted = 0 if self.table is None else len(self.table.lines), self.life.count
        if work is not None:
            work(self.playing())
        lines, at = [] if self.table is None else self.table.lines[before:], self.house.clock()
        self.ats += [at] * len(lines)
        for note in new:
            self.life.take(at, note)
        more = [notes.kept(note) for note in new]
        store, due = self.house.store, self.due()
        try:
            await store.append(self.info.id, before, lines, noted=noted, more=more, at=at, due=due)
        except HarenaError as fault:
            kept = await self._reload()
            was = [one.note for one in kept.notes[noted : noted + len(more)]]
            if list(kept.lines[before : before + len(lines)]) != lines or was != more:  # else only the answer was lost
                if isinstance(fault, Stale):
                    return False
                self.crier.announce()
                raise
        if new:
            self._named()
        if asker is not None:
            self.company.follow(asker, new)
        if self.table is not None:
            self.orders.note(self.table)
        self.crier.announce(by)
        if due is not None:
            self.house.rung()
        return True

    async def heard(self) -> None:
        """Take up what another process has added to this table."""
        async with self.lock:
            table = self.table
            there = await self.house.store.elsewhere(self.info.id, self.house.process, self.house.clock())
            self.company.left(self.elsewhere - there)
            self.elsewhere = there
            if table is None:
                await self._reload()
                for one in tuple(self.members):
                    one.send(self.crier.standing(one, 0))
                self.crier.announce()
            else:
                kept = await self.house.store.load(self.info.id, len(table.lines), self.life.count)
                for line in kept.lines:
                    table.feed(line)
                self.ats += kept.ats
                self.take_notes(kept.notes)
                self.orders.note(table)
                self.crier.announce(*_by(kept.lines), *_left(kept.notes))
            self._pilot.wake()


def _safely(seats: Sequence[Seat]) -> Callable[[Table[Any]], None]:
    def work(table: Table[Any]) -> None:
        for seat in seats:
            table.act(seat, safe(table.rules, table.state, seat))

    return work


def _by(lines: Sequence[Line]) -> set[Seat]:
    return {line["s"] for line in lines if "m" in line and line["s"] != "*"}


def _left(more: Sequence[Noted]) -> set[Seat]:
    return {one.note["seat"] for one in more if one.note["note"] == "ordered"}


_SEATS: Final = frozenset(map(str, range(wire.MAX_SEATS)))
