"""B7 Scoring a kind."""

import pytest

from harena.core.ids import CHANCE
from harena.games import baumeister as b
from harena.games.baumeister.state import State
from harena.games.baumeister.tables import Setup
from harena.games.baumeister.tests.at import Cards, asked, at, can, code, codes, fame, game, hand, markers, piles, play, why

# Strips: seat 1 water wood, 2 wood grain, 3 grain stone, 4 stone water.


def scoring(setup: Setup | None = None, kind: str = "wood", **more: object) -> State:
    """Return a position in which the active player (seat 1 unless said) has just chosen a kind on the scoring field."""
    given: dict[str, object] = {"consul": 6, **more}
    s = at(setup, **given)  # type: ignore[arg-type]  # named arguments of `at`
    play(s, "go 1", f"score {kind}")
    return s


def test_b7_1_the_active_player_first_then_clockwise() -> None:
    s = scoring(game(3), "wood", active=2, hands=[(0, 8, 0, 0), (0, 0, 0, 0), (0, 9, 0, 0)])
    assert piles(s)[1] == 1
    assert asked(s) == ("answer-open", 1)
    play(s, "cards 0")
    assert asked(s) == ("answer-open", 0)
    s = scoring(game(4), "water", active=3, hands=[(8, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (9, 0, 0, 0)])
    order = []
    while asked(s)[0] == "answer-open":
        order.append(asked(s)[1])
        play(s, "cards 0")
    assert order == [3, 0]


@pytest.mark.parametrize(("seats", "active", "order"), [(3, 1, [0, 1, 2]), (3, 3, [2, 0, 1]), (4, 2, [1, 2, 3, 0])])
def test_b7_1_markers_and_secret_answers_are_carried_out_in_that_order(seats: int, active: int, order: list[int]) -> None:
    s = at(game(seats), active=active, consul=6, marker=[1, 1, 1, 1])
    told = play(s, "go 1", "score stable")
    assert [one.facts["seat"] for one in told if one.code == "marker-back"] == [(seat,) for seat in order]
    s = at(game(seats), active=active, consul=6, added=["water"] * seats)
    play(s, "go 1", "score water")
    told = []
    for seat in sorted(b.waiting(s), reverse=True):
        told = play(s, f"P{seat + 1} cards 1")
    assert [one.facts["seat"] for one in told if one.code == "cards-taken"] == [(seat,) for seat in order]


def test_b7_2_as_many_cards_as_tiles_or_none_and_1_fame() -> None:
    s = scoring(added=["wood wood", ""])
    ask = b.asks(s, 0)
    assert (ask.code, ask.rule, ask.facts) == ("answer", "B7.2", {"material": ("card-wood",), "tiles": 3, "pile": 18})
    assert can(s, 0) == ["cards 0", "cards 1", "cards 2", "cards 3"]
    assert can(s, 1) == ["cards 0", "cards 1"]
    assert why(s, "cards 4", 0) == ("too-many", "B7.2")
    assert why(s, "cards 2", 1) == ("too-many", "B7.2")
    assert why(s, "pass", 1) == ("other-decision", "B7.2")
    assert code(s, 1, b.read(s, 1, "cards 0") - 1) == "other-decision"
    assert code(s, 1, b.read(s, 1, "cards 99") + 1) == "other-decision"
    reason = b.explain(s, 0, b.read(s, 0, "cards 4"))
    assert reason is not None
    assert reason.facts == {"tiles": 3, "pile": 18, "card": ("card-wood",)}
    take = b.describe(s, 0, b.read(s, 0, "cards 2"))
    assert (take.code, take.facts, take.target) == ("take-cards", {"card": ("card-wood",), "count": 2}, "pile-1")
    waive = b.describe(s, 0, b.read(s, 0, "cards 0"))
    assert (waive.code, waive.facts, waive.target) == ("waive", {"card": ("card-wood",)}, "fame")
    told = play(s, "P1 cards 3", "P2 cards 0")
    assert (hand(s, 0), hand(s, 1), fame(s)) == ([0, 3, 0, 0], [0, 0, 0, 0], [0, 1])
    assert codes(told) == ["cards-taken", "waived", "turn"]
    assert told[0].facts["count"] == 3


def test_b7_3_some_of_the_cards_bring_no_fame() -> None:
    s = scoring(added=["wood wood", ""])
    play(s, "P1 cards 1", "P2 cards 1")
    assert (hand(s, 0), fame(s)) == ([0, 1, 0, 0], [0, 0])


def test_b7_3_by_the_switch_partial_take_it_is_all_or_none() -> None:
    s = scoring(game(partial_take=False), added=["wood wood", ""])
    assert can(s, 0) == ["cards 0", "cards 3"]
    assert why(s, "cards 1", 0) == ("all-or-none", "B7.3")
    assert why(s, "cards 2", 0) == ("all-or-none", "B7.3")
    assert why(s, "cards 4", 0) == ("too-many", "B7.2")
    assert why(s, "cards 3", 0) is None
    assert why(s, "cards 0", 0) is None
    s = scoring(game(partial_take=False), added=["wood wood", ""], hands=[(0, 8, 0, 0), (0, 8, 0, 0)])
    assert can(s) == ["cards 0", "cards 2"]  # what the pile holds


def test_b7_4_an_empty_pile_gives_1_fame_without_a_question() -> None:
    s = scoring(hands=[(0, 0, 0, 0), (0, 18, 0, 0)])
    assert fame(s) == [1, 1]
    assert asked(s) == ("distance", 1)
    s = at(consul=6, hands=[(0, 0, 0, 0), (0, 18, 0, 0)])
    told = play(s, "go 1", "score wood")
    assert codes(told) == ["went", "score-chosen", "pile-empty", "pile-empty", "turn"]


def test_b7_4_a_pile_that_empties_before_ones_turn_gives_1_fame() -> None:
    s = scoring(hands=[(0, 0, 0, 0), (0, 17, 0, 0)])
    told = play(s, "cards 1")
    assert codes(told) == ["cards-taken", "pile-empty", "turn"]
    assert fame(s) == [0, 1]


def test_b7_5_a_short_pile_gives_what_is_left_without_fame() -> None:
    s = scoring(hands=[(0, 0, 0, 0), (0, 16, 0, 0)], added=["wood wood", ""])
    assert can(s) == ["cards 0", "cards 1", "cards 2"]
    assert why(s, "cards 3") == ("too-many", "B7.2")
    play(s, "cards 1", "cards 1")
    assert fame(s) == [0, 0]
    assert piles(s)[1] == 0


def test_b7_6_without_a_tile_of_the_kind_there_is_nothing() -> None:
    s = scoring(kind="water")
    assert b.waiting(s) == (0,)
    play(s, "cards 1")
    assert fame(s) == [0, 0]
    s = scoring(kind="stone")
    assert (fame(s), asked(s)) == ([0, 0], ("distance", 1))


def test_b7_6_by_the_switch_it_consoles_with_1_fame_but_never_for_the_stable() -> None:
    setup = game(3, consolation_without_tile=True)
    s = scoring(setup, "water")
    assert fame(s) == [0, 1, 1]
    s = at(setup, consul=6)
    told = play(s, "go 1", "score water")[2:]
    assert [(one.code, one.rule, one.facts["seat"]) for one in told] == [("consoled", "B7.6", (seat,)) for seat in (1, 2)]
    s = scoring(setup, "stable")
    assert fame(s) == [0, 0, 0]
    s = scoring(setup, "water", hands=[(0, 0, 0, 0), (18, 0, 0, 0)])
    assert fame(s) == [1, 1, 1]


def test_b7_7_a_stable_moves_every_marker_fully_left() -> None:
    s = scoring(game(3), "stable", added=["stable stable", "stable", ""], marker=[6, 4, 1], fame=[1])
    assert markers(s) == [0, 0, 0]


@pytest.mark.parametrize(("wheels", "after"), [(1, [5, 3, 0]), (2, [4, 2, 0]), (3, [3, 1, 0])])
@pytest.mark.parametrize("field", [True, False])
def test_b7_7_by_the_switch_markers_go_back_by_the_wheels_of_a_tile(wheels: int, after: list[int], *, field: bool) -> None:
    setup = game(3, stable_reset="by_wheels", stable_tile_wheels=wheels)
    near = {"added": ["stable stable stable stable", "stable stable", ""], "marker": [6, 4, 1], "fame": [1]}
    if field:
        s = scoring(setup, "stable", **near)
    else:
        s = at(setup, **near, rows=["water stable", "", "", ""], shown="PC1 PC2 PC3 PC4")  # type: ignore[arg-type]  # as above
        play(s, "go 1")
    assert markers(s) == after


def test_b7_8_no_tile_in_the_row_no_scoring() -> None:
    s = at(rows=["water", "", "", ""], stacks={}, shown="PC1 PC2 PC3 PC4")
    assert codes(play(s, "go 1")) == ["went", "took-tile", "turn"]
    assert fame(s) == [0, 0]


FULL: Cards = (1, 1, 1, 1)


def test_b7_9_cards_may_be_taken_above_the_limit_and_only_the_active_player_is_checked() -> None:
    s = scoring(hands=[FULL, FULL])
    play(s, "P1 cards 1", "P2 cards 1")
    assert asked(s) == ("hand-check", 0)
    play(s, "discard water 1")
    assert sum(hand(s, 1)) == 5
    assert asked(s) == ("distance", 1)


def test_b7_9_by_the_switch_all_above_the_limit_discard_after_each_scoring_from_the_active_player() -> None:
    s = scoring(game(3, limit_check="all_after_scoring"), active=2, hands=[FULL, FULL, (5, 0, 0, 1)])
    play(s, "P1 cards 1", "P2 cards 1")
    order = []
    while asked(s)[0] == "hand-check":
        order.append(asked(s)[1])
        assert sum(hand(s, asked(s)[1])) > 4
        play(s, "discard water 1" if order[-1] != 2 else "discard water 2")
    assert order == [1, 2, 0]
    assert [sum(hand(s, seat)) for seat in range(3)] == [4, 4, 4]
    assert asked(s) == ("distance", 2)


def test_b7_9_by_the_switch_also_after_a_stable_and_the_active_players_own_check_stays() -> None:
    setup = game(limit_check="all_after_scoring")
    s = scoring(setup, "stable", hands=[(0, 0, 0, 0), (0, 2, 2, 1)])
    assert asked(s) == ("hand-check", 1)
    s = at(setup, consul=1, hands=[(5, 0, 0, 1), (5, 0, 0, 1)])
    play(s, "go 1", "pass")
    assert asked(s) == ("hand-check", 0)
    play(s, "discard water 1")
    assert asked(s) == ("distance", 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("pile", [0, 1, 2, 3, 4, 5, 6])
def test_b7_10_at_once_if_the_pile_is_enough_for_all_else_in_turn(seats: int, pile: int) -> None:
    added = ["water water", "water", "", ""][:seats]  # 3, 1, 0, 1 tiles
    need = {2: 4, 3: 4, 4: 5}[seats]
    hands: list[Cards] = [(0, 0, 0, 0)] * (seats - 1) + [(18 - pile, 0, 0, 0)]
    s = scoring(game(seats), "water", added=added, hands=hands)
    owners = [0, 1] if seats < 4 else [0, 1, 3]
    if pile >= need:
        assert b.waiting(s) == tuple(owners)
        for seat in owners:
            assert b.asks(s, seat).code == "answer"
    elif pile:
        assert b.waiting(s) == (0,)
        assert asked(s) == ("answer-open", 0)
        assert b.asks(s, 0).facts["pile"] == pile
        play(s, "cards 1")
        if pile > 1:
            assert asked(s) == ("answer-open", 1)
            assert b.asks(s, 1).facts["pile"] == pile - 1
        else:
            assert fame(s) == [0, 1, 0, 1][:seats]
    else:
        assert fame(s) == [1 if seat in owners else 0 for seat in range(seats)]


@pytest.mark.parametrize("order", [(0, 1, 3), (3, 1, 0), (1, 3, 0)])
def test_b7_10_answers_commute_and_nothing_happens_until_all_are_in(order: tuple[int, ...]) -> None:
    start = scoring(game(4), "water", added=["", "water", "", ""])
    reply = {0: "cards 1", 1: "cards 0", 3: "cards 1"}
    s = b.clone(start)
    for n, seat in enumerate(order):
        assert play(s, f"P{seat + 1} {reply[seat]}") == [] or n == 2
        if n < 2:
            assert (piles(s), fame(s)) == ([18] * 4, [0] * 4)
            assert seat not in b.waiting(s)
            assert b.to_act(s) == b.waiting(s)[0]
            assert b.legal(s, seat) == []
            assert why(s, "cards 0", seat) == ("not-your-turn", "B8.3")
    assert hand(s, 0) == hand(s, 3) == [1, 0, 0, 0]
    assert fame(s) == [0, 1, 0, 0]
    other = b.clone(start)
    for seat in (0, 1, 3):
        play(other, f"P{seat + 1} {reply[seat]}")
    assert b.dump(s) == b.dump(other)


def test_b7_10_a_single_player_with_a_choice_is_asked_openly() -> None:
    s = scoring(kind="water")
    assert asked(s) == ("answer-open", 0)


def test_b7_10_a_scoring_after_a_refill_opens_a_window_too() -> None:
    s = at(rows=["water", "", "", ""], shown="PC1 PC2 PC3 PC4")
    play(s, "go 1", *["tile wood"] * 4)
    assert b.to_act(s) != CHANCE
    assert b.waiting(s) == (0, 1)
