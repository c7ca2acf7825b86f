"""Asks bots, and keeps the game going when one fails: a fault or an illegal answer plays the safe move and is counted."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from harena.bots.catalog import Bot
from harena.bots.chair import Budget, Chair
from harena.core.ids import Move, Seat
from harena.core.rng import Rng
from harena.core.rules import Rules
from harena.core.table import Table


@dataclass(frozen=True, slots=True)
class Failure:
    """One answer that was none: the seat, the step of the table, and what went wrong."""

    seat: Seat
    step: int
    why: str


def stream(seed: object, seat: Seat) -> Rng:
    """Return the stream of a seat's bot: equal seeds, equal streams, and none tells of another or of the table's chance."""
    name = blake2b(f"{seed}:{seat}".encode(), digest_size=8, person=b"harena-bot").digest()
    return Rng(int.from_bytes(name, "big"))


def gesture(
    rules: Rules[Any],
    state: Any,  # noqa: ANN401 - any game's state
    seat: Seat,
    bot: Bot,
    rng: Rng,
    budget: Budget,
) -> tuple[list[Move], list[str]]:
    """Return a whole gesture of a bot, asked step by step on a draft, and what went wrong: there the safe step stands."""
    draft, moves, faults = rules.clone(state), list[Move](), list[str]()
    while True:
        try:
            move = bot.choose(Chair(rules, draft, seat, rng, budget))
        except Exception as fault:  # noqa: BLE001 - whatever a bot raises, the game goes on
            faults.append(f"{type(fault).__name__}: {fault}")
            move = rules.default(draft, seat)
        if type(move) is not int or move not in rules.legal(draft, seat):
            faults.append(f"answered {move!r:.40}, which is not legal")
            move = rules.default(draft, seat)
        moves.append(move)
        rules.apply(draft, seat, move)
        if rules.settled(draft):
            return moves, faults


class Driver:
    """The bots of one table, each with its own stream."""

    def __init__(self, bots: Mapping[Seat, Bot], seed: object, budget: Budget | None = None) -> None:
        self.bots = dict(bots)
        self.failures: list[Failure] = []
        self._streams = {seat: stream(seed, seat) for seat in bots}
        self._budget = budget or Budget()

    def gesture(self, table: Table[Any], seat: Seat) -> list[Move]:
        """Return a whole gesture of the seat's bot."""
        moves, faults = gesture(table.rules, table.state, seat, self.bots[seat], self._streams[seat], self._budget)
        self.failures.extend(Failure(seat, table.version, why) for why in faults)
        return moves

    def play(self, table: Table[Any]) -> Seat | None:
        """Let the first waiting bot act; return its seat, or None when only people are asked."""
        for seat in table.waiting():
            if seat in self.bots:
                table.act(seat, self.gesture(table, seat))
                return seat
        return None
