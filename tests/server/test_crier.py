"""What pages are told of who comes and goes, and when."""

import asyncio
import time
from typing import Any

import pytest
from tests.server.persons import both, told

from harena.server import crier

House = Any


async def test_of_many_who_come_is_told_together(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, first, _ = await both(house)
    await first.ask("show")
    monkeypatch.setattr(crier, "PAUSE", 0.5)
    before, began = len(first.heard), time.monotonic()
    for _ in range(15):
        watching = await house.page(table, [house.link(table, "watch")])
        await watching.hear("sync")
    await first.until("around", lambda one: one["people"]["watching"] == 15)
    words = [heard["type"] for heard in first.heard[before:]].count("around")
    assert words <= 2 + (time.monotonic() - began) / 0.5


async def test_what_is_on_its_way_to_the_store_is_told_to_nobody_though_somebody_leaves(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, first, second = await both(house)
    watching = await house.page(table, [house.link(table, "watch")])
    while not await watching.silent():
        pass
    store, real = house.rooms.house.store, house.rooms.house.store.append
    begun, goes_on = asyncio.Event(), asyncio.Event()

    async def slow(*given: Any, **named: Any) -> None:
        begun.set()
        await goes_on.wait()
        await real(*given, **named)

    monkeypatch.setattr(store, "append", slow)
    asked = asyncio.create_task(first.ask("say", text="salve"))
    await begun.wait()
    await second.socket.close()
    assert await watching.silent(0.5)
    goes_on.set()
    await asked
    assert (await watching.hear("talk"))["lines"][0]["text"] == "salve"
    assert not (await told(watching, "around"))["people"]["seats"][1]["here"]
