"""The web application: the built client, and what it asks for."""

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from harena.server import metrics
from harena.server.alarm import Alarm
from harena.server.api import LIMITS, PROXIES, ROOMS, SOCKETS, routes
from harena.server.limits import Limits
from harena.server.rooms import Rooms
from harena.server.sockets import MAX_SOCKETS

HERE: Final = frozenset({"127.0.0.1", "localhost", "::1"})
HOST: Final = re.compile(r"(?:\[(?P<six>[0-9A-Fa-f:.]+)\]|(?P<name>[^\[\]:]+))(?::[0-9]{1,5})?")
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
KEEP: Final = "public, max-age=31536000, immutable"  # names under assets/ carry a digest of their content
ASK_AGAIN: Final = "no-cache"

CLIENT: Final = web.AppKey("client", Path)
PAGES: Final = ("/", "/t/{table}", "/rules/{game}", "/licences")
MAX_BODY: Final = 64 << 10  # bytes


@dataclass(frozen=True, slots=True)
class Front:
    """How the house is reached: the names it answers to, and the addresses of proxies whose word on a request counts."""

    hosts: frozenset[str] = HERE
    proxies: frozenset[str] = frozenset()


def make_app(rooms: Rooms, front: Front | None = None, client: Path | None = None) -> web.Application:
    """Return the application; it answers only requests addressed to, and sent by pages of, one of its names."""
    front = front or Front()
    app = web.Application(middlewares=[_guard(front)], client_max_size=MAX_BODY)
    app[CLIENT] = client_folder() if client is None else client
    app[ROOMS] = rooms
    app[SOCKETS] = set()
    app[metrics.FIGURES] = metrics.Figures(rooms, app[SOCKETS])
    app[LIMITS] = Limits() if rooms.house.public else Limits(MAX_SOCKETS)
    app[PROXIES] = front.proxies
    app.cleanup_ctx.append(_alarm)
    app.on_response_prepare.append(_dress)
    app.add_routes([*routes(), *metrics.routes()])
    for page in PAGES:
        app.router.add_get(page, index)
    app.router.add_get("/icon.svg", icon)
    if (app[CLIENT] / "assets").is_dir():
        app.router.add_static("/assets/", app[CLIENT] / "assets")
    return app


async def _alarm(app: web.Application) -> AsyncIterator[None]:
    alarm = Alarm(app[ROOMS])
    alarm.start()
    yield
    await alarm.stop()


def client_folder() -> Path:
    """Return the folder of the built client."""
    with as_file(files("harena.server") / "client") as folder:
        return folder


async def index(request: web.Request) -> web.StreamResponse:
    """Answer with the one page."""
    return _file(request, "index.html")


async def icon(request: web.Request) -> web.StreamResponse:
    """Answer with the page's icon."""
    return _file(request, "icon.svg")


def _file(request: web.Request, name: str) -> web.StreamResponse:
    path = request.app[CLIENT] / name
    if not path.is_file():
        raise web.HTTPServiceUnavailable(text="The page is not built. Install harena again, with: pip install .")
    return web.FileResponse(path)


async def _dress(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
    if isinstance(response, web.Response) and response.body and response.content_type.startswith(("application/", "text/")):
        response.enable_compression()
    kept = request.path.startswith("/assets/") and response.status in {200, 206, 304}
    response.headers["Cache-Control"] = KEEP if kept else ASK_AGAIN


def _guard(front: Front) -> Middleware:
    """Refuse requests addressed to another host or sent by another site's page: what points its own name here gets nothing."""
    hosts = frozenset(host.lower() for host in front.hosts)

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        host = request.headers.get("Host", "")
        found = HOST.fullmatch(host)
        if found is None or (found["six"] or found["name"]).lower() not in hosts:
            raise web.HTTPMisdirectedRequest(text="This server does not answer to that name.")
        scheme = request.scheme
        if request.remote in front.proxies:
            scheme = request.headers.get("X-Forwarded-Proto", scheme)
        origin = request.headers.get("Origin")
        if origin is not None and origin.lower() != f"{scheme}://{host}".lower():
            raise web.HTTPForbidden(text="This server answers only to its own pages.")
        if request.headers.get("Sec-Fetch-Site", "none") not in {"none", "same-origin"} and request.path.startswith("/api/"):
            raise web.HTTPForbidden(text="This server answers only to its own pages.")
        try:
            return await handler(request)
        except web.HTTPNotFound:
            if request.path.startswith(("/api/", "/assets/")) or request.method != "GET":
                raise
            page = _file(request, "index.html")  # which says kindly that there is nothing
            page.set_status(404)
            return page

    return guard
