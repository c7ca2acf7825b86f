"""What a seat sees, built up from nothing, and the same in words, line by line."""

from msgspec import Struct
from msgspec.structs import replace

from harena.core.ids import OVER, Seat
from harena.core.reason import Fact, Key, Shares, Told, Who
from harena.games.gladiatoro import flow
from harena.games.gladiatoro import moves as mv
from harena.games.gladiatoro import pending as on
from harena.games.gladiatoro.events import WINDOWS
from harena.games.gladiatoro.notation import write
from harena.games.gladiatoro.paths import behind_zone
from harena.games.gladiatoro.state import (
    ANSWER,
    AT,
    BLACK,
    BLACK_SUM,
    DIE,
    EXTRA,
    FACING,
    FACTOR,
    FELL,
    FIG,
    NORMAL,
    NOT_ASKED,
    PHASE,
    PLACE,
    QUIET,
    REACH,
    RED,
    RED_SUM,
    ROLLED,
    SERIES,
    SHOWN,
    TARGET,
    TURN,
    WANT,
    WIDTH,
    WOUNDS,
    State,
    arc_of,
    capacity,
    factor,
    toward,
)
from harena.games.gladiatoro.steps import combat, tied
from harena.games.gladiatoro.steps.final import score_of
from harena.games.gladiatoro.steps.moving import targets
from harena.games.gladiatoro.steps.setting_up import chooser
from harena.games.gladiatoro.steps.turn import tokens
from harena.games.gladiatoro.tables import ARCS, TYPES, Setup
from harena.games.gladiatoro.words import hour

WINDOW_STEPS = (on.DECLARE, on.TIED_ACT, on.TIED_HEX, on.ACT, on.ORDER, on.QUEUE, on.CARRY_OUT, on.TIED_OPEN)


class HexView(Struct, frozen=True):
    """A hex: its name, axial coordinates, and whether it is an obstacle or a start hex."""

    name: str
    q: int
    r: int
    obstacle: bool
    start: bool


class TypeView(Struct, frozen=True):
    """A type: its factors, how it changes the movement roll, and how far that lets it go, wounds apart (G1.2, G4.1)."""

    name: str
    low: int
    high: int
    change: int
    least: int
    most: int


class FigureView(Struct, frozen=True):
    """A gladiator; ``factor`` is what it is now, None while it is hidden or not chosen (G2.20).

    ``allow`` is what it adds to its dice when attacked from the front, side and rear (G1.5); nothing while that is hidden.
    """

    number: int
    seat: int
    team: int
    colour: str
    factor: int | None
    type: str | None
    hex: str | None
    facing: int
    hour: int
    wounds: int
    capacity: int | None
    allow: tuple[int, ...]
    extra_left: int
    acted: bool
    alive: bool


class CombatView(Struct, frozen=True):
    """The main combat: who against whom, from which arc, dice so far; ``added`` is the target's allowance."""

    attacker: int
    target: int
    arc: str
    red: int
    black: int
    added: int
    red_sum: int
    black_sum: int


class View(Struct, frozen=True):
    """The arena as one seat sees it.

    ``window`` is the kind of window that is open, ``asked`` the seats that were asked in it, whoever has answered since,
    ``answer`` one's own answer; ``extra_actions`` is how many a gladiator has in a turn. ``queue`` gives each seat's place, from
    0, and ``order`` its die. ``arcs`` is the arc of each direction counted from a figure's facing (G1.4), a die is its count and
    faces. ``barred`` names the hexes that the roll reaches and the zone of control forbids to whoever moves now (G4.8).
    """

    seat: int | None
    arena: str
    flat: bool
    facing_mode: str
    markers: str
    figure_set: str
    hexes: tuple[HexView, ...]
    arcs: tuple[str, ...]
    types: tuple[TypeView, ...]
    move_die: tuple[int, int]
    attack_die: tuple[int, int]
    defence_die: tuple[int, int]
    turn: int
    turn_limit: int
    quiet: int
    quiet_limit: int
    extra_actions: int
    phase: int | None
    stage: str
    bag: tuple[int, ...]
    figures: tuple[FigureView, ...]
    teams: tuple[int, ...]
    combat: CombatView | None
    rolled: int
    barred: tuple[str, ...]
    window: str | None
    asked: tuple[int, ...]
    answer: str | None
    queue: tuple[int, ...]
    order: tuple[int, ...]
    scores: tuple[int, ...]
    over: bool


def window_of(s: State) -> int:
    """Return the window that is being gone through, or -1."""
    todo = s.todo
    for at in range(len(todo) - 4, -1, -4):
        if todo[at] in WINDOW_STEPS:
            return todo[at + 2]
    return -1


def stage_of(s: State) -> str:
    """Return where a turn stands: set-up, draw, prior, action, reaction, posterior, over."""
    if not s.todo:
        return "over"
    if s.a[PHASE] < 0:
        return "draw" if s.a[TURN] else "setup"
    window = window_of(s)
    return WINDOWS[window] if window >= 0 else "action"


def view(s: State, seat: Seat | None) -> View:
    """Return what the seat (None: a spectator) may see."""
    v = _open_view(s)
    return v if seat is None else reveal(s, seat, v)


def reveal(s: State, seat: Seat, v: View) -> View:
    """Return a spectator's view with the seat's hidden factors, its answer, and what bars its own secret step."""
    figures = v.figures
    if s.a[SHOWN] != 1:
        figures = tuple(_figure(s, f, known=chooser(s, f) == seat) for f in range(s.setup.figures))
    own = s.a[ANSWER + seat] if seat in v.asked else -1
    barred = v.barred or tuple(s.setup.names[one] for one in _barred_secretly(s, seat))
    return replace(v, seat=seat, figures=figures, barred=barred, answer=write(s, seat, own) if own >= 0 else None)


def _open_view(s: State) -> View:
    a, setup = s.a, s.setup
    seats = range(setup.seats)
    window = window_of(s)
    asked = tuple(one for one in seats if a[ANSWER + one] != NOT_ASKED)
    drawing = bool(a[TURN])
    return View(
        seat=None,
        arena=setup.arena,
        flat=setup.flat,
        facing_mode=setup.facing,
        markers=setup.markers,
        figure_set=setup.figure_set,
        hexes=tuple(_hex(s, h) for h in range(setup.hexes)),
        arcs=tuple(ARCS[arc] for arc in setup.arc),
        types=_types(setup),
        move_die=(setup.move_dice, setup.move_faces),
        attack_die=(setup.attack_dice, setup.attack_faces),
        defence_die=(setup.defence_dice, setup.defence_faces),
        turn=a[TURN],
        turn_limit=setup.turn_limit,
        quiet=a[QUIET],
        quiet_limit=setup.no_hit_turns,
        extra_actions=setup.per_turn,
        phase=a[PHASE] + 1 if a[PHASE] >= 0 else None,
        stage=stage_of(s),
        bag=tuple(int(tokens(s, one)) if drawing and s.todo and one != a[SERIES] else 0 for one in seats),
        figures=tuple(_figure(s, f, known=a[SHOWN] == 1) for f in range(setup.figures)),
        teams=tuple(setup.team_of),
        combat=_combat(s),
        rolled=a[ROLLED],
        barred=tuple(setup.names[one] for one in _barred(s)),
        window=WINDOWS[window] if window >= 0 else None,
        asked=asked,
        answer=None,
        queue=tuple(a[PLACE : PLACE + setup.seats]),
        order=tuple(a[DIE : DIE + setup.seats]),
        scores=tuple(score_of(s, setup.team_of[one]) for one in seats),
        over=flow.to_act(s) == OVER,
    )


def _hex(s: State, h: int) -> HexView:
    setup = s.setup
    return HexView(setup.names[h], setup.qs[h], setup.rs[h], setup.obstacle[h] == 1, setup.start[h] == 1)


def _types(setup: Setup) -> tuple[TypeView, ...]:
    found = []
    for number, name in enumerate(TYPES):
        factors = [one for one in range(setup.factor_low, setup.factor_high + 1) if setup.type_of[one] == number]
        if factors:
            change, least = setup.mods[number], setup.move_min
            ends = (max(least, setup.move_dice * faces + change) for faces in (1, setup.move_faces))
            found.append(TypeView(name, factors[0], factors[-1], change, *ends))
    return tuple(found)


def _barred(s: State) -> list[int]:
    """Return the hexes that only the zone of control keeps from whoever moves now, as all see it."""
    what = s.todo[-4] if s.todo else 0
    if what in (on.MOVE_HEX, on.DASH_HEX, on.STEP_HEX):
        f, most = s.todo[-2], 1 if what == on.STEP_HEX else s.a[ROLLED]
        return behind_zone(s, f, most, targets(s, what, f))
    return []


def _barred_secretly(s: State, seat: Seat) -> list[int]:
    """Return such hexes for the seat's own step in a secret window; of that nobody else may see anything (8.1)."""
    if s.todo and s.todo[-4] == on.TIED_HEX and seat in flow.waiting(s):
        want = s.a[WANT + seat]
        open_ones = sorted({(m - mv.SHIFT) // 6 for m in flow.legal(s, seat)})
        return behind_zone(s, int(tied.wanting(want)), 1 if want < mv.DASH else s.a[REACH + seat], open_ones)
    return []


def _figure(s: State, f: int, *, known: bool) -> FigureView:
    a, setup = s.a, s.setup
    base = FIG + WIDTH * f
    known = known and a[base + FACTOR] >= 0
    now = int(factor(s, f)) if known else None
    return FigureView(
        number=f + 1,
        seat=f // setup.per,
        team=setup.team_of[f // setup.per],
        colour=setup.colours[f // setup.per],
        factor=now,
        type=None if now is None else TYPES[setup.type_of[now]],
        hex=setup.names[a[base + AT]] if a[base + AT] >= 0 else None,
        facing=a[base + FACING],
        hour=hour(setup, a[base + FACING]),
        wounds=a[base + WOUNDS],
        capacity=int(capacity(s, f)) if known else None,
        allow=() if now is None else tuple(setup.allow[3 * now : 3 * now + 3]),
        extra_left=max(0, setup.per_turn - a[base + EXTRA]) if not a[base + FELL] else 0,
        acted=a[base + NORMAL] == 1,
        alive=not a[base + FELL],
    )


def _combat(s: State) -> CombatView | None:
    a = s.a
    if a[TARGET] < 0 or a[FIG + WIDTH * a[TARGET] + FELL] or a[FIG + WIDTH * a[PHASE] + FELL]:
        return None
    target = a[TARGET]
    back = toward(s, target, a[PHASE])
    if back < 0:
        return None  # it was pushed away
    arc = ARCS[arc_of(s, target, back)]
    return CombatView(a[PHASE] + 1, target + 1, arc, a[RED], a[BLACK], int(combat.allowance(s)), a[RED_SUM], a[BLACK_SUM])


# -- in words ------------------------------------------------------------------------------------------------------------------


def view_lines(v: View) -> list[Told]:
    """Return a view as sentences ``view-...`` for whoever reads rather than looks."""
    lines = [Told("turn", "G2.6", {"turn": v.turn, "limit": v.turn_limit})]
    if v.phase is not None:
        figure = v.figures[v.phase - 1]
        facts: dict[str, Fact] = {"seat": Who(figure.seat), "figure": v.phase, "stage": Key(f"stage-{v.stage}")}
        lines.append(Told("phase", "G2.10", facts))
    lines.append(Told("bag", "G2.9", {"tokens": Shares(tuple(enumerate(v.bag)))}))
    if v.quiet:
        lines.append(Told("quiet", "G6.6", {"turns": v.quiet, "limit": v.quiet_limit}))
    lines.extend(_figure_line(v, figure) for figure in v.figures)
    if v.combat:
        lines.append(_combat_line(v, v.combat))
    if v.window:
        lines.append(Told("window", "G3.9", {"window": Key(f"window-{v.window}")}))
    return lines


def _figure_line(v: View, figure: FigureView) -> Told:
    facts: dict[str, Fact] = {"seat": Who(figure.seat), "figure": figure.number}
    if figure.factor is None or figure.type is None or figure.capacity is None:
        return Told("unknown", "G2.20", facts)
    facts |= {"type": Key(f"type-{figure.type}"), "factor": figure.factor}
    if not figure.alive:
        return Told("fallen", "G6.1", facts)
    if figure.hex is None:
        return Told("outside", "G2.4", facts)
    facts |= {"hex": figure.hex, "facing": Key(f"clock-{figure.hour}"), "wounds": figure.wounds, "capacity": figure.capacity}
    facts |= {"extra": figure.extra_left, "acted": Key("acted-yes" if figure.acted else "acted-no")}
    facts["beside"] = ", ".join(str(one) for one in _beside(v, figure)) or "-"
    return Told("figure", "G1.1", facts)


def _beside(v: View, figure: FigureView) -> list[int]:
    """Return the numbers of the opposing figures adjacent to a figure."""
    where = {one.name: (one.q, one.r) for one in v.hexes}
    q, r = where[str(figure.hex)]
    found = []
    for other in v.figures:
        if other.hex is not None and other.team != figure.team:
            x, y = where[other.hex][0] - q, where[other.hex][1] - r
            if max(abs(x), abs(y), abs(x + y)) == 1:
                found.append(other.number)
    return found


def _combat_line(v: View, fight: CombatView) -> Told:
    attacker, target = v.figures[fight.attacker - 1], v.figures[fight.target - 1]
    facts: dict[str, Fact] = {
        "seat": Who(attacker.seat),
        "figure": fight.attacker,
        "foe": Who(target.seat),
        "target": fight.target,
    }
    facts |= {"arc": Key(f"arc-{fight.arc}"), "red": fight.red, "black": fight.black, "added": fight.added}
    return Told("combat", "G5.9", facts)
