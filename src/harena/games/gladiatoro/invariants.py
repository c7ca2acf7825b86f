"""What is true of every reachable position."""

from harena.games.gladiatoro import flow
from harena.games.gladiatoro import pending as on
from harena.games.gladiatoro.state import (
    ANSWER,
    AT,
    DEALT,
    DIE,
    ENDED,
    EXTRA,
    FACING,
    FACTOR,
    FELL,
    FELLED,
    FIG,
    MOMENT,
    NORMAL,
    NOT_ASKED,
    PHASE,
    PLACE,
    RUNNING,
    SHOWN,
    TARGET,
    TURN,
    UNANSWERED,
    WIDTH,
    WOUNDS,
    State,
    capacity,
    toward,
)

# Entries whose argument is a figure of their seat.
OF_FIGURE = (
    on.START_HEX, on.FACE, on.ACTION, on.AFTER_MOVE, on.AFTER_ATTACK, on.MOVE_HEX, on.STEP_HEX, on.DASH_HEX, on.SUPPORT,
    on.PUSH_HEX, on.PHASE_END,
)  # fmt: skip
IN_COMBAT = (
    on.SUPPORT, on.PUSH_HEX, on.FOLLOW, on.GATHER, on.DICE, on.RESOLVE, on.AFTERMATH, on.RED_DIE, on.BLACK_DIE, on.COMBAT_END,
)  # fmt: skip


def faults(s: State) -> list[str]:
    """Return what is false of the position though true of every reachable one."""
    return lying(s) or _pending(s)


def lying(s: State) -> list[str]:
    """Return what is false of the figures and of what is pending about them, whether or not anybody is asked yet."""
    if len(s.a) != s.setup.size or len(s.todo) % 4:
        return ["not a position of this shape"]
    found = [fault for f in range(s.setup.figures) for fault in _figure(s, f)]
    return found or [*_board(s), *_counts(s), *_fitting(s)]


def _figure(s: State, f: int) -> list[str]:
    a, setup, found = s.a, s.setup, []
    base, name = FIG + WIDTH * f, f"gladiator {f + 1}"
    chosen, at, fell = a[base + FACTOR], a[base + AT], a[base + FELL]
    if not (setup.factor_low <= chosen <= setup.factor_high or (chosen < 0 and not a[SHOWN])):
        return [f"{name} has no factor of this fight"]
    if not -1 <= at < setup.hexes or not 0 <= a[base + FACING] < 6:
        return [f"{name} stands nowhere on this board"]
    if a[SHOWN]:
        if not 0 <= a[base + WOUNDS] <= capacity(s, f) or (a[base + WOUNDS] == capacity(s, f)) != bool(fell):
            found.append(f"the wounds of {name} do not fit (G5.19)")
        if not 0 <= fell <= a[MOMENT]:
            found.append(f"{name} fell at no moment of this fight")
    if fell and (at >= 0 or a[base + EXTRA] or a[base + NORMAL]):
        found.append(f"{name} has fallen and goes on fighting (G6.1)")
    if a[TURN] and not fell and at < 0:
        found.append(f"{name} lives and does not stand on the board")
    if not 0 <= a[base + EXTRA] <= setup.per_turn:
        found.append(f"{name} has spent extra actions it does not have (G3.2)")
    return found


def _board(s: State) -> list[str]:
    a = s.a
    held = [a[FIG + WIDTH * f + AT] for f in range(s.setup.figures) if a[FIG + WIDTH * f + AT] >= 0]
    found = [f"two stand on {s.setup.names[h]} (G4.7)" for h in sorted(set(held)) if held.count(h) > 1]
    return found + [f"somebody stands on the obstacle {s.setup.names[h]} (G4.7)" for h in held if s.setup.obstacle[h]]


def _counts(s: State) -> list[str]:
    a, setup, found = s.a, s.setup, []
    figures = range(setup.figures)
    if sum(a[DEALT : DEALT + 6]) != sum(a[FIG + WIDTH * f + WOUNDS] for f in figures):
        found.append("wounds dealt and wounds taken differ")
    if sum(a[FELLED : FELLED + 6]) != sum(a[FIG + WIDTH * f + FELL] > 0 for f in figures):
        found.append("eliminations and fallen figures differ")
    if setup.equal_total and a[SHOWN]:
        for team in range(setup.teams):
            total = sum(a[FIG + WIDTH * f + FACTOR] for f in figures if setup.team_of[f // setup.per] == team)
            if total != setup.total:
                found.append(f"a team's factors make {total}, not {setup.total} (G2.20)")
    if not -1 <= a[PHASE] < setup.figures or not -1 <= a[TARGET] < setup.figures:
        found.append("somebody fights who is not there")
    if setup.turn_limit and a[TURN] > setup.turn_limit:
        found.append("the turn limit is passed (G6.6)")
    return found


def _fitting(s: State) -> list[str]:
    """Return which pending entries do not fit the figures."""
    todo, found = s.todo, []
    for at in range(0, len(todo), 4):
        what, seat, arg = todo[at : at + 3]
        if not _fits(s, what, seat, arg):
            found.append(f"what is pending as number {at // 4 + 1} does not fit the rest")
    if todo and todo[0] not in (on.NEXT_PHASE, on.NEXT_START, on.TURN_END, on.TURN_START):
        found.append("nothing follows what is pending")
    return found


def _fits(s: State, what: int, seat: int, arg: int) -> bool:
    a, setup = s.a, s.setup
    if what in OF_FIGURE and not (0 <= arg < setup.figures and arg // setup.per == seat):
        return False
    if what == on.ALLOWED and not (0 <= arg // 4 < setup.figures and arg // 4 // setup.per == seat):
        return False
    if what in IN_COMBAT:
        if a[PHASE] < 0 or a[TARGET] < 0 or setup.team_of[a[PHASE] // setup.per] == setup.team_of[a[TARGET] // setup.per]:
            return False
        if what in (on.SUPPORT, on.GATHER, on.DICE, on.RESOLVE, on.PUSH_HEX, on.RED_DIE) and toward(s, a[PHASE], a[TARGET]) < 0:
            return False
        return what != on.FOLLOW or (0 <= arg < setup.hexes and a[FIG + WIDTH * a[PHASE] + FELL] == 0)
    if what in (on.ACTION, on.AFTER_MOVE, on.MOVE_HEX) and (a[PHASE] != arg or a[FIG + WIDTH * arg + AT] < 0):
        return False
    if what in (on.START_HEX, on.NEXT_START, on.FACE, on.ACTION):
        return a[SHOWN] == 1 or what == on.NEXT_START
    return True


def _pending(s: State) -> list[str]:
    a, todo, setup, found = s.a, s.todo, s.setup, []
    if (a[ENDED] != RUNNING) == bool(todo):
        found.append("the fight has ended and goes on, or neither")
    window = bool(todo) and on.LAST_CHANCE < todo[-4] <= on.LAST_WINDOW
    if window != (UNANSWERED in a[ANSWER : ANSWER + 6]):
        found.append("answers without a window, or a window without answers")
    if not window and any(answer != NOT_ASKED for answer in a[ANSWER : ANSWER + 6]):
        found.append("answers left over from a window")
    queued = any(todo[at] in (on.QUEUE, on.ORDER, on.ACT) for at in range(0, len(todo), 4))
    if not queued and todo and (max(a[PLACE : PLACE + 6]) >= 0 or any(a[DIE : DIE + 6])):
        found.append("a queue left over from a window")
    if todo and flow.to_act(s) >= 0 and not window and len(s.moves) < 2:
        found.append("a choice that is none")
    if setup.per_turn == 0 and window and todo[-4] != on.FACTORS:
        found.append("a window without extra actions")
    return found
