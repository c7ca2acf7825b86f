"""A game's own keys stand beside those of the shell, never in their place."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
OURS = re.compile(r"^  (?:'(.)'|(\w)): \{ do:", re.MULTILINE)
THEIRS = re.compile(r"keys: \[([^\]]+)\]")


def shells() -> set[str]:
    """Return the letters and signs that the shell uses, digits among them."""
    text = (ROOT / "web/src/lib/keys.ts").read_text("utf-8")
    return {one or other for one, other in OURS.findall(text)} | set("123456789")


def test_the_shell_has_the_keys_that_are_looked_for() -> None:
    assert shells() >= set("uylrsb?1")


@pytest.mark.parametrize("path", sorted(ROOT.glob("src/harena/games/*/web/keys.ts")), ids=lambda path: path.parts[-3])
def test_no_game_takes_a_key_of_the_shell(path: Path) -> None:
    found = {key for keys in THEIRS.findall(path.read_text("utf-8")) for key in re.findall(r"'(.)'", keys)}
    assert found
    assert not found & shells()
