"""Lays down the folder of a new game: ``python -m harena.testing.new_game NAME``, or ``just new-game NAME``.

The folder holds a complete small game (one to three stones from a heap, the last one wins) with every file of the contract,
its words in three languages and its tests. It keeps all laws as it stands; from there each file is turned into one's own.
"""

import argparse
import keyword
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from harena import games

_NAME = re.compile(r"[a-z][a-z0-9_]{0,29}")


class Refused(Exception):
    """The folder cannot be made; the message is the sentence."""


def make(name: str, into: Path) -> Path:
    """Make the folder ``into/name``, whole or not at all, and return it; raises :class:`Refused`."""
    if not _NAME.fullmatch(name) or keyword.iskeyword(name) or name.endswith("_"):
        raise Refused(
            f"{name!r:.60} is not a name for a game; it takes small letters, digits and underscores, beginning with a letter, "
            "30 at most, and no word of Python"
        )
    if name in games.names() or (into / name).exists():
        raise Refused(f"there is something called {name} already, and it was left as it is")
    if not into.is_dir():
        raise Refused(f"{into} is not a folder")
    words = {"name": name, "title": name.replace("_", " ").capitalize(), "R": name[0].upper(), "r": name[0]}
    try:
        with tempfile.TemporaryDirectory(prefix=".new-", dir=into) as work:
            made = Path(work) / name
            for place, text in _files(resources.files("harena.testing") / "template"):
                file = made / place
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(_filled(text, words), "utf-8", newline="\n")
            made.rename(into / name)
    except OSError as fault:
        raise Refused(f"{into}: {fault.strerror}; nothing was made") from None
    return into / name


def _files(folder: Traversable, above: str = "") -> Iterator[tuple[str, str]]:
    """Yield every file of the template: its place in the new folder and its text."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry, f"{above}{entry.name}/")
        elif entry.name.endswith(".txt"):
            yield above + entry.name.removesuffix(".txt"), entry.read_text("utf-8")


def _filled(text: str, words: dict[str, str]) -> str:
    for key, value in words.items():
        text = text.replace("{{" + key + "}}", value)
    return text


def main(words: Sequence[str] | None = None) -> int:
    """Make the folder and say what to do next; the exit code is 1 when it was refused."""
    parser = argparse.ArgumentParser(prog="python -m harena.testing.new_game", description="Lay down the folder of a new game.")
    parser.add_argument("name", metavar="NAME", help="its name: small letters, digits and underscores")
    parser.add_argument("--into", metavar="DIR", type=Path, help="the folder to make it in, if not that of all games")
    args = parser.parse_args(words)
    try:
        made = make(args.name, args.into or Path(games.__path__[0]))
    except Refused as fault:
        sys.stderr.write(f"{fault}.\n")
        return 1
    sys.stdout.write(f"{made} holds a small game that keeps all laws; try: uv run pytest {made}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
