"""What of a table has been announced, and how a page that missed something hears exactly the same.

Answers in an open secret window are not announced before it closes; nothing but their own page is told of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from harena.core.ids import CHANCE, Seat
from harena.core.table import Step, Table
from harena.core.views import Views
from harena.server import door, wire
from harena.server.door import Moment


@dataclass(frozen=True, slots=True)
class Fresh:
    """What happened after a step; ``back`` tells that something was taken back or played again, so that the log changes."""

    after: int
    moments: Sequence[Moment]
    back: bool


class Herald:
    """Tells one table's news."""

    def __init__(self, table: Table[Any], *, quiet: bool, told: int | None = None) -> None:
        """Begin with all that may be known now, or with ``told`` lines where pages have heard of no more."""
        self.table = table
        self.quiet = quiet
        known, _ = self._known()
        self.told = known if told is None else min(told, known)
        self._log = self._whole_log()
        self._state = self._after(sum(one.kind == "move" for one in self._log))

    def _known(self) -> tuple[int, int]:
        """Return how many lines and live steps everybody may know of."""
        table, steps = self.table, len(self.table.steps)
        if not table.window:
            return len(table.lines), steps
        while steps and table.steps[steps - 1].window:
            steps -= 1
        return table.version, steps

    # -- news ----------------------------------------------------------------------------------------------------------------

    def catch_up(self) -> Fresh:
        """Return what may be told by now and was not told before; from here on it counts as told."""
        table, after = self.table, self.told
        self.told, steps = self._known()
        fresh = table.lines[after : self.told]
        back = any("undo" in line or "redo" in line for line in fresh)
        if back:
            self._log = self._whole_log()
            self._state = self._after(steps)
            turns = [one for one in self._log if one.step > after and one.kind != "move"]
            new = [Moment(one.step, one.kind, one.who, (), self._seen()) for one in turns[-1:]]
        else:
            numbers = [number for number, line in enumerate(fresh, after + 1) if "m" in line]
            numbered = zip(numbers, table.steps[steps - len(numbers) : steps], strict=True)
            new = door.moments(table.rules, self._state, numbered)
            self._log.extend(Moment(one.step, one.kind, one.who, one.events, None) for one in new)
        if fresh and "end" in fresh[-1]:
            new.append(Moment(self.told, "end", CHANCE, (), self._seen()))
        return Fresh(after, new, back)

    def since(self, step: int) -> Fresh | None:
        """Return what a page that has heard everything up to a step has missed, or None where it must begin anew."""
        table = self.table
        missed = table.lines[step : self.told]
        if step > self.told or any("undo" in line or "redo" in line for line in missed):
            return None
        past = self._past()
        first = len(past) - sum("m" in line for line in missed)
        state = self._after(first)
        new = door.moments(table.rules, state, past[first:])
        if missed and "end" in missed[-1]:
            new.append(Moment(self.told, "end", CHANCE, (), Views(table.rules, state)))
        return Fresh(step, new, back=False)

    def frames(self, moments: Sequence[Moment], seat: Seat | None) -> tuple[wire.Frame, ...]:
        """Return moments as one reader may see them."""
        return tuple(door.frame(self.table, one, seat, quiet=self.quiet) for one in moments)

    def entries(self, seat: Seat | None) -> tuple[wire.Entry, ...]:
        """Return the whole log as one reader may read it."""
        return tuple(entry for one in self._log for entry in door.entries(self.table, one, seat, quiet=self.quiet))

    def history(self, first: int, count: int, seat: Seat | None) -> tuple[int, tuple[wire.Frame, ...]]:
        """Return how many frames the past has, and some of them.

        Number 0 is the beginning, then comes one for every step after which the table stood still; what was taken back has none.
        """
        rules, state, last = self.table.rules, self.table.opening(), first + count
        found, total, told = [], 1, list[tuple[int, int, int, int]]()
        if first == 0:
            found.append(Moment(0, "start", CHANCE, (), Views(rules, rules.clone(state))))
        for number, step in self._past():
            rules.apply(state, step.who, step.move)
            told.extend(step.events)
            if rules.settled(state):
                if first <= total < last:
                    found.append(Moment(number, "move", step.who, tuple(told), Views(rules, rules.clone(state))))
                total += 1
                told.clear()
        return total, self.frames(found, seat)

    def _seen(self) -> Views[Any]:
        return Views(self.table.rules, self.table.rules.clone(self._state))

    # -- the past ------------------------------------------------------------------------------------------------------------

    def _after(self, steps: int) -> Any:  # noqa: ANN401 - any game's state
        """Return the state after some live steps."""
        table = self.table
        if steps == len(table.steps):
            return table.rules.clone(table.state)
        state = table.opening()
        for step in table.steps[:steps]:
            table.rules.apply(state, step.who, step.move)
        return state

    def _numbers(self) -> list[tuple[int, str, Seat]]:
        """Return number, kind and author of every announced line that still counts, moves and what took some back."""
        found: list[tuple[int, str, Seat]] = []
        for number, line in enumerate(self.table.lines[: self.told], 1):
            if "m" in line:
                found.append((number, "move", CHANCE if line["s"] == "*" else line["s"]))
            elif "undo" in line:
                for _ in range(line["undo"]):
                    del found[max(at for at, one in enumerate(found) if one[1] == "move")]
                found.append((number, "undo", line["by"]))
            elif "redo" in line:
                found.append((number, "redo", line["by"]))
                found.extend([(number, "move", line["by"])] * line["redo"])
        return found

    def _whole_log(self) -> list[Moment]:
        steps = iter(self.table.steps)
        log = []
        for number, kind, who in self._numbers():
            if kind == "move":
                step = next(steps)
                log.append(Moment(number, kind, step.who, step.events, None))
            else:
                log.append(Moment(number, kind, who, (), None))
        return log

    def _past(self) -> list[tuple[int, Step]]:
        """Return the announced live steps with their numbers."""
        numbers = [number for number, kind, _ in self._numbers() if kind == "move"]
        return list(zip(numbers, self.table.steps[: len(numbers)], strict=True))
