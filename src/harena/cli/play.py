"""``harena play``: a game in the browser, or whole in the terminal."""

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from harena import games
from harena.bots.catalog import HUMAN, seats_of
from harena.cli.common import Usage, Wishes, ending, game_names, load_game, read_toml, set_up
from harena.cli.language import language
from harena.cli.laying import Agreed, in_browser, in_text, run_text, serve
from harena.core.chance import Chance, Entered, Seeded
from harena.core.errors import Unreadable
from harena.core.rules import Rules, Setup
from harena.replay import files


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
    until: Annotated[str | None, typer.Option("--until", metavar="PHASE", help="End after this phase of a turn.")] = None,
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
    Begin at a position of your own, and play one phase:
      harena play baumeister --position evening.toml --until turn
    \b
    Go on after a break or a crash:
      harena play baumeister --resume FILE
    """  # noqa: D301 - the control character keeps the lines apart in the help
    with ending():
        wishes = Wishes(rules, data, tuple(sets or ()))
        if resume is not None:
            if seats or seed is not None or position or until or chance != "seeded" or wishes != Wishes():
                raise Usage("--resume goes on with a game as it was begun; leave the other options away")
            _resume(game, resume, lang)
            return
        if game is None and not text:
            serve(None, host, port, open_browser=browser)
            return
        loaded = load_game(game or _only_game())
        labels = _labels(loaded, seats)
        setup = set_up(loaded, len(labels), wishes)
        source = _chance(chance, seed, labels)
        start = None if position is None else _start(loaded, setup, position)
        if until is not None:
            _ruled(loaded, until)
        agreed = Agreed(loaded.meta.name, setup, labels, source, start=start, until=until or "")
        tongue = language(lang)
        if text:
            in_text(agreed, tongue, seed)
        else:
            in_browser(agreed, host, port, open_browser=browser)


def _ruled(rules: Rules[Any], phase: str) -> None:
    try:
        games.ruled(rules.meta.name, phase)
    except Unreadable as fault:
        raise Usage(f"--until: {fault.faults[0][1]}") from None


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
    run_text(table, sink, tongue, secrets.token_hex(), resumed=True)
