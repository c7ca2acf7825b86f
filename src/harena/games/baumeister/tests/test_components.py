"""Switches against section 7, the box against its second transcription, and every fault of either file with place and reason."""

from typing import Any

import pytest

from harena.core.errors import Unreadable
from harena.games import baumeister as b
from harena.games.baumeister.components import our_box
from harena.games.baumeister.tables import KINDS, MATERIALS
from harena.games.baumeister.tests import transcription
from harena.games.baumeister.tests.at import game

# Section 7, typed from the table: key, default, other values, mark, rules.
SWITCHES: list[tuple[str, object, tuple[object, ...], str, str]] = [
    ("slots", 17, (4, 20), "one_source", "B1.1 B5.14 B10.8"),
    ("stable_reset", "full", ("by_wheels",), "official", "B7.7"),
    ("fame_payment", "after_wheels", ("anytime",), "official", "B3.3"),
    ("limit_check", "active_end_of_turn", ("all_after_scoring",), "official", "B7.9 B8.1"),
    ("final_hand_check", False, (True,), "inferred", "B10.12"),
    ("consolation_without_tile", False, (True,), "inferred", "B7.6"),
    ("partial_take", True, (False,), "inferred", "B7.3"),
    ("corner_may_pass", False, (True,), "official", "B5.18"),
    ("scoring_token", "none", ("fame", "reset", "card", "random"), "official", "B1.11 B6.3"),
    ("tie_break", "shared", ("parts_then_cards",), "house", "B9.8"),
    ("turn_limit", 600, (1, 601, 999999), "house", "B9.9"),
    ("open_hands", False, (True,), "house", "B2.3 B2.5"),
    ("stable_tile_wheels", 2, (1, 3), "house", "B5.3"),
    ("empty_rows", "stay_empty", (), "house", "B10.7"),
]


def faults_of(options: dict[str, Any] | None = None, box: dict[str, Any] | None = None) -> dict[str, str]:
    with pytest.raises(Unreadable) as caught:
        b.setup(2, options or {}, box or {})
    return dict(caught.value.faults)


@pytest.mark.parametrize(("key", "default", "others", "mark", "rules"), SWITCHES, ids=[one[0] for one in SWITCHES])
def test_a_switch_stands_as_in_section_7(key: str, default: object, others: tuple[object, ...], mark: str, rules: str) -> None:
    option = b.options()[key]
    assert (option.default, option.mark, list(option.rules)) == (default, mark, rules.split())
    assert type(option.default) is type(default)
    assert b.setup(2, {key: default}, {}).changed == {}
    for value in others:
        assert b.setup(2, {key: value}, {}).changed == {key: value}
    if option.values:
        assert set(option.values) == {default, *others}


def test_there_is_no_other_switch() -> None:
    assert list(b.options()) == [one[0] for one in SWITCHES]


def test_no_switch_set_means_all_defaults() -> None:
    setup = game()
    assert (setup.slots, setup.turn_limit, setup.stable_wheels, setup.token, setup.partial) == (17, 600, 2, 0, True)
    flags = (setup.stable_by_wheels, setup.fame_anytime, setup.check_all, setup.final_check, setup.consolation, setup.may_pass)
    assert not any(flags)
    assert not setup.tie_parts
    assert not setup.open_hands


@pytest.mark.parametrize(
    ("options", "place", "reason"),
    [
        ({"slot": 17}, "slot", r"no such switch \(did you mean slots\?\)"),
        ({"slots": 3}, "slots", "whole number from 4 to 20"),
        ({"slots": 21}, "slots", "whole number from 4 to 20"),
        ({"turn_limit": 0}, "turn_limit", "whole number from 1 to 999999"),
        ({"stable_reset": "by_wheel"}, "stable_reset", r'"by_wheel" is not a value .*did you mean by_wheels\?'),
        ({"partial_take": 1}, "partial_take", "takes false or true"),
        ({"stable_tile_wheels": 4}, "stable_tile_wheels", "takes 1 or 2 or 3"),
        ({"stable_tile_wheels": True}, "stable_tile_wheels", "takes 1 or 2 or 3"),
        ({"empty_rows": "refill"}, "empty_rows", "stay_empty"),
        ({"xyzzy": 1}, "xyzzy", "no such switch$"),
    ],
)
def test_a_fault_of_the_rules_file_is_named(options: dict[str, object], place: str, reason: str) -> None:
    found = faults_of(options)
    assert list(found) == [place]
    with pytest.raises(Unreadable, match=reason):
        b.setup(2, options, {})


def test_all_faults_are_named_at_once() -> None:
    assert list(faults_of({"slots": 3, "turn_limit": 0, "bogus": 1})) == ["slots", "turn_limit", "bogus"]
    assert list(faults_of(box={"cards": {"water": -1}, "storag": {}, "tiles": {"I": 3}})) == ["cards.water", "storag", "tiles.I"]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_three_or_four_play(seats: int) -> None:
    with pytest.raises(Unreadable, match="takes 2, 3 or 4"):
        b.setup(seats, {}, {})


# -- the box -----------------------------------------------------------------------------------------------------------------


def test_the_box_is_as_transcribed() -> None:
    box = our_box()
    tiles = tuple((stack, tuple(box["tiles"][stack][kind] for kind in KINDS[:5])) for stack in ("I", "II", "III"))
    assert tiles == transcription.TILES
    assert tuple(tuple(strip["landscapes"]) for strip in box["strips"]) == transcription.STRIPS
    assert tuple(box["cards"][kind] for kind in MATERIALS) == transcription.CARDS
    parts = tuple((p["id"], p["back"], tuple(p["cost"][kind] for kind in MATERIALS), p["fame"]) for p in box["parts"])
    assert parts == transcription.PARTS


def test_the_setup_holds_the_box() -> None:
    setup = game()
    assert setup.tiles == [count for _, row in transcription.TILES for count in row]
    assert setup.strips == [KINDS.index(kind) for strip in transcription.STRIPS for kind in strip]
    assert setup.cards == list(transcription.CARDS)
    assert setup.part_ids == [part[0] for part in transcription.PARTS]
    assert setup.back == ["ABC".index(part[1]) for part in transcription.PARTS]
    assert setup.cost == [count for part in transcription.PARTS for count in part[2]]
    assert setup.value == [part[3] for part in transcription.PARTS]
    assert (setup.parts, setup.storage_tiles, setup.storage_cards) == (20, 16, 2)
    assert (setup.start_wheels, setup.start_limit, setup.bonus) == (3, 4, [1, 2, 4])
    assert (setup.majority, setup.tied, setup.cards_per_fame) == (4, 2, 3)
    assert setup.box == {}


def test_every_value_of_the_box_has_a_source_mark() -> None:
    marks = {"official", "two_sources", "one_source", "inferred", "house"}

    def walk(node: object) -> None:
        if isinstance(node, dict):
            leaves = {
                key for key, value in node.items() if not isinstance(value, dict | list) or key in {"cost", "chips", "landscapes"}
            }
            if leaves - {"water", "wood", "grain", "stone"} or "source" in node:
                assert node["source"] in marks, node
            for key, value in node.items():
                if key != "cost":
                    walk(value)
        elif isinstance(node, list):
            for one in node:
                walk(one)

    walk(our_box())


@pytest.mark.parametrize(
    ("box", "attribute", "value"),
    [
        ({"majorities": {"alone": 5}}, "majority", 5),
        ({"majorities": {"tied": 1}}, "tied", 1),
        ({"bonus": {"chips": [0, 3, 99]}}, "bonus", [0, 3, 99]),
        ({"left_over": {"cards_per_fame": 2}}, "cards_per_fame", 2),
        ({"storage_tile": {"hand_limit": 1}}, "storage_cards", 1),
        ({"start_strip": {"wheels": 4}}, "start_wheels", 4),
        ({"start_strip": {"hand_limit": 5}}, "start_limit", 5),
        ({"cards": {"water": 17, "wood": 19}}, "cards", [17, 19, 18, 18]),
        ({"tiles": {"II": {"water": 3}, "III": {"water": 6}}}, "tiles", [3, 3, 3, 3, 4, 3, 4, 4, 4, 4, 6, 5, 5, 5, 2]),
    ],
)
def test_an_owners_correction_is_taken_and_remembered(box: dict[str, Any], attribute: str, value: object) -> None:
    setup = b.setup(2, {}, box)
    assert getattr(setup, attribute) == value
    assert setup.box == box
    assert b.setup(2, {}, setup.box).box == box


def test_a_part_is_corrected_by_its_id() -> None:
    change = {"parts": [{"id": "PB1", "cost": {"water": 2}, "fame": 4, "back": "C", "source": "official"}]}
    setup = b.setup(2, {}, change)
    at = setup.part_ids.index("PB1")
    assert setup.cost[4 * at : 4 * at + 4] == [2, 1, 1, 0]
    assert (setup.value[at], setup.back[at]) == (4, 2)
    assert setup.box == {"parts": [{"id": "PB1", "back": "C", "cost": {"water": 2}, "fame": 4}]}


def test_strips_are_corrected_all_four_together() -> None:
    pairs = [["water", "grain"], ["wood", "stone"], ["water", "stone"], ["wood", "grain"]]
    setup = b.setup(2, {}, {"strips": [{"landscapes": pair} for pair in pairs]})
    assert setup.strips == [0, 2, 1, 3, 0, 3, 1, 2]
    assert setup.box == {"strips": [{"landscapes": pair} for pair in pairs]}
    same = [{"landscapes": list(pair), "source": "official"} for pair in transcription.STRIPS]
    assert b.setup(2, {}, {"strips": same}).box == {}


def strips(*pairs: str, **more: object) -> dict[str, Any]:
    return {"strips": [{"landscapes": pair.split(), **more} for pair in pairs]}


RING = ("water wood", "wood grain", "grain stone", "stone water")


@pytest.mark.parametrize(
    ("box", "place", "reason"),
    [
        ({"crads": {}}, "crads", "nothing of this name in the box (did you mean cards?)"),
        ({"cards": {"watr": 1}}, "cards.watr", "did you mean water?"),
        ({"cards": 72}, "cards", "72 is not a table"),
        ({"cards": {"water": "many"}}, "cards.water", '"many" is not a whole number from 0 to 99'),
        ({"cards": {"water": -1}}, "cards.water", "-1 is not a whole number"),
        ({"cards": {"water": 100}}, "cards.water", "100 is not a whole number"),
        ({"cards": {"water": True}}, "cards.water", "true is not a whole number"),
        ({"cards": {"source": "oficial"}}, "cards.source", "did you mean official?"),
        ({"cards": {"source": []}}, "cards.source", "is not a source mark"),
        ({"bonus": {"chips": [1, 2]}}, "bonus.chips", "a list of 3 whole numbers"),
        ({"bonus": {"chips": [1, 2, -4]}}, "bonus.chips", "a list of 3 whole numbers"),
        ({"bonus": {"chips": 7}}, "bonus.chips", "a list of 3 whole numbers"),
        ({"bonus": {"source_order": "x"}}, "bonus.source_order", "is not a source mark"),
        ({"totals": {"cards": {"count": 73}}}, "totals", "the totals are known"),
        ({"tiles": {"I": {"water": 4}, "II": {"water": 3}}}, "tiles.I", "17 tiles; four rows of four need exactly 16 (B1.5)"),
        ({"tiles": {"III": {"water": 6}}}, "tiles", "59 tiles in all; the box has 58"),
        ({"cards": {"water": 19}}, "cards", "73 cards in all; the box has 72"),
        ({"cards": {"water": 3, "wood": 33}}, "cards", "at least 4 cards"),
        ({"storage": {"count": 15}}, "storage.count", "15 storage tiles; the box has 16"),
        ({"start_strip": {"wheels": 0}}, "start_strip.wheels", "needs a wheel"),
        ({"left_over": {"cards_per_fame": 0}}, "left_over.cards_per_fame", "at least 1 card"),
        ({"parts": 7}, "parts", "it takes tables [[parts]]"),
        ({"parts": [7]}, "parts", "it takes tables [[parts]]"),
        ({"parts": [{"id": "PA11"}]}, "parts.1", 'no part "PA11" (did you mean PA1?)'),
        ({"parts": [{"fame": 4}]}, "parts.1", "no part"),
        ({"parts": [{"id": "PA1", "fmae": 4}]}, "parts.PA1.fmae", "did you mean fame?"),
        ({"parts": [{"id": "PA1", "back": 3}]}, "parts.PA1.back", "3 is not a text"),
        ({"parts": [{"id": "PA1", "back": "D"}]}, "parts.PA1.back", '"D" is not A, B or C'),
        ({"parts": [{"id": "PA1", "fame": 3}]}, "parts.PA1.fame", "3 fame; parts give 4 to 7"),
        ({"parts": [{"id": "PA1", "fame": 8}]}, "parts.PA1.fame", "8 fame; parts give 4 to 7"),
        ({"parts": [{"id": "PA7", "cost": dict.fromkeys(MATERIALS, 0)}]}, "parts.PA7.cost", "1 to 24 cards"),
        ({"parts": [{"id": "PA7", "cost": {"water": 22}}]}, "parts.PA7.cost", "1 to 24 cards"),
        ({"parts": [{"id": f"PA{n}", "back": "B"} for n in range(1, 5)]}, "parts", "at least four parts have back A (B1.6)"),
        ({"strips": 4}, "strips", "all four tables [[strips]]"),
        (strips(*RING[:3]), "strips", "all four tables [[strips]]"),
        ({"strips": [1, 2, 3, 4]}, "strips", "all four tables [[strips]]"),
        (strips(*RING[:3], "stone"), "strips.4", "landscapes takes two of water, wood, grain, stone"),
        (strips(*RING[:3], "stone stable"), "strips.4", "landscapes takes two of"),
        ({"strips": [*strips(*RING[:3])["strips"], {}]}, "strips.4", "landscapes takes two of"),
        ({"strips": [*strips(*RING[:3])["strips"], {"landscapes": [[], {}]}]}, "strips.4", "landscapes takes two of"),
        (strips(*RING, colour="red"), "strips.1", "landscapes and source, nothing else"),
        (strips(*RING, source="guess"), "strips.1", "is not a source mark"),
        (strips(*RING[:3], "stone stone"), "strips", "two different landscapes"),
        (strips(*RING[:3], "wood water"), "strips", "all different"),
    ],
)
def test_a_fault_of_the_data_file_is_named(box: dict[str, Any], place: str, reason: str) -> None:
    found = faults_of(box=box)
    assert place in found
    assert reason in found[place]


@pytest.mark.parametrize("count", [1, 24])
def test_the_dearest_and_cheapest_part_are_taken(count: int) -> None:
    cost = dict.fromkeys(MATERIALS, 0) | {"water": count}
    assert b.setup(2, {}, {"parts": [{"id": "PA7", "cost": cost}]}).cost[24] == count


def test_four_parts_of_back_a_are_enough() -> None:
    box = {"parts": [{"id": f"PA{n}", "back": "B"} for n in range(1, 4)]}
    assert b.setup(2, {}, box).back.count(0) == 4
