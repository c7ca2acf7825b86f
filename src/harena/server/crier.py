"""Tells the pages at one table what they may know: how it stands, what is new there, and who is around it."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from harena.core.errors import NotNow
from harena.core.ids import Seat
from harena.core.table import Table
from harena.server import door, wire
from harena.server.herald import Fresh, Herald
from harena.server.members import Member

if TYPE_CHECKING:
    from harena.server.room import Room

SHOWN: Final = 100  # lines of talk that a page is given when it comes
PAUSE: Final = 0.1  # seconds between two words of who comes and goes


class Crier:
    """What every page at a table was told, and what it is to be told next."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._herald: Herald | None = None
        self._told = 0.0  # when everybody was last told who is around, by the loop's clock
        self._later: asyncio.Task[None] | None = None

    def follow(self, table: Table[Any]) -> None:
        """Tell of this table from now on; pages that heard of an older one are told the rest."""
        told = None if self._herald is None else self._herald.told
        self._herald = Herald(table, quiet=self.room.info.quiet, told=told)

    @property
    def herald(self) -> Herald:
        """Return who knows the table's news; raises :class:`NotNow` before the game has begun."""
        self.room.playing()
        if self._herald is None:
            raise NotNow("not everybody has sat down yet", code="seating")
        return self._herald

    # -- how it stands -------------------------------------------------------------------------------------------------------

    def welcome(self, member: Member, hello: wire.Hello) -> None:
        """Tell a page that has come how the table stands, or what happened since a step that it has seen."""
        missed = None if hello.since is None or self.room.table is None else self.herald.since(hello.since)
        if missed is None:
            member.send(self.standing(member, hello.id))
            return
        member.send(self.news(member, missed))
        member.around = self.room.company.people()
        member.send(wire.Around(people=member.around))
        member.send(wire.Talk(lines=self._talk(member), all=True))

    def standing(self, member: Member, number: int) -> wire.Seating | wire.Sync:
        """Return how everything stands, for one page."""
        room = self.room
        if room.table is not None:
            return self.sync(member, number)
        member.around = room.company.people()
        return wire.Seating(
            info=room.info,
            yours=member.seats,
            sees=member.sees,
            host=member.host,
            missing=tuple(room.life.missing()),
            people=member.around,
            talk=self._talk(member),
        )

    def sync(self, member: Member, number: int) -> wire.Sync:
        """Return how the game stands, for one page."""
        room, table = self.room, self.room.playing()
        member.around = room.company.people()
        return wire.Sync(
            id=number,
            info=room.info,
            yours=member.seats,
            sees=member.sees,
            host=member.host,
            seat=member.seat,
            log=self.herald.entries(member.seat),
            now=door.now(table, member.seat, member.seats, room.orders.lines(table, member.seat)),
            failures=room.failures,
            people=member.around,
            talk=self._talk(member),
        )

    def news(self, member: Member, fresh: Fresh) -> wire.News:
        """Return what has happened, for one page."""
        herald, seat = self.herald, member.seat
        return wire.News(
            after=fresh.after,
            frames=herald.frames(fresh.moments, seat),
            log=herald.entries(seat) if fresh.back else None,
            now=door.now(herald.table, seat, member.seats, self.room.orders.lines(herald.table, seat)),
            failures=self.room.failures,
        )

    def _talk(self, member: Member) -> tuple[wire.TalkLine, ...]:
        member.talked = len(self.room.life.talk)
        return tuple(self.room.life.talk[-SHOWN:])

    # -- what is new ---------------------------------------------------------------------------------------------------------

    def announce(self, *by: Seat | None) -> None:
        """Tell every page what it may know by now and did not know before; an answer in an open window only its own page."""
        if self._herald is not None and self.room.table is not None:
            fresh = self._herald.catch_up()
            for member in tuple(self.room.members):
                if fresh.after != self._herald.told or not set(by).isdisjoint(member.looks):
                    member.send(self.news(member, fresh))
        self.tell()

    def came(self) -> None:
        """Tell of a page that has come (under the room's lock): at once, or of many together."""
        if asyncio.get_running_loop().time() - self._told >= PAUSE:
            self.tell()
        else:
            self.soon()

    def soon(self) -> None:
        """Tell of who has come or gone when nothing is on its way to the store, and of many together."""
        if self._later is None:
            self._later = asyncio.create_task(self._tell_soon())

    async def _tell_soon(self) -> None:
        await asyncio.sleep(self._told + PAUSE - asyncio.get_running_loop().time())
        async with self.room.lock:
            self._later = None
            self.tell()

    def stop(self) -> None:
        """Tell nothing more by itself."""
        if self._later is not None:
            self._later.cancel()

    def tell(self) -> None:
        """Tell every page what is new about the people at the table, and let go whose link is dead."""
        self._told = asyncio.get_running_loop().time()
        room = self.room
        for member in tuple(room.members):
            if room.life.dead(member.links):
                room.members.discard(member)
                room.company.left(member.seats)
                member.send(wire.Gone(code="renewed"))
        around, due = room.company.people(), room.due()
        for member in tuple(room.members):
            if member.around != around:
                member.around = around
                member.send(wire.Around(people=around))
            if member.talked < len(room.life.talk):
                lines = tuple(room.life.talk[member.talked :])
                member.talked = len(room.life.talk)
                member.send(wire.Talk(lines=lines, all=False))
            if member.due != due:
                member.due = due
                member.send(wire.Clock(left_ms=None if due is None else max(0, due - room.house.clock())))
            if not member.again and (rematch := room.company.again(member)) is not None:
                member.again = True
                member.send(rematch)
