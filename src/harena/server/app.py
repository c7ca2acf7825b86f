"""The web application: the built client, and what it asks for."""

import re
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from harena.server.api import ROOMS, SOCKETS, routes
from harena.server.rooms import Rooms

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


def make_app(rooms: Rooms, hosts: frozenset[str] = HERE, client: Path | None = None) -> web.Application:
    """Return the application; it answers only requests addressed to, and sent by pages of, one of ``hosts``."""
    app = web.Application(middlewares=[_guard(frozenset(host.lower() for host in hosts))], client_max_size=MAX_BODY)
    app[CLIENT] = client_folder() if client is None else client
    app[ROOMS] = rooms
    app[SOCKETS] = set()
    app.on_response_prepare.append(_dress)
    app.add_routes(routes())
    for page in PAGES:
        app.router.add_get(page, index)
    app.router.add_get("/icon.svg", icon)
    if (app[CLIENT] / "assets").is_dir():
        app.router.add_static("/assets/", app[CLIENT] / "assets")
    return app


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


def _guard(hosts: frozenset[str]) -> Middleware:
    """Refuse requests addressed to another host or sent by another site's page: what points its own name here gets nothing."""

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        host = request.headers.get("Host", "")
        found = HOST.fullmatch(host)
        if found is None or (found["six"] or found["name"]).lower() not in hosts:
            raise web.HTTPMisdirectedRequest(text="This server does not answer to that name.")
        origin = request.headers.get("Origin")
        if origin is not None and origin.lower() != f"{request.scheme}://{host}".lower():
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
