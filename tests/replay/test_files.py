"""Records on disk: all or nothing, nothing lost, taken up again after a crash."""

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from harena import games
from harena.core.chance import Chance, Entered, Seeded
from harena.core.errors import Unreadable
from harena.core.record import header_of
from harena.core.table import Table
from harena.replay.files import RecordFile, Unwritten, create, read_file, resume, seed_path, write_whole


def started(folder: Path, chance: Chance | None = None) -> tuple[Table[Any], RecordFile]:
    rules = games.load("baumeister")
    source = chance or Seeded(b"s" * 32, [b"a" * 16, b"b" * 16])
    setup = rules.setup(2, {"slots": 4}, {})
    header = header_of(rules, setup, source, ("human", "human"))
    sink = create(folder, "baumeister", header, source)
    table = Table(rules, setup, header, source, sink)
    table.begin()
    return table, sink


def step(table: Table[Any]) -> None:
    seat, moves = table.waiting()[0], list[int]()
    while not moves or not table.rules.settled(table.draft(seat, moves)):
        state = table.draft(seat, moves) if moves else table.state
        moves.append(table.rules.default(state, seat))
    table.act(seat, moves)


def test_every_step_is_in_the_file_before_it_counts(tmp_path: Path) -> None:
    table, sink = started(tmp_path / "new" / "folder")
    for _ in range(5):
        step(table)
        assert sink.path.read_bytes().count(b"\n") == 1 + len(table.lines)
    sink.close()


def test_the_seed_lies_beside_it_for_its_owner_only_until_the_end_reveals_it(tmp_path: Path) -> None:
    table, sink = started(tmp_path)
    place = seed_path(sink.path)
    assert stat.S_IMODE(place.stat().st_mode) == 0o600
    assert b"s".hex() * 32 in place.read_text()
    assert "seed" not in sink.path.read_text().replace('"seeded"', "")
    table.abandon()
    assert not place.exists()
    sink.close()


def test_a_game_goes_on_exactly_where_it_stopped(tmp_path: Path) -> None:
    table, sink = started(tmp_path)
    for _ in range(6):
        step(table)
    sink.close()
    again, sink = resume(sink.path)
    assert again.lines == table.lines
    assert again.rules.dump(again.state) == table.rules.dump(table.state)
    table._sink = None
    for _ in range(20):
        step(table)
        step(again)
    assert again.lines == table.lines
    sink.close()


@pytest.mark.parametrize("torn", range(1, 140, 7))
def test_a_crash_in_the_middle_of_a_write_loses_nothing_that_was_announced(tmp_path: Path, torn: int) -> None:
    table, sink = started(tmp_path)
    for _ in range(4):
        step(table)
    sink.close()
    whole = sink.path.read_bytes()
    sink.path.write_bytes(whole[:-torn])
    again, sink = resume(sink.path)
    assert again.rules.settled(again.state)
    assert again.due() is None
    assert table.lines[: len(again.lines)] == again.lines
    data = sink.path.read_bytes()
    assert data.endswith(b"\n")
    assert whole.startswith(data)
    sink.close()


def test_half_a_gesture_is_cut_off(tmp_path: Path) -> None:
    table, sink = started(tmp_path)
    while True:
        seat = table.waiting()[0]
        build = [move for move in table.legal(seat) if table.rules.write(table.state, seat, move) == "build"]
        if build and not table.rules.settled(table.draft(seat, build)):
            break
        step(table)
    sink([{"s": seat, "m": "build"}])
    sink.close()
    again, sink = resume(sink.path)
    assert again.lines == table.lines
    assert b"build" not in sink.path.read_bytes().splitlines()[-1]
    sink.close()


def test_an_undo_is_resumed_too(tmp_path: Path) -> None:
    table, sink = started(tmp_path)
    seat = table.waiting()[0]
    step(table)
    table.undo(seat)
    sink.close()
    again, sink = resume(sink.path)
    assert again.version == table.version
    again.redo(seat)
    sink.close()


def test_entered_chance_goes_on_without_a_seed(tmp_path: Path) -> None:
    table, sink = started(tmp_path, Entered())
    assert not seed_path(sink.path).exists()
    table.enter((table.due() or [])[0][0])
    sink.close()
    again, sink = resume(sink.path)
    assert again.lines == table.lines
    assert again.due() is not None
    sink.close()


def test_a_game_that_is_being_played_is_not_taken_up_twice(tmp_path: Path) -> None:
    _, sink = started(tmp_path)
    with pytest.raises(Unwritten, match="this game is being played in another window"):
        resume(sink.path)
    sink.close()


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda path: seed_path(path).unlink(), "does not lie beside it, so the game cannot go on"),
        (lambda path: seed_path(path).write_text("{}"), "not a seed file"),
        (lambda path: seed_path(path).write_text("["), "not a seed file"),
        (lambda path: seed_path(path).write_text("[" * 900), "not a seed file"),
        (lambda path: seed_path(path).write_text('{"seed": "zz"}'), "not a seed file"),
        (lambda path: seed_path(path).write_text('{"seed": "00"}'), "this seed belongs to another record"),
        (lambda path: path.unlink(), r"it cannot be read \(No such file or directory\)"),
        (
            lambda path: path.write_bytes(path.read_bytes().replace(b'"seeded"', b'"scripted"')),
            "chance is 'scripted' cannot go on",
        ),
    ],
)
def test_a_game_that_cannot_go_on_says_why(tmp_path: Path, spoil: Callable[[Path], Any], why: str) -> None:
    _, sink = started(tmp_path)
    sink.close()
    spoil(sink.path)
    with pytest.raises(Unreadable, match=why):
        resume(sink.path)


def test_a_finished_game_does_not_go_on(tmp_path: Path) -> None:
    table, sink = started(tmp_path)
    table.abandon()
    sink.close()
    with pytest.raises(Unreadable, match="this game has ended; harena replay shows it"):
        resume(sink.path)


class FullAfter:
    """A file that takes some bytes and then no more."""

    def __init__(self, file: Any, room: int, number: int) -> None:
        self.file = file
        self.room = room
        self.number = number

    def write(self, data: Any) -> int:
        if not self.room:
            raise OSError(self.number, os.strerror(self.number))
        done: int = self.file.write(bytes(data[: self.room]))
        self.room -= done
        return done

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


@pytest.mark.parametrize(
    ("number", "code", "words"),
    [
        (errno.ENOSPC, "disk-full", "the disk is full; nothing was changed"),
        (errno.EACCES, "no-rights", "you have no right to write there; nothing was changed"),
        (errno.EIO, "unwritten", "nothing was changed"),
    ],
)
@pytest.mark.parametrize("room", [0, 1, 9])
def test_a_full_disk_takes_nothing_away(tmp_path: Path, number: int, code: str, words: str, room: int) -> None:
    table, sink = started(tmp_path)
    step(table)
    before, state = sink.path.read_bytes(), table.rules.dump(table.state)
    real = sink._file
    sink._file = FullAfter(real, room, number)  # type: ignore[assignment]  # a file in all that matters
    with pytest.raises(Unwritten, match=words) as fault:
        step(table)
    assert fault.value.code == code
    assert sink.path.read_bytes() == before
    assert table.rules.dump(table.state) == state
    sink._file = real
    step(table)
    assert sink.path.read_bytes().startswith(before)
    assert sink.path.read_bytes().count(b"\n") == 1 + len(table.lines)
    sink.close()


def test_a_device_that_is_always_full_refuses_in_one_sentence() -> None:
    sink = RecordFile(Path("/dev/full"))
    with pytest.raises(Unwritten, match=r"^/dev/full: the disk is full; nothing was changed$"):
        sink([{"s": 0, "m": "go 1"}])
    sink.close()


def test_a_folder_that_is_a_file_is_refused_and_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "f").write_text("x")
    with pytest.raises(Unwritten, match="f/"):
        started(tmp_path / "f")
    assert [path.name for path in tmp_path.iterdir()] == ["f"]


def test_a_record_that_cannot_be_begun_leaves_no_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:  # noqa: ARG001 - as os.fsync
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Unwritten, match="the disk is full"):
        started(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    write_whole(path, b"old")

    def stop(handle: int) -> None:  # noqa: ARG001 - as os.fsync
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", stop)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["a"]


def test_reading_stops_at_a_limit(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"x" * 100)
    assert len(read_file(tmp_path / "a", 10)) == 10
    with pytest.raises(Unreadable, match="it cannot be read"):
        read_file(tmp_path)


def test_a_muted_file_writes_nothing(tmp_path: Path) -> None:
    _, sink = started(tmp_path)
    before = sink.path.read_bytes()
    sink.muted = True
    sink([{"s": 0, "m": "go 1"}])
    assert sink.path.read_bytes() == before
    sink.close()
