"""B10 Edge cases."""

import pytest

from harena.core.ids import CHANCE
from harena.games import baumeister as b
from harena.games.baumeister.state import BAG, State
from harena.games.baumeister.tests.at import (
    Cards,
    asked,
    at,
    built,
    can,
    codes,
    consul,
    draws,
    fame,
    game,
    hand,
    piles,
    play,
    row,
    shown,
    tiles,
    why,
)

DEAR = "PC1 PC2 PC3 PC4"


def test_b10_1_without_fame_and_wheels_only_one_field_is_left() -> None:
    s = at(marker=[2, 0], consul=6)
    assert asked(s) == ("scoring-field", 0)  # gone there unasked
    s = at(marker=[2, 0], consul=6, fame=[1, 0])
    assert can(s) == ["go 1", "go 2"]


def test_b10_2_fame_never_falls_below_0() -> None:
    s = at(fame=[1, 0], hands=[(1, 0, 0, 0)])
    assert can(s)[-1] == "go 4"
    assert why(s, "go 5") == ("no-reach", "B3.3")
    play(s, "go 4")
    assert fame(s)[0] == 0
    bad = at()
    bad.a[40] = -1
    assert "fame below 0 (B10.2)" in b.faults(bad)


def test_b10_3_the_supply_of_fame_is_unlimited() -> None:
    s = at(fame=[500, 500], consul=6, hands=[(0, 0, 0, 0), (0, 18, 0, 0)])
    play(s, "go 1", "score wood")
    assert fame(s) == [501, 501]


def test_b10_4_an_empty_pile_does_not_matter_at_a_build() -> None:
    s = at(hands=[(2, 1, 1, 0), (16, 0, 0, 0)])
    assert piles(s)[0] == 0
    play(s, "go 1", "build")
    assert piles(s) == [2, 18, 18, 18]


def test_b10_5_a_refill_goes_on_with_iii_when_ii_is_used_up() -> None:
    s = at(shown=DEAR, rows=["water", "", "", ""], stacks={"II": "wood stable", "III": "grain grain stone stone"})
    play(s, "go 1")
    assert draws(s) == {"tile wood": 1, "tile stable": 1}
    play(s, "tile stable")
    assert draws(s) == {"tile grain": 2, "tile stone": 2}  # the wood, alone in II, is no draw
    play(s, "tile stone", "tile grain")
    assert row(s, 0) == "stable wood stone grain"
    assert s.a[BAG + 5 : BAG + 15] == [0] * 5 + [0, 0, 1, 1, 0]


@pytest.mark.parametrize(("left", "laid"), [("stone", "stone"), ("stone stone stone", "stone stone stone")])
def test_b10_6_what_is_left_is_laid_and_the_first_is_scored(left: str, laid: str) -> None:
    s = at(shown=DEAR, rows=["stone", "", "", ""], stacks={"III": left})
    told = play(s, "go 1")
    assert codes(told) == ["went", "took-tile", *["tile-laid"] * len(left.split()), "scored"]
    assert row(s, 0) == laid
    assert asked(s)[1] == 0


def test_b10_7_an_empty_row_stays_empty_but_one_may_build_there() -> None:
    s = at(hands=[(2, 1, 1, 0), (2, 2, 0, 0)], rows=["", "wood", "wood", "wood"], stacks={})
    told = play(s, "go 1")
    assert codes(told) == ["went", "paid", "built"]
    assert (row(s, 0), built(s)) == ("", 1)
    s = at(shown=DEAR, rows=["stone", "", "", ""], stacks={})
    play(s, "go 1")
    assert row(s, 0) == ""
    assert b.to_act(s) != CHANCE


def test_b10_8_with_more_slots_the_place_stays_empty_when_the_deck_is() -> None:
    s = at(game(slots=20), hands=[(1, 1, 1, 1)], shown="PA7 PB1 PB2", builders="2" * 17, rows=["wood stable", "", "", "stable"])
    told = play(s, "go 1", "build")
    assert codes(told)[-1] == "turn"
    assert shown(s, 0) == ""
    assert b.view(s, None).deck_back is None
    assert built(s) == 18
    s = at(game(slots=20), hands=[(1, 1, 1, 1)], shown="- PB1 PB2 PA7", builders="2" * 17, rows=["wood stable", "", "", ""])
    assert codes(play(s, "go 1"))[1] == "took-tile"  # its corner gives tiles only


def test_b10_8_with_17_slots_the_20th_part_comes_after_the_16th_build() -> None:
    s = at(hands=[(1, 1, 1, 1)], shown="PA7 PB1 PB2 PB3", builders="2" * 15)
    told = play(s, "go 1", "build")
    assert codes(told)[-2:] == ["part-laid", "turn"]
    assert b.view(s, None).deck == 0
    assert all(part is not None for part in b.view(s, None).shown)


def test_b10_9_after_the_last_storage_tile_one_can_only_pass() -> None:
    s = at(consul=1, storage=[15], hands=[(1, 0, 0, 0), (1, 1, 1, 1)])
    play(s, "go 1", "buy water")
    assert b.view(s, None).storage_left == 0
    told = play(s, "go 3")
    assert codes(told)[:2] == ["went", "storage-nothing"]
    assert sum(hand(s, 1)) == 4
    other = at(consul=1, storage=[16], hands=[(1, 0, 0, 0)])
    other.todo[-4:] = [9, 0, 0, 0]
    assert why(other, "buy water") == ("no-storage", "B10.9")
    assert why(other, "pass") is None


def test_b10_10_an_empty_pile_chosen_gives_1_fame_to_everyone_with_a_tile() -> None:
    s = at(game(3), consul=6, hands=[(0, 0, 0, 0), (0, 0, 18, 0)])
    told = play(s, "go 1", "score grain")
    assert fame(s) == [0, 1, 1]
    assert [(one.code, one.rule) for one in told[2:4]] == [("pile-empty", "B7.4")] * 2


def test_b10_11_seven_fields_lead_back_and_the_action_is_there_again() -> None:
    s = at(consul=2, fame=[4, 0], hands=[(1, 0, 0, 0)])
    play(s, "go 7")
    assert consul(s) == 2
    assert can(s) == ["pass", "buy water"]


LAST: dict[str, object] = {"shown": "PA7 PB1 PB2 PB3", "builders": "1" * 16}
BIG: Cards = (4, 3, 3, 3)


def _last(s: State) -> list[str]:
    return codes(play(s, "go 1", "build", "pay water 1", "pay wood 1", "pay grain 1"))


def test_b10_12_the_last_build_ends_the_game_without_a_hand_check() -> None:
    s = at(hands=[BIG, (9, 0, 0, 0)], **LAST)  # type: ignore[arg-type]  # named arguments of `at`
    assert _last(s)[-1] == "ended"
    assert sum(hand(s, 0)) == 9
    assert sum(hand(s, 1)) == 9


def test_b10_12_by_the_switch_the_builder_checks_once_more() -> None:
    s = at(game(final_hand_check=True), hands=[BIG, (9, 0, 0, 0)], **LAST)  # type: ignore[arg-type]  # as above
    assert "ended" not in _last(s)
    assert asked(s) == ("hand-check", 0)
    assert b.ending(s) is None
    told = play(s, "discard water 3", "discard wood 2")
    assert codes(told) == ["discarded", "ended"]
    assert (sum(hand(s, 0)), sum(hand(s, 1))) == (4, 9)


def test_b10_12_it_is_the_builder_who_checks_whoever_that_is() -> None:
    s = at(game(final_hand_check=True), active=2, hands=[(9, 0, 0, 0), BIG], **LAST)  # type: ignore[arg-type]  # as above
    _last(s)
    assert asked(s) == ("hand-check", 1)
    play(s, "discard water 3", "discard wood 2")
    assert (sum(hand(s, 0)), sum(hand(s, 1))) == (9, 4)


# -- B10.13: a player does not answer --------------------------------------------------------------------------------------------


def default(s: State, seat: int | None = None) -> str:
    who = b.to_act(s) if seat is None else seat
    move = b.default(s, who)
    assert move in b.legal(s, who)
    return b.write(s, who, move)


@pytest.mark.parametrize(("strip", "card"), [(1, "grain"), (2, "water"), (3, "water"), (4, "wood")])
def test_b10_13_first_card_the_first_kind_his_strip_does_not_show(strip: int, card: str) -> None:
    s = b.new(game())
    other = 1 if strip != 1 else 2
    play(s, f"strip {strip}", f"strip {other}")
    while b.to_act(s) == CHANCE:
        b.apply(s, CHANCE, b.outcomes(s)[0][0])
    assert default(s) == f"first {card}"


def test_b10_13_move_one_field_storage_pass_scoring_field_decline() -> None:
    s = at(consul=1, hands=[(1, 0, 0, 0)], fame=[9])
    assert default(s) == "go 1"
    play(s, "go 1")
    assert default(s) == "pass"
    s = at(consul=6)
    play(s, "go 1")
    assert default(s) == "pass"
    s = at(game(scoring_token="card"), consul=6)  # noqa: S106 - a piece of cardboard
    play(s, "go 1")
    assert default(s) == "pass"


def test_b10_13_a_split_pays_with_wheels_first() -> None:
    s = at(game(fame_payment="anytime"), fame=[9])
    play(s, "go 4")
    assert default(s) == "wheels 2"


def test_b10_13_corner_the_tile_or_if_there_is_none_to_pass_by_the_switch() -> None:
    s = at(hands=[(2, 1, 1, 0)])
    play(s, "go 1")
    assert default(s) == "take"
    s = at(game(corner_may_pass=True), hands=[(2, 1, 1, 0)], rows=["", "wood", "", ""], stacks={})
    play(s, "go 1")
    assert default(s) == "pass"


@pytest.mark.parametrize(
    ("held", "paid"),
    [
        ((4, 4, 4, 4), (2, 1, 1, 0)),
        ((1, 4, 4, 4), (1, 1, 1, 3)),  # keeps more wood than grain, and both rather than stone
        ((1, 2, 4, 1), (1, 1, 3, 1)),
        ((2, 4, 0, 3), (2, 1, 0, 3)),
        ((4, 4, 0, 1), (2, 3, 0, 1)),
        ((4, 4, 0, 0), (2, 4, 0, 0)),
    ],
)
def test_b10_13_without_a_tile_the_payment_with_the_fewest_cards(held: Cards, paid: Cards) -> None:
    s = at(hands=[held], storage=[8], rows=["", "wood", "", ""], stacks={})
    play(s, "go 1")
    while asked(s)[0] == "payment":
        play(s, default(s))
    assert hand(s, 0) == [have - gone for have, gone in zip(held, paid, strict=True)]


def test_b10_13_scoring_as_many_cards_as_he_may() -> None:
    s = at(consul=6, added=["wood wood"])
    play(s, "go 1", "score wood")
    assert (default(s, 0), default(s, 1)) == ("cards 3", "cards 1")
    s = at(consul=6, added=["wood wood"], hands=[(0, 0, 0, 0), (0, 16, 0, 0)])
    play(s, "go 1", "score wood")
    assert default(s) == "cards 2"


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ((3, 2, 0, 1), [1, 2, 0, 1]),
        ((2, 2, 2, 2), [1, 1, 1, 1]),
        ((2, 2, 2, 1), [1, 1, 1, 1]),
        ((0, 0, 1, 6), [0, 0, 1, 3]),
        ((3, 3, 0, 0), [2, 2, 0, 0]),
        ((0, 3, 3, 0), [0, 2, 2, 0]),
        ((0, 0, 2, 3), [0, 0, 2, 2]),
        ((1, 1, 1, 2), [1, 1, 1, 1]),
    ],
)
def test_b10_13_hand_check_one_card_after_another_of_the_kind_held_most(held: Cards, left: list[int]) -> None:
    s = at(consul=1, hands=[held])
    play(s, "go 1", "pass")
    while asked(s)[0] == "hand-check":
        play(s, default(s))
    assert hand(s, 0) == left


def test_b10_13_after_a_choice_of_his_own_the_rest_still_follows_the_kind_held_most() -> None:
    s = at(consul=1, hands=[(4, 1, 3, 3)])
    play(s, "go 1", "pass", "discard water 2")
    while asked(s)[0] == "hand-check":
        play(s, default(s))
    assert hand(s, 0) == [2, 1, 1, 0] or hand(s, 0) == [2, 0, 1, 1]
    assert tiles(s, 0)["storage"] == 1
