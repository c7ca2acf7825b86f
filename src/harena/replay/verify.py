"""Judges a finished record: every step legal, the end and its digest true, and on request every draw honest."""

from dataclasses import dataclass
from typing import Any

from harena.core.chance import commit, mix, pick
from harena.core.errors import Unreadable
from harena.core.record import Record, read_record
from harena.core.table import Table
from harena.replay.player import feed, open_table


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found true: the game, its lines after the header, its end, and the draws redone (None: not asked)."""

    game: str
    steps: int
    ending: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    draws: int | None = None
    predictable: bool = False


def verify(data: bytes, name: str, *, fairness: bool = False) -> Verdict:
    """Return what a record proves; raises :class:`Unreadable` with the first thing that is wrong."""
    record = read_record(data, name)
    draws = _Draws(record, name) if fairness else None
    table = open_table(record.header, name)
    feed(table, record, name, None if draws is None else lambda number: draws.redo(table, number))
    end = record.end
    if end is None:
        if table.ending() is not None:
            raise Unreadable(name, "the game is over, but the record lacks its last line")
        raise Unreadable(name, f"stops before the end of the game after {_steps(len(record.lines))}")
    if end["end"] == "abandoned":
        if table.ending() is not None:
            raise Unreadable(name, "says abandoned, but the game had come to its end")
        if end["ranks"] or end["scores"]:
            raise Unreadable(name, "an abandoned game has neither ranks nor scores")
    return Verdict(
        game=record.header.game,
        steps=len(record.lines) - 1,
        ending=end["end"],
        ranks=tuple(end["ranks"]),
        scores=tuple(end["scores"]),
        draws=None if draws is None else table.draws,
        predictable=record.header.chance.get("predictable") is True,
    )


def _steps(count: int) -> str:
    return f"{count} step{'' if count == 1 else 's'}"


class _Draws:
    """Redoes every draw from the revealed seed, numbered over all draws ever made at the table."""

    def __init__(self, record: Record, name: str) -> None:
        self.record = record
        self.name = name
        said = record.header.chance
        if said.get("source") != "seeded":
            raise Unreadable(
                f"{name}, line 1", f"the chance was {said.get('source')!r:.20}, not seeded: there is no seed to check"
            )
        if record.end is None or "seed" not in record.end:
            raise Unreadable(name, "no seed was revealed, so no draw can be checked")
        try:
            secret = bytes.fromhex(record.end["seed"])
            shares = [bytes.fromhex(share) for share in said.get("shares", [])]
        except (ValueError, TypeError):
            raise Unreadable(name, "the seed or a player's share is not hexadecimal") from None
        if commit(secret) != said.get("commitment"):
            raise Unreadable(name, "the revealed seed is not the one that was promised at the start")
        self._key = mix(secret, shares)

    def redo(self, table: Table[Any], number: int) -> None:
        """Check the line ``number`` before it is fed, if it is a draw."""
        line = self.record.lines[number - 2]
        due = table.due()
        if line.get("s") != "*" or due is None:
            return
        wanted = table.rules.write(table.state, -1, pick(self._key, table.draws, due))
        if line["m"] != wanted:
            raise Unreadable(f"{self.name}, line {number}", f"the seed draws {wanted!r} here, not {line['m']!r:.60}")
