"""What a page at a table is and may do, and what all rooms of a house share."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from harena.core.ids import Seat
from harena.server import wire
from harena.server.keys import Keys
from harena.server.store import Store, now
from harena.server.workers import Workers


@dataclass(eq=False, slots=True)
class Member:
    """One page at the table: the links it came by, what they let it do, how it is told something, and what it was told last."""

    send: Callable[[wire.FromServer], None]
    links: dict[str, int]  # with their generations
    seats: tuple[Seat, ...] = ()
    sees: tuple[Seat, ...] = ()
    host: bool = False
    seat: Seat | None = None
    number: int = 0  # among those who watch
    around: wire.People | None = None
    talked: int = 0
    due: int | None = None
    again: bool = False

    @property
    def looks(self) -> tuple[Seat, ...]:
        """Return the seats as which it may look."""
        return (*self.seats, *self.sees)

    def hold(self, links: dict[str, int]) -> None:
        """Do from now on what these links are for."""
        self.links = links
        self.seats = _seats(links, "seat")
        self.sees = tuple(seat for seat in _seats(links, "see") if seat not in self.seats)
        self.host = "host" in links
        self.seat = self.seat if self.seat in self.looks else None


@dataclass(slots=True)
class House:
    """What all rooms share; a ``public`` one lets nobody watch without a link unless the table itself is public."""

    store: Store
    keys: Keys
    workers: Workers
    public: bool = False
    clock: Callable[[], int] = now  # in milliseconds since 1970
    failures: dict[str, int] = field(default_factory=dict)  # of bots, by table
    process: str = field(default_factory=lambda: secrets.token_hex(8))  # what this one is called among those of the house
    opened: int = 0
    rung: Callable[[], None] = lambda: None  # told when time may run out sooner somewhere

    def __post_init__(self) -> None:
        """Note when the house has opened: nobody's time runs out just then."""
        self.opened = self.clock()


def _seats(links: dict[str, int], kind: str) -> tuple[Seat, ...]:
    found = (link.partition(":") for link in links)
    return tuple(sorted(int(seat) for one, _, seat in found if one == kind))
