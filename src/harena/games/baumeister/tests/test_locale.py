"""The words: every language has every message, with the same facts, and every sentence of real games can be said in each."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from harena.games import baumeister as b
from harena.games import load as load_game
from harena.games.baumeister.events import TABLE
from harena.games.baumeister.explain import ASKS, REASONS
from harena.games.baumeister.tables import FIELDS, KINDS, MATERIALS, TOKENS
from harena.testing.spoken import Heard, gaps, heard
from harena.text.catalogue import load
from harena.text.say import Speaker

LANGUAGES = ("en", "es", "de")
FILES = ("game.ftl", "options.ftl")
FOLDER = Path(str(resources.files(b)))
SHELL = {"refuse-no-place"}  # said by the shell for every game, and by no rule
PREFIXES = {"Ask": "ask", "Described": "move", "Told": "log", "Reason": "refuse", "Tally": "tally"}


class Variables(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        self.found.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, frozenset[str]]:
    """Return the messages of a file and the variables of each."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse((FOLDER / "locale" / language / file).read_text("utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} stands there twice"
            assert entry.value is not None, f"{language}/{file}: {entry.id.name} says nothing"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.found)
    return found


def literals(node: ast.expr, scope: ast.AST) -> Iterator[str]:
    """Return every text an expression may be, a plain name followed to what it is set to in the same function."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body, scope)
        yield from literals(node.orelse, scope)
    elif isinstance(node, ast.Name):
        for one in ast.walk(scope):
            if isinstance(one, ast.Assign) and any(isinstance(to, ast.Name) and to.id == node.id for to in one.targets):
                yield from literals(one.value, scope)


@cache
def literal_codes() -> frozenset[str]:
    """Return the message of every code written out in the sources of the game."""
    found: set[str] = set()
    for path in FOLDER.rglob("*.py"):
        if "tests" in path.parts:
            continue
        functions = [one for one in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(one, ast.FunctionDef)]
        for function in functions:
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in PREFIXES and call.args:
                    prefix = "view" if path.name == "view.py" else PREFIXES[call.func.id]
                    found.update(f"{prefix}-{code}" for code in literals(call.args[0], function))
    return frozenset(found)


def wanted() -> set[str]:
    """Return every message the game can ask for."""
    names = {"title", "subtitle", "credits"}
    names |= {f"ask-{code}" for code, _ in ASKS.values()}
    names |= {f"refuse-{code}" for code, _ in REASONS.values()}
    names |= {f"log-{code}" for code, _, _ in TABLE.values()}
    names |= {f"kind-{kind}" for kind in KINDS} | {f"amount-kind-{kind}" for kind in KINDS}
    names |= {f"card-{kind}" for kind in MATERIALS} | {f"amount-card-{kind}" for kind in MATERIALS}
    names |= {f"field-{field}" for field in range(FIELDS)} | {f"token-{token}" for token in TOKENS}
    return (names | literal_codes()) - SHELL


def test_the_sources_are_really_searched() -> None:
    assert {"move-go", "move-go-split", "move-take", "move-take-stable", "log-score-chosen", "log-ended-limit"} <= literal_codes()
    assert {"refuse-part-elsewhere", "refuse-kind-asked"} <= literal_codes()
    assert {"refuse-not-your-turn", "refuse-other-decision", "view-row", "view-row-empty", "tally-majority"} <= literal_codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_and_name_has_its_message_and_no_message_is_idle(language: str) -> None:
    assert set(messages(language, "game.ftl")) == wanted()


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_in_the_same_order_with_the_same_facts(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)
    assert list(messages(language, file)) == list(messages("en", file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_label_help_and_a_word_for_each_named_value(language: str) -> None:
    found = messages(language, "options.ftl")
    for key, option in b.options().items():
        names = {f"option-{key}", f"option-{key}-help"}
        names |= {f"option-{key}-{value}" for value in option.values if isinstance(value, str)}
        assert names <= set(found), f"{language}: {sorted(names - set(found))}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_shouts_and_rule_numbers_are_left_to_the_shell(language: str) -> None:
    text = (FOLDER / "locale" / language / "game.ftl").read_text("utf-8")
    assert "!" not in text
    assert "¡" not in text
    assert not re.search(r"\bB\d+\.\d+", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cost_of_nothing_is_not_told(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentParser().parse((FOLDER / "locale" / language / "game.ftl").read_text("utf-8")))
    facts = {"seat": "Ana", "distance": 3, "field": "X"}
    for name in ("move-go", "move-go-split", "move-split", "log-went"):
        pattern = bundle.get_message(name).value
        assert pattern
        for wheels in range(4):
            for fame in range(4):
                formatted, errors = bundle.format_pattern(pattern, facts | {"wheels": wheels, "fame": fame})
                assert not errors
                text = str(formatted)
                numbers = [int(number) for number in re.findall(r"\d+", text)]
                paid = [number for number in (wheels, fame) if number]
                assert numbers[len(numbers) - len(paid) :] == paid
                assert 0 not in numbers
                assert "  " not in text


SETTINGS: tuple[dict[str, object], ...] = (
    {},
    {"fame_payment": "anytime", "scoring_token": "card", "corner_may_pass": True, "consolation_without_tile": True},
    {"scoring_token": "reset", "partial_take": False, "slots": 20, "limit_check": "all_after_scoring"},
    {"scoring_token": "fame", "open_hands": True, "turn_limit": 30, "stable_reset": "by_wheels"},
)


@cache
def said(setting: int) -> list[Heard]:
    return heard(load_game("baumeister"), b.setup(3, SETTINGS[setting], {}), 7, 7)


@pytest.mark.parametrize("setting", range(len(SETTINGS)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_said_without_a_gap(language: str, setting: int) -> None:
    speaker = Speaker(load(language, "baumeister", strict=True), ("Ana", "Bo", "Cy"))
    assert gaps(speaker, said(setting)) == []
