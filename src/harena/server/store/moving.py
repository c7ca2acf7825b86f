"""Carries a house from its file to a PostgreSQL server, whole or not at all."""

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from harena.server.store.schema import Unstored, metadata, pages, reason, tables
from harena.server.store.store import Store

ROWS: Final = 1000  # carried at a time
TEMPORARY: Final = {pages}  # who looks on just now


def move(path: Path, address: str) -> int:
    """Carry everything from a file to the empty database of an address; return the number of tables.

    Raises :class:`Unstored` with the reason, and then the database is as empty as before. The file stays as it is.
    """
    if not path.exists():
        raise Unstored(f"{path}: there is no house in that folder")
    source = Store(path)
    try:
        target = Store(address)
    except Unstored:
        source.close()
        raise
    try:
        with source.engine.connect() as here, target.engine.begin() as there:
            if there.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one():
                raise Unstored(f"{target.name}: there are tables already; nothing was moved")
            for table in metadata.sorted_tables:
                if table not in TEMPORARY:
                    _carry(here, there, table)
            return int(there.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one())
    except SQLAlchemyError as fault:
        raise Unstored(f"{target.name}: {reason(fault)}") from None
    finally:
        target.close()
        source.close()


def _carry(here: sa.Connection, there: sa.Connection, table: sa.Table) -> None:
    count = sa.select(sa.func.count()).select_from(table)
    with here.execute(sa.select(table)) as found:
        for rows in found.mappings().partitions(ROWS):
            there.execute(table.insert(), [dict(row) for row in rows])
    if here.execute(count).scalar_one() != there.execute(count).scalar_one():
        raise Unstored(f"not all rows of {table.name} arrived; nothing was moved")
