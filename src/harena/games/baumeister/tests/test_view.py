"""B2 Open and hidden."""

import pytest
from msgspec.structs import asdict

from harena.core.rng import Rng
from harena.games import baumeister as b
from harena.games.baumeister.state import ANSWER, State
from harena.games.baumeister.tests.at import Cards, at, codes, game, play

HANDS: list[Cards] = [(1, 0, 2, 0), (0, 3, 0, 0)]


def window(seats: int = 3) -> State:
    s = at(game(seats), consul=6, added=["wood", "wood", "wood wood"][:seats], hands=[(0, 1, 0, 0)] * seats)
    play(s, "go 1", "score wood")
    assert len(b.waiting(s)) == seats
    return s


def test_b2_1_the_board_is_public() -> None:
    s = at(
        hands=HANDS,
        fame=[3, 5],
        marker=[1, 2],
        added=["stable", "water"],
        storage=[2, 0],
        builders="12",
        consul=3,
        turns=7,
        stacks={"II": "wood", "III": "grain stone"},
        rows=["water", "", "wood stone", "stable"],
    )
    seen = [b.view(s, seat) for seat in (0, 1, None)]
    for v in seen:
        assert (v.consul, v.turn, v.turn_limit, v.active, v.start, v.built) == (3, 8, 600, 0, 0, 2)
        assert v.rows == (("water",), (), ("wood", "stone"), ("stable",))
        assert [part.name if part else None for part in v.shown] == ["PA1", "PA2", "PA3", "PA4"]
        assert v.shown[0] is not None
        assert asdict(v.shown[0]) == {"name": "PA1", "back": "A", "cost": (2, 1, 1, 0), "fame": 4}
        assert [(slot.part.name, slot.builder) for slot in v.site if slot.part] == [("PA5", 0), ("PA6", 1)]
        assert v.piles == (17, 15, 16, 18)
        assert (v.storage_left, v.stacks, v.deck, v.deck_back) == (14, (0, 1, 2), 14, "A")
        assert [(p.strip, p.wheels, p.marker, p.limit, p.built, p.cards) for p in v.players] == [
            (0, 5, 1, 8, 1, 3),
            (1, 3 + 2 * (v.players[1].tiles[4] - 1), 2, 4, 1, 3),
        ]
        assert v.players[0].tiles == (1, 1, 0, 0, 2, 3)
        assert v.players[0].majorities == (0, 0, 0, 0, 0, 4)
        assert (v.window, v.scoring, v.answer, v.chosen, v.token, v.over) == ((), None, None, (), None, False)


def test_b2_2_the_order_of_the_piles_is_in_nobodys_view_and_not_even_in_the_state() -> None:
    s = at(stacks={"II": "wood water", "III": "stone grain"})
    other = at(stacks={"II": "water wood", "III": "grain stone"})
    assert b.dump(s) == b.dump(other)
    names = {part.name for seat in (0, 1, None) for part in b.view(s, seat).shown if part}
    assert names == {"PA1", "PA2", "PA3", "PA4"}
    assert "PA5" not in str(b.view(s, 0))


def test_b2_3_the_kinds_of_others_hands_are_hidden_their_number_is_open() -> None:
    s = at(hands=HANDS)
    for seat in (0, 1, None):
        for player in b.view(s, seat).players:
            assert player.cards == 3
            assert player.hand == (HANDS[player.seat] if player.seat == seat else None)
            assert (player.score is None) == (player.seat != seat)
    twin = at(hands=[(1, 0, 2, 0), (0, 2, 1, 0)])
    assert b.view(twin, 0).players == b.view(s, 0).players
    assert "hand" in codes(b.view_lines(b.view(s, 0)))
    assert codes(b.view_lines(b.view(s, None))).count("hand") == 0


def test_b2_3_by_the_switch_hands_are_open() -> None:
    s = at(game(open_hands=True), hands=HANDS)
    for seat in (0, 1, None):
        assert [player.hand for player in b.view(s, seat).players] == HANDS
        assert codes(b.view_lines(b.view(s, seat))).count("hand") == 2


def test_b2_3_at_the_end_hands_and_scores_lie_open() -> None:
    s = at(hands=HANDS, fame=[2, 0], shown="PA7 PB1 PB2", builders="1" * 17, ended="last_part")
    assert [player.hand for player in b.view(s, None).players] == HANDS
    assert [player.score for player in b.view(s, None).players] == [2 + 10 + 1, 10 + 1]


def test_b2_4_fame_is_open() -> None:
    s = at(fame=[3, 5])
    assert [player.fame for player in b.view(s, None).players] == [3, 5]


@pytest.mark.parametrize("reader", [0, 1, None])
def test_b2_5_every_gain_and_payment_is_told_to_everybody(reader: int | None) -> None:
    setup = game()
    for event, code in (
        ((5, 1, 2, 0), "first-card"),
        ((9, 0, 3, 0), "stored"),
        ((13, 0, 20301, 0), "paid"),
        ((28, 1, 2, 0), "discarded"),
    ):
        told = b.told(setup, event, reader)
        assert told is not None
        assert told.code == code
        assert told.facts
    paid = b.told(setup, (13, 0, 20301, 0), reader)
    assert paid is not None
    assert paid.facts["cards"] == ((("card-water", 1), ("card-wood", 3), ("card-grain", 2)),)


def test_b2_5_hands_can_be_counted_so_imagining_keeps_them() -> None:
    s = at(hands=HANDS)
    assert b.dump(b.imagine(s, 1, Rng(1))) == b.dump(s)


@pytest.mark.parametrize("answerer", [0, 1, 2])
@pytest.mark.parametrize("answer", ["cards 0", "cards 1", "cards 2"])
def test_b7_10_in_an_open_window_nothing_tells_who_has_answered(answerer: int, answer: str) -> None:
    before = window()
    after = b.clone(before)
    assert play(after, f"P{answerer + 1} {answer}") == []
    for seat in (0, 1, 2, None):
        if seat == answerer:
            continue
        assert b.view(after, seat) == b.view(before, seat)
        assert b.view_lines(b.view(after, seat)) == b.view_lines(b.view(before, seat))
        if seat is not None:
            assert b.legal(after, seat) == b.legal(before, seat)
            assert b.asks(after, seat) == b.asks(before, seat)
            assert b.dump(b.imagine(after, seat, Rng(3))) == b.dump(b.imagine(before, seat, Rng(3)))
            assert after.a[ANSWER : ANSWER + 3] != before.a[ANSWER : ANSWER + 3]


def test_b7_10_one_sees_ones_own_answer_and_who_was_asked() -> None:
    s = window()
    play(s, "P2 cards 2")
    v = b.view(s, 1)
    assert (v.answer, v.window, v.scoring) == (2, (0, 1, 2), "wood")
    assert b.view(s, 0).answer is None
    assert b.view(s, None).answer is None
    mine = b.imagine(s, 1, Rng(1))
    assert mine.a[ANSWER : ANSWER + 3] == [-1, 2, -1]
    play(s, "P1 cards 0")
    assert b.view(s, 0).answer == 0


def test_b2_1_an_open_scoring_is_named() -> None:
    s = at(consul=6)
    play(s, "go 1", "score water")
    assert (b.view(s, 1).scoring, b.view(s, 1).window) == ("water", ())


def test_b2_1_before_the_start_player_is_found_the_chooser_is_active() -> None:
    s = b.new(game())
    assert (b.view(s, None).active, b.view(s, None).start) == (None, None)
    lines = codes(b.view_lines(b.view(s, None)))
    assert "active" not in lines
    assert lines.count("row-empty") == 4
    assert lines.count("part-none") == 4
    while b.to_act(s) < 0:
        b.apply(s, -1, b.outcomes(s)[0][0])
    assert b.view(s, None).active == 0
    play(s, "first wood")
    assert b.view(s, None).active == 1


def test_b2_1_the_view_in_words_names_everything_public() -> None:
    s = at(game(scoring_token="fame"), hands=HANDS, fame=[3, 5])  # noqa: S106 - a piece of cardboard
    lines = {line.code: line for line in b.view_lines(b.view(s, 0))}
    assert set(lines) == {
        "turn",
        "active",
        "consul",
        "row",
        "part",
        "site",
        "piles",
        "stock",
        "token",
        "player",
        "tiles",
        "wheels",
        "hand",
    }
    assert lines["stock"].facts == {"storage": 16, "deck": 16, "back": "A", "stack1": 0, "stack2": 0, "stack3": 42}
    assert lines["wheels"].facts == {"seat": (1,), "free": 2, "wheels": 3}
    assert lines["hand"].facts["cards"] == ((("card-water", 1), ("card-grain", 2)),)
    assert lines["token"].facts == {"token": ("token-fame",)}
    assert lines["part"].facts["corner"] == 4
    assert lines["tiles"].facts["tiles"] == ((("kind-wood", 1), ("kind-grain", 1), ("kind-stable", 1), ("kind-storage", 1)),)


def test_b2_1_an_empty_deck_has_no_back() -> None:
    s = at(shown="PA7 PB1 PB2 PB3", builders="1" * 16)
    stock = next(line for line in b.view_lines(b.view(s, None)) if line.code == "stock")
    assert stock.facts["back"] == "-"
