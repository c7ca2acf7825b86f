"""A game's rulebook, in chapters ``## B5 Title`` and rules ``### B5.6 Title`` with a mark on the next line.

A chapter may have a letter alone, and its rules that letter with a number: ``## V Title``, ``### V6 Title``.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import takewhile

from harena.core.errors import Unreadable
from harena.core.options import near

_HEADING = re.compile(r"(#{2,3}) ([A-Z]+[0-9]+(?:\.[0-9]+)?|[A-Z]) (.+)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, or one chapter's heading and introduction; ``mark`` says how sure it is, and is empty for a chapter."""

    id: str
    title: str
    mark: str
    text: str
    chapter: bool = False


@cache
def read(game: str, language: str) -> dict[str, Rule]:
    """Return a game's rules by number, in their order."""
    text = (resources.files(f"harena.games.{game}") / "rulebook" / f"{language}.md").read_text("utf-8")
    found: dict[str, Rule] = {}
    head: tuple[str, str, bool] | None = None
    body: list[str] = []
    for line in [*text.splitlines(), "## "]:
        heading = _HEADING.fullmatch(line)
        if not (heading or line.startswith("## ")):
            body.append(line)
            continue
        if head:
            found[head[0]] = _rule(*head, body)
        head, body = (heading[2], heading[3].strip(), heading[1] == "##") if heading else None, []
    return found


def _rule(name: str, title: str, chapter: bool, body: list[str]) -> Rule:  # noqa: FBT001 - a heading has one of two levels
    mark = ""
    if body and re.fullmatch(r"`[a-z_]+`", body[0].strip()):
        mark, body = body[0].strip().strip("`"), body[1:]
    return Rule(name, title, mark, "\n".join(body).strip(), chapter)


@cache
def front(game: str, language: str) -> Rule:
    """Return what stands before the first chapter: the title and an introduction, under no number."""
    text = (resources.files(f"harena.games.{game}") / "rulebook" / f"{language}.md").read_text("utf-8")
    before, _, _ = text.partition("\n## ")
    title, _, body = before.partition("\n")
    return Rule("", title.removeprefix("# ").strip(), "", body.strip())


def find(rules: dict[str, Rule], asked: str) -> list[Rule]:
    """Return one rule, or a chapter with all its rules; raises :class:`Unreadable` with a near miss."""
    known = {name.lower(): name for name in rules}
    name = known.get(asked.strip().lower())
    if name is None:
        raise Unreadable("", f"there is no rule {asked!r:.20}{near(asked.upper(), rules)}")
    if not rules[name].chapter:
        return [rules[name]]
    known_ids = list(rules)
    after = [rules[one] for one in known_ids[known_ids.index(name) + 1 :]]
    return [rules[name], *takewhile(lambda rule: not rule.chapter, after)]
