"""B5 Action: corner field, all but the ways to pay (``test_b5_payment.py``)."""

import pytest

from harena.games import baumeister as b
from harena.games.baumeister.state import BUILT_BY, SITE
from harena.games.baumeister.tests.at import (
    Cards,
    asked,
    at,
    built,
    can,
    codes,
    draws,
    fame,
    game,
    hand,
    markers,
    piles,
    play,
    row,
    shown,
    tiles,
    why,
)

PA1: Cards = (2, 1, 1, 0)


def offers(*cards: int) -> dict[str, object]:
    """Return what a scoring would offer: cards a seat, the first seat's hand of PA1 with all of its own, its limit."""
    return {"gains": (tuple(enumerate(cards)),), "hand_after": 4 + cards[0], "limit": 4}


DEAR = "PC1 PC2 PC3 PC4"


def test_b5_1_one_of_the_two_must_be_done() -> None:
    s = at(hands=[PA1])
    play(s, "go 1")
    assert b.asks(s, 0).rule == "B5.1"
    assert can(s) == ["take", "build"]
    assert why(s, "pass") == ("must-act", "B5.1")
    assert why(s, "buy wood") == ("other-decision", "B5.1")


def test_b5_1_a_tile_must_be_taken_where_nothing_can_be_built() -> None:
    s = at(shown=DEAR)
    assert codes(play(s, "go 1"))[:2] == ["went", "took-tile"]


def test_b5_1_passing_the_tile_is_refused_with_the_switch_too() -> None:
    s = at(game(corner_may_pass=True), hands=[PA1])
    play(s, "go 1")
    assert can(s) == ["take", "build"]
    assert why(s, "pass") == ("must-act", "B5.1")


@pytest.mark.parametrize(("kind", "had"), [("water", 1), ("wood", 1), ("grain", 0), ("stone", 0), ("stable", 1)])
def test_b5_2_the_first_tile_goes_to_the_players_row(kind: str, had: int) -> None:
    s = at(shown=DEAR, rows=[f"{kind} stable", "", "", ""])
    told = play(s, "go 1")
    assert tiles(s, 0)[kind] == had + 1
    assert sum(tiles(s, 0).values()) == 5
    assert sum(tiles(s, 1).values()) == 4
    assert told[1].facts == {"seat": (0,), "corner": 1, "kind": (f"kind-{kind}",)} | (
        {"card": (f"card-{kind}",)} if had < 2 and kind != "stable" else {}
    )


def test_b5_2_no_tile_can_be_taken_from_an_empty_row() -> None:
    s = at(game(corner_may_pass=True), hands=[PA1], rows=["", "wood", "", ""], stacks={})
    play(s, "go 1")
    assert why(s, "take") == ("row-empty", "B5.2")


@pytest.mark.parametrize("wheels", [1, 2, 3])
def test_b5_3_a_stable_tile_lengthens_the_track_and_leaves_the_marker(wheels: int) -> None:
    s = at(game(stable_tile_wheels=wheels), shown=DEAR, marker=[1, 0], rows=["stable water wood", "", "", ""])
    play(s, "go 1")
    player = b.view(s, None).players[0]
    assert (player.wheels, player.marker) == (3 + wheels, 1)
    play(s, "cards 1", "go 2")
    s = at(game(stable_tile_wheels=wheels), marker=[1, 0], added=["stable"])
    assert can(s)[-1] == f"go {2 + wheels}"


def test_b5_4_the_row_moves_up_and_nothing_is_added() -> None:
    s = at(shown=DEAR, rows=["water stable grain stone", "", "", ""])
    play(s, "go 1")
    assert row(s, 0) == "stable grain stone"
    assert b.view(s, None).stacks[2] == 54


def test_b5_5_an_empty_row_is_refilled_with_four_and_the_first_is_scored() -> None:
    s = at(shown=DEAR, rows=["water", "", "", ""], stacks={"II": "wood wood grain grain stone", "III": "water stable"})
    play(s, "go 1")
    assert row(s, 0) == ""
    assert draws(s) == {"tile wood": 2, "tile grain": 2, "tile stone": 1}
    told = play(s, "tile grain", "tile wood", "tile wood", "tile stone")
    assert row(s, 0) == "grain wood wood stone"
    assert codes(told) == ["tile-laid"] * 4 + ["scored"]
    assert told[-1].facts["kind"] == ("kind-grain",)
    assert b.view(s, None).stacks == (0, 1, 2)


def test_b5_5_a_row_with_a_tile_left_is_not_refilled() -> None:
    s = at(shown=DEAR, rows=["water stable", "", "", ""])
    assert "tile-laid" not in codes(play(s, "go 1"))
    assert row(s, 0) == "stable"


def test_b5_6_scores_the_new_first_tile() -> None:
    s = at(shown=DEAR, rows=["water wood grain", "", "", ""])
    told = play(s, "go 1")
    assert told[-1].code == "scored"
    assert (told[-1].rule, told[-1].facts["kind"]) == ("B5.6", ("kind-wood",))
    assert b.waiting(s) == (0, 1)
    play(s, "P1 cards 1", "P2 cards 0")
    assert (hand(s, 0), fame(s)) == ([0, 1, 0, 0], [0, 1])
    assert piles(s) == [18, 17, 18, 18]


def test_b5_6_scores_a_stable_that_moves_up() -> None:
    s = at(shown=DEAR, marker=[1, 2], rows=["water stable", "", "", ""])
    assert codes(play(s, "go 1")) == ["went", "took-tile", "scored", "marker-back", "marker-back", "turn"]
    assert markers(s) == [0, 0]


def test_b5_7_the_tile_just_taken_already_counts() -> None:
    s = at(shown=DEAR, rows=["stone stone", "", "", ""])
    play(s, "go 1")
    assert b.waiting(s) == (0,)
    assert can(s) == ["cards 0", "cards 1"]
    s = at(shown=DEAR, rows=["water water", "", "", ""])
    play(s, "go 1")
    assert can(s) == ["cards 0", "cards 1", "cards 2"]


def test_b5_8_only_the_part_beside_the_consul_can_be_built() -> None:
    s = at(hands=[PA1, (0, 0, 0, 0)], consul=1, fame=[2, 0])
    play(s, "go 2")  # corner 2 shows PA2, which this hand cannot pay: the tile is taken unasked
    assert asked(s)[0] == "answer"
    s = at(hands=[(0, 2, 1, 1)], consul=2)
    play(s, "go 1")
    assert can(s) == ["take", "build"]
    facts = b.describe(s, 0, b.read(s, 0, "build")).facts
    assert (facts["part"], facts["fame"], facts["bonus"], facts["slot"], facts["ways"]) == ("PA2", 4, 0, 1, 1)
    assert facts["cost"] == ((("card-wood", 2), ("card-grain", 1), ("card-stone", 1)),)


def test_b5_8_no_part_no_building() -> None:
    s = at(game(corner_may_pass=True), hands=[(4, 4, 4, 4)], shown="- PA2 PA3 PA4", consul=0)
    s2 = b.clone(s)
    play(s, "go 1")
    assert asked(s)[0] == "answer"
    s2.todo[-4:] = []
    s2.todo += [10, 0, 0, 0]
    assert why(s2, "build") == ("no-part", "B5.8")


def test_b5_9_what_is_lacking_is_told() -> None:
    s = at(game(corner_may_pass=True), hands=[(2, 0, 0, 0)], rows=["", "", "", ""], stacks={})
    s.todo[-4:] = [10, 0, 0, 0]
    s.a[144] = 1
    assert why(s, "build") == ("cannot-pay", "B5.9")
    reason = b.explain(s, 0, b.read(s, 0, "build"))
    assert reason is not None
    assert reason.facts == {
        "cost": ((("card-water", 2), ("card-wood", 1), ("card-grain", 1)),),
        "lacking": ((("card-wood", 1), ("card-grain", 1)),),
    }


@pytest.mark.parametrize(
    ("part", "cost", "value"), [("PA1", PA1, 4), ("PB1", (3, 1, 1, 0), 5), ("PB5", (3, 0, 3, 0), 6), ("PC4", (2, 2, 2, 2), 7)]
)
def test_b5_11_building_brings_the_fame_of_the_part(part: str, cost: Cards, value: int) -> None:
    s = at(hands=[cost], shown=f"{part} PA2 PA3 PA4", builders="2", storage=[4], fame=[1, 0])
    told = play(s, "go 1", "build")
    assert fame(s) == [1 + value, 0]
    assert codes(told) == ["went", "paid", "built"]
    assert told[2].facts == {"seat": (0,), "part": part, "slot": 2, "fame": value}
    assert hand(s, 0) == [0, 0, 0, 0]
    assert piles(s) == [18, 18, 18, 18]


def test_b5_12_the_part_goes_into_the_next_free_slot() -> None:
    s = at(hands=[PA1], builders="212")
    play(s, "go 1", "build")
    assert built(s) == 4
    site = b.view(s, None).site
    assert (site[3].builder, site[3].part.name if site[3].part else "") == (0, "PA1")
    assert site[4].part is None
    assert [player.built for player in b.view(s, None).players] == [2, 2]
    assert s.a[BUILT_BY : BUILT_BY + 2] == [2, 2]
    s = at(hands=[PA1])
    play(s, "go 1", "build")
    assert s.a[SITE] == 0


@pytest.mark.parametrize(("before", "bonus"), [(0, 0), (13, 0), (14, 1), (15, 2), (16, 4)])
@pytest.mark.parametrize("slots", [17, 18])
def test_b5_13_the_last_three_slots_bring_1_2_4_to_the_builder(before: int, bonus: int, slots: int) -> None:
    before += slots - 17
    left = "PA7 PB1 PB2" if before > 16 else "PA7 PB1 PB2 PB3"
    s = at(game(slots=slots), hands=[(1, 1, 1, 1)], shown=left, builders="2" * before)
    play(s, "go 1")
    assert b.describe(s, 0, b.read(s, 0, "build")).facts["bonus"] == bonus
    told = play(s, "build")
    assert fame(s) == [4 + bonus, 0]
    assert ("bonus" in codes(told)) == (bonus > 0)
    if bonus:
        assert told[2].facts == {"seat": (0,), "slot": before + 1, "fame": bonus}


def test_b5_14_the_last_slot_ends_the_game_at_once() -> None:
    s = at(hands=[(9, 9, 1, 1)], shown="PA7 PB1 PB2", builders="2" * 16, rows=["wood wood", "", "", ""])
    play(s, "go 1")
    told = play(
        s, "build", "pay water 1", "pay wood 1", *(["pay grain 1"] if b.to_act(s) == 0 and "pay grain 1" in can(s) else [])
    )
    assert codes(told)[-1] == "ended"
    assert b.to_act(s) == -2
    assert b.waiting(s) == ()
    assert b.legal(s, 0) == []
    assert shown(s, 0) == ""  # not refilled
    ending = b.ending(s)
    assert ending is not None
    assert ending.rule == "B9.1"


@pytest.mark.parametrize("slots", [4, 5, 20])
def test_b5_14_the_switch_slots_sets_the_last_slot(slots: int) -> None:
    s = at(game(slots=slots), hands=[(1, 1, 1, 1)], shown="PA7 PB1 PB2 PB3" if slots < 17 else "PA7", builders="2" * (slots - 1))
    play(s, "go 1", "build")
    assert b.ending(s) is not None
    assert fame(s) == [8, 0]
    if slots == 20:
        return
    s = at(game(slots=slots), hands=[(1, 1, 1, 1)], shown="PA7 PB1 PB2 PB3", builders="2" * (slots - 2))
    play(s, "go 1", "build")
    assert b.ending(s) is None
    assert fame(s) == [6, 0]


def test_b5_15_the_place_is_refilled_from_the_deck() -> None:
    s = at(hands=[PA1])
    play(s, "go 1", "build")
    assert shown(s, 0) == ""
    assert draws(s) == {"part PA5": 1, "part PA6": 1, "part PA7": 1}
    told = play(s, "part PA6")
    assert (told[0].code, told[0].rule, told[0].facts) == ("part-laid", "B5.15", {"corner": 1, "part": "PA6"})
    assert [shown(s, corner) for corner in range(4)] == ["PA6", "PA2", "PA3", "PA4"]
    assert asked(s) == ("distance", 1)


def test_b5_15_after_the_last_a_comes_b_then_c() -> None:
    s = at(hands=[PA1], builders="222")
    play(s, "go 1", "build")
    assert draws(s) == {f"part PB{n}": 1 for n in range(1, 8)}
    assert b.view(s, None).deck_back == "B"
    s = at(hands=[PA1], builders="2" * 10)
    play(s, "go 1", "build")
    assert draws(s) == {f"part PC{n}": 1 for n in range(1, 7)}


def test_b5_16_building_scores_nothing() -> None:
    s = at(hands=[PA1])
    told = play(s, "go 1", "build", "part PA6")
    assert "scored" not in codes(told)
    assert row(s, 0) == "water wood grain stone"


@pytest.mark.parametrize("part", ["PC1", "-"])
def test_b5_17_where_nothing_is_possible_the_turn_goes_on(part: str) -> None:
    s = at(hands=[(3, 0, 0, 0)], shown=f"{part} PA2 PA3 PA4", rows=["", "wood", "", ""], stacks={})
    told = play(s, "go 1")
    assert codes(told) == ["went", "corner-nothing", "turn"]
    assert told[1].facts == {"seat": (0,), "corner": 1}
    assert asked(s) == ("distance", 1)


def test_b5_17_a_full_hand_is_checked_there_too() -> None:
    s = at(hands=[(3, 2, 0, 0)], shown=DEAR, rows=["", "wood", "", ""], stacks={})
    play(s, "go 1")
    assert asked(s) == ("hand-check", 0)


def test_b5_18_only_building_is_compulsory() -> None:
    s = at(hands=[PA1], rows=["", "wood", "", ""], stacks={})
    told = play(s, "go 1")
    assert codes(told) == ["went", "paid", "built"]
    other = at(hands=[(9, 9, 9, 9)], rows=["", "wood", "", ""], stacks={})
    other.todo[-4:] = [10, 0, 0, 0]
    other.a[144] = 1
    assert why(other, "pass") == ("must-build", "B5.18")


def test_b5_18_by_the_switch_a_player_may_pass_there() -> None:
    s = at(game(corner_may_pass=True), hands=[PA1], rows=["", "wood", "", ""], stacks={})
    play(s, "go 1")
    assert can(s) == ["pass", "build"]
    described = b.describe(s, 0, b.read(s, 0, "pass"))
    assert (described.code, described.rule) == ("corner-pass", "B5.18")
    assert codes(play(s, "pass")) == ["corner-passed", "turn"]
    assert (built(s), hand(s, 0)) == (0, list(PA1))


@pytest.mark.parametrize(
    ("rows", "code", "facts"),
    [
        ("grain grain", "take", {"kind": ("kind-grain",), "next": ("kind-grain",), "own": 1} | offers(1, 1)),
        ("grain water", "take", {"kind": ("kind-grain",), "next": ("kind-water",), "own": 1} | offers(1, 0)),
        ("grain stable", "take-stable", {"kind": ("kind-grain",), "next": ("kind-stable",), "own": 1}),
        ("stone", "take-last", {"kind": ("kind-stone",)}),
    ],
)
def test_b5_6_taking_is_described_with_what_it_scores(rows: str, code: str, facts: dict[str, object]) -> None:
    s = at(hands=[PA1], rows=[rows, "", "", ""])
    play(s, "go 1")
    described = b.describe(s, 0, b.read(s, 0, "take"))
    assert (described.code, described.facts, described.target) == (code, facts, "row-0")
