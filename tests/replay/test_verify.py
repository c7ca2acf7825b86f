"""A record is true, or it is said on which line it is not."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.replay.conftest import _record

from harena import games
from harena.core.chance import Entered, Seeded
from harena.core.errors import Unreadable
from harena.core.record import header_of, read_record, write_line
from harena.core.table import Table
from harena.replay.player import replay
from harena.replay.verify import verify

Make = Callable[..., bytes]
Lines = list[dict[str, Any]]


def lines_of(data: bytes) -> Lines:
    return [json.loads(row) for row in data.decode().splitlines()]


def written(lines: Lines) -> bytes:
    return "".join(map(write_line, lines)).encode()


def human_table(chance: Seeded | Entered) -> Table[Any]:
    rules = games.load("baumeister")
    setup, seats = rules.setup(2, {"slots": 4}, {}), ("human", "human")
    table = Table(rules, setup, header_of(rules, setup, chance, seats), chance)
    table.begin()
    return table


def step(table: Table[Any]) -> None:
    seat, moves = table.waiting()[0], list[int]()
    while not moves or not table.rules.settled(table.draft(seat, moves)):
        state = table.draft(seat, moves) if moves else table.state
        moves.append(table.rules.default(state, seat))
    table.act(seat, moves)


def finished(table: Table[Any]) -> bytes:
    while not table.over:
        step(table)
    return written([table.header.line(), *table.lines])


def test_a_true_record_is_good(record: Make) -> None:
    data = record()
    found, end = verify(data, "r"), lines_of(data)[-1]
    assert (found.game, found.ending, list(found.ranks), list(found.scores)) == (
        "baumeister",
        "B9.1",
        end["ranks"],
        end["scores"],
    )
    assert found.steps == len(lines_of(data)) - 2
    assert found.draws is None


def test_every_draw_is_redone_from_the_seed(record: Make) -> None:
    data = record()
    draws = sum(line.get("s") == "*" for line in lines_of(data))
    found = verify(data, "r", fairness=True)
    assert found.draws == draws
    assert found.predictable


def test_draws_are_numbered_over_all_ever_made_also_those_taken_back() -> None:
    table = human_table(Seeded(b"s" * 32, [b"a" * 16, b"b" * 16]))
    for _ in range(3):
        before = table.draws
        while table.draws == before:
            step(table)
    drawn = table.draws
    back = 1
    while True:
        try:
            table.take_back(back, 0, consent=True)
        except Exception:  # noqa: BLE001 - half a gesture or a draw would be left: one more
            back += 1
            continue
        break
    assert any("undo" in line for line in table.lines)
    assert table.draws == drawn
    data = finished(table)
    found = verify(data, "r", fairness=True)
    assert found.draws == table.draws > sum(step.who == -1 for step in table.steps)
    assert not found.predictable


@pytest.mark.parametrize("cut", [2, 3, 30, -1])
def test_a_record_cut_between_lines_stops_before_the_end(record: Make, cut: int) -> None:
    data = written(lines_of(record())[:cut])
    steps = len(lines_of(data)) - 1
    why = "r: the game is over, but the record lacks its last line"
    if cut > 0:
        why = f"r: stops before the end of the game after {steps} step{'s' if steps > 1 else ''}"
    with pytest.raises(Unreadable) as fault:
        verify(data, "r")
    assert str(fault.value) == why


def test_a_record_cut_within_a_line_is_told_apart(record: Make) -> None:
    data = record()
    with pytest.raises(Unreadable, match=r"^r, line \d+: the line is cut off in the middle; the lines before it can be kept$"):
        verify(data[: len(data) // 2 - 3], "r")


def edited(lines: Lines, at: int, **changes: Any) -> bytes:
    lines = [dict(line) for line in lines]
    lines[at].update(changes)
    return written(lines)


@pytest.mark.parametrize(
    ("at", "changes", "why"),
    [
        (0, {"game": "baumeistr"}, "r, line 1: there is no game called 'baumeistr'; there is"),
        (0, {"edition": 2}, "r, line 1, edition: recorded under edition 2 of the rules; this copy plays edition 1"),
        (0, {"options": {"slot": 4}}, "r, line 1, slot: no such switch (did you mean slots?)"),
        (0, {"options": {"slots": 99}}, "r, line 1, slots: 99 is not a value of slots; it takes a whole number from 4 to 20"),
        (0, {"box": {"cards": {"wood": 99}}}, "r, line 1, cards: 153 cards in all; the box has 72"),
        (0, {"seats": ["human"] * 5}, "r, line 1, seats: 5 cannot play this game"),
        (0, {"start": {"nonsense": 1}}, "r, line 1"),
        (0, {"harena": 2}, "r, line 1: record format 2 is not known here"),
        (1, {"m": "strip nine"}, "r, line 2"),
        (1, {"s": 0}, "r, line 2: something is to be drawn first"),
        (-1, {"scores": [1, 2]}, "the end is ['B9.1'"),
        (-1, {"ranks": [2, 2]}, "the end is ['B9.1'"),
        (-1, {"end": "B9.9"}, "the end is ['B9.1'"),
        (-1, {"digest": "0" * 32}, "the final position is another than the digest says"),
        (-1, {"end": "abandoned", "ranks": [], "scores": []}, "says abandoned, but the game had come to its end"),
    ],
)
def test_a_hand_edited_record_is_refused_in_one_sentence(record: Make, at: int, changes: dict[str, Any], why: str) -> None:
    with pytest.raises(Unreadable) as fault:
        verify(edited(lines_of(record()), at, **changes), "r")
    assert why in str(fault.value)
    assert "\n" not in str(fault.value)


def test_an_illegal_move_is_refused_with_the_reason_and_the_rule(record: Make) -> None:
    lines = lines_of(record())
    at = next(number for number, line in enumerate(lines) if line.get("m", "").startswith("go "))
    with pytest.raises(Unreadable, match=rf"^r, line {at + 1}: 'go 7' is not legal here: .* \[B3\.3\]$"):
        verify(edited(lines, at, m="go 7"), "r")


def test_a_draw_that_the_seed_did_not_make_is_found(record: Make) -> None:
    lines = lines_of(record())
    last = max(at for at, line in enumerate(lines) if line.get("m", "").startswith("part ") and line["s"] == "*")
    first = next(at for at, line in enumerate(lines) if line.get("m", "").startswith("part "))
    other = lines[first + 1]["m"]
    with pytest.raises(Unreadable, match=rf"^r, line {first + 1}: the seed draws 'part \w+' here, not '{other}'$"):
        verify(edited(lines, first, m=other), "r", fairness=True)
    assert last > first


@pytest.mark.parametrize(
    ("at", "changes", "why"),
    [
        (-1, {"seed": "00" * 32}, "the revealed seed is not the one that was promised at the start"),
        (-1, {"seed": "xyz"}, "is not hexadecimal"),
        (0, {"chance": {"source": "entered"}}, "there is no seed to check"),
        (0, {"chance": {"source": "seeded", "shares": 3}}, "is not hexadecimal"),
        (0, {"chance": {"source": "seeded"}}, "not the one that was promised"),
    ],
)
def test_a_promise_that_was_not_kept_is_found(record: Make, at: int, changes: dict[str, Any], why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        verify(edited(lines_of(record()), at, **changes), "r", fairness=True)


def test_without_a_seed_fairness_cannot_be_shown(record: Make) -> None:
    lines = lines_of(record())
    del lines[-1]["seed"]
    assert verify(written(lines), "r").ending == "B9.1"
    with pytest.raises(Unreadable, match="no seed was revealed"):
        verify(written(lines), "r", fairness=True)


def test_an_abandoned_game_is_good_and_its_seed_is_checked() -> None:
    table = human_table(Seeded(b"s" * 32, [b"a" * 16]))
    table.abandon()
    data = written([table.header.line(), *table.lines])
    found = verify(data, "r", fairness=True)
    assert (found.ending, found.ranks) == ("abandoned", ())
    with pytest.raises(Unreadable, match="an abandoned game has neither ranks nor scores"):
        verify(edited(lines_of(data), -1, ranks=[1, 2], scores=[3, 4]), "r")


def test_a_replay_stops_where_it_is_told(record: Make) -> None:
    read = read_record(record(), "r")
    assert replay(read, "r", at=5).version == 5
    assert not replay(read, "r", at=5).over
    assert replay(read, "r").over


@given(data=st.data())
def test_whatever_is_done_to_a_record_it_is_read_or_refused_in_one_sentence(data: st.DataObject) -> None:
    whole = bytearray(_record(1, ("bot:greedy", "bot:random")))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(whole) - 1))
        kind = data.draw(st.sampled_from(["cut", "byte", "drop", "twice"]))
        if kind == "cut":
            del whole[at:]
            whole = whole or bytearray(b"{")
        elif kind == "byte":
            whole[at] = data.draw(st.integers(0, 255))
        elif kind == "drop":
            del whole[at : at + data.draw(st.integers(1, 200))]
            whole = whole or bytearray(b"\n")
        else:
            whole[at:at] = whole[at : at + data.draw(st.integers(1, 200))]
    try:
        verify(bytes(whole), "r", fairness=data.draw(st.booleans()))
    except Unreadable as fault:
        assert "\n" not in fault.text  # noqa: PT017 - refused is as good as read
        assert len(fault.text) < 700  # noqa: PT017 - refused is as good as read
