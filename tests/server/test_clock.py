"""The clock of a table: what a decision has, whatever people do, and that nobody else pays for it."""

import asyncio
import contextlib
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.rooming import Clock, entered, header, housed, join, lay

from harena.core.chance import Seeded
from harena.core.errors import HarenaError
from harena.server import clock, wire
from harena.server.alarm import Alarm
from harena.server.clock import GRACE_MS
from harena.server.members import House, Member
from harena.server.room import Room
from harena.server.rooms import Rooms
from harena.server.workers import safe

LIMIT = 30_000
SEATS = 3


def moves(*texts: str) -> list[dict[str, Any]]:
    return [{"s": 0, "m": text} for text in texts]


def test_a_decision_is_opened_by_the_line_before_it_and_by_the_header_at_first() -> None:
    ats = [10, 20, 30]
    assert clock.opened([], ats, 5) == 5
    assert clock.opened(moves("a", "b"), ats, 5) == 20


def test_taking_back_by_right_leads_to_a_decision_as_old_as_it_is() -> None:
    lines = [*moves("a", "b"), {"undo": 1, "by": 0}]
    assert clock.opened(lines, [10, 20, 90], 5) == 10
    assert clock.opened([*lines, {"undo": 1, "by": 0}], [10, 20, 90, 95], 5) == 5
    assert clock.opened([*lines, {"redo": 1, "by": 0}], [10, 20, 90, 95], 5) == 95
    assert clock.opened(moves("a", "b", "c"), [10, 20, 30], 5, back=2) == 10


def test_taking_back_by_consent_opens_it_anew_and_taking_back_after_that_finds_it_so() -> None:
    agreed = [*moves("a", "b"), {"undo": 1, "by": 0, "consent": True}]
    assert clock.opened(agreed, [10, 20, 90], 5) == 90
    again = [*agreed, *moves("c"), {"undo": 1, "by": 0}]
    assert clock.opened(again, [10, 20, 90, 100, 110], 5) == 90


class Watched:
    """A table under a clock, and what is known of every decision there."""

    def __init__(self, house: House, time: Clock, room: Room) -> None:
        self.house = house
        self.time = time
        self.room = room
        self.members: dict[int, Member] = {}
        self.dues: dict[int, int | None] = {}

    async def come(self, seat: int) -> None:
        if seat not in self.members:
            self.members[seat], _ = await join(self.room, [f"seat:{seat}"], seat)

    async def do(self, what: str, seat: int, wait: int) -> None:
        before, version = self.room.due(), self.room.playing().version
        self.time.now += wait
        if what == "leave" and seat in self.members:
            self.room.leave(self.members.pop(seat))
        elif what == "come":
            await self.come(seat)
        if what in {"leave", "come", "wait"}:
            assert self.room.due() == before, "time passes, people come and go, and no decision has more or less for it"
        await self.ring()
        if what == "move":
            await self.move()
        elif what in {"hand", "back"} and seat in self.members:
            kind = "human" if what == "back" else "bot:random"
            with contextlib.suppress(HarenaError):  # the game may be over
                await self.room.hear(self.members[seat], wire.Sit(seat=seat, kind=kind))
        elif what == "undo" and seat in self.members:
            await self.undo(seat)
        await self.room.rest()
        if self.room.playing().version != version and what != "undo":
            due = self.room.due()
            assert due is None or due == max(self.time.now + LIMIT, self.house.opened + GRACE_MS)
        self.dues[len(self.room.playing().steps)] = self.room.due()
        await self.sound()

    async def move(self) -> None:
        table = self.room.playing()
        waiting = [seat for seat in table.waiting() if seat in self.members and seat in self.room.life.people()]
        if waiting:
            gesture = safe(table.rules, table.state, waiting[-1])
            self.members[waiting[-1]].seat = waiting[-1]
            await self.room.hear(self.members[waiting[-1]], wire.Commit(at=table.version, moves=list(gesture)))

    async def undo(self, seat: int) -> None:
        table = self.room.playing()
        count = table.undoable(seat)
        try:
            await self.room.hear(self.members[seat], wire.Undo(at=table.version))
        except HarenaError as refused:
            if refused.code == "undo-clock":
                assert isinstance(count, int)
                was_due = self.dues.get(len(table.steps) - count)  # of decisions from before the house opened none is known
                assert (was_due or 0) <= self.time.now
            return
        due, was = self.room.due(), self.dues.get(len(table.steps))
        assert due is None or was is None or due == was, "taking back has given or taken time"
        assert due is None or due > self.time.now

    async def ring(self) -> None:
        """Ring when time has run out, as the alarm does: then nobody who was asked is asked the same any more."""
        due, table = self.room.due(), self.room.playing()
        version, late = table.version, [seat for seat in table.waiting() if seat in self.room.life.people()]
        await self.room.ring()
        if due is not None and due <= self.time.now:
            assert table.version > version
            told = [line.facts["seat"] for line in self.room.life.talk if line.code == "expired"]
            assert told[-len(late) :] == [wire.WhoFact(seat) for seat in late]
        else:
            assert table.version == version

    async def sound(self) -> None:
        """Hold what is true at every moment."""
        room, table = self.room, self.room.playing()
        people, due = set(room.life.people()), room.due()
        runs = not table.over and len(people) > 1 and bool(people & set(table.waiting()))
        assert (due is not None) == runs
        assert due is None or self.time.now < due <= max(self.time.now + LIMIT, self.house.opened + GRACE_MS)
        kept = await self.house.store.load(room.info.id)
        assert (kept.due is None) == (due is None)
        assert kept.due is None or due == max(kept.due, self.house.opened + GRACE_MS)


actions = st.tuples(
    st.sampled_from(["move", "move", "move", "undo", "wait", "leave", "come", "hand", "back", "reopen"]),
    st.integers(0, SEATS - 1),
    st.integers(0, LIMIT + 5_000),
)


@settings(max_examples=25)
@given(steps=st.lists(actions, max_size=40), game=st.sampled_from(["gladiatoro", "baumeister"]))
def test_every_decision_has_its_time_once_whatever_people_do(steps: list[tuple[str, int, int]], game: str) -> None:
    async def run(folder: Path) -> None:
        time = Clock()
        options: dict[str, Any] = {"arena": "pit"} if game == "gladiatoro" else {"slots": 4}
        async with housed(folder, time) as house:
            await lay(house, "t", header(game, SEATS, options, Seeded(bytes(32))), clock_s=LIMIT // 1000, window_min_ms=0)
            async with entered(house, "t") as room:
                await house.store.append("t", 0, (), due=room.due())
        while steps:
            async with housed(folder, time) as house, entered(house, "t") as room:
                watched = Watched(house, time, room)
                for seat in range(SEATS):
                    await watched.come(seat)
                while steps:
                    what, seat, wait = steps.pop(0)
                    if what == "reopen":
                        break
                    await watched.do(what, seat, wait)

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder)))


async def test_when_the_house_opens_everybody_has_twenty_seconds(tmp_path: Path) -> None:
    time = Clock()
    async with housed(tmp_path, time) as house:
        await lay(house, "t", header("baumeister", 2, {"slots": 4}, Seeded(bytes(32))), clock_s=10)
        async with entered(house, "t"):
            pass
    time.now += 3_600_000
    async with housed(tmp_path, time) as house, entered(house, "t") as room:
        assert room.due() == time.now + GRACE_MS
        time.now += GRACE_MS - 1
        await room.ring()
        assert not room.life.talk
        time.now += 1
        await room.ring()
        assert [line.code for line in room.life.talk] == ["expired"]


@pytest.mark.parametrize("kinds", [("human", "bot:greedy", "bot:greedy"), ("bot:greedy",) * 3])
async def test_against_bots_alone_no_time_runs(kinds: tuple[str, ...], tmp_path: Path) -> None:
    time = Clock()
    async with housed(tmp_path, time) as house:
        await lay(house, "t", header("baumeister", 3, {"slots": 4}, Seeded(bytes(32))), clock_s=10)
        async with entered(house, "t") as room:
            room.life.kinds[:] = kinds
            assert room.due() is None
            room.life.kinds[:2] = ["human", "human"]
            assert (room.due() is not None) == any(seat < 2 for seat in room.playing().waiting())


async def test_the_alarm_rings_at_a_table_that_nobody_looks_at(tmp_path: Path) -> None:
    time = Clock()
    async with housed(tmp_path, time) as house:
        await lay(house, "t", header("baumeister", 2, {"slots": 4}, Seeded(bytes(32))), clock_s=10)
        async with entered(house, "t") as room:
            await house.store.append("t", 0, (), due=room.due())
        alarm = Alarm(Rooms(house))
        assert 0 < await alarm.round() <= 2000
        before = (await house.store.load("t")).count
        time.now += GRACE_MS
        await alarm.round()
        await asyncio.gather(*alarm._ringing.values())
        kept = await house.store.load("t")
        assert kept.count > before
        assert kept.notes[-1].note == {"note": "expired", "seats": [0]} or kept.notes[-1].note["seats"] == [1]
        assert kept.due == time.now + 10_000


async def test_pages_are_told_what_is_left_and_whose_time_ran_out(open_house: Any) -> None:
    time = Clock()
    async with open_house(clock=time) as house:
        table, pages = await house.sit("human", "human", options={"slots": 4}, clock_s=60)
        for page in pages:
            assert page.heard[-1]["info"]["clock_s"] == 60
            assert (await page.hear("clock"))["left_ms"] == 60_000
        time.now += 15_000
        late = await house.page(table, [])
        assert (await late.hear("clock"))["left_ms"] == 45_000
        asked = next(seat for seat, page in enumerate(pages) if page.now["question"])
        time.now += 45_000
        house.rooms.house.rung()
        for page in [*pages, late]:
            talk = await page.hear("talk")
            assert (talk["lines"][0]["code"], talk["lines"][0]["facts"]["seat"]["seat"]) == ("expired", asked)
            assert (await page.hear("clock"))["left_ms"] == 60_000
        _, (page,) = await house.sit("human", "bot:greedy", clock_s=60)
        await page.until_asked()
        assert "clock" not in {heard["type"] for heard in page.heard}


async def test_what_was_decided_in_time_is_not_taken_back_after_it(tmp_path: Path) -> None:
    time = Clock()
    async with housed(tmp_path, time) as house:
        await lay(house, "t", header("baumeister", 2, {"slots": 4}, Seeded(bytes(32))), clock_s=60)
        async with entered(house, "t") as room:
            pages = {seat: (await join(room, [f"seat:{seat}"], seat))[0] for seat in (0, 1)}
            for _ in range(60):
                table, (seat, *_) = room.playing(), room.playing().waiting()
                time.now += 50_000
                gesture = safe(table.rules, table.state, seat)
                await room.hear(pages[seat], wire.Commit(at=table.version, moves=list(gesture)))
                if isinstance(table.undoable(seat), int):
                    break
            time.now += 9_000
            before = room.due()
            await room.hear(pages[seat], wire.Undo(at=table.version))
            assert room.due() == (before or 0) - 50_000
            await room.hear(pages[seat], wire.Redo(at=table.version))
            time.now += 1_000
            with pytest.raises(HarenaError) as refused:
                await room.hear(pages[seat], wire.Undo(at=table.version))
            assert refused.value.code == "undo-clock"
