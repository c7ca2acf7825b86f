"""The table: what is played, refused, entered, written and told."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games import dice, offer, sealed

from harena.core.chance import Chance, Entered, Scripted, Seeded, commit
from harena.core.errors import HarenaError, NotLegal, NotNow, NotYours, Stale
from harena.core.record import header_of, read_record
from harena.core.table import Line, Table
from harena.testing.tables import played, record_of, replayer

SEALED: Any = sealed.GAME
OFFER: Any = offer.GAME
DICE: Any = dice.GAME


def table_of(rules: Any, chance: Chance, seats: Sequence[str] = ("human", "human"), **more: Any) -> Table[Any]:
    setup = rules.setup(len(seats), more.pop("options", {}), {})
    table: Table[Any] = Table(rules, setup, header_of(rules, setup, chance, seats), chance, **more)
    table.begin()
    return table


def all_of(table: Table[Any]) -> tuple[Any, ...]:
    rules = table.rules
    return (
        rules.dump(table.state), list(table.lines), [(step.who, step.move, step.events) for step in table.steps],
        table.draws, table.window, table.finished, table.version, table.waiting(), table.story(None), table.undoable(0),
    )  # fmt: skip


def refused(table: Table[Any], error: type[HarenaError], code: str, call: Any, *given: Any, **more: Any) -> HarenaError:
    """Hold that a call raises and leaves everything as it was."""
    before = all_of(table)
    with pytest.raises(error) as found:
        call(*given, **more)
    assert found.value.code == code
    assert all_of(table) == before
    return found.value


# -- headers -----------------------------------------------------------------------------------------------------------------


def test_a_header_commits_to_a_seed_and_never_shows_it() -> None:
    setup = SEALED.setup(2, {"rounds": 3}, {})
    header = header_of(SEALED, setup, Seeded(b"s" * 32, [b"x" * 16]), ["human", "bot:a"], ["Ana", "A"])
    assert header.chance == {"source": "seeded", "commitment": commit(b"s" * 32), "shares": [(b"x" * 16).hex()]}
    assert (header.game, header.edition, header.seats, header.names) == ("sealed", 1, ("human", "bot:a"), ("Ana", "A"))
    assert (header.options, header.box, header.start) == ({"rounds": 3}, {}, None)
    plain = header_of(SEALED, setup, Seeded.from_number(1), ["human"] * 2, start={"round": 1})
    assert plain.chance["predictable"] is True
    assert "shares" not in plain.chance
    assert plain.start == {"round": 1}


def test_a_game_can_start_from_a_position() -> None:
    setup = OFFER.setup(2, {}, {})
    start = OFFER.position(OFFER.new(setup)) | {"turn": 1}
    table: Table[Any] = Table(OFFER, setup, header_of(OFFER, setup, Entered(), ["human"] * 2, start=start), Entered())
    assert table.waiting() == (1,)
    start["turn"] = 2
    over: Any = Table(OFFER, setup, header_of(OFFER, setup, Entered(), ["human"] * 2, start=start), Entered())
    assert not over.over
    over.begin()
    assert over.over
    assert over.lines[-1]["end"] == "T4"


# -- playing -----------------------------------------------------------------------------------------------------------------


def test_what_is_due_is_drawn_before_anybody_is_asked_and_only_once() -> None:
    chance = Scripted([12])
    table = table_of(SEALED, chance)
    assert (chance.left, table.draws, table.version, table.waiting()) == (0, 1, 1, (0, 1))
    before = all_of(table)
    table.begin()
    assert all_of(table) == before


def test_a_gesture_is_played_whole_and_then_the_draws_after_it() -> None:
    table = table_of(DICE, Scripted([13, 16, 12]))
    table.act(0, [2])
    table.act(1, [1])
    assert [line for line in table.lines if line["s"] == "*"] == [{"s": "*", "m": f"face {n}"} for n in (3, 6, 2)]
    assert [step.opens for step in table.steps] == [True] * 5
    assert table.view(None).facts["won0"] == 1
    assert [told.code for told in table.story(0, 2)] == ["event-1"] * 3 + ["event-2"]


def test_a_gesture_happens_whole_or_not_at_all() -> None:
    table = table_of(OFFER, Entered())
    refused(table, NotNow, "gesture-open", table.act, 0, [1])
    refused(table, NotNow, "gesture-open", table.act, 0, [1, 10])
    refused(table, NotLegal, "other-block", table.act, 0, [1, 1])
    refused(table, NotNow, "gesture-long", table.act, 0, [1, 10, 21, 30])
    refused(table, NotNow, "no-move", table.act, 0, [])
    error = refused(table, NotLegal, "empty-offer", table.act, 0, [0, 10, 20])
    assert error.rule == "T7"
    table.act(0, [1, 10, 21])
    assert [(step.move, step.opens) for step in table.steps] == [(1, True), (10, False), (21, False)]


def test_a_draft_shows_where_small_steps_lead_and_records_nothing() -> None:
    table = table_of(OFFER, Entered())
    before = all_of(table)
    state = table.draft(0, [1, 10])
    assert OFFER.legal(state, 0) == [20, 21]
    assert OFFER.dump(table.draft(0, [])) == OFFER.dump(table.state)
    assert all_of(table) == before
    refused(table, NotNow, "gesture-long", table.draft, 0, [1, 10, 21, 30])
    refused(table, NotLegal, "too-much", table.draft, 0, [9])


def test_who_is_not_asked_may_not_play() -> None:
    table = table_of(OFFER, Entered())
    refused(table, NotYours, "not-your-turn", table.act, 1, [1, 10, 21])
    refused(table, NotYours, "no-seat", table.act, 2, [1])
    refused(table, NotYours, "no-seat", table.act, -3, [1])
    assert table.legal(1) == []
    assert table.asks(1) is None
    ask = table.asks(0)
    assert ask is not None
    assert ask.facts == {"seat": 0, "moves": 3}


def test_a_move_the_rules_cannot_explain_is_no_move() -> None:
    class Mute(dice.Dice):
        def explain(self, *_: Any) -> None:
            return None

    table = table_of(Mute(), Entered())
    refused(table, NotLegal, "not-a-move", table.act, 0, [0])


def test_a_move_meant_for_another_step_is_stale() -> None:
    table = table_of(DICE, Entered())
    error = refused(table, Stale, "stale", table.act, 0, [1], at=3)
    assert error.facts == {"now": 0, "then": 3}
    table.act(0, [1], at=0)
    table.act(1, [1], at=1)
    refused(table, Stale, "stale", table.enter, 11, at=1)
    refused(table, Stale, "stale", table.undo, 0, at=1)
    refused(table, Stale, "stale", table.redo, 0, at=1)


def test_nobody_plays_after_the_end() -> None:
    table = played(OFFER, OFFER.setup(2, {}, {}), 3)
    assert table.over
    assert (table.waiting(), table.legal(0), table.asks(0), table.due()) == ((), [], None, None)
    ending = table.ending()
    assert ending is not None
    assert table.lines[-1]["end"] == ending.rule
    for call, given in ((table.act, (0, [1])), (table.abandon, ()), (table.feed, ({"s": 0, "m": "wood 1"},))):
        refused(table, NotNow, "over", call, *given)
    refused(table, NotNow, "no-draw", table.enter, 11)
    refused(table, NotNow, "redo-nothing", table.redo, 0)
    refused(table, NotNow, "undo-nothing", table.take_back, 1, 0)
    before = all_of(table)
    table.begin()
    assert all_of(table) == before


# -- draws -------------------------------------------------------------------------------------------------------------------


def test_people_enter_what_they_drew() -> None:
    table = table_of(DICE, Entered())
    refused(table, NotNow, "no-draw", table.enter, 11)
    table.act(0, [1])
    table.act(1, [1])
    assert table.due() == [(10 + n, 1) for n in range(1, 7)]
    assert table.waiting() == ()
    refused(table, NotNow, "bad-draw", table.enter, 17)
    refused(table, NotNow, "not-now", table.act, 0, [1])
    table.enter(16, at=2)
    assert (table.draws, table.version) == (1, 3)
    table.enter(11)
    assert table.waiting() == (0,)
    assert table.view(0).facts["won0"] == 1


def test_a_script_that_ends_too_early_leaves_everything_as_it_was() -> None:
    chance = Scripted([13, 16])
    table = table_of(DICE, chance)
    table.act(0, [2])
    refused(table, NotNow, "script-over", table.act, 1, [1])
    refused(table, NotNow, "script-over", table.act, 1, [1])
    assert table.draws == 0


def test_draws_are_numbered_over_all_ever_made() -> None:
    table = table_of(SEALED, Seeded.from_number(4), options={"rounds": 3})
    seen = set()
    for _ in range(40):
        table.act(0, [1])
        table.act(1, [0])
        seen.add(table.steps[-1].move)
        table.take_back(3, 0, consent=True)
    assert table.draws == 41
    assert len(seen) == 3


# -- the sink ----------------------------------------------------------------------------------------------------------------


def test_a_step_counts_only_when_it_is_written() -> None:
    written: list[Line] = []
    full = False

    def sink(lines: Sequence[Line]) -> None:
        if full:
            raise OSError("the disk is full")
        written.extend(lines)

    table = table_of(DICE, Scripted([11, 12, 13]), sink=sink)
    table.act(0, [1])
    assert written == table.lines
    full = True
    before = all_of(table)
    for call, given in ((table.act, (1, [2])), (table.undo, (0,)), (table.abandon, ()), (table.take_back, (1, 0))):
        with pytest.raises(OSError, match="full"):
            call(*given)
        assert all_of(table) == before
    full = False
    table.undo(0)
    full = True
    before = all_of(table)
    with pytest.raises(OSError, match="full"):
        table.redo(0)
    assert all_of(table) == before
    full = False
    table.redo(0)
    table.act(1, [2])
    table.abandon()
    assert written == table.lines
    assert [line["m"] for line in written if line.get("s") == "*"] == ["face 1", "face 2", "face 3"]


# -- windows -----------------------------------------------------------------------------------------------------------------


def test_an_open_window_shows_nobody_who_has_answered() -> None:
    table: Any = table_of(SEALED, Scripted([11, 12]), ("human",) * 3)
    seen = [(table.version, table.view(0), table.view(None), table.story(0), table.undoable(0))]
    for seat in (2, 1):
        table.act(seat, [3], at=1)
        seen.append((table.version, table.view(0), table.view(None), table.story(0), table.undoable(0)))
    assert seen == [seen[0]] * 3
    assert table.window
    refused(table, NotYours, "not-your-turn", table.act, 1, [2], at=1)
    table.act(0, [1], at=1)
    assert not table.window
    assert table.version == 5
    assert [told.facts for told in table.story(0)[2:5]] == [{"a": 0, "b": 1}, {"a": 1, "b": 3}, {"a": 2, "b": 3}]


def test_a_window_stays_open_through_the_record_as_well() -> None:
    table = table_of(SEALED, Scripted([11, 12]), ("human",) * 3)
    for seat in (2, 1, 0):
        table.act(seat, [seat])
    replay = replayer(SEALED, table.setup, table)
    seen = []
    for line in table.lines:
        replay.feed(line)
        seen.append((replay.window, replay.version))
    assert seen == [(False, 1), (True, 1), (True, 1), (False, 4), (False, 5)]


def test_consent_can_open_a_window_again() -> None:
    table = table_of(SEALED, Scripted([11, 12]))
    table.act(0, [1])
    table.act(1, [2])
    table.take_back(2, 0, consent=True)
    assert (table.window, table.waiting(), table.version, len(table.lines)) == (True, (1,), 5, 5)
    assert table.lines[-1] == {"undo": 2, "by": 0, "consent": True}


# -- feeding -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [SEALED, OFFER, DICE], ids=["sealed", "offer", "dice"])
def test_a_fed_record_leads_to_the_same_table(rules: Any) -> None:
    table = played(rules, rules.setup(2, {}, {}), 11)
    record = read_record(record_of(table))
    replay = replayer(rules, table.setup, table)
    for line in record.lines:
        replay.feed(line)
        for seat in (None, 0, 1):
            assert replay.view(seat) == rules.view(replay.state, seat)  # though it is built once only
            assert replay.view(seat) is replay.view(seat)
    assert all_of(replay) == all_of(table)
    assert [step.opens for step in replay.steps] == [step.opens for step in table.steps]


def test_half_a_gesture_can_be_fed_and_finished() -> None:
    table = table_of(OFFER, Entered())
    table.feed({"s": 0, "m": "wood 1"})
    table.act(0, [10, 21])
    assert [step.opens for step in table.steps] == [True, False, False]
    assert table.undoable(0) == 3


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({"s": "*", "m": "prize 1"}, "bad-draw"),
        ({"s": 0, "m": "prize 1"}, "other-block"),
        ({"s": 0, "m": "nothing"}, "unreadable"),
        ({"undo": 9, "by": 0}, "undo-nothing"),
        ({"undo": 1, "by": 0}, "undo-nothing"),
        ({"redo": 1, "by": 0}, "redo-nothing"),
        ({"end": "T4", "ranks": [1, 1], "scores": [0, 0], "digest": ""}, "end-early"),
        ({"end": "abandoned", "ranks": [], "scores": [], "digest": "00"}, "digest-wrong"),
    ],
)
def test_a_line_that_cannot_be_is_refused(line: Line, code: str) -> None:
    table = table_of(SEALED, Scripted([11]))
    refused(table, HarenaError, code, table.feed, line)


def test_a_draw_that_cannot_be_is_refused() -> None:
    table: Table[Any] = replayer(SEALED, SEALED.setup(2, {}, {}), table_of(SEALED, Scripted([11])))
    refused(table, NotNow, "bad-draw", table.feed, {"s": "*", "m": "prize 0"})
    refused(table, NotNow, "not-now", table.feed, {"s": 0, "m": "bid 0"})


def test_the_end_of_a_record_must_be_the_end_of_the_game() -> None:
    table = played(OFFER, OFFER.setup(2, {}, {}), 3)
    for change, code in (({"end": "T9"}, "end-wrong"), ({"scores": [9, 0]}, "end-wrong"), ({"digest": "00"}, "digest-wrong")):
        replay = replayer(OFFER, table.setup, table)
        for line in table.lines[:-1]:
            replay.feed(line)
        refused(replay, NotNow, code, replay.feed, table.lines[-1] | change)


def test_an_abandoned_game_shows_its_seed_and_replays() -> None:
    table = table_of(SEALED, Seeded.from_number(3))
    table.abandon()
    assert table.lines[-1]["end"] == "abandoned"
    assert table.lines[-1]["seed"] == Seeded.from_number(3).secret.hex()
    assert table.over
    assert table.undoable(0) == table.undoable(1)
    replay = replayer(SEALED, table.setup, table)
    for line in table.lines:
        replay.feed(line)
    assert replay.over
    assert replay.ending() is None
