"""Commands that games bring along: ``harena NAME GAME``, mounted from what they declare."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from typer.core import TyperGroup
from typer.main import get_command

from harena import games
from harena.cli.common import Usage, Wishes, ending, load_game, set_up
from harena.cli.language import language
from harena.core.commands import Command, Parameter
from harena.core.errors import Unreadable
from harena.text import catalogue
from harena.text.say import Speaker

Rules = Annotated[Path | None, typer.Option("--rules", help="A TOML file of switches, as for play.")]
Data = Annotated[Path | None, typer.Option("--data", help="A TOML file of values printed in your box, as for play.")]
Sets = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="One switch; may be repeated.")]
Lang = Annotated[str | None, typer.Option("--lang", help="Language: en, es or de.")]
SHARED: dict[str, Any] = {"rules": Rules, "data": Data, "sets": Sets, "lang": Lang}


class WithGames(TyperGroup):
    """The commands of this program, then those of games; games are looked at only for a name that is not ours."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401 - of a library's private copy of click
        """Return every name."""
        own = super().list_commands(ctx)
        return [*own, *sorted({one.name for game in games.names() for one in games.commands(game)} - set(own))]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401 - of a library's private copy of click
        """Return a command by name, None for one there is not."""
        found = super().get_command(ctx, cmd_name)
        if found is not None:
            return found
        offered = {game: one for game in games.names() for one in games.commands(game) if one.name == cmd_name}
        return _group(cmd_name, offered) if offered else None


def _group(name: str, offered: dict[str, Command]) -> Any:  # noqa: ANN401 - of a library's private copy of click
    helps = " ".join(dict.fromkeys(one.help for one in offered.values()))
    group = typer.Typer(name=name, help=helps, no_args_is_help=True, add_completion=False, rich_markup_mode=None)
    group.callback()(lambda: None)
    for game, one in offered.items():
        group.command(game, help=one.help)(_runner(game, one))
    made = get_command(group)
    made.name = name
    return made


def _runner(game: str, command: Command) -> Callable[..., None]:
    def run(rules: Path | None, data: Path | None, sets: list[str] | None, lang: str | None, **said: object) -> None:
        with ending():
            loaded = load_game(game)
            speaker = Speaker(catalogue.load(language(lang), game))
            setup = set_up(loaded, min(loaded.meta.seats), Wishes(rules, data, tuple(sets or ())))
            try:
                lines = command.run(setup, said)
            except Unreadable as fault:
                raise Usage(fault.text) from None
            for line in lines:
                typer.echo(speaker.told(line))

    kinds = {one.name: _kind(one) for one in command.parameters} | SHARED
    keyword = inspect.Parameter.KEYWORD_ONLY
    run.__annotations__ = kinds
    run.__signature__ = inspect.Signature(  # type: ignore[attr-defined] # what typer reads
        [inspect.Parameter(name, keyword, default=None, annotation=kind) for name, kind in kinds.items()]
    )
    return run


def _kind(one: Parameter) -> Any:  # noqa: ANN401 - a type made of data
    if one.values:
        return Annotated[Literal[one.values] | None, typer.Option(f"--{one.name}", help=one.help)]
    return Annotated[int | None, typer.Option(f"--{one.name}", min=one.low, max=one.high, help=one.help)]
