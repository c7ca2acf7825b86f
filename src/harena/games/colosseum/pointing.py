"""Places of the board, and why touching one means nothing now: what a referee would say, and by which rule."""

from functools import cache
from typing import Final

from harena.core.ids import Move, Seat
from harena.core.reason import Reason
from harena.games.colosseum import flow
from harena.games.colosseum import moves as mv
from harena.games.colosseum import pending as on
from harena.games.colosseum.events import FEES, SIDES, item_key
from harena.games.colosseum.explain import ASKS, explain, target_of
from harena.games.colosseum.state import State
from harena.games.colosseum.tables import KINDS, NOBLES, Setup

BUTTONS: Final = ("pass", "no", "yes", "cash", "swap", "ticket", "loge", "send", "counter", "amount", "spend", "all")
_ITEMS: Final = tuple(item_key(item) for item in range(15))
_PLAIN: Final = {
    "pass": mv.PASS, "no": mv.NO, "yes": mv.YES, "cash": mv.CASH, "swap": mv.SWAP, "ticket": mv.TICKET, "loge": mv.LOGE,
    "send": mv.SEND, "counter": mv.COUNTER,
}  # fmt: skip


def places(setup: Setup) -> tuple[str, ...]:
    """Return every place that can be touched: programs, markets, nobles, ends of the arena, kinds, players, buttons."""
    return _places(setup.seats)


@cache  # asked at every touch
def _places(seats: int) -> tuple[str, ...]:
    return (
        *(f"program-{number}" for number in range(1, 31)),
        *(f"market-{number}" for number in range(1, 6)),
        *(f"noble-{name.lower()}" for name in NOBLES),
        *(f"seat-{number}" for number in range(1, seats + 1)),
        *(f"expand-{side}" for side in SIDES),
        *(f"fee-{fee}" for fee in FEES),
        *(f"{word}-{item}" for word in ("give", "take") for item in _ITEMS),
        *(f"{word}-{kind}" for word in ("hold", "drop") for kind in KINDS[:13]),
        *(f"name-{kind}" for kind in KINDS[:12]),
        *BUTTONS,
    )


def point(s: State, seat: Seat, target: str) -> Reason | None:
    """Return why touching a place means nothing to the seat now, or None where one of its legal moves lies there."""
    if target not in places(s.setup):
        return Reason("no-place", "")
    if seat not in flow.waiting(s):
        return Reason("not-your-turn", "C2.4")
    if any(target_of(m) == target for m in flow.legal(s, seat)):
        return None
    meant = _meant(s, target)
    reason = None if meant is None else explain(s, seat, meant)
    return reason or Reason("other-decision", ASKS[s.todo[-4]][1])


def _meant(s: State, target: str) -> Move | None:
    """Return the move that a place would stand for, legal or not, or None."""
    if target in _PLAIN:
        return int(_PLAIN[target])
    word, _, name = target.partition("-")
    if word == "program":
        return int(mv.STAGE if s.todo[-4] == on.STAGE else mv.BUY) + int(name) - 1
    if word == "market":
        return int(mv.MARKET) + int(name) - 1
    if word == "seat":
        return int(mv.TO) + int(name) - 1
    if word == "expand":
        return int(mv.EXPAND) + SIDES.index(name)
    if word == "fee":
        return int(mv.FEE) + FEES.index(name)
    if word in {"give", "take"}:
        return int(mv.GIVE if word == "give" else mv.TAKE) + _ITEMS.index(name)
    if word in {"hold", "drop", "name"}:
        return int({"hold": mv.HOLD, "drop": mv.DROP, "name": mv.NAME}[word]) + KINDS.index(name)
    if word == "noble":
        return int(mv.NUDGE if s.todo[-4] == on.MEDAL_MOVE else mv.MOVE) + NOBLES.index(name.upper()) * (
            6 if s.todo[-4] == on.MEDAL_MOVE else 12
        )
    return None
