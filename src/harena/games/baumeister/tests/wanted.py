"""The golden games of Baumeister, and what each is there for."""

from typing import Any, Final

from harena.core.table import Table
from harena.games.baumeister import events as ev
from harena.games.baumeister import moves as mv
from harena.testing.making import Golden, any_game, told


def exchange(table: Table[Any]) -> bool:
    """Ask for a payment that was chosen among several."""
    return any(step.move >= mv.PAY and step.move < mv.DISCARD for step in table.steps)


def short_pile(table: Table[Any]) -> bool:
    """Ask for an open scoring with a pile too short for all."""
    return told(ev.PILE_EMPTY)(table)


ALL_SWITCHES: Final = {
    "slots": 9, "stable_reset": "by_wheels", "fame_payment": "anytime", "limit_check": "all_after_scoring",
    "final_hand_check": True, "consolation_without_tile": True, "partial_take": False,
}  # fmt: skip

WANTED: Final = [
    Golden("two-greedy", 2, {}, 2, any_game),
    Golden("three-greedy", 3, {}, 3, any_game),
    Golden("four-greedy", 4, {}, 4, any_game),
    Golden("two-mixed", 2, {}, 1, any_game),
    Golden("three-mixed", 3, {}, 1, exchange),
    Golden("four-mixed", 4, {}, 2, exchange),
    Golden("two-random", 2, {}, 0, exchange),
    Golden("four-random", 4, {}, 0, told(ev.STORED)),
    Golden("four-short-pile", 4, {}, 4, short_pile),
    Golden("corner-nothing", 2, {}, 0, told(ev.CORNER_NOTHING)),
    Golden("shared-victory", 2, {}, 0, lambda table: table.lines[-1]["ranks"] == [1, 1]),
    Golden("slots-4", 3, {"slots": 4}, 3, any_game, "slots"),
    Golden("slots-12", 4, {"slots": 12}, 4, any_game, "slots"),
    Golden("slots-20", 2, {"slots": 20}, 2, any_game, "slots"),
    Golden("stable-by-wheels", 3, {"stable_reset": "by_wheels"}, 3, any_game, "stable_reset"),
    Golden("fame-anytime", 2, {"fame_payment": "anytime"}, 1, any_game, "fame_payment"),
    Golden("check-all", 4, {"limit_check": "all_after_scoring"}, 2, any_game, "limit_check"),
    Golden("final-check", 2, {"final_hand_check": True}, 1, any_game, "final_hand_check"),
    Golden("consolation", 4, {"consolation_without_tile": True}, 4, told(ev.CONSOLED), "consolation_without_tile"),
    Golden("all-or-none", 3, {"partial_take": False}, 1, any_game, "partial_take"),
    Golden("may-pass", 2, {"corner_may_pass": True}, 0, told(ev.CORNER_PASSED), "corner_may_pass"),
    Golden("token-fame", 3, {"scoring_token": "fame"}, 3, told(ev.TOKEN_FAME_GAINED), "scoring_token"),
    Golden("token-reset", 3, {"scoring_token": "reset"}, 3, told(ev.TOKEN_RESET_DONE), "scoring_token"),
    Golden("token-card", 2, {"scoring_token": "card"}, 1, told(ev.TOKEN_CARD_TAKEN), "scoring_token"),
    Golden("token-random", 4, {"scoring_token": "random"}, 3, told(ev.TOKEN_LAID), "scoring_token"),
    Golden("token-declined", 2, {"scoring_token": "card"}, 0, told(ev.TOKEN_DECLINED), "scoring_token"),
    Golden("tie-by-parts", 2, {"tie_break": "parts_then_cards"}, 0, any_game, "tie_break"),
    Golden("turn-limit", 2, {"turn_limit": 25}, 2, any_game, "turn_limit"),
    Golden("open-hands", 3, {"open_hands": True}, 3, any_game, "open_hands"),
    Golden("one-wheel", 3, {"stable_tile_wheels": 1}, 3, any_game, "stable_tile_wheels"),
    Golden("three-wheels", 4, {"stable_tile_wheels": 3}, 4, any_game, "stable_tile_wheels"),
    Golden("score-declined", 3, {}, 0, told(ev.SCORE_DECLINED)),
    Golden("storage-passed", 3, {}, 1, told(ev.STORAGE_PASSED)),
    Golden("all-switches", 4, ALL_SWITCHES, 2),
]  # fmt: skip
BOXES: Final = [
    Golden(
        "box-parts",
        3,
        greedy=3,
        seeds=(1,),
        box={"parts": [{"id": "PA1", "cost": {"water": 1}, "fame": 5}, {"id": "PC6", "fame": 6}]},
    ),
    Golden("box-tiles", 2, greedy=2, seeds=(1,), box={"tiles": {"II": {"water": 6, "stone": 2}}}),
]
GOLDEN: Final = (*WANTED, *BOXES)
