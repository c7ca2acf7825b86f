"""Standing answers for extra actions, one a gladiator: always ask, ask when an enemy is near, decline this turn.

They only decline (G7.13): what an extra action would be is a choice that no order could make.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from harena.core.ids import Move
from harena.core.orders import Order
from harena.core.rules import Ask
from harena.games.gladiatoro import moves as mv
from harena.games.gladiatoro.view import FigureView, View

ASK, NEAR, DECLINE = "ask", "near", "decline"
NEAR_HEXES: Final = 2  # beside it, or one hex away from being so
COVERED: Final = ("declare", "support")


def orders(view: View) -> tuple[Order, ...]:
    """Return an order for every gladiator of this seat that is alive; none where nobody has an extra action (G2.7)."""
    if not view.extra_actions:
        return ()
    mine = [one for one in view.figures if one.seat == view.seat and one.alive]
    return tuple(
        Order(f"figure-{one.number}", "extra", "G3.9", (ASK, NEAR, DECLINE), (DECLINE,), {"figure": one.number}) for one in mine
    )


def hour(view: View) -> int:
    """Return the turn: declining holds for one."""
    return view.turn


def covers(ask: Ask) -> bool:
    """Return whether this is about spending an extra action: in a window (G3.9) or as support (G5.3, G5.7)."""
    return ask.code in COVERED


def obey(view: View, ask: Ask, legal: Sequence[Move], held: Mapping[str, str]) -> Move | None:
    """Return NO where every gladiator that is asked for would rather not be, else None."""
    if not covers(ask) or mv.NO not in legal:
        return None
    asked = [one for one in view.figures if _asked(view, ask, one)]
    return mv.NO if asked and all(_declines(view, one, held.get(f"figure-{one.number}", ASK)) for one in asked) else None


def _asked(view: View, ask: Ask, one: FigureView) -> bool:
    if ask.code == "support":
        return one.number == ask.facts["figure"]
    return one.seat == view.seat and one.alive and one.extra_left > 0 and one.number != view.phase


def _declines(view: View, one: FigureView, order: str) -> bool:
    return order == DECLINE or (order == NEAR and not _enemy_near(view, one))


def _enemy_near(view: View, one: FigureView) -> bool:
    where = {hexagon.name: (hexagon.q, hexagon.r) for hexagon in view.hexes}
    if one.hex is None:
        return False
    q, r = where[one.hex]
    for other in view.figures:
        if other.team != one.team and other.hex is not None:
            x, y = where[other.hex][0] - q, where[other.hex][1] - r
            if max(abs(x), abs(y), abs(x + y)) <= NEAR_HEXES:
                return True
    return False
