"""C12 Star performer awards, with the edge cases of C9."""

from typing import Any

from harena.games import colosseum as c
from harena.games.colosseum.state import State
from harena.games.colosseum.steps.means import check_stars
from harena.games.colosseum.tables import STAR_KIND, STAR_NAMES
from harena.games.colosseum.tests.at import TRADE, game, star, table


def lions(*counts: int, owner: int = 0, **options: Any) -> int:
    """Return who holds the lions' award after a look, from 1, or 0 for nobody; before it was with ``owner``."""
    s = table(phase=TRADE, setup=game(max(3, len(counts)), **options))
    _deal(s, counts)
    s.a[c.state.STAR + 6] = owner - 1
    check_stars(s, 1 << 7, None)
    return star(s, "lion")


def _deal(s: State, counts: tuple[int, ...]) -> None:
    for seat, count in enumerate(counts):
        c.state.put(s, c.state.OWN + c.state.SIZE * seat + c.state.TOK + 7, count)


def test_c12_1_seven_kinds_and_jokers_do_not_count() -> None:
    assert STAR_NAMES == ("gladiator", "comedian", "musician", "horse", "priest", "ship", "lion")
    assert len(STAR_KIND) == 7
    s = table({"tokens": {"lion": 2, "joker": 2, "torch": 5}}, phase=TRADE)
    assert c.position(s)["stars"] == {}


def test_c12_2_and_c9_3_three_or_more_and_more_than_all_others() -> None:
    assert lions(3, 2) == 1
    assert lions(2, 1) == 0
    assert lions(3, 3) == 0
    assert lions(3, 4) == 2


def test_c12_3_it_moves_to_who_comes_to_hold_more() -> None:
    assert lions(3, 4, owner=1) == 2
    assert lions(3, 4, 5, owner=1) == 3


def test_c12_4_below_three_it_falls_away() -> None:
    assert lions(2, 1, owner=1) == 0
    assert lions(2, 3, owner=1) == 2
    assert lions(2, 3, 3, owner=1) == 0


def test_c12_5_and_c9_2_a_tie_with_the_owner_changes_nothing() -> None:
    assert lions(3, 3, owner=1) == 1
    assert lions(3, 3, owner=2) == 2


def test_c9_1_overtaken_by_two_who_tie() -> None:
    assert lions(3, 4, 4, owner=1) == 0
    assert lions(3, 4, 4, owner=1, star_multi_overtake="owner_keeps") == 1
    assert lions(3, 5, 4, owner=1, star_multi_overtake="owner_keeps") == 2
    assert lions(5, 3, 4, owner=2, star_multi_overtake="owner_keeps") == 1
    for value, stays in (("to_supply", False), ("owner_keeps", True)):
        setup = game(3, star_multi_overtake=value)
        assert c.view(table({}, {}, {}, phase=TRADE, setup=setup), None).printed.star_stays is stays


def test_c9_4_arenas_never_overlap() -> None:
    for seats in (3, 4, 5):
        for ends in ({"left": 2}, {"right": 2}):
            others = {"right": 2} if "left" in ends else {"left": 2}
            s = table(*[ends if n % 2 == 0 else others for n in range(seats)], phase=TRADE, setup=game(seats))
            squares = [square for one in c.view(s, None).seats for square in one.arena]
            assert len(squares) == len(set(squares)) == 4 * seats
