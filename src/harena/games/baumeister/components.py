"""Reads and checks switches and printed values, and makes them the flat ints of :class:`Setup`."""

import copy
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, cast

from harena.core.errors import Unreadable
from harena.core.options import MARKS, Option, Value, choose, near, parse_toml, read_options, spell
from harena.games.baumeister.meta import meta
from harena.games.baumeister.tables import (
    BACKS,
    KINDS,
    MATERIALS,
    NO_TOKEN,
    STACKS,
    TOKEN_CARD,
    TOKEN_FAME,
    TOKEN_RANDOM,
    TOKEN_RESET,
    Setup,
)

_TOKENS = {"none": NO_TOKEN, "fame": TOKEN_FAME, "reset": TOKEN_RESET, "card": TOKEN_CARD, "random": TOKEN_RANDOM}
_ROW_KINDS = KINDS[:5]
_FAMES = range(4, 8)
Faults = list[tuple[str, str]]


def _text(name: str) -> str:
    return resources.files("harena.games.baumeister").joinpath(name).read_text("utf-8")


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
        raise Unreadable("seats", f"{seats} cannot play this game; it takes 2, 3 or 4")
    chosen = choose(options(), options_given)
    faults: Faults = []
    whole = _merge(our_box(), box, "", faults)
    if not faults:
        _bounds(whole, faults)
    if faults:
        raise Unreadable.all(faults)
    made = Setup(seats)
    _switches(made, chosen)
    _printed(made, whole)
    made.changed = {key: value for key, value in chosen.items() if value != options()[key].default}
    made.box = _changes(our_box(), whole)
    return made


def _switches(made: Setup, chosen: Mapping[str, Value]) -> None:
    made.slots = cast("int", chosen["slots"])
    made.stable_by_wheels = chosen["stable_reset"] == "by_wheels"
    made.fame_anytime = chosen["fame_payment"] == "anytime"
    made.check_all = chosen["limit_check"] == "all_after_scoring"
    made.final_check = chosen["final_hand_check"] is True
    made.consolation = chosen["consolation_without_tile"] is True
    made.partial = chosen["partial_take"] is True
    made.may_pass = chosen["corner_may_pass"] is True
    made.token = _TOKENS[cast("str", chosen["scoring_token"])]
    made.tie_parts = chosen["tie_break"] == "parts_then_cards"
    made.turn_limit = cast("int", chosen["turn_limit"])
    made.open_hands = chosen["open_hands"] is True
    made.stable_wheels = cast("int", chosen["stable_tile_wheels"])


def _printed(made: Setup, box: Mapping[str, Any]) -> None:
    made.tiles = [box["tiles"][stack][kind] for stack in STACKS for kind in _ROW_KINDS]
    made.strips = [KINDS.index(kind) for strip in box["strips"] for kind in strip["landscapes"]]
    made.cards = [box["cards"][kind] for kind in MATERIALS]
    made.parts = len(box["parts"])
    made.part_ids = [part["id"] for part in box["parts"]]
    made.cost = [part["cost"][kind] for part in box["parts"] for kind in MATERIALS]
    made.value = [part["fame"] for part in box["parts"]]
    made.back = [BACKS.index(part["back"]) for part in box["parts"]]
    made.storage_tiles = box["storage"]["count"]
    made.storage_cards = box["storage_tile"]["hand_limit"]
    made.start_wheels = box["start_strip"]["wheels"]
    made.start_limit = box["start_strip"]["hand_limit"]
    made.bonus = list(box["bonus"]["chips"])
    made.majority = box["majorities"]["alone"]
    made.tied = box["majorities"]["tied"]
    made.cards_per_fame = box["left_over"]["cards_per_fame"]


# -- an owner's corrections -----------------------------------------------------------------------------------------------------


def _merge(ours: Mapping[str, Any], given: Mapping[str, object], path: str, faults: Faults) -> dict[str, Any]:
    """Return our values with an owner's put over them; note every unknown key and wrong type."""
    whole = copy.deepcopy(dict(ours))
    for key, value in given.items():
        place = f"{path}{key}"
        if key not in ours:
            faults.append((place, f"there is nothing of this name in the box{near(key, ours)}"))
        elif key == "parts" and not path:
            _merge_parts(whole["parts"], value, faults)
        elif key == "strips":
            _merge_strips(whole, value, faults)
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
                whole[key] = value
    return whole


def _leaf_fault(key: str, ours: object, value: object) -> str | None:
    if key.startswith("source"):
        return None if value in MARKS else f"{spell(value)} is not a source mark; there is {', '.join(MARKS)}{near(value, MARKS)}"
    if isinstance(ours, list):
        good = isinstance(value, list) and len(value) == len(ours) and all(_small(one) for one in value)
        return None if good else f"it takes a list of {len(ours)} whole numbers from 0 to 99"
    if isinstance(ours, str):
        return None if isinstance(value, str) else f"{spell(value)} is not a text"
    return None if _small(value) else f"{spell(value)} is not a whole number from 0 to 99"


def _small(value: object) -> bool:
    return type(value) is int and 0 <= value <= 99


def _merge_parts(parts: list[dict[str, Any]], given: object, faults: Faults) -> None:
    """Put an owner's parts over ours, by their id."""
    if not isinstance(given, list) or not all(isinstance(entry, dict) for entry in given):
        faults.append(("parts", "it takes tables [[parts]]"))
        return
    known = {part["id"]: number for number, part in enumerate(parts)}
    for number, entry in enumerate(given, 1):
        name = entry.get("id")
        if not isinstance(name, str) or name not in known:
            faults.append((f"parts.{number}", f"there is no part {spell(name)}{near(name, known)}"))
            continue
        parts[known[name]] = _merge(parts[known[name]], entry, f"parts.{name}.", faults)


def _merge_strips(whole: dict[str, Any], given: object, faults: Faults) -> None:
    if not isinstance(given, list) or len(given) != len(whole["strips"]) or not all(isinstance(entry, dict) for entry in given):
        faults.append(("strips", "it takes all four tables [[strips]]"))
        return
    strips = []
    for number, entry in enumerate(given, 1):
        landscapes = entry.get("landscapes")
        if not isinstance(landscapes, list) or len(landscapes) != 2 or any(kind not in MATERIALS for kind in landscapes):
            faults.append((f"strips.{number}", f"landscapes takes two of {', '.join(MATERIALS)}"))
            continue
        mark = entry.get("source", "house")
        fault = _leaf_fault("source", "", mark)
        if fault or set(entry) - {"landscapes", "source"}:
            faults.append((f"strips.{number}", fault or "a strip has landscapes and source, nothing else"))
            continue
        strips.append({"landscapes": landscapes, "source": mark})
    if len(strips) == len(given):
        whole["strips"] = strips


def _bounds(box: Mapping[str, Any], faults: Faults) -> None:
    """Note every impossible count (section 6 of the rules: what the box must hold)."""
    if box["totals"] != our_box()["totals"]:
        faults.append(("totals", "the totals are known and stay as they are"))
    stacks = {stack: sum(box["tiles"][stack][kind] for kind in _ROW_KINDS) for stack in STACKS}
    if stacks["I"] != 16:
        faults.append(("tiles.I", f"{stacks['I']} tiles; four rows of four need exactly 16 (B1.5)"))
    if sum(stacks.values()) != 58:
        faults.append(("tiles", f"{sum(stacks.values())} tiles in all; the box has 58"))
    cards = sum(box["cards"][kind] for kind in MATERIALS)
    if cards != 72:
        faults.append(("cards", f"{cards} cards in all; the box has 72"))
    if min(box["cards"][kind] for kind in MATERIALS) < 4:
        faults.append(("cards", "each material needs at least 4 cards, one for each player's first (B1.9)"))
    if box["storage"]["count"] != 16:
        faults.append(("storage.count", f"{box['storage']['count']} storage tiles; the box has 16"))
    pairs = [frozenset(strip["landscapes"]) for strip in box["strips"]]
    if any(len(pair) < 2 for pair in pairs):
        faults.append(("strips", "each strip shows two different landscapes"))
    if len(set(pairs)) < len(pairs):
        faults.append(("strips", "the four strips are all different"))
    for part in box["parts"]:
        place = f"parts.{part['id']}"
        if part["back"] not in BACKS:
            faults.append((f"{place}.back", f"{spell(part['back'])} is not A, B or C"))
        if part["fame"] not in _FAMES:
            faults.append((f"{place}.fame", f"{part['fame']} fame; parts give 4 to 7"))
        if not 1 <= sum(part["cost"][kind] for kind in MATERIALS) <= 24:
            faults.append((f"{place}.cost", "a part costs 1 to 24 cards"))
    if sum(part["back"] == "A" for part in box["parts"]) < 4:
        faults.append(("parts", "at least four parts have back A (B1.6)"))
    if not box["start_strip"]["wheels"]:
        faults.append(("start_strip.wheels", "the marker needs a wheel to stand on (B1.2)"))
    if not box["left_over"]["cards_per_fame"]:
        faults.append(("left_over.cards_per_fame", "at least 1 card gives a fame (B9.6)"))


def _changes(ours: Mapping[str, Any], whole: Mapping[str, Any]) -> dict[str, Any]:
    """Return what differs from our box, in the form of a data file; source marks do not count."""
    changed: dict[str, Any] = {}
    for key, value in whole.items():
        if key == "parts" and isinstance(value, list):
            pairs = [(part["id"], _changes(our, part)) for our, part in zip(ours[key], value, strict=True)]
            parts = [{"id": name, **inner} for name, inner in pairs if inner]
            if parts:
                changed[key] = parts
        elif key == "strips":
            if [s["landscapes"] for s in value] != [s["landscapes"] for s in ours[key]]:
                changed[key] = [{"landscapes": list(strip["landscapes"])} for strip in value]
        elif isinstance(value, dict):
            inner = _changes(ours[key], value)
            if inner:
                changed[key] = inner
        elif not key.startswith("source") and value != ours[key]:
            changed[key] = value
    return changed
