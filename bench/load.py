"""``python -m bench.load``: a server under load (S10), its memory (S11), and a move late in a game beside an early one (S13).

Server and client are processes of their own on the loopback; the client is this one. Everything is bounded. What a busy machine
does to the figures shows in its load, which is printed first.
"""

import argparse
import asyncio
import shutil
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from tests.postgres import Postgres

from bench.__main__ import machine
from bench.pages import SEATS, Figures, Game, Server, laid, opened, serving, visiting
from harena import games
from harena.core.chance import Seeded
from harena.core.record import Header, read_record
from harena.replay.player import open_table
from harena.server.plans import Plan, planned
from harena.server.store import Store

IDLE = 100  # pages that look on at one table
MOVES = 30  # of which the median is taken


def part(sorted_: Sequence[float], share: float) -> float:
    """Return the value below which a share lies, in milliseconds."""
    return 1000 * sorted_[min(len(sorted_) - 1, int(share * len(sorted_)))] if sorted_ else 0.0


async def loaded(servers: Sequence[Server], rooms: int, rate: float, seconds: float, title: str) -> None:
    """Play in many rooms at once, so many moves a second between them, and say how that went (S10, S11)."""
    async with visiting() as session:
        empty = [await server.figures(session) for server in servers]
        games_ = [await laid(session, servers, seed) for seed in range(rooms)]
        full = [await server.figures(session) for server in servers]
        figures, began, own = Figures(), time.perf_counter(), time.process_time()
        end = began + seconds

        async def play(number: int, game: Game) -> None:
            due = began + number / rate
            while (due := due + rooms / rate) < end and not game.over:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                if time.perf_counter() >= end:
                    return
                await game.move(figures)

        await asyncio.gather(*(play(number, game) for number, game in enumerate(games_)))
        took, spent = time.perf_counter() - began, time.process_time() - own
        after = [await server.figures(session) for server in servers]
    cpu = [share / took for share in grown(full, after, "process_cpu_seconds_total")]
    memory = sum(grown(empty, full, "process_resident_memory_bytes")) / rooms / SEATS / 1000
    p50, p95, p99 = [part(sorted(figures.took), share) for share in (0.5, 0.95, 0.99)]
    print(f"S10  {title}: {rooms * SEATS} sockets in {rooms} rooms, {rate:.0f} moves/s wanted for {seconds:.0f} s")
    print(f"     {figures.moves / took:,.0f} moves/s ({figures.windows} of {figures.moves} in windows)")
    print(f"     to the last view: p50 {p50:.1f} ms, p95 {p95:.1f}, p99 {p99:.1f} (5, better 1)")
    print(f"     server: {' and '.join(f'{one:.0%}' for one in cpu)} of a core (60, better 40); client {spent / took:.0%}")
    ends = " and ".join(f"{one['process_resident_memory_bytes'] / 1e6:.0f}" for one in after)
    print(f"S11  {ends} MB at the end; {memory:.1f} kB for each socket with its share of a room")


def grown(before: Sequence[dict[str, float]], after: Sequence[dict[str, float]], name: str) -> list[float]:
    """Return by how much a figure has grown at every server."""
    return [two[name] - one[name] for one, two in zip(before, after, strict=True)]


async def idle(server: Server, count: int) -> None:
    """Say what a page costs that only looks on (S11)."""
    async with visiting() as session:
        game = await laid(session, [server], 1)
        async with session.get(f"{server.address}api/tables/{game.table}", headers=server.owner) as answer:
            watch = (await answer.json())["watch"]
        for _ in range(50):  # what only the first need is there by now
            await opened(session, server, game.table, watch, None)
        before = await server.figures(session)
        for _ in range(count):
            await opened(session, server, game.table, watch, None)
        after = await server.figures(session)
    each = (after["process_resident_memory_bytes"] - before["process_resident_memory_bytes"]) / count
    print(f"S11  a page that looks on: {each / 1000:.1f} kB (30, better 15), {count} of them")


# -- early and late ------------------------------------------------------------------------------------------------------------


def standing(name: str, share: float) -> tuple[Header, list[dict[str, Any]]]:
    """Return the longest golden record of a game, up to some person's decision after a share of it."""
    folder = Path(games.__file__).parent / name / "records"
    path = max(folder.glob("*.harena"), key=lambda one: one.read_bytes().count(b"\n"))
    record = read_record(path.read_bytes(), path.name)
    table = open_table(record.header, path.name)
    for line in record.lines:
        asked = table.rules.settled(table.state) and table.rules.to_act(table.state) >= 0 and not table.window
        if asked and len(table.lines) >= share * len(record.lines):
            break
        table.feed(line)
    return record.header, table.lines


async def keep(store: Store, name: str, when: str, share: float) -> int:
    """Keep such a table, with people at all its seats; return how many lines it has."""
    header, lines = standing(name, share)
    people = ["human"] * len(header.seats)
    setup = games.load(name).setup(len(people), header.options, header.box)
    plan = Plan(name, setup, people, chance=Seeded.from_number(0), undo=False, window_min_ms=0)
    await store.make(planned(f"{name}-{when}", plan, 1))
    await store.begin(f"{name}-{when}", {**header.line(), "seats": people}, lines)
    return len(lines)


async def paced(server: Server, table: str) -> float:
    """Return how many milliseconds a move takes at a table, the median of some."""
    async with visiting() as session:
        async with session.get(f"{server.address}api/tables/{table}", headers=server.owner) as answer:
            tokens = (await answer.json())["tokens"]
        game = Game([await opened(session, server, table, token, seat) for seat, token in enumerate(tokens)], 1)
        figures = Figures()
        while len(figures.took) < MOVES and not game.over:
            await game.move(figures)
    return 1000 * median(figures.took)


async def early_and_late() -> None:
    """Say what a move costs late in the longest game against an early one (S13)."""
    with tempfile.TemporaryDirectory() as folder:
        store, counts = Store(Path(folder) / "house.sqlite"), {}
        for name in games.names():
            for when, share in (("early", 0.1), ("late", 0.8)):
                counts[name, when] = await keep(store, name, when, share)
        store.close()
        with serving(1, Path(folder)) as (server,):
            for name in games.names():
                early, late = [await paced(server, f"{name}-{when}") for when in ("early", "late")]
                lines = f"after {counts[name, 'early']} and {counts[name, 'late']} lines"
                print(f"S13  {name}: {early:.1f} ms early, {late:.1f} late, {lines}: {late / early:.2f} x (1.5, better 1.1)")


# -- for long ------------------------------------------------------------------------------------------------------------------


async def soak(server: Server, seconds: float, tables: int = 6) -> list[float]:
    """Play whole games, one after another, at some tables for some time; return the memory in MB, every twentieth of it."""
    async with visiting() as session:
        end, found, number = time.perf_counter() + seconds, list[float](), 0

        async def play() -> None:
            nonlocal number
            while time.perf_counter() < end:
                number += 1
                game = await laid(session, [server], number, games.names()[number % 3])
                while not game.over and time.perf_counter() < end:
                    await game.move(Figures())
                for page in game.pages:
                    await page.socket.close()

        playing = [asyncio.create_task(play()) for _ in range(tables)]
        for _ in range(20):
            await asyncio.sleep(seconds / 20)
            found.append((await server.figures(session))["process_resident_memory_bytes"] / 1e6)
        await asyncio.gather(*playing)
    print(f"     {number} games in {seconds:.0f} s; MB: {' '.join(f'{one:.0f}' for one in found)}")
    return found


# -- all of it -----------------------------------------------------------------------------------------------------------------


def postgres() -> Path | None:
    """Return the folder of PostgreSQL's programs."""
    path = shutil.which("postgres") or next(map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))), None)
    return None if path is None else Path(path).resolve().parent


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(prog="load", description="A server under load, on this machine.")
    parser.add_argument("--rooms", type=int, default=250, help="of four sockets each")
    parser.add_argument("--rate", type=float, default=2000, help="moves a second, all rooms together")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--only", choices=("sqlite", "postgres", "idle", "late"), help="only this part")
    parser.add_argument("--soak", type=float, metavar="SECONDS", help="only whole games for so long, and the memory")
    options = parser.parse_args()
    wanted = (options.rooms, options.rate, options.seconds)
    if options.soak:
        with tempfile.TemporaryDirectory() as folder, serving(1, Path(folder)) as (server,):
            asyncio.run(soak(server, options.soak))
        return
    print(machine())
    if options.only in {None, "sqlite"}:
        with tempfile.TemporaryDirectory() as folder, serving(1, Path(folder)) as servers:
            asyncio.run(loaded(servers, *wanted, "SQLite, one process"))
    if options.only in {None, "postgres"}:
        commands = postgres()
        if commands is None:
            print("     PostgreSQL is not here")
        else:
            for count in (1, 2):
                database = Postgres(commands, durable=True)
                with tempfile.TemporaryDirectory() as folder, serving(count, Path(folder), database.database()) as servers:
                    asyncio.run(loaded(servers, *wanted, f"PostgreSQL, {count} process{'es' if count > 1 else ''}"))
                database.close()
    if options.only in {None, "idle"}:
        with tempfile.TemporaryDirectory() as folder, serving(1, Path(folder)) as (server,):
            asyncio.run(idle(server, IDLE))
    if options.only in {None, "late"}:
        asyncio.run(early_and_late())


if __name__ == "__main__":
    main()
