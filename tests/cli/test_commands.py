"""simulate, replay, rules, play in the browser, and what every command has in common."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import MAIN, Run, one_sentence

from harena import __version__
from harena.cli import batch
from harena.cli.simulate import wilson
from harena.core.record import read_record
from harena.replay.player import open_table
from harena.server import run as run_server
from harena.server.plans import Plan
from harena.text.catalogue import load
from harena.text.position import position_lines
from harena.text.say import Speaker

Start = Callable[..., subprocess.Popen[str]]
SIMULATE = ("simulate", "baumeister", "--seats", "greedy,random,random", "--set", "slots=4", "--seed", "7")


def test_the_version_says_how_it_was_built(run: Run) -> None:
    ran = run("--version")
    assert ran.code == 0
    assert ran.out in {f"harena {__version__} (plain rules)\n", f"harena {__version__} (compiled rules)\n"}


@pytest.mark.parametrize("command", [(), ("play",), ("simulate",), ("replay",), ("verify",), ("rules",)])
def test_help_teaches_with_examples_and_draws_no_boxes(run: Run, command: tuple[str, ...]) -> None:
    ran = run(*command, "--help")
    assert ran.code == 0
    assert f"  harena {command[0] if command else 'play'} " in ran.out
    assert ran.out.isascii()


def test_a_simulation_counts_shares_and_shows_their_interval(run: Run) -> None:
    ran = run(*SIMULATE, "--games", "6")
    assert ran.code == 0
    assert ran.err == ""
    rows = [line.split() for line in ran.out.splitlines()]
    assert rows[0] == ["player", "wins", "share", "95", "%", "place", "score"]
    assert [row[:2] for row in rows[1:4]] == [["1", "greedy"], ["2", "random"], ["3", "random"]]
    assert sum(float(row[2]) for row in rows[1:4]) == pytest.approx(6, abs=0.2)
    assert ran.out.splitlines()[-1].startswith("6 games, ")


def test_a_simulation_goes_by_rules_and_an_arena_of_ones_own(run: Run, tmp_path: Path) -> None:
    rules, data = tmp_path / "evening.toml", tmp_path / "ring.toml"
    rules.write_text('preset = "house"\ndamage_capacity = 3\n')
    data.write_text('[arena]\nname = "ring"\nmap = """\n S . S\n. . # .\n S . S\n"""\n')
    own = ("simulate", "gladiatoro", "--seats", "greedy,random", "--games", "2", "--rules", str(rules), "--data", str(data))
    ran = run(*own, "--jobs", "2", "--records", str(tmp_path / "r"))
    assert (ran.code, ran.err) == (0, "")
    for path in (tmp_path / "r").iterdir():
        header = read_record(path.read_bytes()).header
        assert header.options == {"preset": "house", "damage_capacity": 3}
        assert header.box["arena"]["name"] == "ring"
        assert run("verify", str(path)).code == 0
    data.write_text('[arena]\nmap = """\n S\n\n S\n"""\n')
    broken = run(*own)
    assert broken.code == 1
    assert "ring.toml" in one_sentence(broken)
    assert "pieces" in broken.err


def test_records_and_rows_are_the_same_for_any_number_of_processes_and_hash_seed(tmp_path: Path) -> None:
    seen = []
    for number, (jobs, hashes) in enumerate(((1, "1"), (2, "2"))):
        folder = tmp_path / str(number)
        folder.mkdir()
        words = (*SIMULATE, "--games", "3", "--jobs", str(jobs), "--out", "rows.jsonl", "--records", "r")
        environment = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        subprocess.run([sys.executable, "-c", MAIN, *words], cwd=folder, env=environment, check=True, capture_output=True)
        seen.append({path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()})
    assert len(seen[0]) == 4
    assert seen[0] == seen[1]


def test_rows_hold_what_came_of_every_game(run: Run, tmp_path: Path) -> None:
    run(*SIMULATE, "--games", "4", "--out", tmp_path / "a.jsonl", "--records", tmp_path / "r")
    run(*SIMULATE, "--games", "4", "--out", tmp_path / "a.csv")
    rows = [json.loads(line) for line in (tmp_path / "a.jsonl").read_text().splitlines()]
    assert list(rows[0]) == ["game", "seed", "seats", "ranks", "scores", "ending", "steps"]
    assert [row["game"] for row in rows] == [1, 2, 3, 4]
    assert [row["seats"].index("greedy") for row in rows] == [0, 1, 2, 0]
    with (tmp_path / "a.csv").open() as file:
        for row, other in zip(rows, csv.DictReader(file), strict=True):
            assert other["seed"] == str(row["seed"])
            assert other["seats"].split() == row["seats"]
            assert other["scores"].split() == [str(score) for score in row["scores"]]
    records = sorted((tmp_path / "r").iterdir())
    assert len(records) == 4
    end = json.loads(records[1].read_text().splitlines()[-1])
    assert (end["ranks"], end["scores"], end["end"]) == (rows[1]["ranks"], rows[1]["scores"], rows[1]["ending"])
    assert len(records[1].read_text().splitlines()) == rows[1]["steps"] + 2
    assert run("verify", "--fairness", *records).code == 0


def test_everybody_moves_one_seat_on_with_each_game() -> None:
    assert [batch.rotated(("a", "b", "c"), number) for number in (1, 2, 3, 4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_seeds_of_games_differ_and_are_exact_in_json() -> None:
    seeds = {batch.seed_of(run, number) for run in (1, 2) for number in range(1, 500)}
    assert len(seeds) == 998
    assert max(seeds) < 2**53


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)]
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "g.harena"
    path.write_text(batch.play(batch.Task("baumeister", 1, 1, ("bot:greedy", "bot:random"), (("slots", 4),), keep=True)).record)
    return path


def test_a_replay_tells_the_game_and_its_result(run: Run, record: Path) -> None:
    ran = run("replay", record)
    assert ran.code == 0
    assert "Bot 1 (greedy) moves the consul" in ran.out
    assert "in all" in ran.out


def test_a_replay_stops_at_a_step_and_shows_the_position_only(run: Run, record: Path) -> None:
    ran = run("replay", record, "--at", "40")
    assert ran.code == 0
    assert "Row at corner 1" in ran.out or "Corner 1" in ran.out
    assert "in all" not in ran.out
    steps = record.read_text().count("\n") - 1
    assert one_sentence(run("replay", record, "--at", "9999")) == f"{record}: it has {steps} steps, so there is no step 9999"


def test_a_replay_can_stop_anywhere(record: Path) -> None:
    read = read_record(record.read_bytes())
    speaker = Speaker(load("en", "baumeister", strict=True))
    table = open_table(read.header, "g")
    for line in read.lines:
        table.feed(line)
        assert position_lines(speaker, table.rules, table.view(None))
    assert table.over


def test_a_replay_speaks_the_readers_language(run: Run, record: Path) -> None:
    assert "insgesamt" in run("replay", record, "--lang", "de").out


def test_rules_are_read_by_number_chapter_and_whole(run: Run) -> None:
    one, chapter, whole = (run("rules", "baumeister", *words).out for words in (("B5.6",), ("B5",), ()))
    assert one.startswith("B5.6 Scoring the tile behind (by the printed rules, as retold)\n")
    assert one.strip() in chapter
    assert chapter.strip() in whole
    assert "B10." in whole
    assert run("rules", "baumeister", "B5.6", "--lang", "de").out != one


def test_switches_are_listed_with_default_values_mark_and_help(run: Run) -> None:
    ran = run("rules", "baumeister", "--options")
    assert ran.code == 0
    assert "slots: Slots of the building site\n  * 17 (4-20)\n  one source says so [B1.1, B5.14, B10.8]\n" in ran.out
    assert '  * "full" All the way to the left\n  - "by_wheels" By the wheels of one stable tile\n' in ran.out


def test_without_text_the_page_is_served(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[Any, ...]] = []

    def serve(folder: Path, place: run_server.Place, *, plan: Plan | None, open_browser: bool) -> None:
        served.append((folder, place, plan, open_browser))

    monkeypatch.setattr(run_server, "serve", serve)
    assert run("play", "--port", "0", "--no-browser").code == 0
    assert run("play", "baumeister", "--seats", "you,greedy", "--set", "slots=8", "--seed", "3").code == 0
    (plain, (folder, _, plan, opened)) = served
    assert plain == (folder, run_server.Place("127.0.0.1", 0), None, False)
    assert opened
    assert (plan.game, plan.seats) == ("baumeister", ("human", "bot:greedy"))
    assert plan.setup.changed == {"slots": 8}
    assert plan.chance.predictable


def test_a_reader_that_has_gone_ends_the_command_quietly(start: Start) -> None:
    command = start("rules", "baumeister")
    assert command.stdout is not None
    command.stdout.close()
    assert command.stderr is not None
    assert command.stderr.read() == ""
    command.wait(20)
    for stream in (command.stdin, command.stderr):
        assert stream is not None
        stream.close()


def reads_until(command: subprocess.Popen[str], words: str) -> None:
    assert command.stdout is not None
    for line in command.stdout:
        if words in line:
            return
    raise AssertionError(words)


def test_a_game_killed_in_the_middle_goes_on(run: Run, start: Start, home: Path) -> None:
    command = start("play", "baumeister", "--text", "--set", "slots=4")
    assert command.stdin is not None
    command.stdin.write("1\n1\n1\n")
    command.stdin.flush()
    for _ in range(4):
        reads_until(command, "Type a number")
    command.kill()
    command.communicate()
    (record,) = (home / "records").glob("*.harena")
    before = record.read_bytes()
    assert before.count(b'"s": 0') >= 3
    ran = run("play", "--resume", record, typed="1\n" * 400)
    assert "The game is over. [B9.1]" in ran.out
    assert record.read_bytes().startswith(before)
    assert run("verify", "--fairness", record).code == 0


def test_ctrl_c_says_where_the_record_lies_and_how_to_go_on(start: Start, home: Path) -> None:
    command = start("play", "baumeister", "--text")
    reads_until(command, "Type a number")
    time.sleep(0.1)
    command.send_signal(signal.SIGINT)
    _, err = command.communicate(timeout=20)
    (record,) = (home / "records").glob("*.harena")
    assert command.returncode == 130
    assert err == (
        f"harena: The game stops here and is kept in {record}; go on with: harena play baumeister --resume {record}\n"
    )  # fmt: skip


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_in_a_simulation_keeps_the_rows_so_far(start: Start, tmp_path: Path, jobs: int) -> None:
    rows = tmp_path / "rows.jsonl"
    command = start(*SIMULATE, "--games", "5000", "--jobs", jobs, "--out", rows, "--records", tmp_path / "r")
    until = time.monotonic() + 30
    while len(list((tmp_path / "r").glob("*.harena"))) < 3 and time.monotonic() < until:
        time.sleep(0.05)
    command.send_signal(signal.SIGINT)
    _, err = command.communicate(timeout=30)
    assert command.returncode == 130
    assert err.startswith("harena: Stopped after ")
    assert err.count("\n") == 1
    assert len(rows.read_text().splitlines()) >= 3
