"""Laws of play: walks end (1), listed is legal (2), clones stand still (4), facts stay true (6), defaults end a game (14)."""

import math
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from harena.core.chance import Seeded
from harena.core.errors import NotLegal, NotNow, NotYours
from harena.core.events import Log
from harena.core.ids import CHANCE, OVER, Move, Seat
from harena.core.reason import Fact, Shares, Who
from harena.core.rng import Rng
from harena.core.rules import Bounds, Rules, Setup
from harena.testing.tables import fresh, standing
from harena.testing.walks import Point, Spot, spot_of, walk

S = TypeVar("S")

WALKS = "law 1 (walks)"
LEGAL = "law 2 (listed is legal)"
CLONES = "law 4 (clones)"
FACTS = "law 6 (invariants)"
DEFAULTS = "law 14 (defaults)"


def check_walks(rules: Rules[Any], setup: Setup, seeds: Iterable[int]) -> None:
    """Law 1: games end within their bounds; moves are sorted, unique, in bounds, and there whenever a seat waits.

    Whatever is asked, described or told names only seats of the table, and every piece of news has its topic.
    """
    bounds = rules.bounds(setup)
    for seed in seeds:
        spot, inside, state = spot_of(rules, setup, seed), -1, rules.new(setup)
        with spot.under(WALKS):
            for point in walk(rules, setup, seed, state):
                spot = point.spot
                _check_point(rules, setup, bounds, point)
                spot.need(inside in {-1, point.seat}, WALKS, "chance or another seat acts inside a gesture")
                inside = -1 if point.seat == CHANCE else inside
                after, log = rules.clone(state), Log()
                rules.apply(after, point.seat, point.move, log)
                _check_told(rules, setup, log, spot)
                inside = -1 if rules.settled(after) else point.seat
            _check_end(rules, setup, state, spot)


def _check_point(rules: Rules[Any], setup: Setup, bounds: Bounds, point: Point[Any]) -> None:
    spot, state = point.spot, point.state
    waiting, first = rules.waiting(state), rules.to_act(state)
    spot.same(list(waiting), sorted(set(waiting) & set(range(setup.seats))), WALKS, "the seats that wait")
    spot.same(first, waiting[0] if waiting else CHANCE, WALKS, "to_act")
    spot.need(rules.ending(state) is None and not any(rules.returns(state)), WALKS, "an ending or returns before the end")
    for seat in range(setup.seats):
        moves = rules.legal(state, seat)
        spot.need(bool(moves) == (seat in waiting), WALKS, f"seat {seat} waits without a move, or has moves and does not wait")
        spot.same(moves, sorted(set(moves)), WALKS, f"the moves of seat {seat}, sorted and unique")
        spot.need(not moves or (moves[0] >= 0 and moves[-1] < bounds.moves), WALKS, f"a move of seat {seat} is out of bounds")
        if moves:
            ask = rules.asks(state, seat)
            spot.need(ask.code, WALKS, f"seat {seat} is asked nothing")
            _check_facts(setup, ask.facts, spot, f"what seat {seat} is asked")
            for move in moves:
                described = rules.describe(state, seat, move)
                spot.need(described.code, WALKS, f"move {move} is not described")
                _check_facts(setup, described.facts, spot, f"the description of move {move}")
                spot.need(math.isfinite(rules.worth(state, seat, move)), WALKS, f"move {move} has no worth")


def _check_told(rules: Rules[Any], setup: Setup, log: Log, spot: Spot) -> None:
    for event in log.items:
        for reader in (None, *range(setup.seats)):
            told = rules.told(setup, event, reader)
            if told is not None:
                spot.need(told.topic, WALKS, f"{told.code} is news without a topic")
                _check_facts(setup, told.facts, spot, told.code)


def _check_facts(setup: Setup, facts: Mapping[str, Fact], spot: Spot, where: str) -> None:
    for name, fact in facts.items():
        seats = [fact.seat] if isinstance(fact, Who) else [seat for seat, _ in fact.pairs] if isinstance(fact, Shares) else []
        spot.same(seats, sorted(set(seats) & set(range(setup.seats))), WALKS, f"the seats in {name} of {where}")


def _check_end(rules: Rules[S], setup: Setup, state: S, spot: Spot) -> None:
    ending, returns = rules.ending(state), rules.returns(state)
    if ending is None:
        spot.fail(WALKS, "the game is over without an ending")
    spot.need(rules.settled(state), WALKS, "the game ends inside a gesture")
    spot.need(not any(rules.legal(state, seat) for seat in range(setup.seats)), WALKS, "a seat has moves after the end")
    spot.same(len(ending.ranks), setup.seats, WALKS, "ranks, one a seat")
    spot.same(len(ending.scores), setup.seats, WALKS, "scores, one a seat")
    places = [1 + sum(other < rank for other in ending.ranks) for rank in ending.ranks]
    spot.same(list(ending.ranks), places, WALKS, "places from 1, shared when level")
    winners = ending.ranks.count(1)
    share = [(rank == 1) / winners - 1 / setup.seats for rank in ending.ranks]
    spot.need(all(math.isclose(a, b, abs_tol=1e-9) for a, b in zip(returns, share, strict=True)), WALKS, f"returns {returns}")


def check_listed_is_legal(rules: Rules[Any], setup: Setup, seeds: Iterable[int], every: int = 1) -> None:
    """Law 2: for every move number listed <=> not explained <=> the table accepts; a refusal changes nothing.

    ``every`` looks at each so-manieth step only, beginning where the seed says.
    """
    top = rules.bounds(setup).moves
    numbers = [-3, *range(-1, top + 2), 1 << 40]
    for seed in seeds:
        for point in walk(rules, setup, seed):
            if point.spot.step % every == seed % every:
                with point.spot.under(LEGAL):
                    for seat in range(setup.seats):
                        _check_numbers(rules, setup, point, seat, numbers)


def _check_numbers(rules: Rules[Any], setup: Setup, point: Point[Any], seat: Seat, numbers: list[Move]) -> None:
    spot, state = point.spot, point.state
    table, dump, listed = standing(rules, setup, state), rules.dump(state), set(rules.legal(state, seat))
    for move in numbers:
        reason = rules.explain(state, seat, move)
        spot.same(reason is None, move in listed, LEGAL, f"explain is None for move {move} of seat {seat}, listed")
        spot.need(reason is None or reason.code, LEGAL, f"move {move} of seat {seat} is refused without a code")
        if move in listed:
            taker = standing(rules, setup, state)
            try:
                taker.act(seat, [move])
            except NotNow as error:
                spot.same(error.code, "gesture-open", LEGAL, f"the table refuses move {move} of seat {seat}, which is listed")
            continue
        code = "gesture-open"
        try:
            table.act(seat, [move])
        except (NotLegal, NotYours, NotNow) as error:
            code = error.code
        spot.need(code != "gesture-open", LEGAL, f"the table takes move {move} of seat {seat}, which is not listed")
    spot.same(rules.dump(table.state), dump, LEGAL, "the position after refusals")
    spot.need(rules.dump(state) == dump and not table.lines and not table.steps, LEGAL, "a refusal changed something")


def check_clones(rules: Rules[Any], setup: Setup, seeds: Iterable[int], looks: int = 1) -> None:
    """Law 4: every past clone keeps its dump after every later move, the original likewise; looking changes nothing.

    ``looks``: it is looked at each so-manieth step only, beginning where the seed says.
    """
    for seed in seeds:
        spot = spot_of(rules, setup, seed)
        with spot.under(CLONES):
            kept: list[tuple[int, Any, bytes]] = []
            for point in walk(rules, setup, seed):
                spot, state = point.spot, point.state
                dump = rules.dump(state)
                spot.same(rules.dump(rules.clone(state)), dump, CLONES, "a clone")
                for move in point.moves:
                    rules.apply(rules.clone(state), point.seat, move)
                    spot.same(rules.dump(state), dump, CLONES, f"the original after move {move} of a clone")
                if spot.step % looks == seed % looks:
                    _look(rules, setup, point, spot)
                    spot.same(rules.dump(state), dump, CLONES, "the position after being looked at")
                kept.append((spot.step, rules.clone(state), dump))
            for step, state, dump in kept:
                spot.same(rules.dump(state), dump, CLONES, f"the clone of step {step} at the end of the game")


def _look(rules: Rules[Any], setup: Setup, point: Point[Any], spot: Spot) -> None:
    state = point.state
    shared = rules.view(state, None)
    for seat in range(setup.seats):
        spot.same(rules.reveal(state, seat, shared), rules.view(state, seat), CLONES, f"what is revealed to seat {seat}")
    rules.position(state)
    rules.returns(state)
    rules.ending(state)
    rules.faults(state)
    rules.imagine(state, 0, Rng(1))
    if point.seat >= 0:
        rules.default(state, point.seat)
        rules.asks(state, point.seat)
        for move in point.moves:
            rules.describe(state, point.seat, move)
            rules.worth(state, point.seat, move)
            rules.explain(state, point.seat, move)
        for place in rules.places(setup):
            rules.point(state, point.seat, place)


def check_invariants(rules: Rules[Any], setup: Setup, seeds: Iterable[int]) -> None:
    """Law 6: what is true of every reachable state is true after every step, and of what a seat imagines."""
    for seed in seeds:
        state, spot = rules.new(setup), spot_of(rules, setup, seed)
        for point in walk(rules, setup, seed, state):
            spot = point.spot
            _no_faults(rules, state, spot)
            for seat in range(setup.seats):
                with spot.under(FACTS):
                    dreamt = rules.imagine(state, seat, Rng(seed))
                _no_faults(rules, dreamt, spot)
        _no_faults(rules, state, spot.at(spot.step + 1))
        with spot.under("law 1 (playout)"):
            start = rules.new(setup)
            decisions = rules.playout(start, Rng(seed), 1 << 20)
            _no_faults(rules, start, spot)
            spot.same(rules.to_act(start), OVER, "law 1 (playout)", "who acts after a playout")
            spot.need(0 <= decisions <= rules.bounds(setup).steps, "law 1 (playout)", f"{decisions} decisions")


def _no_faults(rules: Rules[S], state: S, spot: Spot) -> None:
    with spot.under(FACTS):
        faults = rules.faults(state)
    spot.need(not faults, FACTS, "; ".join(faults))


def check_defaults(rules: Rules[Any], setup: Setup, seeds: Iterable[int]) -> None:
    """Law 14: the default is legal wherever a seat waits, and a table that plays nothing but defaults ends."""
    for seed in seeds:
        for point in walk(rules, setup, seed):
            with point.spot.under(DEFAULTS):
                for seat in rules.waiting(point.state):
                    move = rules.default(point.state, seat)
                    point.spot.need(move in rules.legal(point.state, seat), DEFAULTS, f"{move} is not legal for seat {seat}")
        spot = spot_of(rules, setup, seed)
        with spot.under(DEFAULTS):
            table = fresh(rules, setup, Seeded.from_number(seed))
            table.begin()
            for _ in range(rules.bounds(setup).steps):
                if table.over:
                    break
                seat, state, moves = table.waiting()[0], rules.clone(table.state), list[Move]()
                while not moves or not rules.settled(state):
                    moves.append(rules.default(state, seat))
                    rules.apply(state, seat, moves[-1])
                table.act(seat, moves)
            spot.need(table.over, DEFAULTS, "nothing but defaults never ends")
