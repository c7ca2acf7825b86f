"""The figures of ``box.toml`` typed a second time, by hand and from the rules' tables, so that a slip in either copy shows.

Costs and tile counts stand in the printed order of kinds: water, wood, grain, stone (and stable). None of this is read by
the game; a test compares it with the box.
"""

from typing import Final

# Numeral on the back, then tiles of water, wood, grain, stone, stable.
TILES: Final = (
    ("I", (3, 3, 3, 3, 4)),
    ("II", (4, 4, 4, 4, 4)),
    ("III", (5, 5, 5, 5, 2)),
)

# The two landscapes of each start strip, upper one first.
STRIPS: Final = (
    ("water", "wood"),
    ("wood", "grain"),
    ("grain", "stone"),
    ("stone", "water"),
)

# Material cards of water, wood, grain, stone.
CARDS: Final = (18, 18, 18, 18)

# Id, letter on the back, cost in water, wood, grain, stone, fame.
PARTS: Final = (
    ("PA1", "A", (2, 1, 1, 0), 4),
    ("PA2", "A", (0, 2, 1, 1), 4),
    ("PA3", "A", (1, 0, 2, 1), 4),
    ("PA4", "A", (1, 1, 0, 2), 4),
    ("PA5", "A", (2, 2, 0, 0), 4),
    ("PA6", "A", (0, 0, 2, 2), 4),
    ("PA7", "A", (1, 1, 1, 1), 4),
    ("PB1", "B", (3, 1, 1, 0), 5),
    ("PB2", "B", (0, 3, 1, 1), 5),
    ("PB3", "B", (1, 0, 3, 1), 5),
    ("PB4", "B", (1, 1, 0, 3), 5),
    ("PB5", "B", (3, 0, 3, 0), 6),
    ("PB6", "B", (0, 3, 0, 3), 6),
    ("PB7", "B", (2, 1, 1, 2), 6),
    ("PC1", "C", (3, 3, 1, 0), 6),
    ("PC2", "C", (1, 0, 3, 3), 6),
    ("PC3", "C", (1, 3, 0, 3), 6),
    ("PC4", "C", (2, 2, 2, 2), 7),
    ("PC5", "C", (2, 1, 4, 1), 7),
    ("PC6", "C", (2, 3, 2, 1), 7),
)
