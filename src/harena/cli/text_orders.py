"""Standing orders in the terminal: listed and left by number, answering for their player without asking."""

from typing import Any

from harena import games
from harena.cli.screen import Screen
from harena.core.ids import Move, Seat
from harena.core.orders import Left
from harena.core.table import Table
from harena.text.say import Speaker


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

    def command(self, seat: Seat | None, number: str) -> None:
        """List a seat's orders, or leave the one of this number."""
        lines = [] if seat is None else self._left.lines(self.table, seat)
        ways = [(one, value, value == now) for one, now in lines for value in one.values]
        if seat is None or not ways:
            self.screen.say(self.speaker.say("text-no-orders"))
        elif not number:
            self.screen.say(self.speaker.say("text-orders"))
            for at, (one, value, now) in enumerate(ways, 1):
                what = self.speaker.say(f"order-{one.code}", **dict(one.facts or {}))
                self.screen.say(f"{at}. {what}: {self.speaker.say(f'order-{one.code}-{value}')}{' *' if now else ''}")
        elif len(number) < 6 and 1 <= int(number) <= len(ways):
            one, value, _ = ways[int(number) - 1]
            self._left.give(self.table, seat, one.key, value)
            self.screen.say(self.speaker.say("text-order-left"))
        else:
            self.screen.say(self.speaker.say("text-no-choice", number=int(number[:6]), count=len(ways)))
