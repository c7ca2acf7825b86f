"""Adds golden games of Baumeister that are not there yet: python scripts/make_golden.py (golden games are never made again).

Each is the first seeded game, played by a mixture of random and greedy seats, in which what it is named for makes a difference:
the same moves under the default value are refused, offered otherwise or end elsewhere.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from harena.core.chance import Seeded
from harena.core.record import Record, header_of, write_line
from harena.core.rng import Rng
from harena.core.table import Table
from harena.games import load
from harena.games.baumeister import events as ev
from harena.games.baumeister import moves as mv
from harena.testing.difference import makes_a_difference
from harena.testing.golden import check_golden, story

game = load("baumeister")
FOLDER = Path(__file__).parent.parent / "src/harena/games/baumeister/records"
Options = dict[str, Any]
Wanted = Callable[[Table[Any]], bool]


def play(seats: int, options: Options, box: Options, seed: int, greedy: int) -> Table[Any]:
    """Play one game; seats below ``greedy`` play greedily, the others at random, all now and then the other way round."""
    setup = game.setup(seats, options, box)
    chance = Seeded.from_number(seed)
    names = ["bot:greedy" if seat < greedy else "bot:random" for seat in range(seats)]
    table: Table[Any] = Table(game, setup, header_of(game, setup, chance, names), chance)
    rng = Rng(seed)
    table.begin()
    while not table.over:
        seat = rng.below(len(table.waiting()))
        seat = table.waiting()[seat]
        gesture: list[int] = []
        state = table.state
        while not gesture or not game.settled(state):
            moves = game.legal(state, seat)
            clever = (seat < greedy) == (rng.below(10) > 0)
            move = max(moves, key=lambda m: game.worth(state, seat, m)) if clever else moves[rng.below(len(moves))]
            gesture.append(move)
            state = table.draft(seat, gesture)
        table.act(seat, gesture)
    return table


def told(kind: int) -> Wanted:
    """Ask for a game in which an event of this kind is told."""
    return lambda table: any(event[0] == kind for step in table.steps for event in step.events)


def any_game(_: Table[Any]) -> bool:
    """Ask for nothing."""
    return True


def exchange(table: Table[Any]) -> bool:
    """Ask for a payment that was chosen among several."""
    return any(step.move >= mv.PAY and step.move < mv.DISCARD for step in table.steps)


def short_pile(table: Table[Any]) -> bool:
    """Ask for an open scoring with a pile too short for all."""
    return told(ev.PILE_EMPTY)(table)


WANTED: list[tuple[str, int, Options, int, Wanted, str]] = [
    ("two-greedy", 2, {}, 2, any_game, ""),
    ("three-greedy", 3, {}, 3, any_game, ""),
    ("four-greedy", 4, {}, 4, any_game, ""),
    ("two-mixed", 2, {}, 1, any_game, ""),
    ("three-mixed", 3, {}, 1, exchange, ""),
    ("four-mixed", 4, {}, 2, exchange, ""),
    ("two-random", 2, {}, 0, exchange, ""),
    ("four-random", 4, {}, 0, told(ev.STORED), ""),
    ("four-short-pile", 4, {}, 4, short_pile, ""),
    ("corner-nothing", 2, {}, 0, told(ev.CORNER_NOTHING), ""),
    ("shared-victory", 2, {}, 0, lambda table: table.lines[-1]["ranks"] == [1, 1], ""),
    ("slots-4", 3, {"slots": 4}, 3, any_game, "slots"),
    ("slots-12", 4, {"slots": 12}, 4, any_game, "slots"),
    ("slots-20", 2, {"slots": 20}, 2, any_game, "slots"),
    ("stable-by-wheels", 3, {"stable_reset": "by_wheels"}, 3, any_game, "stable_reset"),
    ("fame-anytime", 2, {"fame_payment": "anytime"}, 1, any_game, "fame_payment"),
    ("check-all", 4, {"limit_check": "all_after_scoring"}, 2, any_game, "limit_check"),
    ("final-check", 2, {"final_hand_check": True}, 1, any_game, "final_hand_check"),
    ("consolation", 4, {"consolation_without_tile": True}, 4, told(ev.CONSOLED), "consolation_without_tile"),
    ("all-or-none", 3, {"partial_take": False}, 1, any_game, "partial_take"),
    ("may-pass", 2, {"corner_may_pass": True}, 0, told(ev.CORNER_PASSED), "corner_may_pass"),
    ("token-fame", 3, {"scoring_token": "fame"}, 3, told(ev.TOKEN_FAME_GAINED), "scoring_token"),
    ("token-reset", 3, {"scoring_token": "reset"}, 3, told(ev.TOKEN_RESET_DONE), "scoring_token"),
    ("token-card", 2, {"scoring_token": "card"}, 1, told(ev.TOKEN_CARD_TAKEN), "scoring_token"),
    ("token-random", 4, {"scoring_token": "random"}, 3, told(ev.TOKEN_LAID), "scoring_token"),
    ("token-declined", 2, {"scoring_token": "card"}, 0, told(ev.TOKEN_DECLINED), "scoring_token"),
    ("tie-by-parts", 2, {"tie_break": "parts_then_cards"}, 0, any_game, "tie_break"),
    ("turn-limit", 2, {"turn_limit": 25}, 2, any_game, "turn_limit"),
    ("open-hands", 3, {"open_hands": True}, 3, any_game, "open_hands"),
    ("one-wheel", 3, {"stable_tile_wheels": 1}, 3, any_game, "stable_tile_wheels"),
    ("three-wheels", 4, {"stable_tile_wheels": 3}, 4, any_game, "stable_tile_wheels"),
    ("score-declined", 3, {}, 0, told(ev.SCORE_DECLINED), ""),
    ("storage-passed", 3, {}, 1, told(ev.STORAGE_PASSED), ""),
    ("all-switches", 4, {"slots": 9, "stable_reset": "by_wheels", "fame_payment": "anytime", "limit_check": "all_after_scoring",
                         "final_hand_check": True, "consolation_without_tile": True, "partial_take": False}, 2, any_game, ""),
]  # fmt: skip
BOXES: list[tuple[str, int, Options]] = [
    ("box-parts", 3, {"parts": [{"id": "PA1", "cost": {"water": 1}, "fame": 5}, {"id": "PC6", "fame": 6}]}),
    ("box-tiles", 2, {"tiles": {"II": {"water": 6, "stone": 2}}}),
]


def write(name: str, table: Table[Any]) -> None:
    """Write a finished game as a record."""
    record = Record(table.header, tuple(table.lines))
    lines = [record.header.line(), *record.lines]
    (FOLDER / f"{name}.harena").write_text("".join(write_line(line) for line in lines), encoding="utf-8")


def main() -> None:
    """Make the games that are not there yet."""
    for name, seats, options, greedy, wanted, key in WANTED:
        if (FOLDER / f"{name}.harena").exists():
            continue
        for seed in range(4000):
            table = play(seats, options, {}, seed, greedy)
            if wanted(table) and (not key or makes_a_difference(table, key)):
                write(name, table)
                print(name, seed, len(table.lines))
                break
        else:
            print(name, "not found")
    for name, seats, box in BOXES:
        if not (FOLDER / f"{name}.harena").exists():
            write(name, play(seats, {}, box, 1, seats))
    pin_stories()


def pin_stories() -> None:
    """Pin what the games tell that are not pinned yet."""
    path = FOLDER / "stories.json"
    pinned: dict[str, str] = json.loads(path.read_text("ascii")) if path.exists() else {}
    for record in sorted(FOLDER.glob("*.harena")):
        if record.stem not in pinned:
            pinned[record.stem] = story(check_golden(game, record))
    path.write_text(json.dumps(pinned, indent=0, sort_keys=True) + "\n", "ascii")


if __name__ == "__main__":
    main()
