"""``harena rules``: a game's rulebook, one rule of it, or its switches."""

from typing import Annotated

import typer

from harena.cli.common import Usage, ending, game_names, load_game
from harena.cli.language import language
from harena.core.errors import Unreadable
from harena.core.options import Option, spell
from harena.text import catalogue, rulebook
from harena.text.say import Speaker


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game.", autocompletion=game_names, show_default=False)],
    rule: Annotated[
        str | None, typer.Argument(metavar="RULE", help="A rule, such as B5.6, or a chapter, such as B5.", show_default=False)
    ] = None,
    options: Annotated[bool, typer.Option("--options", help="List the switches that a table may set.")] = False,
    lang: Annotated[str | None, typer.Option("--lang", help="Language: en, es or de.")] = None,
) -> None:
    """Read the rules of a game.

    \b
    The whole rulebook, one rule, one chapter:
      harena rules baumeister
      harena rules baumeister B5.6
      harena rules baumeister B5 --lang de
    \b
    What a table may set, with --set or in a file for --rules:
      harena rules baumeister --options
    """  # noqa: D301 - the control character keeps the lines apart in the help
    with ending():
        loaded = load_game(game)
        tongue = language(lang)
        speaker = Speaker(catalogue.load(tongue, game))
        if options:
            typer.echo("\n\n".join(option_text(speaker, option) for option in loaded.options().values()))
            return
        book = rulebook.read(game, tongue)
        try:
            found = rulebook.find(book, rule) if rule else list(book.values())
        except Unreadable as fault:
            raise Usage(fault.text) from None
        typer.echo("\n\n".join(rule_text(speaker, one) for one in found))


def rule_text(speaker: Speaker, rule: rulebook.Rule) -> str:
    """Return a rule as plain text, its mark in words."""
    mark = f" ({speaker.say(f'mark-{rule.mark}')})" if rule.mark else ""
    return f"{rule.id} {rule.title}{mark}\n{rule.text}".strip()


def option_text(speaker: Speaker, option: Option) -> str:
    """Return a switch: its key, label, values with the default marked, how sure it is, its rules, and when to use it."""
    name = f"option-{option.key}"
    lines = [f"{option.key}: {speaker.say(name)}"]
    if option.values:
        for value in option.values:
            word = spell(value)
            label = f"{name}-{value}"
            said = f" {speaker.say(label)}" if speaker.words.has(label) else ""
            lines.append(f"  {'*' if value == option.default else '-'} {word}{said}")
    else:
        lines.append(f"  * {option.default} ({option.low}-{option.high})")
    lines.append(f"  {speaker.say(f'mark-{option.mark}')} [{', '.join(option.rules)}]")
    if speaker.words.has(f"{name}-help"):
        lines.append(f"  {speaker.say(f'{name}-help')}")
    return "\n".join(lines)
