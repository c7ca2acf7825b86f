"""G4 Movement and zone of control: how far, where to, which way to look."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.gladiatoro import events as ev
from harena.games.gladiatoro import pending as on
from harena.games.gladiatoro.moves import DIE, FACE, HEX
from harena.games.gladiatoro.refusals import LEGAL, OBSTACLE, OCCUPIED, OFF_BOARD, OTHER_BLOCK, TOO_FAR, TOO_SHORT, ZONE
from harena.games.gladiatoro.state import (
    AT,
    FACING,
    FIG,
    REACH,
    ROLLED,
    WIDTH,
    State,
    factor,
    pop,
    push,
    team,
    wounds,
)
from harena.games.gladiatoro.state import at as figure_at
from harena.games.gladiatoro.tables import ANY_ENEMY, MAX_HEXES, MOVE_MINUS_1, NO_ZONE


def roll(s: State, seat: i64, f: i64, way: i64) -> None:
    """Roll for movement (G4.1); what the dice allow is worked out when the last has fallen."""
    s.a[ROLLED] = 0
    push(s, on.ALLOWED, seat, f * 4 + way)
    push(s, on.MOVE_DIE, seat, s.setup.move_dice)


def do_move_die(s: State, m: i64, log: Log | None) -> None:
    """Add a movement die (G4.1)."""
    seat: i64 = s.todo[-3]
    left: i64 = s.todo[-2]
    s.a[ROLLED] += m - DIE
    tell(log, ev.MOVE_DIE, seat, m - DIE)
    if left > 1:
        s.todo[-2] = left - 1
    else:
        pop(s)


def points(s: State, f: i64, rolled: i64) -> i64:
    """Return how many hexes a roll allows: the type's change, and wounds by switch, never under the least (G4.1)."""
    setup = s.setup
    found: i64 = rolled + setup.mods[setup.type_of[factor(s, f)]]
    if setup.effect == MOVE_MINUS_1:
        found -= wounds(s, f)
    least: i64 = setup.move_min
    return found if found > least else least


def allowed(s: State, seat: i64, arg: i64, log: Log | None) -> None:
    """Turn the roll into hexes, and ask where to go (G4.4)."""
    f: i64 = arg // 4
    way: i64 = arg % 4
    a = s.a
    reach = points(s, f, a[ROLLED])
    tell(log, ev.ALLOWED, f, reach)
    if way == on.BY_TIED_DASH:
        a[REACH + seat] = reach
        a[ROLLED] = 0
        return
    a[ROLLED] = reach
    push(s, on.DASH_HEX if way == on.BY_DASH else on.MOVE_HEX, seat, f)


# -- where to --------------------------------------------------------------------------------------------------------------------


def zones(s: State, f: i64) -> list[int]:
    """Return for each hex what entering it counts: two bits for all foes beside it, or for each (G4.8 to G4.15)."""
    setup = s.setup
    found = [0] * setup.hexes
    scope: i64 = setup.zone_scope
    if scope == NO_ZONE:
        return found
    neigh = setup.neigh
    own = team(s, f)
    for other in range(setup.figures):
        there: i64 = s.a[FIG + WIDTH * other + AT]
        if there >= 0 and team(s, other) != own:
            count: i64 = 1
            if scope != ANY_ENEMY:
                count <<= 2 * other
            for d in range(6):
                beside: i64 = neigh[6 * there + d]
                if beside >= 0:
                    found[beside] |= count
    return found


def barred(s: State, f: i64) -> list[int]:
    """Return 1 for each hex that a figure may not enter: obstacles and other figures (G4.7)."""
    found = s.setup.obstacle[:]
    for other in range(s.setup.figures):
        there: i64 = s.a[FIG + WIDTH * other + AT]
        if there >= 0 and other != f:
            found[there] = 1
    return found


def too_many(counts: i64, most: i64) -> bool:
    """Return whether any of the two-bit counts is above ``most``, 1 or 2 (G4.10, G4.12)."""
    if most == 1:
        return (counts & 0xAAAAAAAAAAAA) != 0
    return (counts & (counts >> 1) & 0x555555555555) != 0


def layers(s: State, f: i64, most: i64, *, zoned: bool, exact: bool) -> list[list[int]]:
    """Return where a figure can be after 0, 1, 2 ... hexes, as ``counts << 8 | hex``; unless ``exact``, each only once.

    A path may come back to a hex, and each entry counts (G4.18), so what matters is the hex and what was counted so far.
    """
    setup = s.setup
    neigh = setup.neigh
    zone = zones(s, f) if zoned else [0] * setup.hexes
    closed = barred(s, f)
    limit: i64 = setup.max_zone
    here: i64 = s.a[FIG + WIDTH * f + AT]
    first: i64 = here
    if setup.count_start:
        first |= zone[here] << 8  # [G4.11]
    layer = [int(first)]
    seen = {int(first)}
    found = [layer]
    for _ in range(most):
        following: list[int] = []
        if exact:
            seen = set()
        for key in layer:
            spot: i64 = key & 255
            counts: i64 = key >> 8
            for d in range(6):
                to: i64 = neigh[6 * spot + d]
                if to < 0 or closed[to]:
                    continue
                now: i64 = counts + zone[to]
                if now and too_many(now, limit):
                    continue
                entry: i64 = now << 8 | to
                if entry not in seen:
                    seen.add(entry)
                    following.append(entry)
        if not following:
            break
        layer = following
        found.append(layer)
    return found


def reachable(s: State, f: i64, most: i64, *, up_to: bool) -> list[int]:
    """Return the hexes where a movement may end, sorted: at most so many hexes away, or exactly, or as far as one can (G4.4)."""
    found = layers(s, f, most, zoned=True, exact=not up_to)
    if not up_to:
        return sorted({key & 255 for key in found[-1]})
    return sorted({key & 255 for layer in found for key in layer})


def steps_from(s: State, f: i64) -> list[int]:
    """Return the free neighbouring hexes that a figure may step to (G3.12, G4.16)."""
    found = layers(s, f, 1, zoned=True, exact=True)
    return sorted({key & 255 for key in found[1]}) if len(found) > 1 else []


def dash_from(s: State, f: i64, most: i64) -> list[int]:
    """Return the hexes that a step by roll may reach, whatever ``move_up_to`` says (G3.12)."""
    return reachable(s, f, most, up_to=True)


def targets(s: State, what: i64, f: i64) -> list[int]:
    """Return the hexes open to the decision about a figure's movement."""
    if what == on.STEP_HEX:
        return steps_from(s, f)
    return reachable(s, f, s.a[ROLLED], up_to=s.setup.up_to or what == on.DASH_HEX)


def refuse_hex(s: State, f: i64, m: i64) -> i64:
    """Refuse a hex that is barred (G4.7), too far (G4.4), too near, or behind the zone of control (G4.8)."""
    if not HEX <= m < HEX + MAX_HEXES:
        return OTHER_BLOCK
    what: i64 = s.todo[-4]
    return refuse_target(s, f, m - HEX, targets(s, what, f), 1 if what == on.STEP_HEX else s.a[ROLLED])


def refuse_target(s: State, f: i64, hexagon: i64, open_ones: list[int], most: i64) -> i64:
    """Refuse a hex to move to that is not among the open ones, and find out why."""
    setup = s.setup
    if hexagon >= setup.hexes:
        return OFF_BOARD
    if hexagon in open_ones:
        return LEGAL
    if setup.obstacle[hexagon]:
        return OBSTACLE
    other = figure_at(s, hexagon)
    if other >= 0 and other != f:
        return OCCUPIED
    for layer in layers(s, f, most, zoned=False, exact=True)[1 if other < 0 else 0 :]:
        for key in layer:
            if key & 255 == hexagon:
                return TOO_SHORT if near(s, f, hexagon, most) else ZONE
    return TOO_FAR


def near(s: State, f: i64, hexagon: i64, most: i64) -> bool:
    """Return whether the zone allows a shorter way to a hex, so that only the full roll stands against it."""
    for layer in layers(s, f, most, zoned=True, exact=False):
        for key in layer:
            if key & 255 == hexagon:
                return True
    return False


def list_hexes(s: State, f: i64) -> list[int]:
    """List the hexes where the movement may end (G4.4)."""
    return [HEX + h for h in targets(s, s.todo[-4], f)]


def do_hex(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Move a figure; its facing follows (G4.5, G4.6)."""
    f: i64 = s.todo[-2]
    pop(s)
    a = s.a
    a[ROLLED] = 0
    if a[FIG + WIDTH * f + AT] != m - HEX:
        a[FIG + WIDTH * f + AT] = m - HEX
        tell(log, ev.MOVED, f, m - HEX)
    else:
        tell(log, ev.STAYED, f)
    push(s, on.FACE, seat, f)


# -- facing ----------------------------------------------------------------------------------------------------------------------


def refuse_face(m: i64) -> i64:
    """Refuse whatever is no facing; all six are free (G4.5)."""
    return LEGAL if FACE <= m < FACE + 6 else OTHER_BLOCK


def list_faces() -> list[int]:
    """List the six facings (G4.5)."""
    return list(range(FACE, FACE + 6))


def do_face(s: State, m: i64, log: Log | None) -> None:
    """Turn a figure as its movement or its placing ends (G2.4, G4.5)."""
    f: i64 = s.todo[-2]
    pop(s)
    s.a[FIG + WIDTH * f + FACING] = m - FACE
    tell(log, ev.FACED, f, m - FACE)
