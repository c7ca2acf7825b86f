"""The Python client plays whole games at a real server, and finds its way back."""

import asyncio
import random
from typing import Any

import pytest

from harena import client
from harena.client import House, Lost, Refusal, at_random
from harena.core.record import read_record
from harena.replay.verify import verify
from harena.server import forms, wire


def new(game: str, *kinds: str, **fields: Any) -> forms.NewTable:
    return forms.NewTable(game=game, seats=[forms.NewSeat(kind=kind) for kind in kinds], **fields)


@pytest.mark.parametrize(
    ("game", "options"),
    [("baumeister", {"slots": 4}), ("gladiatoro", {"arena": "pit", "turn_limit": 3}), ("colosseum", {"rounds": 1})],
)
async def test_programs_play_a_whole_game_and_its_record_verifies(open_house: Any, game: str, options: dict[str, Any]) -> None:
    async with open_house(public=True) as house:
        server = House(house.session, house.url("/"))
        info = {one.name: one for one in (await server.info()).games}[game]
        known = {option.key for option in info.options}
        kinds = ["human", "human", "bot:random"][: max(3, info.seats[0])]
        chosen = {key: value for key, value in options.items() if key in known}
        made = await server.make(new(game, *kinds, options=chosen, window_min_ms=0))
        players = [server.play(made.id, token, at_random(random.Random(seat))) for seat, token in enumerate(made.tokens[:2])]
        async with asyncio.timeout(120):
            one, two = await asyncio.gather(*players)
        assert one == two
        data = await server.record(made.id, made.watch)
        assert read_record(data).header.seats == ("human", "human", "bot:random")
        assert list(verify(data, "record", fairness=True).scores) == list(one.scores)


async def test_a_line_that_is_cut_is_taken_up_again(open_house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PAUSES", (0.0,))
    async with open_house(public=True) as house:
        server = House(house.session, house.url("/"))
        made = await server.make(new("baumeister", "human", "bot:random", options={"slots": 4}))
        choose, cuts = at_random(random.Random(1)), iter(range(6))

        async def clumsy(line: client.Line, question: wire.Question) -> Any:
            if next(cuts, None) is not None:
                await line._socket.close()
            return await choose(line, question)

        result = await server.play(made.id, made.tokens[0], clumsy)
        assert min(result.ranks) == 1
        assert next(cuts, None) is None


async def test_refusals_and_last_words_are_errors(open_house: Any) -> None:
    async with open_house(public=True) as house:
        server = House(house.session, house.url("/"))
        made = await server.make(new("baumeister", "human", "human", public=True))
        assert [line.info.id for line in await server.lobby()] == [made.id]
        with pytest.raises(Refusal) as refused:
            await server.record(made.id)
        assert refused.value.code == "not-over"
        with pytest.raises(Refusal) as refused:
            await server.make(new("chess", "human"))
        assert refused.value.code == "unreadable"
        async with server.join(made.id, [made.tokens[0]]) as line:
            with pytest.raises(Refusal) as refused:
                await line.ask(wire.Commit(at=0, moves=[1]))
        assert refused.value.code == "seating"
        for table, token, code in (
            (made.id, "A" * 32, "no-seat"),
            ("nothing", "A" * 32, "no-table"),
            (made.id, made.watch, "no-seat"),
        ):
            with pytest.raises(Lost) as lost:
                await server.play(table, token, at_random(random.Random(1)))
            assert lost.value.code == code


async def test_one_who_is_let_go_hears_why(open_house: Any) -> None:
    async with open_house(public=True) as house:
        server = House(house.session, house.url("/"))
        made = await server.make(new("baumeister", "human", "human"))
        async with server.join(made.id, [made.tokens[0]]) as line, server.join(made.id, [made.host]) as host:
            await host.ask(wire.Renew(link="seat:0"))
            with pytest.raises(Lost) as lost:
                await line.begun()
        assert lost.value.code == "renewed"
