"""Reads and checks switches and printed values, and makes them the flat ints of :class:`Setup`."""

import copy
from collections.abc import Mapping
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Any, Final, cast

from harena.core.errors import Unreadable
from harena.core.options import MARKS, Option, Value, choose, near, parse_toml, read_options, spell
from harena.games.colosseum.meta import meta
from harena.games.colosseum.tables import INTENSE, KINDS, MAX_FACE, RANKS, SQUARES, STANDARD, STARTERS, Setup

Faults = list[tuple[str, str]]
BUY_LIMITS: Final = ("produced", "bought", "last_produced")


def _text(name: str) -> str:
    return resources.files("harena.games.colosseum").joinpath(name).read_text("utf-8")


@cache
def options() -> Mapping[str, Option]:
    """Return every switch by key (``options.toml``)."""
    return read_options(_text("options.toml"), "options.toml")


@cache
def our_box() -> dict[str, Any]:
    """Return the printed values as we have them (``box.toml``); not to be changed."""
    return cast("dict[str, Any]", parse_toml(_text("box.toml"), "box.toml"))


def setup(seats: int, options_given: Mapping[str, object], box: Mapping[str, object]) -> Setup:
    """Check seats, switches and printed values.

    Raises :class:`Unreadable` with the place and reason of every fault of the switches, then of the box.
    """
    if seats not in meta.seats:
        raise Unreadable("seats", f"{seats} cannot play this game; it takes 3, 4 or 5")
    chosen = choose(options(), options_given)
    faults: Faults = []
    whole = _merge(our_box(), box, "", faults)
    if not faults:
        _check(whole, faults)
    if faults:
        raise Unreadable.all(faults)
    made = Setup(seats)
    _switches(made, chosen)
    _printed(made, whole, chosen)
    if made.limited and made.bank_total < seats * made.start_coins:
        raise Unreadable("bank_total", f"{made.bank_total} coins do not give {seats} players {made.start_coins} each (C9.7)")
    made.changed = {key: value for key, value in chosen.items() if value != options()[key].default}
    made.box = _changes(our_box(), whole)
    return made


def _switches(made: Setup, chosen: Mapping[str, Value]) -> None:
    made.mode = INTENSE if chosen["auction_mode"] == "intense" else 0
    made.min_bid = cast("int", chosen["auction_min_bid"])
    made.left_to_right = chosen["auction_refill_order"] == "left_to_right"
    made.buy_limit = BUY_LIMITS.index(cast("str", chosen["invest_buy_limit"]))
    made.max_invest = cast("int", chosen["invest_max_per_phase"])
    made.open_trade = chosen["trade_partners"] == "open"
    made.gifts = chosen["trade_gifts"] is True
    made.cap = cast("int", chosen["trade_offer_cap"])
    made.max_rerolls = cast("int", chosen["dice_max_rerolls"])
    made.recycle = chosen["medals_recycle"] is True
    made.free_always = chosen["medals_free_action_timing"] == "own_decision"
    made.at_once = chosen["cleanup_order"] == "at_once"
    made.last_event = chosen["cleanup_without_event"] == "last_event"
    made.kept_by_owner = chosen["star_multi_overtake"] == "owner_keeps"
    made.limited = chosen["bank_unlimited"] is False
    made.bank_total = cast("int", chosen["bank_total"])
    made.earlier_best = chosen["tie_break"] == "earlier_best"


def _printed(made: Setup, box: Mapping[str, Any], chosen: Mapping[str, Value]) -> None:
    seats = made.seats
    made.shared_tokens = box["seats"]["tokens"][seats - 3]
    made.start_coins, made.medal_coins = box["money"]["start"], box["money"]["medal"]
    made.expand, made.ticket, made.loge = (box["prices"][key] for key in ("expand", "ticket", "loge"))
    made.medals, made.tickets = box["supply"]["medals"], box["supply"]["tickets"]
    made.expansions = box["supply"]["expansions"]
    worth = box["spectators"]
    made.earlier, made.per_ticket, made.per_star = worth["earlier"], worth["ticket"], worth["star"]
    made.per_podium, made.per_spent = worth["podium"], worth["medal"]
    made.noble_value = [worth[rank] for rank in RANKS]
    made.total = [box["tokens"][kind][0] for kind in KINDS]
    made.green = [box["tokens"][kind][1] for kind in KINDS]
    board = box["board"]
    made.resting = [int(square in board["resting"]) for square in range(SQUARES)]
    made.noble_start = list(board["nobles"])
    arenas = list(board[f"arenas_{seats}"])
    if chosen["board_start_arena"] == "first_clockwise":
        first = arenas.index(min(arenas))  # clockwise from the Emperor's square, which is 0
        arenas = arenas[first:] + arenas[:first]
    made.arenas = arenas
    made.face_low = [face[0] for face in box["dice"]["faces"]]
    made.face_high = [face[1] for face in box["dice"]["faces"]]
    made.tie_faces = sorted(made.face_high) if chosen["dice_tie_break"] == "special" else [1, 2, 3, 4, 5, 6]
    smooth = chosen["programs_row_18_scale"] == "smooth"
    for program in box["programs"]:
        made.price.append(program["price"])
        made.size.append(program["size"])
        made.needs += [program["needs"].get(kind, 0) for kind in KINDS[:STANDARD]]
        made.needed.append(sum(program["needs"].values()))
        made.listed.append([kind for kind in range(STANDARD) if program["needs"].get(KINDS[kind], 0)])
        scale = program["smooth"] if smooth and "smooth" in program else program["scale"]
        made.scale_at.append(len(made.scale))
        made.scale_len.append(len(scale))
        made.scale += scale
    made.cheapest = min(made.expand, made.ticket, made.loge, *made.price[STARTERS:])


# -- an owner's corrections ----------------------------------------------------------------------------------------------------


def _merge(ours: Mapping[str, Any], given: Mapping[str, object], path: str, faults: Faults) -> dict[str, Any]:
    """Return our values with an owner's put over them; note every unknown key and wrong type."""
    whole = copy.deepcopy(dict(ours))
    for key, value in given.items():
        place = f"{path}{key}"
        if key not in ours:
            faults.append((place, f"there is nothing of this name in the box{near(key, ours)}"))
        elif key == "programs" and not path:
            _merge_programs(whole["programs"], value, faults)
        elif key == "needs":
            _merge_needs(whole, value, place, faults)
        elif isinstance(ours[key], dict):
            if isinstance(value, dict):
                whole[key] = _merge(ours[key], value, f"{place}.", faults)
            else:
                faults.append((place, f"{spell(value)} is not a table"))
        else:
            fault = _leaf_fault(key, ours[key], value)
            if fault:
                faults.append((place, fault))
            else:
                whole[key] = copy.deepcopy(value)
    return whole


def _leaf_fault(key: str, ours: object, value: object) -> str | None:
    if key.startswith("source"):
        return None if value in MARKS else f"{spell(value)} is not a source mark; there is {', '.join(MARKS)}{near(value, MARKS)}"
    if key == "faces":
        return None if _faces(value) else f"it takes six pairs of numbers from 1 to {MAX_FACE}, the lower one first (C6.2)"
    if isinstance(ours, list):
        length = f"1 to {len(ours)}" if key == "scale" else str(len(ours))
        fits = isinstance(value, list) and (1 <= len(value) <= 20 if key == "scale" else len(value) == len(ours))
        good = fits and isinstance(value, list) and all(_small(one) for one in value)
        return None if good else f"it takes a list of {length} whole numbers from 0 to 99"
    return None if _small(value) else f"{spell(value)} is not a whole number from 0 to 99"


def _faces(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 6
        and all(isinstance(face, list) and len(face) == 2 and all(_small(one) for one in face) for face in value)
        and all(1 <= low <= high <= MAX_FACE for low, high in value)
    )


def _small(value: object) -> bool:
    return type(value) is int and 0 <= value <= 99


def _merge_programs(programs: list[dict[str, Any]], given: object, faults: Faults) -> None:
    """Put an owner's programs over ours, by their number."""
    if not isinstance(given, list) or not all(isinstance(entry, dict) for entry in given):
        faults.append(("programs", "it takes tables [[programs]]"))
        return
    for number, entry in enumerate(given, 1):
        which = entry.get("number")
        if type(which) is not int or not 1 <= which <= len(programs):
            faults.append((f"programs.{number}", f"there is no program {spell(which)}; they are numbered 1 to {len(programs)}"))
            continue
        programs[which - 1] = _merge(programs[which - 1], entry, f"programs.{which}.", faults)


def _merge_needs(program: dict[str, Any], value: object, place: str, faults: Faults) -> None:
    if isinstance(value, dict) and all(kind in KINDS[:STANDARD] and _small(count) for kind, count in value.items()):
        program["needs"] = {kind: value[kind] for kind in KINDS[:STANDARD] if value.get(kind)}
    else:
        faults.append((place, f"it takes numbers of {', '.join(KINDS[:STANDARD])}"))


def _check(box: Mapping[str, Any], faults: Faults) -> None:
    """Note every impossible value (section 3.5 of the rules: what the box must hold)."""
    tokens = [box["tokens"][kind] for kind in KINDS]
    if sum(all_ for all_, _ in tokens) != 152 or sum(green for _, green in tokens) != 40:
        faults.append(("tokens", "the box has 152 tokens, 40 of them green (C1.3, C1.4)"))
    if any(green > all_ for all_, green in tokens) or any(green for _, green in tokens[STANDARD:]):
        faults.append(("tokens", "green tokens are standard ones, and no more than there are (C1.7)"))
    if box["seats"]["tokens"] != our_box()["seats"]["tokens"]:
        faults.append(("seats.tokens", "the green tokens are dealt 8, 6 or 5 to each (C1.3)"))
    if box["supply"]["expansions"] > 2:
        faults.append(("supply.expansions", "two expansions an arena are the most that the ring has room for (C3.6)"))
    if max(box["supply"]["medals"], box["supply"]["tickets"]) > 40:
        faults.append(("supply", "40 medals and 40 tickets are the most"))
    for seats in (3, 4, 5):
        _check_arenas(box["board"][f"arenas_{seats}"], f"board.arenas_{seats}", faults)
    if any(square >= SQUARES for square in (*box["board"]["resting"], *box["board"]["nobles"])):
        faults.append(("board", f"squares are numbered 0 to {SQUARES - 1}"))
    for program in box["programs"]:
        _check_program(program, f"programs.{program['number']}", faults)


def _check_arenas(arenas: list[int], place: str, faults: Faults) -> None:
    # Two neighbours may both want the four squares between them: gaps of four are exactly enough (section 4.3 of the rules).
    ends = sorted(arenas)
    gaps = [(b - a - 2) % SQUARES for a, b in pairwise([*ends, ends[0]])]
    if any(square >= SQUARES for square in arenas) or min(gaps) < 4:
        faults.append((place, "arenas are two squares of the ring each, with four or more between them (C9.4)"))
    elif [(square - arenas[0]) % SQUARES for square in arenas] != sorted((square - arenas[0]) % SQUARES for square in arenas):
        faults.append((place, "arenas are listed clockwise, the start player's first (C1.2)"))


def _check_program(program: Mapping[str, Any], place: str, faults: Faults) -> None:
    needed = sum(program["needs"].values())
    scale = program["scale"]
    if not 1 <= needed <= 30:
        faults.append((f"{place}.needs", "a program needs 1 to 30 tokens"))
    elif len(scale) > needed:
        faults.append((f"{place}.scale", "an event with no token at all is not possible (C9.13)"))
    if any(later > earlier for earlier, later in pairwise(scale)):
        faults.append((f"{place}.scale", "fewer tokens never draw more spectators (C10.1)"))
    if program["size"] > 2:
        faults.append((f"{place}.size", "an arena has at most two expansions (C3.6)"))


def _changes(ours: Mapping[str, Any], whole: Mapping[str, Any]) -> dict[str, Any]:
    """Return what differs from our box, in the form of a data file; source marks do not count."""
    changed: dict[str, Any] = {}
    for key, value in whole.items():
        if key == "programs":
            pairs = [(program["number"], _changes(our, program)) for our, program in zip(ours[key], value, strict=True)]
            programs = [{"number": number, **inner} for number, inner in pairs if inner]
            if programs:
                changed[key] = programs
        elif key == "needs":
            if value != ours[key]:
                changed[key] = dict(value)
        elif isinstance(value, dict):
            inner = _changes(ours[key], value)
            if inner:
                changed[key] = inner
        elif not key.startswith("source") and value != ours[key]:
            changed[key] = copy.deepcopy(value)
    return changed
