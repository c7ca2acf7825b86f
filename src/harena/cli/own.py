"""Commands that games bring along: ``harena NAME GAME``, mounted from what they declare."""

import inspect
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal

import typer
from typer.core import TyperGroup
from typer.main import get_command

from harena import games
from harena.bots.catalog import HUMAN
from harena.cli.common import Usage, Wishes, ending, load_game, set_up
from harena.cli.language import language
from harena.cli.laying import Agreed, in_browser, in_text
from harena.core.chance import Entered
from harena.core.commands import Command, Laid, Parameter
from harena.core.errors import Unreadable
from harena.core.rules import Rules as Ruling
from harena.core.rules import Setup
from harena.text import catalogue
from harena.text.say import Speaker

Rules = Annotated[Path | None, typer.Option("--rules", help="A TOML file of switches, as for play.")]
Data = Annotated[Path | None, typer.Option("--data", help="A TOML file of values printed in your box, as for play.")]
Sets = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="One switch; may be repeated.")]
Lang = Annotated[str | None, typer.Option("--lang", help="Language: en, es or de.")]
NOTHING: Final[Mapping[str, object]] = MappingProxyType({})
Text = Annotated[bool, typer.Option("--text", help="Play here in the terminal.")]
Host = Annotated[str, typer.Option("--host", help="Where the page is served.")]
Port = Annotated[int, typer.Option("--port", help="And at which port; 0 takes any free one.")]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")]
SHARED: dict[str, Any] = {"rules": Rules, "data": Data, "sets": Sets, "lang": Lang}
LAYING: dict[str, Any] = {"text": Text, "host": Host, "port": Port, "browser": Browser}
USUAL: dict[str, Any] = {"text": False, "host": "127.0.0.1", "port": 4300, "browser": True}


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
    def run(rules: Path | None, data: Path | None, sets: list[str] | None, lang: str | None, **said: Any) -> None:  # noqa: ANN401
        with ending():
            loaded, tongue = load_game(game), language(lang)

            def made(seats: int, more: Mapping[str, object] = NOTHING) -> Setup:
                words = (*(sets or ()), *(f"{key}={value}" for key, value in more.items()))
                return set_up(loaded, seats, Wishes(rules, data, words))

            try:
                if command.lay is not None:
                    _lay(loaded, command.lay(made, said), tongue, said)
                    return
                lines = [] if command.run is None else command.run(made(min(loaded.meta.seats)), said)
            except Unreadable as fault:
                if all(place.startswith("--") for place, _ in fault.faults):  # the command line itself is wrong
                    raise Usage(fault.text) from None
                raise
            speaker = Speaker(catalogue.load(tongue, game))
            for line in lines:
                typer.echo(speaker.told(line))

    kinds = {one.name: _kind(one) for one in command.parameters} | (LAYING if command.lay else {}) | SHARED
    keyword = inspect.Parameter.KEYWORD_ONLY
    run.__annotations__ = kinds
    run.__signature__ = inspect.Signature(  # type: ignore[attr-defined] # what typer reads
        [inspect.Parameter(name, keyword, default=USUAL.get(name), annotation=kind) for name, kind in kinds.items()]
    )
    return run


def _lay(rules: Ruling[Any], laid: Laid, tongue: str, said: Mapping[str, Any]) -> None:
    """Lay the table of a command: everybody sits before a real one, and says what was drawn there."""
    labels = (HUMAN,) * laid.setup.seats
    start = rules.position(rules.place(laid.setup, laid.start))
    agreed = Agreed(rules.meta.name, laid.setup, labels, Entered(), laid.names, start, laid.until)
    if said["text"]:
        in_text(agreed, tongue)
    else:
        in_browser(agreed, said["host"], said["port"], open_browser=said["browser"])


def _kind(one: Parameter) -> Any:  # noqa: ANN401 - a type made of data
    if one.values:
        return Annotated[Literal[one.values] | None, typer.Option(f"--{one.name}", help=one.help)]
    if one.low == one.high:
        return Annotated[str | None, typer.Option(f"--{one.name}", help=one.help)]
    return Annotated[int | None, typer.Option(f"--{one.name}", min=one.low, max=one.high, help=one.help)]
