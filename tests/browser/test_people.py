"""Friends at one table, each at a browser of their own: links, the ready check, talk, proposals, and a whole game."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.conftest import Screen, Server, open_screen, shorter
from tests.browser.playing import Clicks

pytestmark = pytest.mark.browser

PUBLIC = (
    "import sys; from pathlib import Path; from harena.server.run import Place, serve\n"
    "if __name__ == '__main__': serve(Path(sys.argv[1]), Place(port=int(sys.argv[2]), public=True), open_browser=False)"
)
ASKED = ".ask.asked"
RESULT = ".result"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("public") / "house", PUBLIC)
    yield running
    running.kill()


def lay(screen: Screen, game: str, people: int, seats: int, **options: object) -> None:
    """Make a table by hand: some persons, each by a link, and bots."""
    page = screen.page
    page.goto(screen.server.address)
    page.locator(f'.game[data-game="{game}"]').click()
    rows = page.locator("aside .scroll > ul > li")
    while rows.count() > seats:
        rows.last.locator(".out").click()
    while rows.count() < seats:
        page.get_by_role("button", name="Add a seat").click()
    for seat in range(people):
        rows.nth(seat).get_by_role("radio", name="Person").click()
    if options:
        shorter(page, **options)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")


def links(page: Page) -> list[str]:
    """Return the links of the seats that this page hands on."""
    found = []
    shows = page.locator("main ul").get_by_role("button", name="Show")
    shows.first.wait_for()
    for button in shows.all():
        if button.get_attribute("aria-expanded") == "false":
            button.click()
        found.append(page.locator("main ul .open input").last.input_value())
        button.click()
    return found


def join(browser: Browser, server: Server, link: str, size: str = "desktop") -> Screen:
    screen = open_screen(browser, server, size)
    screen.page.goto(link)
    return screen


def play(screens: list[Screen], decide: Callable[[Page], None], limit: int = 900) -> None:
    """Let everybody decide when asked, until the game is over on all pages."""
    for _ in range(limit):
        if all(one.page.locator(RESULT).count() for one in screens):
            return
        for one in screens:
            if one.page.locator(ASKED).count():
                decide(one.page)
                one.page.locator('.decide [aria-busy="true"]').wait_for(state="detached")
        screens[0].page.wait_for_timeout(30)
    raise AssertionError("no end")


def friends(browser: Browser, house: Server, game: str, people: int, seats: int, **options: object) -> list[Screen]:
    """Some friends who have all sat down, the last of them at a phone."""
    host = open_screen(browser, house)
    lay(host, game, people, seats, **options)
    found = links(host.page)
    assert len(found) == people - 1
    screens = [host, *(join(browser, house, link, "desktop" if link is not found[-1] else "phone") for link in found)]
    for one in screens:
        one.page.get_by_role("button", name="I am ready").click()
    for one in screens:
        one.page.locator(".app").wait_for()
    return screens


def two(browser: Browser, house: Server, **options: object) -> list[Screen]:
    """Two friends and a bot who build."""
    return friends(browser, house, "baumeister", 2, 3, **options)


@pytest.mark.parametrize(
    ("game", "people", "seats", "options"),
    [
        ("baumeister", 2, 3, {"slots": 4, "turn_limit": 9}),
        pytest.param("baumeister", 4, 4, {"slots": 4}, marks=pytest.mark.slow),
        pytest.param("gladiatoro", 2, 2, {"arena": "pit", "end_turn_limit": 8}, marks=pytest.mark.slow),
        pytest.param("gladiatoro", 4, 4, {"end_turn_limit": 4}, marks=pytest.mark.slow),
        pytest.param("colosseum", 2, 3, {"trade_offer_cap": 1}, marks=pytest.mark.slow),
        pytest.param("colosseum", 4, 4, {"trade_offer_cap": 1}, marks=pytest.mark.slow),
    ],
)
def test_friends_play_a_whole_game_each_at_their_own_screen(
    browser: Browser, house: Server, game: str, people: int, seats: int, options: dict[str, object]
) -> None:
    screens = friends(browser, house, game, people, seats, **options)
    play(screens, Clicks(seed=2))
    ends = [one.page.locator(f"{RESULT} tfoot").inner_text().split() for one in screens]
    assert len(ends) == people
    assert all(end == ends[0] for end in ends)
    for one in screens:
        one.clean()


def decide(page: Page, seed: int) -> None:
    """Decide once, when asked."""
    page.locator(ASKED).wait_for()
    Clicks(seed=seed)(page)
    page.locator('.decide [aria-busy="true"]').wait_for(state="detached")


def until_asked(page: Page, other: Page) -> None:
    """Let the other decide until this page is asked."""
    for seed in range(40):
        if whose_turn(page, other)[0] is page:
            return
        decide(other, seed)
    raise AssertionError("its turn never came")


def whose_turn(one: Page, another: Page) -> tuple[Page, Page]:
    """Wait until one of two is asked; return that one first."""
    for _ in range(200):
        if one.locator(ASKED).count():
            return one, another
        if another.locator(ASKED).count():
            return another, one
        one.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def people(screen: Screen) -> Page:
    screen.page.keyboard.press("p")
    screen.page.get_by_role("dialog").wait_for()
    return screen.page


def test_what_is_said_reaches_all_as_plain_text_and_is_counted_until_read(browser: Browser, house: Server) -> None:
    host, guest = two(browser, house)
    page = people(guest)
    page.get_by_label("Say something").fill("<b>Salve</b> \u202eamici")
    page.keyboard.press("Enter")
    expect(page.locator(".talk li b")).to_have_text("Quintus")
    said = host.page.get_by_role("button", name="People and talk, 1 new line")
    expect(said).to_be_visible()
    said.click()
    line = host.page.locator(".talk li")
    expect(line).to_contain_text("<b>Salve</b> amici")
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_role("button", name="People and talk", exact=True)).to_be_visible()


def test_a_move_is_taken_back_when_the_other_agrees_and_not_when_refused(browser: Browser, house: Server) -> None:
    host, guest = two(browser, house)
    mover, other = whose_turn(host.page, guest.page)
    until_asked(other, mover)
    for answer, back in (("Refuse", False), ("Agree", True)):
        mover.keyboard.press("p")
        mover.get_by_role("button", name="Ask to take back my last move").click()
        mover.keyboard.press("Escape")
        expect(mover.locator(".proposed")).to_contain_text("Still to answer")
        other.get_by_role("button", name=answer).click()
        expect(mover.locator(".proposed")).to_have_count(0)
        expect(mover.locator(ASKED)).to_have_count(1 if back else 0)


def test_a_bot_takes_over_and_gives_the_seat_back(browser: Browser, house: Server) -> None:
    host, guest = two(browser, house)
    page = people(guest)
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.get_by_role("button", name="Play again myself")).to_be_visible()
    for seed in range(6):  # more than a turn has decisions, so the bot has played meanwhile
        decide(host.page, seed)
    host.page.locator(ASKED).wait_for()
    page.get_by_role("button", name="Play again myself").click()
    expect(page.get_by_role("button", name="Let a bot play")).to_be_visible()
    page.keyboard.press("Escape")
    until_asked(page, host.page)


def test_whoever_gives_up_only_looks_on(browser: Browser, house: Server) -> None:
    host, guest = two(browser, house)
    page = people(guest)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Give up").click()
    people(host)
    expect(host.page.get_by_role("dialog")).to_contain_text("gave up")
    host.page.keyboard.press("Escape")
    decide(host.page, 1)
    host.page.locator(ASKED).wait_for()
    expect(page.locator(ASKED)).to_have_count(0)


def test_a_rematch_moves_the_seats_on_and_its_links_come_by_themselves(browser: Browser, house: Server) -> None:
    screens = two(browser, house, slots=4, turn_limit=6)
    play(screens, Clicks(seed=3))
    host, guest = screens
    host.page.get_by_role("button", name="Propose another game").first.click()
    guest.page.get_by_role("button", name="Agree").first.click()
    for one in screens:
        one.page.get_by_role("link", name="Go to the new table").first.click()
        one.page.get_by_role("button", name="I am ready").click()
    for one in screens:
        one.page.locator(".app").wait_for()
    expect(host.page.locator(".players")).to_contain_text("Quintus")


def test_a_link_made_anew_is_the_end_of_the_old_one(browser: Browser, house: Server) -> None:
    host = open_screen(browser, house)
    lay(host, "gladiatoro", 2, 2)
    (link,) = links(host.page)
    guest = join(browser, house, link)
    guest.page.get_by_role("button", name="I am ready").wait_for()
    host.page.get_by_role("button", name="Show").first.click()
    host.page.get_by_role("button", name="Make it anew").click()
    expect(guest.page.locator("main")).to_contain_text("Ask for a new one")
    (new,) = links(host.page)
    assert new != link
    guest.page.goto("about:blank")
    guest.page.goto(link)
    expect(guest.page.locator("main")).to_contain_text("Ask for a new one")
    other = join(browser, house, new)
    other.page.get_by_role("button", name="I am ready").click()


def test_a_stranger_finds_an_open_table_sits_down_and_gets_up_again(browser: Browser, house: Server) -> None:
    host = open_screen(browser, house)
    host.page.goto(house.address)
    host.page.locator("aside").get_by_role("radio", name="in the list").click()
    lay_on = host.page.locator("aside .scroll > ul > li").nth(1)
    lay_on.get_by_role("radio", name="Person").click()
    host.page.get_by_role("button", name="Sit down").click()
    host.page.wait_for_url("**/t/*")
    stranger = open_screen(browser, house, "phone")
    stranger.page.goto(house.address)
    lobby = stranger.page.locator('section[aria-labelledby="lobby"]')
    expect(lobby).to_contain_text("1 seat free")
    lobby.get_by_role("button", name="Go in").click()
    stranger.page.get_by_role("button", name="Sit here").click()
    stranger.page.get_by_role("button", name="I am ready").click()
    expect(host.page.locator("main ul")).to_contain_text("ready")
    stranger.page.get_by_role("button", name="Wait, not yet").click()
    expect(stranger.page.get_by_role("button", name="Sit here")).to_be_visible()


def test_one_reloads_goes_offline_and_comes_back_as_small_as_a_phone(browser: Browser, house: Server) -> None:
    screens = two(browser, house, slots=4, turn_limit=18)
    host = screens[0].page
    decisions = 0

    def decide(page: Page) -> None:
        nonlocal decisions
        Clicks(seed=decisions)(page)
        decisions += 1
        if decisions == 4:
            host.reload()
        elif decisions == 8:
            host.context.set_offline(True)
            host.wait_for_timeout(300)
            host.context.set_offline(False)
        elif decisions == 12:
            host.set_viewport_size({"width": 390, "height": 844})

    play(screens, decide)
    ends = [one.page.locator(f"{RESULT} tfoot").inner_text().split() for one in screens]
    assert decisions > 12
    assert ends[0] == ends[1]


def test_ones_turn_shows_in_title_and_icon_and_sounds_unless_switched_off(browser: Browser, house: Server) -> None:
    host, guest = two(browser, house)
    for one in (host, guest):
        one.page.evaluate(
            "window.sounds = 0; const made = window.OscillatorNode;"
            "window.OscillatorNode = function (...all) { window.sounds += 1; return new made(...all) }; null"
        )
    mover, other = whose_turn(host.page, guest.page)
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    assert "turn" in mover.evaluate(icon)
    assert mover.title() != other.title()
    assert other.evaluate(icon) == "/icon.svg"
    until_asked(other, mover)
    other.wait_for_function("window.sounds === 2")
    assert "turn" in other.evaluate(icon)
    mover.locator(".tools > :last-child").click()
    mover.get_by_role("menuitemcheckbox", name="Sound when it is your turn").click()
    until_asked(mover, other)
    assert mover.evaluate("window.sounds") == 0


def test_a_report_holds_the_step_and_what_this_page_knows_and_no_more(browser: Browser, house: Server) -> None:
    host, _ = two(browser, house)
    host.page.keyboard.press("l")
    with host.page.expect_download() as saved:
        host.page.get_by_role("button", name="Save a report of a fault").click()
    told = json.loads(Path(saved.value.path()).read_text())
    assert told["step"] == told["now"]["step"] > 0
    assert told["seat"] == 0
    assert told["record"] is None
    kept = host.page.evaluate("localStorage.getItem('harena.tables')")
    assert not any(token in json.dumps(told) for token in json.loads(kept)[told["table"]])


def test_the_page_redoes_every_draw_and_tells_a_forged_one(browser: Browser, house: Server) -> None:
    screens = two(browser, house, slots=4, turn_limit=6)
    play(screens, Clicks(seed=4))
    page = screens[0].page
    page.get_by_role("button", name="Check the draws").click()
    expect(page.locator(".fair")).to_contain_text("follow from the seed that was promised")

    def forge(change: Callable[[dict[str, Any]], None]) -> None:
        """Have the house tell of other draws, and check them."""

        def answer(route: Route) -> None:
            draws = route.fetch().json()
            change(draws)
            route.fulfill(json=draws)

        page.route("**/draws", answer)
        page.reload()
        page.get_by_role("button", name="Check the draws").click()
        page.unroute("**/draws")

    forge(lambda draws: draws["drawn"].__setitem__(2, draws["outcomes"][2][-1][0] + 1))
    expect(page.locator(".fair")).to_contain_text("Draw 3 does not follow")
    forge(lambda draws: draws.__setitem__("seed", "00" * 32))
    expect(page.locator(".fair")).to_contain_text("not the one that was promised")
    forge(lambda draws: draws.__setitem__("shares", ["00" * 16] * 2))
    expect(page.locator(".fair")).to_contain_text("What this page added")
