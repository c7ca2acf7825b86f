"""What games need to read positions that people write."""

from collections.abc import Mapping, Sequence
from typing import Any

from harena.core.options import near, spell


class Reader:
    """Reads values out of the nested tables of a position and notes every fault with its place."""

    def __init__(self) -> None:
        self.faults: list[tuple[str, str]] = []

    def table(self, given: object, place: str, known: Sequence[str]) -> dict[str, Any]:
        """Return what is known of a table, or an empty one; other keys are faults."""
        if not isinstance(given, Mapping):
            self.faults.append((place, f"{spell(given)} is not a table"))
            return {}
        for key in given:
            if key not in known:
                where = f"{place}.{key}" if place else str(key)
                self.faults.append((where, f"there is nothing of this name in a position{near(key, known)}"))
        return {key: value for key, value in given.items() if key in known}

    def number(self, given: object, place: str, low: int, high: int) -> int:
        """Return a whole number of these bounds, or the lowest."""
        if type(given) is int and low <= given <= high:
            return given
        self.faults.append((place, f"{spell(given)} is not a whole number from {low} to {high}"))
        return low

    def word(self, given: object, place: str, known: Sequence[str]) -> int:
        """Return the place of a word among the known ones, or 0."""
        if isinstance(given, str) and given in known:
            return known.index(given)
        self.faults.append((place, f"{spell(given)} is not one of {', '.join(known)}{near(given, known)}"))
        return 0

    def items(self, given: object, place: str, most: int) -> list[Any]:
        """Return a list of at most so many items, or none."""
        if isinstance(given, list) and len(given) <= most:
            return given
        self.faults.append((place, f"it takes a list of at most {most}"))
        return []

    def counts(self, given: object, place: str, known: Sequence[str], low: int = 0, high: int = 99) -> list[int]:
        """Return a number for each known key, the lowest where it is left out."""
        table = self.table(given, place, known)
        return [self.number(table.get(key, low), f"{place}.{key}", low, high) for key in known]
