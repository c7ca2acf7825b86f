"""Laws of chance: weights and trees (3), scripts used up exactly (8), no global generator and no hash order (12)."""

import os
import random
import subprocess
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from harena.core.chance import Scripted
from harena.core.errors import NotNow
from harena.core.ids import CHANCE
from harena.core.rules import Rules, Setup
from harena.testing.digests import chain, reference
from harena.testing.perft import mass, perft
from harena.testing.tables import fresh, played, record_of
from harena.testing.walks import spot_of, walk

CHANCES = "law 3 (chance)"
SCRIPTS = "law 8 (scripts)"
GLOBALS = "law 12 (no global generator)"


def check_chance(rules: Rules[Any], setup: Setup, seeds: Iterable[int], depth: int = 2, pins: Sequence[int] = ()) -> None:
    """Law 3: weights are whole and positive, outcomes unique and in bounds; probabilities add to one to ``depth``.

    ``pins`` are the known counts of nodes at depth 1, 2 ...
    """
    spot = spot_of(rules, setup, 0)
    with spot.under(CHANCES):
        spot.same(mass(rules, rules.new(setup), depth), 1, CHANCES, f"the sum of all probabilities at depth {depth}")
        if pins:
            spot.same(perft(rules, rules.new(setup), len(pins)), list(pins), CHANCES, "nodes by depth, pinned")
    bounds = rules.bounds(setup)
    for seed in seeds:
        for point in walk(rules, setup, seed):
            if point.seat == CHANCE:
                spot, outcomes = point.spot, rules.outcomes(point.state)
                moves = [move for move, _ in outcomes]
                spot.need(all(type(w) is int and w > 0 for _, w in outcomes), CHANCES, f"weights {outcomes!r:.200}")
                spot.need(len(set(moves)) == len(moves), CHANCES, f"an outcome is listed twice: {moves!r:.200}")
                spot.need(1 <= len(moves) <= bounds.outcomes, CHANCES, f"{len(moves)} outcomes, bound {bounds.outcomes}")
                spot.need(all(0 <= move < bounds.moves for move in moves), CHANCES, f"an outcome out of bounds: {moves!r:.200}")
                spot.same(rules.outcomes(rules.clone(point.state)), outcomes, CHANCES, "the outcomes listed by a clone")


def check_scripts(rules: Rules[Any], setup: Setup, seeds: Iterable[int]) -> None:
    """Law 8: a game played again from the script of its draws gives the same record and uses the script up exactly."""
    for seed in seeds:
        spot = spot_of(rules, setup, seed)
        with spot.under(SCRIPTS):
            model = played(rules, setup, seed)
            draws = [step.move for step in model.steps if step.who == CHANCE]
            chance = Scripted(draws)
            table = fresh(rules, setup, chance)
            try:
                table.begin()
                group: list[int] = []
                for number, step in enumerate(model.steps):
                    if step.who != CHANCE:
                        group.append(step.move)
                        if number + 1 == len(model.steps) or model.steps[number + 1].opens:
                            table.act(step.who, group)
                            group = []
            except NotNow as error:
                spot.fail(SCRIPTS, f"played again, the draws fall otherwise: {error.code}")
            spot.same(chance.left, 0, SCRIPTS, "draws of the script left over")
            spot.same(table.lines[:-1], model.lines[:-1], SCRIPTS, "the record")
            spot.same(table.lines[-1]["digest"], model.lines[-1]["digest"], SCRIPTS, "the final digest")


def check_global_rng(
    rules: Rules[Any], setup: Setup, seeds: Iterable[int], *, processes: bool = True, refer: str | None = None
) -> None:
    """Law 12: a stray call to a global generator changes nothing, none is used, and hash seeds change nothing.

    ``refer`` says how another process finds the rules (``module`` or ``module:name``), if not as they are seen here.
    """
    kept = random.getstate()
    try:
        for seed in seeds:
            spot = spot_of(rules, setup, seed)
            with spot.under(GLOBALS):
                random.seed(1)
                before = random.getstate()
                one, record = chain(rules, setup, seed), record_of(played(rules, setup, seed))
                spot.need(random.getstate() == before, GLOBALS, "the rules use Python's global generator")
                random.seed(2)
                random.random()  # noqa: S311 - the stray call
                spot.same(chain(rules, setup, seed), one, GLOBALS, "the digests after a stray random.random()")
                spot.same(record_of(played(rules, setup, seed)), record, GLOBALS, "the record after a stray random.random()")
    finally:
        random.setstate(kept)
    if processes:
        spot = spot_of(rules, setup, 0)
        told = [_elsewhere(refer or reference(rules), hashes) for hashes in ("0", "1", "4242")]
        spot.need(len(set(told)) == 1, GLOBALS, "processes with different PYTHONHASHSEED play different games")


def _elsewhere(refer: str, hashes: str) -> str:
    command = [sys.executable, "-m", "harena.testing.digests", "--games", "3", "--seed", "5", "--rules", refer]
    env = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=300)  # noqa: S603 - our own command
    assert not done.returncode, f"{GLOBALS}: {' '.join(command)}: {done.stderr[-500:]}"
    return done.stdout
