"""Running the server until somebody stops it."""

import asyncio
import contextlib
import errno
import logging
import signal
import sys
import webbrowser
from collections.abc import Callable

from aiohttp import web

from harena.server.app import HERE, make_app

EVERYWHERE = frozenset({"", "0.0.0.0", "::"})  # noqa: S104  # named so that they can be refused
PORTS = range(1 << 16)


def serve(host: str = "127.0.0.1", port: int = 4300, *, open_browser: bool = True) -> None:
    """Serve until Ctrl-C; leaves with one sentence and exit code 1 when the address cannot be had. Port 0 takes any free one."""
    if host in EVERYWHERE:
        raise SystemExit("Harena answers at one address only: name it, for example 127.0.0.1.")
    if port not in PORTS:  # uvloop would take it modulo 65536
        raise SystemExit(f"{port} is not a port; ports are 0 to {PORTS[-1]}, and 0 takes any free one.")
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(host, port, open_browser=open_browser))


async def _serve(host: str, port: int, *, open_browser: bool) -> None:
    runner = web.AppRunner(make_app(HERE | {host}), access_log=None, handle_signals=False)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError as error:
            raise SystemExit(_sentence(error, host, port)) from None
        address = _address(host, runner.addresses[0][1])
        say = f"Harena is at {address} (Ctrl-C stops it). The board comes next; until then: harena play baumeister --text"
        print(say, flush=True)  # noqa: T201  # the one line of a server in a terminal
        if open_browser and not await asyncio.to_thread(webbrowser.open, address):
            logging.getLogger(__name__).info("no browser could be opened")
        await _until_told_to_stop()
    finally:
        await runner.cleanup()


async def _until_told_to_stop() -> None:
    """Wait for a request to end; Ctrl-C cancels this task by itself."""
    stop = asyncio.Event()
    with contextlib.suppress(NotImplementedError):  # not there on Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    await stop.wait()


def _sentence(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken by another program; choose another with --port, or --port 0 for any free one."
    if error.errno == errno.EACCES:
        return f"Port {port} may not be used by you; choose one above 1023 with --port."
    return f"Harena cannot serve at {host}, port {port}: {error}."


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415  # not there on Windows

    return uvloop.new_event_loop
