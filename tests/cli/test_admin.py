"""``harena admin``: what it lists, gives, takes away and carries, whichever way a house is kept."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import one_sentence

from harena import games
from harena.core.chance import Seeded
from harena.core.record import read_record
from harena.server.house import Lock
from harena.server.plans import Plan, planned
from harena.server.store import Kept, Store, moving

Run = Any
RECORD = next((Path(games.__file__).parent / "baumeister" / "records").glob("*.harena"))


@pytest.fixture
def house(home: Path, where: Path | str, monkeypatch: pytest.MonkeyPatch) -> Path | str:
    """Give a house with a finished, an abandoned and an unfinished table."""
    place = home / "house.sqlite" if isinstance(where, Path) else where
    monkeypatch.setenv("HARENA_DATABASE", "" if isinstance(place, Path) else place)
    fill(place)
    return place


def fill(place: Path | str) -> None:
    record = read_record(RECORD.read_bytes(), "record")
    header = record.header
    setup = games.load(header.game).setup(len(header.seats), header.options, header.box)
    plan = Plan(header.game, setup, header.seats, chance=Seeded.from_number(0), title="Ave")

    async def keep(store: Store) -> None:
        for table, lines in {
            "done": record.lines,
            "left": [{"end": "abandoned", "digest": ""}],
            "open": record.lines[:9],
        }.items():
            await store.make(planned(table, plan, 5))
            await store.begin(table, header.line(), at=6)
            await store.append(table, 0, lines, more=[{"note": "said", "text": table}], at=7, due=8)

    within(place, keep)


def within(place: Path | str, work: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
    store = Store(place)
    try:
        return asyncio.run(work(store))
    finally:
        store.close()


def all_of(place: Path | str) -> list[Kept]:
    async def read(store: Store) -> list[Kept]:
        return [await store.load(kept.id) for kept in await store.latest(99)]

    found: list[Kept] = within(place, read)
    return found


@pytest.mark.usefixtures("house")
def test_tables_are_listed_with_the_unfinished_first(run: Run) -> None:
    lines = [line.split("\t") for line in run("admin", "list").out.splitlines()]
    assert [line[:3] for line in lines] == [
        ["open", "playing", "9"],
        ["done", "over", str(RECORD.read_bytes().count(b"\n") - 1)],
        ["left", "abandoned", "1"],
    ]
    assert lines[0][3:] == ["1970-01-01 00:00", "baumeister", "Ave"]


@pytest.mark.usefixtures("house")
def test_a_finished_record_is_given_and_an_unfinished_one_is_not(run: Run, tmp_path: Path) -> None:
    assert run("admin", "export", "done").out.encode() == RECORD.read_bytes()
    assert run("admin", "export", "done", "--to", tmp_path / "a.harena") == (0, "", "")
    assert (tmp_path / "a.harena").read_bytes() == RECORD.read_bytes()
    for table in ("open", "none"):
        refused = run("admin", "export", table)
        assert (refused.code, refused.out) == (1, "")
        assert one_sentence(refused)


def test_old_finished_tables_become_files_and_nothing_else_goes(run: Run, tmp_path: Path, house: Path | str) -> None:
    assert run("admin", "archive", "--days", 36_500, "--to", tmp_path / "old").out.startswith("0 tables")
    assert run("admin", "archive", "--days", 1, "--to", tmp_path / "old").out.startswith("2 tables")
    assert sorted(path.name for path in (tmp_path / "old").iterdir()) == ["baumeister-done.harena", "baumeister-left.harena"]
    assert (tmp_path / "old" / "baumeister-done.harena").read_bytes() == RECORD.read_bytes()
    assert [kept.id for kept in all_of(house)] == ["open"]


def test_a_table_is_deleted(run: Run, house: Path | str) -> None:
    assert run("admin", "delete", "open") == (0, "", "")
    assert {kept.id for kept in all_of(house)} == {"done", "left"}
    assert one_sentence(run("admin", "delete", "open"))


def test_nothing_is_taken_from_a_file_that_is_served(run: Run, home: Path) -> None:
    fill(home / "house.sqlite")
    lock = Lock(home)
    for words in (("delete", "open"), ("archive", "--days", 0), ("move", "postgresql://nowhere.invalid/x")):
        assert "runs already" in one_sentence(run("admin", *words))
    lock.release()
    assert len(all_of(home / "house.sqlite")) == 3


def test_where_there_is_no_house_it_says_so(run: Run, home: Path) -> None:
    assert "there is no house" in one_sentence(run("admin", "list"))
    assert "there is no house" in one_sentence(run("admin", "move", "postgresql://nowhere.invalid/x"))
    assert not (home / "house.sqlite").exists()


@pytest.mark.postgres
def test_a_house_moves_to_postgresql_without_loss(run: Run, home: Path, postgres: Any) -> None:
    fill(home / "house.sqlite")
    before, address = all_of(home / "house.sqlite"), postgres.database()
    assert run("admin", "move", address).out.startswith("3 tables moved")
    assert all_of(address) == before
    assert all(kept.lines and kept.notes and kept.ats[0] == 7 and kept.began == 6 and kept.due == 8 for kept in before)
    assert all_of(home / "house.sqlite.moved") == before
    assert not (home / "house.sqlite").exists()


@pytest.mark.postgres
def test_a_house_moves_only_where_nothing_is(run: Run, home: Path, postgres: Any) -> None:
    address = postgres.database()
    fill(address)
    fill(home / "house.sqlite")
    assert "tables already" in one_sentence(run("admin", "move", address))
    assert len(all_of(address)) == len(all_of(home / "house.sqlite")) == 3


@pytest.mark.postgres
def test_a_move_that_fails_leaves_both_as_they_were(run: Run, home: Path, postgres: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(home / "house.sqlite")
    address = postgres.database()
    monkeypatch.setattr(moving, "ROWS", 2)
    with sqlite3.connect(home / "house.sqlite") as connection:
        connection.execute("UPDATE lines SET line = 'a' || char(0) WHERE n = 5 AND table_id = 'done'")  # no server takes that
    connection.close()
    assert one_sentence(run("admin", "move", address))
    assert all_of(address) == []
    assert (home / "house.sqlite").exists()
