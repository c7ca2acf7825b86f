"""C5 Phase 3, trading."""

from typing import Any

from harena.games import colosseum as c
from harena.games.colosseum import state as at
from harena.games.colosseum.state import State
from harena.games.colosseum.tests.at import TRADE, asked, can, codes, coins, follow, game, play, star, table, token, why


def market(**options: Any) -> State:
    """Return a trading phase: lions with the first, ships with the second, a torch with the third."""
    return table(
        {"tokens": {"lion": 3, "action": 1}},
        {"tokens": {"ship": 2, "action": 1}},
        {"tokens": {"torch": 1, "joker": 1}},
        phase=TRADE,
        setup=game(**options),
    )


def test_c5_1_the_active_player_trades_in_turn() -> None:
    s = market()
    assert can(s) == ["pass", "swap", "to 2", "to 3", "to all"]
    assert why(s, "to 1") == ("no-partner", "C5.1")
    assert why(s, "to 4") == ("no-partner", "C5.1")
    play(s, "pass")
    assert asked(s) == ("offer", 2)
    play(s, "pass", "pass")
    assert asked(s) == ("part", 1)


def test_c5_1_open_trading_goes_round_until_nobody_offers() -> None:
    s = market(trade_partners="open", trade_offer_cap=2)
    play(s, "P1 to 2", "give lion", "amount 1", "take ship", "amount 1", "send", "P2 no")
    assert asked(s) == ("offer", 2)
    play(s, "P2 pass", "P3 to 1", "give torch", "take coins", "amount 2", "P1 yes")
    assert asked(s) == ("offer", 1)
    play(s, "P1 to 2", "give lion", "amount 1", "take ship", "amount 1", "send", "P2 no", "P2 pass", "P3 pass")
    assert asked(s) == ("offer", 2)  # the first has used up his offers
    play(s, "P2 pass", "P3 pass")
    assert asked(s)[0] == "part"


def test_c5_2_and_c5_5_an_offer_is_answered_and_delivered_at_once() -> None:
    s = market()
    play(s, "to 2", "give lion")
    assert not c.settled(s)
    assert can(s) == ["amount 1", "amount 2", "amount 3"]
    assert why(s, "amount 4") == ("not-owned", "C5.5")
    play(s, "amount 2", "take ship", "amount 1", "take coins")
    told = play(s, "amount 3")  # nothing more can be named, so the offer is sent
    assert codes(told) == ["offered", "gives", "takes", "takes"]
    assert asked(s) == ("answer-offer", 2)
    assert can(s) == ["no", "yes", "swap", "counter"]
    play(s, "yes")
    assert coins(s) == [33, 27, 30]
    assert (token(s, 1, "lion"), token(s, 2, "lion"), token(s, 1, "ship"), token(s, 2, "ship")) == (1, 2, 1, 1)
    assert asked(s) == ("offer", 1)


def test_c5_3_and_c5_4_tokens_of_all_kinds_and_coins_nothing_else() -> None:
    s = market()
    play(s, "to 3")
    assert can(s) == ["give lion", "give action", "give coins"]
    play(s, "give action")
    assert can(s) == ["give coins", "take torch", "take joker", "take coins"]
    play(s, "take joker", "send", "yes")
    assert (token(s, 1, "joker"), token(s, 3, "action")) == (1, 1)


def test_c5_5_who_no_longer_owns_what_is_asked_cannot_accept() -> None:
    s = market()
    play(s, "to 2", "give lion", "amount 1", "take action", "send")
    assert "yes" in can(s)
    play(s, "swap")
    assert can(s) == ["no", "cash", "counter"]
    assert why(s, "yes") == ("not-any-more", "C5.5")
    play(s, "counter", "give ship", "amount 1", "take action", "send")
    assert asked(s) == ("answer-counter", 1)
    play(s, "swap")
    assert why(s, "yes") == ("not-any-more", "C5.5")


def test_c5_6_no_gifts_unless_the_switch_allows_them() -> None:
    s = market()
    play(s, "to 2", "give lion", "amount 1")
    assert why(s, "send") == ("incomplete", "C5.6")
    s = market(trade_gifts=True)
    play(s, "to 2")
    assert why(s, "send") == ("incomplete", "C5.6")
    play(s, "give lion", "amount 1", "send", "yes")
    assert token(s, 2, "lion") == 1
    alone = table({"coins": 5}, {"coins": 4}, {"coins": 0, "tokens": {"lion": 1}}, phase=TRADE)
    assert why(alone, "to 2") == ("nothing-to-trade", "C5.6")
    assert can(alone) == ["pass", "to 3", "to all"]


def test_c5_6_a_step_after_which_no_offer_could_be_completed_is_refused() -> None:
    s = table({"tokens": {"lion": 1, "ship": 1}}, {"coins": 0, "tokens": {"lion": 1}}, phase=TRADE)
    play(s, "to 2")
    assert why(s, "give lion") == ("no-room-for-deal", "C5.6")
    assert can(s) == ["give ship", "give coins"]


def test_c5_7_awards_are_looked_at_after_each_deal() -> None:
    s = table({"tokens": {"lion": 2}}, {"tokens": {"lion": 1}}, phase=TRADE)
    assert star(s, "lion") == 0
    play(s, "to 2", "give coins", "amount 5", "yes")
    assert star(s, "lion") == 1


def test_c5_8_offers_are_capped() -> None:
    s = market(trade_offer_cap=2)
    for _ in range(2):
        play(s, "to 2", "give lion", "amount 1", "take ship", "amount 1", "send", "no")
    assert asked(s) == ("offer", 2)
    assert c.asks(s, 1).facts["left"] == 2


def test_c5_9_one_counter_offer_not_equal_to_the_offer() -> None:
    s = market()
    play(s, "P1 to 2", "give lion", "amount 1", "take ship", "amount 1", "send", "P2 counter")
    assert asked(s) == ("draft", 2)
    play(s, "give ship", "amount 1", "take lion")
    play(s, "amount 1")
    assert why(s, "send") == ("same-offer", "C5.9")
    told = play(s, "take coins", "amount 4")
    assert codes(told) == ["countered", "gives", "takes", "takes"]
    assert asked(s) == ("answer-counter", 1)
    assert can(s) == ["no", "yes", "swap"]  # no counter to a counter
    play(s, "yes")
    assert coins(s) == [26, 34, 30]
    assert s.a[at.SEAT + at.OFFERS] == 1


def test_c5_9_no_counter_where_only_the_offer_itself_could_be_made() -> None:
    s = table({"tokens": {"lion": 1}, "coins": 0}, {"coins": 1}, {"coins": 3}, phase=TRADE)
    told = play(s, "to 2")
    assert codes(told) == ["offered", "gives", "takes"]  # everything was forced
    assert why(s, "counter") == ("no-counter", "C5.9")
    assert can(s) == ["no", "yes"]


def test_c5_10_nothing_stands_on_both_sides_and_a_deal_has_one_spelling() -> None:
    s = table({"tokens": {"lion": 2, "ship": 1}}, {"tokens": {"lion": 1, "ship": 1}}, phase=TRADE)
    play(s, "to 2", "give lion", "amount 1")
    assert why(s, "take lion") == ("both-sides", "C5.10")
    play(s, "take ship")
    assert why(s, "give ship") == ("order", "C5.10")


def test_c5_11_an_offer_to_all_goes_clockwise_to_those_who_own_what_is_asked() -> None:
    s = table(
        {"tokens": {"lion": 2}}, {"coins": 1}, {"tokens": {"torch": 1}}, {"tokens": {"torch": 1}}, phase=TRADE, setup=game(4)
    )
    told = play(s, "to all", "give lion", "amount 1", "take torch", "send")
    assert codes(told)[0] == "offered-all"
    assert asked(s) == ("answer-offer", 3)
    assert can(s) == ["no", "yes"]
    play(s, "no")
    assert asked(s) == ("answer-offer", 4)
    play(s, "yes")
    assert (token(s, 4, "lion"), token(s, 1, "torch"), token(s, 3, "torch")) == (1, 1, 1)
    assert asked(s) == ("offer", 1)
    play(s, "to all", "give torch", "take coins", "amount 20", "P3 yes")
    assert coins(s) == [50, 1, 10, 30]


def test_c5_9_a_counter_that_could_only_be_the_offer_again_is_not_begun_so() -> None:
    """A has one ship, B a torch and a lion: after the torch B must add the lion, for torch against ship was the offer."""
    s = table({"coins": 0, "tokens": {"ship": 1}}, {"coins": 0, "tokens": {"torch": 1, "lion": 1}}, phase=TRADE)
    play(s, "to 2", "take torch", "send", "P2 counter")
    assert can(s) == ["give torch", "give lion"]
    more = c.clone(s)
    told = play(more, "give torch")
    assert [one.facts["what"].pairs for one in told if one.code in {"gives", "takes"}] == [  # type: ignore[union-attr]
        (("torch", 1),), (("lion", 1),), (("ship", 1),),
    ]  # fmt: skip
    play(s, "give lion")
    assert asked(s) == ("answer-counter", 1)


def test_c5_2_what_is_no_offer_is_refused_with_the_rule_of_the_question() -> None:
    s = table({"tokens": {"ship": 1}}, {"tokens": {"torch": 1}}, phase=TRADE)
    assert why(s, "yes") == ("other-decision", "C5.2")


def test_c5_9_where_only_the_offer_could_be_spelled_again_there_is_no_counter() -> None:
    """A has one ship; B has a torch and a ship, and no ship can stand against a ship (C5.10)."""
    s = table({"coins": 0, "tokens": {"ship": 1}}, {"coins": 0, "tokens": {"torch": 1, "ship": 1}}, phase=TRADE)
    play(s, "to 2")
    assert asked(s) == ("answer-offer", 2)
    assert can(s) == ["no", "yes"]
    assert why(s, "counter") == ("no-counter", "C5.9")


def test_c5_5_who_offered_what_he_no_longer_owns_is_not_taken_at_his_word() -> None:
    offer = {"give": {"lion": 1}, "take": {"ship": 1}}
    rest = ["turn_end 0 0 0", "podium 0 0 0", "next_producer 0 0 0", "next_trader 0 1 0", "answer_offer 1 0 0"]
    s = table({}, {"tokens": {"ship": 1}}, phase=TRADE, offer=offer, offer_from=1, offer_to=2, pending=rest)
    assert can(s) == ["no", "counter"]
    assert why(s, "yes") == ("not-any-more", "C5.5")


def test_c5_an_offer_a_counter_and_an_offer_to_all_step_by_step() -> None:
    """Player 2 begins, so that his number, from 0, is not that of nobody; the free actions of C2.7 stand beside each answer."""
    two = {"medals": 2, "tokens": {"lion": 3, "ship": 2, "action": 2}}
    three = {"medals": 2, "tokens": {"horse": 3, "torch": 2, "action": 2}}
    four = {"coins": 0, "tokens": {"horse": 1, "cage": 2}}
    s = table({"coins": 5, "tokens": {"torch": 1}}, two, three, four, start=2, phase=TRADE, setup=game(4))
    follow(
        s,
        "cash: cashed 1 6; offer 1 0 0",
        "swap: swapped 1; offer 1 0 0",
        "to 3: draft 1 0 1",
        "give lion: draft_amount 1 14 1",
        "amount 2: draft 1 0 1",
    )
    assert can(s) == ["give action", "give coins", "take horse", "take torch", "take action", "take coins"]
    assert [c.position(s)[key] for key in ("offer_from", "offer_to", "draft_at")] == [2, 3, 8]
    follow(
        s,
        "give coins: draft_amount 1 28 1",
        "amount 5: draft 1 0 1",
        "take horse: draft_amount 1 36 1",
        "amount 3: draft 1 0 1",
        "send: offered 1 2; gives 1 7 2; gives 1 14 5; takes 1 3 3; answer_offer 2 0 0",
        "cash: cashed 2 6; answer_offer 2 0 0",
        "swap: swapped 2; answer_offer 2 0 0",
        "counter: draft 2 1 1",
        "give horse: draft_amount 2 7 1",
        "amount 2: draft 2 1 1",
        "take lion: draft_amount 2 45 1",
        "amount 3: draft 2 1 1",
        "take coins: draft_amount 2 59 1",
        "amount 1: countered 2 1; gives 2 3 2; takes 2 7 3; takes 2 14 1; answer_counter 1 0 0",
        "cash: cashed 1 6; answer_counter 1 0 0",
        "swap: swapped 1; answer_counter 1 0 0",
        "yes: accepted 1; star-lost 2 3; star 2 6; offer 1 0 0",
        "to 4: draft 1 0 1",
        "give ship: draft_amount 1 12 1",
        "amount 1: draft 1 0 1",
        "take horse: draft 1 0 1",
        "send: offered 1 3; gives 1 6 1; takes 1 3 1; answer_offer 3 0 0",
        "no: declined 3; offer 1 0 0",
        "to all: draft 1 0 1",
        "give ship: draft_amount 1 12 1",
        "amount 2: draft 1 0 1",
    )
    assert can(s) == ["give coins", *(f"take {kind}" for kind in ("horse", "torch", "lion", "cage", "action", "coins"))]
    follow(
        s,
        "take torch: draft_amount 1 38 1",
        "amount 1: draft 1 0 1",
        "send: offered 1 4; gives 1 6 2; takes 1 4 1; answer_offer 2 1 0",
    )
    assert can(s) == ["no", "yes", "cash", "swap"]  # no counter where all are asked
    follow(s, "no: declined 2; answer_offer 0 1 0", "yes: accepted 0; offer 1 0 0")
    now = c.position(s)
    assert [now[key] for key in ("offer_from", "offer_to", "draft_at", "offered", "phase")] == [0, 0, 0, 0, 3]
    assert [(one["coins"], one["offers"], one["tokens"]) for one in now["seats"]] == [
        (5, 0, {"ship": 2}),
        (41, 3, {"horse": 2, "torch": 1}),
        (37, 0, {"horse": 1, "torch": 2, "lion": 3, "action": 1}),
        (0, 0, {"horse": 1, "cage": 2}),
    ]
    assert now["pending"][2:] == ["next_producer 0 0 0", "next_trader 0 1 0", "offer 1 0 0"]
    follow(s, "pass: passed 1 3; offer 2 0 0", "pass: passed 2 3; offer 3 0 0")


def test_c5_1_open_trading_step_by_step() -> None:
    two = {"tokens": {"lion": 2}, "offers": 9}  # of another turn
    setup = game(trade_partners="open", trade_offer_cap=2)
    s = table({"tokens": {"torch": 2}}, two, {"tokens": {"ship": 2}}, start=2, phase=TRADE, setup=setup)
    follow(
        s,
        "to all: draft 1 0 1",
        "give lion: draft_amount 1 14 1",
        "amount 1: draft 1 0 1",
        "take ship: draft_amount 1 42 1",
        "amount 1: draft 1 0 1",
        "send: offered 1 3; gives 1 7 1; takes 1 6 1; answer_offer 2 1 0",
    )
    assert c.position(s)["pending"][3:] == ["next_trader 0 1 0", "ask_all 0 2 0", "answer_offer 2 1 0"]
    assert c.position(s)["offered"] == 1
    follow(
        s,
        "no: declined 2; offer 2 0 0",
        "pass: passed 2 3; offer 0 0 0",
        "pass: passed 0 3; offer 1 0 0",
    )
    assert c.position(s)["offered"] == 0  # in the new round
    follow(
        s,
        "pass: passed 1 3; offer 2 0 0",
        "to 1: draft 2 0 1",
        "give ship: draft_amount 2 12 1",
        "amount 1: draft 2 0 1",
        "take torch: draft_amount 2 38 1",
        "amount 1: draft 2 0 1",
        "send: offered 2 0; gives 2 6 1; takes 2 4 1; answer_offer 0 0 0",
        "counter: draft 0 1 1",
        "give torch: draft_amount 0 9 1",
        "amount 2: draft 0 1 1",
        "take ship: draft_amount 0 43 1",
        "amount 1: draft 0 1 1",
        "send: countered 0 2; gives 0 4 2; takes 0 6 1; answer_counter 2 0 0",
        "no: declined 2; offer 0 0 0",
        "pass: passed 0 3; offer 1 0 0",
    )
    assert c.position(s)["pending"][2:] == ["next_producer 0 0 0", "next_trader 0 1 0", "offer 1 0 0"]
    assert [one["offers"] for one in c.position(s)["seats"]] == [0, 1, 1]
    follow(
        s,
        "pass: passed 1 3; offer 2 0 0",
        "pass: passed 2 3; offer 0 0 0",
        "pass: passed 0 3; part 1 0 0",
    )


def test_c5_2_answers_are_refused_with_the_rule_that_forbids_them() -> None:
    for timing, free in (
        ("own_decision", [("no-medal", "C11.3"), ("no-action", "C13.4")]),
        ("own_phase", [("not-free", "C2.7")] * 2),
    ):
        setup = game(medals_free_action_timing=timing)
        s = table({"tokens": {"lion": 2}}, {}, {"medals": 2}, phase=TRADE, start=2, setup=setup)
        assert [why(s, text) for text in ("cash", "swap", "yes")] == [
            ("no-medal", "C11.3"), ("no-action", "C13.4"), ("other-decision", "C5.2"),
        ]  # fmt: skip
        play(s, "to 1", "amount 30", "amount 1")
        assert asked(s) == ("answer-offer", 1)
        assert [why(s, text) for text in ("cash", "swap")] == free
        assert [why(s, text) for text in ("pass", "send")] == [("other-decision", "C5.2")] * 2
        play(s, "counter", "amount 2", "amount 9")
        assert asked(s) == ("answer-counter", 2)
        assert [why(s, text) for text in ("cash", "swap")] == free
        assert why(s, "counter") == ("no-counter", "C5.9")


def test_c5_11_an_offer_to_all_never_comes_back_to_who_made_it() -> None:
    """He owns gladiators as well, which he asks for; they are the first kind that can be taken."""
    s = table({"tokens": {"gladiator": 1}}, {"tokens": {"gladiator": 2, "lion": 1}}, phase=TRADE, start=2)
    play(s, "to all", "give lion", "take gladiator")
    follow(
        s,
        "send: offered 1 3; gives 1 7 1; takes 1 0 1; answer_offer 0 1 0",
        "no: declined 0; offer 1 0 0",
    )


def test_c5_8_every_seat_has_a_cap_of_its_own() -> None:
    s = table({"offers": 9}, {"tokens": {"lion": 3}}, phase=TRADE, start=2, setup=game(trade_offer_cap=2))
    for left in (2, 1):
        assert (asked(s), c.asks(s, 1).facts["left"]) == (("offer", 2), left)
        play(s, "to 3", "amount 1", "amount 1", "no")
    assert asked(s) == ("offer", 3)
