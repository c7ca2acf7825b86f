"""A position in words, as its game tells it."""

from typing import Any

from harena.core.rules import Rules
from harena.text.say import Speaker


def position_lines(speaker: Speaker, rules: Rules[Any], view: object) -> list[str]:
    """Return a view line by line, in the speaker's language."""
    return [speaker.seen(line) for line in rules.view_lines(view)]
