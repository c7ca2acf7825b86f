"""Adds golden games that are not there yet: python scripts/make_golden.py GAME (they are never made again).

What is wanted stands in the game's ``tests/wanted.py``.
"""

import sys
from importlib import import_module
from pathlib import Path

from harena.games import load, names
from harena.testing.making import add

FOLDER = Path(__file__).parent.parent / "src/harena/games"


def main() -> None:
    """Make the games that are not there yet."""
    if len(sys.argv) != 2 or sys.argv[1] not in names():
        raise SystemExit(f"make_golden: name a game: {', '.join(names())}")
    game = sys.argv[1]
    wanted = import_module(f"harena.games.{game}.tests.wanted").GOLDEN
    for name, found in add(load(game), FOLDER / game / "records", wanted).items():
        print(name, "made" if found else "not found")


if __name__ == "__main__":
    main()
