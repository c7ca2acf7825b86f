"""C4 Phase 2, auctions as printed."""

import pytest

from harena.core.ids import CHANCE
from harena.core.reason import Who
from harena.core.rng import Rng
from harena.games import colosseum as c
from harena.games.colosseum import state as at
from harena.games.colosseum.state import State
from harena.games.colosseum.tables import KINDS
from harena.games.colosseum.tests.at import (
    AUCTION,
    FULL,
    asked,
    can,
    codes,
    coins,
    draw_all,
    draws,
    empty,
    game,
    play,
    table,
    token,
    why,
)


def four(**rest: object) -> State:
    return table(phase=AUCTION, setup=game(4), markets=FULL, **rest)


def test_c4_1_and_c4_3_and_c4_6_and_c9_8_a_market_with_tokens_from_eight_coins_to_all_one_has() -> None:
    s = table({"coins": 12}, phase=AUCTION, markets=[*FULL[:4], ["", "", ""]])
    assert why(s, "market 5") == ("empty-market", "C4.1")
    play(s, "market 1")
    assert not c.settled(s)
    assert can(s) == [f"bid {n}" for n in range(8, 13)]
    assert why(s, "bid 13") == ("too-dear", "C4.6")
    assert why(s, "bid 7") == ("below-min", "C4.3")
    cheap = table(phase=AUCTION, markets=FULL, setup=game(auction_min_bid=3))
    play(cheap, "market 1", "bid 3")


def test_c4_2_and_c4_9_a_winner_neither_starts_nor_bids_again() -> None:
    s = four()
    play(s, "P1 market 1", "bid 8", "P2 bid 9", "P3 pass", "P4 pass", "P1 pass")
    play(s, "P1 market 2", "bid 8", "P3 pass")  # B is not asked
    assert asked(s) == ("bidding", 4)
    play(s, "P4 pass")
    draw_all(s)
    assert asked(s) == ("start", 3)  # A and B have won


def test_c4_13_the_example_of_the_rules_both_markets_are_filled_together_and_d_starts() -> None:
    s = four()
    play(s, "P1 market 1", "bid 8", "P2 bid 9", "P3 pass", "P4 pass", "P1 pass")
    play(s, "P1 market 2", "bid 8", "P3 bid 9", "P4 pass", "P1 pass")
    assert empty(s) == [1, 2]
    play(s, "P1 pass")
    assert c.to_act(s) == CHANCE
    assert draw_all(s) == 6
    assert asked(s) == ("start", 4)


def test_c4_4_without_eight_coins_within_reach_one_passes_unasked() -> None:
    s = table({"coins": 7, "tokens": {"action": 1}}, phase=AUCTION, markets=FULL)
    assert can(s) == ["pass", "swap"]
    play(s, "swap", "cash", "market 1")
    assert can(s) == [f"bid {n}" for n in range(8, 14)]
    s = table({"coins": 7, "tokens": {"action": 1}}, phase=AUCTION, markets=FULL, medals=0, setup=game(medals_recycle=False))
    assert asked(s) == ("start", 2)
    s = table(phase=AUCTION)  # no market has tokens, and nobody has any to trade
    assert asked(s)[0] == "part"


def test_c4_5_each_raises_or_leaves_for_good() -> None:
    s = table(phase=AUCTION, markets=FULL)
    play(s, "P1 market 1", "bid 8", "P2 bid 10", "P3 pass")
    assert asked(s) == ("bidding", 1)
    assert why(s, "bid 10") == ("not-higher", "C4.5")
    play(s, "P1 bid 11")
    assert asked(s) == ("bidding", 2)
    told = play(s, "P2 pass")
    assert "won" in codes(told)
    assert coins(s) == [19, 30, 30]


def test_c4_7_without_a_raise_the_starter_buys() -> None:
    s = table(phase=AUCTION, markets=FULL)
    play(s, "market 2", "bid 9", "pass", "pass")
    assert (coins(s), empty(s)) == ([21, 30, 30], [2])


def test_c4_8_alone_there_is_no_bidding() -> None:
    s = table({}, {}, {}, phase=AUCTION, markets=FULL, starter=1, won=6, turn=5, pending=["game_end 0 0 0", "start 0 0 0"])
    play(s, "market 1")
    assert coins(s)[0] == 22
    draft = table({}, {"coins": 3}, {"coins": 3}, phase=AUCTION, markets=FULL)
    play(draft, "market 1")
    assert can(draft)[-1] == "bid 30"  # rivals who only lack the coins do not make one a lone starter


def test_c4_10_and_c4_11_a_losing_starter_goes_on_and_one_who_passed_may_still_bid() -> None:
    s = table(phase=AUCTION, markets=FULL)
    play(s, "P1 market 1", "bid 8", "P2 bid 9", "P3 pass", "P1 pass")
    assert asked(s) == ("start", 1)
    play(s, "P1 pass")
    draw_all(s)
    assert asked(s) == ("start", 3)
    play(s, "P3 market 2", "bid 8")
    assert asked(s) == ("bidding", 1)
    play(s, "P1 bid 9", "P3 pass", "P3 pass")
    draw_all(s)
    assert asked(s)[0] == "offer"  # A is not asked to start again


def test_c4_12_and_c13_2_the_winner_pays_and_takes_and_emperor_tokens_become_medals() -> None:
    s = table(phase=AUCTION, markets=[["emperor", "joker", "lion"], *FULL[1:]])
    told = play(s, "market 1", "bid 8", "pass", "pass")
    assert codes(told)[-5:] == ["won", "medal", "took", "took", "filling"]
    assert (token(s, 1, "joker"), token(s, 1, "lion"), c.view(s, 0).seats[0].medals) == (1, 1, 1)
    assert s.b[at.GONE + 14] == 1


def test_c4_14_the_face_down_token_comes_first() -> None:
    s = table(phase=AUCTION, markets=FULL, face_down={"priest": 1})
    told = play(s, "market 3", "bid 8", "pass", "pass")
    assert codes(told)[-1] == "refilled"
    assert c.view(s, 0).markets[2][0] == "priest"
    assert sum(draws(s).values()) == 152 - 15 - 1


def test_c4_15_markets_are_filled_left_to_right_or_as_they_were_emptied() -> None:
    for order, first in (("left_to_right", 1), ("order_emptied", 4)):
        s = table(phase=AUCTION, markets=FULL, setup=game(auction_refill_order=order))
        play(s, "P1 market 4", "bid 8", "P2 bid 9", "P3 pass", "P1 pass", "P1 market 1", "bid 8", "P3 pass")
        play(s, "token horse", "token horse", "token horse")
        assert c.view(s, 0).markets[first - 1] == ("horse",) * 3
        draw_all(s)
        assert empty(s) == []


def test_c4_16_the_bag_lasts_in_the_base_game() -> None:
    """Everybody wins at most once in each of five turns: 75 tokens of 112."""
    for seed in range(4):
        s = c.new(game(5, trade_offer_cap=1))
        c.playout(s, Rng(seed), 1 << 20)
        assert sum(s.b[at.BAG : at.BAG + 15]) >= 112 - 75


def test_c4_17_an_empty_bag_ends_the_phase_when_all_markets_are_empty() -> None:
    gone = dict(zip(KINDS, game().total, strict=True)) | {"lion": 9}
    s = table(phase=AUCTION, markets=[["lion", "", ""]], gone=gone)
    told = play(s, "market 1", "bid 8", "pass", "pass")
    assert codes(told)[-1] == "bag-empty"
    assert asked(s)[0] == "offer"


def test_c4_18_tokens_lost_do_not_come_back() -> None:
    s = table(phase=AUCTION, markets=FULL, gone={"horse": 12})
    play(s, "market 1", "bid 8", "pass", "pass")
    assert "token horse" not in draws(s)


def test_c4_19_who_could_not_raise_is_out_unasked() -> None:
    s = table({}, {"coins": 8}, {"coins": 9}, phase=AUCTION, markets=FULL)
    told = play(s, "market 1", "bid 8")
    assert codes(told) == ["opened", "could-not"]
    assert asked(s) == ("bidding", 3)


def test_c4_1_what_is_no_start_and_no_bid_is_refused_with_the_rule_of_the_question() -> None:
    s = table({"coins": 7, "medals": 1}, phase=AUCTION, markets=FULL)
    assert why(s, "market 1") == ("too-dear", "C4.6")
    assert why(s, "yes") == ("other-decision", "C4.1")
    rich = table({"coins": 1500}, phase=AUCTION, markets=FULL)
    play(rich, "market 1")
    assert why(rich, "yes") == ("other-decision", "C4.3")
    assert can(rich)[-1] == "bid 999"  # the highest number there is


@pytest.mark.parametrize("place", [0, 1, 2])
def test_c4_17_one_token_anywhere_in_a_market_is_enough_to_auction_it(place: int) -> None:
    tokens = ["", "", ""]
    tokens[place] = "lion"
    s = table(phase=AUCTION, markets=[tokens, *FULL[1:]])
    assert "market 1" in can(s)
    play(s, "market 1", "bid 8", "pass", "pass")
    assert token(s, 1, "lion") == 1


def test_c4_5_who_left_is_not_asked_again_when_another_could_not_raise() -> None:
    s = table({}, {}, {"coins": 3}, {}, phase=AUCTION, markets=FULL, setup=game(4))
    play(s, "P1 market 1", "bid 9")
    assert c.position(s)["in"] == 0b1111
    told = play(s, "P2 pass")
    assert codes(told) == ["left", "could-not"]
    assert [event.facts["seat"] for event in told] == [Who(1), Who(2)]
    auction = c.view(s, None).auction
    assert auction is not None
    assert auction.within == (0, 3)
    play(s, "P4 bid 10", "P1 bid 11")
    assert asked(s) == ("bidding", 4)


def test_c4_5_nobody_raises_the_highest_bid_there_is() -> None:
    s = table({"coins": 1500}, {"coins": 1500}, phase=AUCTION, markets=FULL)
    told = play(s, "market 1", "bid 999")
    assert codes(told)[:3] == ["opened", "could-not", "could-not"]
    assert coins(s)[0] == 501


def test_c2_8_free_actions_come_before_a_start_and_before_a_bid() -> None:
    s = table({"tokens": {"action": 1}}, {"coins": 9, "tokens": {"action": 1}}, phase=AUCTION, markets=FULL)
    assert codes(play(s, "swap")) == ["swapped"]
    assert why(s, "swap") == ("no-action", "C13.4")
    assert codes(play(s, "cash")) == ["cashed"]
    play(s, "market 1", "bid 8")
    assert codes(play(s, "P2 swap")) == ["swapped"]
    assert why(s, "swap") == ("no-action", "C13.4")
    assert codes(play(s, "P2 cash")) == ["cashed"]
    assert coins(s) == [36, 15, 30]
    assert can(s) == ["pass", *(f"bid {number}" for number in range(9, 16))]


def test_c4_5_numbers_that_are_no_bid_are_refused_by_what_is_wrong_with_them() -> None:
    s = table(phase=AUCTION, markets=FULL)
    assert why(s, "amount 0") == ("other-decision", "C4.1")
    play(s, "market 1")
    assert why(s, "bid 0") == ("below-min", "C4.3")
    assert why(s, "bid 7") == ("below-min", "C4.3")
    assert why(s, "bid 31") == ("too-dear", "C4.6")
    assert why(s, "bid 999") == ("too-dear", "C4.6")
    play(s, "bid 10")
    assert why(s, "bid 0") == ("not-higher", "C4.5")
    assert why(s, "bid 10") == ("not-higher", "C4.5")
    assert why(s, "bid 31") == ("too-dear", "C4.6")
    assert why(s, "bid 999") == ("too-dear", "C4.6")


@pytest.mark.parametrize("kind", ["gladiator", "comedian", "cage"])
def test_c4_14_whatever_lies_face_down_comes_first(kind: str) -> None:
    s = table(phase=AUCTION, markets=FULL, face_down={kind: 1})
    play(s, "market 3", "bid 8", "pass", "pass")
    assert c.view(s, 0).markets[2][0] == kind
    assert not c.view(s, 0).face_down


def test_c4_4_a_starter_who_lost_the_last_market_is_not_asked_again() -> None:
    s = table({"medals": 1}, phase=AUCTION, markets=[["lion", "ship", "torch"], *[["", "", ""]] * 4], medals=17)
    play(s, "P1 market 1", "bid 8", "P2 bid 9", "P3 pass", "P1 pass")
    assert c.to_act(s) == CHANCE  # the market is filled
    poor = table({"coins": 1, "medals": 1}, {}, phase=AUCTION, markets=FULL, medals=17)
    assert asked(poor) == ("start", 2)  # seven coins are within reach, and no more


def test_c4_9_nothing_of_the_auctions_is_left_when_they_are_over() -> None:
    s = table(phase=AUCTION, markets=FULL)
    play(s, "P1 market 1", "bid 8", "P2 pass", "P3 bid 9", "P1 pass", "P1 pass")
    draw_all(s)
    play(s, "P2 pass")
    assert asked(s)[0] == "offer"
    left = {key: c.position(s)[key] for key in ("starter", "market", "bid", "bidder", "won", "in", "emptied")}
    assert set(left.values()) == {0}
    assert c.view(s, None).auction is None


def test_c4_15_only_what_was_emptied_is_filled_in_its_order() -> None:
    s = table({}, {}, {}, {}, {}, phase=AUCTION, markets=FULL, setup=game(5, auction_refill_order="order_emptied"))
    play(s, "P1 market 2", "bid 8", "P2 bid 9", "P3 pass", "P4 pass", "P5 pass", "P1 pass")
    one = c.clone(s)
    assert codes(play(one, "P1 pass"))[-1] == "filling"
    assert draw_all(one) == 3
    play(s, "P1 market 5", "bid 8", "P3 bid 9", "P4 pass", "P5 pass", "P1 pass")
    play(s, "P1 market 1", "bid 8", "P4 bid 9", "P5 pass", "P1 pass")
    told = play(s, "P1 pass")
    assert [event.facts["markets"] for event in told if event.code == "filling"] == ["1, 2, 5"]
    order = []
    while c.to_act(s) == CHANCE:
        order.append(s.todo[-2] // 3 + 1)
        c.apply(s, CHANCE, c.outcomes(s)[0][0])
    assert order == [2, 2, 2, 5, 5, 5, 1, 1, 1]


def test_c4_17_an_empty_bag_is_told_once() -> None:
    gone = dict(zip(KINDS, game().total, strict=True)) | {"lion": 9, "ship": 10}
    s = table(phase=AUCTION, markets=[["lion", "", ""], ["ship", "", ""]], gone=gone)
    told = play(s, "P1 market 1", "bid 8", "P2 bid 9", "P3 pass", "P1 pass", "P1 market 2", "bid 8", "P3 pass")
    assert codes(told).count("bag-empty") == 1


def test_c9_6_an_emperor_token_brings_its_winner_nothing_when_no_medal_is_left() -> None:
    s = table({"medals": 18}, phase=AUCTION, markets=[["emperor", "ship", "lion"], *FULL[1:]], medals=0)
    told = play(s, "P1 market 1", "bid 8", "P2 bid 9", "P3 pass", "P1 pass")
    (lost,) = [one for one in told if one.code == "no-medal"]
    assert lost.facts["seat"] == Who(1)
    assert c.view(s, 0).seats[1].medals == 0
