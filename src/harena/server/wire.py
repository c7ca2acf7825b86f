"""Every message between page and server, typed once: checked here on arrival, written in TypeScript by scripts/make_types.py.

Words are never sent: a sentence travels as code, rule and facts, and is made in the reader's language where it is read. A
``step`` is the number of a table's lines after its header that everybody may count (:attr:`harena.core.table.Table.version`).
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MAX_SEATS = 16
MAX_GESTURE = 200

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(max_length=64)]
Step = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=1 << 40)]
MoveNumber = Annotated[int, Meta(ge=0, le=1 << 40)]
Gesture = Annotated[list[MoveNumber], Meta(max_length=MAX_GESTURE)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{20,64}$")]
Share = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


# -- sentences -----------------------------------------------------------------------------------------------------------------


class KeyFact(Struct, frozen=True, tag="key", tag_field="is"):
    """A name that the catalogues know."""

    key: str


class WhoFact(Struct, frozen=True, tag="who", tag_field="is"):
    """A player, by seat."""

    seat: int


class AmountsFact(Struct, frozen=True, tag="amounts", tag_field="is"):
    """Counted things, by catalogue key."""

    pairs: tuple[tuple[str, int], ...]


class KindsFact(Struct, frozen=True, tag="kinds", tag_field="is"):
    """Several names that the catalogues know."""

    keys: tuple[str, ...]


class SharesFact(Struct, frozen=True, tag="shares", tag_field="is"):
    """A number for each of several players, by seat."""

    pairs: tuple[tuple[int, int], ...]


Fact = int | str | KeyFact | WhoFact | AmountsFact | KindsFact | SharesFact


class Said(Struct, frozen=True, kw_only=True):
    """One sentence: its code, the rule it rests on or nothing, and its facts."""

    code: str
    rule: str
    facts: dict[str, Fact]


class Entry(Struct, frozen=True, kw_only=True):
    """One line of the log: the step it happened in, who acted (-1: chance), and its topic for filters."""

    step: int
    who: int
    topic: str
    code: str
    rule: str
    facts: dict[str, Fact]


class Choice(Struct, frozen=True, kw_only=True):
    """A legal small step, where it lies on the board, and what it would cost and bring.

    ``settles`` tells that the gesture is complete after it; else ``rest`` is how the game suggests to complete it, and ``whole``
    that rest in words.
    """

    move: int
    notation: str
    target: str
    settles: bool
    rest: tuple[int, ...]
    whole: Said | None
    code: str
    rule: str
    facts: dict[str, Fact]


class Question(Struct, frozen=True, kw_only=True):
    """What a seat is asked, and everything it may do; ``suggested`` is a whole gesture, ``whole`` that gesture in words."""

    ask: Said
    choices: tuple[Choice, ...]
    suggested: tuple[int, ...]
    whole: Said | None


class TallyLine(Struct, frozen=True, kw_only=True):
    """One line of a final sum."""

    code: str
    rule: str
    points: int
    facts: dict[str, Fact]


class Result(Struct, frozen=True, kw_only=True):
    """How a game ended; no ranks where it was abandoned. ``seed`` is revealed with it, in hexadecimal."""

    rule: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    tallies: tuple[tuple[TallyLine, ...], ...]
    seed: str | None


# -- a table ------------------------------------------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits at a seat: ``kind`` is ``human`` or ``bot:`` and its name."""

    kind: str
    name: str


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody at a table may know about it, unchanged while it is played."""

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


# -- from the page -------------------------------------------------------------------------------------------------------------


class Ask(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything a page sends; ``id`` comes back in the answer."""

    id: Number = 0


class Hello(Ask, frozen=True, tag="hello"):
    """The first message: the tokens this page holds, the seat it looks as (None: none), the last step it has seen.

    Answered by Seating or Sync; by News of what was missed where a step was named and nothing was taken back since.
    """

    tokens: Annotated[list[Token], Meta(max_length=MAX_SEATS)] = []
    seat: SeatNumber | None = None
    since: Step | None = None


class Look(Ask, frozen=True, tag="look"):
    """Look as another seat of one's own, or as none."""

    seat: SeatNumber | None = None


class Ready(Ask, frozen=True, tag="ready"):
    """Sit down at one's seats, each with 16 random bytes for the draws, in hexadecimal."""

    shares: dict[str, Share]


class Try(Ask, frozen=True, tag="try"):
    """Ask what could follow some small steps of a gesture; nothing is recorded."""

    at: Step
    moves: Gesture


class Commit(Ask, frozen=True, tag="commit"):
    """Play a whole gesture."""

    at: Step
    moves: Gesture


class Why(Ask, frozen=True, tag="why"):
    """Ask why a place on the board is nothing to touch, after some small steps of a gesture."""

    at: Step
    moves: Gesture
    target: Short


class Undo(Ask, frozen=True, tag="undo"):
    """Take back one's last gesture."""

    at: Step


class Redo(Ask, frozen=True, tag="redo"):
    """Play again what was taken back."""

    at: Step


class Enter(Ask, frozen=True, tag="enter"):
    """Say what was drawn or rolled at a real table."""

    at: Step
    outcome: MoveNumber


class Order(Ask, frozen=True, tag="order"):
    """Leave a standing order at the table, for the seat looked as."""

    key: Short
    value: Short


class Abandon(Ask, frozen=True, tag="abandon"):
    """End the game before its end."""

    at: Step


class Since(Ask, frozen=True, tag="since"):
    """Ask for everything after a step, when a gap has shown."""

    step: Step


class History(Ask, frozen=True, tag="history"):
    """Ask for some frames of the past, from ``first`` on (0: the beginning)."""

    first: Step
    count: Annotated[int, Meta(ge=1, le=200)]


FromPage = Hello | Look | Ready | Try | Commit | Why | Undo | Redo | Enter | Order | Abandon | Since | History


# -- to the page ---------------------------------------------------------------------------------------------------------------


class OrderLine(Struct, frozen=True, kw_only=True):
    """A standing order that one's seat can leave: the sentence ``order-<code>``, what it may be set to, and what it is set to.

    Besides the words ``values`` it may take a whole number between the two ``numbers``, written in digits.
    """

    key: str
    code: str
    rule: str
    facts: dict[str, Fact]
    values: tuple[str, ...]
    numbers: tuple[int, int] | None
    value: str


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


class ToPage(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Anything the server sends."""


class Seating(ToPage, frozen=True, tag="seating"):
    """The table waits for players; ``missing`` are the seats that have not sat down, ``yours`` those of this page."""

    info: TableInfo
    yours: tuple[int, ...]
    missing: tuple[int, ...]


class Sync(ToPage, frozen=True, tag="sync"):
    """Everything anew; ``seat`` is whom the page looks as. Answers hello, look, and since where the gap is too old."""

    id: int
    info: TableInfo
    yours: tuple[int, ...]
    seat: int | None
    log: tuple[Entry, ...]
    now: Now
    failures: int


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


class Gone(ToPage, frozen=True, tag="gone"):
    """The last message: the table was deleted, the server stops, or this connection is refused; ``code`` names the sentence."""

    code: str


FromServer = Seating | Sync | News | Draft | Done | Refused | Past | Gone
