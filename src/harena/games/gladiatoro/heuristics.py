"""What a decent beginner thinks a move is worth: hit the weak arc, show the strong one, go where the odds are good.

Everything is read off the position itself, so a bot that calls this with an imagined state sees no more than its seat may. Values
are wounds: dealt ones and kills count for a move, those to be feared against it.
"""

from collections.abc import Sequence

from harena.core.ids import Move, Seat
from harena.games.gladiatoro import moves as mv
from harena.games.gladiatoro import pending as on
from harena.games.gladiatoro.odds import attack_odds
from harena.games.gladiatoro.state import (
    AT,
    EXTRA,
    FACING,
    FIG,
    NORMAL,
    PHASE,
    TARGET,
    WANT,
    WIDTH,
    WOUNDS,
    State,
    alive,
    arc_of,
    capacity,
    team,
    toward,
)
from harena.games.gladiatoro.steps import combat
from harena.games.gladiatoro.steps.setting_up import is_free
from harena.games.gladiatoro.steps.tied import wanting
from harena.games.gladiatoro.steps.windows import facings
from harena.games.gladiatoro.tables import FRONT

KILL = 1.5  # what an elimination is worth beyond its wound
FEAR = 0.2  # how much a wound to be feared counts against one to be dealt
APPROACH = 0.05  # a hex nearer to the nearest foe
KEEP = 0.04  # what an unspent extra action is worth
BEST_FACTOR = 5


def distance(s: State, one: int, other: int) -> int:
    """Return how many hexes lie from one to the other, as if the board were empty."""
    q = s.setup.qs[one] - s.setup.qs[other]
    r = s.setup.rs[one] - s.setup.rs[other]
    return max(abs(q), abs(r), abs(q + r))


def foes(s: State, f: int) -> list[tuple[int, int]]:
    """Return the living figures on the board that are hostile to one, each with how many hexes it is away."""
    a, setup = s.a, s.setup
    own, here = team(s, f), a[FIG + WIDTH * f + AT]
    places = [(g, a[FIG + WIDTH * g + AT]) for g in range(setup.figures)]
    return [(g, distance(s, here, there)) for g, there in places if there >= 0 and team(s, g) != own]


def wound_value(s: State, f: int) -> float:
    """Return what a wound of a figure is worth to its foes."""
    last = s.a[FIG + WIDTH * f + WOUNDS] + 1 >= capacity(s, f)
    return 1.0 + (KILL if last else 0.0)


def helpers(s: State, attacker: int, target: int) -> int:
    """Return how many team mates could add a die to an attack now."""
    if not s.setup.support_attack:
        return 0
    own = team(s, attacker)
    found = 0
    for g in range(s.setup.figures):
        if g != attacker and team(s, g) == own and s.a[FIG + WIDTH * g + EXTRA] < s.setup.per_turn and toward(s, g, target) >= 0:
            found += 1
    return found


def attack_value(s: State, attacker: int, target: int) -> float:
    """Return what an attack is worth as things stand, nothing where it cannot be made."""
    d = toward(s, attacker, target)
    if d < 0 or arc_of(s, attacker, d) != FRONT:
        return 0.0
    arc = arc_of(s, target, toward(s, target, attacker))
    won, total = attack_odds(s, attacker, target, arc, helpers(s, attacker, target))
    return won / total * wound_value(s, target)


def best_attack(s: State, f: int, them: Sequence[tuple[int, int]]) -> float:
    """Return the best that a figure's attacks are worth, 0 where there is none."""
    return max([attack_value(s, f, g) for g, gap in them if gap == 1], default=0.0)


def danger(s: State, f: int, them: Sequence[tuple[int, int]]) -> float:
    """Return the wounds a figure has to fear where it stands: from each foe near enough, from the side it would come from."""
    a = s.a
    feared = 0.0
    for g, gap in them:
        if gap > 3:
            continue
        d = toward(s, f, g) if gap == 1 else _bearing(s, f, g)
        won, total = attack_odds(s, g, f, int(arc_of(s, f, d)))
        acts = 0.35 if a[FIG + WIDTH * g + NORMAL] else 1.0
        feared += acts * won / total * (1.0 if gap == 1 else 0.5 if gap == 2 else 0.25)
    return feared * wound_value(s, f)


def _bearing(s: State, f: int, g: int) -> int:
    """Return the direction in which a figure that is not adjacent lies, roughly: the neighbour nearest to it."""
    a, setup = s.a, s.setup
    here, there = a[FIG + WIDTH * f + AT], a[FIG + WIDTH * g + AT]
    best, found = 99, 0
    for d in range(6):
        beside = setup.neigh[6 * here + d]
        if beside >= 0 and distance(s, beside, there) < best:
            best, found = distance(s, beside, there), d
    return found


def standing_value(s: State, f: int, *, strikes: bool) -> float:
    """Return what a figure's hex and facing are worth: the attack it has, the danger it is in, how near its prey is."""
    them = foes(s, f)
    gap = min([gap for _, gap in them], default=0)
    attack = best_attack(s, f, them) if strikes else 0.3 * best_attack(s, f, them)
    return attack - FEAR * danger(s, f, them) - APPROACH * gap


def with_facing(s: State, f: int, facing: int, *, strikes: bool) -> float:
    """Return what it is worth to face that way."""
    at = FIG + WIDTH * f + FACING
    kept, s.a[at] = s.a[at], facing
    value = standing_value(s, f, strikes=strikes)
    s.a[at] = kept
    return value


def at_hex(s: State, f: int, hexagon: int, *, strikes: bool) -> float:
    """Return what it is worth to stand on a hex, with the best facing there."""
    at = FIG + WIDTH * f + AT
    kept, s.a[at] = s.a[at], hexagon
    value = max(with_facing(s, f, facing, strikes=strikes) for facing in range(6))
    s.a[at] = kept
    return value


def worth(s: State, seat: Seat, m: Move) -> float:
    """Return how good a beginner thinks a legal move is; for one decision only the order counts."""
    what, arg = s.todo[-4], s.todo[-2]
    block = mv.known_block(m)
    at, word = m - block.base, block.word
    if word == "attack":
        value = attack_value(s, s.a[PHASE], at)
        return (
            value
            if what != on.ACTION
            else value + with_facing(s, s.a[PHASE], s.a[FIG + WIDTH * s.a[PHASE] + FACING], strikes=False)
        )
    if word == "factor":
        return -abs(at - BEST_FACTOR)
    if word == "hex":
        return at_hex(s, arg, at, strikes=_strikes(s, what))
    if word == "shift":
        return at_hex(s, int(wanting(s.a[WANT + seat])), at // 6, strikes=False)
    if word == "face":
        return with_facing(s, arg, at, strikes=_strikes(s, what))
    if word == "turn":
        f = at // 6
        now = standing_value(s, f, strikes=False)
        return with_facing(s, f, at % 6, strikes=False) - now - KEEP
    if word in {"step", "dash"}:
        return _step_gain(s, at) - KEEP
    if word == "move":
        return _move_value(s, arg, what)
    if word in {"yes", "no"}:
        return _choice(s, seat, what, arg, yes=m == mv.YES)
    if word == "pass":
        return standing_value(s, arg, strikes=False)
    return 0.0


def _strikes(s: State, what: int) -> bool:
    """Return whether the figure may attack after this movement."""
    return what in (on.MOVE_HEX, on.FACE) and on.AFTER_MOVE in s.todo[0:-4:4]


def _move_value(s: State, f: int, what: int) -> float:
    """Return what moving promises: the best of the hexes around, which a roll may or may not reach; never less than to stay."""
    here = s.a[FIG + WIDTH * f + AT]
    strikes = what == on.ACTION and s.setup.normal != 1
    best = at_hex(s, f, here, strikes=strikes)
    for beside in around(s, here):
        best = max(best, at_hex(s, f, beside, strikes=strikes))
    return best + APPROACH


def around(s: State, here: int) -> list[int]:
    """Return the free hexes beside one."""
    return [h for h in s.setup.neigh[6 * here : 6 * here + 6] if h >= 0 and is_free(s, h)]


def _step_gain(s: State, f: int) -> float:
    here = s.a[FIG + WIDTH * f + AT]
    now = standing_value(s, f, strikes=False)
    return max((at_hex(s, f, h, strikes=False) for h in around(s, here)), default=now) - now


def _choice(s: State, seat: Seat, what: int, arg: int, *, yes: bool) -> float:
    if not yes:
        return 0.0
    if what == on.DECLARE:
        return _window_gain(s, seat, arg)
    if what == on.SUPPORT:
        return _support_gain(s, arg)
    return 0.1  # follow up


def _window_gain(s: State, seat: Seat, window: int) -> float:
    """Return the best that turning one of one's figures now would gain, less what keeping the action is worth."""
    per = s.setup.per
    best = -1.0
    for f in range(seat * per, seat * per + per):
        if not alive(s, f) or f == s.a[PHASE] or s.a[FIG + WIDTH * f + EXTRA] >= s.setup.per_turn:
            continue
        now = standing_value(s, f, strikes=False)
        allowed = int(facings(s, f, window))
        turns = [with_facing(s, f, facing, strikes=False) for facing in range(6) if allowed >> facing & 1]
        best = max([best, *(value - now - KEEP for value in turns)])
    return best


def _support_gain(s: State, f: int) -> float:
    """Return what one more die changes in wounds, less what keeping the extra action is worth."""
    attacker, target = s.a[PHASE], s.a[TARGET]
    arc = int(combat.arc(s))
    won, total = attack_odds(s, attacker, target, arc)
    ours = team(s, f) == team(s, attacker)
    then, of = attack_odds(s, attacker, target, arc, int(ours), int(not ours))
    return abs(then / of - won / total) * wound_value(s, target) - KEEP
