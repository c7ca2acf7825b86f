"""Every page of the house in every state that it can be in, each by name, and how to get there."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.browser import gladiators, shows
from tests.browser.conftest import Screen, Server, open_screen
from tests.browser.laid import TABLES as MASONS
from tests.browser.laid import lay
from tests.browser.stating import State, Wire, click, draft, lose, note, picked, press

from harena.server.app import PAGES
from harena.server.keys import load_keys

TABLES = (*MASONS, *gladiators.TABLES, *shows.TABLES)
LANGUAGES = ("en", "es", "de")
HELD_BACK = (
    "seating",
    "window",
    "away",
    "g-factor",
    "c-window",
    "c-away",
    "c-two",
)  # at these tables the page holds the first seat only


HERE = "main.board, .ask, .decide, .own"  # the rest of a table's page is the same at every moment
LOG = '[role="dialog"] > header, [role="dialog"] fieldset, ol.full > li:nth-child(-n+12)'
BOOK = '[role="dialog"] > header, .search, article.lit'  # its text is that of the rulebook's own page
DIALOG = '[role="dialog"]'
TABLE_STATES = (
    State("asked", "/t/asked", ".ask.asked"),
    State("picked", "/t/asked", '.opt[aria-checked="true"]', picked, "main.board"),
    State("note", "/t/asked", ".why", note, ".why"),
    State("log drawer", "/t/asked", f"{DIALOG} ol.full", press("l"), LOG),
    State("keys", "/t/asked", f"{DIALOG} dl", press("?"), DIALOG),
    State("people", "/t/window", f"{DIALOG} .hand", press("p"), DIALOG),
    State("rulebook drawer", "/t/asked", f"{DIALOG} article.lit", press("b"), BOOK),
    State("menu", "/t/asked", '[role="menu"]', click(".tools > :last-child"), '[role="menu"]'),
    State(
        "end the game", "/t/asked", '[role="alertdialog"]', click(".tools > :last-child", ".item.danger"), '[role="alertdialog"]'
    ),
    State("undo refused", "/t/asked", ".said[role=alert]", press("u"), ".actions"),
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
    State("board at the end", "/t/result", ".ended", click(".result header .tool"), ".decide"),
    State("look back", "/t/result", ".look", click(".ended .btn:last-child:visible"), ".look"),
    State("gone", "/t/nobody-knows", "main .arch"),
    *gladiators.STATES,
    *shows.STATES,
)
PAGE_STATES = {
    "/": (
        State("house", "/", ".kept li"),
        State("another game", "/", '.game.on[data-game="colosseum"]', click('.game[data-game="colosseum"]'), "aside, .panel"),
        State("all switches", "/", f"{DIALOG} .switch", click("h3 .more"), DIALOG),
        State("delete", "/", '[role="alertdialog"]', click(".kept .del"), '[role="alertdialog"]'),
        State("empty house", "/", ".kept .note", part=".kept", answers=(("/api/tables", 200, "[]"),)),
        State("locked", "/", ".kept .warn", part=".kept", answers=(("/api/tables", 401, "{}"),)),
        State("no house", "/", "main .trouble", answers=(("/api/house", 503, "{}"),)),
    ),
    "/t/{table}": TABLE_STATES,
    "/rules/{game}": (
        State("rulebook", "/rules/baumeister", ".book article"),
        State("rulebook of gladiators", "/rules/gladiatoro", ".book article"),
        State("rulebook of shows", "/rules/colosseum", ".book article"),
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
    tokens = {table: [keys.link(table, f"seat:{seat}")] for table in HELD_BACK}
    kept = {"harena.key": server.key, "harena.tables": json.dumps(tokens)}
    keep = "localStorage.getItem(key) ?? localStorage.setItem(key, value)"
    screen.page.context.add_init_script(f"for (const [key, value] of Object.entries({json.dumps(kept)})) {keep}")
    if wire:
        Wire(screen.page)
    return screen


def resize(page: Page, width: int, height: int) -> None:
    """Change the size unless the page has it, and wait until it has been drawn anew."""
    if page.viewport_size == {"width": width, "height": height}:
        return
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 30))))")
