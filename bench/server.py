"""``python -m bench.server``: opening the longest golden game (S12), at the server and in a browser; and the house's start.

Wall-clock time, the median of some rounds; a busy machine makes all of it longer.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any

from aiohttp import ClientSession, web

from harena import games
from harena.core.chance import Seeded
from harena.core.record import Record, read_record
from harena.server.app import make_app
from harena.server.keys import Keys, load_keys
from harena.server.plans import Plan, planned
from harena.server.rooms import Rooms
from harena.server.store import Store, now
from harena.server.workers import Workers

ROUNDS = 5
RECORDS = Path(__file__).parent.parent / "src/harena/games/baumeister/records"


def longest() -> Path:
    """Return the golden record of the most lines."""
    return max(RECORDS.glob("*.harena"), key=lambda path: path.read_bytes().count(b"\n"))


async def keep(store: Store, record: Record, table: str) -> int:
    """Keep a record as a finished table; return its number of lines."""
    header = record.header
    setup = games.load(header.game).setup(len(header.seats), header.options, header.box)
    await store.make(planned(table, Plan(header.game, setup, header.seats, chance=Seeded.from_number(0), title="longest"), now()))
    await store.begin(table, header.line())
    await store.append(table, 0, record.lines)
    return len(record.lines)


async def opening(address: str, table: str, token: str) -> tuple[float, float, int]:
    """Return the seconds to the table's first word, to all frames of its past, and how many these are."""
    began = time.perf_counter()
    async with ClientSession() as session, session.ws_connect(f"{address}api/tables/{table}/socket", max_msg_size=0) as socket:
        await socket.send_json({"type": "hello", "tokens": [token] if token else []})
        await hear(socket, "sync")
        first = time.perf_counter() - began
        frames, total = 0, 1
        while frames < total:
            await socket.send_json({"type": "history", "first": frames, "count": 200})
            past = await hear(socket, "past")
            frames, total = frames + len(past["frames"]), past["total"]
        return first, time.perf_counter() - began, total


async def hear(socket: Any, kind: str) -> dict[str, Any]:  # noqa: ANN401 - a socket
    """Return the next message of a kind."""
    async for message in socket:
        heard: dict[str, Any] = json.loads(message.data)
        if heard["type"] == kind:
            return heard
    raise SystemExit("bench: the server closed the line")


def in_browser(address: str, table: str, keys: Keys) -> list[float] | None:
    """Return the seconds from address to result on the page, once for each round but the first; None without a Chromium."""
    import shutil  # noqa: PLC0415

    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        return None
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    took = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, chromium_sandbox=os.geteuid() != 0)
        for _ in range(ROUNDS + 1):
            with closing(browser.new_context()) as context:
                page = context.new_page()
                page.goto(f"{address}#key={keys.house}")
                page.locator("main").wait_for()
                began = time.perf_counter()
                page.goto(f"{address}t/{table}")
                page.locator(".result").wait_for()
                took.append(time.perf_counter() - began)
        browser.close()
    return took[1:]


def starting(folder: Path) -> float:
    """Return the seconds from ``harena play`` to the page's first byte."""
    began = time.perf_counter()
    environment = {**os.environ, "HARENA_HOME": str(folder)}
    command = [str(Path(sys.executable).with_name("harena")), "play", "--no-browser", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        if server.stdout is None or not server.stdout.readline():
            raise SystemExit("bench: the server did not start")
        took = time.perf_counter() - began
        server.terminate()
    return took


async def measure(folder: Path) -> None:
    """Measure and print."""
    path = longest()
    keys, store, workers = load_keys(folder), Store(folder / "house.sqlite"), Workers()
    lines = await keep(store, read_record(path.read_bytes(), path.name), "longest")
    rooms = Rooms.of(store, keys, workers)
    runner = web.AppRunner(make_app(rooms), handle_signals=False)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}/"
    rounds = [await opening(address, "longest", keys.link("longest", "seat:0")) for _ in range(ROUNDS)]
    browser = await asyncio.to_thread(in_browser, address, "longest", keys)
    await runner.cleanup()
    workers.close()
    store.close()
    first, past = median(one[0] for one in rounds), median(one[1] for one in rounds)
    print(f"S12  opening {path.name}, {lines} lines, at the server: {1000 * first:.0f} ms (300, better 50)")
    print(f"     and all {rounds[0][2]} frames of its past: {1000 * past:.0f} ms")
    if browser:
        print(f"     in the browser: {1000 * median(browser):.0f} ms (1000, better 300)")


def main() -> None:
    """Run everything."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))
        took = median(starting(Path(folder) / "house") for _ in range(ROUNDS))
        print(f"     from harena play to an answer: {took:.2f} s (2)")


if __name__ == "__main__":
    main()
