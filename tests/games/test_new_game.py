"""A new game is laid down whole, keeps all laws as it stands, and an author's wrong name costs one sentence."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import harena
from harena import games
from harena.testing import new_game

ROOT = Path(__file__).resolve().parents[2]
CONTRACT = [
    "__init__.py", "components.py", "events.py", "explain.py", "flow.py", "heuristics.py", "imagine.py", "invariants.py",
    "locale/de/game.ftl", "locale/de/options.ftl", "locale/en/game.ftl", "locale/en/options.ftl", "locale/es/game.ftl",
    "locale/es/options.ftl", "meta.py", "moves.py", "notation.py", "options.toml", "playout.py", "positions.py", "refusals.py",
    "rulebook/de.md", "rulebook/en.md", "rulebook/es.md", "state.py", "steps/__init__.py", "steps/final.py",
    "steps/setting_up.py", "steps/taking.py", "tables.py", "tests/test_conformance.py", "tests/test_rules.py",
    "tests/test_words.py", "view.py",
]  # fmt: skip
REACH = """\
import harena.games
harena.games.__path__.append({folder!r})


def rules():
    return harena.games.load("nim")
"""
JUDGE = """\
from reach import rules
from harena.testing.conformance import judge, setups_of
judge(rules(), setups_of(rules(), 4), games=2, depth=3, refer="reach:rules")
print("judged")
"""
COMMAND = """\
import sys
import reach
from harena.cli.main import main
sys.argv = ["harena", *sys.argv[1:]]
main()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Make the game nim, and a module through which a process of its own finds it."""
    into = tmp_path / "games"
    into.mkdir()
    assert new_game.main(["nim", "--into", str(into)]) == 0
    (tmp_path / "reach.py").write_text(REACH.format(folder=str(into)), "utf-8")
    return tmp_path


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), str(ROOT / "src")])
    env = {**os.environ, "PYTHONPATH": path, "HARENA_HOME": str(folder / "home"), "HARENA_LANG": "en"}
    return subprocess.run([sys.executable, *words], cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=300)


def test_every_file_of_the_contract_is_there_and_filled_in(folder: Path) -> None:
    made = folder / "games" / "nim"
    files = sorted(path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file())
    assert files == CONTRACT
    assert not [file for file in files if "{{" in (made / file).read_text("utf-8")]
    assert [path.name for path in (folder / "games").iterdir()] == ["nim"]


def test_the_conformance_suite_has_nothing_to_say(folder: Path) -> None:
    done = run(folder, "-c", JUDGE)
    assert done.stdout == "judged\n", done.stderr


def test_it_is_simulated_told_and_verified_like_any_game(folder: Path) -> None:
    seats = ("--seats", "greedy,random")
    done = run(folder, "-c", COMMAND, "simulate", "nim", *seats, "--games", "20", "--set", "heap=12", "--records", "r")
    assert done.returncode == 0, done.stderr
    assert "20 games" in done.stdout
    records = sorted(str(path) for path in (folder / "r").iterdir())
    assert run(folder, "-c", COMMAND, "verify", "--fairness", *records).stdout.count(": good: nim") == 20
    told = run(folder, "-c", COMMAND, "replay", records[0]).stdout
    assert "12 stones lie there. [N1.2]" in told
    assert "took the last stone. [N3.1]" in told
    assert "heap" in run(folder, "-c", COMMAND, "rules", "nim", "--options").stdout


def test_its_own_tests_pass(folder: Path) -> None:
    run_tests = "import sys, reach, pytest; sys.exit(pytest.main(sys.argv[1:]))"
    tests = folder / "games" / "nim" / "tests"
    chosen = ("--import-mode=importlib", "-p", "no:cacheprovider", "-q", "--deselect", f"{tests}/test_conformance.py")
    done = run(folder, "-c", run_tests, *chosen, f"{tests}/test_rules.py", f"{tests}/test_words.py")
    assert done.returncode == 0, done.stdout


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of the project in which nim lies among the games."""
    home, source = Path(harena.__file__).parent, tmp_path / "src" / "harena"
    shutil.copytree(home, source, ignore=shutil.ignore_patterns("__pycache__", "client", "records", "rulebook"))
    shutil.copyfile(ROOT / "pyproject.toml", tmp_path / "pyproject.toml")
    into = source / "games"
    new_game.make("nim", into)
    return tmp_path


def test_it_is_in_style(tree: Path) -> None:
    for words in (("check", "--no-cache"), ("format", "--check", "--no-cache")):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *words, "src/harena/games/nim"], cwd=tree, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("start", "words"),
    [
        ("from mypy.__main__ import console_entry as main", ["src/harena/games/nim"]),
        ("from importlinter.cli import lint_imports_command as main", ["--no-cache"]),
    ],
    ids=["mypy", "lint-imports"],
)
def test_its_types_and_imports_hold(tree: Path, start: str, words: list[str]) -> None:
    env = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-c", f"{start}; main()", *words]
    done = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", ["", "Nim", "2nim", "nim-x", "../nim", "class", "nim_", "x" * 31, "ním", "nim\n"])
def test_an_ill_formed_name_is_refused_in_one_sentence(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game.main(["--into", str(tmp_path), "--", name]) == 1
    said = capsys.readouterr().err
    assert "is not a name for a game; it takes small letters" in said
    assert said.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_what_is_there_is_never_touched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "nim").write_text("mine")
    assert new_game.main(["nim", "--into", str(tmp_path)]) == 1
    assert new_game.main([games.names()[0], "--into", str(tmp_path)]) == 1
    assert capsys.readouterr().err.count("already, and it was left as it is.\n") == 2
    assert (tmp_path / "nim").read_text() == "mine"
    assert new_game.main(["nim", "--into", str(tmp_path / "none")]) == 1
    assert "is not a folder" in capsys.readouterr().err


def test_when_writing_fails_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write, written = Path.write_text, [0]

    def full(path: Path, *given: str, **named: str) -> int:
        written[0] += 1
        if written[0] > 9:
            raise OSError(28, "No space left on device")
        return write(path, *given, **named)

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(new_game.Refused, match="nothing was made"):
        new_game.make("nim", tmp_path)
    assert not list(tmp_path.iterdir())
