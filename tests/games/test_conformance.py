"""The contract is proved on three toys first, and the suite on faults planted in them."""

from fractions import Fraction
from typing import Any

import pytest
from tests.games import dice, offer, sealed
from tests.games.faults import FAULTS
from tests.games.toy import spoken

from harena.testing.conformance import LAWS, check_chance, judge, setups_of
from harena.testing.perft import perft, probabilities

OFFER: Any = offer.GAME
DICE: Any = dice.GAME
TOYS: dict[str, Any] = {"sealed": sealed.GAME, "offer": offer.GAME, "dice": dice.GAME}
PINS = {"sealed": [3, 12, 48, 144], "offer": [3, 6, 11, 22], "dice": [3, 9, 54, 324]}


@pytest.mark.parametrize("name", TOYS)
def test_a_toy_keeps_every_law(name: str) -> None:
    judge(TOYS[name], setups_of(TOYS[name], 6), games=3, depth=3, pins={0: PINS[name]}, words=spoken, secrets=name == "sealed")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.law}-{fault.__name__}")
def test_a_planted_fault_is_caught_and_its_law_named(fault: Any) -> None:
    rules = fault()
    named = "law of undo" if fault.law == "undo" else rf"law {fault.law} \("
    with pytest.raises(AssertionError, match=rf"^{named}.*: {rules.meta.name}|^{named}.*digests"):
        judge(rules, setups_of(rules, 4), games=4, laws=(fault.law,), words=spoken)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.law}-{fault.__name__}")
def test_no_planted_fault_passes_the_whole_suite(fault: Any) -> None:
    rules = fault()
    with pytest.raises(AssertionError, match=r"^law "):
        judge(rules, setups_of(rules, 4), games=4, words=spoken)


def test_every_law_has_a_planted_fault() -> None:
    assert {fault.law for fault in FAULTS} == set(LAWS)


def test_a_wrong_count_of_nodes_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"law 3 \(chance\): dice \(2 seats\).*pinned"):
        check_chance(DICE, DICE.setup(2, {}, {}), [1], pins=[3, 8])


def test_a_game_that_says_it_has_secrets_must_show_some() -> None:
    with pytest.raises(AssertionError, match="no secret ever came up"):
        judge(OFFER, setups_of(OFFER, 1), games=1, laws=("7",), secrets=True)
    with pytest.raises(AssertionError, match="no window ever opened"):
        judge(OFFER, setups_of(OFFER, 1), games=1, laws=("13",), secrets=True)


def test_an_unknown_law_or_nothing_to_judge_is_an_error() -> None:
    with pytest.raises(ValueError, match="16"):
        judge(OFFER, setups_of(OFFER, 1), laws=("16",))
    with pytest.raises(ValueError, match="nothing"):
        judge(OFFER, [])


def test_exact_probabilities_of_opposed_dice() -> None:
    rules = DICE
    state = rules.new(rules.setup(2, {}, {}))
    rules.apply(state, 0, 1)
    rules.apply(state, 1, 1)
    won = probabilities(rules, state, 2, lambda s: tuple(s.a[7:9]))
    assert won == {(1, 0): Fraction(15, 36), (0, 1): Fraction(15, 36), (0, 0): Fraction(6, 36)}
    assert perft(rules, state, 2) == [6, 36]
