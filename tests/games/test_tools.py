"""The small tools for the tests of one game."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games import dice, offer, sealed

from harena.core.chance import Seeded, commit
from harena.core.errors import NotLegal
from harena.core.rng import Rng
from harena.testing import digests, golden, rulecover
from harena.testing.conformance import check_clones, check_round_trips, check_twins
from harena.testing.scenario import Scenario
from harena.testing.tables import played, record_of
from harena.testing.walks import walk
from harena.testing.worlds import World, twins

SEALED: Any = sealed.GAME
OFFER: Any = offer.GAME
DICE: Any = dice.GAME

# -- scenarios ---------------------------------------------------------------------------------------------------------------


def test_a_scenario_is_played_in_notation_and_uses_its_script_up() -> None:
    t = Scenario(DICE, draws=["face 3", "face 6"])
    t.play(0, "roll 1")
    told = t.play(1, "roll 1")
    assert [one.code for one in told] == ["event-0", "event-1", "event-1", "event-2"]
    assert t.state.a[8] == 1
    t.done()


def test_a_scenario_stops_where_its_script_ends() -> None:
    t = Scenario(
        DICE, {"phase": 2, **dict.fromkeys(["sum0", "sum1", "won0", "won1"], 0), "dice0": 1, "dice1": 1, "left0": 4, "left1": 4}
    )
    assert t.due_text() == {f"face {n}": 1 for n in range(1, 7)}
    t.draw("face 1", "face 2", "face 3")
    assert t.legal_text(0) == ["roll 1", "roll 2", "roll 3"]
    with pytest.raises(AssertionError, match=r"law 8 \(scripts\): left over: \['face 3'\]"):
        t.done()


def test_a_scenario_says_why_a_step_of_a_gesture_is_refused() -> None:
    t = Scenario(OFFER, bots=[1])
    assert t.legal_text(0, "wood 0", "iron 0") == ["gold 1"]
    assert t.refusal(0, "wood 0", "iron 0", "gold 0").code == "empty-offer"
    with pytest.raises(AssertionError, match="not refused"):
        t.refusal(0, "wood 0")
    with pytest.raises(NotLegal):
        t.play(0, "wood 9")
    assert t.table.header.seats == ("human", "bot:test")


# -- golden records ----------------------------------------------------------------------------------------------------------


def test_golden_records_are_played_again(tmp_path: Path) -> None:
    for number in range(4):
        setup = digests.rotated(SEALED, number)
        (tmp_path / f"{number}.harena").write_bytes(record_of(played(SEALED, setup, number)))
    used = golden.check_used(SEALED, tmp_path)
    assert used["ending T4"] == used["chance"] == 4
    assert used["switch rounds=1"] == 1
    assert used["seats 2"] + used["seats 3"] == 4


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (b'"bid 1"', b'"bid 4"', "line"),
        (b'"sealed"', b'"dice"', "line 1: a record of dice"),
        (b'"edition": 1', b'"edition": 2', "line 1: edition 2, not 1"),
        (b'{"end"', b'{"und"', "neither a step"),
        (b'"commitment": "', b'"commitment": "0', "not the one that was promised"),
        (b'"seats": ["human", ', b'"seats": [', "line 3: a step needs"),
        (b'"chance"', b'"options": {"round": 1}, "chance"', "line 1: round: no such switch"),
    ],
)
def test_a_golden_record_that_was_changed_is_told(tmp_path: Path, old: bytes, new: bytes, why: str) -> None:
    path = tmp_path / "g.harena"
    data = next(data for seed in range(9) if b'"bid 1"' in (data := record_of(played(SEALED, SEALED.setup(2, {}, {}), seed))))
    path.write_bytes(data.replace(old, new))
    with pytest.raises(AssertionError, match=rf"^g\.harena.*{why}"):
        golden.check_golden(SEALED, path)


def test_a_golden_record_must_be_finished_and_drawn_by_its_seed(tmp_path: Path) -> None:
    path = tmp_path / "g.harena"
    lines = record_of(played(DICE, DICE.setup(2, {}, {}), 1)).splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    with pytest.raises(AssertionError, match="not finished"):
        golden.check_golden(DICE, path)
    end = json.loads(lines[-1])
    other = played(DICE, DICE.setup(2, {}, {}), 1)
    other.chance = Seeded(b"another")
    end["seed"] = Seeded(b"another").secret.hex()
    head = json.loads(lines[0])
    head["chance"]["commitment"] = commit(b"another")
    path.write_bytes(json.dumps(head).encode() + b"\n" + b"".join(lines[1:-1]) + json.dumps(end).encode() + b"\n")
    with pytest.raises(AssertionError, match=r"line \d+: the seed draws"):
        golden.check_golden(DICE, path)
    del end["seed"]
    path.write_bytes(b"".join(lines[:-1]) + json.dumps(end).encode() + b"\n")
    assert golden.check_golden(DICE, path).over


# -- digests -----------------------------------------------------------------------------------------------------------------


def test_every_value_of_every_switch_and_every_number_of_seats_comes_up() -> None:
    for rules in (SEALED, OFFER, DICE):
        setups: list[Any] = [digests.rotated(rules, number) for number in range(30)]
        assert {setup.seats for setup in setups} == set(rules.meta.seats)
        for key, option in rules.options().items():
            assert {setup.values[key] for setup in setups} >= {option.default, *digests.values_of(option)}
    assert digests.rotated(SEALED, 0).changed == {}


def test_digests_are_the_same_again_and_hang_on_the_seed(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for seed in ("1", "1", "2"):
        assert digests.main(["--rules", "tests.games.sealed:Sealed", "--games", "3", "--seed", seed]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]
    assert [line.split()[0] for line in told[0].splitlines()] == ["0", "1", "2"]
    assert digests.reference(digests) == "harena.testing.digests"  # type: ignore[arg-type]  # any module will do


# -- worlds ------------------------------------------------------------------------------------------------------------------


def test_twins_answer_for_others_and_keep_the_window_open() -> None:
    setup = SEALED.setup(3, {}, {})
    for point in walk(SEALED, setup, 1):
        waiting = SEALED.waiting(point.state)
        for seat in (None, 0, 1, 2):
            worlds = twins(SEALED, point.state, seat, Rng(1))
            assert bool(worlds) == (len(waiting) > 1)
            for world in worlds:
                assert SEALED.waiting(world.state)
                assert seat not in waiting or seat in SEALED.waiting(world.state)
    assert check_twins(SEALED, setup, [1]) > 0


def test_where_many_games_are_judged_what_takes_longest_is_looked_at_at_some_steps_only() -> None:
    seen = list[int]()

    class Watched(sealed.Sealed):
        def position(self, s: Any) -> Any:
            seen.append(len(s.a))
            return super().position(s)

    rules: Any = Watched()
    setup = rules.setup(3, {}, {})
    for law in (check_clones, check_round_trips):
        counts = []
        for seeds, looks in (([2, 3], 1), ([2], 2), ([3], 2)):
            seen.clear()
            law(rules, setup, seeds, looks=looks)
            counts.append(len(seen))
        assert min(counts[1:]) > 0
        assert sum(counts[1:]) < counts[0]
    every, some = (check_twins(SEALED, setup, [1, 2, 3, 4], looks=looks) for looks in (1, 2))
    assert 0 < some < every


def test_a_secret_that_a_step_reveals_may_not_be_taken_back() -> None:
    def pretend(rules: Any, state: Any, seat: int | None, rng: Rng) -> list[World[Any]]:  # noqa: ARG001 - the shape of twins
        """Pretend that nobody sees how many dice seat 1 has left until seat 0 has committed."""
        if state.a[0] or rules.over(state) or state.a[6] < 2:
            return []
        other = rules.clone(state)
        other.a[6] -= 1
        return [World(state), World(other)]

    class Hidden(dice.Dice):
        def view(self, s: Any, seat: int | None) -> Any:
            return super().view(s, seat) if s.a[0] else None

        def imagine(self, s: Any, seat: int, rng: Rng) -> Any:  # noqa: ARG002 - the shape of the contract
            other = self.clone(s)
            other.a[6] = 5
            return other

    rules: Any = Hidden()
    with pytest.raises(AssertionError, match="learns a secret and may take it back"):
        check_twins(rules, rules.setup(2, {}, {}), [1], pretend)


# -- cited rules -------------------------------------------------------------------------------------------------------------

BOOK = "# Game\n## B5 Corner\n### B5.1 One\n`official`\n### B5.2 Two\n### B5.10 Ten\n### B5.10a Ten and a bit\nsee B9.9\n"
TEST = 'def test_b5_1_takes_a_tile() -> None: ...\n@pytest.mark.parametrize("x", [1], ids=["B5.10"])\ndef test_b5_3_x(): ...\n'


def test_rules_that_no_test_cites_are_told() -> None:
    assert rulecover.rules_of(BOOK) == ["B5.1", "B5.2", "B5.10", "B5.10a"]
    assert rulecover.cited(TEST) == {"B5.1", "B5.3", "B5.10"}
    assert rulecover.cited("def test_b5_1_and_b5_2_together(): ...") == {"B5.1", "B5.2"}
    assert rulecover.cited("def test_c2_10a(self): ...  # [B9.1] is only a comment's") == {"C2.10a", "B9.1"}
    assert rulecover.rules_of("## V Auctions\n### V6 Shut out\n### V10 Last") == ["V6", "V10"]
    assert rulecover.cited("def test_v6_and_c4_9_and_v10_shut_out(): ...") == {"V6", "C4.9", "V10"}
    assert rulecover.invented("### V6 Shut out\n### B5.1 One", ["def test_v7_x(): ...", "def test_b5_is_a_chapter(): ..."]) == [
        "V7"
    ]
    assert rulecover.uncited(BOOK, [TEST]) == ["B5.2", "B5.10a"]
    assert rulecover.invented(BOOK, [TEST]) == ["B5.3"]


def test_the_command_prints_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book, test = tmp_path / "en.md", tmp_path / "test_b5.py"
    book.write_text(BOOK)
    test.write_text(TEST)
    assert rulecover.main([str(book), str(tmp_path)]) == 1
    assert capsys.readouterr().out == "B5.2\nB5.10a\n"
    test.write_text(TEST + '"B5.2", "B5.10a"')
    assert rulecover.main([str(book), str(test)]) == 0
