"""The exact value of a position between two seats, by expectiminimax over the whole tree: golden data to judge bots by.

For small games in which no two seats answer in secret: there, what is best may be a mixture, which this does not look for.
"""

from fractions import Fraction
from typing import Any

from harena.core.ids import CHANCE, OVER
from harena.core.rules import Rules

HALF = Fraction(1, 2)


def exact_value(rules: Rules[Any], state: Any, known: dict[bytes, Fraction] | None = None) -> Fraction:  # noqa: ANN401 - any state
    """Return the share of a win that seat 0 of two has when both play as well as can be; a shared first place is a half.

    ``known`` keeps the value of every position met, by its dump. Raises :class:`ValueError` where two seats answer in secret.
    """
    values: dict[bytes, Fraction] = {} if known is None else known
    key = rules.dump(state)
    found = values.get(key)
    if found is None:
        found = values[key] = _value(rules, state, values)
    return found


def _value(rules: Rules[Any], state: Any, values: dict[bytes, Fraction]) -> Fraction:  # noqa: ANN401 - any state
    seat = rules.to_act(state)
    if seat == OVER:
        end = rules.ending(state)
        first, second = end.ranks if end is not None else (1, 1)
        return HALF if first == second else Fraction(first < second)
    if seat == CHANCE:
        outcomes = rules.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        return sum((weight * _after(rules, state, seat, move, values) for move, weight in outcomes), Fraction(0)) / total
    if len(rules.waiting(state)) > 1:
        raise ValueError("two seats answer in secret here, which has no value of this kind")
    best = max if seat == 0 else min
    return best(_after(rules, state, seat, move, values) for move in rules.legal(state, seat))


def _after(rules: Rules[Any], state: Any, seat: int, move: int, values: dict[bytes, Fraction]) -> Fraction:  # noqa: ANN401 - any state
    following = rules.clone(state)
    rules.apply(following, seat, move)
    return exact_value(rules, following, values)
