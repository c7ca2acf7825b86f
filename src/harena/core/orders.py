"""Standing orders: answers that a player leaves at the table, so that a question which tires need not be asked.

They live at the table, never in a state or a record, and nobody else learns of them: what they answer is recorded as if its
player had answered. A game that knows any keeps them in its ``orders`` module, which satisfies :class:`Orders`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from harena.core.errors import NotNow
from harena.core.ids import Move, Seat
from harena.core.options import near
from harena.core.reason import Fact
from harena.core.rules import Ask
from harena.core.table import Table

MOST_DIGITS: Final = 6


@dataclass(frozen=True, slots=True)
class Order:
    """One standing order that a seat can leave: the name ``order-<code>`` with facts, and the words one may set it to.

    The first value stands until another is set; those in ``passing`` fall back to it when :meth:`Orders.hour` moves on. Where
    there are ``numbers``, it may be set as well to a whole number between the two, written in digits.
    """

    key: str
    code: str
    rule: str
    values: tuple[str, ...]
    passing: tuple[str, ...] = ()
    facts: Mapping[str, Fact] | None = None
    numbers: tuple[int, int] | None = None

    def takes(self, value: str) -> bool:
        """Return whether the order can be set to this."""
        return value in self.values or self.counts(value)

    def counts(self, value: str) -> bool:
        """Return whether this is one of the numbers, in its one spelling."""
        if self.numbers is None or not (value.isascii() and value.isdecimal()) or len(value) > MOST_DIGITS:
            return False
        return self.numbers[0] <= int(value) <= self.numbers[1] and str(int(value)) == value


class Orders(Protocol):
    """What a game's ``orders`` module offers; it knows no more than the seat's own view."""

    def orders(self, view: Any) -> Sequence[Order]:  # noqa: ANN401 - the game's own view
        """Return the orders that the seat of this view can leave now."""
        ...

    def hour(self, view: Any) -> int:  # noqa: ANN401 - the game's own view
        """Return a number that goes up when passing orders lapse."""
        ...

    def covers(self, ask: Ask) -> bool:
        """Return whether a standing order may answer such a question; it then takes as long whether or not one does."""
        ...

    def obey(self, view: Any, ask: Ask, legal: Sequence[Move], held: Mapping[str, str]) -> Move | None:  # noqa: ANN401
        """Return the answer that the orders held give, one of ``legal``, or None where the player is to be asked."""
        ...


Held = dict[Seat, dict[str, tuple[str, int]]]  # by seat and order: the value, and the hour it was given in


class Left:
    """The orders that are left at one table."""

    def __init__(self, known: Orders | None, held: Held) -> None:
        self.known = known
        self._held = held

    def lines(self, table: Table[Any], seat: Seat) -> list[tuple[Order, str, str]]:
        """Return the orders that a seat can leave, each with what it is set to, and with what it was set to until that lapsed."""
        if self.known is None or table.over:
            return []
        view = table.view(seat)
        hour, held, found = self.known.hour(view), self._held.get(seat, {}), []
        for one in self.known.orders(view):
            value, given = held.get(one.key, (one.values[0], hour))
            over = value in one.passing and given != hour
            found.append((one, one.values[0], value) if over else (one, value, ""))
        return found

    def hour(self, table: Table[Any], seat: Seat, key: str, value: str) -> int:
        """Return the hour in which an order is left; raises :class:`NotNow` for one that there is not."""
        known = {one.key: one for one, _, _ in self.lines(table, seat)}
        if self.known is None or key not in known or not known[key].takes(value):
            raise NotNow(f"there is no such standing order{near(key, known)}", code="no-order")
        return self.known.hour(table.view(seat))

    def give(self, table: Table[Any], seat: Seat, key: str, value: str) -> None:
        """Leave an order; raises :class:`NotNow` for one that there is not."""
        hour = self.hour(table, seat, key, value)
        self._held.setdefault(seat, {})[key] = (value, hour)

    def answer(self, table: Table[Any], seat: Seat) -> Move | None:
        """Return what a waiting seat's orders answer, or None where its player is to be asked."""
        if not self._held.get(seat) or not self.covers(table, seat) or self.known is None:
            return None
        now = {one.key: value for one, value, _ in self.lines(table, seat)}
        ask = table.asks(seat)
        return None if ask is None else self.known.obey(table.view(seat), ask, table.legal(seat), now)

    def covers(self, table: Table[Any], seat: Seat) -> bool:
        """Return whether an order may answer what a seat is asked."""
        ask = table.asks(seat)
        return self.known is not None and ask is not None and self.known.covers(ask)
