"""Undo: free over one's own last gesture, never over what anybody learned, and by consent of all."""

from typing import Any

import pytest
from tests.core.test_table import DICE, OFFER, SEALED, all_of, refused, table_of

from harena.core.chance import Entered, Scripted, Seeded
from harena.core.errors import NotNow
from harena.core.reason import Reason
from harena.core.table import Table


def why(table: Table[Any], seat: int) -> str | int:
    found = table.undoable(seat)
    if isinstance(found, Reason):
        refused(table, NotNow, found.code, table.undo, seat)
        return found.code
    return found


def test_ones_own_last_gesture_is_taken_back_whole() -> None:
    table = table_of(OFFER, Entered())
    start = OFFER.dump(table.state)
    table.act(0, [1, 11, 20])
    after = OFFER.dump(table.state), table.story(0)
    assert why(table, 0) == 3
    table.undo(0, at=3)
    assert (OFFER.dump(table.state), table.steps, table.story(0)) == (start, [], [])
    assert table.lines[-1] == {"undo": 3, "by": 0}
    assert table.version == 4
    table.redo(0, at=4)
    assert (OFFER.dump(table.state), table.story(0)) == after
    assert table.lines[-1] == {"redo": 3, "by": 0}
    table.undo(0)
    table.act(0, [1, 11, 20])
    assert (OFFER.dump(table.state), table.story(0)) == after


def test_nothing_played_is_nothing_to_take_back() -> None:
    table = table_of(OFFER, Entered())
    assert why(table, 0) == "undo-nothing"
    table.act(0, [1, 11, 20])
    table.undo(0)
    assert why(table, 0) == "undo-nothing"


def test_another_persons_step_stands_in_the_way_a_bots_does_not() -> None:
    table = table_of(OFFER, Entered())
    table.act(0, [1, 11, 20])
    assert why(table, 1) == "undo-other"
    table.act(1, [31])
    assert (why(table, 0), why(table, 1)) == ("undo-other", 1)
    table = table_of(OFFER, Entered(), ("human", "bot:x"))
    table.act(0, [1, 11, 20])
    table.act(1, [31])
    table.act(1, [1, 11, 20])
    assert why(table, 0) == 7
    table.undo(0)
    assert table.steps == []
    table.redo(0)
    assert len(table.steps) == 7


def test_a_draw_stands_in_the_way() -> None:
    table = table_of(DICE, Scripted([13, 12]))
    table.act(0, [1])
    assert why(table, 0) == 1
    table.act(1, [1])
    assert (why(table, 0), why(table, 1)) == ("undo-chance", "undo-chance")


def test_a_window_stands_in_the_way_while_it_is_open_and_when_it_has_closed() -> None:
    table = table_of(SEALED, Scripted([11, 12]))
    assert why(table, 0) == "undo-window"
    table.act(0, [1])
    assert (why(table, 0), why(table, 1)) == ("undo-window", "undo-window")
    table = table_of(SEALED, Scripted([11]), options={"rounds": 1})
    table.act(0, [1])
    table.act(1, [2])
    assert why(table, 0) == "over"


def test_a_closed_window_stands_in_the_way_of_its_last_answer() -> None:
    table = table_of(SEALED, Entered())
    table.enter(11)
    table.act(0, [1])
    table.act(1, [2])
    assert (why(table, 0), why(table, 1)) == ("undo-closed", "undo-closed")


def test_undo_can_be_switched_off() -> None:
    table = table_of(OFFER, Entered(), undo=False)
    table.act(0, [1, 11, 20])
    assert why(table, 0) == "undo-off"


def test_consent_takes_back_whole_gestures_and_over_draws() -> None:
    table = table_of(DICE, Scripted([13, 12, 15]))
    table.act(0, [1])
    table.act(1, [1])
    for count in (0, -1, 5):
        refused(table, NotNow, "undo-nothing", table.take_back, count, 0)
    refused(table, NotNow, "undo-nothing", table.take_back, 1, 0, consent=True)  # the draw would be missing
    table.take_back(3, 0, consent=True)
    assert table.waiting() == (1,)
    refused(table, NotNow, "redo-nothing", table.redo, 1)  # a draw was in it
    table = table_of(OFFER, Entered())
    table.act(0, [1, 11, 20])
    refused(table, NotNow, "undo-nothing", table.take_back, 1, 0, consent=True)  # half a gesture


def test_a_mistyped_draw_is_taken_back_by_consent() -> None:
    table = table_of(DICE, Entered())
    table.act(0, [1])
    table.act(1, [1])
    table.enter(13)
    table.take_back(1, 0, consent=True)
    assert table.due() is not None
    table.enter(14)
    assert (table.draws, table.steps[-1].move) == (2, 14)


def test_only_what_was_taken_back_just_now_is_played_again_and_by_its_player() -> None:
    table = table_of(OFFER, Entered())
    refused(table, NotNow, "redo-nothing", table.redo, 0)
    table.act(0, [1, 11, 20])
    table.undo(0)
    refused(table, NotNow, "redo-nothing", table.redo, 1)
    table.act(0, [2, 11, 20])
    refused(table, NotNow, "redo-nothing", table.redo, 0)
    table.undo(0)
    table.abandon()
    refused(table, NotNow, "redo-nothing", table.redo, 0)


@pytest.mark.parametrize("bots", [False, True])
def test_undo_and_redo_are_steps_of_the_record(bots: bool) -> None:  # noqa: FBT001 - a case
    seats = ("human", "bot:x" if bots else "human")
    table = table_of(OFFER, Seeded.from_number(1), seats)
    table.act(0, [1, 11, 20])
    table.undo(0)
    table.redo(0)
    table.undo(0)
    table.act(0, [0, 11, 20])
    table.act(1, [31])
    table.take_back(1, 1, consent=True)
    replay: Table[Any] = Table(OFFER, table.setup, table.header, Scripted(()))
    for line in table.lines:
        replay.feed(line)
    assert all_of(replay) == all_of(table)
    refused(replay, NotNow, "redo-nothing", replay.feed, {"redo": 2, "by": 1})
    replay.feed({"redo": 1, "by": 1})
    assert replay.waiting() == (1,)
