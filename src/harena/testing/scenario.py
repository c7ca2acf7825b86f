"""A table at a written position, played in notation: what a test of one rule needs.

>>> t = Scenario(load("baumeister"), {...}, seats=2, draws=["tile wood"])  # doctest: +SKIP
>>> t.play(0, "go 3")  # doctest: +SKIP
>>> t.legal_text(0)  # doctest: +SKIP
"""

from collections.abc import Mapping, Sequence
from typing import Any

from harena.core.chance import Entered
from harena.core.errors import NotLegal
from harena.core.ids import CHANCE, Move, Seat
from harena.core.reason import Reason, Told
from harena.core.record import header_of
from harena.core.rules import Rules
from harena.core.table import Table


class Scenario:
    """A table whose draws stand in a script of notation; :meth:`done` holds that the script was used up exactly (law 8)."""

    def __init__(
        self,
        rules: Rules[Any],
        position: Mapping[str, Any] | None = None,
        *,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        box: Mapping[str, object] | None = None,
        draws: Sequence[str] = (),
        bots: Sequence[Seat] = (),
    ) -> None:
        self.rules = rules
        setup = rules.setup(seats, options or {}, box or {})
        chairs = ["bot:test" if seat in bots else "human" for seat in range(seats)]
        chance = Entered()
        self.table: Table[Any] = Table(rules, setup, header_of(rules, setup, chance, chairs, start=position), chance)
        self.script = list(draws)
        self._draw()

    @property
    def state(self) -> Any:  # noqa: ANN401 - each game has its own
        """Return the state, to look at."""
        return self.table.state

    def moves(self, seat: Seat, *texts: str) -> list[Move]:
        """Return what the texts of one gesture mean, each read where the one before has led."""
        moves: list[Move] = []
        for text in texts:
            moves.append(self.rules.read(self.table.draft(seat, moves), seat, text))
        return moves

    def play(self, seat: Seat, *texts: str) -> list[Told]:
        """Play a whole gesture and the draws after it; return what the seat is told of it."""
        before = len(self.table.steps)
        self.table.act(seat, self.moves(seat, *texts))
        self._draw()
        return self.table.story(seat, before)

    def draw(self, *texts: str) -> None:
        """Add to the script, and draw what is due."""
        self.script += texts
        self._draw()

    def legal_text(self, seat: Seat, *texts: str) -> list[str]:
        """Return the seat's moves in notation, after some small steps if there are any."""
        state = self.table.draft(seat, self.moves(seat, *texts))
        return [self.rules.write(state, seat, move) for move in self.rules.legal(state, seat)]

    def refusal(self, seat: Seat, *texts: str) -> Reason:
        """Return why the last of the texts is refused; an ``AssertionError`` when it is not."""
        moves = self.moves(seat, *texts[:-1])
        state = self.table.draft(seat, moves)
        try:
            self.table.draft(seat, [*moves, self.rules.read(state, seat, texts[-1])])
        except NotLegal as error:
            return error.reason
        raise AssertionError(f"{texts[-1]!r} is not refused")

    def due_text(self) -> dict[str, int]:
        """Return what can be drawn now and with which weights."""
        return {self.rules.write(self.state, CHANCE, move): weight for move, weight in self.table.due() or ()}

    def done(self) -> None:
        """Hold that every draw of the script was made (law 8)."""
        assert not self.script, f"law 8 (scripts): left over: {self.script}"

    def _draw(self) -> None:
        while self.script and self.table.due():
            self.table.enter(self.rules.read(self.state, CHANCE, self.script.pop(0)))
