"""C7 and C9 Phase 5: podium, clean-up, donation, ties."""

from typing import Any

from harena.core.ids import CHANCE
from harena.games import colosseum as c
from harena.games.colosseum import form
from harena.games.colosseum import state as at
from harena.games.colosseum.state import State
from harena.games.colosseum.tests.at import CLOSE, asked, can, codes, coins, draws, game, of, play, skip, star, table, token, why


def shown(best: int, used: dict[str, int], **rest: Any) -> dict[str, Any]:
    """Return a player who staged program 1 this turn with these tokens."""
    head = {"programs": [1], "produced": [1], "best": best, "latest_turn": 1, "used": used, "tokens": dict(used)}
    return head | rest


NONE: dict[str, Any] = {"programs": [7]}


def close(*seats: dict[str, Any], setup: Any = None, **rest: Any) -> State:
    told = []
    for number, seat in enumerate(seats):
        own = dict(seat)
        if own.get("produced"):
            own["programs"], own["produced"] = [number + 1], [number + 1]
            own["latest"] = number + 1
        else:
            own["programs"] = [number + 6]
        told.append(own)
    return table(*told, phase=CLOSE, setup=setup, **rest)


TWO = {"gladiator": 1, "decoration": 1}


def test_c7_1_the_podium_goes_to_the_best_of_the_whole_game() -> None:
    s = close(shown(9, TWO), NONE | {"best": 0}, shown(12, TWO, latest_turn=1))
    assert of(s, 3, form.PODIUM) == 1
    old = table(
        {"programs": [1], "produced": [1], "best": 9, "latest_turn": 2, "used": {"gladiator": 1}, "tokens": {"gladiator": 1}},
        {"programs": [2], "produced": [2], "best": 20, "latest_turn": 1},
        phase=CLOSE, turn=2,
    )  # fmt: skip
    assert of(old, 2, form.PODIUM) == 1  # though he staged nothing this turn


def test_c7_2_and_c9_10_and_c9_12_a_tie_goes_by_coins_then_dice() -> None:
    s = close(shown(9, TWO, coins=20), shown(9, TWO, coins=21))
    assert of(s, 2, form.PODIUM) == 1
    s = close(shown(9, TWO), shown(9, TWO))
    assert c.to_act(s) == CHANCE
    assert draws(s) == {f"roll {n}": 1 for n in range(1, 7)}
    play(s, "roll 3", "roll 3", "roll 2", "roll 4")  # six each: again
    assert c.to_act(s) == CHANCE
    play(s, "roll 1", "roll 1", "roll 1", "roll 2")
    assert of(s, 2, form.PODIUM) == 1
    special = close(shown(9, TWO), shown(9, TWO), setup=game(dice_tie_break="special"))
    assert draws(special) == {"roll 2": 1, "roll 3": 2, "roll 4": 1, "roll 5": 1, "roll 6": 1}


def test_c7_3_even_with_all_at_0_somebody_takes_the_podium() -> None:
    s = close(NONE, NONE | {"coins": 31}, NONE)
    assert of(s, 2, form.PODIUM) == 1


def test_c9_15_rerolls_end_and_the_nearest_to_the_start_player_has_it() -> None:
    s = close(shown(9, TWO), shown(9, TWO), shown(9, TWO), start=2, setup=game(dice_max_rerolls=1))
    play(s, "roll 1", "roll 1", "roll 5", "roll 5", "roll 5", "roll 5")  # 2, 3, 1 roll; the second is out
    told = play(s, "roll 2", "roll 2", "roll 2", "roll 2")
    assert codes(told)[-2:] == ["by-order", "podium"]
    assert of(s, 3, form.PODIUM) == 1
    ten = close(shown(9, TWO), shown(9, TWO))
    rolls = 0
    while c.to_act(ten) == CHANCE:
        play(ten, "roll 1")
        rolls += 1
    assert rolls == 11 * 4
    assert of(ten, 1, form.PODIUM) == 1


def test_c7_4_and_c7_5_and_c7_6_each_loses_a_token_of_his_event_in_turn_order() -> None:
    s = close(shown(9, TWO), shown(5, {"gladiator": 1, "joker": 1}), start=2)
    assert asked(s) == ("discard", 2)
    assert can(s) == ["drop gladiator", "drop joker"]
    assert why(s, "drop lion") == ("not-used", "C7.4")
    play(s, "P2 drop joker")
    assert (token(s, 2, "joker"), s.b[at.GONE + 12]) == (0, 1)
    play(s, "P1 drop decoration")
    assert asked(s)[0] == "donate"


def test_c7_4_awards_are_looked_at_after_each() -> None:
    s = close(shown(9, {"lion": 3, "ship": 1}), shown(5, {"ship": 1}))
    assert star(s, "lion") == 1
    play(s, "drop lion")
    assert star(s, "lion") == 0


def test_c7_5_all_at_once_unseen() -> None:
    s = close(shown(9, TWO, medals=1), shown(5, TWO), shown(4, {"gladiator": 1}), setup=game(cleanup_order="at_once"))
    assert c.waiting(s) == (0, 1)
    assert can(s, 0) == ["drop gladiator", "drop decoration"]
    assert why(s, "cash", 0) == ("not-free", "C2.7")
    told = play(s, "P2 drop gladiator")
    assert told == []
    assert c.view(s, 1).answer == "drop gladiator"
    assert c.view(s, 0).answer is None
    told = play(s, "P1 drop decoration")
    assert codes(told)[:3] == ["lost", "lost", "lost"]
    assert [token(s, player, "gladiator") for player in (1, 2, 3)] == [1, 0, 0]


def test_c7_7_who_staged_nothing_loses_nothing_or_a_token_of_the_latest_event() -> None:
    old = {"programs": [1], "produced": [1], "best": 9, "latest_turn": 1, "used": TWO, "tokens": {"gladiator": 1, "lion": 4}}
    s = table(old, phase=CLOSE, turn=2)
    assert asked(s)[0] != "discard"
    assert token(s, 1, "gladiator") == 1
    s = table(old, phase=CLOSE, turn=2, setup=game(cleanup_without_event="last_event"))
    assert token(s, 1, "gladiator") == 0  # the decoration is gone already, so there is no choice


def test_c7_8_and_c7_12_the_last_names_a_kind_that_the_leader_holds_or_declines() -> None:
    s = close(shown(9, TWO, tokens={"gladiator": 2, "decoration": 1, "joker": 1, "action": 1}), shown(5, TWO), NONE)
    play(s, "P1 drop gladiator", "P2 drop gladiator")
    assert asked(s) == ("donate", 3)
    assert can(s) == ["pass", "name gladiator", "name decoration"]
    assert why(s, "name lion") == ("not-held", "C7.8")
    declined = c.clone(s)
    play(s, "P3 name decoration")
    assert (token(s, 1, "decoration"), token(s, 3, "decoration")) == (0, 1)
    told = play(declined, "P3 pass")
    assert codes(told)[0] == "not-named"
    assert token(declined, 1, "decoration") == 1


def test_c7_9_and_c9_11_a_tie_for_last_goes_to_the_fewest_coins_then_the_higher_roll() -> None:
    s = close(shown(9, {"lion": 2}), NONE | {"coins": 29}, NONE)
    assert asked(s) == ("donate", 2)
    s = close(shown(9, {"lion": 2}), NONE, NONE)
    assert c.to_act(s) == CHANCE
    play(s, "roll 2", "roll 2", "roll 3", "roll 1", "roll 2", "roll 2", "roll 6", "roll 1")
    assert asked(s) == ("donate", 3)


def test_c7_10_no_donation_without_a_standard_token_or_to_oneself() -> None:
    s = close(shown(9, {"joker": 1}, tokens={"joker": 1}), NONE, NONE)
    assert asked(s) == ("invest", 2)  # nobody rolls for it
    same = close(NONE | {"tokens": {"lion": 1}}, NONE, NONE)
    assert c.to_act(same) == CHANCE
    play(same, "roll 6", "roll 6", *["roll 1"] * 4)
    assert of(same, 1, form.PODIUM) == 1
    told = play(same, "roll 6", "roll 6", *["roll 1"] * 4)
    assert "no-gift" in codes(told)
    assert c.position(same)["leader"] == 0


def test_c7_11_the_start_player_passes_clockwise() -> None:
    s = close(NONE | {"coins": 40}, NONE, NONE, start=3)
    skip(s, "invest")
    assert (asked(s), s.a[at.TURN]) == (("invest", 1), 2)
    assert coins(s) == [40, 30, 30]


def test_c7_2_what_was_rolled_is_forgotten_when_it_is_decided() -> None:
    s = close(shown(9, TWO), shown(9, TWO), NONE)
    play(s, "roll 3")
    assert c.position(s)["sums"] == [3, 0, 0]
    play(s, "roll 3", "roll 3", "roll 3")
    assert c.position(s)["sums"] == [0, 0, 0]
    play(s, "roll 1", "roll 1", "roll 1", "roll 2")
    assert [c.position(s)[key] for key in ("sums", "tied", "rolls")] == [[0, 0, 0], 0, 0]
    assert of(s, 2, form.PODIUM) == 1


def test_c9_15_the_nearest_of_those_level_is_looked_for_all_the_way_round() -> None:
    s = close(NONE, NONE, shown(9, TWO), shown(9, TWO), setup=game(4, dice_max_rerolls=0))
    play(s, "roll 1", "roll 1", "roll 1", "roll 1")
    assert of(s, 3, form.PODIUM) == 1


def test_c7_5_the_window_closes_with_the_last_answer_whoever_gives_it() -> None:
    s = close(shown(9, TWO), shown(5, TWO), shown(4, TWO), setup=game(cleanup_order="at_once"))
    play(s, "P1 drop gladiator", "P2 drop decoration")
    assert c.waiting(s) == (2,)
    play(s, "P3 drop decoration")
    assert [token(s, player, "gladiator") for player in (1, 2, 3)] == [0, 1, 1]
    assert [token(s, player, "decoration") for player in (1, 2, 3)] == [1, 0, 0]


def test_c7_4_a_token_alone_is_lost_unasked_though_there_are_medals() -> None:
    s = close(shown(9, {"gladiator": 1}, medals=1), NONE, NONE)
    assert token(s, 1, "gladiator") == 0


def test_c7_4_nothing_can_be_lost_that_no_event_shows() -> None:
    hand = {"gladiator": 2, "decoration": 1, "action": 1}
    s = close(shown(9, TWO, tokens=hand), NONE, NONE)
    assert can(s) == ["swap", "drop gladiator", "drop decoration"]
    assert why(s, "drop joker") == ("not-used", "C7.4")
    assert why(s, "yes") == ("other-decision", "C7.4")
    lions = close(shown(9, {"lion": 1, "ship": 1}), NONE, NONE)
    assert why(lions, "drop gladiator") == ("not-used", "C7.4")
    assert codes(play(s, "swap")) == ["swapped"]
    assert why(s, "swap") == ("no-action", "C13.4")
    play(s, "drop gladiator")


def test_c7_8_what_is_no_kind_to_be_named_is_refused_and_nobody_leads_afterwards() -> None:
    s = close(shown(9, {"lion": 1}, tokens={"lion": 3}), NONE, NONE | {"coins": 20, "tokens": {"action": 1}})
    assert asked(s) == ("donate", 3)
    assert can(s) == ["pass", "swap", "name lion"]
    assert why(s, "name gladiator") == ("not-held", "C7.8")
    assert why(s, "yes") == ("other-decision", "C7.8")
    assert why(s, "token gladiator") == ("other-decision", "C7.8")
    assert codes(play(s, "swap")) == ["swapped"]
    assert why(s, "swap") == ("no-action", "C13.4")
    assert c.position(s)["leader"] == 1
    play(s, "cash", "name lion")
    assert c.position(s)["leader"] == 0
    for hand in ({"lion": 1}, {"lion": 1, "ship": 1}):  # the one token is lost in the clean-up: nothing to give
        told = close(shown(9, {"lion": 1}, tokens=hand), NONE, NONE | {"coins": 20})
        assert c.position(told)["leader"] == (0 if len(hand) == 1 else 1)


def test_c7_8_a_gift_may_bring_an_award_or_take_it() -> None:
    s = close(shown(9, {"torch": 2}, tokens={"torch": 2, "ship": 3}), NONE | {"coins": 31}, NONE | {"tokens": {"ship": 2}})
    assert star(s, "ship") == 1
    told = play(s, "P3 name ship")
    assert codes(told)[:2] == ["given", "star"]
    assert star(s, "ship") == 3
