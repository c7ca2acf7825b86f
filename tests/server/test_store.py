"""The store: what is kept, whole and once, whatever fails. Everything holds for a file as for a PostgreSQL server."""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from harena.core.errors import Stale
from harena.server.store import Kept, NoTable, Noted, Store, Unstored
from harena.server.store.adding import Addition
from harena.server.store.schema import lines, pages, tables
from harena.server.store.writer import Job, Work

KEPT = Kept("one", 1, 1, "seating", {"title": "A"}, "00", None)

Opened = Callable[[], Store]


@pytest.fixture
def again(where: Path | str) -> Iterator[Opened]:
    """Give the function that opens the store once more."""
    opened: list[Store] = []

    def open_it() -> Store:
        opened.append(Store(where))
        return opened[-1]

    yield open_it
    for one in opened:
        one.close()


@pytest.fixture
def store(again: Opened) -> Store:
    return again()


async def test_what_is_kept_is_found_again(where: Path | str) -> None:
    store = Store(where)
    await store.make(replace(KEPT, public=True))
    await store.begin("one", {"harena": 1}, [{"s": "*", "m": "a"}], at=5, due=50)
    await store.append("one", 1, [{"s": 0, "m": "b"}, {"s": "*", "m": "c"}], at=6)
    await store.append("one", 3, [])
    await store.append("one", 0, (), noted=0, more=[{"kind": "chat"}, {"kind": "sit"}], at=7, due=70)
    store.close()
    again = Store(where)
    found = await again.load("one")
    rest = await again.load("one", 2, 1)
    again.close()
    lines = ({"s": "*", "m": "a"}, {"s": 0, "m": "b"}, {"s": "*", "m": "c"})
    notes = (Noted(7, {"kind": "chat"}), Noted(7, {"kind": "sit"}))
    assert found == Kept(
        "one", 1, 7, "playing", {"title": "A"}, "00", {"harena": 1}, 3, lines, (5, 6, 6), 2, notes, 5, public=True, due=70
    )
    assert rest == replace(found, lines=lines[2:], ats=(6,), notes=notes[1:])


async def test_the_loser_of_a_race_hears_so_and_the_others_are_kept(store: Store) -> None:
    await store.make(KEPT)
    await store.make(replace(KEPT, id="two"))
    both = [
        store.append("one", 0, [{"m": "first"}]),
        store.append("one", 0, [{"m": "second"}]),
        store.append("two", 0, [{"m": "x"}]),
        store.append("one", 0, (), noted=0, more=[{"a": 1}]),
        store.append("one", 0, (), noted=0, more=[{"a": 2}]),
    ]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert [type(one) for one in done] == [type(None), Stale, type(None), type(None), Stale]
    found = await store.load("one")
    assert (found.lines, [noted.note for noted in found.notes]) == (({"m": "first"},), [{"a": 1}])
    assert (await store.load("two")).lines == ({"m": "x"},)


def made(name: str) -> Job:
    row = {"id": name, "made": 1, "changed": 1, "state": "seating", "plan": "{}", "secret": ""}
    return Job(name, lambda connection: connection.execute(tables.insert(), row))


def half(connection: sa.Connection) -> None:
    connection.execute(tables.insert(), {"id": "half", "made": 1, "changed": 1, "state": "", "plan": "{}", "secret": ""})
    raise Stale("no")


@pytest.mark.parametrize(
    ("refused", "fault"),
    [
        (half, Stale),
        (Addition("three", 1, 1, [{"m": "gap"}]), Stale),
        (Addition("three", 1, noted=1, notes=[{}]), Stale),
        (Addition("nobody", 1, lines=[{"m": "a"}]), NoTable),
    ],
)
def test_what_fails_in_a_group_leaves_nothing_and_the_others_alone(
    store: Store, refused: Work | Addition, fault: type[Exception]
) -> None:
    store._writer.together([made("three"), made("four")])
    jobs = [
        made("one"),
        Job("four", Addition("four", 9, lines=[{"m": "a"}, {"m": "b"}], notes=[{"n": 1}], due=5)),
        Job("nobody", refused),
        Job("three", Addition("three", 9, lines=[{"m": "c"}])),
        made("two"),
    ]
    store._writer.together(jobs)
    assert [job.table for job in jobs if job.done.exception(0) is not None] == ["nobody"]
    assert isinstance(next(job for job in jobs if job.table == "nobody").done.exception(0), fault)
    with store.engine.connect() as connection:
        assert set(connection.execute(sa.select(tables.c.id)).scalars()) == {"one", "two", "three", "four"}
        found = connection.execute(sa.select(lines.c.table_id, lines.c.n, lines.c.line, lines.c.at)).all()
    assert sorted(found) == [("four", 1, '{"m": "a"}', 9), ("four", 2, '{"m": "b"}', 9), ("three", 1, '{"m": "c"}', 9)]
    assert store.counts.kept == 6


@pytest.mark.parametrize("refused", [0, 1])
def test_a_group_is_one_transaction(store: Store, refused: int) -> None:
    """What is written in savepoints must not be on disk before the whole group is."""
    ended: list[str] = []
    sa.event.listen(store.engine, "commit", lambda _: ended.append("commit"))

    def look(_connection: sa.Connection) -> None:
        with store._reads.connect() as other:
            ended.append(f"{len(other.execute(sa.select(tables.c.id)).all())} seen")

    store._writer.together([made("a"), made("b"), Job("c", look), *[Job("d", half)] * refused])
    assert ended == ["0 seen"] * (1 + refused) + ["commit"]


@pytest.mark.parametrize("count", [0, 1, 3])
async def test_lines_follow_exactly_on_those_that_are_there(store: Store, count: int) -> None:
    await store.make(KEPT)
    await store.append("one", 0, [{"m": "a"}, {"m": "b"}])
    with pytest.raises(Stale) as stale:
        await store.append("one", count, [{"m": "c"}, {"m": "d"}])
    assert stale.value.facts == {"now": 2, "then": count}
    assert (await store.load("one")).lines == ({"m": "a"}, {"m": "b"})


async def test_lines_and_notes_come_together_or_not_at_all(store: Store) -> None:
    await store.make(KEPT)
    await store.append("one", 0, [{"m": "a"}], more=[{"n": 1}])
    for count, noted in ((0, 1), (1, 0)):
        with pytest.raises(Stale):
            await store.append("one", count, [{"m": "b"}], noted=noted, more=[{"n": 2}], due=5)
    found = await store.load("one")
    assert (found.count, found.noted, found.due) == (1, 1, None)


async def test_a_table_begins_once(store: Store) -> None:
    await store.make(KEPT)
    await store.begin("one", {"harena": 1})
    with pytest.raises(Stale):
        await store.begin("one", {"harena": 2}, [{"m": "a"}])
    found = await store.load("one")
    assert (found.header, found.lines) == ({"harena": 1}, ())


async def test_unfinished_tables_come_first_then_the_latest(store: Store) -> None:
    for number, (name, state) in enumerate({"old": "over", "new": "over", "open": "playing", "seats": "seating"}.items()):
        await store.make(replace(KEPT, id=name, state=state, changed=number, public=name in {"old", "open"}))
    assert [kept.id for kept in await store.latest(10)] == ["seats", "open", "new", "old"]
    assert [kept.id for kept in await store.latest(1)] == ["seats"]
    assert [kept.id for kept in await store.public(10)] == ["open", "old"]


async def test_the_table_whose_time_runs_out_first_comes_first(store: Store) -> None:
    for name, due in {"late": 300, "soon": 100, "never": None, "next": 200, "done": 50}.items():
        await store.make(replace(KEPT, id=name, state="playing"))
        await store.append(name, 0, (), noted=0, more=[{}], due=due)
    await store.append("done", 0, [{"end": "abandoned"}])
    assert await store.earliest(2) == [("soon", 100), ("next", 200)]
    await store.append("soon", 0, (), noted=1, more=[{}])  # which says nothing of time
    await store.append("next", 0, (), due=None)
    assert await store.earliest(9) == [("soon", 100), ("late", 300)]


async def test_one_process_at_a_time_lets_the_bots_play(store: Store) -> None:
    await store.make(KEPT)
    later = time.time_ns() // 1_000_000 + 60_000
    assert await store.lease("one", "here", later)
    assert not await store.lease("one", "there", later)
    assert await store.lease("one", "here", 1)  # renewed, and over at once
    assert await store.lease("one", "there", later)
    assert not await store.lease("one", "here", later)
    assert not await store.lease("none", "here", later)


async def test_each_process_says_which_seats_have_a_page_and_is_believed_for_a_while(store: Store) -> None:
    await store.make(KEPT)
    later = time.time_ns() // 1_000_000 + 60_000
    await store.beat("one", "here", [2, 0], later)
    await store.beat("one", "there", [1], later + 1)
    await store.beat("one", "there", [1], later)
    assert await store.elsewhere("one", "here", later - 1) == {1}
    assert await store.elsewhere("one", "there", later - 1) == {0, 2}
    assert await store.elsewhere("one", "there", later) == set()
    assert await store.elsewhere("two", "there", later - 1) == set()
    await store.beat("one", "here", [], later)
    assert await store.elsewhere("one", "there", later - 1) == set()
    await store.beat("one", "here", [0], 1)  # it has died since
    await store.beat("one", "there", [1], later)
    with store.engine.connect() as connection:
        assert connection.execute(sa.select(pages.c.by)).scalars().all() == ["there"]


async def test_a_deleted_table_takes_all_with_it(store: Store) -> None:
    await store.make(KEPT)
    await store.append("one", 0, [{"m": "a"}, {"end": "abandoned"}], more=[{"n": 1}])
    assert (await store.load("one")).state == "abandoned"
    await store.delete("one")
    for gone in (
        store.delete("one"),
        store.load("one"),
        store.append("one", 2, [{"m": "b"}]),
        store.append("one", 0, (), noted=1, more=[{"n": 2}]),
        store.append("one", 0, (), due=5),
    ):
        with pytest.raises(NoTable):
            await gone
    await store.make(KEPT)
    found = await store.load("one")
    assert (found.lines, found.notes) == ((), ())


async def test_a_full_disk_is_one_sentence(tmp_path: Path) -> None:
    store = Store(tmp_path / "house.sqlite")
    await store.make(KEPT)
    with store.engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE TRIGGER full BEFORE INSERT ON lines BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END"
        )
    with pytest.raises(Unstored, match="full") as fault:
        await store.append("one", 0, [{"m": "a"}])
    assert "\n" not in fault.value.text
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


def test_only_its_owner_may_read_the_store(tmp_path: Path) -> None:
    Store(tmp_path / "house.sqlite").close()
    assert (tmp_path / "house.sqlite").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "address", ["mysql://me:secret@there/house", "not an address, secret", "postgresql://me:secret@localhost:1/x"]
)
def test_an_address_that_leads_nowhere_is_one_sentence_without_its_password(address: str) -> None:
    with pytest.raises(Unstored) as fault:
        Store(address)
    assert "\n" not in fault.value.text
    assert "secret" not in fault.value.text
