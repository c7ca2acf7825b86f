"""Positions in few words and play in notation, for the tests of this game.

Kinds are written in one string (``"wood wood stable"``), hands as amounts of water, wood, grain, stone. What a test leaves out of
a position is filled in so that nothing is lost or doubled: other tiles lie in stack III, or with the last seat when stacks are
given.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from harena.core.events import Log
from harena.core.ids import CHANCE
from harena.core.reason import Told
from harena.games import baumeister as b
from harena.games.baumeister.state import BUILT, CONSUL, FAME, HAND, MARKER, PILE, ROWS, SHOWN, STORAGE_LEFT, TILES, State
from harena.games.baumeister.tables import KINDS, MATERIALS, Setup

ROW = "water wood grain stone"
Cards = tuple[int, int, int, int]
NONE: Cards = (0, 0, 0, 0)


def game(seats: int = 2, **options: object) -> Setup:
    return b.setup(seats, options, {})


def at(
    setup: Setup | None = None,
    *,
    hands: Sequence[Cards] = (),
    fame: Sequence[int] = (),
    marker: Sequence[int] = (),
    added: Sequence[str] = (),
    storage: Sequence[int] = (),
    rows: Sequence[str] = (ROW, ROW, ROW, ROW),
    shown: str = "PA1 PA2 PA3 PA4",
    builders: str = "",
    stacks: Mapping[str, str] | None = None,
    **rest: object,
) -> State:
    """Return a position; ``added`` are tiles laid to a seat's strip, ``builders`` the seats that filled the slots so far."""
    made = setup or game()
    seats = made.seats
    players: list[dict[str, Any]] = []
    for seat in range(seats):
        tiles = dict.fromkeys(KINDS, 0)
        for kind in ("stable", "storage", *(KINDS[k] for k in made.strips[2 * seat : 2 * seat + 2])):
            tiles[kind] = 1
        for kind in _of(added, seat, "").split():
            tiles[kind] += 1
        tiles["storage"] += _of(storage, seat, 0)
        players.append(
            {
                "fame": _of(fame, seat, 0),
                "marker": _of(marker, seat, 0),
                "hand": dict(zip(MATERIALS, _of(hands, seat, NONE), strict=True)),
                "tiles": tiles,
            }
        )
    corners = [row.split() for row in rows]
    names = [name.strip("-") for name in shown.split()]
    parts = [name for name in made.part_ids if name not in names]
    lying = {stack: {kind: text.split().count(kind) for kind in KINDS[:5]} for stack, text in (stacks or {}).items()}
    gone = [kind for row in corners for kind in row] + " ".join(added).split()
    for n, kind in enumerate(KINDS[:5]):
        over = sum(made.tiles[n::5]) - gone.count(kind)
        if stacks is None:
            lying.setdefault("III", {})[kind] = over
        else:
            over -= sum(stack[kind] for stack in lying.values())
            players[-1]["tiles"][kind] += over
    given: dict[str, object] = {
        "rows": corners,
        "shown": names,
        "site": [f"{part} {who}" for part, who in zip(parts, builders, strict=False)],
        "tiles": lying,
        "players": players,
    }
    return b.place(made, given | rest)


def _of(values: Sequence[Any], seat: int, otherwise: object) -> Any:
    return values[seat] if seat < len(values) else otherwise


def play(s: State, *texts: str) -> list[Told]:
    """Play moves and draws in order, each checked; ``P2 cards 1`` names a seat (from 1); return what was told."""
    log = Log()
    for text in texts:
        who = b.to_act(s)
        words = text
        if text.startswith("P"):
            words = text[3:]
            who = int(text[1]) - 1
        move = b.read(s, who, words)
        allowed = [m for m, _ in b.outcomes(s)] if who == CHANCE else b.legal(s, who)
        assert move in allowed, f"{text} is not among {[b.write(s, who, m) for m in allowed]}"
        b.apply(s, who, move, log)
        assert not b.faults(s), f"after {text}: {b.faults(s)}"
    return [told for event in log.items if (told := b.told(s.setup, event, None)) is not None]


def codes(told: Sequence[Told]) -> list[str]:
    return [one.code for one in told]


def can(s: State, seat: int | None = None) -> list[str]:
    """Return the legal moves in notation, of the seat that is asked first unless another is named (from 0)."""
    who = b.to_act(s) if seat is None else seat
    return [b.write(s, who, move) for move in b.legal(s, who)]


def draws(s: State) -> dict[str, int]:
    return {b.write(s, CHANCE, move): weight for move, weight in b.outcomes(s)}


def why(s: State, text: str, seat: int | None = None) -> tuple[str, str] | None:
    """Return code and rule of the refusal of a move in notation, or None."""
    who = b.to_act(s) if seat is None else seat
    reason = b.explain(s, who, b.read(s, who, text))
    return (reason.code, reason.rule) if reason else None


def code(s: State, seat: int, move: int) -> str:
    """Return the code of the refusal of a move by its number, or nothing."""
    reason = b.explain(s, seat, move)
    return reason.code if reason else ""


def asked(s: State) -> tuple[str, int]:
    """Return what is asked, and which seat first (from 0); or that a draw or nothing is left to do."""
    seat = b.to_act(s)
    if seat < 0:
        return "draw" if seat == CHANCE else "over", seat
    return b.asks(s, seat).code, seat


def fame(s: State) -> list[int]:
    return s.a[FAME : FAME + s.setup.seats]


def markers(s: State) -> list[int]:
    return s.a[MARKER : MARKER + s.setup.seats]


def hand(s: State, seat: int) -> list[int]:
    return s.a[HAND + 4 * seat : HAND + 4 * seat + 4]


def tiles(s: State, seat: int) -> dict[str, int]:
    return dict(zip(KINDS, s.a[TILES + 6 * seat : TILES + 6 * seat + 6], strict=True))


def piles(s: State) -> list[int]:
    return s.a[PILE : PILE + 4]


def row(s: State, corner: int) -> str:
    return " ".join(KINDS[kind] for kind in s.a[ROWS + 4 * corner : ROWS + 4 * corner + 4] if kind >= 0)


def shown(s: State, corner: int) -> str:
    part = s.a[SHOWN + corner]
    return s.setup.part_ids[part] if part >= 0 else ""


def consul(s: State) -> int:
    return s.a[CONSUL]


def built(s: State) -> int:
    return s.a[BUILT]


def storage_left(s: State) -> int:
    return s.a[STORAGE_LEFT]
