"""Names of figures, hexes and facings, as facts for the catalogues."""

from typing import Final

from harena.core.reason import Fact, Key, Who
from harena.games.gladiatoro.tables import TYPES, Setup

# On a clock the twelve ways one can look on a hex map: facing 0 looks at this hour, the next two hours earlier.
VERTEX_HOUR: Final = (2, 3)  # pointy, flat
SIDE_HOUR: Final = (3, 4)


def hour(setup: Setup, facing: int) -> int:
    """Return where a facing looks, as an hour of a clock with 12 at the top of the map (section 3)."""
    first = (VERTEX_HOUR if setup.face_left else SIDE_HOUR)[setup.flat]
    return (first - 2 * facing - 1) % 12 + 1


def face_key(setup: Setup, facing: int) -> Key:
    """Return the name of a facing."""
    return Key(f"clock-{hour(setup, facing)}")


def figure_facts(setup: Setup, f: int) -> dict[str, Fact]:
    """Return whose figure it is and its number, counted from 1."""
    return {"seat": Who(f // setup.per), "figure": f + 1}


def type_key(setup: Setup, factor: int) -> Key:
    """Return the name of a factor's type."""
    return Key(f"type-{TYPES[setup.type_of[factor]]}")
