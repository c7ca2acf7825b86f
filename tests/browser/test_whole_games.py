"""Whole games in a real browser: by clicks, by keyboard alone, by touch, and handed round at one screen."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.conftest import Server, new_table, open_screen, shorter
from tests.browser.playing import Clicks, Keys, whole_game

pytestmark = pytest.mark.browser


def over(server: Server, page: Page, table: str) -> Any:
    """Return the line of a table that is over."""
    (line,) = [one for one in server.call(page, "GET", "api/tables") if one["info"]["id"] == table]
    assert line["state"] == "over"
    return line


def test_a_whole_game_by_clicks_from_the_first_page_on(browser: Browser, server: Server) -> None:
    screen = open_screen(browser, server)
    page = screen.page
    shorter(page, turn_limit=24)
    page.goto(server.link)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    clicks = Clicks()
    decisions = whole_game(page, clicks)
    assert decisions > 15
    assert clicks.on_board > 10
    line = over(server, page, page.url.rpartition("/")[2].partition("?")[0])
    for score in line["scores"]:
        assert page.locator(".result").get_by_text(str(score), exact=True).count()
    page.get_by_role("button", name="Play again").first.click()
    page.wait_for_url(lambda url: "/t/" in url and line["info"]["id"] not in url)
    page.locator(".ask.asked").wait_for()
    screen.clean()


def test_a_whole_game_by_keyboard_without_a_pointer(browser: Browser, server: Server) -> None:
    screen = open_screen(browser, server)
    page = screen.page
    page.add_init_script("addEventListener('pointerdown', () => document.title = 'A POINTER', true)")
    shorter(page, turn_limit=24)
    page.goto(server.link)
    page.get_by_role("button", name="Sit down").wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.includes('Sit down')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    keys = Keys()
    whole_game(page, keys)
    assert keys.walked > 3
    over(server, page, page.url.rpartition("/")[2].partition("?")[0])
    assert "POINTER" not in page.title()
    screen.clean()


def test_a_whole_game_by_touch_on_a_phone(browser: Browser, server: Server) -> None:
    screen = open_screen(browser, server, "phone")
    table = new_table(screen, "human", "bot:greedy", options={"slots": 4, "turn_limit": 16})
    whole_game(screen.page, Clicks(tap=True))
    over(server, screen.page, table)
    assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screen.clean()


HANDS = "Array.from(document.querySelectorAll('.own [data-target^=hand-]')).map(one => one.getAttribute('aria-label'))"


def test_three_at_one_screen_hand_it_round_and_see_only_their_own(browser: Browser, server: Server) -> None:
    screen = open_screen(browser, server)
    table = new_table(screen, "human", "human", "human", options={"slots": 4, "turn_limit": 12})
    page = screen.page
    taken = []

    def take_over(page: Page) -> None:
        """Look for anything of the last seat's view before the next one sits down."""
        curtain = page.locator(".curtain")
        assert page.locator("[data-target]").count() == 0
        assert page.locator(".own").count() == 0
        taken.append(curtain.inner_text())
        curtain.locator(".btn.primary").click()
        curtain.wait_for(state="detached")

    whole_game(page, Clicks(seed=3), take_over)
    assert len(taken) > 10
    assert len(set(taken)) >= 3
    over(server, page, table)
    screen.clean()
