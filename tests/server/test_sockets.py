"""Whatever a page may send, it is answered in one clear way and nothing is lost."""

import asyncio
import json
from typing import Any

import pytest
from aiohttp import WSCloseCode
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from harena.server import limits, sockets, wire

House = Any


async def test_garbage_is_refused_and_the_page_stays(house: House) -> None:
    _, (page,) = await house.sit("human", "bot:greedy")
    await page.until_asked()
    before = page.now
    for text in ("", "x", "[]", "{}", '{"type":"nothing"}', '{"type":"commit"}', '{"type":"look","seat":99}', "\ud83d" * 3):
        await page.socket.send_str(text.encode("utf-8", "replace").decode())
        assert (await page.hear("refused"))["code"] == "unreadable"
    await page.socket.send_bytes(b"\x00\x01")
    assert (await page.hear("refused"))["code"] == "unreadable"
    assert (await page.ask("hello", tokens=[]))["code"] == "hello-twice"
    assert (await page.ask("look", seat=0))["now"] == before


async def test_a_huge_frame_closes_only_its_own_page(house: House) -> None:
    table, (page,) = await house.sit("human", "bot:greedy")
    other = await house.page(table, [house.keys.link(table, "seat:0")], 0)
    await other.hear("sync")
    await page.socket.send_str("x" * (sockets.MAX_MESSAGE + 1))
    while not (await page.socket.receive()).type.name.startswith("CLOS"):
        pass
    assert page.socket.close_code == 1009
    await other.until_asked()
    assert (await other.commit(0))["type"] == "done"


async def test_too_many_messages_wait_and_are_all_answered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "Pace", lambda: limits.Pace(200.0, 5.0))
    table, (page,) = await house.sit("human", "bot:greedy")
    other = await house.page(table, [house.keys.link(table, "seat:0")], 0)
    await other.hear("sync")
    began = asyncio.get_running_loop().time()
    for number in range(65):
        await page.socket.send_str(f"garbage {number}")
    assert (await other.ask("look", seat=0))["type"] == "sync"  # meanwhile others are heard
    for _ in range(65):
        assert (await page.hear("refused"))["code"] == "unreadable"
    assert asyncio.get_running_loop().time() - began > 0.2


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"look"}', "hello-first"),
        ("garbage", "unreadable"),
        ('{"type":"hello","tokens":["AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]}', "no-seat"),
    ],
)
async def test_a_page_that_does_not_say_hello_is_told_why_it_must_go(house: House, first: str, code: str) -> None:
    made = await house.make("human", "human")
    socket = await house.session.ws_connect(house.url(f"/api/tables/{made['id']}/socket"))
    await socket.send_str(first)
    heard = [json.loads(message.data) async for message in socket]
    assert (heard[-1]["type"], heard[-1]["code"]) == ("gone", code)


async def test_a_table_that_is_not_there_says_so(house: House) -> None:
    page = await house.page("nothing", [])
    assert (await page.hear("gone"))["code"] == "no-table"


async def test_a_silent_page_is_let_go(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "PATIENCE", 0.05)
    made = await house.make("human", "human")
    socket = await house.session.ws_connect(house.url(f"/api/tables/{made['id']}/socket"))
    assert json.loads((await socket.receive()).data)["code"] == "silent"


DONE = wire.Done(id=1, step=0)


class Slow:
    """A socket whose other end takes nothing in before it is told to."""

    def __init__(self) -> None:
        self.taken = asyncio.Event()
        self.sent: list[str] = []
        self.code = 0

    async def send_str(self, text: str) -> None:
        await self.taken.wait()
        self.sent.append(text)

    async def close(self, *, code: int) -> None:
        self.code = code


async def test_a_page_that_is_too_far_behind_is_let_go_and_may_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MAX_WAITING", 3)
    for more, code, told in (([wire.Gone(code="closed")], WSCloseCode.OK, 3), ([DONE] * 3, WSCloseCode.TRY_AGAIN_LATER, 1)):
        slow: Any = Slow()
        connection = sockets.Connection(slow)
        running = asyncio.create_task(connection.run())
        connection.send(DONE)
        await asyncio.sleep(0)  # it is on its way
        for message in (DONE, *more):
            connection.send(message)
        slow.taken.set()
        await running
        assert (slow.code, len(slow.sent)) == (code, told)


async def test_a_deleted_table_is_told_to_its_pages(house: House) -> None:
    table, (page,) = await house.sit("human", "bot:greedy")
    async with house.session.delete(house.url(f"/api/tables/{table}"), headers=house.owner) as answer:
        assert answer.status == 204
    assert (await page.hear("gone"))["code"] == "deleted"
    async with house.session.delete(house.url(f"/api/tables/{table}"), headers=house.owner) as answer:
        assert answer.status == 404


async def test_a_token_of_one_table_opens_no_other(house: House) -> None:
    one, two = await house.make("human", "human"), await house.make("human", "human")
    page = await house.page(two["id"], one["tokens"])
    assert (await page.hear("gone"))["code"] == "no-seat"


async def test_sitting_down_at_a_foreign_seat_or_twice_is_refused(house: House) -> None:
    made = await house.make("human", "human")
    page = await house.page(made["id"], [made["tokens"][1]], 1)
    await page.hear("seating")
    assert (await page.ask("ready", shares={"0": "00" * 16}))["code"] == "not-yours"
    assert (await page.ask("ready", shares={"x": "00" * 16}))["code"] == "not-yours"
    assert (await page.ask("ready", shares={}))["code"] == "not-yours"
    assert (await page.ask("commit", at=0, moves=[0]))["code"] == "seating"
    await page.say("ready", shares={"1": "00" * 16})
    assert (await page.hear("seating"))["missing"] == [0]
    other = await house.page(made["id"], [made["tokens"][0]], 0)
    await other.hear("seating")
    await other.say("ready", shares={"0": "00" * 16})
    await other.hear("sync")
    assert (await other.ask("ready", shares={"0": "00" * 16}))["code"] == "begun"


json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
kinds = st.sampled_from(["look", "ready", "try", "commit", "why", "undo", "redo", "enter", "abandon", "since", "history", "x"])


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    messages=st.lists(
        st.builds(
            lambda kind, more, at: {"at": at, **{k: v for k, v in more.items() if k not in ("type", "id")}, "type": kind},
            kinds.filter(lambda kind: kind != "abandon"),
            st.fixed_dictionaries(
                {}, optional=dict.fromkeys(("moves", "target", "seat", "shares", "step", "first", "count"), json_like)
            ),
            st.integers(0, 60),
        ),
        max_size=12,
    )
)
def test_any_messages_are_answered_and_the_table_stays_sound(messages: list[dict[str, Any]], open_house: Any) -> None:
    async def run() -> None:
        async with open_house() as house:
            _, (page,) = await house.sit("human", "bot:greedy", options={"slots": 4})
            for message in messages:
                await page.socket.send_str(json.dumps(message))
            answer = await page.ask("look", seat=0)
            assert answer["type"] == "sync"
            await page.until_asked()
            assert (await page.commit(0))["type"] == "done"

    asyncio.run(run())
