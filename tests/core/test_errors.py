"""The tree of errors."""

import pytest

from harena.core.errors import HarenaError, NotLegal, NotNow, NotYours, Stale, Unreadable, line_of
from harena.core.reason import Reason

RULES = """seats = 3

[options]
slots = 17
"turn_limit" = 60
# slots = 3
[tiles.I]
water = 4
[[parts]]
id = "gate"
"""


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("seats", 1),
        ("options", 3),
        ("options.slots", 4),
        ("options.turn_limit", 5),
        ("tiles.I.water", 8),
        ("parts", 9),
        ("water", 8),
        ("nothing", 0),
    ],
)
def test_a_key_is_found_on_its_line(key: str, line: int) -> None:
    assert line_of(RULES, key) == line


def test_a_dotted_key_is_found_as_it_is_written() -> None:
    assert line_of("a = 1\nb.c = 2\n", "b.c") == 2


def test_an_error_has_a_code_a_rule_and_facts() -> None:
    error = NotNow("not now", facts={"now": 3})
    assert (error.code, error.rule, error.facts, str(error), error.text) == ("not-now", "", {"now": 3}, "not now", "not now")
    error = NotNow("over", code="over", rule="B9.1")
    assert (error.code, error.rule, error.facts) == ("over", "B9.1", {})
    assert [kind("x").code for kind in (HarenaError, Stale, NotYours)] == ["error", "stale", "not-yours"]


def test_a_refusal_by_the_rules_carries_its_reason() -> None:
    error = NotLegal(Reason("no-reach", "B3.3", {"far": 4}))
    assert (error.code, error.rule, error.facts, str(error)) == ("no-reach", "B3.3", {"far": 4}, "no-reach [B3.3]")


def test_several_faults_are_one_error_that_tells_them_all() -> None:
    error = Unreadable.all([("a", "too high"), ("", "too much")])
    assert error.faults == (("a", "too high"), ("", "too much"))
    assert str(error) == error.text == "a: too high; too much"
    assert str(Unreadable("", "no")) == "no"


def test_faults_are_placed_in_a_file_with_their_lines() -> None:
    error = Unreadable.all([("options.slots", "bad"), ("nowhere", "bad"), ("", "bad")]).within("my.toml", RULES)
    assert [place for place, _ in error.faults] == ["my.toml, line 4, options.slots", "my.toml: nowhere", "my.toml"]
    assert Unreadable("options", "bad").within("my.toml").faults == (("my.toml: options", "bad"),)
