"""Adds golden games of Gladiatoro that are not there yet (golden games are never made again).

Each is the first seeded fight, played by a mixture of random and greedy seats, in which what it is named for makes a difference:
the same moves under the default value are refused, offered otherwise, seen otherwise or end elsewhere.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from harena.core.chance import Seeded
from harena.core.record import header_of, write_line
from harena.core.rng import Rng
from harena.core.table import Table
from harena.games import load
from harena.games.gladiatoro import events as ev
from harena.testing.difference import makes_a_difference

game = load("gladiatoro")
FOLDER = Path(__file__).parent.parent / "src/harena/games/gladiatoro/records"
Options = dict[str, Any]
Wanted = Callable[[Table[Any]], bool]


def play(seats: int, options: Options, box: Options, seed: int, greedy: int) -> Table[Any]:
    """Play one fight; seats below ``greedy`` play greedily, the others at random, all now and then the other way round."""
    setup = game.setup(seats, options, box)
    chance = Seeded.from_number(seed)
    names = ["bot:greedy" if seat < greedy else "bot:random" for seat in range(seats)]
    table: Table[Any] = Table(game, setup, header_of(game, setup, chance, names), chance)
    rng = Rng(seed)
    table.begin()
    while not table.over:
        waiting = table.waiting()
        seat = waiting[rng.below(len(waiting))]
        gesture: list[int] = []
        state = table.state
        while not gesture or not game.settled(state):
            moves = game.legal(state, seat)
            clever = (seat < greedy) == (rng.below(10) > 0)
            worths = [game.worth(state, seat, m) for m in moves] if clever else []
            gesture.append(moves[worths.index(max(worths))] if clever else moves[rng.below(len(moves))])
            state = table.draft(seat, gesture)
        table.act(seat, gesture)
    return table


def told(kind: int) -> Wanted:
    """Ask for a fight in which an event of this kind is told."""
    return lambda table: any(event[0] == kind for step in table.steps for event in step.events)


def ends(rule: str) -> Wanted:
    """Ask for a fight that ends by a rule."""
    return lambda table: bool(table.lines[-1]["end"] == rule)


def any_game(_: Table[Any]) -> bool:
    """Ask for nothing."""
    return True


PIT: Options = {"arena": "pit"}
PAIRS: Options = PIT | {"setup_teams": "two"}
BOTH: Options = PIT | {"combat_tie": "both_wounded"}
TIED: Options = PIT | {"extra_ties": "shared", "extra_menu": "turn_step_both"}

# Name, seats, switches, greedy seats, what must happen, the switch that must make a difference.
WANTED: list[tuple[str, int, Options, int, Wanted, str]] = [
    ("two-greedy", 2, {}, 2, ends("G6.3"), ""),
    ("three-greedy", 3, {}, 3, ends("G6.3"), ""),
    ("four-mixed", 4, {}, 2, any_game, ""),
    ("five-mixed", 5, PIT, 3, any_game, ""),
    ("six-mixed", 6, PIT, 3, any_game, ""),
    ("limit", 2, PIT, 0, ends("G6.6"), ""),
    ("nobody", 2, BOTH, 2, ends("G6.4"), ""),
    ("house", 2, PIT | {"preset": "house"}, 2, told(ev.PUSHED), "preset"),
    ("house-blocked", 2, PIT | {"preset": "house"}, 2, told(ev.BLOCKED), ""),
    ("house-teams", 4, PAIRS | {"preset": "house"}, 4, ends("G6.3"), "setup_teams"),
    ("clash", 3, TIED, 0, told(ev.CLASHED), ""),
    ("by-seat", 3, PIT | {"extra_ties": "seat_order"}, 0, told(ev.BY_SEAT), "extra_ties"),
    ("followed", 2, PIT | {"push_mode": "retreat_1_follow_up"}, 2, told(ev.FOLLOWED), "push_mode"),
    ("not-followed", 2, PIT | {"push_mode": "retreat_1_follow_up"}, 1, told(ev.NOT_FOLLOWED), ""),
    ("supported", 4, PAIRS, 4, told(ev.SUPPORTED), ""),
]  # fmt: skip

# What a switch needs besides its value so that it can make a difference: seats, other switches, greedy seats.
NEEDS: dict[str, tuple[int, Options, int]] = {
    "setup_teams": (4, PIT, 4),
    "setup_figures_per_player": (2, {}, 2),
    "setup_factor_total": (2, PIT | {"setup_factor_choice": "equal_total", "setup_figures_per_player": 2}, 2),
    "setup_factor_choice": (2, PIT | {"setup_figures_per_player": 2}, 2),
    "bag_token_per": (2, PIT | {"setup_figures_per_player": 2}, 2),
    "extra_ties": (3, PIT, 0),
    "extra_max_rerolls": (3, PIT, 0),
    "combat_compare": (4, PAIRS, 4),
    "support_attack": (4, PAIRS, 4),
    "support_defence": (4, PAIRS, 4),
    "support_max_dice": (6, PAIRS, 6),
    "support_defence_adjacent_to": (6, PAIRS, 6),
    "support_needs_front": (4, PAIRS, 4),
    "damage_model": (4, PAIRS, 4),
    "push_blocked": (2, PIT | {"push_mode": "retreat_1"}, 2),
    "combat_react_circle": (3, PIT, 3),
    "zoc_scope": (3, PIT, 3),
    "end_no_hit_turns": (2, PIT, 0),
    "end_turn_limit": (2, PIT | {"end_no_hit_turns": 0}, 0),
}
RANGES: dict[str, tuple[Any, ...]] = {
    "setup_figures_per_player": (2, 3), "setup_factor_total": (6,), "extra_max_rerolls": (0, 1), "support_max_dice": (1,),
    "damage_capacity": (1, 3, 6), "end_turn_limit": (0, 8), "end_no_hit_turns": (0, 4),
}  # fmt: skip


def every_value() -> list[tuple[str, int, Options, int, Wanted, str]]:
    """Return a game for each value of each switch that the list above has not."""
    found: list[tuple[str, int, Options, int, Wanted, str]] = []
    for key, option in game.options().items():
        seats, others, greedy = NEEDS.get(key, (2, {} if key == "arena" else PIT, 2))
        for value in option.values or RANGES[key]:
            if value == option.default:
                continue
            extra: Options = {"end_no_hit_turns": 12} if key == "end_turn_limit" and value == 0 else {}
            name = f"{key}-{value}".lower().replace("_", "-")
            found.append((name, seats, others | extra | {key: value}, greedy, any_game, key))
    return found


BOXES: list[tuple[str, int, Options, Options]] = [
    ("box-dice", 2, PIT, {"dice": {"attack": "2D8", "defence": "1D4", "move": "1D6"}, "capacity": [2, 3, 4]}),
    ("box-arena", 3, {}, {"arena": {"orientation": "flat", "shape": "rectangle", "size": [5, 5]}, "teams": [[1, 2], [3]]}),
    (
        "box-factors",
        2,
        PIT,
        {"factors": {"high": 9, "heavy": [5, 9]}, "share": [1, "2/3", "1/3"], "move": {"mods": [2, 1, 0], "min": 1}},
    ),
]


def write(name: str, table: Table[Any]) -> None:
    """Write a finished fight as a record."""
    lines = [table.header.line(), *table.lines]
    (FOLDER / f"{name}.harena").write_text("".join(write_line(line) for line in lines), encoding="utf-8")


def main() -> None:
    """Make the fights that are not there yet."""
    FOLDER.mkdir(exist_ok=True)
    for name, seats, options, greedy, wanted, key in [*WANTED, *every_value()]:
        if (FOLDER / f"{name}.harena").exists():
            continue
        for seed in range(600):
            table = play(seats, options, {}, seed, greedy)
            if wanted(table) and (not key or makes_a_difference(table, key)):
                write(name, table)
                print(name, seed, len(table.lines), flush=True)
                break
        else:
            print(name, "not found", flush=True)
    for name, seats, options, box in BOXES:
        if not (FOLDER / f"{name}.harena").exists():
            write(name, play(seats, options, box, 1, seats))


if __name__ == "__main__":
    main()
