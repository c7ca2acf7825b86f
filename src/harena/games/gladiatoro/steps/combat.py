"""G5 Combat: supports, dice, the comparison, and what a hit does."""

from typing import Final

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.gladiatoro import events as ev
from harena.games.gladiatoro import pending as on
from harena.games.gladiatoro.moves import DIE, HEX, NO, YES
from harena.games.gladiatoro.refusals import LEGAL, NOT_BESIDE, OBSTACLE, OCCUPIED, OFF_BOARD, OTHER_BLOCK
from harena.games.gladiatoro.state import (
    AT,
    BLACK,
    BLACK_SUM,
    EXTRA,
    FELL,
    FIG,
    HIT,
    HITS,
    PHASE,
    RED,
    RED_SUM,
    TARGET,
    WIDTH,
    State,
    alive,
    arc_of,
    at,
    factor,
    owner,
    pop,
    push,
    team,
    toward,
)
from harena.games.gladiatoro.steps.damage import rest, wound_both
from harena.games.gladiatoro.steps.setting_up import is_free
from harena.games.gladiatoro.tables import (
    AFTER_ROLL,
    BEFORE_ROLL,
    BESIDE_ATTACKER,
    BESIDE_EITHER,
    BY_MARGIN,
    BY_RATIO,
    EACH_DIE,
    FRONT,
    MAX_HEXES,
    NO_PUSH,
    RETREAT_1_FOLLOW_UP,
    SUM,
    TIE_ATTACKER,
    TIE_BOTH,
)

ATTACKERS: Final[i64] = 0
DEFENDERS: Final[i64] = 1
ALL: Final[i64] = 99  # more wounds than anybody can take


def begin_combat(s: State, f: i64, target: i64, log: Log | None) -> None:
    """Name the main pair and lay out the combat (G5.1, G5.23)."""
    a = s.a
    setup = s.setup
    a[TARGET] = target
    a[RED] = setup.attack_dice
    a[BLACK] = setup.defence_dice
    tell(log, ev.ATTACKED, f, target, arc(s))
    push(s, on.COMBAT_END)
    push(s, on.AFTERMATH)
    if setup.react == AFTER_ROLL:
        push(s, on.OPEN, 0, on.REACTION)
    push(s, on.RESOLVE)
    push(s, on.DICE)
    if setup.react == BEFORE_ROLL:
        push(s, on.OPEN, 0, on.REACTION)
    push(s, on.GATHER, DEFENDERS, 0)  # [G5.8]
    push(s, on.GATHER, ATTACKERS, 0)


def arc(s: State) -> i64:
    """Return the arc of the target that the attacker stands in (G1.6)."""
    target: i64 = s.a[TARGET]
    return arc_of(s, target, toward(s, target, s.a[PHASE]))


def allowance(s: State) -> i64:
    """Return what the target adds to its black dice (G1.5, G5.9)."""
    return s.setup.allow[3 * factor(s, s.a[TARGET]) + arc(s)]


# -- support ---------------------------------------------------------------------------------------------------------------------


def supports(s: State, f: i64, side: i64) -> bool:
    """Return whether a figure may support one side of the main pair (G5.3, G5.5, G5.7, G7.6, G7.10)."""
    a = s.a
    setup = s.setup
    attacker: i64 = a[PHASE]
    target: i64 = a[TARGET]
    if not alive(s, f) or a[FIG + WIDTH * f + EXTRA] >= setup.per_turn:
        return False
    if side == ATTACKERS:
        return f != attacker and team(s, f) == team(s, attacker) and fits(s, f, target, target)
    if f == target or team(s, f) != team(s, target):
        return False
    beside: i64 = setup.support_beside
    if beside != BESIDE_ATTACKER:
        if fits(s, f, target, attacker):
            return True
        if beside != BESIDE_EITHER:
            return False
    return fits(s, f, attacker, attacker)


def fits(s: State, f: i64, touched: i64, faced: i64) -> bool:
    """Return whether a supporter is adjacent to one figure and, by switch, has the other in front (G5.3, G5.5)."""
    if toward(s, f, touched) < 0:
        return False
    if not s.setup.needs_front:
        return True
    d = toward(s, f, faced)
    return d >= 0 and arc_of(s, f, d) == FRONT


def gather(s: State, side: i64, first: i64) -> None:
    """Ask the next figure that may support, openly, in the order of seats and ids (G5.6)."""
    a = s.a
    setup = s.setup
    if side == ATTACKERS:
        if not setup.support_attack or (setup.max_dice and a[RED] - setup.attack_dice >= setup.max_dice):
            return
    elif not setup.support_defence or (setup.max_dice and a[BLACK] - setup.defence_dice >= setup.max_dice):
        return
    for f in range(first, setup.figures):
        if supports(s, f, side):
            push(s, on.GATHER, side, f + 1)
            push(s, on.SUPPORT, owner(s, f), f)
            return


def refuse_choice(m: i64) -> i64:
    """Refuse whatever is neither yes nor no (G5.3, G5.7, G5.22)."""
    return LEGAL if NO <= m <= YES else OTHER_BLOCK


def list_choice() -> list[int]:
    """List no and yes."""
    return [int(NO), int(YES)]


def do_support(s: State, m: i64, log: Log | None) -> None:
    """Add a die and spend the extra action, or stand by (G5.4, G5.7)."""
    a = s.a
    f: i64 = s.todo[-2]
    pop(s)
    side = ATTACKERS if team(s, f) == team(s, a[PHASE]) else DEFENDERS
    if m == NO:
        tell(log, ev.NO_SUPPORT, f, side)
        return
    a[FIG + WIDTH * f + EXTRA] += 1
    a[RED if side == ATTACKERS else BLACK] += 1
    tell(log, ev.SUPPORTED, f, side)


# -- dice ------------------------------------------------------------------------------------------------------------------------


def lay_dice(s: State) -> None:
    """Roll the red dice, then the black ones (G5.9)."""
    a = s.a
    push(s, on.BLACK_DIE, owner(s, a[TARGET]), a[BLACK])
    push(s, on.RED_DIE, owner(s, a[PHASE]), a[RED])


def do_die(s: State, m: i64, log: Log | None) -> None:
    """Keep of a die what the comparison needs: sums, the highest, or red dice by their faces (G5.17)."""
    a = s.a
    what: i64 = s.todo[-4]
    seat: i64 = s.todo[-3]
    left: i64 = s.todo[-2]
    if left > 1:
        s.todo[-2] = left - 1
    else:
        pop(s)
    face: i64 = m - DIE
    setup = s.setup
    red = what == on.RED_DIE
    tell(log, ev.RED_DIE if red else ev.BLACK_DIE, seat, face)
    at_sum: i64 = RED_SUM if red else BLACK_SUM
    if setup.compare == SUM:
        a[at_sum] += face
    elif face > a[at_sum]:
        a[at_sum] = face
    if red and setup.compare == EACH_DIE:
        a[setup.size - setup.attack_faces + face - 1] += 1


# -- comparing -------------------------------------------------------------------------------------------------------------------


def wounds_of(s: State, red: i64, black: i64) -> i64:
    """Return the wounds of a hit of so much red against so much black (G5.19, ``damage_model``)."""
    model: i64 = s.setup.damage
    if model == BY_MARGIN:
        return 1 if red - black <= 5 else 2
    if model == BY_RATIO:
        if red >= 4 * black:
            return ALL
        return 1 if red >= 2 * black else 0
    return 1


def resolve(s: State, log: Log | None) -> None:
    """Compare red with black and allowance; a hit needs more, a tie does what its switch says (G5.17 to G5.19)."""
    a = s.a
    setup = s.setup
    black: i64 = a[BLACK_SUM] + allowance(s)
    least: i64 = black if setup.tie == TIE_ATTACKER else black + 1
    hits: i64 = 0
    taken: i64 = 0
    tied: i64 = 0
    if setup.compare == EACH_DIE:
        base: i64 = setup.size - setup.attack_faces - 1
        for face in range(1, setup.attack_faces + 1):
            count: i64 = a[base + face]
            if face >= least:
                hits += count
                taken += count * wounds_of(s, face, black)
            elif face == black:
                tied += count
    else:
        red: i64 = a[RED_SUM]
        if red >= least:
            hits = 1
            taken = wounds_of(s, red, black)
        elif red == black:
            tied = 1
    target: i64 = a[TARGET]
    attacker: i64 = a[PHASE]
    if hits:
        a[HITS] = 1
        a[HIT] = 1
        tell(log, ev.HIT, target, a[RED_SUM], black)
        wound_both(s, target, taken, attacker, 0, log)
    elif tied and setup.tie == TIE_BOTH:
        a[HIT] = 1
        tell(log, ev.TIE_WOUNDS, target, a[RED_SUM], black)
        wound_both(s, target, 1, attacker, 1, log)
    else:
        tell(log, ev.TIE if tied else ev.MISS, target, a[RED_SUM], black)


# -- push ------------------------------------------------------------------------------------------------------------------------


def aftermath(s: State, log: Log | None) -> None:
    """Push a target that was hit and lives straight away, else to one of the two hexes beside (G5.20, G5.21)."""
    a = s.a
    setup = s.setup
    target: i64 = a[TARGET]
    if setup.push == NO_PUSH or not a[HITS] or a[FIG + WIDTH * target + FELL]:
        return
    k = toward(s, a[PHASE], target)
    straight: i64 = setup.neigh[6 * a[FIG + WIDTH * target + AT] + k]
    if straight >= 0 and is_free(s, straight):
        _push_to(s, target, straight, log)
    elif beside(s, target):
        push(s, on.PUSH_HEX, owner(s, target), target)
    else:
        tell(log, ev.BLOCKED, target)
        if setup.push_wounds:
            wound_both(s, target, 1, a[PHASE], 0, log)


def beside(s: State, target: i64) -> list[int]:
    """Return the free ones of the two hexes beside the straight way, the counter-clockwise one first (G5.21)."""
    a = s.a
    k = toward(s, a[PHASE], target)
    here: i64 = a[FIG + WIDTH * target + AT]
    found = []
    for turned in (1, 5):
        hexagon: i64 = s.setup.neigh[6 * here + (k + turned) % 6]
        if hexagon >= 0 and is_free(s, hexagon):
            found.append(int(hexagon))
    return found


def refuse_push(s: State, m: i64) -> i64:
    """Refuse a hex that is barred or not one of the two (G5.21)."""
    if not HEX <= m < HEX + MAX_HEXES:
        return OTHER_BLOCK
    hexagon: i64 = m - HEX
    if hexagon >= s.setup.hexes:
        return OFF_BOARD
    if hexagon in beside(s, s.todo[-2]):
        return LEGAL
    if s.setup.obstacle[hexagon]:
        return OBSTACLE
    return OCCUPIED if at(s, hexagon) >= 0 else NOT_BESIDE


def list_push(s: State, target: i64) -> list[int]:
    """List the hexes that the owner of a pushed figure may choose from (G5.21)."""
    return sorted(HEX + h for h in beside(s, target))


def do_push(s: State, m: i64, log: Log | None) -> None:
    """Push a figure to the hex its owner chose (G5.21)."""
    target: i64 = s.todo[-2]
    pop(s)
    _push_to(s, target, m - HEX, log)


def _push_to(s: State, target: i64, hexagon: i64, log: Log | None) -> None:
    a = s.a
    left: i64 = a[FIG + WIDTH * target + AT]
    a[FIG + WIDTH * target + AT] = hexagon
    tell(log, ev.PUSHED, target, hexagon)
    if s.setup.push == RETREAT_1_FOLLOW_UP:
        push(s, on.FOLLOW, owner(s, a[PHASE]), left)  # [G5.22]


def do_follow(s: State, m: i64, log: Log | None) -> None:
    """Enter the hex that the push left free, or stay (G5.22)."""
    a = s.a
    hexagon: i64 = s.todo[-2]
    pop(s)
    if m == YES:
        a[FIG + WIDTH * a[PHASE] + AT] = hexagon
        tell(log, ev.FOLLOWED, a[PHASE], hexagon)
    else:
        tell(log, ev.NOT_FOLLOWED, a[PHASE])


def combat_end(s: State) -> None:
    """Clear the dice away; whoever fell in its own phase has nothing left to do in it (G6.2)."""
    rest(s)
    todo = s.todo
    if todo[-4] == on.AFTER_ATTACK and not alive(s, todo[-2]):
        pop(s)
