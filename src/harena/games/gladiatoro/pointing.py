"""Places of the arena, and why touching one means nothing now: what a referee would say, and by which rule."""

from functools import lru_cache

from harena.core.ids import Move, Seat
from harena.core.reason import Reason
from harena.games.gladiatoro import flow
from harena.games.gladiatoro import moves as mv
from harena.games.gladiatoro import pending as on
from harena.games.gladiatoro.explain import ASKS, explain, target_of
from harena.games.gladiatoro.state import State, at
from harena.games.gladiatoro.tables import Setup

BUTTONS = ("pass", "move", "no", "yes", "stop")
HEX_DECISIONS = (on.MOVE_HEX, on.STEP_HEX, on.DASH_HEX, on.START_HEX, on.PUSH_HEX)


def places(setup: Setup) -> tuple[str, ...]:
    """Return every place that can be touched: hexes, facings, factors, figures and what they can do, buttons."""
    return _places(tuple(setup.names), setup.figures, setup.factor_low, setup.factor_high)


@lru_cache(maxsize=32)  # asked at every touch
def _places(names: tuple[str, ...], count: int, low: int, high: int) -> tuple[str, ...]:
    figures = range(1, count + 1)
    return (
        *(f"hex-{name}" for name in names),
        *(f"face-{facing}" for facing in range(6)),
        *(f"factor-{factor}" for factor in range(low, high + 1)),
        *(f"{word}-{f}" for word in ("figure", "step", "dash") for f in figures),
        *(f"turn-{f}-{facing}" for f in figures for facing in range(6)),
        *BUTTONS,
    )


def point(s: State, seat: Seat, target: str) -> Reason | None:
    """Return why touching a place means nothing to the seat now, or None where one of its legal moves lies there."""
    if target not in places(s.setup):
        return Reason("no-place", "")
    if seat not in flow.waiting(s):
        return Reason("not-your-turn", "G2.10")
    if any(target_of(s, m) == target for m in flow.legal(s, seat)):
        return None
    word, *numbers = target.split("-")
    meant = _meant(s, word, numbers)
    reason = None if meant is None else explain(s, seat, meant)
    if reason is not None:
        return reason
    what = s.todo[-4]
    if word == "hex" and what in (on.ACTION, on.AFTER_MOVE, on.CHOOSE_FIGURE):
        return Reason("nobody-there", ASKS[what][1])
    return Reason("other-decision", ASKS[what][1])


def _meant(s: State, word: str, numbers: list[str]) -> Move | None:
    """Return the move that a place would stand for, legal or not, or None."""
    what = s.todo[-4]
    if word == "hex":
        return _meant_hex(s, what, s.setup.names.index(numbers[0]))
    if what == on.CHOOSE_FIGURE and word == "figure":
        return mv.NAME + int(numbers[0]) - 1
    if what == on.FACTORS and word == "factor":
        return mv.FACTOR + int(numbers[0])
    if what in (on.ACT, on.TIED_ACT):
        if word == "turn":
            return mv.TURN + 6 * (int(numbers[0]) - 1) + int(numbers[1])
        if word == "step":
            return mv.STEP + int(numbers[0]) - 1
        if word == "dash":
            return mv.DASH + int(numbers[0]) - 1
    return None


def _meant_hex(s: State, what: int, hexagon: int) -> Move | None:
    if what in HEX_DECISIONS:
        return mv.HEX + hexagon
    if what == on.TIED_HEX:
        return mv.SHIFT + 6 * hexagon
    f = at(s, hexagon)
    if f < 0:
        return None
    if what in (on.ACTION, on.AFTER_MOVE):
        return mv.ATTACK + f
    return mv.NAME + f if what == on.CHOOSE_FIGURE else None
