"""What several persons at a table do, for tests."""

import secrets
from typing import Any

House = Any
Page = Any
SHORT = {"options": {"slots": 4}}


async def ready(page: Page, *seats: int) -> None:
    await page.say("ready", shares={str(seat): secrets.token_hex(16) for seat in seats})


async def both(house: House, *more: str, **fields: Any) -> tuple[str, Page, Page]:
    """Return a table of two persons and perhaps bots, and their pages."""
    table, pages = await house.sit("human", "human", *more, **(SHORT | fields))
    return (table, *pages)


def asked_of(*pages: Page) -> tuple[Page, list[Page]]:
    """Return the page that is asked, and the others."""
    page = next(page for page in pages if page.now["question"])
    return page, [one for one in pages if one is not page]


async def move(*pages: Page) -> Page:
    """Let whoever is asked make a move, and everybody hear of it; return who it was."""
    page, others = asked_of(*pages)
    assert (await page.commit(0))["type"] == "done"
    for other in others:
        while other.now["step"] < page.now["step"]:
            await other.hear("news")
    return page


async def end(*pages: Page) -> None:
    """End a game by consent of two."""
    first, second = pages
    await first.ask("propose", what="end")
    await second.ask("agree", number=await number(second))
    for page in pages:
        while not page.now["result"]:
            await page.hear("news")


async def told(page: Page, kind: str) -> Any:
    """Return the last message of a kind that a page was told, or the next."""
    return next((heard for heard in reversed(page.heard) if heard["type"] == kind), None) or await page.hear(kind)


async def talked(page: Page) -> list[str]:
    """Return the codes of all that a page was told beside the game."""
    await page.ask("show")
    return [line["code"] for heard in page.heard if heard["type"] == "talk" for line in heard["lines"]]


async def number(page: Page) -> int:
    """Return the number of what is proposed, once the page has heard of it."""
    for heard in reversed(page.heard):
        people = heard.get("people")
        if people is not None:
            if people["proposal"] is not None:
                return int(people["proposal"]["number"])
            break
    heard = await page.until("around", lambda one: one["people"]["proposal"])
    return int(heard["people"]["proposal"]["number"])
