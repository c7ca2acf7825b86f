"""Names of players: bots by their spec, and people."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from harena.bots.chair import Chair
from harena.bots.greedy import Greedy
from harena.bots.uniform import Uniform
from harena.core.errors import Unreadable
from harena.core.ids import Move
from harena.core.options import near


class Bot(Protocol):
    """Whoever answers when asked."""

    def choose(self, chair: Chair) -> Move:
        """Return one legal small step; a gesture is asked step by step."""
        ...


BOTS: Final[dict[str, Callable[[], Bot]]] = {"greedy": Greedy, "random": Uniform}
PEOPLE: Final = ("you", "human")
HUMAN: Final = "human"


def make(spec: str) -> Bot:
    """Return a new bot; raises :class:`Unreadable` with a near miss for a spec that is none."""
    if spec not in BOTS:
        raise Unreadable("", f"there is no bot {spec!r:.40}; there is {', '.join(BOTS)}{near(spec, BOTS)}")
    return BOTS[spec]()


def seats_of(text: str) -> tuple[str, ...]:
    """Return the seats of a list such as ``you,you,greedy`` as a record names them: ``human``, ``bot:greedy``.

    Raises :class:`Unreadable` with the place of the first word that names nobody.
    """
    seats = []
    for number, word in enumerate(text.lower().split(","), 1):
        name = word.strip()
        if name in PEOPLE:
            seats.append(HUMAN)
        elif name in BOTS:
            seats.append(f"bot:{name}")
        else:
            known = (PEOPLE[0], *BOTS)
            raise Unreadable(f"seat {number}", f"nobody is called {name!r:.40}; there is {', '.join(known)}{near(name, known)}")
    return tuple(seats)


def bots_of(seats: Sequence[str]) -> dict[int, Bot]:
    """Return the bots among a record's seats; raises :class:`Unreadable` for one that is not known here."""
    return {seat: make(label.removeprefix("bot:")) for seat, label in enumerate(seats) if label.startswith("bot:")}
