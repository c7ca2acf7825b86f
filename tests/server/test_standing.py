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
    orders.give(table, asked, line.key, "decline")
    assert orders.lines(table, asked)[0].value == "decline"
    assert orders.lines(table, other)[0].value == "ask"
    move = orders.answer(table, asked)
    assert table.rules.write(table.state, asked, move) == "no"  # type: ignore[arg-type]  # there is one
    assert orders.answer(table, other) is None
    turn = table.view(asked).turn
    while table.view(asked).turn == turn:
        step(table)
    assert orders.lines(table, asked)[0].value == "ask"
    assert all(orders.answer(table, seat) is None for seat in table.waiting())


@pytest.mark.parametrize(("key", "value"), [("figure-1", "never"), ("figure-9", "ask"), ("", "")])
def test_an_order_that_there_is_not_is_refused(key: str, value: str) -> None:
    with pytest.raises(NotNow) as refused:
        Standing("gladiatoro", {}).give(fight(), 0, key, value)
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
        orders.give(table, 0, "figure-1", "ask")


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
    orders.give(table, last, f"figure-{last + 1}", "decline")
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
    again = await house.page(table, [house.keys.seat(table, 0)], 0)
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
        both = await house.page(table, [house.keys.seat(table, seat) for seat in (0, 1)], 0)
        await both.hear("sync")
        assert room.pause(asked) == 0
    alone, pages = await house.sit("human", "bot:greedy", game="gladiatoro", options={"arena": "pit"}, window_min_ms=60_000)
    await pages[0].until_asked()
    async with house.rooms.hold(alone) as room:
        assert room.pause(0) == 0
