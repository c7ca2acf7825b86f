"""Golden records: each is played again and must come out as it is written, draw by draw when its seed is shown."""

import json
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from harena.core.chance import Scripted, commit, mix, pick
from harena.core.errors import HarenaError
from harena.core.ids import CHANCE
from harena.core.record import Record, read_record
from harena.core.rules import Rules
from harena.core.table import Table


def records(folder: Path) -> Iterator[Path]:
    """Yield the records of a folder and those below it, sorted."""
    yield from sorted(folder.rglob("*.harena"))


def story(table: Table[Any]) -> str:
    """Return a digest of everything that a table's live steps told: kinds of events and their numbers, in order."""
    told = json.dumps([step.events for step in table.steps], separators=(",", ":"))
    return blake2b(told.encode(), digest_size=16).hexdigest()


def check_golden(rules: Rules[Any], path: Path) -> Table[Any]:
    """Play a finished record again and return its table; raises ``AssertionError`` with the file and line that do not hold."""
    try:
        record = read_record(path.read_bytes(), path.name)
    except HarenaError as error:
        raise AssertionError(error.text) from error
    header = record.header
    assert header.game == rules.meta.name, f"{path.name}, line 1: a record of {header.game}"
    assert header.edition == rules.meta.edition, f"{path.name}, line 1: edition {header.edition}, not {rules.meta.edition}"
    assert record.end is not None, f"{path.name}: the game is not finished"
    try:
        setup = rules.setup(len(header.seats), header.options, header.box)
    except HarenaError as error:
        raise AssertionError(f"{path.name}, line 1: {error.text}") from error
    table: Table[Any] = Table(rules, setup, header, Scripted(()))
    key = _key(record, path.name)
    for number, line in enumerate(record.lines, 2):
        due = table.due() if "m" in line else None
        draws = table.draws
        try:
            table.feed(line)
        except HarenaError as error:
            raise AssertionError(f"{path.name}, line {number}: {error.text}") from error
        if key is not None and due is not None:
            drawn = pick(key, draws, due)
            assert table.steps[-1].move == drawn, f"{path.name}, line {number}: the seed draws {drawn}"
    return table


def _key(record: Record, name: str) -> bytes | None:
    seed = (record.end or {}).get("seed")
    if seed is None:
        return None
    secret = bytes.fromhex(seed)
    assert commit(secret) == record.header.chance.get("commitment"), f"{name}: the seed is not the one that was promised"
    return mix(secret, [bytes.fromhex(share) for share in record.header.chance.get("shares", ())])


def check_used(rules: Rules[Any], folder: Path) -> Mapping[str, int]:
    """Check every record of a folder; return how often each ending, event kind and value of a switch occurs (law 10).

    Keys are ``ending RULE``, ``event KIND``, ``switch KEY=VALUE`` and ``seats N``.
    """
    found: dict[str, int] = {}
    for path in records(folder):
        table = check_golden(rules, path)
        ending = table.ending()
        keys = [f"seats {table.setup.seats}", f"ending {ending.rule if ending else 'abandoned'}"]
        keys += [f"switch {key}={value}" for key, value in table.setup.changed.items()]
        keys += [f"event {kind}" for kind in sorted({event[0] for step in table.steps for event in step.events})]
        keys += ["chance"] * any(step.who == CHANCE for step in table.steps)
        for key in keys:
            found[key] = found.get(key, 0) + 1
    return found
