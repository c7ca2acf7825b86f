"""Running the server until somebody stops it."""

import asyncio
import contextlib
import errno
import logging
import signal
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from aiohttp import web

from harena.server import logs
from harena.server.app import HERE, Front, make_app
from harena.server.house import Lock, Occupied, opened
from harena.server.keys import Keys
from harena.server.plans import Plan
from harena.server.rooms import Rooms

EVERYWHERE = frozenset({"", "0.0.0.0", "::"})  # noqa: S104  # named so that they can be refused
PORTS = range(1 << 16)
LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Place:
    """Where and for whom a house is open: a ``public`` one for everybody, under its ``names``, perhaps behind ``proxies``."""

    host: str = "127.0.0.1"
    port: int = 4300
    public: bool = False
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()

    def front(self) -> Front:
        """Return the names it answers to."""
        return Front(HERE | {self.host, *self.names} - EVERYWHERE, frozenset(self.proxies))


def serve(folder: Path, place: Place | None = None, *, plan: Plan | None = None, open_browser: bool = True) -> None:
    """Serve the house of a folder until Ctrl-C, with the table of a plan made first.

    Leaves with one sentence and exit code 1 when the address or the folder cannot be had. Port 0 takes any free one.
    """
    place = place or Place()
    if place.host in EVERYWHERE and not place.names:
        how = "and by which name it is reached, with --name" if place.public else "for example 127.0.0.1"
        raise SystemExit(f"Harena answers at one address only: name it, {how}.")
    if place.port not in PORTS:  # uvloop would take it modulo 65536
        raise SystemExit(f"{place.port} is not a port; ports are 0 to {PORTS[-1]}, and 0 takes any free one.")
    try:
        with (
            opened(folder, public=place.public) as (rooms, keys, lock),
            contextlib.suppress(KeyboardInterrupt),
            asyncio.Runner(loop_factory=_loop_factory()) as runner,
        ):
            runner.run(_serve(rooms, keys, lock, place, plan, open_browser=open_browser))
    except Occupied as fault:
        if not fault.address or plan is not None or place.public:
            raise
        print(f"Harena runs already: {fault.address}", flush=True)  # noqa: T201  # the one line of a server in a terminal
        if open_browser:
            webbrowser.open(fault.address)


async def _serve(rooms: Rooms, keys: Keys, lock: Lock, place: Place, plan: Plan | None, *, open_browser: bool) -> None:
    host, port = place.host, place.port
    runner = web.AppRunner(make_app(rooms, place.front()), access_log=None, handle_signals=False, shutdown_timeout=2)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError as error:
            raise SystemExit(_sentence(error, host, port)) from None
        address = _address(host, runner.addresses[0][1])
        if place.public:
            logs.begin()
            lock.say(address)
            named = f", for {', '.join(place.names)}" if place.names else ""
            print(f"Harena serves at {address}{named}\nCtrl-C stops it; every game is kept.", flush=True)  # noqa: T201  # as above
        else:
            path = "" if plan is None else f"t/{await rooms.make(plan)}"
            link = f"{address}{path}#key={keys.house}"
            lock.say(f"{address}#key={keys.house}")
            print(f"Harena is at {link}\nThis address is for you alone. Ctrl-C stops it; every game is kept.", flush=True)  # noqa: T201  # the lines of a server in a terminal
            if open_browser and not await asyncio.to_thread(webbrowser.open, link):
                LOG.info("no browser could be opened")
        LOG.info("serving")
        await _until_told_to_stop()
        LOG.info("stopping")
        await site.stop()  # so that a page that is told comes back to whoever serves next
    finally:
        await rooms.close()
        await runner.cleanup()


async def _until_told_to_stop() -> None:
    """Wait for a request to end; Ctrl-C cancels this task by itself."""
    stop = asyncio.Event()
    if sys.platform != "win32":  # loops there hear no signals: Ctrl-C ends the server, and every accepted move is kept anyway
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
