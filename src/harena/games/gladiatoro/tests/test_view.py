"""What a seat sees, places that can be touched, and what bots may imagine."""

from typing import Any

import pytest

from harena.core.rng import Rng
from harena.games import gladiatoro as g
from harena.games.gladiatoro.state import ANSWER, FACTOR, FIG, WIDTH, State
from harena.games.gladiatoro.tests.at import codes, fight, game, play


def test_the_view_names_every_hex_and_figure() -> None:
    v = g.view(fight([(4, "D2", 0), (5, "D10", 3)], game(arena="spina")), 0)
    assert (v.arena, v.flat, v.facing_mode, len(v.hexes)) == ("spina", False, "vertex_222", 77)
    assert sum(one.start for one in v.hexes) == 8
    assert [(one.number, one.hex, one.type, one.capacity, one.extra_left) for one in v.figures] == [
        (1, "D2", "medium", 2, 1),
        (2, "D10", "heavy", 2, 1),
    ]
    assert (v.phase, v.stage, v.bag, v.scores, v.over) == (1, "action", (0, 1), (1, 1), False)


def test_the_view_in_words_is_whole() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 0), (4, (3, 0), 0)], quiet=3)
    play(s, "attack 2")
    assert codes(g.view_lines(g.view(s, None))) == ["turn", "phase", "bag", "quiet", "figure", "figure", "figure", "combat"]
    play(s, "die 1", "die 6")
    lines = {line.code: line for line in g.view_lines(g.view(s, 1))}
    assert lines["window"].facts == {"window": ("window-reaction",)}
    assert lines["phase"].facts["stage"] == ("stage-reaction",)
    first = next(line for line in g.view_lines(g.view(s, 1)) if line.code == "figure")
    assert (first.facts["hex"], first.facts["facing"], first.facts["beside"]) == ("E5", ("clock-2",), "2")


def test_before_the_fight_factors_are_unknown_and_figures_outside() -> None:
    s = g.new(game())
    assert codes(g.view_lines(g.view(s, None))) == ["turn", "bag", "unknown", "unknown"]
    assert g.view(s, None).stage == "setup"
    play(s, "P1 factor 4", "P2 factor 4")
    assert codes(g.view_lines(g.view(s, None))) == ["turn", "bag", "outside", "outside"]
    s = fight([(4, (0, 0), 0), (4, (1, 0), 0)], phase=0)
    assert g.view(s, None).stage == "draw"


def test_n1_a_bot_imagines_the_same_whatever_others_have_answered() -> None:
    s = fight([(4, (0, 0), 0), (4, (4, 0), 0), (4, (-4, 0), 0)], phase=0)
    play(s, "draw 1")
    plain = g.dump(g.imagine(s, 1, Rng(1)))
    play(s, "P3 yes")
    assert g.dump(g.imagine(s, 1, Rng(1))) == plain
    assert g.imagine(s, 2, Rng(1)).a[ANSWER + 2] >= 0


@pytest.mark.parametrize("choice", ["free", "equal_total"])
def test_n1_hidden_factors_are_imagined_as_usual(choice: str) -> None:
    setup = game(2, setup_figures_per_player=3, setup_factor_choice=choice)
    s = g.new(setup)
    play(s, "P1 factor 6", "P2 factor 1")
    dream = g.imagine(s, 1, Rng(1))
    assert [dream.a[FIG + WIDTH * f + FACTOR] for f in (0, 3)] == [4, 1]
    assert g.view(dream, 1) == g.view(s, 1)
    assert g.legal(dream, 1) == g.legal(s, 1)


# -- places --------------------------------------------------------------------------------------------------------------------


def point(s: State, seat: int, place: str) -> str:
    reason = g.point(s, seat, place)
    return reason.code if reason else ""


def test_places_are_hexes_facings_figures_and_buttons() -> None:
    places = g.places(game())
    assert len(places) == len(set(places)) == 61 + 6 + 6 + 3 * 2 + 12 + 5
    assert {"hex-E5", "face-0", "factor-6", "figure-2", "turn-2-5", "step-1", "pass"} <= set(places)


def test_touching_a_hex_means_what_is_asked() -> None:
    s = fight([(4, (0, 0), 0), (4, (1, 0), 3), (4, (-1, 0), 3)])
    assert point(s, 0, "hex-E6") == ""
    assert point(s, 0, "hex-E4") == "not-front"
    assert point(s, 0, "hex-A1") == "nobody-there"
    assert point(s, 0, "face-1") == "other-decision"
    assert point(s, 0, "pass") == point(s, 0, "move") == ""
    assert point(s, 0, "yes") == "other-decision"
    assert point(s, 1, "pass") == "not-your-turn"
    assert point(s, 0, "moon") == "no-place"
    play(s, "move", "die 1")
    assert point(s, 0, "hex-E9") == "too-far"
    assert point(s, 0, "hex-E6") == "occupied"
    play(s, "hex E5")
    assert point(s, 0, "face-3") == ""
    assert point(s, 0, "hex-E5") == "other-decision"
    play(s, "face 0")
    assert point(s, 0, "hex-E6") == ""
    assert point(s, 0, "no") == ""


def test_touching_figures_turns_and_factors_means_what_is_asked() -> None:
    setup = game(2, setup_figures_per_player=2, extra_menu="turn_step_1")
    s = g.new(setup)
    assert point(s, 0, "factor-3") == ""
    assert point(s, 0, "hex-E5") == "other-decision"
    play(s, "P1 factor 4", "P2 factor 4", "P1 factor 4", "P2 factor 4", "draw 1")
    assert point(s, 0, "figure-2") == ""
    assert point(s, 0, "figure-3") == "not-your-figure"
    assert point(s, 0, "hex-A1") == "nobody-there"
    play(s, "name 1")
    assert point(s, 0, "hex-E5") == "no-start"
    s = fight([(4, (0, 0), 0), (4, (-3, 0), 0), (4, (1, 0), 3), (4, (3, 0), 3)], setup, phase=0)
    play(s, "draw 1")
    assert point(s, 0, "hex-E5") == ""
    assert point(s, 0, "hex-E6") == "not-your-figure"
    assert point(s, 0, "figure-1") == "other-decision"  # it stands on its hex, and is touched there
    play(s, "name 1", "P1 yes", "P2 yes", "die 1", "die 6")
    assert point(s, 1, "turn-3-1") == ""
    assert point(s, 1, "turn-3-3") == "same-facing"
    assert point(s, 1, "turn-1-3") == "not-your-figure"
    assert point(s, 1, "step-3") == ""
    assert point(s, 1, "dash-3") == "not-in-menu"
    assert point(s, 1, "figure-3") == "other-decision"
    assert point(s, 1, "stop") == ""
    tied = game(3, extra_ties="shared", extra_menu="turn_step_1")
    s = fight([(4, (0, 0), 0), (4, (4, 0), 3), (4, (-4, 0), 1)], tied, phase=0)
    play(s, "draw 1", "P2 yes", "P3 yes", "die 1", "die 1", "P2 step 2", "P3 step 3")
    assert point(s, 1, "hex-E8") == ""
    assert point(s, 1, "hex-E5") == "occupied"
    play(s, "P2 shift E8 0")
    assert g.view(s, 1).answer == "shift E8 0"


def refused_for_the_zone(s: State, seat: int) -> tuple[str, ...]:
    """Ask of every hex why it may not be entered."""
    told = {name: g.point(s, seat, f"hex-{name}") for name in s.setup.names}
    return tuple(name for name, reason in told.items() if reason is not None and reason.code == "zone")


@pytest.mark.parametrize("switches", [{}, {"zoc_count_start_hex": True}, {"move_up_to": False}, {"zoc_scope": "same_enemy"}])
def test_g4_8_the_view_names_the_hexes_that_the_zone_forbids(switches: dict[str, Any]) -> None:
    setup = game(3, **switches)
    for start in ((0, 0), (2, 0), (-1, 0)):
        s = fight([(2, start, 0), (4, (1, 0), 0), (4, (-1, 2), 0)], setup)
        assert g.view(s, 0).barred == ()
        play(s, "move", "die 3")
        assert g.view(s, 0).barred == g.view(s, 1).barred == g.view(s, None).barred == refused_for_the_zone(s, 0)
    assert g.view(s, 0).barred


def test_g4_16_a_step_has_its_zone_too() -> None:
    setup = game(3, extra_menu="turn_step_1", zoc_count_start_hex=True)
    s = fight([(4, (4, 0), 0), (4, (1, 0), 0), (4, (0, 0), 0)], setup, phase=0)
    play(s, "draw 1", "P2 yes", "P3 no", "step 2")
    assert g.view(s, 0).barred == refused_for_the_zone(s, 1) != ()


def test_n1_a_secret_step_shows_its_zone_to_its_owner_alone() -> None:
    setup = game(3, extra_menu="turn_step_1", extra_ties="shared", zoc_count_start_hex=True)
    s = fight([(4, (4, 0), 0), (4, (1, 0), 0), (4, (0, 0), 0)], setup, phase=0)
    play(s, "draw 1", "P2 yes", "P3 yes", "die 3", "die 3", "P2 step 2", "P3 step 3")
    assert g.view(s, 1).barred == refused_for_the_zone(s, 1) != ()
    assert g.view(s, 0).barred == g.view(s, None).barred == ()


def test_g1_2_and_g4_1_the_view_tells_what_each_type_may_do() -> None:
    v = g.view(fight([(1, (0, 0), 0), (6, (1, 0), 0)]), None)
    assert [(one.name, one.low, one.high, one.change, one.least, one.most) for one in v.types] == [
        ("light", 1, 2, 1, 2, 4),
        ("medium", 3, 4, 0, 1, 3),
        ("heavy", 5, 6, -1, 1, 2),
    ]
    assert [one.allow for one in v.figures] == [(1, 0, 0), (6, 3, 0)]
    assert v.arcs == ("front", "front", "side", "rear", "rear", "side")
    assert (v.move_die, v.attack_die, v.defence_die) == ((1, 3), (1, 6), (1, 6))
    hidden = g.new(game())
    play(hidden, "P1 factor 3")
    assert [[one.allow for one in g.view(hidden, seat).figures] for seat in (0, 1)] == [[(), ()], [(), ()]]


def test_g4_5_a_facing_is_suggested_toward_the_foe() -> None:
    s = fight([(4, (-2, 0), 3), (4, (1, 0), 0)])
    play(s, "move", "die 3", "hex E5")
    asked = g.asks(s, 0)
    assert [g.write(s, 0, m) for m in asked.suggested] in (["face 0"], ["face 5"])
    assert asked.whole is not None
    assert asked.whole.target in {"face-0", "face-5"}


def test_g1_2_a_type_without_factors_is_not_shown() -> None:
    setup = game(2, {"factors": {"high": 4, "heavy": []}})
    assert [(one.name, one.low, one.high) for one in g.view(g.new(setup), None).types] == [("light", 1, 2), ("medium", 3, 4)]
