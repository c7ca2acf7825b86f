"""Reads and checks switches, arenas, dice and teams, and makes them the flat ints of :class:`Setup`."""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib import resources
from typing import Any, Final, cast

from harena.core.errors import Unreadable
from harena.core.options import Option, Value, choose, near, read_options, spell
from harena.games.gladiatoro.arena import Faults, read_arena, shipped
from harena.games.gladiatoro.meta import meta
from harena.games.gladiatoro.state import size_of
from harena.games.gladiatoro.tables import (
    ARC_TABLES,
    COLOURS,
    EACH_DIE,
    MAX_FACES,
    MAX_FACTOR,
    MAX_FIGURES,
    STEP_Q,
    STEP_R,
    TYPES,
    Setup,
)

# What a preset says otherwise than the defaults (section 8).
PRESETS: Final[dict[str, dict[str, Value]]] = {
    "blog": {},
    "house": {"extra_menu": "turn_step_1", "push_mode": "retreat_1", "push_blocked": "wound"},
}

BOX_KEYS: Final = ("arena", "teams", "dice", "factors", "share", "move", "capacity", "colours")
DICE: Final = {"move": "1D3", "order": "1D6", "attack": "1D6", "defence": "1D6"}
FACTORS: Final = {"low": 1, "high": 6, "light": [1, 2], "medium": [3, 4], "heavy": [5, 6]}
MOVE: Final[dict[str, Any]] = {"mods": [1, 0, -1], "min": 1}
SHARE: Final = [1, "1/2", 0]
_DIE = re.compile(r"([1-9]?)[dD]([1-9][0-9]?)")


@cache
def options() -> Mapping[str, Option]:
    """Return every switch by key (``options.toml``)."""
    text = resources.files("harena.games.gladiatoro").joinpath("options.toml").read_text("utf-8")
    return read_options(text, "options.toml")


def chosen_of(given: Mapping[str, object]) -> dict[str, Value]:
    """Return the value of every switch: what is given, else what the preset says, else the default."""
    chosen = choose(options(), given)
    return chosen | {key: value for key, value in PRESETS[cast("str", chosen["preset"])].items() if key not in given}


def setup(seats: int, options_given: Mapping[str, object], box: Mapping[str, object]) -> Setup:
    """Check seats, switches and the data file; raises :class:`Unreadable` with the place and reason of every fault."""
    if seats not in meta.seats:
        raise Unreadable("seats", f"{seats} cannot play this game; it takes {', '.join(map(str, meta.seats[:-1]))} or 6")
    chosen = chosen_of(options_given)
    made = Setup(seats)
    faults: Faults = [(key, f"a data file has nothing of this name{near(key, BOX_KEYS)}") for key in box if key not in BOX_KEYS]
    _switches(made, chosen)
    _teams(made, chosen, box, faults)
    _dice(made, box, faults)
    _factors(made, box, faults)
    _others(made, chosen, box, faults)
    _board(made, chosen, box, faults)
    if not faults:
        _together(made, chosen, faults)
    if faults:
        raise Unreadable.all(faults)
    made.size = size_of(made.figures, made.attack_faces if made.compare == EACH_DIE else 0)
    usual = (
        {key: option.default for key, option in options().items()} | PRESETS[cast("str", chosen["preset"])] | {"preset": "blog"}
    )
    made.changed = {key: value for key, value in chosen.items() if value != usual[key]}
    made.box = {key: box[key] for key in BOX_KEYS if key in box}
    return made


def _index(key: str, chosen: Mapping[str, Value]) -> int:
    return options()[key].values.index(chosen[key])


def _switches(made: Setup, chosen: Mapping[str, Value]) -> None:
    made.equal_total = chosen["setup_factor_choice"] == "equal_total"
    made.markers = cast("str", chosen["setup_markers"])
    made.figure_set = cast("str", chosen["setup_figure_set"])
    made.facing = cast("str", chosen["facing_mode"])
    made.arc = list(ARC_TABLES[made.facing])
    made.face_left = made.facing == "vertex_222"
    made.up_to = chosen["move_up_to"] is True
    made.max_zone = cast("int", chosen["zoc_max_adjacent"])
    made.count_start = chosen["zoc_count_start_hex"] is True
    made.zone_scope = _index("zoc_scope", chosen)
    made.normal = _index("normal_action", chosen)
    made.bag_by_player = _index("bag_token_per", chosen) == 1
    made.per_turn = cast("int", chosen["extra_per_turn"])
    made.prior = chosen["extra_windows"] in {"both", "prior"}
    made.posterior = chosen["extra_windows"] in {"both", "posterior"}
    made.menu_step = chosen["extra_menu"] in {"turn_step_1", "turn_step_both"}
    made.menu_dash = chosen["extra_menu"] in {"turn_step_roll", "turn_step_both"}
    made.any_tie = _index("extra_ties", chosen)
    made.max_rerolls = cast("int", chosen["extra_max_rerolls"])
    made.compare = _index("combat_compare", chosen)
    made.tie = _index("combat_tie", chosen)
    made.react = _index("combat_react_turn", chosen)
    made.circle = chosen["combat_react_circle"] == "all_adjacent_to_pair"
    made.support_attack = chosen["support_attack"] is True
    made.support_defence = chosen["support_defence"] is True
    made.max_dice = cast("int", chosen["support_max_dice"])
    made.support_beside = _index("support_defence_adjacent_to", chosen)
    made.needs_front = chosen["support_needs_front"] is True
    made.damage = _index("damage_model", chosen)
    made.effect = _index("damage_effect", chosen)
    made.push = _index("push_mode", chosen)
    made.push_wounds = chosen["push_blocked"] == "wound"
    made.turn_limit = cast("int", chosen["end_turn_limit"])
    made.no_hit_turns = cast("int", chosen["end_no_hit_turns"])
    made.victory = _index("victory", chosen)


# -- the data file -------------------------------------------------------------------------------------------------------------


def _teams(made: Setup, chosen: Mapping[str, Value], box: Mapping[str, object], faults: Faults) -> None:
    made.per = cast("int", chosen["setup_figures_per_player"])
    made.figures = made.seats * made.per
    if made.figures > MAX_FIGURES:
        faults.append(("setup_figures_per_player", f"{made.figures} gladiators; an arena has room for {MAX_FIGURES}"))
        made.figures = MAX_FIGURES
    count = {"none": made.seats, "two": 2, "three": 3}[cast("str", chosen["setup_teams"])]
    made.team_of = [seat % int(count) for seat in range(made.seats)]
    if count > made.seats:
        faults.append(("setup_teams", f"{made.seats} players do not make {count} teams"))
    if "teams" in box:
        _own_teams(made, box["teams"], faults)
    made.teams = len(set(made.team_of))


def _own_teams(made: Setup, given: object, faults: Faults) -> None:
    why = f"teams are lists of players counted from 1, each of the {made.seats} in exactly one, and two teams at least"
    if not isinstance(given, list) or not all(isinstance(team, list) and team for team in given):
        faults.append(("teams", why))
        return
    named = [one for team in given for one in team]
    if not all(type(one) is int for one in named) or sorted(named) != list(range(1, made.seats + 1)) or len(given) < 2:
        faults.append(("teams", why))
        return
    teams = sorted(sorted(team) for team in given)
    made.team_of = [next(n for n, team in enumerate(teams) if seat + 1 in team) for seat in range(made.seats)]


def _table(box: Mapping[str, object], key: str, ours: Mapping[str, Any], faults: Faults) -> dict[str, Any]:
    """Return a table of the data file over our own values; note unknown keys."""
    given = box.get(key, {})
    if not isinstance(given, Mapping):
        faults.append((key, f"{spell(given)} is not a table"))
        return dict(ours)
    faults += [(f"{key}.{name}", f"there is nothing of this name{near(name, ours)}") for name in given if name not in ours]
    return {name: given.get(name, value) for name, value in ours.items()}


def _dice(made: Setup, box: Mapping[str, object], faults: Faults) -> None:
    found: dict[str, tuple[int, int]] = {}
    for name, text in _table(box, "dice", DICE, faults).items():
        match = _DIE.fullmatch(text) if isinstance(text, str) else None
        number, faces = (int(match[1] or 1), int(match[2])) if match else (0, 0)
        if not 1 <= number <= 4 or not 2 <= faces <= MAX_FACES:
            faults.append((f"dice.{name}", f"{spell(text)} is not one to four dice of 2 to {MAX_FACES} faces, as in 1D6"))
        elif name == "order" and number > 1:
            faults.append(("dice.order", f"{spell(text)}: the order is found with a single die"))
        found[name] = (number, faces)
    made.move_dice, made.move_faces = found["move"]
    made.order_faces = found["order"][1]
    made.attack_dice, made.attack_faces = found["attack"]
    made.defence_dice, made.defence_faces = found["defence"]


def _factors(made: Setup, box: Mapping[str, object], faults: Faults) -> None:
    table = _table(box, "factors", FACTORS, faults)
    low, high = table["low"], table["high"]
    if type(low) is not int or type(high) is not int or not 0 <= low <= high <= MAX_FACTOR:
        faults.append(("factors", f"low and high are whole numbers, 0 to {MAX_FACTOR}, low not above high"))
        return
    made.factor_low, made.factor_high = low, high
    made.type_of = [-1] * (high + 1)
    for number, name in enumerate(TYPES):
        span = table[name]
        if not isinstance(span, list) or len(span) not in {0, 2} or not all(type(n) is int for n in span):
            faults.append((f"factors.{name}", f"{spell(span)} is not a pair, the lowest and the highest, or an empty list"))
            continue
        for factor in range(max(span[0], 0), min(span[1], high) + 1) if span else ():
            if made.type_of[factor] >= 0:
                faults.append((f"factors.{name}", f"factor {factor} has two types"))
            made.type_of[factor] = number
    missing = [str(factor) for factor in range(low, high + 1) if made.type_of[factor] < 0]
    if missing:
        faults.append(("factors", f"no type for factor {', '.join(missing)}"))
    shares = _shares(box.get("share", SHARE), faults)
    made.allow = [int(factor * share) for factor in range(high + 1) for share in shares]


def _shares(given: object, faults: Faults) -> list[Fraction]:
    found: list[Fraction] = []
    if isinstance(given, list) and len(given) == 3:
        for one in given:
            text = str(one)
            if (type(one) is int or isinstance(one, str)) and re.fullmatch(r"[0-9]{1,2}(/[1-9][0-9]?)?", text):
                found.append(Fraction(text))
    if len(found) != 3:
        faults.append(("share", f'{spell(given)} is not a list of three shares, front, side, rear, as in [1, "1/2", 0]'))
        return [Fraction(0)] * 3
    return found


def _others(made: Setup, chosen: Mapping[str, Value], box: Mapping[str, object], faults: Faults) -> None:
    table = _table(box, "move", MOVE, faults)
    made.mods = _three(table["mods"], "move.mods", -9, 9, faults)
    least = table["min"]
    if type(least) is not int or not 0 <= least <= 9:
        faults.append(("move.min", f"{spell(least)} is not a whole number from 0 to 9"))
        least = 1
    made.move_min = least
    capacity = chosen["damage_capacity"]
    made.capacity = _three(box.get("capacity", [capacity] * 3), "capacity", 1, 6, faults)
    colours = box.get("colours", list(COLOURS[: made.seats]))
    if not isinstance(colours, list) or len(colours) != made.seats or len(set(map(str, colours))) < made.seats:
        faults.append(("colours", f"it takes {made.seats} different colours"))
    else:
        faults += [("colours", f"{spell(one)} is not one of {', '.join(COLOURS)}") for one in colours if one not in COLOURS]
        made.colours = [str(one) for one in colours]


def _three(given: object, place: str, low: int, high: int, faults: Faults) -> list[int]:
    if isinstance(given, list) and len(given) == 3 and all(type(n) is int and low <= n <= high for n in given):
        return list(given)
    faults.append((place, f"{spell(given)} is not three whole numbers from {low} to {high}: light, medium, heavy"))
    return [low] * 3


def _board(made: Setup, chosen: Mapping[str, Value], box: Mapping[str, object], faults: Faults) -> None:
    given = box.get("arena", shipped(cast("str", chosen["arena"])))
    if not isinstance(given, Mapping):
        faults.append(("arena", f"{spell(given)} is not a table"))
        return
    try:
        arena = read_arena(given)
    except Unreadable as fault:
        faults += fault.faults
        return
    hexes = arena.ordered()
    index = {at: n for n, at in enumerate(hexes)}
    made.arena, made.flat, made.hexes = arena.name, arena.flat, len(hexes)
    made.names = arena.names()
    made.qs, made.rs = [q for q, _ in hexes], [r for _, r in hexes]
    made.neigh = [index.get((q + STEP_Q[d], r + STEP_R[d]), -1) for q, r in hexes for d in range(6)]
    made.obstacle = [int(at in arena.obstacles) for at in hexes]
    made.edge = [int(-1 in made.neigh[6 * n : 6 * n + 6]) for n in range(made.hexes)]
    made.starts_given = bool(arena.starts)
    inner = [int(at in arena.starts) for at in hexes]
    made.start = inner if arena.starts else [on * (1 - barred) for on, barred in zip(made.edge, made.obstacle, strict=True)]
    made.centre_face = [_centre_face(made, n) for n in range(made.hexes)]
    free = sum(inner) if arena.starts else made.hexes - sum(made.obstacle)
    if free < made.figures:
        places = "start places" if arena.starts else "free hexes"
        faults.append(("arena.starts" if arena.starts else "arena", f"{free} {places} for {made.figures} gladiators"))


def _centre_face(made: Setup, at: int) -> int:
    """Return the facing nearest the mean of all hexes, of two the lower (G7.13); lengths in the plane are kept whole."""
    q = sum(made.qs) - made.hexes * made.qs[at]
    r = sum(made.rs) - made.hexes * made.rs[at]
    nearness = []
    for f in range(6):
        other = (f + 1) % 6 if made.face_left else f
        x, y = STEP_Q[f] + STEP_Q[other], STEP_R[f] + STEP_R[other]
        nearness.append(2 * q * x + 2 * r * y + q * y + r * x)
    return nearness.index(max(nearness))


def _together(made: Setup, chosen: Mapping[str, Value], faults: Faults) -> None:
    """Note what does not go together."""
    if not made.turn_limit and not made.no_hit_turns:
        faults.append(("end_turn_limit", "with neither limit a fight may never end (G6.6)"))
    total = cast("int", chosen["setup_factor_total"])
    if not made.equal_total:
        if total:
            faults.append(("setup_factor_total", "a total needs setup_factor_choice = equal_total (G2.3)"))
        return
    sizes = [made.per * made.team_of.count(team) for team in range(made.teams)]
    if not total and len(set(sizes)) > 1:
        faults.append(("setup_factor_total", "teams of unequal size must be given a total (G2.3)"))
    made.total = total or 4 * sizes[0]
    _check_total(made, sizes, faults)


def _check_total(made: Setup, sizes: Sequence[int], faults: Faults) -> None:
    for size in sizes:
        if not size * made.factor_low <= made.total <= size * made.factor_high:
            why = f"{size} gladiators cannot make {made.total} with factors {made.factor_low} to {made.factor_high} (G2.3)"
            faults.append(("setup_factor_total", why))
            return
