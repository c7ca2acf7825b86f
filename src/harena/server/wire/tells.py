"""What the server sends to a page."""

from typing import Any

from msgspec import Struct

from harena.server.wire.table import Frame, LinkLine, Now, People, TableInfo, TalkLine
from harena.server.wire.words import Entry, Fact, Question


class ToPage(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Anything the server sends."""


class Seating(ToPage, frozen=True, tag="seating"):
    """The table waits for players; ``missing`` are the seats that have not sat down, ``yours`` those of this page.

    ``sees`` are the seats as which this page may look without deciding; ``host`` tells that it holds the host's link.
    """

    info: TableInfo
    yours: tuple[int, ...]
    sees: tuple[int, ...]
    host: bool
    missing: tuple[int, ...]
    people: People
    talk: tuple[TalkLine, ...]


class Sync(ToPage, frozen=True, tag="sync"):
    """Everything anew; ``seat`` is whom the page looks as. Answers hello, look, and since where the gap is too old.

    ``sees`` and ``host`` as in :class:`Seating`; ``talk`` are the last lines of it.
    """

    id: int
    info: TableInfo
    yours: tuple[int, ...]
    sees: tuple[int, ...]
    host: bool
    seat: int | None
    log: tuple[Entry, ...]
    now: Now
    failures: int
    people: People
    talk: tuple[TalkLine, ...]


class News(ToPage, frozen=True, tag="news"):
    """What happened after step ``after``; ``log`` is the whole log anew where something was taken back."""

    after: int
    frames: tuple[Frame, ...]
    log: tuple[Entry, ...] | None
    now: Now
    failures: int


class Draft(ToPage, frozen=True, tag="draft"):
    """The table after some small steps that are only tried; no question when the gesture is complete."""

    id: int
    moves: tuple[int, ...]
    view: Any
    question: Question | None


class Done(ToPage, frozen=True, tag="done"):
    """What was asked has been done."""

    id: int
    step: int


class Refused(ToPage, frozen=True, tag="refused"):
    """What was asked has not been done, and why; also the answer to :class:`Why`."""

    id: int
    step: int
    code: str
    rule: str
    facts: dict[str, Fact]


class Past(ToPage, frozen=True, tag="past"):
    """Some frames of the past; ``total`` is how many there are."""

    id: int
    first: int
    total: int
    frames: tuple[Frame, ...]


class Around(ToPage, frozen=True, tag="around"):
    """The people at the table, whenever something about them has changed."""

    people: People


class Talk(ToPage, frozen=True, tag="talk"):
    """What is said; ``all`` tells that these are the last lines anew, else they come after those before."""

    lines: tuple[TalkLine, ...]
    all: bool


class Clock(ToPage, frozen=True, tag="clock"):
    """How many milliseconds are left for what is asked now, None where no time runs; sent where the table has a clock."""

    left_ms: int | None


class Links(ToPage, frozen=True, tag="links"):
    """The links of a table that this page may hand on; answers Show, Renew and Take."""

    id: int
    links: tuple[LinkLine, ...]


class Rematch(ToPage, frozen=True, tag="rematch"):
    """The table of a rematch, with the tokens there that stand for those of this page."""

    table: str
    tokens: tuple[str, ...]


class Gone(ToPage, frozen=True, tag="gone"):
    """The last message: table deleted, link renewed, server stopped, or this page refused; ``code`` names the sentence."""

    code: str


FromServer = Seating | Sync | News | Draft | Done | Refused | Past | Around | Talk | Clock | Links | Rematch | Gone
