"""A page in one state: its address, what is done there, and what tells that it has come."""

import contextlib
import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, Route, TimeoutError, WebSocketRoute  # noqa: A004 - Playwright's own


def _nothing(_: Page) -> None:
    pass


@dataclass(frozen=True)
class State:
    """A page in one state: its address, what is done there, and what tells that it has come."""

    name: str
    path: str
    shown: str
    arrange: Callable[[Page], None] = _nothing
    part: str = ""  # where the page differs from a state that stands before it here; empty: everywhere
    answers: tuple[tuple[str, int, str], ...] = ()  # what the house answers instead: path, status, body
    wide: bool = False  # what is done there can be done on a wide screen only

    def open(self, page: Page, address: str, **query: str) -> None:
        """Go there and bring it about."""
        page.unroute_all()
        if page in LINES:
            LINES[page].mend()
        for path, status, body in self.answers:
            page.route(f"**{path}", _answer(status, body))
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        page.goto(f"{address}{self.path.removeprefix('/')}{'?' if asked else ''}{asked}")
        self.arrange(page)
        page.locator(self.shown).first.wait_for()


def _answer(status: int, body: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(status=status, body=body)


def press(key: str, first: str = ".ask") -> Callable[[Page], None]:
    def arrange(page: Page) -> None:
        page.locator(first).first.wait_for()
        page.keyboard.press(key)

    return arrange


def click(*selectors: str) -> Callable[[Page], None]:
    def arrange(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return arrange


def draft(page: Page) -> None:
    """Take the first step of a way to act that has several."""
    steps = page.locator(".stepwise .btn:not(.primary):not(.plain)")
    page.locator(".opt").first.wait_for()
    for number in range(page.locator(".opt").count()):
        page.locator(".opt").nth(number).click()
        with contextlib.suppress(TimeoutError):
            steps.wait_for(timeout=1500)
            steps.click()
            return
    raise AssertionError("no way to act has several steps")


def note(page: Page) -> None:
    """Touch a part while it is asked where to go."""
    page.locator(".ask.asked").wait_for()
    page.locator('[data-target^="part-"][aria-disabled="true"]:visible').first.click(force=True)


def picked(page: Page) -> None:
    """Choose a way to act and leave it at that."""
    page.locator(".opt").nth(1).click()


def lose(page: Page) -> None:
    """Cut the line to the table and let none be made again."""
    page.locator(".ask").first.wait_for()
    LINES[page].cut()


LINES: dict[Page, "Wire"] = {}


class Wire:
    """The line between a page and its table, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self._broken = False
        self._routes: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket$"), self._met)
        LINES[page] = self

    def _met(self, route: WebSocketRoute) -> None:
        if self._broken:
            route.close()
            return
        route.connect_to_server()
        self._routes.append(route)

    def cut(self) -> None:
        """Break every line, and let none be made."""
        self._broken = True
        for route in self._routes:
            route.close()
        self._routes.clear()

    def mend(self) -> None:
        """Let lines be made again."""
        self._broken = False
