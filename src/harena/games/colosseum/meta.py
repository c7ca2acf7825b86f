"""Title, seats, edition and credits of the game."""

from typing import Final

from harena.core.rules import Meta

meta: Final = Meta(
    name="colosseum",
    title="Colosseum",
    seats=(3, 4, 5),
    edition=1,
    author="Wolfgang Kramer, Markus Lübke",
    publisher="Days of Wonder",
    year=2007,
    language="en",
)
