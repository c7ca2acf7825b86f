"""The contract is proved on three toys first."""

from typing import Any

import pytest
from tests.games import dice, offer, sealed

from harena.testing.conformance import judge, setups_of

TOYS = {"sealed": sealed.GAME, "offer": offer.GAME, "dice": dice.GAME}


@pytest.mark.parametrize("name", TOYS)
def test_a_toy_keeps_every_law(name: str) -> None:
    rules: Any = TOYS[name]
    judge(rules, setups_of(rules, 6), games=3, depth=3, secrets=name == "sealed")
