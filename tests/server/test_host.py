"""What a host can ask of a server: whether it is well, figures, and lines of what went on."""

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from harena.server.logs import Lines
from harena.server.store import Unstored

House = Any

SERVE = (
    "import sys; from pathlib import Path; from harena.server.run import Place, serve\n"
    "if __name__ == '__main__': serve(Path(sys.argv[1]), Place(port=0, public=True), open_browser=False)"
)


async def figures(house: House) -> dict[str, float]:
    async with house.session.get(house.url("/metrics"), headers=house.owner) as answer:
        assert answer.status == 200
        assert answer.content_type == "text/plain"
        lines = [line.rsplit(" ", 1) for line in (await answer.text()).splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


async def test_it_is_well_while_the_store_answers(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house.session.get(house.url("/health")) as answer:
        assert (answer.status, await answer.text()) == (200, "ok\n")

    def fails() -> None:
        raise Unstored("the disk is gone")

    monkeypatch.setattr(house.rooms.house.store, "_look", fails)
    async with house.session.get(house.url("/health")) as answer:
        assert answer.status == 503
        assert "disk" not in await answer.text()


async def test_figures_follow_what_happens(house: House) -> None:
    before = await figures(house)
    assert (before["harena_rooms"], before["harena_pages"], before["harena_kept_seconds_count"]) == (0, 0, 0)
    _, (page,) = await house.sit("human", "bot:greedy")
    await page.until_asked()
    during = await figures(house)
    assert (during["harena_rooms"], during["harena_pages"]) == (1, 1)
    assert during["harena_kept_seconds_count"] > 0
    assert during["harena_kept_seconds_sum"] > 0
    assert during["harena_groups_total"] > 0
    assert during["process_resident_memory_bytes"] > 0
    assert (during["harena_unkept_total"], during["harena_stale_total"]) == (0, 0)
    store = house.rooms.house.store
    with pytest.raises(Exception, match="moved"):
        await store.append((await store.latest(1))[0].id, 99, [{"m": "a"}])
    assert (await figures(house))["harena_stale_total"] == 1
    house.rooms.house.failures["somewhere"] = 3
    store.counts.groups += 1000  # a group holds one change or more, so here there may be as many of both
    after = await figures(house)
    assert (after["harena_bot_failures_total"], after["harena_groups_total"]) == (3, store.counts.groups)
    assert after["harena_groups_total"] > 1000
    await page.socket.close()
    for _ in range(500):
        if not (await figures(house))["harena_pages"]:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the page that has gone is still counted")


async def test_figures_are_for_the_host_alone(open_house: Any) -> None:
    """One that grew while a window is open would tell that somebody has answered."""
    for public in (False, True):
        async with open_house(public=public) as house:
            async with house.session.get(house.url("/metrics"), headers=house.owner) as answer:
                assert answer.status == 200
            token = house.keys.link("any", "host", 0)
            for headers in ({}, {"Authorization": f"Bearer {token}"}, {"Authorization": house.keys.house}):
                async with house.session.get(house.url("/metrics"), headers=headers) as answer:
                    assert answer.status == 401
                    assert "harena_" not in await answer.text()


def test_a_line_says_when_how_grave_and_of_which_table() -> None:
    try:
        int("no")
    except ValueError:
        fault = sys.exc_info()
    record = logging.LogRecord("harena.a", logging.WARNING, "a.py", 1, "it is %s\nbad", ("so",), fault)
    record.table = "T1"
    line = Lines().format(record)
    assert "\n" not in line
    said = json.loads(line)
    assert (said["level"], said["from"], said["text"], said["table"]) == ("warning", "harena.a", "it is so\nbad", "T1")
    assert said["at"].endswith("+00:00")
    assert "ValueError: invalid" in said["trace"]


async def test_a_server_that_is_stopped_tells_its_pages_and_its_lines_hold_no_secret(tmp_path: Path) -> None:
    environment = {**os.environ, "HARENA_DATABASE": ""}
    command = [sys.executable, "-c", SERVE, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as server:  # noqa: ASYNC220 - quick
        try:
            assert server.stdout is not None
            line = await asyncio.to_thread(server.stdout.readline)
            address = next(word for word in line.split() if word.startswith("http://")).rstrip(",")
            async with ClientSession() as session:
                body = {"game": "baumeister", "seats": [{"kind": "human"}, {"kind": "bot:greedy"}]}
                async with session.post(f"{address}api/tables", json=body) as answer:
                    made = await answer.json()
                async with session.ws_connect(f"{address}api/tables/{made['id']}/socket") as socket:
                    await socket.send_json({"type": "hello", "tokens": [made["tokens"][0]], "seat": 0})
                    assert (await socket.receive_json())["type"] == "seating"
                    server.send_signal(signal.SIGTERM)
                    heard = [json.loads(message.data) async for message in socket]
                assert heard[-1] == {"type": "gone", "code": "closed"}
            _, errors = await asyncio.to_thread(server.communicate, timeout=20)
        finally:
            server.kill()
    assert server.returncode == 0
    lines = [json.loads(line) for line in errors.splitlines()]
    assert [line["text"] for line in lines] == ["serving", "stopping"]
    for secret in (*made["tokens"][:1], made["host"], made["watch"], (tmp_path / "house.key").read_text().strip(), "127.0.0.1"):
        assert secret
        assert secret not in errors
