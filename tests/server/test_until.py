"""A table that ends after a phase, as a referee lays it: the page hears of an end without ranks, and it is kept so."""

import secrets
from typing import Any

from harena import games
from harena.core.chance import Entered
from harena.server.plans import Plan

House = Any
Page = Any


async def laid(house: House) -> tuple[str, Page]:
    """Lay the auctions of three at one screen, who say what they draw; return the table and the page."""
    rules = games.load("colosseum")
    setup = rules.setup(3, {}, {})
    start = rules.position(rules.place(setup, {"phase": 2, "markets": [["lion", "ship", "torch"]]}))
    plan = Plan("colosseum", setup, ["human"] * 3, ("Ana", "Bo", "Cy"), chance=Entered(), start=start, until="auction")
    table = await house.rooms.make(plan)
    page = await house.page(table, [house.keys.link(table, f"seat:{seat}") for seat in range(3)], 0)
    await page.hear("seating")
    await page.say("ready", shares={str(seat): secrets.token_hex(16) for seat in range(3)})
    await page.hear("sync")
    return table, page


async def choose(page: Page, seat: int, text: str) -> None:
    await page.ask("look", seat=seat)
    choices = page.now["question"]["choices"]
    move = next(choice["move"] for choice in choices if choice["notation"] == text)
    assert (await page.ask("commit", at=page.now["step"], moves=[move]))["type"] == "done"


async def test_the_page_hears_an_end_without_ranks_and_the_table_is_kept_so(house: House) -> None:
    table, page = await laid(house)
    for seat in range(3):
        assert page.now["result"] is None
        await choose(page, seat, "pass")
    await page.ask("look", seat=0)
    result = page.now["result"]
    assert (result["rule"], result["ranks"], result["scores"]) == ("C2.2", [], [30, 30, 30])
    assert [lines[0]["code"] for lines in result["tallies"]] == ["purse"] * 3
    assert page.now["question"] is None
    assert page.now["acting"] == []
    async with house.session.get(house.url("/api/tables"), headers=house.owner) as answer:
        (line,) = [one for one in await answer.json() if one["info"]["id"] == table]
    assert (line["state"], line["ranks"], line["scores"]) == ("over", [], [30, 30, 30])


async def test_what_is_drawn_at_the_real_table_is_entered_at_the_page(house: House) -> None:
    _, page = await laid(house)
    await page.ask("look", seat=0)
    first = page.now["question"]["choices"]
    market = next(choice["move"] for choice in first if choice["notation"] == "market 1")
    bid = games.load("colosseum").read(None, 0, "bid 8")
    assert (await page.ask("commit", at=page.now["step"], moves=[market, bid]))["type"] == "done"
    await choose(page, 1, "pass")
    await choose(page, 2, "pass")
    await page.ask("look", seat=0)
    for _ in range(3):
        due = {text: move for move, text in page.now["due"]}
        assert (await page.ask("enter", at=page.now["step"], outcome=due["token cage"]))["type"] == "done"
        await page.ask("look", seat=0)
    assert page.now["view"]["markets"][0] == ["cage", "cage", "cage"]
