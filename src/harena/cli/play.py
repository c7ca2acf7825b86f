"""``harena play``: a game in the browser, or whole in the terminal."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from harena import games
from harena.bots.catalog import HUMAN, bots_of, seats_of
from harena.bots.drive import Driver
from harena.cli.common import (
    STOPPED,
    Usage,
    Wishes,
    ending,
    game_names,
    home,
    leave,
    load_game,
    read_toml,
    set_up,
)
from harena.cli.language import language
from harena.cli.screen import Screen
from harena.cli.text_game import TextGame
from harena.core.chance import Chance, Entered, Seeded
from harena.core.errors import Unreadable
from harena.core.record import header_of
from harena.core.rules import Rules, Setup
from harena.core.table import Table
from harena.replay import files
from harena.text import catalogue
from harena.text.say import Speaker, seat_names

if TYPE_CHECKING:
    from harena.server.rooms import Plan


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game.", autocompletion=game_names, show_default=False)
    ] = None,
    text: Annotated[bool, typer.Option("--text", help="Play here in the terminal.")] = False,
    seats: Annotated[str | None, typer.Option("--seats", metavar="WHO,WHO,...", help="Who plays: you, greedy, random.")] = None,
    rules: Annotated[Path | None, typer.Option("--rules", metavar="F", help="A TOML file of switches.")] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="F", help="A TOML file of values printed in your box.")] = None,
    sets: Annotated[list[str] | None, typer.Option("--set", metavar="K=V", help="Set a switch; may be given again.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="Equal numbers, equal draws: for tests.")] = None,
    chance: Annotated[
        str, typer.Option("--chance", metavar="SOURCE", help="seeded, or entered: you say what you drew.")
    ] = "seeded",
    position: Annotated[Path | None, typer.Option("--position", metavar="F", help="Begin at a position, a TOML file.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="F", help="Go on with a record that stopped.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="Language: en, es or de.")] = None,
    host: Annotated[str, typer.Option("--host", help="Where the page is served.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="And at which port; 0 takes any free one.")] = 4300,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
) -> None:
    """Play a game, in the browser or here in the terminal.

    \b
    Alone against two bots, in the terminal:
      harena play baumeister --text
    \b
    Two people at one terminal, and a bot:
      harena play baumeister --text --seats you,you,greedy
    \b
    By the rules of your own table, and with the values of your box:
      harena play baumeister --text --rules my.toml --data my-box.toml
      harena play baumeister --text --set slots=8
    \b
    With the real tiles and cards: you say what was drawn:
      harena play baumeister --text --chance entered
    \b
    Go on after a break or a crash:
      harena play baumeister --resume FILE
    """  # noqa: D301 - the control character keeps the lines apart in the help
    with ending():
        wishes = Wishes(rules, data, tuple(sets or ()))
        if resume is not None:
            if seats or seed is not None or position or chance != "seeded" or wishes != Wishes():
                raise Usage("--resume goes on with a game as it was begun; leave the other options away")
            _resume(game, resume, lang)
            return
        if game is None and not text:
            _serve(host, port, None, open_browser=browser)
            return
        loaded = load_game(game or _only_game())
        labels = _labels(loaded, seats)
        setup = set_up(loaded, len(labels), wishes)
        source = _chance(chance, seed, labels)
        start = None if position is None else _start(loaded, setup, position)
        tongue = language(lang)
        if not text:
            plan = _plan(loaded, setup, labels, source, start)
            _serve(host, port, plan, open_browser=browser)
            return
        header = header_of(loaded, setup, source, labels, start=start)
        Table(loaded, setup, header, source)  # whatever is wrong with it shows before a file is made
        sink = files.create(home() / "records", loaded.meta.name, header, source)
        _run(Table(loaded, setup, header, source, sink), sink, tongue, secrets.token_hex() if seed is None else seed)


def _serve(host: str, port: int, plan: "Plan | None", *, open_browser: bool) -> None:
    from harena.server.run import serve  # noqa: PLC0415 - the terminal starts faster without a web server

    serve(home(), host, port, plan=plan, open_browser=open_browser)


def _plan(rules: Rules[Any], setup: Setup, labels: tuple[str, ...], source: Chance, start: dict[str, Any] | None) -> "Plan":
    """Return the table that the page opens at; what its people add to the seed they add there."""
    from harena.server.rooms import Plan  # noqa: PLC0415 - as above

    chance = Seeded(source.secret, predictable=source.predictable) if isinstance(source, Seeded) else Entered()
    return Plan(rules.meta.name, setup, labels, chance=chance, start=start)


def _only_game() -> str:
    names = games.names()
    if len(names) != 1:
        raise Usage(f"which game? There is {', '.join(names)}")
    return names[0]


def _labels(rules: Rules[Any], seats: str | None) -> tuple[str, ...]:
    if seats is None:
        count = rules.meta.seats[len(rules.meta.seats) // 2]
        return (HUMAN, *["bot:greedy"] * (count - 1))
    try:
        return seats_of(seats)
    except Unreadable as fault:
        raise Usage(f"--seats, {fault.text}") from None


def _chance(word: str, seed: int | None, labels: tuple[str, ...]) -> Chance:
    if word == "entered":
        if seed is not None:
            raise Usage("--seed: where you say what was drawn, there is no seed")
        return Entered()
    if word != "seeded":
        raise Usage(f"--chance {word}: it takes seeded or entered")
    if seed is not None:
        return Seeded.from_number(seed)
    return Seeded(secrets.token_bytes(32), [secrets.token_bytes(16) for label in labels if label == HUMAN])


def _start(rules: Rules[Any], setup: Setup, path: Path) -> dict[str, Any]:
    text, given = read_toml(path)
    try:
        return rules.position(rules.place(setup, given))
    except Unreadable as fault:
        raise fault.within(str(path), text) from None


def _resume(game: str | None, path: Path, lang: str | None) -> None:
    tongue = language(lang)
    if game is not None:
        load_game(game)
    table, sink = files.resume(path)
    if game is not None and table.header.game != game:
        sink.close()
        raise Unreadable(str(path), f"a game of {table.header.game}, not of {game}")
    _run(table, sink, tongue, secrets.token_hex(), resumed=True)


def _run(table: Table[Any], sink: files.RecordFile, tongue: str, seed: object, *, resumed: bool = False) -> None:
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
