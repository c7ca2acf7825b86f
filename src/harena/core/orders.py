"""Standing orders: answers that a player leaves at the table, so that a question which tires need not be asked.

They live at the table, never in a state or a record, and nobody else learns of them: what they answer is recorded as if its
player had answered. A game that knows any keeps them in its ``orders`` module, which satisfies :class:`Orders`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from harena.core.ids import Move
from harena.core.reason import Fact
from harena.core.rules import Ask


@dataclass(frozen=True, slots=True)
class Order:
    """One standing order that a seat can leave: the name ``order-<code>`` with facts, and the words one may set it to.

    The first value stands until another is set; those in ``passing`` fall back to it when :meth:`Orders.hour` moves on.
    """

    key: str
    code: str
    rule: str
    values: tuple[str, ...]
    passing: tuple[str, ...] = ()
    facts: Mapping[str, Fact] | None = None


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
