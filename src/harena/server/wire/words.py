"""Sentences and questions: words are never sent, a sentence travels as code, rule and facts, and is made where it is read."""

from typing import Annotated

from msgspec import Meta, Struct

MAX_SEATS = 16
MAX_GESTURE = 200
MAX_SAID = 300

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(max_length=64)]
Step = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=1 << 40)]
MoveNumber = Annotated[int, Meta(ge=0, le=1 << 40)]
Gesture = Annotated[list[MoveNumber], Meta(max_length=MAX_GESTURE)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{20,64}$")]
Share = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
LinkName = Annotated[str, Meta(pattern="^(host|watch|(seat|see):[0-9]{1,2})$")]


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
