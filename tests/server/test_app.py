from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import TestClient
from pytest_aiohttp.plugin import AiohttpClient

from harena import games
from harena.server import api
from harena.server.app import make_app
from harena.text import rulebook
from harena.text.catalogue import LANGUAGES


@pytest.fixture
def client_files(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Harena</title>", "utf-8")
    (tmp_path / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", "utf-8")
    (tmp_path / "assets" / "index-1.js").write_text("export {};", "utf-8")
    return tmp_path


@pytest.fixture
async def http(aiohttp_client: AiohttpClient, client_files: Path, house: Any) -> TestClient:  # type: ignore[type-arg]  # generic over the application
    return await aiohttp_client(make_app(house.rooms, client=client_files))


async def test_the_page_allows_no_inline_script(http: TestClient) -> None:  # type: ignore[type-arg]  # as above
    answer = await http.get("/")
    assert answer.status == 200
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    for nobody in ("frame-ancestors", "base-uri", "form-action"):
        assert f"{nobody} 'none'" in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["Cache-Control"] == "no-cache"


async def test_assets_are_kept_and_guarded_too(http: TestClient) -> None:  # type: ignore[type-arg]  # as above
    answer = await http.get("/assets/index-1.js")
    assert answer.status == 200
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("path", ["/nothing", "/assets/nothing.js", "/assets/%2e%2e/index.html", "/sources.sha256"])
async def test_what_is_not_there_is_not_found(http: TestClient, path: str) -> None:  # type: ignore[type-arg]  # as above
    answer = await http.get(path)
    assert answer.status in {403, 404}
    assert "Content-Security-Policy" in answer.headers


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:4300", "127.0.0.1:9", "[::1]:4300"])
async def test_it_answers_to_its_own_names(http: TestClient, host: str) -> None:  # type: ignore[type-arg]  # as above
    assert (await http.get("/", headers={"Host": host})).status == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:4300", "", "[::1", "a:b:c"])
async def test_it_refuses_other_names(http: TestClient, host: str) -> None:  # type: ignore[type-arg]  # as above
    answer = await http.get("/api/house", headers={"Host": host})
    assert answer.status == 421
    assert "Content-Security-Policy" in answer.headers


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
async def test_it_refuses_pages_of_other_sites(http: TestClient, house: Any, origin: str) -> None:  # type: ignore[type-arg]  # as above
    for path in ("/api/house", "/api/tables", "/api/tables/x/socket"):
        answer = await http.get(path, headers={"Origin": origin, **house.owner})
        assert answer.status == 403


async def test_it_refuses_what_a_browser_says_comes_from_elsewhere(http: TestClient) -> None:  # type: ignore[type-arg]  # as above
    assert (await http.get("/api/house", headers={"Sec-Fetch-Site": "cross-site"})).status == 403
    assert (await http.get("/", headers={"Sec-Fetch-Site": "cross-site"})).status == 200
    own = {"Sec-Fetch-Site": "same-origin", "Origin": str(http.make_url("")).rstrip("/")}
    assert (await http.get("/api/house", headers=own)).status == 200


async def test_it_offers_every_game_with_every_switch(http: TestClient) -> None:  # type: ignore[type-arg]  # as above
    offered = await (await http.get("/api/house")).json()
    assert [game["name"] for game in offered["games"]] == list(games.names())
    for game in offered["games"]:
        assert [option["key"] for option in game["options"]] == list(games.load(game["name"]).options())


async def test_words_and_rulebooks_come_in_every_language(http: TestClient) -> None:  # type: ignore[type-arg]  # as above
    for language in LANGUAGES:
        words = await (await http.get(f"/api/words/{language}?game=baumeister")).text()
        assert "refuse-stale =" in words
        assert "ask-corner =" in words
        book = await (await http.get(f"/api/rulebook/baumeister/{language}")).json()
        assert [rule["id"] for rule in book][1:] == list(rulebook.read("baumeister", language))
        assert all("<script" not in rule["html"] for rule in book)
    for path in ("/api/words/fr", "/api/words/en?game=chess", "/api/rulebook/chess/en", "/api/rulebook/baumeister/fr"):
        assert (await http.get(path)).status == 404


async def test_tables_are_for_the_owner_of_the_house(http: TestClient) -> None:  # type: ignore[type-arg]  # as above
    for headers in ({}, {"Authorization": "Bearer x"}, {"Authorization": "Basic x"}):
        for method, path in (
            ("GET", "/api/tables"),
            ("POST", "/api/tables"),
            ("GET", "/api/tables/x"),
            ("DELETE", "/api/tables/x"),
        ):
            answer = await http.request(method, path, headers=headers)
            assert answer.status == 401
            assert (await answer.json())["code"] == "no-key"


@pytest.mark.parametrize(
    ("body", "status", "word"),
    [
        ("{", 422, "truncated"),
        ("[]", 422, "object"),
        ('{"game":"chess","seats":[{"kind":"human"}]}', 422, "chess"),
        ('{"game":"baumeister","seats":[]}', 422, "seats"),
        ('{"game":"baumeister","seats":[{"kind":"human"}]}', 422, "seats"),
        ('{"game":"baumeister","seats":[{"kind":"human"},{"kind":"bot:gredy"}]}', 422, "greedy"),
        ('{"game":"baumeister","seats":[{"kind":"human"},{"kind":"alien"}]}', 422, "seat 2"),
        ('{"game":"baumeister","seats":[{"kind":"human"},{"kind":"human","name":"a\\u202eb"}]}', 422, "name"),
        ('{"game":"baumeister","seats":[{"kind":"human"},{"kind":"human"}],"title":"\\u0007"}', 422, "title"),
        ('{"game":"baumeister","seats":[{"kind":"human"},{"kind":"human"}],"title":"  "}', 422, "title"),
        ('{"game":"baumeister","seats":[{"kind":"human"},{"kind":"human"}],"options":{"slots":99}}', 422, "slots"),
        ('{"game":"baumeister","seats":[{"kind":"human"},{"kind":"human"}],"options":{"slosts":9}}', 422, "slots"),
        ('{"game":"baumeister","seats":[{"kind":"human"},{"kind":"human"}],"secret":1}', 422, "secret"),
        ("x" * 70_000, 413, ""),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_the_reason(
    http: TestClient,  # type: ignore[type-arg]  # as above
    house: Any,
    body: str,
    status: int,
    word: str,
) -> None:
    headers = {**house.owner, "Content-Type": "application/json"}
    answer = await http.post("/api/tables", data=body, headers=headers)
    assert answer.status == status
    if word:
        assert word in (await answer.json())["text"]
    assert await (await http.get("/api/tables", headers=house.owner)).json() == []


async def test_a_table_is_asked_for_in_json(http: TestClient, house: Any) -> None:  # type: ignore[type-arg]  # as above
    assert (await http.post("/api/tables", data="{}", headers=house.owner)).status == 415


async def test_a_record_is_given_when_the_game_is_over(http: TestClient, house: Any) -> None:  # type: ignore[type-arg]  # as above
    table, _ = await house.sit("human", "bot:greedy")
    assert (await http.get(f"/api/tables/{table}/record", headers=house.owner)).status == 409
    assert (await http.get("/api/tables/nothing/record", headers=house.owner)).status == 404


async def test_a_socket_is_asked_for_as_one(http: TestClient) -> None:  # type: ignore[type-arg]  # as above
    assert (await http.get("/api/tables/x/socket")).status == 426


async def test_pages_are_numbered(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[type-arg]  # as above
    monkeypatch.setattr(api, "MAX_SOCKETS", 0)
    answer = await http.get("/api/tables/x/socket", headers={"Upgrade": "websocket", "Connection": "Upgrade"})
    assert answer.status == 503


async def test_every_page_of_the_client_is_the_one_page(http: TestClient) -> None:  # type: ignore[type-arg]  # as above
    for path in ("/", "/t/abc", "/rules/baumeister", "/licences"):
        assert (await http.get(path)).status == 200
    lost = await http.get("/somewhere")
    assert lost.status == 404
    assert "<title>" in await lost.text()


async def test_a_page_that_was_not_built_says_how(aiohttp_client: AiohttpClient, tmp_path: Path, house: Any) -> None:
    http = await aiohttp_client(make_app(house.rooms, client=tmp_path))
    answer = await http.get("/")
    assert answer.status == 503
    assert "pip install" in await answer.text()
