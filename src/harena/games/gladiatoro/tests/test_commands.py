"""``harena odds gladiatoro``: what section 5 prints."""

from typing import Any

import pytest

from harena.core.errors import Unreadable
from harena.games.gladiatoro.commands import odds
from harena.games.gladiatoro.tests.at import game
from harena.games.gladiatoro.tests.test_odds import TABLE_1


def fractions(**said: Any) -> list[tuple[object, ...]]:
    setup = game(**said.pop("options", {}))
    return [tuple(line.facts[name] for name in ("factor", "red", "won", "total", "percent")) for line in odds(setup, said)]


def test_one_attack() -> None:
    assert fractions(factor=5, arc="front", red=2, black=1) == [(5, 2, 56, 216, "25.93")]
    assert fractions(factor=6, arc="front", red=2) == [(6, 2, 35, 216, "16.20")]
    assert fractions(factor=4, arc="side") == [(4, 1, 6, 36, "16.67")]
    assert fractions(factor=4, arc="side", black=2) == [(4, 1, 4, 216, "1.85")]


def test_the_whole_table_is_that_of_section_5() -> None:
    found = iter(fractions())
    for factor, arcs in TABLE_1.items():
        for wins in arcs:
            for red, won in enumerate(wins, 1):
                assert next(found)[:4] == (factor, red, won, 36 * 6 ** (red - 1))
    assert next(found, None) is None


def test_the_rules_of_a_file_count() -> None:
    assert fractions(factor=3, arc="front", red=1, options={"combat_compare": "highest", "combat_tie": "attacker"}) == [
        (3, 1, 6, 36, "16.67")
    ]
    assert len(fractions(red=2)) == 18


@pytest.mark.parametrize("said", [{"factor": 9, "arc": "front"}, {"factor": 5}, {"arc": "rear"}])
def test_what_cannot_be_is_refused(said: dict[str, Any]) -> None:
    with pytest.raises(Unreadable, match=r"--(factor|arc)"):
        odds(game(), said)
