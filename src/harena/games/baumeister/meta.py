"""Title, seats, edition and credits of the game."""

from typing import Final

from harena.core.rules import Meta

meta: Final = Meta(
    name="baumeister",
    title="Die Baumeister des Colosseum",
    seats=(2, 3, 4),
    edition=1,
    author="Klaus-Jürgen Wrede",
    publisher="Schmidt Spiele",
    year=2016,
    language="de",
)
