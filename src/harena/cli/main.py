"""The commands; until they come, the one page."""

from typing import Annotated

import typer

from harena import __version__
from harena.core.build import compiled
from harena.server.run import serve

app = typer.Typer(no_args_is_help=True, add_completion=False)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"harena {__version__}, {'compiled' if compiled() else 'plain'} rules")
        raise typer.Exit


@app.callback()
def harena(version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False) -> None:
    """Three Roman board games, played by their rules."""


@app.command()
def play(host: str = "127.0.0.1", port: int = 4300, browser: bool = True) -> None:
    """Serve the page."""
    serve(host, port, open_browser=browser)


def main() -> None:
    """Run the command line."""
    app()
