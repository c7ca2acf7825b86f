"""A table that is to be made: what is agreed about it, checked, and how it is kept before anybody has sat down."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from harena import games
from harena.bots import catalog
from harena.core.chance import Entered, Seeded, commit
from harena.core.errors import Unreadable
from harena.core.options import Value
from harena.core.rules import Setup
from harena.server import forms, wire
from harena.server.cleaning import plain
from harena.server.clock import LEAST_S
from harena.server.standing import WINDOW_MIN_MS
from harena.server.store import Kept


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to be made: a checked set-up and who sits where."""

    game: str
    setup: Setup
    seats: Sequence[str]
    names: Sequence[str] = ()
    title: str = ""
    undo: bool = True
    quiet: bool = False
    window_min_ms: int = WINDOW_MIN_MS  # a secret window stays open as long, where there is somebody to keep a secret from
    chance: Seeded | Entered | None = None  # None: seeded by the house and by every human seat
    start: Mapping[str, Any] | None = None
    until: str = ""  # the phase after which the game ends
    public: bool = False  # it stands in the lobby, and anybody may watch it
    clock_s: int = 0  # seconds for a decision; 0: time does not count


def planned(table: str, plan: Plan, at: int) -> Kept:
    """Return a table made at a time in milliseconds since 1970, with a seed drawn here where the plan brings none."""
    chance = plan.chance or Seeded(secrets.token_bytes(32))
    secret = chance.secret if isinstance(chance, Seeded) else b""
    agreed = {
        "game": plan.game,
        "edition": games.load(plan.game).meta.edition,
        "seats": list(plan.seats),
        "names": list(plan.names),
        "options": dict(plan.setup.changed),
        "box": dict(plan.setup.box),
        "title": plan.title,
        "undo": plan.undo,
        "quiet": plan.quiet,
        "window_min_ms": plan.window_min_ms,
        "source": chance.source,
        "commitment": commit(secret) if secret else "",
        "predictable": isinstance(chance, Seeded) and chance.predictable,
        "start": None if plan.start is None else dict(plan.start),
        "until": plan.until,
        "clock_s": plan.clock_s,
    }
    return Kept(table, at, at, "seating", agreed, secret.hex(), None, public=plan.public)


def info_of(kept: Kept) -> wire.TableInfo:
    """Return what everybody may know about a table."""
    plan = kept.plan
    names = plan["names"] or [""] * len(plan["seats"])
    return wire.TableInfo(
        id=kept.id,
        title=plan["title"],
        game=plan["game"],
        edition=plan["edition"],
        seats=tuple(wire.SeatInfo(kind=kind, name=name) for kind, name in zip(plan["seats"], names, strict=True)),
        options=plan["options"],
        source=plan["source"],
        commitment=plan["commitment"],
        predictable=plan["predictable"],
        undo=plan["undo"],
        quiet=plan["quiet"],
        made=kept.made,
        public=kept.public,
        clock_s=plan.get("clock_s", 0),
    )


def plan_of(asked: forms.NewTable) -> Plan:
    """Return a checked plan; raises :class:`Unreadable` with the place and reason of what is wrong."""
    rules = games.load(asked.game)
    for number, seat in enumerate(asked.seats, 1):
        if seat.kind != catalog.HUMAN:
            try:
                catalog.make(seat.kind.removeprefix("bot:") if seat.kind.startswith("bot:") else "")
            except Unreadable as fault:
                raise Unreadable(f"seat {number}", fault.text) from None
        if seat.name and not plain(seat.name):
            raise Unreadable(f"seat {number}", "a name is made of letters, digits, spaces and signs")
    if asked.title and not plain(asked.title):
        raise Unreadable("title", "a title is made of letters, digits, spaces and signs")
    if asked.clock_s and asked.clock_s < LEAST_S:
        raise Unreadable("clock_s", f"a decision takes at least {LEAST_S} seconds; 0 leaves time away")
    setup = rules.setup(len(asked.seats), cast("Mapping[str, Value]", asked.options), {})
    names = [seat.name for seat in asked.seats]
    source = Entered() if asked.source == "entered" else None
    return Plan(
        asked.game,
        setup,
        [seat.kind for seat in asked.seats],
        names if any(names) else (),
        asked.title,
        undo=asked.undo,
        quiet=asked.quiet,
        window_min_ms=asked.window_min_ms,
        chance=source,
        public=asked.public,
        clock_s=asked.clock_s,
    )
