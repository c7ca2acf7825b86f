"""Nothing is lost and nothing is told too early: reloads, cut lines, killed servers, two tabs, a screen handed round."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import stating
from tests.browser.conftest import Screen, Server, new_table, open_screen
from tests.browser.playing import Clicks, whole_game
from tests.browser.states import laid_house, visitor
from tests.browser.stating import LINES
from tests.serving import START

from harena.replay.verify import verify

pytestmark = pytest.mark.browser

SLOW = 30_000
ASKED = ".ask.asked"
LOST = ".ask.lost"
PICKED = ".picked ol"
PRIMARY = ".decide .btn.primary"
NOTE = '.said[role="alert"]'


@contextmanager
def at(browser: Browser, folder: Path, table: str, **wishes: Any) -> Iterator[Screen]:
    """Open the page of a table laid at its moment, in a house of its own."""
    with laid_house(folder / "house", table) as server:
        screen = visitor(browser, server, **wishes)
        screen.page.goto(f"{server.address}t/{table}?lang=en")
        screen.page.locator(".ask, .curtain").first.wait_for()
        yield screen
        screen.page.context.close()


def messages(screen: Screen) -> list[dict[str, Any]]:
    return [json.loads(frame) for frame in screen.frames]


def stands(screen: Screen) -> dict[str, Any]:
    """Return the last that the page heard of how the table stands."""
    return dict([message["now"] for message in messages(screen) if "now" in message][-1])


def told(screen: Screen) -> list[Any]:
    """Return the log as the page was told it."""
    log: list[Any] = []
    for message in messages(screen):
        if message["type"] == "sync":
            log = list(message["log"])
        elif message["type"] == "news":
            log = (
                log + [one for frame in message["frames"] for one in frame["told"]] if message["log"] is None else message["log"]
            )
    return log


def view(screen: Screen) -> tuple[int, str]:
    now = stands(screen)
    return now["step"], json.dumps(now["view"])


def lines(screen: Screen, table: str) -> int:
    """Return how many lines are kept of a table."""
    (found,) = [one for one in screen.server.call(screen.page, "GET", "api/tables") if one["info"]["id"] == table]
    return int(found["steps"])


# -- reloading -----------------------------------------------------------------------------------------------------------------


def test_a_reload_in_the_middle_of_a_gesture(browser: Browser, tmp_path: Path) -> None:
    with at(browser, tmp_path, "draft", wire=False) as screen:
        page, before, question = screen.page, view(screen), stands(screen)["question"]
        stating.draft(page)
        page.locator(PICKED).wait_for()
        kept = lines(screen, "draft")
        page.reload()
        page.locator(ASKED).wait_for()
        assert page.locator(PICKED).count() == 0
        assert view(screen) == before
        assert stands(screen)["question"] == question
        assert lines(screen, "draft") == kept
        stating.draft(page)  # and the gesture can be begun again
        page.locator(PICKED).wait_for()
        screen.clean()


def test_a_reload_in_the_middle_of_an_open_window(browser: Browser, tmp_path: Path) -> None:
    with at(browser, tmp_path, "window", wire=False) as screen:
        page = screen.page
        asked = view(screen)
        page.reload()
        page.locator(ASKED).wait_for()
        assert view(screen) == asked
        page.locator(".opt").first.click()
        page.locator(PRIMARY).click()
        page.locator(".ask.quiet").wait_for()
        answered = view(screen)
        assert answered[0] == asked[0]  # nobody may count the answers
        page.reload()
        page.locator(".ask.quiet").wait_for()
        assert view(screen) == answered
        screen.clean()


# -- the line and the server ---------------------------------------------------------------------------------------------------


def try_to_play(page: Page) -> None:
    """Touch everything that would play something."""
    page.locator(".opt").first.click()
    page.locator(PRIMARY).click(force=True)
    page.keyboard.press("Enter")
    page.locator(".field.glows").first.click()
    page.locator(".field.glows").first.click()
    page.keyboard.press("u")


def test_a_line_cut_for_a_while(browser: Browser, tmp_path: Path) -> None:
    with at(browser, tmp_path, "asked") as screen:
        page, kept = screen.page, lines(screen, "asked")
        sentence = page.locator(".ask p").inner_text()
        LINES[page].cut()
        expect(page.locator(LOST)).to_be_visible()
        expect(page).to_have_title(re.compile("Connection lost"))
        try_to_play(page)
        page.locator(PRIMARY).click(force=True)
        expect(page.locator(NOTE)).to_contain_text("nothing was played")
        LINES[page].mend()
        expect(page.locator(ASKED)).to_be_visible(timeout=SLOW)
        expect(page.locator(".ask p")).to_have_text(sentence)
        page.wait_for_timeout(500)
        assert lines(screen, "asked") == kept  # no click was kept for later
        page.locator(".opt").first.click()
        page.locator(PRIMARY).click()
        expect(page.locator(".ask p")).not_to_have_text(sentence)
        assert lines(screen, "asked") > kept


def test_a_server_away_for_a_while(browser: Browser, tmp_path: Path) -> None:
    with at(browser, tmp_path, "asked", wire=False) as screen:
        page, before = screen.page, view(screen)
        kept = lines(screen, "asked")
        screen.server.kill()
        expect(page.locator(LOST)).to_be_visible()
        try_to_play(page)
        screen.server.start()
        expect(page.locator(ASKED)).to_be_visible(timeout=SLOW)
        assert view(screen) == before
        assert lines(screen, "asked") == kept
        page.locator(".opt").first.click()
        page.locator(PRIMARY).click()
        page.locator('.decide [aria-busy="true"]').wait_for(state="detached")
        expect(page.locator(".ask")).to_be_visible()
        assert lines(screen, "asked") > kept


def test_the_first_page_without_a_server(browser: Browser, server: Server) -> None:
    screen = open_screen(browser, server)
    page = screen.page
    page.goto(server.link)
    page.get_by_role("button", name="Sit down").wait_for()
    server.kill()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#new [role=alert]")).to_contain_text("does not answer")
    server.start()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    page.locator(".ask").wait_for()
    page.context.close()


KILLS = 4


def test_kills_in_one_game(browser: Browser, server: Server) -> None:
    screen = open_screen(browser, server)
    table = new_table(screen, "human", "bot:greedy", options={"slots": 4, "turn_limit": 20})
    page, clicks, kills = screen.page, Clicks(seed=5), 0

    def decide(page: Page) -> None:
        """Kill the server right after every other decision, answered or not."""
        nonlocal kills
        clicks(page)
        if kills < KILLS and (kills + clicks.on_board) % 2 == 0:
            server.kill()
            kills += 1
            expect(page.locator(f"{LOST}, .result")).to_be_visible()
            server.start()

    whole_game(page, decide)
    assert kills == KILLS
    heard, end = told(screen), stands(screen)
    page.reload()
    page.locator(".result tfoot").wait_for()
    assert told(screen) == heard  # the page heard every line once and in order, whenever it was away
    assert stands(screen) == end
    record = page.request.get(
        f"{server.address}api/tables/{table}/record", headers={"Authorization": f"Bearer {server.key}"}
    ).body()
    verdict = verify(record, "record", fairness=True)
    assert list(verdict.scores) == end["result"]["scores"]
    assert verdict.steps == end["step"] - 1
    page.context.close()


# -- other tabs ----------------------------------------------------------------------------------------------------------------


def test_two_tabs_on_one_seat(browser: Browser, tmp_path: Path) -> None:
    with at(browser, tmp_path, "start", wire=False) as one:
        kept = lines(one, "start")
        page = one.page.context.new_page()
        page.goto(f"{one.server.address}t/start?lang=en")
        for tab in (one.page, page):
            tab.locator(".opt").first.click()
        one.page.locator(PRIMARY).click()
        page.keyboard.press("Enter")  # the same decision once more, or one that is no longer there
        for tab in (one.page, page):
            tab.locator('.decide [aria-busy="true"]').wait_for(state="detached")
        for _ in range(100):  # both follow, each in its time
            said = {tab.locator(".ask p").text_content() for tab in (one.page, page)}
            if len(said) == 1 and lines(one, "start") > kept:
                break
            page.wait_for_timeout(100)
        assert len(said) == 1
        record = lines(one, "start")
        assert record > kept
        for tab in (one.page, page):
            tab.keyboard.press("l")
            expect(tab.get_by_role("dialog").locator("li").filter(has_text="Ada").first).to_be_visible()
        for _ in range(100):  # what a tab in the background has not drawn has no inner text
            logs = {tab.get_by_role("dialog").locator("ol.full").text_content() for tab in (one.page, page)}
            if len(logs) == 1:
                break
            page.wait_for_timeout(100)
        assert len(logs) == 1


def test_a_deleted_table_is_told(browser: Browser, tmp_path: Path) -> None:
    with at(browser, tmp_path, "asked", wire=False) as screen:
        headers = {"Authorization": f"Bearer {screen.server.key}"}
        answer = screen.page.request.delete(f"{screen.server.address}api/tables/asked", headers=headers)
        assert answer.ok
        expect(screen.page.locator("h1").first).to_have_text("The table is gone")
        screen.page.get_by_role("link", name="To the house").last.click()
        expect(screen.page.get_by_role("button", name="Sit down")).to_be_visible()
        screen.clean()


# -- what a page must not hold -------------------------------------------------------------------------------------------------


MARKING = """
import json
from harena.server import sockets
write = sockets._write
def mark(of, seat=None):
    if isinstance(of, list):
        return [mark(one, seat) for one in of]
    if not isinstance(of, dict):
        return of
    for view in (of, of.get('view'), (of.get('now') or {}).get('view')):
        seat = view['seat'] if isinstance(view, dict) and 'players' in view else seat
    made = {key: mark(one, seat) for key, one in of.items()}
    if seat is not None and ('players' in of or 'choices' in of or 'notation' in of):
        made['mark'] = 'mark-of-nobody-but-seat-' + 'wxyz'[seat] * 9
    return made
class Marking:
    def encode(self, message):
        return json.dumps(mark(json.loads(write.encode(message)))).encode()
sockets._write = Marking()
"""
MARKS = [f"mark-of-nobody-but-seat-{letter * 9}" for letter in "wxyz"]


def memory(page: Page) -> str:
    """Return everything that the page's memory holds."""
    session = page.context.new_cdp_session(page)
    pieces: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: pieces.append(event["chunk"]))
    session.send("HeapProfiler.enable")
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(pieces)


def test_at_a_hand_over_nothing_is_left_of_the_last_seat(browser: Browser, tmp_path: Path) -> None:
    """Every view, question and way to act carries words that nobody could guess: after a hand-over they are nowhere."""
    server = Server(tmp_path / "house", MARKING + START)
    screen = open_screen(browser, server)
    page = screen.page
    new_table(screen, "human", "human", "human", options={"slots": 4})
    clicks, seen = Clicks(seed=4), set[str]()
    for handed in range(7):
        page.locator(".curtain").wait_for(timeout=SLOW)
        seen.add(page.locator(".curtain h2").inner_text())
        markup = page.content()
        assert [mark for mark in MARKS if mark in markup] == []
        if handed in (1, 3, 6):
            held = memory(page)
            assert "Hand over to" in held  # the search would find something
            assert [mark for mark in MARKS if mark in held] == []
        page.locator(".curtain .btn.primary").click()
        page.locator(ASKED).wait_for()
        if handed == 0:
            assert any(mark in memory(page) for mark in MARKS)  # and it does find what is there
        while not page.locator(".curtain").count():
            clicks(page)
            page.locator('.decide [aria-busy="true"]').wait_for(state="detached", timeout=SLOW)
            page.locator(f"{ASKED}, .curtain").first.wait_for(timeout=SLOW)
    assert len(seen) == 3
    page.context.close()
    server.kill()


def test_another_seats_answer_comes_only_when_the_window_closes(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "window") as server:
        pages = [visitor(browser, server, wire=False, seat=seat) for seat in range(3)]
        for one in pages:
            one.page.goto(f"{server.address}t/window?lang=en")
            one.page.locator(ASKED).wait_for()
        ours = pages[0]
        heard, before = len(ours.frames), view(ours)
        for other in pages[1:2]:
            other.page.locator(".opt").first.click()
            other.page.locator(PRIMARY).click()
            other.page.locator(".ask.quiet").wait_for()
        ours.page.wait_for_timeout(400)
        assert ours.frames[heard:] == []
        ours.page.reload()
        ours.page.locator(ASKED).wait_for()
        assert view(ours) == before  # nor does coming anew tell
        ours.page.locator(".opt").last.click()
        ours.page.locator(PRIMARY).click()
        ours.page.locator(".ask.quiet").wait_for()
        assert [frame for message in messages(ours) for frame in message.get("frames", ()) if frame["who"] >= 0] == []
        third = pages[2]
        third.page.locator(".opt").first.click()
        third.page.locator(PRIMARY).click()
        expect(ours.page.locator(".ask p")).not_to_have_text("Everybody who is asked answers in secret.")
        who = {frame["who"] for message in messages(ours) for frame in message.get("frames", ())}
        assert {0, 1, 2} <= who
        for one in pages:
            one.clean()
            one.page.context.close()


QUICK = """
window.taken = 0;
new MutationObserver(() => {
  const button = document.querySelector('.curtain .btn.primary:not([data-taken])');
  if (button === null) return;
  button.dataset.taken = '';
  window.taken += 1;
  button.click();
}).observe(document, { childList: true, subtree: true });
"""


def test_whoever_takes_the_screen_at_once_is_not_asked_again(browser: Browser, server: Server) -> None:
    """The button is pressed before the server has answered the last seat's standing up."""
    screen = open_screen(browser, server)
    page = screen.page
    page.add_init_script(QUICK)
    new_table(screen, "human", "human", options={"slots": 4})
    seats, clicks = set[str](), Clicks(seed=5)
    for turn in range(1, 6):
        page.locator(ASKED).wait_for(timeout=SLOW)
        taken = page.evaluate("window.taken")
        assert taken <= turn
        seats.add(page.locator(".ask .who span").first.inner_text())
        while page.evaluate("window.taken") == taken:
            clicks(page)
            page.locator('.decide [aria-busy="true"]').wait_for(state="detached", timeout=SLOW)
            page.locator(ASKED).wait_for(timeout=SLOW)
    assert len(seats) == 2
    screen.clean()
