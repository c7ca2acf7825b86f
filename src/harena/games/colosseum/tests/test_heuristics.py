"""What a beginner thinks: it fills programs, bids up to what a stall adds, and beats chance."""

from typing import Any

import pytest

from harena.core.ids import CHANCE, OVER
from harena.core.rng import Rng
from harena.games import colosseum as c
from harena.games.colosseum import heuristics
from harena.games.colosseum import moves as mv
from harena.games.colosseum import pending as on
from harena.games.colosseum import state as at
from harena.games.colosseum.state import State
from harena.games.colosseum.tests.at import AUCTION, FULL, INVEST, PRODUCE, TRADE, asked, game, play, table


def best(s: State) -> str:
    who = c.to_act(s)
    return c.write(s, who, max(c.legal(s, who), key=lambda move: c.worth(s, who, move)))


def against_chance(seed: int, **options: Any) -> bool:
    """Play a game with one greedy seat; return whether it wins alone."""
    s, rng = c.new(game(3 + seed % 3, **options)), Rng(seed)
    mine = seed % s.setup.seats
    while (seat := c.to_act(s)) != OVER:
        if seat == CHANCE:
            moves = [move for move, weight in c.outcomes(s) for _ in range(weight)]
        else:
            moves = c.legal(s, seat)
            if seat == mine:
                worths = [c.worth(s, seat, move) for move in moves]
                moves = [move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]
        c.apply(s, seat, moves[rng.below(len(moves))])
    return c.returns(s)[mine] > 0.5


@pytest.mark.parametrize("mode", ["base", "intense"])
def test_greedy_beats_random(mode: str) -> None:
    assert sum(against_chance(seed, auction_mode=mode) for seed in range(9)) >= 8


def test_it_bids_while_the_stall_is_worth_it_and_not_beyond() -> None:
    markets = [["gladiator", "gladiator", "decoration"], *FULL[1:]]
    s = table({}, {"programs": [7], "tokens": {"scenery": 1}}, phase=AUCTION, markets=markets)
    play(s, "market 1", "bid 8")
    assert best(s) == "bid 9"
    s = table({}, {"programs": [7], "tokens": {"scenery": 1}}, phase=AUCTION, markets=markets)
    play(s, "market 1", "bid 28")
    assert best(s) == "pass"
    s = table({"programs": [7], "tokens": {"scenery": 1}}, phase=AUCTION, markets=markets)
    assert best(s) == "market 1"


def test_it_trades_only_when_it_gains() -> None:
    s = table(
        {"programs": [1], "tokens": {"gladiator": 2, "comedian": 1}},
        {"programs": [2], "tokens": {"comedian": 1, "decoration": 2}},
        phase=TRADE,
    )
    assert best(s) == "to 2"
    play(s, "to 2")
    assert best(s) == "give comedian"
    play(s, "give comedian", "take decoration", "amount 1", "send")
    assert asked(s) == ("answer-offer", 2)
    assert best(s) == "yes"
    bad = table({"tokens": {"torch": 1}}, {"programs": [1], "tokens": {"decoration": 1, "gladiator": 1}}, phase=TRADE)
    play(bad, "to 2", "give torch", "take decoration", "send")
    assert best(bad) == "no"


def test_it_moves_nobles_toward_its_arena_and_stages_the_most() -> None:
    s = table({"programs": [1, 7], "tokens": {"gladiator": 3, "decoration": 1}}, phase=PRODUCE)
    play(s, "yes", "die 2")
    assert best(s) == "move S3 2"
    play(s, "move S3 2")
    assert best(s) == "stage 7"


def test_it_buys_what_it_can_fill() -> None:
    hand = {"gladiator": 3, "ship": 3, "decoration": 2}
    s = table({"coins": 40, "left": 1, "programs": [5], "tokens": hand}, phase=INVEST, turn=4)
    assert best(s) in {"buy 11", "buy 18", "buy 24"}  # all of gladiators and ships


# -- trades --------------------------------------------------------------------------------------------------------------------


def dealt(s: State, seat: int, offer: list[int], *, author: bool) -> float:
    """Return what a seat's hand and purse would be worth after the offer on the table, worked out on a position of its own."""
    other = c.clone(s)
    for index, amount in zip(offer[::2], offer[1::2], strict=True):
        change = amount if (index < 15) != author else -amount
        if index % 15 == 14:
            at.pay(other, seat, change)
        else:
            at.hand(other, seat, index % 15, change)
    return worth_of(other, seat)


def worth_of(s: State, seat: int) -> float:
    return heuristics.fortune(s, seat)


@pytest.mark.parametrize(
    "options", [{}, {"auction_mode": "intense"}, {"trade_partners": "open", "trade_offer_cap": 4}, {"trade_gifts": True}]
)
def test_it_never_makes_or_accepts_a_trade_that_its_own_value_calls_a_loss(options: dict[str, Any]) -> None:
    """Greedy seats among random ones, who offer anything: whatever a greedy seat sends or accepts leaves it no poorer."""
    seen = {"sent": 0, "accepted": 0, "declined": 0}
    for seed in range(6):
        s, rng = c.new(game(3 + seed % 3, **options)), Rng(seed)
        while (seat := c.to_act(s)) != OVER:
            moves = [move for move, _ in c.outcomes(s)] if seat == CHANCE else c.legal(s, seat)
            if seat == CHANCE or seat % 2:
                c.apply(s, seat, moves[rng.below(len(moves))])
                continue
            move = max(moves, key=lambda one: c.worth(s, seat, one))
            what, counter = s.todo[-4], s.todo[-2] == 1
            if what == on.DRAFT and move == mv.SEND:
                seen["sent"] += 1
                assert dealt(s, seat, s.reply if counter else s.offer, author=True) >= worth_of(s, seat)
            elif what in (on.ANSWER_OFFER, on.ANSWER_COUNTER) and move == mv.YES:
                seen["accepted"] += 1
                offer = s.offer if what == on.ANSWER_OFFER else s.reply
                assert dealt(s, seat, offer, author=False) >= worth_of(s, seat)
            elif move == mv.NO:
                seen["declined"] += 1
            c.apply(s, seat, move)
    assert min(seen.values()) > 0, seen


def test_an_amount_of_chance_is_neither_all_one_has_nor_always_the_least() -> None:
    """Random play takes every legal amount alike, so that the least and the whole purse are rare among many."""
    least = most = many = 0
    for seed in range(60):
        s, rng = c.new(game(3, trade_offer_cap=1)), Rng(seed)
        while (seat := c.to_act(s)) != OVER:
            moves = [move for move, _ in c.outcomes(s)] if seat == CHANCE else c.legal(s, seat)
            move = moves[rng.below(len(moves))]
            amounts = [one for one in moves if mv.AMOUNT <= one <= mv.AMOUNT + mv.MOST]
            if seat >= 0 and move in amounts and len(amounts) >= 8:
                many, least, most = many + 1, least + (move == amounts[0]), most + (move == amounts[-1])
            c.apply(s, seat, move)
    assert many > 100
    assert 0 < least < many / 5
    assert 0 < most < many / 5


def test_a_market_with_free_places_is_worth_what_lies_in_it() -> None:
    whole = table({"programs": [1]}, phase=AUCTION, markets=[["gladiator", "", ""], *FULL[1:]])
    assert heuristics.stall_value(whole, 0, 0) > 0
    none = table({"programs": [1]}, phase=AUCTION, markets=[["", "", "emperor"], *FULL[1:]])
    assert heuristics.stall_value(none, 0, 0) == heuristics.MEDAL
