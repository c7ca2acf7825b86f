"""Deals of Colosseum in a real browser: picked on both sides, dropped, countered and agreed."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.states import laid_house, visitor
from tests.browser.test_whole_shows import PRIMARY, at, coins

pytestmark = pytest.mark.browser


def test_a_deal_is_picked_on_both_sides_and_made(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "c-offer") as server:
        screen = at(browser, server, "c-offer")
        page = screen.page
        mine = page.locator(".troupes .row.mine")
        mine.locator('[data-target="give-comedian"]').click()
        ben = page.locator(".troupes .row", has_text="Ben")
        ben.locator(".pick").first.click()
        ben.locator(".pick").first.click()
        expect(ben.locator(".pick.taken em")).to_have_text("2")
        page.get_by_label("Coins you give").fill("3")
        page.get_by_label("Coins you give").press("Tab")
        expect(page.locator(PRIMARY)).to_contain_text("Make the offer")
        expect(page.locator(".picked")).to_contain_text("2 gladiators")
        expect(page.locator(".picked")).to_contain_text("3 coins")
        expect(page.locator(".effect")).to_contain_text("only you see this")
        page.get_by_role("button", name="One less of 2 gladiators").click()
        expect(page.locator(".picked")).not_to_contain_text("2 gladiators")
        expect(page.locator(".decide .picked .chip").last).to_contain_text("Complete")
        page.locator(PRIMARY).click()
        page.keyboard.press("l")
        said = page.get_by_role("dialog")
        expect(said).to_contain_text("Ada would take 1 gladiator")
        expect(said).to_contain_text("Ada would give 3 coins")
        screen.clean()


def test_a_deal_is_dropped_with_its_draft(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "c-offer") as server:
        screen = at(browser, server, "c-offer")
        page = screen.page
        page.locator(".troupes .row.mine .pick").first.click()
        page.locator(".troupes .row", has_text="Dora").locator(".pick").first.click()
        page.locator(".picked .chip").first.wait_for()
        page.locator(".ask").click()
        page.keyboard.press("Escape")
        expect(page.locator(".picked")).to_have_count(0)
        expect(page.locator(".pick.taken")).to_have_count(0)
        expect(page.locator(".ask.asked")).to_contain_text("Make an offer")
        screen.clean()


def test_an_offer_is_countered(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "c-answer") as server:
        screen = at(browser, server, "c-answer")
        page = screen.page
        expect(page.locator(".deal h3")).to_contain_text("Dora offers you this")
        expect(page.locator(".deal [role=group]").first.get_by_role("img", name="1 horse")).to_have_count(1)
        page.locator('.troupes .row.mine [data-target="give-comedian"]').click()
        page.locator(".troupes .row", has_text="Dora").locator(".pick").last.click()
        expect(page.locator(PRIMARY)).to_contain_text("Make the offer")
        page.locator(PRIMARY).click()
        page.keyboard.press("l")
        expect(page.get_by_role("dialog")).to_contain_text("Ada makes Dora a counter-offer")
        screen.clean()


def test_two_people_offer_counter_and_agree(browser: Browser, tmp_path: Path) -> None:
    """Nothing moves before both have agreed, and then all of it at once; the effect is shown to each alone."""
    with laid_house(tmp_path / "house", "c-two") as server:
        ada = at(browser, server, "c-two").page
        ben = visitor(browser, server, seat=1).page
        ben.goto(f"{server.address}t/c-two?lang=en")
        before, his = coins(ada), coins(ben)
        ada.locator(".troupes .row.mine .pick").first.click()
        ada.locator(".troupes .row", has_text="Ben").locator(".pick").last.click()
        ada.locator(PRIMARY, has_text="Make the offer").click()
        expect(ben.locator(".deal h3")).to_contain_text("Ada offers you this")
        expect(ben.locator(".effect")).to_contain_text("only you see this")
        expect(ada.locator(".effect")).to_contain_text("only you see this")
        assert (coins(ada), coins(ben)) == (before, his)
        ben.locator(".troupes .row.mine .pick").first.click()
        ben.get_by_label("Coins you get").fill("1")
        ben.get_by_label("Coins you get").press("Tab")
        ben.locator(PRIMARY, has_text="Make the offer").click()
        expect(ada.locator(".deal h3")).to_contain_text("Ben counters")
        assert (coins(ada), coins(ben)) == (before, his)
        ada.locator('.acts [data-target="yes"]').click()
        ada.locator(PRIMARY, has_text="Accept").click()
        expect(ada.locator(".ask.asked")).to_contain_text("Make an offer")
        assert (coins(ada), coins(ben)) == (before - 1, his + 1)
        expect(ada.locator(".deal .effect")).to_have_count(0)
