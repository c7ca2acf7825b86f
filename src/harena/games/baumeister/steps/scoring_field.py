"""B6 Action: scoring field, also with token T3."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.baumeister import events as ev
from harena.games.baumeister.moves import CARD, CHOOSE, PASS
from harena.games.baumeister.refusals import LEGAL, OTHER_BLOCK, PILE_EMPTY
from harena.games.baumeister.state import HAND, PILE, State, pop
from harena.games.baumeister.steps.scoring import score


def refuse_choice(m: i64) -> i64:
    """Refuse what is neither a kind to score nor declining (B6.1, B6.2)."""
    return LEGAL if m == PASS or CHOOSE <= m < CHOOSE + 5 else OTHER_BLOCK


def list_choice() -> list[int]:
    """List declining and the five kinds (B6.1, B6.2)."""
    return [PASS, CHOOSE, CHOOSE + 1, CHOOSE + 2, CHOOSE + 3, CHOOSE + 4]


def do_choice(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Score the chosen kind for everybody, or nothing (B6.1, B6.2)."""
    pop(s)
    if m == PASS:
        tell(log, ev.SCORE_DECLINED, seat)
        return
    kind: i64 = m - CHOOSE
    tell(log, ev.SCORED, kind, 1)
    score(s, seat, kind, log)


def refuse_card(s: State, m: i64) -> i64:
    """Refuse a card of an empty pile (B6.3, token T3)."""
    if m == PASS:
        return LEGAL
    if not CARD <= m < CARD + 4:
        return OTHER_BLOCK
    return LEGAL if s.a[PILE + m - CARD] else PILE_EMPTY


def list_card(s: State) -> list[int]:
    """List declining and the materials whose piles have cards (B6.3, token T3)."""
    return [m for m in (PASS, CARD, CARD + 1, CARD + 2, CARD + 3) if not refuse_card(s, m)]


def do_card(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Take one card of choice, or none (B6.3, token T3)."""
    pop(s)
    if m == PASS:
        tell(log, ev.TOKEN_DECLINED if len(s.moves) > 1 else ev.TOKEN_NOTHING, seat)
        return
    kind: i64 = m - CARD
    s.a[PILE + kind] -= 1
    s.a[HAND + 4 * seat + kind] += 1
    tell(log, ev.TOKEN_CARD_TAKEN, seat, kind)
