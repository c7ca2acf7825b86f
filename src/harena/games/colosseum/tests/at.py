"""Positions in few words and play in notation, for the tests of this game."""

from collections.abc import Mapping, Sequence
from typing import Any

from harena.core.events import Log
from harena.core.ids import CHANCE, OVER
from harena.core.reason import Told
from harena.games import colosseum as c
from harena.games.colosseum import form
from harena.games.colosseum.events import TABLE
from harena.games.colosseum.form import SEAT, WIDTH
from harena.games.colosseum.state import SLOT, State
from harena.games.colosseum.tables import KINDS, Setup

INVEST, AUCTION, TRADE, PRODUCE, CLOSE = range(1, 6)
FULL = [["lion", "ship", "torch"] for _ in range(5)]  # fifteen tokens that nobody holds
DEFAULT: dict[str, Any] = {"coins": 30}


def game(seats: int = 3, box: Mapping[str, object] | None = None, **options: Any) -> Setup:
    return c.setup(seats, options, box or {})


def table(*seats: Mapping[str, Any], phase: int, setup: Setup | None = None, **rest: Any) -> State:
    """Return a position of three players, or of as many as the set-up has, at the beginning of a phase of turn 1 unless told."""
    made = setup or game()
    told = [DEFAULT | dict(seat) for seat in seats]
    told += [dict(DEFAULT) for _ in range(made.seats - len(told))]
    return c.place(made, {"phase": phase, "seats": told} | rest)


def play(s: State, *texts: str) -> list[Told]:
    """Play moves and draws in order, each checked; ``P2 yes`` names the seat asked (from 1); return what was told."""
    log = Log()
    for text in texts:
        _step(s, text, log)
    return [told for event in log.items if (told := c.told(s.setup, event, None)) is not None]


def _step(s: State, text: str, log: Log) -> None:
    who = c.to_act(s)
    words = text
    if text.startswith("P"):
        words, seat = text[3:], int(text[1]) - 1
        assert seat in c.waiting(s), f"{text}: asked are {c.waiting(s)}"
        who = seat
    move = c.read(s, who, words)
    allowed = [m for m, _ in c.outcomes(s)] if who == CHANCE else c.legal(s, who)
    assert move in allowed, f"{text} is not among {[c.write(s, who, m) for m in allowed][:60]} of {who}"
    c.apply(s, who, move, log)
    assert not c.faults(s), f"after {text}: {c.faults(s)}"


def follow(s: State, *lines: str) -> None:
    """Play moves, each with what is told of it and what is pending then: ``cash: cashed 1 6; part 1 0 0``."""
    for line in lines:
        text, _, then = line.partition(": ")
        log = Log()
        _step(s, text, log)
        told = [" ".join([TABLE[what][0], *map(str, more[: len(TABLE[what][2])])]) for what, *more in log.items]
        assert "; ".join([*told, *c.position(s)["pending"][-1:]]) == then, text


def codes(told: Sequence[Told]) -> list[str]:
    return [one.code for one in told]


def can(s: State, seat: int | None = None) -> list[str]:
    """Return the legal moves in notation, of the seat that is asked first unless another is named (from 0)."""
    who = c.to_act(s) if seat is None else seat
    return [c.write(s, who, move) for move in c.legal(s, who)]


def draws(s: State) -> dict[str, int]:
    return {c.write(s, CHANCE, move): weight for move, weight in c.outcomes(s)}


def why(s: State, text: str, seat: int | None = None) -> tuple[str, str] | None:
    """Return code and rule of the refusal of a move in notation, or None."""
    who = c.to_act(s) if seat is None else seat
    reason = c.explain(s, who, c.read(s, who, text))
    return (reason.code, reason.rule) if reason else None


def asked(s: State) -> tuple[str, int]:
    """Return what is asked, and which seat first (from 1); or that a draw or nothing is left to do."""
    seat = c.to_act(s)
    if seat < 0:
        return "draw" if seat == CHANCE else "over", 0
    return c.asks(s, seat).code, seat + 1


def draw_all(s: State) -> int:
    """Draw the first outcome until somebody is asked; return how many draws were made."""
    drawn = 0
    while c.to_act(s) == CHANCE:
        c.apply(s, CHANCE, c.outcomes(s)[0][0])
        drawn += 1
    return drawn


def skip(s: State, until: str = "") -> None:
    """Let everybody take the default until a question of this code is asked, or the game is over."""
    while c.to_act(s) != OVER and asked(s)[0] != until:
        if c.to_act(s) == CHANCE:
            draw_all(s)
        else:
            c.apply(s, c.to_act(s), c.default(s, c.to_act(s)))


def of(s: State, player: int, what: int) -> int:
    """Return one number of a player, counted from 1, by its place in the canonical form."""
    return form.numbers_of(s)[SEAT + WIDTH * (player - 1) + what]


def coins(s: State) -> list[int]:
    return [of(s, player, form.COINS) for player in range(1, s.setup.seats + 1)]


def token(s: State, player: int, kind: str) -> int:
    return of(s, player, form.TOK + KINDS.index(kind))


def star(s: State, kind: str) -> int:
    """Return who holds an award, from 1, or 0."""
    return int(c.position(s)["stars"].get(kind, 0))


def empty(s: State) -> list[int]:
    """Return which markets are empty, from 1."""
    return [n + 1 for n in range(5) if not any(s.b[SLOT + 3 * n : SLOT + 3 * n + 3])]
