"""Standing orders at one table, and the time that a question takes whether or not an order answers it.

What is left standing is its seat's secret: it is told to nobody else, written nowhere, and shows in no timing.
"""

import time
from collections.abc import Callable
from typing import Any, Final

from harena import games
from harena.core.errors import NotNow
from harena.core.ids import Move, Seat
from harena.core.options import near
from harena.core.table import Table
from harena.server import wire
from harena.server.door import facts_of

WINDOW_MIN_MS: Final = 1500

Held = dict[Seat, dict[str, tuple[str, int]]]  # by seat and order: the value, and the hour it was given in


class Standing:
    """The orders that are held at one table."""

    def __init__(self, game: str, held: Held, clock: Callable[[], float] = time.monotonic) -> None:
        self._orders = games.orders(game)
        self._held = held
        self._clock = clock
        self._asked = (-1, 0.0)  # the version of the table with the question that is open, and since when

    # -- what is held --------------------------------------------------------------------------------------------------------

    def lines(self, table: Table[Any], seat: Seat | None) -> tuple[wire.OrderLine, ...]:
        """Return the orders that a seat can leave, each with what it is set to."""
        if self._orders is None or seat is None or table.over:
            return ()
        view = table.view(seat)
        now = self._now(seat, view)
        return tuple(
            wire.OrderLine(
                key=one.key,
                code=one.code,
                rule=one.rule,
                facts=facts_of(dict(one.facts or {})),
                values=one.values,
                value=now[one.key],
            )
            for one in self._orders.orders(view)
        )

    def give(self, table: Table[Any], seat: Seat, key: str, value: str) -> None:
        """Leave an order; raises :class:`NotNow` for one that there is not."""
        view = table.view(seat)
        known = {} if self._orders is None or table.over else {one.key: one for one in self._orders.orders(view)}
        if self._orders is None or key not in known or value not in known[key].values:
            raise NotNow(f"there is no such standing order{near(key, known)}", code="no-order")
        self._held.setdefault(seat, {})[key] = (value, self._orders.hour(view))

    def _now(self, seat: Seat, view: Any) -> dict[str, str]:  # noqa: ANN401 - any game's view
        if self._orders is None:
            return {}
        hour, held, now = self._orders.hour(view), self._held.get(seat, {}), {}
        for one in self._orders.orders(view):
            value, given = held.get(one.key, (one.values[0], hour))
            now[one.key] = one.values[0] if value in one.passing and given != hour else value
        return now

    # -- what it answers -----------------------------------------------------------------------------------------------------

    def answer(self, table: Table[Any], seat: Seat) -> Move | None:
        """Return what a waiting seat's orders answer, or None where its player is to be asked."""
        if self._orders is None or not self._held.get(seat):
            return None
        ask = table.asks(seat)
        if ask is None or not self._orders.covers(ask):
            return None
        view = table.view(seat)
        return self._orders.obey(view, ask, table.legal(seat), self._now(seat, view))

    def note(self, table: Table[Any]) -> None:
        """Remember since when the question has been open that is open now."""
        if self._asked[0] != table.version:
            self._asked = (table.version, self._clock())

    def pause(self, table: Table[Any], seat: Seat, least: float) -> float:
        """Return how long the answer of a seat must wait for the question to have been open for ``least`` seconds.

        Only the answer that closes it waits: of the others nobody hears.
        """
        if table.waiting() != (seat,):
            return 0.0
        ask = table.asks(seat)
        covered = ask is not None and self._orders is not None and self._orders.covers(ask)
        return max(0.0, self._asked[1] + least - self._clock()) if table.window or covered else 0.0
