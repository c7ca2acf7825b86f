"""``python -m bench``: how fast the games are, as ratios to a peer measured in the same run.

The contract is the ratio; absolute figures are for orientation. Peer, plain and compiled rules take turns in short rounds, each
in a process of its own, and every figure is the median of its rounds in CPU time, so that a busy machine slows all of them alike.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from bench.build import build

WORK = Path(__file__).with_name("work.py")
ROWS: Final = ("S1", "S2", "S3", "S4", "S5", "S6", "S8")
TASK: Final = {"S1": "playout", "S2": "playout", "S3": "stepped", "S4": "clone", "S5": "legal", "S6": "memory", "S8": "playout"}

# What is asked for, and what would be fine. Ratios to the peer; S5 in microseconds, S6 in kB, S8 one process against two.
FLOOR: Final = {"S1": 10.0, "S2": 2.0, "S3": 5.0, "S4": 30.0, "S5": 2.0, "S6": 2.0, "S8": 1.8}
STRETCH: Final = {"S1": 25.0, "S2": 4.0, "S3": 20.0, "S4": 120.0, "S5": 0.5, "S6": 1.0, "S8": 1.95}
TITLE: Final = {
    "S1": "random playout, compiled",
    "S2": "random playout, plain",
    "S3": "stepped from Python, compiled",
    "S4": "clone, compiled",
    "S5": "legal mid-game, compiled",
    "S6": "a state in memory, compiled",
    "S8": "two processes to one, compiled",
}
PEER: Final = """
Peer: catanatron {}, base map, 10 points, 1,000 turns at most, uniform random picks; no check of actions, no accumulators,
  boards made outside the clock. An action is list, pick, apply; a decision is an action picked among two or more."""
READING: Final = """
Speeds are our decisions (two or more moves, a gesture once) to *all* the peer's actions with 2 players, forced ones too:
  the reading that favours the peer. Ours include making the game and every draw."""
SMALLER_IS_BETTER: Final = ("S5", "S6")


class Worker:
    """A measuring process and its answers."""

    def __init__(self, kind: str, folder: Path | None = None) -> None:
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        environment.pop("PYTHONPATH", None)
        if folder is not None:
            environment["PYTHONPATH"] = str(folder)
        command = [sys.executable, str(WORK), kind]
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.about: dict[str, Any] = self.hear()

    def ask(self, **task: object) -> None:
        """Give a task."""
        assert self.process.stdin is not None  # noqa: S101  # opened above
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()

    def hear(self) -> dict[str, Any]:
        """Return the answer."""
        assert self.process.stdout is not None  # noqa: S101  # opened above
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("bench: a measuring process ended; its own words stand above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def do(self, **task: object) -> dict[str, Any]:
        """Give a task and return the answer."""
        self.ask(**task)
        return self.hear()

    def close(self) -> None:
        """Let the process end."""
        assert self.process.stdin is not None  # noqa: S101  # opened above
        self.process.stdin.close()
        self.process.wait()


@dataclass(frozen=True)
class Row:
    """One measured figure, its value in the unit of its goal, and what else there is to say."""

    row: str
    game: str
    seats: int
    figure: str
    value: float
    unit: str
    note: str
    measurable: bool = True

    @property
    def verdict(self) -> str:
        """Say how the value stands to floor and stretch."""
        if not self.measurable:
            return "cores busy"
        sign = -1 if self.row in SMALLER_IS_BETTER else 1
        if sign * self.value >= sign * STRETCH[self.row]:
            return "stretch met"
        return "floor met" if sign * self.value >= sign * FLOOR[self.row] else "BELOW FLOOR"


def say(text: str) -> None:
    """Tell how far things are."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def rate(answers: Iterable[dict[str, Any]], what: str = "decisions", clock: str = "cpu") -> float:
    """Return the median of so many a second."""
    return float(median(answer[what] / answer[clock] for answer in answers))


class Bench:
    """All workers, and the rounds they have answered so far."""

    def __init__(self, plain: Path, compiled: Path | None, *, quick: bool) -> None:
        self.rounds = 3 if quick else 7
        self.seconds = 0.08 if quick else 0.2
        self.quick = quick
        self.peer = Worker("peer")
        self.plain = Worker("harena", plain)
        self.compiled = [Worker("harena", compiled) for _ in range(2)] if compiled else []
        if self.compiled and not all(game["compiled"] for game in self.compiled[0].about.values()):
            raise SystemExit("bench: the wheel carries compiled rules, yet a game's playout runs uncompiled")
        if any(game["compiled"] for game in self.plain.about.values()):
            raise SystemExit("bench: the plain rules are not plain")

    def tables(self) -> list[tuple[str, int]]:
        """Return every game with each of its numbers of seats that is measured."""
        return [(game, seats) for game, about in self.plain.about.items() for seats in about["seats"]]

    def measure(self, rows: list[str]) -> tuple[dict[str, Any], list[Row]]:
        """Measure, and return the peer's figures and ours."""
        answers: dict[tuple[str, str, int], list[dict[str, Any]]] = {}
        copies: list[float] = []
        peers: dict[int, list[dict[str, Any]]] = {2: [], 4: []}
        longer = 0.5 if self.quick else 1.0  # its games are long: fewer would not be a fair mixture
        for number in range(self.rounds):
            say(f"round {number + 1} of {self.rounds}")
            if set(rows) & {"S1", "S2", "S3", "S4"}:
                peers[2].append(self.peer.do(what="play", seats=2, seconds=longer))
                copies.append(self.peer.do(what="clone", seats=2, seconds=longer, spend=self.seconds)["us"])
            for row in rows:
                if row in {"S6", "S8"} or (row != "S2" and not self.compiled):
                    continue
                worker = self.plain if row == "S2" else self.compiled[0]
                for game, seats in self.tables():
                    task = {"what": TASK[row], "game": game, "seats": seats, "seconds": self.seconds}
                    answers.setdefault((row, game, seats), []).append(worker.do(**task))
        if peers[2] and not self.quick:
            peers[4].append(self.peer.do(what="play", seats=4, seconds=longer))
        peer = {
            f"{what}/s, {seats} players": rate(found, what)
            for seats, found in peers.items()
            if found
            for what in ("decisions", "steps", "games")
        }
        if copies:
            peer["copy, us"] = median(copies)
        found = [self.row(key, answers[key], peer) for key in sorted(answers)]
        if self.compiled:
            found += [self.memory(*table) for table in self.tables() if "S6" in rows]
            if "S8" in rows:
                say("one process against two")
                found += [self.two(*table) for table in self.tables()]
        return peer, found

    def row(self, key: tuple[str, str, int], answers: list[dict[str, Any]], peer: dict[str, float]) -> Row:
        """Return a row of its rounds."""
        row, game, seats = key
        if row in {"S4", "S5"}:
            us = median(answer["us"] for answer in answers)
            if row == "S5":
                return Row(row, game, seats, f"{us:.2f} us", us, "us", "the mean over positions of the middle third")
            return Row(row, game, seats, f"{us:.2f} us", peer["copy, us"] / us, "x", f"peer {peer['copy, us']:.0f} us")
        speed = rate(answers)
        games, decisions = answers[0]["games"], answers[0]["decisions"]
        note = f"{speed / peer['decisions/s, 2 players']:.1f} x counting the peer's as ours; "
        note += f"{rate(answers, 'games'):,.0f} games/s, {decisions / games:.0f} decisions"
        if answers[0]["steps"]:
            note += f" and {answers[0]['steps'] / games:.0f} steps"
        return Row(row, game, seats, f"{speed:,.0f}/s", speed / peer["steps/s, 2 players"], "x", f"{note} a game")

    def memory(self, game: str, seats: int) -> Row:
        """Return the size of a state."""
        answer = self.compiled[0].do(what="memory", game=game, seats=seats, seconds=0)
        return Row("S6", game, seats, f"{answer['kb']:.2f} kB", answer["kb"], "kB", f"at most {answer['most']:.2f} kB")

    def two(self, game: str, seats: int) -> Row:
        """Return what two processes do in the time of one, by the clock on the wall."""
        task = {"what": "playout", "game": game, "seats": seats, "seconds": self.seconds * 2}
        alone: list[dict[str, Any]] = []
        together: list[tuple[dict[str, Any], dict[str, Any]]] = []
        first, second = self.compiled
        for worker in self.compiled:
            worker.do(**task)
        for number in range(3 if self.quick else 5):
            alone.append(self.compiled[number % 2].do(**task))
            first.ask(**task)
            second.ask(**task)
            together.append((first.hear(), second.hear()))
        wall = median(sum(rate([one], clock="wall") for one in pair) for pair in together) / rate(alone, clock="wall")
        cpu = median(sum(rate([one]) for one in pair) for pair in together) / rate(alone)
        got = sum(one["cpu"] for pair in together for one in pair) / sum(one["wall"] for pair in together for one in pair)
        note = f"{cpu:.2f} in CPU time; the two got {got:.0%} of two cores"
        return Row("S8", game, seats, f"{wall:.2f}", wall, "x", note, measurable=got > 0.95)

    def close(self) -> None:
        """Let all workers end."""
        for worker in (self.peer, self.plain, *self.compiled):
            worker.close()


def machine() -> str:
    """Return what the figures depend on; an interpreter built without optimisations slows the peer most."""
    tuned = "with" if "--enable-optimizations" in str(sysconfig.get_config_var("CONFIG_ARGS")) else "without"
    load = f"; load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    python = f"{platform.python_implementation()} {platform.python_version()} configured {tuned} --enable-optimizations"
    return f"{python}; {platform.machine()}, {os.cpu_count()} cores{load}"


def report(peer: dict[str, float], rows: list[Row]) -> None:
    """Print the table."""
    print(machine())
    if peer:
        print(PEER.format(version("catanatron")))
        for name, value in peer.items():
            print(f"  {name.replace('steps', 'actions'):24}{value:>12,.0f}" if value >= 50 else f"  {name:24}{value:>12.1f}")
        print(READING)
    row = ""
    for one in rows:
        if one.row != row:
            row = one.row
            unit = one.unit
            print(f"\n{row}  {TITLE[row]}: floor {FLOOR[row]:g} {unit}, stretch {STRETCH[row]:g} {unit}")
        ratio = f"{one.value:8.2f} {one.unit}" if one.unit == "x" else ""
        print(f"  {one.game:14}{one.seats} seats {one.figure:>14} {ratio:>12}  {one.verdict:12} {one.note}")


def main() -> None:
    """Build, measure, report."""
    parser = argparse.ArgumentParser(prog="bench", description="How fast the games are, beside a peer in the same run.")
    parser.add_argument("--quick", action="store_true", help="shorter rounds, and fewer")
    parser.add_argument(
        "--only", action="append", choices=ROWS, metavar="ROW", help=f"only this row, of {', '.join(ROWS)}; may be repeated"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument("--fresh", action="store_true", help="build the wheel even if one of the same sources is kept")
    options = parser.parse_args()
    begin = perf_counter()
    with tempfile.TemporaryDirectory(prefix="harena-bench-") as folder:
        say("the wheel")
        plain, compiled = build(Path(folder), fresh=options.fresh)
        if compiled is None:
            say("nothing was compiled (no working C compiler, or HARENA_COMPILE=0): plain rules only")
        bench = Bench(plain, compiled, quick=options.quick)
        peer, rows = bench.measure(sorted(options.only or ROWS))
        bench.close()
    report(peer, rows)
    if compiled is None:
        print("\nNothing was compiled here, so there are no rows for compiled rules.")
    if options.json:
        figures = {"machine": machine(), "peer": peer, "rows": [{**asdict(row), "verdict": row.verdict} for row in rows]}
        options.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    say(f"{perf_counter() - begin:.0f} s")


if __name__ == "__main__":
    main()
