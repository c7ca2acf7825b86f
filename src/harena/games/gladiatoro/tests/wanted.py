"""The golden fights of Gladiatoro, and what each is there for."""

from typing import Any, Final

from harena.games import load
from harena.games.gladiatoro import events as ev
from harena.testing.making import Golden, any_game, ends, told

game = load("gladiatoro")

PIT: Final[dict[str, Any]] = {"arena": "pit"}
PAIRS: Final[dict[str, Any]] = PIT | {"setup_teams": "two"}
BOTH: Final[dict[str, Any]] = PIT | {"combat_tie": "both_wounded"}
TIED: Final[dict[str, Any]] = PIT | {"extra_ties": "shared", "extra_menu": "turn_step_both"}

WANTED: Final = [
    Golden("two-greedy", 2, {}, 2, ends("G6.3")),
    Golden("three-greedy", 3, {}, 3, ends("G6.3")),
    Golden("four-mixed", 4, {}, 2, any_game),
    Golden("five-mixed", 5, PIT, 3, any_game),
    Golden("six-mixed", 6, PIT, 3, any_game),
    Golden("limit", 2, PIT, 0, ends("G6.6")),
    Golden("nobody", 2, BOTH, 2, ends("G6.4")),
    Golden("house", 2, PIT | {"preset": "house"}, 2, told(ev.PUSHED), "preset"),
    Golden("house-blocked", 2, PIT | {"preset": "house"}, 2, told(ev.BLOCKED)),
    Golden("house-teams", 4, PAIRS | {"preset": "house"}, 4, ends("G6.3"), "setup_teams"),
    Golden("clash", 3, TIED, 0, told(ev.CLASHED)),
    Golden("by-seat", 3, PIT | {"extra_ties": "seat_order"}, 0, told(ev.BY_SEAT), "extra_ties"),
    Golden("followed", 2, PIT | {"push_mode": "retreat_1_follow_up"}, 2, told(ev.FOLLOWED), "push_mode"),
    Golden("not-followed", 2, PIT | {"push_mode": "retreat_1_follow_up"}, 1, told(ev.NOT_FOLLOWED)),
    Golden("supported", 4, PAIRS, 4, told(ev.SUPPORTED)),
]  # fmt: skip

# What a switch needs besides its value so that it can make a difference: seats, other switches, greedy seats.
NEEDS: dict[str, tuple[int, dict[str, Any], int]] = {
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


def every_value() -> list[Golden]:
    """Return a game for each value of each switch that the list above has not."""
    found: list[Golden] = []
    for key, option in game.options().items():
        seats, others, greedy = NEEDS.get(key, (2, {} if key == "arena" else PIT, 2))
        for value in option.values or RANGES[key]:
            if value == option.default:
                continue
            extra: dict[str, Any] = {"end_no_hit_turns": 12} if key == "end_turn_limit" and value == 0 else {}
            name = f"{key}-{value}".lower().replace("_", "-")
            found.append(Golden(name, seats, {**others, **extra, key: value}, greedy, any_game, key))
    return found


BOXES: Final = [
    Golden(
        "box-dice", 2, PIT, 2, seeds=(1,), box={"dice": {"attack": "2D8", "defence": "1D4", "move": "1D6"}, "capacity": [2, 3, 4]}
    ),
    Golden(
        "box-arena",
        3,
        greedy=3,
        seeds=(1,),
        box={"arena": {"orientation": "flat", "shape": "rectangle", "size": [5, 5]}, "teams": [[1, 2], [3]]},
    ),
    Golden(
        "box-factors",
        2,
        PIT,
        2,
        seeds=(1,),
        box={"factors": {"high": 9, "heavy": [5, 9]}, "share": [1, "2/3", "1/3"], "move": {"mods": [2, 1, 0], "min": 1}},
    ),
]
GOLDEN: Final = (*WANTED, *every_value(), *BOXES)
