"""Positions in few words and play in notation, for the tests of this game.

On the plain arena hexes are told by axial coordinates around its centre, ``(0, 0)`` being E5.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from harena.core.events import Log
from harena.core.ids import CHANCE, OVER
from harena.core.reason import Told
from harena.games import gladiatoro as g
from harena.games.gladiatoro.state import AT, EXTRA, FACING, FELL, FIG, WIDTH, WOUNDS, State
from harena.games.gladiatoro.tables import Setup

Hex = tuple[int, int]
Figure = tuple[int, Hex | str, int] | Mapping[str, Any]


def game(seats: int = 2, box: Mapping[str, object] | None = None, **options: Any) -> Setup:
    return g.setup(seats, options, box or {})


@cache
def plain() -> Setup:
    """Return the plain duel."""
    return game()


def name(hexagon: Hex, setup: Setup | None = None) -> str:
    """Return the name of a hex told by coordinates around the centre."""
    made = setup or plain()
    q = sum(made.qs) // made.hexes
    r = sum(made.rs) // made.hexes
    return made.names[list(zip(made.qs, made.rs, strict=True)).index((hexagon[0] + q, hexagon[1] + r))]


def fight(figures: Sequence[Figure], setup: Setup | None = None, **rest: object) -> State:
    """Return a position; a figure is factor, hex and facing, or a table; the first is in phase unless told."""
    made = setup or game(len(figures))
    told: list[dict[str, Any]] = []
    for one in figures:
        table: dict[str, Any] = dict(one) if isinstance(one, Mapping) else {"factor": one[0], "hex": one[1], "facing": one[2]}
        if isinstance(table.get("hex"), tuple):
            table["hex"] = name(table["hex"], made)
        told.append(table)
    given: dict[str, object] = {"phase": 1, "figures": told}
    return g.place(made, given | rest)


def play(s: State, *texts: str) -> list[Told]:
    """Play moves and draws in order, each checked; ``P2 yes`` names a seat (from 1); return what was told."""
    log = Log()
    for text in texts:
        who = g.to_act(s)
        words = text
        if text.startswith("P"):
            words, who = text[3:], int(text[1]) - 1
        move = g.read(s, who, words)
        allowed = [m for m, _ in g.outcomes(s)] if who == CHANCE else g.legal(s, who)
        assert move in allowed, f"{text} is not among {[g.write(s, who, m) for m in allowed]}"
        g.apply(s, who, move, log)
        assert not g.faults(s), f"after {text}: {g.faults(s)}"
    return [told for event in log.items if (told := g.told(s.setup, event, None)) is not None]


def codes(told: Sequence[Told]) -> list[str]:
    return [one.code for one in told]


def can(s: State, seat: int | None = None) -> list[str]:
    """Return the legal moves in notation, of the seat that is asked first unless another is named (from 0)."""
    who = g.to_act(s) if seat is None else seat
    return [g.write(s, who, move) for move in g.legal(s, who)]


def draws(s: State) -> dict[str, int]:
    return {g.write(s, CHANCE, move): weight for move, weight in g.outcomes(s)}


def why(s: State, text: str, seat: int | None = None) -> tuple[str, str] | None:
    """Return code and rule of the refusal of a move in notation, or None."""
    who = g.to_act(s) if seat is None else seat
    reason = g.explain(s, who, g.read(s, who, text))
    return (reason.code, reason.rule) if reason else None


def asked(s: State) -> tuple[str, int]:
    """Return what is asked, and which seat first (from 0); or that a draw or nothing is left to do."""
    seat = g.to_act(s)
    if seat < 0:
        return "draw" if seat == CHANCE else "over", seat
    return g.asks(s, seat).code, seat


def stop_windows(s: State) -> None:
    """Decline everything until a draw or something else is asked."""
    while g.to_act(s) not in {CHANCE, OVER} and g.asks(s, g.to_act(s)).code == "declare":
        play(s, "no")


def of(s: State, figure: int, what: int) -> int:
    """Return one number of a figure, counted from 1."""
    return s.a[FIG + WIDTH * (figure - 1) + what]


def where(s: State, figure: int) -> str:
    at = of(s, figure, AT)
    return s.setup.names[at] if at >= 0 else ""


def facing(s: State, figure: int) -> int:
    return of(s, figure, FACING)


def wounds(s: State, figure: int) -> int:
    return of(s, figure, WOUNDS)


def spent(s: State, figure: int) -> int:
    return of(s, figure, EXTRA)


def fallen(s: State, figure: int) -> bool:
    return of(s, figure, FELL) > 0


def hexes(moves: Sequence[str]) -> set[str]:
    return {move.split()[1] for move in moves if move.startswith("hex ")}
