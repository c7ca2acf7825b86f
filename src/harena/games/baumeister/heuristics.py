"""What a decent beginner thinks a move is worth, in fame: the strategy notes of the rules (section 9), looking one turn ahead.

Tiles and storage are worth most at the start and fall in a straight line with the share of slots filled. Everything is read off
the position itself, so a bot that calls this with an imagined state sees no more than its seat may.
"""

from harena.core.ids import Move, Seat
from harena.games.baumeister import moves as mv
from harena.games.baumeister import pending as on
from harena.games.baumeister.state import (
    ACTIVE,
    BUILT,
    CONSUL,
    FAME,
    HAND,
    MARKER,
    PILE,
    ROWS,
    SHOWN,
    STORAGE_LEFT,
    TILES,
    TOKEN,
    State,
    hand_limit,
    hand_size,
)
from harena.games.baumeister.steps import payment
from harena.games.baumeister.steps.final import majority
from harena.games.baumeister.steps.moving import free_wheels
from harena.games.baumeister.tables import CORNER_OF, FIELDS, FOUNTAIN, STABLE, STORAGE, TOKEN_CARD, TOKEN_FAME

TILE = 1.9
NEW_KIND = 1.35
STABLE_TILE = 1.6
STORAGE_TILE = 1.9
CARD_EARLY = 0.55
CARD_LATE = 0.33
NEEDED_CARD = 0.75
FAME_STEP = 1.5
WHEEL_STEP = 0.12
OTHERS = 0.5


def early(s: State) -> float:
    """Return 1 at the start, falling in a straight line to 0 when the last slot is filled."""
    return 1 - s.a[BUILT] / s.setup.slots


def card_value(s: State, seat: Seat, kind: int) -> float:
    """Return what one more card of a kind is worth to a seat, in fame."""
    share = early(s)
    value = CARD_LATE + (CARD_EARLY - CARD_LATE) * share
    held = s.a[HAND + 4 * seat + kind]
    for part in s.a[SHOWN : SHOWN + 4]:
        if part >= 0 and s.setup.cost[4 * part + kind] > held:
            return max(value, NEEDED_CARD)
    return value


def tile_value(s: State, seat: Seat, kind: int) -> float:
    """Return what one more tile of a row is worth to a seat, its majority included."""
    share = early(s)
    own = s.a[TILES + 6 * seat + kind]
    if kind == STABLE:
        value = STABLE_TILE * share
    elif kind == STORAGE:
        limit = hand_limit(s, seat)
        value = STORAGE_TILE * share * (1.5 if limit <= 6 else 0.5 if limit >= 10 else 1)
    else:
        value = TILE * share * (NEW_KIND if not own else 1)
    return value + _majority_gain(s, seat, kind) * (1 - share * 0.8)


def _majority_gain(s: State, seat: Seat, kind: int) -> float:
    at = TILES + 6 * seat + kind
    before = majority(s, seat, kind)
    s.a[at] += 1
    after = majority(s, seat, kind)
    s.a[at] -= 1
    return after - before


def scoring_value(s: State, seat: Seat, kind: int) -> float:
    """Return what a scoring is worth to a seat: its own gain less a share of the others' mean gain."""
    gains = [_scoring_gain(s, one, kind) for one in range(s.setup.seats)]
    own = gains.pop(seat)
    return own - OTHERS * sum(gains) / len(gains)


def _scoring_gain(s: State, seat: Seat, kind: int) -> float:
    if kind == STABLE:
        back = s.a[MARKER + seat]
        return back * 0.45 * early(s)
    tiles = s.a[TILES + 6 * seat + kind]
    if not tiles:
        return 1.0 if s.setup.consolation else 0.0
    cards = min(tiles, s.a[PILE + kind])
    room = int(hand_limit(s, seat) - hand_size(s, seat))
    kept = min(cards, max(room, 0)) if seat == s.a[ACTIVE] else cards
    return max(1.0, kept * card_value(s, seat, kind) + (cards - kept) * 0.1)


def take_value(s: State, seat: Seat, corner: int) -> float:
    """Return what taking the first tile of a row is worth, with the scoring behind it."""
    row = s.a[ROWS + 4 * corner : ROWS + 4 * corner + 4]
    if row[0] < 0:
        return 0.0
    value = tile_value(s, seat, row[0])
    if row[1] >= 0:
        s.a[TILES + 6 * seat + row[0]] += 1  # [B5.7]
        value += scoring_value(s, seat, row[1])
        s.a[TILES + 6 * seat + row[0]] -= 1
    return value


def build_value(s: State, seat: Seat, corner: int) -> float:
    """Return what building is worth: fame and bonus, less the cards and what it opens to the next player."""
    part = s.a[SHOWN + corner]
    setup = s.setup
    cost = setup.cost[4 * part : 4 * part + 4]
    missing = sum(max(0, cost[kind] - s.a[HAND + 4 * seat + kind]) for kind in range(4))
    cards = sum(cost) + 2 * missing
    left = setup.slots - s.a[BUILT] - 1
    bonus = setup.bonus[2 - left] if left < 3 else 0
    risk = 0.3 * setup.bonus[3 - left] if 1 <= left < 3 else 0.0
    return setup.value[part] + bonus - risk - cards * (CARD_LATE + 0.1 * early(s))


def field_value(s: State, seat: Seat, field: int) -> float:
    """Return the best that a field offers a seat."""
    corner = CORNER_OF[field]
    if corner >= 0:
        best = take_value(s, seat, corner)
        part = s.a[SHOWN + corner]
        if part >= 0 and payment.payable(s, seat, part):
            best = max(best, build_value(s, seat, corner))
        return best
    if field != FOUNTAIN:
        return max(0.0, storage_value(s, seat))
    token = s.a[TOKEN]
    if not token:
        return max(0.0, *(scoring_value(s, seat, kind) for kind in range(5)))
    if token == TOKEN_FAME:
        return 1.0
    if token == TOKEN_CARD:
        return max(card_value(s, seat, kind) for kind in range(4))
    return _scoring_gain(s, seat, STABLE)


def storage_value(s: State, seat: Seat) -> float:
    """Return what a storage tile is worth, less the cheapest card."""
    held = [card_value(s, seat, kind) for kind in range(4) if s.a[HAND + 4 * seat + kind]]
    if not held or not s.a[STORAGE_LEFT]:
        return 0.0
    return tile_value(s, seat, STORAGE) - min(held)


def worth(s: State, seat: Seat, m: Move) -> float:
    """Return how good a legal move looks, in fame; for one seat and decision only the order counts."""
    what, arg = s.todo[-4], s.todo[-2]
    if what == on.DISTANCE:
        return _distance_worth(s, seat, m - mv.GO)
    if what == on.SPLIT:
        return float(m)  # wheels before fame
    if what == on.CORNER:
        if m == mv.TAKE:
            return take_value(s, seat, arg)
        return build_value(s, seat, arg) if m == mv.BUILD else 0.0
    if what == on.STORAGE_FIELD:
        return tile_value(s, seat, STORAGE) - card_value(s, seat, m - mv.BUY) if m != mv.PASS else 0.0
    if what == on.SCORING_FIELD:
        return scoring_value(s, seat, m - mv.CHOOSE) if m != mv.PASS else 0.0
    if what in (on.WINDOW, on.ANSWER_IN_TURN):
        return _answer_worth(s, seat, arg, m - mv.ANSWER)
    if what == on.PAYMENT:
        cheapest = payment.cheapest(s, seat)
        return -abs(int(m - mv.PAY - mv.AMOUNTS * arg) - cheapest[arg])
    if what == on.HAND_CHECK:
        return _discard_worth(s, seat, arg, m - mv.DISCARD - mv.AMOUNTS * arg)
    kind = m - mv.FIRST if what == on.FIRST_CARD else m - mv.CARD
    return card_value(s, seat, kind) if m != mv.PASS else 0.0


def _distance_worth(s: State, seat: Seat, distance: int) -> float:
    field = (s.a[CONSUL] + distance) % FIELDS
    by_wheels = min(distance - 1, int(free_wheels(s, seat)))
    by_fame = distance - 1 - by_wheels
    cost = by_wheels * WHEEL_STEP * (0.3 + early(s)) + by_fame * FAME_STEP
    following = (seat + 1) % s.setup.seats
    reach = min(3, 1 + free_wheels(s, following) + s.a[FAME + following])
    gift = max(field_value(s, following, (field + step) % FIELDS) for step in range(1, reach + 1))
    return field_value(s, seat, field) - cost - 0.15 * gift


def _answer_worth(s: State, seat: Seat, kind: int, count: int) -> float:
    if not count:
        return 1.0
    value, over = 0.0, 0
    room = hand_limit(s, seat) - hand_size(s, seat)
    for taken in range(count):
        if taken >= room and seat == s.a[ACTIVE]:
            over += 1
        else:
            value += card_value(s, seat, kind)
    return value + 0.05 * over


def _discard_worth(s: State, seat: Seat, kind: int, count: int) -> float:
    """Give back kinds that no shown part needs first, then what one produces most of."""
    held = s.a[HAND + 4 * seat + kind]
    need = max((s.setup.cost[4 * part + kind] for part in s.a[SHOWN : SHOWN + 4] if part >= 0), default=0)
    spare = max(0, held - need)
    return -abs(count - spare)
