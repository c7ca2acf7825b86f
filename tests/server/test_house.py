"""Keys, locks and workers of a house."""

import importlib
import multiprocessing
import secrets
import sys
from pathlib import Path
from typing import Any

import pytest

from harena import games
from harena.bots.chair import Budget
from harena.core.errors import HarenaError
from harena.core.rng import Rng
from harena.server import workers
from harena.server.house import Lock, Occupied, opened
from harena.server.keys import links, load_keys
from harena.server.workers import Job, Overrun, Workers, ask, safe


def test_the_key_of_a_house_stays_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    keys = load_keys(tmp_path / "deep")
    assert load_keys(tmp_path / "deep").house == keys.house
    assert (tmp_path / "deep" / "house.key").stat().st_mode & 0o077 == 0
    assert keys.owns(keys.house)
    assert not keys.owns(keys.house[:-1])
    assert not keys.owns("ö")


def test_tokens_differ_by_table_seat_and_house(tmp_path: Path) -> None:
    one, two = load_keys(tmp_path / "1"), load_keys(tmp_path / "2")
    tokens = {keys.link(table, link) for keys in (one, two) for table in ("a", "b") for link in links(6)}
    assert len(tokens) == 56
    shown = [one.link("a", "seat:2"), one.link("b", "seat:1"), two.link("a", "seat:0"), "x"]
    assert one.shown("a", shown, 4, {}) == {"seat:2": 0}


def test_a_spoilt_key_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "house.key").write_text("short")
    with pytest.raises(HarenaError, match="not the key of a house"):
        load_keys(tmp_path)


def test_a_second_server_of_the_same_tables_is_told_where_the_first_is(tmp_path: Path) -> None:
    first = Lock(tmp_path)
    with pytest.raises(Occupied) as early:
        Lock(tmp_path)
    assert early.value.address == ""
    first.say("http://127.0.0.1:1/#key=x")
    with pytest.raises(Occupied) as late:
        Lock(tmp_path)
    assert late.value.address == "http://127.0.0.1:1/#key=x"
    first.release()
    Lock(tmp_path).release()


def job(seconds: float = 1.0) -> Job:
    rules = games.load("baumeister")
    setup = rules.setup(2, {}, {})
    state = rules.new(setup)
    rng = Rng(1)
    while rules.to_act(state) < 0:
        outcomes = rules.outcomes(state)
        rules.apply(state, -1, outcomes[rng.below(len(outcomes))][0])
    return Job("baumeister", 2, {}, {}, rules.dump(state), rules.to_act(state), "greedy", "seed", Budget(seconds=seconds))


def test_a_bot_decides_the_same_wherever_it_is_asked() -> None:
    assert ask(job()) == ask(job())
    assert ask(job()).moves
    assert ask(job()).faults == ()


MISBEHAVING = """
import os, time
from harena.server.workers import Answer

def slow(job):
    time.sleep(60)

def dies(job):
    os._exit(3)

def raises(job):
    raise ValueError("no idea")
"""


@pytest.mark.parametrize(("name", "why"), [("slow", "no answer"), ("dies", "died"), ("raises", "ValueError: no idea")])
async def test_a_bot_that_overruns_or_dies_is_replaced(
    name: str, why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "misbehaving.py").write_text(MISBEHAVING)
    monkeypatch.syspath_prepend(str(tmp_path))
    work = getattr(importlib.import_module("misbehaving"), name)
    monkeypatch.setattr(workers, "GRACE", 0.0)
    monkeypatch.setattr(workers, "START", 5.0 if name == "slow" else 30.0)
    pool = Workers(1, work)
    try:
        with pytest.raises(Overrun, match=why):
            await pool.ask(job(seconds=0.1))
        alive = [one for one in multiprocessing.active_children() if one.name == "harena-bot"]
        assert len(alive) == (1 if name == "raises" else 0)  # one that only raised can go on
    finally:
        pool.close()
        sys.modules.pop("misbehaving")
    assert not [one for one in multiprocessing.active_children() if one.name == "harena-bot"]


async def test_a_bot_answers_from_a_process_of_its_own() -> None:
    pool = Workers(1)
    try:
        assert await pool.ask(job()) == ask(job())
        assert await pool.ask(job()) == ask(job())
    finally:
        pool.close()


def test_the_safe_gesture_is_complete() -> None:
    rules = games.load("baumeister")
    state = rules.load(rules.setup(2, {}, {}), job().dump)
    seat = rules.to_act(state)
    for move in safe(rules, state, seat):
        rules.apply(state, seat, move)
    assert rules.settled(state)


def test_processes_that_start_together_have_one_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key is looked for, is not there, and is, made by another, when it is to be written."""
    found: list[str] = []

    def token(_size: int) -> str:
        monkeypatch.undo()
        found.append(load_keys(tmp_path).house)
        return "x" * 43

    monkeypatch.setattr(secrets, "token_urlsafe", token)
    assert load_keys(tmp_path).house == found[0]
    assert [path.name for path in tmp_path.iterdir()] == ["house.key"]


def test_the_key_may_lie_elsewhere_so_that_machines_share_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HARENA_KEY_FILE", str(tmp_path / "shared" / "key"))
    monkeypatch.delenv("HARENA_DATABASE", raising=False)
    seen = []
    for folder in (tmp_path / "1", tmp_path / "2"):
        with opened(folder) as (_, keys, _lock):
            seen.append(keys.house)
        assert not (folder / "house.key").exists()
    assert seen[0] == seen[1]


@pytest.mark.postgres
def test_two_servers_of_one_database_may_share_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgres: Any) -> None:
    monkeypatch.setenv("HARENA_DATABASE", postgres.database())
    with opened(tmp_path) as (_, one, lock), opened(tmp_path) as (_, two, _lock):
        lock.say("http://127.0.0.1:1/#key=x")
        assert one.house == two.house
        assert "key=x" not in (tmp_path / "house.lock").read_text()
        monkeypatch.delenv("HARENA_DATABASE")
        with pytest.raises(Occupied), opened(tmp_path):
            pass
