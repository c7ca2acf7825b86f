"""G2.13 to G2.15 The normal action: pass, move, attack, or move and then attack; and G5.1, whom one may attack."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.gladiatoro import events as ev
from harena.games.gladiatoro import pending as on
from harena.games.gladiatoro.moves import ATTACK, MOVE, NO, PASS
from harena.games.gladiatoro.refusals import (
    FRIEND,
    LEGAL,
    NO_SUCH,
    NOT_ADJACENT,
    NOT_ALIVE,
    NOT_FRONT,
    ONE_ONLY,
    OTHER_BLOCK,
)
from harena.games.gladiatoro.state import State, alive, arc_of, pop, push, team, toward
from harena.games.gladiatoro.steps.combat import begin_combat
from harena.games.gladiatoro.steps.moving import roll
from harena.games.gladiatoro.tables import ANY_ORDER, FRONT, MAX_FIGURES, MOVE_OR_ATTACK


def refuse_attack(s: State, f: i64, target: i64) -> i64:
    """Refuse a target that is not alive, opposing, adjacent and in front of the attacker (G5.1, G7.11)."""
    if target >= s.setup.figures:
        return NO_SUCH
    if team(s, target) == team(s, f):
        return FRIEND
    if not alive(s, target):
        return NOT_ALIVE
    d = toward(s, f, target)
    if d < 0:
        return NOT_ADJACENT
    return LEGAL if arc_of(s, f, d) == FRONT else NOT_FRONT


def refuse_action(s: State, f: i64, m: i64) -> i64:
    """Refuse what is no part of the normal action at this point (G2.14, G7.12)."""
    what: i64 = s.todo[-4]
    if ATTACK <= m < ATTACK + MAX_FIGURES and what != on.AFTER_ATTACK:
        return refuse_attack(s, f, m - ATTACK)
    if what == on.ACTION and PASS <= m <= MOVE:
        return LEGAL
    if what == on.AFTER_ATTACK and m == MOVE:
        return LEGAL
    if what != on.ACTION and m == NO:
        return LEGAL
    if what == on.AFTER_MOVE and m == MOVE:
        return ONE_ONLY
    return OTHER_BLOCK


def list_action(s: State, f: i64) -> list[int]:
    """List passing, moving and the targets of an attack, as far as they are open (G2.13, G2.14)."""
    what: i64 = s.todo[-4]
    if what == on.AFTER_ATTACK:
        return [int(MOVE), int(NO)]
    found = [int(PASS), int(MOVE)] if what == on.ACTION else [int(NO)]
    return found + [ATTACK + target for target in range(s.setup.figures) if not refuse_attack(s, f, target)]


def do_action(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Pass, roll for movement, or begin a combat (G2.13, G2.14)."""
    what: i64 = s.todo[-4]
    f: i64 = s.todo[-2]
    pop(s)
    mode: i64 = s.setup.normal
    if m == PASS:
        tell(log, ev.PASSED, f)
    elif m == MOVE:
        if what == on.ACTION and mode != MOVE_OR_ATTACK:
            push(s, on.AFTER_MOVE, seat, f)
        roll(s, seat, f, on.BY_NORMAL)
    elif m != NO:
        if what == on.ACTION and mode == ANY_ORDER:
            push(s, on.AFTER_ATTACK, seat, f)
        begin_combat(s, f, m - ATTACK, log)
