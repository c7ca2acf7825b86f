"""Positions by hand: little is needed, and every fault is named with its place."""

from typing import Any

import pytest

from harena.core.codec import pack, unpack
from harena.core.errors import Unreadable
from harena.core.ids import CHANCE, OVER
from harena.core.rng import Rng
from harena.games import colosseum as c
from harena.games import load
from harena.games.colosseum import form
from harena.games.colosseum import state as at
from harena.games.colosseum.tests.at import FULL, asked, game, play, table
from harena.testing.walks import choose


def faults(given: dict[str, Any], **options: Any) -> str:
    with pytest.raises(Unreadable) as caught:
        c.place(game(**options), given)
    return "; ".join(f"{place}: {why}" for place, why in caught.value.faults)


def test_seats_are_enough() -> None:
    s = c.place(game(), {"seats": [{"tokens": {"lion": 3}}]})
    assert asked(s) == ("invest", 1)
    assert c.position(s)["stars"] == {"lion": 1}
    assert sum(s.b[at.BAG : at.BAG + 15]) == 149
    over = c.place(game(), {"ended": 1, "turn": 5})
    assert c.to_act(over) == OVER
    assert c.legal(c.load(over.setup, c.dump(over)), 0) == []
    limited = c.place(game(bank_unlimited=False), {"seats": [{"coins": 60}]})
    assert limited.a[at.BANK] == 400 - 120


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"turm": 1}, "turm: there is nothing of this name in a position (did you mean turn?)"),
        ({"turn": -1}, "turn: -1 is not a whole number from 0 to 9999"),
        ({"phase": 6}, "phase: 6 is not a whole number from 0 to 5"),
        ({"turn": 6}, "position: no such turn, phase or start player"),
        ({"seats": 1}, "seats: it takes a list of at most 3"),
        ({"seats": [1]}, "seats.1: 1 is not a table"),
        ({"seats": [{"coinz": 1}]}, "seats.1.coinz: there is nothing of this name in a position (did you mean coins?)"),
        ({"seats": [{"tokens": {"lyon": 1}}]}, "seats.1.tokens.lyon: there is nothing of this name"),
        ({"seats": [{"tokens": {"lion": 11}}]}, "position: less than nothing on the table"),
        ({"seats": [{"programs": [31]}]}, "seats.1.programs: 31 is not a whole number from 1 to 30"),
        ({"seats": [{"programs": [11]}, {"programs": [11]}]}, "position: a program is owned twice"),
        ({"seats": [{"produced": [1]}]}, "player 1 produced a program he does not own"),
        ({"seats": [{"programs": [1, 2], "produced": [1], "latest": 2}]}, "the latest event of player 1 was never produced"),
        ({"seats": [{"best": 5}]}, "the events of player 1 do not fit"),
        ({"seats": [{"left": 2, "right": 1}]}, "the arena of player 1 is too large"),
        ({"seats": [{"latest": 31}]}, "player 1 sits at no arena of his"),
        ({"seats": [{"podiums": 2}]}, "position: more podiums than ceremonies"),
        ({"nobles": {"E": 36}}, "nobles.E: 36 is not a whole number from 0 to 35"),
        ({"stars": {"lion": 1}}, "position: an award is not with whom it should be"),
        ({"markets": [["lion", "tiger", ""]]}, 'markets.1: "tiger" is not one of gladiator'),
        ({"face_down": {"lion": 2}}, "position: more than one green token lies face down"),
        ({"bag": {"lion": 1}}, "position: 0 gladiator tokens, the box has 20"),
        ({"medals": 17}, "position: 17 medals, there are 18"),
        ({"tickets": 11}, "position: season tickets do not add up to 10"),
        ({"supply": [1]}, "position: start programs are not for sale"),
        ({"answers": ["drop tiger"]}, "answers.1: 'drop tiger' is not complete"),
        ({"dice": [7]}, "dice: 7 is not a whole number from 0 to 6"),
        ({"pending": ["dance 0 0 0"]}, "pending.1: it takes a word and three numbers"),
        ({"pending": ["invest 0 0 0"]}, "position: nothing follows what is pending"),
        ({"pending": ["turn_end 0 0 0", "start 0 0 0"]}, "position: what is pending as number 2 does not fit the rest"),
        ({"pending": ["turn_end 0 0 0", "opening 0 9 0"]}, "as number 2 does not fit"),
        ({"pending": ["turn_end 0 0 0", "bids 0 0 0"]}, "as number 2 does not fit"),
        ({"pending": ["turn_end 0 0 0", "draft 0 0 1"]}, "as number 2 does not fit"),
        ({"pending": ["turn_end 0 0 0", "show 0 0 1"]}, "as number 2 does not fit"),
        ({"pending": ["turn_end 0 0 0", "dice_move 0 0 0"]}, "as number 2 does not fit"),
        ({"pending": ["turn_end 0 0 0", "donate 0 0 0"]}, "as number 2 does not fit"),
        ({"pending": ["turn_end 0 0 0", "last 0 0 0"]}, "as number 2 does not fit"),
        ({"pending": ["turn_end 0 0 0", "move_die 0 2 0"]}, "as number 2 does not fit"),
        ({"pending": ["turn_end 0 0 0", "next_clean 0 9 0"]}, "as number 2 does not fit"),
        ({"pending": ["turn_end 0 0 0", "refill 0 0 0"], "markets": FULL}, "as number 2 does not fit"),
        ({"pending": ["turn_end 0 0 0", "clean_together 0 0 0"]}, "as number 2 does not fit"),
        ({"starter": 4}, "position: somebody acts who does not sit here"),
        ({"staging": 31}, "position: no such face or program"),
        ({"offer_to": 5}, "offer_to: 5 is not a whole number from 0 to 4"),
    ],
)
def test_faults_are_named_with_their_place(given: dict[str, Any], why: str) -> None:
    assert why in faults(given)


def test_a_limited_bank_must_add_up() -> None:
    assert "coins do not add up to 400" in faults({"bank": 1}, bank_unlimited=False)


def test_a_broken_shape_is_a_fault() -> None:
    s = table(phase=1)
    s.todo.append(1)
    assert c.faults(s) == ["not a position of this shape"]
    s = table(phase=1)
    for where, value in (
        (at.STAR, 3),
        (at.STALL, 5),
        (at.SEAT, -1),
        (at.NOBLE, 36),
        (at.D_AT, 1),
        (at.NAMED, 1),
        (at.HAS, 0),
        (at.OWNERS, 1),
    ):
        other = c.clone(s)
        other.a[where] = value
        assert c.faults(other)
    for where, value in ((at.SLOT, 16), (at.BAG, 0)):
        other = c.clone(s)
        at.put(other, where, value)
        assert c.faults(other)
    for offer in ([1, 1, 0, 1], [0, 0], [0]):
        other = c.clone(s)
        other.offer = offer
        assert c.faults(other)
    s.todo[-4:] = [s.todo[-4], 3, 0, 0]
    assert c.faults(s) == ["what is pending as number 7 does not fit the rest"]


def test_whatever_comes_up_is_placed_again() -> None:
    setup = game(4, auction_mode="intense", cleanup_order="at_once", trade_offer_cap=2)
    s, rng = c.new(setup), Rng(7)
    while c.to_act(s) != OVER:
        again = c.place(setup, c.position(s))
        assert c.dump(again) == c.dump(s)
        if c.to_act(s) == CHANCE:
            assert c.outcomes(again) == c.outcomes(s)
        seat, _, move = choose(load("colosseum"), s, rng)
        c.apply(s, seat, move)
    with pytest.raises(Unreadable, match="numbers are not a position of this game"):
        c.load(setup, c.dump(s)[:-1])


@pytest.mark.parametrize(
    ("where", "value", "why"),
    [
        (form.SPELLING, 1, "numbers that follow from others do not fit them"),  # nobody spells an offer
        (form.SEAT + form.HOUSE, 1, "numbers that follow from others do not fit them"),  # sits at another arena
        (form.BAG, 256, "a number is larger than its place"),
        (form.GONE, -1, "a number is larger than its place, or less than nothing"),
        (form.OFFER, -1, "a number is larger than its place, or less than nothing"),
        (form.ANSWER, 4, "a number is larger than its place"),  # taking part is no token lost
    ],
)
def test_a_dump_is_refused_that_no_position_has(where: int, value: int, why: str) -> None:
    s = table(phase=1)
    numbers = unpack(c.dump(s))
    numbers[where] = value
    with pytest.raises(Unreadable, match=why):
        c.load(s.setup, pack(numbers))


def test_what_is_noted_beside_the_numbers_is_noted_again_when_a_position_is_loaded() -> None:
    s = table({"tokens": {"lion": 2, "ship": 1}}, {"tokens": {"torch": 1}}, phase=3)
    play(s, "to 2", "give lion", "amount 1")
    again = c.load(s.setup, c.dump(s))
    assert (again.a, again.b, again.offer, again.reply) == (s.a, s.b, s.offer, s.reply)


def test_the_limits_of_the_view() -> None:
    s = table({"tokens": {"lion": 1}}, {"tokens": {"ship": 1}}, phase=3)
    play(s, "to all", "give lion", "take ship")
    view = c.view(s, 1)
    assert view.offer is not None
    assert (view.offer.by, view.offer.to) == (0, None)
    assert c.view_lines(view)
    s = table(phase=2, markets=FULL)
    play(s, "market 1", "bid 9")
    (auction,) = [line for line in c.view_lines(c.view(s, None)) if line.code == "auction"]
    assert (auction.facts["market"], auction.facts["bid"]) == (1, 9)
    assert "phase" not in [line.code for line in c.view_lines(c.view(c.new(game()), None))]
