"""The command line, run in this process or in one of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from harena.cli.app import app

MAIN = "from harena.cli.main import main; main()"


class Ran(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep all data in a folder of the test's own, and speak English."""
    folder = tmp_path / "home"
    monkeypatch.setenv("HARENA_HOME", str(folder))
    monkeypatch.setenv("HARENA_LANG", "en")
    return folder


@pytest.fixture
def run() -> Run:
    """Run a command in this process, with what is typed."""

    def runs(*words: object, typed: str = "") -> Ran:
        result = CliRunner().invoke(app, [str(word) for word in words], input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Ran(result.exit_code, result.stdout, result.stderr)

    return runs


@pytest.fixture
def start(home: Path) -> Callable[..., subprocess.Popen[str]]:
    """Start a command in a process of its own."""

    def starts(*words: object) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", MAIN, *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "HARENA_HOME": str(home), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )

    return starts


def one_sentence(ran: Ran) -> str:
    """Return the one line on stderr, and see that there is nothing else."""
    lines = ran.err.splitlines()
    assert len(lines) == 1, ran
    assert lines[0].startswith("harena: ")
    return lines[0].removeprefix("harena: ")
