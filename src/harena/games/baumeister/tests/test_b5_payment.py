"""B5.9, B5.10, B5.19: every payment, and nothing else, against an oracle that deals cards out one by one."""

from functools import cache
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.games import baumeister as b
from harena.games.baumeister.moves import AMOUNTS, PAY
from harena.games.baumeister.state import CHOSEN
from harena.games.baumeister.steps.payment import payable, payments, unpack
from harena.games.baumeister.tests.at import Cards, asked, at, can, code, fame, game, hand, piles, play, why

EXCHANGES = {kind: [three for three in combinations_with_replacement(range(4), 3) if kind not in three] for kind in range(4)}


@cache
def given_for(cost: Cards) -> frozenset[Cards]:
    """Return everything that pays a cost: card by card, each by itself or by three others (no bound from a hand)."""
    kinds = [kind for kind in range(4) for _ in range(cost[kind])]
    paid = {(0, 0, 0, 0)}
    for kind in kinds:
        ways = [(kind,), *EXCHANGES[kind]]
        paid = {tuple(sum_of(so_far, way)) for so_far in paid for way in ways}  # type: ignore[misc]  # four each
    return frozenset(paid)


def sum_of(amounts: Cards, cards: tuple[int, ...]) -> list[int]:
    return [amounts[kind] + cards.count(kind) for kind in range(4)]


def oracle(cost: Cards, held: Cards) -> set[Cards]:
    return {paid for paid in given_for(cost) if all(p <= h for p, h in zip(paid, held, strict=True))}


def found(cost: Cards, held: Cards) -> set[Cards]:
    listed = [(w, h, g, s) for w, h, g, s in unpack(payments(list(cost), list(held)))]
    assert listed == sorted(set(listed))
    return set(listed)


@pytest.mark.parametrize(
    "cost",
    [
        cost
        for cost in product(range(3), range(3), range(3), range(3))
        if 1 <= sum(cost) <= 3 or cost in {(1, 1, 1, 1), (0, 2, 1, 1), (2, 0, 0, 2)}
    ],
)
def test_b5_9_b5_10_b5_19_small_hands_pay_exactly_as_the_oracle_says(cost: Cards) -> None:
    for held in product(range(4), range(4), range(4), range(4)):
        if sum(held) >= sum(cost):
            assert found(cost, held) == oracle(cost, held), (cost, held)


@pytest.mark.parametrize("part", range(20))
def test_b5_9_b5_10_b5_19_every_printed_part_with_full_hands(part: int) -> None:
    setup = game()
    water, wood, grain, stone = setup.cost[4 * part : 4 * part + 4]
    cost = (water, wood, grain, stone)
    held = (9, 8, 9, 8)
    if sum(cost) > 6:
        held = (6, 5, 4, 6)
    assert found(cost, held) == oracle(cost, held)


@given(st.tuples(*[st.integers(0, 3)] * 4), st.tuples(*[st.integers(0, 12)] * 4))
def test_b5_9_b5_10_b5_19_any_hand_pays_as_the_oracle_says(cost: Cards, held: Cards) -> None:
    if 1 <= sum(cost) <= 6 and sum(held) >= sum(cost):
        assert found(cost, held) == oracle(cost, held)


@given(st.tuples(*[st.integers(0, 9)] * 4), st.integers(0, 19))
def test_b5_9_what_can_be_paid_has_a_payment(held: Cards, part: int) -> None:
    setup = game()
    s = at(setup, hands=[held])
    water, wood, grain, stone = setup.cost[4 * part : 4 * part + 4]
    direct = oracle_can((water, wood, grain, stone), held)
    assert payable(s, 0, part) == direct


def oracle_can(cost: Cards, held: Cards) -> bool:
    return bool(oracle(cost, held)) if sum(cost) < 7 else bool(found(cost, held)) and sum(held) >= sum(cost)


def test_b5_9_a_missing_card_is_replaced_by_any_three_others() -> None:
    s = at(hands=[(2, 1, 0, 3)])  # PA1 costs 2-1-1-0
    play(s, "go 1", "build")
    assert hand(s, 0) == [0, 0, 0, 0]
    assert fame(s) == [4, 0]


@pytest.mark.parametrize("held", [(2, 1, 0, 2), (1, 1, 1, 2), (2, 0, 0, 5), (3, 2, 0, 0)])
def test_b5_9_two_others_do_not_replace_a_card(held: Cards) -> None:
    s = at(hands=[held])
    play(s, "go 1")
    assert asked(s)[0] != "corner"  # nothing but the tile


def test_b5_9_the_amounts_are_asked_kind_by_kind() -> None:
    s = at(hands=[(2, 2, 1, 3)])
    play(s, "go 1", "build")
    ask = b.asks(s, 0)
    assert (ask.code, ask.rule) == ("payment", "B5.9")
    assert ask.facts == {"material": ("card-water",), "cost": ((("card-water", 2), ("card-wood", 1), ("card-grain", 1)),)}
    assert [b.write(s, 0, move) for move in ask.suggested] == ["pay water 2", "pay wood 1", "pay grain 1"]
    assert can(s) == ["pay water 1", "pay water 2"]
    assert why(s, "pay water 0") == ("bad-payment", "B5.9")
    assert why(s, "pay wood 0") == why(s, "pay wood 1") == ("other-decision", "B5.9")
    assert code(s, 0, b.read(s, 0, "pay water 0") - 1) == "other-decision"
    reason = b.explain(s, 0, b.read(s, 0, "pay water 0"))
    assert reason is not None
    assert reason.facts == ask.facts
    move = b.read(s, 0, "pay water 2")
    described = b.describe(s, 0, move)
    assert (described.code, described.facts, described.target) == ("pay", {"card": ("card-water",), "count": 2}, "pay-0")
    assert b.default(s, 0) == move
    assert not b.settled(s)
    play(s, "pay water 2")
    assert can(s) == ["pay wood 0", "pay wood 1", "pay wood 2"]
    play(s, "pay wood 2")
    assert can(s) == ["pay grain 0", "pay grain 1"]
    play(s, "pay grain 0")  # one wood and two stone for the grain, nothing else begins like that
    assert b.settled(s)
    assert hand(s, 0) == [0, 0, 1, 1]
    assert piles(s) == [18, 18, 17, 17]


def test_b5_10_several_exchanges_of_mixed_kinds_and_cards_go_back_to_their_piles() -> None:
    s = at(hands=[(1, 2, 0, 7)])  # two exchanges: one water and the grain, by a wood and five stones, or by six stones
    play(s, "go 1", "build")
    assert can(s) == ["pay wood 1", "pay wood 2"]
    play(s, "pay wood 2")
    assert can(s) == ["pay stone 5", "pay stone 7"]
    play(s, "pay stone 5")
    assert hand(s, 0) == [0, 0, 0, 2]
    assert piles(s) == [18, 18, 18, 16]


def test_b5_19_the_three_are_others_than_the_card_they_stand_for() -> None:
    cost: Cards = (1, 0, 0, 0)
    assert found(cost, (3, 0, 0, 0)) == {(1, 0, 0, 0)}
    assert found(cost, (0, 3, 0, 0)) == {(0, 3, 0, 0)}
    assert found(cost, (3, 2, 0, 0)) == {(1, 0, 0, 0)}


def test_b5_19_dearer_payments_are_legal_though_the_card_is_in_hand() -> None:
    assert found((1, 1, 0, 0), (1, 1, 3, 0)) == {(1, 1, 0, 0), (0, 1, 3, 0), (1, 0, 3, 0)}


def test_b5_19_the_same_cards_are_one_payment() -> None:
    listed = unpack(payments([1, 1, 0, 0], [1, 1, 2, 2]))
    assert len({tuple(paid) for paid in listed}) == len(listed) > 1


@pytest.mark.parametrize("part", range(20))
def test_b5_9_every_printed_part_can_be_paid_in_every_way_at_the_board(part: int) -> None:
    setup = game()
    name = setup.part_ids[part]
    others = [one for one in ("PA1", "PA2", "PA3", "PA4") if one != name][:3]
    water, wood, grain, stone = setup.cost[4 * part : 4 * part + 4]
    held: Cards = (water, wood + 2, grain + 1, stone + 1)
    start = at(setup, hands=[held], storage=[8], shown=" ".join([name, *others]))
    play(start, "go 1", "build")
    ways = found((water, wood, grain, stone), held)
    paid, gestures = set(), [start]
    while gestures:
        s = gestures.pop()
        if asked(s)[0] != "payment":
            paid.add(tuple(have - still for have, still in zip(held, hand(s, 0), strict=True)))
            continue
        kind = s.todo[-2]  # the only amount that is possible is noted unasked
        so_far = tuple(s.a[CHOSEN : CHOSEN + kind])
        moves = b.legal(s, 0)
        assert [move - PAY - AMOUNTS * kind for move in moves] == sorted({way[kind] for way in ways if way[:kind] == so_far})
        for move in moves:
            assert b.explain(s, 0, move) is None
            further = b.clone(s)
            b.apply(further, 0, move)
            gestures.append(further)
    assert paid == ways
    assert len(ways) > 1


def test_b5_9_a_payment_leaves_nothing_behind_for_the_next() -> None:
    s = at(hands=[(2, 2, 1, 3)])
    play(s, "go 1", "build", "pay water 2", "pay wood 2", "pay grain 0")
    assert s.ways == b""
