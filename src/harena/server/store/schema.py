"""The tables of the store, and what is read from them.

``lines`` are the truth of a game, ``notes`` of the people around it. Both are only ever added to, under a key that whoever comes
second cannot have.
"""

import json
import time
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from harena.core.errors import HarenaError
from harena.core.table import Line

NoteLine = dict[str, Any]

metadata: Final = sa.MetaData()

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),  # milliseconds since 1970
    sa.Column("changed", sa.BigInteger, nullable=False),  # milliseconds since 1970
    sa.Column("state", sa.String(16), nullable=False),  # seating playing over abandoned
    sa.Column("plan", sa.Text, nullable=False),  # what was agreed when it was made
    sa.Column("secret", sa.String(64), nullable=False),  # the seed of its draws, empty where people enter them
    sa.Column("header", sa.Text),  # of its record, once everybody has sat down
    sa.Column("began", sa.BigInteger, nullable=False, server_default="0"),  # when that was; 0: not yet, or not known
    sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),  # everybody may see it listed
    sa.Column("due", sa.BigInteger, index=True),  # when time runs out next, in milliseconds since 1970
    sa.Column("lease_by", sa.String(32)),  # the process that lets the bots play
    sa.Column("lease_until", sa.BigInteger, nullable=False, server_default="0"),  # milliseconds since 1970
)

lines: Final = sa.Table(
    "lines",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False, server_default="0"),  # milliseconds since 1970; 0: not known
    sqlite_with_rowid=False,
)

notes: Final = sa.Table(
    "notes",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("at", sa.BigInteger, nullable=False),  # milliseconds since 1970
    sa.Column("note", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

pages: Final = sa.Table(
    "pages",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("by", sa.String(32), primary_key=True),  # the process that serves them
    sa.Column("seats", sa.Text, nullable=False),  # those with a page open there
    sa.Column("until", sa.BigInteger, nullable=False),  # when that is no longer believed, in milliseconds since 1970
    sqlite_with_rowid=False,
)


class Unstored(HarenaError):
    """The store failed; what it was meant for has not happened."""

    code = "unwritten"


class NoTable(HarenaError):
    """There is no such table here."""

    code = "no-table"


@dataclass(frozen=True, slots=True)
class Noted:
    """One note of a table and when it was kept, in milliseconds since 1970."""

    at: int
    note: NoteLine


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is kept.

    ``count`` and ``noted`` are how many lines and notes it has, ``lines`` and ``notes`` those that were asked for; ``ats`` are
    when these lines were kept, and ``began`` when the header was, in milliseconds since 1970, 0 where that is not known.
    """

    id: str
    made: int
    changed: int
    state: str
    plan: dict[str, Any]
    secret: str
    header: dict[str, Any] | None
    count: int = 0
    lines: tuple[Line, ...] = ()
    ats: tuple[int, ...] = ()
    noted: int = 0
    notes: tuple[Noted, ...] = ()
    began: int = 0
    public: bool = False
    due: int | None = None


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def row_of(kept: Kept) -> dict[str, Any]:
    """Return a table as its row."""
    return {
        "id": kept.id,
        "made": kept.made,
        "changed": kept.changed,
        "state": kept.state,
        "plan": json.dumps(kept.plan),
        "secret": kept.secret,
        "header": None if kept.header is None else json.dumps(kept.header),
        "began": kept.began,
        "public": kept.public,
        "due": kept.due,
    }


def kept_of(row: Any, **more: Any) -> Kept:  # noqa: ANN401 - a row of any query, and what else was asked for
    """Return a table from its row."""
    header = None if row.header is None else json.loads(row.header)
    plan = json.loads(row.plan)
    known = {"began": row.began, "public": row.public, "due": row.due}
    return Kept(row.id, row.made, row.changed, row.state, plan, row.secret, header, **known, **more)


def reason(fault: Exception) -> str:
    """Return what went wrong as one sentence."""
    why = str(fault.orig) if isinstance(fault, DBAPIError) else getattr(fault, "strerror", None) or str(fault)
    return f"the house's store cannot be used ({' '.join(why.split())}); nothing was changed"
