"""Small things of the flow: forced answers, seats that are not asked, ways of saying no."""

from harena.core.ids import CHANCE
from harena.core.rng import Rng
from harena.games import colosseum as c
from harena.games.colosseum.steps.means import reach
from harena.games.colosseum.tests.at import AUCTION, CLOSE, FULL, INVEST, PRODUCE, TRADE, asked, can, game, play, table, why

SHOWN = {"programs": [1], "produced": [1], "best": 9, "latest_turn": 1}
PAIR = {"gladiator": 1, "decoration": 1}


def test_a_seat_that_is_not_there_has_no_moves() -> None:
    s = table(phase=INVEST)
    assert c.legal(s, 1) == c.legal(s, 7) == []
    window = table(
        SHOWN | {"used": PAIR, "tokens": PAIR},
        {"programs": [2], "produced": [2], "best": 5, "latest_turn": 1, "used": PAIR, "tokens": PAIR},
        phase=CLOSE,
        setup=game(cleanup_order="at_once"),
    )
    assert c.legal(window, 2) == c.legal(window, -1) == []
    play(window, "P2 drop gladiator")
    assert c.waiting(c.imagine(window, 0, Rng(1))) == (0, 1)
    assert c.write(window, 0, c.default(window, 0)) == "drop gladiator"
    assert any(line.code == "window" for line in c.view_lines(c.view(window, 0)))


def test_every_decision_refuses_free_actions_one_does_not_have() -> None:
    s = table(SHOWN | {"used": PAIR, "tokens": PAIR}, {}, phase=CLOSE)
    assert why(s, "cash") == ("no-medal", "C11.3")
    play(s, "drop gladiator")
    for before in ((), ("to 2",), ("to 2", "give lion")):
        offer = table({"tokens": {"lion": 2}}, {"tokens": {"ship": 1}}, phase=TRADE)
        play(offer, *before)
        assert why(offer, "cash") is not None
    stage = table({"programs": [1], "tokens": PAIR}, phase=PRODUCE)
    assert why(stage, "cash") == ("no-medal", "C11.3")
    play(stage, "yes", "die 2", "move E 2")
    assert why(stage, "swap") == ("no-action", "C13.4")
    assert why(stage, "buy 11") == ("other-decision", "C6.9")
    play(stage, "stage 1")
    assert why(stage, "spend 1") == ("no-medal", "C11.3")
    assert why(stage, "hold lion") == ("not-owned", "C5.5")
    assert why(stage, "pass") == ("other-decision", "C6.11")


def test_a_donation_waits_for_a_free_action() -> None:
    s = table(SHOWN | {"tokens": {"lion": 3}}, {"coins": 20, "medals": 1, "tokens": {"action": 1}}, phase=CLOSE, medals=17)
    assert can(s) == ["pass", "cash", "swap", "name lion"]
    play(s, "cash", "swap")
    assert can(s)[0] == "pass"
    dry = table({}, {"tokens": {"action": 1}}, phase=INVEST, medals=0, setup=game(medals_recycle=False))
    play(dry, "pass")
    assert why(dry, "swap") == ("no-supply", "C11.7")


def test_holding_more_back_than_the_program_can_spare_is_refused() -> None:
    s = table({"programs": [8], "tokens": {"comedian": 3}}, phase=PRODUCE)
    play(s, "yes", "die 2", "move E 2", "stage 8")
    assert can(s) == ["send", "hold comedian"]
    two = table({"programs": [1], "tokens": {"gladiator": 2, "decoration": 1}}, phase=PRODUCE)
    play(two, "yes", "die 2", "move E 2", "stage 1", "hold gladiator")
    assert why(two, "amount 3") == ("too-few", "C6.9")
    assert why(two, "pass") == ("other-decision", "C6.11")


def test_without_fee_or_lone_bids_the_reasons_are_told() -> None:
    s = table({"medals": 2, "coins": 30}, phase=INVEST)
    play(s, "ticket")
    assert why(s, "swap") == ("no-action", "C13.4")
    assert why(s, "buy 11") == ("other-decision", "C3.10")
    play(s, "fee medals")
    assert why(s, "buy 30") == ("too-dear", "C4.6")
    bid = table(phase=AUCTION, markets=FULL)
    assert why(bid, "cash") == ("no-medal", "C11.3")
    play(bid, "market 1", "bid 8")
    assert why(bid, "cash") == ("no-medal", "C11.3")
    assert why(bid, "ticket") == ("other-decision", "C4.5")


def test_a_playout_can_be_cut_short() -> None:
    s = c.new(game(3, cleanup_order="at_once"))
    assert c.playout(s, Rng(3), 5) == 5
    assert not c.faults(s)
    c.playout(s, Rng(3), 1 << 20)
    assert c.ending(s) is not None


def test_c9_6_an_emperor_token_without_a_medal_left_is_lost() -> None:
    markets = [["emperor", "lion", "lion"], *FULL[1:]]
    s = table(phase=AUCTION, markets=markets, medals=0, setup=game(medals_recycle=False))
    told = play(s, "market 1", "bid 8", "pass", "pass")
    assert "no-medal" in [one.code for one in told]
    assert c.view(s, 0).seats[0].medals == 0


def test_c9_7_a_limited_bank_takes_in_what_is_paid_and_bounds_what_is_within_reach() -> None:
    setup = game(bank_unlimited=False, bank_total=150)
    s = table({"coins": 86, "medals": 1}, phase=INVEST, setup=setup)
    assert c.view(s, 0).bank == 4
    assert reach(s, 0, free=True) == 90
    play(s, "ticket")
    assert c.view(s, 0).bank == 14


def test_c7_4_one_may_cash_before_losing_a_token() -> None:
    s = table(SHOWN | {"used": PAIR, "tokens": PAIR, "medals": 1}, {}, phase=CLOSE)
    assert can(s) == ["cash", "drop gladiator", "drop decoration"]
    play(s, "cash", "drop decoration")
    told = table({"loge": 1, "medals": 2, "tokens": {"action": 1}}, phase=INVEST)
    play(told, "ticket")
    assert c.point(told, 0, "fee-token") is None
    assert c.describe(told, 0, c.read(told, 0, "fee medals")).target == "fee-medals"


def test_cash_is_refused_to_who_names_a_kind_without_a_medal() -> None:
    s = table(SHOWN | {"tokens": {"lion": 3}}, {"coins": 20}, phase=CLOSE)
    assert why(s, "cash") == ("no-medal", "C11.3")
    own = table(
        SHOWN | {"tokens": {"lion": 3}},
        {"coins": 20, "medals": 1},
        phase=CLOSE,
        setup=game(medals_free_action_timing="own_phase"),
    )
    assert why(own, "cash") == ("not-free", "C2.7")


def test_c2_11_who_does_not_answer_shows_all_he_can_and_spends_nothing() -> None:
    s = table({"medals": 1, "programs": [1], "tokens": {"gladiator": 2, "decoration": 1}}, phase=PRODUCE)
    play(s, "yes", "die 2", "move E 2", "pass", "stage 1")
    assert asked(s) == ("show", 1)
    assert c.write(s, 0, c.default(s, 0)) == "send"


def test_a_position_that_waits_for_a_draw_is_loaded_as_it_is() -> None:
    s = c.new(game())
    again = c.load(game(), c.dump(s))
    assert c.to_act(again) == CHANCE
    assert c.legal(again, 0) == []
    assert c.outcomes(again) == c.outcomes(s)
