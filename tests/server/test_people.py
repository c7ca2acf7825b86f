"""People at a table: they sit down, speak, propose, hand over, come back; by links, in a house of their own or a public one."""

from typing import Any

import pytest
from tests.server.persons import SHORT, asked_of, both, end, move, number, ready, talked, told

House = Any
Page = Any
Opened = Any


# -- links ---------------------------------------------------------------------------------------------------------------------


async def test_whoever_makes_a_table_gets_links_that_differ_and_each_lets_in_for_what_it_is(open_house: Opened) -> None:
    async with open_house(public=True) as house:
        made = await house.make("human", "human", "bot:greedy")
        tokens = [made["host"], made["watch"], *made["tokens"][:2]]
        assert len(set(tokens)) == 4
        assert made["tokens"][2] == ""
        found = {}
        for name, token in zip(("host", "watch", "0", "1"), tokens, strict=True):
            seating = await (await house.page(made["id"], [token])).hear("seating")
            found[name] = (seating["host"], seating["yours"], seating["sees"])
        assert found == {"host": (True, [], []), "watch": (False, [], []), "0": (False, [0], []), "1": (False, [1], [])}
        for tokens, code in (([], "link-only"), (["A" * 32], "no-seat")):
            assert (await (await house.page(made["id"], tokens)).hear("gone"))["code"] == code


async def test_see_what_i_see_looks_as_the_seat_and_decides_nothing(house: House) -> None:
    table, one, two = await both(house)
    asked, _ = asked_of(one, two)
    seat = 0 if asked is one else 1
    shown = {line["link"]: line["token"] for line in (await asked.ask("show"))["links"]}
    assert shown.keys() == {f"seat:{seat}", f"see:{seat}"}
    guest = await house.page(table, [shown[f"see:{seat}"]], seat)
    await guest.hear("sync")
    assert guest.now["view"] == asked.now["view"]
    assert guest.now["question"] == asked.now["question"]
    assert guest.now["waiting"] == []
    assert (await guest.commit(0))["code"] == "spectator"
    assert (await guest.ask("look", seat=1 - seat))["code"] == "not-yours"
    assert (await guest.ask("resign", seat=seat))["code"] == "not-yours"
    assert (await guest.ask("show"))["links"] == []
    assert (await asked.commit(0))["type"] == "done"
    assert (await guest.hear("news"))["now"]["view"] == asked.now["view"]


async def test_a_link_made_anew_ends_the_old_one_at_once_and_is_told(house: House) -> None:
    table, one, two = await both(house)
    old = house.link(table, "seat:0")
    other = await house.page(table, [old], 0)
    await other.hear("sync")
    shown = {line["link"]: line["token"] for line in (await one.ask("renew", link="seat:0"))["links"]}
    assert shown["seat:0"] not in {old, house.link(table, "seat:1")}
    assert (await other.hear("gone"))["code"] == "renewed"
    assert (await two.hear("talk"))["lines"][-1]["code"] == "seat-renewed-seat"
    assert (await (await house.page(table, [old])).hear("gone"))["code"] == "no-seat"
    assert (await one.ask("look", seat=0))["type"] == "sync"  # whoever made it anew stays
    assert (await (await house.page(table, [shown["seat:0"]], 0)).hear("sync"))["yours"] == [0]
    assert (await two.ask("renew", link="seat:0"))["code"] == "no-link"
    assert (await two.ask("renew", link="host"))["code"] == "no-link"


async def test_the_host_is_never_shown_what_looks_as_a_seat_nor_a_link_that_its_holder_made_anew(house: House) -> None:
    made = await house.make("human", "human")
    host = await house.page(made["id"], [made["host"]])
    seat = await house.page(made["id"], [made["tokens"][1]], 1)
    await seat.hear("seating")
    assert {line["link"] for line in (await host.ask("show"))["links"]} == {"host", "watch", "seat:0", "seat:1"}
    await seat.ask("renew", link="seat:1")
    assert {line["link"] for line in (await host.ask("show"))["links"]} == {"host", "watch", "seat:0"}
    headers = {"Authorization": f"Bearer {made['host']}"}
    async with house.session.get(house.url(f"/api/tables/{made['id']}"), headers=headers) as answer:
        assert (await answer.json())["tokens"] == [made["tokens"][0], ""]
    assert (await host.ask("renew", link="see:1"))["code"] == "no-link"


async def test_before_the_game_the_host_may_take_a_seat_back_and_give_it_to_a_bot(house: House) -> None:
    made = await house.make("human", "human", "human")
    host = await house.page(made["id"], [made["host"]])
    lazy = await house.page(made["id"], [made["tokens"][2]], 2)
    keen = await house.page(made["id"], made["tokens"][:2], 0)
    await ready(lazy, 2)
    await host.until("around", lambda one: one["people"]["seats"][2]["ready"])
    await host.ask("renew", link="seat:2")
    assert (await lazy.hear("gone"))["code"] == "renewed"
    await ready(keen, 0, 1)
    seating = await keen.until("seating", lambda one: one["missing"] == [2])
    assert [one["ready"] for one in seating["people"]["seats"]] == [True, True, False]
    assert (await keen.ask("sit", seat=2, kind="bot:greedy"))["code"] == "not-host"
    assert (await host.ask("sit", seat=2, kind="bot:nobody"))["code"] == "no-bot"
    assert (await host.ask("sit", seat=2, kind="bot:greedy"))["type"] == "done"
    sync = await keen.hear("sync")
    assert sync["info"]["seats"][2]["kind"] == "bot:greedy"
    assert [line["code"] for line in sync["talk"]] == ["host-renewed-seat", "host-sat-bot"]


# -- sitting down --------------------------------------------------------------------------------------------------------------


async def test_nothing_is_dealt_before_all_are_ready_and_one_may_get_up_again(house: House) -> None:
    made = await house.make("human", "human")
    one = await house.page(made["id"], [made["tokens"][0]], 0)
    two = await house.page(made["id"], [made["tokens"][1]], 1)
    await one.ask("call", seat=0, name="  Livia\u202e  Drusilla ")
    await ready(one, 0)
    await one.ask("stand", seat=0)
    await ready(two, 1)
    seating = await one.until("seating", lambda heard: heard["missing"] == [0])
    assert seating["info"]["seats"][0]["name"] == "Livia Drusilla"
    await ready(one, 0)
    for page in (one, two):
        await page.hear("sync")
    assert (await one.ask("stand", seat=0))["code"] == "begun"
    assert (await one.ask("call", seat=0, name="X"))["code"] == "begun"
    await end(one, two)
    async with house.session.get(house.url(f"/api/tables/{made['id']}/record"), headers=house.owner) as answer:
        assert '"names": ["Livia Drusilla", ""]' in (await answer.text()).splitlines()[0]


async def test_readiness_outlives_the_house(open_house: Opened) -> None:
    async with open_house() as house:
        made = await house.make("human", "human")
        one = await house.page(made["id"], [made["tokens"][0]], 0)
        await one.hear("seating")
        await ready(one, 0)
        await one.until("seating", lambda heard: heard["missing"] == [1])
    async with open_house() as house:
        two = await house.page(made["id"], [made["tokens"][1]], 1)
        assert (await two.hear("seating"))["missing"] == [1]
        await ready(two, 1)
        await two.hear("sync")


# -- talk and presence ---------------------------------------------------------------------------------------------------------


async def test_talk_is_plain_text_under_names_that_the_server_sets(house: House) -> None:
    table, one, two = await both(house)
    watcher = await house.page(table, [])
    host = await house.page(table, [house.link(table, "host")])
    await one.ask("say", text=" <b>ave</b>\u202e\u0007 caesar\u0301\u0301\u0301\u0301\u0301\u0301\u0301 ")
    await watcher.ask("say", text="salve")
    await host.ask("say", text="silentium")
    for _ in range(2):
        await two.hear("talk")
    await two.hear("talk")
    said = [line for heard in two.heard if heard["type"] == "talk" for line in heard["lines"]]
    assert [(line["who"], line["seat"]) for line in said] == [("seat", 0), ("watch", 1), ("host", None)]
    assert said[0]["text"] == "<b>ave</b> caesaŕ\u0301\u0301\u0301\u0301"
    again = await house.page(table, [])
    assert (await again.hear("sync"))["talk"] == said
    assert (await one.ask("say", text="\u202e \u200b"))["code"] == "bad-text"
    refused = [await one.ask("say", text="!") for _ in range(8)]
    assert refused[-1]["code"] == "too-fast"
    assert (await two.ask("say", text="?"))["type"] == "done"
    await end(one, two)
    async with house.session.get(house.url(f"/api/tables/{table}/record"), headers=house.owner) as answer:
        assert "ave" not in await answer.text()


async def test_everybody_sees_who_is_here(house: House) -> None:
    _, one, two = await both(house)
    await two.socket.close()
    gone = await one.until("around", lambda heard: not heard["people"]["seats"][1]["here"])
    assert [seat["here"] for seat in gone["people"]["seats"]] == [True, False]


async def test_what_was_said_while_a_page_was_away_is_told_when_it_comes_back(house: House) -> None:
    table, one, two = await both(house)
    step = two.now["step"]
    await two.socket.close()
    await one.ask("say", text="ubi es?")
    back = await house.page(table, [house.link(table, "seat:1")], 1, since=step)
    await back.hear("news")
    assert all(seat["here"] for seat in (await back.hear("around"))["people"]["seats"])
    talk = await back.hear("talk")
    assert (talk["all"], [line["text"] for line in talk["lines"]]) == (True, ["ubi es?"])


# -- proposals -----------------------------------------------------------------------------------------------------------------


async def test_what_is_not_free_is_taken_back_when_all_agree(house: House) -> None:
    _, one, two = await both(house)
    first = await move(one, two)
    while asked_of(one, two)[0] is first:
        await move(one, two)
    other = await move(one, two)
    assert (await first.ask("undo", at=first.now["step"]))["code"].startswith("undo-")
    step = first.now["step"]
    assert (await first.ask("propose", what="undo"))["type"] == "done"
    assert (await other.ask("propose", what="end"))["code"] == "proposed"
    assert (await other.ask("agree", number=77))["code"] == "no-proposal"
    assert (await other.ask("agree", number=await number(other)))["type"] == "done"
    while first.now["step"] == step:
        await first.hear("news")
    assert first.now["question"] is not None
    assert await talked(first) == ["proposed-undo", "agreed-undo"]


async def test_a_proposal_lapses_when_the_table_moves_on_is_refused_and_is_withdrawn(house: House) -> None:
    _, one, two = await both(house)
    first = await move(one, two)
    other = two if first is one else one
    await first.ask("propose", what="undo")
    found = await number(other)
    await move(one, two)
    assert (await other.ask("agree", number=found))["code"] == "no-proposal"
    await first.ask("propose", what="end")
    await other.ask("refuse", number=await number(other))
    await other.ask("propose", what="end")
    await other.ask("refuse", number=await number(other))
    assert await talked(first) == ["proposed-undo", "proposed-end", "refused", "proposed-end", "withdrawn"]


async def test_nobody_ends_a_game_alone_for_others(house: House) -> None:
    _, one, two = await both(house, "bot:greedy")
    assert (await one.ask("abandon", at=one.now["step"]))["code"] == "consent"
    assert (await one.ask("propose", what="rematch"))["code"] == "not-over"
    await end(one, two)
    assert one.now["result"]["ranks"] == []
    assert len(one.now["result"]["seed"]) == 64
    assert (await one.ask("propose", what="undo"))["code"] == "over"
    assert (await one.ask("sit", seat=0, kind="bot:greedy"))["code"] == "over"


async def test_alone_there_is_nobody_to_ask(house: House) -> None:
    _, (page,) = await house.sit("human", "bot:greedy")
    await page.until_asked()
    assert (await page.ask("propose", what="undo"))["code"] == "alone"
    assert (await page.ask("propose", what="end"))["code"] == "alone"
    assert (await page.ask("propose", what="replace", seat=1))["code"] == "alone"


async def test_spectators_and_hosts_have_no_vote(house: House) -> None:
    table, one, _ = await both(house)
    await one.ask("propose", what="end")
    for tokens in ([], [house.link(table, "host")], [house.link(table, "see:0")]):
        page = await house.page(table, tokens)
        sync = await page.hear("sync")
        found = sync["people"]["proposal"]["number"]
        assert (await page.ask("agree", number=found))["code"] == "spectator"
        assert (await page.ask("refuse", number=found))["code"] == "spectator"
        assert (await page.ask("propose", what="end"))["code"] == "spectator"


async def test_a_rematch_moves_the_seats_on_and_only_old_pages_learn_its_links(house: House) -> None:
    table, one, two = await both(house, "bot:random")
    watcher = await house.page(table, [])
    await watcher.hear("sync")
    await end(one, two)
    await one.ask("propose", what="rematch")
    await two.ask("agree", number=await number(two))
    first, second = await told(one, "rematch"), await told(two, "rematch")
    assert first["table"] == second["table"] != table
    assert first["tokens"] == [house.link(first["table"], "seat:2")]
    assert second["tokens"] == [house.link(first["table"], "seat:0")]
    assert await watcher.until("talk", lambda heard: heard["lines"][-1]["code"] == "rematch")
    assert "rematch" not in {heard["type"] for heard in watcher.heard}
    new = await house.page(first["table"], second["tokens"], 0)
    seating = await new.hear("seating")
    assert [seat["kind"] for seat in seating["info"]["seats"]] == ["human", "bot:random", "human"]
    assert seating["info"]["options"] == SHORT["options"]
    assert seating["info"]["commitment"] not in {"", one.heard[0]["info"]["commitment"]}
    assert (await one.ask("propose", what="rematch"))["code"] == "again"
    late = await house.page(table, [house.link(table, "seat:0")], 0)
    assert await late.hear("rematch") == first


# -- leaving and coming back ---------------------------------------------------------------------------------------------------


async def test_a_seat_is_handed_to_a_bot_and_taken_back(house: House) -> None:
    _, one, two = await both(house)
    asked, (other,) = asked_of(one, two)
    seat = 0 if asked is one else 1
    step = asked.now["step"]
    assert (await other.ask("sit", seat=seat, kind="bot:greedy"))["code"] == "not-yours"
    assert (await asked.ask("sit", seat=seat, kind="bot:greedy"))["type"] == "done"
    while other.now["step"] == step:
        await other.hear("news")  # the bot plays
    assert (await asked.ask("sit", seat=seat, kind="human"))["type"] == "done"
    for _ in range(40):
        if asked.now["question"]:
            break
        await move(other)
        await asked.ask("look", seat=seat)
    assert asked.now["question"]
    assert await talked(other) == ["seat-sat-bot", "seat-sat-human"]


async def test_who_gives_up_is_played_by_a_bot_to_the_end(house: House) -> None:
    _, one, two = await both(house)
    assert (await one.ask("resign", seat=1))["code"] == "not-yours"
    assert (await one.ask("resign", seat=0))["type"] == "done"
    assert (await one.ask("resign", seat=0))["code"] == "resigned"
    assert (await one.ask("sit", seat=0, kind="human"))["code"] == "resigned"
    around = await two.until("around", lambda heard: heard["people"]["seats"][0]["resigned"])
    assert around["people"]["seats"][0]["kind"] == "bot:greedy"
    while not two.now["result"]:
        await two.until_asked()
        if two.now["question"]:
            await two.commit()
    assert min(two.now["result"]["ranks"]) == 1


class Clock:
    """A clock that a test sets, in milliseconds."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


async def test_whoever_is_away_is_replaced_by_consent_or_after_a_minute_by_the_host(open_house: Opened) -> None:
    clock = Clock()
    async with open_house(clock=clock) as house:
        table, (one, two, three) = await house.sit("human", "human", "human", **SHORT)
        host = await house.page(table, [house.link(table, "host")])
        assert (await host.ask("sit", seat=2, kind="bot:greedy"))["code"] == "not-away"
        await three.socket.close()
        await host.until("around", lambda heard: not heard["people"]["seats"][2]["here"])
        clock.now += 59_000
        assert (await host.ask("sit", seat=2, kind="bot:greedy"))["code"] == "not-away"
        assert (await host.ask("renew", link="seat:2"))["code"] == "not-away"
        clock.now += 1_000
        assert (await one.ask("sit", seat=2, kind="bot:greedy"))["code"] == "not-yours"
        assert (await host.ask("sit", seat=2, kind="bot:greedy"))["type"] == "done"
        talk = await one.until("talk", lambda heard: heard["lines"][-1]["code"] == "host-sat-bot")
        assert talk["lines"][-1]["facts"]["seat"]["seat"] == 2
        back = await house.page(table, [house.link(table, "seat:2")], 2)
        assert (await back.ask("sit", seat=2, kind="human"))["type"] == "done"
        assert (await two.ask("propose", what="replace", seat=2))["type"] == "done"
        assert (await one.ask("agree", number=await number(one)))["type"] == "done"
        around = await back.until("around", lambda heard: heard["people"]["seats"][2]["kind"] == "bot:greedy")
        assert around["people"]["proposal"] is None


async def test_of_two_nobody_replaces_the_other_while_he_is_there(house: House) -> None:
    _, one, _ = await both(house)
    assert (await one.ask("propose", what="replace", seat=1))["code"] == "not-away"
    assert (await one.ask("propose", what="replace", seat=0))["code"] == "no-seat"
    assert (await one.ask("propose", what="replace"))["code"] == "no-seat"


@pytest.mark.parametrize("seats", [("human", "human"), ("human", "bot:greedy")])
async def test_orders_outlive_the_house(open_house: Opened, seats: tuple[str, ...]) -> None:
    async with open_house() as house:
        table, pages = await house.sit(*seats, game="gladiatoro", options={"arena": "pit"})
        await pages[0].until_asked()
        key = pages[0].now["orders"][0]["key"]
        await pages[0].ask("order", key=key, value="near")
    async with open_house() as house:
        again = await house.page(table, [house.link(table, "seat:0")], 0)
        await again.hear("sync")
        assert again.now["orders"][0]["value"] == "near"
