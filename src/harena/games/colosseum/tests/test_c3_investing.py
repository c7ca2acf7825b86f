"""C3 Phase 1, investing."""

from typing import Any

import pytest

from harena.core.events import Log
from harena.games import colosseum as c
from harena.games.colosseum import events as ev
from harena.games.colosseum import form
from harena.games.colosseum import state as at
from harena.games.colosseum.tests.at import INVEST, asked, can, codes, coins, game, of, play, table, token, why


def test_c3_1_one_investment_or_pass() -> None:
    s = table(phase=INVEST)
    assert can(s)[:5] == ["pass", "ticket", "loge", "expand left", "expand right"]
    play(s, "ticket")
    assert asked(s) == ("invest", 2)


def test_c3_2_and_c3_4_any_unsold_program_for_its_price() -> None:
    s = table({"coins": 25}, {"programs": [12]}, phase=INVEST)
    assert why(s, "buy 22") == ("too-dear", "C4.6")
    assert why(s, "buy 12") == ("sold", "C3.4")
    assert why(s, "buy 3") == ("sold", "C3.4")
    play(s, "buy 20")
    assert coins(s)[0] == 0
    assert c.view(s, 0).seats[0].programs == (20,)
    assert why(s, "buy 20") == ("sold", "C3.4")


@pytest.mark.parametrize(
    ("rule", "refused", "free"),
    [("produced", "buy 15", "buy 16"), ("bought", "buy 18", "buy 19"), ("last_produced", None, "buy 11")],
)
def test_c3_3_a_program_to_be_bought_is_above_the_limit(rule: str, refused: str | None, free: str) -> None:
    s = table(
        {"coins": 90, "programs": [1, 15, 18], "produced": [1, 15], "latest": 1, "best": 9, "latest_turn": 1},
        phase=INVEST, turn=3, setup=game(invest_buy_limit=rule), supply=[n for n in range(11, 31) if n not in {15, 18}],
    )  # fmt: skip
    assert free in can(s)
    if rule == "produced":
        assert why(s, "buy 14") == ("too-low", "C3.3")
    if refused:
        assert refused not in can(s)


def test_c3_5_arena_size_does_not_bar_buying() -> None:
    assert "buy 30" in can(table({"coins": 40}, phase=INVEST))


def test_c3_6_and_c9_14_an_expansion_is_one_square_at_either_end_two_in_all() -> None:
    s = table({"coins": 60, "medals": 2}, phase=INVEST)
    play(s, "expand left")
    assert c.view(s, 0).seats[0].arena == (32, 33, 34)
    play(s, "fee medals", "expand right")
    assert c.view(s, 0).seats[0].arena == (31, 32, 33, 34)
    assert coins(s)[0] == 40
    full = table({"coins": 60, "left": 2}, phase=INVEST)
    assert why(full, "expand left") == ("full-size", "C3.6")
    assert c.view(full, 0).seats[0].arena == (32, 33, 34, 35)


def test_c3_7_a_noble_on_the_new_square_is_inside() -> None:
    s = table({"right": 1}, phase=INVEST)
    assert c.view(s, 0).seats[0].nobles == 0
    play(s, "expand right")
    assert c.view(s, 0).seats[0].arena == (30, 31, 32, 33)
    assert c.view(s, 0).seats[0].nobles == 3


def test_c3_8_season_tickets_while_they_last() -> None:
    s = table({"tickets": 10}, phase=INVEST)
    assert why(s, "ticket") == ("no-ticket", "C3.8")
    s = table({"tickets": 9}, phase=INVEST)
    play(s, "ticket")
    assert (of(s, 1, form.TICKET), coins(s)[0], s.a[at.TICKETS]) == (10, 20, 0)


def test_c3_9_one_loge_for_five_coins() -> None:
    s = table({"loge": 1}, {}, phase=INVEST)
    assert why(s, "loge") == ("has-loge", "C3.9")
    play(s, "pass", "loge")
    assert coins(s)[1] == 25


def test_c3_10_and_c11_4_and_c13_3_a_second_investment_for_two_medals_or_a_token() -> None:
    s = table({"medals": 2, "tokens": {"action": 1}}, phase=INVEST)
    assert why(s, "fee medals") == ("other-decision", "C3.1")
    play(s, "ticket")
    assert asked(s) == ("second", 1)
    assert can(s) == ["pass", "cash", "swap", "fee medals", "fee token"]
    play(s, "fee token")
    assert not c.settled(s)
    assert "pass" not in can(s)
    play(s, "ticket")
    assert (of(s, 1, form.TICKET), coins(s)[0], token(s, 1, "action"), of(s, 1, form.MEDAL)) == (2, 10, 0, 2)
    assert asked(s) == ("invest", 2)
    passed = table({"medals": 2}, phase=INVEST)
    play(passed, "pass")
    assert asked(passed) == ("invest", 2)  # only after a first investment


def test_c3_11_at_most_two_investments() -> None:
    s = table({"coins": 60, "medals": 4}, phase=INVEST)
    play(s, "ticket", "fee medals", "ticket")
    assert asked(s) == ("invest", 2)
    s = table({"coins": 60, "medals": 4}, phase=INVEST, setup=game(invest_max_per_phase=3))
    play(s, "ticket", "fee medals", "ticket")
    assert asked(s) == ("second", 1)


def test_c3_12_no_fee_for_nothing() -> None:
    s = table({"coins": 14, "medals": 3}, phase=INVEST)
    play(s, "ticket")
    assert asked(s) == ("second", 1)
    assert why(s, "fee medals") == ("fee-for-nothing", "C3.12")
    assert why(s, "fee token") == ("no-fee", "C3.10")
    play(s, "cash")
    assert "fee medals" in can(s)


def test_c3_13_with_nothing_within_reach_one_passes_unasked() -> None:
    s = table({"coins": 4}, phase=INVEST)
    assert asked(s) == ("invest", 2)
    s = table({"coins": 4, "medals": 1}, phase=INVEST)
    assert asked(s) == ("invest", 1)
    assert can(s) == ["pass", "cash"]
    two = table({"coins": 10, "medals": 2}, phase=INVEST)
    play(two, "ticket")
    assert asked(two) == ("invest", 2)  # the fee leaves no medal to cash
    three = table({"coins": 10, "medals": 3}, phase=INVEST)
    play(three, "ticket")
    assert asked(three) == ("second", 1)
    play(three, "cash", "fee medals", "loge")
    assert coins(three)[0] == 1


def test_c3_2_what_is_bought_comes_to_what_one_has() -> None:
    s = table({"coins": 25, "programs": [3]}, phase=INVEST)
    play(s, "buy 20")
    assert c.view(s, 0).seats[0].programs == (3, 20)


@pytest.mark.parametrize(
    ("coins_", "things"), [(10, ["ticket", "loge", "expand left", "expand right"]), (9, ["loge"]), (5, ["loge"])]
)
def test_c3_6_to_c3_9_the_price_itself_is_enough(coins_: int, things: list[str]) -> None:
    assert can(table({"coins": coins_}, phase=INVEST)) == ["pass", *things]


def test_c3_3_the_highest_bought_is_the_limit_where_the_switch_says_so() -> None:
    s = table(
        {"coins": 90, "programs": [1, 15, 18], "produced": [1, 15], "latest": 15, "best": 9, "latest_turn": 1},
        phase=INVEST, turn=3, setup=game(invest_buy_limit="bought"), supply=[16, 17, 19],
    )  # fmt: skip
    assert why(s, "buy 16") == ("too-low", "C3.3")
    assert why(s, "buy 17") == ("too-low", "C3.3")
    assert can(s)[-1] == "buy 19"


def test_c3_1_what_is_no_investment_is_refused_with_the_rule_of_the_question() -> None:
    s = table(phase=INVEST)
    assert why(s, "buy 1") == ("sold", "C3.4")
    assert why(s, "buy 30") == ("too-dear", "C4.6")
    assert why(s, "market 1") == ("other-decision", "C3.1")


def test_c3_13_a_medal_that_buys_nothing_asks_nobody() -> None:
    s = table({"coins": 0, "medals": 1, "loge": 1}, {}, phase=INVEST)
    assert asked(s) == ("invest", 2)
    play(s, "P2 pass")
    one = table({"medals": 1}, {}, phase=INVEST)
    play(one, "ticket")
    assert asked(one) == ("invest", 2)  # a second investment takes two


def test_c3_13_one_thing_within_reach_is_enough_to_be_asked_about_a_second() -> None:
    s = table(
        {"coins": 13, "medals": 1, "tokens": {"action": 1}, "loge": 1, "left": 2, "tickets": 10},
        phase=INVEST, supply=[11, 12, 20], setup=game(),
    )  # fmt: skip
    assert can(s) == ["pass", "cash", "swap", "buy 11", "buy 12"]
    play(s, "buy 11")
    assert asked(s) == ("invest", 2)  # nothing is left that costs six coins
    only = table({"coins": 26, "tokens": {"action": 1}, "loge": 1, "left": 2, "tickets": 10}, phase=INVEST, supply=[11, 12, 20])
    play(only, "buy 11")
    assert asked(only) == ("second", 1)
    play(only, "fee token")  # there is one thing to buy, so it is bought
    assert c.view(only, 0).seats[0].programs == (11, 12)


def test_c3_13_a_second_token_may_be_swapped_and_cashed_for_the_price() -> None:
    s = table({"coins": 14, "tokens": {"action": 2}, "loge": 1}, phase=INVEST)
    play(s, "ticket")
    assert asked(s) == ("second", 1)
    assert can(s) == ["pass", "swap"]
    assert codes(play(s, "swap")) == ["swapped"]
    assert codes(play(s, "cash")) == ["cashed"]
    assert can(s) == ["pass", "swap", "fee token"]
    assert why(s, "fee medals") == ("no-fee", "C3.10")


@pytest.mark.parametrize(
    ("means", "fees"),
    [({"medals": 2}, ["cash", "fee medals"]), ({"tokens": {"action": 1}}, ["swap", "fee token"])],
)
def test_c3_10_only_the_fee_one_has_can_be_paid(means: dict[str, Any], fees: list[str]) -> None:
    s = table({}, means, phase=INVEST)
    play(s, "P1 pass", "P2 ticket")
    assert asked(s) == ("second", 2)
    assert can(s) == ["pass", *fees]


def test_c3_12_the_second_purchase_is_chosen_among_what_its_buyer_can_pay() -> None:
    """The second buy of a phase, by another than the first player: its price is taken from his own coins."""
    s = table({"coins": 90}, {"coins": 25, "medals": 2, "programs": [3]}, phase=INVEST)
    play(s, "P1 pass", "P2 loge", "fee medals")
    assert asked(s) == ("second-buy", 2)
    assert not c.settled(s)
    assert can(s) == ["ticket", "expand left", "expand right", "buy 11", "buy 12", "buy 13", "buy 14", "buy 15", "buy 16"]
    assert why(s, "loge") == ("has-loge", "C3.9")
    assert why(s, "buy 17") == ("too-dear", "C4.6")
    assert why(s, "pass") == ("other-decision", "C3.12")
    told = play(s, "buy 16")
    assert codes(told) == ["bought"]
    assert (coins(s)[1], c.view(s, None).seats[1].programs) == (0, (3, 16))


def test_c2_7_what_is_cashed_and_bought_is_told_and_refused_by_what_one_has() -> None:
    s = table({"coins": 90}, {"coins": 12, "medals": 1}, phase=INVEST)
    play(s, "P1 pass")
    assert why(s, "buy 11") == ("too-dear", "C4.6")
    assert why(s, "swap") == ("no-action", "C13.4")
    assert codes(play(s, "cash")) == ["cashed"]
    assert why(s, "cash") == ("no-medal", "C11.3")
    assert codes(play(s, "buy 11")) == ["bought"]
    second = table({"medals": 2}, phase=INVEST)
    play(second, "ticket")
    assert why(second, "swap") == ("no-action", "C13.4")
    assert why(second, "buy 11") == ("other-decision", "C3.10")
    assert why(second, "buy 1") == ("other-decision", "C3.10")
    token_ = table({"tokens": {"action": 1}, "medals": 0}, phase=INVEST)
    play(token_, "ticket")
    assert why(token_, "cash") == ("no-medal", "C11.3")


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("pass", (ev.PASSED, 1, 1, 0)),
        ("ticket", (ev.TICKET, 1, 10, 0)),
        ("loge", (ev.LOGE, 1, 5, 0)),
        ("expand right", (ev.EXPANDED, 1, 1, 10)),
        ("buy 12", (ev.BOUGHT, 1, 12, 13)),
    ],
)
def test_c3_1_it_is_told_who_buys_what_for_how_much(text: str, event: tuple[int, ...]) -> None:
    s, log = table({}, {"tokens": {"action": 1}}, phase=INVEST), Log()
    play(s, "P1 pass")
    c.apply(s, 1, c.read(s, 1, text), log)
    assert log.items == [event]
    if text != "pass":
        c.apply(s, 1, c.read(s, 1, "fee token"), log)
        assert log.items[1] == (ev.FEE, 1, 1, 0)
