"""Digests of random games, to compare two builds or two processes: ``python -m harena.testing.digests --game NAME``.

Seats and switches rotate, so that every value of every switch comes up; the digest runs over the dumps after all steps.
"""

import argparse
import importlib
import sys
from collections.abc import Sequence
from hashlib import blake2b
from types import ModuleType
from typing import Any, cast

from harena.core.errors import Unreadable
from harena.core.ids import OVER
from harena.core.options import Option, Value
from harena.core.rng import Rng
from harena.core.rules import Rules, Setup
from harena.games import load
from harena.testing.walks import choose


def chain(rules: Rules[Any], setup: Setup, seed: int) -> tuple[int, str]:
    """Play one random game; return its steps and the digest of all its positions."""
    state, rng, steps = rules.new(setup), Rng(seed), 0
    running = blake2b(rules.dump(state), digest_size=16)
    while rules.to_act(state) != OVER:
        seat, _, move = choose(rules, state, rng)
        rules.apply(state, seat, move)
        dump = rules.dump(state)
        running.update(b"%d %d %d %d " % (seat, move, steps, len(dump)) + dump)
        steps += 1
    return steps, running.hexdigest()


def values_of(option: Option) -> list[Value]:
    """Return every value of a switch but its default; of a run of numbers the ends and the middle.

    A run of more than a hundred gives its low end, and half and twice the default.
    """
    ends = [option.low, (option.low + option.high) // 2, option.high]
    if option.high - option.low > 100 and isinstance(option.default, int):
        ends = [option.low, max(option.low, option.default // 2), min(option.high, 2 * option.default)]
    return [value for value in (option.values or dict.fromkeys(ends)) if value != option.default]


def rotated(rules: Rules[Any], number: int) -> Setup:
    """Return the set-up of game ``number``: first plain, then each value of each switch alone, then in pairs."""
    seats = rules.meta.seats
    changes = [(key, value) for key, option in rules.options().items() for value in values_of(option)]
    turn, at = divmod(number, len(changes) + 1)
    chosen = dict([changes[at - 1]]) if at else {}
    if turn and changes:
        key, value = changes[(at + 7 * turn) % len(changes)]
        chosen.setdefault(key, value)
    first = (at + turn) % len(seats)
    alone = dict(list(chosen.items())[:1])
    for given in (chosen, alone):
        for count in (*seats[first:], *seats[:first]):
            try:
                return rules.setup(count, given, {})
            except Unreadable:
                continue  # switches may exclude each other, or a number of seats
    return rules.setup(seats[first], {}, {})


def reference(rules: Rules[Any]) -> str:
    """Return how another process finds the rules: a module, or a class that is called without arguments."""
    if isinstance(rules, ModuleType):
        return rules.__name__
    return f"{type(rules).__module__}:{type(rules).__qualname__}"


def find(refer: str) -> Rules[Any]:
    """Return what :func:`reference` named."""
    module, _, name = refer.partition(":")
    found: Any = importlib.import_module(module)
    if name:
        found = getattr(found, name)()
    return cast("Rules[Any]", found)


def main(words: Sequence[str] | None = None) -> int:
    """Print one line a game: its number, seats, steps and digest."""
    parser = argparse.ArgumentParser(prog="python -m harena.testing.digests", description="Digests of random seeded games.")
    parser.add_argument("--games", type=int, default=10, help="how many games")
    parser.add_argument("--seed", type=int, default=0, help="what the random moves hang on")
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--game", help="the name of a game")
    which.add_argument("--rules", help="a module, or module:Class, that is a Rules object")
    args = parser.parse_args(words)
    rules = load(args.game) if args.game else find(args.rules)
    for number in range(args.games):
        setup = rotated(rules, number)
        steps, digest = chain(rules, setup, args.seed * 1_000_003 + number)
        sys.stdout.write(f"{number} {setup.seats} {steps} {digest}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
