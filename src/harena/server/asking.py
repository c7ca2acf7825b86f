"""What a page asks of a game in play: to look, to try, to play, to take back, to end it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from harena.core.errors import NotNow, NotYours, Stale
from harena.core.ids import Seat
from harena.core.table import Table
from harena.server import clock, door, wire
from harena.server.members import Member

if TYPE_CHECKING:
    from harena.server.room import Room

Work = Callable[[Table[Any]], None]


async def hear(room: "Room", member: Member, message: wire.Ask) -> None:
    """Do what a page asks, and answer it; raises whatever refuses it, and then nothing has changed."""
    table = room.playing()
    match message:
        case wire.Look(seat=seat):
            if seat is not None and seat not in member.looks:
                raise NotYours("that is not your seat")
            member.seat = seat
            member.send(room.crier.sync(member, message.id))
        case wire.Since(step=step):
            fresh = room.crier.herald.since(step)
            member.send(room.crier.sync(member, message.id) if fresh is None else room.crier.news(member, fresh))
        case wire.History(first=first, count=count):
            total, frames = room.crier.herald.history(first, count, member.seat)
            member.send(wire.Past(id=message.id, first=first, total=total, frames=frames))
        case wire.Try():
            member.send(_draft(table, member, message))
        case wire.Why():
            member.send(_why(table, member, message))
        case wire.Order(key=key, value=value):
            seat = own(member)
            while not await room.once(seat, None, [room.orders.meant(room.playing(), seat, key, value)]):
                room.crier.announce()
            member.send(wire.Done(id=message.id, step=table.version))
            room.wake()
        case _:
            await room.change(member.seat, _work(room, member, message))
            member.send(wire.Done(id=message.id, step=room.playing().version))


def own(member: Member) -> Seat:
    """Return the seat that a page decides for; raises :class:`NotYours` where it only looks."""
    if member.seat is None or member.seat not in member.seats:
        raise NotYours("a spectator decides nothing", code="spectator")
    return member.seat


def _at(table: Table[Any], at: int) -> None:
    if at != table.version:
        raise Stale("the table has moved on", facts={"now": table.version, "then": at})


def _draft(table: Table[Any], member: Member, message: wire.Try) -> wire.Draft:
    _at(table, message.at)
    seat = own(member)
    draft = table.draft(seat, message.moves)
    more = None if message.moves and table.rules.settled(draft) else door.question(table.rules, draft, seat)
    return wire.Draft(id=message.id, moves=tuple(message.moves), view=table.rules.view(draft, seat), question=more)


def _why(table: Table[Any], member: Member, message: wire.Why) -> wire.Refused:
    _at(table, message.at)
    seat = own(member)
    draft = table.draft(seat, message.moves)
    if seat not in table.rules.waiting(draft):
        raise NotYours("it is not this seat's turn", code="not-your-turn")
    reason = table.rules.point(draft, seat, message.target)
    if reason is None:
        raise NotNow("that is a place to touch", code="no-reason")
    facts = door.facts_of(reason.facts)
    return wire.Refused(id=message.id, step=table.version, code=reason.code, rule=reason.rule, facts=facts)


def _work(room: "Room", member: Member, message: wire.Ask) -> Work:
    seat = own(member)
    match message:
        case wire.Commit(at=at, moves=moves):
            return lambda table: table.act(seat, moves, at)
        case wire.Undo(at=at):
            return lambda table: _undo(room, table, seat, at)
        case wire.Redo(at=at):
            return lambda table: table.redo(seat, at)
        case wire.Enter(at=at, outcome=outcome):
            return lambda table: table.enter(outcome, at)
        case wire.Abandon(at=at):
            return lambda table: _abandon(room, table, member, at)
        case _:
            raise NotNow("nobody waits for that", code="not-now")


def _undo(room: "Room", table: Table[Any], seat: Seat, at: int) -> None:
    """Take back one's last gesture, while the time for it has not run out."""
    count = table.undoable(seat)
    if room.due() is not None and isinstance(count, int):
        since = clock.opened(table.lines, room.ats, room.began, count)
        if room.house.clock() >= since + 1000 * room.info.clock_s:
            raise NotNow("the time for that decision has run out", code="undo-clock")
    table.undo(seat, at)


def _abandon(room: "Room", table: Table[Any], member: Member, at: int) -> None:
    _at(table, at)
    if set(room.life.people()) - set(member.seats):
        raise NotNow("that ends the game for others too", code="consent")
    table.abandon()
