"""What is asked, why a move is refused, and what a move would bring: codes, rules and facts for the catalogues."""

from typing import Final

from harena.core.ids import Move, Seat
from harena.core.reason import Fact, Key, Reason, Who
from harena.core.rules import Ask, Described
from harena.games.gladiatoro import flow
from harena.games.gladiatoro import moves as mv
from harena.games.gladiatoro import pending as on
from harena.games.gladiatoro import refusals as why
from harena.games.gladiatoro.events import SIDES, WINDOWS
from harena.games.gladiatoro.heuristics import worth
from harena.games.gladiatoro.imagine import usual_factor
from harena.games.gladiatoro.odds import attack_odds
from harena.games.gladiatoro.paths import barred_way
from harena.games.gladiatoro.state import (
    AT,
    FACING,
    FIG,
    PHASE,
    REACH,
    ROLLED,
    TARGET,
    WANT,
    WIDTH,
    State,
    arc_of,
    factor,
    team,
    toward,
)
from harena.games.gladiatoro.steps import combat, setting_up, tied
from harena.games.gladiatoro.steps.moving import points
from harena.games.gladiatoro.tables import ARCS
from harena.games.gladiatoro.words import face_key, type_key

# What is pending: sentence and rule of the question.
ASKS: Final = {
    on.FACTORS: ("factor", "G2.20"),
    on.DECLARE: ("declare", "G3.9"),
    on.TIED_ACT: ("tied-act", "G3.8"),
    on.TIED_HEX: ("tied-hex", "G3.8"),
    on.CHOOSE_FIGURE: ("name", "G2.11"),
    on.START_HEX: ("start-hex", "G2.4"),
    on.FACE: ("face", "G4.5"),
    on.ACTION: ("action", "G2.13"),
    on.AFTER_MOVE: ("after-move", "G2.14"),
    on.AFTER_ATTACK: ("after-attack", "G7.12"),
    on.MOVE_HEX: ("move-hex", "G4.4"),
    on.STEP_HEX: ("step-hex", "G3.12"),
    on.DASH_HEX: ("dash-hex", "G3.12"),
    on.ACT: ("act", "G3.9"),
    on.SUPPORT: ("support", "G5.3"),
    on.PUSH_HEX: ("push-hex", "G5.21"),
    on.FOLLOW: ("follow", "G5.22"),
}

# Refusals: sentence and rule.
REASONS: Final = {
    why.BAD_FACTOR: ("bad-factor", "G1.2"),
    why.BAD_TOTAL: ("bad-total", "G2.20"),
    why.NOT_YOURS: ("not-your-figure", "G2.11"),
    why.NOT_ALIVE: ("not-alive", "G6.1"),
    why.DONE: ("done", "G2.11"),
    why.OFF_BOARD: ("off-board", "G4.17"),
    why.OBSTACLE: ("obstacle", "G4.7"),
    why.OCCUPIED: ("occupied", "G4.7"),
    why.NO_START: ("no-start", "G2.4"),
    why.BESIDE_FOE: ("beside-foe", "G2.4"),
    why.TOO_FAR: ("too-far", "G4.4"),
    why.ZONE: ("zone", "G4.8"),
    why.TOO_SHORT: ("too-short", "G4.4"),
    why.NO_SUCH: ("no-such", "G2.2"),
    why.FRIEND: ("friend", "G7.11"),
    why.NOT_ADJACENT: ("not-adjacent", "G5.1"),
    why.NOT_FRONT: ("not-front", "G1.7"),
    why.IN_PHASE: ("in-phase", "G3.1"),
    why.SPENT: ("spent", "G3.2"),
    why.SAME_FACING: ("same-facing", "G3.5"),
    why.NOT_IN_MENU: ("not-in-menu", "G3.5"),
    why.NO_ROOM: ("no-room", "G3.12"),
    why.NOT_CIRCLE: ("not-circle", "G5.12"),
    why.NOT_TOWARD: ("not-toward", "G5.14"),
    why.ONE_ONLY: ("one-only", "G2.14"),
    why.NOT_BESIDE: ("not-beside", "G5.21"),
    why.ROUND_OVER: ("round-over", "G3.9"),
}


# -- asking --------------------------------------------------------------------------------------------------------------------


def asks(s: State, seat: Seat) -> Ask:
    """Return what a waiting seat is asked."""
    what, arg = s.todo[-4], s.todo[-2]
    code, rule = ASKS[what]
    facts: dict[str, Fact] = {}
    if what == on.FACTORS:
        facts = {"figure": setting_up.choosing(s, seat, arg) + 1, "low": s.setup.factor_low, "high": s.setup.factor_high}
        if s.setup.equal_total:
            code = "factor-total"
            facts |= {"rest": setting_up.rest_of(s, seat), "left": setting_up.left_of(s, seat)}
    elif what in (on.DECLARE, on.ACT, on.TIED_ACT):
        facts = {"window": Key(f"window-{WINDOWS[arg]}")}
        if arg == on.REACTION:
            rule = "G5.15"
    elif what == on.CHOOSE_FIGURE:
        code, rule = ("name-start", "G2.4") if arg else (code, rule)
    elif what == on.TIED_HEX:
        facts = {"figure": tied.wanting(s.a[WANT + seat]) + 1}
    elif what == on.FOLLOW:
        facts = {"hex": s.setup.names[arg]}
    else:
        facts = {"figure": arg + 1}
    if what in (on.MOVE_HEX, on.DASH_HEX):
        facts["count"] = s.a[ROLLED]
    elif what == on.SUPPORT:
        side = side_of(s, arg)
        rule = support_rule(side)
        facts |= {"side": Key(f"side-{SIDES[side]}"), "foe": Who(s.a[TARGET] // s.setup.per), "target": s.a[TARGET] + 1}
    if what == on.FACE:
        m = mv.FACE + likely_facing(s, seat, arg)
        return Ask(code, rule, facts, (m,), describe(s, seat, m))
    return Ask(code, rule, facts)


def likely_facing(s: State, seat: Seat, f: int) -> int:
    """Return the facing to suggest: to the centre in the set-up, else the worthiest, of several the present one (G4.5)."""
    kept = _kept_facing(s, f)
    if _placing(s):
        return kept
    return max(range(6), key=lambda facing: (worth(s, seat, mv.FACE + facing), facing == kept))


def side_of(s: State, f: int) -> int:
    """Return which side of the combat a supporter is on: 0 attack, 1 defence."""
    return int(team(s, f) != team(s, s.a[PHASE]))


def support_rule(side: int) -> str:
    """Return the rule of a support."""
    return "G5.7" if side else "G5.3"


# -- refusing ------------------------------------------------------------------------------------------------------------------


def explain(s: State, seat: Seat, m: Move) -> Reason | None:
    """Return why the seat may not do this now, or None when it may."""
    if seat not in flow.waiting(s):
        return Reason("not-your-turn", "G2.10")
    number = flow.refuse(s, seat, m)
    if number == why.LEGAL:
        return None
    if number == why.OTHER_BLOCK:
        return Reason("other-decision", ASKS[s.todo[-4]][1])
    code, rule = REASONS[number]
    return Reason(code, rule, _facts(s, seat, m, number))


def _facts(s: State, seat: Seat, m: Move, number: int) -> dict[str, Fact]:
    if number == why.BAD_FACTOR:
        return {"low": s.setup.factor_low, "high": s.setup.factor_high}
    if number == why.BAD_TOTAL:
        return {"rest": setting_up.rest_of(s, seat), "left": setting_up.left_of(s, seat)}
    block = mv.block_of(m)
    at = m - block.base if block else 0
    word = block.word if block else ""
    if word in {"hex", "shift"}:
        return _hex_facts(s, seat, at // 6 if word == "shift" else at, number)
    f = at // 6 if word == "turn" else at
    facts: dict[str, Fact] = {"figure": f + 1}
    if number == why.SAME_FACING:
        facts["facing"] = face_key(s.setup, at % 6)
    elif number == why.NOT_FRONT:
        attacker = s.a[PHASE]
        facts["arc"] = Key(f"arc-{ARCS[arc_of(s, attacker, toward(s, attacker, f))]}")
    return facts


def _hex_facts(s: State, seat: Seat, hexagon: int, number: int) -> dict[str, Fact]:
    if number == why.OFF_BOARD:
        return {}
    facts: dict[str, Fact] = {"hex": s.setup.names[hexagon]}
    if number in (why.TOO_FAR, why.ZONE, why.TOO_SHORT):
        f, most = mover(s, seat)
        facts["count"] = most
        if number == why.ZONE:
            facts["hexes"] = ", ".join(s.setup.names[one] for one in barred_way(s, f, hexagon, most))
            facts["limit"] = s.setup.max_zone
    return facts


def mover(s: State, seat: Seat) -> tuple[int, int]:
    """Return the figure that a hex is chosen for, and how many hexes it may go."""
    what = s.todo[-4]
    if what == on.TIED_HEX:
        want = s.a[WANT + seat]
        return tied.wanting(want), 1 if want < mv.DASH else s.a[REACH + seat]
    return s.todo[-2], 1 if what == on.STEP_HEX else s.a[ROLLED]


# -- describing ----------------------------------------------------------------------------------------------------------------


def hex_place(s: State, hexagon: int) -> str:
    """Return the place of a hex."""
    return f"hex-{s.setup.names[hexagon]}"


def target_of(s: State, m: Move) -> str:
    """Return the place on the board that a legal move lies at."""
    block = mv.known_block(m)
    at, word = m - block.base, block.word
    if word == "hex":
        return hex_place(s, at)
    if word == "shift":
        return hex_place(s, at // 6)
    if word == "turn":
        return f"turn-{at // 6 + 1}-{at % 6}"
    if word in {"attack", "name"}:
        here = s.a[FIG + WIDTH * at + AT]
        return hex_place(s, here) if here >= 0 else f"figure-{at + 1}"
    if word in {"step", "dash"}:
        return f"{word}-{at + 1}"
    return f"{word}-{at}" if word in {"factor", "face"} else word


def describe(s: State, seat: Seat, m: Move) -> Described:
    """Return a move in words, with the odds where dice decide; the target is the place on the board to point at."""
    block = mv.known_block(m)
    at, word, what, target = m - block.base, block.word, s.todo[-4], target_of(s, m)
    if word in {"yes", "no"}:
        return _describe_choice(s, m, target)
    if word == "factor":
        facts: dict[str, Fact] = {"factor": at, "type": type_key(s.setup, at)}
        facts |= {name: s.setup.allow[3 * at + n] for n, name in enumerate(ARCS)}
        return Described("factor", "G1.5", facts, target)
    if word == "attack":
        return Described("attack", "G5.1", _attack_facts(s, s.a[PHASE], at), target)
    if word in {"hex", "shift"}:
        return _describe_hex(s, seat, at, word, target)
    if word == "face":
        return Described("face", "G4.5", {"facing": face_key(s.setup, at)}, target)
    if word == "turn":
        return Described("turn", "G3.5", {"figure": at // 6 + 1, "facing": face_key(s.setup, at % 6)}, target)
    if word == "name":
        named: dict[str, Fact] = {"figure": at + 1, "factor": factor(s, at), "type": type_key(s.setup, factor(s, at))}
        return Described("name", "G2.11", named, target)
    if word == "step":
        return Described("step", "G3.12", {"figure": at + 1}, target)
    if word in {"dash", "move"}:
        f = at if word == "dash" else s.todo[-2]
        facts = {"figure": f + 1, "least": points(s, f, s.setup.move_dice)}
        facts["most"] = points(s, f, s.setup.move_dice * s.setup.move_faces)
        return Described(word, "G4.1", facts, target)
    if word == "stop":
        return Described("stop", "G3.9", {}, target)
    return Described("pass", ASKS[what][1], {}, target)


def _describe_choice(s: State, m: Move, target: str) -> Described:
    what, arg = s.todo[-4], s.todo[-2]
    word = "yes" if m == mv.YES else "no"
    if what == on.DECLARE:
        return Described(f"declare-{word}", "G3.9", {}, target)
    if what == on.SUPPORT:
        attacker, foe = s.a[PHASE], s.a[TARGET]
        more = word == "yes"
        side = side_of(s, arg)
        won, total = attack_odds(s, attacker, foe, combat.arc(s), int(more and not side), int(more and side))
        return Described(f"support-{word}", support_rule(side), chance_facts(won, total), target)
    if what == on.FOLLOW:
        return Described(f"follow-{word}", "G5.22", {"hex": s.setup.names[arg]}, target)
    return Described("no-move" if what == on.AFTER_ATTACK else "no-attack", ASKS[what][1], {}, target)


def _describe_hex(s: State, seat: Seat, at: int, word: str, target: str) -> Described:
    rule = ASKS[s.todo[-4]][1]
    facts: dict[str, Fact] = {"hex": s.setup.names[at // 6 if word == "shift" else at]}
    if word == "shift":
        return Described("shift", rule, facts | {"facing": face_key(s.setup, at % 6)}, target)
    if s.todo[-4] == on.PUSH_HEX:
        return Described("push", rule, facts, target)
    f, _ = mover(s, seat)
    return Described("stay" if s.a[FIG + WIDTH * f + AT] == at else "hex", rule, facts, target)


def chance_facts(won: int, total: int) -> dict[str, Fact]:
    """Return odds as an unreduced fraction and a percentage (G7.4)."""
    return {"won": won, "total": total, "percent": f"{100 * won / total:.2f}"}


def _attack_facts(s: State, attacker: int, target: int) -> dict[str, Fact]:
    arc = arc_of(s, target, toward(s, target, attacker))
    setup = s.setup
    won, total = attack_odds(s, attacker, target, arc)
    more, of = attack_odds(s, attacker, target, arc, 1)
    facts: dict[str, Fact] = {"foe": Who(target // setup.per), "target": target + 1, "arc": Key(f"arc-{ARCS[arc]}")}
    facts |= {"red": setup.attack_dice, "black": setup.defence_dice, "added": setup.allow[3 * factor(s, target) + arc]}
    facts |= chance_facts(won, total)
    return facts | {f"more_{name}": fact for name, fact in chance_facts(more, of).items()}


# -- the safe answer (G7.13) ---------------------------------------------------------------------------------------------------


def default(s: State, seat: Seat) -> Move:
    """Return the fixed choice for an owner who does not answer (G7.13)."""
    what, arg = s.todo[-4], s.todo[-2]
    moves = flow.legal(s, seat)
    if what == on.FACTORS:
        return mv.FACTOR + usual_factor(s, seat)
    if what in (on.DECLARE, on.SUPPORT, on.FOLLOW, on.AFTER_MOVE, on.AFTER_ATTACK):
        return mv.NO
    if what in (on.ACT, on.TIED_ACT):
        return mv.STOP
    if what == on.FACE:
        return mv.FACE + _kept_facing(s, arg)
    if what == on.PUSH_HEX:
        return mv.HEX + combat.beside(s, arg)[0]
    if what in (on.MOVE_HEX, on.DASH_HEX, on.STEP_HEX):
        here = mv.HEX + s.a[FIG + WIDTH * arg + AT]
        return here if here in moves else moves[0]
    if what == on.TIED_HEX:
        f, _ = mover(s, seat)
        here = mv.SHIFT + 6 * s.a[FIG + WIDTH * f + AT]
        return (here if here in moves else moves[0]) + s.a[FIG + WIDTH * f + FACING]
    return moves[0]  # pass; the lowest figure; the first start hex


def _kept_facing(s: State, f: int) -> int:
    """Return the facing that a figure keeps, or in the set-up the one nearest the centre."""
    return s.setup.centre_face[s.a[FIG + WIDTH * f + AT]] if _placing(s) else s.a[FIG + WIDTH * f + FACING]


def _placing(s: State) -> bool:
    """Return whether a gladiator is being placed in the set-up (G2.4)."""
    return len(s.todo) >= 8 and s.todo[-8] == on.NEXT_START
