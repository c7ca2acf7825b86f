"""How much one address, one seat and one page may do, and to which names a house answers."""

import logging
from typing import Any

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer
from tests.server.conftest import House

from harena.server import limits
from harena.server.app import Front, make_app
from harena.server.limits import Guest, Limits, Pace

Opened = Any


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_by_itself_and_no_further_than_its_brim() -> None:
    clock = Clock()
    pace = Pace(2.0, 3.0, clock)
    assert [pace.may() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [pace.may() for _ in range(2)] == [True, False]
    clock.now += 100
    assert [pace.may() for _ in range(4)] == [True, True, True, False]
    assert pace.wait() == 0.5
    assert pace.wait() == 1.0


def test_the_longest_silent_address_without_a_page_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESSES", 2)
    found = Limits(1)
    one = found.of("1")
    with found.place("1") as free, found.place("1") as another:
        assert (free, another) == (True, False)
        found.of("2")
        found.of("3")
        assert found.of("1") is one
        assert len(found._guests) == 2
    assert one.sockets == 0


async def test_tables_made_from_one_address_are_counted(open_house: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "Guest", lambda: Guest(tables=Pace(0.001, 2)))
    body = {"game": "baumeister", "seats": [{"kind": "human"}, {"kind": "human"}]}
    async with open_house(public=True) as house:
        found = []
        for _ in range(3):
            async with house.session.post(house.url("/api/tables"), json=body) as answer:
                found.append((answer.status, (await answer.json()).get("code")))
        assert found == [(201, None), (201, None), (429, "too-many-tables")]


async def test_requests_and_pages_from_one_address_are_counted(open_house: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "Guest", lambda: Guest(asks=Pace(0.001, 3)))
    async with open_house(public=True) as house:
        made = await house.make("human", "human")
        for status in (200, 200, 429):
            async with house.session.get(house.url("/api/lobby")) as answer:
                assert answer.status == status
        house.server.app[limits_key()].sockets = 2
        pages = [await house.page(made["id"], [made["watch"]]) for _ in range(2)]
        async with house.session.get(
            house.url(f"/api/tables/{made['id']}/socket"), headers={"Upgrade": "websocket", "Connection": "Upgrade"}
        ) as answer:
            assert answer.status == 429
        await pages[0].hear("seating")


def limits_key() -> Any:
    from harena.server.api import LIMITS  # noqa: PLC0415

    return LIMITS


async def test_what_a_seat_notes_down_is_paced_whatever_page_it_comes_from(open_house: Opened) -> None:
    async with open_house() as house:
        made = await house.make("human", "human")
        pages = [await house.page(made["id"], [made["tokens"][0]], 0) for _ in range(2)]
        codes = [(await pages[n % 2].ask("call", seat=0, name=f"n{n}")).get("code") for n in range(34)]
        assert codes[:25] == [None] * 25
        assert codes[-1] == "too-fast"


# -- names and proxies ---------------------------------------------------------------------------------------------------------


async def reached(house: House, front: Front, **headers: str) -> int:
    """Return how a house behind such a front answers a request."""
    server = TestServer(make_app(house.rooms, front, client=house.server.app[client_key()]), host="127.0.0.1")
    await server.start_server()
    try:
        async with ClientSession() as session, session.get(server.make_url("/api/house"), headers=headers) as answer:
            return answer.status
    finally:
        await server.close()


def client_key() -> Any:
    from harena.server.app import CLIENT  # noqa: PLC0415

    return CLIENT


NAMED = Front(frozenset({"127.0.0.1", "play.example.org"}))
BEHIND = Front(NAMED.hosts, frozenset({"127.0.0.1"}))
PUBLIC = {"Host": "play.example.org"}


async def test_a_house_answers_to_its_name_and_to_pages_of_its_own_scheme(open_house: Opened) -> None:
    async with open_house(public=True) as house:
        assert await reached(house, NAMED, **PUBLIC) == 200
        assert await reached(house, NAMED, Host="other.example.org") == 421
        assert await reached(house, NAMED, **PUBLIC, Origin="http://play.example.org") == 200
        assert await reached(house, NAMED, **PUBLIC, Origin="https://play.example.org") == 403
        told = {"X-Forwarded-Proto": "https"}
        assert await reached(house, BEHIND, **PUBLIC, **told, Origin="https://play.example.org") == 200
        assert await reached(house, NAMED, **PUBLIC, **told, Origin="https://play.example.org") == 403
        assert await reached(house, BEHIND, **PUBLIC, **told, Origin="https://evil.example") == 403


async def test_what_a_proxy_says_of_a_visitor_counts_only_where_it_is_known(open_house: Opened) -> None:
    async with open_house(public=True) as house:
        for front, address in ((NAMED, "127.0.0.1"), (BEHIND, "198.51.100.7")):
            app = make_app(house.rooms, front, client=house.server.app[client_key()])
            server = TestServer(app, host="127.0.0.1")
            await server.start_server()
            headers = {"X-Forwarded-For": "203.0.113.9, 198.51.100.7"}
            async with ClientSession() as session, session.get(server.make_url("/api/lobby"), headers=headers) as answer:
                assert answer.status == 200
            assert list(app[limits_key()]._guests) == [address]
            await server.close()


async def test_no_key_and_no_token_stands_in_a_log_an_address_or_the_store(
    open_house: Opened, caplog: pytest.LogCaptureFixture, tmp_path: Any
) -> None:
    caplog.set_level(logging.DEBUG)
    async with open_house(public=True) as house:
        made = await house.make("human", "human", title="Ludi")
        tokens = [made["host"], made["watch"], *made["tokens"], house.keys.house]
        page = await house.page(made["id"], [made["host"], made["tokens"][0]], 0)
        await page.ask("renew", link="seat:0")
        await page.ask("show")
        await page.socket.send_str("garbage")
        await (await house.page(made["id"], [made["tokens"][1][:-1] + "_"])).hear("gone")
        async with house.session.get(
            house.url(f"/api/tables/{made['id']}"), headers={"Authorization": f"Bearer {made['host']}"}
        ) as answer:
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert made["host"] not in str(answer.url)
        tokens += [line["token"] for heard in page.heard if heard["type"] == "links" for line in heard["links"]]
    assert len(set(tokens)) >= 7
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("house.sqlite*"))
    for token in tokens:
        assert token not in caplog.text
        assert token.encode() not in kept
