"""The form of a store: every change of it is a revision in ``migrations/versions``, and opening a store brings it up to the last.

A new store goes the same way as an old one, so there is one description of how it came to be what it is; a test holds it
against the tables of :mod:`harena.server.store.schema`.
"""

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from harena.server.store.schema import Unstored

LATEST: Final = "3"
PLACE: Final = Path(__file__).with_name("migrations")
FIRST: Final = 1  # stores of that form knew no revisions yet, and said so in the file's user_version


def bring_up(connection: sa.Connection, name: str, to: str = LATEST) -> None:
    """Bring a store to the latest form; raises :class:`Unstored` where another version of Harena wrote it."""
    found = _found(connection, name)
    if found == to:
        return
    from alembic import command  # noqa: PLC0415 - a house that is up to date opens sooner without it
    from alembic.config import Config  # noqa: PLC0415 - as above
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - as above

    config = Config()
    config.set_main_option("script_location", str(PLACE).replace("%", "%%"))
    config.attributes["connection"] = connection
    if found and found not in {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()}:
        raise Unstored(f"{name}: written by another version of Harena (form {found}; this one reads {to})")
    if connection.dialect.name == "sqlite":
        if _old(connection) == FIRST and not found:
            command.stamp(config, str(FIRST))
        connection.exec_driver_sql(f"PRAGMA user_version = {to}")  # the first version looks there, and leaves the file alone
    command.upgrade(config, to)


def _found(connection: sa.Connection, name: str) -> str:
    """Return the form of a store, or nothing where it has no revision yet."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            sa.text("SELECT pg_advisory_xact_lock(hashtext('harena'))")
        )  # processes that start together take turns
    if sa.inspect(connection).has_table("alembic_version"):
        return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one())
    if connection.dialect.name == "sqlite" and (old := _old(connection)) not in {0, FIRST}:
        raise Unstored(f"{name}: written by another version of Harena (form {old}; this one reads {LATEST})")
    return ""


def _old(connection: sa.Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
