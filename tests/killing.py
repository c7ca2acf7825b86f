"""A server that kills itself, as the kernel would, when it comes to some stage of accepting a move for the nth time.

Its arguments are FOLDER STAGE PASSES; it plays on unhurt where the stage is ``none``.
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from harena.server.crier import Crier
from harena.server.room import Room
from harena.server.run import Place, serve
from harena.server.sockets import Connection
from harena.server.store import Store
from harena.server.store.writer import Writer

Method = Callable[..., Any]


class Fate:
    """Counts how often a stage is passed."""

    def __init__(self, passes: int) -> None:
        self.left = passes

    def __call__(self) -> None:
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def before(owner: Any, name: str, fate: Fate) -> None:
    """Let fate strike when a method is called."""
    method: Method = getattr(owner, name)

    def doomed(*given: Any, **named: Any) -> Any:
        fate()
        return method(*given, **named)

    setattr(owner, name, doomed)


def after(owner: Any, name: str, fate: Fate) -> None:
    """Let fate strike when a method has done its work."""
    method: Method = getattr(owner, name)

    def doomed(*given: Any, **named: Any) -> Any:
        done = method(*given, **named)
        fate()
        return done

    setattr(owner, name, doomed)


STAGES: dict[str, Callable[[Fate], None]] = {
    "heard": lambda fate: before(Room, "hear", fate),  # the message has been read
    "played": lambda fate: before(Store, "append", fate),  # it has been played in memory
    "taken": lambda fate: before(Writer, "together", fate),  # the writing thread has it
    "written": lambda fate: sa.event.listen(sa.Engine, "commit", lambda _: fate()),  # everything but the commit
    "committed": lambda fate: sa.event.listen(sa.Engine, "engine_connect", lambda connection: committed(connection, fate)),
    "kept": lambda fate: before(Crier, "announce", fate),  # the room knows that it is kept
    "told": lambda fate: after(Connection, "send", fate),  # a page's queue has it
}


def committed(connection: sa.Connection, fate: Fate) -> None:
    """Let fate strike when the database has answered a commit, and nobody has heard of that."""
    dialect = connection.dialect
    if "do_commit" not in vars(dialect):
        after(dialect, "do_commit", fate)


def main() -> None:
    """Serve until fate strikes."""
    folder, stage, passes = sys.argv[1:]
    if stage != "none":
        STAGES[stage](Fate(int(passes)))
    serve(Path(folder), Place(port=0), open_browser=False)
