"""The text game: the whole game in a terminal, for screen readers, for ssh, and for hot-seat."""

import difflib
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harena.bots.drive import Driver
from harena.cli.results import result_lines
from harena.cli.rules import rule_text
from harena.cli.screen import Closed, Screen
from harena.cli.text_orders import TextOrders
from harena.core.errors import HarenaError, Unreadable
from harena.core.ids import CHANCE, Move, Seat
from harena.core.reason import Reason
from harena.core.table import Table
from harena.replay.files import Unwritten
from harena.text import rulebook
from harena.text.position import position_lines
from harena.text.say import Speaker

COMMANDS = ("p", "l", "u", "r", "o", "rule", "q", "?")
LAST = 20


class Stopped(Exception):
    """The player stops; the game is kept."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One numbered choice: the small steps it makes, in words."""

    moves: tuple[Move, ...]
    words: str


class TextGame:
    """One table in a terminal."""

    def __init__(self, table: Table[Any], speaker: Speaker, driver: Driver, screen: Screen, path: Path) -> None:
        self.table = table
        self.rules = table.rules
        self.speaker = speaker
        self.driver = driver
        self.screen = screen
        self.path = path
        self.orders = TextOrders(table, speaker, screen)
        self.people = [seat for seat in range(len(table.header.seats)) if seat not in driver.bots]
        self.at_screen: Seat | None = self.people[0] if len(self.people) == 1 else None
        self._heard = dict.fromkeys((None, *self.people), 0)
        self._public = 0  # how many steps anybody has heard of

    # -- from beginning to end -----------------------------------------------------------------------------------------------

    def run(self, *, resumed: bool = False) -> bool:
        """Play until the game ends or the player stops; return whether it ended."""
        self._welcome()
        if resumed:
            self._heard = dict.fromkeys(self._heard, len(self.table.steps))
            self._public = len(self.table.steps)
        try:
            drawing = self.table.due() is not None and self.table.chance.source != "entered"
            while drawing and not self._kept(self.table.begin):
                pass
            while not self.table.over:
                if self.table.due() is not None:
                    self._draw()
                elif not self._bots() and not self._ordered():
                    self._person(self._next_person())
        except (Stopped, Closed):
            self._stop()
            return False
        self._finish()
        return True

    def _say(self, name: str, /, **facts: int | str) -> None:
        self.screen.say(self.speaker.say(name, **facts))

    def _welcome(self) -> None:
        players = self.speaker.several([self.speaker.name(seat) for seat in range(len(self.table.header.seats))])
        self._say("text-welcome", title=self.rules.meta.title, players=players)
        if self.table.header.chance.get("predictable"):
            self._say("text-predictable")
        self.screen.say()

    def _stop(self) -> None:
        self._say("text-stopped")
        self._say("text-record", path=str(self.path))
        self._say("text-goon", command=self._resume_command())

    def interrupted(self) -> str:
        """Return in one sentence where the record lies and how to go on."""
        return self.speaker.say("text-interrupted", path=str(self.path), command=self._resume_command())

    def _resume_command(self) -> str:
        return f"harena play {self.rules.meta.name} --resume {shlex.quote(str(self.path))}"

    def _finish(self) -> None:
        self._tell(self.at_screen)
        self.screen.say()
        end = self.table.ending()
        for line in result_lines(self.speaker, end) if end else [self.speaker.say("result-abandoned")]:
            self.screen.say(line)
        self.screen.say()
        self._say("text-record", path=str(self.path))
        self._say("text-check", command=f"harena verify {shlex.quote(str(self.path))}")

    def _tell(self, seat: Seat | None) -> None:
        """Tell a seat what it has not heard yet; where hands are real all sit at this screen, and hear what is public once."""
        together = self._public if self.table.chance.source == "entered" else 0
        for number, step in enumerate(self.table.steps[self._heard[seat] :], self._heard[seat]):
            for event in step.events:
                told = self.rules.told(self.table.setup, event, seat)
                known = number < together and self.rules.told(self.table.setup, event, None) is not None
                if told is not None and not known:
                    self.screen.say(self.speaker.told(told))
        self._heard[seat] = self._public = len(self.table.steps)

    def _kept(self, act: Any, *given: Any) -> bool:  # noqa: ANN401 - any of the table's calls
        """Do something at the table; when it is refused or cannot be kept on disk, say so and return False."""
        try:
            act(*given)
        except HarenaError as fault:
            self.screen.say(self.speaker.error(fault))
            if isinstance(fault, Unwritten):
                self._say("text-try-again")
                if self.screen.ask().lower() == "q":
                    raise Stopped from None
            return False
        for who, heard in self._heard.items():
            self._heard[who] = min(heard, len(self.table.steps))
        self._public = min(self._public, len(self.table.steps))
        return True

    # -- bots ----------------------------------------------------------------------------------------------------------------

    def _bots(self) -> bool:
        """Let a waiting bot act, if there is one."""
        seat = next((one for one in self.table.waiting() if one in self.driver.bots), None)
        if seat is None:
            return False
        failures = len(self.driver.failures)
        self._kept(self.driver.play, self.table)
        if len(self.driver.failures) > failures:
            self._say("text-bot-failed", name=self.speaker.name(seat))
        if len(self.people) < 2:
            self._tell(self.at_screen)
        return True

    def _ordered(self) -> bool:
        """Let the standing orders of a person answer, if any do."""
        for seat in self.table.waiting():
            move = self.orders.answer(seat)
            if move is not None:
                return self._kept(self.table.act, seat, [move])
        return False

    # -- people --------------------------------------------------------------------------------------------------------------

    def _next_person(self) -> Seat:
        waiting = self.table.waiting()
        return self.at_screen if self.at_screen in waiting and self.at_screen is not None else waiting[0]

    def _person(self, seat: Seat) -> None:
        if not self._hand_over(seat):
            return
        self._tell(seat)
        parts: list[tuple[Move, ...]] = []
        shown: object = None
        while seat in self.table.waiting():
            draft = [move for part in parts for move in part]
            state = self.table.draft(seat, draft) if draft else self.table.state
            choices = self._choices(state, seat)
            if shown != (self.table.version, draft):
                self._show(state, seat, choices)
                shown = (self.table.version, draft)
            text = self.screen.ask()
            if not text:
                shown = None  # Enter alone asks again
                continue
            moves = self._answer(text, state, seat, choices, parts)
            if moves is None:
                continue
            parts.append(moves)
            whole = [move for part in parts for move in part]
            if not self.rules.settled(self.table.draft(seat, whole)):
                continue
            if self._kept(self.table.act, seat, whole):
                if len(self.people) < 2:
                    self._tell(seat)
                return
            parts.clear()
            shown = None

    def _hand_over(self, seat: Seat) -> bool:
        """Wipe the screen between two people's hands; return False when the one before has taken something back instead."""
        if len(self.people) < 2 or seat == self.at_screen:
            return True
        before, self.at_screen = self.at_screen, None
        if self.table.chance.source != "entered":  # there hands are real, and answers spoken
            self.screen.clear()
            self._say("text-hand-over", name=self.speaker.name(seat))
            if self.screen.ask().lower() == "u" and before is not None and self._undo(before):
                return False
        self.at_screen = seat
        return True

    def _choices(self, state: Any, seat: Seat) -> list[Choice]:  # noqa: ANN401 - any game's state
        ask = self.rules.asks(state, seat)
        choices = []
        if ask.whole is not None:
            choices.append(Choice(ask.suggested, self.speaker.say("text-whole", steps=self.speaker.move(ask.whole))))
        for move in self.rules.legal(state, seat):
            said = self.speaker.move(self.rules.describe(state, seat, move))
            choices.append(Choice((move,), f"{said} ({self.rules.write(state, seat, move)})"))
        return choices

    def _show(self, state: Any, seat: Seat, choices: Sequence[Choice]) -> None:  # noqa: ANN401 - any game's state
        self.screen.say()
        asked = self.speaker.ask(self.rules.asks(state, seat))
        if len(self.people) > 1:
            asked = f"{self.speaker.say('text-to-act', name=self.speaker.name(seat))} {asked}"
        self.screen.say(asked)
        for number, choice in enumerate(choices, 1):
            self.screen.say(f"{number}. {choice.words}")
        self._say("text-choose")

    def _answer(
        self,
        text: str,
        state: Any,  # noqa: ANN401 - any game's state
        seat: Seat,
        choices: Sequence[Choice],
        parts: list[tuple[Move, ...]],
    ) -> tuple[Move, ...] | None:
        """Return the small steps that were chosen, or None when something else was done and the question stands."""
        word = text.lower()
        if word == "u":
            if parts:
                parts.pop()
                self._say("text-step-back")
            else:
                self._undo(seat)
            return None
        if word == "r" and not parts:
            if self._kept(self.table.redo, seat):
                self._say("text-played-again")
                self._tell(seat)
            return None
        if self._command(text, state, seat):
            return None
        if word.isascii() and word.isdigit() and len(word) < 6:
            number = int(word)
            if 1 <= number <= len(choices):
                return choices[number - 1].moves
            self._say("text-no-choice", number=number, count=len(choices))
            return None
        return self._notation(state, seat, text)

    def _undo(self, seat: Seat) -> bool:
        if not self._kept(self.table.undo, seat):
            return False
        self._say("text-taken-back")
        return True

    def _notation(self, state: Any, seat: Seat, text: str) -> tuple[Move, ...] | None:  # noqa: ANN401 - any game's state
        trial, moves = self.rules.clone(state), list[Move]()
        for part in text.split(";"):
            if moves and self.rules.settled(trial):
                self.screen.say(self.speaker.refusal(Reason("gesture-long", "")))
                return None
            legal = self.rules.legal(trial, seat)
            try:
                move = self.rules.read(trial, seat, part.strip())
            except Unreadable:
                self._unknown(part.strip(), [*(self.rules.write(trial, seat, one) for one in legal), *COMMANDS])
                return None
            if move not in legal:
                self.screen.say(self.speaker.refusal(self.rules.explain(trial, seat, move) or Reason("not-a-move", "")))
                return None
            moves.append(move)
            self.rules.apply(trial, seat, move)
        return tuple(moves)

    def _unknown(self, text: str, known: Sequence[str]) -> None:
        self._say("text-unknown", text=text[:60])
        close = difflib.get_close_matches(text.lower()[:60], known, 1)
        if close:
            self._say("text-did-you-mean", word=close[0])

    # -- real tiles, cards and dice --------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        """Ask what people drew or rolled."""
        self._tell(self.at_screen)
        due = self.table.due() or []
        state = self.table.state
        written = [self.rules.write(state, CHANCE, move) for move, _ in due]
        self.screen.say()
        self._say("text-drawn")
        for number, word in enumerate(written, 1):
            self.screen.say(f"{number}. {word}")
        self._say("text-choose")
        text = self.screen.ask()
        if not text or self._command(text, state, self.at_screen):
            return
        if text.lower() == "u":
            last = next((step.who for step in reversed(self.table.steps) if step.who in self.people), None)
            self._undo(self.people[0] if last is None else last) if self.people else None
            return
        if text.isascii() and text.isdigit() and len(text) < 6:
            number = int(text)
            if 1 <= number <= len(due):
                self._kept(self.table.enter, due[number - 1][0])
            else:
                self._say("text-no-choice", number=number, count=len(due))
            return
        try:
            move = self.rules.read(state, CHANCE, text)
        except Unreadable:
            self._unknown(text, [*written, *COMMANDS])
            return
        self._kept(self.table.enter, move)

    # -- commands that any question takes --------------------------------------------------------------------------------------

    def _command(self, text: str, state: Any, seat: Seat | None) -> bool:  # noqa: ANN401 - any game's state
        """Do what a command says; return False when the text is none."""
        word, _, rest = text.lower().partition(" ")
        if word == "q" and not rest:
            raise Stopped
        if word == "?" and not rest:
            book = rulebook.read(self.rules.meta.name, self.speaker.words.language)
            example = next((rule.id for rule in book.values() if not rule.chapter), "")
            self._say("text-help", rule=example)
        elif word == "p" and not rest:
            self._say("text-position")
            for line in position_lines(self.speaker, self.rules, self.rules.view(state, seat)):
                self.screen.say(line)
        elif word == "l" and (not rest or (rest.isascii() and rest.isdigit() and len(rest) < 6)):
            story = self.table.story(seat)[-int(rest or LAST) :]
            for told in story:
                self.screen.say(self.speaker.told(told))
            if not story:
                self._say("text-log-empty")
        elif word == "rule" and rest:
            self._rule(rest)
        elif word == "o" and all(part.isascii() and part.isdigit() for part in rest.split()):
            self.orders.command(seat, rest.split())
        else:
            return False
        return True

    def _rule(self, asked: str) -> None:
        book = rulebook.read(self.rules.meta.name, self.speaker.words.language)
        try:
            found = rulebook.find(book, asked)
        except Unreadable:
            self._say("text-no-rule", rule=asked[:20])
            close = difflib.get_close_matches(asked.upper()[:20], list(book), 1)
            if close:
                self._say("text-did-you-mean", word=close[0])
            return
        for rule in found:
            self.screen.say(rule_text(self.speaker, rule))
