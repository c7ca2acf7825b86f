"""Secrets of the house: one key for its owner, and from it a token for every link, none of which tells of another.

A link is ``host``, ``watch``, ``seat:N`` (decides for it) or ``see:N`` (looks as it and decides nothing). Each has generations: a
new one is the end of those before. No token stands anywhere in the store.
"""

import hashlib
import hmac
import os
import re
import secrets
import tempfile
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from harena.core.errors import Unreadable
from harena.replay.files import read_file, unwritten

_KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def links(seats: int) -> list[str]:
    """Return the names of all links of a table."""
    return ["host", "watch", *(f"{kind}:{seat}" for kind in ("seat", "see") for seat in range(seats))]


class Keys:
    """The house's key, and what follows from it."""

    def __init__(self, secret: str) -> None:
        self.house = secret
        self._secret = secret.encode()

    def link(self, table: str, link: str, generation: int = 0) -> str:
        """Return the token of a link: whoever shows it may do what the link is for."""
        kind, _, seat = link.partition(":")
        place = f"{kind}:{table}:{seat}" if seat else f"{kind}:{table}"
        return self._derive(f"{place}:{generation}" if generation else place)

    def bot(self, table: str, step: int) -> str:
        """Return the seed of a bot's stream at a step; it tells nothing of the table's draws."""
        return self._derive(f"bot:{table}:{step}")

    def rematch(self, table: str) -> str:
        """Return the id of the table of a rematch; whoever makes it, and however often, it is the same one."""
        return self._derive(f"rematch:{table}")[:12]

    def owns(self, shown: str) -> bool:
        """Return whether this is the house's key."""
        return hmac.compare_digest(shown.encode(), self._secret)

    def shown(self, table: str, tokens: Iterable[str], seats: int, generations: Mapping[str, int]) -> dict[str, int]:
        """Return the links of a table whose tokens are shown, with their generations; all are compared, whichever is found."""
        held = [token.encode() for token in tokens]
        found = {}
        for link in links(seats):
            generation = generations.get(link, 0)
            token = self.link(table, link, generation).encode()
            if any([hmac.compare_digest(token, one) for one in held]):  # noqa: C419 - one found early must not save time
                found[link] = generation
        return found

    def _derive(self, purpose: str) -> str:
        digest = hmac.new(self._secret, purpose.encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:24]).decode()


def load_keys(folder: Path, path: Path | None = None) -> Keys:
    """Return the keys kept in a folder or in a file, made on first use so that only its owner may read it.

    Raises in one sentence.
    """
    path = path or folder / "house.key"
    if path.exists():
        text = read_file(path, 100).decode("ascii", "replace").strip()
        if not _KEY.fullmatch(text):
            raise Unreadable(str(path), "not the key of a house; remove it and a new one is made, which ends all seat links")
        return Keys(text)
    key = secrets.token_urlsafe(32)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)  # readable by its owner only
        with os.fdopen(handle, "w") as file:
            file.write(key + "\n")
            file.flush()
            os.fsync(file.fileno())
        try:
            Path(path).hardlink_to(name)
        finally:
            Path(name).unlink()
    except FileExistsError:  # another process was faster, and its key is that of the house
        return load_keys(folder, path)
    except OSError as fault:
        raise unwritten(path, fault) from None
    return Keys(key)
