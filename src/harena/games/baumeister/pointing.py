"""Places of the board, and why touching one means nothing now: what a referee would say, and by which rule."""

from typing import Final

from harena.core.ids import Move, Seat
from harena.core.reason import Key, Reason
from harena.games.baumeister import flow
from harena.games.baumeister import moves as mv
from harena.games.baumeister import pending as on
from harena.games.baumeister import refusals as why
from harena.games.baumeister.explain import ASKS, PLACED, corner_here, explain, material, refusal, target_of
from harena.games.baumeister.state import ACTIVE, CONSUL, ROWS, SHOWN, State
from harena.games.baumeister.steps.payment import payable
from harena.games.baumeister.tables import FIELDS, Setup

PLACES: Final = (
    *(f"field-{number}" for number in range(FIELDS)),  # the loop (1.4), from the fountain on
    *(f"row-{corner}" for corner in range(4)),  # the first tile of a row
    *(f"row-{corner}-{place}" for corner in range(4) for place in (2, 3, 4)),  # the tiles behind it
    *(f"part-{corner}" for corner in range(4)),
    *(f"pile-{kind}" for kind in range(4)),
    *(f"hand-{kind}" for kind in range(4)),  # one's own cards of a kind
    *(f"score-{kind}" for kind in range(6)),  # a kind to be scored
    *(f"pay-{kind}" for kind in range(4)),  # an amount of a payment
    *(f"split-{wheels}" for wheels in range(FIELDS)),  # steps paid by wheels
    *("fame", "pass", "site", "storage"),
)
ARRIVED: Final = (on.STORAGE_FIELD, on.CORNER, on.SCORING_FIELD, on.TOKEN_CARD_FIELD)
BOARD: Final = ("field", "row", "behind", "part", "score", "storage")


def places(setup: Setup) -> tuple[str, ...]:  # noqa: ARG001 - one board for all
    """Return every place that can be touched."""
    return PLACES


def point(s: State, seat: Seat, target: str) -> Reason | None:
    """Return why touching a place means nothing to the seat now, or None where one of its legal moves lies there."""
    if target not in PLACES:
        return Reason("no-place", "")
    if seat not in flow.waiting(s):
        return Reason("not-your-turn", "B8.3")
    if any(target_of(s, m) == target for m in flow.legal(s, seat)):
        return None
    word, *numbers = target.split("-")
    at = int(numbers[0]) if numbers else 0
    if len(numbers) > 1:
        word = "behind"
    meant = _meant(s, word, at)
    return _because(s, seat, word, at) if meant is None else explain(s, seat, meant)


def _meant(s: State, word: str, at: int) -> Move | None:
    """Return the move that a place would stand for if it were legal, or None."""
    what, arg = s.todo[-4], s.todo[-2]
    if what == on.DISTANCE and word == "field":
        return mv.GO + 1 + (at - s.a[CONSUL] - 1) % FIELDS
    if what == on.CORNER:
        if word == "pass":
            return mv.PASS
        empty = s.a[ROWS + 4 * arg] < 0
        return mv.TAKE if word in {"row", "behind"} and at == arg and empty else None
    if what in PLACED and word == PLACED[what][0] and what != on.SCORING_FIELD:
        return PLACED[what][1] + at
    return None


def _because(s: State, seat: Seat, word: str, at: int) -> Reason:
    """Return what stands against a place that stands for no move of this decision."""
    what, arg = s.todo[-4], s.todo[-2]
    if word == "part" and at == corner_here(s) and seat == s.a[ACTIVE]:  # also once the tile was taken because of that, unasked
        part = s.a[SHOWN + at]
        if part < 0:
            return refusal(s, seat, mv.BUILD, why.NO_PART)
        if not payable(s, seat, part):
            return refusal(s, seat, mv.BUILD, why.CANNOT_PAY)
    if what == on.DISTANCE and word == "pass":
        return Reason("must-move", "B3.1")
    if what in (on.WINDOW, on.ANSWER_IN_TURN):
        if word == "pile":
            return Reason("other-pile", "B7.2", {"card": material(arg)})
        if word == "pass":
            return Reason("take-or-fame", "B7.2", {"card": material(arg)})
    if (what == on.PAYMENT and word in {"pay", "hand"}) or (what == on.HAND_CHECK and word == "hand"):
        return Reason("kind-asked", ASKS[what][1], {"material": material(arg)})
    if what == on.HAND_CHECK and word == "pass":
        return refusal(s, seat, mv.PASS, why.DISCARD_EXACT)
    if what == on.CORNER:
        if word in {"row", "behind"}:
            return Reason("only-first", "B5.2") if at == arg else Reason("row-elsewhere", "B5.2", {"corner": arg + 1})
        if word == "part":
            return Reason("part-elsewhere", "B5.8", {"corner": arg + 1})
        if word == "site":
            return Reason("first-slot", "B5.12")
    if what == on.STORAGE_FIELD and word == "storage":
        return Reason("give-card", "B4.1")
    if what == on.SCORING_FIELD and word == "score":
        return Reason("not-scored", "B6.1")
    if what == on.TOKEN_CARD_FIELD and word == "score":
        return Reason("token-covers", "B6.3")
    if what in ARRIVED and word in BOARD:
        return Reason("consul-stopped", "B3.6", {"field": Key(f"field-{s.a[CONSUL]}")})
    return Reason("other-decision", ASKS[what][1])
