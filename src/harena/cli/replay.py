"""``harena replay``: what happened in a recorded game."""

from pathlib import Path
from typing import Annotated

import typer

from harena.cli.common import ending
from harena.cli.language import speak
from harena.cli.results import result_lines
from harena.core.errors import Unreadable
from harena.core.record import read_record
from harena.replay import player
from harena.replay.files import read_file
from harena.text.position import position_lines
from harena.text.say import Speaker, seat_names


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.", show_default=False)],
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=0, help="Stop after N steps, and show the position.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="Language: en, es or de.")] = None,
) -> None:
    """Tell a recorded game, and its result or the position it stops at.

    \b
    The whole game:
      harena replay game.harena
    \b
    The position after 40 steps:
      harena replay game.harena --at 40
    """  # noqa: D301 - the control character keeps the lines apart in the help
    with ending():
        words = speak(lang)
        record = read_record(read_file(file), str(file))
        if at is not None and at > len(record.lines):
            raise Unreadable(str(file), f"it has {len(record.lines)} steps, so there is no step {at}")
        table = player.replay(record, str(file), at=at)
        catalogue = words(record.header.game)
        speaker = Speaker(catalogue, seat_names(catalogue, record.header.seats, record.header.names))
        for told in table.story(None):
            typer.echo(speaker.told(told))
        typer.echo()
        ended = table.ending()
        if ended is None:
            lines = position_lines(speaker, table.rules, table.view(None))
            typer.echo("\n".join([speaker.say("result-abandoned")] if table.over else []))
        else:
            lines = result_lines(speaker, ended)
        typer.echo("\n".join(lines))
