"""Colosseum in the terminal: whole games against bots, handed round and with real tokens; limits left in advance."""

import json
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


# -- whole games ---------------------------------------------------------------------------------------------------------------


def lines(home: Path) -> list[dict[str, object]]:
    """Return the lines of the one record there is."""
    (record,) = sorted((home / "records").glob("*.harena"))
    return [json.loads(row) for row in record.read_text().splitlines()]


@pytest.mark.parametrize(
    ("language", "over", "won"),
    [
        ("en", "The game is over.", "best event: coins"),
        ("es", "La partida ha terminado.", "mejor espectáculo: monedas"),
        ("de", "Das Spiel ist zu Ende.", "beste Veranstaltung: Münzen"),
    ],
)
def test_a_whole_game_against_bots(run: Run, home: Path, language: str, over: str, won: str) -> None:
    words = ("--seats", "you,greedy,greedy", "--seed", "4", "--lang", language)
    ran = run("play", "colosseum", "--text", *words, typed="2\n" * 900)
    assert ran.code == 0, ran
    assert over in ran.out
    assert won in ran.out
    assert lines(home)[-1]["end"] == "C8.2"
    assert run("verify", "--fairness", *(home / "records").glob("*.harena")).code == 0


def test_a_whole_game_of_intense_auctions_handed_round(run: Run, home: Path) -> None:
    """With three at one screen it is wiped between two hands, and each hears what happened meanwhile."""
    words = ("--seats", "you,you,you", "--seed", "4", "--set", "auction_mode=intense", "--set", "trade_offer_cap=1")
    ran = run("play", "colosseum", "--text", *words, typed="\n1\n" * 900)
    assert ran.code == 0, ran
    assert ran.out.count("it is your turn. Press Enter when only you can see the screen.") > 20
    header, *_, end = lines(home)
    assert header["options"] == {"auction_mode": "intense", "trade_offer_cap": 1}
    assert end["end"] == "C8.2"


def test_a_whole_game_with_real_tokens_and_dice(run: Run, home: Path) -> None:
    """What was drawn and rolled is asked, checked and recorded; nobody knows a seed."""
    ran = run("play", "colosseum", "--text", "--seats", "you,greedy,greedy", "--chance", "entered", typed="1\n" * 1500)
    assert ran.code == 0, ran
    header, *steps, end = lines(home)
    assert header["chance"] == {"source": "entered"}
    drawn = {str(step["m"]).split()[0] for step in steps if step.get("s") == "*"}
    assert drawn >= {"token", "deal", "die"}
    assert end["end"] == "C8.2"
    assert "seed" not in end


def test_a_refusal_names_its_rule_and_the_question_stands(run: Run, auction: tuple[str, ...]) -> None:
    ran = run(*auction, "--seats", "you,you,you", typed="\nmarket 4\nmarket 1; bid 7\nmarket 1; bid 31\nrule C4.3\nq\n")
    assert "[C4.1]" in ran.out
    assert ran.out.count("[C4.3]") >= 1
    assert "[C4.6]" in ran.out


def test_a_switch_may_be_set_by_its_name_with_the_chapter(run: Run, home: Path) -> None:
    for name in ("auction.mode", "auction_mode"):
        ran = run("play", "colosseum", "--text", "--seats", "you,you,you", "--set", f"{name}=intense", typed="q\n")
        assert ran.code == 0, ran
    headers = [json.loads(one.read_text().splitlines()[0]) for one in sorted((home / "records").glob("*.harena"))]
    assert [one["options"]["auction_mode"] for one in headers] == ["intense", "intense"]
