"""The suite that judges every game by the laws of the house; :func:`judge` is its one entry.

Each ``check_...`` can be called by itself; a finding is an ``AssertionError`` that names the law, game, set-up, seed and step.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from harena.core.rules import Rules, Setup
from harena.testing import worlds
from harena.testing.digests import rotated
from harena.testing.laws_chance import check_chance, check_global_rng, check_scripts
from harena.testing.laws_places import Words, check_places, spoken
from harena.testing.laws_play import check_clones, check_defaults, check_invariants, check_listed_is_legal, check_walks
from harena.testing.laws_records import check_round_trips, check_undo
from harena.testing.laws_secrets import check_commute, check_twins
from harena.testing.worlds import Twins

__all__ = [
    "check_chance",
    "check_clones",
    "check_commute",
    "check_defaults",
    "check_global_rng",
    "check_invariants",
    "check_listed_is_legal",
    "check_places",
    "check_round_trips",
    "check_scripts",
    "check_twins",
    "check_undo",
    "check_walks",
    "judge",
    "setups_of",
]

LAWS = ("1", "2", "3", "4", "5", "6", "7", "8", "12", "13", "14", "15", "undo")
"""What :func:`judge` tries; laws 9 to 11 are tests of their own."""


def setups_of(rules: Rules[Any], count: int) -> list[Setup]:
    """Return ``count`` set-ups in which seats and the values of the switches rotate."""
    return [rotated(rules, number) for number in range(count)]


def judge(
    rules: Rules[Any],
    setups: Sequence[Setup],
    games: int = 5,
    seed: int = 0,
    *,
    laws: Collection[str] = LAWS,
    every: int = 1,
    looks: int = 1,
    depth: int = 2,
    pins: Mapping[int, Sequence[int]] | None = None,
    twins: Twins = worlds.twins,
    words: Words = spoken,
    secrets: bool = False,
    refer: str | None = None,
) -> None:
    """Judge a game: ``games`` random ones of each set-up, from seed ``seed`` on; raises ``AssertionError`` at the first finding.

    ``every``: laws 2 and 15 look at each so-manieth step; ``looks``: laws 4, 5 and 7 do so where they take longest; ``depth``: of
    the tree whose probabilities are added; ``pins``: node counts by depth, by number of the set-up; ``twins``: worlds that differ
    in a game's own secrets; ``words``: the catalogues of a game without a folder; ``secrets``: the game has some, so that finding
    none to compare is a finding; ``refer``: how another process finds the rules.
    """
    unknown = set(laws) - set(LAWS)
    if unknown or not setups or games < 1:
        raise ValueError(f"nothing to judge, or no such laws: {sorted(unknown)}")
    compared = windows = 0
    for number, setup in enumerate(setups):
        seeds = range(seed + games * number, seed + games * (number + 1))
        if "1" in laws:
            check_walks(rules, setup, seeds)
        if "3" in laws:
            check_chance(rules, setup, seeds, depth, (pins or {}).get(number, ()))
        if "4" in laws:
            check_clones(rules, setup, seeds, looks)
        if "6" in laws:
            check_invariants(rules, setup, seeds)
        if "2" in laws:
            check_listed_is_legal(rules, setup, seeds, every)
        if "5" in laws:
            check_round_trips(rules, setup, seeds, looks=looks)
        if "7" in laws:
            compared += check_twins(rules, setup, seeds, twins, looks)
        if "13" in laws:
            windows += check_commute(rules, setup, seeds)
        if "14" in laws:
            check_defaults(rules, setup, seeds)
        if "15" in laws:
            check_places(rules, setup, seeds, words, every)
        if "undo" in laws:
            check_undo(rules, setup, seeds)
        if "8" in laws:
            check_scripts(rules, setup, seeds)
        if "12" in laws:
            check_global_rng(rules, setup, seeds, processes=number == 0, refer=refer)
    if secrets:
        assert compared or "7" not in laws, f"law 7 (twins): {rules.meta.name}, seed {seed}: no secret ever came up"
        assert windows or "13" not in laws, f"law 13 (answers commute): {rules.meta.name}, seed {seed}: no window ever opened"
