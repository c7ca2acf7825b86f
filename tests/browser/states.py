"""Every page of the house in every state that it can be in, each by name, and how to get there."""

import contextlib
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, TimeoutError, WebSocketRoute  # noqa: A004 - Playwright's own
from tests.browser.conftest import Screen, Server, open_screen
from tests.browser.laid import TABLES, lay

from harena.server.app import PAGES
from harena.server.keys import load_keys

LANGUAGES = ("en", "es", "de")
HELD_BACK = ("seating", "window", "away")  # at these tables the page holds the first seat only


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


def _press(key: str, first: str = ".ask") -> Callable[[Page], None]:
    def arrange(page: Page) -> None:
        page.locator(first).first.wait_for()
        page.keyboard.press(key)

    return arrange


def _click(*selectors: str) -> Callable[[Page], None]:
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


HERE = "main.board, .ask, .decide, .own"  # the rest of a table's page is the same at every moment
LOG = '[role="dialog"] > header, [role="dialog"] fieldset, ol.full > li:nth-child(-n+12)'
BOOK = '[role="dialog"] > header, .search, article.lit'  # its text is that of the rulebook's own page
DIALOG = '[role="dialog"]'
TABLE_STATES = (
    State("asked", "/t/asked", ".ask.asked"),
    State("picked", "/t/asked", '.opt[aria-checked="true"]', picked, "main.board"),
    State("note", "/t/asked", ".why", note, ".why"),
    State("log drawer", "/t/asked", f"{DIALOG} ol.full", _press("l"), LOG),
    State("keys", "/t/asked", f"{DIALOG} dl", _press("?"), DIALOG),
    State("rulebook drawer", "/t/asked", f"{DIALOG} article.lit", _press("b"), BOOK),
    State("menu", "/t/asked", '[role="menu"]', _click(".tools > :last-child"), '[role="menu"]'),
    State(
        "end the game", "/t/asked", '[role="alertdialog"]', _click(".tools > :last-child", ".item.danger"), '[role="alertdialog"]'
    ),
    State("undo refused", "/t/asked", ".said[role=alert]", _press("u"), ".actions"),
    State("lost", "/t/asked", ".ask.lost", lose, ".ask, .decide"),
    State("start", "/t/start", ".ask.asked", part=HERE),
    State("draft", "/t/draft", ".picked", draft, HERE),
    State("score", "/t/score", ".ask.asked", part=HERE),
    State("storage", "/t/storage", ".ask.asked", part=".ask, .decide"),
    State("window", "/t/window", ".ask.asked", part=HERE),
    State("waiting", "/t/away", ".ask.quiet", part=".ask, .decide"),
    State("curtain", "/t/curtain", ".curtain"),
    State("seating", "/t/seating", "main ul li"),
    State("due", "/t/due", ".decide ul .btn", part=HERE),
    State("result", "/t/result", ".result tfoot", part=".result"),
    State("board at the end", "/t/result", ".ended", _click(".result header .tool"), ".decide"),
    State("look back", "/t/result", ".look", _click(".ended .btn:last-child:visible"), ".look"),
    State("gone", "/t/nobody-knows", "main .arch"),
)
PAGE_STATES = {
    "/": (
        State("house", "/", ".kept li"),
        State("all switches", "/", f"{DIALOG} .switch", _click("h3 .more"), DIALOG),
        State("delete", "/", '[role="alertdialog"]', _click(".kept .del"), '[role="alertdialog"]'),
        State("empty house", "/", ".kept .note", part=".kept", answers=(("/api/tables", 200, "[]"),)),
        State("locked", "/", ".kept .warn", part=".kept", answers=(("/api/tables", 401, "{}"),)),
        State("no house", "/", "main .trouble", answers=(("/api/house", 503, "{}"),)),
    ),
    "/t/{table}": TABLE_STATES,
    "/rules/{game}": (
        State("rulebook", "/rules/baumeister", ".book article"),
        State("no rulebook", "/rules/nothing", "main .arch", part="main"),
    ),
    "/licences": (State("licences", "/licences", "main ul"),),
}
STATES: tuple[State, ...] = (
    *(one for page in PAGES for one in PAGE_STATES[page]),  # a page that is new and has no state here fails at once
    State("not found", "/nothing/stands/here", "main .arch"),
)


@contextmanager
def laid_house(folder: Path, *tables: str) -> Iterator[Server]:
    """Serve a house in which the tables of all states lie, or some of them."""
    load_keys(folder)
    lay(folder, tuple(one for one in TABLES if one.id in tables) if tables else TABLES)
    running = Server(folder)
    try:
        yield running
    finally:
        running.kill()


def visitor(
    browser: Browser, server: Server, size: str = "desktop", *, wire: bool = True, seat: int = 0, **wishes: object
) -> Screen:
    """Open a page of the house's owner who sits at the tables, at some of them at one seat only."""
    screen = open_screen(browser, server, size, **wishes)
    keys = load_keys(server.folder)
    tokens = {table: [keys.seat(table, seat)] for table in HELD_BACK}
    kept = {"harena.key": server.key, "harena.tables": json.dumps(tokens)}
    keep = "localStorage.getItem(key) ?? localStorage.setItem(key, value)"
    screen.page.context.add_init_script(f"for (const [key, value] of Object.entries({json.dumps(kept)})) {keep}")
    if wire:
        Wire(screen.page)
    return screen


def resize(page: Page, width: int, height: int) -> None:
    """Change the size, and wait until the page has been drawn anew."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 30))))")
