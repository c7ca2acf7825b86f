"""A house in one file."""

from pathlib import Path
from typing import Any

import sqlalchemy as sa

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


def engine_of(path: Path) -> sa.Engine:
    """Return the way into a file that only its owner may read, made where there is none; raises :class:`OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": 20, "check_same_thread": False})
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own connection
    connection.isolation_level = (
        None  # the driver begins no transaction by itself: at a savepoint it would not, and each would be
    )
    cursor = connection.cursor()  # written alone
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    """Begin; whoever is going to write takes the file at once, so that nothing changes under what it has read."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
