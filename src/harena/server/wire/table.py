"""How a table stands, for one reader: the game, and the people around it."""

from typing import Any, Literal

from msgspec import Struct

from harena.server.wire.words import Entry, Fact, Question, Result, Said


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits at a seat: ``kind`` is ``human`` or ``bot:`` and its name."""

    kind: str
    name: str


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody at a table may know about it.

    ``seats`` are as they stood when this was sent; :class:`People` tells what changes. A ``public`` table stands in the lobby and
    anybody may watch it. ``clock_s`` is how many seconds there are for a decision, 0 where time does not count.
    """

    id: str
    title: str
    game: str
    edition: int
    seats: tuple[SeatInfo, ...]
    options: dict[str, bool | int | str]
    source: Literal["seeded", "entered", "scripted"]
    commitment: str
    predictable: bool
    undo: bool
    quiet: bool
    made: int
    public: bool
    clock_s: int


class OrderLine(Struct, frozen=True, kw_only=True):
    """A standing order that one's seat can leave: the sentence ``order-<code>``, what it may be set to, and what it is set to.

    Besides the words ``values`` it may take a whole number between the two ``numbers``, written in digits. ``lapsed`` is what it
    was set to for a time that is over, else empty.
    """

    key: str
    code: str
    rule: str
    facts: dict[str, Fact]
    values: tuple[str, ...]
    numbers: tuple[int, int] | None
    value: str
    lapsed: str


class Now(Struct, frozen=True, kw_only=True):
    """How the table stands for one reader.

    ``waiting`` are the seats of this very page that are asked; ``acting`` the seats to decide as everybody knows them, empty
    while a secret ``window`` is open. ``question`` is there when the seat looked as is asked. ``undo`` is None where one's undo
    is free, else why it is not. ``due`` are the outcomes that people have to enter. ``orders`` are one's own.
    """

    step: int
    view: Any
    question: Question | None
    waiting: tuple[int, ...]
    acting: tuple[int, ...]
    window: bool
    undo: Said | None
    redo: bool
    due: tuple[tuple[int, str], ...]
    orders: tuple[OrderLine, ...]
    result: Result | None


class Frame(Struct, frozen=True, kw_only=True):
    """One step as one reader may see it: what was told, and the table after it.

    A gesture's small steps before its last carry no view. ``who`` is -1 for chance; ``kind`` says what the step was.
    """

    step: int
    kind: Literal["start", "move", "undo", "redo", "end"]
    who: int
    told: tuple[Entry, ...]
    view: Any


# -- the people around it ------------------------------------------------------------------------------------------------------


class Person(Struct, frozen=True, kw_only=True):
    """Who plays a seat now: ``human``, or ``bot:`` and its name.

    ``ready`` has sat down before the game; ``here`` has a page open; ``resigned`` is played by a bot to the end.
    """

    kind: str
    name: str
    ready: bool
    here: bool
    resigned: bool


class Proposal(Struct, frozen=True, kw_only=True):
    """What a seat proposes to all persons; it happens when nobody is ``missing``, and not if one refuses.

    ``undo`` takes back the proposer's last gesture and all since, ``end`` ends the game without a result, ``replace`` gives
    ``seat`` to a bot, ``rematch`` lays a new table with the seats moved on by one.
    """

    number: int
    what: Literal["undo", "end", "replace", "rematch"]
    by: int
    seat: int | None
    agreed: tuple[int, ...]
    missing: tuple[int, ...]


class People(Struct, frozen=True, kw_only=True):
    """Everybody at the table: who plays each seat, whether the host is here, how many pages watch, and what is proposed."""

    seats: tuple[Person, ...]
    host: bool
    watching: int
    proposal: Proposal | None


class TalkLine(Struct, frozen=True, kw_only=True):
    """Something said at the table, or done there beside the game; none of it is in the record.

    ``who`` and ``seat`` are set by the server: a ``seat``, the ``host``, a page that watches (``seat`` is its number) or the
    ``table`` itself. ``text`` is plain text where somebody speaks; else ``code`` and ``facts`` are a sentence ``talk-<code>``.
    ``at`` is in milliseconds since 1970.
    """

    who: Literal["seat", "host", "watch", "table"]
    seat: int | None
    text: str
    code: str
    facts: dict[str, Fact]
    at: int


class LinkLine(Struct, frozen=True, kw_only=True):
    """A link that this page may hand on: ``host``, ``watch``, ``seat:N`` or ``see:N``, and its token."""

    link: str
    token: str
