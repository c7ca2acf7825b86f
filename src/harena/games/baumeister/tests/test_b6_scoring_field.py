"""B6 Action: scoring field."""

import pytest

from harena.games import baumeister as b
from harena.games.baumeister.tests.at import asked, at, can, code, codes, fame, game, hand, markers, piles, play, why


def test_b6_1_one_of_five_kinds_is_scored_for_all_players() -> None:
    s = at(consul=6)
    play(s, "go 1")
    assert b.asks(s, 0).rule == "B6.1"
    assert can(s) == ["pass", "score water", "score wood", "score grain", "score stone", "score stable"]
    assert [why(s, text) for text in can(s)] == [None] * 6
    assert why(s, "take") == ("other-decision", "B6.1")
    assert code(s, 0, b.read(s, 0, "score stable") + 1) == "other-decision"
    assert code(s, 0, b.read(s, 0, "score water") - 1) == "other-decision"
    move = b.describe(s, 0, b.read(s, 0, "score wood"))
    assert (move.code, move.facts["kind"], move.target) == ("score", ("kind-wood",), "score-1")
    told = play(s, "score wood")
    assert told[0].code == "score-chosen"
    assert told[0].rule == "B6.1"
    assert b.waiting(s) == (0, 1)
    play(s, "P1 cards 1", "P2 cards 1")
    assert (hand(s, 0), hand(s, 1)) == ([0, 1, 0, 0], [0, 1, 0, 0])
    assert asked(s) == ("distance", 1)


@pytest.mark.parametrize(("kind", "who"), [("water", 0), ("grain", 1)])
def test_b6_1_each_material_gives_to_whoever_has_it(kind: str, who: int) -> None:
    s = at(consul=6)
    play(s, "go 1", f"score {kind}")
    assert b.waiting(s) == (who,)
    assert b.asks(s, who).facts["material"] == (f"card-{kind}",)


def test_b6_1_the_stable_may_be_chosen() -> None:
    s = at(consul=6, marker=[1, 2])
    assert codes(play(s, "go 1", "score stable")) == ["went", "score-chosen", "marker-back", "marker-back", "turn"]
    assert markers(s) == [0, 0]


def test_b6_2_declining_is_allowed() -> None:
    s = at(consul=6)
    play(s, "go 1")
    assert b.describe(s, 0, b.read(s, 0, "pass")).rule == "B6.2"
    assert codes(play(s, "pass")) == ["score-declined", "turn"]
    assert (fame(s), asked(s)) == ([0, 0], ("distance", 1))


def test_b6_3_token_fame_gives_the_active_player_1_fame_unasked() -> None:
    s = at(game(scoring_token="fame"), consul=6)  # noqa: S106 - a piece of cardboard
    assert codes(play(s, "go 1")) == ["went", "token-fame-gained", "turn"]
    assert fame(s) == [1, 0]


@pytest.mark.parametrize("reset", ["full", "by_wheels"])
def test_b6_3_token_reset_moves_the_active_players_marker_fully_left_whatever_stable_reset_says(reset: str) -> None:
    setup = game(scoring_token="reset", stable_reset=reset, stable_tile_wheels=1)  # noqa: S106 - a piece of cardboard
    s = at(setup, consul=5, marker=[1, 2], fame=[0, 1])
    told = play(s, "go 2")
    assert codes(told) == ["went", "token-reset-done", "turn"]
    assert told[1].facts["steps"] == 2  # one from before, one paid now
    assert markers(s) == [0, 2]


def test_b6_3_token_card_offers_one_card_of_choice() -> None:
    setup = game(scoring_token="card")  # noqa: S106 - a piece of cardboard
    s = at(setup, consul=6, hands=[(0, 0, 0, 0), (0, 18, 0, 0)])
    play(s, "go 1")
    assert asked(s) == ("token-card", 0)
    assert b.asks(s, 0).rule == "B6.3"
    assert can(s) == ["pass", "card water", "card grain", "card stone"]
    assert why(s, "card wood") == ("no-pile", "B6.3")
    reason = b.explain(s, 0, b.read(s, 0, "card wood"))
    assert reason is not None
    assert reason.facts == {"card": ("card-wood",)}
    assert why(s, "score wood") == ("other-decision", "B6.3")
    assert code(s, 0, b.read(s, 0, "card stone") + 1) == "other-decision"
    move = b.describe(s, 0, b.read(s, 0, "card stone"))
    assert (move.code, move.rule, move.facts, move.target) == ("token-card", "B6.3", {"card": ("card-stone",)}, "pile-3")
    assert b.describe(s, 0, b.read(s, 0, "pass")).code == "token-none"
    other = b.clone(s)
    assert codes(play(s, "card stone")) == ["token-card-taken", "turn"]
    assert (hand(s, 0), piles(s)) == ([0, 0, 0, 1], [18, 0, 18, 17])
    assert codes(play(other, "pass")) == ["token-declined", "turn"]
    assert hand(other, 0) == [0, 0, 0, 0]


def test_b6_3_the_last_card_there_is_may_be_declined_and_that_is_told() -> None:
    setup = game(scoring_token="card")  # noqa: S106 - a piece of cardboard
    s = at(setup, consul=6, hands=[(0, 0, 0, 0), (18, 18, 18, 0)])
    play(s, "go 1")
    assert can(s) == ["pass", "card stone"]
    assert codes(play(s, "pass"))[0] == "token-declined"


def test_b6_3_token_card_with_four_empty_piles_asks_nothing() -> None:
    setup = game(scoring_token="card")  # noqa: S106 - a piece of cardboard
    s = at(setup, consul=6, hands=[(0, 0, 0, 0), (18, 18, 18, 18)])
    assert codes(play(s, "go 1"))[:3] == ["went", "token-nothing", "turn"]


def test_b6_3_without_a_token_there_is_a_scoring() -> None:
    s = at(consul=6)
    play(s, "go 1")
    assert asked(s) == ("scoring-field", 0)
