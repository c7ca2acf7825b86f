"""A house on this machine: its folder, and the lock that keeps a second server away from it."""

import contextlib
import errno
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from harena.core.errors import HarenaError
from harena.replay.files import unwritten
from harena.server.keys import Keys, load_keys
from harena.server.rooms import Rooms
from harena.server.store import Store
from harena.server.workers import Workers

if sys.platform != "win32":
    import fcntl


class Occupied(HarenaError):
    """Another server has this folder; ``address`` is where it answers, or empty."""

    code = "occupied"

    def __init__(self, folder: Path, address: str) -> None:
        where = f" at {address}" if address else ""
        super().__init__(f"{folder}: Harena runs already with these tables{where}")
        self.address = address


class Lock:
    """The lock of a folder; it goes when its process goes, however that ends.

    A ``shared`` one may be had by several processes, but not beside one that is not.
    """

    def __init__(self, folder: Path, *, shared: bool = False) -> None:
        """Take it; raises :class:`Occupied` or one sentence about the folder."""
        self._shared = shared
        path = folder / "house.lock"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+")
        except OSError as fault:
            raise unwritten(path, fault) from None
        if sys.platform == "win32":
            return  # other locks there
        try:
            fcntl.flock(self._file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except OSError as fault:
            address = _address(self._file.read(4096))
            self._file.close()
            if fault.errno in {errno.EAGAIN, errno.EACCES}:
                raise Occupied(folder, address) from None
            raise unwritten(path, fault) from None

    def say(self, address: str) -> None:
        """Write down where the server answers, for a second one that comes."""
        if self._shared:
            return  # there may be many
        self._file.seek(0)
        self._file.truncate()
        json.dump({"address": address}, self._file)
        self._file.flush()

    def release(self) -> None:
        """Let the folder go."""
        self._file.close()


def _address(text: str) -> str:
    try:
        found: Any = json.loads(text)
        return str(found["address"])
    except (ValueError, TypeError, KeyError):
        return ""


def place(folder: Path) -> Path | str:
    """Return where the tables of a house are kept: the server that HARENA_DATABASE names, or a file in its folder."""
    return os.environ.get("HARENA_DATABASE") or folder / "house.sqlite"


@contextlib.contextmanager
def opened(folder: Path, *, public: bool = False) -> Iterator[tuple[Rooms, Keys, Lock]]:
    """Open the house of a folder, and close it whatever happens; raises in one sentence."""
    where = place(folder)
    lock = Lock(folder, shared=isinstance(where, str))
    try:
        named = os.environ.get("HARENA_KEY_FILE")
        keys = load_keys(folder, Path(named) if named else None)
        store = Store(where)
        workers = Workers()
        try:
            yield Rooms.of(store, keys, workers, public=public), keys, lock
        finally:
            workers.close()
            store.close()
    finally:
        lock.release()
