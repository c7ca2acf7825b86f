"""C8 The end: who wins, ties, places."""

from typing import Any

import pytest

from harena.core.ids import OVER
from harena.games import colosseum as c
from harena.games.colosseum.state import State
from harena.games.colosseum.tests.at import PRODUCE, game, play, table


def end(*seats: dict[str, Any], setup: Any = None) -> State:
    told = [{"programs": [n + 1], "produced": [n + 1], "latest_turn": 1} | seat for n, seat in enumerate(seats)]
    s = table(*told, phase=PRODUCE, turn=5, events=9, setup=setup)
    while c.to_act(s) != OVER:
        play(s, "pass")
    return s


@pytest.mark.parametrize(
    ("seats", "ranks"),
    [
        ([{"best": 9}, {"best": 11}, {"best": 10}], (3, 1, 2)),
        ([{"best": 11, "coins": 3}, {"best": 11, "coins": 4}, {"best": 2, "coins": 99}], (2, 1, 3)),
        ([{"best": 11}, {"best": 11, "tokens": {"lion": 3}}, {"best": 2}], (2, 1, 3)),
        ([{"best": 11}, {"best": 11}, {"best": 2}], (1, 1, 3)),
        ([{"best": 11, "coins": 24, "medals": 1}, {"best": 11}, {"best": 2}], (1, 1, 3)),
    ],
)
def test_c8_2_and_c8_3_and_c8_4_best_event_then_coins_then_awards_then_shared(seats: list[Any], ranks: tuple[int, ...]) -> None:
    s = end(*seats)
    ending = c.ending(s)
    assert ending is not None
    assert ending.ranks == ranks
    assert ending.scores == tuple(seat["best"] for seat in seats)
    assert sum(c.returns(s)) == pytest.approx(0)


def test_c8_3_the_earlier_best_may_decide() -> None:
    s = end({"best": 11, "best_at": 4}, {"best": 11, "best_at": 3}, {"best": 2}, setup=game(tie_break="earlier_best"))
    ending = c.ending(s)
    assert ending is not None
    assert ending.ranks == (2, 1, 3)


def test_c8_1_there_is_no_ending_before() -> None:
    s = table(phase=PRODUCE, turn=5)
    assert c.ending(s) is None
    assert c.returns(s) == [0, 0, 0]


def test_c8_2_the_end_tells_best_events_and_what_breaks_ties() -> None:
    s = end({"best": 9, "coins": 4}, {"best": 11, "coins": 5, "tokens": {"lion": 3}}, {"best": 10, "coins": 6})
    found = c.ending(s)
    assert found is not None
    assert (found.rule, found.scores) == ("C8.2", (9, 11, 10))
    assert [(one.code, one.rule, one.points, dict(one.facts)) for (one,) in found.tallies] == [
        ("best", "C8.2", 9, {"coins": 4, "stars": 0}),
        ("best", "C8.2", 11, {"coins": 5, "stars": 1}),
        ("best", "C8.2", 10, {"coins": 6, "stars": 0}),
    ]
    assert c.returns(s) == pytest.approx([-1 / 3, 2 / 3, -1 / 3])
    assert [c.position(s)[key] for key in ("phase", "ended")] == [0, 1]
