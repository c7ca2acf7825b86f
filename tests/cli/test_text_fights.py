"""Whole fights in the terminal: against bots, among several at one screen, and with real dice."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run

PIT = ("play", "gladiatoro", "--text", "--set", "arena=pit", "--set", "end_turn_limit=3")


def ended(home: Path) -> dict[str, object]:
    """Return the last line of the one record there is."""
    (record,) = sorted((home / "records").glob("*.harena"))
    line: dict[str, object] = json.loads(record.read_text().splitlines()[-1])
    return line


@pytest.mark.parametrize(
    ("language", "over"), [("en", "The game is over."), ("es", "La partida ha terminado."), ("de", "Das Spiel ist zu Ende.")]
)
def test_a_whole_fight_against_a_bot(run: Run, home: Path, language: str, over: str) -> None:
    ran = run(*PIT, "--seats", "you,greedy", "--seed", "4", "--lang", language, typed="2\n" * 300)
    assert ran.code == 0, ran
    assert over in ran.out
    assert ended(home)["end"] in {"G6.3", "G6.6"}
    assert run("verify", "--fairness", *(home / "records").glob("*.harena")).code == 0


def test_answers_of_several_are_asked_apart_and_shown_together(run: Run, home: Path) -> None:
    """Factors are chosen unseen (G2.20): the screen is wiped between the two, and only then both are told."""
    ran = run(*PIT, "--seats", "you,you", "--seed", "4", typed="1\n" * 600)
    assert ran.code == 0, ran
    chosen = [found.start() for found in re.finditer(re.escape("[G2.20]"), ran.out)]
    shown = ran.out.index("has factor")
    assert sum(at < shown for at in chosen) >= 2
    assert ended(home)["end"] == "G6.6"


def test_a_whole_fight_with_real_dice(run: Run, home: Path) -> None:
    """What was drawn from the bag and what each die showed is asked, checked and recorded."""
    ran = run(*PIT, "--seats", "you,greedy", "--chance", "entered", typed="1\n" * 600)
    assert ran.code == 0, ran
    (record,) = sorted((home / "records").glob("*.harena"))
    lines = [json.loads(row) for row in record.read_text().splitlines()]
    assert lines[0]["chance"] == {"source": "entered"}
    drawn = [line["m"] for line in lines[1:-1] if line.get("s") == "*"]
    assert any(str(one).startswith("die") for one in drawn)
    assert any(str(one).startswith("draw") for one in drawn)
    assert lines[-1]["end"] in {"G6.3", "G6.6"}


def test_standing_orders_are_left_by_number_and_answer_without_asking(run: Run, home: Path) -> None:
    """Declining holds for one turn (G3.9): the two windows of the first turn are not asked again, those of the next are."""
    asked = "Take an extra action"
    plain = run(*PIT, "--seats", "you,greedy", "--seed", "4", typed="1\n" * 300)
    begun = "1\n" * 3  # factor, hex, facing
    ran = run(*PIT, "--seats", "you,greedy", "--seed", "4", typed=f"{begun}o\no 9\no 3\no\n" + "1\no\n" * 150)
    assert "Gladiator 1, extra action: “Decline” held for a time that is over; you are asked again." in ran.out
    assert ran.code == 0, ran
    assert "1. Gladiator 1, extra action: Ask *\n2. Gladiator 1, extra action: Ask near a foe\n3. " in ran.out
    assert "There is no choice 9; there are 3." in ran.out
    assert "3. Gladiator 1, extra action: Decline *" in ran.out
    assert 0 < ran.out.count(asked) < plain.out.count(asked)
    first, second = (json.loads(one.read_text().splitlines()[-1]) for one in sorted((home / "records").glob("*.harena")))
    assert first["end"] == second["end"]


def test_a_game_without_standing_orders_says_so(run: Run) -> None:
    ran = run("play", "baumeister", "--text", "--seats", "you,greedy", "--seed", "3", typed="o\no 1\nq\n")
    assert ran.out.count("There are no standing orders to leave here.") == 2
