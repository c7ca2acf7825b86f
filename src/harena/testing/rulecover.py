"""Which rules no test cites: rule ids from a rulebook's headings, citations from the tests' names and texts.

An id has a chapter and a number, ``B5.6``, or in a chapter of one letter a number alone, ``V6``.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

_HEADING = re.compile(r"^(?:#{2,6} ([A-Z]\d+\.\d+[a-z]?)|### ([A-Z]\d+))\b(?!\.)", re.MULTILINE)
_NAME = re.compile(r"\bdef test_([a-z]\d+(?:_\d+[a-z]?)?(?:_and_[a-z]?\d+(?:_\d+[a-z]?)?)*)(?=_|\()")
_PART = re.compile(r"([a-z]?)(\d+)(?:_(\d+[a-z]?))?(?:_and_|$)")
_TEXT = re.compile(r"""["'(\[ ]([A-Z]\d+(?:\.\d+[a-z]?)?)(?=["')\], :;])""")


def rules_of(rulebook: str) -> list[str]:
    """Return the ids in the headings of a rulebook (``### B5.6 Title``), in their order."""
    return list(dict.fromkeys(long or short for long, short in _HEADING.findall(rulebook)))


def cited(test: str) -> set[str]:
    """Return the ids that a test file cites: ``def test_b5_6_...``, and texts or lists that hold ``B5.6``."""
    found = set(_TEXT.findall(test))
    for name in _NAME.findall(test):
        letter = ""
        for part in _PART.finditer(name):
            letter = (part[1] or letter).upper()
            found.add(f"{letter}{part[2]}.{part[3]}" if part[3] else f"{letter}{part[2]}")
    return found


def uncited(rulebook: str, tests: Iterable[str]) -> list[str]:
    """Return the ids of a rulebook that none of the tests cites."""
    known: set[str] = set().union(*map(cited, tests))
    return [rule for rule in rules_of(rulebook) if rule not in known]


def invented(rulebook: str, tests: Iterable[str]) -> list[str]:
    """Return the ids that tests cite in their names though the rulebook has no such heading, sorted."""
    known = set(rules_of(rulebook))
    kinds = {(rule[0], "." in rule) for rule in known}
    return sorted(rule for rule in set().union(*map(cited, tests)) if (rule[0], "." in rule) in kinds and rule not in known)


def main(words: Sequence[str] | None = None) -> int:
    """Print the rules that no test cites; the exit code says whether there are any."""
    parser = argparse.ArgumentParser(prog="python -m harena.testing.rulecover", description="Rules that no test cites.")
    parser.add_argument("rulebook", type=Path)
    parser.add_argument("tests", type=Path, nargs="+", help="test files, or folders of them")
    args = parser.parse_args(words)
    files = [file for path in args.tests for file in (sorted(path.rglob("test_*.py")) if path.is_dir() else [path])]
    missing = uncited(args.rulebook.read_text("utf-8"), [file.read_text("utf-8") for file in files])
    sys.stdout.write("".join(f"{rule}\n" for rule in missing))
    return int(bool(missing))


if __name__ == "__main__":
    raise SystemExit(main())
