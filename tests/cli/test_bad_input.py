"""Whatever is wrong, there is one clear sentence, the right exit code, and nothing is lost."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cli.conftest import Run, one_sentence

from harena import games
from harena.cli.batch import Task, play
from harena.cli.common import read_toml
from harena.core.errors import Unreadable

ALL = ", ".join(games.names())
TEXT = ("play", "baumeister", "--text")


@pytest.fixture(scope="module")
def record() -> str:
    return play(Task("baumeister", 1, 1, ("bot:random", "bot:random"), (("slots", 4),), keep=True)).record


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "baumeistr", "--text"), f"there is no game called 'baumeistr'; there is {ALL} (did you mean baumeister?)"),
        ((*TEXT, "--seats", "you"), "--seats: baumeister is for 2, 3 or 4, and you named 1"),
        ((*TEXT, "--seats", "you,you,you,you,you"), "--seats: baumeister is for 2, 3 or 4, and you named 5"),
        (
            (*TEXT, "--seats", "you,gredy"),
            "--seats, seat 2: nobody is called 'gredy'; there is you, greedy, random (did you mean greedy?)",
        ),
        ((*TEXT, "--set", "slotz=8"), "--set slotz=8: no such switch (did you mean slots?)"),
        ((*TEXT, "--set", "slots"), "--set slots: a switch is set as in --set slots=VALUE (did you mean slots?)"),
        ((*TEXT, "--set", "=8"), "--set =8: a switch is set as in --set slots=VALUE"),
        (
            (*TEXT, "--set", "slots=many"),
            '--set slots=many: "many" is not a value of slots; it takes a whole number from 4 to 20',
        ),
        (
            (*TEXT, "--set", "stable_reset=by_wheel"),
            '--set stable_reset=by_wheel: "by_wheel" is not a value of stable_reset; it takes "full" or "by_wheels" (did you',
        ),
        ((*TEXT, "--chance", "dice"), "--chance dice: it takes seeded or entered"),
        ((*TEXT, "--chance", "entered", "--seed", "1"), "--seed: where you say what was drawn, there is no seed"),
        ((*TEXT, "--lang", "fr"), "--lang: there is no language 'fr'; there is en, es, de"),
        ((*TEXT, "--resume", "x", "--seed", "3"), "--resume goes on with a game as it was begun; leave the other options away"),
        (("simulate", "baumeister", "--seats", "you,random"), "--seats: nobody but bots plays in a simulation; people play with"),
        (
            ("simulate", "baumeister", "--seats", "random,random", "--out", "x.txt"),
            "--out x.txt: the name must end in .jsonl or .csv",
        ),
        (("rules", "baumeister", "B5.99"), "there is no rule 'B5.99' (did you mean B5.9?)"),
        (("rules", "colloseum"), "there is no game called 'colloseum'"),
    ],
)
def test_a_wrong_command_is_a_usage_error_in_one_sentence(run: Run, home: Path, words: tuple[str, ...], sentence: str) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert one_sentence(ran).startswith(sentence)
    assert not home.exists()


@pytest.mark.parametrize(
    "words", [("simulate", "baumeister", "--games", "0", "--seats", "x"), ("play", "--seed", "x"), ("dance",)]
)
def test_what_the_parser_refuses_is_a_usage_error_too(run: Run, words: tuple[str, ...]) -> None:
    assert run(*words).code == 2


RULES = [
    (b"stable_reset = 3\n", ", line 1, stable_reset: 3 is not a value of stable_reset"),
    (b"# mine\n\nslot = 3\n", ", line 3, slot: no such switch (did you mean slots?)"),
    (b"slots = 4.5\n", ", line 1, slots: 4.5 is not a value of slots"),
    (b"slots = [1\n", ": not TOML: "),
    (b"slots = \xff\n", ", byte 8: not UTF-8 text"),
    (b"a = " + b"[" * 5000, ": not TOML: "),
    (b"slots = " + b"9" * 6000, ": not TOML: "),
    (b"x" * (1 << 21), ": larger than 1 MiB, which no such file needs"),
]
BOXES = [
    (b"[cards]\nwood = 17\n", ", cards: 71 cards in all; the box has 72"),
    (b"[cards]\nwoood = 18\n", ", line 2, cards.woood: there is nothing of this name in the box (did you mean wood?)"),
    (b'[cards]\nwood = "many"\n', ', line 2, cards.wood: "many" is not a whole number from 0 to 99'),
    (b"cards = 3\n", ", line 1, cards: 3 is not a table"),
    (b'[[parts]]\nid = "PX9"\n', "parts.1"),
]
POSITIONS = [
    (b"consul = 9\n", ", line 1, consul"),
    (b"rows = 3\n", ", line 1, rows"),
    (b'rows = [["wod"], [], [], []]\n', ': rows.1: "wod" is not one of '),
    (b"turnz = 1\n", ", line 1, turnz"),
]


@pytest.mark.parametrize(
    ("option", "content", "words"),
    [
        *(("--rules", content, words) for content, words in RULES),
        *(("--data", content, words) for content, words in BOXES),
        *(("--position", content, words) for content, words in POSITIONS),
    ],
)
def test_a_wrong_file_is_refused_with_place_and_reason(
    run: Run, home: Path, tmp_path: Path, option: str, content: bytes, words: str
) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(content)
    ran = run(*TEXT, option, path)
    assert ran.code == 1
    said = one_sentence(ran)
    assert said.startswith(str(path))
    assert words in said
    assert not home.exists()


@pytest.mark.parametrize("option", ["--rules", "--data", "--position", "--resume"])
def test_a_file_that_is_not_there_is_named(run: Run, tmp_path: Path, option: str) -> None:
    ran = run(*TEXT, option, tmp_path / "none")
    assert ran.code == 1
    assert one_sentence(ran) == f"{tmp_path / 'none'}: it cannot be read (No such file or directory)"


def test_files_and_single_switches_are_laid_over_each_other(run: Run, home: Path, tmp_path: Path) -> None:
    (tmp_path / "r.toml").write_text('slots = 8\nstable_reset = "by_wheels"\n')
    (tmp_path / "d.toml").write_text("[cards]\nwood = 17\nstone = 19\n")
    ran = run(*TEXT, "--rules", tmp_path / "r.toml", "--data", tmp_path / "d.toml", "--set", "slots=5", typed="q\n")
    assert ran.code == 0
    (path,) = (home / "records").glob("*.harena")
    header = json.loads(path.read_text().splitlines()[0])
    assert header["options"] == {"slots": 5, "stable_reset": "by_wheels"}
    assert header["box"] == {"cards": {"wood": 17, "stone": 19}}


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda _: b"", ": empty: a record begins with a header line"),
        (lambda data: b"\n" + data, ": empty: a record begins with a header line"),
        (lambda _: b"hello\n", ", line 1: not a JSON object"),
        (lambda _: b"[" * 100_000 + b"\n", ", line 1: not a JSON object"),
        (lambda data: data[:600], "the line is cut off in the middle; the lines before it can be kept"),
        (lambda data: data.replace(b'"m": "', b'"m": "\xff', 1), "not UTF-8 text"),
        (lambda data: data + data, "stands after the end of the game"),
        (lambda _: b"x" * (17 << 20), ": larger than 16 MiB, which no game fills"),
        (lambda data: data.replace(b'"baumeister"', b'"chess"'), ", line 1: there is no game called 'chess'"),
        (lambda data: data.replace(b'"edition": 1', b'"edition": 7'), ", line 1, edition: recorded under edition 7"),
        (lambda data: data.replace(b'"slots": 4', b'"slots": 5'), ", line "),
        (lambda data: data.replace(b'"scores": [', b'"scores": [1'), "the end is "),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_spoiled_record_is_refused_in_one_sentence(
    run: Run, tmp_path: Path, record: str, spoil: object, words: str, command: str
) -> None:
    path = tmp_path / "r.harena"
    path.write_bytes(spoil(record.encode()))  # type: ignore[operator]  # one of the above
    ran = run(command, path)
    assert ran.code == 1
    said = one_sentence(ran)
    assert said.startswith(str(path))
    assert words in said
    assert len(said) < 600


def test_every_record_is_judged_also_after_a_wrong_one(run: Run, tmp_path: Path, record: str) -> None:
    good, bad = tmp_path / "good.harena", tmp_path / "bad.harena"
    good.write_text(record)
    bad.write_text(record.rsplit("\n", 2)[0] + "\n")
    ran = run("verify", bad, good)
    assert ran.code == 1
    assert one_sentence(ran) == f"{bad}: the game is over, but the record lacks its last line"
    assert ran.out.startswith(f"{good}: good: baumeister, ")


def test_a_home_that_is_a_file_is_refused(run: Run, home: Path) -> None:
    home.write_text("not a folder")
    ran = run(*TEXT)
    assert ran.code == 1
    assert str(home) in one_sentence(ran)
    assert home.read_text() == "not a folder"


@pytest.mark.parametrize("option", ["--records", "--out"])
def test_a_simulation_that_cannot_write_says_so(run: Run, tmp_path: Path, option: str) -> None:
    (tmp_path / "f").write_text("x")
    ran = run(
        "simulate", "baumeister", "--seats", "random,random", "--set", "slots=4", "--games", "1", option, tmp_path / "f" / "x.csv"
    )
    assert ran.code == 1
    assert str(tmp_path / "f") in one_sentence(ran)


def test_a_full_disk_stops_a_simulation_in_one_sentence(run: Run, tmp_path: Path) -> None:
    full = tmp_path / "full.csv"
    full.symlink_to("/dev/full")
    ran = run("simulate", "baumeister", "--seats", "random,random", "--set", "slots=4", "--games", "2", "--out", full)
    assert ran.code == 1
    assert one_sentence(ran) == f"{full}: the disk is full; nothing was changed"


@given(content=st.one_of(st.binary(max_size=200), st.text(max_size=200).map(str.encode)))
def test_any_bytes_are_toml_or_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.toml"
    path.write_bytes(content)
    try:
        assert isinstance(read_toml(path)[1], dict)
    except Unreadable as fault:
        assert str(path) in fault.text  # noqa: PT017 - refused is as good as read
