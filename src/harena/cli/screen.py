"""A terminal as the text game needs it: lines out, lines in, and wiped between two hands."""

import io
import sys


class Closed(Exception):
    """No more input will come."""


class Screen:
    """Standard input and output; no colours, no boxes, nothing that moves."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    def say(self, text: str = "") -> None:
        """Write a line."""
        print(text, flush=True)  # noqa: T201 - the text game prints

    def ask(self, prompt: str = "> ") -> str:
        """Return a line that was typed, without blanks around it; raises :class:`Closed` at the end of the input."""
        try:
            return input(prompt).strip()
        except EOFError:
            self.say()
            raise Closed from None

    def clear(self) -> None:
        """Wipe the screen and what was scrolled off it."""
        if sys.stdout.isatty():
            print("\x1b[H\x1b[2J\x1b[3J", end="", flush=True)  # noqa: T201 - the text game prints
        else:
            self.say("\n" * 2)
