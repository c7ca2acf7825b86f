"""Switches: what a rules file may say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.core.errors import Unreadable
from harena.core.options import choose, near, parse_toml, read_options, spell

TEXT = """
[slots]
default = 17
min = 4
max = 20
mark = "one_source"
rules = ["B1.1"]

[tie_break]
default = "parts"
values = ["parts", "none"]
mark = "house"
rules = ["B9.8"]

[open_hands]
default = false
values = [false, true]
mark = "official"
rules = ["B2.3", "B2.5"]
"""
OPTIONS = read_options(TEXT, "options.toml")


def faults(given: dict[str, object]) -> dict[str, str]:
    with pytest.raises(Unreadable) as found:
        choose(OPTIONS, given)
    return dict(found.value.faults)


def test_a_switch_has_default_values_mark_and_rules() -> None:
    option = OPTIONS["open_hands"]
    assert (option.default, option.values, option.mark, option.rules) == (False, (False, True), "official", ("B2.3", "B2.5"))
    assert (OPTIONS["slots"].low, OPTIONS["slots"].high, OPTIONS["slots"].values) == (4, 20, ())


def test_what_is_not_given_is_at_its_default() -> None:
    assert choose(OPTIONS, {}) == {"slots": 17, "tie_break": "parts", "open_hands": False}
    assert choose(OPTIONS, {"slots": 4, "open_hands": True, "tie_break": "none"}) == {
        "slots": 4, "tie_break": "none", "open_hands": True,
    }  # fmt: skip


def test_a_misspelt_switch_is_told_its_near_miss() -> None:
    assert faults({"slot": 4}) == {"slot": "no such switch (did you mean slots?)"}
    assert faults({"zzz": 4}) == {"zzz": "no such switch"}


def test_every_fault_is_named_at_once() -> None:
    assert faults({"slots": 21, "tie_break": "part", "open_hands": 1, "nope": 0}) == {
        "slots": "21 is not a value of slots; it takes a whole number from 4 to 20",
        "tie_break": '"part" is not a value of tie_break; it takes "parts" or "none" (did you mean parts?)',
        "open_hands": "1 is not a value of open_hands; it takes false or true",
        "nope": "no such switch",
    }


@pytest.mark.parametrize("value", [True, 4.0, "4", None, [4], 3, 21, {"a": 1}])
def test_a_number_must_be_a_whole_number_in_its_bounds(value: object) -> None:
    assert "it takes a whole number from 4 to 20" in faults({"slots": value})["slots"]


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    assert faults({"slots": 10**5000})["slots"].startswith("so long a number is not a value of slots")


@given(st.dictionaries(st.text(max_size=9) | st.sampled_from(list(OPTIONS)), st.none() | st.integers() | st.text() | st.floats()))
def test_any_rules_file_is_chosen_or_refused(given_values: dict[str, object]) -> None:
    try:
        chosen = choose(OPTIONS, given_values)
    except Unreadable:
        return
    assert set(chosen) == set(OPTIONS)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("slots = 3", "a switch needs"),
        ('[slots]\ndefault = 1\nmax = 3\nmark = "sure"\nrules = []', "a switch needs"),
        ('[slots]\nmax = 3\nmark = "house"\nrules = []', "a switch needs"),
        ('[slots]\ndefault = 1\nmax = 3\nmark = "house"', "a switch needs"),
        ('[slots]\ndefault = 4\nmax = 3\nmark = "house"\nrules = []', "4 is not a value of slots"),
    ],
)
def test_a_bad_table_of_switches_is_refused(entry: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why) as found:
        read_options(entry, "options.toml")
    assert found.value.faults[0][0] == "options.toml: slots"


@pytest.mark.parametrize(
    ("text", "why"),
    [("a = ", "not TOML"), ("a = " + "[" * 100_000, "nested too deeply"), ("a = " + "9" * 5000, "not TOML")],
)
def test_what_is_not_toml_is_refused_with_its_place(text: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why) as found:
        parse_toml(text, "my.toml")
    assert found.value.faults[0][0] == "my.toml"


def test_values_are_spelled_as_toml_writes_them() -> None:
    assert [spell(value) for value in (True, False, 3, "wood", [1])] == ["true", "false", "3", '"wood"', "[1]"]
    assert spell("x" * 99) == '"' + "x" * 56 + "..."
    assert spell(10**5000) == "so long a number"


def test_only_a_word_has_a_near_miss() -> None:
    assert near("wate", ["water", "wood"]) == " (did you mean water?)"
    assert near(10**5000, ["1000"]) == ""
    assert near("water" * 10**5, ["water"]) == ""
