"""``harena referee colosseum``: the auctions of a real table, and games that end after a phase."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from harena.games import load, names, phases

FULL = "; ".join(["lion ship torch"] * 5)
# The designers' example of the intense auctions: who starts, who wins and who is shut out are theirs, the bids are ours.
EXAMPLE = """
market 1; bid 8
bid 9
pass
pass
market 2; bid 8
bid 9
pass
pass
token horse
token horse
token horse
token horse
token horse
market 3; bid 8
pass
bid 9
pass
market 4; bid 8
bid 9
pass
market 5
token cage
token cage
token cage
token cage
token cage
token cage
token cage
token cage
token cage
market 1; bid 8
pass
pass
token joker
token comedian
token comedian
""".lstrip()


def lines(home: Path) -> list[dict[str, object]]:
    """Return the lines of the one record there is."""
    (record,) = sorted((home / "records").glob("*.harena"))
    return [json.loads(row) for row in record.read_text().splitlines()]


def test_v1_the_example_of_the_designers_at_a_real_table(run: Run, home: Path) -> None:
    ran = run(
        "referee", "colosseum", "--text", "--players", "Ana,Bo,Cy", "--mode", "intense", "--stalls", FULL, "--down", "priest",
        typed=EXAMPLE,
    )  # fmt: skip
    assert ran.code == 0, ran
    said = ran.out
    # Round 1: Bo wins and is shut out, Cy wins, Ana passes; two markets are filled, the face-down token first.
    assert "Bo wins market 1 for 9 coins." in said
    assert "Bo has won already and cannot bid in this auction. [V6]" in said
    assert "Cy wins market 2 for 9 coins." in said
    assert "Ana passes: auctions." in said
    assert "The empty markets are filled now: 1, 2. [V8]\npriest fills market 1." in said
    # Round 2: Ana and Cy win and are shut out, Bo buys a third market alone, at 8, unasked; three markets are filled.
    assert "Ana wins market 3 for 9 coins." in said
    assert "Ana has won already and cannot bid in this auction. [V6]" in said
    assert "Cy wins market 4 for 9 coins." in said
    assert "Bo wins market 5 for 8 coins." in said
    assert "The empty markets are filled now: 3, 4, 5. [V8]" in said
    # Round 3: Cy buys at the opening bid; one market is filled, and the phase is over.
    assert "Cy wins market 1 for 8 coins." in said
    assert said.index("The empty markets are filled now: 1. [V8]") < said.index("The phase is over.")
    for line in ("Bo wins market 1 for 9 coins.", "Ana passes: auctions.", "priest fills market 1.", "Cy wins market 1 for 8"):
        assert said.count(line) == 1, line  # all sit at this screen, and hear a thing once
    result = said[said.index("The phase is over. [C2.2]") :]
    assert "Ana:\n  21: in hand: medals 0, tokens 1 torch, 1 ship and 1 lion [C2.6]" in result
    assert "Bo:\n  13: in hand: medals 0, tokens 2 torches, 2 ships and 2 lions [C2.6]" in result
    assert "Cy:\n  4: in hand: medals 0, tokens 2 horses, 2 torches, 1 priest, 2 ships and 2 lions [C2.6]" in result
    assert "wins." not in result
    header, *steps, end = lines(home)
    assert (header["until"], header["names"], header["chance"]) == ("auction", ["Ana", "Bo", "Cy"], {"source": "entered"})
    assert sum(step["s"] == "*" for step in steps) == 17  # and one that was known
    assert (end["end"], end["ranks"], end["scores"]) == ("C2.2", [], [21, 13, 4])
    assert run("verify", *(home / "records").glob("*.harena")).code == 0


def test_c4_2_the_same_in_the_base_game_ends_after_the_first_round(run: Run, home: Path) -> None:
    typed = "".join(f"{line}\n" for line in EXAMPLE.splitlines()[:13])
    ran = run("referee", "colosseum", "--text", "--players", "Ana,Bo,Cy", "--stalls", FULL, "--down", "priest", typed=typed)
    assert ran.code == 0, ran
    assert "Bo has won already and cannot bid in this auction. [C4.9]" in ran.out
    assert "The empty markets are filled now: 1, 2. [C4.13]" in ran.out
    assert "Bo has won already and starts no auction. [C4.2]\nCy has won already and starts no auction. [C4.2]" in ran.out
    assert lines(home)[-1]["scores"] == [30, 21, 21]


def test_what_lies_in_the_stalls_is_asked_where_it_is_not_told(run: Run, home: Path) -> None:
    typed = "".join(f"token {kind}\n" for kind in ["lion", "ship", "torch"] * 5) + "pass\n" * 3
    ran = run("referee", "colosseum", "--text", "--coins", "9,8,20", "--first", "2", typed=typed)
    assert ran.code == 0, ran
    assert ran.out.count("Something is to be drawn. What was it?") == 15
    assert ran.out.index("Player 2: Which market") < ran.out.index("Player 3: Which market") < ran.out.index("Player 1: Which")
    assert lines(home)[-1]["scores"] == [9, 8, 20]


def test_hands_and_medals_count_for_what_is_within_reach(run: Run, home: Path) -> None:
    """Seven coins and a token that can be swapped and cashed are enough to start (C2.12, C4.4)."""
    words = ("--coins", "7", "--tokens", "action; lion 3; ", "--medals", "0,0,1", "--stalls", FULL)
    ran = run("referee", "colosseum", "--text", *words, typed="swap\ncash\nmarket 1; bid 8\npass\npass\npass\n")
    assert ran.code in {0, 1}, ran
    assert "Player 1: Which market do you put up for auction? The lowest bid is 8, your coins: 7." in ran.out
    assert lines(home)[0]["start"]["stars"] == {"lion": 2}  # type: ignore[index]  # a header has a start


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--players", "2"), "--players: 2 cannot play this game; it takes 3, 4 or 5 (C1.1)"),
        (("--players", "A,B,C,D,E,F"), "--players: 6 cannot play"),
        (("--players", f"A,B,{'x' * 41}"), "--players: a name has at most 40 letters"),
        (("--coins", "30,30"), "--coins: it takes a number from 0 to 999 for each of the 3 players"),
        (("--coins", "-1"), "--coins: it takes a number"),
        (("--medals", "19,0,0"), "--medals: it takes a number from 0 to 18"),
        (("--stalls", "lion"), "--stalls: it takes 5 lists of tokens divided by semicolons, and these are 1"),
        (("--stalls", "lion 4; ; ; ; "), "--stalls: a stall has 3 places, and these are 4 tokens (C1.3)"),
        (("--stalls", "tiger; ; ; ; "), "--stalls: 'tiger' is not one of gladiator"),
        (("--stalls", "2 lion; ; ; ; "), "--stalls: '2' is not one of"),
        (("--tokens", "emperor; ; "), "--tokens: 'emperor' is not one of"),
        (("--tokens", "lion 11; ; "), "less than nothing on the table"),
        (("--first", "4"), "--first: there is no player 4; there are 3 (C2.4)"),
        (("--mode", "wild"), "wild"),
    ],
)
def test_what_cannot_be_is_one_sentence(run: Run, words: tuple[str, ...], why: str) -> None:
    ran = run("referee", "colosseum", "--text", *words)
    assert ran.code in {1, 2}
    assert why in ran.err
    assert "Traceback" not in ran.err + ran.out


def test_it_explains_itself(run: Run) -> None:
    helped = run("referee", "colosseum", "--help")
    assert helped.code == 0
    for name in ("--players", "--coins", "--stalls", "--first", "--mode", "--down", "--text", "--port", "--lang"):
        assert name in helped.out


# -- games that end after a phase ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_every_game_ends_after_a_phase_and_its_record_is_true(run: Run, home: Path, game: str) -> None:
    known = phases(game)
    assert known is not None
    seats = ",".join(["greedy"] * min(load(game).meta.seats))
    ran = run("play", game, "--text", "--seats", seats, "--seed", "3", "--until", known.PHASES[0])
    assert ran.code == 0, ran
    assert "The phase is over." in ran.out
    header, *_, end = lines(home)
    assert header["until"] == known.PHASES[0]
    assert end["ranks"] == []
    assert end["end"] != "abandoned"
    assert run("verify", "--fairness", *(home / "records").glob("*.harena")).code == 0


@pytest.mark.parametrize("phase", ["invest", "auction", "trade", "produce", "close"])
def test_each_phase_of_a_turn_can_be_the_last(run: Run, home: Path, phase: str) -> None:
    ran = run("play", "colosseum", "--text", "--seats", "greedy,greedy,greedy", "--seed", "3", "--until", phase)
    assert ran.code == 0, ran
    rules = load("colosseum")
    known = phases("colosseum")
    assert known is not None
    header, *steps, _ = lines(home)
    s = rules.new(rules.setup(3, {}, {}))
    for step in steps:
        who = -1 if step["s"] == "*" else step["s"]
        assert known.progress(s) <= known.PHASES.index(phase)
        rules.apply(s, who, rules.read(s, who, step["m"]))  # type: ignore[arg-type]  # a step has a seat and a text
    assert known.progress(s) > known.PHASES.index(phase)
    assert header["until"] == phase


def test_a_position_and_a_last_phase_make_one_phase_of_a_game(run: Run, tmp_path: Path) -> None:
    position = tmp_path / "evening.toml"
    position.write_text("turn = 3\nphase = 3\n[[seats]]\ntokens = { lion = 1 }\n[[seats]]\ntokens = { ship = 1 }\n")
    words = ("--position", str(position), "--until", "trade", "--seats", "you,greedy,greedy", "--seed", "1")
    ran = run("play", "colosseum", "--text", *words, typed="pass\n")
    assert ran.code == 0, ran
    assert "The phase is over." in ran.out
    position.write_text("turn = 3\nphase = 9\n")
    assert "phase: 9 is not a whole number from 0 to 5" in run("play", "colosseum", "--text", *words).err


def test_there_is_no_other_phase(run: Run) -> None:
    ran = run("play", "colosseum", "--text", "--until", "auctoin")
    assert ran.code == 2
    assert "no phase 'auctoin'; there is invest, auction, trade, produce, close (did you mean auction?)" in ran.err
    assert run("play", "--resume", "x", "--until", "auction").code == 2
