"""What everybody sees of one position, each thing built once."""

from typing import Any, Generic, TypeVar

from harena.core.ids import Seat
from harena.core.rules import Rules

S = TypeVar("S")


class Views(Generic[S]):
    """The views of one position, which must not change any more; each is built when somebody first looks.

    What all see alike is built once, as a spectator's view, and what a seat sees besides is added to it.
    """

    __slots__ = ("_seen", "rules", "state")

    def __init__(self, rules: Rules[S], state: S) -> None:
        self.rules = rules
        self.state = state
        self._seen: dict[Seat | None, Any] = {}

    def of(self, seat: Seat | None) -> Any:  # noqa: ANN401 - each game has a view of its own
        """Return what the seat (None: a spectator) may see."""
        if seat not in self._seen:
            self._seen[seat] = (
                self.rules.view(self.state, None) if seat is None else self.rules.reveal(self.state, seat, self.of(None))
            )
        return self._seen[seat]
