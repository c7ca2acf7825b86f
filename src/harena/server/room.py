"""One table with the pages that look at it: one message after another, each kept before anybody hears of it."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from harena import games
from harena.core.chance import Chance, Entered, Seeded
from harena.core.errors import HarenaError, NotNow, NotYours, Stale
from harena.core.ids import Seat
from harena.core.orders import Held
from harena.core.record import Record, header_from, header_of
from harena.core.table import Table
from harena.replay.player import feed, open_table
from harena.server import door, wire
from harena.server.autopilot import Autopilot
from harena.server.herald import Fresh, Herald
from harena.server.keys import Keys
from harena.server.standing import WINDOW_MIN_MS, Standing
from harena.server.store import Kept, Store
from harena.server.workers import Workers


@dataclass(eq=False, slots=True)
class Member:
    """One page at the table: the seats it may sit at, the one it looks as, and how it is told something."""

    send: Callable[[wire.FromServer], None]
    seats: tuple[Seat, ...] = ()
    seat: Seat | None = None


@dataclass(slots=True)
class House:
    """What all rooms share."""

    store: Store
    keys: Keys
    workers: Workers
    failures: dict[str, int] = field(default_factory=dict)  # of bots, by table
    orders: dict[str, Held] = field(default_factory=dict)  # standing orders, by table
    process: str = field(default_factory=lambda: secrets.token_hex(8))  # what this one is called among those of the house


class Room:
    """A table in play. Every method that can change it is a coroutine under one lock."""

    def __init__(self, house: House, info: wire.TableInfo, plan: dict[str, Any], secret: str) -> None:
        self.house = house
        self.info = info
        self.plan = plan
        self.secret = secret
        self.members: set[Member] = set()
        self.shares: dict[Seat, bytes] = {}
        self.table: Table[Any] | None = None
        self._lost = False  # the store could not be read back; it is tried again when somebody asks
        self.lock = asyncio.Lock()
        self._herald: Herald | None = None
        self.orders = Standing(info.game, house.orders.setdefault(info.id, {}))
        self._pilot = Autopilot(self, self.orders)

    # -- coming and going ----------------------------------------------------------------------------------------------------

    async def join(self, member: Member, number: int, since: int | None = None) -> None:
        """Let a page in: it is told how the table stands, or what happened since a step that it has seen."""
        async with self.lock:
            if self._lost:
                await self._reload()
            self.members.add(member)
            missed = self._herald.since(since) if self._herald is not None and since is not None else None
            member.send(self._standing(member, number) if missed is None else self._news(member, missed))
            self._pilot.wake()

    def leave(self, member: Member) -> None:
        """Let a page go; nothing stops for it."""
        self.members.discard(member)

    async def close(self, code: str) -> None:
        """Tell everybody that this was the last word, and stop the bots."""
        for member in tuple(self.members):
            member.send(wire.Gone(code=code))
        self.members.clear()
        await self._pilot.stop()

    def _standing(self, member: Member, number: int) -> wire.Seating | wire.Sync:
        if self.table is None:
            return wire.Seating(info=self.info, yours=member.seats, missing=tuple(self._missing()))
        return self._sync(member, number)

    def _missing(self) -> list[Seat]:
        return [one for one, seat in enumerate(self.info.seats) if seat.kind == "human" and one not in self.shares]

    def _sync(self, member: Member, number: int) -> wire.Sync:
        table = self.playing()
        return wire.Sync(
            id=number,
            info=self.info,
            yours=member.seats,
            seat=member.seat,
            log=self._heralding().entries(member.seat),
            now=door.now(table, member.seat, member.seats, self.orders.lines(table, member.seat)),
            failures=self.failures,
        )

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
        if kept.header is None:
            if not self._missing():
                await self._begin()
            return
        header = header_from(kept.header, self.info.id)
        chance = self._chance([bytes.fromhex(share) for share in header.chance.get("shares", ())])
        table: Table[Any] = open_table(header, self.info.id, chance)
        table.undo_allowed = self.info.undo
        feed(table, Record(header, kept.lines), self.info.id)
        if not table.over and table.due() is not None and not isinstance(chance, Entered):
            before = len(table.lines)  # the header was kept, and then the lights went out
            table.begin()
            await self.house.store.append(self.info.id, before, table.lines[before:])
        self._seat_herald(table)

    def _seat_herald(self, table: Table[Any]) -> None:
        """Play at this table from now on; pages that heard of an older one are told the rest."""
        self.table = table
        self.orders.note(table)
        self._herald = Herald(table, quiet=self.info.quiet, told=None if self._herald is None else self._herald.told)

    def _chance(self, shares: list[bytes]) -> Chance:
        if self.info.source == "entered":
            return Entered()
        if self.info.predictable:
            shares = []  # equal numbers, equal games
        return Seeded(bytes.fromhex(self.secret), shares, predictable=self.info.predictable)

    async def _reload(self) -> None:
        """Go back to what is kept, after it could not be added to."""
        self._lost, self.table = True, None
        try:
            await self._open(await self.house.store.load(self.info.id))
        except HarenaError:
            for member in tuple(self.members):
                member.send(wire.Gone(code="unwritten"))
            self.members.clear()
            raise
        self._lost = False

    # -- sitting down --------------------------------------------------------------------------------------------------------

    async def ready(self, member: Member, message: wire.Ready) -> None:
        """Sit down at one's seats; the game begins when nobody is missing. Raises :class:`NotYours` or :class:`NotNow`."""
        async with self.lock:
            if self.table is not None:
                raise NotNow("the game has begun", code="begun")
            shares = {int(key): bytes.fromhex(share) for key, share in message.shares.items() if key in _SEATS}
            if not shares or len(shares) != len(message.shares) or not set(shares) <= set(member.seats):
                raise NotYours("these are not your seats")
            self.shares |= {seat: share for seat, share in shares.items() if seat not in self.shares}
            if not self._missing():
                await self._begin()
            for one in tuple(self.members):
                one.send(self._standing(one, 0))
            self._pilot.wake()

    async def _begin(self) -> None:
        """Write the header, deal, and keep both before anybody sees a card."""
        plan = self.plan
        chance = self._chance([self.shares[seat] for seat in sorted(self.shares)])
        rules = games.ruled(plan["game"], plan.get("until", ""))
        setup = rules.setup(len(plan["seats"]), plan["options"], plan["box"])
        header = header_of(rules, setup, chance, plan["seats"], plan["names"], plan["start"], plan.get("until", ""))
        table = Table(rules, setup, header, chance, undo=self.info.undo)
        table.begin()
        await self.house.store.begin(self.info.id, header.line(), table.lines)
        self._seat_herald(table)

    # -- playing -------------------------------------------------------------------------------------------------------------

    async def hear(self, member: Member, message: wire.Ask) -> None:
        """Do what a page asks, and answer it; raises whatever refuses it, and then nothing has changed."""
        if isinstance(message, wire.Ready):
            await self.ready(member, message)
            return
        if isinstance(message, wire.Commit) and member.seat is not None and self.table is not None:
            await asyncio.sleep(self.pause(member.seat))
        async with self.lock:
            table = self.playing()
            if isinstance(message, wire.Look):
                if message.seat is not None and message.seat not in member.seats:
                    raise NotYours("that is not your seat")
                member.seat = message.seat
                member.send(self._sync(member, message.id))
            elif isinstance(message, wire.Since):
                fresh = self._heralding().since(message.step)
                member.send(self._sync(member, message.id) if fresh is None else self._news(member, fresh))
            elif isinstance(message, wire.History):
                total, frames = self._heralding().history(message.first, message.count, member.seat)
                member.send(wire.Past(id=message.id, first=message.first, total=total, frames=frames))
            elif isinstance(message, wire.Try):
                self._at(table, message.at)
                seat = self._seat(member)
                draft = table.draft(seat, message.moves)
                more = None if message.moves and table.rules.settled(draft) else door.question(table.rules, draft, seat)
                view = table.rules.view(draft, seat)
                member.send(wire.Draft(id=message.id, moves=tuple(message.moves), view=view, question=more))
            elif isinstance(message, wire.Why):
                self._at(table, message.at)
                member.send(self._why(table, member, message))
            elif isinstance(message, wire.Order):
                seat = self._seat(member)
                self.orders.give(table, seat, message.key, message.value)
                self._announce(seat)
                member.send(wire.Done(id=message.id, step=table.version))
                self._pilot.wake()
            else:
                await self.change(member.seat, self._work(member, message))
                member.send(wire.Done(id=message.id, step=self.playing().version))

    def pause(self, seat: Seat) -> float:
        """Return for how many seconds a seat's answer has to wait, so that a window does not tell who answers by itself."""
        people = {one for one, who in enumerate(self.info.seats) if who.kind == "human"}
        if len(people) < 2 or any(people <= set(member.seats) for member in self.members):
            return 0.0  # nobody to hide it from: bots alone, or all at one screen
        return self.orders.pause(self.playing(), seat, self.plan.get("window_min_ms", WINDOW_MIN_MS) / 1000)

    def _at(self, table: Table[Any], at: int) -> None:
        if at != table.version:
            raise Stale("the table has moved on", facts={"now": table.version, "then": at})

    def _seat(self, member: Member) -> Seat:
        if member.seat is None:
            raise NotYours("a spectator decides nothing", code="spectator")
        return member.seat

    def _work(self, member: Member, message: wire.Ask) -> Callable[[Table[Any]], None]:
        seat = self._seat(member)
        if isinstance(message, wire.Commit):
            return lambda table: table.act(seat, message.moves, message.at)
        if isinstance(message, wire.Undo):
            return lambda table: table.undo(seat, message.at)
        if isinstance(message, wire.Redo):
            return lambda table: table.redo(seat, message.at)
        if isinstance(message, wire.Enter):
            return lambda table: table.enter(message.outcome, message.at)
        if isinstance(message, wire.Abandon):
            return lambda table: self._abandon(table, message.at)
        raise NotNow("nobody waits for that", code="not-now")

    def _abandon(self, table: Table[Any], at: int) -> None:
        self._at(table, at)
        table.abandon()

    def _why(self, table: Table[Any], member: Member, message: wire.Why) -> wire.Refused:
        seat = self._seat(member)
        draft = table.draft(seat, message.moves)
        if seat not in table.rules.waiting(draft):
            raise NotYours("it is not this seat's turn", code="not-your-turn")
        reason = table.rules.point(draft, seat, message.target)
        if reason is None:
            raise NotNow("that is a place to touch", code="no-reason")
        facts = door.facts_of(reason.facts)
        return wire.Refused(id=message.id, step=table.version, code=reason.code, rule=reason.rule, facts=facts)

    async def change(self, by: Seat | None, work: Callable[[Table[Any]], None]) -> None:
        """Do something at the table, keep it, and announce it; when it cannot be kept it has not happened.

        Where another process was faster, it is tried again on what that has made of the table: an answer in an open window is not
        stale for another's answer.
        """
        while not await self._changed(by, work):
            self._announce(None)
        self._pilot.wake()

    async def _changed(self, by: Seat | None, work: Callable[[Table[Any]], None]) -> bool:
        """Do something once; return False where it is to be tried again."""
        table = self.playing()
        before = len(table.lines)
        work(table)
        self.orders.note(table)
        new = table.lines[before:]
        try:
            await self.house.store.append(self.info.id, before, new)
        except HarenaError as fault:
            await self._reload()
            if self.playing().lines[before : before + len(new)] != new:  # else it was kept, and only the answer was lost
                if isinstance(fault, Stale):
                    return False
                self._announce(None)
                raise
        self._announce(by)
        return True

    async def heard(self) -> None:
        """Take up what another process has added to this table."""
        async with self.lock:
            table = self.table
            if table is None:
                await self._reload()
                for one in tuple(self.members):
                    one.send(self._standing(one, 0))
            else:
                kept = await self.house.store.load(self.info.id, len(table.lines))
                for line in kept.lines:
                    table.feed(line)
                self.orders.note(table)
                self._announce(*{line["s"] for line in kept.lines if "m" in line})
            self._pilot.wake()

    # -- telling -------------------------------------------------------------------------------------------------------------

    def _announce(self, *by: Seat | None) -> None:
        """Tell every page what it may know by now and did not know before; an answer in an open window only its own page."""
        herald = self._heralding()
        fresh = herald.catch_up()
        for member in tuple(self.members):
            if fresh.after != herald.told or not set(by).isdisjoint(member.seats):
                member.send(self._news(member, fresh))

    def _news(self, member: Member, fresh: Fresh) -> wire.News:
        herald, seat = self._heralding(), member.seat
        return wire.News(
            after=fresh.after,
            frames=herald.frames(fresh.moments, seat),
            log=herald.entries(seat) if fresh.back else None,
            now=door.now(herald.table, seat, member.seats, self.orders.lines(herald.table, seat)),
            failures=self.failures,
        )

    def _heralding(self) -> Herald:
        self.playing()
        if self._herald is None:
            raise NotNow("not everybody has sat down yet", code="seating")
        return self._herald


_SEATS: Final = frozenset(map(str, range(wire.MAX_SEATS)))
