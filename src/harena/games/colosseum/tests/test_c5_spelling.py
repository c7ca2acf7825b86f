"""C5.2 to C5.11 Every offer that may be made can be spelled, in one way only, and no other: against a list of all there are."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from harena.core.rng import Rng
from harena.games import colosseum as c
from harena.games.colosseum.state import State
from harena.games.colosseum.tables import KINDS
from harena.games.colosseum.tests.at import TRADE, asked, can, follow, game, play, table, why

NAMES = (*KINDS[:14], "coins")
Has = dict[str, int]  # of what one has any
Offer = frozenset[tuple[str, int]]  # what is given, and less than nothing of what is taken
FEW = ("gladiator", "comedian", "lion", "decoration", "joker", "action", "coins")  # the first, the last and some between


def deals(ours: Has, theirs: Has, *, gifts: bool) -> set[Offer]:
    """Return all that two who have these could exchange; nothing stands on both sides (C5.5, C5.6, C5.10)."""
    items = sorted({*ours, *theirs})
    found = set()
    for amounts in product(*(range(-theirs.get(item, 0), ours.get(item, 0) + 1) for item in items)):
        if any(amounts) if gifts else min(amounts, default=0) < 0 < max(amounts, default=0):
            found.add(frozenset((item, amount) for item, amount in zip(items, amounts, strict=True) if amount))
    return found


def turned(offer: Offer) -> Offer:
    return frozenset((item, -amount) for item, amount in offer)


def spelled(s: State, key: str) -> Iterator[Offer]:
    """Spell an offer in every way, up to where somebody is to answer it."""
    if asked(s)[0] in {"draft", "draft-amount"}:
        for move in c.legal(s, c.to_act(s)):
            after = c.clone(s)
            c.apply(after, c.to_act(after), move)
            yield from spelled(after, key)
    else:
        sides = c.position(s)[key]
        yield frozenset([*sides["give"].items(), *((item, -amount) for item, amount in sides["take"].items())])


def purse(rng: Rng, kinds: list[str]) -> Has:
    counts = {kind: max(0, rng.below(3 if kind in {"joker", "action"} else 4) - 1) for kind in kinds}
    return {kind: count for kind, count in counts.items() if count}


def trade(hands: list[Has], *, gifts: bool) -> State:
    """Return a trading phase that the second of three begins."""
    seats = [{"coins": hand.get("coins", 0), "tokens": {k: n for k, n in hand.items() if k != "coins"}} for hand in hands]
    return table(*seats, phase=TRADE, start=2, setup=game(trade_gifts=gifts))


def told_once(s: State, key: str) -> set[Offer]:
    ways = list(spelled(s, key))
    assert len(ways) == len(set(ways)), "spelled in two ways"
    return set(ways)


def stroll(s: State, rng: Rng, hands: list[Has], others: list[int], key: str, barred: Offer | None = None) -> Offer:
    """Spell an offer at random to one, or to all, of the others, looking at every refusal on the way; return it as it stands."""
    seat = c.to_act(s)
    while asked(s)[0] in {"draft", "draft-amount"}:
        now = c.position(s)
        take, give = now[key]["take"], now[key]["give"]
        owners = [hands[one] for one in others if all(hands[one].get(item, 0) >= count for item, count in take.items())]
        most = [hands[seat].get(name, 0) for name in NAMES] + [max(hand.get(name, 0) for hand in owners) for name in NAMES]
        listed = can(s)
        wrong = {"yes": "other-decision", "to 1": "other-decision", "counter": "other-decision"}
        if asked(s)[0] == "draft-amount":
            index = int(now["pending"][-1].split()[2]) // 2
            for amount in (*range(most[index] + 2), 999):
                wrong[f"amount {amount}"] = "no-room-for-deal" if 1 <= amount <= most[index] else "not-owned"
        else:
            stands = frozenset([*give.items(), *((item, -count) for item, count in take.items())])
            wrong["send"] = "same-offer" if stands == barred else "incomplete"
            for index, text in enumerate([f"{side} {name}" for side in ("give", "take") for name in NAMES]):
                there = NAMES[index % 15] in (take if index < 15 else give)
                why_not = "both-sides" if there else "no-room-for-deal" if most[index] else "not-owned"
                wrong[text] = "order" if index < now["draft_at"] else why_not
        for text, code in wrong.items():
            reason = why(s, text, seat)
            assert (reason[0] if reason else None) == (None if text in listed else code), text
        play(s, listed[rng.below(len(listed))])
    (made,) = spelled(s, key)
    return made


def check(seed: int, *, gifts: bool) -> int:
    """Spell all offers of one table and all counters to one of them; return how many counters there were."""
    rng = Rng(seed)
    pool = list(FEW)
    kinds = [pool.pop(rng.below(len(pool))) for _ in range(2 + seed % 3)]
    hands = [purse(rng, kinds) for _ in range(3)]
    s = trade(hands, gifts=gifts)
    one, two = (deals(hands[1], hands[other], gifts=gifts) for other in (0, 2))
    offers = can(s) if asked(s) == ("offer", 2) else []
    assert ["to 1" in offers, "to 3" in offers, "to all" in offers] == [bool(one), bool(two), bool(one | two)]
    if not one | two:
        return 0
    to_all = c.clone(s)
    play(to_all, "to all")
    assert told_once(to_all, "offer") == one | two
    stroll(to_all, rng, hands, [0, 2], "offer")
    if not two:
        return 0
    play(s, "to 3")
    assert told_once(s, "offer") == two
    made = stroll(s, rng, hands, [2], "offer")
    answers = deals(hands[2], hands[1], gifts=gifts) - {turned(made)}
    assert ("counter" in can(s)) == bool(answers)
    if answers:
        play(s, "counter")
        assert told_once(s, "reply") == answers
        stroll(s, rng, hands, [1], "reply", turned(made))
    return len(answers)


@pytest.mark.parametrize("gifts", [False, True])
def test_c5_every_offer_and_every_counter_to_it_is_spelled_in_one_way(*, gifts: bool) -> None:
    counters = [check(seed, gifts=gifts) for seed in range(60)]
    assert min(counters) == 0
    assert max(counters) > 20


def test_c5_6_and_c5_9_of_one_kind_alone_there_is_no_deal_and_no_other_counter() -> None:
    for kind in ("gladiator", "torch", "coins"):
        s = trade([{"ship": 1}, {kind: 2}, {kind: 2}], gifts=False)
        assert can(s) == ["pass", "to 1", "to all"], kind
        s = trade([{kind: 1}, {"ship": 1}, {}], gifts=False)
        play(s, "to 1")
        assert can(s) == ["no", "yes"], kind
        assert why(s, "counter") == ("no-counter", "C5.9")


def test_c5_9_an_amount_that_could_only_spell_the_offer_again_is_refused() -> None:
    s = trade([{"torch": 3}, {"ship": 1}, {}], gifts=False)
    play(s, "to 1", "amount 1", "counter")
    assert can(s) == ["amount 2", "amount 3"]
    codes = [(1, ("no-room-for-deal", "C5.6")), (0, ("not-owned", "C5.5")), (4, ("not-owned", "C5.5")), (2, None)]
    assert [why(s, f"amount {count}") for count, _ in codes] == [reason for _, reason in codes]
    s = trade([{"torch": 1}, {"ship": 3}, {}], gifts=False)
    play(s, "to 1", "amount 3", "counter")
    assert can(s) == ["amount 1", "amount 2"]
    assert [why(s, f"amount {count}") for count in (3, 4)] == [("no-room-for-deal", "C5.6"), ("not-owned", "C5.5")]
    assert why(s, "give torch") == ("other-decision", "C5.5")


def test_c5_5_nobody_can_ask_for_more_than_the_other_owns_though_he_owns_more_himself() -> None:
    s = trade([{"torch": 2}, {"ship": 1, "torch": 3}, {}], gifts=False)
    play(s, "to 1")
    assert can(s) == ["amount 1", "amount 2"]
    assert why(s, "amount 3") == ("not-owned", "C5.5")


def test_c5_9_what_was_asked_and_is_partly_gone_may_be_offered_in_a_counter() -> None:
    s = trade([{"action": 2}, {"ship": 1}, {}], gifts=False)
    play(s, "to 1", "amount 2")
    play(s, "swap")
    assert can(s) == ["no", "cash", "swap", "counter"]
    follow(s, "counter: countered 0 1; gives 0 13 1; takes 0 6 1; answer_counter 1 0 0")


def test_c5_9_to_whoever_has_nothing_left_there_is_no_counter() -> None:
    offer = {"give": {"lion": 1}, "take": {"ship": 1}}
    rest = ["turn_end 0 0 0", "podium 0 0 0", "next_producer 0 0 0", "next_trader 0 1 0", "answer_offer 1 0 0"]
    seats: list[dict[str, Any]] = [{"coins": 0}, {"coins": 0, "tokens": {"gladiator": 1, "ship": 1}}]
    s = table(*seats, phase=TRADE, offer=offer, offer_from=1, offer_to=2, pending=rest)
    assert asked(s) == ("offer", 2)  # declined unasked, and he has nothing either


def test_c5_3_coins_are_offered_up_to_999() -> None:
    for others in ("to 1", "to all"):
        s = table({"coins": 1200}, {"coins": 1200, "tokens": {"lion": 1}}, {"coins": 1000}, phase=TRADE, start=2)
        play(s, others)  # the lion for coins is the only deal
        assert can(s) == [f"amount {count}" for count in range(1, 1000)]
