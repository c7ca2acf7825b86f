"""Whole fights of Gladiatoro in a real browser: by clicks, by the six keys of a hex board, by touch, and by two at one screen."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Server, new_table, open_screen
from tests.browser.playing import Clicks, Keys, whole_game
from tests.browser.states import laid_house, visitor
from tests.browser.test_whole_games import over

pytestmark = pytest.mark.browser

SHORT: dict[str, Any] = {"arena": "pit", "end_turn_limit": 5, "end_no_hit_turns": 4}


def test_a_whole_fight_by_clicks(browser: Browser, server: Server) -> None:
    screen = open_screen(browser, server)
    table = new_table(screen, "human", "bot:greedy", game="gladiatoro", options=SHORT)
    clicks = Clicks()
    assert whole_game(screen.page, clicks) > 8
    assert clicks.on_board > 5
    over(server, screen.page, table)
    screen.clean()


def test_a_whole_fight_by_six_keys_without_a_pointer(browser: Browser, server: Server) -> None:
    screen = open_screen(browser, server)
    page = screen.page
    page.add_init_script("addEventListener('pointerdown', () => document.title = 'A POINTER', true)")
    table = new_table(screen, "human", "bot:greedy", game="gladiatoro", options=SHORT | {"extra_per_turn": 0})
    keys = Keys(walks="qeadzc")
    whole_game(page, keys)
    assert keys.walked
    over(server, page, table)
    assert "POINTER" not in page.title()
    screen.clean()


def test_a_whole_fight_by_touch_on_a_phone(browser: Browser, server: Server) -> None:
    screen = open_screen(browser, server, "phone")
    table = new_table(screen, "human", "bot:greedy", game="gladiatoro", options=SHORT)
    whole_game(screen.page, Clicks(tap=True))
    over(server, screen.page, table)
    assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screen.clean()


def test_two_at_one_screen_choose_their_factors_unseen(browser: Browser, server: Server) -> None:
    screen = open_screen(browser, server)
    table = new_table(screen, "human", "human", game="gladiatoro", options=SHORT | {"extra_windows": "prior"})
    page = screen.page
    taken = []

    def take_over(page: Page) -> None:
        """Look for anything of the last seat's view before the next one sits down."""
        assert page.locator("[data-target]").count() == 0
        assert page.locator(".own").count() == 0
        taken.append(page.locator(".curtain").inner_text())
        page.locator(".curtain .btn.primary").click()
        page.locator(".curtain").wait_for(state="detached")

    whole_game(page, Clicks(seed=3), take_over)
    assert len(set(taken)) >= 2
    over(server, page, table)
    screen.clean()


def test_a_facing_is_turned_by_key_and_by_touch_before_the_hex_is_played(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "g-move") as server:
        screen = visitor(browser, server)
        page = screen.page
        page.goto(f"{server.address}t/g-move?lang=en")
        page.locator(".ask.asked").wait_for()
        page.locator('[data-target^="hex-"].glows').nth(2).click()
        page.locator(".handle.ahead").first.wait_for()
        suggested = page.locator(".handle.now").get_attribute("data-target")
        page.keyboard.press(".")
        page.locator(".picked .chip").wait_for()
        turned = page.locator(".handle.picked").get_attribute("data-target")
        assert suggested is not None
        assert turned == f"face-{(int(suggested[-1]) - 1) % 6}"
        page.keyboard.press(",")
        page.locator(f'.handle.picked[data-target="{suggested}"]').wait_for()
        page.get_by_role("button", name="Turn left").click()
        page.locator(f'.handle.picked[data-target="face-{(int(suggested[-1]) + 1) % 6}"]').wait_for()
        page.keyboard.press("?")
        expect(page.locator('[role="dialog"] kbd').filter(has_text="Q E A D Z C")).to_have_count(1)
        screen.clean()


def test_the_arcs_of_a_target_are_shown_when_it_is_looked_at(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "g-attack") as server:
        screen = visitor(browser, server)
        page = screen.page
        page.goto(f"{server.address}t/g-attack?lang=en")
        target = page.locator(".hex.glows").first
        target.wait_for()
        assert page.locator("path.rear").count() == 0
        target.focus()
        page.locator("path.rear").wait_for(state="attached")
        label = target.get_attribute("aria-label")
        assert label is not None
        assert "heavy gladiator of Ben, factor 5, faces" in label
        assert "%" in label
        screen.clean()


def test_a_small_board_is_made_larger(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "g-move") as server:
        screen = visitor(browser, server, "phone")
        page = screen.page
        page.goto(f"{server.address}t/g-move?lang=en")
        page.locator(".ask.asked").wait_for()
        small = page.locator('[data-target="hex-E5"]').bounding_box()
        page.get_by_role("button", name="Zoom in on the board").tap()
        page.locator('[aria-pressed="true"].zoom').wait_for()
        large = page.locator('[data-target="hex-E5"]').bounding_box()
        assert small is not None
        assert large is not None
        assert small["width"] < 44 < large["width"]
        screen.clean()


def test_a_standing_answer_declines_for_its_gladiator(browser: Browser, tmp_path: Path) -> None:
    """It answers the question that is open at once, and stays set after a reload."""
    with laid_house(tmp_path / "house", "g-declare") as server:
        screen = visitor(browser, server)
        page = screen.page
        page.goto(f"{server.address}t/g-declare?lang=en")
        page.locator(".ask.asked").wait_for()
        asked = page.locator(".ask p").inner_text()
        page.locator(".own").get_by_role("radio", name="Ask near a foe").click()
        page.locator(".own").get_by_role("radio", name="Decline").click()
        expect(page.locator(".ask p")).not_to_have_text(asked)
        screen.clean()
        page.reload()
        page.locator(".own .seg").first.wait_for()
        kept = page.evaluate("[...document.querySelectorAll('.own [role=radio]')].map((one) => one.getAttribute('aria-checked'))")
        assert kept in (["false", "false", "true"], ["true", "false", "false"])  # the turn may have ended since
