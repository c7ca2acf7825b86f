"""Rings where time has run out, also at tables that nobody looks at; every process does so, and only the first is heard."""

import asyncio
import contextlib
import logging
from typing import Final

from harena.core.errors import HarenaError
from harena.server import clock
from harena.server.rooms import Rooms

SOONEST: Final = 100  # tables looked at in one round
BEAT_MS: Final = 20_000
ROUND_MS: Final = 2000  # at least so often: another process may have set a time

LOG: Final = logging.getLogger(__name__)


class Alarm:
    """The clock of all tables of a house."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._sooner = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ringing: dict[str, asyncio.Task[None]] = {}
        rooms.house.rung = self._sooner.set

    def start(self) -> None:
        """Ring from now on."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Ring no more."""
        tasks = [*self._ringing.values(), *([] if self._task is None else [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        beaten = 0
        while True:
            self._sooner.clear()
            pause = ROUND_MS
            if (at := self._rooms.house.clock()) - beaten >= BEAT_MS:
                beaten = at
                await self._rooms.beat()
            try:
                pause = await self.round()
            except HarenaError as fault:  # the store is away; it is looked at again
                LOG.error("the clocks cannot be read: %s", fault.text)  # noqa: TRY400 - one sentence, no trace
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._sooner.wait(), pause / 1000)

    async def round(self) -> int:
        """Ring wherever time has run out; return in how many milliseconds to look again."""
        house = self._rooms.house
        for table, due in await house.store.earliest(SOONEST):
            left = max(due, house.opened + clock.GRACE_MS) - house.clock()
            if left > 0:
                return min(ROUND_MS, left)
            if table not in self._ringing:
                self._ringing[table] = task = asyncio.create_task(self.ring(table))
                task.add_done_callback(lambda _, table=table: self._ringing.pop(table))  # type: ignore[misc] # the loop's own
        return ROUND_MS

    async def ring(self, table: str) -> None:
        """Ring at one table, and stay there until its bots have played too."""
        try:
            async with self._rooms.hold(table) as room:
                await room.ring()
                await room.rest()
        except HarenaError as fault:
            LOG.error("its clock cannot ring: %s", fault.text, extra={"table": table})  # noqa: TRY400 - as above
