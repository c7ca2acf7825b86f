"""A page's connection: checked messages in, sized and paced; built messages out, in order."""

import asyncio
import contextlib
import logging
from typing import Final

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from harena.core.errors import HarenaError, Unreadable
from harena.server import door, wire
from harena.server.limits import Pace
from harena.server.members import Member
from harena.server.room import Room
from harena.server.rooms import Rooms
from harena.server.store import NoTable

MAX_MESSAGE: Final = 16 << 10  # bytes; the longest gesture fits
MAX_SOCKETS: Final = 2000
MAX_WAITING: Final = 400  # messages a page may be behind before it must come back anew
HEARTBEAT: Final = 20.0  # seconds
PATIENCE: Final = 20.0  # seconds for the first message

LOG: Final = logging.getLogger(__name__)

_read = msgspec.json.Decoder(wire.FromPage)
_write = msgspec.json.Encoder()


class Connection:
    """One open socket and what is still to be sent through it."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_WAITING)
        self._behind = False

    def send(self, message: wire.FromServer) -> None:
        """Have a message sent after those before it; a page that is too far behind is let go and may come back."""
        self._put(_write.encode(message))
        if isinstance(message, wire.Gone):
            self._put(None)

    def _put(self, data: bytes | None) -> None:
        try:
            self._waiting.put_nowait(data)
        except asyncio.QueueFull:
            self._behind = True

    async def run(self) -> None:
        """Send until the last word or until the page has gone."""
        with contextlib.suppress(ConnectionError):
            while not self._behind and (data := await self._waiting.get()) is not None:
                await self._socket.send_str(data.decode())
        await self._socket.close(code=WSCloseCode.TRY_AGAIN_LATER if self._behind else WSCloseCode.OK)


async def serve(request: web.Request, rooms: Rooms) -> web.WebSocketResponse:
    """Serve one page at one table until it goes."""
    socket = web.WebSocketResponse(max_msg_size=MAX_MESSAGE, heartbeat=HEARTBEAT, compress=False)
    await socket.prepare(request)
    connection = Connection(socket)
    sender = asyncio.create_task(connection.run())
    try:
        await _greet(socket, connection, rooms, request.match_info["table"])
    finally:
        connection.send(wire.Gone(code="closed"))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(sender, 2)
    return socket


async def _greet(socket: web.WebSocketResponse, connection: Connection, rooms: Rooms, table: str) -> None:
    """Wait for the first message, then let the page in."""
    try:
        async with asyncio.timeout(PATIENCE):
            hello = await _next(socket)
    except TimeoutError:
        connection.send(wire.Gone(code="silent"))
        return
    except msgspec.MsgspecError as fault:
        connection.send(_unreadable(fault))
        connection.send(wire.Gone(code="unreadable"))
        return
    if hello is None:
        return
    if not isinstance(hello, wire.Hello):
        connection.send(wire.Gone(code="hello-first"))
        return
    try:
        async with rooms.hold(table) as room:
            await _sit(socket, connection, room, hello)
    except NoTable:
        connection.send(wire.Gone(code="no-table"))
    except HarenaError as fault:
        LOG.warning("cannot be opened: %s", fault.text, extra={"table": table})
        connection.send(wire.Gone(code="unreadable" if isinstance(fault, Unreadable) else "unwritten"))


async def _sit(socket: web.WebSocketResponse, connection: Connection, room: Room, hello: wire.Hello) -> None:
    member = await asyncio.shield(room.join(connection.send, hello))
    if member is None:
        return
    pace = Pace()
    try:
        while True:
            message: wire.FromPage | msgspec.MsgspecError | None
            try:
                message = await _next(socket)
            except msgspec.MsgspecError as fault:
                message = fault
            if message is None:
                return
            if (pause := pace.wait()) > 0:
                await asyncio.sleep(pause)  # what it sends meanwhile waits at its own end
            if isinstance(message, msgspec.MsgspecError):
                connection.send(_unreadable(message))
            elif isinstance(message, wire.Hello):
                connection.send(wire.Refused(id=message.id, step=0, code="hello-twice", rule="", facts={}))
            else:
                await asyncio.shield(_answer(room, member, message))
    finally:
        room.leave(member)


async def _answer(room: Room, member: Member, message: wire.Ask) -> None:
    """Let the room hear a message, to its end even when the page goes meanwhile."""
    try:
        await room.hear(member, message)
    except HarenaError as fault:
        step = room.table.version if room.table is not None else 0
        member.send(door.refused(fault, message.id, step))


async def _next(socket: web.WebSocketResponse) -> wire.FromPage | None:
    """Return the next message, None when the page has gone; raises where it is none."""
    message = await socket.receive()
    if message.type is WSMsgType.TEXT:
        return _read.decode(message.data)
    if message.type is WSMsgType.BINARY:
        raise msgspec.DecodeError("messages are text")
    return None


def _unreadable(fault: Exception) -> wire.Refused:
    return wire.Refused(id=0, step=0, code="unreadable", rule="", facts={"why": str(fault)[:200]})
