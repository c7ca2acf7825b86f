"""What the house keeps: tables and the lines of their records, in SQLite, each line on disk before anybody hears of it.

One thread writes. Whatever waits when it comes round is written in one transaction, so a burst of moves costs one wait for the
disk; each request stands in a savepoint of its own, so that one refused leaves the others alone. Reads have connections of their
own, which WAL lets run beside the writing.
"""

import asyncio
import contextlib
import json
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from harena.core.errors import HarenaError, Stale
from harena.core.table import Line

SCHEMA: Final = 1
GROUP: Final = 256

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("made", sa.Integer, nullable=False),  # milliseconds since 1970
    sa.Column("changed", sa.Integer, nullable=False),  # milliseconds since 1970
    sa.Column("state", sa.String(16), nullable=False),  # seating playing over abandoned
    sa.Column("plan", sa.Text, nullable=False),  # what was agreed when it was made
    sa.Column("secret", sa.String(64), nullable=False),  # the seed of its draws, empty where people enter them
    sa.Column("header", sa.Text),  # of its record, once everybody has sat down
)

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),  # from 1
    sa.Column("line", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)


class Unstored(HarenaError):
    """The store failed; what it was meant for has not happened."""

    code = "unwritten"


class NoTable(HarenaError):
    """There is no such table here."""

    code = "no-table"


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is kept; ``count`` is how many lines it has, ``lines`` those that were asked for."""

    id: str
    made: int
    changed: int
    state: str
    plan: dict[str, Any]
    secret: str
    header: dict[str, Any] | None
    count: int = 0
    lines: tuple[Line, ...] = ()


@dataclass(slots=True)
class _Job:
    work: Callable[[sa.Connection], object]
    done: "Future[None]" = field(default_factory=Future)


class Store:
    """The file of one house."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it; raises :class:`Unstored` with the reason."""
        self.path = path
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)
            self._engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": 20, "check_same_thread": False})
            sa.event.listen(self._engine, "connect", _prepare)
            with self._engine.begin() as connection:
                found = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
                if found not in (0, SCHEMA):
                    raise Unstored(f"{path}: written by another version of Harena (form {found}; this one reads {SCHEMA})")
                metadata.create_all(connection)
                connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")
        except (SQLAlchemyError, OSError) as fault:
            raise Unstored(f"{path}: {_reason(fault)}") from None
        self._thread = threading.Thread(target=self._write, name="harena-store")
        self._thread.start()

    def close(self) -> None:
        """Write what waits, and let the file go."""
        self._jobs.put(None)
        self._thread.join()
        self._engine.dispose()

    # -- writing -------------------------------------------------------------------------------------------------------------

    async def make(self, kept: Kept) -> None:
        """Keep a new table."""
        row = {
            "id": kept.id,
            "made": kept.made,
            "changed": kept.changed,
            "state": kept.state,
            "plan": json.dumps(kept.plan),
            "secret": kept.secret,
            "header": None if kept.header is None else json.dumps(kept.header),
        }
        await self._do(lambda connection: connection.execute(tables.insert(), row))

    async def begin(self, table: str, header: dict[str, Any]) -> None:
        """Keep the header of a table at which everybody has sat down; raises :class:`Stale` where it has begun already."""

        def work(connection: sa.Connection) -> None:
            change = sa.update(tables).where(tables.c.id == table, tables.c.state == "seating")
            done = connection.execute(change.values(state="playing", header=json.dumps(header), changed=now()))
            if done.rowcount != 1:
                raise Stale("the table has begun", facts={"now": 0, "then": 0})

        await self._do(work)

    async def append(self, table: str, count: int, new: Sequence[Line]) -> None:
        """Add lines after the first ``count``; raises :class:`Stale` where another has added some, and :class:`Unstored`."""
        rows = [{"table_id": table, "n": count + i, "line": json.dumps(line)} for i, line in enumerate(new, 1)]
        end = next((line["end"] for line in new if "end" in line), None)
        state = "playing" if end is None else "abandoned" if end == "abandoned" else "over"

        def work(connection: sa.Connection) -> None:
            mine = sa.select(sa.func.max(lines.c.n)).where(lines.c.table_id == table)
            there = connection.execute(mine).scalar_one() or 0
            if there > count:
                raise Stale("another has moved", facts={"now": there, "then": count})
            connection.execute(lines.insert(), rows)
            connection.execute(sa.update(tables).where(tables.c.id == table).values(changed=now(), state=state))

        if rows:
            await self._do(work)

    async def delete(self, table: str) -> None:
        """Forget a table; raises :class:`NoTable`."""

        def work(connection: sa.Connection) -> None:
            if connection.execute(sa.delete(tables).where(tables.c.id == table)).rowcount != 1:
                raise NoTable("there is no such table")

        await self._do(work)

    async def _do(self, work: Callable[[sa.Connection], Any]) -> None:
        job = _Job(work)
        self._jobs.put(job)
        await asyncio.shield(asyncio.wrap_future(job.done))  # what is on its way to the disk is not called back

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
            self._together(group)

    def _together(self, group: list[_Job]) -> None:
        outcome: list[BaseException | None] = []
        try:
            with self._engine.begin() as connection:
                outcome = [_within(connection, job.work) for job in group]
        except (SQLAlchemyError, OSError) as fault:
            outcome = [Unstored(_reason(fault))] * len(group)
        for job, wrong in zip(group, outcome, strict=True):
            if wrong is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(wrong)

    # -- reading -------------------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Kept:
        """Return a table with all its lines; raises :class:`NoTable` or :class:`Unstored`."""
        return await asyncio.to_thread(self._load, table)

    def _load(self, table: str) -> Kept:
        with self._reading() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == table)).one_or_none()
            if row is None:
                raise NoTable("there is no such table")
            found = connection.execute(sa.select(lines.c.line).where(lines.c.table_id == table).order_by(lines.c.n)).scalars()
            kept = tuple(json.loads(line) for line in found)
            return _kept(row, len(kept), kept)

    async def latest(self, limit: int) -> list[Kept]:
        """Return the tables, unfinished ones first, then the latest, each with its last line."""
        return await asyncio.to_thread(self._latest, limit)

    def _latest(self, limit: int) -> list[Kept]:
        last = sa.select(lines.c.table_id, sa.func.max(lines.c.n).label("count")).group_by(lines.c.table_id).subquery()
        both = sa.and_(lines.c.table_id == last.c.table_id, lines.c.n == last.c.count)
        joined = tables.outerjoin(last, last.c.table_id == tables.c.id).outerjoin(lines, both)
        unfinished = tables.c.state.in_(("seating", "playing"))
        order = (unfinished.desc(), tables.c.changed.desc(), tables.c.id)
        query = sa.select(tables, last.c.count, lines.c.line).select_from(joined).order_by(*order).limit(limit)
        with self._reading() as connection:
            rows = connection.execute(query).all()
        return [_kept(row, row.count or 0, () if row.line is None else (json.loads(row.line),)) for row in rows]

    @contextlib.contextmanager
    def _reading(self) -> Any:  # noqa: ANN401 - a context of a connection
        try:
            with self._engine.connect() as connection:
                yield connection
        except SQLAlchemyError as fault:
            raise Unstored(f"{self.path}: {_reason(fault)}") from None


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _within(connection: sa.Connection, work: Callable[[sa.Connection], Any]) -> BaseException | None:
    try:
        with connection.begin_nested():
            work(connection)
    except HarenaError as fault:
        return fault
    except IntegrityError as fault:
        return Unstored(_reason(fault))
    return None


def _prepare(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own connection
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _kept(row: Any, count: int, found: tuple[Line, ...]) -> Kept:  # noqa: ANN401 - a row of any query
    header = None if row.header is None else json.loads(row.header)
    return Kept(row.id, row.made, row.changed, row.state, json.loads(row.plan), row.secret, header, count, found)


def _reason(fault: Exception) -> str:
    why = str(fault.orig) if isinstance(fault, sa.exc.DBAPIError) else getattr(fault, "strerror", None) or str(fault)
    return f"the house's store cannot be used ({why}); nothing was changed"
