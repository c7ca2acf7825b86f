"""Records as files: made whole or not at all, written step by step before a step counts, and taken up again after a crash.

Beside an unfinished record lies its seed, in a file that only its owner may read; it goes when the game ends, for then the record
itself reveals it. Without that file a seeded game cannot go on.
"""

import contextlib
import errno
import json
import os
import secrets
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO

from harena.core.chance import Chance, Entered, Seeded, commit
from harena.core.errors import HarenaError, Unreadable
from harena.core.record import Header, Record, read_record, write_line
from harena.core.table import Line, Table
from harena.replay.player import feed, open_table

if sys.platform != "win32":
    import fcntl

_CODES = {errno.ENOSPC: "disk-full", errno.EDQUOT: "disk-full", errno.EFBIG: "disk-full"}
_CODES |= dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), "no-rights")


class Unwritten(HarenaError):
    """A file that could not be written; what it was meant for has not happened."""

    code = "unwritten"


def unwritten(path: Path, fault: OSError) -> Unwritten:
    """Return an operating system's fault as one sentence."""
    code = _CODES.get(fault.errno or 0, "unwritten")
    why = {"disk-full": "the disk is full", "no-rights": "you have no right to write there"}.get(code)
    return Unwritten(f"{path}: {why or fault.strerror or 'it cannot be written'}; nothing was changed", code=code)


class RecordFile:
    """The sink of a table: a record that only grows, each step on disk before it counts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.muted = False
        try:
            self._file: BinaryIO = path.open("r+b", buffering=0)
            self._lock()
            self._size = self._file.seek(0, os.SEEK_END)
        except OSError as fault:
            raise unwritten(path, fault) from None

    def _lock(self) -> None:
        if sys.platform == "win32":
            return  # other locks there
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            self._file.close()
            if fault.errno in {errno.EAGAIN, errno.EACCES}:
                raise Unwritten(f"{self.path}: this game is being played in another window", code="in-use") from None
            raise

    def __call__(self, lines: Sequence[Line]) -> None:
        """Append the lines; raises :class:`Unwritten`, and then none of them is there."""
        if self.muted:
            return
        data = memoryview("".join(map(write_line, lines)).encode())
        try:
            done = 0
            while done < len(data):
                done += self._file.write(data[done:])
            os.fsync(self._file.fileno())
        except OSError as fault:
            with contextlib.suppress(OSError):
                self.cut(self._size)
            raise unwritten(self.path, fault) from None
        self._size += len(data)
        if "end" in lines[-1]:
            forget_seed(self.path)

    def cut(self, size: int) -> None:
        """Shorten the file."""
        self._file.truncate(size)
        self._file.seek(size)
        self._size = size

    def close(self) -> None:
        """Let the file go."""
        self._file.close()


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that is there whole or not at all; raises :class:`Unwritten`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            umask = os.umask(0)
            os.umask(umask)
            Path(name).chmod(0o666 & ~umask)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as fault:
        raise unwritten(path, fault) from None


def create(folder: Path, name: str, header: Header, chance: Chance) -> RecordFile:
    """Begin the record ``name-xxxxxx.harena`` in a folder, its seed beside it; raises :class:`Unwritten`."""
    path = folder / f"{name}-{secrets.token_hex(3)}.harena"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if isinstance(chance, Seeded):
            _keep_seed(path, chance.secret)
        write_whole(path, write_line(header.line()).encode())
    except OSError as fault:
        forget_seed(path)
        raise unwritten(path, fault) from None
    except Unwritten:
        forget_seed(path)
        raise
    return RecordFile(path)


def seed_path(path: Path) -> Path:
    """Return where the seed of an unfinished record lies."""
    return path.with_name(path.name + ".seed")


def _keep_seed(path: Path, secret: bytes) -> None:
    handle = os.open(seed_path(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w") as file:
        json.dump({"seed": secret.hex()}, file)
        file.flush()
        os.fsync(file.fileno())


def forget_seed(path: Path) -> None:
    """Remove the seed's file, if it is there."""
    with contextlib.suppress(OSError):
        seed_path(path).unlink(missing_ok=True)


def read_file(path: Path, limit: int = 17 << 20) -> bytes:
    """Return what stands in a file, at most ``limit`` bytes of it; raises :class:`Unreadable` in one sentence."""
    try:
        with path.open("rb") as file:
            return file.read(limit)
    except OSError as fault:
        raise Unreadable(str(path), f"it cannot be read ({fault.strerror})") from None


def resume(path: Path) -> tuple[Table[Any], RecordFile]:
    """Return the table of an unfinished record, standing where it stopped, with its file as the sink.

    Half a line or half a gesture at the end was never announced, and is cut off.
    Raises :class:`Unreadable` or :class:`Unwritten`.
    """
    name = str(path)
    data = read_file(path)
    record = read_record(data, name, forgive_cut=True)
    if record.end is not None:
        raise Unreadable(name, "this game has ended; harena replay shows it")
    chance = _chance_of(path, record)
    keep = _settled_lines(record, name)
    sink = RecordFile(path)
    try:
        offsets = [at + 1 for at, byte in enumerate(data) if byte == ord("\n")]
        if offsets[keep] < len(data):
            sink.cut(offsets[keep])
        sink.muted = True
        table = open_table(record.header, name, chance, sink)
        feed(table, Record(record.header, record.lines[:keep]), name)
        sink.muted = False
        if table.due() is not None or table.ending() is not None:  # what the crash left undone
            table.begin()
    except OSError as fault:
        sink.close()
        raise unwritten(path, fault) from None
    except HarenaError:
        sink.close()
        raise
    return table, sink


def _settled_lines(record: Record, name: str) -> int:
    """Return how many lines lead to the last settled position."""
    table = open_table(record.header, name)
    settled = 0

    def note(number: int) -> None:
        nonlocal settled
        if table.rules.settled(table.state):
            settled = number - 2

    feed(table, record, name, note)
    note(len(record.lines) + 2)
    return settled


def _chance_of(path: Path, record: Record) -> Chance:
    said = record.header.chance
    if said.get("source") == "entered":
        return Entered()
    if said.get("source") != "seeded":
        raise Unreadable(str(path), f"a game whose chance is {said.get('source')!r:.20} cannot go on")
    place = seed_path(path)
    if not place.exists():
        raise Unreadable(str(path), f"its seed, {place.name}, does not lie beside it, so the game cannot go on")
    try:
        secret = bytes.fromhex(json.loads(read_file(place, 1000))["seed"])
        shares = [bytes.fromhex(share) for share in said.get("shares", [])]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Unreadable(str(place), "not a seed file") from None
    if commit(secret) != said.get("commitment"):
        raise Unreadable(str(place), "this seed belongs to another record")
    return Seeded(secret, shares, predictable=said.get("predictable") is True)
