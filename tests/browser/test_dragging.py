"""Boards under fingers and the mouse: gladiators that are dragged, a board that is pinched and pulled."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect
from tests.browser.conftest import Screen, Server
from tests.browser.states import laid_house, visitor

pytestmark = pytest.mark.browser

Point = tuple[float, float]


class Fingers:
    """Fingers on the glass of a page."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def put(self, kind: str, *points: Point) -> None:
        """Put them down, move or lift them."""
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


class Hand:
    """What one drags with: a finger where the page is made for fingers, else the mouse."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse
        self._fingers = Fingers(page) if page.evaluate("navigator.maxTouchPoints") else None

    def carry(self, start: Point, end: Point) -> None:
        """Take up what lies at a point, and hold it over another."""
        between = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        if self._fingers is not None:
            self._fingers.put("touchStart", start)
            self._fingers.put("touchMove", between)
            self._fingers.put("touchMove", end)
            return
        self._mouse.move(*start)
        self._mouse.down()
        self._mouse.move(*between)
        self._mouse.move(*end)

    def let_go(self) -> None:
        """Drop it there."""
        if self._fingers is not None:
            self._fingers.put("touchEnd")
        else:
            self._mouse.up()


def middle(place: Locator) -> Point:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve a fight where one's gladiator is asked where to go; nothing is played in it here."""
    with laid_house(tmp_path_factory.mktemp("house"), "g-move") as server:
        yield server


@pytest.fixture(params=["desktop", "phone"])
def moving(browser: Browser, arena: Server, request: pytest.FixtureRequest) -> Iterator[Screen]:
    """Open that fight."""
    screen = visitor(browser, arena, request.param)
    screen.page.goto(f"{arena.address}t/g-move?lang=en")
    screen.page.locator(".ask.asked").wait_for()
    screen.page.locator(".lifts").wait_for()
    yield screen
    screen.clean()
    screen.page.context.close()


def test_a_gladiator_is_dragged_to_where_it_may_go(moving: Screen) -> None:
    page, hand = moving.page, Hand(moving.page)
    goal = page.locator('[data-target^="hex-"].glows:not(.lifts)').first
    target = goal.get_attribute("data-target")
    hand.carry(middle(page.locator(".lifts")), middle(goal))
    expect(page.locator(".figure.ghost")).to_have_count(1)  # it is shown there while it is held
    expect(page.locator(".hex.picked")).to_have_count(0)  # and nothing is chosen yet
    hand.let_go()
    expect(page.locator(".hex.picked")).to_have_attribute("data-target", str(target))
    expect(page.locator('.decide .btn.primary[aria-disabled="false"]').first).to_be_visible()


def test_a_gladiator_dropped_where_it_may_not_go_is_told_why(moving: Screen) -> None:
    page, hand = moving.page, Hand(moving.page)
    hand.carry(middle(page.locator(".lifts")), middle(page.locator(".hex.barred").first))
    expect(page.locator(".figure.ghost")).to_have_count(0)
    hand.let_go()
    expect(page.locator(".why")).to_contain_text("G")
    expect(page.locator(".hex.picked")).to_have_count(0)


def test_a_finger_that_trembles_still_touches(moving: Screen) -> None:
    page, hand = moving.page, Hand(moving.page)
    x, y = middle(page.locator(".lifts"))
    hand.carry((x, y), (x + 3, y + 2))
    hand.let_go()
    expect(page.locator(".figure.ghost, .hex.picked, .why").first).to_be_visible()


@pytest.mark.parametrize("moving", ["phone"], indirect=True)
def test_two_fingers_make_the_board_larger_about_what_lies_between_them(moving: Screen) -> None:
    page = moving.page
    fingers = Fingers(page)
    place = page.locator('[data-target="hex-E5"]')
    before = place.bounding_box()
    x, y = middle(place)
    fingers.put("touchStart", (x - 30, y), (x + 30, y))
    for apart in (40, 50, 60):
        fingers.put("touchMove", (x - apart, y), (x + apart, y))
    fingers.put("touchEnd")
    expect(page.locator(".zoom")).to_have_attribute("aria-pressed", "true")
    after = place.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] == pytest.approx(2 * before["width"], rel=0.08)
    assert middle(place) == pytest.approx((x, y), abs=12)
    assert page.evaluate("visualViewport.scale") == 1  # the board grew, not the page


@pytest.mark.parametrize("moving", ["desktop"], indirect=True)
def test_a_large_board_is_pulled_with_the_mouse_and_that_is_no_click(moving: Screen) -> None:
    page = moving.page
    box = page.locator("[data-zooms]")
    page.mouse.move(*middle(box))
    page.keyboard.down("Control")
    page.mouse.wheel(0, -400)
    page.keyboard.up("Control")
    expect(page.locator(".box.large")).to_have_count(1)
    goal = page.locator('[data-target^="hex-"].glows:not(.lifts)').first
    goal.scroll_into_view_if_needed()
    scrolled = "box => [box.scrollLeft, box.scrollTop]"
    before = box.evaluate(scrolled)
    x, y = middle(goal)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 20)
    page.mouse.move(x + 50, y + 40)
    page.mouse.up()
    after = box.evaluate(scrolled)
    assert after != before
    expect(page.locator(".hex.picked")).to_have_count(0)
    goal.click()
    expect(page.locator(".hex.picked")).to_have_count(1)
