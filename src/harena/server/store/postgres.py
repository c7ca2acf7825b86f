"""A house on a PostgreSQL server, which several processes may serve together.

Whoever has changed a table says so in the same transaction; the others hear it when it is committed, and not before.
"""

import secrets
import threading
from collections.abc import Callable, Collection
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from harena.server.store.schema import Unstored

CHANNEL: Final = "harena"
LISTENING: Final = 0.5  # seconds between two looks at whether to stop
AGAIN: Final = 1.0  # seconds before a server that is away is tried again
PATIENCE: Final = {
    "connect_timeout": 3,  # seconds
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
}

Heard = Callable[[str | None], None]


def url_of(address: str) -> sa.URL:
    """Return an address as it is used here; raises :class:`Unstored`."""
    try:
        url = sa.make_url(address)
    except ArgumentError:
        raise Unstored("HARENA_DATABASE is not an address such as postgresql://user@host/database") from None
    if url.drivername not in {"postgres", "postgresql", "postgresql+psycopg"}:
        raise Unstored(f"HARENA_DATABASE names {url.drivername}; a house is kept in PostgreSQL, or in its folder without it")
    return url.set(drivername="postgresql+psycopg")


def engine_of(url: sa.URL) -> sa.Engine:
    """Return the way to a server; raises :class:`Unstored` where its driver is missing."""
    try:
        return sa.create_engine(url, pool_pre_ping=True, connect_args={"application_name": "harena", **PATIENCE})
    except ImportError:
        raise Unstored("PostgreSQL needs its driver: pip install 'harena[postgres]'") from None


class Word:
    """What processes tell each other: the id of a table that one of them has changed."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._own = secrets.token_hex(4)
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def send(self, connection: sa.Connection, changed: Collection[str]) -> None:
        """Tell the others, when this transaction is committed."""
        said = [f"{self._own} {table}" for table in changed]
        query = sa.text("SELECT pg_notify(:channel, said) FROM unnest(CAST(:said AS text[])) AS said")
        connection.execute(query, {"channel": CHANNEL, "said": said})

    def hear(self, heard: Heard) -> None:
        """Call ``heard``, in a thread of its own, with every table that another process has changed.

        It is called with None when words may have been missed: at first, and whenever the server was away.
        """
        self._thread = threading.Thread(target=self._listen, args=(heard,), name="harena-word", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def _listen(self, heard: Heard) -> None:
        import psycopg  # noqa: PLC0415 - only where a house is kept there

        while not self._stop.is_set():
            try:
                with self._engine.connect() as connection:
                    raw: Any = connection.connection.driver_connection
                    connection.detach()  # one that listens serves nothing else afterwards
                    raw.set_autocommit(True)
                    raw.execute(f"LISTEN {CHANNEL}")
                    heard(None)
                    while not self._stop.is_set():
                        for word in raw.notifies(timeout=LISTENING):
                            sender, _, table = word.payload.partition(" ")
                            if sender != self._own:
                                heard(table)
            except (SQLAlchemyError, psycopg.Error):
                self._stop.wait(AGAIN)
