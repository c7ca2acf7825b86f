"""G5.19 and G6 Wounds, eliminations, and the end that follows at once."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.gladiatoro import events as ev
from harena.games.gladiatoro.state import (
    ANSWER,
    AT,
    BLACK,
    BLACK_SUM,
    BLOOD,
    BY_LAST_TEAM,
    BY_NOBODY,
    DEALT,
    ENDED,
    EXTRA,
    FACING,
    FELL,
    FELLED,
    FIG,
    HITS,
    MOMENT,
    NORMAL,
    NOT_ASKED,
    PHASE,
    RED,
    RED_SUM,
    ROLLED,
    ROUND,
    SERIES,
    TARGET,
    WIDTH,
    WOUNDS,
    State,
    capacity,
    team,
)
from harena.games.gladiatoro.tables import EACH_DIE, FIRST_BLOOD


def deal(s: State, f: i64, count: i64, by: i64, log: Log | None) -> i64:
    """Wound a figure, never beyond its capacity, and credit the team ``by`` (G5.19); return the wounds dealt."""
    a = s.a
    at_wounds: i64 = FIG + WIDTH * f + WOUNDS
    room: i64 = capacity(s, f) - a[at_wounds]
    dealt: i64 = count if count < room else room
    a[at_wounds] += dealt
    a[DEALT + by] += dealt
    tell(log, ev.WOUNDED, f, dealt, a[at_wounds])
    return dealt


def fall(s: State, f: i64, moment: i64, by: i64, log: Log | None) -> i64:
    """Take a figure off the board once its wounds reach its capacity (G6.1); return 1 when it fell."""
    a = s.a
    base: i64 = FIG + WIDTH * f
    if a[base + FELL] or a[base + WOUNDS] < capacity(s, f):
        return 0
    a[base + FELL] = moment
    a[base + AT] = -1
    a[base + FACING] = 0
    a[base + EXTRA] = 0
    a[base + NORMAL] = 0
    a[base + ROUND] = 0
    a[FELLED + by] += 1
    tell(log, ev.FELL, f)
    return 1


def wound_both(s: State, target: i64, to_target: i64, attacker: i64, to_attacker: i64, log: Log | None) -> None:
    """Deal wounds to target and attacker at the same moment, then check the end (G5.23, G6.3, G6.4)."""
    a = s.a
    ours = team(s, attacker)
    theirs = team(s, target)
    blood: i64 = 0
    if to_target and deal(s, target, to_target, ours, log):
        blood |= 1 << ours
    if to_attacker and deal(s, attacker, to_attacker, theirs, log):
        blood |= 1 << theirs
    moment: i64 = a[MOMENT] + 1
    fell = fall(s, target, moment, ours, log)
    fell += fall(s, attacker, moment, theirs, log)
    if fell:
        a[MOMENT] = moment
    if blood and s.setup.victory == FIRST_BLOOD:
        a[BLOOD] = blood
        finish(s, BY_LAST_TEAM, log)
        return
    standing = teams_standing(s)
    if standing == 1:
        finish(s, BY_LAST_TEAM, log)
    elif standing == 0:
        finish(s, BY_NOBODY, log)


def teams_standing(s: State) -> i64:
    """Return how many teams have a living figure."""
    found: i64 = 0
    for one in range(s.setup.teams):
        for f in range(s.setup.figures):
            if not s.a[FIG + WIDTH * f + FELL] and team(s, f) == one:
                found += 1
                break
    return found


def rest(s: State) -> None:
    """Forget the combat that is over."""
    a = s.a
    a[TARGET] = -1
    a[RED] = 0
    a[BLACK] = 0
    a[RED_SUM] = 0
    a[BLACK_SUM] = 0
    a[HITS] = 0
    if s.setup.compare == EACH_DIE:
        for at_face in range(s.setup.size - s.setup.attack_faces, s.setup.size):
            a[at_face] = 0


def finish(s: State, how: i64, log: Log | None) -> None:
    """End the fight at once (G6.3, G6.4, G6.6)."""
    a = s.a
    s.todo.clear()
    rest(s)
    a[PHASE] = -1
    a[SERIES] = -1
    a[ROLLED] = 0
    for seat in range(s.setup.seats):
        a[ANSWER + seat] = NOT_ASKED
    a[ENDED] = how
    tell(log, ev.ENDED, how, a[BLOOD])
