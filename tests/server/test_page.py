import asyncio
import os
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest
from aiohttp import web
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, sync_playwright

from harena import games
from harena.server.app import make_app

pytestmark = pytest.mark.browser

QUIET = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update"]


@pytest.fixture
def address() -> Iterator[str]:
    """Serve the built client in a thread of its own."""
    found: Future[str] = Future()
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def run() -> None:
        runner = web.AppRunner(make_app(), handle_signals=False)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        found.set_result(f"http://127.0.0.1:{runner.addresses[0][1]}/")
        await stop.wait()
        await runner.cleanup()

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),))
    thread.start()
    yield found.result(timeout=20)
    loop.call_soon_threadsafe(stop.set)
    thread.join(timeout=20)
    loop.close()


@pytest.fixture
def page(chromium_path: str, tmp_path: Path) -> Iterator[Page]:
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            tmp_path, executable_path=chromium_path, headless=True, args=QUIET, chromium_sandbox=not root
        )
        yield context.new_page()
        context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_page_names_the_games_and_breaks_no_law(address: str, page: Page, theme: str, size: tuple[int, int]) -> None:
    complaints: list[str] = []
    elsewhere: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith(address) else elsewhere.append(request.url))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto(address)
    for name in games.names():
        page.get_by_role("heading", name=games.load(name).meta.title).wait_for()
    assert "board comes next" in page.inner_text("main")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    report = Axe().run(page)
    assert report.violations_count == 0, report.generate_report()
    assert complaints == []
    assert elsewhere == []
    if shots := os.environ.get("HARENA_SHOTS"):
        page.screenshot(path=Path(shots) / f"home-{theme}-{size[0]}.png")


def test_a_silent_server_is_told(address: str, page: Page) -> None:
    page.route("**/api/games", lambda route: route.abort())
    page.goto(address)
    assert "does not answer" in page.get_by_role("alert").inner_text()
