import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, web
from aiohttp.test_utils import TestServer

from harena.core.ids import Move
from harena.server.app import make_app
from harena.server.keys import Keys, load_keys
from harena.server.members import House as HouseOf
from harena.server.rooms import Rooms
from harena.server.store import Store, now
from harena.server.workers import Answer, Job, Workers, ask

Message = dict[str, Any]


class HereWorkers(Workers):
    """Bots in this very process, so that a test need not wait for another to start."""

    def __init__(self, work: Callable[[Job], Answer] = ask) -> None:
        super().__init__(1, work)
        self._work = work

    async def ask(self, job: Job) -> Answer:
        return await asyncio.to_thread(self._work, job)

    def warm(self) -> None:
        """Start nothing."""


class Page:
    """What a page does: it holds tokens, hears everything, and answers."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.now: Message = {}
        self._number = 0

    async def say(self, kind: str, /, **fields: Any) -> int:
        self._number += 1
        await self.socket.send_json({"type": kind, "id": self._number, **fields})
        return self._number

    async def hear(self, *kinds: str) -> Message:
        """Return the next message of one of the kinds."""
        while True:
            message = await asyncio.wait_for(self.socket.receive(), 20)
            assert message.type.name == "TEXT", f"{message} instead of {kinds}; the last was {self.heard[-1:]}"
            heard: Message = json.loads(message.data)
            self.heard.append(heard)
            self.now = heard.get("now", self.now)
            if heard["type"] in kinds:
                return heard

    async def silent(self, seconds: float = 0.3) -> bool:
        """Return whether nothing is heard for a while."""
        try:
            message = await asyncio.wait_for(self.socket.receive(), seconds)
        except TimeoutError:
            return True
        self.heard.append(json.loads(message.data))
        return False

    async def ask(self, kind: str, /, **fields: Any) -> Message:
        """Say something and return its answer."""
        number = await self.say(kind, **fields)
        while True:
            heard = await self.hear("done", "refused", "draft", "past", "sync", "links")
            if heard["id"] == number:
                return heard

    async def commit(self, choice: int = -1) -> Message:
        """Play one of the choices."""
        chosen = self.now["question"]["choices"][choice]
        return await self.ask("commit", at=self.now["step"], moves=[chosen["move"], *chosen["rest"]])

    async def gesture(self, choice: int = 0) -> Message:
        """Play one of the choices, and the first of each further step that it needs."""
        moves = [self.now["question"]["choices"][choice]["move"]]
        while (draft := await self.ask("try", at=self.now["step"], moves=moves))["question"]:
            moves.append(draft["question"]["choices"][0]["move"])
        return await self.ask("commit", at=self.now["step"], moves=moves)

    async def until(self, kind: str, holds: Callable[[Message], Any]) -> Message:
        """Return the next message of a kind for which something holds."""
        while not holds(heard := await self.hear(kind)):
            pass
        return heard

    async def until_asked(self) -> Message:
        """Wait until the seat is asked or the game is over."""
        while not (self.now.get("question") or self.now.get("result")):
            await self.hear("news", "sync")
        return self.now


class House:
    """A server of a test, and its pages."""

    def __init__(self, session: ClientSession, server: TestServer, rooms: Rooms, keys: Keys) -> None:
        self.session = session
        self.server = server
        self.rooms = rooms
        self.keys = keys
        self.pages: list[Page] = []
        self.owner = {"Authorization": f"Bearer {keys.house}"}

    def url(self, path: str) -> str:
        return str(self.server.make_url(path))

    def link(self, table: str, link: str, generation: int = 0) -> str:
        return self.keys.link(table, link, generation)

    async def make(self, *seats: str, game: str = "baumeister", **fields: Any) -> Message:
        body = {"game": game, "seats": [{"kind": seat} for seat in seats], **fields}
        async with self.session.post(self.url("/api/tables"), json=body, headers=self.owner) as answer:
            assert answer.status == 201, await answer.text()
            made: Message = await answer.json()
            return made

    async def page(self, table: str, tokens: list[str], seat: int | None = None, **fields: Any) -> Page:
        """Open a page that has said hello."""
        page = Page(await self.session.ws_connect(self.url(f"/api/tables/{table}/socket")))
        self.pages.append(page)
        await page.say("hello", tokens=tokens, seat=seat, **fields)
        return page

    async def sit(self, *seats: str, **fields: Any) -> tuple[str, list[Page]]:
        """Make a table, and a page for each human seat that has sat down."""
        made = await self.make(*seats, **fields)
        pages = []
        people = [seat for seat, token in enumerate(made["tokens"]) if token]
        for seat in people:
            page = await self.page(made["id"], [made["tokens"][seat]], seat)
            await page.hear("seating")
            await page.say("ready", shares={str(seat): secrets.token_hex(16)})
            pages.append(page)
        for page in pages:
            await page.hear("sync")
        return made["id"], pages


Opened = Callable[..., AbstractAsyncContextManager[House]]


@pytest.fixture
def open_house(tmp_path: Path) -> Opened:
    """Give the function that opens the house of this test; opened again, it has the same tables."""

    @asynccontextmanager
    async def opened(
        work: Callable[[Job], Answer] = ask,
        where: Path | str = tmp_path / "house.sqlite",
        *,
        public: bool = False,
        clock: Callable[[], int] = now,
    ) -> AsyncIterator[House]:
        (tmp_path / "client").mkdir(exist_ok=True)
        store, workers = Store(where), HereWorkers(work)
        keys = load_keys(tmp_path)
        rooms = Rooms(HouseOf(store, keys, workers, public=public, clock=clock))
        server = TestServer(make_app(rooms, client=tmp_path / "client"), host="127.0.0.1")
        await server.start_server()
        try:
            async with ClientSession() as session:
                house = House(session, server, rooms, keys)
                try:
                    yield house
                finally:
                    for page in house.pages:  # one that is left open complains whenever it happens to be collected
                        await page.socket.close()
        finally:
            await rooms.close()
            await server.close()
            workers.close()
            store.close()

    return opened


@pytest.fixture
async def house(open_house: Opened) -> AsyncIterator[House]:
    async with open_house() as house:
        yield house


def first_moves(page: Page) -> list[Move]:
    return [choice["move"] for choice in page.now["question"]["choices"]]


__all__ = ["House", "Opened", "Page", "web"]
