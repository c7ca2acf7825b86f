"""Colosseum in the terminal: limits left in advance."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run

MARKETS = 'markets = [["lion", "ship", "torch"], ["horse", "horse", "cage"], ["priest", "", ""], ["", "", ""], ["", "", ""]]\n'
AUCTION = "phase = 2\nstart = 2\n" + MARKETS


@pytest.fixture
def auction(tmp_path: Path) -> tuple[str, ...]:
    """Return the words that begin an auction phase which a bot starts."""
    position = tmp_path / "auction.toml"
    position.write_text(AUCTION)
    return ("play", "colosseum", "--text", "--position", str(position), "--seed", "4")


def test_a_limit_is_left_with_a_number_and_bids_without_asking(run: Run, auction: tuple[str, ...]) -> None:
    typed = "o\no 3\no 3 7\no 3 12\no 6 x\no\nmarket 1; bid 8\nq\n"
    ran = run(*auction, "--seats", "you,you,you", typed="\n" + typed)
    assert "1. Market 1 (1 torch, 1 ship and 1 lion): Ask me *" in ran.out, ran
    assert ran.out.count("3. Market 1 (1 torch, 1 ship and 1 lion): a number from 9 to 999, as in o 3 9") == 1
    assert "Market 1 (1 torch, 1 ship and 1 lion): Up to 12, then out *" in ran.out


def test_limits_of_several_bid_each_other_up(run: Run, auction: tuple[str, ...]) -> None:
    """B opens at 8 with a limit of 12, C has one of 11; A leaves: C is out at 12, and B has it."""
    typed = "\no 3 12\nmarket 1; bid 8\n" + "\no 3 11\nbid 9\n" + "\npass\n" + "\nq\n"
    ran = run(*auction, "--seats", "you,you,you", typed=typed)
    assert "Player 2 bids 12" in ran.out, ran
    assert "Player 2 wins market 1 for 12" in ran.out


@pytest.mark.parametrize(("language", "words"), [("es", "Hasta 12, luego me retiro *"), ("de", "Bis 12, dann aussteigen *")])
def test_a_limit_is_named_in_the_readers_language(run: Run, auction: tuple[str, ...], language: str, words: str) -> None:
    ran = run(*auction, "--seats", "you,you,you", "--lang", language, typed="\no 3 12\no\nq\n")
    assert words in ran.out
