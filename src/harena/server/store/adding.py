"""Adding lines and notes to tables, in as many statements for many tables as for one."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

import sqlalchemy as sa

from harena.core.errors import Stale
from harena.core.table import Line
from harena.server.store.schema import NoTable, NoteLine, lines, notes, tables


class Same(Enum):
    """Says that something stays as it is."""

    SAME = 0


SAME: Final = Same.SAME
Due = int | None | Same  # milliseconds since 1970; None: no time runs


@dataclass(frozen=True, slots=True)
class Addition:
    """What is added to one table at a time: lines after the first ``count``, notes after the first ``noted``."""

    table: str
    at: int  # milliseconds since 1970
    count: int = 0
    lines: Sequence[Line] = ()
    noted: int = 0
    notes: Sequence[NoteLine] = ()
    due: Due = SAME

    def change(self) -> dict[str, Any]:
        """Return what it changes of the table itself, as values of :data:`_CHANGE`."""
        stays = isinstance(self.due, Same)
        state = state_of(self.lines) if self.lines else None
        return {"which": self.table, "at": self.at, "to": state, "stays": stays, "until": None if stays else self.due}

    def line_rows(self) -> list[dict[str, Any]]:
        """Return its lines as rows."""
        return _rows(self.table, self.at, self.count, "line", self.lines)

    def note_rows(self) -> list[dict[str, Any]]:
        """Return its notes as rows."""
        return _rows(self.table, self.at, self.noted, "note", self.notes)


def _most(rows: sa.Table) -> sa.ScalarSelect[Any]:
    found = sa.select(sa.func.coalesce(sa.func.max(rows.c.n), 0)).where(rows.c.table_id == tables.c.id)
    return found.correlate(tables).scalar_subquery()


_STAYS: Final = sa.bindparam("stays", type_=sa.Boolean)
_CHANGE: Final = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("which"))
    .values(
        changed=sa.bindparam("at", type_=sa.BigInteger),
        state=sa.func.coalesce(sa.bindparam("to", type_=sa.String), tables.c.state),
        due=sa.case((_STAYS, tables.c.due), else_=sa.bindparam("until", type_=sa.BigInteger)),
    )
)
_COUNTS: Final = sa.select(tables.c.id, _most(lines).label("lines"), _most(notes).label("notes")).where(
    tables.c.id.in_(sa.bindparam("which", expanding=True))
)
_LINES: Final = lines.insert()
_NOTES: Final = notes.insert()


def add(connection: sa.Connection, additions: Sequence[Addition]) -> None:
    """Write additions to different tables; raises where one of them cannot be, and then nothing of it may stay.

    :class:`NoTable` where there is no such table, :class:`Stale` where another has added something meanwhile.
    """
    connection.execute(_CHANGE, [one.change() for one in additions])  # first, for it holds others off these tables
    found = {row.id: row for row in connection.execute(_COUNTS, {"which": [one.table for one in additions]})}
    for one in additions:
        there = found.get(one.table)
        if there is None:
            raise NoTable("there is no such table")
        for count, then, new in ((there.lines, one.count, one.lines), (there.notes, one.noted, one.notes)):
            if new and count != then:
                raise Stale("another has moved", facts={"now": count, "then": then})
    for insert, rows in (
        (_LINES, [row for one in additions for row in one.line_rows()]),
        (_NOTES, [row for one in additions for row in one.note_rows()]),
    ):
        if rows:
            connection.execute(insert, rows)


def state_of(new: Sequence[Line]) -> str:
    """Return what the latest lines of a table make of it."""
    end = next((line["end"] for line in new if "end" in line), None)
    return "playing" if end is None else "abandoned" if end == "abandoned" else "over"


def _rows(table: str, at: int, count: int, kind: str, new: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"table_id": table, "n": n, kind: json.dumps(one), "at": at} for n, one in enumerate(new, count + 1)]
