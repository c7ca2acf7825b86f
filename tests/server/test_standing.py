"""Standing orders: they answer for their player, and neither words nor time tell anybody that they do."""

from typing import Any

import pytest

from harena import games
from harena.core.chance import Scripted, Seeded
from harena.core.errors import NotNow
from harena.core.orders import Held
from harena.core.record import header_of
from harena.core.table import Table
from harena.server.standing import Standing

House = Any
Page = Any
SEATS = 3


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def give(orders: Standing, table: Table[Any], seat: int, key: str, value: str) -> None:
    """Leave an order as the room does when it has been noted."""
    orders._left.give(table, seat, key, value)


def fight(seats: int = SEATS) -> Table[Any]:
    """Return a fight on the smallest arena at its first window, set up by the fixed choices."""
    rules = games.load("gladiatoro")
    setup = rules.setup(seats, {"arena": "pit"}, {})
    chance = Seeded.from_number(3)
    table: Table[Any] = Table(rules, setup, header_of(rules, setup, chance, ["human"] * seats, (), None), chance)
    table.begin()
    while not any(table.asks(seat).code == "declare" for seat in table.waiting()):  # type: ignore[union-attr]  # they are asked
        step(table)
    return table


def step(table: Table[Any]) -> None:
    """Play the fixed choices of one waiting seat until its gesture is whole."""
    (seat, *_) = table.waiting()
    state, moves = table.rules.clone(table.state), []
    while True:
        moves.append(table.rules.default(state, seat))
        table.rules.apply(state, seat, moves[-1])
        if table.rules.settled(state):
            break
    table.act(seat, moves)


def test_an_order_declines_and_lapses_with_the_turn() -> None:
    table = fight()
    held: Held = {}
    orders = Standing("gladiatoro", held)
    asked, other = table.waiting()[:2]
    (line,) = orders.lines(table, asked)
    assert (line.key, line.value, line.values) == (f"figure-{asked + 1}", "ask", ("ask", "near", "decline"))
    assert orders.answer(table, asked) is None
    give(orders, table, asked, line.key, "decline")
    assert orders.lines(table, asked)[0].value == "decline"
    assert orders.lines(table, other)[0].value == "ask"
    move = orders.answer(table, asked)
    assert table.rules.write(table.state, asked, move) == "no"  # type: ignore[arg-type]  # there is one
    assert orders.answer(table, other) is None
    turn = table.view(asked).turn
    while table.view(asked).turn == turn:
        step(table)
    assert (orders.lines(table, asked)[0].value, orders.lines(table, asked)[0].lapsed) == ("ask", "decline")
    assert orders.lines(table, other)[0].lapsed == ""
    give(orders, table, asked, line.key, "near")
    assert orders.lines(table, asked)[0].lapsed == ""
    give(orders, table, asked, line.key, "ask")
    assert all(orders.answer(table, seat) is None for seat in table.waiting())


@pytest.mark.parametrize(("key", "value"), [("figure-1", "never"), ("figure-9", "ask"), ("", "")])
def test_an_order_that_there_is_not_is_refused(key: str, value: str) -> None:
    with pytest.raises(NotNow) as refused:
        give(Standing("gladiatoro", {}), fight(), 0, key, value)
    assert refused.value.code == "no-order"


def test_a_game_without_orders_holds_none() -> None:
    rules = games.load("baumeister")
    setup = rules.setup(2, {}, {})
    table: Table[Any] = Table(rules, setup, header_of(rules, setup, Scripted([]), ["human"] * 2, (), None), Seeded.from_number(1))
    table.begin()
    orders = Standing("baumeister", {})
    assert orders.lines(table, 0) == ()
    assert orders.answer(table, 0) is None
    with pytest.raises(NotNow):
        give(orders, table, 0, "figure-1", "ask")


def test_the_answer_that_closes_a_window_waits_as_long_whoever_gives_it() -> None:
    table, clock = fight(), Clock()
    orders = Standing("gladiatoro", {}, clock)
    orders.note(table)
    first, last = table.waiting()
    assert orders.pause(table, first, 1.5) == 0  # not the closing one: nobody hears of it
    clock.now += 0.5
    table.act(first, [table.rules.default(table.state, first)])
    orders.note(table)  # the window is the same one
    assert orders.pause(table, last, 1.5) == 1.0
    give(orders, table, last, f"figure-{last + 1}", "decline")
    assert orders.pause(table, last, 1.5) == 1.0
    clock.now += 5
    assert orders.pause(table, last, 1.5) == 0


def test_a_window_for_one_alone_waits_too_and_other_decisions_do_not() -> None:
    table, clock = fight(2), Clock()
    orders = Standing("gladiatoro", {}, clock)
    orders.note(table)
    (only,) = table.waiting()
    assert orders.pause(table, only, 1.5) == 1.5
    while table.asks(table.waiting()[0]).code != "action":  # type: ignore[union-attr]  # somebody is asked
        step(table)
    orders.note(table)
    assert orders.pause(table, table.waiting()[0], 1.5) == 0


# -- at the server -------------------------------------------------------------------------------------------------------------


async def to_window(pages: list[Page]) -> None:
    """Play the first choice for everybody until an extra action may be declared."""
    for _ in range(60):
        for seat, page in enumerate(pages):
            await page.ask("look", seat=seat)
        asked = [page for page in pages if page.now["question"]]
        if any(page.now["question"]["ask"]["code"] == "declare" for page in asked):
            return
        for page in asked:
            assert (await page.gesture())["type"] == "done"
    raise AssertionError("no window in 60 rounds")


async def test_an_order_plays_for_its_player_and_nobody_else_hears(house: House) -> None:
    _, pages = await house.sit(*["human"] * SEATS, game="gladiatoro", options={"arena": "pit"}, window_min_ms=50)
    await to_window(pages)
    asked = [seat for seat, page in enumerate(pages) if page.now["question"]]
    giver, others = pages[asked[0]], [pages[seat] for seat in range(SEATS) if seat != asked[0]]
    key = giver.now["orders"][0]["key"]
    assert (await giver.ask("order", key=key, value="decline"))["type"] == "done"
    await giver.ask("look", seat=asked[0])
    assert giver.now["orders"][0]["value"] == "decline"
    assert giver.now["question"] is None  # it has answered
    for other in others:
        assert await other.silent()
        assert "decline" not in [line["value"] for line in other.now["orders"]]
    before = giver.now["step"]
    for seat in asked[1:]:
        assert (await pages[seat].gesture())["type"] == "done"
    await giver.ask("look", seat=asked[0])
    assert giver.now["step"] > before
    assert (await giver.ask("order", key="figure-99", value="decline"))["code"] == "no-order"


async def test_orders_survive_a_reload_and_end_with_the_house(house: House) -> None:
    table, pages = await house.sit("human", "bot:greedy", game="gladiatoro", options={"arena": "pit"})
    (page,) = pages
    await page.until_asked()
    key = page.now["orders"][0]["key"]
    await page.ask("order", key=key, value="near")
    await page.socket.close()
    again = await house.page(table, [house.keys.link(table, "seat:0")], 0)
    await again.hear("sync")
    assert again.now["orders"][0]["value"] == "near"


async def test_nothing_waits_where_there_is_nobody_to_hide_it_from(house: House) -> None:
    """Two at screens of their own wait; two at one screen do not, nor does one against bots."""
    table, pages = await house.sit("human", "human", game="gladiatoro", options={"arena": "pit"}, window_min_ms=20)
    await to_window(pages)
    (asked,) = [seat for seat, page in enumerate(pages) if page.now["question"]]
    async with house.rooms.hold(table) as room:
        room.plan["window_min_ms"] = 60_000
        assert 0 < room.pause(asked) <= 60
        both = await house.page(table, [house.keys.link(table, f"seat:{seat}") for seat in (0, 1)], 0)
        await both.hear("sync")
        assert room.pause(asked) == 0
    alone, pages = await house.sit("human", "bot:greedy", game="gladiatoro", options={"arena": "pit"}, window_min_ms=60_000)
    await pages[0].until_asked()
    async with house.rooms.hold(alone) as room:
        assert room.pause(0) == 0


# -- orders that take a number -------------------------------------------------------------------------------------------------


def auction() -> Table[Any]:
    """Return a game at the first auction phase: one puts a market up, the others are still to bid."""
    rules = games.load("colosseum")
    setup = rules.setup(SEATS, {}, {})
    chance = Seeded.from_number(3)
    start = rules.position(rules.place(setup, {"phase": 2, "markets": [["lion", "ship", "torch"]]}))
    table: Table[Any] = Table(rules, setup, header_of(rules, setup, chance, ["human"] * SEATS, (), start), chance)
    table.act(0, [rules.read(table.state, 0, text) for text in ("market 1", "bid 8")])
    return table


def test_a_limit_is_a_number_and_the_raise_waits_as_any_answer_does() -> None:
    table, clock = auction(), Clock()
    orders = Standing("colosseum", {}, clock)
    orders.note(table)
    line = orders.lines(table, 1)[0]
    assert (line.values, line.numbers, line.value) == (("ask", "out"), (9, 999), "ask")
    give(orders, table, 1, line.key, "14")
    assert orders.lines(table, 1)[0].value == "14"
    assert [one.value for one in orders.lines(table, 2)] == ["ask", "ask"]
    assert orders.pause(table, 1, 1.5) == 1.5  # and without the order
    give(orders, table, 1, line.key, "ask")
    assert orders.pause(table, 1, 1.5) == 1.5


@pytest.mark.parametrize("value", ["8", "1000", "09", "-9", "up"])
def test_a_number_that_the_order_does_not_take_is_refused(value: str) -> None:
    table, orders = auction(), Standing("colosseum", {})
    with pytest.raises(NotNow) as refused:
        give(orders, table, 1, orders.lines(table, 1)[0].key, value)
    assert refused.value.code == "no-order"


async def play(page: Page, *texts: str) -> None:
    """Play a gesture in notation."""
    moves: list[int] = []
    choices = page.now["question"]["choices"]
    for number, text in enumerate(texts, 1):
        moves.append(next(choice["move"] for choice in choices if choice["notation"] == text))
        if number < len(texts):
            choices = (await page.ask("try", at=page.now["step"], moves=moves))["question"]["choices"]
    assert (await page.ask("commit", at=page.now["step"], moves=moves))["type"] == "done"


async def test_a_limit_bids_for_its_player_and_the_page_of_another_learns_of_the_bid_alone(house: House) -> None:
    _, pages = await house.sit(*["human"] * SEATS, game="colosseum", window_min_ms=50)
    for page in pages:  # everybody invests nothing
        await page.until_asked()
        assert page.now["question"]["ask"]["code"] == "invest"
        await play(page, "pass")
    await pages[0].until_asked()
    await pages[1].ask("look", seat=1)
    limits = [line for line in pages[1].now["orders"] if line["code"] == "limit"]
    assert [line["numbers"] for line in limits] == [[9, 999]] * 5
    assert (await pages[1].ask("order", key=limits[0]["key"], value="12"))["type"] == "done"
    await play(pages[0], "market 1", "bid 8")
    await pages[2].until_asked()
    told = [entry["code"] for heard in pages[2].heard for frame in heard.get("frames", ()) for entry in frame["told"]]
    assert told[-2:] == ["opened", "bid"]
    assert "12" not in [line["value"] for line in pages[2].now["orders"]]
