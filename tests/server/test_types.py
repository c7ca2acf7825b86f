"""What the page believes of the messages is what the server sends."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/make_types.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
