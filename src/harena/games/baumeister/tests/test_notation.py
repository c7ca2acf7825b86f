"""Moves as text."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.core.errors import Unreadable
from harena.games import baumeister as b
from harena.games.baumeister import moves as mv
from harena.games.baumeister.tests.at import at, game

S = at()
NUMBERS = [block.base + n for block in mv.BLOCKS for n in range(block.size)]


def test_every_move_is_read_as_it_is_written() -> None:
    texts = [b.write(S, 0, move) for move in NUMBERS]
    assert len(set(texts)) == len(NUMBERS) == len(set(NUMBERS))
    assert [b.read(S, 0, text) for text in texts] == NUMBERS
    assert [b.read(S, 0, f"  {text.upper()} ") for text in texts] == NUMBERS


def test_blocks_do_not_overlap_and_the_bounds_hold() -> None:
    assert b.bounds(game()).moves == mv.END > max(NUMBERS)
    assert b.bounds(game()).outcomes == 20
    assert b.bounds(game(turn_limit=1)).steps == 40 + 26
    for move in range(-1, mv.END + 1):
        block = mv.block_of(move)
        assert (block is not None) == (move in NUMBERS)


@pytest.mark.parametrize("move", sorted(set(range(-1, mv.END + 1)) - set(NUMBERS)))
def test_a_number_that_is_no_move_cannot_be_written(move: int) -> None:
    with pytest.raises(Unreadable, match="not the number of a move"):
        b.write(S, 0, move)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("first stone", 3),
        ("go 1", 4),
        ("go 7", 10),
        ("wheels 0", 11),
        ("wheels 6", 17),
        ("pass", 18),
        ("buy water", 19),
        ("take", 23),
        ("build", 24),
        ("score stable", 29),
        ("card stone", 33),
        ("cards 0", 40),
        ("cards 99", 139),
        ("pay water 0", 140),
        ("pay wood 2", 242),
        ("discard stone 99", 939),
        ("strip 1", 940),
        ("token card", 946),
        ("start 4", 950),
        ("tile stable", 955),
        ("part pc6", 975),
        ("pay wood 002", 242),
    ],
)
def test_numbers_of_moves_never_change(text: str, move: int) -> None:
    assert b.read(S, 0, text) == move


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "is not a move"),
        ("   ", "is not a move"),
        ("bild", "did you mean build"),
        ("take it", "write it alone"),
        ("pass wood", "write it alone"),
        ("build 1", "write it alone"),
        ("go", "number of fields, as in go 3"),
        ("go 0", "go 3"),
        ("go 8", "go 3"),
        ("go -1", "go 3"),
        ("go ²", "go 3"),
        ("go 0003", "go 3"),
        ("go 3 4", "go 3"),
        ("wheels 7", "wheels 2"),
        ("cards 100", "cards 2"),
        ("pay wood", "pay wood 2"),
        ("pay stable 2", "pay wood 2"),
        ("pay wood 100", "pay wood 2"),
        ("pay wood two", "pay wood 2"),
        ("discard 2 wood", "discard wood 2"),
        ("strip 0", "strip 2"),
        ("strip 5", "strip 2"),
        ("start 0", "start 2"),
        ("start 5", "start 2"),
        ("part PA8", "part PA1"),
        ("token none", "fame, reset, card"),
        ("tile storage", "water, wood, grain, stone, stable"),
        ("score storage", "is not complete"),
        ("first stable", "is not complete"),
        ("buy", "is not complete"),
    ],
)
def test_an_unreadable_move_is_told_with_a_hint(text: str, hint: str) -> None:
    with pytest.raises(Unreadable, match=hint):
        b.read(S, 0, text)


@given(st.text(max_size=40))
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    with contextlib.suppress(Unreadable):
        assert b.read(S, 0, text) in NUMBERS


WORDS = st.sampled_from(
    [block.word for block in mv.BLOCKS] + ["wood", "stable", "PA1", "fame", "1", "0", "-3", "99", "100", "٣", "²", ""]
)


@given(st.lists(WORDS, max_size=5))
def test_any_words_of_the_notation_are_a_move_or_unreadable(words: list[str]) -> None:
    with contextlib.suppress(Unreadable):
        assert b.read(S, 0, " ".join(words)) in NUMBERS
