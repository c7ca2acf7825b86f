"""Standing answers for extra actions: they decline, for their own gladiators, from what their seat sees (G3.9, G5.3, G7.13)."""

from typing import Any

import pytest
from msgspec.structs import replace

from harena.core.rules import Ask
from harena.games import gladiatoro as g
from harena.games.gladiatoro import moves as mv
from harena.games.gladiatoro.orders import covers, hour, obey, orders
from harena.games.gladiatoro.tests.at import fight, game
from harena.games.gladiatoro.view import View

DECLARE = Ask("declare", "G3.9")
LEGAL = [mv.NO, mv.YES]


def seen(*hexes: tuple[int, int], per: int = 1, **options: Any) -> View:
    """Return seat 1's view of gladiators at these hexes, seat 0's first in phase."""
    seats = len(hexes) // per
    setup = game(seats, setup_figures_per_player=per, **options)
    return g.view(fight([(3, hexagon, 0) for hexagon in hexes], setup, turn=4), 1)


def test_there_is_an_order_for_every_living_gladiator_of_ones_own() -> None:
    view = seen((0, 0), (1, 0), (3, 0), (-3, 0), per=2)
    assert [one.key for one in orders(view)] == ["figure-3", "figure-4"]
    assert all(one.values[0] == "ask" and one.passing == ("decline",) for one in orders(view))
    fallen = replace(view, figures=tuple(replace(one, alive=one.number != 3) for one in view.figures))
    assert [one.key for one in orders(fallen)] == ["figure-4"]
    assert orders(seen((0, 0), (1, 0), extra_per_turn=0)) == ()
    assert orders(replace(view, seat=None)) == ()
    assert hour(view) == 4


@pytest.mark.parametrize(
    ("distance", "order", "answer"),
    [
        (1, "ask", None),
        (1, "near", None),
        (1, "decline", mv.NO),
        (2, "near", None),
        (3, "near", mv.NO),
        (3, "ask", None),
    ],
)
def test_an_enemy_is_near_when_it_is_beside_or_one_hex_from_it(distance: int, order: str, answer: int | None) -> None:
    assert obey(seen((0, 0), (distance, 0)), DECLARE, LEGAL, {"figure-2": order}) == answer


def test_without_an_order_one_is_asked() -> None:
    assert obey(seen((0, 0), (3, 0)), DECLARE, LEGAL, {}) is None


def test_all_gladiators_that_could_act_must_decline() -> None:
    view = seen((0, 0), (1, 0), (3, 0), (-3, 0), per=2)
    assert obey(view, DECLARE, LEGAL, {"figure-3": "decline"}) is None
    assert obey(view, DECLARE, LEGAL, {"figure-3": "decline", "figure-4": "decline"}) == mv.NO
    spent = replace(view, figures=tuple(replace(one, extra_left=int(one.number != 4)) for one in view.figures))
    assert obey(spent, DECLARE, LEGAL, {"figure-3": "decline"}) == mv.NO
    phase = replace(view, phase=4)
    assert obey(phase, DECLARE, LEGAL, {"figure-3": "decline"}) == mv.NO


def test_a_friend_beside_it_is_no_enemy() -> None:
    view = seen((0, 3), (3, 0), (2, 0), (-3, 0), per=2)
    alone = replace(view, figures=tuple(replace(one, team=1 if one.number in (2, 3) else one.team) for one in view.figures))
    assert obey(alone, DECLARE, LEGAL, {"figure-3": "near", "figure-4": "near"}) == mv.NO


def test_a_gladiator_outside_has_nobody_near() -> None:
    view = seen((0, 0), (1, 0))
    outside = replace(view, figures=tuple(replace(one, hex=None) if one.seat == 1 else one for one in view.figures))
    assert obey(outside, DECLARE, LEGAL, {"figure-2": "near"}) == mv.NO


def test_a_support_goes_by_the_order_of_the_gladiator_asked_for() -> None:
    view = seen((0, 0), (1, 0), (3, 0), (-3, 0), per=2)
    ask = Ask("support", "G5.3", {"figure": 4})
    assert obey(view, ask, LEGAL, {"figure-4": "decline"}) == mv.NO
    assert obey(view, ask, LEGAL, {"figure-3": "decline"}) is None


@pytest.mark.parametrize("code", ["action", "act", "follow", "face", "move-hex"])
def test_other_questions_are_the_players_own(code: str) -> None:
    assert not covers(Ask(code, "G2.13"))
    assert obey(seen((0, 0), (1, 0)), Ask(code, "G2.13"), LEGAL, {"figure-2": "decline"}) is None


def test_an_answer_is_always_legal() -> None:
    assert obey(seen((0, 0), (1, 0)), DECLARE, [mv.YES], {"figure-2": "decline"}) is None
