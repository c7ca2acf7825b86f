"""Secrets of the house: one key for its owner, and from it a token for every seat, none of which tells of another."""

import hashlib
import hmac
import os
import re
import secrets
import tempfile
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Final

from harena.core.errors import Unreadable
from harena.replay.files import read_file, unwritten

_KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")


class Keys:
    """The house's key, and what follows from it."""

    def __init__(self, secret: str) -> None:
        self.house = secret
        self._secret = secret.encode()

    def seat(self, table: str, seat: int) -> str:
        """Return the token of a seat: whoever shows it sits there."""
        return self._derive(f"seat:{table}:{seat}")

    def bot(self, table: str, step: int) -> str:
        """Return the seed of a bot's stream at a step; it tells nothing of the table's draws."""
        return self._derive(f"bot:{table}:{step}")

    def owns(self, shown: str) -> bool:
        """Return whether this is the house's key."""
        return hmac.compare_digest(shown.encode(), self._secret)

    def seats_of(self, table: str, shown: list[str], seats: int) -> list[int]:
        """Return the seats of a table whose tokens are shown, in order."""
        held = [token.encode() for token in shown]
        tokens = [self.seat(table, seat).encode() for seat in range(seats)]
        return [seat for seat, token in enumerate(tokens) if any(hmac.compare_digest(token, one) for one in held)]

    def _derive(self, purpose: str) -> str:
        digest = hmac.new(self._secret, purpose.encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:24]).decode()


def load_keys(folder: Path) -> Keys:
    """Return the keys kept in a folder, made on first use in a file that only its owner may read; raises in one sentence."""
    path = folder / "house.key"
    if path.exists():
        text = read_file(path, 100).decode("ascii", "replace").strip()
        if not _KEY.fullmatch(text):
            raise Unreadable(str(path), "not the key of a house; remove it and a new one is made, which ends all seat links")
        return Keys(text)
    key = secrets.token_urlsafe(32)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=folder)  # readable by its owner only
        with os.fdopen(handle, "w") as file:
            file.write(key + "\n")
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError as fault:
        raise unwritten(path, fault) from None
    return Keys(key)
