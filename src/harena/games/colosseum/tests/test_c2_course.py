"""C2 Course of the game: phases, order, free actions, coins within reach, who does not answer."""

from harena.core.ids import OVER
from harena.core.rng import Rng
from harena.games import colosseum as c
from harena.games.colosseum import form
from harena.games.colosseum import state as at
from harena.games.colosseum.steps.means import reach
from harena.games.colosseum.tests.at import (
    AUCTION,
    CLOSE,
    FULL,
    INVEST,
    PRODUCE,
    TRADE,
    asked,
    can,
    coins,
    draw_all,
    follow,
    game,
    of,
    play,
    skip,
    table,
    token,
    why,
)


def test_c2_1_and_c2_2_five_turns_of_five_phases_the_last_without_closing() -> None:
    s = c.new(game())
    seen: list[tuple[int, int]] = []
    while c.to_act(s) != OVER:
        if c.to_act(s) >= 0 and (s.a[at.TURN], s.a[at.PHASE]) not in seen:
            seen.append((s.a[at.TURN], s.a[at.PHASE]))
        if c.to_act(s) < 0:
            draw_all(s)
        else:
            c.apply(s, c.to_act(s), c.default(s, c.to_act(s)))
    assert [phase for turn, phase in seen if turn == 1][:4] == [1, 2, 3, 4]
    assert max(seen)[0] == 5
    assert (5, 5) not in seen
    assert sum(of(s, player, form.PODIUM) for player in (1, 2, 3)) == 4


def test_c2_3_every_phase_may_be_passed() -> None:
    s = table(phase=INVEST, markets=FULL)
    for phase in ("invest", "start", "offer", "part"):
        if phase == "offer":
            skip(s, "part")
            continue
        for player in (1, 2, 3):
            assert asked(s) == (phase, player)
            assert can(s)[0] == "pass"
            play(s, "pass")


def test_c2_4_and_c2_5_clockwise_from_the_start_player_who_changes_each_turn() -> None:
    s = table(phase=INVEST, start=2, markets=FULL)
    order = []
    for _ in range(3):
        order.append(asked(s)[1])
        play(s, "pass")
    assert order == [2, 3, 1]
    skip(s, "invest")
    assert asked(s) == ("invest", 3)
    assert s.a[at.TURN] == 2


def test_c2_6_and_c2_10_all_is_open_and_the_face_down_token_shows_its_back() -> None:
    s = table({"tokens": {"lion": 2}}, {"coins": 7}, phase=INVEST, markets=FULL, face_down={"priest": 1})
    view = c.view(s, 0)
    assert view.seats[1].coins == 7
    assert view.face_down
    assert "priest" not in repr(view.markets)
    assert c.dump(c.imagine(s, 1, Rng(3))) == c.dump(s)
    assert all("priest" not in repr(line) for line in c.view_lines(view))


def test_c2_7_free_actions_come_before_any_own_decision() -> None:
    s = table({"medals": 1, "tokens": {"action": 1}}, {"medals": 1}, phase=INVEST)
    assert can(s)[:3] == ["pass", "cash", "swap"]
    play(s, "cash")
    assert (coins(s)[0], asked(s)) == (36, ("invest", 1))
    play(s, "swap")
    assert (of(s, 1, form.MEDAL), token(s, 1, "action")) == (1, 0)
    assert why(s, "swap") == ("no-action", "C13.4")
    assert why(s, "cash", 1) == ("not-your-turn", "C2.4")
    dice = table({"medals": 1}, phase=PRODUCE, medals=17)
    play(dice, "yes", "die 6")
    assert why(dice, "swap") == ("no-action", "C13.4")
    play(dice, "cash", "move E 6")
    assert of(dice, 1, form.MEDAL) == 1
    own = game(medals_free_action_timing="own_phase")
    s = table({}, {"medals": 1}, phase=AUCTION, setup=own, markets=FULL)
    play(s, "market 1", "bid 8")
    assert asked(s) == ("bidding", 2)
    assert why(s, "cash") == ("not-free", "C2.7")


def test_c2_8_and_c2_12_cash_then_bid() -> None:
    s = table({}, {"coins": 4, "medals": 1}, {"coins": 3}, phase=AUCTION, markets=FULL)
    play(s, "market 1", "bid 9")
    assert asked(s) == ("bidding", 2)
    assert can(s) == ["pass", "cash"]
    play(s, "cash")
    assert can(s) == ["pass", "bid 10"]
    told = play(s, "bid 10")
    assert [one.code for one in told] == ["bid", "could-not"]  # the third, with 3 coins, is out unasked


def test_c2_9_and_c8_1_after_the_last_event_medals_and_tokens_are_cashed_unasked() -> None:
    s = table({"medals": 2, "tokens": {"action": 1}}, {}, {"tokens": {"action": 1}}, phase=PRODUCE, turn=5)
    play(s, "pass", "pass", "pass")
    assert c.to_act(s) == OVER
    assert coins(s) == [48, 30, 36]
    dry = table(
        {"medals": 1, "tokens": {"action": 1}},
        {"tokens": {"action": 1}},
        phase=PRODUCE,
        turn=5,
        medals=0,
        setup=game(medals_recycle=False, medals_free_action_timing="own_phase"),
    )
    play(dry, "pass", "pass", "pass")
    assert coins(dry) == [36, 30, 30]


def test_c2_11_who_does_not_answer_passes_moves_the_emperor_and_loses_what_he_has_most_of() -> None:
    s = table({"medals": 1}, phase=INVEST, markets=FULL)
    for question in ("invest", "start", "part"):
        skip(s, question)
        assert c.write(s, 0, c.default(s, c.to_act(s))) == "pass"
    play(s, "yes", "die 1-3")
    assert c.write(s, 0, c.default(s, 0)) == "move E 1"
    s = table({"loge": 1}, phase=PRODUCE)
    play(s, "yes", "die 1-3", "die 5")
    assert c.write(s, 0, c.default(s, 0)) == "sum E 6"
    s = table({"tokens": {"lion": 2, "ship": 2, "torch": 1}, "used": {"lion": 1, "ship": 1, "torch": 1}, "latest_turn": 1,
               "programs": [7], "produced": [7], "best": 5}, phase=CLOSE)  # fmt: skip
    skip(s, "discard")
    assert c.write(s, 0, c.default(s, 0)) == "drop ship"  # the ship stands before the lion in the table of kinds


def test_c2_12_coins_within_reach_count_medals_and_swaps_one_after_another() -> None:
    s = table({"coins": 7, "medals": 1, "tokens": {"action": 2}}, {"coins": 7, "tokens": {"action": 1}}, phase=TRADE)
    assert reach(s, 0, free=True) == 7 + 18
    assert reach(s, 0, free=False) == 7
    s.a[at.MEDALS] = 0
    assert reach(s, 0, free=True) == 25  # the medal cashed first comes back
    assert reach(s, 1, free=True) == 7  # no medal of his own, none in the supply
    s = table({"coins": 7, "medals": 1, "tokens": {"action": 2}}, phase=TRADE, medals=1, setup=game(medals_recycle=False))
    assert reach(s, 0, free=True) == 7 + 12


def test_c2_2_and_c2_5_one_turn_ends_and_another_begins_step_by_step() -> None:
    """The start player goes round from the last seat to the first, and the fifth turn ends with the game."""
    for turn, ends in ((3, ["turn_end 0 0 0", "podium 0 0 0"]), (4, ["game_end 0 0 0"])):
        s = table({"coins": 31}, {}, {"coins": 29}, phase=CLOSE, turn=turn, start=3)
        assert (s.a[at.TURN], s.a[at.FIRST], s.a[at.PHASE]) == (turn + 1, 0, 1)
        rest = [f"next_{what} 0 0 0" for what in ("producer", "trader", "starter")]
        assert c.position(s)["pending"] == [*ends, *rest, "next_invest 0 1 0", "invest 0 0 0"]
    two = {"gladiator": 1, "decoration": 1}
    shown = {"programs": [1], "produced": [1], "best": 9, "latest_turn": 3, "used": two, "tokens": two}
    s = table({"coins": 29}, {}, shown, phase=CLOSE, turn=3, start=2)
    follow(s, "drop gladiator: lost 2 0; donate 0 0 0", "name decoration: given 2 0 9; turn 4 2; invest 2 0 0")


def test_c2_9_the_last_medals_and_tokens_are_cashed_step_by_step() -> None:
    """From the start player on; a token is swapped as long as one medal is left, and cashed at once."""
    once = ["cashed 1 6", "swapped 1", "cashed 1 6"]
    for recycle, others, told in (
        (True, 16, [*once, "swapped 1", "cashed 1 6", "swapped 2", "cashed 2 6", *["cashed 0 6"] * 16]),
        (False, 1, [*once, "cashed 0 6"]),
    ):
        one = {"medals": 1, "tokens": {"action": 2}}
        s = table({"medals": others}, one, {"tokens": {"action": 1}}, phase=PRODUCE, turn=5, start=2, medals=1,
                  setup=game(medals_recycle=recycle))  # fmt: skip
        assert s.a[at.MEDALS] == 1
        assert can(s) == ["pass", "yes", "cash", "swap"]  # of the one medal in the supply
        play(s, "pass", "pass")
        follow(s, "pass: " + "; ".join(["passed 0 4", *told, "over"]))


def test_c2_12_and_c9_7_a_bank_that_has_enough_pays_all_and_a_supply_that_has_enough_is_not_emptied() -> None:
    s = table({"coins": 7, "medals": 1, "tokens": {"action": 2}}, phase=TRADE, setup=game(medals_recycle=False))
    assert reach(s, 0, free=True) == 7 + 18
    s = table({}, {"medals": 1}, phase=INVEST, start=2, setup=game(bank_unlimited=False))
    follow(s, "cash: cashed 1 6; invest 1 0 0")
    assert (s.a[at.BANK], coins(s)) == (400 - 96, [30, 36, 30])
