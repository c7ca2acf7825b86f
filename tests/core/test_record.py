"""Records: what is written is read, and everything else is refused with its place and reason."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games import sealed

from harena.core import record as module
from harena.core.errors import Unreadable
from harena.core.record import Header, Record, read_record, write_line
from harena.testing import strategies as our

SEALED: Any = sealed.GAME
HEAD: dict[str, Any] = {"harena": 1, "game": "toy", "edition": 1, "seats": ["human", "bot:x"], "chance": {"source": "entered"}}
STEP: dict[str, Any] = {"s": 0, "m": "go 3"}
END: dict[str, Any] = {"end": "T4", "ranks": [1, 2], "scores": [3, 1], "digest": "00"}


def text(*lines: object) -> bytes:
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def fault(data: bytes, *, forgive_cut: bool = False) -> tuple[str, str]:
    with pytest.raises(Unreadable) as found:
        read_record(data, "r", forgive_cut=forgive_cut)
    assert str(found.value) == "{}: {}".format(*found.value.faults[0])
    return found.value.faults[0]


def test_a_record_is_read_as_it_was_written() -> None:
    header = Header(
        "toy", 3, ("human", "bot:x"), ("Ana", "Bo\u0142"), {"slots": 4}, {"a": {"b": 1}}, {"source": "entered"}, {"x": 1}
    )
    lines = [
        STEP,
        {"s": "*", "m": "tile wood"},
        {"undo": 2, "by": 0},
        {"redo": 2, "by": 0},
        {"undo": 1, "by": 1, "consent": True},
        END,
    ]
    data = "".join(map(write_line, (header.line(), *lines))).encode()
    assert read_record(data) == Record(header, tuple(lines))
    assert read_record(data).end == END


def test_what_is_left_out_of_a_header_is_empty() -> None:
    assert read_record(text(HEAD)) == Record(Header("toy", 1, ("human", "bot:x"), chance={"source": "entered"}), ())
    assert Header("toy", 1, ("a",)).line() == {"harena": 1, "game": "toy", "edition": 1, "seats": ["a"], "chance": {}}
    assert read_record(text(HEAD)).end is None
    assert read_record(text(HEAD, STEP)).end is None


def test_the_end_may_show_its_seed() -> None:
    assert read_record(text(HEAD, {**END, "seed": "00ff"})).end == {**END, "seed": "00ff"}


def test_half_a_last_line_is_dropped_only_when_that_is_forgiven() -> None:
    data = text(HEAD, STEP, STEP)[:-4]
    assert fault(data) == ("r, line 3", "the line is cut off in the middle; the lines before it can be kept")
    kept = read_record(data, forgive_cut=True)
    assert (kept.lines, kept.cut) == ((STEP,), True)


def test_a_whole_last_line_without_its_line_feed_is_half_a_line_too_when_that_is_forgiven() -> None:
    data = text(HEAD, STEP)[:-1]
    assert (read_record(data).lines, read_record(data).cut) == ((STEP,), False)
    assert read_record(data, forgive_cut=True).lines == ()
    assert fault(text(HEAD)[:-1], forgive_cut=True)[0] == "r"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (STEP | {"x": 1}, "a step needs"),
        ({"m": "go"}, "a step needs"),
        ({"s": 2, "m": "go"}, "a step needs"),
        ({"s": -1, "m": "go"}, "a step needs"),
        ({"s": True, "m": "go"}, "a step needs"),
        ({"s": "0", "m": "go"}, "a step needs"),
        ({"s": 0, "m": 3}, "a move is a short text"),
        ({"s": 0, "m": "x" * 201}, "a move is a short text"),
        ({"undo": 0, "by": 0}, '"undo" takes a number of steps'),
        ({"undo": True, "by": 0}, '"undo" takes a number of steps'),
        ({"undo": 1, "redo": 1, "by": 0}, '"undo" takes a number of steps'),
        ({"redo": "1", "by": 0}, '"redo" takes a number of steps'),
        ({"redo": 1}, '"redo" needs "by", a seat'),
        ({"undo": 1, "by": 2}, '"undo" needs "by", a seat'),
        ({"undo": 1, "by": None}, '"undo" needs "by", a seat'),
        ({"undo": 1, "by": 0, "consent": {}}, '"consent" is true or left out'),
        ({"end": "T4", "ranks": [1], "scores": [1]}, "an end needs"),
        (END | {"end": 4}, "an end needs"),
        (END | {"x": 4}, "an end needs"),
        (END | {"ranks": 4}, "an end needs"),
        (END | {"seed": 4}, "the seed is a text"),
        ({}, "neither a step nor"),
        ([], "not a JSON object"),
        ("go", "not a JSON object"),
        (None, "not a JSON object"),
    ],
)
def test_a_bad_line_is_refused(line: object, why: str) -> None:
    place, said = fault(text(HEAD, STEP, line, STEP))
    assert place == "r, line 3"
    assert why in said


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"harena": 2}, "record format 2 is not known here (this is format 1)"),
        ({"harena": None}, "record format None is not known here (this is format 1)"),
        ({"harena": True}, "harena must be a whole number"),
        ({"harena": {"a": list(range(99))}}, "record format {'a': [0, 1, 2, 3, 4 is not known here (this is format 1)"),
        ({"game": 3}, "game must be a text"),
        ({"edition": True}, "edition must be a whole number"),
        ({"seats": {}}, "seats must be a list"),
        ({"box": []}, "box must be an object"),
        ({"wat": 1}, "unknown key 'wat' in the header"),
        ({"seats": []}, "a game has 1 to 16 seats"),
        ({"seats": ["a"] * 17}, "a game has 1 to 16 seats"),
        ({"seats": [1, 2]}, "seats must be a list of short words"),
        ({"names": ["x" * 201, "y"]}, "names must be a list of short words"),
        ({"names": ["x"]}, "names and seats differ in number"),
    ],
)
def test_a_bad_header_is_refused(change: dict[str, Any], why: str) -> None:
    assert fault(text(HEAD | change)) == ("r, line 1", why)


@pytest.mark.parametrize("key", ["game", "edition", "seats", "chance"])
def test_a_header_must_be_whole(key: str) -> None:
    assert fault(text({k: v for k, v in HEAD.items() if k != key})) == ("r, line 1", f"the header lacks {key}")


def test_another_file_is_no_record() -> None:
    assert fault(text({"name": "x"})) == ("r, line 1", 'not a Harena record: the header has no "harena"')
    empty = ("r", "empty: a record begins with a header line")
    assert fault(b"") == fault(b"\n") == fault(b"  \n{}\n") == empty


def test_nothing_stands_after_the_end() -> None:
    assert fault(text(HEAD, END, STEP)) == ("r, line 3", "something stands after the end of the game")


def test_what_is_not_utf_8_is_refused_with_its_byte() -> None:
    assert fault(text(HEAD)[:20] + b"\xff") == ("r, byte 20", "not UTF-8 text")


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        ('{"s": 0, "s": 1, "m": "go"}', "a key stands twice"),
        ('{"undo": NaN, "by": 0}', "NaN is not a number of a game"),
        ('{"undo": -Infinity, "by": 0}', "-Infinity is not a number of a game"),
        ('{"undo": 1e999, "by": 0}', "1e999 is not a number of a game"),
        ('{"undo": 1.0, "by": 0}', "1.0 is not a number of a game"),
        ('{"undo": ' + "9" * 5000 + ', "by": 0}', "not a JSON object"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        ('{"s": 0, "m": "\\ud800"}', "not a JSON object"),
        ("", "not a JSON object"),
        ("\ufeff{}", "not a JSON object"),
        ('{"s": 0, "m": "go"} {}', "not a JSON object"),
    ],
    ids=lambda value: str(value)[:12].encode("ascii", "replace").decode(),
)
def test_what_json_should_not_hold_is_refused(raw: str, why: str) -> None:
    place, said = fault(text(HEAD, STEP) + raw.encode() + b"\n" + text(STEP))
    assert place == "r, line 3"
    assert why in said


def test_a_whole_surrogate_pair_is_text() -> None:
    data = text(HEAD) + b'{"s": 0, "m": "\\ud83c\\udfdb"}\n'
    assert read_record(data).lines[0]["m"] == "\U0001f3db"


def test_gigantic_records_are_refused_before_they_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fault(b"{" * (module.MAX_BYTES + 1)) == ("r", "larger than 16 MiB, which no game fills")
    assert fault(text(HEAD) + b" " * (module.MAX_LINE + 1) + b"\n") == ("r, line 2", "the line is longer than any record needs")
    monkeypatch.setattr(module, "MAX_LINES", 3)
    assert len(read_record(text(HEAD, STEP, STEP)).lines) == 2
    assert fault(text(HEAD, STEP, STEP, STEP)) == ("r", "more than 3 lines, which no game fills")


def test_equal_lines_are_equal_text() -> None:
    assert write_line({"s": 0, "m": "Bo\u0142 3"}) == '{"s": 0, "m": "Bo\u0142 3"}\n'


def read_or_refuse(data: bytes, *, forgive_cut: bool) -> None:
    try:
        found = read_record(data, forgive_cut=forgive_cut)
    except Unreadable:
        return
    again = "".join(map(write_line, (found.header.line(), *found.lines))).encode()
    assert read_record(again) == Record(found.header, found.lines)


@given(st.binary(max_size=200), st.booleans())
def test_any_bytes_are_read_or_refused(data: bytes, forgive: bool) -> None:  # noqa: FBT001 - hypothesis gives it
    read_or_refuse(data, forgive_cut=forgive)


@given(st.lists(our.values(), max_size=3), st.booleans())
def test_any_json_after_a_header_is_read_or_refused(lines: list[Any], forgive: bool) -> None:  # noqa: FBT001 - hypothesis gives it
    read_or_refuse(text(HEAD, *lines), forgive_cut=forgive)


@given(st.dictionaries(st.sampled_from([*HEAD, "names", "options", "box", "start", "x"]), our.values()))
def test_any_header_is_read_or_refused(change: dict[str, Any]) -> None:
    read_or_refuse(text(HEAD | change), forgive_cut=False)


@settings(max_examples=10)
@given(our.records(SEALED))
def test_a_played_record_is_read(record: bytes) -> None:
    assert read_record(record).end
    assert not read_record(record).cut


@given(our.spoilt(text(HEAD, STEP, {"s": "*", "m": "tile wood"}, {"undo": 1, "by": 0}, {"redo": 1, "by": 0}, END)), st.booleans())
def test_a_spoilt_record_is_read_or_refused(record: bytes, forgive: bool) -> None:  # noqa: FBT001 - hypothesis gives it
    read_or_refuse(record, forgive_cut=forgive)


@given(our.states(SEALED))
def test_reachable_states_have_no_faults(found: tuple[Any, Any]) -> None:
    assert SEALED.faults(found[1]) == []
