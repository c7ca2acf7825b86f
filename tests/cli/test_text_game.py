"""The text game, whole, by what is typed."""

import errno
import json
import os
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.cli.conftest import Run, one_sentence

from harena import games
from harena.bots.catalog import bots_of
from harena.bots.drive import Driver
from harena.bots.greedy import Greedy
from harena.cli.text_game import COMMANDS
from harena.core.chance import Seeded
from harena.core.record import header_of
from harena.core.table import Table
from harena.replay.files import RecordFile, seed_path, unwritten

SHORT = ("play", "baumeister", "--text", "--set", "slots=4", "--seed", "3")


def records(home: Path) -> list[Path]:
    return sorted((home / "records").glob("*.harena"))


def lines_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(row) for row in path.read_text().splitlines()]


def test_a_whole_game_against_bots_ends_with_its_sums_and_leaves_a_true_record(run: Run, home: Path) -> None:
    ran = run(*SHORT, typed="1\n" * 400)
    assert ran.code == 0, ran
    assert "Choose your first card. [B1.9]" in ran.out
    assert "The game is over. [B9.1]" in ran.out
    sums = re.findall(r"^  (-?\d+): .*\[B9\.\d\]$|^  (-?\d+) in all$", ran.out, re.MULTILINE)
    points: list[list[int]] = [[]]
    for line, whole in sums:
        if whole:
            assert sum(points[-1]) == int(whole)
            points.append([])
        else:
            points[-1].append(int(line))
    assert len(points) == 4
    assert re.search(r"^1\. .*, \d+$", ran.out, re.MULTILINE)
    assert re.search(r" wins\.$| share the victory\.$", ran.out, re.MULTILINE)
    (record,) = records(home)
    assert not seed_path(record).exists()
    assert run("verify", "--fairness", record).code == 0
    assert f"Check it with: harena verify {record}" in ran.out


def test_equal_seeds_and_answers_give_equal_games_that_say_they_can_be_foreseen(run: Run, home: Path) -> None:
    first, second = (run(*SHORT, typed="1\n" * 400).out for _ in range(2))
    one, other = records(home)
    assert one.read_bytes() == other.read_bytes()
    assert first.replace(one.name, "x").replace(other.name, "x") == second.replace(one.name, "x").replace(other.name, "x")
    assert "This game was started from a number, so its draws can be foreseen." in first
    assert lines_of(one)[0]["chance"]["predictable"] is True  # type: ignore[index]  # JSON


def test_without_a_seed_every_person_adds_sixteen_bytes(run: Run, home: Path) -> None:
    run("play", "baumeister", "--text", "--seats", "you,greedy,you", typed="q\n")
    chance = lines_of(records(home)[0])[0]["chance"]
    assert [len(share) for share in chance["shares"]] == [32, 32]  # type: ignore[index]  # JSON
    assert "predictable" not in chance  # type: ignore[operator]  # JSON


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Player 1"), ("es", "La partida ha terminado."), ("de", "Das Spiel ist zu Ende.")],
)
def test_every_language_plays_the_same_game(run: Run, home: Path, language: str, words: str) -> None:
    ran = run(*SHORT, "--lang", language, typed="1\n" * 400)
    assert words in ran.out
    again = run(*SHORT, typed="1\n" * 400)
    assert again.code == 0
    assert records(home)[0].read_bytes() == records(home)[1].read_bytes()


def test_moves_are_chosen_by_number_or_by_notation(run: Run, home: Path) -> None:
    run(*SHORT, typed="2\nq\n")
    run(*SHORT, typed="First  WOOD\nq\n")
    one, other = records(home)
    assert one.read_bytes() == other.read_bytes()


def test_nonsense_is_refused_with_help_and_changes_nothing(run: Run, home: Path) -> None:
    ran = run(*SHORT, typed="0\n99\n²\nfirst wod\nfirst\ngo 3\n" + "x" * 5000 + "\nfirst wood; first wood\n\nq\n")
    assert "There is no choice 0; there are 4." in ran.out
    assert "There is no choice 99; there are 4." in ran.out
    assert "“first wod” is neither the number of a choice nor a move." in ran.out
    assert "Did you mean first wood?" in ran.out
    assert re.search(r"^> .*\[B1\.9\]$", ran.out, re.MULTILINE)  # go 3: refused by the rule of the question
    assert max(map(len, ran.out.splitlines())) < 400
    assert "What you must do was complete before your last step." in ran.out
    assert ran.out.count("Choose your first card. [B1.9]") == 2  # once, and again on Enter
    assert not [line for line in lines_of(records(home)[0]) if line.get("s") == 0]


def test_commands_tell_position_log_rules_and_help_in_the_midst_of_a_game(run: Run) -> None:
    ran = run(*SHORT, typed="?\np\nl\nl 2\nl x\nrule b5.6\nrule B5\nrule 77\nq\n")
    assert "several steps are divided by semicolons" in ran.out
    assert all(re.search(rf"^{re.escape(word)}\b|^{re.escape(word)} ", ran.out, re.MULTILINE) for word in COMMANDS)
    assert "Row at corner 1" in ran.out
    assert "B5.6 Scoring the tile behind (by the printed rules, as retold)" in ran.out
    assert "B5.18" in ran.out
    assert "There is no rule 77." in ran.out
    assert "“l x” is neither" in ran.out


def test_undo_and_redo(run: Run, home: Path) -> None:
    ran = run(*SHORT, typed="u\n2\n1\n1\nu\nr\nr\nq\n")
    assert "You cannot take that back: something was drawn since." in ran.out or "There is nothing to take back." in ran.out
    if "Taken back." in ran.out:
        assert "Played again." in ran.out
        kinds = [next(iter(line)) for line in lines_of(records(home)[0])[1:]]
        assert kinds.count("undo") == kinds.count("redo") == 1


def toml(value: object) -> str:
    """Return a value as TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def rich_position() -> str:
    """Return a position, as a file, in which the first seat may build and has to name two amounts or more."""
    rules = games.load("baumeister")
    for seed in range(100):
        setup, chance, seats = rules.setup(2, {}, {}), Seeded.from_number(seed), ("bot:random", "bot:random")
        table = Table(rules, setup, header_of(rules, setup, chance, seats), chance)
        table.begin()
        driver = Driver(bots_of(seats), seed)
        while not table.over:
            for move in table.legal(0):
                if rules.write(table.state, 0, move) == "build":
                    draft = table.draft(0, [move])
                    if not rules.settled(draft) and len(rules.asks(draft, 0).suggested) > 1:
                        return "".join(f"{key} = {toml(value)}\n" for key, value in rules.position(table.state).items())
            driver.play(table)
    raise AssertionError("no such position")


def test_a_game_begins_at_a_position_and_a_whole_payment_is_one_choice(run: Run, home: Path, tmp_path: Path) -> None:
    place = tmp_path / "rich.toml"
    place.write_text(rich_position())
    game = ("play", "baumeister", "--text", "--seats", "you,greedy", "--seed", "1", "--position", place)
    ran = run(*game, typed="build\nu\nbuild\n1\nu\nu\nq\n")
    assert "Last step taken back." in ran.out
    assert re.search(r"^1\. All at once: Give .* and .*$", ran.out, re.MULTILINE)
    assert re.search(r"^2\. .*\(pay \w+ \d+\)$", ran.out, re.MULTILINE)
    lines = lines_of(records(home)[0])
    assert lines[0]["start"]
    mine = [line["m"] for line in lines[1:] if line.get("s") == 0]
    assert mine[0] == "build"
    assert len(mine) >= 3
    assert run("replay", records(home)[0]).code == 0
    whole = "; ".join(str(move) for move in mine if str(move).split()[0] in {"build", "pay"})
    run(*game, typed=f"{whole}\nq\n")
    again = [line["m"] for path in records(home) for line in lines_of(path)[1:] if line.get("s") == 0]
    assert again.count("build") == 2


def test_a_position_that_cannot_be_is_refused_with_its_place(run: Run, home: Path, tmp_path: Path) -> None:
    place = tmp_path / "p.toml"
    place.write_text("turns = 3\nnonsense = 1\n")
    ran = run("play", "baumeister", "--text", "--seats", "you,greedy", "--position", place)
    assert ran.code == 1
    assert f"{place}, line 2, nonsense" in one_sentence(ran)
    assert not records(home)


def test_q_and_the_end_of_input_keep_the_game(run: Run, home: Path) -> None:
    for typed in ("1\nq\n", "1\n"):
        ran = run(*SHORT, typed=typed)
        assert ran.code == 0
        assert "The game stops here and is kept." in ran.out
        told = re.search(r"^Go on with: harena play baumeister --resume (.*)$", ran.out, re.MULTILINE)
        assert told
        assert Path(told[1]) in records(home)
        assert seed_path(Path(told[1])).exists()


def test_a_stopped_game_goes_on_to_its_end(run: Run, home: Path) -> None:
    run(*SHORT, typed="1\n1\n1\nq\n")
    (record,) = records(home)
    before = record.read_bytes()
    ran = run("play", "--resume", record, typed="q\n")
    assert ran.code == 0
    assert record.read_bytes() == before
    ran = run("play", "baumeister", "--resume", record, typed="1\n" * 400)
    assert "The game is over. [B9.1]" in ran.out
    assert record.read_bytes().startswith(before)
    assert run("verify", "--fairness", record).code == 0
    assert one_sentence(run("play", "--resume", record)).endswith("this game has ended; harena replay shows it")


def test_hot_seat_wipes_the_screen_between_hands(run: Run, home: Path) -> None:
    ran = run(*SHORT, "--seats", "you,you", typed="\n1\n\n1\n" + "\n1\n" * 3 + "q\n")
    assert "Player 1, it is your turn. Press Enter when only you can see the screen." in ran.out
    assert "Player 2, it is your turn." in ran.out
    assert "\n\n\n" in ran.out
    assert "Player 2: Choose your first card. [B1.9]" in ran.out
    assert {line["s"] for line in lines_of(records(home)[0])[1:]} > {0, 1}


def test_who_handed_over_may_still_take_back(run: Run, home: Path) -> None:
    run(*SHORT, "--seats", "you,you", typed="\n1\nu\n\n2\nq\n")
    kinds = [line for line in lines_of(records(home)[0])[1:] if line.get("s") == 0 or "undo" in line]
    assert [line.get("m", "undo") for line in kinds] == ["first water", "undo", "first wood"]


def test_a_game_of_bots_alone_can_be_watched(run: Run) -> None:
    ran = run(*SHORT, "--seats", "greedy,random")
    assert ran.code == 0
    assert "Bot 1 (greedy)" in ran.out
    assert "The game is over. [B9.1]" in ran.out


def test_entered_chance_asks_what_was_drawn_and_checks_it(run: Run, home: Path) -> None:
    typed = "99\nstrip 9\ntile stabel\nstrip 2\ngo 3\nstrip 2\n1\n1\np\nq\n"
    ran = run("play", "baumeister", "--text", "--seats", "you,you", "--chance", "entered", typed=typed)
    assert ran.code == 0, ran
    assert ran.out.count("Something is to be drawn. What was it?") >= 4
    assert "There is no choice 99; there are 4." in ran.out
    assert "That cannot be drawn now." in ran.out
    assert "“tile stabel” is neither" in ran.out
    (record,) = records(home)
    lines = lines_of(record)
    assert lines[0]["chance"] == {"source": "entered"}
    assert [line["s"] for line in lines[1:]] == ["*", "*", "*"]
    assert lines[1]["m"] == "strip 2"
    assert not seed_path(record).exists()
    again = run("play", "--resume", record, typed="q\n")
    assert "Something is to be drawn." in again.out


def test_a_whole_game_with_entered_chance(run: Run, home: Path) -> None:
    ran = run(
        "play", "baumeister", "--text", "--seats", "you,greedy", "--set", "slots=4", "--chance", "entered", typed="1\n" * 900
    )  # fmt: skip
    assert "The game is over." in ran.out, ran.out[-2000:]
    record = records(home)[0]
    assert run("verify", record).code == 0
    assert "there is no seed to check" in one_sentence(run("verify", "--fairness", record))


def test_a_disk_that_fills_up_takes_no_step_and_the_game_goes_on(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls, real = [0], os.fsync

    def fsync(handle: int) -> None:
        calls[0] += 1
        if 5 <= calls[0] <= 6:  # the first answer, and its second try
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    ran = run(*SHORT, "--seats", "you,random", typed="1\n\n1\n\n1\n1\nq\n")
    assert ran.code == 0, ran
    said = "The disk is full, so this step was not made. Free some room and try again."
    assert ran.out.count(said) == 2
    (record,) = records(home)
    lines = lines_of(record)
    assert next(line["m"] for line in lines if line.get("s") == 0) == "first water"
    assert run("play", "--resume", record, typed="q\n").code == 0


def test_a_bot_that_meets_a_full_disk_waits_for_the_player(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    real = RecordFile.__call__
    calls = [0]

    def full(self: RecordFile, lines: Sequence[dict[str, object]]) -> None:
        calls[0] += 1
        if calls[0] in {3, 4}:
            raise unwritten(self.path, OSError(errno.EACCES, "no"))
        real(self, lines)

    monkeypatch.setattr(RecordFile, "__call__", full)
    ran = run(*SHORT, "--seats", "greedy,random", typed="\nq\n")
    assert ran.code == 0
    assert ran.out.count("The record may not be written, so this step was not made.") == 2
    assert ran.out.count("Press Enter to try again, or type q to stop.") == 2
    assert "The game stops here and is kept." in ran.out


def test_a_bot_that_fails_is_told_and_the_game_ends(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Greedy, "choose", lambda self, chair: -7)  # noqa: ARG005 - as the bot's own
    ran = run(*SHORT, "--seats", "you,greedy", typed="1\n" * 900)
    assert "Bot 2 (greedy) did not answer by the rules; the safe move was made for it." in ran.out
    assert "The game is over." in ran.out
