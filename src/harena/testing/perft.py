"""Counting trees: nodes at each depth, chance outcomes among them, and exact probabilities."""

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import TypeVar

from harena.core.ids import CHANCE, OVER, Move
from harena.core.rules import Rules

S = TypeVar("S")


def branches(rules: Rules[S], state: S) -> list[tuple[Move, int]]:
    """Return what can happen next with weights; in a secret window the first seat answers first, as answers commute."""
    seat = rules.to_act(state)
    if seat == OVER:
        return []
    return rules.outcomes(state) if seat == CHANCE else [(move, 1) for move in rules.legal(state, seat)]


def perft(rules: Rules[S], state: S, depth: int) -> list[int]:
    """Return how many ways there are to make 1, 2 ... ``depth`` steps from a state, each outcome of chance being one."""
    counts = [0] * depth
    _count(rules, state, 0, counts)
    return counts


def _count(rules: Rules[S], state: S, level: int, counts: list[int]) -> None:
    found = branches(rules, state)
    counts[level] += len(found)
    if level + 1 == len(counts):
        return
    seat = rules.to_act(state)
    for move, _ in found:
        after = rules.clone(state)
        rules.apply(after, seat, move)
        _count(rules, after, level + 1, counts)


def probabilities(rules: Rules[S], state: S, depth: int, name: Callable[[S], Hashable]) -> dict[Hashable, Fraction]:
    """Return the exact probability of each ``name`` of a state after ``depth`` steps or at the end.

    Seats choose evenly among their moves; where nobody chooses, it is the distribution of the game's chance.
    """
    found: dict[Hashable, Fraction] = {}
    _spread(rules, state, depth, Fraction(1), name, found)
    return found


def _spread(
    rules: Rules[S], state: S, depth: int, share: Fraction, name: Callable[[S], Hashable], found: dict[Hashable, Fraction]
) -> None:
    seat = rules.to_act(state)
    if seat == OVER or not depth:
        key = name(state)
        found[key] = found.get(key, Fraction(0)) + share
        return
    ways = branches(rules, state)
    total = sum(weight for _, weight in ways)
    for move, weight in ways:
        after = rules.clone(state)
        rules.apply(after, seat, move)
        _spread(rules, after, depth - 1, share * Fraction(weight, total), name, found)


def mass(rules: Rules[S], state: S, depth: int) -> Fraction:
    """Return the sum of all probabilities at a depth: 1, unless some branch leads nowhere."""
    return sum(probabilities(rules, state, depth, rules.dump).values(), Fraction(0))
