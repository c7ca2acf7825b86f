"""What is written down about the people at a table: everything that is not a move.

Notes are only ever added, each with its time, and folded by :mod:`harena.server.life`. Neither their numbers nor their times are
told to anybody: an order and an answer would show in them.
"""

from typing import Any, Literal

import msgspec

Speaker = Literal["seat", "host", "watch"]


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="note", omit_defaults=True):
    """Any note."""


class Ready(Entry, frozen=True, tag="ready"):
    """A seat has sat down, with 16 bytes in hexadecimal for the draws."""

    seat: int
    share: str


class Stood(Entry, frozen=True, tag="stood"):
    """A seat has got up again before the game."""

    seat: int


class Taken(Entry, frozen=True, tag="taken"):
    """Somebody has taken a free seat of a public table; its link has a new generation that only he knows."""

    seat: int


class Called(Entry, frozen=True, tag="called"):
    """A seat's player has a name."""

    seat: int
    name: str


class Sat(Entry, frozen=True, tag="sat"):
    """A seat is played by another kind from now on: ``human``, or ``bot:`` and its name."""

    seat: int
    kind: str
    by: Literal["seat", "host"]


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat has given up, and a bot of this kind plays it to the end."""

    seat: int
    kind: str


class Renewed(Entry, frozen=True, tag="renewed"):
    """A link has a new generation; the old one is dead."""

    link: str
    by: Literal["seat", "host"]


class Proposed(Entry, frozen=True, tag="proposed"):
    """Something is proposed to all persons; ``step`` is where the table stood, ``count`` the steps that would be taken back."""

    what: Literal["undo", "end", "replace", "rematch"]
    by: int
    seats: tuple[int, ...]
    seat: int | None = None
    kind: str = ""
    step: int = 0
    count: int = 0


class Agreed(Entry, frozen=True, tag="agreed"):
    """Seats agree to a proposal."""

    number: int
    seats: tuple[int, ...]


class Refused(Entry, frozen=True, tag="refused"):
    """A seat refuses a proposal, or withdraws its own."""

    number: int
    seat: int


class Said(Entry, frozen=True, tag="said"):
    """Somebody says something; ``who`` and ``seat`` are the server's word, not the speaker's."""

    who: Speaker
    text: str
    seat: int | None = None


class Ordered(Entry, frozen=True, tag="ordered"):
    """A standing order: its seat's secret. ``hour`` is when it was left, for those that lapse."""

    seat: int
    key: str
    value: str
    hour: int


class Expired(Entry, frozen=True, tag="expired"):
    """Time ran out for these seats, and the safe move was made for them."""

    seats: tuple[int, ...]


class Again(Entry, frozen=True, tag="again"):
    """The rematch has been laid; ``table`` is its id."""

    table: str


Note = Ready | Stood | Taken | Called | Sat | Resigned | Renewed | Proposed | Agreed | Refused | Said | Ordered | Expired | Again


def kept(note: Note) -> dict[str, Any]:
    """Return a note as the store keeps it."""
    found: dict[str, Any] = msgspec.to_builtins(note)
    return found


def read(found: dict[str, Any]) -> Note:
    """Return a note that the store has kept; raises :class:`msgspec.ValidationError` for one of another version."""
    return msgspec.convert(found, Note)  # type: ignore[no-any-return] # a union is no type for mypy's overloads
