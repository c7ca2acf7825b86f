"""One table with the pages that look at it: one message after another, each kept before anybody hears of it."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from harena import games
from harena.bots.chair import Budget
from harena.core.chance import Chance, Entered, Seeded
from harena.core.errors import HarenaError, NotNow, NotYours, Stale
from harena.core.ids import Seat
from harena.core.record import Record, header_from, header_of
from harena.core.rng import Rng
from harena.core.rules import Rules
from harena.core.table import Table
from harena.replay.player import feed, open_table
from harena.server import door, wire
from harena.server.herald import Fresh, Herald
from harena.server.keys import Keys
from harena.server.store import Kept, Store
from harena.server.workers import Job, Overrun, Workers, safe

BUDGET: Final = Budget(seconds=2.0)
LOG: Final = logging.getLogger(__name__)


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
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._herald: Herald | None = None

    # -- coming and going ----------------------------------------------------------------------------------------------------

    async def join(self, member: Member, number: int, since: int | None = None) -> None:
        """Let a page in: it is told how the table stands, or what happened since a step that it has seen."""
        async with self._lock:
            if self._lost:
                await self._reload()
            self.members.add(member)
            missed = self._herald.since(since) if self._herald is not None and since is not None else None
            member.send(self._standing(member, number) if missed is None else self._news(member, missed))
            self._wake()

    def leave(self, member: Member) -> None:
        """Let a page go; nothing stops for it."""
        self.members.discard(member)

    async def close(self, code: str) -> None:
        """Tell everybody that this was the last word, and stop the bots."""
        for member in tuple(self.members):
            member.send(wire.Gone(code=code))
        self.members.clear()
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)

    def _standing(self, member: Member, number: int) -> wire.Seating | wire.Sync:
        if self.table is None:
            return wire.Seating(info=self.info, yours=member.seats, missing=tuple(self._missing()))
        return self._sync(member, number)

    def _missing(self) -> list[Seat]:
        return [one for one, seat in enumerate(self.info.seats) if seat.kind == "human" and one not in self.shares]

    def _sync(self, member: Member, number: int) -> wire.Sync:
        table = self._playing()
        return wire.Sync(
            id=number,
            info=self.info,
            yours=member.seats,
            seat=member.seat,
            log=self._heralding().entries(member.seat),
            now=door.now(table, member.seat, member.seats),
            failures=self.failures,
        )

    @property
    def failures(self) -> int:
        """Return how often a bot of this table failed since the house was opened."""
        return self.house.failures.get(self.info.id, 0)

    def _playing(self) -> Table[Any]:
        if self.table is None:
            raise NotNow("not everybody has sat down yet", code="seating")
        return self.table

    # -- from the store ------------------------------------------------------------------------------------------------------

    async def open(self, kept: Kept) -> None:
        """Take up a table where it stands; raises :class:`Unreadable` where this copy does not play it."""
        async with self._lock:
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
        async with self._lock:
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
            self._wake()

    async def _begin(self) -> None:
        """Write the header, deal, and keep both before anybody sees a card."""
        plan = self.plan
        chance = self._chance([self.shares[seat] for seat in sorted(self.shares)])
        rules = games.load(plan["game"])
        setup = rules.setup(len(plan["seats"]), plan["options"], plan["box"])
        header = header_of(rules, setup, chance, plan["seats"], plan["names"], plan["start"])
        table = Table(rules, setup, header, chance, undo=self.info.undo)
        table.begin()
        await self.house.store.begin(self.info.id, header.line())
        if table.lines:
            await self.house.store.append(self.info.id, 0, table.lines)
        self._seat_herald(table)

    # -- playing -------------------------------------------------------------------------------------------------------------

    async def hear(self, member: Member, message: wire.Ask) -> None:
        """Do what a page asks, and answer it; raises whatever refuses it, and then nothing has changed."""
        if isinstance(message, wire.Ready):
            await self.ready(member, message)
            return
        async with self._lock:
            table = self._playing()
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
            else:
                await self._change(member.seat, self._work(member, message))
                member.send(wire.Done(id=message.id, step=self._playing().version))

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

    async def _change(self, by: Seat | None, work: Callable[[Table[Any]], None]) -> None:
        """Do something at the table, keep it, and announce it; when it cannot be kept it has not happened."""
        table = self._playing()
        before = len(table.lines)
        work(table)
        try:
            await self.house.store.append(self.info.id, before, table.lines[before:])
        except HarenaError:
            await self._reload()
            self._announce(None)
            raise
        self._announce(by)
        self._wake()

    # -- telling -------------------------------------------------------------------------------------------------------------

    def _announce(self, by: Seat | None) -> None:
        """Tell every page what it may know by now and did not know before; an answer in an open window only its own page."""
        herald = self._heralding()
        fresh = herald.catch_up()
        for member in tuple(self.members):
            if fresh.after != herald.told or by in member.seats:
                member.send(self._news(member, fresh))

    def _news(self, member: Member, fresh: Fresh) -> wire.News:
        herald, seat = self._heralding(), member.seat
        return wire.News(
            after=fresh.after,
            frames=herald.frames(fresh.moments, seat),
            log=herald.entries(seat) if fresh.back else None,
            now=door.now(herald.table, seat, member.seats),
            failures=self.failures,
        )

    def _heralding(self) -> Herald:
        self._playing()
        if self._herald is None:
            raise NotNow("not everybody has sat down yet", code="seating")
        return self._herald

    # -- bots ----------------------------------------------------------------------------------------------------------------

    def _bot_to_act(self) -> Seat | None:
        if self.table is None:
            return None
        return next((seat for seat in self.table.waiting() if self.info.seats[seat].kind != "human"), None)

    def _wake(self) -> None:
        """Let the bots go on, unless they do already."""
        if (self._bots is None or self._bots.done()) and self._bot_to_act() is not None:
            self._bots = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        try:
            await self._play_bots()
        except HarenaError as fault:  # the store failed; whoever does something next wakes them again
            LOG.error("table %s: its bots stopped: %s", self.info.id, fault.text)  # noqa: TRY400 - one sentence, no trace

    async def _play_bots(self) -> None:
        """Play for the bots until only people are asked."""
        while True:
            async with self._lock:
                seat = self._bot_to_act()
                if seat is None:
                    return
                table = self._playing()
                at, job = len(table.lines), self._job(table, seat)
            moves: tuple[int, ...] = ()
            faults: tuple[str, ...] = ()
            try:
                answer = await self.house.workers.ask(job)
                moves, faults = answer.moves, answer.faults
            except Overrun as overrun:
                faults = (str(overrun),)
            async with self._lock:
                table = self._playing()
                if seat not in table.waiting() or (at != len(table.lines) and not table.window):
                    continue  # somebody took a step back meanwhile
                await self._play_bot(seat, moves, faults)

    def _job(self, table: Table[Any], seat: Seat) -> Job:
        rules: Rules[Any] = table.rules
        seed = self.house.keys.bot(self.info.id, len(table.lines))
        known = rules.imagine(table.state, seat, Rng(int.from_bytes(seed.encode()[:7], "big")))
        header = table.header
        bot = self.info.seats[seat].kind.removeprefix("bot:")
        dump = rules.dump(known)
        return Job(header.game, len(header.seats), header.options, header.box, dump, seat, bot, seed, BUDGET)

    async def _play_bot(self, seat: Seat, moves: tuple[int, ...], faults: tuple[str, ...]) -> None:
        table = self._playing()
        try:
            complete = bool(moves) and table.rules.settled(table.draft(seat, moves))
        except HarenaError:
            complete = False
        if not complete:
            faults = (*faults, "the safe move was made for it")
        for why in faults:
            LOG.warning("table %s: the bot at seat %d failed: %s", self.info.id, seat + 1, why)
        if faults:
            self.house.failures[self.info.id] = self.failures + 1
        gesture = list(moves) if complete else safe(table.rules, table.state, seat)
        await self._change(seat, lambda one: one.act(seat, gesture))


_SEATS: Final = frozenset(map(str, range(wire.MAX_SEATS)))
