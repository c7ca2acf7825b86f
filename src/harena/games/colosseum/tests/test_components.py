"""The box: equal to a second transcription, its sums as the rules say, and every fault of a data file named."""

from typing import Any

import pytest

from harena.core.errors import Unreadable
from harena.games import colosseum as c
from harena.games.colosseum.components import our_box
from harena.games.colosseum.tables import KINDS, NOBLES, RANKS
from harena.games.colosseum.tests import transcription as t
from harena.games.colosseum.tests.at import game


def programs() -> dict[int, tuple[int, int, dict[str, int], list[int]]]:
    found = {}
    for line in t.PROGRAMS.strip().splitlines():
        head, tokens, scale = line.split("|")
        number, rest = head.split(":")
        price, size = map(int, rest.split())
        needs = {t.CODES[word[-2:]]: int(word[:-2]) for word in tokens.split()}
        found[int(number)] = (price, size, needs, [int(one) for one in scale.split()])
    return found


def test_programs_equal_the_second_transcription() -> None:
    box = {one["number"]: (one["price"], one["size"], one["needs"], one["scale"]) for one in our_box()["programs"]}
    assert box == programs()
    assert our_box()["programs"][17]["smooth"] == list(t.SMOOTH_18)


def test_everything_else_equals_the_second_transcription() -> None:
    box = our_box()
    assert {kind: tuple(box["tokens"][kind]) for kind in KINDS} == {t.CODES[code]: pair for code, pair in t.TOKENS.items()}
    assert dict(zip(box["board"]["nobles"], RANKS, strict=True)) == t.RING
    assert sorted(t.RING) == box["board"]["resting"]
    for seats, arenas in t.ARENAS.items():
        assert [(first, first + 1) for first in box["board"][f"arenas_{seats}"]] == list(arenas)
        assert box["seats"]["tokens"][seats - 3] == t.DEAL[seats]
    faces = [f"{low}-{high}" if low != high else str(low) for low, high in box["dice"]["faces"]]
    assert tuple(faces) == t.DIE
    for key, table in (("supply", t.COUNTS), ("prices", t.PRICES), ("spectators", t.SPECTATORS)):
        assert {name: value for name, value in box[key].items() if name != "source"} == table
    assert box["money"]["start"] == t.START_COINS


def test_sums_of_the_box() -> None:
    """["C1.3", "C1.4"]: 152 tokens, 40 green, 112 orange; the deal leaves 1, 1 and 0."""
    tokens = [our_box()["tokens"][kind] for kind in KINDS]
    assert (sum(a for a, _ in tokens), sum(g for _, g in tokens)) == (152, 40)
    assert [40 - 15 - seats * deal for seats, deal in t.DEAL.items()] == [1, 1, 0]
    assert sorted(our_box()["supply"]) == ["expansions", "medals", "source", "tickets"]
    assert len(NOBLES) == 6


def test_every_value_has_its_source() -> None:
    for key, value in our_box().items():
        for part in value if isinstance(value, list) else [value]:
            assert "source" in part, key


def faults(box: dict[str, Any], **options: Any) -> str:
    with pytest.raises(Unreadable) as caught:
        c.setup(3, options, box)
    return "; ".join(f"{place}: {reason}" for place, reason in caught.value.faults)


@pytest.mark.parametrize(
    ("box", "reason"),
    [
        ({"bord": {}}, "bord: there is nothing of this name in the box (did you mean board?)"),
        ({"money": 3}, "money: 3 is not a table"),
        ({"money": {"start": 100}}, "money.start: 100 is not a whole number from 0 to 99"),
        ({"money": {"source": "rumour"}}, 'money.source: "rumour" is not a source mark'),
        ({"dice": {"faces": [[1, 3]]}}, "dice.faces: it takes six pairs of numbers from 1 to 12"),
        ({"dice": {"faces": [[3, 1], *[[2, 2]] * 5]}}, "dice.faces: it takes six pairs"),
        ({"tokens": {"lion": [9, 2]}}, "tokens: the box has 152 tokens, 40 of them green (C1.3, C1.4)"),
        ({"tokens": {"joker": [4, 1], "lion": [10, 1]}}, "tokens: green tokens are standard ones"),
        ({"tokens": {"lion": [10]}}, "tokens.lion: it takes a list of 2"),
        ({"seats": {"tokens": [8, 6, 4]}}, "seats.tokens: the green tokens are dealt 8, 6 or 5"),
        ({"supply": {"expansions": 3}}, "supply.expansions: two expansions an arena"),
        ({"supply": {"medals": 41}}, "supply: 40 medals"),
        ({"board": {"arenas_3": [32, 8, 12]}}, "board.arenas_3: arenas are two squares"),
        ({"board": {"arenas_3": [32, 21, 8]}}, "board.arenas_3: arenas are listed clockwise"),
        ({"board": {"nobles": [0, 6, 12, 19, 26, 36]}}, "board: squares are numbered 0 to 35"),
        ({"programs": 1}, "programs: it takes tables [[programs]]"),
        ({"programs": [{"number": 31}]}, "programs.1: there is no program 31"),
        ({"programs": [{"number": 1, "needs": {"elephant": 1}}]}, "programs.1.needs: it takes numbers of gladiator"),
        ({"programs": [{"number": 1, "needs": {}}]}, "programs.1.needs: a program needs 1 to 30 tokens"),
        ({"programs": [{"number": 1, "scale": [7, 5, 3, 1]}]}, "programs.1.scale: an event with no token at all"),
        ({"programs": [{"number": 1, "scale": [3, 5]}]}, "programs.1.scale: fewer tokens never draw more"),
        ({"programs": [{"number": 1, "size": 3}]}, "programs.1.size: an arena has at most two"),
        ({"programs": [{"number": 1, "scale": []}]}, "programs.1.scale: it takes a list of 1 to 3"),
    ],
)
def test_faults_of_a_data_file_are_named(box: dict[str, Any], reason: str) -> None:
    assert reason in faults(box)


def test_other_faults_are_named() -> None:
    with pytest.raises(Unreadable, match="2 cannot play this game; it takes 3, 4 or 5"):
        c.setup(2, {}, {})
    with pytest.raises(Unreadable, match="auction_mod: no such switch"):
        c.setup(3, {"auction_mod": "base"}, {})
    with pytest.raises(Unreadable, match=r"bank_total: 150 coins do not give 5 players 30 each|bank_total"):
        c.setup(5, {"bank_unlimited": False, "bank_total": 150}, {"money": {"start": 31}})


def test_a_data_file_is_kept_and_source_marks_are_not() -> None:
    box: dict[str, Any] = {
        "money": {"start": 40, "source": "house"},
        "programs": [{"number": 18, "scale": [27, 23, 19, 15, 10, 5]}, {"number": 1, "needs": {"lion": 3}}, {"number": 2}],
    }
    made = c.setup(4, {}, box)
    assert made.start_coins == 40
    assert made.box["programs"][1] == {"number": 18, "scale": [27, 23, 19, 15, 10, 5]}
    assert made.box == {
        "money": {"start": 40},
        "programs": [{"number": 1, "needs": {"lion": 3}}, {"number": 18, "scale": [27, 23, 19, 15, 10, 5]}],
    }
    assert c.setup(4, {}, made.box).box == made.box


def test_c10_1_row_18_is_as_listed_or_smooth() -> None:
    listed, smooth = game(), game(programs_row_18_scale="smooth")
    assert listed.scale[listed.scale_at[17] :][:6] == [27, 22, 18, 14, 10, 5]
    assert smooth.scale[smooth.scale_at[17] :][:6] == list(t.SMOOTH_18)
    assert smooth.scale_at == listed.scale_at
