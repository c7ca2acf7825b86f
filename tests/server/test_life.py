"""Notes are folded into who plays, which links count, what is proposed and said; the same by every process."""

import re
from typing import Any

import pytest

from harena.server import notes
from harena.server.life import Life
from harena.server.notes import Note
from harena.text import catalogue
from harena.text.catalogue import LANGUAGES

KINDS = ("human", "human", "human", "bot:greedy")


def folded(*more: Note, kinds: tuple[str, ...] = KINDS) -> Life:
    life = Life(kinds, ())
    for at, note in enumerate(more):
        life.take(at, note)
    return life


def codes(life: Life) -> list[str]:
    return [line.code for line in life.talk]


def propose(what: Any, by: int = 0, *seats: int, seat: int | None = None) -> notes.Proposed:
    return notes.Proposed(what=what, by=by, seats=seats or (by,), seat=seat, kind="bot:greedy" if what == "replace" else "")


EVERY: list[Note] = [
    notes.Ready(seat=1, share="ab" * 16),
    notes.Stood(seat=1),
    notes.Taken(seat=2),
    notes.Called(seat=0, name="Livia"),
    notes.Renewed(link="watch", by="host"),
    notes.Renewed(link="host", by="host"),
    notes.Renewed(link="seat:1", by="host"),
    notes.Renewed(link="seat:1", by="seat"),
    notes.Renewed(link="see:1", by="seat"),
    notes.Sat(seat=1, kind="bot:random", by="host"),
    notes.Sat(seat=1, kind="human", by="host"),
    notes.Sat(seat=1, kind="bot:random", by="seat"),
    notes.Sat(seat=1, kind="human", by="seat"),
    notes.Said(who="seat", seat=1, text="ave"),
    notes.Said(who="host", text="salve"),
    notes.Ordered(seat=1, key="figure-1", value="near", hour=3),
    propose("undo"),
    notes.Refused(number=1, seat=1),
    propose("end"),
    notes.Refused(number=2, seat=0),
    propose("end"),
    notes.Agreed(number=3, seats=(1, 2)),
    propose("undo", 1),
    notes.Agreed(number=4, seats=(0, 2)),
    propose("replace", 0, seat=1),
    notes.Agreed(number=5, seats=(2,)),
    propose("rematch", 0, 0, 2),
    notes.Again(table="new"),
    notes.Expired(seats=(0, 2)),
    notes.Resigned(seat=0, kind="bot:greedy"),
]


def test_every_note_is_kept_and_read_as_it_was() -> None:
    assert [notes.read(notes.kept(note)) for note in EVERY] == EVERY
    assert {type(note) for note in EVERY} == set(notes.Note.__args__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_beside_the_game_has_its_sentence(language: str) -> None:
    told = {f"talk-{line.code}": set(line.facts) for line in folded(*EVERY).talk if line.code}
    words = catalogue.texts(language, "")
    for name, facts in told.items():
        found = re.search(rf"^{name} =((?:.*\n)(?:[ }}].*\n)*)", words, re.MULTILINE)
        assert found is not None, name
        assert set(re.findall(r"\$(\w+)", found[1])) <= facts, name
    assert {f"talk-{one}" for one in re.findall(r"^talk-([a-z-]+) =", words, re.MULTILINE)} == told.keys()


def test_links_have_generations_and_a_host_frees_a_seat_with_all_that_hangs_on_it() -> None:
    life = folded(notes.Ready(seat=1, share="ab" * 16), notes.Renewed(link="seat:1", by="seat"))
    assert (life.generations, life.private, set(life.shares)) == ({"seat:1": 1}, {"seat:1"}, {1})
    assert life.dead({"seat:1": 0})
    assert not life.dead({"seat:1": 1, "seat:0": 0})
    life.take(9, notes.Renewed(link="seat:1", by="host"))
    assert (life.generations, life.private, life.shares) == ({"seat:1": 2, "see:1": 1}, set(), {})


def test_a_taken_seat_is_its_takers_alone_until_he_gets_up() -> None:
    life = folded(notes.Taken(seat=0))
    assert (life.taken, life.private) == ({0}, {"seat:0", "see:0"})
    life.take(1, notes.Stood(seat=0))
    assert (life.taken, life.private, life.generations) == (set(), set(), {"seat:0": 2, "see:0": 2})
    assert folded(notes.Ready(seat=0, share="ab" * 16), notes.Stood(seat=0)).generations == {}


def test_a_proposal_needs_every_person_but_whom_it_is_about() -> None:
    life = folded(propose("replace", 0, seat=1))
    assert life.asked() == [2]
    assert life.passes(notes.Agreed(number=1, seats=(2,))) is not None
    assert life.passes(notes.Agreed(number=2, seats=(2,))) is None
    life.take(1, notes.Agreed(number=7, seats=(2,)))
    assert life.kinds[1] == "human"
    life.take(2, notes.Agreed(number=1, seats=(2,)))
    assert (life.kinds[1], life.proposal, codes(life)) == ("bot:greedy", None, ["proposed-replace", "agreed-replace"])


def test_one_who_agrees_twice_is_one() -> None:
    life = folded(propose("end"), notes.Agreed(number=1, seats=(1,)), notes.Agreed(number=1, seats=(1,)))
    assert life.asked() == [2]
    assert life.passes(notes.Agreed(number=1, seats=(1,))) is None


def test_who_proposes_for_all_has_all() -> None:
    assert folded().passes(propose("rematch", 0, 0, 1, 2)) is not None
    assert folded().passes(propose("rematch", 0, 0, 1)) is None
    assert folded(propose("rematch", 0, 0, 1, 2)).proposal is None


@pytest.mark.parametrize("note", [notes.Sat(seat=2, kind="bot:greedy", by="seat"), notes.Resigned(seat=2, kind="bot:greedy")])
def test_a_proposal_ends_when_who_plays_changes(note: Note) -> None:
    life = folded(propose("end"), note)
    assert life.proposal is None
    life.take(5, notes.Agreed(number=1, seats=(1,)))
    assert "agreed-end" not in codes(life)


def test_who_has_become_a_bot_before_the_game_has_to_sit_down_anew() -> None:
    life = folded(notes.Ready(seat=1, share="ab" * 16), notes.Sat(seat=1, kind="bot:greedy", by="host"))
    assert life.missing() == [0, 2]
    life.take(2, notes.Sat(seat=1, kind="human", by="host"))
    assert life.missing() == [0, 1, 2]


def test_nobodys_order_is_told() -> None:
    life = folded(notes.Ordered(seat=1, key="figure-1", value="near", hour=3))
    assert life.orders == {1: {"figure-1": ("near", 3)}}
    assert life.talk == []
