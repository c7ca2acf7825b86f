"""The store: what is kept, whole and once, whatever fails."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from harena.core.errors import Stale
from harena.server.store import Kept, NoTable, Store, Unstored, _Job, tables

KEPT = Kept("one", 1, 1, "seating", {"title": "A"}, "00", None)


async def test_what_is_kept_is_found_again(tmp_path: Path) -> None:
    store = Store(tmp_path / "a" / "house.sqlite")
    await store.make(KEPT)
    await store.begin("one", {"harena": 1})
    await store.append("one", 0, [{"s": 0, "m": "a"}, {"s": "*", "m": "b"}])
    await store.append("one", 2, [])
    store.close()
    again = Store(tmp_path / "a" / "house.sqlite")
    found = await again.load("one")
    again.close()
    assert (found.header, found.lines, found.state, found.count) == (
        {"harena": 1},
        ({"s": 0, "m": "a"}, {"s": "*", "m": "b"}),
        "playing",
        2,
    )


async def test_the_loser_of_a_race_hears_so_and_the_others_are_kept(tmp_path: Path) -> None:
    store = Store(tmp_path / "house.sqlite")
    await store.make(KEPT)
    await store.make(replace(KEPT, id="two"))
    both = [
        store.append("one", 0, [{"m": "first"}]),
        store.append("one", 0, [{"m": "second"}]),
        store.append("two", 0, [{"m": "x"}]),
    ]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert [type(one) for one in done] == [type(None), Stale, type(None)]
    assert (await store.load("one")).lines == ({"m": "first"},)
    assert (await store.load("two")).lines == ({"m": "x"},)
    store.close()


def test_what_fails_in_a_group_leaves_nothing_and_the_others_alone(tmp_path: Path) -> None:
    store = Store(tmp_path / "house.sqlite")

    def keep(name: str) -> _Job:
        row = {"id": name, "made": 1, "changed": 1, "state": "seating", "plan": "{}", "secret": ""}
        return _Job(lambda connection: connection.execute(tables.insert(), row))

    def half(connection: sa.Connection) -> None:
        keep("half").work(connection)
        raise Stale("no")

    jobs = [keep("one"), _Job(half), keep("two")]
    store._together(jobs)
    assert isinstance(jobs[1].done.exception(0), Stale)
    with store._engine.connect() as connection:
        assert set(connection.execute(sa.select(tables.c.id)).scalars()) == {"one", "two"}
    store.close()


async def test_half_of_an_append_is_never_kept(tmp_path: Path) -> None:
    store = Store(tmp_path / "house.sqlite")
    await store.make(KEPT)
    await store.append("one", 1, [{"m": "b"}])
    with pytest.raises(Stale):
        await store.append("one", 0, [{"m": "a"}, {"m": "b"}])
    assert (await store.load("one")).lines == ({"m": "b"},)
    store.close()


async def test_a_table_begins_once(tmp_path: Path) -> None:
    store = Store(tmp_path / "house.sqlite")
    await store.make(KEPT)
    await store.begin("one", {"harena": 1})
    with pytest.raises(Stale):
        await store.begin("one", {"harena": 2})
    assert (await store.load("one")).header == {"harena": 1}
    store.close()


async def test_unfinished_tables_come_first_then_the_latest(tmp_path: Path) -> None:
    store = Store(tmp_path / "house.sqlite")
    for number, (name, state) in enumerate({"old": "over", "new": "over", "open": "playing", "seats": "seating"}.items()):
        await store.make(replace(KEPT, id=name, state=state, changed=number))
    assert [kept.id for kept in await store.latest(10)] == ["seats", "open", "new", "old"]
    assert [kept.id for kept in await store.latest(1)] == ["seats"]
    store.close()


async def test_a_deleted_table_takes_its_lines_with_it(tmp_path: Path) -> None:
    store = Store(tmp_path / "house.sqlite")
    await store.make(KEPT)
    await store.append("one", 0, [{"m": "a"}, {"end": "abandoned"}])
    assert (await store.load("one")).state == "abandoned"
    await store.delete("one")
    for again in (store.delete("one"), store.load("one")):
        with pytest.raises(NoTable):
            await again
    await store.make(KEPT)
    assert (await store.load("one")).lines == ()
    store.close()


async def test_a_full_or_locked_disk_is_one_sentence(tmp_path: Path) -> None:
    store = Store(tmp_path / "house.sqlite")
    await store.make(KEPT)
    with store._engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE TRIGGER full BEFORE INSERT ON lines BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END"
        )
    with pytest.raises(Unstored, match="full"):
        await store.append("one", 0, [{"m": "a"}])
    assert (await store.load("one")).lines == ()
    store.close()


@pytest.mark.parametrize("content", [b"not a database" * 100, b""])
def test_a_file_that_is_no_store_is_one_sentence_or_made_new(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "house.sqlite"
    path.write_bytes(content)
    if content:
        with pytest.raises(Unstored) as fault:
            Store(path)
        assert "\n" not in fault.value.text
        assert path.read_bytes() == content
    else:
        Store(path).close()


def test_a_store_of_another_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(Unstored, match="another version"):
        Store(path)


def test_only_its_owner_may_read_the_store(tmp_path: Path) -> None:
    Store(tmp_path / "house.sqlite").close()
    assert (tmp_path / "house.sqlite").stat().st_mode & 0o077 == 0
