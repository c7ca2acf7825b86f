"""A position in words, as its game tells it."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from harena.core.reason import Told
from harena.core.rules import Rules
from harena.text.say import Speaker


def position_lines(speaker: Speaker, rules: Rules[Any], view: object) -> list[str]:
    """Return a view line by line: what the game's ``view_lines`` tells, or else the view as it is."""
    tell = cast("Callable[[object], Sequence[Told]] | None", getattr(rules, "view_lines", None))
    return [str(view)] if tell is None else [speaker.seen(line) for line in tell(view)]
