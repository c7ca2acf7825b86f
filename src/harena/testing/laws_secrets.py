"""Laws of secrets: worlds that differ in a secret look the same (7), and the answers of a window commute (13)."""

from collections.abc import Iterable
from itertools import islice, permutations
from typing import Any, TypeVar

from harena.core.ids import Seat
from harena.core.rng import Rng
from harena.core.rules import Rules, Setup
from harena.core.table import Table
from harena.testing import worlds
from harena.testing.tables import gesture, standing
from harena.testing.walks import Spot, walk
from harena.testing.worlds import Twins, World

S = TypeVar("S")

TWINS = "law 7 (twins)"
COMMUTE = "law 13 (answers commute)"
ORDERS = 24


def check_twins(rules: Rules[Any], setup: Setup, seeds: Iterable[int], twins: Twins = worlds.twins, looks: int = 1) -> int:
    """Law 7: worlds that differ in a secret give a seat and spectators the same of everything; returns how many were compared.

    ``looks``: worlds are compared each so-manieth step only, beginning where the seed says.
    """
    compared = 0
    for seed in seeds:
        rng = Rng(seed + 77)
        for point in walk(rules, setup, seed):
            if point.spot.step % looks != seed % looks:
                continue
            with point.spot.under(TWINS):
                for seat in (None, *range(setup.seats)):
                    found = twins(rules, point.state, seat, rng)
                    if len(found) < 2:
                        continue
                    compared += len(found) - 1
                    _compare(rules, setup, seat, found, point.spot)
                    if seat is not None and seat in rules.waiting(point.state):
                        _check_reveals(rules, setup, seat, found, point.spot, rng)
    return compared


def seen(table: Table[Any], seat: Seat | None, world: World[Any], setup: Setup) -> dict[str, Any]:
    """Return everything that a table lets a seat (None: a spectator) know, by name."""
    rules, state = table.rules, table.state
    found: dict[str, Any] = {
        "view": (table.view(seat), repr(table.view(seat))),
        "messages": [told for event in world.events if (told := rules.told(setup, event, seat)) is not None],
        "version": table.version,
        "draw": table.due(),
    }
    if seat is not None:
        moves = table.legal(seat)
        found |= {
            "legal": moves,
            "asks": table.asks(seat),
            "describe": [(move, rules.describe(state, seat, move)) for move in moves],
            "worth": [rules.worth(state, seat, move) for move in moves],
            "default": rules.default(state, seat) if moves else None,
            "explain": [rules.explain(state, seat, move) for move in range(0, rules.bounds(setup).moves, 7)],
            "point": [rules.point(state, seat, place) for place in rules.places(setup)],
            "settled": rules.settled(state),
            "undoable": table.undoable(seat),
        }
    return found


def _compare(rules: Rules[Any], setup: Setup, seat: Seat | None, found: list[World[Any]], spot: Spot) -> None:
    first, *others = [seen(standing(rules, setup, world.state, window=True), seat, world, setup) for world in found]
    who = "a spectator" if seat is None else f"seat {seat}"
    for other in others:
        for name in first:
            spot.same(other[name], first[name], TWINS, f"{who} can tell a secret from {name}")
    if seat is None:
        return
    one = found[0].state
    for number in range(3):
        dream, *dreams = [rules.imagine(world.state, seat, Rng(number)) for world in found]
        for other in dreams:
            spot.same(rules.dump(other), rules.dump(dream), TWINS, f"{who} can tell a secret from what it imagines")
        spot.same(rules.view(dream, seat), rules.view(one, seat), TWINS, f"{who} imagines what it would see otherwise")
        spot.same(rules.legal(dream, seat), rules.legal(one, seat), TWINS, f"the moves {who} imagines to have")


def _check_reveals(rules: Rules[Any], setup: Setup, seat: Seat, found: list[World[Any]], spot: Spot, rng: Rng) -> None:
    """Hold that a gesture after which the worlds look different has told a secret, and is not taken back freely."""
    moves = gesture(rules, found[0].state, seat, rng)
    tables = []
    for world in found:
        table = standing(rules, setup, world.state, window=len(rules.waiting(found[0].state)) > 1)
        table.act(seat, moves)
        tables.append(table)
    views = [repr(table.view(seat)) for table in tables]
    for table, view in zip(tables, views, strict=True):
        if view != views[0] or len(set(views)) > 1:
            spot.need(not isinstance(table.undoable(seat), int), TWINS, f"seat {seat} learns a secret and may take it back")


def check_commute(rules: Rules[Any], setup: Setup, seeds: Iterable[int]) -> int:
    """Law 13: every order of the answers of a window gives the same position; returns how many windows were tried."""
    windows = 0
    for seed in seeds:
        rng = Rng(seed + 13)
        for point in walk(rules, setup, seed):
            waiting = rules.waiting(point.state)
            if len(waiting) > 1:
                windows += 1
                with point.spot.under(COMMUTE):
                    _check_orders(rules, point.state, waiting, rng, point.spot)
    return windows


def _check_orders(rules: Rules[S], start: S, waiting: tuple[Seat, ...], rng: Rng, spot: Spot) -> None:
    answers = {seat: gesture(rules, start, seat, rng) for seat in waiting}
    dumps = {}
    for order in islice(permutations(waiting), ORDERS):
        state = rules.clone(start)
        for number, seat in enumerate(order):
            spot.same(rules.waiting(state), tuple(sorted(order[number:])), COMMUTE, "the seats that wait in an open window")
            for move in answers[seat]:
                spot.need(move in rules.legal(state, seat), COMMUTE, f"move {move} of seat {seat} is not legal in order {order}")
                rules.apply(state, seat, move)
        dumps[order] = rules.dump(state)
    spot.need(len(set(dumps.values())) == 1, COMMUTE, f"the order of the answers matters: {answers}")
