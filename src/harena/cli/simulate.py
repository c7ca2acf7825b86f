"""``harena simulate``: many games between bots, the same whatever the number of processes."""

import csv
import io
import json
import multiprocessing
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from harena.bots.catalog import HUMAN, seats_of
from harena.cli.batch import Played, Task, play, rotated, seed_of
from harena.cli.common import STOPPED, Usage, Wishes, ending, game_names, leave, load_game, set_up
from harena.core.errors import Unreadable
from harena.replay.files import unwritten, write_whole

COLUMNS = ("game", "seed", "seats", "ranks", "scores", "ending", "steps")


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game.", autocompletion=game_names, show_default=False)],
    seats: Annotated[str, typer.Option("--seats", metavar="BOT,BOT,...", help="The bots, as in greedy,random,random.")],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Equal numbers, equal games.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=1, max=256, help="How many processes.")] = 1,
    own: Annotated[Path | None, typer.Option("--rules", metavar="F", help="A TOML file of switches.")] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="F", help="A TOML file of values printed in your box.")] = None,
    sets: Annotated[list[str] | None, typer.Option("--set", metavar="K=V", help="Set a switch; may be given again.")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="F", help="Write a row a game: F.jsonl or F.csv.")] = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="DIR", help="Keep every game's record there.")] = None,
) -> None:
    """Let bots play many games, and count who wins.

    Everybody moves one seat on with each game, so no bot keeps an advantage of its seat; a shared win counts as its share. The
    interval holds the true share of wins with 95 % (Wilson).

    \b
    A greedy bot against two that play anything, in two processes:
      harena simulate baumeister --seats greedy,random,random --games 1000 --jobs 2
    \b
    A rule of your own, over ten thousand games:
      harena simulate baumeister --seats greedy,greedy --games 10000 --rules own.toml
    \b
    Keep all that happened, and check it:
      harena simulate baumeister --seats greedy,greedy --games 20 --records r
      harena verify r/*.harena
    """  # noqa: D301 - the control character keeps the lines apart in the help
    with ending():
        rules = load_game(game)
        try:
            labels = seats_of(seats)
        except Unreadable as fault:
            raise Usage(f"--seats, {fault.text}") from None
        if HUMAN in labels:
            raise Usage("--seats: nobody but bots plays in a simulation; people play with harena play")
        if out is not None and out.suffix not in {".jsonl", ".csv"}:
            raise Usage(f"--out {out}: the name must end in .jsonl or .csv")
        setup = set_up(rules, len(labels), Wishes(own, data, tuple(sets or ())))
        options, box = tuple(setup.changed.items()), json.dumps(dict(setup.box))
        tasks = [
            Task(game, number, seed_of(seed, number), rotated(labels, number), options, records is not None, box)
            for number in range(1, games + 1)
        ]
        done: list[Played] = []
        try:
            with _rows(out) as rows:
                for played in _shown(_results(tasks, jobs), games):
                    if records is not None:
                        write_whole(records / f"{game}-{seed}-{played.number:06}.harena", played.record.encode())
                    rows.add(played)
                    done.append(played)
        except KeyboardInterrupt:
            leave(f"Stopped after {len(done)} of {games} games{f'; {out} holds them' if out else ''}.", STOPPED)
        _summary(labels, done)


def _results(tasks: Sequence[Task], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(play, tasks)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=context, initializer=_quiet)
    try:
        yield from pool.map(play, tasks)
    finally:
        pool.shutdown(cancel_futures=True)


def _quiet() -> None:
    """Leave Ctrl-C to the process that the person sees."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _shown(results: Iterator[Played], total: int) -> Iterator[Played]:
    if not sys.stderr.isatty():
        yield from results
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(results, total=total)


class _Rows:
    """Writes a row a game, as soon as it is played."""

    def __init__(self, file: TextIO | None, *, as_csv: bool) -> None:
        self._file = file
        self._csv = as_csv
        if file is not None and as_csv:
            self._write(list(COLUMNS))

    def add(self, played: Played) -> None:
        if self._file is None:
            return
        seats = [label.removeprefix("bot:") for label in played.seats]
        row = dict(
            zip(
                COLUMNS,
                (played.number, played.seed, seats, played.ranks, played.scores, played.ending, played.steps),
                strict=True,
            )
        )
        if self._csv:
            self._write([" ".join(map(str, cell)) if isinstance(cell, list | tuple) else str(cell) for cell in row.values()])
        else:
            self._file.write(json.dumps(row) + "\n")

    def _write(self, cells: list[str]) -> None:
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerow(cells)
        if self._file is not None:
            self._file.write(text.getvalue())


@contextmanager
def _rows(out: Path | None) -> Iterator[_Rows]:
    if out is None:
        yield _Rows(None, as_csv=False)
        return
    try:
        with out.open("w", encoding="utf-8", newline="") as file:
            yield _Rows(file, as_csv=out.suffix == ".csv")
    except OSError as fault:
        raise unwritten(out, fault) from None


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins (Wilson 1927)."""
    share = wins / games
    square = z * z / games
    middle = (share + square / 2) / (1 + square)
    half = z / (1 + square) * ((share * (1 - share) + square / 4) / games) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def _summary(labels: Sequence[str], done: Sequence[Played]) -> None:
    table = Table("player", "wins", "share", "95 %", "place", "score", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for at, label in enumerate(labels):
        wins = places = score = 0.0
        for played in done:
            seat = (at + played.number - 1) % len(labels)
            rank = played.ranks[seat]
            wins += (rank == 1) / played.ranks.count(1)
            places += rank
            score += played.scores[seat]
        low, high = wilson(wins, len(done))
        count = len(done)
        table.add_row(
            f"{at + 1} {label.removeprefix('bot:')}",
            f"{wins:.1f}",
            f"{wins / count:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{places / count:.2f}",
            f"{score / count:.1f}",
        )
    Console(width=None if sys.stdout.isatty() else 100).print(table)
    steps = sum(played.steps for played in done)
    typer.echo(f"{len(done)} games, {steps / len(done):.0f} steps a game")
    failures = sum(played.failures for played in done)
    if failures:
        typer.echo(f"{failures} times a bot did not answer by the rules, and the safe move was played", err=True)
