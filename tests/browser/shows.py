"""Games of Colosseum laid at a wanted moment, and the states of their pages."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from tests.browser.laid import GREEDY, Laid, Wanted, never
from tests.browser.stating import State, click

from harena.core.table import Table
from harena.server import wire

GAME = "colosseum"
Test = Callable[[Table[Any], wire.Question], bool]
INTENSE = {"auction_mode": "intense"}
THREE = ("human", GREEDY, GREEDY)
FOUR = (*THREE, GREEDY)
FIVE = (*FOUR, GREEDY)


def yes(_: Table[Any], __: wire.Question) -> bool:
    """Want nothing besides."""
    return True


def moment(code: str, test: Test = yes, least: int = -1) -> Wanted:
    """Want seat 0 to be asked this, and something besides."""
    return lambda table, question: (
        question is not None and question.ask.code == code and len(table.lines) > least and test(table, question)
    )


def shut_out(table: Table[Any], _: wire.Question) -> bool:
    """Want somebody shut out of the bidding."""
    auction = table.view(0).auction
    return auction is not None and bool(auction.shut_out)


def offers(code: str) -> Test:
    """Want a way to act."""
    return lambda _, question: any(choice.code == code for choice in question.choices)


def held(_: Table[Any], question: wire.Question) -> bool:
    """Want an event of which tokens could be held back."""
    return any(choice.code == "stage" and choice.rest for choice in question.choices)


def spare(table: Table[Any], question: wire.Question) -> bool:
    """Want the first program that can be staged to have two tokens of a kind to spare."""
    moves = [choice for choice in question.choices if choice.code == "stage"]
    state = table.draft(0, [moves[0].move]) if moves else table.state
    rules = table.rules
    for hold in [move for move in rules.legal(state, 0) if rules.write(state, 0, move).startswith("hold ")]:
        further = rules.clone(state)
        rules.apply(further, 0, hold)
        if not rules.settled(further) and rules.asks(further, 0).code == "hold-amount":
            return True
    return False


def waiting(table: Table[Any], _: wire.Question | None) -> bool:
    """Want another seat to bid."""
    return table.waiting() == (1,) and table.view(0).phase == "auction" and len(table.lines) > 200


TABLES: tuple[Laid, ...] = (
    Laid("c-invest", FOUR, moment("invest", least=100), INTENSE, game=GAME),
    Laid("c-second", THREE, moment("second"), seed=2, game=GAME),
    Laid("c-start", FOUR, moment("start", least=160), INTENSE, game=GAME),
    Laid("c-bid", FOUR, moment("bidding", shut_out, 365), INTENSE, seed=2, game=GAME),
    Laid("c-five", FIVE, moment("bidding", shut_out, 300), seed=2, game=GAME),
    Laid("c-offer", FOUR, moment("offer", least=250), INTENSE, game=GAME),
    Laid("c-answer", FOUR, moment("answer-offer"), INTENSE, game=GAME),
    Laid("c-part", FIVE, moment("part", least=200), game=GAME),
    Laid("c-dice", FOUR, moment("dice-move", offers("sum")), INTENSE, seed=12, game=GAME),
    Laid("c-nudge", THREE, moment("medal-move", least=200), seed=2, game=GAME),
    Laid("c-stage", FOUR, moment("stage", held, 200), INTENSE, seed=2, game=GAME),
    Laid("c-hold", FOUR, moment("stage", spare, 100), INTENSE, seed=3, game=GAME),
    Laid("c-discard", FOUR, moment("discard"), INTENSE, game=GAME),
    Laid("c-donate", THREE, moment("donate"), seed=2, game=GAME),
    Laid("c-window", ("human", "human", GREEDY), moment("clean-together"), {"cleanup_order": "at_once"}, game=GAME),
    Laid("c-away", ("human", "human", GREEDY), waiting, game=GAME),
    Laid("c-two", ("human", "human", GREEDY), moment("offer", least=100), game=GAME),
    Laid("c-due", THREE, None, entered=True, game=GAME),
    Laid("c-result", FIVE, never, INTENSE, title="Sunday evening", game=GAME),
)


def face(name: str) -> Callable[[Page], None]:
    """Turn to a part of the board."""

    def arrange(page: Page) -> None:
        page.locator(".ask").first.wait_for()
        page.locator(f'.faces [data-face="{name}"]').click()

    return arrange


def opening(page: Page) -> None:
    """Choose a market, and be asked for the opening bid."""
    page.locator(".stall.glows").first.click()
    page.locator(".decide .btn.primary").click()


def bid(page: Page) -> None:
    """Type a bid."""
    page.locator(".amount input").fill("12")


def deal(page: Page) -> None:
    """Put a deal together: something for something, and coins."""
    page.locator(".row.mine .pick").nth(1).click()
    page.locator(".row:not(.mine) .pick").nth(2).click()
    page.locator(".both .side").first.locator(".step").nth(1).click()


def reach(page: Page) -> None:
    """Choose a noble."""
    page.locator(".one.glows").first.click()


def gates(page: Page) -> None:
    """Choose a program, and come to what is shown of it."""
    page.locator(".bill .card.glows").first.click()
    page.locator(".stepwise .btn:not(.primary):not(.plain)").click()


def number(page: Page) -> None:
    """Hold tokens back of a kind of which there is more than one to spare, and be asked how many."""
    gates(page)
    page.locator(".stage .slot").first.wait_for()
    for slot in page.locator(".stage .slot.glows").all():
        slot.click()
        if "Next step" in page.locator(".decide .btn.primary").inner_text():
            break
    page.locator(".decide .btn.primary").click()


def fee(page: Page) -> None:
    """Pay the fee of a second investment, and come to what it is for."""
    page.locator('.opt[data-target^="fee-"], .opt', has_text="Pay ").first.click()
    page.locator(".decide .btn.primary").click()


def first_die(page: Page) -> None:
    """Move a noble by the first die, and come to the second."""
    reach(page)
    page.locator(".goal").first.click()
    page.locator(".decide .btn.primary").click()


def sold(page: Page) -> None:
    """Touch a program that another has."""
    page.locator('.card[aria-disabled="true"]').last.click(force=True)


HERE = "main.board, .ask, .decide, .own"
STATES = (
    State("show invest", "/t/c-invest", ".shelf .card", part=""),
    State("show buy", "/t/c-invest", '.opt[aria-checked="true"]', click(".card.glows"), HERE),
    State("show sold", "/t/c-invest", ".why", sold, ".why"),
    State("show second", "/t/c-second", ".ask.asked", part=HERE),
    State("show start", "/t/c-start", ".ask.asked", part=HERE),
    State("show opening", "/t/c-start", ".amount", opening, HERE),
    State("show bid", "/t/c-bid", '.opt[aria-checked="true"]', bid, HERE),
    State("show five", "/t/c-five", ".ask.asked", part=HERE),
    State("show limits", "/t/c-bid", ".limits section", click(".limits button"), ".own", wide=True),
    State("show programs", "/t/c-bid", ".shelf .card", face("programs"), HERE),
    State("show troupes", "/t/c-bid", ".troupes", face("troupes"), HERE),
    State("show offer", "/t/c-offer", ".troupes .pick", part=HERE),
    State("show deal", "/t/c-offer", ".picked .chip", deal, HERE),
    State("show answer", "/t/c-answer", ".deal", part=HERE),
    State("show part", "/t/c-part", ".bill .card", part=HERE),
    State("show dice", "/t/c-dice", ".ask.asked", part=HERE),
    State("show noble", "/t/c-dice", ".goal", reach, HERE),
    State("show second die", "/t/c-dice", '.ask.asked .rule:has-text("C6.4")', first_die, HERE),
    State("show nudge", "/t/c-nudge", ".ask.asked", part=HERE),
    State("show stage", "/t/c-stage", ".bill .card.glows", part=HERE),
    State("show gates", "/t/c-stage", ".stage .slot", gates, HERE),
    State("show discard", "/t/c-discard", '.one[data-target^="drop-"]', part=HERE),
    State("show donate", "/t/c-donate", '.one[data-target^="name-"]', part=HERE),
    State("show window", "/t/c-window", '.one[data-target^="drop-"]', part=HERE),
    State("show waiting", "/t/c-away", ".ask.quiet", part=HERE),
    State("show due", "/t/c-due", ".decide ul .btn", part=HERE),
    State("show result", "/t/c-result", ".result .best", part=".result"),
    State("show at the end", "/t/c-result", ".ended", click(".result header .tool"), "main.board"),
)
