"""The golden games of Colosseum, and what each is there for."""

from collections.abc import Iterator
from typing import Any, Final

from harena.core.table import Table
from harena.games import load
from harena.games.colosseum import events as ev
from harena.games.colosseum import pending as on
from harena.games.colosseum import state as at
from harena.games.colosseum.state import SEAT, WIDTH, State
from harena.games.colosseum.tables import HELD_KINDS, KINDS, PROGRAMS, STANDARD
from harena.testing.making import Golden, Wanted, any_game, told

game = load("colosseum")

INTENSE: Final[dict[str, Any]] = {"auction_mode": "intense"}
OPEN: Final[dict[str, Any]] = {"trade_partners": "open", "trade_offer_cap": 3}
BRIEF: Final[dict[str, Any]] = {"trade_offer_cap": 1}
CHEAP: Final[dict[str, Any]] = INTENSE | BRIEF | {"auction_min_bid": 1}
POOR: Final[dict[str, Any]] = {"money": {"start": 0}}  # where nobody has anything, much is level
WIDE: Final[dict[str, Any]] = {"dice": {"faces": [[1, 3], [2, 2], [3, 3], [4, 4], [5, 5], [6, 9]]}}
FEW: Final[dict[str, Any]] = {"supply": {"medals": 1}}

# -- what cannot be told by one event ------------------------------------------------------------------------------------------


def states(table: Table[Any]) -> Iterator[tuple[State, list[tuple[int, int, int, int]]]]:
    """Give the position after each live step, with what it told."""
    state = table.opening()
    for step in table.steps:
        game.apply(state, step.who, step.move)
        yield state, step.events


def _rolled(events: list[tuple[int, int, int, int]], kind: int) -> bool:
    kinds = [event[0] for event in events]
    return kind in kinds and ev.TIE_DIE in kinds[: kinds.index(kind)]


def _of(s: State, seat: int) -> tuple[int, int]:
    base = SEAT + WIDTH * seat
    return s.a[base + at.BEST], s.a[base + at.COINS]


def podium_by_coins(table: Table[Any]) -> bool:
    """Want a podium taken by coins, the best scores being level (C7.2)."""
    for s, events in states(table):
        for kind, seat, *_ in events:
            if kind == ev.PODIUM and not _rolled(events, ev.PODIUM):
                best, coins = _of(s, seat)
                others = [_of(s, one) for one in range(s.setup.seats) if one != seat]
                if any(other[0] == best and other[1] < coins for other in others):
                    return True
    return False


def podium_by_dice(table: Table[Any]) -> bool:
    """Want a podium taken by dice, coins being level too (C7.2)."""
    return any(_rolled(events, ev.PODIUM) for _, events in states(table))


def last_by_coins(table: Table[Any]) -> bool:
    """Want the last to be found by coins (C7.9)."""
    for s, events in states(table):
        if s.todo and s.todo[-4] == on.DONATE and ev.TIE_DIE not in [event[0] for event in events]:
            best, coins = _of(s, s.todo[-3])
            others = [_of(s, one) for one in range(s.setup.seats) if one != s.todo[-3]]
            if any(other[0] == best and other[1] > coins for other in others):
                return True
    return False


def last_by_dice(table: Table[Any]) -> bool:
    """Want the last to be found by dice, and to be asked (C7.9)."""
    return any(
        s.todo and s.todo[-4] == on.DONATE and [event[0] for event in events][-1:] == [ev.TIE_DIE] for s, events in states(table)
    )


def rolled_again(table: Table[Any]) -> bool:
    """Want a tie-break roll to be level, and rolled again (C9.11, C9.12)."""
    return any(s.a[at.ROLLS] > 0 for s, _ in states(table))


def _level(table: Table[Any], *same: str) -> bool:
    """Return whether two end with equal scores, and equal in these of what breaks ties, but not in the next of them."""
    end = game.ending(table.state)
    if end is None:
        return False
    keys = [(end.scores[seat], *(lines[0].facts[name] for name in ("coins", "stars"))) for seat, lines in enumerate(end.tallies)]
    count = 1 + len(same)
    pairs = [(one, two) for one in range(len(keys)) for two in range(one) if keys[one][:count] == keys[two][:count]]
    return any(count == 3 or keys[one][count] != keys[two][count] for one, two in pairs)


def placed_by_coins(table: Table[Any]) -> bool:
    """Want two with level best events to be placed by their coins (C8.2, C8.4)."""
    return _level(table)


def placed_by_stars(table: Table[Any]) -> bool:
    """Want two with level coins too to be placed by their awards (C8.2, C8.4)."""
    return _level(table, "coins")


def place_shared(table: Table[Any]) -> bool:
    """Want a place to be shared (C8.3, C8.4)."""
    return _level(table, "coins", "stars")


def won_by_coins(table: Table[Any]) -> bool:
    """Want the win to be decided by coins (C8.2)."""
    end = game.ending(table.state)
    return end is not None and end.scores.count(max(end.scores)) > 1 and end.ranks.count(1) == 1


def two_at_once(table: Table[Any]) -> bool:
    """Want two medals from one roll, its dice going to two nobles (C6.7)."""
    for _, events in states(table):
        if [event[0] for event in events].count(ev.MEDAL) > 1 and ev.MOVED in [event[0] for event in events]:
            return True
    squares = [event for step in table.steps for event in step.events if event[0] in {ev.MOVED, ev.MEDAL}]
    return any(
        [event[0] for event in squares[n : n + 4]] == [ev.MOVED, ev.MEDAL, ev.MOVED, ev.MEDAL]
        and squares[n][1] == squares[n + 2][1]
        and squares[n][2] != squares[n + 2][2]
        for n in range(len(squares))
    )


def joker_shown(table: Table[Any]) -> bool:
    """Want a joker to stand in for a token that is missing (C13.1)."""
    return any(at.own(s, seat, at.USED + 12) > 0 for s, _ in states(table) for seat in range(s.setup.seats))


def starter_again(table: Table[Any]) -> bool:
    """Want a starter who lost to start again, and so to the lone price of 8 (C4.8, V11)."""
    opened = [event for step in table.steps for event in step.events if event[0] in {ev.OPENED, ev.WON, ev.TURN}]
    row = 0
    for n, event in enumerate(opened[:-1]):
        if event[0] == ev.OPENED:
            won = opened[n + 1]
            row = row + 1 if won[0] == ev.WON and won[1] != event[1] else 0
            if row == table.setup.seats - 1 and opened[n + 2 : n + 3] and opened[n + 2][:2] == (ev.OPENED, event[1]):
                return True
    return False


# -- the games -----------------------------------------------------------------------------------------------------------------

MODES: Final = [
    Golden("three-base", 3, {}, 3, any_game),
    Golden("four-base", 4, {}, 2, any_game),
    Golden("five-base", 5, {}, 5, any_game),
    Golden("three-intense", 3, INTENSE, 3, any_game, "auction_mode"),
    Golden("four-intense", 4, INTENSE, 4, any_game, "auction_mode"),
    Golden("five-intense", 5, INTENSE, 3, any_game, "auction_mode"),
    Golden("three-chance", 3, BRIEF, 0, any_game),
    Golden("four-open-table", 4, OPEN, 4, told(ev.ACCEPTED), "trade_partners"),
    Golden("all-asked", 4, {}, 1, told(ev.OFFERED, None, 4)),
    Golden("countered", 3, {}, 1, told(ev.COUNTERED)),
    Golden("alone-at-eight", 3, INTENSE, 2, starter_again),
    Golden("bag-empty", 5, CHEAP, 5, told(ev.BAG_EMPTY)),
]

# Programs that hardly ever come to be staged begin here: owned by one with most of what they need, two turns before the end.
RARE: Final = (21, 22, 26, 27, 28, 29, 30)


def late(program: int) -> dict[str, Any]:
    """Return a position of the fourth turn in which a player owns a program, lacks three of its tokens, and has room for it."""
    setup = game.setup(3, {}, {})
    needs = setup.needs[int(STANDARD) * (program - 1) : int(STANDARD) * program]  # type: ignore[attr-defined] # our own set-up
    kinds = [kind for number, kind in enumerate(KINDS[:STANDARD]) for _ in range(needs[number])][3:]
    tokens = {kind: kinds.count(kind) for kind in KINDS[:STANDARD] if kind in kinds}
    rest = [{"coins": 25, "programs": [own], "tokens": {"gladiator": 1, "comedian": 1}} for own in (1, 2)]
    return {
        "turn": 4,
        "phase": 2,
        "seats": [{"coins": 20, "programs": [program], "left": 1, "right": 1, "tokens": tokens}, *rest],
    }


def programs() -> list[Golden]:
    """Return a game in which each program is staged, with three, four and five players, in both modes."""
    found = []
    for program in range(1, PROGRAMS + 1):
        seats, options = 3 + program % 3, INTENSE if program % 2 else {}
        wanted, name = told(ev.STAGED, None, program), f"program-{program:02}"
        if program in RARE:
            found.append(Golden(name, 3, options, 3, wanted, start=late(program)))
        else:
            found.append(Golden(name, seats, options, seats, wanted))
    return found


def _kind(kind: int) -> Wanted:
    return told(ev.TOOK, None, kind)


TOKENS: Final = [
    *(Golden(f"token-{KINDS[kind]}", 3 + kind % 3, BRIEF, 1, _kind(kind)) for kind in range(HELD_KINDS)),
    Golden("token-emperor", 3, BRIEF, 3, told(ev.MEDAL, None, 0)),
    Golden("joker-shown", 4, {}, 4, joker_shown),
    Golden("emperor-lost", 3, BRIEF, 1, told(ev.NO_MEDAL), box=FEW),
    Golden("action-invests", 3, BRIEF, 1, told(ev.FEE, None, 1)),
    Golden("action-swapped", 3, BRIEF, 1, told(ev.SWAPPED)),
]
MEDALS: Final = [
    Golden("medal-of-a-square", 3, {}, 3, told(ev.MEDAL, None, 1)),
    Golden("two-medals-of-a-roll", 3, BRIEF, 2, two_at_once),
    Golden("medal-for-spectators", 3, {}, 3, told(ev.PART, None, ev.PARTS.index("medals"))),
    Golden("medal-moves-a-noble", 3, {}, 3, told(ev.NUDGED)),
    Golden("medal-cashed", 4, {}, 1, told(ev.CASHED)),
    Golden("medals-invest", 3, BRIEF, 1, told(ev.FEE, None, 0)),
]
TIES: Final = [
    Golden("podium-by-coins", 3, BRIEF, 0, podium_by_coins),
    Golden("podium-by-dice", 3, BRIEF, 0, podium_by_dice, box=POOR),
    Golden("last-by-coins", 4, BRIEF, 0, last_by_coins),
    Golden("last-by-dice", 4, BRIEF, 0, last_by_dice, box=POOR),
    Golden("rolled-again", 5, BRIEF, 0, rolled_again, box=POOR),
    Golden("by-order", 5, BRIEF | {"dice_max_rerolls": 0}, 0, told(ev.BY_ORDER), "dice_max_rerolls", box=POOR),
    Golden("special-dice", 5, BRIEF | {"dice_tie_break": "special"}, 0, podium_by_dice, "dice_tie_break", box=POOR | WIDE),
    Golden("no-donation", 3, BRIEF, 0, told(ev.NO_GIFT), box=POOR),
    Golden("nothing-named", 3, BRIEF, 0, told(ev.NOT_NAMED)),
    Golden("won-by-coins", 3, BRIEF, 0, won_by_coins),
    Golden("placed-by-coins", 4, BRIEF, 0, placed_by_coins),
    Golden("placed-by-stars", 5, BRIEF, 0, placed_by_stars, box=POOR),
    Golden("place-shared", 5, BRIEF, 0, place_shared, box=POOR),
]

# Positions in which a rare thing is near: an award whose owner may be overtaken by two, and medals for two more investments.
OVERTAKEN: Final[dict[str, Any]] = {
    "phase": 3,
    "stars": {"gladiator": 1, "lion": 4},
    "seats": [
        {"tokens": {"gladiator": 5}},
        {"tokens": {"gladiator": 5}},
        {"tokens": {"gladiator": 5}},
        {"tokens": {"lion": 3, "ship": 2}},
    ],
}
RICH: Final[dict[str, Any]] = {"seats": [{"coins": 90, "medals": 6}, {"coins": 90, "medals": 6}, {"coins": 90, "medals": 6}]}

# What a switch needs besides its value so that it can make a difference.
USUAL: Final[dict[str, Any]] = {"seats": 3, "options": BRIEF, "greedy": 2}
NEEDS: Final[dict[str, dict[str, Any]]] = {
    "trade_partners": {"options": {}, "greedy": 3},
    "trade_offer_cap": {"options": {}, "greedy": 0},
    "bank_total": {"options": BRIEF | {"bank_unlimited": False}, "greedy": 3},
    "dice_tie_break": {"seats": 5, "greedy": 0, "box": POOR | WIDE},
    "dice_max_rerolls": {"seats": 5, "greedy": 0, "box": POOR},
    "tie_break": {"seats": 5, "greedy": 0, "box": POOR},
    "star_multi_overtake": {"seats": 4, "options": {}, "greedy": 0, "start": OVERTAKEN},
    "invest_max_per_phase": {"greedy": 0, "start": RICH},
    "programs_row_18_scale": {"greedy": 3},
    "medals_recycle": {"greedy": 1},
    "cleanup_without_event": {"greedy": 0},
}
RANGES: Final[dict[str, tuple[Any, ...]]] = {
    "auction_min_bid": (1, 12), "invest_max_per_phase": (1, 3), "trade_offer_cap": (1, 3), "dice_max_rerolls": (0, 1),
    "bank_total": (200,),
}  # fmt: skip


def every_value() -> list[Golden]:
    """Return a game for each value of each switch that makes a difference in it."""
    found: list[Golden] = []
    for key, option in game.options().items():
        needs = USUAL | NEEDS.get(key, {})
        for value in option.values or RANGES[key]:
            if value != option.default:
                name = f"{key}-{value}".lower().replace("_", "-")
                found.append(Golden(name, wanted=any_game, differs=key, **{**needs, "options": {**needs["options"], key: value}}))
    return found


BOXES: Final = [
    Golden("box-dice", 3, BRIEF, 3, box={"dice": {"faces": [[1, 2], [2, 2], [2, 2], [3, 5], [6, 6], [12, 12]]}}, seeds=(1,)),
    Golden("box-prices", 4, BRIEF, 4, box={"prices": {"expand": 6, "ticket": 7, "loge": 2}, "money": {"start": 45}}, seeds=(1,)),
    Golden("box-programs", 3, INTENSE | BRIEF, 3, box={"programs": [{"number": 20, "price": 11, "size": 0}]}, seeds=(1,)),
]
GOLDEN: Final = (*MODES, *programs(), *TOKENS, *MEDALS, *TIES, *every_value(), *BOXES)
