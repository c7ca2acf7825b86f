"""The lists of tables: of a page's own, of those open to everybody; what they tell, and to whom."""

import asyncio
from typing import Any

from tests.server.persons import ready

House = Any
Page = Any
Opened = Any


async def test_a_free_seat_of_a_public_table_is_taken_once_and_left_again(open_house: Opened) -> None:
    async with open_house(public=True) as house:
        made = await house.make("human", "human", public=True, title="Ludi")
        async with house.session.get(house.url("/api/lobby")) as answer:
            (line,) = await answer.json()
        assert (line["info"]["id"], line["state"], line["free"]) == (made["id"], "seating", [0, 1])
        one, two = await house.page(made["id"], []), await house.page(made["id"], [])
        await one.hear("seating")
        await two.hear("seating")
        taken = {line["link"]: line["token"] for line in (await one.ask("take", seat=0))["links"]}
        assert taken.keys() == {"seat:0", "see:0"}
        assert (await two.ask("take", seat=0))["code"] == "not-free"
        assert (await one.ask("take", seat=1))["code"] == "not-yours"
        assert (await (await house.page(made["id"], [made["tokens"][0]])).hear("gone"))["code"] == "no-seat"
        await one.ask("stand", seat=0)
        assert (await two.ask("take", seat=0))["type"] == "links"
        assert (await (await house.page(made["id"], [taken["seat:0"]])).hear("gone"))["code"] == "no-seat"
        await one.ask("take", seat=1)
        await ready(one, 1)
        await ready(two, 0)
        for page, seat in ((one, 1), (two, 0)):
            assert (await page.hear("sync"))["yours"] == [seat]
        watcher = await house.page(made["id"], [])
        assert (await watcher.hear("sync"))["yours"] == []


async def test_a_new_table_is_in_the_lobby_at_once(open_house: Opened) -> None:
    async with open_house(public=True) as house:
        assert await house.rooms.lobby() == []
        made = await house.make("human", "human", public=True)
        assert [line.info.id for line in await house.rooms.lobby()] == [made["id"]]


async def test_a_seat_that_is_not_free_cannot_be_taken(open_house: Opened) -> None:
    async with open_house(public=True) as house:
        made = await house.make("human", "bot:greedy", public=True)
        page = await house.page(made["id"], [])
        for seat in (1, 5):
            assert (await page.ask("take", seat=seat))["code"] == "not-free"
        private = await house.make("human", "bot:greedy")
        page = await house.page(private["id"], [private["watch"]])
        assert (await page.ask("take", seat=0))["code"] == "not-yours"


async def test_in_a_public_house_the_key_opens_nothing_and_nobody_lists(open_house: Opened) -> None:
    async with open_house(public=True) as house:
        made = await house.make("human", "bot:greedy")
        for headers in ({}, house.owner, {"Authorization": f"Bearer {made['host']}"}):
            async with house.session.get(house.url("/api/tables"), headers=headers) as answer:
                assert answer.status == 401
        async with house.session.get(house.url(f"/api/tables/{made['id']}"), headers=house.owner) as answer:
            assert answer.status == 401
        async with house.session.get(house.url("/api/lobby")) as answer:
            assert await answer.json() == []
        async with house.session.get(house.url("/api/house")) as answer:
            assert (await answer.json())["public"] is True


async def test_a_page_is_told_of_its_own_tables_alone(open_house: Opened) -> None:
    async with open_house(public=True) as house:
        one, two = await house.make("human", "bot:greedy"), await house.make("human", "human")
        page = await house.page(one["id"], [one["tokens"][0]], 0)
        await ready(page, 0)
        await page.until_asked()
        asked = [
            {"id": one["id"], "tokens": [one["tokens"][0]]},
            {"id": two["id"], "tokens": [one["tokens"][0]]},
            {"id": "nothing", "tokens": [one["host"]]},
        ]
        async with house.session.post(house.url("/api/mine"), json=asked) as answer:
            (line,) = await answer.json()
        assert (line["info"]["id"], line["yours"], line["acting"]) == (one["id"], [0], [0])


async def test_a_host_deletes_a_table_only_while_it_is_not_played(open_house: Opened) -> None:
    async with open_house(public=True) as house:
        made = await house.make("human", "bot:greedy")
        url = house.url(f"/api/tables/{made['id']}")
        for token, status in ((made["tokens"][0], 401), (made["watch"], 401)):
            async with house.session.delete(url, headers={"Authorization": f"Bearer {token}"}) as answer:
                assert answer.status == status
        page = await house.page(made["id"], [made["tokens"][0]], 0)
        await ready(page, 0)
        await page.until_asked()
        host = {"Authorization": f"Bearer {made['host']}"}
        async with house.session.delete(url, headers=host) as answer:
            assert answer.status == 409
        await page.ask("abandon", at=page.now["step"])
        async with house.session.get(f"{url}/record", headers={"Authorization": f"Bearer {made['watch']}"}) as answer:
            assert answer.status == 200
        async with house.session.get(f"{url}/record") as answer:
            assert answer.status == 401
        async with house.session.delete(url, headers=host) as answer:
            assert answer.status == 204
        assert (await page.hear("gone"))["code"] == "deleted"


async def test_the_links_of_a_table_are_for_its_host_alone(open_house: Opened) -> None:
    async with open_house(public=True) as house:
        made = await house.make("human", "human")
        url = house.url(f"/api/tables/{made['id']}")
        for shown in (f"Bearer {made['tokens'][0]}", f"Bearer {made['watch']}", f"Basic {made['host']}", made["host"], ""):
            async with house.session.get(url, headers={"Authorization": shown}) as answer:
                assert answer.status == 401
                assert made["tokens"][1] not in await answer.text()
        async with house.session.get(url, headers={"Authorization": f"Bearer {made['host']}"}) as answer:
            assert (await answer.json())["tokens"] == made["tokens"]


async def listed(house: House, made: dict[str, Any], seat: int) -> Any:
    """Return what a seat is told of its table in its list."""
    asked = [{"id": made["id"], "tokens": [made["tokens"][seat]]}]
    async with house.session.post(house.url("/api/mine"), json=asked) as answer:
        (line,) = await answer.json()
    return line


async def test_no_list_tells_that_somebody_has_answered_in_secret_or_left_an_order(open_house: Opened) -> None:
    """Law 7: while a window is open, an answer moves nothing that another can see."""
    async with open_house(public=True) as house:
        made = await house.make("human", "human", game="gladiatoro", public=True, window_min_ms=0)
        pages = [await house.page(made["id"], [made["tokens"][seat]], seat) for seat in (0, 1)]
        for seat, page in enumerate(pages):
            await ready(page, seat)
        for page in pages:
            await page.until_asked()
        house.rooms._lobby = (0, [])
        before = [await listed(house, made, 1), await house.rooms.lobby()]
        assert before[0]["acting"] == []
        await asyncio.sleep(0.01)  # a time that is told would be another now
        await pages[0].commit(0)
        key = pages[1].now["orders"][0]["key"]
        await pages[0].ask("order", key=key, value="near")
        house.rooms._lobby = (0, [])
        assert [await listed(house, made, 1), await house.rooms.lobby()] == before
        await pages[1].commit(0)
        after = await listed(house, made, 1)
        assert after["steps"] > before[0]["steps"]
        assert after["changed"] > before[0]["changed"]
