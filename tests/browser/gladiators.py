"""Fights laid at a wanted moment, and the states of their pages."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from tests.browser.laid import GREEDY, Laid, Wanted, never
from tests.browser.stating import State, click

from harena.core.table import Table
from harena.server import wire

GAME = "gladiatoro"
Test = Callable[[Table[Any], wire.Question], bool]
FLAT = {"arena": {"name": "test", "orientation": "flat", "shape": "hexagon", "size": 3, "obstacles": [[0, -1], [1, 1]]}}


def yes(_: Table[Any], __: wire.Question) -> bool:
    """Want nothing besides."""
    return True


def fight(code: str, test: Test = yes, least: int = -1) -> Wanted:
    """Want seat 0 to be asked this, and something besides."""
    return lambda table, question: (
        question is not None and question.ask.code == code and len(table.lines) > least and test(table, question)
    )


def attacks(code: str) -> Test:
    """Want a way to act."""
    return lambda _, question: any(choice.code == code for choice in question.choices)


def barred(table: Table[Any], question: wire.Question) -> bool:
    """Want hexes that the zone forbids, and a foe near enough to be wounded."""
    return len(table.view(0).barred) > 1 and len(question.choices) > 8


def wounded(table: Table[Any], _: wire.Question) -> bool:
    """Want somebody wounded."""
    return any(one.wounds for one in table.view(0).figures)


FOUR = ("human", GREEDY, "bot:random", GREEDY)
PAIRS = {"setup_teams": "two"}
TABLES: tuple[Laid, ...] = (
    Laid("g-factor", ("human", "human", GREEDY), fight("factor"), game=GAME),
    Laid("g-start", FOUR, fight("start-hex"), PAIRS | {"arena": "spina"}, game=GAME),
    Laid("g-attack", FOUR, fight("action", attacks("attack"), 60), PAIRS, seed=2, game=GAME),
    Laid("g-move", FOUR, fight("move-hex", barred, 40), PAIRS, seed=2, game=GAME),
    Laid("g-declare", FOUR, fight("declare", wounded), PAIRS, game=GAME),
    Laid(
        "g-act",
        ("human", GREEDY, GREEDY),
        fight("act", lambda table, _: len(table.lines) > 80),
        {"setup_figures_per_player": 3, "extra_menu": "turn_step_both", "setup_markers": "plate"},
        game=GAME,
    ),
    Laid("g-support", FOUR, fight("support"), PAIRS | {"arena": "pit"}, seed=4, game=GAME),
    Laid("g-flat", ("human", *("bot:greedy",) * 5), fight("move-hex", least=60), game=GAME, box=FLAT),
    Laid(
        "g-long",
        ("human", GREEDY),
        fight("action", least=40),
        {"arena": "long", "facing_mode": "side_321", "setup_figure_set": "discs"},
        game=GAME,
    ),
    Laid("g-result", ("human", GREEDY, GREEDY), never, {"arena": "pit"}, title="Sunday evening", game=GAME),
)


def reach(page: Page) -> None:
    """Choose a hex to go to."""
    page.locator('[data-target^="hex-"].glows').nth(2).click()


def facing(page: Page) -> None:
    """Take the hex, and be asked for the facing."""
    reach(page)
    page.locator(".stepwise .btn:not(.primary):not(.plain)").click()


def zone(page: Page) -> None:
    """Touch a hex that the zone forbids."""
    page.locator(".hex.barred").first.click(force=True)


def aim(page: Page) -> None:
    """Choose an attack."""
    page.locator(".opt").filter(has=page.locator(".odds")).first.click()


HERE = "main.board, .ask, .decide, .own"
STATES = (
    State("fight factor", "/t/g-factor", ".ask.asked", part=HERE),
    State("fight start", "/t/g-start", ".ask.asked", part=HERE),
    State("fight attack", "/t/g-attack", '.opt[aria-checked="true"]', aim),
    State("fight move", "/t/g-move", ".ask.asked", part=HERE),
    State("fight reach", "/t/g-move", '.opt[aria-checked="true"]', reach, HERE),
    State("fight facing", "/t/g-move", ".picked", facing, HERE),
    State("fight zone", "/t/g-move", ".why", zone, ".why"),
    State("fight declare", "/t/g-declare", ".ask.asked", part=HERE),
    State("fight act", "/t/g-act", ".handle", part=HERE),
    State("fight support", "/t/g-support", ".ask.asked", part=HERE),
    State("fight flat", "/t/g-flat", ".ask.asked", part=HERE),
    State("fight long", "/t/g-long", ".ask.asked", part=HERE),
    State("fight result", "/t/g-result", ".result tfoot", part=".result"),
    State("fight at the end", "/t/g-result", ".ended", click(".result header .tool"), "main.board"),
)
