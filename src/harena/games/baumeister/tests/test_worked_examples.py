"""The seed's own words, the questions people ask (section 8) and the figures of the tables, played."""

import pytest

from harena.games import baumeister as b
from harena.games.baumeister.tables import CORNER_OF, FIELD_OF, FIELDS, FOUNTAIN
from harena.games.baumeister.tests.at import (
    Cards,
    asked,
    at,
    built,
    can,
    codes,
    fame,
    game,
    hand,
    markers,
    piles,
    play,
    row,
    shown,
    tiles,
)

DEAR = "PC1 PC2 PC3 PC4"


def test_1_3_17_built_and_3_left_over_are_20_parts() -> None:
    setup = game()
    assert setup.parts == 20
    assert setup.slots == 17
    s = at(hands=[(1, 1, 1, 1)], shown="PA7 PB1 PB2 PB3", builders="2" * 16)
    play(s, "go 1", "build")
    v = b.view(s, None)
    assert (v.built, sum(part is not None for part in v.shown), v.deck) == (17, 3, 0)
    assert fame(s) == [4 + 4, 0]


def test_1_4_the_loop() -> None:
    kinds = [
        "scoring" if f == FOUNTAIN else "storage" if CORNER_OF[f] < 0 else f"corner {CORNER_OF[f] + 1}" for f in range(FIELDS)
    ]
    assert kinds == ["scoring", "corner 1", "storage", "corner 2", "corner 3", "storage", "corner 4"]
    assert [CORNER_OF[field] for field in FIELD_OF] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("steps", "wheels", "paid"), [(1, 0, 0), (2, 1, 0), (3, 2, 0), (4, 2, 1), (5, 2, 2), (6, 2, 3), (7, 2, 4)]
)
def test_3_the_price_of_a_distance_at_the_start(steps: int, wheels: int, paid: int) -> None:
    s = at(fame=[4, 0])
    facts = b.describe(s, 0, b.read(s, 0, f"go {steps}")).facts
    assert (facts["wheels"], facts["fame"]) == (wheels, paid)


@pytest.mark.parametrize(("stables", "reach"), [(0, 3), (1, 5), (2, 7), (3, 7)])
def test_6_2_one_stable_tile_makes_five_fields_reachable_two_make_all_seven(stables: int, reach: int) -> None:
    assert len(can(at(added=["stable " * stables]))) == reach


def test_6_4_no_material_is_worth_more_than_another() -> None:
    setup = game()
    assert [sum(setup.cost[kind::4]) for kind in range(4)] == [28, 28, 28, 27]
    assert [setup.back.count(back) for back in range(3)] == [7, 7, 6]
    assert [sum(setup.cost[4 * p : 4 * p + 4]) for p in range(20)] == [4] * 7 + [5] * 4 + [6] * 3 + [7] * 3 + [8] * 3
    assert setup.value == [4] * 7 + [5] * 4 + [6] * 3 + [6] * 3 + [7] * 3


# -- section 8 -------------------------------------------------------------------------------------------------------------------


def test_i_take_a_tile_and_the_next_one_produces_for_everyone_by_their_own_tiles() -> None:
    s = at(game(3), shown=DEAR, rows=["stone grain", "", "", ""], added=["grain", "grain", ""])
    told = play(s, "go 1", "P1 cards 1", "P2 cards 2", "P3 cards 0")
    assert (hand(s, 0), hand(s, 1), hand(s, 2)) == ([0, 0, 1, 0], [0, 0, 2, 0], [0, 0, 0, 0])
    assert fame(s) == [0, 0, 1]
    assert "scored" in codes(told)


def test_the_next_tile_has_the_same_kind_and_mine_counts() -> None:
    s = at(shown=DEAR, rows=["grain grain", "", "", ""])
    play(s, "go 1")
    assert b.waiting(s) == (0, 1)


def test_the_row_is_not_topped_up_until_all_four_are_gone_then_four_new_and_the_first_scored() -> None:
    s = at(shown=DEAR, rows=["water stable", "", "", ""], marker=[2, 2], fame=[5, 5])
    play(s, "go 1")
    assert (row(s, 0), markers(s)) == ("stable", [0, 0])
    told = play(s, "go 7", "tile wood", "tile wood", "tile stone", "tile grain")
    assert row(s, 0) == "wood wood stone grain"
    assert told[-1].facts["kind"] == ("kind-wood",)


def test_i_may_refuse_the_cards_for_1_fame() -> None:
    s = at(consul=6)
    play(s, "go 1", "score water", "cards 0")
    assert fame(s) == [1, 0]


def test_building_scores_nothing_and_only_the_part_beside_the_consul_can_be_built() -> None:
    s = at(hands=[(0, 2, 1, 1)], consul=2)
    told = play(s, "go 1", "build", "part PA5")
    assert "scored" not in codes(told)
    assert [shown(s, corner) for corner in range(4)] == ["PA1", "PA5", "PA3", "PA4"]


def test_i_lack_one_card_and_give_three_others() -> None:
    s = at(hands=[(2, 1, 0, 3)])
    play(s, "go 1", "build", "part PA5")
    assert (built(s), piles(s)) == (1, [18, 18, 18, 18])


def test_i_need_not_use_a_storage_field() -> None:
    s = at(consul=1, hands=[(1, 0, 0, 0)])
    play(s, "go 1")
    assert "pass" in can(s)


def test_at_the_start_two_extra_steps_by_wheels_more_for_fame() -> None:
    assert len(can(at())) == 3
    assert len(can(at(fame=[1]))) == 4


def test_a_new_stable_tile_does_not_refill_the_marker_a_stable_scoring_does() -> None:
    s = at(shown=DEAR, rows=["stable grain", "", "", ""], marker=[2, 0], fame=[1, 0])
    play(s, "go 1")
    assert markers(s)[0] == 2
    s = at(shown=DEAR, rows=["grain stable", "", "", ""], marker=[2, 0], fame=[1, 0])
    play(s, "go 1")
    assert markers(s)[0] == 0


def test_over_the_limit_after_another_players_turn_nothing_happens_until_my_own() -> None:
    full: Cards = (1, 1, 1, 1)
    s = at(consul=6, hands=[(0, 0, 0, 0), full])
    play(s, "go 1", "score wood", "P1 cards 0", "P2 cards 1")
    assert asked(s) == ("distance", 1)
    assert sum(hand(s, 1)) == 5
    play(s, "go 2", "pass")
    assert asked(s) == ("hand-check", 1)


def test_not_everyone_gets_the_same_number_of_turns() -> None:
    s = at(game(4), hands=[(1, 1, 1, 1)], shown="PA7 PB1 PB2 PB3", builders="2" * 16, turns=40)
    play(s, "go 1", "build")
    assert b.ending(s) is not None
    assert b.view(s, None).turn == 41


# -- the seed --------------------------------------------------------------------------------------------------------------------


def test_the_seed_each_further_step_costs_a_fame_when_the_marker_is_fully_right() -> None:
    s = at(marker=[2, 0], fame=[2, 0])
    play(s, "go 3")
    assert (fame(s)[0], markers(s)[0]) == (0, 2)


def test_the_seed_a_storage_tile_costs_any_card_and_raises_the_limit_by_two_each_time() -> None:
    s = at(consul=1, hands=[(1, 0, 0, 0)], storage=[3])
    assert b.view(s, None).players[0].limit == 10
    play(s, "go 1", "buy water")
    assert b.view(s, None).players[0].limit == 12


def test_the_seed_a_landscape_not_yet_there_becomes_a_new_row() -> None:
    s = at(shown=DEAR, rows=["stone stable", "", "", ""])
    assert tiles(s, 0)["stone"] == 0
    play(s, "go 1")
    assert tiles(s, 0)["stone"] == 1


def test_the_seed_most_stables_bring_four_fame_and_a_tie_two_to_each() -> None:
    s = at(added=["stable"], shown="PA7 PB1 PB2", builders="1" * 17, ended="last_part")
    assert b.view(s, None).players[0].majorities[4:] == (4, 2)
    assert b.view(s, None).players[1].majorities[4:] == (0, 2)
    ending = b.ending(s)
    assert ending is not None
    assert ending.scores == (4 + 2 + 4 + 2, 4 + 2 + 2)  # water, wood, stable, storage against grain, wood, storage


def test_the_seed_the_rest_of_the_hand_counts_a_fame_for_three_cards() -> None:
    s = at(hands=[(3, 2, 2, 1)], shown="PA7 PB1 PB2", builders="1" * 17, ended="last_part")
    ending = b.ending(s)
    assert ending is not None
    assert ending.tallies[0][-1].points == 2
