"""What a house keeps, each line on disk before anybody hears of it.

Writing goes through one thread (:mod:`harena.server.store.writer`); reads have connections of their own.
"""

import asyncio
import contextlib
import functools
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from harena.core.errors import Stale
from harena.core.table import Line
from harena.server.store import postgres, sqlite
from harena.server.store.adding import SAME, Addition, Due, add
from harena.server.store.migrate import bring_up
from harena.server.store.postgres import Heard, Word
from harena.server.store.schema import (
    Kept,
    NoTable,
    Noted,
    NoteLine,
    Unstored,
    kept_of,
    lines,
    notes,
    now,
    pages,
    reason,
    row_of,
    tables,
)
from harena.server.store.writer import Counts, Writer


class Store:
    """The store of one house: a file, or a database on a PostgreSQL server."""

    def __init__(self, where: Path | str) -> None:
        """Open the file of a path, made where there is none, or the server of an address; raises :class:`Unstored`."""
        engine, self.name = _engine_of(where)
        self._word = Word(engine) if engine.dialect.name == "postgresql" else None
        try:
            with engine.execution_options(writes=True).begin() as connection:
                bring_up(connection, self.name)
        except (SQLAlchemyError, Unstored) as fault:
            engine.dispose()
            raise fault if isinstance(fault, Unstored) else Unstored(f"{self.name}: {reason(fault)}") from None
        self.engine = engine
        self._reads = engine if self._word is None else engine.execution_options(isolation_level="REPEATABLE READ")
        self._writer = Writer(engine, None if self._word is None else self._word.send)

    @property
    def shared(self) -> bool:
        """Return whether other processes may serve the same tables."""
        return self._word is not None

    @property
    def counts(self) -> Counts:
        """Return what has been written so far."""
        return self._writer.counts

    def follow(self, heard: Heard) -> None:
        """Have ``heard`` called in this event loop with every table that another process has changed.

        It is called with None when words may have been missed. Nobody else changes a file.
        """
        if self._word is not None:
            self._word.hear(functools.partial(_in_loop, asyncio.get_running_loop(), heard))

    def close(self) -> None:
        """Write what waits, and let the store go."""
        if self._word is not None:
            self._word.close()
        self._writer.close()
        self.engine.dispose()

    # -- writing -------------------------------------------------------------------------------------------------------------

    async def make(self, kept: Kept) -> None:
        """Keep a new table."""
        row = row_of(kept)
        await self._writer.do(kept.id, lambda connection: connection.execute(tables.insert(), row))

    async def begin(self, table: str, header: dict[str, Any], new: Sequence[Line] = (), *, at: int = 0, due: Due = SAME) -> None:
        """Keep the header of a table at which everybody has sat down, and what was dealt.

        Raises :class:`Stale` where it has begun already.
        """
        at = at or now()
        values = {"header": json.dumps(header), "began": at}
        dealt = Addition(table, at, lines=new, due=due)

        def work(connection: sa.Connection) -> None:
            change = sa.update(tables).where(tables.c.id == table, tables.c.state == "seating")
            if connection.execute(change.values(state="playing", **values)).rowcount != 1:
                raise Stale("the table has begun", facts={"now": 0, "then": 0})
            add(connection, [dealt])

        await self._writer.do(table, work)

    async def append(
        self,
        table: str,
        count: int,
        new: Sequence[Line],
        *,
        noted: int = 0,
        more: Sequence[NoteLine] = (),
        at: int = 0,
        due: Due = SAME,
    ) -> None:
        """Add lines after the first ``count`` and notes after the first ``noted``, all of them or nothing.

        ``at`` is when this happened (0: now), ``due`` when time runs out next. Raises :class:`Stale` where another has added
        some, :class:`NoTable` and :class:`Unstored`.
        """
        if new or more or due is not SAME:
            await self._writer.do(table, Addition(table, at or now(), count, new, noted, more, due))

    async def lease(self, table: str, by: str, until: int) -> bool:
        """Take or renew the right to let a table's bots play; return False while another process has it."""
        free = sa.or_(tables.c.lease_by == by, tables.c.lease_until < now())
        change = sa.update(tables).where(tables.c.id == table, free).values(lease_by=by, lease_until=until)

        def work(connection: sa.Connection) -> bool:
            return connection.execute(change).rowcount == 1

        return bool(await self._writer.do(table, work, tells=False))

    async def beat(self, table: str, by: str, seats: Sequence[int], until: int) -> None:
        """Say which seats have a page open at a process, believed until then; the others hear of it where that is news."""
        said = json.dumps(sorted(seats))
        mine = sa.and_(pages.c.table_id == table, pages.c.by == by)

        def work(connection: sa.Connection) -> None:
            before = connection.execute(sa.select(pages.c.seats).where(mine)).scalar_one_or_none() or "[]"
            over = sa.and_(pages.c.table_id == table, pages.c.until < now())
            connection.execute(sa.delete(pages).where(sa.or_(mine, over)))
            if seats:
                connection.execute(pages.insert(), {"table_id": table, "by": by, "seats": said, "until": until})
            if said != before and self._word is not None:
                self._word.send(connection, [table])

        await self._writer.do(table, work, tells=False)

    async def delete(self, table: str) -> None:
        """Forget a table; raises :class:`NoTable`."""

        def work(connection: sa.Connection) -> None:
            if connection.execute(sa.delete(tables).where(tables.c.id == table)).rowcount != 1:
                raise NoTable("there is no such table")

        await self._writer.do(table, work)

    # -- reading -------------------------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """See whether the store answers; raises :class:`Unstored`."""
        await asyncio.to_thread(self._look)

    def _look(self) -> None:
        with self._reading() as connection:
            connection.execute(sa.select(sa.literal(1)))

    async def load(self, table: str, count: int = 0, noted: int = 0) -> Kept:
        """Return a table with its lines after the first ``count`` and its notes after the first ``noted``.

        Raises :class:`NoTable` or :class:`Unstored`.
        """
        return await asyncio.to_thread(self._load, table, count, noted)

    def _load(self, table: str, count: int, noted: int) -> Kept:
        mine, noticed = (lines.c.table_id == table, lines.c.n > count), (notes.c.table_id == table, notes.c.n > noted)
        with self._reading() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == table)).one_or_none()
            if row is None:
                raise NoTable("there is no such table")
            found = connection.execute(sa.select(lines.c.line, lines.c.at).where(*mine).order_by(lines.c.n)).all()
            said = connection.execute(sa.select(notes.c.note, notes.c.at).where(*noticed).order_by(notes.c.n)).all()
        return kept_of(
            row,
            count=count + len(found),
            lines=tuple(json.loads(one.line) for one in found),
            ats=tuple(one.at for one in found),
            noted=noted + len(said),
            notes=tuple(Noted(one.at, json.loads(one.note)) for one in said),
        )

    async def elsewhere(self, table: str, by: str, at: int) -> set[int]:
        """Return the seats of a table that have a page open at another process, as believed at a time."""
        return await asyncio.to_thread(self._elsewhere, table, by, at)

    def _elsewhere(self, table: str, by: str, at: int) -> set[int]:
        query = sa.select(pages.c.seats).where(pages.c.table_id == table, pages.c.by != by, pages.c.until > at)
        with self._reading() as connection:
            return {seat for seats in connection.execute(query).scalars() for seat in json.loads(seats)}

    async def latest(self, limit: int) -> list[Kept]:
        """Return the tables, unfinished first, then the latest, each with its last line."""
        return await asyncio.to_thread(self._latest, limit, sa.true(), tables.c.changed)

    async def public(self, limit: int) -> list[Kept]:
        """Return the public tables in the same way, but the newest first: the order tells nothing of what happens at them."""
        return await asyncio.to_thread(self._latest, limit, tables.c.public, tables.c.made)

    def _latest(self, limit: int, which: sa.ColumnElement[bool], newest: sa.ColumnElement[int]) -> list[Kept]:
        last = sa.select(lines.c.table_id, sa.func.max(lines.c.n).label("total")).group_by(lines.c.table_id).subquery()
        both = sa.and_(lines.c.table_id == last.c.table_id, lines.c.n == last.c.total)
        joined = tables.outerjoin(last, last.c.table_id == tables.c.id).outerjoin(lines, both)
        unfinished = tables.c.state.in_(("seating", "playing"))
        order = (unfinished.desc(), newest.desc(), tables.c.id)
        query = sa.select(tables, last.c.total, lines.c.line).select_from(joined).where(which).order_by(*order).limit(limit)
        with self._reading() as connection:
            rows = connection.execute(query).all()
        return [kept_of(row, count=row.total or 0, lines=() if row.line is None else (json.loads(row.line),)) for row in rows]

    async def earliest(self, limit: int) -> list[tuple[str, int]]:
        """Return the tables whose time runs out first, each with when that is, in milliseconds since 1970."""
        return await asyncio.to_thread(self._earliest, limit)

    def _earliest(self, limit: int) -> list[tuple[str, int]]:
        query = sa.select(tables.c.id, tables.c.due).where(tables.c.due.is_not(None), tables.c.state == "playing")
        with self._reading() as connection:
            return [(row.id, row.due) for row in connection.execute(query.order_by(tables.c.due).limit(limit))]

    @contextlib.contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        try:
            with self._reads.connect() as connection:
                yield connection
        except SQLAlchemyError as fault:
            raise Unstored(f"{self.name}: {reason(fault)}") from None


def _engine_of(where: Path | str) -> tuple[sa.Engine, str]:
    """Return the way into a store, and its name without secrets."""
    if isinstance(where, str):
        url = postgres.url_of(where)
        return postgres.engine_of(url), url.render_as_string(hide_password=True)
    try:
        return sqlite.engine_of(where), str(where)
    except OSError as fault:
        raise Unstored(f"{where}: {reason(fault)}") from None


def _in_loop(loop: asyncio.AbstractEventLoop, heard: Heard, table: str | None) -> None:
    with contextlib.suppress(RuntimeError):  # the loop has ended: nobody is there to be told
        loop.call_soon_threadsafe(heard, table)
