"""What bots are given, how they choose, and that none can stall or cheat."""

import gc
from typing import Any

import pytest
from tests.games import offer, sealed

from harena.bots.catalog import BOTS, Bot, bots_of, make, seats_of
from harena.bots.chair import Budget, Chair
from harena.bots.drive import Driver, stream
from harena.bots.greedy import Greedy
from harena.bots.uniform import Uniform
from harena.core.chance import Seeded
from harena.core.errors import Unreadable
from harena.core.ids import Move
from harena.core.record import header_of
from harena.core.rng import Rng
from harena.core.rules import Rules
from harena.core.table import Table

SEALED: Any = sealed.GAME
OFFER: Any = offer.GAME


def begun(rules: Rules[Any] = SEALED, seats: tuple[str, ...] = ("bot:random", "bot:random")) -> Table[Any]:
    setup, chance = rules.setup(len(seats), {}, {}), Seeded.from_number(5)
    table = Table(rules, setup, header_of(rules, setup, chance, seats), chance)
    table.begin()
    return table


def chair(table: Table[Any], seat: int = 0, seed: int = 1) -> Chair:
    return Chair(table.rules, table.state, seat, Rng(seed), Budget())


class Raises:
    def choose(self, chair: Chair) -> Move:  # noqa: ARG002 - never looks
        raise ZeroDivisionError("of a bot")


class Cheats:
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, chair: Chair) -> Any:  # noqa: ARG002 - never looks
        return self.answer


def test_nothing_reachable_from_a_chair_is_the_true_state_or_the_table() -> None:
    table = begun()
    table.act(1, [2])  # a secret answer
    seen, todo = set[int](), [chair(table)]
    while todo:
        thing: Any = todo.pop()
        if id(thing) in seen or isinstance(thing, type(gc)):
            continue
        seen.add(id(thing))
        assert thing is not table
        assert thing is not table.state
        assert thing is not table.state.a
        if not isinstance(thing, type | type(SEALED)):
            todo += gc.get_referents(thing)


@pytest.mark.parametrize("spec", BOTS)
def test_n1_equal_observations_give_equal_answers_whatever_is_hidden(spec: str) -> None:
    answers = set()
    for hidden in range(4):
        table = begun()
        table.act(1, [hidden])
        seat = chair(table)
        assert seat.view() == table.view(0)
        assert seat.legal() == table.legal(0)
        answers.add(make(spec).choose(seat))
    assert len(answers) == 1


def test_what_a_chair_imagines_is_the_bots_own() -> None:
    table = begun()
    before = table.rules.dump(table.state)
    seat = chair(table)
    mine = seat.imagine()
    table.rules.apply(mine, 0, 1)
    assert table.rules.dump(table.state) == before
    assert seat.legal() == table.legal(0)


def test_the_random_bot_plays_every_legal_move_and_no_other() -> None:
    table = begun()
    seat = chair(table)
    assert {Uniform().choose(seat) for _ in range(200)} == set(table.legal(0))


def test_the_greedy_bot_takes_what_is_worth_most_and_breaks_ties_with_its_own_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun()
    assert Greedy().choose(chair(table)) == max(table.legal(0))
    monkeypatch.setattr(SEALED, "worth", lambda s, seat, m: float(m in {1, 2}))  # noqa: ARG005 - the contract's names
    assert {Greedy().choose(chair(table, seed=seed)) for seed in range(40)} == {1, 2}
    assert Greedy().choose(chair(table, seed=3)) == Greedy().choose(chair(table, seed=3))


@pytest.mark.parametrize("bot", [Raises(), Cheats(99), Cheats(None), Cheats("bid 1"), Cheats(1.0)])
def test_n3_a_bot_that_fails_plays_the_safe_move_and_is_counted(bot: Bot) -> None:
    table = begun()
    driver = Driver({0: bot, 1: Uniform()}, 1)
    assert driver.play(table) == 0
    assert table.steps[-1].move == table.rules.default(begun().state, 0)
    assert [(one.seat, one.step) for one in driver.failures] == [(0, 1)]
    assert driver.failures[0].why


def test_n4_a_table_of_failing_bots_ends() -> None:
    table = begun()
    driver = Driver({0: Raises(), 1: Cheats(-5)}, 1)
    while not table.over:
        driver.play(table)
    assert len(driver.failures) == sum(step.who >= 0 for step in table.steps)


def test_a_gesture_is_asked_step_by_step_and_played_as_one() -> None:
    table = begun(OFFER)
    driver = Driver({0: Uniform(), 1: Uniform()}, 4)
    assert len(driver.gesture(table, 0)) == 3
    assert table.steps == []
    while not table.over:
        driver.play(table)
    assert not driver.failures


def test_people_are_left_to_answer_for_themselves() -> None:
    assert Driver({}, 1).play(begun()) is None


def test_streams_differ_by_seat_and_seed_and_are_repeated() -> None:
    words = {(seed, seat): stream(seed, seat).word() for seed in (1, 2, "x") for seat in range(3)}
    assert len(set(words.values())) == len(words)
    assert stream("x", 2).word() == words["x", 2]


def test_seats_are_read_from_a_list() -> None:
    assert seats_of("you, Human,greedy,random") == ("human", "human", "bot:greedy", "bot:random")
    assert set(bots_of(("human", "bot:greedy"))) == {1}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("you,gredy", r"seat 2: nobody is called 'gredy'; there is you, greedy, random \(did you mean greedy\?\)"),
        ("", "seat 1: nobody is called ''"),
        ("you,,you", "seat 2: nobody is called ''"),
    ],
)
def test_a_seat_for_nobody_is_refused_with_its_place(text: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        seats_of(text)


def test_an_unknown_bot_is_refused_with_a_near_miss() -> None:
    with pytest.raises(Unreadable, match=r"there is no bot 'randm'; there is greedy, random \(did you mean random\?\)"):
        make("randm")
