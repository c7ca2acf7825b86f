"""What holds for every test: hypothesis has no deadline, and in CI no luck; what a machine lacks is skipped unless required."""

import os
import shlex
import shutil
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # every process that a test starts would compile everything anew


CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def chromium() -> str | None:
    """Return the path of a Chromium, best of one without windows of its own: its pages cost a quarter of the time."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


def _postgres() -> str | None:
    """Return the path of a PostgreSQL server."""
    return shutil.which("postgres") or next(map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))), None)


def _compiler() -> str | None:
    """Return the path of the C compiler that Python would use."""
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(words[0])


NEEDS: dict[str, Callable[[], str | None]] = {"browser": chromium, "compiler": _compiler, "postgres": _postgres}


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Give the path of a Chromium to a test marked ``browser``."""
    path = chromium()
    assert path is not None  # noqa: S101  # the marker has seen to it
    return path


@pytest.fixture(scope="session")
def postgres_commands() -> Path:
    """Give the folder of PostgreSQL's programs to a test marked ``postgres``."""
    path = _postgres()
    assert path is not None  # noqa: S101  # the marker has seen to it
    return Path(path).resolve().parent


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip what this machine cannot run; fail when ``HARENA_REQUIRE`` names it."""
    required = os.environ.get("HARENA_REQUIRE", "").split(",")
    for need, find in NEEDS.items():
        if item.get_closest_marker(need) is not None and find() is None:
            if need in required:
                pytest.fail(f"HARENA_REQUIRE names {need}, and it is not here", pytrace=False)
            pytest.skip(f"{need} is not here")
