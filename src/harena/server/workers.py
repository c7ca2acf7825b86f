"""Bots in processes of their own: one that thinks too long or dies takes no table with it.

A worker is given what the bot's chair would hold anyway, a state imagined for its seat, never the true one.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from harena import games
from harena.bots import catalog
from harena.bots.chair import Budget
from harena.bots.drive import gesture, stream
from harena.core.ids import Move, Seat
from harena.core.rules import Rules

MOST: Final = 2
GRACE: Final = 4.0  # seconds beyond a bot's budget, for a loaded machine
START: Final = 30.0  # seconds in which a new process must answer


@dataclass(frozen=True, slots=True)
class Job:
    """One question: game and set-up, the imagined state as its dump, the seat, the bot and the seed of its stream."""

    game: str
    seats: int
    options: Mapping[str, object]
    box: Mapping[str, object]
    dump: bytes
    seat: Seat
    bot: str
    seed: str
    budget: Budget


@dataclass(frozen=True, slots=True)
class Answer:
    """A whole gesture, and what went wrong on the way; a failing bot's small steps are the safe ones."""

    moves: tuple[Move, ...]
    faults: tuple[str, ...]


Work = Callable[[Job], Answer]


def ask(job: Job) -> Answer:
    """Let the bot decide (in whatever process this runs)."""
    rules = games.load(job.game)
    setup = rules.setup(job.seats, job.options, job.box)
    state = rules.load(setup, job.dump)
    moves, faults = gesture(rules, state, job.seat, catalog.make(job.bot), stream(job.seed, job.seat), job.budget)
    return Answer(tuple(moves), tuple(faults))


def safe(rules: Rules[Any], state: Any, seat: Seat) -> list[Move]:  # noqa: ANN401 - any game's state
    """Return the whole gesture of safe steps."""
    draft, moves = rules.clone(state), list[Move]()
    while True:
        moves.append(rules.default(draft, seat))
        rules.apply(draft, seat, moves[-1])
        if rules.settled(draft):
            return moves


class Overrun(Exception):
    """A bot neither answered in time nor failed in a way that could be told."""


class _Worker:
    """One process and the pipe to it."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._awake = False  # it has answered something, so it is done with starting
        self._changing = threading.RLock()

    def ask(self, job: Job, patience: float) -> Answer:
        """Send a job and wait for its answer; raises :class:`Overrun`, and the next job gets a new process."""
        self.start()
        found = self._exchange(job, patience if self._awake else patience + START)
        self._awake = self._process is not None
        if isinstance(found, Answer):
            return found
        raise Overrun(str(found))

    def _exchange(self, job: Job, patience: float) -> Answer | str:
        """Return what comes back, or what went wrong; after a fault of the process the next job gets a new one."""
        pipe = self._pipe
        why = "its process died"
        with contextlib.suppress(EOFError, OSError):
            if pipe is not None:
                pipe.send(job)
                if pipe.poll(patience):
                    found: Answer | str = pipe.recv()
                    return found
                why = f"no answer in {patience:g} seconds"
        self.stop()
        return why

    def start(self) -> None:
        """Start a process unless there is one."""
        with self._changing:
            if self._process is None or not self._process.is_alive():
                self._start()

    def _start(self) -> None:
        self.stop()
        self._awake = False
        context = multiprocessing.get_context("spawn")
        pipe, other = context.Pipe()
        process = context.Process(target=_serve, args=(other, self._work), name="harena-bot", daemon=True)
        process.start()
        other.close()
        self._process, self._pipe = process, pipe

    def kill(self) -> None:
        """End the process, whatever it does; whoever waits for it hears so."""
        with self._changing:
            if self._process is not None:
                self._process.kill()

    def stop(self) -> None:
        """End the process and let its pipe go."""
        with self._changing:
            process, self._process = self._process, None
            pipe, self._pipe = self._pipe, None
            if process is not None:
                process.kill()
                process.join()
                process.close()
            if pipe is not None:
                pipe.close()


def _serve(pipe: Connection, work: Work) -> None:
    """Answer jobs until the pipe closes (in the worker)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to hear
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        found: Answer | str
        try:
            found = work(job)
        except Exception as fault:  # noqa: BLE001 - whatever it is, the server decides what follows
            found = f"{type(fault).__name__}: {fault}"
        try:
            pipe.send(found)
        except OSError:
            return  # the server was killed


class Workers:
    """A few bot processes; questions wait for a free one."""

    def __init__(self, count: int = 0, work: Work = ask) -> None:
        count = count or max(1, min(MOST, (os.cpu_count() or 2) - 1))
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="harena-bots")
        self._all = [_Worker(work) for _ in range(count)]
        self._free = list(self._all)
        self._lock = threading.Lock()

    async def ask(self, job: Job) -> Answer:
        """Return the bot's gesture; raises :class:`Overrun`."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._ask, job)

    def _ask(self, job: Job) -> Answer:
        with self._lock:
            worker = self._free.pop()
        try:
            return worker.ask(job, job.budget.seconds + GRACE)
        finally:
            with self._lock:
                self._free.append(worker)

    def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        for worker in self._all:
            self._pool.submit(worker.start)

    def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.kill()  # so that nobody waits for an answer any more
        self._pool.shutdown(wait=True, cancel_futures=True)
        for worker in self._all:
            worker.stop()
