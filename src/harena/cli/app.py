"""The command line; each command is a file beside this one."""

from typing import Annotated

import typer

from harena import __version__
from harena.cli import admin, own, play, replay, rules, serve, simulate, verify
from harena.core.build import compiled

app = typer.Typer(name="harena", cls=own.WithGames, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"harena {__version__} ({'compiled' if compiled() else 'plain'} rules)")
        raise typer.Exit


@app.callback()
def harena(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which harena this is, and how it was built.")
    ] = False,
) -> None:
    """Play Roman board games by their rules, and check what was played.

    \b
    A first game, alone against two bots:
      harena play baumeister --text
    \b
    A hundred games between bots:
      harena simulate baumeister --seats greedy,random,random --games 100
    """  # noqa: D301 - the control character keeps the lines apart in the help


app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("rules")(rules.rules)
app.add_typer(admin.admin, name="admin")
