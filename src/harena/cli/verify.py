"""``harena verify``: whether a record is true."""

from pathlib import Path
from typing import Annotated

import typer

from harena.cli.common import WRONG, ending
from harena.core.errors import Unreadable
from harena.replay import verify as judge
from harena.replay.files import read_file


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records to check.", show_default=False)],
    fairness: Annotated[bool, typer.Option("--fairness", help="Redo every draw from the revealed seed.")] = False,
) -> None:
    """Play records again, and compare their end and digest.

    \b
    Every record of a folder:
      harena verify records/*.harena
    \b
    Was the chance honest? (Needs the seed, which a game reveals when it ends.)
      harena verify --fairness game.harena
    """  # noqa: D301 - the control character keeps the lines apart in the help
    with ending():
        wrong = 0
        for file in files:
            try:
                found = judge.verify(read_file(file), str(file), fairness=fairness)
            except Unreadable as fault:
                wrong += 1
                typer.echo(f"harena: {fault.text}", err=True)
                continue
            typer.echo(f"{file}: good{_said(found)}")
        if wrong:
            raise typer.Exit(WRONG)


def _said(found: judge.Verdict) -> str:
    parts = [f"{found.game}, {found.steps} steps"]
    parts.append("abandoned" if found.ending == "abandoned" else f"ended by {found.ending}, scores {list(found.scores)}")
    if found.draws is not None:
        parts.append(f"{found.draws} draws redone")
        if found.predictable:
            parts.append("but its seed was chosen with --seed, so the draws could be foreseen")
    return ": " + ", ".join(parts)
