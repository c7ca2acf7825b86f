"""Servers in processes of their own, and pages that play at them."""

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import ClientSession, ClientTimeout, ClientWebSocketResponse, TCPConnector

SERVE = (
    "import sys; from pathlib import Path; from harena.server.run import Place, serve\n"
    "if __name__ == '__main__': serve(Path(sys.argv[1]), Place(port=0), open_browser=False)"
)
SEATS = 4


class Choice(msgspec.Struct):
    """What is needed of a choice."""

    move: int
    rest: list[int]
    settles: bool


class Question(msgspec.Struct):
    """What is needed of a question."""

    choices: list[Choice]
    suggested: list[int]


class Now(msgspec.Struct):
    """What is needed of how a table stands."""

    step: int
    window: bool
    question: Question | None
    result: dict[str, Any] | None


class Heard(msgspec.Struct):
    """What is needed of a message."""

    type: str
    now: Now | None = None
    code: str = ""
    question: Question | None = None


read = msgspec.json.Decoder(Heard).decode


class Server:
    """A server in a process of its own."""

    def __init__(self, folder: Path, database: str) -> None:
        environment = {**os.environ, "HARENA_DATABASE": database}
        command = [sys.executable, "-c", SERVE, str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        line = self.process.stdout.readline() if self.process.stdout is not None else ""
        link = next((word for word in line.split() if word.startswith("http://")), "")
        if not link:
            raise SystemExit("bench: the server did not start; its own words stand above")
        self.address, _, key = link.partition("#key=")
        self.owner = {"Authorization": f"Bearer {key}"}

    async def figures(self, session: ClientSession) -> dict[str, float]:
        """Return its figures."""
        async with session.get(f"{self.address}metrics", headers=self.owner) as answer:
            lines = [line.rsplit(" ", 1) for line in (await answer.text()).splitlines() if not line.startswith("#")]
        return {name: float(value) for name, value in lines}

    def close(self) -> None:
        """Stop it."""
        with self.process:  # waits, and closes its pipe
            self.process.terminate()


@contextmanager
def serving(count: int, folder: Path, database: str = "") -> Iterator[list[Server]]:
    """Start some servers of one house."""
    servers: list[Server] = []
    try:
        for _ in range(count):
            servers.append(Server(folder, database))  # noqa: PERF401 - those that did start are stopped
        yield servers
    finally:
        for server in servers:
            server.close()


@dataclass(eq=False)
class Page:
    """One socket at one seat."""

    socket: ClientWebSocketResponse
    seat: int | None
    now: Now | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    fault: str = ""
    drafted: int = 0
    draft: Question | None = None

    async def follow(self) -> None:
        """Take in everything that is said."""
        async for message in self.socket:
            heard = read(message.data)
            if heard.type in {"refused", "gone"}:
                self.fault = heard.code
            if heard.type == "draft":
                self.drafted, self.draft = self.drafted + 1, heard.question
            if heard.now is not None:
                self.now = heard.now
            self.changed.set()

    async def until(self, step: int) -> None:
        """Wait until a step has been heard of."""
        while self.now is None or self.now.step < step:
            await self.hear()

    async def gesture(self, at: int, question: Question, chance: random.Random) -> list[int]:
        """Return a whole gesture; one that cannot be picked whole is walked."""
        whole = [[one.move, *one.rest] for one in question.choices if one.settles or one.rest]
        if question.suggested:
            whole.append(question.suggested)
        if whole:
            return chance.choice(whole)
        moves: list[int] = []
        more: Question | None = question
        while more is not None:
            moves.append(chance.choice(more.choices).move)
            before = self.drafted
            await self.socket.send_json({"type": "try", "at": at, "moves": moves})
            while self.drafted == before and not self.fault:
                self.changed.clear()
                await self.changed.wait()
            more = self.draft
        return moves

    async def hear(self) -> None:
        """Wait for a message that tells how the table stands; a page that is refused something ends the run."""
        before = self.now
        while self.now is before:
            if self.fault:
                raise SystemExit(f"bench: a page was refused something or let go: {self.fault}")
            self.changed.clear()
            await self.changed.wait()


@dataclass
class Figures:
    """What a run gave; times in seconds."""

    moves: int = 0
    windows: int = 0
    took: list[float] = field(default_factory=list)


class Game:
    """One table and the pages at its seats, each at one of the servers in turn."""

    def __init__(self, pages: list[Page], seed: int, table: str = "") -> None:
        self.pages = pages
        self.table = table
        self.chance = random.Random(seed)  # noqa: S311 - which move is played is no secret

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return any(page.now is not None and page.now.result is not None for page in self.pages)

    async def move(self, figures: Figures) -> None:
        """Play one gesture; it has taken until the last page has heard of it."""
        asked = [page for page in self.pages if page.now is not None and page.now.question is not None]
        page = self.chance.choice(asked)
        now = page.now
        if now is None or now.question is None:
            raise SystemExit("bench: nobody is asked")
        moves, closes = await page.gesture(now.step, now.question, self.chance), not now.window or len(asked) == 1
        began = time.perf_counter()
        await page.socket.send_json({"type": "commit", "at": now.step, "moves": moves})
        if closes:
            await asyncio.gather(*(one.until(now.step + 1) for one in self.pages))
            figures.took.append(time.perf_counter() - began)
        else:
            await page.hear()
            figures.windows += 1
        figures.moves += 1


async def laid(session: ClientSession, servers: Sequence[Server], seed: int, name: str = "baumeister") -> Game:
    """Make a table and sit down at all its seats."""
    body = {"game": name, "seats": [{"kind": "human"}] * SEATS, "undo": False, "window_min_ms": 0}
    async with session.post(f"{servers[0].address}api/tables", json=body, headers=servers[0].owner) as answer:
        made = await answer.json()
    pages = [await opened(session, servers[seat % len(servers)], made["id"], made["tokens"][seat], seat) for seat in range(SEATS)]
    for page in pages:
        await page.socket.send_json({"type": "ready", "shares": {str(page.seat): f"{seed:032x}"}})
    await asyncio.gather(*(page.until(0) for page in pages))
    return Game(pages, seed, made["id"])


async def opened(session: ClientSession, server: Server, table: str, token: str, seat: int | None) -> Page:
    """Open a page at a seat."""
    socket = await session.ws_connect(f"{server.address}api/tables/{table}/socket", max_msg_size=0)
    await socket.send_json({"type": "hello", "tokens": [token], "seat": seat})
    page = Page(socket, seat)
    FOLLOWING.add(asyncio.create_task(page.follow()))
    await page.changed.wait()
    return page


FOLLOWING: set["asyncio.Task[None]"] = set()


@asynccontextmanager
async def visiting() -> AsyncIterator[ClientSession]:
    """Give a session without limits, and end all that follows."""
    async with ClientSession(connector=TCPConnector(limit=0), timeout=ClientTimeout(total=None)) as session:
        try:
            yield session
        finally:
            for task in FOLLOWING:
                task.cancel()
            await asyncio.gather(*FOLLOWING, return_exceptions=True)
            FOLLOWING.clear()
