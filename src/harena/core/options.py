"""Switches: what a rules file may say, read from a game's ``options.toml``, and every fault of a file named with its place."""

import difflib
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import cast

from harena.core.errors import Unreadable

Value = bool | int | str

MARKS = ("official", "two_sources", "one_source", "inferred", "house")
"""How sure a rule or value is, surest first."""


@dataclass(frozen=True, slots=True)
class Option:
    """One switch: its default, the values it may take (``values``, or whole numbers ``low`` to ``high``), mark and rules."""

    key: str
    default: Value
    values: tuple[Value, ...]
    low: int
    high: int
    mark: str
    rules: tuple[str, ...]

    def fault(self, value: object) -> str | None:
        """Return what is wrong with a value, or None."""
        if self.values:
            if any(type(value) is type(v) and value == v for v in self.values):
                return None
            offered = " or ".join(spell(v) for v in self.values)
            return f"{spell(value)} is not a value of {self.key}; it takes {offered}{near(value, self.values)}"
        if type(value) is int and self.low <= value <= self.high:
            return None
        return f"{spell(value)} is not a value of {self.key}; it takes a whole number from {self.low} to {self.high}"


def spell(value: object) -> str:
    """Return a value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and value.bit_length() > 200:
        return "so long a number"
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."


def near(word: object, known: Iterable[object]) -> str:
    """Return a suggestion for a misspelt word, or nothing."""
    close = difflib.get_close_matches(str(word)[:60], [str(k) for k in known], 1) if isinstance(word, str) else []
    return f" (did you mean {close[0]}?)" if close else ""


def parse_toml(text: str, place: str) -> dict[str, object]:
    """Read TOML; raises :class:`Unreadable` with the place."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise Unreadable(place, "not TOML: nested too deeply") from None
    except ValueError as fault:  # also a number of thousands of digits
        raise Unreadable(place, f"not TOML: {fault}") from None


def read_options(text: str, place: str) -> dict[str, Option]:
    """Read a game's table of switches (``options.toml``)."""
    found: dict[str, Option] = {}
    for key, entry in parse_toml(text, place).items():
        if not isinstance(entry, dict) or not {"default", "rules"} <= set(entry) or entry.get("mark") not in MARKS:
            raise Unreadable(f"{place}: {key}", "a switch needs default, values or min and max, mark and rules")
        option = Option(
            key=key,
            default=entry["default"],
            values=tuple(entry.get("values", ())),
            low=entry.get("min", 0),
            high=entry.get("max", 0),
            mark=entry["mark"],
            rules=tuple(entry["rules"]),
        )
        fault = option.fault(option.default)
        if fault:
            raise Unreadable(f"{place}: {key}", fault)
        found[key] = option
    return found


def choose(options: Mapping[str, Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Return every option's value, the default where nothing is given.

    Raises :class:`Unreadable` that names every unknown key (with a near miss) and every impossible value.
    """
    faults: list[tuple[str, str]] = []
    chosen: dict[str, Value] = {key: option.default for key, option in options.items()}
    for key, value in given.items():
        option = options.get(key)
        if option is None:
            faults.append((key, f"no such switch{near(key, options)}"))
            continue
        fault = option.fault(value)
        if fault:
            faults.append((key, fault))
        else:
            chosen[key] = cast("Value", value)
    if faults:
        raise Unreadable.all(faults)
    return chosen
