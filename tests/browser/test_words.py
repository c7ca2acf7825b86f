"""No word on any page comes from outside the catalogues, and no language's words are too long for their place."""

import re

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import SIZES, Server, script
from tests.browser.laid import NAMES
from tests.browser.states import STATES, resize
from tests.browser.stating import State

pytestmark = pytest.mark.browser

TYPED = {*NAMES, "Sunday", "evening"}
PROPOSED = {"Marcus", "Varro", "Livia", "Cassia", "Titus", "Drusa"}
PROPER = {
    "Harena",
    "Die",
    "Baumeister",
    "Gladiatoro",
    "kingstrategicgames",
    "blogspot",
    "com",
    "des",
    "Colosseum",
    "qps",
    "Wolfgang",
    "Kramer",
    "Markus",
    "Lübke",
    "Klaus",
    "Jürgen",
    "Wrede",
    "Schmidt",
    "Spiele",
    "English",
    "Español",
    "Deutsch",
}
HOUSE = "Days of Wonder"
KNOWN = TYPED | PROPOSED | PROPER
BRACKETS = re.compile(r"⟦[^⟦⟧]*⟧")
# Roman numerals, letters of seats, hexes, rules, parts and their backs, numbers with a sign, seeds, the command in the terminal.
CODES = re.compile(r"\b(?:[IVX]+|[A-F]|[A-Q]\d{1,2}|[BCGV]\d+(?:\.\d+)*[a-z]?|P[A-Z]\d+|[0-9a-f]{64}|x?\d+)\b")
WORD = re.compile(r"[^\W\d_]+")
TEXTS = script("texts")
CLIPPED = script("clipped")


def foreign(text: str) -> list[str]:
    """Return the words of a text that are neither in brackets nor names, numbers, rules or notation."""
    text = text.replace(HOUSE, "")
    while BRACKETS.search(text):
        text = BRACKETS.sub(" ", text)
    return [word for word in WORD.findall(CODES.sub(" ", text)) if word not in KNOWN]


def test_what_is_foreign() -> None:
    assert foreign("⟦Ţöö ƒéŵ~~⟧ Ada ⟦á~⟧ 3 B5.12, PA6 +2 XIV") == []
    assert foreign("Ada plays ⟦á~⟧") == ["plays"]
    assert foreign("⟦á ⟦ƀ~⟧ ç~⟧") == []


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_every_word_is_in_the_catalogues(page: Page, house: Server, state: State) -> None:
    faults = []
    resize(page, *SIZES["desktop"])
    state.open(page, house.address, lang="qps")
    for size, sides in SIZES.items():
        resize(page, *sides)
        for kind, text, where in page.evaluate(TEXTS):
            if found := foreign(text):
                faults.append(f"{size} {kind} {found} in {text[:80]!r} at {where}")
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.mark.parametrize("language", ["de", "es"])
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_every_word_has_its_place_on_a_phone(page: Page, house: Server, state: State, language: str) -> None:
    resize(page, *SIZES["desktop" if state.wide else "phone"])
    state.open(page, house.address, lang=language)
    resize(page, *SIZES["phone"])
    faults = page.evaluate(CLIPPED, [*NAMES, "Sunday evening"])
    assert not faults, "\n".join(faults)
