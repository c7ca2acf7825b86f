"""Moves as text, and why touching a place means nothing now."""

import pytest

from harena.core.errors import Unreadable
from harena.games import colosseum as c
from harena.games.colosseum import moves as mv
from harena.games.colosseum.tests.at import AUCTION, CLOSE, FULL, INVEST, PRODUCE, TRADE, play, table


def test_every_number_is_written_and_read_back() -> None:
    s = table(phase=INVEST)
    numbers = [m for block in mv.BLOCKS for m in range(block.base, block.base + block.size)]
    assert len(numbers) == len(set(numbers))
    for m in numbers:
        assert c.read(s, 0, c.write(s, 0, m)) == m
    assert mv.END == numbers[-1] + 1 == c.bounds(s.setup).moves
    for m in (-1, int(mv.END)):
        with pytest.raises(Unreadable, match="is not the number of a move"):
            c.write(s, 0, m)
        with pytest.raises(ValueError, match=str(m)):
            mv.known_block(m)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("buyy 12", r"'buyy 12' is not a move \(did you mean buy\?\)"),
        ("", "'' is not a move"),
        ("buy", "not complete; it takes a number, as in buy 30"),
        ("buy 31", "not complete"),
        ("pass 1", "write it alone"),
        ("give tiger", "it takes one of gladiator"),
        ("move Q 3", "as in move E 4"),
        ("move E 13", "as in move E 4"),
        ("nudge E 4", "as in nudge S1 -2"),
        ("bid 1000", "as in amount 2 or bid 9"),
        ("to 6", "or all, as in to 2"),
        ("die 7", "a face of the movement die"),
        ("buy 1 2", "not complete"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        c.read(table(phase=INVEST), 0, text)


def test_short_forms() -> None:
    s = table(phase=INVEST)
    assert c.read(s, 0, "bid 9") == c.read(s, 0, "amount 9")
    assert c.read(s, 0, "nudge E 2") == c.read(s, 0, "nudge E +2")


def touched(phase: int, target: str, *before: str, seat: int = 0) -> tuple[str, str] | None:
    s = table({"tokens": {"lion": 2}, "programs": [1]}, {"tokens": {"ship": 1}}, phase=phase, markets=FULL)
    play(s, *before)
    reason = c.point(s, seat, target)
    return (reason.code, reason.rule) if reason else None


def test_places_say_why_not() -> None:
    assert touched(INVEST, "program-11") is None
    assert touched(INVEST, "program-30") == ("too-dear", "C4.6")
    assert touched(INVEST, "expand-left") is None
    assert touched(INVEST, "fee-medals") == ("other-decision", "C3.1")
    assert touched(INVEST, "market-1") == ("other-decision", "C3.1")
    assert touched(INVEST, "nowhere") == ("no-place", "")
    assert touched(INVEST, "pass", seat=1) == ("not-your-turn", "C2.4")
    assert touched(AUCTION, "market-1") is None
    assert touched(AUCTION, "amount", "market 1") is None
    assert touched(AUCTION, "amount") == ("other-decision", "C4.1")
    assert touched(TRADE, "seat-1") == ("no-partner", "C5.1")
    assert touched(TRADE, "all") is None
    assert touched(TRADE, "give-ship", "to 2") == ("not-owned", "C5.5")
    assert touched(TRADE, "take-coin", "to 2", "give lion", "amount 1") is None
    assert touched(PRODUCE, "noble-e", "yes", "die 2") is None
    assert touched(PRODUCE, "noble-e") == ("other-decision", "C6.1")
    assert touched(PRODUCE, "drop-lion", "yes", "die 2") == ("other-decision", "C6.3")


def test_a_kind_that_the_leader_lacks_is_refused_at_its_place() -> None:
    s = table({"programs": [1], "produced": [1], "best": 7, "latest_turn": 1, "tokens": {"lion": 2}}, {"coins": 29}, phase=CLOSE)
    reason = c.point(s, 1, "name-ship")
    assert reason is not None
    assert reason.code == "not-held"
    assert c.point(s, 1, "name-lion") is None
