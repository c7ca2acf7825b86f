"""What a page sends; each message is checked on arrival."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from harena.server.wire.words import (
    MAX_SAID,
    MAX_SEATS,
    Gesture,
    LinkName,
    MoveNumber,
    Name,
    Number,
    SeatNumber,
    Share,
    Short,
    Step,
    Token,
)

MAX_TOKENS = 2 * MAX_SEATS + 2


class Ask(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything a page sends; ``id`` comes back in the answer."""

    id: Number = 0


class Hello(Ask, frozen=True, tag="hello"):
    """The first message: the tokens this page holds, the seat it looks as (None: none), the last step it has seen.

    Answered by Seating or Sync; by News of what was missed where a step was named and nothing was taken back since, followed by
    Around and Talk.
    """

    tokens: Annotated[list[Token], Meta(max_length=MAX_TOKENS)] = []
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
    """End the game before its end; only where all persons who play sit at this page. Else it is proposed."""

    at: Step


class Since(Ask, frozen=True, tag="since"):
    """Ask for everything after a step, when a gap has shown."""

    step: Step


class History(Ask, frozen=True, tag="history"):
    """Ask for some frames of the past, from ``first`` on (0: the beginning)."""

    first: Step
    count: Annotated[int, Meta(ge=1, le=200)]


# -- people --------------------------------------------------------------------------------------------------------------------


class Stand(Ask, frozen=True, tag="stand"):
    """Get up again before the game has begun; a free seat of a public table is free again."""

    seat: SeatNumber


class Take(Ask, frozen=True, tag="take"):
    """Take a free seat of a public table; answered by Links with its token, and from then on the page holds it."""

    seat: SeatNumber


class Call(Ask, frozen=True, tag="call"):
    """Say what one is called at a seat of one's own, before the game has begun."""

    seat: SeatNumber
    name: Name


class Sit(Ask, frozen=True, tag="sit"):
    """Hand a seat of one's own over to a bot (``bot:greedy``), or take it back (``human``).

    The host may do so with any seat before the game has begun, and give a seat to a bot whose person has been away for a minute.
    """

    seat: SeatNumber
    kind: Short


class Resign(Ask, frozen=True, tag="resign"):
    """Give up: a bot plays the seat to the end, and it is shown as given up."""

    seat: SeatNumber


class Propose(Ask, frozen=True, tag="propose"):
    """Propose something to all persons, for the seat looked as; ``seat`` is who is to be replaced."""

    what: Literal["undo", "end", "replace", "rematch"]
    seat: SeatNumber | None = None


class Agree(Ask, frozen=True, tag="agree"):
    """Agree to a proposal, for all seats of this page."""

    number: Number


class Refuse(Ask, frozen=True, tag="refuse"):
    """Refuse a proposal, or withdraw one's own."""

    number: Number


class Say(Ask, frozen=True, tag="say"):
    """Say something to everybody at the table: plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_SAID)]


class Show(Ask, frozen=True, tag="show"):
    """Ask for the links that this page may hand on; answered by Links."""


class Renew(Ask, frozen=True, tag="renew"):
    """Make a link anew: the old one is dead at once. Answered by Links."""

    link: LinkName


FromPage = (
    Hello
    | Look
    | Ready
    | Try
    | Commit
    | Why
    | Undo
    | Redo
    | Enter
    | Order
    | Abandon
    | Since
    | History
    | Stand
    | Take
    | Call
    | Sit
    | Resign
    | Propose
    | Agree
    | Refuse
    | Say
    | Show
    | Renew
)
