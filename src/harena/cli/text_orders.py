"""Standing orders in the terminal: listed and left by number, answering for their player without asking."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from harena import games
from harena.cli.screen import Screen
from harena.core.ids import Move, Seat
from harena.core.orders import Left, Order
from harena.core.table import Table
from harena.text.say import Speaker


@dataclass(frozen=True, slots=True)
class Way:
    """One way to leave an order: a word, or None for a number yet to be said; ``now`` is what it is set to in this way."""

    order: Order
    value: str | None
    now: str


def _ways(one: Order, now: str) -> list[Way]:
    ways = [Way(one, value, now if value == now else "") for value in one.values]
    if one.numbers is not None:
        ways.append(Way(one, None, now if one.counts(now) else ""))
    return ways


class TextOrders:
    """The orders of one table in a terminal."""

    def __init__(self, table: Table[Any], speaker: Speaker, screen: Screen) -> None:
        self.table = table
        self.speaker = speaker
        self.screen = screen
        self._left = Left(games.orders(table.rules.meta.name), {})

    def answer(self, seat: Seat) -> Move | None:
        """Return what a waiting seat's orders answer, or None where its player is to be asked."""
        return self._left.answer(self.table, seat)

    def command(self, seat: Seat | None, numbers: Sequence[str]) -> None:
        """List a seat's orders, or leave the one of this number, with the number it is to be set to where it takes one."""
        lines = [] if seat is None else self._left.lines(self.table, seat)
        ways = [way for one, now, _ in lines for way in _ways(one, now)]
        if seat is None or not ways:
            self.screen.say(self.speaker.say("text-no-orders"))
        elif not numbers:
            self.screen.say(self.speaker.say("text-orders"))
            for at, way in enumerate(ways, 1):
                self.screen.say(f"{at}. {self._words(way, at)}{' *' if way.now else ''}")
            for order, _, lapsed in lines:
                if lapsed:
                    name, was = self._name(order), self.speaker.say(f"order-{order.code}-{lapsed}")
                    self.screen.say(f"{name}: {self.speaker.say('order-lapsed', order=was)}")
        elif len(numbers[0]) < 6 and 1 <= int(numbers[0]) <= len(ways):
            self._leave(seat, ways[int(numbers[0]) - 1], int(numbers[0]), numbers[1:])
        else:
            self.screen.say(self.speaker.say("text-no-choice", number=int(numbers[0][:6]), count=len(ways)))

    def _name(self, order: Order) -> str:
        return self.speaker.say(f"order-{order.code}", **order.facts or {})

    def _words(self, way: Way, at: int) -> str:
        code, what = way.order.code, self._name(way.order)
        if way.value is not None:
            return f"{what}: {self.speaker.say(f'order-{code}-{way.value}')}"
        if way.now:
            return f"{what}: {self.speaker.say(f'order-{code}-number', number=int(way.now))}"
        low, high = way.order.numbers or (0, 0)
        return f"{what}: {self.speaker.say('text-order-number', low=low, high=high, number=at)}"

    def _leave(self, seat: Seat, way: Way, at: int, rest: Sequence[str]) -> None:
        value = rest[0] if rest and way.value is None else way.value
        if value is None or not way.order.takes(value) or len(rest) > (way.value is None):
            self.screen.say(self._words(way, at))
            return
        self._left.give(self.table, seat, way.order.key, value)
        self.screen.say(self.speaker.say("text-order-left"))
