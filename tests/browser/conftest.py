"""A real server in a process of its own, and pages in a real Chromium."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, sync_playwright
from tests.serving import START, Served, said

QUIET = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
SIZES = {"desktop": (1280, 720), "phone": (390, 844)}


def script(name: str) -> str:
    """Return what a test has done by the page itself, out of scripts/."""
    return (Path(__file__).parent / "scripts" / f"{name}.js").read_text()


class Server:
    """The server of a test, which can be killed and started again at the same port."""

    def __init__(self, folder: Path, start: str = START) -> None:
        self.folder = folder
        self._start = start
        self.port = 0
        self.key = ""
        self.process: Served | None = None
        self.start()

    def start(self) -> None:
        self.process = Served(self._start, [str(self.folder), str(self.port)])
        address, self.key = said(self.process.stdout.readline())
        self.port = int(address.rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process.stdout.close()
            self.process = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def link(self) -> str:
        return f"{self.address}#key={self.key}"

    def call(self, page: Page, method: str, path: str, body: Any = None) -> Any:
        """Ask the server something as the owner of the house."""
        headers = {"Authorization": f"Bearer {self.key}"}
        answer = page.request.fetch(f"{self.address}{path}", method=method, headers=headers, data=body)
        assert answer.ok, answer.text()
        return answer.json()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "house")
    yield running
    running.kill()


def at_root() -> bool:
    """Return whether this runs as root, for whom Chromium has no sandbox."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


@pytest.fixture(scope="module")  # its event loop must be gone before a test with a loop of its own comes
def browser(chromium_path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path, args=QUIET, chromium_sandbox=not at_root())
        yield chromium
        chromium.close()


@pytest.fixture(autouse=True)
def _gone(request: pytest.FixtureRequest) -> Iterator[None]:
    """Close the pages that a test has opened: they would go on being told of their tables, or looking for their server."""
    if "browser" not in request.fixturenames:
        yield
        return
    browser: Browser = request.getfixturevalue("browser")
    before = set(browser.contexts)
    yield
    for context in set(browser.contexts) - before:
        context.close()


class Screen:
    """A page, what it complained of, and what it asked for elsewhere."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.page = context.new_page()
        self.server = server
        self.complaints: list[str] = []
        self.elsewhere: list[str] = []
        self.frames: list[str] = []
        self.page.on("console", lambda message: self.complaints.append(f"{message.type}: {message.text}"))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self._asked(request.url))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._heard))

    def _asked(self, url: str) -> None:
        if not url.startswith(self.server.address):
            self.elsewhere.append(url)

    def _heard(self, data: str | bytes) -> None:
        self.frames.append(data if isinstance(data, str) else data.decode())

    def clean(self) -> None:
        """Fail when the page complained or asked elsewhere."""
        assert self.complaints == []
        assert self.elsewhere == []


def open_screen(browser: Browser, server: Server, size: str = "desktop", **wishes: Any) -> Screen:
    """Open a page of its own that moves nothing and shows everything at once."""
    width, height = SIZES[size]
    settings = {"reduced_motion": "reduce", "has_touch": size == "phone", "locale": "en-GB", **wishes}
    context = browser.new_context(viewport={"width": width, "height": height}, **settings)
    context.set_default_timeout(15_000)
    context.add_init_script("localStorage.getItem('harena.speed') ?? localStorage.setItem('harena.speed', 'once')")
    return Screen(context, server)


def shorter(page: Page, **options: object) -> None:
    """Have every table that this page makes play by these switches."""

    def make(route: Route) -> None:
        asked = route.request.post_data_json
        route.continue_(post_data=asked and {**asked, "options": options})

    page.route("**/api/tables", make)


def new_table(screen: Screen, *seats: str, language: str = "en", **fields: Any) -> str:
    """Make a table as the house's owner, and open its page; return the table's id."""
    names = ["Ada", "Ben", "Cleo", "Dora"]
    body = {"game": "baumeister", "seats": [{"kind": kind, "name": names[n]} for n, kind in enumerate(seats)], **fields}
    page = screen.page
    made = screen.server.call(page, "POST", "api/tables", body)
    page.goto(f"{screen.server.address}t/{made['id']}?lang={language}#key={screen.server.key}")
    page.locator(".ask, .curtain").first.wait_for()
    return str(made["id"])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve a house in which a table lies in every state."""
    from tests.browser.states import laid_house  # noqa: PLC0415 - states are made of what stands here

    with laid_house(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture(scope="module")
def page(browser: Browser, house: Server) -> Iterator[Page]:
    """Open one page for all tests of a file."""
    from tests.browser.states import visitor  # noqa: PLC0415 - as above

    screen = visitor(browser, house)
    yield screen.page
    screen.page.context.close()
