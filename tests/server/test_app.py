from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient
from pytest_aiohttp.plugin import AiohttpClient

from harena import games
from harena.server.app import make_app


@pytest.fixture
def client_files(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Harena</title>", "utf-8")
    (tmp_path / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", "utf-8")
    (tmp_path / "assets" / "index-1.js").write_text("export {};", "utf-8")
    return tmp_path


@pytest.fixture
async def http(aiohttp_client: AiohttpClient, client_files: Path) -> TestClient:  # type: ignore[type-arg]  # generic over the application
    return await aiohttp_client(make_app(client=client_files))


async def test_the_page_allows_no_inline_script(http: TestClient) -> None:  # type: ignore[type-arg]  # as above
    answer = await http.get("/")
    assert answer.status == 200
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
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
    answer = await http.get("/api/games", headers={"Host": host})
    assert answer.status == 421
    assert "Content-Security-Policy" in answer.headers


async def test_it_lists_every_game(http: TestClient) -> None:  # type: ignore[type-arg]  # as above
    answer = await http.get("/api/games")
    listed = await answer.json()
    assert [game["name"] for game in listed] == list(games.names())
    assert all(game["title"] and game["seats"] for game in listed)


async def test_a_page_that_was_not_built_says_how(aiohttp_client: AiohttpClient, tmp_path: Path) -> None:
    http = await aiohttp_client(make_app(client=tmp_path))
    answer = await http.get("/")
    assert answer.status == 503
    assert "pip install" in await answer.text()
