"""A line cut after every message, and messages that come twice, late or out of order: all see the same in the end."""

from typing import Any

import pytest

House = Any


async def test_a_line_cut_at_every_message_of_a_game_misses_nothing_and_doubles_nothing(house: House) -> None:
    table, (steady,) = await house.sit("human", "bot:random", options={"slots": 4})
    token, step, told, log = house.link(table, "seat:0"), 0, list[Any](), list[Any]()
    result, number, old = None, 0, None
    while result is None:
        page = await house.page(table, [token], 0, **({"since": step} if step else {}))
        heard = await page.hear("sync", "news")
        if heard["type"] == "sync":
            told, log = [], heard["log"]  # the first time, or after something was taken back
        else:
            assert heard["after"] == step
            told += [frame["step"] for frame in heard["frames"]]
            log = heard["log"] if heard["log"] is not None else log + [one for frame in heard["frames"] for one in frame["told"]]
        step, result = page.now["step"], page.now["result"]
        question = page.now["question"]
        if question:
            choice = question["choices"][number % len(question["choices"])]
            moves = [choice["move"], *choice["rest"]]
            while (draft := await page.ask("try", at=step, moves=moves))["question"]:
                moves.append(draft["question"]["choices"][0]["move"])
            if old is not None:
                assert (await page.ask("commit", **old))["code"] == "stale"  # one that was on its way for long
            await page.say("commit", at=step, moves=moves)
            await page.say("commit", at=step, moves=moves)  # and one that comes twice
            old, number = {"at": step, "moves": moves}, number + 1
        await page.socket.close()
    assert told == list(range(told[0], told[0] + len(told)))
    await steady.ask("look", seat=0)
    assert steady.now["result"] == result
    assert steady.heard[-1]["log"] == log
    kept = await house.rooms.house.store.load(table)
    assert kept.count == step


async def test_a_page_that_knows_more_than_there_is_begins_anew(house: House) -> None:
    table, (page,) = await house.sit("human", "bot:greedy")
    await page.until_asked()
    other = await house.page(table, [house.link(table, "seat:0")], 0, since=page.now["step"] + 1)
    assert (await other.hear("sync", "news"))["type"] == "sync"
    assert (await other.ask("since", step=page.now["step"] + 1))["type"] == "sync"


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
async def test_messages_in_any_order_lead_to_the_same_views(house: House, order: tuple[int, ...]) -> None:
    made = await house.make("human", "human", "human", options={"slots": 4}, window_min_ms=0)
    pages = [await house.page(made["id"], [token], seat) for seat, token in enumerate(made["tokens"])]
    for seat in order:
        await pages[seat].say("ready", shares={str(seat): f"{seat:02x}" * 16})
    for page in pages:
        await page.hear("sync")
    for _ in range(30):
        asked = [seat for seat in order if pages[seat].now["question"]]
        for seat in asked:  # those of one window answer in the same moment
            choice = pages[seat].now["question"]["choices"][0]
            await pages[seat].say("commit", at=pages[seat].now["step"], moves=[choice["move"], *choice["rest"]])
        for seat, page in enumerate(pages):
            await page.ask("look", seat=seat)
    logs = [(await page.ask("look", seat=None))["log"] for page in pages]
    assert logs[0] == logs[1] == logs[2]
    views = [page.now["view"] for page in pages]
    assert views[0] == views[1] == views[2]
