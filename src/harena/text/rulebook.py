"""A game's rulebook, in chapters ``## B5 Title`` and rules ``### B5.6 Title`` with a mark on the next line."""

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from harena.core.errors import Unreadable
from harena.core.options import near

_HEADING = re.compile(r"(#{2,3}) ([A-Z]+[0-9]+(?:\.[0-9]+)?) (.+)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, or one chapter's heading and introduction; ``mark`` says how sure it is, and is empty for a chapter."""

    id: str
    title: str
    mark: str
    text: str

    @property
    def chapter(self) -> bool:
        """Return whether this is a chapter's heading."""
        return "." not in self.id


@cache
def read(game: str, language: str) -> dict[str, Rule]:
    """Return a game's rules by number, in their order."""
    text = (resources.files(f"harena.games.{game}") / "rulebook" / f"{language}.md").read_text("utf-8")
    found: dict[str, Rule] = {}
    head: tuple[str, str] | None = None
    body: list[str] = []
    for line in [*text.splitlines(), "## "]:
        heading = _HEADING.fullmatch(line)
        if not (heading or line.startswith("## ")):
            body.append(line)
            continue
        if head:
            found[head[0]] = _rule(*head, body)
        head, body = (heading[2], heading[3].strip()) if heading else None, []
    return found


def _rule(name: str, title: str, body: list[str]) -> Rule:
    mark = ""
    if body and re.fullmatch(r"`[a-z_]+`", body[0].strip()):
        mark, body = body[0].strip().strip("`"), body[1:]
    return Rule(name, title, mark, "\n".join(body).strip())


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
    return [rule for rule in rules.values() if rule.id == name or rule.id.startswith(f"{name}.")]
