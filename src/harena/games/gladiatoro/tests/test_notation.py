"""Moves as text: every move is written and read back, whatever is half written is refused with a hint."""

import pytest

from harena.core.errors import Unreadable
from harena.core.ids import CHANCE
from harena.games import gladiatoro as g
from harena.games.gladiatoro import moves as mv
from harena.games.gladiatoro.tests.at import fight, game

S = fight([(4, (0, 0), 0), (4, (4, 0), 0)])


def test_every_number_of_every_block_is_written_and_read_back() -> None:
    for block in mv.BLOCKS:
        for move in range(block.base, block.base + block.size):
            assert g.read(S, 0, g.write(S, 0, move)) == move
    assert mv.block_of(mv.DIE) is None
    assert mv.block_of(-1) is None


def test_blocks_follow_each_other() -> None:
    ends = [block.base + block.size for block in mv.BLOCKS]
    assert all(end <= block.base for end, block in zip(ends, mv.BLOCKS[1:], strict=False))
    assert ends[-1] == mv.END
    assert g.bounds(game()).moves == mv.END


def test_what_is_no_move_is_not_written() -> None:
    with pytest.raises(Unreadable, match="99999 is not the number of a move"):
        g.write(S, 0, 99999)
    with pytest.raises(ValueError, match="99999"):
        mv.known_block(99999)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "is not a move"),
        ("atack 2", r"did you mean attack\?"),
        ("pass now", "write it alone"),
        ("yes 1", "write it alone"),
        ("hex", "it takes the name of a hex"),
        ("hex Z9", "it takes the name of a hex"),
        ("hex +1", "it takes the name of a hex"),
        ("hex +500", "it takes the name of a hex"),
        ("face 6", "a facing from 0 to 5"),
        ("factor 21", "a factor"),
        ("attack 0", "the number of a gladiator"),
        ("step 25", "the number of a gladiator"),
        ("turn 1", "a gladiator and a facing"),
        ("turn 1 9", "a gladiator and a facing"),
        ("turn x 1", "a gladiator and a facing"),
        ("shift A1", "a hex and a facing"),
        ("draw 7", "a player counted from 1"),
        ("die 21", "what the die shows"),
        ("die ²", "what the die shows"),
        ("d6 7", "a six-sided die"),
        ("d6 3", "a six-sided die"),
    ],
)
def test_what_is_half_written_is_refused_with_a_hint(text: str, hint: str) -> None:
    with pytest.raises(Unreadable, match=hint):
        g.read(S, 0, text)


def test_a_six_sided_die_stands_for_three_faces_only() -> None:
    s = fight([(4, (0, 0), 0), (4, (4, 0), 0)], game(box={"dice": {"move": "1D4"}}))
    g.apply(s, 0, mv.MOVE)
    with pytest.raises(Unreadable, match="six-sided"):
        g.read(s, CHANCE, "d6 3")
