"""A small typed client: makes tables, sits down at one, hears and asks, and lets a program play a seat.

``python -m harena.client LINK`` sits a player down at a seat's link who chooses at random.
"""

import asyncio
import contextlib
import random
import secrets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
import msgspec

from harena.core.errors import HarenaError
from harena.server import forms, wire

PATIENCE: Final = 20.0  # seconds for an answer
PAUSES: Final = (0.2, 1.0, 3.0, 10.0)  # seconds before coming back after a lost line, again and again
FINAL: Final = frozenset({"deleted", "no-table", "no-seat", "link-only", "unreadable"})

Answer = wire.Done | wire.Draft | wire.Past | wire.Links | wire.Sync
Chooser = Callable[["Line", wire.Question], Awaitable[Sequence[int]]]
"""Chooses a whole gesture for what a seat is asked; it may ask the line what could follow."""

_read = msgspec.json.Decoder(wire.FromServer)
_write = msgspec.json.Encoder().encode


class Refusal(HarenaError):
    """The server has refused something; the code says why."""

    code = "refused"


class Lost(HarenaError):
    """The line has ended; the code is the server's last word, or ``lost``."""

    code = "lost"


class Line:
    """One page's place at a table: what it has heard last, and how it asks."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._number = 0
        self.info: wire.TableInfo | None = None
        self.now: wire.Now | None = None
        self.people: wire.People | None = None
        self.yours: tuple[int, ...] = ()
        self.seat: int | None = None

    async def say(self, message: wire.Ask) -> int:
        """Send a message; return the number that its answer will carry."""
        self._number += 1
        await self._socket.send_str(_write(msgspec.structs.replace(message, id=self._number)).decode())
        return self._number

    async def hear(self) -> wire.FromServer:
        """Return the next message; raises :class:`Lost` when the line has ended."""
        try:
            message = await self._socket.receive()
        except aiohttp.ClientError as fault:
            raise Lost(str(fault)) from None
        if message.type is not aiohttp.WSMsgType.TEXT:
            raise Lost("the line has ended")
        heard = _read.decode(message.data)
        match heard:
            case wire.Gone(code=code):
                raise Lost("the table has let this page go", code=code)
            case wire.Seating():
                self.info, self.yours, self.people = heard.info, heard.yours, heard.people
            case wire.Sync():
                self.info, self.yours, self.people = heard.info, heard.yours, heard.people
                self.now, self.seat = heard.now, heard.seat
            case wire.News():
                self.now = heard.now
            case wire.Around():
                self.people = heard.people
            case _:
                pass
        return heard

    async def ask(self, message: wire.Ask) -> Answer:
        """Send a message and return its answer; raises :class:`Refusal` or :class:`Lost`."""
        number = await self.say(message)
        async with asyncio.timeout(PATIENCE):
            while True:
                heard = await self.hear()
                if isinstance(heard, wire.Refused) and heard.id == number:
                    raise Refusal("the table refuses it", code=heard.code, rule=heard.rule)
                if isinstance(heard, Answer) and heard.id == number:
                    return heard

    async def ready(self) -> None:
        """Sit down at all seats of this page."""
        await self.say(wire.Ready(shares={str(seat): secrets.token_hex(16) for seat in self.yours}))

    async def begun(self) -> None:
        """Wait until everybody has sat down."""
        while self.now is None:
            await self.hear()

    async def play(self, choose: Chooser) -> wire.Result:
        """Play the seat looked as to the end of the game; raises :class:`Lost`."""
        while self.now is None or self.now.result is None:
            if self.now is None or self.now.question is None:
                heard = await self.hear()
                if isinstance(heard, wire.Seating) and set(heard.yours) & set(heard.missing):
                    await self.ready()
                continue
            at, moves = self.now.step, list(await choose(self, self.now.question))
            with contextlib.suppress(Refusal):  # somebody was quicker, or took something back: it is asked anew
                await self.ask(wire.Commit(at=at, moves=moves))
        return self.now.result


class House:
    """A server, by its address; ``key`` is needed where only its owner makes tables."""

    def __init__(self, session: aiohttp.ClientSession, address: str, key: str = "") -> None:
        self._session = session
        self._address = address.rstrip("/")
        self._key = key

    async def _ask(self, method: str, path: str, body: Any = None, key: str = "") -> bytes:  # noqa: ANN401 - any message
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        data = None if body is None else _write(body)
        if data is not None:
            headers["Content-Type"] = "application/json"
        async with self._session.request(method, self._address + path, data=data, headers=headers) as answer:
            got = await answer.read()
        if answer.status >= 400:
            with contextlib.suppress(msgspec.MsgspecError):
                fault = msgspec.json.decode(got, type=forms.Fault)
                raise Refusal(fault.text, code=fault.code, rule=fault.rule)
            raise Refusal(f"the server answers {answer.status}")
        return got

    async def info(self) -> forms.HouseInfo:
        """Return what the house offers."""
        return msgspec.json.decode(await self._ask("GET", "/api/house"), type=forms.HouseInfo)

    async def make(self, table: forms.NewTable) -> forms.TableKeys:
        """Make a table; return its links."""
        return msgspec.json.decode(await self._ask("POST", "/api/tables", table, self._key), type=forms.TableKeys)

    async def lobby(self) -> list[forms.TableLine]:
        """Return the public tables."""
        return msgspec.json.decode(await self._ask("GET", "/api/lobby"), type=list[forms.TableLine])

    async def record(self, table: str, token: str = "") -> bytes:
        """Return the record of a game that is over."""
        return await self._ask("GET", f"/api/tables/{table}/record", key=token)

    @contextlib.asynccontextmanager
    async def join(self, table: str, tokens: Sequence[str] = (), seat: int | None = None) -> AsyncIterator[Line]:
        """Sit down at a table with one's tokens, looking as a seat, or as the only one; raises :class:`Lost`."""
        try:
            socket = await self._session.ws_connect(f"{self._address}/api/tables/{table}/socket")
        except aiohttp.ClientError as fault:
            raise Lost(str(fault)) from None
        async with socket:
            line = Line(socket)
            await line.say(wire.Hello(tokens=list(tokens), seat=seat))
            await line.hear()
            if seat is None and len(line.yours) == 1 and line.now is not None:
                await line.ask(wire.Look(seat=line.yours[0]))
            yield line

    async def play(self, table: str, token: str, choose: Chooser) -> wire.Result:
        """Play the seat of a token to the end, coming back when the line is lost; raises :class:`Lost` where that is in vain."""
        lost = 0
        while True:
            try:
                async with self.join(table, [token]) as line:
                    lost = 0
                    return await _seated(line, choose)
            except (Lost, aiohttp.ClientError, TimeoutError) as fault:
                if isinstance(fault, Lost) and fault.code in FINAL:
                    raise
                await asyncio.sleep(PAUSES[min(lost, len(PAUSES) - 1)])
                lost += 1


async def _seated(line: Line, choose: Chooser) -> wire.Result:
    if not line.yours:
        raise Lost("this link is no seat's", code="no-seat")
    if line.now is None:
        await line.ready()
        await line.begun()
        await line.ask(wire.Look(seat=line.yours[0]))
    return await line.play(choose)


def at_random(rng: random.Random) -> Chooser:
    """Return a player who takes every small step at random."""

    async def choose(line: Line, question: wire.Question) -> Sequence[int]:
        moves: list[int] = []
        at = line.now.step if line.now is not None else 0
        asked: wire.Question | None = question
        while asked is not None:
            moves.append(rng.choice(asked.choices).move)
            draft = await line.ask(wire.Try(at=at, moves=moves))
            asked = draft.question if isinstance(draft, wire.Draft) else None
        return moves

    return choose


async def _main(link: str) -> None:
    parts = urlsplit(link)
    table = parts.path.rpartition("/")[2]
    async with aiohttp.ClientSession() as session:
        house = House(session, f"{parts.scheme}://{parts.netloc}")
        result = await house.play(table, parts.fragment, at_random(random.Random()))  # noqa: S311 - a player, not a secret
    print(f"ranks {list(result.ranks)}, scores {list(result.scores)}")  # noqa: T201 - a program's answer


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: python -m harena.client LINK (http://.../t/TABLE#TOKEN)")
    try:
        asyncio.run(_main(sys.argv[1]))
    except HarenaError as fault:
        raise SystemExit(f"harena.client: {fault.text} ({fault.code})") from None
