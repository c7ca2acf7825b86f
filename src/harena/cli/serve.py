"""``harena serve``: a house for everybody who can reach it."""

from typing import Annotated

import typer

from harena.cli.common import ending, home


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 is every one.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="And the port; 0 takes any free one.")] = 4300,
    names: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="A name it is reached by; may be given again.")
    ] = None,
    proxies: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="ADDRESS", help="A proxy before it, whose word on visitors counts; may be given again."),
    ] = None,
) -> None:
    """Open a house: whoever reaches it makes tables and hands out the links of their seats.

    Nobody needs an account. A table is found by its links alone, unless whoever makes it lets it stand in the lobby.
    Every move is on the disk before anybody hears of it. The tables lie in the folder HARENA_HOME, or in the PostgreSQL
    server that HARENA_DATABASE names (postgresql://...); the key of the house lies in HARENA_HOME.

    \b
    Try it on this machine:
      harena serve
    \b
    In a network at home, under the machine's address:
      harena serve --host 192.168.1.20
    \b
    Under a name, behind a proxy on the same machine that speaks TLS:
      harena serve --name play.example.org --proxy 127.0.0.1

    The proxy passes on the Host header, X-Forwarded-For and X-Forwarded-Proto, and lets WebSockets through.
    """  # noqa: D301 - the control character keeps the lines apart in the help
    with ending():
        from harena.server.run import Place  # noqa: PLC0415 - other commands start faster without a web server
        from harena.server.run import serve as run  # noqa: PLC0415 - as above

        place = Place(host, port, public=True, names=tuple(names or ()), proxies=tuple(proxies or ()))
        run(home(), place, open_browser=False)
