"""The clock of a table: how long a decision may take, and since when it is open.

A decision has its time once. A window has one time for all its seats, which no answer changes. Taking back by right leads to a
decision with what is left of its own time, so that nobody gains any; taking back by consent opens it anew.
"""

from collections.abc import Sequence
from typing import Any, Final

from harena.bots.catalog import HUMAN
from harena.core.table import Line, Table

LEAST_S: Final = 10
MOST_S: Final = 14 * 24 * 3600
GRACE_MS: Final = 20_000  # everybody has as much after the house has opened


def due(table: Table[Any], kinds: Sequence[str], ats: Sequence[int], began: int, clock_s: int) -> int | None:
    """Return when time runs out for what is asked now, in milliseconds since 1970, or None where none runs.

    ``ats`` are the times of the table's lines, ``began`` that of its header. Against bots alone no time runs.
    """
    if not clock_s or kinds.count(HUMAN) < 2 or all(kinds[seat] != HUMAN for seat in table.waiting()):
        return None
    return opened(table.lines[: table.version], ats, began) + 1000 * clock_s


def opened(lines: Sequence[Line], ats: Sequence[int], began: int, back: int = 0) -> int:
    """Return when the decision was opened that these lines lead to, or that taking back ``back`` more live steps leads to."""
    if lines and not back and "undo" not in lines[-1]:
        return ats[len(lines) - 1]  # nearly always, and as cheap late in a game as early
    found = openings(lines)
    number = found[len(found) - 1 - back]
    return ats[number - 1] if number else began


def openings(lines: Sequence[Line]) -> list[int]:
    """Return for every number of live steps, from none on, the line that opened the decision after them (0: the header)."""
    found = [0]
    for number, line in enumerate(lines, 1):
        if "m" in line:
            found.append(number)
        elif "redo" in line:
            found.extend([number] * line["redo"])
        elif "undo" in line:
            del found[len(found) - line["undo"] :]
            if "consent" in line:
                found[-1] = number
    return found
