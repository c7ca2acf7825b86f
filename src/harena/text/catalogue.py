"""Catalogues of messages in Fluent: the shell's own words, and over them those of one game.

A game keeps its words beside its rules, in ``locale/<language>/*.ftl``. What one language lacks is taken from English, and
what English lacks is shown by its bare name; a ``strict`` catalogue raises instead, so that tests find every gap.
"""

import locale
import os
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from harena.core.errors import Unreadable
from harena.core.options import near

LANGUAGES: Final = ("en", "es", "de")
Words = Mapping[str, int | str]


class MissingWords(LookupError):
    """A catalogue lacks a message, or a message lacks a fact."""


class Catalogue:
    """The messages of one language, English behind them."""

    def __init__(self, language: str, bundles: tuple[FluentBundle, ...], *, strict: bool = False) -> None:
        self.language = language
        self._bundles = bundles
        self._strict = strict

    def has(self, name: str) -> bool:
        """Return whether any language behind this catalogue knows the message."""
        return any(bundle.has_message(name) for bundle in self._bundles)

    def say(self, name: str, facts: Words | None = None) -> str:
        """Return a message with its facts filled in; raises :class:`MissingWords` when strict."""
        for bundle in self._bundles[:1] if self._strict else self._bundles:
            if not bundle.has_message(name):
                continue
            pattern = bundle.get_message(name).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, dict(facts or {}))
            if errors and self._strict:
                raise MissingWords(f"{self.language}: {name}: {errors[0]}")
            return str(text)
        if self._strict:
            raise MissingWords(f"{self.language}: {name}: no such message")
        return name


@cache
def load(language: str, game: str = "", *, strict: bool = False) -> Catalogue:
    """Return the catalogue of a language: the shell's words and, when a game is named, the game's."""
    chain = (language,) if language == "en" else (language, "en")
    return Catalogue(language, tuple(_bundle(one, game) for one in chain), strict=strict)


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in ("", game) if game else ("",):
        for resource in sources(language, name):
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


def sources(language: str, game: str = "") -> list[ast.Resource]:
    """Return the parsed files of one language, of the shell or of a game; raises :class:`Unreadable` where one cannot be read."""
    return [_parse(path) for path in _files(language, game)]


def texts(language: str, game: str = "") -> str:
    """Return the files of one language, of the shell or of a game, one after the other as they were written."""
    return "\n".join(path.read_text("utf-8") for path in _files(language, game))


def _files(language: str, game: str) -> list[Traversable]:
    package = f"harena.games.{game}" if game else "harena.text"
    folder = resources.files(package) / "locale" / language
    return sorted((path for path in folder.iterdir() if path.name.endswith(".ftl")), key=lambda one: one.name)


def _parse(path: Traversable) -> ast.Resource:
    text = path.read_text("utf-8")
    resource = FluentParser(with_spans=True).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise Unreadable(f"{path.name}, line {line}", str(entry.annotations[0].message))
    return resource


def choose_language(asked: str | None = None) -> str:
    """Return the language to speak: the one asked for, else HARENA_LANG, else the system's, else English.

    Raises :class:`Unreadable` for one that is asked for or set in HARENA_LANG, and that there is not.
    """
    for place, wish in (("--lang", asked), ("HARENA_LANG", os.environ.get("HARENA_LANG"))):
        if wish:
            short = wish.replace("_", "-").split("-")[0].split(".")[0].lower()
            if short not in LANGUAGES:
                why = f"there is no language {wish!r:.20}; there is {', '.join(LANGUAGES)}{near(wish, LANGUAGES)}"
                raise Unreadable(place, why)
            return short
    return _system_language()


def _system_language() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        short = os.environ.get(variable, "").split("_")[0].split(".")[0].lower()
        if short:
            return short if short in LANGUAGES else "en"
    short = (locale.getlocale()[0] or "").split("_")[0].lower()
    return short if short in LANGUAGES else "en"
