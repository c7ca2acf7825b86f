"""Plays a record again, line by line, and says on which line it stops making sense."""

from collections.abc import Callable
from typing import Any

from harena import games
from harena.core.chance import Chance, Scripted
from harena.core.errors import HarenaError, NotLegal, Unreadable
from harena.core.record import Header, Record
from harena.core.rules import Rules, Setup
from harena.core.table import Sink, Table
from harena.text import catalogue
from harena.text.say import Speaker


def open_table(header: Header, name: str, chance: Chance | None = None, sink: Sink | None = None) -> Table[Any]:
    """Return the empty table a header describes.

    Raises :class:`Unreadable`, placed on line 1 of ``name``, when this copy does not play that game, edition or set-up.
    """
    place = f"{name}, line 1"
    try:
        rules = games.ruled(header.game, header.until)
        _same_edition(rules, header)
        setup: Setup = rules.setup(len(header.seats), header.options, header.box)
        return Table(rules, setup, header, Scripted(()) if chance is None else chance, sink)
    except Unreadable as fault:
        raise Unreadable.all([(f"{place}, {where}" if where else place, why) for where, why in fault.faults]) from None


def _same_edition(rules: Rules[Any], header: Header) -> None:
    if header.edition != rules.meta.edition:
        why = f"recorded under edition {header.edition} of the rules; this copy plays edition {rules.meta.edition}"
        raise Unreadable("edition", why)


def feed(table: Table[Any], record: Record, name: str, before: Callable[[int], None] | None = None) -> None:
    """Feed every line of a record; ``before`` is called with the number of each line, from 2.

    Raises :class:`Unreadable` with the line that the rules or the table refuse.
    """
    for number, line in enumerate(record.lines, 2):
        if before is not None:
            before(number)
        try:
            table.feed(line)
        except HarenaError as fault:
            raise Unreadable(f"{name}, line {number}", sentence(table.header.game, fault, line)) from None


def sentence(game: str, fault: HarenaError, line: dict[str, Any]) -> str:
    """Return in English why a line of a record cannot be."""
    if isinstance(fault, NotLegal):
        why = Speaker(catalogue.load("en", game)).refusal(fault.reason)
        return f"{line['m']!r:.60} is not legal here: {why}"
    return fault.text


def replay(record: Record, name: str, *, at: int | None = None) -> Table[Any]:
    """Return the table that a record leads to, after its first ``at`` lines when that is given.

    Raises :class:`Unreadable` as ``name, line N: reason``.
    """
    table = open_table(record.header, name)
    feed(table, record if at is None else Record(record.header, record.lines[:at]), name)
    return table
