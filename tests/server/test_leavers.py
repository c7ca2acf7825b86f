"""Whoever leaves is replaced in every kind of decision of every game, and whoever comes back is asked again."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.rooming import Clock, entered, housed, join, lay

from harena import games
from harena.core.record import Record, read_record
from harena.core.table import Table
from harena.replay.player import open_table
from harena.server import wire
from harena.testing.golden import records

BARE = {"baumeister": set[str](), "colosseum": set[str](), "gladiatoro": {"push-hex"}}  # stand in no golden record


def decisions(game: str, within: set[str]) -> Iterator[tuple[str, Record, int]]:
    """Yield every kind of decision in the golden games of a game, with its first record and the lines before it.

    What is asked in the middle of a gesture, where nobody can leave, is added to ``within``.
    """
    folder = Path(games.load(game).__file__ or "").parent / "records"  # type: ignore[attr-defined]  # the package is the rules
    seen: set[tuple[str, bool]] = set()
    for path in records(folder):
        record = read_record(path.read_bytes(), path.name)
        table: Table[Any] = open_table(record.header, path.name)
        for number, line in enumerate(record.lines):
            waiting = table.waiting()
            if waiting and not table.rules.settled(table.state):
                within.add(table.asks(waiting[0]).code)  # type: ignore[union-attr]  # it waits
            elif waiting:
                kind = (table.asks(waiting[0]).code, len(waiting) > 1)  # type: ignore[union-attr]  # it waits
                if kind not in seen:
                    seen.add(kind)
                    yield kind[0], record, number
            table.feed(line)


@pytest.mark.parametrize("game", games.names())
async def test_a_leaver_is_replaced_in_every_kind_of_decision_and_can_come_back(game: str, tmp_path: Path) -> None:
    """A seat is handed to a bot, which answers; then time runs out for the next one; then the first one comes back."""
    clock, kinds, within = Clock(), set[str](), set[str]()
    async with housed(tmp_path, clock) as house:
        for number, (code, record, count) in enumerate(decisions(game, within)):
            kinds.add(code)
            table = f"table-{number}"
            await lay(house, table, record.header, record.lines[:count], clock_s=60)
            clock.now += 30_000
            async with entered(house, table) as room:
                left = room.playing().waiting()[0]
                others = [seat for seat in range(len(record.header.seats)) if seat != left]
                member, _ = await join(room, [f"seat:{left}"], left)
                await join(room, [f"seat:{seat}" for seat in others], others[0])
                await room.hear(member, wire.Sit(seat=left, kind="bot:greedy"))
                await room.rest()
                assert room.playing().over or left not in room.playing().waiting(), code
                if not room.playing().over and len(others) > 1:
                    clock.now += 60_000
                    lines = len(room.playing().lines)
                    await room.ring()
                    await room.rest()
                    assert len(room.playing().lines) > lines, code
                    assert any(line.code == "expired" for line in room.life.talk), code
                if not room.playing().over:
                    await room.hear(member, wire.Sit(seat=left, kind="human"))
                    assert room.life.kinds[left] == "human"
            async with entered(house, table) as room:  # and a house that opens anew plays on from there
                assert room.playing().over or room.life.people() == list(range(len(record.header.seats)))
    assert kinds | within == {name.removeprefix("ask-") for name in _asks(game)} - BARE[game]


def _asks(game: str) -> set[str]:
    from harena.text import catalogue  # noqa: PLC0415

    return {line.split(" ")[0] for line in catalogue.texts("en", game).splitlines() if line.startswith("ask-")}
