"""C6 and C11 Phase 4: dice, nobles, medals, staging."""

from typing import Any

import pytest

from harena.core.ids import OVER
from harena.games import colosseum as c
from harena.games.colosseum import form
from harena.games.colosseum import state as at
from harena.games.colosseum.state import State
from harena.games.colosseum.steps.scoring import real_shown
from harena.games.colosseum.steps.staging import spare
from harena.games.colosseum.tables import KINDS
from harena.games.colosseum.tests.at import PRODUCE, asked, can, codes, coins, draws, follow, game, of, play, table, token, why

SHOW: dict[str, Any] = {"programs": [1], "tokens": {"gladiator": 2, "decoration": 1}}


def last(*seats: dict[str, Any], setup: Any = None, **rest: Any) -> State:
    return table(*seats, phase=PRODUCE, setup=setup, **rest)


def test_c6_1_passing_means_no_roll_no_event_no_income() -> None:
    s = last(SHOW)
    assert can(s) == ["pass", "yes"]
    play(s, "pass")
    assert asked(s) == ("part", 2)
    assert coins(s)[0] == 30


def test_c6_2_and_c6_3_one_die_and_the_range_is_chosen_from() -> None:
    s = last(SHOW)
    play(s, "yes")
    assert draws(s) == {"die 1-3": 1, "die 2": 1, "die 3": 1, "die 4": 1, "die 5": 1, "die 6": 1}
    play(s, "die 1-3")
    assert [text for text in can(s) if text.startswith("move E")] == ["move E 1", "move E 2", "move E 3"]
    assert why(s, "move E 4") == ("not-rolled", "C6.3")
    assert why(s, "sum E 4") == ("not-rolled", "C6.3")
    play(s, "move S1 2")
    assert c.view(s, 0).nobles[1].square == 8
    odd = last({}, setup=game(box={"dice": {"faces": [[1, 1], [1, 1], [2, 4], [3, 3], [6, 6], [12, 12]]}}))
    play(odd, "yes")
    assert sorted(draws(odd)) == ["die 12", "die 1a", "die 1b", "die 2-4", "die 3", "die 6"]


def test_c6_4_and_c11_5_two_dice_move_two_nobles_or_one_by_the_sum() -> None:
    s = last({"loge": 1})
    play(s, "yes", "die 6", "die 6")
    split, both = c.clone(s), c.clone(s)
    play(both, "sum E 12")
    assert c.view(both, 0).nobles[0].square == 12
    assert of(both, 1, form.MEDAL) == 1  # the pause on square 6 gives none
    play(split, "move E 6")
    assert not c.settled(split)
    assert why(split, "move E 6") == ("same-noble", "C6.4")
    play(split, "move S1 6")
    assert of(split, 1, form.MEDAL) == 2
    ranges = last({"loge": 1})
    play(ranges, "yes", "die 1-3", "die 4")
    assert [text for text in can(ranges) if text.startswith("sum E")] == ["sum E 5", "sum E 6", "sum E 7"]


def test_c6_5_and_c6_6_the_move_must_be_made_and_nothing_is_in_the_way() -> None:
    s = last(SHOW, nobles={"E": 6})
    play(s, "yes", "die 2")
    assert "pass" not in can(s)
    play(s, "move E 2")
    assert c.view(s, 0).nobles[0].square == 8  # into the second player's arena, from a square it shared


def test_c6_7_and_c11_5_a_medal_for_ending_on_a_resting_square() -> None:
    for dice, medals in (("die 4", 1), ("die 5", 0)):
        s = last({"loge": 1})
        play(s, "yes", "die 3", dice, f"sum C1 {3 + int(dice[-1])}")
        assert of(s, 1, form.MEDAL) == medals
    s = last(SHOW)
    play(s, "yes", "die 2", "move S3 2")
    assert of(s, 1, form.MEDAL) == 0
    assert c.view(s, 0).seats[0].nobles == 3  # on square 32, inside


def test_c6_8_and_c11_2_and_c11_8_moves_by_medal_never_earn_one() -> None:
    s = last(SHOW | {"medals": 2})
    play(s, "yes", "die 2", "move E 2")
    assert asked(s) == ("medal-move", 1)
    play(s, "nudge E -2")
    assert c.view(s, 0).nobles[0].square == 0
    assert (of(s, 1, form.MEDAL), s.a[at.MEDALS]) == (1, 17)
    play(s, "nudge E -3")
    assert c.view(s, 0).nobles[0].square == 33
    assert asked(s) == ("stage", 1)  # without a medal nothing is asked
    won = last(SHOW)
    play(won, "yes", "die 6", "move E 6")
    assert asked(won) == ("medal-move", 1)  # the medal just won may be used
    swap = last(SHOW | {"tokens": {"gladiator": 1, "action": 1}})
    play(swap, "yes", "die 2", "move E 2")
    assert can(swap) == ["pass", "swap"]


def test_c6_9_a_program_is_owned_fits_the_arena_and_has_its_fewest_tokens() -> None:
    s = last({"programs": [1, 8, 11], "tokens": {"gladiator": 3, "ship": 3, "comedian": 1}})
    play(s, "yes", "die 2", "move E 2")
    assert can(s) == ["pass", "stage 1"]
    assert why(s, "stage 11") == ("too-small", "C6.9")
    assert why(s, "stage 8") == ("too-few", "C6.9")
    assert why(s, "stage 2") == ("not-yours-to-stage", "C6.9")
    big = last({"programs": [11], "left": 1, "tokens": {"gladiator": 3}})
    play(big, "yes", "die 2", "move E 2", "stage 11")
    assert of(big, 1, form.BEST) == 2 + 4  # three of eight tokens, and the star of the gladiators


def test_c6_10_and_c6_14_one_event_a_turn_and_old_programs_again() -> None:
    s = last(SHOW | {"produced": [1], "best": 9, "best_at": 1}, events=1, turn=2)
    told = play(s, "yes", "die 2", "move E 2", "stage 1", "send")
    assert codes(told)[-2:] == ["staged", "total"]  # 7 is no new best
    assert (coins(s)[0], of(s, 1, form.BEST)) == (37, 9)
    assert asked(s) == ("part", 2)


def test_c6_11_and_c6_16_tokens_may_be_held_back() -> None:
    s = last({"programs": [1], "tokens": {"gladiator": 5, "decoration": 1, "joker": 1}})
    play(s, "yes", "die 2", "move E 2", "stage 1")
    assert can(s) == ["send", "hold gladiator", "hold decoration"]
    play(s, "hold gladiator")
    assert can(s) == ["amount 1", "amount 2"]
    play(s, "amount 2")
    assert can(s) == ["send", "hold decoration", "hold joker"]
    assert why(s, "hold gladiator") == ("order", "C5.10")
    told = play(s, "hold joker")  # one joker could fill a gap, and after it there is nothing left but to open
    assert codes(told)[-3:] == ["staged", "total", "new-best"]
    assert c.position(s)["seats"][0]["used"] == {"decoration": 1}
    assert of(s, 1, form.BEST) == 3


def test_c6_12_declining_after_the_roll() -> None:
    s = last(SHOW)
    told = play(s, "yes", "die 2", "move E 2", "pass")
    assert codes(told)[-1] == "no-event"
    assert c.view(s, 0).nobles[0].square == 2


def test_c6_13_with_nothing_to_stage_one_declines_unasked() -> None:
    s = last({"programs": [1], "tokens": {"lion": 3}})
    told = play(s, "yes", "die 2", "move E 2")
    assert codes(told)[-1] == "no-event"
    assert asked(s) == ("part", 2)


def test_c6_15_and_c9_9_spent_medals_come_back_or_not() -> None:
    for recycle, left in ((True, 18), (False, 16)):
        s = last(SHOW | {"medals": 2}, setup=game(medals_recycle=recycle))
        play(s, "yes", "die 2", "move E 2", "pass", "stage 1", "spend 2")
        assert s.a[at.MEDALS] == left
        assert of(s, 1, form.BEST) == 13


def test_c9_5_a_covered_resting_square_gives_medal_and_presence() -> None:
    s = last({"right": 2, "programs": [1], "tokens": {"gladiator": 1}}, nobles={"E": 28})
    play(s, "yes", "die 2", "move E 2")
    assert of(s, 1, form.MEDAL) == 1
    assert c.view(s, 0).seats[0].nobles == 7 + 3


def test_c9_6_and_c11_7_without_a_medal_nothing_is_gained() -> None:
    s = last(SHOW, medals=0, setup=game(medals_recycle=False))
    told = play(s, "yes", "die 6", "move E 6")
    assert "no-medal" in codes(told)
    assert of(s, 1, form.MEDAL) == 0


def test_c9_7_a_limited_bank_pays_what_it_has() -> None:
    setup = game(bank_unlimited=False, bank_total=150)
    s = last(SHOW | {"coins": 86, "medals": 1}, setup=setup, turn=5)
    assert s.a[at.BANK] == 4
    told = play(s, "yes", "die 2", "move E 2", "cash")
    assert told[-1].facts["coins"] == 4
    play(s, "stage 1", "send")
    assert coins(s) == [90, 30, 30]
    play(s, "pass", "pass")
    assert c.to_act(s) == OVER


def test_c11_3_and_c11_6_and_c13_4_and_c13_5_medals_for_coins_and_tokens_for_medals() -> None:
    s = last({"medals": 1, "tokens": {"action": 1}})
    play(s, "cash", "swap")
    assert (coins(s)[0], of(s, 1, form.MEDAL), token(s, 1, "action"), s.b[at.GONE + 13]) == (36, 1, 0, 1)


def test_c6_1_to_c6_15_everything_one_player_may_do_in_the_phase_step_by_step() -> None:
    """Player 2 begins, so that his number, from 0, is not that of nobody; the free actions of C2.7 stand at every question."""
    hand = {"gladiator": 4, "decoration": 1, "joker": 1, "action": 4}
    rest = {"produced": [2], "best": 1, "best_at": 1, "latest": 2, "latest_turn": 1, "podiums": 2, "tickets": 3, "right": 1}
    s = last({}, rest | {"programs": [1, 2], "loge": 1, "medals": 10, "tokens": hand}, start=2, turn=3, events=1)
    follow(
        s,
        "cash: cashed 1 6; part 1 0 0",
        "swap: swapped 1; part 1 0 0",
        "yes: move_die 1 0 0",
        "die 6: rolled 1 6 6; move_die 1 1 0",
        "die 2: rolled 1 2 2; dice_move 1 0 0",
        "cash: cashed 1 6; dice_move 1 0 0",
        "swap: swapped 1; dice_move 1 0 0",
        "move C1 6: moved 1 2 18; dice_second 1 2 1",
    )
    assert [why(s, text) for text in ("cash", "swap", "yes", "stage 1")] == [("other-decision", "C6.4")] * 4
    assert [why(s, f"move {noble} 3") for noble in ("C1", "E", "S1")] == [("same-noble", "C6.4"), *[("not-rolled", "C6.3")] * 2]
    follow(
        s,
        "move E 2: moved 1 0 2; medal_move 1 0 0",
        "cash: cashed 1 6; medal_move 1 0 0",
        "swap: swapped 1; medal_move 1 0 0",
        "nudge S2 3: nudged 1 3 22; medal_move 1 0 0",
        "nudge S1 -3: nudged 1 1 3; medal_move 1 0 0",
        "nudge E 1: nudged 1 0 3; medal_move 1 0 0",
        "pass: stage 1 0 0",
        "cash: cashed 1 6; stage 1 0 0",
        "swap: swapped 1; stage 1 0 0",
        "stage 1: show 1 0 1",
        "hold gladiator: hold_amount 1 0 1",
    )
    assert (c.position(s)["hold_at"], c.position(s)["staging"]) == (1, 1)
    follow(s, "amount 1: show 1 0 1")
    assert c.position(s)["held_back"] == {"gladiator": 1}
    follow(
        s,
        "hold joker: show 1 0 1",
        "spend 2: staged 1 1 1; part 1 0 5; part 1 1 15; part 1 2 4; part 1 4 6; part 1 5 6; total 1 41 41; new-best 1 41; "
        "part 2 0 0",
    )
    now = c.position(s)
    assert [now[key] for key in ("held_back", "spent", "hold_at", "staging", "events", "dice")] == [{}, 0, 0, 0, 2, [0, 0]]
    mine = now["seats"][1]
    assert [mine[key] for key in ("best", "best_at", "latest", "latest_turn", "medals")] == [41, 2, 1, 3, 5]
    assert (mine["used"], mine["produced"]) == ({"gladiator": 1, "decoration": 1}, [1, 2])
    follow(
        s,
        "pass: passed 2 4; part 0 0 0",
        "yes: move_die 0 0 0",
        "die 1-3: rolled 0 1 3; dice_move 0 0 0",
        "move S1 1: moved 0 1 4; no-event 0; podium 1 41; discard 1 0 0",
    )


@pytest.mark.parametrize(
    ("tokens", "kind", "most"),
    [
        ({"gladiator": 1, "joker": 4}, "joker", 3),  # one gladiator and one joker are shown
        ({"gladiator": 3, "joker": 1}, "joker", 1),
        ({"gladiator": 3, "joker": 1}, "gladiator", 2),  # a joker steps in for the others
        ({"gladiator": 1, "horse": 2}, "horse", 1),
        ({"gladiator": 3, "horse": 2}, "gladiator", 3),
    ],
)
def test_c6_9_and_c6_11_so_much_may_be_held_back_that_the_fewest_tokens_are_still_shown(
    tokens: dict[str, int], kind: str, most: int
) -> None:
    s = last({}, {"programs": [10], "tokens": tokens}, start=2)  # with two tokens it can be staged
    play(s, "yes", "die 2", "move E 2", "stage 10")
    assert spare(s, 1, KINDS.index(kind), real_shown(s, 1, 9)) == most


def test_c6_3_and_c6_4_and_c11_5_a_range_as_second_die_or_in_the_sum_and_medals_of_squares() -> None:
    s = last({}, {"loge": 1, "medals": 1}, start=2)
    follow(s, "yes: move_die 1 0 0", "die 2: rolled 1 2 2; move_die 1 1 0", "die 1-3: rolled 1 1 3; dice_move 1 0 0")
    both = c.clone(s)
    follow(both, "sum S2 5: moved 1 3 24; medal_move 1 0 0", "pass: no-event 1; part 2 0 0")
    follow(s, "move S1 2: moved 1 1 8; dice_second 1 1 1", "move E 3: moved 1 0 3; medal_move 1 0 0")
    rest = last({}, {"loge": 1}, start=2)
    play(rest, "yes", "die 6", "die 1-3")
    assert can(rest)[6:] == [f"sum {noble} {n}" for noble in ("E", "S1", "C1", "S2", "C2", "S3") for n in (7, 8, 9)]
    follow(rest, "move E 6: moved 1 0 6; medal 1 1; dice_second 1 0 1")
    assert can(rest) == [f"move {noble} {n}" for noble in ("S1", "C1", "S2", "C2", "S3") for n in (1, 2, 3)]
    assert why(rest, "move E 1") == ("same-noble", "C6.4")
    follow(rest, "move S1 1: moved 1 1 7; medal_move 1 0 0")
    dry = last({}, {"loge": 1}, start=2, medals=0, setup=game(medals_recycle=False))
    play(dry, "yes", "die 1-3", "die 5")
    follow(dry, "sum E 6: moved 1 0 6; no-medal 1; no-event 1; part 2 0 0")


def test_c6_what_cannot_be_done_now_is_refused_with_its_rule() -> None:
    free = [("no-medal", "C11.3"), ("no-action", "C13.4")]
    s = last({}, SHOW, start=2)
    assert [why(s, text) for text in ("cash", "swap", "ticket")] == [*free, ("other-decision", "C6.1")]
    play(s, "yes", "die 6")
    assert [why(s, text) for text in ("cash", "swap")] == free
    assert [why(s, text) for text in ("move E 1", "move S3 12", "sum E 1", "sum S3 24")] == [("not-rolled", "C6.3")] * 4
    assert [why(s, text) for text in ("counter", "nudge E -3", "ticket")] == [("other-decision", "C6.3")] * 3
    play(s, "move S1 6")
    assert why(s, "cash") is None  # the square gave a medal
    play(s, "cash")
    s = last({}, SHOW | {"tokens": {"gladiator": 2, "action": 1}}, start=2)
    play(s, "yes", "die 2", "move E 2")
    assert [why(s, text) for text in ("cash", "nudge E -3", "nudge S3 3")] == [("no-medal", "C11.3")] * 3
    assert [why(s, text) for text in ("ticket", "sum S3 24", "stage 1")] == [("other-decision", "C6.8")] * 3
    play(s, "swap")
    assert why(s, "swap") == ("no-action", "C13.4")
    play(s, "cash")
    assert asked(s) == ("stage", 2)
    assert [why(s, text) for text in ("cash", "swap")] == free
    assert [why(s, text) for text in ("stage 2", "stage 30")] == [("not-yours-to-stage", "C6.9")] * 2
    assert [why(s, text) for text in ("ticket", "nudge S3 3", "hold gladiator")] == [("other-decision", "C6.9")] * 3
    play(s, "stage 1")
    assert [why(s, text) for text in ("hold joker", "hold comedian")] == [("not-owned", "C5.5")] * 2
    assert [why(s, text) for text in ("spend 1", "spend 40")] == [("no-medal", "C11.3")] * 2
    assert [why(s, text) for text in ("stage 1", "drop gladiator")] == [("other-decision", "C6.11")] * 2
    s = last({}, {"programs": [10], "medals": 1, "tokens": {"gladiator": 1, "horse": 1}}, start=2)
    play(s, "yes", "die 2", "move E 2", "pass")
    assert why(s, "stage 1") == ("not-yours-to-stage", "C6.9")
    play(s, "stage 10")
    kinds = ("gladiator", "horse", "joker", "comedian")
    assert [why(s, f"hold {kind}") for kind in kinds] == [("too-few", "C6.9")] * 2 + [("not-owned", "C5.5")] * 2
    follow(s, "spend 1: staged 1 10 4; part 1 5 3; total 1 5 5; new-best 1 5; part 2 0 0")
    s = last({}, {"programs": [10], "tokens": {"horse": 3, "joker": 2}}, start=2)
    play(s, "yes", "die 2", "move E 2", "stage 10")
    assert [why(s, f"hold {kind}") for kind in ("gladiator", "comedian")] == [("not-owned", "C5.5")] * 2
    play(s, "hold horse")
    assert can(s) == ["amount 1", "amount 2", "amount 3"]
    assert [why(s, f"amount {count}") for count in (0, 4, 999)] == [("too-few", "C6.9")] * 3


def test_c10_8_only_more_spectators_than_ever_before_are_a_new_best() -> None:
    for best, told in ((7, ""), (5, ""), (4, "new-best 1 5; ")):
        seat = {"programs": [1], "produced": [1], "latest": 1, "best": best, "best_at": 1, "latest_turn": 1}
        s = last({}, seat | {"tokens": {"gladiator": 1, "decoration": 1}}, start=2, turn=3, events=1, nobles={"E": 17, "S1": 17})
        play(s, "yes", "die 2", "move S2 2", "stage 1")
        follow(s, f"send: staged 1 1 1; total 1 5 5; {told}part 2 0 0")
        assert of(s, 2, form.BEST_AT) == (2 if told else 1)
