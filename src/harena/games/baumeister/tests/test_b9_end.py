"""B9 End of the game."""

import pytest

from harena.core.errors import Unreadable
from harena.games import baumeister as b
from harena.games.baumeister.state import State
from harena.games.baumeister.steps.final import majority, score_of
from harena.games.baumeister.tables import KINDS, Setup
from harena.games.baumeister.tests.at import Cards, at, codes, fame, game, play


def over(setup: Setup | None = None, **more: object) -> State:
    """Return a position whose game has ended by the last part."""
    made = setup or game()
    given: dict[str, object] = {
        "shown": "PA7 PB1 PB2",
        "builders": "2" * 17,
        "ended": "last_part",
        "stacks": None,
        "rows": ["", "", "", ""],
        **more,
    }
    return at(made, **given)  # type: ignore[arg-type]  # named arguments of `at`


def rows_of(s: State, seat: int) -> list[int]:
    ending = b.ending(s)
    assert ending is not None
    return [line.points for line in ending.tallies[seat] if line.code == "majority"]


def test_b9_1_the_game_ends_the_moment_the_last_slot_is_filled() -> None:
    s = at(game(3), active=2, hands=[(0, 0, 0, 0), (1, 1, 1, 1)], shown="PA7 PB1 PB2 PB3", builders="1" * 16)
    assert b.ending(s) is None
    assert b.returns(s) == [0.0, 0.0, 0.0]
    told = play(s, "go 1", "build")
    assert (told[-1].code, told[-1].rule) == ("ended", "B9.1")
    ending = b.ending(s)
    assert ending is not None
    assert ending.rule == "B9.1"
    assert b.to_act(s) == -2
    assert b.view(s, None).over
    assert fame(s) == [0, 8, 0]
    assert b.legal(s, 2) == []
    assert b.view(s, None).shown[0] is None


def test_b9_2_b9_7_the_fame_collected_counts_and_most_fame_wins() -> None:
    s = over(fame=[7, 9], added=["", ""])
    ending = b.ending(s)
    assert ending is not None
    first = ending.tallies[0][0]
    assert (first.code, first.rule, first.points) == ("fame", "B9.2", 7)
    assert ending.scores == (7 + 4 + 3 * 2, 9 + 4 + 3 * 2)  # water against grain, three rows level
    assert ending.ranks == (2, 1)
    assert b.returns(s) == [-0.5, 0.5]


@pytest.mark.parametrize("kind", range(6))
def test_b9_3_most_tiles_alone_bring_4_fame_in_each_of_six_rows(kind: int) -> None:
    added = ["", f"{KINDS[kind]} {KINDS[kind]}", ""] if kind < 5 else []
    s = over(game(3), added=added, storage=[0, 2, 0] if kind == 5 else [])
    assert [majority(s, seat, kind) for seat in range(3)] == [0, 4, 0]
    assert rows_of(s, 1)[kind] == 4


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([2, 2, 1, 1], [2, 2, 0, 0]),
        ([2, 2, 2, 1], [2, 2, 2, 0]),
        ([1, 1, 1, 1], [2, 2, 2, 2]),
        ([1, 3, 2, 2], [0, 4, 0, 0]),
        ([3, 1, 1, 3], [2, 0, 0, 2]),
    ],
)
def test_b9_3_each_of_those_tied_for_most_gets_2(counts: list[int], points: list[int]) -> None:
    s = over(game(4), added=[" ".join(["stable"] * (count - 1)) for count in counts])
    assert [majority(s, seat, 4) for seat in range(4)] == points
    ending = b.ending(s)
    assert ending is not None
    lines = [line for line in ending.tallies[0] if line.code == "majority"]
    assert [line.facts["kind"] for line in lines] == [(f"kind-{kind}",) for kind in KINDS]
    assert {line.rule for line in lines} == {"B9.3"}
    assert lines[4].facts["count"] == counts[0]


def test_b9_4_the_areas_of_the_strip_count_as_one_tile_each() -> None:
    s = over()
    assert rows_of(s, 0) == [4, 2, 0, 0, 2, 2]
    assert rows_of(s, 1) == [0, 2, 4, 0, 2, 2]
    s = over(added=["", "water"])
    assert rows_of(s, 0)[0] == 2


def test_b9_5_nobody_has_the_kind_nobody_scores_it() -> None:
    s = over()
    assert [majority(s, seat, 3) for seat in range(2)] == [0, 0]


@pytest.mark.parametrize(
    ("cards", "points"), [((0, 0, 0, 0), 0), ((2, 0, 0, 0), 0), ((1, 1, 1, 0), 1), ((5, 0, 0, 0), 1), ((2, 2, 1, 1), 2)]
)
def test_b9_6_every_three_cards_of_any_kinds_bring_1_fame(cards: Cards, points: int) -> None:
    s = over(hands=[cards])
    ending = b.ending(s)
    assert ending is not None
    last = ending.tallies[0][-1]
    assert (last.code, last.rule, last.points) == ("cards", "B9.6", points)
    assert last.facts == {"count": sum(cards), "each": 3}
    assert ending.scores[0] == 10 + points
    assert sum(line.points for line in ending.tallies[0]) == ending.scores[0] == score_of(s, 0)


def test_b9_8_players_who_are_level_share_the_victory() -> None:
    s = over(fame=[5, 5], hands=[(0, 0, 0, 0), (1, 1, 0, 0)])
    ending = b.ending(s)
    assert ending is not None
    assert ending.ranks == (1, 1)
    assert b.returns(s) == [0.0, 0.0]


@pytest.mark.parametrize(
    ("builders", "hands", "ranks"),
    [
        ("1" * 9 + "2" * 8, [(0, 0, 0, 0), (1, 1, 0, 0)], (1, 2)),
        ("1" * 8 + "2" * 9, [(1, 1, 0, 0), (0, 0, 0, 0)], (2, 1)),
        ("1" * 8 + "2" * 8, [(1, 1, 0, 0), (1, 0, 0, 0)], (1, 2)),
        ("1" * 8 + "2" * 8, [(0, 0, 0, 0), (1, 0, 0, 0)], (2, 1)),
        ("1" * 8 + "2" * 8, [(1, 0, 0, 0), (1, 0, 0, 0)], (1, 1)),
    ],
)
def test_b9_8_by_the_switch_parts_then_cards_part_them(builders: str, hands: list[Cards], ranks: tuple[int, ...]) -> None:
    shown = "PA7 PB1 PB2" if len(builders) == 17 else "PA7 PB1 PB2 PB3"
    for rule, expected in (("parts_then_cards", ranks), ("shared", (1, 1))):
        setup = game(tie_break=rule, slots=len(builders))
        s = over(setup, fame=[5, 5], builders=builders, hands=hands, shown=shown)
        ending = b.ending(s)
        assert ending is not None
        assert ending.ranks == expected
        assert ending.scores == (15, 15)


def test_b9_9_the_game_ends_after_600_turns() -> None:
    s = at(consul=1, turns=598, hands=[(1, 0, 0, 0), (1, 0, 0, 0)])
    play(s, "go 1", "pass")
    assert b.ending(s) is None
    told = play(s, "go 3", "pass")
    assert told[-1].code == "ended-limit"
    assert told[-1].rule == "B9.9"
    ending = b.ending(s)
    assert ending is not None
    assert ending.rule == "B9.9"


@pytest.mark.parametrize("limit", [1, 3])
def test_b9_9_the_switch_turn_limit_and_the_last_turn_is_a_whole_one(limit: int) -> None:
    s = at(game(turn_limit=limit), consul=1, turns=limit - 1, hands=[(5, 1, 0, 0)])
    play(s, "go 1", "pass")
    assert b.ending(s) is None
    assert b.asks(s, 0).code == "hand-check"
    play(s, "discard water 2")
    ending = b.ending(s)
    assert ending is not None
    assert ending.rule == "B9.9"


def test_b9_9_the_last_slot_in_the_last_turn_ends_by_b9_1() -> None:
    s = at(game(turn_limit=1), hands=[(1, 1, 1, 1)], shown="PA7 PB1 PB2 PB3", builders="1" * 16)
    play(s, "go 1", "build")
    ending = b.ending(s)
    assert ending is not None
    assert ending.rule == "B9.1"


@pytest.mark.parametrize("limit", [0, -1, True, "none"])
def test_b9_9_no_value_switches_the_limit_off(limit: object) -> None:
    with pytest.raises(Unreadable, match="turn_limit"):
        game(turn_limit=limit)


@pytest.mark.parametrize(
    ("fames", "ranks"),
    [
        ([9, 9, 5], (1, 1, 3)),
        ([5, 9, 5], (2, 1, 2)),
        ([1, 2, 3], (3, 2, 1)),
        ([4, 4, 4], (1, 1, 1)),
    ],
)
def test_b9_10_all_are_ranked_and_level_ones_share_the_better_place(fames: list[int], ranks: tuple[int, ...]) -> None:
    rows = ["water grain", "", "", ""]
    s = over(game(3), fame=fames, added=["grain stone", "water stone", "water wood"], rows=rows)
    base = [score_of(s, seat) - fames[seat] for seat in range(3)]
    assert len(set(base)) == 1, base  # the rows are level, so that fame alone ranks
    ending = b.ending(s)
    assert ending is not None
    assert ending.ranks == ranks
    winners = ranks.count(1)
    assert b.returns(s) == pytest.approx([(1 / winners if rank == 1 else 0) - 1 / 3 for rank in ranks])
    assert sum(b.returns(s)) == pytest.approx(0)


def test_b9_1_codes_of_the_end_are_told_once() -> None:
    s = at(hands=[(1, 1, 1, 1)], shown="PA7 PB1 PB2 PB3", builders="1" * 16)
    assert codes(play(s, "go 1", "build")) == ["went", "paid", "built", "bonus", "ended"]
