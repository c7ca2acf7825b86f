"""What is asked over plain HTTP: what the house offers, words and rulebooks, and the tables kept here."""

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler

import harena
from harena import games
from harena.bots import catalog
from harena.core.errors import HarenaError, Unreadable
from harena.core.record import header_from, write_line
from harena.replay.player import open_table
from harena.server import door, forms
from harena.server.limits import Guest, Limits
from harena.server.plans import plan_of
from harena.server.rooms import Rooms
from harena.server.schema import MineList
from harena.server.schema import schema as whole_schema
from harena.server.sockets import MAX_SOCKETS, serve
from harena.server.store import Kept, NoTable
from harena.text import catalogue, rulebook

ROOMS: Final = web.AppKey("rooms", Rooms)
SOCKETS: Final = web.AppKey("sockets", set[int])
LIMITS: Final = web.AppKey("limits", Limits)
PROXIES: Final = web.AppKey("proxies", frozenset[str])

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode
_new_table = msgspec.json.Decoder(forms.NewTable)
_mine = msgspec.json.Decoder(MineList)


def routes() -> list[web.RouteDef]:
    """Return everything below ``/api``."""
    return [
        web.get("/api/house", house),
        web.get("/api/schema", schema),
        web.get("/api/words/{language}", words),
        web.get("/api/rulebook/{game}/{language}", rules),
        web.get("/api/lobby", _answered(lobby)),
        web.post("/api/mine", _answered(mine)),
        web.get("/api/tables", _owned(list_tables)),
        web.post("/api/tables", _answered(make_table)),
        web.get("/api/tables/{table}", _answered(table_keys)),
        web.delete("/api/tables/{table}", _answered(delete_table)),
        web.get("/api/tables/{table}/record", _answered(record)),
        web.get("/api/tables/{table}/draws", _answered(draws)),
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


def address_of(request: web.Request) -> str:
    """Return where a request comes from; what a proxy says of it counts only where that proxy is known."""
    peer = request.remote or ""
    if peer not in request.app[PROXIES]:
        return peer
    told = [one.strip() for one in request.headers.get("X-Forwarded-For", "").split(",")]
    return next((one for one in reversed(told) if one and one not in request.app[PROXIES]), peer)


def guest_of(request: web.Request) -> Guest:
    """Return what the address of a request has used up."""
    return request.app[LIMITS].of(address_of(request))


# -- for everybody -------------------------------------------------------------------------------------------------------------


async def house(request: web.Request) -> web.Response:
    """Answer with games, bots and languages."""
    return answer(_house(public=request.app[ROOMS].house.public))


@cache
def _house(*, public: bool) -> forms.HouseInfo:
    return forms.HouseInfo(
        version=harena.__version__,
        public=public,
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


async def schema(_request: web.Request) -> web.Response:
    """Answer with the JSON Schema of everything that is said here."""
    return answer(whole_schema())


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


# -- for whoever makes a table or holds one of its links ---------------------------------------------------------------------


def _answered(handler: Handler) -> Handler:
    """Answer with a refusal where the house raises one, and where one address asks too much."""

    async def guarded(request: web.Request) -> web.StreamResponse:
        if not guest_of(request).asks.may():
            return fault(429, "too-fast", "That is too much at once; wait a moment.")
        try:
            return await handler(request)
        except HarenaError as wrong:
            return refusal(wrong)

    return guarded


def _owned(handler: Handler) -> Handler:
    """Let only the holder of the house's key in; in a public house there is none."""

    async def guarded(request: web.Request) -> web.StreamResponse:
        return await handler(request) if _owner(request) else no_key()

    return _answered(guarded)


def _owner(request: web.Request) -> bool:
    house = request.app[ROOMS].house
    return not house.public and house.keys.owns(shown(request))


def shown(request: web.Request) -> str:
    """Return the key or token that a request carries in its header, where neither address nor log sees it."""
    kind, _, found = request.headers.get("Authorization", "").partition(" ")
    return found if kind == "Bearer" else ""


def no_key() -> web.Response:
    """Return the refusal of whoever shows no key."""
    return fault(401, "no-key", "Open the address that harena play has printed; it carries the key of this house.")


async def _read(request: web.Request, decoder: msgspec.json.Decoder[T], what: str) -> T | web.Response:
    if request.content_type != "application/json":
        return fault(415, "no-json", f"{what} is asked for in JSON.")
    try:
        return decoder.decode(await request.read())
    except msgspec.MsgspecError as wrong:
        return fault(422, "unreadable", str(wrong))


async def list_tables(request: web.Request) -> web.Response:
    """Answer with the tables kept here, unfinished ones first."""
    return answer(await request.app[ROOMS].lines())


async def make_table(request: web.Request) -> web.Response:
    """Make a table; answer with its id and its links."""
    rooms = request.app[ROOMS]
    if not rooms.house.public and not _owner(request):
        return no_key()
    asked = await _read(request, _new_table, "A table")
    if isinstance(asked, web.Response):
        return asked
    plan = plan_of(asked)
    if rooms.house.public and not guest_of(request).tables.may():
        return fault(429, "too-many-tables", "Too many tables were made from here; try again in an hour.")
    return answer(await rooms.tokens(await rooms.make(plan)), 201)


async def lobby(request: web.Request) -> web.Response:
    """Answer with the public tables where one may sit down or watch."""
    return answer(await request.app[ROOMS].lobby())


async def mine(request: web.Request) -> web.Response:
    """Answer with the tables of which a page shows a link."""
    asked = await _read(request, _mine, "A list of tables")
    return asked if isinstance(asked, web.Response) else answer(await request.app[ROOMS].mine(asked))


async def _links(request: web.Request) -> dict[str, int]:
    """Return the links of the request's table whose token it carries; none where there is no such table."""
    try:
        return (await request.app[ROOMS].links(request.match_info["table"], [shown(request)]))[1]
    except NoTable:
        return {}


async def table_keys(request: web.Request) -> web.Response:
    """Answer with the links that the host of a table gives out."""
    table, rooms = request.match_info["table"], request.app[ROOMS]
    if not _owner(request) and "host" not in await _links(request):
        return no_key()
    return answer(await rooms.tokens(table))


async def delete_table(request: web.Request) -> web.Response:
    """Forget a table; its host may do so while it is not played."""
    table, rooms = request.match_info["table"], request.app[ROOMS]
    if not _owner(request):
        if "host" not in await _links(request):
            return no_key()
        if (await rooms.people(table))[0].state == "playing":
            return fault(409, "playing", "A game that is played belongs to those who play it; they can end it together.")
    await rooms.delete(table)
    return web.Response(status=204)


async def _over(request: web.Request) -> Kept | web.Response:
    """Return a table that is over, to whoever holds one of its links; before that it would tell more than a seat may know."""
    table, rooms = request.match_info["table"], request.app[ROOMS]
    if not _owner(request) and not await _links(request) and not (await rooms.people(table))[0].public:
        return no_key()
    kept = await rooms.house.store.load(table)
    if kept.header is None or not kept.lines or "end" not in kept.lines[-1]:
        return fault(409, "not-over", "The record can be had when the game is over.")
    return kept


async def draws(request: web.Request) -> web.Response:
    """Answer with what a page needs to redo every draw of a game that is over."""
    kept = await _over(request)
    return kept if isinstance(kept, web.Response) else answer(await asyncio.to_thread(drawn, kept))


def drawn(kept: Kept) -> forms.Draws:
    """Return every draw of a game that is over."""
    header = header_from(kept.header or {}, kept.id)
    table, outcomes, found = open_table(header, kept.id), list[tuple[tuple[int, int], ...]](), list[int]()
    for line in kept.lines:
        due = table.due() if line.get("s") == "*" else None
        table.feed(line)
        if due is not None:
            outcomes.append(tuple(due))
            found.append(table.steps[-1].move)
    return forms.Draws(
        commitment=header.chance.get("commitment", ""),
        seed=kept.lines[-1].get("seed", ""),
        shares=tuple(header.chance.get("shares", ())),
        outcomes=tuple(outcomes),
        drawn=tuple(found),
    )


async def record(request: web.Request) -> web.Response:
    """Answer with the record of a game that is over."""
    kept = await _over(request)
    if isinstance(kept, web.Response):
        return kept
    text = "".join(map(write_line, [kept.header or {}, *kept.lines]))
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
    with request.app[LIMITS].place(address_of(request)) as free:
        if not free:
            return fault(429, "too-many-pages", "Too many pages are connected from here.")
        sockets.add(place)
        try:
            return await serve(request, request.app[ROOMS])
        finally:
            sockets.discard(place)
