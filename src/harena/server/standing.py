"""Standing orders at one table, and the time that a question takes whether or not an order answers it.

What is left standing is its seat's secret: it is told to nobody else, stands in no record, and shows in no timing.
"""

import time
from collections.abc import Callable
from typing import Any, Final

from harena import games
from harena.core.ids import Move, Seat
from harena.core.orders import Held, Left
from harena.core.table import Table
from harena.server import wire
from harena.server.door import facts_of
from harena.server.notes import Ordered

WINDOW_MIN_MS: Final = 1500


class Standing:
    """The orders of one table, as its pages see them."""

    def __init__(self, game: str, held: Held, clock: Callable[[], float] = time.monotonic) -> None:
        self._left = Left(games.orders(game), held)
        self._clock = clock
        self._asked = (-1, 0.0)  # the version of the table with the question that is open, and since when

    def lines(self, table: Table[Any], seat: Seat | None) -> tuple[wire.OrderLine, ...]:
        """Return the orders that a seat can leave, each with what it is set to."""
        found = [] if seat is None else self._left.lines(table, seat)
        return tuple(
            wire.OrderLine(
                key=one.key,
                code=one.code,
                rule=one.rule,
                facts=facts_of(dict(one.facts or {})),
                values=one.values,
                numbers=one.numbers,
                value=value,
                lapsed=lapsed,
            )
            for one, value, lapsed in found
        )

    def meant(self, table: Table[Any], seat: Seat, key: str, value: str) -> Ordered:
        """Return what is to be noted of an order; raises :class:`NotNow` for one that there is not."""
        return Ordered(seat=seat, key=key, value=value, hour=self._left.hour(table, seat, key, value))

    def answer(self, table: Table[Any], seat: Seat) -> Move | None:
        """Return what a waiting seat's orders answer, or None where its player is to be asked."""
        return self._left.answer(table, seat)

    def note(self, table: Table[Any]) -> None:
        """Remember since when the question has been open that is open now."""
        if self._asked[0] != table.version:
            self._asked = (table.version, self._clock())

    def pause(self, table: Table[Any], seat: Seat, least: float) -> float:
        """Return how long the answer of a seat must wait for the question to have been open for ``least`` seconds.

        Only the answer that closes it waits: of the others nobody hears.
        """
        if table.waiting() != (seat,) or not (table.window or self._left.covers(table, seat)):
            return 0.0
        return max(0.0, self._asked[1] + least - self._clock())
