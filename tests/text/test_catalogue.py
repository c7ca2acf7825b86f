"""No word is missing in any language."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

import harena
from harena import games
from harena.core.errors import Unreadable
from harena.text.catalogue import LANGUAGES, MissingWords, choose_language, load, sources

SRC = Path(harena.__file__).parent
RULE = re.compile(r"[A-Z][0-9]+\.[0-9]+")
KINDS = {"Reason": "refuse", "Told": "log", "Ask": "ask", "Described": "move", "Tally": "tally"}


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the parser
        self.names.add(node.id.name)


def messages(language: str, game: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for resource in sources(language, game):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                seen = Variables()
                seen.visit(entry)
                found[entry.id.name] = seen.names
    return found


@pytest.mark.parametrize("game", ["", *games.names()])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_facts(language: str, game: str) -> None:
    assert messages(language, game) == messages("en", game)


def codes(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield (kind or nothing, code) of every code in the sources: first arguments, ``code=``, and tables of code and rule."""
    for path in sorted(folder.rglob("*.py")):
        if "tests" in path.parts:
            continue
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call):
                name = node.func.id if isinstance(node.func, python.Name) else ""
                if name in KINDS and node.args and isinstance(node.args[0], python.Constant):
                    kind = "view" if name == "Told" and path.name == "view.py" else KINDS[name]
                    yield kind, str(node.args[0].value)
                for key in node.keywords:
                    if key.arg == "code" and isinstance(key.value, python.Constant):
                        yield "refuse", str(key.value.value)
            elif isinstance(node, python.Tuple) and len(node.elts) >= 2:
                words = [one.value for one in node.elts[:2] if isinstance(one, python.Constant)]
                if len(words) == 2 and isinstance(words[1], str) and RULE.fullmatch(words[1]):
                    yield "", str(words[0])


@pytest.mark.parametrize("game", games.names())
def test_every_code_of_a_game_has_its_sentence(game: str) -> None:
    known = messages("en", game).keys() | messages("en", "").keys()
    kinds = {*KINDS.values(), "view"}
    missing = [
        f"{kind or '?'}-{code}"
        for kind, code in codes(SRC / "games" / game)
        if not any(f"{one}-{code}" in known for one in ([kind] if kind else kinds))
    ]
    assert not missing


def test_every_refusal_of_the_table_has_its_sentence() -> None:
    known = messages("en", "")
    inner = {
        "script-over",
        "script-wrong",
        "end-early",
        "end-wrong",
        "digest-wrong",
        "in-use",
        "no-reason",
        "no-table",
        *("", "renewed", "closed", "silent", "hello-first", "unreadable"),  # last words, which the page has in words of its own
    }  # never said to a player at a table
    found = {code for folder in ("core", "replay", "server") for kind, code in codes(SRC / folder) if kind == "refuse"}
    found |= {"disk-full", "no-rights", "unwritten"}
    assert found > {"over", "undo-chance"}
    assert not {f"refuse-{code}" for code in found - inner} - set(known)


@pytest.mark.parametrize("game", games.names())
def test_every_switch_and_value_has_its_label(game: str) -> None:
    known = messages("en", game)
    for option in games.load(game).options().values():
        assert {f"option-{option.key}", f"option-{option.key}-help"} <= known.keys()
        words = [value for value in option.values if isinstance(value, str)]
        assert {f"option-{option.key}-{value}" for value in words} <= known.keys()


def test_every_message_that_the_shell_uses_is_there() -> None:
    known = messages("en", "")
    text = "".join(path.read_text("utf-8") for folder in ("cli", "text") for path in (SRC / folder).rglob("*.py"))
    used = set(re.findall(r'say\(\s*f?["\']([a-z]+-[a-z-]+)["\']', text))
    assert used <= known.keys()
    told = {name for name in known if name.startswith("text-")}
    assert told <= used


def test_a_missing_message_falls_back_to_english_and_then_to_its_name() -> None:
    assert load("de").say("refuse-over") == "Das Spiel ist zu Ende."
    assert load("de").say("no-such-message") == "no-such-message"
    assert load("de").say("refuse-stale", {"then": 3}) == "Das galt Schritt 3; der Tisch steht bei Schritt now."


def test_a_strict_catalogue_finds_every_gap() -> None:
    strict = load("de", strict=True)
    with pytest.raises(MissingWords, match="de: no-such-message"):
        strict.say("no-such-message")
    with pytest.raises(MissingWords, match="de: refuse-stale"):
        strict.say("refuse-stale", {"then": 3})


@pytest.mark.parametrize(
    ("asked", "environment", "spoken"),
    [
        (None, {}, "en"),
        ("es", {"HARENA_LANG": "de"}, "es"),
        (None, {"HARENA_LANG": "de"}, "de"),
        (None, {"LANG": "es_ES.UTF-8"}, "es"),
        (None, {"LC_ALL": "de_AT.UTF-8", "LANG": "es_ES.UTF-8"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        ("de-CH", {}, "de"),
    ],
)
def test_the_language_is_the_one_asked_for_then_of_the_house_then_of_the_system(
    asked: str | None, environment: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HARENA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert choose_language(asked) == spoken


def test_a_language_that_there_is_not_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unreadable, match="--lang: there is no language 'fr'; there is en, es, de"):
        choose_language("fr")
    monkeypatch.setenv("HARENA_LANG", "xx")
    with pytest.raises(Unreadable, match="HARENA_LANG"):
        choose_language()
