"""The language of a command."""

from collections.abc import Callable
from functools import partial

from harena.cli.common import Usage
from harena.core.errors import Unreadable
from harena.text.catalogue import Catalogue, choose_language, load


def language(asked: str | None) -> str:
    """Return the language to speak; raises :class:`Usage` for one there is not."""
    try:
        return choose_language(asked)
    except Unreadable as fault:
        raise Usage(fault.text) from None


def speak(asked: str | None) -> Callable[[str], Catalogue]:
    """Return what gives a game's catalogue in the language to speak."""
    return partial(load, language(asked))
