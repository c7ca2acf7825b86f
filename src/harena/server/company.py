"""What people at a table do besides playing: sit down, speak, propose, hand over, come back; each is noted, or refused."""

import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from harena.bots import catalog
from harena.bots.catalog import HUMAN
from harena.core.chance import commit
from harena.core.errors import NotNow, NotYours, Unreadable
from harena.core.ids import Seat
from harena.core.table import Table
from harena.server import notes, wire
from harena.server.cleaning import clean
from harena.server.keys import links
from harena.server.life import MAX_TALK
from harena.server.limits import Pace
from harena.server.members import Member
from harena.server.notes import Note
from harena.server.store import Kept, NoTable

if TYPE_CHECKING:
    from harena.server.room import Room

AWAY_MS: Final = 60_000  # so long without a page, and the host may act alone
STAND_IN: Final = "bot:greedy"
RATE: Final = 1.0  # notes a second from one seat, from the host, or from all who watch together
BURST: Final = 30.0
SAY_RATE: Final = 0.5
SAY_BURST: Final = 6.0

PeopleAsk = (
    wire.Stand
    | wire.Take
    | wire.Call
    | wire.Sit
    | wire.Resign
    | wire.Propose
    | wire.Agree
    | wire.Refuse
    | wire.Say
    | wire.Show
    | wire.Renew
)
Work = Callable[[Table[Any]], None]


class Company:
    """The people at one table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._seen: dict[Seat, int] = {}  # when a seat last had a page
        self._paces: dict[str, Pace] = {}
        self._opened = room.house.clock()

    # -- who is here ---------------------------------------------------------------------------------------------------------

    def here(self) -> set[Seat]:
        """Return the seats that have a page open."""
        return {seat for member in self.room.members for seat in member.seats} | self.room.elsewhere

    def left(self, seats: Iterable[Seat]) -> None:
        """Note when pages have gone."""
        for seat in seats:
            self._seen[seat] = self.room.house.clock()

    def follow(self, member: Member, new: Sequence[Note]) -> None:
        """Let a page keep what it has just changed itself: a link made anew, a seat taken or left."""
        life = self.room.life
        links = {link: life.generations.get(link, 0) for link in member.links}
        for note in new:
            if isinstance(note, notes.Taken):
                links |= {link: life.generations.get(link, 0) for link in (f"seat:{note.seat}", f"see:{note.seat}")}
            elif isinstance(note, notes.Stood):
                links = {link: generation for link, generation in links.items() if generation == member.links[link]}
        member.hold(links)

    def away(self, seat: Seat) -> bool:
        """Return whether a seat has been without a page for a minute."""
        since = self._seen.get(seat, self._opened)
        return seat not in self.here() and self.room.house.clock() - since >= AWAY_MS

    def people(self) -> wire.People:
        """Return everybody at the table, as everybody may know it."""
        life, here, members = self.room.life, self.here(), self.room.members
        one = None if self._lapsed() else life.proposal
        return wire.People(
            seats=tuple(
                wire.Person(kind=kind, name=name, ready=seat in life.shares, here=seat in here, resigned=seat in life.resigned)
                for seat, (kind, name) in enumerate(zip(life.kinds, life.names, strict=True))
            ),
            host=any(member.host for member in members),
            watching=sum(not member.seats and not member.host for member in members),
            proposal=None
            if one is None
            else wire.Proposal(
                number=one.number,
                what=one.note.what,
                by=one.note.by,
                seat=one.note.seat,
                agreed=tuple(sorted(one.agreed)),
                missing=tuple(life.asked()),
            ),
        )

    def _lapsed(self) -> bool:
        """Return whether the table has moved on from what is proposed."""
        one, table = self.room.life.proposal, self.room.table
        if one is None or table is None:
            return False
        return one.note.what != "rematch" and (table.over or (one.note.what == "undo" and one.note.step != table.version))

    # -- hearing -------------------------------------------------------------------------------------------------------------

    async def hear(self, member: Member, message: PeopleAsk) -> None:
        """Do what a page asks, and answer it; raises whatever refuses it, and then nothing has changed."""
        room = self.room
        if isinstance(message, wire.Show):
            member.send(self.links(member, message.id))
            return
        self._pace(member, message)
        while True:
            new, work = await self._meant(member, message)
            if await room.once(None, work, new, member):
                break
            room.crier.announce()
        await room.seated(new)
        room.wake()
        if isinstance(message, wire.Take | wire.Renew):
            member.send(self.links(member, message.id))
        else:
            member.send(wire.Done(id=message.id, step=0 if room.table is None else room.table.version))

    def _pace(self, member: Member, message: PeopleAsk) -> None:
        who = f"seat:{member.seats[0]}" if member.seats else "host" if member.host else "watch"
        key, rate, burst = (f"say:{who}", SAY_RATE, SAY_BURST) if isinstance(message, wire.Say) else (who, RATE, BURST)
        if not self._paces.setdefault(key, Pace(rate, burst)).may():
            raise NotNow("too much at once", code="too-fast")

    async def _meant(self, member: Member, message: PeopleAsk) -> tuple[Sequence[Note], Work | None]:
        match message:
            case wire.Stand(seat=seat):
                return [self._stand(member, seat)], None
            case wire.Take(seat=seat):
                return [self._take(member, seat)], None
            case wire.Call(seat=seat, name=name):
                return [self._call(member, seat, name)], None
            case wire.Sit(seat=seat, kind=kind):
                return [self._sit(member, seat, kind)], None
            case wire.Resign(seat=seat):
                return [self._resign(member, seat)], None
            case wire.Say(text=text):
                return [self._say(member, text)], None
            case wire.Renew(link=link):
                return [self._renew(member, link)], None
            case wire.Refuse(number=number):
                return [self._refuse(member, number)], None
            case wire.Propose():
                return await self._carried(self._propose(member, message))
            case wire.Agree(number=number):
                return await self._carried(self._agree(member, number))
            case _:
                raise NotNow("nobody waits for that", code="not-now")

    # -- before the game -----------------------------------------------------------------------------------------------------

    def _seating(self) -> None:
        if self.room.table is not None:
            raise NotNow("the game has begun", code="begun")

    def _own(self, member: Member, seat: Seat) -> None:
        if seat not in member.seats:
            raise NotYours("that is not your seat")

    def _stand(self, member: Member, seat: Seat) -> Note:
        self._own(member, seat)
        self._seating()
        return notes.Stood(seat=seat)

    def _take(self, member: Member, seat: Seat) -> Note:
        self._seating()
        life, room = self.room.life, self.room
        if not room.info.public or member.seats:
            raise NotYours("that seat is not free for you")
        free = seat < len(life.kinds) and life.kinds[seat] == HUMAN
        if not free or seat in life.shares or seat in life.taken or seat in self.here():
            raise NotNow("somebody sits there", code="not-free")
        return notes.Taken(seat=seat)

    def _call(self, member: Member, seat: Seat, name: str) -> Note:
        self._own(member, seat)
        self._seating()
        return notes.Called(seat=seat, name=clean(name, "name"))

    # -- who plays a seat ----------------------------------------------------------------------------------------------------

    def _sit(self, member: Member, seat: Seat, kind: str) -> Note:
        life, table = self.room.life, self.room.table
        if seat >= len(life.kinds):
            raise NotNow("there is no such seat", code="no-seat")
        if kind != HUMAN:
            try:
                catalog.make(kind.removeprefix("bot:") if kind.startswith("bot:") else "")
            except Unreadable:
                raise NotNow("there is no such bot", code="no-bot") from None
        if table is None:
            if not member.host:
                raise NotYours("who plays is the host's to say before the game", code="not-host")
            return notes.Sat(seat=seat, kind=kind, by="host")
        if table.over:
            raise NotNow("the game is over", code="over")
        if seat in life.resigned:
            raise NotNow("this seat has given up", code="resigned")
        if seat in member.seats:
            return notes.Sat(seat=seat, kind=kind, by="seat")
        if not member.host or kind == HUMAN or life.kinds[seat] != HUMAN:
            raise NotYours("that is not your seat")
        if not self.away(seat):
            raise NotNow("its player is here, or was a moment ago", code="not-away")
        return notes.Sat(seat=seat, kind=kind, by="host")

    def _resign(self, member: Member, seat: Seat) -> Note:
        self._own(member, seat)
        if self.room.playing().over:
            raise NotNow("the game is over", code="over")
        if seat in self.room.life.resigned:
            raise NotNow("this seat has given up", code="resigned")
        return notes.Resigned(seat=seat, kind=STAND_IN)

    # -- links ---------------------------------------------------------------------------------------------------------------

    def links(self, member: Member, number: int) -> wire.Links:
        """Return the links that a page may hand on: the host those he gave out himself, a seat its own."""
        room = self.room
        life, found = room.life, []
        for link in links(len(life.kinds)):
            kind, _, seat = link.partition(":")
            mine = bool(seat) and int(seat) in member.seats
            hosts = member.host and kind != "see" and link not in life.private and (not seat or life.kinds[int(seat)] == HUMAN)
            if mine or hosts:
                token = room.house.keys.link(room.info.id, link, life.generations.get(link, 0))
                found.append(wire.LinkLine(link=link, token=token))
        return wire.Links(id=number, links=tuple(found))

    def _renew(self, member: Member, link: str) -> Note:
        kind, _, seat = link.partition(":")
        if link not in links(len(self.room.life.kinds)):
            raise NotNow("there is no such link", code="no-link")
        if seat and int(seat) in member.seats:
            return notes.Renewed(link=link, by="seat")
        if not member.host or kind == "see":
            raise NotYours("that is not your link", code="no-link")
        if seat and self.room.table is not None and self.room.life.kinds[int(seat)] == HUMAN and not self.away(int(seat)):
            raise NotNow("its player is here, or was a moment ago", code="not-away")
        return notes.Renewed(link=link, by="host")

    # -- proposals -----------------------------------------------------------------------------------------------------------

    def _persons(self, member: Member) -> tuple[Seat, ...]:
        found = tuple(seat for seat in self.room.life.people() if seat in member.seats)
        if not found:
            raise NotYours("that is for those who play", code="spectator")
        return found

    def _propose(self, member: Member, message: wire.Propose) -> notes.Proposed:
        life, table = self.room.life, self.room.playing()
        mine = self._persons(member)
        by = member.seat if member.seat in mine and member.seat is not None else mine[0]
        if life.proposal is not None and not self._lapsed():
            raise NotNow("something is proposed already", code="proposed")
        if table.over != (message.what == "rematch"):
            raise NotNow("the game is over" if table.over else "the game is not over", code="over" if table.over else "not-over")
        if message.what == "rematch":
            if life.again is not None:
                raise NotNow("the rematch has been laid", code="again")
            return notes.Proposed(what="rematch", by=by, seats=mine)
        if not set(life.people()) - set(mine):
            raise NotNow("there is nobody else to ask", code="alone")
        if message.what == "end":
            return notes.Proposed(what="end", by=by, seats=mine)
        if message.what == "undo":
            return notes.Proposed(what="undo", by=by, seats=mine, step=table.version, count=_back(table, by))
        whom = message.seat
        if whom is None or whom in mine or whom not in life.people():
            raise NotNow("nobody to be replaced sits there", code="no-seat")
        if not set(life.people()) - set(mine) - {whom} and not self.away(whom):
            raise NotNow("its player is here, or was a moment ago", code="not-away")
        return notes.Proposed(what="replace", by=by, seats=mine, seat=whom, kind=STAND_IN)

    def _open(self, number: int) -> None:
        one = self.room.life.proposal
        if one is None or one.number != number or self._lapsed():
            raise NotNow("that is no longer proposed", code="no-proposal")

    def _agree(self, member: Member, number: int) -> notes.Agreed:
        mine = self._persons(member)
        self._open(number)
        return notes.Agreed(number=number, seats=mine)

    def _refuse(self, member: Member, number: int) -> Note:
        mine = self._persons(member)
        self._open(number)
        return notes.Refused(number=number, seat=member.seat if member.seat in mine and member.seat is not None else mine[0])

    async def _carried(self, note: notes.Proposed | notes.Agreed) -> tuple[Sequence[Note], Work | None]:
        """Return a note with what it brings about where all agree by it; both are kept at once or not at all."""
        passed = self.room.life.passes(note)
        if passed is None or passed.what == "replace":
            return [note], None
        if passed.what == "rematch":
            return [note, notes.Again(table=await self._lay())], None
        if passed.what == "end":
            return [note], lambda table: table.abandon()
        return [note], lambda table: table.take_back(passed.count, passed.by, consent=True)

    async def _lay(self) -> str:
        """Make the table of a rematch, everybody one seat further on, unless it is there; return its id."""
        house, life, info = self.room.house, self.room.life, self.room.info
        table = house.keys.rematch(info.id)
        try:
            await house.store.load(table)
        except NoTable:
            seated = self.room.plan["source"] == "seeded"
            secret = secrets.token_bytes(32) if seated else b""
            plan = {
                **self.room.plan,
                "seats": moved(life.kinds),
                "names": moved(life.names) if any(life.names) else [],
                "commitment": commit(secret) if secret else "",
                "predictable": False,
            }
            at = house.clock()
            await house.store.make(Kept(table, at, at, "seating", plan, secret.hex(), None, public=info.public))
        return table

    def again(self, member: Member) -> wire.Rematch | None:
        """Return where a page finds the rematch, with tokens that stand for its own."""
        room, table = self.room, self.room.life.again
        if table is None or not member.links:
            return None
        seats = len(room.life.kinds)
        tokens = (room.house.keys.link(table, moved_link(link, seats)) for link in member.links)
        return wire.Rematch(table=table, tokens=tuple(tokens))

    # -- talk ----------------------------------------------------------------------------------------------------------------

    def _say(self, member: Member, text: str) -> Note:
        if len(self.room.life.talk) >= MAX_TALK:
            raise NotNow("enough has been said at this table", code="said-enough")
        text = clean(text, "text")
        if member.seats:
            return notes.Said(who="seat", seat=member.seat if member.seat in member.seats else member.seats[0], text=text)
        if member.host:
            return notes.Said(who="host", text=text)
        return notes.Said(who="watch", seat=member.number, text=text)


def moved(seats: Sequence[str]) -> list[str]:
    """Return seats moved on by one: who sat second begins."""
    return [*seats[1:], *seats[:1]]


def moved_link(link: str, seats: int) -> str:
    """Return which link of a rematch stands for a link of the game before."""
    kind, _, seat = link.partition(":")
    return f"{kind}:{(int(seat) - 1) % seats}" if seat else kind


def _back(table: Table[Any], by: Seat) -> int:
    """Return how many live steps lead back to a seat's last gesture; a window is taken back whole.

    Raises :class:`NotNow` where there is none, and in an open window: a refusal could tell who has answered.
    """
    if not table.undo_allowed:
        raise NotNow("at this table nothing is taken back", code="undo-off")
    if table.window or len(table.waiting()) > 1:
        raise NotNow("nothing is taken back while answers are secret", code="undo-window")
    steps = table.steps
    found = next((at for at in range(len(steps) - 1, -1, -1) if steps[at].who == by and steps[at].opens), None)
    if found is None:
        raise NotNow("there is nothing to take back", code="undo-nothing")
    while found and steps[found - 1].window:
        found -= 1
    return len(steps) - found
