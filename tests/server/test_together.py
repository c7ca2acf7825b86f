"""Two servers of one house on one PostgreSQL: no table belongs to either, and the house may lose its database for a while."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from harena.server import autopilot
from harena.server.workers import Answer, Job, ask

pytestmark = pytest.mark.postgres

House = Any
Page = Any


@pytest.fixture
async def pair(open_house: Any, postgres: Any) -> AsyncIterator[tuple[House, House]]:
    """Give two servers of one house."""
    where = postgres.database()
    async with open_house(where=where) as one, open_house(where=where) as two:
        yield one, two


async def across(pair: tuple[House, House], *seats: str, **fields: Any) -> tuple[str, list[Page]]:
    """Make a table; give a page for each seat of a person, the first at one server and the others at the other."""
    one, two = pair
    table, (first, *rest) = await one.sit(*seats, **fields)
    pages = [first]
    for page, seat in zip(rest, [n for n, kind in enumerate(seats) if kind == "human"][1:], strict=True):
        await page.socket.close()
        pages.append(await two.page(table, [two.keys.link(table, f"seat:{seat}")], seat))
        await pages[-1].hear("sync")
    return table, pages


async def level(pages: list[Page], step: int) -> None:
    """Wait until every page has heard of a step."""
    for page in pages:
        while page.now["step"] < step:
            await page.hear("news", "sync")


async def to_window(pages: list[Page]) -> list[Page]:
    """Play until several are asked in secret; return their pages."""
    for _ in range(200):
        asked = [page for page in pages if page.now["question"]]
        if len(asked) > 1 and asked[0].now["window"]:
            return asked
        assert (await asked[0].commit(0))["type"] == "done"
        await level(pages, asked[0].now["step"])
    raise AssertionError("no window in 200 decisions")


async def test_what_is_done_at_one_server_is_told_at_the_other(pair: tuple[House, House]) -> None:
    one, two = pair
    table, pages = await across(pair, "human", "human", options={"slots": 4})
    watchers = [await house.page(table, []) for house in pair]
    for page in watchers:
        await page.hear("sync")
    for _ in range(12):
        asked = next(page for page in pages if page.now["question"])
        assert (await asked.commit(0))["type"] == "done"
        await level([*pages, *watchers], asked.now["step"])
        assert watchers[0].now == watchers[1].now
    kept = [await house.rooms.house.store.load(table) for house in (one, two)]
    assert kept[0] == kept[1]
    frames = [[frame for news in page.heard if news["type"] == "news" for frame in news["frames"]] for page in watchers]
    assert frames[0] == frames[1]


async def test_two_answers_of_one_window_given_at_once_at_two_servers_both_count(pair: tuple[House, House]) -> None:
    _, pages = await across(pair, "human", "human", "human", options={"slots": 4}, window_min_ms=0)
    for _ in range(3):
        asked = await to_window(pages)
        step = asked[0].now["step"]
        answers = await asyncio.gather(*(page.commit() for page in asked))
        assert [answer["type"] for answer in answers] == ["done"] * len(asked)
        await level(pages, step + len(asked))


async def test_an_answer_in_a_window_comes_back_to_its_own_seats_page_at_the_other_server(pair: tuple[House, House]) -> None:
    one, two = pair
    table, pages = await across(pair, "human", "human", "human", options={"slots": 4})
    asked = await to_window(pages)
    seat = pages.index(asked[0])
    here, there = [await house.page(table, [one.keys.link(table, f"seat:{seat}")], seat) for house in (one, two)]
    for page in (here, there):
        await page.hear("sync")
    for page in pages:
        await page.ask("show")  # so that all have heard who came
    assert (await here.commit())["type"] == "done"
    while there.now["question"]:
        await there.hear("news")
    assert there.now == here.now
    other = next(page for page in asked[1:] if pages.index(page) != 0)  # at the second server too
    assert await other.silent()


async def test_of_two_moves_made_at_once_at_two_servers_one_counts(pair: tuple[House, House]) -> None:
    one, two = pair
    table, _ = await one.sit("human", "human")
    acting = None
    pages = [await house.page(table, [one.keys.link(table, f"seat:{seat}") for seat in (0, 1)], None) for house in pair]
    for page in pages:
        acting = (await page.hear("sync"))["now"]["acting"][0]
    for page in pages:
        await page.ask("look", seat=acting)
    answers = await asyncio.gather(pages[0].commit(0), pages[1].commit(1))
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    assert next(answer for answer in answers if answer["type"] == "refused")["code"] == "stale"
    await level(pages, max(page.now["step"] for page in pages))
    assert pages[0].now == pages[1].now
    assert (await one.rooms.house.store.load(table)).count == (await two.rooms.house.store.load(table)).count


async def test_who_is_there_is_told_when_it_changes_and_not_at_every_beat(pair: tuple[House, House]) -> None:
    stores = [house.rooms.house.store for house in pair]
    table, last = [(await pair[0].make("human", "human"))["id"] for _ in range(2)]
    heard: asyncio.Queue[str | None] = asyncio.Queue()
    stores[1].follow(heard.put_nowait)
    assert await heard.get() is None
    later = 1 << 50
    for seats in ([0], [0], [0, 1], [0, 1], []):
        await stores[0].beat(table, "one", seats, later)
    await stores[1].beat(table, "two", [1], later)  # one's own words are not heard
    await stores[0].append(last, 0, (), due=1)
    async with asyncio.timeout(20):
        assert [await heard.get() for _ in range(4)] == [table] * 3 + [last]


async def test_a_table_that_is_deleted_at_one_server_is_gone_at_the_other(pair: tuple[House, House]) -> None:
    one, two = pair
    table, _ = await one.sit("human", "bot:greedy")
    page = await two.page(table, [])
    await page.hear("sync")
    await one.rooms.delete(table)
    assert (await page.hear("gone"))["code"] == "deleted"


async def test_one_server_lets_the_bots_play_and_when_it_has_gone_the_other(
    open_house: Any, postgres: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autopilot, "LEASE", 2.0)
    where = postgres.database()
    asked: dict[str, int] = {"one": 0, "two": 0}

    def counting(name: str) -> Any:
        def work(job: Job) -> Answer:
            asked[name] += 1
            return ask(job)

        return work

    async with open_house(counting("two"), where) as two:
        async with open_house(counting("one"), where) as one:
            table, (page,) = await one.sit("human", "bot:random", "bot:random", options={"slots": 4})
            watcher = await two.page(table, [])
            await watcher.hear("sync")
            for _ in range(8):
                await page.until_asked()
                assert (await page.commit(0))["type"] == "done"
            await page.until_asked()
            assert asked["two"] == 0
        played = asked["one"]  # it has closed: what it asks of its bots is at an end
        assert played > 0
        page = await two.page(table, [two.keys.link(table, "seat:0")], 0)
        await page.hear("sync")
        for _ in range(8):
            await page.until_asked()
            assert (await page.commit(0))["type"] == "done"
        assert asked["two"] > 0
        assert asked["one"] == played


async def test_a_database_that_is_away_for_ten_seconds_is_told_and_costs_nothing(
    pair: tuple[House, House], postgres: Any
) -> None:
    one, _ = pair
    table, pages = await across(pair, "human", "human", options={"slots": 4})
    step = max(page.now["step"] for page in pages)
    here, there = pages
    asked = next(page for page in pages if page.now["question"])
    before = [page.now for page in pages]
    postgres.stop()
    try:
        chosen = asked.now["question"]["choices"][0]
        await asked.say("commit", at=asked.now["step"], moves=[chosen["move"], *chosen["rest"]])
        assert (await asked.hear("refused", "gone"))["code"] == "unwritten"
        late = await one.page(table, [])
        assert (await late.hear("gone"))["code"] == "unwritten"
        await asyncio.sleep(10)
    finally:
        postgres.start()
    pages = [await house.page(table, [one.keys.link(table, f"seat:{seat}")], seat) for seat, house in enumerate(pair)]
    for page, now in zip(pages, before, strict=True):
        assert (await page.hear("sync"))["now"] == now
    asked = next(page for page in pages if page.now["question"])
    assert (await asked.commit(0))["type"] == "done"
    await level(pages, step + 1)
    waiting = there if asked is pages[0] else here  # the page that did nothing while it was away hears what goes on
    if not waiting.socket.closed:
        await level([waiting], step + 1)


async def test_a_database_that_was_restarted_between_two_moves_is_not_even_noticed(
    pair: tuple[House, House], postgres: Any
) -> None:
    _, pages = await across(pair, "human", "human", options={"slots": 4})
    for _ in range(3):  # each server has connections of before, and misses what is said before it listens again
        asked = next(page for page in pages if page.now["question"])
        postgres.stop()
        postgres.start()
        assert (await asked.commit(0))["type"] == "done"
        await level(pages, asked.now["step"])


async def test_who_is_here_and_what_is_said_is_known_at_both_servers(pair: tuple[House, House]) -> None:
    _, pages = await across(pair, "human", "human", options={"slots": 4})
    here, there = pages
    await there.ask("say", text="ave")
    assert (await here.hear("talk"))["lines"][0]["text"] == "ave"
    await there.socket.close()
    gone = await here.until("around", lambda heard: not heard["people"]["seats"][1]["here"])
    assert gone["people"]["seats"][0]["here"]
