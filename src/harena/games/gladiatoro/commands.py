"""``harena odds gladiatoro``: the exact odds of an attack, or of all attacks, under a rules file (section 5)."""

from collections.abc import Mapping
from typing import Any, Final

from harena.core.commands import Command, Parameter, all_or_none
from harena.core.errors import Unreadable
from harena.core.reason import Fact, Key, Told
from harena.games.gladiatoro.explain import chance_facts
from harena.games.gladiatoro.odds import hits
from harena.games.gladiatoro.tables import ARCS, MAX_FACTOR, MAX_FIGURES, Setup
from harena.games.gladiatoro.words import type_key

MOST_RED: Final = 3  # the widest table that section 5 prints


def odds(setup: Setup, said: Mapping[str, Any]) -> list[Told]:
    """Return the hits and rolls of the attack that was asked for; without one, of every factor, arc and 1 to 3 red dice."""
    black = said.get("black") or setup.defence_dice
    if all_or_none(said, ("factor", "arc")):
        factor, arc = said["factor"], ARCS.index(said["arc"])
        if not setup.factor_low <= factor <= setup.factor_high:
            raise Unreadable("--factor", f"{factor} is not a factor here: {setup.factor_low} to {setup.factor_high} (G1.2)")
        return [_line(setup, "odds", factor, arc, (said.get("red") or setup.attack_dice, black))]
    reds = [said["red"]] if said.get("red") else range(setup.attack_dice, setup.attack_dice + MOST_RED)
    factors = range(setup.factor_low, setup.factor_high + 1)
    return [_line(setup, "odds", factor, arc, (red, black)) for factor in factors for arc in range(len(ARCS)) for red in reds]


def _line(setup: Setup, code: str, factor: int, arc: int, dice: tuple[int, int]) -> Told:
    red, black = dice
    added = setup.allow[3 * factor + arc]
    facts: dict[str, Fact] = {"factor": factor, "type": type_key(setup, factor), "arc": Key(f"arc-{ARCS[arc]}")}
    facts |= {"red": red, "black": black, "added": added}
    return Told(code, "G5.9", facts | chance_facts(*hits(setup, red, black, added)))


COMMANDS: Final = (
    Command(
        name="odds",
        help="Print the exact odds of an attack, as an unreduced fraction and a percentage; of all attacks if none is named.",
        parameters=(
            Parameter("factor", "The target's defence factor.", low=0, high=MAX_FACTOR),
            Parameter("arc", "The arc that is attacked.", values=tuple(ARCS)),
            Parameter("red", "Dice of the attack, supporters' included.", low=1, high=MAX_FIGURES),
            Parameter("black", "Dice of the defence, supporters' included.", low=1, high=MAX_FIGURES),
        ),
        run=odds,
    ),
)
