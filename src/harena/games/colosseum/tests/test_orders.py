"""Standing orders: a limit for a market, and declining offers; what they answer is what anybody might have answered."""

import pytest

from harena.core.chance import Seeded
from harena.core.errors import NotNow
from harena.core.orders import Left, Order
from harena.core.record import header_of
from harena.core.rules import Ask
from harena.core.table import Table
from harena.games import colosseum as c
from harena.games import load, orders
from harena.games.colosseum import orders as standing
from harena.games.colosseum.state import State
from harena.games.colosseum.tests.at import AUCTION, FULL, INVEST, TRADE, asked, can, coins, draw_all, game, play, table


def answer(s: State, seat: int, **held: str) -> str | None:
    """Return in notation what a seat's orders answer now; ``m2="14"`` is its limit for market 2."""
    view, ask = c.view(s, seat), c.asks(s, seat)
    keys = {key: standing.key_of(view, int(key[1:])) if key[0] == "m" else key for key in held}
    move = standing.obey(view, ask, c.legal(s, seat), {keys[key]: value for key, value in held.items()})
    return None if move is None else c.write(s, seat, move)


def named(s: State, seat: int) -> list[str]:
    return [one.key for one in standing.orders(c.view(s, seat))]


def bidding() -> State:
    """Return the base auction of market 2 that A has opened at 8, B to raise."""
    s = table(phase=AUCTION, markets=FULL)
    play(s, "P1 market 2", "bid 8")
    return s


def test_c4_5_up_to_a_limit_it_raises_by_one_then_leaves() -> None:
    s = bidding()
    assert answer(s, 1, m2="14") == "bid 9"
    play(s, "P2 bid 9", "P3 bid 13", "P1 pass")
    assert answer(s, 1, m2="14") == "bid 14"
    assert answer(s, 1, m2="13") == "pass"
    assert answer(s, 1, m2="out") == "pass"
    assert answer(s, 1, m2="ask") is None
    assert answer(s, 1) is None


def test_a_limit_for_one_market_is_none_for_another() -> None:
    s = bidding()
    assert answer(s, 1, m1="14", m3="14") is None


def test_c2_8_whoever_would_have_to_cash_first_is_asked() -> None:
    s = table({}, {"coins": 8, "medals": 1}, {"coins": 3}, phase=AUCTION, markets=FULL)
    play(s, "P1 market 2", "bid 8")
    assert can(s) == ["pass", "cash"]
    assert answer(s, 1, m2="14") is None
    assert answer(s, 1, m2="8") == "pass"


def test_an_answer_is_always_legal() -> None:
    s = bidding()
    view, ask = c.view(s, 1), c.asks(s, 1)
    assert standing.obey(view, ask, [], {standing.key_of(view, 2): "14"}) is None
    assert standing.obey(c.view(table(phase=INVEST), 1), ask, c.legal(s, 1), {standing.key_of(view, 2): "14"}) is None


def test_a_limit_belongs_to_the_tokens_it_was_given_for() -> None:
    """Sold and refilled, a market is another lot; an unsold one keeps its limit from starter to starter."""
    s = table(phase=AUCTION, markets=[*FULL[:4], ["horse", "", ""]], setup=game(auction_mode="intense"))
    before = named(s, 1)
    assert len(before) == 6
    assert before[4] == "limit-1-5-horse.."
    play(s, "P1 market 1", "bid 8", "P2 pass", "P3 pass")
    draw_all(s)
    after = named(s, 1)
    assert after[0] != before[0]
    assert after[1:] == before[1:]


def test_limits_are_for_the_auctions_to_come() -> None:
    """From the trading phase on, the markets are those of the next turn; in the last turn there are none."""
    s = table({"tokens": {"horse": 1}}, {"tokens": {"lion": 1}}, phase=TRADE, markets=FULL)
    assert named(s, 1)[0] == "limit-2-1-lion.ship.torch"
    last = table({"tokens": {"horse": 1}}, {"tokens": {"lion": 1}}, phase=TRADE, markets=FULL, turn=5)
    assert named(last, 1) == ["offers"]
    assert named(table(phase=INVEST, turn=5, markets=FULL), 1)[0] == "limit-5-1-lion.ship.torch"
    assert standing.orders(c.view(c.new(game()), 0)) == ()
    assert standing.orders(c.view(s, None)) == ()
    assert standing.orders(c.view(c.place(game(), {"ended": 1, "turn": 5}), 0)) == ()


def test_a_limit_is_a_number_that_could_be_a_raise() -> None:
    first = standing.orders(c.view(table(phase=AUCTION, markets=FULL, setup=game(auction_min_bid=3)), 0))[0]
    assert (first.values, first.numbers, first.rule) == (("ask", "out"), (4, 999), "C4.5")
    assert first.takes("4")
    assert first.takes("999")
    assert first.takes("out")
    assert not any(first.takes(value) for value in ("3", "1000", "04", "-5", "5.0", "", "٥", "raise", "12345678"))
    assert not Order("a", "a", "", ("ask",)).takes("5")


def test_c5_2_offers_are_declined_for_a_turn_and_counter_offers_never() -> None:
    s = table({"tokens": {"horse": 1}}, {"tokens": {"lion": 1}}, phase=TRADE)
    play(s, "P1 to 2", "give horse", "take lion", "send")
    assert answer(s, 1, offers="decline") == "no"
    assert answer(s, 1, offers="ask") is None
    view, ask = c.view(s, 1), c.asks(s, 1)
    assert standing.obey(view, ask, [], {"offers": "decline"}) is None
    assert standing.hour(view) == 1
    counter = table({"tokens": {"horse": 2}}, {"tokens": {"lion": 1}}, phase=TRADE)
    play(counter, "P1 to 2", "give horse", "amount 1", "take lion", "send")
    play(counter, "P2 counter", "give lion", "take horse", "amount 2", "send")
    assert asked(counter) == ("answer-counter", 1)
    assert answer(counter, 0, offers="decline") is None


@pytest.mark.parametrize("code", ["start", "opening", "offer", "answer-counter", "stage", "discard"])
def test_other_questions_are_the_players_own(code: str) -> None:
    assert not standing.covers(Ask(code, ""))
    s = bidding()
    view = c.view(s, 1)
    assert standing.obey(view, Ask(code, ""), c.legal(s, 1), {standing.key_of(view, 2): "14", "offers": "decline"}) is None


def test_a_limit_plays_an_auction_out_at_the_table_and_shows_nowhere() -> None:
    """What an order answers is recorded as a bid like any other; the views of the others do not change with it."""
    rules = load("colosseum")
    start = c.position(bidding())
    header = header_of(rules, game(), Seeded.from_number(1), ["human"] * 3, start=start)
    held = Left(orders(rules.meta.name), {})
    left, plain = (Table(rules, game(), header, Seeded.from_number(1)) for _ in range(2))
    key = standing.key_of(left.view(1), 2)
    assert held.answer(left, 1) is None
    held.give(left, 1, key, "14")
    assert {one.key: value for one, value, _ in held.lines(left, 1)}[key] == "14"
    assert {one.key: value for one, value, _ in held.lines(left, 2)}[key] == "ask"
    for seat in (None, 0, 2):
        assert left.view(seat) == plain.view(seat)
    move = held.answer(left, 1)
    assert move is not None
    left.act(1, [move])
    plain.act(1, [rules.read(plain.state, 1, "bid 9")])
    assert left.lines == plain.lines
    assert all(left.view(seat) == plain.view(seat) for seat in (None, 0, 2))
    for seat, text in ((2, "bid 14"), (0, "pass")):
        left.act(seat, [rules.read(left.state, seat, text)])
    move = held.answer(left, 1)
    assert move is not None
    left.act(1, [move])
    assert coins(left.state) == [30, 30, 16]
    for value in ("8", "1000", "all"):
        with pytest.raises(NotNow, match="no such standing order"):
            held.give(left, 1, named(left.state, 1)[0], value)
