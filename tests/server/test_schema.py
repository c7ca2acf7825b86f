"""What is said at the server is what its schema says: every message and every request, whatever is sent."""

import asyncio
import json
import secrets
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from tests.server.conftest import first_moves

from harena.server import wire
from harena.server.api import routes
from harena.server.schema import REQUESTS, schema

House = Any
Page = Any
DOCS = Path(__file__).resolve().parents[2] / "docs" / "server.md"
SENT = {"seating", "sync", "news", "draft", "done", "refused", "past", "around", "talk", "clock", "links", "rematch", "gone"}


@cache
def validator(what: str) -> Draft202012Validator:
    """Return what holds a message to its place in the schema."""
    return Draft202012Validator({"$ref": what, "$defs": schema()["$defs"]})


def hold(message: dict[str, Any]) -> None:
    """Hold that this is a message of the server."""
    (name,) = [one.__name__ for one in wire.FromServer.__args__ if one.__struct_config__.tag == message["type"]]
    validator(f"#/$defs/{name}").validate(message)


def answers(ref: Any) -> Draft202012Validator:
    return Draft202012Validator({**ref, "$defs": schema()["$defs"]})


async def test_the_schema_is_one_and_is_served(house: House) -> None:
    Draft202012Validator.check_schema(schema())
    async with house.session.get(house.url("/api/schema")) as answer:
        assert await answer.json() == json.loads(json.dumps(schema()))


def test_every_request_stands_in_the_schema_and_every_message_in_the_docs() -> None:
    assert {(one.method, one.path) for one in routes()} == {(one.method, one.path) for one in REQUESTS}
    docs = DOCS.read_text("utf-8")
    for one in (*wire.FromPage.__args__, *wire.FromServer.__args__):
        assert f"`{one.__struct_config__.tag}`" in docs, one
    for asked in REQUESTS:
        path = asked.path.replace("{table}", "ID").replace("{language}", "LANGUAGE").replace("{game}", "GAME")
        assert f"`{asked.method} {path}`" in docs, path


def test_nothing_but_what_the_schema_names_would_pass() -> None:
    with pytest.raises(Exception, match="secret"):
        hold({"type": "done", "id": 1, "step": 2, "secret": 1})


async def test_everything_that_a_table_says_is_in_the_schema(open_house: Any) -> None:
    """A game with everything in it: every kind of message is heard, and every one is as the schema says."""
    async with open_house(public=True) as house:
        made = await house.make("human", "human", "bot:random", public=True, clock_s=60, options={"slots": 4})
        host = await house.page(made["id"], [made["host"]])
        one = await house.page(made["id"], [made["tokens"][0]], 0)
        two = await house.page(made["id"], [])
        await two.ask("take", seat=1)
        for page, seat in ((one, 0), (two, 1)):
            await page.say("ready", shares={str(seat): secrets.token_hex(16)})
        for page in (one, two):
            await page.hear("sync")
            await page.ask("look", seat=page.heard[-1]["yours"][0])
        for _ in range(3):
            while not (one.now["question"] or two.now["question"]):  # the bot plays
                await one.ask("look", seat=0)
                await two.ask("look", seat=1)
            page = one if one.now["question"] else two
            await page.ask("try", at=page.now["step"], moves=first_moves(page)[:1])
            await page.gesture()
            await one.ask("look", seat=0)
            await two.ask("look", seat=1)
        await one.ask("history", first=0, count=50)
        await one.ask("say", text="ave")
        assert (await one.ask("say", text="\u202e"))["type"] == "refused"
        await one.ask("propose", what="end")
        await two.ask("agree", number=1)
        await one.ask("propose", what="rematch")
        await two.ask("agree", number=2)
        await one.ask("show")
        await host.ask("renew", link="host")
        async with house.session.get(house.url(f"/api/tables/{made['id']}/draws")) as answer:
            answers({"$ref": "#/$defs/Draws"}).validate(await answer.json())
        async with house.session.delete(
            house.url(f"/api/tables/{made['id']}"), headers={"Authorization": f"Bearer {house.link(made['id'], 'host', 1)}"}
        ) as answer:
            assert answer.status == 204
        await two.hear("gone")
        await one.hear("gone")
        heard = [message for page in (host, one, two) for message in page.heard]
        assert {message["type"] for message in heard} == SENT
        for message in heard:
            hold(message)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def valid(ref: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Return what makes messages that a part of the schema allows."""
    if "$ref" in ref:
        return valid(schema()["$defs"][ref["$ref"].rpartition("/")[2]])
    if "anyOf" in ref:
        return st.one_of([valid(one) for one in ref["anyOf"]])
    if "enum" in ref:
        return st.sampled_from(ref["enum"])
    match ref["type"]:
        case "object" if "properties" in ref:
            fields = {key: valid(one) for key, one in ref["properties"].items()}
            needed = {key: fields[key] for key in ref.get("required", ())}
            return st.fixed_dictionaries(needed, optional={key: one for key, one in fields.items() if key not in needed})
        case "object":
            return st.dictionaries(
                st.sampled_from(["0", "1", "slots", "arena", "x"]), valid(ref["additionalProperties"]), max_size=3
            )
        case "array":
            return st.lists(valid(ref["items"]), min_size=ref.get("minItems", 0), max_size=min(4, ref.get("maxItems", 4)))
        case "integer":
            low, high = ref.get("minimum", -(1 << 53)), ref.get("maximum", ref.get("exclusiveMaximum", 1 << 53) - 1)
            return st.integers(low, min(high, low + 3)) | st.integers(low, high)
        case "string" if "pattern" in ref:
            return st.from_regex(ref["pattern"], fullmatch=True)
        case "string":
            return st.text(min_size=ref.get("minLength", 0), max_size=min(60, ref.get("maxLength", 60)))
        case "boolean":
            return st.booleans()
        case _:
            return st.none()


said = st.one_of([valid({"$ref": f"#/$defs/{one.__name__}"}) for one in wire.FromPage.__args__])
bodies = {one["path"]: valid(one["body"]) for one in schema()["requests"] if one["body"] is not None}


def hear(messages: list[Any], who: str, open_house: Any) -> None:
    """Hold that every message gets an answer as the schema says, and that nobody else notices."""

    async def run() -> None:
        async with open_house(public=True) as house:
            table, (other,) = await house.sit("human", "bot:greedy", options={"slots": 4})
            if who == "seat:0":  # which may make its own link anew, and then its other pages are let go
                other = await house.page(table, [house.link(table, "watch")])
            page = await house.page(table, [house.link(table, who)])
            for number, message in enumerate(messages, 1000):
                if isinstance(message, dict) and "type" in message:
                    message["id"] = number
                await page.socket.send_str(json.dumps(message))
            last = await page.say("show")
            while True:
                heard = json.loads((await asyncio.wait_for(page.socket.receive(), 20)).data)
                hold(heard)
                if heard["type"] == "gone" or (heard["type"] == "links" and heard["id"] == last):
                    break
            assert (await other.ask("show"))["type"] == "links"
            for heard in other.heard:
                hold(heard)

    asyncio.run(run())


some_messages = given(messages=st.lists(said | anything, max_size=15), who=st.sampled_from(["seat:0", "host", "watch", "see:0"]))


@settings(max_examples=30, suppress_health_check=list(HealthCheck))
@some_messages
def test_whatever_the_schema_allows_and_whatever_it_does_not_is_answered(messages: list[Any], who: str, open_house: Any) -> None:
    hear(messages, who, open_house)


@pytest.mark.slow
@settings(max_examples=1000, suppress_health_check=list(HealthCheck))
@some_messages
def test_a_thousand_times_whatever_is_said_is_answered(messages: list[Any], who: str, open_house: Any) -> None:
    hear(messages, who, open_house)


def ask(data: st.DataObject, open_house: Any) -> None:
    """Hold that every request gets an answer as the schema says."""

    async def run() -> None:
        async with open_house(public=True) as house:
            made = await house.make("human", "bot:greedy", public=True)
            tokens = [*made["tokens"], made["host"], made["watch"], "x", house.keys.house]
            for number, asked in enumerate(REQUESTS):
                if asked.path.endswith("/socket"):
                    continue
                table = data.draw(st.sampled_from([made["id"], "nothing", "a%2Fb", "..", "é"]))
                language, game = data.draw(st.sampled_from([("en", "baumeister"), ("xx", "chess"), ("..", "%00")]))
                path = asked.path.replace("{table}", table).replace("{language}", language).replace("{game}", game)
                headers = {"Authorization": f"Bearer {data.draw(st.sampled_from(tokens))}", "Content-Type": "application/json"}
                request = schema()["requests"][number]
                body = json.dumps(data.draw(bodies[asked.path] | anything)) if asked.body is not None else None
                async with house.session.request(asked.method, house.url(path), headers=headers, data=body) as answer:
                    assert answer.status in {200, 201, 204, 401, 403, 404, 405, 409, 422, 429}, (path, answer.status)
                    if answer.status >= 400 and answer.content_type == "application/json":
                        answers(schema()["refused"]).validate(await answer.json())
                    elif request["answer"] is not None and answer.status < 300:
                        answers(request["answer"]).validate(await answer.json())
            async with house.session.get(house.url("/api/house")) as answer:
                assert answer.status == 200

    asyncio.run(run())


@settings(max_examples=12, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_is_asked_over_http_is_answered_as_the_schema_says(data: st.DataObject, open_house: Any) -> None:
    ask(data, open_house)


@pytest.mark.slow
@settings(max_examples=500, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_five_hundred_times_whatever_is_asked_is_answered(data: st.DataObject, open_house: Any) -> None:
    ask(data, open_house)
