"""C10 Spectators, C9 edge cases of programs, C13 jokers: sums recounted by hand."""

from typing import Any

import pytest

from harena.games import colosseum as c
from harena.games.colosseum import form
from harena.games.colosseum.components import our_box
from harena.games.colosseum.tests.at import PRODUCE, follow, game, of, play, table

FULL_30 = {"gladiator": 2, "musician": 2, "comedian": 2, "priest": 1, "horse": 3, "chariot": 3, "torch": 2, "decoration": 1}


def staged(program: int, tokens: dict[str, int], *steps: str, nobles: dict[str, int] | None = None, **rest: Any) -> int:
    """Return the spectators of an event of the first player, whose nobles stand outside unless told; S1 takes the die."""
    away = {"E": 17, "S1": 9, "C1": 17, "S2": 17, "C2": 17, "S3": 17}
    programs = [program, *rest.pop("produced", [])]
    produced = programs[1:]
    more = {"produced": produced, "latest": produced[-1], "best": 1, "latest_turn": 1} if produced else {}
    seat = {"programs": programs, "tokens": tokens, "left": 2} | more | rest
    s = table(seat, phase=PRODUCE, turn=5, nobles=away | (nobles or {}), events=5)
    play(s, "yes", "die 2", "move S1 2", *(["pass"] if rest.get("medals") else []))
    told = play(s, f"stage {program}", *steps)
    if not any(one.code == "total" for one in told):
        told += play(s, "send")
    totals = [one.facts["spectators"] for one in told if one.code == "total"]
    parts = [one.facts["spectators"] for one in told if one.code == "part"]
    assert len(totals) == 1
    assert isinstance(totals[0], int)
    assert of(s, 1, form.BEST) == max(totals[0], 1 if produced else 0)
    assert sum(part for part in parts if isinstance(part, int)) <= totals[0]
    return totals[0]


def test_c10_1_and_c13_1_circus_with_a_horse_and_a_chariot_missing() -> None:
    tokens = {"gladiator": 3, "horse": 2, "chariot": 2, "decoration": 1}
    assert staged(20, tokens) - 4 == 24  # and the star of the gladiators
    assert staged(20, tokens | {"joker": 1}) - 4 == 28
    assert staged(20, tokens | {"joker": 4}) - 4 == 32


@pytest.mark.parametrize("program", range(1, 31))
def test_c10_1_and_c9_13_every_step_of_every_scale(program: int) -> None:
    setup, row = game(), our_box()["programs"][program - 1]
    needed = sum(row["needs"].values())
    for missing, spectators in enumerate(row["scale"]):
        assert needed - missing >= 1
        assert setup.scale[setup.scale_at[program - 1] + missing] == spectators
    assert c.view(table(phase=PRODUCE), None).programs[program - 1].least == needed - len(row["scale"]) + 1


def test_c10_2_earlier_programs_count_five_each_and_a_repeat_not_itself() -> None:
    tokens = {"gladiator": 2, "decoration": 1}
    assert staged(1, tokens) == 7
    assert staged(1, tokens, produced=[2, 6]) == 7 + 10
    repeat = {"programs": [1, 6, 11], "produced": [1, 6], "latest": 6, "best": 1, "latest_turn": 2, "tokens": tokens}
    s = table(repeat, phase=PRODUCE, turn=5)
    play(s, "yes", "die 2", "move S1 2")
    told = play(s, "stage 1", "send")
    assert [one.facts["spectators"] for one in told if one.code == "part"] == [5]  # bought and never staged: nothing


def test_c10_3_and_c10_6_tickets_and_podiums() -> None:
    assert staged(1, {"gladiator": 2, "decoration": 1}, tickets=2, podiums=1) == 7 + 10 + 3


def test_c10_4_awards_count_by_a_real_token_that_is_shown() -> None:
    many = {"gladiator": 3, "horse": 3, "lion": 3}
    assert staged(4, many) == 9 + 8  # of three awards two are used
    held = staged(4, many, "hold gladiator", "amount 2")
    assert held == 5 + 4
    assert staged(4, many, "hold gladiator", "amount 1") == 7 + 8


def test_c10_5_nobles_in_the_arena() -> None:
    tokens = {"gladiator": 2, "decoration": 1}
    assert staged(1, tokens, nobles={"E": 32, "C2": 35, "S3": 34}) == 7 + 7 + 5 + 3
    assert staged(1, tokens, nobles={"E": 31, "C2": 0}) == 7


def test_c10_7_and_c11_1_medals_spent_now() -> None:
    assert staged(1, {"gladiator": 2, "decoration": 1}, "spend 2", medals=3) == 13


def test_c10_8_the_whole_sum_and_the_income() -> None:
    total = staged(
        30, FULL_30 | {"gladiator": 3, "horse": 3}, "spend 2", produced=[1, 2, 6, 7], tickets=2, medals=2, podiums=1,
        nobles={"E": 32, "S3": 33},
    )  # fmt: skip
    assert total == 50 + 20 + 10 + 8 + 10 + 3 + 6 == 107
    s = table({"programs": [1], "produced": [1], "best": 20, "latest_turn": 1, "tokens": {"gladiator": 1}}, phase=PRODUCE, turn=2)
    play(s, "yes", "die 2", "move S1 2", "stage 1")
    assert (of(s, 1, form.BEST), of(s, 1, form.COINS)) == (20, 33)


def test_c10_what_an_event_would_draw_is_told_as_it_is_put_together() -> None:
    """Program 6 again: horses and lions, a joker for the cage; player 2 begins, and holds both awards."""
    hand = {"horse": 3, "lion": 4, "joker": 2}
    rest = {"programs": [6, 7], "produced": [6, 7], "latest": 7, "best": 1, "latest_turn": 1, "tickets": 1, "podiums": 2}
    s = table(
        {}, rest | {"medals": 2, "tokens": hand}, phase=PRODUCE, turn=3, events=2, start=2, nobles={"E": 17, "S1": 8, "C1": 9}
    )
    play(s, "yes", "die 2", "move S2 2", "pass")
    facts = c.describe(s, 1, c.read(s, 1, "stage 6")).facts
    parts = {"missing": 0, "value": 11, "earlier": 5, "tickets": 5, "stars": 8, "nobles": 8, "podiums": 6, "spectators": 43}
    assert {key: facts[key] for key in parts} == parts
    play(s, "stage 6")
    for text, spectators in (
        ("hold horse", 43),
        ("amount 2", 43 - 2 - 4),  # the second joker steps in, and the award for horses is not shown
        ("hold lion", 37),
        ("amount 1", 37 - 2),
        ("hold joker", 35),
        ("amount 1", 35 - 2),
    ):
        play(s, text)
        assert c.view(s, None).spectators == spectators
    follow(
        s,
        "spend 2: staged 1 6 3; part 1 0 5; part 1 1 5; part 1 2 4; part 1 3 8; part 1 4 6; part 1 5 6; total 1 39 39; "
        "new-best 1 39; part 2 0 0",
    )
    assert c.position(s)["seats"][1]["used"] == {"lion": 1, "joker": 1}
