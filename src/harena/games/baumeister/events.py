"""What is told as a game goes on, and to whom. Everything in this game happens in the open (B2.5)."""

from typing import Final

from harena.core.ids import Seat
from harena.core.reason import Amounts, Fact, Key, Told, Who
from harena.games.baumeister.tables import KINDS, MATERIALS, TOKENS, Setup

STRIP_DEALT: Final = 1  # seat, strip
TILE_LAID: Final = 2  # corner, kind
PART_LAID: Final = 3  # corner, part
TOKEN_LAID: Final = 4  # token
FIRST_CARD: Final = 5  # seat, material
START_FOUND: Final = 6  # seat
COMPENSATED: Final = 7  # seat, fame
WENT: Final = 8  # seat, field * 100 + distance, wheels * 100 + fame
STORED: Final = 9  # seat, material given
STORAGE_PASSED: Final = 10  # seat
TOOK_TILE: Final = 11  # seat, corner, kind
BUILT: Final = 12  # seat, part * 100 + slot, fame
PAID: Final = 13  # seat, packed cards
BONUS: Final = 14  # seat, slot, fame
CORNER_NOTHING: Final = 15  # seat, corner
CORNER_PASSED: Final = 16  # seat, corner
SCORED: Final = 17  # kind, 1 when chosen on the scoring field
SCORE_DECLINED: Final = 18  # seat
CARDS_TAKEN: Final = 19  # seat, material, cards
WAIVED: Final = 20  # seat, material
PILE_EMPTY: Final = 21  # seat, material
CONSOLED: Final = 22  # seat, material
MARKER_BACK: Final = 23  # seat, steps
TOKEN_FAME_GAINED: Final = 24  # seat
TOKEN_RESET_DONE: Final = 25  # seat, steps
TOKEN_CARD_TAKEN: Final = 26  # seat, material
TOKEN_DECLINED: Final = 27  # seat
DISCARDED: Final = 28  # seat, packed cards
TURN: Final = 29  # seat, number of the turn from 1
ENDED: Final = 30  # 1 by the last part, 2 by the turn limit
STORAGE_NOTHING: Final = 31  # seat
TOKEN_NOTHING: Final = 32  # seat

# kind: sentence, rule, and what a, b, c are
TABLE: Final[dict[int, tuple[str, str, tuple[str, ...]]]] = {
    STRIP_DEALT: ("strip-dealt", "B1.2", ("seat", "strip")),
    TILE_LAID: ("tile-laid", "B5.5", ("corner", "kind")),
    PART_LAID: ("part-laid", "B5.15", ("corner", "part")),
    TOKEN_LAID: ("token-laid", "B1.11", ("token",)),
    FIRST_CARD: ("first-card", "B1.9", ("seat", "kind")),
    START_FOUND: ("start-found", "B1.13", ("seat",)),
    COMPENSATED: ("compensated", "B1.10", ("seat", "fame")),
    WENT: ("went", "B3.2", ("seat", "field+distance", "wheels+fame")),
    STORED: ("stored", "B4.1", ("seat", "kind")),
    STORAGE_PASSED: ("storage-passed", "B4.3", ("seat",)),
    TOOK_TILE: ("took-tile", "B5.2", ("seat", "corner", "kind")),
    BUILT: ("built", "B5.12", ("seat", "part+slot", "fame")),
    PAID: ("paid", "B5.9", ("seat", "cards")),
    BONUS: ("bonus", "B5.13", ("seat", "slot", "fame")),
    CORNER_NOTHING: ("corner-nothing", "B5.17", ("seat", "corner")),
    CORNER_PASSED: ("corner-passed", "B5.18", ("seat", "corner")),
    SCORED: ("scored", "B5.6", ("kind", "chosen")),
    SCORE_DECLINED: ("score-declined", "B6.2", ("seat",)),
    CARDS_TAKEN: ("cards-taken", "B7.2", ("seat", "kind", "count")),
    WAIVED: ("waived", "B7.2", ("seat", "kind")),
    PILE_EMPTY: ("pile-empty", "B7.4", ("seat", "kind")),
    CONSOLED: ("consoled", "B7.6", ("seat", "kind")),
    MARKER_BACK: ("marker-back", "B7.7", ("seat", "steps")),
    TOKEN_FAME_GAINED: ("token-fame-gained", "B6.3", ("seat",)),
    TOKEN_RESET_DONE: ("token-reset-done", "B6.3", ("seat", "steps")),
    TOKEN_CARD_TAKEN: ("token-card-taken", "B6.3", ("seat", "kind")),
    TOKEN_DECLINED: ("token-declined", "B6.3", ("seat",)),
    DISCARDED: ("discarded", "B8.1", ("seat", "cards")),
    TURN: ("turn", "B8.3", ("seat", "turn")),
    ENDED: ("ended", "B9.1", ("how",)),
    STORAGE_NOTHING: ("storage-nothing", "B4.3", ("seat",)),
    TOKEN_NOTHING: ("token-nothing", "B6.3", ("seat",)),
}

# What kind of news each event is. Gains are exactly those that tell which cards a player took, paid or gave back: a table that
# covers hands (B2.3) may leave the others' out of a log.
TOPICS: Final[dict[str, tuple[int, ...]]] = {
    "turn": (START_FOUND, COMPENSATED, TURN),
    "moves": (WENT, TOOK_TILE, STORAGE_PASSED, STORAGE_NOTHING, CORNER_NOTHING, CORNER_PASSED),
    "building": (BUILT, BONUS),
    "scoring": (
        SCORED, SCORE_DECLINED, WAIVED, PILE_EMPTY, CONSOLED, MARKER_BACK, TOKEN_FAME_GAINED, TOKEN_RESET_DONE, TOKEN_DECLINED,
        TOKEN_NOTHING,
    ),
    "gains": (FIRST_CARD, STORED, PAID, CARDS_TAKEN, TOKEN_CARD_TAKEN, DISCARDED),
    "chance": (STRIP_DEALT, TILE_LAID, PART_LAID, TOKEN_LAID),
    "end": (ENDED,),
}  # fmt: skip
TOPIC_OF: Final = {number: topic for topic, numbers in TOPICS.items() for number in numbers}


def pack_cards(water: int, wood: int, grain: int, stone: int) -> int:
    """Return four amounts below 100 as one number, for an event."""
    return water + 100 * (wood + 100 * (grain + 100 * stone))


def unpack_cards(packed: int) -> Amounts:
    """Return the four amounts, those above zero, by card name."""
    pairs = []
    for kind in MATERIALS:
        packed, count = divmod(packed, 100)
        if count:
            pairs.append((f"card-{kind}", count))
    return Amounts(tuple(pairs))


def told(setup: Setup, event: tuple[int, int, int, int], seat: Seat | None) -> Told | None:  # noqa: ARG001 - all is open
    """Return an event as this seat may hear it: here always whole, since every gain and payment is seen."""
    number, *values = event
    code, rule, names = TABLE[number]
    facts: dict[str, Fact] = {}
    for name, value in zip(names, values, strict=False):
        _fact(setup, facts, name, value)
    if number == SCORED and values[1]:
        return Told("score-chosen", "B6.1", facts, TOPIC_OF[number])
    if number == ENDED and values[0] == 2:
        return Told("ended-limit", "B9.9", facts, TOPIC_OF[number])
    return Told(code, rule, facts, TOPIC_OF[number])


def _fact(setup: Setup, facts: dict[str, Fact], name: str, value: int) -> None:
    if name == "seat":
        facts["seat"] = Who(value)
    elif name == "kind":
        facts["kind"] = Key(f"kind-{KINDS[value]}")
        if value < 4:
            facts["card"] = Key(f"card-{KINDS[value]}")
    elif name == "token":
        facts["token"] = Key(f"token-{TOKENS[value - 1]}")
    elif name == "part":
        facts["part"] = setup.part_ids[value]
    elif name == "corner":
        facts["corner"] = value + 1
    elif name == "strip":
        facts["strip"] = value + 1
        facts["first"] = Key(f"kind-{KINDS[setup.strips[2 * value]]}")
        facts["second"] = Key(f"kind-{KINDS[setup.strips[2 * value + 1]]}")
    elif name == "slot":
        facts["slot"] = value + 1
    elif name == "cards":
        facts["cards"] = unpack_cards(value)
    elif "+" in name:
        for part, number in zip(name.split("+"), divmod(value, 100), strict=True):
            if part in ("part", "slot"):
                _fact(setup, facts, part, number)
            elif part == "field":
                facts["field"] = Key(f"field-{number}")
            else:
                facts[part] = number
    else:
        facts[name] = value
