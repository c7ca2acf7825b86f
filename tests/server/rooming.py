"""Rooms without a network: a table taken up at any line of a record, under a clock that the test sets."""

import dataclasses
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.server.conftest import HereWorkers

from harena import games
from harena.core.chance import Entered, Seeded
from harena.core.record import Header, header_of
from harena.server import wire
from harena.server.keys import Keys
from harena.server.members import House, Member
from harena.server.plans import Plan, info_of, planned
from harena.server.room import Room
from harena.server.store import Kept, Store

KEY = "k" * 43


class Clock:
    """A clock that the test sets, in milliseconds."""

    def __init__(self, now: int = 1_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def housed(folder: Path, clock: Callable[[], int]) -> AsyncIterator[House]:
    """Open a house; opened again, it has the same tables."""
    store, workers = Store(folder / "house.sqlite"), HereWorkers()
    try:
        yield House(store, Keys(KEY), workers, clock=clock)
    finally:
        workers.close()
        store.close()


def header(game: str, seats: int, options: dict[str, Any], chance: Seeded | Entered) -> Header:
    rules = games.load(game)
    return header_of(rules, rules.setup(seats, options, {}), chance, ["human"] * seats)


async def lay(
    house: House,
    table: str,
    head: Header,
    lines: Sequence[dict[str, Any]] = (),
    **fields: Any,
) -> None:
    """Keep a table of persons that has come to these lines of a record."""
    rules = games.load(head.game)
    setup = rules.setup(len(head.seats), head.options, head.box)
    seeded = head.chance["source"] == "seeded"
    plan = Plan(head.game, setup, ["human"] * len(head.seats), chance=None if seeded else Entered(), **fields)
    made: Kept = planned(table, plan, house.clock())
    await house.store.make(dataclasses.replace(made, header=None))
    await house.store.begin(table, head.line(), lines, at=house.clock())


@asynccontextmanager
async def entered(house: House, table: str) -> AsyncIterator[Room]:
    """Take a table up from the store."""
    kept = await house.store.load(table)
    room = Room(house, info_of(kept), kept.plan, kept.secret)
    await room.open(kept)
    try:
        yield room
    finally:
        await room.close("gone")


class Paper:
    """A page that writes down the bytes it is sent, and when."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self.clock = clock
        self.sent: list[tuple[int, bytes]] = []
        self.heard: list[wire.FromServer] = []

    def __call__(self, message: wire.FromServer) -> None:
        self.sent.append((self.clock(), msgspec.json.encode(message)))
        self.heard.append(message)


async def join(room: Room, links: Sequence[str], seat: int | None = None, paper: Paper | None = None) -> tuple[Member, Paper]:
    """Let in a page that holds links."""
    paper = paper or Paper(room.house.clock)
    tokens = [room.house.keys.link(room.info.id, link, room.life.generations.get(link, 0)) for link in links]
    member = await room.join(paper, wire.Hello(tokens=tokens, seat=seat))
    assert member is not None
    return member, paper
