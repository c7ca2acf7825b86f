"""Tells whether a switch makes a difference in a recorded game (law 10)."""

from typing import Any

from harena.core.digest import digest
from harena.core.errors import HarenaError
from harena.core.table import Table


def makes_a_difference(table: Table[Any], key: str) -> bool:
    """Tell whether the moves of a finished game would be refused, offered otherwise, seen otherwise or end elsewhere.

    The one switch ``key`` goes back to its default, everything else stays.
    """
    rules = table.rules
    options = {name: value for name, value in table.header.options.items() if name != key}
    setup = rules.setup(table.setup.seats, options, table.header.box)
    here: Table[Any] = Table(rules, table.setup, table.header, table.chance)
    there: Table[Any] = Table(rules, setup, table.header, table.chance)
    for line in table.lines:
        if "end" in line:
            break
        seats = here.waiting()
        if seats != there.waiting() or any(here.legal(seat) != there.legal(seat) for seat in seats):
            return True
        if here.view(None) != there.view(None):
            return True
        here.feed(line)
        try:
            there.feed(line)
        except HarenaError:
            return True
    return here.ending() != there.ending() or digest(rules.dump(here.state)) != digest(rules.dump(there.state))
