"""G5.19 to G5.23 What a hit does: wounds, effects, push, follow-up."""

from typing import Any

import pytest

from harena.games import gladiatoro as g
from harena.games.gladiatoro.moves import HEX
from harena.games.gladiatoro.state import DEALT, FELLED, State, factor
from harena.games.gladiatoro.steps.moving import points
from harena.games.gladiatoro.tables import MAX_HEXES
from harena.games.gladiatoro.tests.at import (
    asked,
    can,
    codes,
    facing,
    fallen,
    fight,
    game,
    play,
    spent,
    stop_windows,
    where,
    why,
    wounds,
)

SIDE, REAR = 1, 0


def hit(s: State, red: int = 6, black: int = 1) -> list[str]:
    return codes(play(s, "attack 2", f"die {red}", f"die {black}"))


def duel(looks: int = REAR, black: int = 4, wounded: int = 0, box: dict[str, object] | None = None, **options: Any) -> State:
    target = {"factor": black, "hex": (1, 0), "facing": looks, "wounds": wounded}
    return fight([(4, (0, 0), 0), target], game(box=box, **options))


def test_g5_19_each_hit_is_a_wound_and_two_eliminate() -> None:
    s = duel()
    assert hit(s)[-2:] == ["hit", "wounded"]
    assert (wounds(s, 2), fallen(s, 2)) == (1, False)
    s = duel(wounded=1)
    assert hit(s)[-4:] == ["hit", "wounded", "fell", "ended"]
    assert fallen(s, 2)


@pytest.mark.parametrize(("red", "taken"), [(2, 1), (6, 1), (7, 2)])
def test_g5_19_by_margin(red: int, taken: int) -> None:
    s = duel(box={"dice": {"attack": "1D8"}}, damage_model="by_margin", damage_capacity=3)
    hit(s, red)
    assert wounds(s, 2) == taken
    s = duel(box={"dice": {"attack": "1D8"}}, damage_model="by_margin", damage_capacity=3, combat_compare="each_die")
    hit(s, red)
    assert wounds(s, 2) == taken


@pytest.mark.parametrize(("red", "black", "taken"), [(4, 1, 2), (3, 1, 1), (2, 1, 1), (3, 2, 0), (4, 2, 1)])
def test_g5_19_by_ratio(red: int, black: int, taken: int) -> None:
    s = duel(damage_model="by_ratio")
    assert "hit" in hit(s, red, black)
    assert wounds(s, 2) == taken


def test_g5_19_the_ladder_counts_light_wounds() -> None:
    s = duel(wounded=2, damage_model="ladder", damage_effect="factor_minus_1")
    assert g.view(s, None).figures[1].capacity == 6
    assert factor(s, 1) == 4
    hit(s)
    assert (wounds(s, 2), factor(s, 1)) == (3, 3)
    s = duel(wounded=5, damage_model="ladder")
    assert "fell" in hit(s)


def test_g5_19_never_more_wounds_than_the_capacity() -> None:
    s = duel(wounded=1, damage_model="by_ratio")
    hit(s, 6, 1)
    assert (wounds(s, 2), s.a[DEALT], s.a[FELLED]) == (2, 2, 1)  # the one before is credited too


def test_g5_19_a_capacity_by_type_goes_by_the_type_at_the_start() -> None:
    box: dict[str, object] = {"capacity": [1, 2, 4]}
    assert "fell" in hit(duel(black=1, box=box))
    s = duel(black=5, wounded=1, box=box, damage_effect="factor_minus_1")
    assert factor(s, 1) == 4
    hit(s)
    assert (wounds(s, 2), fallen(s, 2)) == (2, False)


def test_g5_19_effects_by_switch() -> None:
    s = duel(black=1, wounded=1, damage_effect="factor_minus_1")
    assert factor(s, 1) == 1  # never under the lowest
    s = duel(black=2, wounded=1, damage_effect="move_minus_1")
    assert [points(s, 1, rolled) for rolled in (1, 2, 3)] == [1, 2, 3]
    s = duel(black=6, wounded=1, damage_effect="move_minus_1")
    assert [points(s, 1, rolled) for rolled in (1, 2, 3)] == [1, 1, 1]


def test_g5_20_no_push_by_default() -> None:
    s = duel()
    hit(s)
    assert where(s, 2) == "E6"


def test_g5_20_and_g5_21_straight_away_keeping_the_facing() -> None:
    s = duel(push_mode="retreat_1")
    hit(s)
    assert asked(s) == ("declare", 1)  # turning comes first
    assert where(s, 2) == "E6"
    told = play(s, "no")
    assert codes(told) == ["pushed"]
    assert (where(s, 2), facing(s, 2), spent(s, 2)) == ("E7", REAR, 0)
    assert g.view(s, None).combat is None


def test_g5_21_beside_where_straight_is_barred() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 0), (4, (2, 0), 0)], game(3, push_mode="retreat_1"))
    hit(s)
    play(s, "P2 no", "P3 no")
    assert asked(s) == ("push-hex", 1)
    assert can(s) == ["hex D6", "hex F6"]
    assert g.default(s, 1) == g.read(s, 1, "hex D6")  # counter-clockwise
    assert why(s, "hex E7") == why(s, "hex E5") == ("occupied", "G4.7")
    assert why(s, "hex E8") == why(s, "hex A1") == ("not-beside", "G5.21")
    assert why(s, "hex +70") == why(s, "hex +61") == ("off-board", "G4.17")
    beyond = g.explain(s, 1, HEX + MAX_HEXES)
    assert beyond
    assert beyond.code == "other-decision"
    assert why(s, "yes") == ("other-decision", "G5.21")
    assert why(s, "hex F6") is None
    assert g.describe(s, 1, g.read(s, 1, "hex F6")).code == "push"
    play(s, "hex F6")
    assert where(s, 2) == "F6"


def test_g5_21_the_owner_of_the_one_that_is_pushed_chooses_for_that_one() -> None:
    """The second gladiators of both sides fight: neither has the number of its seat."""
    setup = game(2, setup_figures_per_player=2, push_mode="retreat_1")
    s = fight([(4, (-2, 0), 0), (4, (0, 0), 0), (4, (2, 0), 0), (4, (1, 0), 0)], setup, phase=2)
    play(s, "attack 4", "die 6", "die 1")
    stop_windows(s)
    assert asked(s) == ("push-hex", 1)
    assert why(s, "hex F6") is None
    assert codes(play(s, "hex F6")) == ["pushed"]
    assert (where(s, 4), where(s, 2), where(s, 3)) == ("F6", "E5", "E7")


def test_g5_21_the_first_hex_of_the_board_is_one_to_be_pushed_to() -> None:
    s = fight([(4, "B3", 2), (4, "A2", 0)], game(push_mode="retreat_1"))
    hit(s)
    assert codes(play(s, "no")) == ["pushed"]
    assert where(s, 2) == "A1"


def test_g5_21_an_obstacle_bars_and_a_single_way_is_taken_unasked() -> None:
    arena = {"map": ". . #\n . . .\n"}
    s = fight([(4, "A1", 5), (4, "A2", 0)], game(box={"arena": arena}, push_mode="retreat_1"))
    hit(s)
    told = play(s, "no")
    assert codes(told) == ["pushed"]
    assert where(s, 2) == "B2"
    arena = {"map": " . .\n. . #\n . .\n"}
    s = fight([(4, "B1", 0), (4, "B2", 0)], game(box={"arena": arena}, push_mode="retreat_1"))
    hit(s)
    play(s, "no")
    assert why(s, "hex B3") == ("obstacle", "G4.7")


@pytest.mark.parametrize(("blocked", "taken"), [("wound", 2), ("none", 1)])
def test_g5_20_a_blocked_push_wounds_by_switch(blocked: str, taken: int) -> None:
    for capacity in (2, 3):
        box: dict[str, object] = {"arena": {"map": ". .\n"}}
        setup = game(box=box, push_mode="retreat_1", push_blocked=blocked, damage_capacity=capacity)
        s = fight([(4, "A1", 0), (4, "A2", 0)], setup)
        hit(s)
        told = play(s, "no")
        assert (told[0].code, told[0].facts["figure"]) == ("blocked", 2)
        assert (wounds(s, 1), wounds(s, 2)) == (0, taken)
        assert (g.ending(s) is not None) == (taken == capacity)


def test_g5_20_a_hit_without_a_wound_still_pushes() -> None:
    s = duel(damage_model="by_ratio", push_mode="retreat_1")
    hit(s, 3, 2)
    play(s, "no")
    assert (where(s, 2), wounds(s, 2)) == ("E7", 0)


def test_g5_20_whoever_fell_is_not_pushed_and_a_miss_pushes_nobody() -> None:
    s = fight([(4, (0, 0), 0), {"factor": 4, "hex": (1, 0), "wounds": 1}, (4, (4, 0), 0)], game(3, push_mode="retreat_1"))
    assert "pushed" not in hit(s)
    s = duel(push_mode="retreat_1")
    hit(s, 1, 6)
    assert codes(play(s, "no")) == []
    assert where(s, 2) == "E6"


def test_g5_22_the_attacker_may_follow_up() -> None:
    for answer, place, code in (("yes", "E6", "followed"), ("no", "E5", "not-followed")):
        s = duel(push_mode="retreat_1_follow_up")
        hit(s)
        play(s, "no")
        assert g.view(s, None).combat is None  # it was pushed away
        ask = g.asks(s, 0)
        assert (ask.code, ask.rule, ask.facts["hex"]) == ("follow", "G5.22", "E6")
        assert g.describe(s, 0, g.read(s, 0, "yes")).code == "follow-yes"
        told = play(s, answer)
        assert [(one.code, one.facts["figure"]) for one in told] == [(code, 1)]
        assert (where(s, 1), facing(s, 1)) == (place, 0)


def test_g5_22_the_second_gladiator_follows_up_as_well() -> None:
    s = fight([(4, (1, 0), REAR), (4, (0, 0), 0)], game(push_mode="retreat_1_follow_up"), phase=2)
    play(s, "attack 1", "die 6", "die 1", "no")
    assert asked(s) == ("follow", 1)
    told = play(s, "no")
    assert [(one.code, one.facts["figure"]) for one in told] == [("not-followed", 2)]


def test_g5_23_wounds_then_turning_then_push() -> None:
    s = duel(push_mode="retreat_1")
    told = codes(play(s, "attack 2", "die 6", "die 1", "yes", "turn 2 3"))
    assert told.index("wounded") < told.index("turned") < told.index("pushed")
