"""Touching a place of the board: what lies there to do, or what a referee says against it."""

import pytest

from harena.core.reason import Amounts, Key
from harena.games import baumeister as b
from harena.games.baumeister.state import ANSWER, State
from harena.games.baumeister.tests.at import Cards, asked, at, game, play

PA1: Cards = (2, 1, 1, 0)
RICH: Cards = (4, 4, 4, 4)


def says(s: State, *places: str, seat: int = 0) -> list[tuple[str, str] | None]:
    """Return code and rule of what is said at each place, None where there is something to do."""
    reasons = [b.point(s, seat, place) for place in places]
    return [(one.code, one.rule) if one else None for one in reasons]


def free(s: State, seat: int = 0) -> list[str]:
    return [place for place in b.places(s.setup) if b.point(s, seat, place) is None]


def corner(row: str = "water wood grain stone", held: Cards = RICH, **options: object) -> State:
    s = at(game(**options), hands=[held], consul=2, rows=["water", row, "wood", "grain"], storage=[8])  # type: ignore[arg-type]
    play(s, "go 1")
    assert asked(s) == ("corner", 0)
    return s


def scoring(**options: object) -> State:
    s = at(game(**options), consul=6, hands=[PA1])  # type: ignore[arg-type]
    play(s, "go 1")
    return s


def test_every_place_of_the_board_is_named_once() -> None:
    places = b.places(game())
    assert len(places) == len(set(places)) == 7 + 4 + 12 + 4 + 4 + 4 + 6 + 4 + 7 + 4
    assert {"field-6", "row-3", "row-0-2", "row-3-4", "part-3", "pile-3", "hand-3", "score-5", "pay-3", "split-6"} <= set(places)
    assert {"fame", "pass", "site", "storage"} <= set(places)


@pytest.mark.parametrize("place", ["", "field-7", "row-0-1", "row", "pile-4", "part-0-2", "moon"])
def test_what_is_no_place_is_refused_by_no_rule(place: str) -> None:
    assert says(at(), place) == [("no-place", "")]


def test_b8_3_whoever_is_not_asked_has_nothing_to_touch() -> None:
    s = at()
    assert set(says(s, *b.places(s.setup), seat=1)) == {("not-your-turn", "B8.3")}
    over = at(shown="PA7 PB1 PB2", builders="1" * 17, ended="last_part")
    assert set(says(over, *b.places(over.setup))) == {("not-your-turn", "B8.3")}


def test_b1_9_the_first_card_comes_from_a_pile() -> None:
    s = b.new(game())
    while b.to_act(s) < 0:
        b.apply(s, -1, b.outcomes(s)[0][0])
    assert free(s) == ["pile-0", "pile-1", "pile-2", "pile-3"]
    assert says(s, "field-1", "row-0", "pass", "hand-0") == [("other-decision", "B1.9")] * 4


def test_b3_3_a_field_out_of_reach_says_what_there_is_to_pay_with() -> None:
    s = at(consul=3, marker=[1, 0], fame=[1, 0])
    assert free(s) == ["field-4", "field-5", "field-6"]
    assert says(s, "field-0", "field-1", "field-2", "field-3") == [("no-reach", "B3.3")] * 4
    for field, steps in ((0, 3), (1, 4), (2, 5), (3, 6)):
        reason = b.point(s, 0, f"field-{field}")
        assert reason
        assert reason.facts == {"steps": steps, "wheels": 1, "fame": 1}


def test_b3_4_the_field_under_the_consul_is_once_round() -> None:
    s = at(consul=3, fame=[9, 0])
    assert b.point(s, 0, "field-3") is None
    assert b.describe(s, 0, b.read(s, 0, "go 7")).target == "field-3"


def test_b3_1_while_moving_nothing_else_is_asked() -> None:
    s = at(hands=[RICH])
    places = ("pile-0", "part-0", "row-0", "row-0-2", "hand-0", "score-1", "pay-0", "split-1", "fame", "site", "storage")
    assert says(s, *places) == [("other-decision", "B3.1")] * len(places)
    assert says(s, "pass") == [("must-move", "B3.1")]


def test_b3_3_a_split_is_judged_by_wheels_and_fame() -> None:
    s = at(game(fame_payment="anytime"), fame=[2, 0])
    play(s, "go 4")
    assert free(s) == ["split-1", "split-2"]
    assert says(s, "split-0", "split-3", "field-5") == [
        ("fame-short", "B10.2"),
        ("wheels-short", "B3.3"),
        ("other-decision", "B3.3"),
    ]


def test_b4_1_a_storage_tile_is_bought_by_the_card_that_is_given() -> None:
    s = at(hands=[PA1], consul=1)
    play(s, "go 1")
    assert free(s) == ["hand-0", "hand-1", "hand-2", "pass"]
    reason = b.point(s, 0, "hand-3")
    assert reason
    assert (reason.code, reason.rule, reason.facts) == ("no-card", "B4.1", {"card": Key("card-stone")})
    assert says(s, "storage", "pile-0", "fame") == [("give-card", "B4.1"), ("other-decision", "B4.1"), ("other-decision", "B4.1")]


def test_b3_6_the_field_reached_decides_and_no_other_place_of_the_board() -> None:
    s = at(hands=[PA1], consul=1)
    play(s, "go 1")
    for place in ("field-2", "field-3", "row-0", "row-1-3", "part-1", "score-0"):
        reason = b.point(s, 0, place)
        assert reason
        assert (reason.code, reason.rule, reason.facts) == ("consul-stopped", "B3.6", {"field": Key("field-2")})
    assert says(corner(), "field-4", "score-0", "storage") == [("consul-stopped", "B3.6")] * 3
    assert says(scoring(), "field-1", "row-0", "part-0", "storage") == [("consul-stopped", "B3.6")] * 4


def test_b5_1_at_a_corner_its_row_and_its_part_can_be_touched() -> None:
    s = corner()
    assert free(s) == ["row-1", "part-1"]
    assert says(s, "pass", "hand-0", "pile-0", "fame") == [("must-act", "B5.1"), *[("other-decision", "B5.1")] * 3]


def test_b5_2_only_the_first_tile_of_the_row_beside_the_consul_can_be_taken() -> None:
    s = corner()
    assert says(s, "row-1-2", "row-1-4") == [("only-first", "B5.2")] * 2
    for place in ("row-0", "row-2", "row-0-2"):
        reason = b.point(s, 0, place)
        assert reason
        assert (reason.code, reason.rule, reason.facts) == ("row-elsewhere", "B5.2", {"corner": 2})


def test_b5_2_in_an_empty_row_there_is_no_tile() -> None:
    s = corner("", corner_may_pass=True)
    assert free(s) == ["part-1", "pass"]
    assert says(s, "row-1", "row-1-2", "row-0") == [("row-empty", "B5.2"), ("row-empty", "B5.2"), ("row-elsewhere", "B5.2")]


def test_b5_8_only_the_part_beside_the_consul_can_be_built() -> None:
    s = corner()
    for place in ("part-0", "part-2", "part-3"):
        reason = b.point(s, 0, place)
        assert reason
        assert (reason.code, reason.rule, reason.facts) == ("part-elsewhere", "B5.8", {"corner": 2})
    assert says(s, "site") == [("first-slot", "B5.12")]


@pytest.mark.parametrize("moves", [[], ["go 7"]])
def test_b5_9_the_part_beside_the_consul_says_what_is_lacking(moves: list[str]) -> None:
    s = at(hands=[(0, 1, 1, 0), (0, 0, 1, 0)], consul=3, fame=[9, 0], rows=["", "wood wood", "", ""], added=["", "wood"])
    play(s, *moves)
    assert asked(s)[0] == ("answer" if moves else "distance")  # unable to build, the seat takes the tile unasked
    reason = b.point(s, 0, "part-1")
    assert reason
    assert (reason.code, reason.rule) == ("cannot-pay", "B5.9")
    assert reason.facts["lacking"] == Amounts((("card-wood", 1), ("card-stone", 1)))
    other = "B7.2" if moves else "B3.1"
    assert says(s, "part-0") == [("other-decision", other)]
    if moves:
        assert says(s, "part-1", seat=1) == [("other-decision", other)]


def test_b5_8_where_no_part_lies_it_is_said() -> None:
    s = at(consul=3, shown="PA1 - PA3 PA4")
    assert says(s, "part-1") == [("no-part", "B5.8")]


def test_b5_1_a_part_that_could_be_paid_waits_for_the_consul_to_move() -> None:
    assert says(at(consul=3, hands=[RICH]), "part-1") == [("other-decision", "B3.1")]


def test_b5_9_a_payment_asks_one_kind_after_another() -> None:
    s = at(hands=[(4, 4, 4, 4)], storage=[8])
    play(s, "go 1", "build")
    assert free(s) == ["pay-0"]
    for place in ("pay-1", "pay-3", "hand-0", "hand-2"):
        reason = b.point(s, 0, place)
        assert reason
        assert (reason.code, reason.rule, reason.facts) == ("kind-asked", "B5.9", {"material": Key("card-water")})
    play(s, "pay water 2")
    assert free(s) == ["pay-1"]
    assert says(s, "pay-0", "pile-0", "pass") == [("kind-asked", "B5.9"), ("other-decision", "B5.9"), ("other-decision", "B5.9")]


def test_b6_1_five_kinds_can_be_scored_and_storage_cannot() -> None:
    s = scoring()
    assert free(s) == ["score-0", "score-1", "score-2", "score-3", "score-4", "pass"]
    assert says(s, "score-5", "pile-0") == [("not-scored", "B6.1"), ("other-decision", "B6.1")]


def test_b6_3_under_a_token_nothing_is_scored() -> None:
    s = at(game(scoring_token="card"), consul=6, hands=[(0, 18, 0, 0)], storage=[8])  # noqa: S106 - a piece of cardboard
    play(s, "go 1")
    assert free(s) == ["pile-0", "pile-2", "pile-3", "pass"]
    assert says(s, "pile-1", "score-2", "field-0") == [("no-pile", "B6.3"), ("token-covers", "B6.3"), ("consul-stopped", "B3.6")]


@pytest.mark.parametrize("short", [False, True])
def test_b7_2_a_scoring_is_answered_at_its_pile_or_with_fame(short: bool) -> None:  # noqa: FBT001 - two cases
    s = at(consul=6, added=["wood", "wood"], hands=[(0, 9, 0, 0), (0, 7, 0, 0)] if short else [])
    play(s, "go 1", "score wood")
    assert asked(s)[0] == ("answer-open" if short else "answer")
    assert free(s) == ["pile-1", "fame"]
    for place, code in (("pile-0", "other-pile"), ("pile-3", "other-pile"), ("pass", "take-or-fame")):
        reason = b.point(s, 0, place)
        assert reason
        assert (reason.code, reason.rule, reason.facts) == (code, "B7.2", {"card": Key("card-wood")})
    assert says(s, "hand-1", "row-0") == [("other-decision", "B7.2")] * 2


def test_b7_10_no_place_tells_who_has_answered() -> None:
    s = at(consul=6, added=["wood", "wood"])
    play(s, "go 1", "score wood")
    after = b.clone(s)
    play(after, "P2 cards 1")
    assert after.a[ANSWER : ANSWER + 2] != s.a[ANSWER : ANSWER + 2]
    assert [b.point(after, 0, place) for place in b.places(s.setup)] == [b.point(s, 0, place) for place in b.places(s.setup)]
    assert set(says(after, *b.places(s.setup), seat=1)) == {("not-your-turn", "B8.3")}


def test_b8_1_cards_go_back_one_kind_after_another() -> None:
    s = at(hands=[RICH], consul=1)
    play(s, "go 1", "pass")
    assert free(s) == ["hand-0"]
    reason = b.point(s, 0, "hand-1")
    assert reason
    assert (reason.code, reason.rule, reason.facts) == ("kind-asked", "B8.1", {"material": Key("card-water")})
    reason = b.point(s, 0, "pass")
    assert reason
    assert (reason.code, reason.rule, reason.facts) == ("discard-exact", "B8.1", {"over": 12, "limit": 4})
    assert says(s, "pay-0", "pile-0", "field-3") == [("other-decision", "B8.1")] * 3
