"""V Intense auctions: the designers' example for three players step by step, and beside it what the base game makes of it."""

from harena.core.ids import CHANCE
from harena.games import colosseum as c
from harena.games.colosseum import form
from harena.games.colosseum import state as at
from harena.games.colosseum.state import State
from harena.games.colosseum.tests.at import (
    AUCTION,
    asked,
    can,
    codes,
    coins,
    draw_all,
    empty,
    game,
    of,
    play,
    table,
    token,
    why,
)

MARKETS = [["lion", "ship", "torch"] for _ in range(5)]


BAG = {
    "gladiator": 20, "comedian": 12, "musician": 12, "horse": 12, "torch": 7, "priest": 10, "ship": 6, "lion": 5, "scenery": 10,
    "decoration": 10, "chariot": 4, "joker": 4,
}  # fmt: skip
GONE = {"chariot": 6, "cage": 10, "action": 4, "emperor": 4}


def seed() -> State:
    return table(phase=AUCTION, setup=game(auction_mode="intense"), markets=MARKETS, face_down={"priest": 1}, bag=BAG, gone=GONE)


def shut_out(s: State) -> list[str]:
    return ["ABC"[seat] for seat in range(3) if s.a[at.WON] >> seat & 1]


def test_v1_and_v2_and_v6_and_v8_and_v10_and_v13_the_example_of_the_designers() -> None:
    s = seed()
    assert sum(BAG.values()) == 112
    # 1. A opens the first market; B wins it and is shut out under A.
    assert asked(s) == ("start", 1)
    play(s, "P1 market 1", "bid 8", "P2 bid 9", "P3 pass", "P1 pass")
    assert (coins(s), shut_out(s), empty(s)) == ([30, 21, 30], ["B"], [1])
    # 2. A opens another, nothing was refilled; B is not asked.
    assert asked(s) == ("start", 1)
    play(s, "P1 market 2", "bid 8")
    assert asked(s) == ("bidding", 3)
    play(s, "P3 bid 9", "P1 pass")
    assert (coins(s), shut_out(s), empty(s)) == ([30, 21, 21], ["B", "C"], [1, 2])
    # 3. A alone could buy at 8, but passes; two markets are refilled, the face-down token first.
    assert asked(s) == ("start", 1)
    told = play(s, "P1 pass")
    assert codes(told) == ["passed", "filling", "refilled"]
    assert draw_all(s) == 5
    assert empty(s) == []
    assert not any(s.b[at.GREEN : at.GREEN + 12])
    # 4. B starts though he has won; nobody is shut out any more. A wins and is shut out under B.
    assert (asked(s), shut_out(s)) == (("start", 2), [])
    play(s, "P2 market 3", "bid 8", "P3 pass", "P1 bid 9", "P2 pass")
    assert (coins(s), shut_out(s), empty(s)) == ([21, 21, 21], ["A"], [3])
    # 5. A is not asked; C wins.
    play(s, "P2 market 4", "bid 8", "P3 bid 9", "P2 pass")
    assert (coins(s), shut_out(s), empty(s)) == ([21, 21, 12], ["A", "C"], [3, 4])
    # 6. B is alone and buys one of the three left at 8.
    play(s, "P2 market 5")
    assert coins(s) == [21, 13, 12]
    assert draw_all(s) == 9
    assert empty(s) == []
    # 7. C starts and wins at once.
    assert (asked(s), shut_out(s)) == (("start", 3), [])
    play(s, "P3 market 1", "bid 8", "P1 pass", "P2 pass")
    assert coins(s) == [21, 13, 4]
    assert c.to_act(s) == CHANCE
    assert draw_all(s) == 3
    # 8. The phase is over: 3, 6 and 9 tokens, and 18 drawn, one of them the face-down one.
    assert asked(s)[0] == "offer"
    assert sum(s.b[at.BAG : at.BAG + 15]) == 95
    assert empty(s) == []
    assert [sum(of(s, player, form.TOK + kind) for kind in range(14)) for player in (1, 2, 3)] == [3, 6, 9]


def test_the_same_in_the_base_game_ends_after_three_steps() -> None:
    """["C4.2"]: B and C have won, so neither starts."""
    s = table(phase=AUCTION, markets=MARKETS, face_down={"priest": 1}, bag=BAG, gone=GONE)
    play(s, "P1 market 1", "bid 8", "P2 bid 9", "P3 pass", "P1 pass")
    play(s, "P1 market 2", "bid 8", "P3 bid 9", "P1 pass")
    assert asked(s) == ("start", 1)
    play(s, "P1 pass")
    assert draw_all(s) == 5
    assert asked(s)[0] == "offer"
    assert coins(s) == [30, 21, 21]
    assert [token(s, player, "lion") for player in (1, 2, 3)] == [0, 1, 1]


def test_v3_and_v4_and_v5_bids_from_eight_clockwise_and_who_leaves_is_out() -> None:
    s = seed()
    play(s, "P1 market 1")
    assert can(s)[0] == "bid 8"
    assert can(s)[-1] == "bid 30"
    assert why(s, "bid 7") == ("below-min", "C4.3")
    play(s, "bid 10")
    assert asked(s) == ("bidding", 2)
    assert why(s, "bid 10") == ("not-higher", "C4.5")
    play(s, "P2 pass", "P3 bid 11", "P1 bid 12")
    assert asked(s) == ("bidding", 3)  # B has left for good


def test_v7_and_v16_no_refill_before_the_starter_is_done_and_an_empty_market_is_none_to_start() -> None:
    s = seed()
    play(s, "P1 market 1", "bid 8", "P2 bid 9", "P3 pass", "P1 pass")
    assert empty(s) == [1]
    assert why(s, "market 1") == ("empty-market", "C4.1")
    assert [text for text in can(s) if text.startswith("market")] == [f"market {n}" for n in (2, 3, 4, 5)]


def test_v9_and_v14_and_v17_the_phase_ends_when_all_had_their_chance_and_the_last_refill_comes_at_once() -> None:
    s = table({"coins": 7}, {"coins": 8}, {"coins": 7}, phase=AUCTION, setup=game(auction_mode="intense"), markets=MARKETS)
    assert asked(s) == ("start", 2)  # without 8 coins A has passed unasked
    play(s, "P2 market 1")
    assert c.to_act(s) == CHANCE  # nobody could raise; C's chance comes after the refill
    assert draw_all(s) == 3
    assert asked(s) == ("offer", 1)
    assert empty(s) == []


def test_v11_and_v15_a_lone_starter_buys_at_the_lowest_bid_and_no_other() -> None:
    s = seed()
    play(s, "P1 market 1", "bid 8", "P2 bid 9", "P3 pass", "P1 pass", "P1 market 2", "bid 8", "P3 bid 9", "P1 pass")
    draft = c.clone(s)
    told = play(draft, "P1 market 3")
    assert ("opened", 8) in [(one.code, one.facts.get("coins")) for one in told]
    assert coins(draft)[0] == 22
    dear = c.place(
        game(auction_mode="intense", auction_min_bid=10),
        {"phase": AUCTION, "markets": MARKETS, "starter": 1, "won": 6, "seats": [{"coins": 30}] * 3,
         "pending": ["game_end 0 0 0", "next_starter 0 1 0", "start 0 0 0"], "turn": 5},
    )  # fmt: skip
    assert coins(dear)[0] == 30
    play(dear, "P1 market 1")
    assert coins(dear)[0] == 20


def test_v12_who_only_passed_may_bid_under_the_next_starter() -> None:
    s = seed()
    play(s, "P1 pass", "P2 market 1", "bid 8", "P3 pass")
    assert asked(s) == ("bidding", 1)


def test_v18_an_empty_bag_fills_as_far_as_it_goes() -> None:
    bag = {"gladiator": 1}
    gone = {kind: count for kind, count in BAG.items() if kind != "gladiator"}
    gone = {**gone, "gladiator": 19, "cage": 10, "chariot": 10, "action": 4, "emperor": 4, "priest": 11}
    gone = {**gone, "lion": 5, "ship": 6, "torch": 7}
    s = table(phase=AUCTION, setup=game(auction_mode="intense"), markets=MARKETS, bag=bag, gone=gone)
    told = play(s, "P1 market 1", "bid 8", "P2 pass", "P3 pass")
    assert codes(told)[-2:] == ["refilled", "bag-empty"]
    assert asked(s) == ("start", 2)
    told = play(s, "P2 market 1")
    assert asked(s) == ("opening", 2)  # a market with one token may be auctioned at the same minimum
    assert can(s)[0] == "bid 8"


def test_v19_and_v21_awards_and_emperor_tokens_are_looked_at_after_every_auction() -> None:
    markets = [["lion", "lion", "emperor"], *MARKETS[1:]]
    s = table(
        {"tokens": {"lion": 1}}, {}, {"tokens": {"lion": 1}}, phase=AUCTION, setup=game(auction_mode="intense"), markets=markets
    )
    told = play(s, "P1 market 1", "bid 8", "P2 bid 9", "P3 bid 10", "P1 pass", "P2 pass")
    assert "medal" in codes(told)
    assert "star" in codes(told)
    assert of(s, 3, form.MEDAL) == 1
    assert c.position(s)["stars"] == {"lion": 3}


def test_v20_a_player_may_win_once_under_each_starter() -> None:
    s = seed()
    play(s, "P1 market 1", "bid 8", "P2 bid 9", "P3 pass", "P1 pass", "P1 pass")
    draw_all(s)
    play(s, "P2 market 1", "bid 8", "P3 pass", "P1 pass")
    draw_all(s)
    play(s, "P3 market 1", "bid 8", "P1 pass")
    assert asked(s) == ("bidding", 2)
    play(s, "P2 bid 9", "P3 pass")
    assert coins(s) == [30, 4, 30]  # B has won under each of the three
