"""Title, seats, edition and credits of the game."""

from typing import Final

from harena.core.rules import Meta

meta: Final = Meta(
    name="gladiatoro",
    title="Gladiatoro",
    seats=(2, 3, 4, 5, 6),
    edition=1,
    author="kingstrategicgames",
    publisher="kingstrategicgames.blogspot.com",
    year=2019,
    language="es",
)
