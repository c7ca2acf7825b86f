"""Who plays at a table without being asked: its bots, and people's standing orders."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from harena.bots.catalog import HUMAN
from harena.bots.chair import Budget
from harena.core.errors import HarenaError, NotLegal, NotNow, NotYours, Stale
from harena.core.ids import Move, Seat
from harena.core.rng import Rng
from harena.core.rules import Rules
from harena.core.table import Table
from harena.server.standing import Standing
from harena.server.store import now
from harena.server.workers import Job, Overrun, safe

if TYPE_CHECKING:
    from harena.server.room import Room

BUDGET: Final = Budget(seconds=2.0)
LEASE: Final = 10.0  # seconds for which one process lets a table's bots play; it is renewed at each of their turns
LOG: Final = logging.getLogger(__name__)


class Autopilot:
    """Plays on at one table until a person has to be asked; everything it does goes the way of a person's move."""

    def __init__(self, room: "Room", standing: Standing) -> None:
        self.room = room
        self.standing = standing
        self._task: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None
        self._woken = False

    def wake(self) -> None:
        """Go on; where it is about to end, it looks once more."""
        self._woken = True
        if (self._task is None or self._task.done()) and (self._bot() is not None or self._obeying() is not None):
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop for good."""
        if self._later is not None:
            self._later.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def rest(self) -> None:
        """Wait until there is nothing more to do."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def _bot(self) -> Seat | None:
        table, kinds = self.room.table, self.room.life.kinds
        return None if table is None else next((seat for seat in table.waiting() if kinds[seat] != HUMAN), None)

    def _obeying(self) -> tuple[Seat, Move] | None:
        table, kinds = self.room.table, self.room.life.kinds
        if table is None:
            return None
        people = (seat for seat in table.waiting() if kinds[seat] == HUMAN)
        answers = ((seat, self.standing.answer(table, seat)) for seat in people)
        return next(((seat, move) for seat, move in answers if move is not None), None)

    async def _run(self) -> None:
        try:
            while self._woken:
                self._woken = False
                while await self._goes_on():
                    pass
        except HarenaError as fault:  # the store failed; whoever does something next wakes it again
            LOG.error("its bots stopped: %s", fault.text, extra={"table": self.room.info.id})  # noqa: TRY400 - no trace

    async def _goes_on(self) -> bool:
        """Do one thing; return False where there is nothing to do here."""
        try:
            return await self._bot_plays() or await self._order_answers()
        except (Stale, NotNow, NotYours, NotLegal):  # another process was faster
            return True

    async def _leased(self) -> bool:
        """Take the right to let bots play, or look again when the process that has it may have died."""
        house = self.room.house
        if not house.store.shared or await house.store.lease(self.room.info.id, house.process, now() + int(1000 * LEASE)):
            return True
        if self._later is not None:
            self._later.cancel()
        self._later = asyncio.get_running_loop().call_later(LEASE, self.wake)
        return False

    # -- orders --------------------------------------------------------------------------------------------------------------

    async def _order_answers(self) -> bool:
        """Give one answer that an order gives; return False where there is none."""
        async with self.room.lock:
            found = self._obeying()
            if found is None:
                return False
            seat, move = found
            wait = self.room.pause(seat)
            if wait <= 0:
                await self.room.change(seat, lambda table: table.act(seat, [move]))
        await asyncio.sleep(max(0.0, wait))
        return True

    # -- bots ----------------------------------------------------------------------------------------------------------------

    async def _bot_plays(self) -> bool:
        """Let one bot play; return False where none is asked."""
        room = self.room
        if self._bot() is None or not await self._leased():
            return False
        async with room.lock:
            seat = self._bot()
            if seat is None:
                return False
            table = room.playing()
            at, job = len(table.lines), self._job(table, seat)
        moves: tuple[int, ...] = ()
        faults: tuple[str, ...] = ()
        try:
            answer = await room.house.workers.ask(job)
            moves, faults = answer.moves, answer.faults
        except Overrun as overrun:
            faults = (str(overrun),)
        await asyncio.sleep(room.pause(seat))
        async with room.lock:
            table = room.playing()
            same = seat in table.waiting() and room.life.kinds[seat] != HUMAN  # else its player has taken it back
            if same and (at == len(table.lines) or table.window):  # else somebody took a step back meanwhile
                await self._play(table, seat, moves, faults)
        return True

    def _job(self, table: Table[Any], seat: Seat) -> Job:
        rules: Rules[Any] = table.rules
        room, header = self.room, table.header
        seed = room.house.keys.bot(room.info.id, len(table.lines))
        known = rules.imagine(table.state, seat, Rng(int.from_bytes(seed.encode()[:7], "big")))
        bot = room.life.kinds[seat].removeprefix("bot:")
        dump = rules.dump(known)
        return Job(header.game, len(header.seats), header.options, header.box, dump, seat, bot, seed, BUDGET)

    async def _play(self, table: Table[Any], seat: Seat, moves: tuple[int, ...], faults: tuple[str, ...]) -> None:
        room = self.room
        try:
            complete = bool(moves) and table.rules.settled(table.draft(seat, moves))
        except HarenaError:
            complete = False
        if not complete:
            faults = (*faults, "the safe move was made for it")
        for why in faults:
            LOG.warning("the bot at seat %d failed: %s", seat + 1, why, extra={"table": room.info.id})
        if faults:
            room.house.failures[room.info.id] = room.failures + 1
        gesture = list(moves) if complete else safe(table.rules, table.state, seat)
        await room.change(seat, lambda one: one.act(seat, gesture))
