"""The server is killed at every stage of accepting a move, under load: no accepted move is lost and none is doubled."""

import asyncio
import json
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientError, ClientSession
from tests import killing
from tests.serving import Served, said

from harena.core.record import read_record
from harena.replay.player import replay
from harena.replay.verify import verify

pytestmark = pytest.mark.walks

Tables = tuple[tuple[str, ...], ...]

PEOPLE: Tables = (("human", "human"), ("human", "human"))
BOTS: Tables = (("human", "human", "human"), ("human", "human"), ("human", "bot:random"))  # whose processes take long to start
PASSES = 40


class House:
    """The house that is killed, and how one gets at it."""

    def __init__(self, folder: Path, where: Path | str, session: ClientSession) -> None:
        self.folder = folder
        self.environment = {"HARENA_DATABASE": where if isinstance(where, str) else ""}
        self.session = session
        self.address = ""
        self.key = ""

    @asynccontextmanager
    async def running(self, stage: str, passes: int) -> AsyncIterator[Served]:
        """Start a server that dies at a stage."""
        given = [str(self.folder), stage, str(passes)]
        with Served("from tests import killing; killing.main()", given, self.environment) as server:
            try:
                self.address, self.key = said(await asyncio.to_thread(server.stdout.readline))
                yield server
            finally:
                server.kill()

    async def ask(self, method: str, path: str, **given: Any) -> bytes:
        headers = {"Authorization": f"Bearer {self.key}"}
        async with self.session.request(method, f"{self.address}api/tables{path}", headers=headers, **given) as answer:
            assert answer.status in {200, 201}, await answer.text()
            return await answer.read()


class Player:
    """One page that plays, and knows what it was told had been done."""

    def __init__(self, house: House, table: str, seat: int, token: str) -> None:
        self.house, self.table, self.seat, self.token = house, table, seat, token
        self.heard = 0  # the step of the last answer or news
        self.log: list[dict[str, Any]] = []
        self.sent: list[tuple[int, str]] = []  # after which step, and what was played
        self.done: list[tuple[int, str]] = []
        self.result: dict[str, Any] | None = None

    async def play(self) -> None:
        """Play until the game is over or the server dies."""
        url = f"{self.house.address}api/tables/{self.table}/socket"
        with suppress(ClientError, ConnectionError):
            async with self.house.session.ws_connect(url) as socket:
                await socket.send_json({"type": "hello", "tokens": [self.token], "seat": self.seat})
                async for message in socket:
                    answer = self.hear(json.loads(message.data))
                    if answer is not None:
                        await socket.send_json(answer)
                    if self.result is not None:
                        return

    def hear(self, heard: dict[str, Any]) -> dict[str, Any] | None:
        """Take one message; return what is said to it."""
        if heard["type"] == "seating" and self.seat in heard["missing"]:
            return {"type": "ready", "shares": {str(self.seat): "5a" * 16}}
        if heard["type"] == "done":
            self.done.append(self.sent[heard["id"] - 1])
        now = heard.get("now")
        if now is None:
            return None
        assert now["step"] >= self.heard, "something that had been told is gone"
        self.heard = now["step"]
        if heard["type"] == "sync":
            assert heard["log"][: len(self.log)] == self.log
            self.log = heard["log"]
        else:
            self.log += [entry for frame in heard["frames"] for entry in frame["told"]]
        self.result = now["result"]
        if self.result is not None or not now["question"]:
            return None
        choice = now["question"]["choices"][0]
        if self.sent[-1:] == [(now["step"], choice["notation"])] and heard["type"] != "sync":
            return None  # asked already; in a window the step stands still
        self.sent.append((now["step"], choice["notation"]))
        return {"type": "commit", "id": len(self.sent), "at": now["step"], "moves": [choice["move"], *choice["rest"]]}


async def sit(house: House, seats: tuple[str, ...]) -> list[Player]:
    """Make a table; return a player for every person."""
    body = {"game": "baumeister", "seats": [{"kind": kind} for kind in seats], "undo": False, "options": {"slots": 4}}
    made = json.loads(await house.ask("POST", "", json={**body, "window_min_ms": 0}))
    return [Player(house, made["id"], seat, token) for seat, token in enumerate(made["tokens"]) if token]


async def check(player: Player) -> None:
    """Hold what a player was told against the record."""
    data = await player.house.ask("GET", f"/{player.table}/record")
    verdict = verify(data, "record", fairness=True)
    assert player.result is not None
    assert list(verdict.scores) == player.result["scores"]
    record = read_record(data, "record")
    lines, steps = record.lines, replay(record, "record").steps
    assert len(lines) == player.heard
    assert len(player.done) <= sum(step.who == player.seat and step.opens for step in steps) <= len(player.sent)
    mine = [(number, line["m"]) for number, line in enumerate(lines) if line.get("s") == player.seat]
    kept = iter(mine)
    for at, text in player.done:  # each where it was made, or behind others of its window, and each but once
        assert any(line[0] >= at and line[1] == text for line in kept), f"{text} after {at} is lost"


async def killed(folder: Path, where: Path | str, kills: int, tables: Tables) -> None:
    chance = random.Random(kills)
    async with ClientSession() as session:
        house = House(folder, where, session)
        players: list[Player] = []
        for stage in islice(cycle(killing.STAGES), kills):
            async with house.running(stage, chance.randint(2, PASSES)) as server:
                with suppress(ClientError):  # it may die before anybody plays
                    over = [one for one in players if one.result is not None]
                    for one in over:
                        await check(one)
                    players = [one for one in players if one.result is None]
                    while len({one.table for one in players}) < len(tables):
                        players += await sit(house, tables[len({one.table for one in players})])
                    while server.poll() is None:
                        await asyncio.gather(*(one.play() for one in players))
                        if all(one.result is not None for one in players):
                            players = [one for seats in tables for one in await sit(house, seats)]
                assert await asyncio.to_thread(server.wait) == -signal.SIGKILL, f"{stage} was not reached"
        async with house.running("none", 0):
            await asyncio.gather(*(one.play() for one in players))
            for one in players:
                await check(one)


async def test_ten_kills_lose_and_double_nothing(tmp_path: Path, where: Path | str) -> None:
    await killed(tmp_path, where, 10, PEOPLE)


@pytest.mark.slow
async def test_two_hundred_kills_lose_and_double_nothing(tmp_path: Path, where: Path | str) -> None:
    await killed(tmp_path, where, 200, BOTS)
