"""The server is killed again and again in the middle of a game: nothing is lost and nothing doubled."""

import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientError, ClientSession
from tests.serving import START, said

from harena.replay.verify import verify

KILLS = 10


@contextmanager
def running(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """Start a server; give it, its address and the key of its house."""
    with subprocess.Popen([sys.executable, "-c", START, str(folder), "0"], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield server, *said(server.stdout.readline())
        finally:
            server.kill()


class Player:
    """One page that plays, and knows what it was told had been done."""

    def __init__(self) -> None:
        self.accepted = 0  # the step of the last answer or news
        self.log: list[dict[str, Any]] = []

    async def play(self, session: ClientSession, address: str, table: str, token: str, until: float) -> dict[str, Any] | None:
        """Play until a moment, or to the end; return the result when the game is over."""
        async with session.ws_connect(f"{address}api/tables/{table}/socket") as socket:
            await socket.send_json({"type": "hello", "tokens": [token], "seat": 0})
            async for message in socket:
                heard = json.loads(message.data)
                if heard["type"] == "seating":
                    await socket.send_json({"type": "ready", "shares": {"0": "5a" * 16}})
                now = heard.get("now")
                if now is None:
                    continue
                assert now["step"] >= self.accepted, "something that had been told is gone"
                self.accepted = now["step"]
                if heard["type"] == "sync":
                    assert heard["log"][: len(self.log)] == self.log
                    self.log = heard["log"]
                else:
                    self.log += [entry for frame in heard["frames"] for entry in frame["told"]]
                if now["result"]:
                    return dict(now["result"])
                if time.monotonic() > until:
                    return None
                if now["question"]:
                    choice = now["question"]["choices"][0]
                    moves = [choice["move"], *choice["rest"]]
                    await socket.send_json({"type": "commit", "at": now["step"], "moves": moves})
        return None


@pytest.mark.parametrize("seed", [1])
async def test_ten_kills_lose_and_double_nothing(tmp_path: Path, seed: int) -> None:
    moments = random.Random(seed)
    player, table, token, result = Player(), "", "", None
    async with ClientSession() as session:
        for _ in range(KILLS):
            with running(tmp_path) as (server, address, key):
                owner = {"Authorization": f"Bearer {key}"}
                if not table:
                    seats = [{"kind": "human"}, {"kind": "bot:random"}, {"kind": "bot:random"}]
                    body = {"game": "baumeister", "seats": seats, "undo": False}
                    async with session.post(f"{address}api/tables", json=body, headers=owner) as answer:
                        made = await answer.json()
                    table, token = made["id"], made["tokens"][0]
                try:
                    stop = time.monotonic() + moments.uniform(0.05, 0.6)
                    result = result or await player.play(session, address, table, token, stop)
                    server.send_signal(signal.SIGKILL)
                    server.wait()
                except ClientError:
                    pass
        with running(tmp_path) as (_, address, key):
            result = result or await player.play(session, address, table, token, time.monotonic() + 120)
            async with session.get(f"{address}api/tables/{table}/record", headers={"Authorization": f"Bearer {key}"}) as answer:
                verdict = verify(await answer.read(), "record", fairness=True)
    assert result is not None
    assert list(verdict.scores) == result["scores"]
    assert verdict.steps == player.accepted - 1
