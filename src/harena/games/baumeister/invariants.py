"""What is true of every reachable position."""

from harena.games.baumeister import flow
from harena.games.baumeister import pending as on
from harena.games.baumeister.state import (
    ANSWER,
    BAG,
    BUILT,
    BUILT_BY,
    CHOSEN,
    CONSUL,
    DECK,
    ENDED,
    FAME,
    HAND,
    MARKER,
    NOT_ASKED,
    PILE,
    ROWS,
    RUNNING,
    SHOWN,
    SITE,
    SIZE,
    STORAGE_LEFT,
    STRIP,
    TILES,
    TURNS,
    State,
    hand_limit,
    hand_size,
    wheels,
)
from harena.games.baumeister.steps.payment import payable
from harena.games.baumeister.tables import CORNER_OF, FIELDS, FOUNTAIN, KINDS, MATERIALS, STORAGE


def faults(s: State) -> list[str]:
    """Return what is false of the position though true of every reachable one: nothing is lost, doubled or overdrawn."""
    if len(s.a) != SIZE or len(s.todo) % 4 or not 0 <= s.a[CONSUL] < FIELDS:
        return ["not a position of this shape"]
    return [*lying(s), *_pending(s)]


def lying(s: State) -> list[str]:
    """Return what is false of the things on the table and of what is pending about them, whether or not anybody is asked yet."""
    return [*_conserved(s), *_parts(s), *_players(s), *_fitting(s)]


def _conserved(s: State) -> list[str]:
    a, setup, found = s.a, s.setup, []
    for kind, name in enumerate(MATERIALS):
        held = a[PILE + kind] + sum(a[HAND + 4 * seat + kind] for seat in range(4))
        if held != setup.cards[kind]:
            found.append(f"{held} {name} cards, not {setup.cards[kind]}")
    dealt = [strip for strip in a[STRIP : STRIP + 4] if strip >= 0]
    printed = [kind for strip in dealt for kind in setup.strips[2 * strip : 2 * strip + 2]]
    for kind, name in enumerate(KINDS[:5]):
        lying = sum(a[BAG + 5 * stack + kind] for stack in range(3)) + a[ROWS : ROWS + 16].count(kind)
        owned = sum(a[TILES + 6 * seat + kind] for seat in range(4)) - (len(dealt) if name == "stable" else printed.count(kind))
        if lying + owned != sum(setup.tiles[kind::5]):
            found.append(f"{lying + owned} {name} tiles, not {sum(setup.tiles[kind::5])}")
    storage = a[STORAGE_LEFT] + sum(a[TILES + 6 * seat + STORAGE] for seat in range(4)) - len(dealt)
    if storage != setup.storage_tiles:
        found.append(f"{storage} storage tiles, not {setup.storage_tiles}")
    if len(set(dealt)) != len(dealt):
        found.append("a strip was dealt twice")
    return found


def _parts(s: State) -> list[str]:
    a, setup, found = s.a, s.setup, []
    placed = [part for part in range(setup.parts) if a[DECK + part]]
    placed += [part for part in a[SHOWN : SHOWN + 4] if part >= 0]
    built = [held for held in a[SITE : SITE + 20] if held >= 0]
    placed += [held // 4 for held in built]
    if sorted(placed) != list(range(setup.parts)):
        found.append("a part is missing or there twice")
    if a[SITE : SITE + 20] != built + [-1] * (20 - len(built)) or len(built) != a[BUILT] or len(built) > setup.slots:
        found.append("the building site is not filled slot by slot")
    wrong = [seat for seat in range(4) if a[BUILT_BY + seat] != sum(held % 4 == seat for held in built)]
    return found + [f"seat {seat} built another number of parts" for seat in wrong]


def _players(s: State) -> list[str]:
    a, found = s.a, []
    if min(a[HAND : HAND + 16]) < 0 or min(a[PILE : PILE + 4]) < 0 or min(a[BAG : BAG + 15]) < 0:
        found.append("fewer than no cards or tiles")
    if min(a[FAME : FAME + 4]) < 0:
        found.append("fame below 0 (B10.2)")
    dealt = [seat for seat in range(s.setup.seats) if a[STRIP + seat] >= 0]
    off = [seat for seat in dealt if not 0 <= a[MARKER + seat] < wheels(s, seat)]
    found += [f"the marker of seat {seat} stands off its wheels" for seat in off]
    if any(a[at + 4 * s.setup.seats] for at in range(HAND, HAND + 16 - 4 * s.setup.seats)):
        found.append("an empty seat holds cards")
    for corner in range(4):
        row = a[ROWS + 4 * corner : ROWS + 4 * corner + 4]
        if -1 in row and max(row[row.index(-1) :]) >= 0:
            found.append(f"row {corner + 1} has a gap")
    return found


def _fitting(s: State) -> list[str]:
    """Return which pending entries do not fit the consul, the rows, the places or the strips."""
    a, todo, found = s.a, s.todo, []
    if todo and todo[0] not in (on.NEXT, on.FINISH, on.FIND_START):
        found.append("nothing follows what is pending")
    room = [a[ROWS + 4 * corner : ROWS + 4 * corner + 4].count(-1) for corner in range(4)]
    here = CORNER_OF[a[CONSUL]]
    for at in range(0, len(todo), 4):
        what, seat, arg = todo[at : at + 3]
        if what == on.LAY_TILE:
            room[arg] -= 1
        if not _fits(s, what, seat, arg, here) or min(room) < 0:
            found.append(f"what is pending as number {at // 4 + 1} does not fit the rest")
    return found


def _fits(s: State, what: int, seat: int, arg: int, here: int) -> bool:
    a = s.a
    if what == on.LAY_PART:
        return a[SHOWN + arg] < 0
    if what == on.DEAL_STRIP:
        return a[STRIP + seat] < 0
    if what == on.CORNER:
        return here == arg
    if what == on.PAYMENT:
        return here >= 0 and a[SHOWN + here] >= 0 and payable(s, seat, a[SHOWN + here])
    if what == on.STORAGE_FIELD:
        return here < 0 and a[CONSUL] != FOUNTAIN
    if what in (on.SCORING_FIELD, on.TOKEN_CARD_FIELD):
        return a[CONSUL] == FOUNTAIN
    return what != on.HAND_CHECK or hand_size(s, seat) > hand_limit(s, seat)


def _pending(s: State) -> list[str]:
    a, todo, found = s.a, s.todo, []
    if (a[ENDED] != RUNNING) == bool(todo) or a[TURNS] > s.setup.turn_limit:
        found.append("the game has ended and goes on, or neither")
    window = bool(todo) and todo[-4] == on.WINDOW
    if window == all(answer == NOT_ASKED for answer in a[ANSWER : ANSWER + 4]):
        found.append("answers without a window, or a window without answers")
    gesture = bool(todo) and todo[-4] in (on.PAYMENT, on.HAND_CHECK)
    if any(a[CHOSEN : CHOSEN + 4]) and not gesture:
        found.append("amounts left over from a gesture")
    if todo and flow.to_act(s) >= 0 and not window and len(s.moves) < 2:
        found.append("a choice that is none")
    return found
