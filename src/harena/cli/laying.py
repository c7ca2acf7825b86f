"""A table that has been agreed on, laid in the browser or in the terminal."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import typer

from harena import games
from harena.bots.catalog import bots_of
from harena.bots.drive import Driver
from harena.cli.common import STOPPED, home, leave
from harena.cli.screen import Screen
from harena.cli.text_game import TextGame
from harena.core.chance import Chance, Entered, Seeded
from harena.core.record import header_of
from harena.core.rules import Setup
from harena.core.table import Table
from harena.replay import files
from harena.text import catalogue
from harena.text.say import Speaker, seat_names

if TYPE_CHECKING:
    from harena.server.plans import Plan


@dataclass(frozen=True, slots=True)
class Agreed:
    """What was agreed: the game and its set-up, who plays, where chance comes from, where it begins and after what it ends."""

    game: str
    setup: Setup
    labels: Sequence[str]
    chance: Chance
    names: Sequence[str] = ()
    start: Mapping[str, Any] | None = None
    until: str = ""


def in_browser(agreed: Agreed, host: str, port: int, *, open_browser: bool) -> None:
    """Serve the page, which opens at the table; what its people add to the seed they add there."""
    from harena.server.plans import Plan  # noqa: PLC0415 - the terminal starts faster without a web server

    source = agreed.chance
    chance = Seeded(source.secret, predictable=source.predictable) if isinstance(source, Seeded) else Entered()
    serve(
        Plan(agreed.game, agreed.setup, agreed.labels, agreed.names, chance=chance, start=agreed.start, until=agreed.until),
        host,
        port,
        open_browser=open_browser,
    )


def serve(plan: "Plan | None", host: str, port: int, *, open_browser: bool) -> None:
    """Serve the page, at the table of a plan if there is one."""
    from harena.server.run import Place  # noqa: PLC0415 - as above
    from harena.server.run import serve as run  # noqa: PLC0415 - as above

    run(home(), Place(host, port), plan=plan, open_browser=open_browser)


def in_text(agreed: Agreed, tongue: str, seed: object = None) -> None:
    """Play in the terminal, keeping the record."""
    rules, setup, source = games.ruled(agreed.game, agreed.until), agreed.setup, agreed.chance
    header = header_of(rules, setup, source, agreed.labels, agreed.names, agreed.start, agreed.until)
    Table(rules, setup, header, source)  # whatever is wrong with it shows before a file is made
    sink = files.create(home() / "records", agreed.game, header, source)
    run_text(Table(rules, setup, header, source, sink), sink, tongue, secrets.token_hex() if seed is None else seed)


def run_text(table: Table[Any], sink: files.RecordFile, tongue: str, seed: object, *, resumed: bool = False) -> None:
    """Play a table in the terminal to its end, or until its people stop."""
    words = catalogue.load(tongue, table.header.game)
    speaker = Speaker(words, seat_names(words, table.header.seats, table.header.names))
    text_game = TextGame(table, speaker, Driver(bots_of(table.header.seats), seed), Screen(), sink.path)
    try:
        text_game.run(resumed=resumed)
    except KeyboardInterrupt:
        typer.echo()
        leave(text_game.interrupted(), STOPPED)
    finally:
        sink.close()
