"""Laws of memory: everything written is read back the same (5), and undo gives back exactly what was free to take back."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from harena.core.chance import Scripted, Seeded
from harena.core.errors import HarenaError, NotNow, Unreadable
from harena.core.ids import CHANCE, Seat
from harena.core.reason import Reason
from harena.core.record import MAX_MOVE, read_record
from harena.core.rng import Rng
from harena.core.rules import Rules, Setup
from harena.core.table import Table
from harena.testing.tables import acts, fresh, played, record_of, replayer
from harena.testing.walks import Point, Spot, spot_of, walk

TRIPS = "law 5 (round trips)"
UNDO = "law of undo"


def check_round_trips(rules: Rules[Any], setup: Setup, seeds: Iterable[int], checkpoints: int = 4, looks: int = 1) -> None:
    """Law 5: dumps, positions, notation, set-ups and records are read back as they were, from any checkpoint.

    ``looks``: dumps and positions are read back each so-manieth step only, beginning where the seed says.
    """
    for seed in seeds:
        for point in walk(rules, setup, seed):
            with point.spot.under(TRIPS):
                if point.spot.step % looks == seed % looks:
                    _check_state(rules, setup, point)
                for seat in rules.waiting(point.state):
                    _check_notation(rules, point, seat, rules.legal(point.state, seat))
                if point.seat == CHANCE:
                    _check_notation(rules, point, CHANCE, point.moves)
        spot = spot_of(rules, setup, seed)
        with spot.under(TRIPS):
            _check_record(rules, setup, spot, checkpoints)


def _check_state(rules: Rules[Any], setup: Setup, point: Point[Any]) -> None:
    spot, state = point.spot, point.state
    dump = rules.dump(state)
    position = rules.position(state)
    plain = json.loads(json.dumps(position, allow_nan=False))
    spot.same(plain, position, TRIPS, "the position, as plain texts, numbers, lists and tables")
    spot.need("null" not in json.dumps(position), TRIPS, "TOML has no null for a position")
    for name, other in (("load(dump)", rules.load(setup, dump)), ("place(position)", rules.place(setup, plain))):
        spot.same(rules.dump(other), dump, TRIPS, f"the dump of {name}")
        spot.same(rules.to_act(other), rules.to_act(state), TRIPS, f"who acts after {name}")
        spot.same(rules.waiting(other), rules.waiting(state), TRIPS, f"who waits after {name}")
        spot.same(rules.settled(other), rules.settled(state), TRIPS, f"settled after {name}")
        if point.seat == CHANCE:
            spot.same(rules.outcomes(other), rules.outcomes(state), TRIPS, f"the outcomes after {name}")
        for seat in range(setup.seats):
            spot.same(rules.legal(other, seat), rules.legal(state, seat), TRIPS, f"the moves of seat {seat} after {name}")
            spot.same(rules.view(other, seat), rules.view(state, seat), TRIPS, f"the view of seat {seat} after {name}")
    for bad in (dump[:-1], dump + b"\0", b""):
        try:
            rules.load(setup, bad)
        except Unreadable:
            continue
        spot.fail(TRIPS, "a dump cut short or drawn out is loaded all the same")


def _check_notation(rules: Rules[Any], point: Point[Any], seat: Seat, moves: Sequence[int]) -> None:
    spot, state = point.spot, point.state
    texts = [rules.write(state, seat, move) for move in moves]
    spot.same(len(set(texts)), len(moves), TRIPS, f"spellings of the moves {texts!r:.200}")
    for move, text in zip(moves, texts, strict=True):
        spot.same(rules.read(state, seat, text), move, TRIPS, f"{text!r}, read")
        spot.need(text and len(text) <= MAX_MOVE and text.isprintable(), TRIPS, f"{text!r:.80} is not a short line of text")
    for text in ("", "no such move", "\x00", "9" * 5000):
        try:
            rules.read(state, seat, text)
        except Unreadable:
            continue
        spot.fail(TRIPS, f"{text!r:.40} is read as a move")


def _check_record(rules: Rules[Any], setup: Setup, spot: Spot, checkpoints: int) -> None:
    table = played(rules, setup, spot.seed)
    record = read_record(record_of(table))
    header = record.header
    spot.same(header, table.header, TRIPS, "the header")
    again = rules.setup(len(header.seats), header.options, header.box)
    spot.same((again.changed, again.box), (setup.changed, setup.box), TRIPS, "the set-up that the header gives")
    steps = len(record.lines) - 1
    rng = Rng(spot.seed)
    stops = {0} | {int(rng.below(steps)) for _ in range(checkpoints)} if steps else {0}
    replay: Table[Any] = Table(rules, again, header, Scripted(()))
    model: Table[Any] = Table(rules, setup, header, Scripted(()))
    for number, line in enumerate(record.lines):
        if number in stops:
            start = replace(header, start=rules.position(replay.state))
            _feed(Table(rules, again, start, Scripted(())), record.lines[number:], spot.at(number), "from a checkpoint")
        spot.same(
            _choices(replay), _choices(model), TRIPS, f"what can happen before line {number} under the set-up of the header"
        )
        _feed(replay, [line], spot.at(number), "from the start")
        _feed(model, [line], spot.at(number), "from the start")
    spot.same(rules.dump(replay.state), rules.dump(table.state), TRIPS, "the final position of the replay")
    spot.same(replay.lines, list(record.lines), TRIPS, "the lines of the replay")
    for seat in (None, *range(setup.seats)):
        spot.same(replay.story(seat), table.story(seat), TRIPS, f"the story as {seat} hears it")


def _choices(table: Table[Any]) -> object:
    return table.due(), [table.legal(seat) for seat in range(table.setup.seats)]


def _feed(table: Table[Any], lines: Iterable[dict[str, Any]], spot: Spot, way: str) -> None:
    for number, line in enumerate(lines):
        try:
            table.feed(line)
        except HarenaError as error:
            spot.fail(TRIPS, f"the record does not replay {way}: line {number} {line!r:.80}: {error.code}: {error.text}")


# -- undo ------------------------------------------------------------------------------------------------------------------------


def check_undo(rules: Rules[Any], setup: Setup, seeds: Iterable[int]) -> None:
    """Law of undo: doing, undoing and doing again is doing; undo never crosses chance, a closed window, another person."""
    for seed in seeds:
        for seats in (("human",) * setup.seats, ("human", *["bot:random"] * (setup.seats - 1))):
            spot = spot_of(rules, setup, seed)
            with spot.under(UNDO):
                _check_game(rules, setup, spot, seats)


def _check_game(rules: Rules[Any], setup: Setup, spot: Spot, seats: Sequence[str]) -> None:
    table = fresh(rules, setup, Seeded.from_number(spot.seed), seats)
    table.begin()
    done: list[tuple[Seat, int, bool]] = []  # who, how many steps, whether nobody may go back over it
    for seat, moves in acts(table, Rng(spot.seed)):
        spot = spot.at(len(table.steps))
        before, secret = _all_of(table, spot.step), len(table.waiting()) > 1 or table.window
        table.act(seat, moves)
        new = table.steps[spot.step :]
        done.append((seat, len(moves), any(step.who == CHANCE for step in new) or secret))
        if table.over:
            break
        open_window = table.window or len(table.waiting()) > 1
        for one in range(setup.seats):
            if not seats[one].startswith("bot"):
                _check_right(table, one, 0 if open_window else _free(done, one, seats), spot)
        if isinstance(table.undoable(seat), int) and not seats[seat].startswith("bot"):
            _check_there_and_back(table, seat, moves, before, spot)
    replay = replayer(rules, setup, table)
    _feed(replay, table.lines, spot, "with its undos")
    spot.same(rules.dump(replay.state), rules.dump(table.state), UNDO, "the replay of a record with undos")


def _free(done: Sequence[tuple[Seat, int, bool]], seat: Seat, seats: Sequence[str]) -> int:
    count = 0
    for who, steps, barred in reversed(done):
        if barred or (who != seat and not seats[who].startswith("bot")):
            return 0
        count += steps
        if who == seat:
            return count
    return 0


def _check_right(table: Table[Any], seat: Seat, free: int, spot: Spot) -> None:
    found = table.undoable(seat)
    if isinstance(found, Reason):
        spot.need(not free, UNDO, f"seat {seat} may not take back {free} steps though nobody learned anything: {found.code}")
        spot.need(found.code, UNDO, "undo is refused without a reason")
        before = _all_of(table, spot.step), len(table.lines)
        try:
            table.undo(seat)
        except NotNow as error:
            spot.same(error.code, found.code, UNDO, "the reason why undo is refused")
        else:
            spot.fail(UNDO, "an undo that is not free happens")
        spot.same((_all_of(table, spot.step), len(table.lines)), before, UNDO, "the table after a refused undo")
    else:
        spot.same(found, free, UNDO, f"the steps that seat {seat} may take back")


def _check_there_and_back(table: Table[Any], seat: Seat, moves: list[int], before: list[Any], spot: Spot) -> None:
    after = _all_of(table, spot.step)
    table.undo(seat)
    spot.same(_all_of(table, spot.step), before, UNDO, "do and undo, the table as before")
    table.redo(seat)
    spot.same(_all_of(table, spot.step), after, UNDO, "undo and redo, the table as after")
    table.undo(seat)
    table.act(seat, moves)
    spot.same(_all_of(table, spot.step), after, UNDO, "do, undo and do again, the table as after doing")


def _all_of(table: Table[Any], since: int) -> list[Any]:
    """Return all that anybody could tell of a table but the count of its lines, of its story what came after step ``since``."""
    rules, seats = table.rules, range(table.setup.seats)
    seen = [(table.view(seat), table.legal(seat), table.asks(seat), table.story(seat, since)) for seat in seats]
    return [
        rules.dump(table.state),
        len(table.steps),
        table.waiting(),
        table.window,
        table.view(None),
        table.story(None, since),
        *seen,
    ]
