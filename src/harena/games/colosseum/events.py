"""What is told as the game goes on, and to whom: all of it to everybody, since answers of a window are told when it closes."""

from typing import Final

from harena.core.ids import Seat
from harena.core.reason import Amounts, Fact, Key, Told, Who
from harena.games.colosseum.tables import INTENSE, KINDS, NOBLES, STALLS, STAR_NAMES, Setup

DEALT_MARKET: Final = 1  # kind, market
DEALT: Final = 2  # seat, kind
PROGRAM: Final = 3  # seat, program
TURN: Final = 4  # turn, start player
STAR: Final = 5  # seat, star
STAR_LOST: Final = 6  # seat, star
CASHED: Final = 7  # seat, coins
SWAPPED: Final = 8  # seat
PASSED: Final = 9  # seat, phase
BOUGHT: Final = 10  # seat, program, price
EXPANDED: Final = 11  # seat, side, price
TICKET: Final = 12  # seat, price
LOGE: Final = 13  # seat, price
FEE: Final = 14  # seat, 0 medals or 1 token
OPENED: Final = 15  # seat, market, amount
BID: Final = 16  # seat, amount
LEFT: Final = 17  # seat
COULD_NOT: Final = 18  # seat
WON: Final = 19  # seat, market, amount
TOOK: Final = 20  # seat, kind
MEDAL: Final = 21  # seat, how: 0 Emperor token, 1 resting square
NO_MEDAL: Final = 22  # seat
REFILLED: Final = 23  # kind, market
BAG_EMPTY: Final = 24
OFFERED: Final = 25  # seat, partner or the number of seats
GIVES: Final = 26  # seat, item, count
TAKES: Final = 27  # seat, item, count
ACCEPTED: Final = 28  # seat
DECLINED: Final = 29  # seat
COUNTERED: Final = 30  # seat, partner
ROLLED: Final = 31  # seat, lowest, highest
MOVED: Final = 32  # seat, noble, square
NUDGED: Final = 33  # seat, noble, square
STAGED: Final = 34  # seat, program, missing
PART: Final = 35  # seat, part of the sum, spectators
TOTAL: Final = 36  # seat, spectators, coins
NEW_BEST: Final = 37  # seat, spectators
NO_EVENT: Final = 38  # seat
TIE_DIE: Final = 39  # seat, number
BY_ORDER: Final = 40  # seat
PODIUM: Final = 41  # seat, best
LOST: Final = 42  # seat, kind
GIVEN: Final = 43  # giver, receiver, kind
NOT_NAMED: Final = 44  # seat
NO_GIFT: Final = 45
OVER: Final = 46
SHUT_OUT: Final = 47  # seat
NO_START: Final = 48  # seat
FILLING: Final = 49  # markets, as bits

PARTS: Final = ("earlier", "tickets", "stars", "nobles", "podiums", "medals")
PART_RULES: Final = tuple(f"C10.{number}" for number in range(2, 8))
INTENSE_RULES: Final = {SHUT_OUT: "V6", FILLING: "V8"}
PASS_RULES: Final = {1: "C3.1", 2: "C4.11", 3: "C5.2", 4: "C6.1"}  # by phase

# kind: sentence, rule, and what a, b, c are
TABLE: Final[dict[int, tuple[str, str, tuple[str, ...]]]] = {
    DEALT_MARKET: ("dealt-market", "C1.3", ("kind", "market")),
    DEALT: ("dealt", "C1.3", ("seat", "kind")),
    PROGRAM: ("program", "C1.6", ("seat", "program")),
    TURN: ("turn", "C2.5", ("turn", "seat")),
    STAR: ("star", "C12.2", ("seat", "star")),
    STAR_LOST: ("star-lost", "C12.4", ("seat", "star")),
    CASHED: ("cashed", "C11.3", ("seat", "coins")),
    SWAPPED: ("swapped", "C13.4", ("seat",)),
    PASSED: ("passed", "C2.3", ("seat", "phase")),
    BOUGHT: ("bought", "C3.2", ("seat", "program", "coins")),
    EXPANDED: ("expanded", "C3.6", ("seat", "side", "coins")),
    TICKET: ("ticket", "C3.8", ("seat", "coins")),
    LOGE: ("loge", "C3.9", ("seat", "coins")),
    FEE: ("fee", "C3.10", ("seat", "fee")),
    OPENED: ("opened", "C4.1", ("seat", "market", "coins")),
    BID: ("bid", "C4.5", ("seat", "coins")),
    LEFT: ("left", "C4.5", ("seat",)),
    COULD_NOT: ("could-not", "C4.19", ("seat",)),
    WON: ("won", "C4.12", ("seat", "market", "coins")),
    TOOK: ("took", "C4.12", ("seat", "kind")),
    MEDAL: ("medal", "C11.6", ("seat", "how")),
    NO_MEDAL: ("no-medal", "C9.6", ("seat",)),
    REFILLED: ("refilled", "C4.14", ("kind", "market")),
    BAG_EMPTY: ("bag-empty", "C4.17", ()),
    OFFERED: ("offered", "C5.2", ("seat", "partner")),
    GIVES: ("gives", "C5.3", ("seat", "item", "count")),
    TAKES: ("takes", "C5.3", ("seat", "item", "count")),
    ACCEPTED: ("accepted", "C5.5", ("seat",)),
    DECLINED: ("declined", "C5.2", ("seat",)),
    COUNTERED: ("countered", "C5.9", ("seat", "partner")),
    ROLLED: ("rolled", "C6.2", ("seat", "low", "high")),
    MOVED: ("moved", "C6.3", ("seat", "noble", "square")),
    NUDGED: ("nudged", "C6.8", ("seat", "noble", "square")),
    STAGED: ("staged", "C10.1", ("seat", "program", "missing")),
    PART: ("part", "C10.2", ("seat", "part", "spectators")),
    TOTAL: ("total", "C6.14", ("seat", "spectators", "coins")),
    NEW_BEST: ("new-best", "C10.8", ("seat", "spectators")),
    NO_EVENT: ("no-event", "C6.12", ("seat",)),
    TIE_DIE: ("tie-die", "C7.2", ("seat", "face")),
    BY_ORDER: ("by-order", "C9.15", ("seat",)),
    PODIUM: ("podium", "C7.1", ("seat", "spectators")),
    LOST: ("lost", "C7.4", ("seat", "kind")),
    GIVEN: ("given", "C7.8", ("seat", "partner", "kind")),
    NOT_NAMED: ("not-named", "C7.12", ("seat",)),
    NO_GIFT: ("no-gift", "C7.10", ()),
    OVER: ("over", "C8.1", ()),
    SHUT_OUT: ("shut-out", "C4.9", ("seat",)),
    NO_START: ("no-start", "C4.2", ("seat",)),
    FILLING: ("filling", "C4.13", ("markets",)),
}

TOPICS: Final[dict[str, tuple[int, ...]]] = {
    "setup": (DEALT_MARKET, DEALT, PROGRAM),
    "turn": (TURN, PASSED, NO_EVENT),
    "means": (STAR, STAR_LOST, CASHED, SWAPPED, MEDAL, NO_MEDAL),
    "invest": (BOUGHT, EXPANDED, TICKET, LOGE, FEE),
    "auction": (OPENED, BID, LEFT, COULD_NOT, WON, TOOK, REFILLED, BAG_EMPTY, SHUT_OUT, NO_START, FILLING),
    "trade": (OFFERED, GIVES, TAKES, ACCEPTED, DECLINED, COUNTERED),
    "event": (MOVED, NUDGED, STAGED, PART, TOTAL, NEW_BEST),
    "close": (BY_ORDER, PODIUM, LOST, GIVEN, NOT_NAMED, NO_GIFT),
    "chance": (ROLLED, TIE_DIE),
    "end": (OVER,),
}
TOPIC_OF: Final = {number: topic for topic, numbers in TOPICS.items() for number in numbers}

SIDES: Final = ("left", "right")
FEES: Final = ("medals", "token")
HOWS: Final = ("token", "square")


def item_key(item: int) -> str:
    """Return the name of what can stand in a deal: a kind of token, or coins."""
    return KINDS[item] if item < 14 else "coin"


def told(setup: Setup, event: tuple[int, int, int, int], seat: Seat | None) -> Told | None:  # noqa: ARG001 - all is open (C2.6)
    """Return an event as this seat may hear it: whole, for everything that has happened is open (C2.6)."""
    number, *values = event
    code, rule, names = TABLE[number]
    facts: dict[str, Fact] = {}
    for name, value in zip(names, values, strict=False):
        _fact(setup, facts, name, value)
    if number == PART:
        rule = PART_RULES[values[1]]
    elif setup.mode == INTENSE and number in INTENSE_RULES:
        rule = INTENSE_RULES[number]
    elif number == PASSED:
        rule = PASS_RULES[values[1]]
    elif number == MEDAL:
        rule = "C11.5" if values[1] else "C11.6"
    elif number == ROLLED:
        low, high = int(values[1]), int(values[2])
        facts = {"seat": Who(values[0]), "dice": str(low) if low == high else f"{low}-{high}"}
    elif number == OFFERED and values[1] == setup.seats:
        code, rule = "offered-all", "C5.11"
    return Told(code, rule, facts, TOPIC_OF[number])


def _fact(setup: Setup, facts: dict[str, Fact], name: str, value: int) -> None:
    if name in {"seat", "partner"}:
        if value < setup.seats:
            facts[name] = Who(value)
    elif name == "kind":
        facts["kind"] = Key(f"kind-{KINDS[value]}")
    elif name == "item":
        facts["item"] = item_key(value)
    elif name == "count":
        facts["what"] = Amounts(((str(facts.pop("item")), value),))
    elif name == "star":
        facts["kind"] = Key(f"kind-{STAR_NAMES[value]}")
    elif name == "program":
        facts["program"] = value
        facts["name"] = Key(f"program-{value}")
    elif name == "noble":
        facts["noble"] = Key(f"noble-{NOBLES[value].lower()}")
    elif name == "markets":
        facts["markets"] = ", ".join(str(market + 1) for market in range(STALLS) if value >> market & 1)
    elif name == "market":
        facts["market"] = value + 1
    elif name == "phase":
        facts["phase"] = Key(f"phase-{value}")
    elif name == "side":
        facts["side"] = Key(f"side-{SIDES[value]}")
    elif name == "fee":
        facts["fee"] = Key(f"fee-{FEES[value]}")
    elif name == "how":
        facts["how"] = Key(f"how-{HOWS[value]}")
    elif name == "part":
        facts["part"] = Key(f"part-{PARTS[value]}")
    else:
        facts[name] = value
