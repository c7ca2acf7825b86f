"""Committed seeds, scripts and people's dice."""

from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.core.chance import Entered, Scripted, Seeded, commit, mix, pick
from harena.core.errors import NotNow

SECRET = bytes(range(32))
OUTCOMES = [(10, 1), (11, 2), (12, 3)]
COMMITTED = "693dd4713179b3a2365ea48e209ebefe49247682e47abee3f98e239e2c03f77d"
MIXED = "586f9a3192a6afc84be52feb3d7c1d2d5c7cf95bfa2a472c2566440bfb547225"
PICKED = [10, 12, 12, 11, 12, 11, 12, 12, 12, 12, 11, 12]


def test_known_answers() -> None:
    assert commit(SECRET) == COMMITTED
    assert mix(SECRET, [b"a" * 16, b"b" * 16]).hex() == MIXED
    assert [pick(SECRET, number, OUTCOMES) for number in range(12)] == PICKED


def test_a_commitment_is_no_key() -> None:
    assert commit(SECRET) != mix(SECRET, []).hex() != SECRET.hex()


def test_every_share_and_its_seat_count() -> None:
    a, b = b"a" * 16, b"b" * 16
    keys = {mix(SECRET, shares) for shares in ([], [a], [b], [a, b], [b, a], [a + b], [b""], [a, b""], [b"", a])}
    assert len(keys) == 9


def test_draws_follow_their_weights() -> None:
    counts = dict.fromkeys((10, 11, 12), 0)
    for number in range(6000):
        counts[pick(SECRET, number, OUTCOMES)] += 1
    assert sum((counts[move] - 1000 * weight) ** 2 / (1000 * weight) for move, weight in OUTCOMES) < 13.8


def test_a_value_that_would_be_favoured_is_drawn_again() -> None:
    total = (1 << 63) + 1  # nearly every second value lies beyond the only whole multiple
    turns = set()
    for number in range(20):
        turn = 0
        while True:
            seed = number.to_bytes(8, "big") + turn.to_bytes(4, "big")
            value = int.from_bytes(blake2b(seed, digest_size=8, key=SECRET, person=b"harena-draw").digest(), "big")
            if value < total:
                break
            turn += 1
        turns.add(turn)
        assert pick(SECRET, number, [(1, total // 2), (2, total - total // 2)]) == 1 + (value >= total // 2)
    assert len(turns) > 1


@given(st.lists(st.integers(1, 50), min_size=1, max_size=20), st.integers(0, 10**6))
def test_a_draw_is_one_of_those_listed(weights: list[int], number: int) -> None:
    assert 0 <= pick(SECRET, number, list(enumerate(weights))) < len(weights)


def test_a_seed_and_its_shares_decide_every_draw() -> None:
    one, other = Seeded(SECRET, [b"x" * 16]), Seeded(SECRET, [b"y" * 16])
    draws = [[chance.draw(number, [(n, 1) for n in range(20)]) for number in range(20)] for chance in (one, other)]
    assert draws[0] != draws[1]
    assert draws[0] == [pick(mix(SECRET, [b"x" * 16]), number, [(n, 1) for n in range(20)]) for number in range(20)]
    assert (one.source, one.secret, one.shares, one.predictable) == ("seeded", SECRET, (b"x" * 16,), False)


def test_a_numbered_seed_is_predictable_and_says_so() -> None:
    assert Seeded.from_number(7).predictable
    assert Seeded.from_number(7).secret == Seeded.from_number(7).secret != Seeded.from_number(8).secret


def test_a_script_is_used_up_in_its_order_and_not_beyond() -> None:
    chance = Scripted([11, 10])
    assert (chance.source, chance.left) == ("scripted", 2)
    assert [chance.draw(number, OUTCOMES) for number in (0, 1)] == [11, 10]
    assert chance.left == 0
    with pytest.raises(NotNow, match="used up") as found:
        chance.draw(2, OUTCOMES)
    assert found.value.code == "script-over"


def test_a_script_refuses_what_cannot_be_drawn_and_stays_where_it_is() -> None:
    chance = Scripted([99, 10])
    with pytest.raises(NotNow, match="99") as found:
        chance.draw(0, OUTCOMES)
    assert (found.value.code, chance.left) == ("script-wrong", 2)


def test_a_draw_that_came_to_nothing_is_the_same_when_it_is_made_again() -> None:
    chance = Scripted([11, 10])
    assert [chance.draw(number, OUTCOMES) for number in (0, 1, 0, 1)] == [11, 10, 11, 10]


def test_people_decide_what_they_enter() -> None:
    assert Entered().draw(0, OUTCOMES) is None  # type: ignore[func-returns-value]  # that is what it says
    assert Entered().source == "entered"
