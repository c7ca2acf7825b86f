"""Everybody can use every page: by axe, and by what axe does not look at (scrolling, sizes, focus).

Every rule of axe is run at both sizes and in both themes; `just slow` crosses these with each other and with the languages.
A theme changes nothing but colours here, and a language no colour.
"""

from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page
from tests.browser.conftest import SIZES, Server, script
from tests.browser.states import LANGUAGES, STATES, resize
from tests.browser.stating import State

pytestmark = pytest.mark.browser

COLOURS = ["color-contrast", "link-in-text-block"]
OF_COLOUR = {"runOnly": {"type": "rule", "values": COLOURS}}
TAGS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}
ALL = {"runOnly": TAGS, "rules": {"region": {"enabled": False}}}  # region is but moderate, and slow
OF_MARKUP = {"runOnly": TAGS, "rules": {rule: {"enabled": False} for rule in [*COLOURS, "region"]}}
NARROW = (320, 844)
RUN = script("run")
SMALL = script("small")
TOUCH = script("touch")
FOCUS = script("focus")
NOWHERE = "nowhere"


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_it_serves_the_eye_the_thumb_and_a_reader_of_screens(page: Page, house: Server, state: State) -> None:
    """One visit sees to all: a wide screen in light colours, a phone in dark ones, and what fits at which size."""
    faults: list[str] = []
    resize(page, *SIZES["desktop"])
    state.open(page, house.address, lang="en", theme="light")
    page.evaluate(AXE_SCRIPT)
    faults += [f"desktop light {one}" for one in page.evaluate(RUN, [state.part, ALL])]
    if not page.locator("h1").count():
        faults.append("no h1")
    faults += [f"desktop text {one}" for one in page.evaluate(SMALL, state.part)]
    resize(page, *SIZES["phone"])
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    faults += [f"phone dark {one}" for one in page.evaluate(RUN, [state.part, ALL])]
    faults += _sideways(page, "phone")
    faults += [f"phone text {one}" for one in page.evaluate(SMALL, state.part)]
    faults += [f"touch {one}" for one in page.evaluate(TOUCH, state.part)]
    resize(page, *NARROW)
    faults += _sideways(page, "narrow")
    resize(page, *SIZES["desktop"])
    faults += _tabs(page, state)
    assert not faults, "\n".join(faults)


def _sideways(page: Page, size: str) -> list[str]:
    over = page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth")
    return [f"{size}: {over} px scroll sideways"] if over > 0 else []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_axe_finds_nothing_in_any_language_theme_and_size(page: Page, house: Server, state: State, language: str) -> None:
    """Markup in each language; the colours, which are the same in all, in the first."""
    faults: list[str] = []
    resize(page, *SIZES["desktop"])
    state.open(page, house.address, lang=language, theme="light")
    page.evaluate(AXE_SCRIPT)
    for size, sides in SIZES.items():
        resize(page, *sides)
        faults += [f"{language} {size} {one}" for one in page.evaluate(RUN, [state.part, OF_MARKUP])]
        for theme in ("light", "dark") if language == LANGUAGES[0] else ():
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            faults += [f"{theme} {size} {one}" for one in page.evaluate(RUN, [state.part, OF_COLOUR])]
    assert not faults, "\n".join(faults)


def _tabs(page: Page, state: State) -> list[str]:
    """Walk by Tab and see where the focus is; an open menu is walked by arrows."""
    if state.name == "menu":
        return []
    found: set[str] = set()
    had = page.evaluate("document.activeElement !== document.body")
    for at in range(12):
        page.keyboard.press("Tab")
        fault = str(page.evaluate(FOCUS))
        if fault == NOWHERE and (at > 0 or had):
            break  # past the last one is the browser itself
        found.add(fault)
    return [f"focus: {one}" for one in sorted(found - {""})]


def test_a_theme_and_a_language_are_what_was_asked_for(page: Page, house: Server) -> None:
    for language in LANGUAGES:
        for theme, scheme in (("light", "light"), ("dark", "dark")):
            page.goto(f"{house.address}licences?lang={language}&theme={theme}")
            page.locator("h1").wait_for()
            root: dict[str, Any] = page.evaluate(
                "({ lang: document.documentElement.lang, scheme: getComputedStyle(document.documentElement).colorScheme })"
            )
            assert root == {"lang": language, "scheme": scheme}
