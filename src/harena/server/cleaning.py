"""Texts that people write for others: names, titles, what is said. None carries markup, control or direction signs anywhere."""

import unicodedata
from typing import Final

from harena.core.errors import NotNow

MARKS: Final = 4  # accents and the like on one letter; more of them only spill over other lines


def plain(text: str) -> bool:
    """Return whether a text is printable, without control or direction signs, and more than spaces."""
    return text.isprintable() and bool(text.strip())


def clean(text: str, what: str) -> str:
    """Return a line of text as everybody may be shown it: no control or direction signs, no piles of accents.

    Raises :class:`NotNow` with ``bad-<what>`` where nothing is left.
    """
    found, marks = [], 0
    for sign in unicodedata.normalize("NFC", " ".join(text.split())):
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if sign.isprintable() and marks <= MARKS:
            found.append(sign)
    cleaned = "".join(found).strip()
    if not cleaned:
        raise NotNow("nothing is left of that text", code=f"bad-{what}")
    return cleaned
