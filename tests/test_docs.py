"""The documentation tells the truth: its commands parse, its rules and tests exist, and no command or option is left out."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from harena.cli.app import app
from harena.text import rulebook

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
TEXTS = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in PAGES}
GROUP: Any = typer.main.get_command(app)

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
_INLINE = re.compile(r"`(harena [^`]+)`")
_COMMAND = re.compile(r"(?:^|&& |\| )\$? ?(harena [^&|]+)")


def commands(text: str) -> Iterator[str]:
    """Yield every command line of the house in a page."""
    for language, block in _FENCE.findall(text):
        for line in block.splitlines():
            if language in {"sh", "bash"} or line.startswith("$ "):
                yield from (found.strip() for found in _COMMAND.findall(line))
    yield from _INLINE.findall(_FENCE.sub("", text))


def parse(line: str) -> None:
    """Parse a command line without running it; raises what the parser raises."""
    words = shlex.split(line, comments=True)[1:]
    if words == ["--version"]:
        return
    top = GROUP.make_context("harena", list(words))
    name, command, rest = GROUP.resolve_command(top, words)
    if rest:  # a command's bare name in running text says nothing of its options
        command.make_context(name, rest, parent=top)


LINES = sorted({(page, line) for page, text in TEXTS.items() for line in commands(text)})


def test_commands_are_found() -> None:
    assert len(LINES) > 25
    assert {"README.md", "docs/playing.md", "docs/records.md"} <= {page for page, _ in LINES}


@pytest.mark.parametrize(("page", "line"), LINES)
def test_every_command_shown_is_understood(page: str, line: str) -> None:
    try:
        parse(line)
    except Exception as fault:  # noqa: BLE001 - whatever the parser has to say
        pytest.fail(f"{page}: {line}: {fault}")


@pytest.mark.parametrize("line", ["harena plya", "harena play baumeister --txet", "harena verify --fairness", "harena play a b"])
def test_a_wrong_command_would_be_found(line: str) -> None:
    with pytest.raises(Exception, match=r"."):
        parse(line)


@pytest.mark.parametrize("name", sorted(GROUP.commands))
def test_every_command_and_option_is_documented(name: str) -> None:
    shown = [line for _, line in LINES if line.split()[1:2] == [name]]
    assert shown, f"harena {name} is shown nowhere"
    everything = "\n".join(TEXTS.values())
    for option in GROUP.commands[name].params:
        spellings = [word for word in (*option.opts, *option.secondary_opts) if word.startswith("--")]
        assert not spellings or any(f"{word}" in everything for word in spellings), f"harena {name}: {spellings}"


@pytest.mark.parametrize("page", TEXTS)
def test_every_rule_cited_exists(page: str) -> None:
    known = rulebook.read("baumeister", "en")
    assert {rule for rule in re.findall(r"\bB\d+\.\d+\b", TEXTS[page]) if rule not in known} == set()


@pytest.mark.parametrize("page", TEXTS)
def test_every_test_named_exists(page: str) -> None:
    files = [path for folder in ("tests", "src") for path in (ROOT / folder).rglob("test_*.py*")]
    known = set(re.findall(r"\bdef (test_\w+)", "\n".join(path.read_text("utf-8") for path in files if path.suffix != ".pyc")))
    known |= {"test_n2_1_one_to_three_stones_are_taken"}  # of a game that is yet to be made
    assert {name for name in re.findall(r"`(test_\w+)`", TEXTS[page]) if name not in known} == set()


@pytest.mark.parametrize("page", TEXTS)
def test_every_page_is_reached_and_every_file_it_names_is_there(page: str) -> None:
    if page.startswith("docs/"):
        assert page.removeprefix("docs/") in (ROOT / "mkdocs.yml").read_text("utf-8")
    here = (ROOT / page).parent
    for target in re.findall(r"\]\(([^)#:]+?)(?:#[^)]*)?\)", _FENCE.sub("", TEXTS[page])):
        assert (here / target).exists(), f"{page}: {target}"
    for name in re.findall(r"`(src/harena/[\w/]+\.py)`", TEXTS[page]):
        assert (ROOT / name).is_file(), f"{page}: {name}"


@pytest.mark.parametrize("page", TEXTS)
def test_nobody_shouts(page: str) -> None:
    assert "!" not in re.sub(r"`[^`]*`|!(?=\[)", "", _FENCE.sub("", TEXTS[page]))
