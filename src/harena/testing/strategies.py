"""Strategies for hypothesis: set-ups, reachable states, records; the one module of this package that needs hypothesis."""

from typing import Any

from hypothesis import strategies as st

from harena.core.ids import OVER
from harena.core.record import write_line
from harena.core.rng import Rng
from harena.core.rules import Rules, Setup
from harena.testing.digests import rotated
from harena.testing.tables import played, record_of
from harena.testing.walks import choose

_KEYS = ("harena", "game", "edition", "seats", "chance", "s", "m", "undo", "redo", "by", "end", "ranks", "digest")


def setups(rules: Rules[Any], most: int = 200) -> st.SearchStrategy[Setup]:
    """Make set-ups in which seats and switches rotate; small numbers are plain."""
    return st.integers(0, most).map(lambda number: rotated(rules, number))


def seeds() -> st.SearchStrategy[int]:
    """Make seeds."""
    return st.integers(0, 2**32 - 1)


@st.composite
def states(draw: st.DrawFn, rules: Rules[Any], steps: int = 60) -> tuple[Setup, Any]:
    """Make a set-up and a state reached by at most so many random steps."""
    setup = draw(setups(rules))
    state, rng = rules.new(setup), Rng(draw(seeds()))
    for _ in range(draw(st.integers(0, steps))):
        if rules.to_act(state) == OVER:
            break
        seat, _, move = choose(rules, state, rng)
        rules.apply(state, seat, move)
    return setup, state


def records(rules: Rules[Any]) -> st.SearchStrategy[bytes]:
    """Make finished records of random games."""
    return st.builds(lambda setup, seed: record_of(played(rules, setup, seed)), setups(rules), seeds())


def values() -> st.SearchStrategy[Any]:
    """Make whatever JSON can hold, and a little that it cannot."""
    leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(("*", "m"))
    return st.recursive(
        leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4), max_leaves=8
    )


@st.composite
def spoilt(draw: st.DrawFn, record: bytes) -> bytes:
    """Make a record that was spoilt: bytes changed, cut or added, lines swapped, keys given other values."""
    way = draw(st.sampled_from(["bytes", "cut", "lines", "key"]))
    if way == "cut":
        return record[: draw(st.integers(0, len(record)))]
    if way == "bytes":
        at, size = draw(st.integers(0, len(record))), draw(st.integers(0, 4))
        return record[:at] + draw(st.binary(max_size=8)) + record[at + size :]
    lines = record.splitlines(keepends=True)
    at = draw(st.integers(0, len(lines) - 1))
    if way == "lines":
        lines.insert(draw(st.integers(0, len(lines))), lines.pop(at))
        return b"".join(lines)
    key = draw(st.sampled_from(_KEYS))
    lines[at] = write_line({key: draw(values()), draw(st.text(max_size=5)): draw(values())}).encode(errors="surrogatepass")
    return b"".join(lines)
