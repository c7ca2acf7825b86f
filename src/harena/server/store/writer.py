"""One thread that writes.

Whatever waits when it comes round is written in one transaction, so a burst of moves costs one wait for the disk, and what is
added to tables is added in a few statements for all of them. Where one request is refused, they are written anew, each in a
savepoint of its own, so that it leaves the others alone.
"""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Collection
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from harena.core.errors import HarenaError
from harena.server.store.adding import Addition, add
from harena.server.store.schema import Unstored, reason

GROUP: Final = 256

Work = Callable[[sa.Connection], Any]
Told = Callable[[sa.Connection, Collection[str]], None]


@dataclass(slots=True)
class Job:
    """Something to be written for one table, and whether other processes hear of it."""

    table: str
    work: Work | Addition
    tells: bool = True
    done: "Future[Any]" = field(default_factory=Future)
    since: float = field(default_factory=time.perf_counter)


@dataclass(slots=True)
class Counts:
    """What has been written so far: changes and their seconds until they were on disk, in how many groups; and what was not."""

    kept: int = 0
    seconds: float = 0.0
    groups: int = 0
    refused: int = 0
    failed: int = 0


class Writer:
    """The thread; ``told`` is called with the tables that a group has changed, before it is committed."""

    def __init__(self, engine: sa.Engine, told: Told | None = None) -> None:
        self._engine = engine.execution_options(writes=True)
        self._told = told
        self.counts = Counts()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="harena-store")
        self._thread.start()

    async def do(self, table: str, work: Work | Addition, *, tells: bool = True) -> Any:  # noqa: ANN401 - what the work returns
        """Have something written, and wait until it is on disk; raises what the work raises, and :class:`Unstored`."""
        job = Job(table, work, tells)
        self._jobs.put(job)
        return await asyncio.shield(asyncio.wrap_future(job.done))  # what is on its way to the disk is not called back

    def close(self) -> None:
        """Write what waits, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _write(self) -> None:
        """Write until told to stop (in a thread of its own)."""
        while (first := self._jobs.get()) is not None:
            group = [first]
            with contextlib.suppress(queue.Empty):
                while len(group) < GROUP:
                    more = self._jobs.get_nowait()
                    if more is None:
                        self._jobs.put(None)
                        break
                    group.append(more)
            self.together(group)

    def together(self, group: list[Job]) -> None:
        """Write some jobs in one transaction."""
        group.sort(key=lambda job: job.table)  # two processes that lock the same tables do it in the same order
        try:
            try:
                found = self._written(group, _at_once)
            except (HarenaError, IntegrityError):
                found = self._written(group, _each)
        except (SQLAlchemyError, OSError) as fault:
            found = [_Found(wrong=Unstored(reason(fault)))] * len(group)
        self._count(group, found)
        for job, one in zip(group, found, strict=True):
            if one.wrong is None:
                job.done.set_result(one.value)
            else:
                job.done.set_exception(one.wrong)

    def _written(self, group: list[Job], how: "Callable[[sa.Connection, list[Job]], list[_Found]]") -> "list[_Found]":
        with self._engine.begin() as connection:
            found = how(connection, group)
            done = {job.table for job, one in zip(group, found, strict=True) if one.wrong is None and job.tells}
            if done and self._told is not None:
                self._told(connection, done)
        return found

    def _count(self, group: list[Job], found: "list[_Found]") -> None:
        counts, at = self.counts, time.perf_counter()
        counts.groups += 1
        for job, one in zip(group, found, strict=True):
            if one.wrong is None:
                counts.kept += 1
                counts.seconds += at - job.since
            elif isinstance(one.wrong, Unstored):
                counts.failed += 1
            else:
                counts.refused += 1


@dataclass(frozen=True, slots=True)
class _Found:
    value: Any = None
    wrong: BaseException | None = None


def _at_once(connection: sa.Connection, group: list[Job]) -> list[_Found]:
    """Write all; raises where one is refused."""
    additions = [job.work for job in group if isinstance(job.work, Addition)]
    if additions:
        add(connection, additions)
    return [_Found(None if isinstance(job.work, Addition) else job.work(connection)) for job in group]


def _each(connection: sa.Connection, group: list[Job]) -> list[_Found]:
    """Write one after the other, and leave out what is refused."""
    return [_within(connection, job) for job in group]


def _within(connection: sa.Connection, job: Job) -> _Found:
    try:
        with connection.begin_nested():
            (found,) = _at_once(connection, [job])
            return found
    except HarenaError as fault:
        return _Found(wrong=fault)
    except IntegrityError as fault:
        return _Found(wrong=Unstored(reason(fault)))
