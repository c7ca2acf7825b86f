"""Playing at the server: what pages say and hear."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import first_moves

from harena import games
from harena.core.chance import commit, mix, pick
from harena.core.record import read_record
from harena.replay.player import replay
from harena.server.store import Unstored
from harena.server.workers import Answer, Job

House = Any
Page = Any


async def finish(page: Page) -> None:
    """Let a single page play to the end against bots."""
    while not (await page.until_asked())["result"]:
        assert (await page.commit())["type"] == "done"


async def test_a_whole_game_against_bots_gives_a_record_that_verifies(house: House) -> None:
    table, (page,) = await house.sit("human", "bot:greedy", "bot:random", options={"slots": 4})
    await finish(page)
    result = page.now["result"]
    assert min(result["ranks"]) == 1
    assert [sum(line["points"] for line in lines) for lines in result["tallies"]] == result["scores"]
    async with house.session.get(house.url(f"/api/tables/{table}/record"), headers=house.owner) as answer:
        record = read_record(await answer.read())
    assert list(replay(record, "record").ending().scores) == result["scores"]  # type: ignore[union-attr]  # it has ended
    assert record.header.seats == ("human", "bot:greedy", "bot:random")
    assert len(record.header.chance["shares"]) == 1


async def test_every_draw_of_a_game_that_is_over_can_be_redone_from_what_the_page_is_given(house: House) -> None:
    table, (page,) = await house.sit("human", "bot:greedy", options={"slots": 4})
    url = house.url(f"/api/tables/{table}/draws")
    async with house.session.get(url, headers=house.owner) as answer:
        assert answer.status == 409
    for _ in range(60):  # so that undone draws are among them
        await page.until_asked()
        if page.now["undo"] is None:
            break
        await page.commit()
    await page.ask("undo", at=page.now["step"])
    await finish(page)
    async with house.session.get(url) as answer:
        assert answer.status == 401
    async with house.session.get(url, headers={"Authorization": f"Bearer {house.link(table, 'watch')}"}) as answer:
        told = await answer.json()
    seed = bytes.fromhex(told["seed"])
    assert commit(seed) == told["commitment"] == page.heard[0]["info"]["commitment"]
    key = mix(seed, [bytes.fromhex(share) for share in told["shares"]])
    assert len(told["drawn"]) > 10
    assert [pick(key, number, [(move, weight) for move, weight in one]) for number, one in enumerate(told["outcomes"])] == told[
        "drawn"
    ]


async def test_frames_follow_each_other_without_a_gap_and_end_where_now_stands(house: House) -> None:
    _, (page,) = await house.sit("human", "bot:greedy", options={"slots": 4})
    for _ in range(6):
        await page.until_asked()
        await page.commit()
    news = [one for one in page.heard if one["type"] == "news"]
    at = news[0]["after"]
    for one in news:
        assert one["after"] == at
        steps = [frame["step"] for frame in one["frames"]]
        assert steps == list(range(at + 1, at + 1 + len(steps)))
        at = one["now"]["step"]
        if steps:  # none where one's own answer lies in an open window
            assert one["frames"][-1]["view"] == one["now"]["view"]


async def test_a_gap_is_healed_by_exactly_what_was_missed(house: House) -> None:
    table, (page,) = await house.sit("human", "bot:greedy", options={"slots": 4})
    start = page.now["step"]
    for _ in range(5):
        await page.until_asked()
        await page.commit()
    await page.until_asked()
    live = [frame for one in page.heard if one["type"] == "news" for frame in one["frames"]]
    await page.say("since", step=start)
    healed = await page.hear("news")
    assert healed["frames"] == live
    assert healed["after"] == start
    other = await house.page(table, [house.keys.link(table, "seat:0")], 0, since=start)
    back = await other.hear("news", "sync")
    assert back == healed


async def test_a_page_that_comes_back_sees_the_same_bytes(open_house: Any) -> None:
    async with open_house() as house:
        made = await house.make("human", "bot:greedy", "human", options={"slots": 4})
        tokens = [token for token in made["tokens"] if token]
        page = await house.page(made["id"], tokens, 0)
        await page.hear("seating")
        await page.say("ready", shares={"0": "00" * 16, "2": "11" * 16})
        await page.hear("sync")
        for _ in range(8):
            while not page.now["question"]:
                if page.now["waiting"]:
                    await page.ask("look", seat=page.now["waiting"][0])
                else:
                    await page.hear("news")
            await page.commit()
        while not page.now["waiting"]:
            await page.hear("news")
        seat = page.now["waiting"][0]
        before = await page.ask("look", seat=seat)
    async with open_house() as house:
        again = await house.page(made["id"], tokens, seat)
        after = await again.hear("sync")
        for one in (before, after):
            one.pop("id")
        assert json.dumps(before) == json.dumps(after)


async def test_a_draft_is_walked_and_nothing_is_recorded(house: House) -> None:
    _, (page,) = await house.sit("human", "bot:greedy", options={"fame_payment": "anytime"})
    far = None
    while far is None:
        await page.until_asked()
        far = next((one for one in page.now["question"]["choices"] if one["code"] == "go-split" and not one["settles"]), None)
        if far is None:
            await page.commit(0)
    step = page.now["step"]
    draft = await page.ask("try", at=step, moves=[far["move"]])
    assert draft["question"]["ask"]["code"] == "split"
    half = await page.ask("commit", at=step, moves=[far["move"]])
    assert (half["type"], half["code"], half["step"]) == ("refused", "gesture-open", step)
    whole = await page.ask("try", at=step, moves=[far["move"], draft["question"]["choices"][0]["move"]])
    assert whole["question"] is None
    assert (await page.ask("commit", at=step, moves=whole["moves"]))["type"] == "done"


async def test_a_touch_in_vain_is_answered_with_the_rule(house: House) -> None:
    _, (page,) = await house.sit("human", "bot:greedy")
    await page.until_asked()
    targets = {choice["target"] for choice in page.now["question"]["choices"]}
    vain = next(one for one in games.load("baumeister").places(None) if one not in targets)  # type: ignore[arg-type]  # needs none
    answer = await page.ask("why", at=page.now["step"], moves=[], target=vain)
    assert answer["type"] == "refused"
    assert answer["rule"].startswith("B")


async def test_undo_takes_back_also_what_bots_did_and_is_told(house: House) -> None:
    _, (page,) = await house.sit("human", "bot:greedy", options={"slots": 4})
    for _ in range(60):
        await page.until_asked()
        if page.now["undo"] is None:
            break
        await page.commit()
    step = page.now["step"]
    assert (await page.ask("undo", at=step))["type"] == "done"
    news = next(one for one in reversed(page.heard) if one["type"] == "news")
    assert [frame["kind"] for frame in news["frames"]] == ["undo"]
    assert news["log"][-1]["code"] == "undone"
    assert news["now"]["redo"] is True
    refused = await page.ask("undo", at=step)
    assert refused["code"] == "stale"


async def test_undo_can_be_off(house: House) -> None:
    _, (page,) = await house.sit("human", "bot:greedy", undo=False)
    await page.until_asked()
    await page.commit(0)
    await page.until_asked()
    assert page.now["undo"]["code"] == "undo-off"
    assert (await page.ask("undo", at=page.now["step"]))["code"] == "undo-off"


async def test_a_stale_step_a_foreign_seat_and_a_spectator_are_refused(house: House) -> None:
    made = await house.make("human", "human")
    one = await house.page(made["id"], [made["tokens"][0]], 0)
    two = await house.page(made["id"], [made["tokens"][1]], 1)
    watcher = await house.page(made["id"], [])
    for page, seat in ((one, "0"), (two, "1")):
        await page.hear("seating")
        await page.say("ready", shares={seat: "ab" * 16})
    for page in (one, two, watcher):
        await page.hear("sync")
    move = {"at": one.now["step"], "moves": [0]}
    asked, other = (one, two) if one.now["question"] else (two, one)
    assert (await other.ask("commit", **move))["code"] == "not-your-turn"
    assert (await watcher.ask("commit", **move))["code"] == "spectator"
    assert (await watcher.ask("look", seat=0))["code"] == "not-yours"
    assert (await other.ask("look", seat=0 if other is two else 1))["code"] == "not-yours"
    assert (await asked.ask("commit", at=move["at"] + 7, moves=[0]))["code"] == "stale"
    assert (await asked.ask("commit", at=move["at"], moves=[1 << 39]))["code"] in {"not-a-move", "other-decision"}
    assert (await asked.ask("commit", at=move["at"], moves=[]))["code"] == "no-move"
    assert (await asked.ask("try", at=move["at"] + 1, moves=[]))["code"] == "stale"
    assert watcher.now["question"] is None
    assert watcher.now["waiting"] == []


async def test_two_tabs_on_one_seat_see_the_same_and_only_one_moves(house: House) -> None:
    table, (page,) = await house.sit("human", "bot:random")
    token = house.keys.link(table, "seat:0")
    other = await house.page(table, [token], 0)
    await other.hear("sync")
    await page.until_asked()
    await other.until_asked()
    assert page.now == other.now
    chosen = page.now["question"]["choices"][0]
    move = {"at": page.now["step"], "moves": [chosen["move"], *chosen["rest"]]}
    answers = await asyncio.gather(page.ask("commit", **move), other.ask("commit", **move))
    assert sorted(one["type"] for one in answers) == ["done", "refused"]
    assert next(one for one in answers if one["type"] == "refused")["code"] == "stale"


async def test_answers_in_a_window_are_told_to_nobody_before_it_closes(house: House) -> None:
    """The same bytes go to others, whatever and whether somebody has answered."""
    _, pages = await house.sit("human", "human", "human", options={"slots": 4})
    asked: list[Page] = []
    for _ in range(200):
        asked = [page for page in pages if page.now["question"]]
        if len(asked) > 1 and asked[0].now["window"]:
            break
        assert (await asked[0].commit(0))["type"] == "done"
        for page in pages:
            while page.now["step"] < asked[0].now["step"]:
                await page.hear("news")
    assert len(asked) > 1
    first, rest = asked[0], [page for page in pages if page is not asked[0]]
    step, counts = first.now["step"], [len(page.heard) for page in rest]
    assert (await first.commit())["type"] == "done"
    assert first.now["step"] == step
    assert first.now["question"] is None
    for page, count in zip(rest, counts, strict=True):
        assert await page.silent()
        assert len(page.heard) == count
        await page.say("since", step=step)
        news = await page.hear("news")
        assert (news["frames"], news["now"]["step"], news["now"]["acting"]) == ([], step, [])
    for page in asked[1:]:
        assert (await page.commit())["type"] == "done"
    closing: dict[str, Any] = {}
    while pages[0].now["step"] == step:
        closing = await pages[0].hear("news")
    assert sum(frame["kind"] == "move" for frame in closing["frames"]) >= len(asked)


async def test_a_quiet_table_leaves_out_what_others_gain(house: House) -> None:
    _, (page,) = await house.sit("human", "bot:greedy", "bot:greedy", quiet=True, options={"slots": 4})
    await finish(page)
    heard = [entry for one in page.heard if one["type"] == "news" for frame in one["frames"] for entry in frame["told"]]
    gains = [entry for entry in heard if entry["topic"] == "gains"]
    assert gains
    assert {entry["facts"]["seat"]["seat"] for entry in gains} == {0}


async def test_history_gives_every_frame_of_the_past(house: House) -> None:
    _, (page,) = await house.sit("human", "bot:greedy", options={"slots": 4})
    await finish(page)
    frames: list[Any] = []
    total = 1
    while len(frames) < total:
        past = await page.ask("history", first=len(frames), count=50)
        frames.extend(past["frames"])
        total = past["total"]
    assert frames[0]["kind"] == "start"
    assert all(frame["view"] for frame in frames)
    assert frames[-1]["view"] == page.now["view"]
    told = [entry for frame in frames for entry in frame["told"]]
    assert len(told) == len((await page.ask("look", seat=0))["log"])


def broken(_job: Job) -> Answer:
    return Answer((1 << 30,), ())


async def test_a_failing_bot_plays_the_safe_move_and_is_counted(open_house: Any) -> None:
    async with open_house(broken) as house:
        _, (page,) = await house.sit("human", "bot:greedy", options={"turn_limit": 6})
        await finish(page)
        assert max(one["failures"] for one in page.heard if one["type"] == "news") >= 2


async def test_draws_can_be_entered_by_people(house: House) -> None:
    _, (page,) = await house.sit("human", "bot:greedy", source="entered")
    for _ in range(5):
        due = page.now["due"]
        assert due
        assert (await page.ask("enter", at=page.now["step"], outcome=due[0][0]))["type"] == "done"
    assert (await page.ask("enter", at=page.now["step"], outcome=1 << 30))["code"] == "bad-draw"


async def test_a_game_can_be_stopped_and_says_so(house: House) -> None:
    table, (page,) = await house.sit("human", "bot:greedy")
    await page.until_asked()
    assert (await page.ask("abandon", at=page.now["step"]))["type"] == "done"
    assert page.now["result"]["ranks"] == []
    assert page.now["question"] is None
    assert len(page.now["result"]["seed"]) == 64
    async with house.session.get(house.url("/api/tables"), headers=house.owner) as answer:
        (line,) = await answer.json()
    assert (line["info"]["id"], line["state"]) == (table, "abandoned")


async def test_what_cannot_be_kept_has_not_happened(house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _, (page,) = await house.sit("human", "bot:greedy")
    await page.until_asked()
    before = page.now
    append = house.rooms.house.store.append

    async def fails(*_given: object, **_more: object) -> None:
        raise Unstored("the disk is full")

    monkeypatch.setattr(house.rooms.house.store, "append", fails)
    assert (await page.commit(0))["code"] == "unwritten"
    monkeypatch.setattr(house.rooms.house.store, "append", append)
    assert (await page.ask("look", seat=0))["now"] == before
    assert (await page.commit(0))["type"] == "done"
    assert (tmp_path / "house.sqlite").stat().st_mode & 0o077 == 0


async def test_a_store_that_cannot_be_read_back_lets_all_go_and_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (page,) = await house.sit("human", "bot:greedy")
    await page.until_asked()
    before, store = page.now, house.rooms.house.store
    other = await house.page(table, [], None)
    await other.hear("sync")

    async def fails(*_given: object, **_more: object) -> None:
        raise Unstored("the disk is gone")

    async with house.rooms.hold(table):  # so that the very room goes on that has lost its table
        with monkeypatch.context() as broken:
            broken.setattr(store, "append", fails)
            broken.setattr(store, "load", fails)
            await page.say("commit", at=before["step"], moves=first_moves(page)[:1])
            assert (await page.hear("gone"))["code"] == "unwritten"
            assert (await other.hear("gone"))["code"] == "unwritten"
        back = await house.page(table, [house.keys.link(table, "seat:0")], 0)
        assert (await back.hear("sync"))["now"] == before
