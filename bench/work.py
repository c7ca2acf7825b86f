"""One process that measures: started as a script, told what to do in lines of JSON, answering in lines of JSON.

``work.py peer`` measures the peer, ``work.py harena`` the rules that its ``PYTHONPATH`` holds. Times are CPU times.
Every task plays the same seeded games each time it is asked, so that rounds differ by noise only, and counts what it played in
a pass of its own beforehand, so that counting costs nobody anything. How many games fill a round is found in that first pass.
"""
# ruff: noqa: S311  # play needs no secrets

import gc
import json
import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from statistics import mean
from time import perf_counter, process_time
from typing import Any

Task = dict[str, Any]
Answer = dict[str, float]
Thing = Any
"""A game, a state, a set-up: whatever the package at hand takes."""

FAR = 1 << 30


class Peer:
    """catanatron: list, pick, apply is one action; a decision is an action picked among two or more."""

    def __init__(self) -> None:
        peer = import_module("catanatron")  # here, for only this worker needs it
        self.colors = list(peer.Color)
        self.game = peer.Game
        self.player = peer.RandomPlayer
        self.limit = import_module("catanatron.game").TURNS_LIMIT
        self.counts: dict[tuple[int, float], tuple[int, int, int]] = {}
        self.snapshots: list[Any] = []

    def start(self, seats: int, number: int) -> Thing:
        """Return a game whose seed also seeds every roll and pick."""
        return self.game([self.player(color) for color in self.colors[:seats]], seed=number + 1)

    def play(self, game: Thing) -> None:
        """Play by the quickest loop the package allows: no check of the action, no accumulators, no log of ours."""
        pick = random.random
        limit = self.limit
        execute = game.execute
        state = game.state
        while state.num_turns < limit and game.winning_color() is None:
            actions = state.playable_actions
            execute(actions[int(pick() * len(actions))], False)  # noqa: FBT003  # by position it is quicker

    def count(self, seats: int, seconds: float) -> tuple[int, int, int]:
        """Return how many games fill a round, with their decisions and actions."""
        key = (seats, seconds)
        if key not in self.counts:
            games = decisions = actions = 0
            begin = process_time()
            while not games or process_time() - begin < seconds:
                game = self.start(seats, games)
                games += 1
                while game.state.num_turns < self.limit and game.winning_color() is None:
                    playable = game.state.playable_actions
                    actions += 1
                    decisions += len(playable) > 1
                    game.execute(playable[int(random.random() * len(playable))], False)  # noqa: FBT003  # as in play
                    if seats == 2 and actions % 97 == 0 and len(self.snapshots) < 20:
                        self.snapshots.append(game.copy())
            self.counts[key] = (games, decisions, actions)
        return self.counts[key]

    def run(self, task: Task) -> Answer:
        """Do one task."""
        games, decisions, actions = self.count(task["seats"], task["seconds"])
        if task["what"] == "clone":
            copies = [partial(self.game.copy, game) for game in self.snapshots]
            return {"us": per_call(copies, task["spend"])}
        cpu = 0.0
        for number in range(games):
            game = self.start(task["seats"], number)  # a board and its players are made outside the clock
            begin = process_time()
            self.play(game)
            cpu += process_time() - begin
        return {"games": games, "decisions": decisions, "steps": actions, "cpu": cpu}


class Harena:
    """The games, through ``harena.games.load`` as everybody plays them."""

    def __init__(self) -> None:
        from harena.core.ids import CHANCE, OVER  # noqa: PLC0415  # the peer's worker has no harena
        from harena.core.rng import Rng  # noqa: PLC0415  # the peer's worker has no harena
        from harena.games import load, names  # noqa: PLC0415  # the peer's worker has no harena

        self.chance = CHANCE
        self.over = OVER
        self.rng = Rng
        self.load = load
        self.names = names
        self.setups: dict[tuple[str, int], Any] = {}
        self.counts: dict[tuple[str, str, int, float], tuple[int, int, int]] = {}
        self.middles: dict[tuple[str, int], list[Any]] = {}

    def about(self) -> dict[str, Any]:
        """Return which games there are, for how many, and whether their rules are compiled here."""
        found = {}
        for name in self.names():
            rules = self.load(name)
            compiled = not str(sys.modules[rules.playout.__module__].__file__).endswith(".py")
            found[name] = {"seats": [seats for seats in (2, 4) if seats in rules.meta.seats], "compiled": compiled}
        return found

    def setup(self, name: str, seats: int) -> Thing:
        """Return a set-up without switches, made once."""
        if (name, seats) not in self.setups:
            self.setups[name, seats] = self.load(name).setup(seats, {}, {})
        return self.setups[name, seats]

    def stepped(self, rules: Thing, setup: Thing, number: int) -> None:
        """Play one game from outside, as a bot or a server would."""
        to_act, legal, outcomes, apply = rules.to_act, rules.legal, rules.outcomes, rules.apply
        chance, over = self.chance, self.over
        pick = random.Random(number).random
        s = rules.new(setup)
        seat = to_act(s)
        while seat != over:
            if seat == chance:
                apply(s, seat, drawn(outcomes(s), pick()))
            else:
                moves = legal(s, seat)
                apply(s, seat, moves[int(pick() * len(moves))])
            seat = to_act(s)

    def counted(self, rules: Thing, setup: Thing, number: int, see: Callable[[Thing], None]) -> tuple[int, int]:
        """Play the same game, returning its decisions and steps: a gesture is one decision, draws are steps."""
        pick = random.Random(number).random
        s = rules.new(setup)
        decisions = steps = 0
        open_gesture = False
        while (seat := rules.to_act(s)) != self.over:
            if seat == self.chance:
                rules.apply(s, seat, drawn(rules.outcomes(s), pick()))
            else:
                see(s)
                if rules.settled(s):
                    open_gesture = False
                moves = rules.legal(s, seat)
                if len(moves) > 1 and not open_gesture:
                    decisions += 1
                    open_gesture = True
                rules.apply(s, seat, moves[int(pick() * len(moves))])
            steps += 1
        return decisions, steps

    def middle(self, name: str, seats: int) -> list[Any]:
        """Return positions from the middle third of a few games, each with somebody to move."""
        if (name, seats) not in self.middles:
            rules, setup = self.load(name), self.setup(name, seats)
            states: list[Any] = []
            for number in range(8):
                found: list[Any] = []
                self.counted(rules, setup, number, partial(keep, rules.clone, found))
                third = len(found) // 3
                states += found[third : 2 * third : max(1, third // 8)]
            self.middles[name, seats] = states
        return self.middles[name, seats]

    def run(self, task: Task) -> Answer:
        """Do one task."""
        rules, setup = self.load(task["game"]), self.setup(task["game"], task["seats"])
        what, seconds = task["what"], task["seconds"]
        if what == "clone":
            clone = rules.clone
            return {"us": per_call([partial(clone, s) for s in self.middle(task["game"], task["seats"])], seconds)}
        if what == "legal":
            legal = rules.legal
            asked = [(s, rules.to_act(s)) for s in self.middle(task["game"], task["seats"])]
            return {"us": per_call([partial(legal, s, seat) for s, seat in asked], seconds)}
        if what == "memory":
            sizes = [deep_size(s, setup) / 1024 for s in self.middle(task["game"], task["seats"])]
            return {"kb": mean(sizes), "most": max(sizes)}
        key = (what, task["game"], task["seats"], seconds)
        if key not in self.counts:
            games = decisions = steps = 0
            begin = process_time()
            while not games or process_time() - begin < seconds:
                if what == "playout":
                    decisions += rules.playout(rules.new(setup), self.rng(games), FAR)
                else:
                    more, longer = self.counted(rules, setup, games, lambda _: None)
                    decisions += more
                    steps += longer
                games += 1
            self.counts[key] = (games, decisions, steps)
        games, decisions, steps = self.counts[key]
        wall, begin = perf_counter(), process_time()
        for number in range(games):
            if what == "playout":
                rules.playout(rules.new(setup), self.rng(number), FAR)
            else:
                self.stepped(rules, setup, number)
        cpu, wall = process_time() - begin, perf_counter() - wall
        return {"games": games, "decisions": decisions, "steps": steps, "cpu": cpu, "wall": wall}


def drawn(outcomes: list[tuple[int, int]], share: float) -> int:
    """Return the outcome at this share of the whole weight."""
    left = int(share * sum([weight for _, weight in outcomes]))
    for move, weight in outcomes:
        left -= weight
        if left < 0:
            return move
    return outcomes[-1][0]


def keep(clone: Callable[[Thing], Thing], found: list[Thing], state: Thing) -> None:
    """Keep a copy of a position."""
    found.append(clone(state))


def per_call(calls: Sequence[Callable[[], Any]], seconds: float) -> float:
    """Return the mean time of one call in microseconds, less that of an empty one."""
    empty = [partial(id, call) for call in calls]
    rounds = 1
    while True:
        spent = loop(calls, rounds)
        if spent > seconds / 2:
            break
        rounds *= 2
    return max(0.0, spent - loop(empty, rounds)) / rounds / len(calls) * 1e6


def loop(calls: Sequence[Callable[[], Any]], rounds: int) -> float:
    """Return the CPU time of all calls, so many times over."""
    begin = process_time()
    for _ in range(rounds):
        for call in calls:
            call()
    return process_time() - begin


def deep_size(state: Thing, shared: Thing) -> int:
    """Return the bytes of a state and everything only it refers to; what all positions of a set-up share is not its own."""
    seen = {id(shared)}
    todo = [state]
    size = 0
    while todo:
        one = todo.pop()
        if id(one) in seen or one is None or isinstance(one, (bool, type)) or (isinstance(one, int) and -5 <= one <= 256):
            continue
        seen.add(id(one))
        size += sys.getsizeof(one)
        if isinstance(one, dict):
            todo += [*one.keys(), *one.values()]
        elif isinstance(one, (list, tuple, set, frozenset)):
            todo += one
        elif not isinstance(one, (int, float, str, bytes, bytearray)):
            fields = [getattr(one, name) for name in dir(type(one)) if not name.startswith("__")]
            todo += [field for field in fields if not callable(field)]
    return size


def main() -> None:
    """Answer until the line closes."""
    worker: Peer | Harena = Peer() if sys.argv[1] == "peer" else Harena()
    gc.collect()
    gc.freeze()
    print(json.dumps(worker.about() if isinstance(worker, Harena) else {}), flush=True)
    for line in sys.stdin:
        print(json.dumps(worker.run(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
