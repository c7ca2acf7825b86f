"""Rulebooks: found by number, the same numbers in every language."""

import pytest

from harena import games
from harena.core.errors import Unreadable
from harena.core.options import MARKS
from harena.text import rulebook
from harena.text.catalogue import LANGUAGES


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_rules_with_the_same_marks(game: str, language: str) -> None:
    here, english = rulebook.read(game, language), rulebook.read(game, "en")
    assert [(rule.id, rule.mark) for rule in here.values()] == [(rule.id, rule.mark) for rule in english.values()]
    assert all(rule.text and rule.mark in MARKS for rule in here.values() if not rule.chapter)


def test_a_rule_or_a_whole_chapter_is_found() -> None:
    book = rulebook.read("baumeister", "en")
    assert [rule.id for rule in rulebook.find(book, " b5.6 ")] == ["B5.6"]
    chapter = rulebook.find(book, "B1")
    assert chapter[0].id == "B1"
    assert {rule.id.split(".")[0] for rule in chapter} == {"B1"}
    assert len(chapter) > 10


def test_a_chapter_of_one_letter_has_rules_of_a_letter_and_a_number() -> None:
    book = rulebook.read("colosseum", "en")
    (rule,) = rulebook.find(book, "v6")
    assert (rule.id, rule.chapter, rule.mark) == ("V6", False, "official")
    chapter = rulebook.find(book, "V")
    assert [one.id for one in chapter] == ["V", *(f"V{number}" for number in range(1, 22))]
    assert chapter[0].chapter


def test_an_unknown_rule_is_refused_with_a_near_miss() -> None:
    with pytest.raises(Unreadable, match=r"there is no rule 'B5.99' \(did you mean B5.9\?\)"):
        rulebook.find(rulebook.read("baumeister", "en"), "B5.99")
