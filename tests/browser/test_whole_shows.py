"""Whole games of Colosseum in a real browser: by clicks, by keys, by touch; bids that are typed, and what lies on the board."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser import shows
from tests.browser.conftest import Screen, Server, new_table, open_screen
from tests.browser.laid import Laid, question_of
from tests.browser.playing import Clicks, Keys, whole_game
from tests.browser.shows import TABLES
from tests.browser.states import laid_house, visitor
from tests.browser.test_whole_games import over

from harena.games.colosseum.explain import ASKS

pytestmark = pytest.mark.browser

SHORT: dict[str, Any] = {"trade_offer_cap": 1}
SEATS = ("human", "bot:greedy", "bot:greedy")
PRIMARY = ".decide .btn.primary"


def test_a_whole_game_by_clicks(browser: Browser, server: Server) -> None:
    screen = open_screen(browser, server)
    table = new_table(screen, *SEATS, game="colosseum", options=SHORT)
    clicks = Clicks()
    assert whole_game(screen.page, clicks) > 20
    assert clicks.on_board > 10
    line = over(server, screen.page, table)
    for score in line["scores"]:
        assert screen.page.locator(".result").get_by_text(str(score), exact=True).count()
    screen.clean()


def test_a_whole_game_by_keyboard_without_a_pointer(browser: Browser, server: Server) -> None:
    screen = open_screen(browser, server)
    page = screen.page
    page.add_init_script("addEventListener('pointerdown', () => document.title = 'A POINTER', true)")
    table = new_table(screen, *SEATS, game="colosseum", options=SHORT | {"auction_mode": "intense"})
    keys = Keys()
    whole_game(page, keys)
    assert keys.walked > 3
    over(server, page, table)
    assert "POINTER" not in page.title()
    screen.clean()


def test_a_whole_game_by_touch_on_a_phone(browser: Browser, server: Server) -> None:
    screen = open_screen(browser, server, "phone")
    table = new_table(screen, *SEATS, game="colosseum", options=SHORT)
    whole_game(screen.page, Clicks(tap=True))
    over(server, screen.page, table)
    assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screen.clean()


def at(browser: Browser, server: Server, table: str, size: str = "desktop") -> Screen:
    """Sit at a table that lies ready."""
    screen = visitor(browser, server, size)
    screen.page.goto(f"{server.address}t/{table}?lang=en")
    screen.page.locator(".ask.asked").wait_for()
    return screen


def coins(page: Page) -> int:
    """Return one's own coins as the page shows them."""
    label = page.locator(".purse [role=img]").first.get_attribute("aria-label")
    return int(str(label).partition(" ")[0])


def test_a_bid_is_typed_and_stepped_and_no_other_is_taken(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "c-bid") as server:
        screen = at(browser, server, "c-bid")
        page = screen.page
        field = page.locator(".amount input")
        least = int(field.input_value())
        field.fill("18")
        expect(page.locator(PRIMARY)).to_contain_text("Bid 18")
        expect(page.locator(".purse")).to_contain_text("23")  # what would be left of 41 coins
        page.get_by_role("button", name="More").click()
        expect(field).to_have_value("19")
        page.get_by_role("button", name="Less").click()
        expect(field).to_have_value("18")
        field.fill("999")
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(page.locator(PRIMARY)).to_contain_text("Bid 18")
        field.fill(str(least))
        page.get_by_role("button", name="Less").click(force=True)
        expect(page.locator(".said[role=alert]")).to_contain_text("cannot be less")
        field.fill("20")
        field.press("Enter")
        expect(page.locator(".log")).to_contain_text("bids 20")
        screen.clean()


def test_who_is_shut_out_stands_there_with_the_rule(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "c-bid") as server:
        screen = at(browser, server, "c-bid")
        page = screen.page
        shut = page.locator(".bidders .shut")
        expect(shut).to_have_count(1)
        expect(shut).to_contain_text("Cleo")
        expect(page.locator(".bidders .asked")).to_contain_text("47")  # 41 coins and a medal
        shut.locator(".rule").click()
        expect(page.get_by_role("dialog").locator("article.lit")).to_have_id("rule-V6")
        screen.clean()


def test_a_limit_is_left_in_advance_and_shown_to_nobody_else(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "c-two") as server:
        screen = at(browser, server, "c-two")
        page = screen.page
        page.locator(".limits button").first.click()
        sheet = page.locator(".limits section")
        field = sheet.get_by_label("Market 2").filter(has=page.locator("xpath=self::input"))
        field.fill("14")
        field.press("Tab")
        expect(sheet.get_by_role("radio", name="Up to 14, then out")).to_have_attribute("aria-checked", "true")
        expect(page.locator(".limits button b")).to_have_text("1")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        other = visitor(browser, server, seat=1).page
        other.goto(f"{server.address}t/c-two?lang=en")
        other.locator(".limits button").first.wait_for()
        expect(other.locator(".limits button b")).to_have_count(0)
        screen.clean()


def test_what_was_drawn_at_a_real_table_is_said(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "c-due") as server:
        screen = visitor(browser, server)
        page = screen.page
        page.goto(f"{server.address}t/c-due?lang=en")
        page.get_by_role("button", name="Gladiator").click()
        expect(page.locator('[data-target="market-1"]')).to_have_attribute("aria-label", "Market 1: 1 gladiator")
        page.get_by_role("button", name="Torch").click()
        expect(page.locator('[data-target="market-1"]')).to_have_attribute("aria-label", "Market 1: 1 gladiator and 1 torch")
        screen.clean()


def test_whoever_types_is_not_interrupted(browser: Browser, tmp_path: Path) -> None:
    """A question comes while a number is being typed elsewhere: the field keeps the focus and what was typed."""
    with laid_house(tmp_path / "house", "c-away") as server:
        ada = visitor(browser, server, "phone")
        ada.page.goto(f"{server.address}t/c-away?lang=en")
        ada.page.locator(".ask.quiet").wait_for()
        ada.page.get_by_role("tab", name="Players").click()
        field = ada.page.locator(".players input").first
        field.click()
        ada.page.keyboard.type("1")
        ben = visitor(browser, server, seat=1)
        ben.page.goto(f"{server.address}t/c-away?lang=en")
        ben.page.locator(".ask.asked").wait_for()
        for _ in range(40):
            if ada.page.locator(".ask.asked").count():
                break
            if ben.page.locator(".ask.asked").count():
                ben.page.locator(".opt", has_text=re.compile("Leave|Pass|Be done|Decline")).first.click()
                ben.page.locator(PRIMARY).click()
            ben.page.wait_for_timeout(300)
        ada.page.locator(".ask.asked").wait_for()
        ada.page.keyboard.type("2")
        expect(field).to_be_focused()
        expect(field).to_have_value("12")
        expect(ada.page.get_by_role("tab", name="Players")).to_have_attribute("aria-selected", "true")


def test_a_noble_is_sent_to_a_square(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "c-dice") as server:
        screen = at(browser, server, "c-dice")
        page = screen.page
        page.locator('[data-target="noble-s1"]').click()
        goals = page.locator(".goal")
        assert goals.count() > 1
        goal = goals.nth(1)
        square = str(goal.get_attribute("data-target")).removeprefix("square-")
        goal.click()
        expect(page.locator(f'[data-target="square-{square}"]')).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".calc h2")).to_contain_text("with this move")
        page.keyboard.press("Enter")
        expect(page.locator('[data-target="noble-s1"]')).to_have_attribute("aria-label", re.compile(rf"square {square}\b"))
        screen.clean()


LISTED = ("amount", "spend")  # a number is stepped and typed in the list of ways to act
ASKED = [one for one in TABLES if one.wanted is not None and one.id not in ("c-away", "c-result")]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve a house in which only these tables lie."""
    with laid_house(tmp_path_factory.mktemp("house"), *(one.id for one in ASKED)) as server:
        yield server


@pytest.mark.parametrize("laid", ASKED, ids=lambda laid: laid.id)
def test_whatever_may_be_done_lies_on_the_board(page: Page, house: Server, laid: Laid) -> None:
    """Every way to act has its place there, named by what it is and does; amounts have theirs in the list."""
    choices = question_of(laid).choices
    page.goto(f"{house.address}t/{laid.id}?lang=en")
    page.locator(".ask.asked").wait_for()
    for target in dict.fromkeys(choice.target for choice in choices):
        if target in LISTED:
            expect(page.locator(".amount")).not_to_have_count(0)
            continue
        place = page.locator(f'[data-target="{target}"]')
        expect(place.first).to_be_visible()
        expect(place.first).not_to_have_attribute("aria-disabled", "true")


def test_a_second_investment_is_paid_for_and_bought_in_one_gesture(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "c-second") as server:
        screen = at(browser, server, "c-second")
        page = screen.page
        before = coins(page)
        shows.fee(page)
        expect(page.locator(".ask.asked")).to_contain_text("What is the other investment?")
        expect(page.locator(".opt", has_text="Pass")).to_have_count(0)  # nobody pays for nothing
        page.locator(".opt", has_text="Expand to the left").click()
        page.locator(PRIMARY).click()
        expect(page.locator(".purse [role=img]").first).to_have_attribute("aria-label", re.compile(rf"^{before - 10}\b"))
        screen.clean()


def test_the_second_die_moves_another_noble(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "c-dice") as server:
        screen = at(browser, server, "c-dice")
        page = screen.page
        shows.first_die(page)
        expect(page.locator(".ask.asked")).to_contain_text("Which other noble do you move?")
        expect(page.locator('[data-target^="noble-"]:not([aria-disabled])')).to_have_count(5)
        page.locator('[data-target="noble-c2"]').click()
        page.locator(PRIMARY).click()
        expect(page.locator(".ask.asked")).not_to_contain_text("other noble")
        page.keyboard.press("l")
        expect(page.get_by_role("dialog")).to_contain_text("Consul 2")
        screen.clean()


def test_it_is_asked_how_many_tokens_are_held_back(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "c-hold") as server:
        screen = at(browser, server, "c-hold")
        page = screen.page
        shows.number(page)
        expect(page.locator(".ask.asked")).to_contain_text("How many do you hold back?")
        field = page.locator(".amount input")
        field.fill("3")
        expect(field).to_have_attribute("aria-invalid", "true")  # three would leave too few to stage
        field.fill("1")
        page.locator(PRIMARY).click()
        page.keyboard.press("l")  # nothing else can be held back, so the gates open; a joker stands in
        expect(page.get_by_role("dialog")).to_contain_text("Ada stages 3, Morning Song, with 1 tokens missing")
        screen.clean()


STEPS = {"opening", "draft", "draft-amount", "show", "hold-amount", "second-buy", "dice-second", "answer-counter"}


def test_every_kind_of_decision_has_a_table_or_follows_from_one() -> None:
    """What is asked inside a gesture, and in answer to a counter-offer, is reached in the tests above and in the pictures."""
    reached = {question_of(laid).ask.code for laid in ASKED}
    assert reached | STEPS == {code for code, _ in ASKS.values()}
    assert not reached & STEPS


def shown_sums(page: Page) -> dict[int, int]:
    """Read what the page says that each program on the board would draw."""
    found: dict[int, int] = {}
    for number in range(page.locator(".bill .card").count()):
        label = str(page.locator(".bill .card").nth(number).get_attribute("aria-label"))
        if "it would draw" in label:
            program = int(label.partition("Program ")[2].partition(",")[0])
            found[program] = int(label.partition("it would draw ")[2].partition(" ")[0])
    return found


def test_what_the_board_reckons_is_what_the_table_counts(browser: Browser, tmp_path: Path) -> None:
    """The page's own arithmetic, line by line, beside the facts that the rules give for staging."""
    with laid_house(tmp_path / "house", "c-stage") as server:
        screen = at(browser, server, "c-stage")
        page = screen.page
        sums = shown_sums(page)
        options = page.locator(".opt", has_text="Stage ")
        assert options.count() > 0
        for number in range(options.count()):
            label = str(options.nth(number).get_attribute("aria-label"))
            program = int(label.removeprefix("Stage ").partition(" ")[0])
            assert sums[program] == int(label.rpartition("= ")[2])
            options.nth(number).click()
            shown = [int(one) for one in page.locator(".calc dd").all_inner_texts()]
            assert shown[-1] == sum(shown[:-1]) == sums[program]
        screen.clean()


def test_the_end_tells_every_show_and_how_it_came_about(browser: Browser, tmp_path: Path) -> None:
    with laid_house(tmp_path / "house", "c-result") as server:
        screen = visitor(browser, server)
        page = screen.page
        page.goto(f"{server.address}t/c-result?lang=en")
        page.locator(".result .best").first.wait_for()
        shows = page.locator(".result ol li")
        assert shows.count() == 25  # five turns of five players
        totals = 0
        for number in range(shows.count()):
            show = shows.nth(number)
            if show.locator(".total").count():
                parts = show.locator(".parts").inner_text()
                numbers = [int(one) for one in parts.replace("missing:", ":").partition(":")[2].split() if one.isdigit()]
                assert sum(numbers) == int(show.locator(".total").inner_text())
                totals += 1
        assert totals > 20
        screen.clean()


def test_the_auctions_stand_side_by_side_on_the_first_page(browser: Browser, server: Server) -> None:
    screen = open_screen(browser, server)
    page = screen.page
    page.goto(server.link)
    page.locator('.game[data-game="colosseum"]').click()
    auctions = page.get_by_role("radiogroup", name="Auctions")
    base, intense = auctions.get_by_role("radio").all()
    expect(base).to_contain_text("patience")
    expect(intense).to_contain_text("Everybody starts")
    expect(base).to_have_attribute("aria-checked", "true")
    base.focus()
    page.keyboard.press("ArrowRight")
    expect(intense).to_have_attribute("aria-checked", "true")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    (line,) = server.call(page, "GET", "api/tables")
    assert line["info"]["options"]["auction_mode"] == "intense"
    screen.clean()
