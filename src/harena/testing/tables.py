"""Tables for the suite: standing at any state, played by seeds, fed from records."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from harena.core.chance import Chance, Entered, Scripted, Seeded
from harena.core.ids import Move, Seat
from harena.core.record import header_of, write_line
from harena.core.rng import Rng
from harena.core.rules import Rules, Setup
from harena.core.table import Table

S = TypeVar("S")


def fresh(rules: Rules[S], setup: Setup, chance: Chance, seats: Sequence[str] = ()) -> Table[S]:
    """Return a new table, all human unless ``seats`` says otherwise."""
    return Table(rules, setup, header_of(rules, setup, chance, seats or ("human",) * setup.seats), chance)


def standing(rules: Rules[S], setup: Setup, state: S, *, window: bool = False) -> Table[S]:
    """Return a table that stands at a copy of the state; draws are left to people."""
    table = fresh(rules, setup, Entered())
    table.state = rules.clone(state)
    table.window = window or len(rules.waiting(state)) > 1
    table.finished = rules.ending(state) is not None
    return table


def gesture(rules: Rules[S], state: S, seat: Seat, rng: Rng) -> list[Move]:
    """Return a random whole gesture of a seat; the state stays as it is."""
    state, moves = rules.clone(state), list[Move]()
    while not moves or (not rules.settled(state) and seat in rules.waiting(state)):
        legal = rules.legal(state, seat)
        moves.append(legal[rng.below(len(legal))])
        rules.apply(state, seat, moves[-1])
    return moves


def acts(table: Table[Any], rng: Rng) -> Iterator[tuple[Seat, list[Move]]]:
    """Yield a random gesture of a waiting seat until the game ends; whoever asks for the next must have played it."""
    while table.waiting():
        waiting = table.waiting()
        seat = waiting[rng.below(len(waiting))]
        yield seat, gesture(table.rules, table.state, seat, rng)


def played(rules: Rules[S], setup: Setup, seed: int) -> Table[S]:
    """Return a table at which a random game was played to its end with seeded chance."""
    table = fresh(rules, setup, Seeded.from_number(seed))
    table.begin()
    for seat, moves in acts(table, Rng(seed)):
        table.act(seat, moves)
    return table


def record_of(table: Table[Any]) -> bytes:
    """Return the table's record as it stands in a file."""
    return "".join(write_line(line) for line in (table.header.line(), *table.lines)).encode()


def replayer(rules: Rules[S], setup: Setup, table: Table[S]) -> Table[S]:
    """Return an empty table with the same header, to be fed."""
    return Table(rules, setup, table.header, Scripted(()))
