"""What is told as a fight goes on, and to whom. Answers of an open window are told once all are in (G3.9, G2.20)."""

from typing import Final

from harena.core.ids import Seat
from harena.core.reason import Fact, Key, Told, Who
from harena.games.gladiatoro.tables import ARCS, Setup
from harena.games.gladiatoro.words import face_key, figure_facts

FACTOR_SHOWN: Final = 1  # figure, factor
START_DRAWN: Final = 2  # seat
PLACED: Final = 3  # figure, hex
TURN: Final = 4  # turn
DRAWN: Final = 5  # seat
PHASE: Final = 6  # figure
PASSED: Final = 7  # figure
MOVE_DIE: Final = 8  # seat, face
ALLOWED: Final = 9  # figure, hexes
MOVED: Final = 10  # figure, hex
STAYED: Final = 11  # figure
FACED: Final = 12  # figure, facing
DECLARED: Final = 13  # seat, window
ORDER_DIE: Final = 14  # seat, face
BY_SEAT: Final = 15
STOPPED: Final = 16  # seat
TURNED: Final = 17  # figure, facing
STEPS: Final = 18  # figure, 1 by roll
ATTACKED: Final = 19  # figure, target, arc
SUPPORTED: Final = 20  # figure, 0 attack or 1 defence
NO_SUPPORT: Final = 21  # figure, 0 attack or 1 defence
RED_DIE: Final = 22  # seat, face
BLACK_DIE: Final = 23  # seat, face
HIT: Final = 24  # target, red, black
TIE_WOUNDS: Final = 25  # target, red, black
TIE: Final = 26  # target, red, black
MISS: Final = 27  # target, red, black
WOUNDED: Final = 28  # figure, wounds dealt, wounds in all
FELL: Final = 29  # figure
PUSHED: Final = 30  # figure, hex
BLOCKED: Final = 31  # figure
FOLLOWED: Final = 32  # figure, hex
NOT_FOLLOWED: Final = 33  # figure
CLASHED: Final = 34  # figure, hex
ENDED: Final = 35  # how, teams of the first wound

# kind: sentence, rule, and what a, b, c are
TABLE: Final[dict[int, tuple[str, str, tuple[str, ...]]]] = {
    FACTOR_SHOWN: ("factor-shown", "G2.20", ("figure", "factor")),
    START_DRAWN: ("start-drawn", "G2.4", ("seat",)),
    PLACED: ("placed", "G2.4", ("figure", "hex")),
    TURN: ("turn", "G2.8", ("turn",)),
    DRAWN: ("drawn", "G2.10", ("seat",)),
    PHASE: ("phase", "G2.11", ("figure",)),
    PASSED: ("passed", "G2.13", ("figure",)),
    MOVE_DIE: ("move-die", "G4.1", ("seat", "face")),
    ALLOWED: ("allowed", "G4.1", ("figure", "count")),
    MOVED: ("moved", "G4.4", ("figure", "hex")),
    STAYED: ("stayed", "G4.4", ("figure",)),
    FACED: ("faced", "G4.5", ("figure", "facing")),
    DECLARED: ("declared", "G3.9", ("seat", "window")),
    ORDER_DIE: ("order-die", "G3.6", ("seat", "face")),
    BY_SEAT: ("by-seat", "G3.8", ()),
    STOPPED: ("stopped", "G3.9", ("seat",)),
    TURNED: ("turned", "G3.5", ("figure", "facing")),
    STEPS: ("steps", "G3.12", ("figure", "rolled")),
    ATTACKED: ("attacked", "G5.1", ("figure", "target", "arc")),
    SUPPORTED: ("supported", "G5.3", ("figure", "side")),
    NO_SUPPORT: ("no-support", "G5.6", ("figure", "side")),
    RED_DIE: ("red-die", "G5.9", ("seat", "face")),
    BLACK_DIE: ("black-die", "G5.9", ("seat", "face")),
    HIT: ("hit", "G5.17", ("figure", "red", "black")),
    TIE_WOUNDS: ("tie-wounds", "G5.18", ("figure", "red", "black")),
    TIE: ("tie", "G5.18", ("figure", "red", "black")),
    MISS: ("miss", "G5.17", ("figure", "red", "black")),
    WOUNDED: ("wounded", "G5.19", ("figure", "count", "wounds")),
    FELL: ("fell", "G6.1", ("figure",)),
    PUSHED: ("pushed", "G5.21", ("figure", "hex")),
    BLOCKED: ("blocked", "G5.20", ("figure",)),
    FOLLOWED: ("followed", "G5.22", ("figure", "hex")),
    NOT_FOLLOWED: ("not-followed", "G5.22", ("figure",)),
    CLASHED: ("clashed", "G3.8", ("figure", "hex")),
    ENDED: ("ended", "G6.3", ("how",)),
}

TOPICS: Final[dict[str, tuple[int, ...]]] = {
    "turn": (TURN, DRAWN, PHASE, PASSED),
    "setup": (FACTOR_SHOWN, START_DRAWN, PLACED),
    "moves": (ALLOWED, MOVED, STAYED, FACED),
    "extra": (DECLARED, BY_SEAT, STOPPED, TURNED, STEPS, CLASHED),
    "combat": (
        ATTACKED, SUPPORTED, NO_SUPPORT, HIT, TIE_WOUNDS, TIE, MISS, WOUNDED, FELL, PUSHED, BLOCKED, FOLLOWED, NOT_FOLLOWED,
    ),
    "chance": (MOVE_DIE, ORDER_DIE, RED_DIE, BLACK_DIE),
    "end": (ENDED,),
}  # fmt: skip
TOPIC_OF: Final = {number: topic for topic, numbers in TOPICS.items() for number in numbers}

WINDOWS: Final = ("prior", "posterior", "reaction")
SIDES: Final = ("attack", "defence")


def told(setup: Setup, event: tuple[int, int, int, int], seat: Seat | None) -> Told | None:  # noqa: ARG001 - told once all is open
    """Return an event as this seat may hear it: whole, since secrets are told only when their window has closed."""
    number, *values = event
    code, rule, names = TABLE[number]
    topic = TOPIC_OF[number]
    if number == ENDED:
        if values[0] == 1:
            return Told("ended-blood" if values[1] else "ended", "G6.3", {}, topic)
        return Told("ended-nobody", "G6.4", {}, topic) if values[0] == 2 else Told("ended-limit", "G6.6", {}, topic)
    facts: dict[str, Fact] = {}
    for name, value in zip(names, values, strict=False):
        _fact(setup, facts, name, value)
    return Told(code, rule, facts, topic)


def _fact(setup: Setup, facts: dict[str, Fact], name: str, value: int) -> None:
    if name == "seat":
        facts["seat"] = Who(value)
    elif name == "figure":
        facts |= figure_facts(setup, value)
    elif name == "target":
        facts["foe"] = Who(value // setup.per)
        facts["target"] = value + 1
    elif name == "hex":
        facts["hex"] = setup.names[value]
    elif name == "facing":
        facts["facing"] = face_key(setup, value)
    elif name == "arc":
        facts["arc"] = Key(f"arc-{ARCS[value]}")
    elif name == "window":
        facts["window"] = Key(f"window-{WINDOWS[value]}")
    elif name == "side":
        facts["side"] = Key(f"side-{SIDES[value]}")
    else:
        facts[name] = value
