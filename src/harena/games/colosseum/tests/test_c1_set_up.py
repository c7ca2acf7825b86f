"""C1 Set-up: what lies where before the first turn."""

from typing import Any

import pytest

from harena.core.ids import CHANCE
from harena.games import colosseum as c
from harena.games.colosseum import form
from harena.games.colosseum import state as at
from harena.games.colosseum.state import State
from harena.games.colosseum.tables import KINDS
from harena.games.colosseum.tests.at import asked, coins, draw_all, draws, follow, game, of, play, token


def dealt(seats: int = 3, **options: Any) -> State:
    s = c.new(game(seats, **options))
    draw_all(s)
    return s


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_c1_1_and_c1_8_everybody_begins_with_30_coins_and_nothing_else(seats: int) -> None:
    s = dealt(seats)
    assert coins(s) == [30] * seats
    for player in range(1, seats + 1):
        for what in (form.MEDAL, form.TICKET, form.LOGE, form.PODIUM, form.LEFT, form.RIGHT, form.BEST, form.DONE):
            assert of(s, player, what) == 0
    assert s.a[at.TURN] == 1


def test_c1_2_and_c1_10_and_c1_11_seats_follow_the_ring_from_the_start_arena() -> None:
    places = {3: [32, 8, 21], 4: [32, 3, 14, 23], 5: [32, 2, 8, 15, 23]}
    for seats, arenas in places.items():
        assert game(seats).arenas == arenas
        assert game(seats, board_start_arena="first_clockwise").arenas == arenas[1:] + arenas[:1]
    assert c.view(dealt(), None).seats[0].arena == (32, 33)


@pytest.mark.parametrize(("seats", "each", "left"), [(3, 8, 1), (4, 6, 1), (5, 5, 0)])
def test_c1_3_green_tokens_fill_the_markets_and_are_dealt(seats: int, each: int, left: int) -> None:
    s = c.new(game(seats))
    assert sum(draws(s).values()) == 40
    assert draws(s)["token gladiator"] == 10
    draw_all(s)
    assert min(s.b[at.SLOT : at.SLOT + 15]) > 0
    assert [sum(token(s, player, kind) for kind in KINDS[:12]) for player in range(1, seats + 1)] == [each] * seats
    assert sum(s.b[at.GREEN : at.GREEN + 12]) == left
    assert c.view(s, 0).face_down == bool(left)


def test_c1_4_the_orange_tokens_are_in_the_bag() -> None:
    s = dealt()
    assert sum(s.b[at.BAG : at.BAG + 15]) == 112
    assert s.b[at.BAG + KINDS.index("torch")] == 11
    assert s.b[at.BAG + KINDS.index("joker")] == 4


def test_c1_5_nobles_stand_on_their_squares() -> None:
    assert [(one.name, one.rank, one.square) for one in c.view(dealt(), None).nobles] == [
        ("E", "emperor", 0), ("S1", "senator", 6), ("C1", "consul", 12), ("S2", "senator", 19), ("C2", "consul", 26),
        ("S3", "senator", 30),
    ]  # fmt: skip


def test_c1_6_each_gets_a_small_and_a_larger_start_program() -> None:
    s = c.new(game(3))
    while c.to_act(s) == CHANCE and not next(iter(draws(s))).startswith("deal"):
        c.apply(s, CHANCE, c.outcomes(s)[0][0])
    assert draws(s) == {f"deal {n}": 1 for n in range(1, 6)}
    play(s, "deal 2", "deal 5", "deal 1")
    assert draws(s) == {f"deal {n}": 1 for n in range(6, 11)}
    play(s, "deal 6", "deal 10", "deal 8")
    view = c.view(s, None)
    assert [one.programs for one in view.seats] == [(2, 6), (5, 10), (1, 8)]
    assert [one.number for one in view.programs if one.for_sale] == list(range(11, 31))


def test_c1_7_awards_are_given_after_the_deal() -> None:
    s = dealt()  # the first outcome always: gladiators and comedians are in the markets, musicians come next
    assert token(s, 1, "musician") == 4
    assert c.position(s)["stars"]["musician"] == 1


def test_c1_9_the_player_left_of_the_emperor_starts() -> None:
    s = dealt()
    assert (s.a[at.FIRST], asked(s)) == (0, ("invest", 1))
    assert c.view(s, None).seats[0].arena[-1] == 33  # three squares short of the Emperor's


def draw_last(s: State, what: str) -> None:
    """Draw the last outcome as long as this is what is drawn."""
    while c.position(s)["pending"][-1].startswith(what):
        c.apply(s, CHANCE, c.outcomes(s)[-1][0])


def test_c1_3_and_c1_6_and_c1_7_the_deal_step_by_step() -> None:
    s = c.new(game(4))
    assert c.position(s)["pending"] == [
        "first_stars 0 0 0",
        *(f"deal_program {seat} {group} 0" for group in (1, 0) for seat in (3, 2, 1, 0)),
        *(f"deal_token {seat} 0 0" for seat in (3, 2, 1, 0) for _ in range(6)),
        *(f"deal_market 0 {place} 0" for place in range(14, -1, -1)),
    ]
    follow(
        s,
        "token lion: dealt-market 7 0; deal_market 0 1 0",
        "token gladiator: dealt-market 0 0; deal_market 0 2 0",
        "token horse: dealt-market 3 0; deal_market 0 3 0",
        "token lion: dealt-market 7 1; deal_market 0 4 0",
    )
    draw_last(s, "deal_market")
    markets = [["lion", "gladiator", "horse"], ["lion", "cage", "chariot"], *([kind] * 3 for kind in ("decoration", "scenery"))]
    assert c.position(s)["markets"] == [*markets, ["scenery", "ship", "ship"]]
    follow(s, "token gladiator: dealt 0 0; deal_token 0 0 0", "token horse: dealt 0 3; deal_token 0 0 0")
    draw_last(s, "deal_token")
    follow(
        s,
        "deal 3: program 0 3; deal_program 1 0 0",
        "deal 1: program 1 1; deal_program 2 0 0",
        "deal 5: program 2 5; deal_program 3 0 0",
        "deal 2: program 3 2; deal_program 0 1 0",
        "deal 6: program 0 6; deal_program 1 1 0",
        "deal 10: program 1 10; deal_program 2 1 0",
        "deal 8: program 2 8; deal_program 3 1 0",
        "deal 7: program 3 7; star 3 0; star 2 1; star 1 2; star 0 3; turn 1 0; invest 0 0 0",
    )
    now = c.position(s)
    assert [one["programs"] for one in now["seats"]] == [[3, 6], [1, 10], [5, 8], [2, 7]]
    assert now["supply"] == list(range(11, 31))
    assert [sum(one["tokens"].values()) for one in now["seats"]] == [6] * 4
    rest = [f"next_{what} 0 0 0" for what in ("producer", "trader", "starter")]
    assert now["pending"] == ["turn_end 0 0 0", "podium 0 0 0", *rest, "next_invest 0 1 0", "invest 0 0 0"]


def test_c1_6_the_last_start_program_of_a_size_is_nobodys_draw() -> None:
    s = c.new(game(5))
    while not c.position(s)["pending"][-1].startswith("deal_program"):
        c.apply(s, CHANCE, c.outcomes(s)[0][0])
    follow(
        s,
        "deal 1: program 0 1; deal_program 1 0 0",
        "deal 2: program 1 2; deal_program 2 0 0",
        "deal 3: program 2 3; deal_program 3 0 0",
        "deal 5: program 3 5; program 4 4; deal_program 0 1 0",
    )
    assert c.position(s)["supply"] == list(range(6, 31))
