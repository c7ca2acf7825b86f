"""Positions as people read and write them in TOML: hexes by name, players and figures counted from 1.

A position written by hand needs no more than its figures, each with factor and hex; all else may be left out. Then it is the
first turn, and the figure named by ``phase`` is to act, or the next token is to be drawn.
"""

from collections.abc import Mapping
from typing import Any, Final

from harena.core.errors import Unreadable
from harena.core.positions import Reader
from harena.games.gladiatoro import flow
from harena.games.gladiatoro import pending as on
from harena.games.gladiatoro import state as at
from harena.games.gladiatoro.invariants import faults, lying
from harena.games.gladiatoro.notation import read, write
from harena.games.gladiatoro.state import FIG, NOT_ASKED, UNANSWERED, WIDTH, State, blank, push
from harena.games.gladiatoro.tables import Setup

ENDINGS: Final = ("no", "last_team", "nobody", "limit")
NUMBERS: Final = {
    "turn": (at.TURN, 1), "quiet": (at.QUIET, 0), "hit": (at.HIT, 0), "moment": (at.MOMENT, 0), "red": (at.RED, 0),
    "black": (at.BLACK, 0), "red_sum": (at.RED_SUM, 0), "black_sum": (at.BLACK_SUM, 0), "rolled": (at.ROLLED, 0),
    "rerolls": (at.REROLLS, 0), "spent": (at.SPENT, 0), "was_hit": (at.HITS, 0), "shown": (at.SHOWN, 1), "blood": (at.BLOOD, 0),
}  # fmt: skip
ONE_BASED: Final = {"phase": at.PHASE, "series": at.SERIES, "target": at.TARGET}
BY_SEAT: Final = {"places": at.PLACE, "dice": at.DIE, "reach": at.REACH, "dealt": at.DEALT, "felled": at.FELLED}
MOVES: Final = {"answers": at.ANSWER, "wanted": at.WANT}
OF_FIGURE: Final = {
    "facing": at.FACING, "wounds": at.WOUNDS, "extra": at.EXTRA, "normal": at.NORMAL, "fell": at.FELL, "round": at.ROUND,
}  # fmt: skip
PENDING: Final = {
    "draw": on.DRAW_TOKEN, "move_die": on.MOVE_DIE, "order_die": on.ORDER_DIE, "red_die": on.RED_DIE, "black_die": on.BLACK_DIE,
    "factors": on.FACTORS, "declare": on.DECLARE, "tied_act": on.TIED_ACT, "tied_hex": on.TIED_HEX, "name": on.CHOOSE_FIGURE,
    "start_hex": on.START_HEX, "face": on.FACE, "action": on.ACTION, "after_move": on.AFTER_MOVE, "after_attack": on.AFTER_ATTACK,
    "move_hex": on.MOVE_HEX, "step_hex": on.STEP_HEX, "dash_hex": on.DASH_HEX, "act": on.ACT, "support": on.SUPPORT,
    "push_hex": on.PUSH_HEX, "follow": on.FOLLOW, "next_factors": on.NEXT_FACTORS, "next_start": on.NEXT_START,
    "turn_start": on.TURN_START, "next_phase": on.NEXT_PHASE, "open": on.OPEN, "order": on.ORDER, "queue": on.QUEUE,
    "allowed": on.ALLOWED, "gather": on.GATHER, "lay_dice": on.DICE, "resolve": on.RESOLVE, "aftermath": on.AFTERMATH,
    "combat_end": on.COMBAT_END, "phase_end": on.PHASE_END, "turn_end": on.TURN_END, "carry_out": on.CARRY_OUT,
    "tied_open": on.TIED_OPEN,
}  # fmt: skip
_WORD_OF: Final = {number: word for word, number in PENDING.items()}
_KEYS: Final = (*NUMBERS, *ONE_BASED, *BY_SEAT, *MOVES, "ended", "faces", "figures", "pending")


def position(s: State) -> dict[str, Any]:
    """Return the whole position, readable; :func:`place` gives it back."""
    a, setup, todo = s.a, s.setup, s.todo
    out: dict[str, Any] = {key: a[where] for key, (where, _) in NUMBERS.items()}
    out |= {key: a[where] + 1 for key, where in ONE_BASED.items()}
    out["ended"] = ENDINGS[a[at.ENDED]]
    out |= {key: a[where : where + 6] for key, where in BY_SEAT.items()}
    out |= {key: [_answer(s, a[where + seat], key) for seat in range(setup.seats)] for key, where in MOVES.items()}
    out["faces"] = a[FIG + WIDTH * setup.figures :]
    out["figures"] = [_figure(s, FIG + WIDTH * f) for f in range(setup.figures)]
    out["pending"] = [f"{_WORD_OF[todo[n]]} {todo[n + 1]} {todo[n + 2]} {todo[n + 3]}" for n in range(0, len(todo), 4)]
    return out


def _answer(s: State, value: int, key: str) -> str:
    if value == NOT_ASKED or (key == "wanted" and not value):
        return "-"
    return "?" if value == UNANSWERED else write(s, 0, value)


def _figure(s: State, base: int) -> dict[str, Any]:
    hexagon = s.a[base + at.AT]
    named = {"factor": s.a[base + at.FACTOR], "hex": s.setup.names[hexagon] if hexagon >= 0 else ""}
    return named | {key: s.a[base + where] for key, where in OF_FIGURE.items()}


def place(setup: Setup, p: Mapping[str, object]) -> State:
    """Return the state that a position describes; raises :class:`Unreadable` with the place and reason of every fault."""
    reader = Reader()
    s = blank(setup)
    a = s.a
    given = reader.table(p, "", _KEYS)
    for key, (where, usual) in NUMBERS.items():
        a[where] = reader.number(given.get(key, usual), key, 0, 9999)
    for key, where in ONE_BASED.items():
        most = setup.seats if key == "series" else setup.figures
        a[where] = reader.number(given.get(key, 0), key, 0, most) - 1
    a[at.ENDED] = reader.word(given.get("ended", "no"), "ended", ENDINGS)
    for key, where in BY_SEAT.items():
        for seat, count in enumerate(reader.items(given.get(key, []), key, 6)):
            a[where + seat] = reader.number(count, key, -1, 9999)
    faces = setup.size - FIG - WIDTH * setup.figures
    for face, count in enumerate(reader.items(given.get("faces", []), "faces", faces)):
        a[setup.size - faces + face] = reader.number(count, "faces", 0, 99)
    _figures(reader, s, given.get("figures", []))
    _credit(a, setup, given)
    _answers(reader, s, given)
    _pending(reader, s, given)
    if not reader.faults:
        reader.faults += [("position", fault) for fault in lying(s)]
    if not reader.faults:
        flow.run(s, None)
        reader.faults += [("position", fault) for fault in faults(s)]
    if reader.faults:
        raise Unreadable.all(reader.faults)
    return s


def _figures(reader: Reader, s: State, given: object) -> None:
    setup = s.setup
    figures = reader.items(given, "figures", setup.figures)
    if len(figures) != setup.figures:
        reader.faults.append(("figures", f"{len(figures)} figures stand in the position, {setup.figures} fight"))
    for f, one in enumerate(figures):
        where, base = f"figures.{f + 1}", FIG + WIDTH * f
        table = reader.table(one, where, ("factor", "hex", *OF_FIGURE))
        s.a[base + at.FACTOR] = reader.number(table.get("factor", 4), f"{where}.factor", -1, setup.factor_high)
        name = table.get("hex", "")
        if name != "":
            s.a[base + at.AT] = reader.word(name, f"{where}.hex", setup.names)
        for key, n in OF_FIGURE.items():
            s.a[base + n] = reader.number(table.get(key, 0), f"{where}.{key}", 0, 9999)


def _credit(a: list[int], setup: Setup, given: Mapping[str, Any]) -> None:
    """Where a position by hand does not say who dealt the wounds, the next team did."""
    for f in range(setup.figures):
        base = FIG + WIDTH * f
        by = (setup.team_of[f // setup.per] + 1) % setup.teams
        if "dealt" not in given:
            a[at.DEALT + by] += a[base + at.WOUNDS]
        if "felled" not in given:
            a[at.FELLED + by] += a[base + at.FELL] > 0
    if "moment" not in given:
        a[at.MOMENT] = max(a[FIG + WIDTH * f + at.FELL] for f in range(setup.figures))


def _answers(reader: Reader, s: State, given: Mapping[str, Any]) -> None:
    for key, where in MOVES.items():
        for seat, text in enumerate(reader.items(given.get(key, []), key, s.setup.seats)):
            if text == "?" and key == "answers":
                s.a[where + seat] = UNANSWERED
            elif text != "-":
                try:
                    s.a[where + seat] = read(s, seat, str(text))
                except Unreadable as fault:
                    reader.faults.append((f"{key}.{seat + 1}", fault.text))


def _pending(reader: Reader, s: State, given: Mapping[str, Any]) -> None:
    phase = s.a[at.PHASE]
    if "pending" not in given and not s.a[at.ENDED]:
        push(s, on.NEXT_PHASE)
        if phase >= 0:
            push(s, on.PHASE_END, phase // s.setup.per, phase)
            push(s, on.OPEN, 0, on.POSTERIOR)
            push(s, on.ACTION, phase // s.setup.per, phase)
    for number, text in enumerate(reader.items(given.get("pending", []), "pending", 64), 1):
        _entry(reader, s, str(text).split(), f"pending.{number}")


def _entry(reader: Reader, s: State, words: list[str], where: str) -> None:
    what = PENDING.get(words[0]) if words else None
    numbers = [int(word) for word in words[1:] if word.isdecimal() and len(word) <= 3]
    if what is None or len(words) != 4 or len(numbers) != 3:
        reader.faults.append((where, f"it takes a word and three numbers, the word one of {', '.join(PENDING)}"))
        return
    seat, arg, begun = numbers
    windows = (on.DECLARE, on.TIED_ACT, on.TIED_HEX, on.ACT, on.OPEN, on.ORDER, on.QUEUE, on.CARRY_OUT, on.TIED_OPEN)
    reader.number(seat, where, 0, s.setup.seats - 1)
    reader.number(arg, where, 0, 2 if what in windows else 999)
    reader.number(begun, where, 0, 1)
    s.todo += [what, seat, arg, begun]
