"""What players of other programs have complained about, by the row of the list in the documents: it does not happen here."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from harena.bots.catalog import bots_of
from harena.bots.drive import Driver
from harena.core.chance import Seeded
from harena.core.errors import NotLegal
from harena.core.ids import CHANCE, OVER
from harena.core.record import header_of
from harena.core.rng import Rng
from harena.core.table import Table
from harena.games import colosseum as c
from harena.games import load
from harena.games.colosseum import events as ev
from harena.games.colosseum import moves as mv
from harena.games.colosseum import pending as on
from harena.games.colosseum import state as at
from harena.games.colosseum.state import State
from harena.games.colosseum.tests.at import (
    AUCTION,
    FULL,
    INVEST,
    PRODUCE,
    TRADE,
    asked,
    can,
    codes,
    coins,
    draw_all,
    game,
    play,
    skip,
    star,
    table,
)

RECORDS = Path(__file__).parent.parent / "records"
rules = load("colosseum")


def laid(s: State, *seats: str) -> Table[Any]:
    """Return a table that begins at this position."""
    chance = Seeded.from_number(1)
    who = seats or ("human",) * s.setup.seats
    return Table(rules, s.setup, header_of(rules, s.setup, chance, who, start=c.position(s)), chance)


def act(one: Table[Any], seat: int, *texts: str) -> None:
    moves: list[int] = []
    for text in texts:
        moves.append(rules.read(one.draft(seat, moves) if moves else one.state, seat, text))
    one.act(seat, moves)


# -- auctions ------------------------------------------------------------------------------------------------------------------


def test_a1_nobody_owes_a_purchase_and_passing_skips_nobody() -> None:
    """A winner pays and takes in one step; a fee is paid with its purchase, and there is no pass between the two."""
    s = table({"medals": 2, "coins": 40}, phase=INVEST)
    play(s, "ticket", "fee medals")
    assert not c.settled(s)
    assert "pass" not in can(s)
    s = table(phase=AUCTION, markets=FULL, setup=game(4))
    play(s, "P1 market 1", "bid 8", "P2 pass")
    assert asked(s) == ("bidding", 3)
    told = play(s, "P3 pass", "P4 pass")
    assert coins(s)[0] == 22
    assert codes(told)[-5:] == ["won", "took", "took", "took", "filling"]


@pytest.mark.parametrize("mode", ["base", "intense"])
def test_a2_after_a_bid_that_none_can_raise_the_right_seat_follows(mode: str) -> None:
    s = table(phase=AUCTION, markets=FULL, setup=game(4, auction_mode=mode))
    told = play(s, "P1 market 1", "bid 30")
    assert codes(told)[:5] == ["opened", "could-not", "could-not", "could-not", "won"]
    draw_all(s)
    assert asked(s) == ("start", 2)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a3_the_turn_goes_to_the_next_seat_still_in_after_undo_and_replay_too(seats: int) -> None:
    one = laid(table(phase=AUCTION, markets=FULL, setup=game(seats)))
    row = [(0, "market 1", "bid 8"), (1, "bid 9"), *((seat, "pass") for seat in range(2, seats)), (0, "bid 10"), (1, "bid 11")]

    def run() -> list[tuple[int, ...]]:
        waited = []
        for seat, *texts in row:
            act(one, seat, *texts)  # type: ignore[arg-type]  # a seat, then texts
            waited.append(one.waiting())
        return waited

    waited = run()
    assert waited == [(1,), *((seat,) for seat in range(2, seats)), (0,), (1,), (0,)]
    one.take_back(len(one.steps), 0, consent=True)
    assert one.waiting() == (0,)
    assert run() == waited
    assert [step.who for step in one.steps if step.who != CHANCE] == [0, *(seat for seat, *_ in row)]


def test_a7_after_a_settlement_exactly_one_is_to_act_and_several_only_in_the_window() -> None:
    s = table(phase=AUCTION, markets=FULL)
    play(s, "P1 market 1", "bid 8", "P2 bid 9", "P3 pass", "P1 pass")
    assert c.waiting(s) == (0,)  # the starter, and nobody else
    for seed in range(4):
        s, rng = c.new(game(3 + seed % 3, trade_offer_cap=1, cleanup_order=("turn_order", "at_once")[seed % 2])), Rng(seed)
        while (seat := c.to_act(s)) != OVER:
            moves = [move for move, _ in c.outcomes(s)] if seat == CHANCE else c.legal(s, seat)
            asked_now = [one for one in range(s.setup.seats) if c.legal(s, one)]
            assert asked_now == list(c.waiting(s))
            assert len(asked_now) == (seat != CHANCE) or s.todo[-4] == on.CLEAN_TOGETHER
            c.apply(s, seat, moves[rng.below(len(moves))])


def test_a10_the_log_tells_who_could_not_raise_from_who_left() -> None:
    s = table({}, {"coins": 8}, {}, phase=AUCTION, markets=FULL)
    told = play(s, "market 1", "bid 8", "P3 pass")
    assert [(one.code, one.rule) for one in told[1:3]] == [("could-not", "C4.19"), ("left", "C4.5")]


def test_a11_the_end_and_each_event_show_the_sums_they_were_computed_from() -> None:
    """Parts add up to the total, and what broke a tie stands beside the scores."""
    s = table(
        {"programs": [1, 2], "produced": [2], "best": 7, "best_at": 1, "tickets": 2, "tokens": {"gladiator": 2, "decoration": 1}},
        phase=PRODUCE,
    )
    play(s, "yes", "die 2", "move E 2")
    told = play(s, "stage 1", "send")
    parts = [one.facts["spectators"] for one in told if one.code == "part"]
    (total,) = [one.facts["spectators"] for one in told if one.code == "total"]
    (staged,) = [one for one in told if one.code == "staged"]
    assert staged.facts["missing"] == 0
    assert total == 7 + sum(int(str(part)) for part in parts) == 7 + 5 + 10
    s = table(*[{"best": 7, "programs": [n], "produced": [n], "coins": n} for n in (1, 2, 3)], ended=1, turn=5, events=3, phase=0)
    end = c.ending(s)
    assert end is not None
    assert [lines[0].facts["coins"] for lines in end.tallies] == [1, 2, 3]
    assert end.ranks == (3, 2, 1)


# -- trade and money -----------------------------------------------------------------------------------------------------------


def test_b1_every_rate_can_be_offered_the_worse_ones_too() -> None:
    s = table({"tokens": {"lion": 3}}, {"tokens": {"ship": 3}}, phase=TRADE)
    for give in range(1, 4):
        for take in range(1, 4):
            one = c.clone(s)
            play(one, "to 2", "give lion", f"amount {give}", "take ship", f"amount {take}")
            assert "send" in can(one)
    play(s, "to 2", "give coins", "amount 30", "amount 1")
    assert asked(s) == ("answer-offer", 2)


def test_b2_a_thing_for_the_same_thing_is_refused_by_the_rules_and_so_by_every_table() -> None:
    one = laid(table({"tokens": {"lion": 2}}, {"tokens": {"lion": 1, "ship": 1}}, phase=TRADE))
    with pytest.raises(NotLegal) as refused:
        act(one, 0, "to 2", "give lion", "amount 1", "take lion", "amount 1", "send")
    assert (refused.value.reason.code, refused.value.reason.rule) == ("both-sides", "C5.10")
    assert one.lines == []


def test_b4_an_offer_has_one_answer() -> None:
    """Whoever is asked accepts, declines or counters once; nobody but the active player offers meanwhile (C5.1, C5.9)."""
    offers = 0
    for seed in range(4):
        setup, chance = game(3), Seeded.from_number(seed)
        seats = ("bot:greedy", "bot:random", "bot:random")
        one: Table[Any] = Table(rules, setup, header_of(rules, setup, chance, seats), chance)
        driver = Driver(bots_of(seats), seed)
        one.begin()
        while not one.over:
            driver.play(one)
        trade = [event for step in one.steps for event in step.events if event[0] in {ev.OFFERED, ev.COUNTERED, *ANSWERS}]
        for event, after in pairwise(trade):
            if event[0] == ev.OFFERED and event[2] < setup.seats:
                offers += 1
                assert after[0] in {ev.COUNTERED, *ANSWERS}
                assert after[1] == event[2]
            elif event[0] == ev.COUNTERED:
                assert after[0] in ANSWERS
                assert after[1] == event[2]
    assert offers > 20


ANSWERS = (ev.ACCEPTED, ev.DECLINED)


def test_b6_the_least_raise_is_one_whatever_the_others_have_and_nobody_comes_back_in() -> None:
    s = table({"coins": 40}, {"coins": 10}, {"coins": 20}, phase=AUCTION, markets=FULL)
    play(s, "P1 market 1", "bid 8")
    assert can(s) == ["pass", "bid 9", "bid 10"]
    play(s, "P2 pass", "P3 bid 20")  # all he has
    assert can(s)[:2] == ["pass", "bid 21"]
    assert can(s)[-1] == "bid 40"
    play(s, "P1 bid 21")
    assert coins(s) == [19, 10, 20]  # neither the one who left nor the one without coins is asked again


def test_b7_whoever_is_asked_for_an_amount_has_one() -> None:
    """20,000 lots: any purse from the least bid on, any bid below what is within reach."""
    rng = Rng(7)
    s = table(phase=AUCTION, markets=FULL)
    play(s, "P1 market 1", "bid 8")
    for _ in range(20_000):
        one = c.clone(s)
        purse, medals = rng.below(200), rng.below(3)
        one.a[at.SEAT + at.WIDTH + at.COINS] = purse
        at.put(one, at.OWN + at.SIZE + at.MEDAL, medals)
        one.a[at.BID] = rng.below(max(1, purse + 6 * medals))
        one.todo[-4:] = [on.BIDS, 1, 0, 0]
        c.flow.run(one, None)
        if one.todo[-4] == on.BIDDING and one.todo[-3] == 1:
            moves = c.legal(one, 1)
            raised = [move for move in moves if move > mv.AMOUNT]
            assert raised or mv.CASH in moves
            assert not raised or raised[0] == mv.AMOUNT + one.a[at.BID] + 1


# -- ties and ends -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [1, 2, 3])
def test_c1_no_tie_falls_to_the_order_of_seats(first: int) -> None:
    """Level players roll for the podium and for the last place, and share the win, whoever starts."""
    level = {"programs": [1], "tokens": {"lion": 1}}
    s = table(level, level | {"programs": [2]}, level | {"programs": [3]}, phase=5, start=first)
    assert c.to_act(s) == CHANCE
    assert {c.write(s, CHANCE, move) for move, _ in c.outcomes(s)} == {f"roll {n}" for n in range(1, 7)}
    over = table(
        *[{"best": 7, "programs": [n], "produced": [n]} for n in (1, 2, 3)], ended=1, turn=5, events=3, start=first, phase=0
    )
    end = c.ending(over)
    assert end is not None
    assert end.ranks == (1, 1, 1)
    assert c.returns(over) == [0.0, 0.0, 0.0]


def test_c4_an_award_moves_only_when_its_holder_is_strictly_exceeded() -> None:
    s = table(
        {"tokens": {"lion": 3, "torch": 1}}, {"tokens": {"lion": 3}}, {"tokens": {"lion": 1}}, phase=TRADE, stars={"lion": 1}
    )
    assert star(s, "lion") == 1
    level = c.clone(s)
    play(level, "to 2", "give torch", "take coins", "amount 1", "P2 yes")
    assert star(level, "lion") == 1
    assert star(table({"tokens": {"lion": 3}}, {"tokens": {"lion": 3}}, phase=TRADE), "lion") == 0  # and nobody takes it up level
    play(s, "to 3", "give lion", "amount 1", "amount 1", "P3 yes")
    assert star(s, "lion") == 2


def test_c6_every_way_a_game_ends_has_a_finished_record() -> None:
    ends = {json.loads(path.read_text("utf-8").splitlines()[-1])["end"] for path in RECORDS.glob("*.harena")}
    assert ends == {"C8.2"}
    book = {rule for rule in load_rules() if rule.startswith("C8.")}
    assert book == {"C8.1", "C8.2", "C8.3", "C8.4"}  # when it ends, and three rules of how it is judged


def load_rules() -> set[str]:
    from harena.text import rulebook  # noqa: PLC0415 - the one test that reads the book

    return set(rulebook.read("colosseum", "en"))


def test_c8_a_player_with_nothing_left_stalls_nobody() -> None:
    """He is asked whether he takes part, for anybody may roll, and what he gets as the last; a table of safe answers ends."""
    s = table({"coins": 0}, {"tokens": {"lion": 1}}, {"tokens": {"ship": 1}}, phase=INVEST, markets=FULL)
    questions = set()
    while c.to_act(s) != OVER:
        if c.to_act(s) == 0:
            questions.add(asked(s)[0])
        if c.to_act(s) == CHANCE:
            draw_all(s)
        else:
            c.apply(s, c.to_act(s), c.default(s, c.to_act(s)))
    assert questions == {"part", "donate"}
    skip(s)
    assert c.ending(s) is not None
