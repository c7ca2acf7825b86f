"""Section 5: exact odds, from the formulas and from the walked tree of dice."""

from fractions import Fraction
from functools import cache

import pytest

from harena.core.ids import CHANCE
from harena.games import gladiatoro as g
from harena.games.gladiatoro.odds import attack_odds, hit_counts, hits, odds, sums
from harena.games.gladiatoro.state import HITS, TARGET, State
from harena.games.gladiatoro.tables import Setup
from harena.games.gladiatoro.tests.at import fight, game, play

# Table 5.1: factor, then wins with 1, 2, 3 red dice from front, side, rear.
TABLE_1 = {
    1: ((10, 160, 1226), (15, 181, 1261), (15, 181, 1261)),
    2: ((6, 135, 1170), (10, 160, 1226), (15, 181, 1261)),
    3: ((3, 108, 1090), (10, 160, 1226), (15, 181, 1261)),
    4: ((1, 81, 986), (6, 135, 1170), (15, 181, 1261)),
    5: ((0, 56, 861), (6, 135, 1170), (15, 181, 1261)),
    6: ((0, 35, 721), (3, 108, 1090), (15, 181, 1261)),
}
# Table 5.2: allowance, then win, tie, lose with 1, 2, 3 red dice.
TABLE_2 = (
    ((15, 6, 15), (181, 15, 20), (1261, 20, 15)),
    ((10, 5, 21), (160, 21, 35), (1226, 35, 35)),
    ((6, 4, 26), (135, 25, 56), (1170, 56, 70)),
    ((3, 3, 30), (108, 27, 81), (1090, 80, 126)),
    ((1, 2, 33), (81, 27, 108), (986, 104, 206)),
    ((0, 1, 35), (56, 25, 135), (861, 125, 310)),
    ((0, 0, 36), (35, 21, 160), (721, 140, 435)),
)
# Table 5.3: allowance, then win, tie with 1, 2, 3 red dice, the highest counting.
TABLE_3 = (
    ((15, 6), (125, 36), (855, 216)),
    ((10, 5), (90, 35), (640, 215)),
    ((6, 4), (58, 32), (432, 208)),
    ((3, 3), (31, 27), (243, 189)),
    ((1, 2), (11, 20), (91, 152)),
    ((0, 1), (0, 11), (0, 91)),
    ((0, 0), (0, 0), (0, 0)),
)
# Table 5.4: black dice, then by allowance win, tie with 1, 2, 3 red dice.
TABLE_4 = {
    2: (
        ((20, 15), (575, 146), (6054, 540)),
        ((10, 10), (435, 140), (5403, 651)),
        ((4, 6), (310, 125), (4668, 735)),
        ((1, 3), (206, 104), (3888, 780)),
        ((0, 1), (126, 80), (3108, 780)),
        ((0, 0), (70, 56), (2373, 735)),
        ((0, 0), (35, 35), (1722, 651)),
    ),
    3: (
        ((15, 20), (1182, 540), (21162, 4332)),
        ((5, 10), (762, 420), (16941, 4221)),
        ((1, 4), (457, 305), (13035, 3906)),
        ((0, 1), (252, 205), (9604, 3431)),
        ((0, 0), (126, 126), (6748, 2856)),
        ((0, 0), (56, 70), (4501, 2247)),
        ((0, 0), (21, 35), (2835, 1666)),
    ),
}


@pytest.mark.parametrize("factor", TABLE_1)
def test_g5_17_table_5_1(factor: int) -> None:
    setup = game()
    for arc, wins in enumerate(TABLE_1[factor]):
        for red, win in enumerate(wins, 1):
            found = odds(setup, red, 1, setup.allow[3 * factor + arc])
            assert (found.win, found.total) == (win, 6 ** (red + 1))


@pytest.mark.parametrize("added", range(7))
def test_g5_18_table_5_2(added: int) -> None:
    setup, ties = game(), game(combat_tie="attacker")
    for red, (win, tie, lose) in enumerate(TABLE_2[added], 1):
        found = odds(setup, red, 1, added)
        assert (found.win, found.tie, found.lose) == (win, tie, lose)
        assert hits(setup, red, 1, added) == (win, 6 ** (red + 1))
        assert hits(ties, red, 1, added) == (win + tie, 6 ** (red + 1))


@pytest.mark.parametrize("compare", ["highest", "each_die"])
@pytest.mark.parametrize("added", range(7))
def test_g5_17_table_5_3(added: int, compare: str) -> None:
    setup = game(combat_compare=compare)
    for red, (win, tie) in enumerate(TABLE_3[added], 1):
        found = odds(setup, red, 1, added)
        assert (found.win, found.tie) == (win, tie)
        counts = hit_counts(setup, red, 1, added)
        assert sum(counts.values()) - counts[0] == win


@pytest.mark.parametrize("black", TABLE_4)
@pytest.mark.parametrize("added", range(7))
def test_g5_7_table_5_4(black: int, added: int) -> None:
    setup = game()
    for red, (win, tie) in enumerate(TABLE_4[black][added], 1):
        found = odds(setup, red, black, added)
        assert (found.win, found.tie, found.total) == (win, tie, 6 ** (red + black))


def test_g5_17_the_spot_checks_by_hand() -> None:
    assert sums(2, 6)[7] == 6
    assert odds(game(), 1, 1, 5).win == 0
    assert odds(game(), 2, 1, 3).win * 2 == odds(game(), 2, 1, 3).total


# -- the tree of dice that is really walked ------------------------------------------------------------------------------------


def walked(s: State) -> tuple[Fraction, int]:
    """Return the chance of a hit when every die is rolled in every way, and how many different positions the tree had."""
    seen: set[bytes] = set()

    @cache
    def value(data: bytes) -> Fraction:
        here = g.load(s.setup, data)
        if g.to_act(here) != CHANCE or here.a[TARGET] < 0:
            return Fraction(here.a[HITS])
        seen.add(data)
        outcomes = g.outcomes(here)
        found = Fraction(0)
        for move, weight in outcomes:
            after = g.clone(here)
            g.apply(after, CHANCE, move)
            found += Fraction(weight, sum(w for _, w in outcomes)) * value(g.dump(after))
        return found

    return value(g.dump(s)), len(seen)


@pytest.mark.parametrize("looks", [0, 1, 3])
@pytest.mark.parametrize("compare", ["sum", "highest", "each_die"])
def test_g5_9_the_walked_tree_gives_the_same_odds(looks: int, compare: str) -> None:
    setup: Setup = game(3, box={"teams": [[1, 3], [2]]}, combat_compare=compare, damage_capacity=6)
    s = fight([(4, (0, 0), 0), (3, (1, 0), looks), (4, (2, 0), 0)], setup)
    play(s, "attack 2", "yes")
    won, total = attack_odds(s, 0, 1, {0: 2, 1: 1, 3: 0}[looks])
    chance, nodes = walked(s)
    assert chance == Fraction(won, total)
    assert nodes <= {"sum": 1 + 6 + 11, "highest": 1 + 6 + 6, "each_die": 1 + 6 + 21}[compare]  # equal sums are one position


def test_g5_9_other_dice() -> None:
    setup = game(box={"dice": {"attack": "2D8", "defence": "1D4"}})
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3)], setup)
    facts = g.describe(s, 0, g.read(s, 0, "attack 2")).facts
    play(s, "attack 2")
    chance, _ = walked(s)
    assert chance == Fraction(int(str(facts["won"])), int(str(facts["total"])))
    assert facts["total"] == 8 * 8 * 4
    assert len(g.outcomes(s)) == 8


def test_g5_17_of_each_die_alone_the_number_of_hits_is_known() -> None:
    setup = game(combat_compare="each_die", combat_tie="attacker")
    counts = hit_counts(setup, 2, 1, 0)
    brute = [0, 0, 0]
    for one in range(1, 7):
        for other in range(1, 7):
            for black in range(1, 7):
                brute[(one >= black) + (other >= black)] += 1
    assert counts == dict(enumerate(brute))
    assert hit_counts(game(), 1, 1, 4) == {0: 35, 1: 1}


def test_g5_9_a_figure_without_a_factor_has_no_odds() -> None:
    assert attack_odds(g.new(game()), 0, 1, 0) == (0, 1)
