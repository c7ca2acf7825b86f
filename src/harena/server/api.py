"""What is asked over plain HTTP: what the house offers, words and rulebooks, and the tables kept here."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler

import harena
from harena import games
from harena.bots import catalog
from harena.core.errors import HarenaError, Unreadable
from harena.core.record import write_line
from harena.server import door, forms
from harena.server.rooms import Rooms, plan_of
from harena.server.sockets import MAX_SOCKETS, serve
from harena.server.store import NoTable
from harena.text import catalogue, rulebook

ROOMS: Final = web.AppKey("rooms", Rooms)
SOCKETS: Final = web.AppKey("sockets", set[int])

_encode = msgspec.json.Encoder().encode
_new_table = msgspec.json.Decoder(forms.NewTable)


def routes() -> list[web.RouteDef]:
    """Return everything below ``/api``."""
    return [
        web.get("/api/house", house),
        web.get("/api/words/{language}", words),
        web.get("/api/rulebook/{game}/{language}", rules),
        web.get("/api/tables", _owned(list_tables)),
        web.post("/api/tables", _owned(make_table)),
        web.get("/api/tables/{table}", _owned(table_keys)),
        web.delete("/api/tables/{table}", _owned(delete_table)),
        web.get("/api/tables/{table}/record", _owned(record)),
        web.get("/api/tables/{table}/socket", socket),
    ]


def answer(body: Any, status: int = 200) -> web.Response:  # noqa: ANN401 - any message
    """Return a message as JSON."""
    return web.Response(body=_encode(body), status=status, content_type="application/json")


def fault(status: int, code: str, text: str) -> web.Response:
    """Return a refusal as JSON: its code, and one English sentence."""
    return answer(forms.Fault(code=code, text=text, rule="", facts={}), status)


def refusal(error: HarenaError) -> web.Response:
    """Return an error of the house as JSON."""
    status = 404 if isinstance(error, NoTable) else 422 if isinstance(error, Unreadable) else 409
    return answer(forms.Fault(code=error.code, text=error.text, rule=error.rule, facts=door.facts_of(error.facts)), status)


# -- for everybody -------------------------------------------------------------------------------------------------------------


async def house(_request: web.Request) -> web.Response:
    """Answer with games, bots and languages."""
    return answer(_house())


@cache
def _house() -> forms.HouseInfo:
    return forms.HouseInfo(
        version=harena.__version__,
        languages=catalogue.LANGUAGES,
        bots=tuple(catalog.BOTS),
        games=tuple(_game(name) for name in games.names()),
    )


def _game(name: str) -> forms.GameInfo:
    rules = games.load(name)
    meta = rules.meta
    options = [
        forms.OptionInfo(
            key=one.key,
            default=one.default,
            values=one.values,
            low=one.low,
            high=one.high,
            mark=one.mark,  # type: ignore[arg-type] # read_options has seen to it
            rules=one.rules,
        )
        for one in rules.options().values()
    ]
    return forms.GameInfo(
        name=name,
        title=meta.title,
        seats=tuple(meta.seats),
        author=meta.author,
        publisher=meta.publisher,
        year=meta.year,
        options=tuple(options),
    )


async def words(request: web.Request) -> web.Response:
    """Answer with the Fluent sources of a language: the shell's, and over them a game's."""
    language, game = request.match_info["language"], request.query.get("game", "")
    if language not in catalogue.LANGUAGES or (game and game not in games.names()):
        return fault(404, "no-words", "There are no such words here.")
    return web.Response(text=_words(language, game), content_type="text/plain")


@cache
def _words(language: str, game: str) -> str:
    return "\n".join(catalogue.texts(language, name) for name in (("", game) if game else ("",)))


async def rules(request: web.Request) -> web.Response:
    """Answer with a game's rulebook."""
    game, language = request.match_info["game"], request.match_info["language"]
    if language not in catalogue.LANGUAGES or game not in games.names():
        return fault(404, "no-rulebook", "There is no such rulebook here.")
    return answer(_rulebook(game, language))


@cache
def _rulebook(game: str, language: str) -> Sequence[forms.RuleText]:
    from markdown_it import MarkdownIt  # noqa: PLC0415 - the house opens sooner without it

    book = rulebook.read(game, language)
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    front = rulebook.front(game, language)
    texts = [forms.RuleText(id="", title=front.title, mark="", chapter=True, html=markdown.render(front.text))]
    for rule in book.values():
        html = markdown.render(rule.text)
        texts.append(forms.RuleText(id=rule.id, title=rule.title, mark=rule.mark, chapter=rule.chapter, html=html))
    return texts


# -- for the owner of the house ------------------------------------------------------------------------------------------------


def _owned(handler: Handler) -> Handler:
    """Let only the holder of the house's key in."""

    async def guarded(request: web.Request) -> web.StreamResponse:
        kind, _, shown = request.headers.get("Authorization", "").partition(" ")
        if kind != "Bearer" or not request.app[ROOMS].house.keys.owns(shown):
            return fault(401, "no-key", "Open the address that harena play has printed; it carries the key of this house.")
        try:
            return await handler(request)
        except HarenaError as error:
            return refusal(error)

    return guarded


async def list_tables(request: web.Request) -> web.Response:
    """Answer with the tables kept here, unfinished ones first."""
    return answer(await request.app[ROOMS].lines())


async def make_table(request: web.Request) -> web.Response:
    """Make a table; answer with its id and the tokens of its seats."""
    if request.content_type != "application/json":
        return fault(415, "no-json", "A table is asked for in JSON.")
    try:
        asked = _new_table.decode(await request.read())
    except msgspec.MsgspecError as wrong:
        return fault(422, "unreadable", str(wrong))
    rooms = request.app[ROOMS]
    return answer(await rooms.tokens(await rooms.make(plan_of(asked))), 201)


async def table_keys(request: web.Request) -> web.Response:
    """Answer with the tokens of a table's seats."""
    return answer(await request.app[ROOMS].tokens(request.match_info["table"]))


async def delete_table(request: web.Request) -> web.Response:
    """Forget a table."""
    await request.app[ROOMS].delete(request.match_info["table"])
    return web.Response(status=204)


async def record(request: web.Request) -> web.Response:
    """Answer with the record of a game that is over; before that it would tell more than a seat may know."""
    kept = await request.app[ROOMS].house.store.load(request.match_info["table"])
    if kept.header is None or not kept.lines or "end" not in kept.lines[-1]:
        return fault(409, "not-over", "The record can be had when the game is over.")
    text = "".join(map(write_line, [kept.header, *kept.lines]))
    name = f"{kept.plan['game']}-{kept.id}.harena"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return web.Response(text=text, content_type="application/x-ndjson", headers=headers)


async def socket(request: web.Request) -> web.StreamResponse:
    """Serve one page at one table."""
    if request.headers.get("Upgrade", "").lower() != "websocket":
        return fault(426, "no-socket", "This address speaks WebSocket.")
    sockets = request.app[SOCKETS]
    if len(sockets) >= MAX_SOCKETS:
        return fault(503, "full", "Too many pages are connected; try again later.")
    place = id(request)
    sockets.add(place)
    try:
        return await serve(request, request.app[ROOMS])
    finally:
        sockets.discard(place)
