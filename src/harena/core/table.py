"""The one table that every shell stands on: it draws, checks, records, undoes and lets each seat see its own.

A step is first checked on a clone, then handed to the sink (a file, a store), and only then becomes the state: when the sink
fails, nothing has happened.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from harena.core.chance import Chance, Seeded
from harena.core.digest import digest
from harena.core.errors import NotLegal, NotNow, NotYours, Stale
from harena.core.events import Log
from harena.core.ids import CHANCE, OVER, Move, Seat
from harena.core.reason import Reason, Told
from harena.core.record import Header
from harena.core.rules import Ask, Ending, Rules, Setup
from harena.core.views import Views

S = TypeVar("S")
Line = dict[str, Any]
Sink = Callable[[Sequence[Line]], None]


@dataclass(slots=True)
class Step:
    """One live step: who, what, its notation, what it told, and what undo must know of it (``window``: it left one open)."""

    who: Seat
    move: Move
    text: str
    opens: bool
    closes: bool
    window: bool
    events: list[tuple[int, int, int, int]] = field(default_factory=list)

    def line(self) -> Line:
        """Return the step as a line of the record."""
        return {"s": "*" if self.who == CHANCE else self.who, "m": self.text}


class Table(Generic[S]):
    """One game being played, or being replayed from its record.

    ``seats`` says who sits where: ``human``, ``bot:greedy`` and the like; only undo looks at it. Every error raised leaves the
    table as it was.
    """

    def __init__(
        self,
        rules: Rules[S],
        setup: Setup,
        header: Header,
        chance: Chance,
        sink: Sink | None = None,
        *,
        undo: bool = True,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.header = header
        self.chance = chance
        self.undo_allowed = undo
        self._sink = sink
        self.lines: list[Line] = []
        self.steps: list[Step] = []
        self.draws = 0
        self._undone: list[Step] = []
        self.state = self.opening()
        self.window = False
        self._shown = 0
        self.finished = False
        self._views: tuple[int, Views[S]] = (0, Views(rules, self.state))

    def opening(self) -> S:
        """Return the position before the first step, made anew."""
        if self.header.start is not None:
            return self.rules.place(self.setup, self.header.start)
        return self.rules.new(self.setup)

    # -- what anybody may ask ------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """Return the number of lines after the header; it only grows, also by an undo.

        While a secret window is open it stands still, for it would tell how many have answered; and nobody's answer makes
        another's stale.
        """
        return self._shown if self.window else len(self.lines)

    @property
    def over(self) -> bool:
        """Return whether the game has ended or was abandoned."""
        return self.finished

    def waiting(self) -> tuple[Seat, ...]:
        """Return the seats that are asked; never shown to seats while a secret window is open."""
        return () if self.finished else self.rules.waiting(self.state)

    def due(self) -> list[tuple[Move, int]] | None:
        """Return the outcomes of a draw that people must enter, or None."""
        if self.finished or self.rules.to_act(self.state) != CHANCE:
            return None
        return self.rules.outcomes(self.state)

    def legal(self, seat: Seat) -> list[Move]:
        """Return what the seat may do now."""
        return [] if self.finished or seat not in self.waiting() else self.rules.legal(self.state, seat)

    def asks(self, seat: Seat) -> Ask | None:
        """Return what the seat is asked, or None."""
        return self.rules.asks(self.state, seat) if seat in self.waiting() else None

    def view(self, seat: Seat | None) -> Any:  # noqa: ANN401 - each game has a view of its own
        """Return what the seat (None: a spectator) may see; built once for a position."""
        at, views = self._views
        if views.state is not self.state or at != len(self.lines):
            views = Views(self.rules, self.state)
            self._views = (len(self.lines), views)
        return views.of(seat)

    def ending(self) -> Ending | None:
        """Return how the game ended, or None."""
        return self.rules.ending(self.state)

    def story(self, seat: Seat | None, since: int = 0) -> list[Told]:
        """Return what was told to the seat (None: a spectator) from live step ``since`` on."""
        told = (self.rules.told(self.setup, event, seat) for step in self.steps[since:] for event in step.events)
        return [one for one in told if one is not None]

    # -- playing -------------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Draw what is due before anybody is asked; nothing happens when nothing is due."""
        if self.finished:
            return
        self._commit(self.rules.clone(self.state), [], window=self.window)

    def draft(self, seat: Seat, moves: Sequence[Move]) -> S:
        """Return the state after some small steps of a gesture, recording nothing; raises like :meth:`act`."""
        state = self.rules.clone(self.state)
        for number, move in enumerate(moves):
            self._check(state, seat, move)
            self.rules.apply(state, seat, move)
            if number + 1 < len(moves) and self.rules.settled(state):
                raise NotNow("the gesture was complete before its last step", code="gesture-long")
        return state

    def act(self, seat: Seat, moves: Sequence[Move], at: int | None = None) -> None:
        """Play a whole gesture, then everything that chance does after it.

        Raises :class:`Stale` when the table is not at version ``at``, :class:`NotNow` or :class:`NotYours` when the seat is not
        asked, :class:`NotLegal` with the reason, and whatever the sink raises; all of the gesture happens or nothing.
        """
        self._stale(at)
        if not moves:
            raise NotNow("no move was given", code="no-move")
        state, steps, window = self.rules.clone(self.state), list[Step](), self.window
        for move in moves:
            opens = self.rules.settled(state)
            if steps and opens:
                raise NotNow("the gesture was complete before its last step", code="gesture-long")
            self._check(state, seat, move)
            steps.append(self._step(state, seat, move, window=window, opens=opens))
            window = steps[-1].window
        if not self.rules.settled(state):
            raise NotNow("the gesture is not complete", code="gesture-open")
        self._commit(state, steps, window=window)

    def enter(self, outcome: Move, at: int | None = None) -> None:
        """Say what people drew or rolled; raises :class:`NotNow` when nothing is due or it is not possible."""
        self._stale(at)
        due = self.due()
        if due is None:
            raise NotNow("nothing is to be drawn now", code="no-draw")
        if outcome not in {move for move, _ in due}:
            raise NotNow("that cannot be drawn now", code="bad-draw")
        state = self.rules.clone(self.state)
        step = self._step(state, CHANCE, outcome, window=self.window, opens=True)
        self._commit(state, [step], window=step.window)

    def abandon(self) -> None:
        """End without a result; the seed is shown all the same."""
        if self.finished:
            raise NotNow("the game is over", code="over")
        self._write([self._end_line("abandoned", (), (), self.state)])
        self.finished = True

    # -- undo ----------------------------------------------------------------------------------------------------------------

    def undoable(self, seat: Seat) -> int | Reason:
        """Return how many live steps the seat's free undo takes back, or why it may not.

        Free undo goes back over one's own last gesture, and bots' steps since, to the latest of: a chance step, the closing of a
        secret window, another person's step. Inside an open window nobody may: a refusal could tell who has answered.
        """
        if not self.undo_allowed:
            return Reason("undo-off", "")
        if self.finished:
            return Reason("over", "")
        if self.window or len(self.waiting()) > 1:
            return Reason("undo-window", "")
        for back, step in enumerate(reversed(self.steps), 1):
            if step.who == CHANCE:
                return Reason("undo-chance", "")
            if step.closes:
                return Reason("undo-closed", "")
            if step.who == seat:
                if step.opens:
                    return back
            elif not self._is_bot(step.who):
                return Reason("undo-other", "")
        return Reason("undo-nothing", "")

    def undo(self, seat: Seat, at: int | None = None) -> None:
        """Take back the seat's last gesture; raises :class:`NotNow` with the reason's code when it is not free."""
        self._stale(at)
        found = self.undoable(seat)
        if isinstance(found, Reason):
            raise NotNow("it cannot be taken back", code=found.code, facts=found.facts)
        self.take_back(found, seat)

    def take_back(self, count: int, by: Seat, *, consent: bool = False) -> None:
        """Take back ``count`` live steps, by right or by the consent of all.

        Raises :class:`NotNow` when half a gesture would be left, or a draw that nobody is there to make again.
        """
        if self.finished or not 1 <= count <= len(self.steps):
            raise NotNow("so many steps cannot be taken back", code="undo-nothing")
        kept = self.steps[: len(self.steps) - count]
        state, window = self._replay(kept)
        if not self.rules.settled(state):
            raise NotNow("that would leave half a gesture", code="undo-nothing")
        if self.rules.to_act(state) == CHANCE and self.header.chance.get("source") != "entered":
            raise NotNow("that would leave a draw undone", code="undo-nothing")
        line: Line = {"undo": count, "by": by}
        if consent:
            line["consent"] = True
        self._write([line])
        self._undone = self.steps[len(kept) :]
        self.state, self.steps = state, kept
        self._look(window=window, shown=len(self.lines))

    def redoable(self, seat: Seat) -> bool:
        """Return whether the seat may play again what the undo just before took back."""
        return bool(self._undone) and not self.finished and all(one.who == seat or self._is_bot(one.who) for one in self._undone)

    def redo(self, seat: Seat, at: int | None = None) -> None:
        """Play again what the undo just before took back.

        Raises :class:`NotNow` when there is nothing, or when chance or another person's step was in it.
        """
        self._stale(at)
        again = self._undone
        if not self.redoable(seat):
            raise NotNow("there is nothing to play again", code="redo-nothing")
        state, window = self._replay([*self.steps, *again])
        self._write([{"redo": len(again), "by": seat}])
        self.steps.extend(again)
        self._undone = []
        self.state = state
        self._look(window=window, shown=len(self.lines))

    # -- one line of a record ------------------------------------------------------------------------------------------------

    def feed(self, line: Line) -> None:
        """Take one line of a record that :func:`read_record` has read; raises like the calls it stands for.

        A gesture's small steps come as lines of their own, so the table may stand unsettled between two calls.
        """
        if self.finished:
            raise NotNow("the game is over", code="over")
        if "m" in line:
            self._feed_step(line)
        elif "undo" in line:
            self.take_back(line["undo"], line["by"], consent=line.get("consent", False))
        elif "redo" in line:
            if line["redo"] != len(self._undone):
                raise NotNow(f"{line['redo']} steps cannot be played again here", code="redo-nothing")
            self.redo(line["by"])
        else:
            self._feed_end(line)

    def _feed_step(self, line: Line) -> None:
        seat = CHANCE if line["s"] == "*" else line["s"]
        move = self.rules.read(self.state, seat, line["m"])
        if seat == CHANCE:
            due = self.due()
            if due is None or move not in {m for m, _ in due}:
                raise NotNow(f"{line['m']!r} cannot be drawn here", code="bad-draw")
        else:
            self._check(self.state, seat, move)
        opens = self.rules.settled(self.state)
        step = self._step(self.state, seat, move, window=self.window, opens=opens)
        self.draws += seat == CHANCE
        self._look(window=step.window, shown=len(self.lines))
        self.steps.append(step)
        self.lines.append(step.line())
        self._undone = []

    def _feed_end(self, line: Line) -> None:
        if line["end"] != "abandoned":
            ending = self.rules.ending(self.state)
            if ending is None:
                raise NotNow("the record ends, but the game does not", code="end-early")
            truth = [ending.rule, list(ending.ranks), list(ending.scores)]
            if [line["end"], line["ranks"], line["scores"]] != truth:
                raise NotNow(f"the end is {truth}, not as written", code="end-wrong")
        if line["digest"] != digest(self.rules.dump(self.state)):
            raise NotNow("the final position is another than the digest says", code="digest-wrong")
        self.lines.append(line)
        self.finished = True

    # -- within --------------------------------------------------------------------------------------------------------------

    def _stale(self, at: int | None) -> None:
        if at is not None and at != self.version:
            raise Stale(f"the table is at step {self.version}, not {at}", facts={"now": self.version, "then": at})

    def _check(self, state: S, seat: Seat, move: Move) -> None:
        first = self.rules.to_act(state)
        if self.finished or first == OVER:
            raise NotNow("the game is over", code="over")
        if first == CHANCE:
            raise NotNow("something is to be drawn first")
        if not 0 <= seat < len(self.header.seats):
            raise NotYours("there is no such seat", code="no-seat")
        if seat not in self.rules.waiting(state):
            raise NotYours("it is not this seat's turn", code="not-your-turn")
        if move not in self.rules.legal(state, seat):
            raise NotLegal(self.rules.explain(state, seat, move) or Reason("not-a-move", ""))

    def _step(self, state: S, seat: Seat, move: Move, *, window: bool, opens: bool) -> Step:
        before = self.rules.waiting(state)
        window = window or len(before) > 1
        closes = window and before == (seat,)
        log = Log()
        text = self.rules.write(state, seat, move)
        self.rules.apply(state, seat, move, log)
        return Step(seat, move, text, opens, closes, window and not closes, log.items)

    def _is_bot(self, who: Seat) -> bool:
        return who != CHANCE and self.header.seats[who].startswith("bot")

    def _look(self, *, window: bool, shown: int) -> None:
        """Note whether a window is open, and the version that everybody sees until it closes."""
        if window and not self.window:
            self._shown = shown
        self.window = window

    def _replay(self, steps: Sequence[Step]) -> tuple[S, bool]:
        state = self.opening()
        for step in steps:
            self.rules.apply(state, step.who, step.move)
        return state, bool(steps) and steps[-1].window

    def _commit(self, state: S, steps: list[Step], *, window: bool) -> None:
        draws = self.draws + sum(step.who == CHANCE for step in steps)
        while self.rules.to_act(state) == CHANCE:
            move = self.chance.draw(draws, self.rules.outcomes(state))
            if move is None:
                break
            draws += 1
            steps.append(self._step(state, CHANCE, move, window=window, opens=True))
            window = steps[-1].window
        lines = [step.line() for step in steps]
        ending = self.rules.ending(state)
        if ending is not None:
            lines.append(self._end_line(ending.rule, ending.ranks, ending.scores, state))
        shown = len(self.lines)
        self._write(lines)
        self.state, self.draws = state, draws
        self._look(window=window, shown=shown)
        self.steps.extend(steps)
        self._undone = []
        self.finished = ending is not None

    def _end_line(self, rule: str, ranks: Sequence[int], scores: Sequence[int], state: S) -> Line:
        line: Line = {"end": rule, "ranks": list(ranks), "scores": list(scores)}
        if isinstance(self.chance, Seeded):
            line["seed"] = self.chance.secret.hex()
        line["digest"] = digest(self.rules.dump(state))
        return line

    def _write(self, lines: list[Line]) -> None:
        if lines and self._sink is not None:
            self._sink(lines)
        self.lines.extend(lines)
