"""How much one address, one seat or one page may do: buckets that fill by themselves, and counted places."""

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

RATE: Final = 50.0  # messages a second from one page, in the long run
BURST: Final = 100.0
TABLES_RATE: Final = 20 / 3600  # tables a second made from one address
TABLES_BURST: Final = 20.0
ASKS_RATE: Final = 20.0  # requests a second from one address
ASKS_BURST: Final = 200.0
SOCKETS: Final = 64  # pages open from one address
ADDRESSES: Final = 10_000  # remembered; beyond that the longest silent are forgotten


class Pace:
    """A bucket of tokens that fills by itself."""

    def __init__(self, rate: float = RATE, burst: float = BURST, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def wait(self) -> float:
        """Take one token; return how many seconds it must be waited for."""
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self._rate)

    def may(self) -> bool:
        """Take one token if there is one; return whether there was."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


@dataclass(slots=True)
class Guest:
    """What one address has used up."""

    tables: Pace = field(default_factory=lambda: Pace(TABLES_RATE, TABLES_BURST))
    asks: Pace = field(default_factory=lambda: Pace(ASKS_RATE, ASKS_BURST))
    sockets: int = 0


class Limits:
    """What every address has used up; of a house for its owner alone nothing is counted but its pages."""

    def __init__(self, sockets: int = SOCKETS) -> None:
        self.sockets = sockets
        self._guests: dict[str, Guest] = {}

    def of(self, address: str) -> Guest:
        """Return what an address has used up."""
        found = self._guests.pop(address, None) or Guest()
        self._guests[address] = found  # at the end: it is the last that was heard of
        if len(self._guests) > ADDRESSES:
            oldest = next(one for one, guest in self._guests.items() if not guest.sockets)
            del self._guests[oldest]
        return found

    @contextlib.contextmanager
    def place(self, address: str) -> Iterator[bool]:
        """Give a page its place, for as long as it stays, if its address has one left."""
        guest = self.of(address)
        if guest.sockets >= self.sockets:
            yield False
            return
        guest.sockets += 1
        try:
            yield True
        finally:
            guest.sockets -= 1
