"""Every control does something, every disabled one says why, and keys work wherever the focus is."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.conftest import Screen, Server, script
from tests.browser.states import STATES, laid_house, visitor
from tests.browser.stating import State

pytestmark = pytest.mark.browser

ASKED = ".ask.asked"
PRIMARY = ".decide .btn.primary"
CONTROLS = (
    "button, a[href], input, select, summary, [role=menuitem], [role=menuitemradio], [role=option]"  # everything one can press
)
LISTED = script("listed")
LOOK = script("look")
USUAL = "localStorage.removeItem('harena.hidden'); localStorage.setItem('harena.speed', 'once')"
SAID = ".why, .said[role=alert], [role=alert]"


@pytest.fixture
def screen(browser: Browser, house: Server) -> Iterator[Screen]:
    made = visitor(browser, house)
    yield made
    made.page.context.close()


def go(screen: Screen, name: str, **query: str) -> Page:
    """Bring about a state by name."""
    (state,) = [one for one in STATES if one.name == name]
    state.open(screen.page, screen.server.address, **{"lang": "en", **query})
    return screen.page


# -- every control -------------------------------------------------------------------------------------------------------------


def press(page: Page, control: dict[str, Any]) -> None:
    one = page.locator(CONTROLS).nth(control["at"])
    if control["kind"] in ("text", "search"):
        one.press("End")
        one.press("x")
    elif control["kind"] == "number":
        one.fill("7")
        one.press("Tab")
        page.wait_for_timeout(400)  # what was typed may be an order, and the table answers with one way more to set it to
    elif control["kind"] == "range":
        one.press("ArrowLeft")
    elif control["kind"] == "select":
        one.select_option(index=0 if one.evaluate("one => one.selectedIndex") else 1)
    else:
        one.click(force=True, no_wait_after=True)


def changes(page: Page, before: str) -> bool:
    """Wait a little for the page to look otherwise."""
    for _ in range(60):
        if page.evaluate(LOOK) != before:
            return True
        page.wait_for_timeout(40)
    return False


def signs_of(page: Page) -> list[str]:
    return [one["sign"] for one in page.evaluate(LISTED, CONTROLS)]


def settled(page: Page) -> list[str]:
    """Wait until the page lists the same controls twice: they are pressed by their place in that list."""
    before = signs_of(page)
    for _ in range(40):
        page.wait_for_timeout(120)
        now = signs_of(page)
        if now == before:
            break
        before = now
    return before


def unmet(page: Page, seen: set[str]) -> dict[str, Any] | None:
    """Return a control that can be pressed and was not met before; what plays something comes last."""
    for control in sorted(page.evaluate(LISTED, CONTROLS), key=lambda one: bool(one["plays"])):
        if control["shown"] and control["sign"] not in seen and not control["away"] and not control["covered"]:
            return dict(control)
    return None


def faults_of(page: Page, server: Server, state: State, seen: set[str]) -> list[str]:
    """Press every control of a state that was not met before, and return what was wrong."""
    faults: list[str] = []
    state.open(page, server.address, lang="en")
    signs = settled(page)
    while (control := unmet(page, seen)) is not None:
        seen.add(control["sign"])
        before = page.evaluate(LOOK)
        press(page, control)
        if control["disabled"]:
            try:
                page.locator(SAID).first.wait_for(timeout=3000)
            except Exception:  # noqa: BLE001 - whatever it was, nothing was said
                faults.append(f"{state.name}: says nothing: {control['html']}")
        elif not changes(page, before) and not control["already"]:
            faults.append(f"{state.name}: does nothing: {control['html']}")
        if control["plays"]:
            break  # the table has gone on
        if control["disabled"] or settled(page) != signs:
            page.evaluate(USUAL)
            state.open(page, server.address, lang="en")
            signs = settled(page)
    page.evaluate(USUAL)
    return faults


GROUPS = {
    "house": ("house", "all switches", "delete", "locked", "no house", "licences", "rulebook", "not found"),
    "table": ("asked", "note", "log drawer", "keys", "rulebook drawer", "menu"),
    "decisions": ("start", "draft", "score", "storage", "window", "waiting", "curtain", "due"),
    "shows": ("show invest", "show second", "show start", "show bid", "show offer", "show deal", "show answer"),
    "events": ("show part", "show noble", "show nudge", "show stage", "show donate", "show limits", "another game"),
    "end": ("result", "board at the end", "look back", "seating", "gone"),
}


@pytest.mark.slow
@pytest.mark.parametrize("group", GROUPS)
def test_every_control_does_something_or_says_why_not(
    screen: Screen, tmp_path_factory: pytest.TempPathFactory, group: str
) -> None:
    seen: set[str] = set()
    with laid_house(tmp_path_factory.mktemp(group)) as server:  # pressing changes tables: nobody else sits at these
        made = visitor(screen.page.context.browser, server)  # type: ignore[arg-type]
        states = [one for one in STATES if one.name in GROUPS[group]]
        faults = [fault for state in states for fault in faults_of(made.page, server, state, seen)]
        made.page.context.close()
    assert len(seen) > 10
    assert not faults, "\n".join(faults)


def test_a_record_is_saved(screen: Screen) -> None:
    page = go(screen, "result")
    page.locator(".tools > :last-child").click()
    with page.expect_download() as saved:
        page.get_by_role("menuitem", name="Save the record").click()
    assert saved.value.suggested_filename == "result.harena"


# -- undo, replay, keys --------------------------------------------------------------------------------------------------------


def test_a_refused_undo_says_why(screen: Screen) -> None:
    page = go(screen, "start")
    page.locator(".decide .btn.plain").click(force=True)
    said = page.locator(".said[role=alert]")
    expect(said).to_be_visible()
    by_click = said.inner_text()
    assert len(by_click) > 10
    page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    page.keyboard.press("u")
    expect(said).to_have_text(by_click)


def test_the_last_turns_again_by_one_key(screen: Screen) -> None:
    screen.page.add_init_script("localStorage.setItem('harena.speed', 'slow')")
    page = go(screen, "asked")
    page.keyboard.press("r")
    expect(page.locator(".ask.quiet")).to_contain_text("Last turns")
    expect(page.locator(ASKED)).to_have_count(0)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(ASKED)).to_be_visible(timeout=1500)
    page.keyboard.press("r")
    expect(page.locator(".ask.quiet")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator(ASKED)).to_be_visible(timeout=1500)


def test_the_speed_can_be_changed(screen: Screen) -> None:
    page = go(screen, "asked")
    for name, kept in (("Fast", "fast"), ("All at once", "once"), ("Slow", "slow")):
        page.get_by_role("button", name="Speed").click()
        page.get_by_role("menuitemradio", name=name).click()
        assert page.evaluate("localStorage.getItem('harena.speed')") == kept
    page.keyboard.press("r")
    expect(page.get_by_role("button", name="Skip")).to_be_visible()


def board_focus(page: Page) -> str:
    return str(page.evaluate("document.activeElement?.dataset?.target ?? document.activeElement?.tagName"))


def test_keys_work_while_the_focus_is_on_the_board(screen: Screen) -> None:
    page = go(screen, "asked")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    place = board_focus(page)
    assert place != "BODY"
    for key in ("?", "l"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert board_focus(page) == place, f"after {key} the focus is elsewhere"
    page.keyboard.press("b")
    expect(page.get_by_role("dialog").locator("article.lit")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert board_focus(page) == place
    page.keyboard.press("u")
    expect(page.locator(".said[role=alert]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".said[role=alert]")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".opt").first).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Escape")
    expect(page.locator('.opt[aria-checked="true"]')).to_have_count(0)
    assert board_focus(page) == place
    page.keyboard.press("r")
    expect(page.locator(ASKED)).to_be_visible()
    assert board_focus(page) == place


def test_the_focus_is_never_lost_while_the_board_is_drawn_anew(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with laid_house(tmp_path_factory.mktemp("focus"), "asked") as server:
        page = visitor(browser, server).page
        page.goto(f"{server.address}t/asked?lang=en")
        page.locator(ASKED).wait_for()
        lost: list[str] = []
        for turn in range(10):
            page.locator(f"{ASKED}, .result").first.wait_for()
            if page.locator(".result").count():
                break
            glowing = page.locator("main.board .glows:visible")
            (glowing.first if glowing.count() else page.locator(".opt").first).focus()
            where = board_focus(page)
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            page.locator('.decide [aria-busy="true"]').wait_for(state="detached")
            page.locator(f"{ASKED}, .result").first.wait_for()
            page.wait_for_timeout(60)
            if board_focus(page) == "BODY":
                lost.append(f"decision {turn}, from {where}: {page.locator('.ask p').inner_text()}")
        assert not lost, "\n".join(lost)
        page.context.close()


def test_an_illegal_target_says_why_and_opens_the_rule(screen: Screen) -> None:
    page = go(screen, "note")
    why = page.locator(".why")
    assert len(why.inner_text()) > 20
    link = why.locator("a.rule")
    rule, _, mark = link.inner_text().strip().partition("\u00a0")
    assert re.fullmatch(r"B\d+\.\d+", rule)
    assert mark in {"", "●", "◐", "○"}
    link.click()
    paragraph = page.get_by_role("dialog").locator("article.lit")
    expect(paragraph).to_have_id(f"rule-{rule}")
    expect(paragraph).to_be_in_viewport()
    expect(page.locator(".ask.asked")).to_be_visible()  # beside the board
    page.locator(".field.glows").first.click()
    expect(page.locator('.opt[aria-checked="true"]')).to_have_count(1)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.get_by_role("dialog").get_attribute("aria-modal") != "true"  # the rest of the page stays in use


def test_every_place_that_is_no_way_says_why(screen: Screen) -> None:
    page = go(screen, "asked")
    silent = []
    for number in range(page.locator('[data-target][aria-disabled="true"]').count()):
        place = page.locator('[data-target][aria-disabled="true"]').nth(number)
        place.click(force=True)
        try:
            expect(page.locator(".why a.rule")).to_be_visible(timeout=2000)
        except AssertionError:
            silent.append(place.get_attribute("data-target"))
        page.keyboard.press("Escape")
        expect(page.locator(".why")).to_have_count(0)
    assert silent == []


# -- theme, language ---------------------------------------------------------------------------------------------------------


def test_theme_and_language_change_at_once(screen: Screen) -> None:
    page = go(screen, "picked")
    before = page.evaluate("getComputedStyle(document.body).backgroundColor")
    choose(page, page.get_by_role("button", name="Light or dark"), "Dark")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != before
    sentence = page.locator(".ask p").inner_text()
    for name, code in (("Deutsch", "de"), ("Español", "es")):
        choose(page, page.locator(".tools > :last-child"), name)
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator(".ask p")).not_to_have_text(sentence)
        sentence = page.locator(".ask p").inner_text()
        expect(page.locator('.opt[aria-checked="true"]')).to_have_count(1)  # what was chosen stays chosen
    page.goto(page.url.partition("?")[0])
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def choose(page: Page, menu: Locator, item: str) -> None:
    menu.click()
    page.get_by_role("menuitemradio", name=item).click()
    page.get_by_role("menu").wait_for(state="detached")


# -- the end -----------------------------------------------------------------------------------------------------------------


def test_look_back_goes_to_the_beginning_and_back(screen: Screen) -> None:
    page = go(screen, "look back")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 100
    expect(slider).to_have_value(str(last))
    on, back = page.get_by_role("button", name="One step on"), page.get_by_role("button", name="One step back")
    expect(on).to_have_attribute("aria-disabled", "true")
    for at in range(last - 1, last - 4, -1):
        back.click()
        expect(slider).to_have_value(str(at))
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".ask p")).to_have_text("The table is laid.")
    for at in range(1, 30):
        on.click()
        expect(slider).to_have_value(str(at))
    page.keyboard.press("Escape")
    expect(page.locator(".result tfoot")).to_be_visible()
    assert board_focus(page) != "BODY"


def test_play_again_lays_the_same_table(screen: Screen) -> None:
    page = go(screen, "result")
    page.get_by_role("button", name="Play again").first.click()
    page.wait_for_url(lambda url: "/t/result" not in url and "/t/" in url)
    page.locator(ASKED).wait_for()
    seats = [one["info"] for one in screen.server.call(page, "GET", "api/tables")]
    old, new = (
        next(one for one in seats if one["id"] == wanted) for wanted in ("result", page.url.rpartition("/")[2].partition("?")[0])
    )
    for field in ("seats", "options", "title", "undo", "quiet"):
        assert new[field] == old[field]


# -- the reveal --------------------------------------------------------------------------------------------------------------

WATCH = script("watch")


def test_tiles_come_one_by_one(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    with laid_house(tmp_path_factory.mktemp("reveal"), "reveal") as server:
        screen = visitor(browser, server, reduced_motion="no-preference")
        page = screen.page
        page.add_init_script("localStorage.setItem('harena.speed', 'normal')")
        page.goto(f"{server.address}t/reveal?lang=en")
        page.locator(ASKED).wait_for()
        rows = [page.locator(f'[data-target="row-{row}"], [data-target^="row-{row}-"]') for row in range(4)]
        corner = next(row for row, tiles in enumerate(rows) if tiles.count() == 1)
        page.evaluate(WATCH, corner)
        field = page.locator(f'[data-target="field-{(1, 3, 4, 6)[corner]}"]')
        field.click()
        page.locator(PRIMARY).click()
        expect(rows[corner]).to_have_count(4, timeout=10_000)
        counts = page.evaluate("globalThis.counts")
        assert [count for count, _ in counts][-3:] == [2, 3, 4]
        pauses = [late - early for (_, early), (_, late) in pairwise(counts[-3:])]
        assert all(200 <= pause <= 2000 for pause in pauses), pauses
        page.context.close()
