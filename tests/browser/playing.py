"""How a person plays at a page: by clicks, by keys, or by touch."""

import contextlib
import random
from collections.abc import Callable, Sequence

from playwright.sync_api import Page, TimeoutError  # noqa: A004 - Playwright's own

ASKED = ".ask.asked"
OVER = ".result"
CURTAIN = ".curtain"
LONG = 30_000
ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
GLOWING = "[data-target].glows:visible, .glows [data-target]:visible, .field.glows:visible"


def whole_game(
    page: Page, decide: Callable[[Page], None], take_over: Callable[[Page], None] | None = None, limit: int = 600
) -> int:
    """Decide whenever this page is asked, until the game is over; return how often that was."""
    decisions = 0
    for _ in range(limit):
        page.locator(f"{ASKED}, {OVER}, {CURTAIN}").first.wait_for(timeout=LONG)
        if page.locator(OVER).count():
            return decisions
        if page.locator(CURTAIN).count():
            assert take_over is not None
            take_over(page)
            continue
        decide(page)
        decisions += 1
        page.locator('.decide [aria-busy="true"]').wait_for(state="detached", timeout=LONG)
    raise AssertionError(f"no end after {limit} decisions")


class Clicks:
    """Touches a place that glows, else an option, and then the button; always another one."""

    def __init__(self, seed: int = 1, *, tap: bool = False) -> None:
        self._dice = random.Random(seed)
        self._tap = tap
        self.on_board = 0

    def __call__(self, page: Page) -> None:
        ready = page.locator('.decide .btn.primary[aria-disabled="false"]')
        for _ in range(5):  # a touch while something is still being shown only skips it
            self._choose(page)
            with contextlib.suppress(TimeoutError):
                ready.first.wait_for(timeout=2000)
                break
        self._press(page, ".decide .btn.primary", 0)

    def _choose(self, page: Page) -> None:
        places, options = page.locator(f":is({GLOWING})").count(), page.locator(".opt").count()
        if places and self._dice.random() < 0.7:
            self._press(page, f":is({GLOWING})", self._dice.randrange(places))
            self.on_board += 1
        elif options:
            self._press(page, ".opt", self._dice.randrange(options))

    def _press(self, page: Page, selector: str, number: int) -> None:
        place = page.locator(selector).nth(number)
        if self._tap:
            place.tap()
        else:
            place.click()


class Keys:
    """Plays with the keyboard alone: with the arrows or other keys over the board, or by the digit of a choice, and Enter."""

    def __init__(self, seed: int = 1, walks: Sequence[str] = ARROWS) -> None:
        self._dice = random.Random(seed)
        self._walks = walks
        self.walked = 0

    def __call__(self, page: Page) -> None:
        options = page.locator(".opt").count()
        if page.locator(f":is({GLOWING})").count() and self._dice.random() < 0.5 and self._walk(page):
            self.walked += 1
        elif options:
            page.keyboard.press(str(self._dice.randint(1, min(9, options))))
        page.keyboard.press("Enter")

    def _walk(self, page: Page) -> bool:
        """Walk until a place that glows has the focus, touch it, and return whether that went well."""
        for _ in range(60):
            page.keyboard.press(self._dice.choice(self._walks))
            if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", GLOWING.replace(":visible", "")):
                page.keyboard.press("Enter")
                return True
        return False
