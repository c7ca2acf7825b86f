"""Everything that can be refused, as one tree.

HarenaError            a code, a rule id or none, and facts; sentences are made at the edge
├── Unreadable         a file, option or message that cannot be understood: place and reason
├── NotNow             nobody waits for this: the game is over, chance is to act, a draft is open
├── NotLegal           the rules refuse it: carries the Reason
├── Stale              it was meant for another step than the one the table stands at
└── NotYours           the seat may not do this
"""

from collections.abc import Mapping, Sequence

from harena.core.reason import Fact, Reason


class HarenaError(Exception):
    """Root of the tree; nothing is changed when one of these is raised."""

    code = "error"

    def __init__(self, text: str, *, code: str = "", rule: str = "", facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(text)
        self.text = text
        if code:
            self.code = code
        self.rule = rule
        self.facts: dict[str, Fact] = dict(facts or {})


class Unreadable(HarenaError):
    """Input that cannot be understood; ``faults`` pairs each place (file, line, key) with the reason."""

    code = "unreadable"

    def __init__(self, place: str, why: str) -> None:
        super().__init__(f"{place}: {why}" if place else why)
        self.faults: tuple[tuple[str, str], ...] = ((place, why),)

    @classmethod
    def all(cls, faults: Sequence[tuple[str, str]]) -> "Unreadable":
        """Make one error of several faults; there must be at least one."""
        error = cls(*faults[0])
        error.faults = tuple(faults)
        error.text = "; ".join(f"{place}: {why}" if place else why for place, why in faults)
        error.args = (error.text,)
        return error

    def within(self, name: str, text: str = "") -> "Unreadable":
        """Return the same faults, placed in the file ``name``, with line numbers when its ``text`` tells them."""
        placed = []
        for place, why in self.faults:
            line = line_of(text, place) if text else 0
            placed.append((f"{name}, line {line}, {place}" if line else f"{name}: {place}" if place else name, why))
        return Unreadable.all(placed)


def line_of(text: str, key: str) -> int:
    """Return the line, from 1, on which a TOML text sets a dotted key, or 0 when it cannot be told."""
    *tables, last = key.split(".")
    wanted, here = ".".join(tables), ""
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if bare.startswith("["):
            here = bare.strip("[]").strip()
            if here == key:
                return number
        name = bare.split("=", 1)[0].strip().strip('"')
        if "=" in bare and (name == key or (name == last and here == wanted)):
            return number
    return 0


class NotNow(HarenaError):
    """Nobody waits for this at present."""

    code = "not-now"


class NotLegal(HarenaError):
    """The rules refuse the move; ``reason`` says which and why."""

    code = "not-legal"

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} [{reason.rule}]", code=reason.code, rule=reason.rule, facts=reason.facts)
        self.reason = reason


class Stale(HarenaError):
    """The step it was meant for is gone."""

    code = "stale"


class NotYours(HarenaError):
    """The seat may not do this."""

    code = "not-yours"
