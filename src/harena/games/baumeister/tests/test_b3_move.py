"""B3 Move."""

import pytest

from harena.games import baumeister as b
from harena.games.baumeister.tests.at import asked, at, can, code, codes, consul, fame, game, markers, play, why


def test_b3_1_the_consul_moves_at_least_one_field_clockwise() -> None:
    s = at(consul=5)
    assert b.asks(s, 0).rule == "B3.1"
    assert can(s)[0] == "go 1"
    assert "go 0" not in can(s)
    play(s, "go 2")
    assert consul(s) == 0


@pytest.mark.parametrize(("distance", "marker", "left"), [(1, 0, 5), (2, 1, 5), (3, 2, 5), (4, 2, 4), (5, 2, 3), (7, 2, 1)])
def test_b3_2_the_first_step_is_free_each_further_one_costs_a_wheel_or_a_fame(distance: int, marker: int, left: int) -> None:
    s = at(fame=[5, 0], hands=[(1, 0, 0, 0)])
    told = play(s, f"go {distance}")
    assert markers(s) == [marker, 0]
    assert fame(s) == [left, 0]
    assert told[0].code == "went"
    assert told[0].facts["wheels"] == marker
    assert told[0].facts["fame"] == 5 - left
    assert told[0].facts["distance"] == distance


@pytest.mark.parametrize(("marker", "purse", "reach"), [(0, 0, 3), (1, 0, 2), (2, 1, 2), (1, 2, 4), (0, 4, 7), (0, 9, 7)])
def test_b3_3_wheels_first_then_fame_limit_the_distance(marker: int, purse: int, reach: int) -> None:
    s = at(fame=[purse, 9], marker=[marker, 0])
    assert can(s) == [f"go {d}" for d in range(1, reach + 1)]
    if reach < 7:
        assert why(s, f"go {reach + 1}") == ("no-reach", "B3.3")
        reason = b.explain(s, 0, b.read(s, 0, f"go {reach + 1}"))
        assert reason is not None
        assert reason.facts == {"steps": reach, "wheels": 2 - marker, "fame": purse}
    assert why(s, f"go {reach}") is None
    facts = b.asks(s, 0).facts
    assert (facts["wheels"], facts["fame"]) == (2 - marker, purse)


def test_b3_3_fame_is_paid_only_beyond_the_right_most_wheel() -> None:
    s = at(fame=[3, 0], marker=[1, 0])
    play(s, "go 3")
    assert (markers(s)[0], fame(s)[0]) == (2, 2)


def test_b3_3_the_switch_fame_payment_lets_the_player_split_the_steps() -> None:
    s = at(game(fame_payment="anytime"), fame=[2, 0], hands=[(1, 0, 0, 0)])
    play(s, "go 4")
    assert not b.settled(s)
    assert asked(s) == ("split", 0)
    assert b.asks(s, 0).facts == {"steps": 3, "wheels": 2, "fame": 2}
    assert can(s) == ["wheels 1", "wheels 2"]
    assert why(s, "wheels 0") == ("fame-short", "B10.2")
    assert why(s, "wheels 3") == ("wheels-short", "B3.3")
    assert why(s, "go 7") == ("other-decision", "B3.3")
    reason = b.explain(s, 0, b.read(s, 0, "wheels 3"))
    assert reason is not None
    assert reason.facts == {"steps": 3, "wheels": 2, "fame": 2}
    move = b.read(s, 0, "wheels 1")
    assert b.describe(s, 0, move).facts == {"wheels": 1, "fame": 2}
    play(s, "wheels 1")
    assert (markers(s)[0], fame(s)[0], consul(s)) == (1, 0, 4)
    assert b.settled(s)


def test_b3_3_by_the_switch_no_more_wheels_than_steps_are_paid() -> None:
    s = at(game(fame_payment="anytime"), fame=[2, 0])
    play(s, "go 2")
    assert can(s) == ["wheels 0", "wheels 1"]
    assert why(s, "wheels 2") == ("wheels-short", "B3.3")
    assert why(s, "wheels 0") is None
    play(s, "wheels 0")
    assert (markers(s)[0], fame(s)[0], consul(s)) == (0, 1, 2)


@pytest.mark.parametrize(("distance", "fame_left"), [(1, 5), (6, 0)])
def test_b3_3_by_the_switch_a_single_way_to_pay_is_not_asked(distance: int, fame_left: int) -> None:
    s = at(game(fame_payment="anytime"), fame=[5, 0], marker=[2, 0])
    play(s, f"go {distance}")
    assert asked(s)[0] != "split"
    assert (markers(s)[0], fame(s)[0]) == (2, fame_left)


def test_b3_4_seven_is_the_farthest() -> None:
    s = at(fame=[50, 0])
    assert can(s)[-1] == "go 7"
    assert code(s, 0, b.read(s, 0, "go 7") + 1) == "other-decision"
    assert code(s, 0, b.read(s, 0, "go 1") - 1) == "other-decision"
    s = at(game(fame_payment="anytime"), fame=[50, 0], added=["stable stable", ""])
    play(s, "go 7")
    assert can(s) == [f"wheels {n}" for n in range(7)]
    assert code(s, 0, b.read(s, 0, "wheels 6") + 1) == "other-decision"


def test_b3_5_one_field_is_always_legal() -> None:
    s = at(marker=[2, 0], hands=[(0, 1, 0, 0)], consul=1)
    assert asked(s) == ("storage", 0)  # the only distance is no choice
    assert consul(s) == 2


@pytest.mark.parametrize(
    ("start", "question"),
    [(6, "scoring-field"), (0, "corner"), (1, "storage"), (2, "corner"), (3, "corner"), (4, "storage"), (5, "corner")],
)
def test_b3_6_the_field_reached_decides_the_action(start: int, question: str) -> None:
    s = at(consul=start, hands=[(4, 4, 4, 4)])
    facts = b.describe(s, 0, b.read(s, 0, "go 1")).facts
    assert facts["field"] == (f"field-{(start + 1) % 7}",)
    play(s, "go 1")
    assert asked(s) == (question, 0)
    assert consul(s) == (start + 1) % 7


@pytest.mark.parametrize(("field", "corner"), [(1, 1), (3, 2), (4, 3), (6, 4)])
def test_b3_6_each_corner_field_has_its_row_and_part(field: int, corner: int) -> None:
    s = at(consul=field - 1, hands=[(4, 4, 4, 4)], storage=[8])
    play(s, "go 1")
    assert b.asks(s, 0).facts == {"corner": corner}
    assert can(s) == ["take", "build"]


def test_b3_2_moves_are_described_with_their_cost() -> None:
    s = at(fame=[5, 0])
    move = b.describe(s, 0, b.read(s, 0, "go 5"))
    assert (move.code, move.rule, move.target) == ("go", "B3.2", "field-5")
    assert move.facts == {"distance": 5, "field": ("field-5",), "wheels": 2, "fame": 2, "fame_after": 3}
    s = at(game(fame_payment="anytime"), fame=[5, 0])
    assert b.describe(s, 0, b.read(s, 0, "go 2")).code == "go-split"
    assert b.describe(s, 0, b.read(s, 0, "go 1")).code == "go"
    assert codes(play(s, "go 1"))[0] == "went"
