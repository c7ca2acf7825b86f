"""Exact odds of a comparison: distributions of red and black dice, counted, never reduced (section 5)."""

from dataclasses import dataclass
from functools import cache
from math import comb

from harena.games.gladiatoro.state import BLACK, FACTOR, FIG, PHASE, RED, TARGET, WIDTH, State, factor
from harena.games.gladiatoro.tables import EACH_DIE, SUM, TIE_ATTACKER, Setup


@dataclass(frozen=True, slots=True)
class Odds:
    """How many of all ``total`` equally likely rolls win, tie and lose for the attacker."""

    win: int
    tie: int
    lose: int

    @property
    def total(self) -> int:
        """Return the number of all rolls."""
        return self.win + self.tie + self.lose


def sums(dice: int, faces: int) -> dict[int, int]:
    """Return how often each sum of so many dice comes up."""
    found = {0: 1}
    for _ in range(dice):
        following: dict[int, int] = {}
        for total, ways in found.items():
            for face in range(1, faces + 1):
                following[total + face] = following.get(total + face, 0) + ways
        found = following
    return found


def highest(dice: int, faces: int) -> dict[int, int]:
    """Return how often each number is the highest of so many dice."""
    return {face: face**dice - (face - 1) ** dice for face in range(1, faces + 1)}


def odds(setup: Setup, red: int, black: int, added: int) -> Odds:
    """Return the odds of ``red`` dice against ``black`` ones and an allowance, by the dice of the set-up (G5.17, G5.18).

    With each die alone a win is at least one hit, which is as likely as with the highest die (table 5.3). Ties are told apart;
    whether they hit is the switch's affair.
    """
    return _odds(setup.compare == SUM, (red, setup.attack_faces), (black, setup.defence_faces), added)


@cache
def _odds(summed: bool, reds: tuple[int, int], blacks: tuple[int, int], added: int) -> Odds:  # noqa: FBT001 - only the key of a cache
    spread = sums if summed else highest
    attack, defence = spread(*reds), spread(*blacks)
    win = sum(ways * others for total, ways in attack.items() for other, others in defence.items() if total > other + added)
    tie = sum(ways * defence.get(total - added, 0) for total, ways in attack.items())
    return Odds(win, tie, reds[1] ** reds[0] * blacks[1] ** blacks[0] - win - tie)


def hits(setup: Setup, red: int, black: int, added: int) -> tuple[int, int]:
    """Return in how many of all rolls there is a hit, and their number; a tie counts where the switch says so (G5.18)."""
    found = odds(setup, red, black, added)
    return found.win + (found.tie if setup.tie == TIE_ATTACKER else 0), found.total


def hit_counts(setup: Setup, red: int, black: int, added: int) -> dict[int, int]:
    """Return in how many of all rolls there are 0, 1, 2 ... hits; more than one only where each die counts (8.1)."""
    if setup.compare != EACH_DIE:
        won, total = hits(setup, red, black, added)
        return {0: total - won, 1: won}
    found = dict.fromkeys(range(red + 1), 0)
    for top, ways in highest(black, setup.defence_faces).items():
        least = top + added + (setup.tie != TIE_ATTACKER)
        good = max(0, setup.attack_faces - max(least, 1) + 1)
        for count in range(red + 1):
            found[count] += ways * comb(red, count) * good**count * (setup.attack_faces - good) ** (red - count)
    return found


def attack_odds(s: State, attacker: int, target: int, arc: int, red_more: int = 0, black_more: int = 0) -> tuple[int, int]:
    """Return the hits and rolls of an attack as things stand, with some supporting dice more.

    In the combat of this pair the supports so far count.
    """
    setup = s.setup
    red, black = setup.attack_dice, setup.defence_dice
    if s.a[PHASE] == attacker and s.a[TARGET] == target:
        red, black = s.a[RED], s.a[BLACK]
    if s.a[FIG + WIDTH * target + FACTOR] < 0:
        return 0, 1
    return hits(setup, red + red_more, black + black_more, setup.allow[3 * factor(s, target) + arc])
