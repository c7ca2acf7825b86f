"""What is asked and answered over plain HTTP, typed like the messages of :mod:`harena.server.wire`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from harena.server.clock import MOST_S
from harena.server.standing import WINDOW_MIN_MS
from harena.server.wire import MAX_SEATS, MAX_TOKENS, Fact, Short, TableInfo, Token


class OptionInfo(Struct, frozen=True, kw_only=True):
    """A switch: ``values``, or whole numbers ``low`` to ``high``; ``mark`` says whose rule it is."""

    key: str
    default: bool | int | str
    values: tuple[bool | int | str, ...]
    low: int
    high: int
    mark: Literal["official", "two_sources", "one_source", "inferred", "house"]
    rules: tuple[str, ...]


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game, as the page that makes tables needs it."""

    name: str
    title: str
    seats: tuple[int, ...]
    author: str
    publisher: str
    year: int
    options: tuple[OptionInfo, ...]


class HouseInfo(Struct, frozen=True, kw_only=True):
    """The answer of ``GET /api/house``; in a ``public`` house anybody makes tables, and no list shows those of others."""

    version: str
    public: bool
    languages: tuple[str, ...]
    bots: tuple[str, ...]
    games: tuple[GameInfo, ...]


class RuleText(Struct, frozen=True, kw_only=True):
    """A rule or a chapter's heading; ``html`` is made of our own rulebook, no other text gets into it."""

    id: str
    title: str
    mark: str
    chapter: bool
    html: str


class TableLine(Struct, frozen=True, kw_only=True):
    """One table in a list: ``acting`` are the seats to decide, ``ranks`` and ``scores`` the end.

    ``free`` are the seats that anybody may take, ``yours`` those whose links were shown.
    """

    info: TableInfo
    state: Literal["seating", "playing", "over", "abandoned", "unreadable"]
    steps: int
    acting: tuple[int, ...]
    free: tuple[int, ...]
    yours: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    changed: int


class NewSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of a table to be made; a bot's or an empty name is chosen by whoever shows it."""

    kind: Short
    name: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of ``POST /api/tables``."""

    game: Short
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MAX_SEATS)]
    options: dict[Short, bool | int | str] = {}
    title: Annotated[str, Meta(max_length=60)] = ""
    undo: bool = True
    quiet: bool = False
    window_min_ms: Annotated[int, Meta(ge=0, le=60_000)] = WINDOW_MIN_MS
    source: Literal["seeded", "entered"] = "seeded"
    public: bool = False
    clock_s: Annotated[int, Meta(ge=0, le=MOST_S)] = 0


class TableKeys(Struct, frozen=True, kw_only=True):
    """A table's id and, to its host, the secret tokens of its links: the host's, one to watch, and one for each seat.

    Empty where a bot sits, or where the seat's player has made the link anew.
    """

    id: str
    host: str
    watch: str
    tokens: tuple[str, ...]


class Mine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that a page asks about in ``POST /api/mine``, with the tokens that it holds for it."""

    id: Short
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=MAX_TOKENS)]


class Draws(Struct, frozen=True, kw_only=True):
    """What is needed to redo every draw of a game that is over, in hexadecimal: the promised seed and what the seats added.

    ``outcomes`` are the possible ones of each draw ever made, with their weights; ``drawn`` is which of them it was.
    """

    commitment: str
    seed: str
    shares: tuple[str, ...]
    outcomes: tuple[tuple[tuple[int, int], ...], ...]
    drawn: tuple[int, ...]


class Fault(Struct, frozen=True, kw_only=True):
    """A refused request: a sentence by code, or plain English ``text`` where it concerns the host."""

    code: str
    text: str
    rule: str
    facts: dict[str, Fact]
