"""What all commands share: how they end, where data lies, and how what is typed becomes a game's set-up."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import platformdirs
import typer

from harena import games
from harena.core.errors import HarenaError, Unreadable
from harena.core.options import choose, near, parse_toml
from harena.core.rules import Rules, Setup
from harena.replay.files import read_file

GOOD, WRONG, USAGE, STOPPED = 0, 1, 2, 130
MAX_TEXT = 1 << 20


class Usage(Exception):
    """The command line itself is wrong; the message is the sentence."""


@contextmanager
def ending() -> Iterator[None]:
    """End a command with one sentence and its exit code, whatever happens within."""
    try:
        yield
        sys.stdout.flush()
    except Usage as fault:
        leave(str(fault), USAGE)
    except HarenaError as fault:
        leave(fault.text, WRONG)
    except KeyboardInterrupt:
        leave("Stopped.", STOPPED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # whoever read us has gone, and so need we
        raise typer.Exit(WRONG) from None
    except OSError as fault:
        if fault.filename is None and fault.errno is None:
            raise
        where = f"{fault.filename}: " if fault.filename else ""
        leave(f"{where}{fault.strerror}", WRONG)


def leave(sentence: str, code: int) -> None:
    """Say why on stderr and leave with an exit code."""
    one_line = " ".join(sentence.split())
    typer.echo(f"harena: {one_line}", err=True)
    raise typer.Exit(code)


def home() -> Path:
    """Return the folder of all data: HARENA_HOME, or the system's place for it."""
    named = os.environ.get("HARENA_HOME")
    return Path(named) if named else platformdirs.user_data_path("harena", appauthor=False)


def load_game(name: str) -> Rules[Any]:
    """Return a game's rules; raises :class:`Usage` with a near miss."""
    try:
        return games.load(name)
    except Unreadable as fault:
        raise Usage(fault.text) from None


def game_names(incomplete: str) -> list[str]:
    """Complete a game's name."""
    return [name for name in games.names() if name.startswith(incomplete)]


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a player asked for: files of switches and printed values, and single switches."""

    rules_file: Path | None = None
    data_file: Path | None = None
    sets: tuple[str, ...] = ()


def set_up(rules: Rules[Any], seats: int, wishes: Wishes) -> Setup:
    """Return the set-up that was asked for.

    Raises :class:`Unreadable` with file, line, key and reason for faults of files, :class:`Usage` for those of the command line.
    """
    if seats not in rules.meta.seats:
        can = _either(rules.meta.seats)
        raise Usage(f"--seats: {rules.meta.name} is for {can}, and you named {seats}")
    chosen: dict[str, object] = {}
    if wishes.rules_file:
        text, given = read_toml(wishes.rules_file)
        try:
            choose(rules.options(), given)
        except Unreadable as fault:
            raise fault.within(str(wishes.rules_file), text) from None
        chosen |= given
    chosen |= _read_sets(rules, wishes.sets)
    if not wishes.data_file:
        return rules.setup(seats, chosen, {})
    text, box = read_toml(wishes.data_file)
    try:
        return rules.setup(seats, chosen, box)
    except Unreadable as fault:
        raise fault.within(str(wishes.data_file), text) from None


def read_toml(path: Path) -> tuple[str, dict[str, object]]:
    """Return a TOML file's text and content; raises :class:`Unreadable` with the place."""
    data = read_file(path, MAX_TEXT + 1)
    if len(data) > MAX_TEXT:
        raise Unreadable(str(path), "larger than 1 MiB, which no such file needs")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise Unreadable(f"{path}, byte {fault.start}", "not UTF-8 text") from None
    return text, parse_toml(text, str(path))


def _read_sets(rules: Rules[Any], sets: Sequence[str]) -> dict[str, object]:
    given: dict[str, object] = {}
    for one in sets:
        key, equals, value = one.partition("=")
        key = key.strip().replace(".", "_")  # auction.mode, by its chapter, is auction_mode
        if not equals or not key:
            known = next(iter(rules.options()), "switch")
            raise Usage(f"--set {one}: a switch is set as in --set {known}=VALUE{near(one, rules.options())}")
        given[key] = _value(value.strip())
        try:
            choose(rules.options(), {key: given[key]})
        except Unreadable as fault:
            raise Usage(f"--set {one}: {fault.faults[0][1]}") from None
    return given


def _value(text: str) -> object:
    if text in {"true", "false"}:
        return text == "true"
    if text.removeprefix("-").isascii() and text.removeprefix("-").isdigit() and len(text) < 10:
        return int(text)
    return text.strip("\"'")


def _either(numbers: Sequence[int]) -> str:
    words = [str(number) for number in numbers]
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]
