"""What a decent beginner thinks a move is worth: tokens by what they add to programs within reach, coins by what they buy.

Everything is read off the position itself, and all of it is open (C2.6). Values are spectators.
"""

from typing import Final

from harena.core.ids import Move, Seat
from harena.games.colosseum import form
from harena.games.colosseum import moves as mv
from harena.games.colosseum import pending as on
from harena.games.colosseum import state as at
from harena.games.colosseum.state import SEAT, WIDTH, State, clone, tokens_of
from harena.games.colosseum.steps import investing, scoring
from harena.games.colosseum.steps.producing import shift_of
from harena.games.colosseum.tables import (
    ACTION,
    EMPEROR,
    ITEMS,
    JOKER,
    MAX_FACE,
    MAX_SEATS,
    NOBLE_COUNT,
    PROGRAMS,
    SQUARES,
    STANDARD,
    TURNS,
)

COIN: Final = 0.35  # what a coin is worth
MEDAL: Final = 3.0
GROW: Final = 4.0  # what an expansion still lacking costs a program
TOKENS_A_TURN: Final = 2  # that come to fit a program
SECOND_BEST: Final = 0.2
LOOSE: Final = 0.15  # a token that fits nothing


def horizon(s: State) -> int:
    """Return how many events a seat can still stage, this turn's included."""
    return int(TURNS) - s.a[at.TURN] + 1


def lacking(s: State, program: int, tokens: list[int]) -> int:
    """Return how many tokens a program lacks, jokers used."""
    needs = s.setup.needs
    first = int(STANDARD) * program
    missing = 0
    for kind in range(STANDARD):
        gap = needs[first + kind] - tokens[kind]
        if gap > 0:
            missing += gap
    return max(0, missing - tokens[JOKER])


def draws(s: State, program: int, missing: int) -> float:
    """Return the spectators of a program with so many missing, and a little for one that cannot be staged yet."""
    setup = s.setup
    length = setup.scale_len[program]
    scale = setup.scale[setup.scale_at[program] : setup.scale_at[program] + length]
    if missing < length:
        return float(scale[missing])
    return scale[-1] / (2.0 + missing - length)


def room(s: State, seat: Seat, program: int) -> float:
    """Return what a program loses for an arena still too small."""
    return GROW * max(0, s.setup.size[program] - int(at.grown(s, seat)))


def hand_value(s: State, seat: Seat, tokens: list[int]) -> float:
    """Return what a hand is worth: the best program it fills, a part of the next best, and a little for each token."""
    best = second = 0.0
    a = s.a
    owned, supply = a[SEAT + WIDTH * seat + at.OWNED], a[at.SUPPLY]
    floor = int(investing.limit_of(s, seat))
    purse = a[SEAT + WIDTH * seat + at.COINS] + 12
    for program in range(PROGRAMS):
        if owned >> program & 1:
            price = 0.0
        elif supply >> program & 1 and program + 1 > floor and s.setup.price[program] <= purse and horizon(s) > 1:
            price = COIN * s.setup.price[program]
        else:
            continue
        found = draws(s, program, lacking(s, program, tokens)) - room(s, seat, program) - price
        if found > best:
            best, second = found, best
        elif found > second:
            second = found
    return best + SECOND_BEST * second + LOOSE * sum(tokens) + tokens[JOKER] + 2.0 * tokens[ACTION]


def hoped(s: State, seat: Seat, program: int, room_for: int) -> float:
    """Return what a program may draw in the end, with the tokens that are still to come."""
    gap = max(0, s.setup.size[program] - room_for)
    left = horizon(s)
    if gap >= left:
        return 0.0
    missing = lacking(s, program, tokens_of(s, seat))
    return draws(s, program, max(0, missing - TOKENS_A_TURN * left)) - GROW * gap


def best_hope(s: State, seat: Seat, room_for: int) -> float:
    """Return the best that one's own programs may draw."""
    owned = s.a[SEAT + WIDTH * seat + at.OWNED]
    return max((hoped(s, seat, program, room_for) for program in range(PROGRAMS) if owned >> program & 1), default=0.0)


# -- phases --------------------------------------------------------------------------------------------------------------------


def purchase(s: State, seat: Seat, m: Move) -> float:
    """Return what an investment is worth, its price and an empty purse counted."""
    left, size = horizon(s), int(at.grown(s, seat))
    coins = int(at.coins(s, seat))
    if mv.BUY <= m < mv.MARKET:
        program = m - int(mv.BUY)
        price = s.setup.price[program]
        gain = hoped(s, seat, program, size) - best_hope(s, seat, size) + int(s.setup.earlier) * (left > 1) + 1.0
    elif m in (mv.EXPAND, mv.EXPAND + 1):
        price = int(s.setup.expand)
        gain = best_hope(s, seat, size + 1) - best_hope(s, seat, size) + 0.4 * _catches(s, seat, m - int(mv.EXPAND))
        gain += 5.0 if left > 1 and size < 2 else 0.0
    elif m == mv.TICKET:
        price = int(s.setup.ticket)
        gain = int(s.setup.per_ticket) + 1.5 * (left - 1)
    else:
        price = int(s.setup.loge)
        gain = 1.2 * left
    short = int(s.setup.min_bid) + 2 - (coins - price)
    return float(gain - COIN * price - (0.5 * short if short > 0 else 0.0))


def _catches(s: State, seat: Seat, side: int) -> int:
    """Return what the nobles are worth that an expansion would take in (C3.7)."""
    house = s.setup.arenas[seat]
    square = house + 2 + int(at.own(s, seat, at.LEFT)) if side == 0 else house - 1 - int(at.own(s, seat, at.RIGHT))
    return sum(s.setup.noble_value[n] for n in range(NOBLE_COUNT) if s.a[at.NOBLE + n] == square % int(SQUARES))


def best_purchase(s: State, seat: Seat) -> float:
    """Return what the best investment now is worth."""
    return max((purchase(s, seat, m) for m in investing.purchases(s, seat, at.coins(s, seat))), default=0.0)


def stall_value(s: State, seat: Seat, market: int) -> float:
    """Return what the tokens of a market add to one's hand."""
    before = tokens_of(s, seat)
    after = before[:]
    extra = 0.0
    for token in s.b[at.SLOT + 3 * market : at.SLOT + 3 * market + 3]:
        if token - 1 == EMPEROR:
            extra += MEDAL if s.a[at.MEDALS] else 0.0
        elif token:
            after[token - 1] += 1
    return hand_value(s, seat, after) - hand_value(s, seat, before) + extra


def swap_gain(s: State, seat: Seat, give: int, take: int, before: float) -> float:
    """Return what giving a token and taking another adds to one's hand."""
    tokens = tokens_of(s, seat)
    tokens[give] -= 1
    tokens[take] += 1
    return hand_value(s, seat, tokens) - before


def best_swap(s: State, seat: Seat, partner: Seat, gives: list[int], takes: list[int]) -> float:
    """Return the best exchange of one token for another that does not hurt the partner."""
    ours, theirs = hand_value(s, seat, tokens_of(s, seat)), hand_value(s, partner, tokens_of(s, partner))
    mine, his = tokens_of(s, seat), tokens_of(s, partner)
    best = -1.0
    for give in gives:
        for take in takes:
            if give == take or not mine[give] or not his[take]:
                continue
            gain = swap_gain(s, seat, give, take, ours)
            if gain > best and gain > 0.5 and swap_gain(s, partner, take, give, theirs) >= 0:
                best = gain
    return best


def fortune(s: State, seat: Seat) -> float:
    """Return what a seat's hand and purse are worth together."""
    return hand_value(s, seat, tokens_of(s, seat)) + COIN * int(at.coins(s, seat))


def deal_gain(s: State, seat: Seat, offer: list[int], *, author: bool) -> float:
    """Return what an offer on the table adds to one's hand and purse, for its author or for whoever is asked."""
    sign = 1 if author else -1
    changes = [sign * (take - give) for give, take in zip(form.side(offer, 0), form.side(offer, int(ITEMS)), strict=True)]
    other = clone(s)
    base = SEAT + WIDTH * seat
    other.a[base + at.COINS] += changes[-1]
    tokens = [count + change for count, change in zip(tokens_of(s, seat), changes, strict=False)]
    worth_then = hand_value(other, seat, tokens) + COIN * int(at.coins(other, seat))
    return worth_then - fortune(s, seat)


def trade(s: State, seat: Seat, word: str, where: int) -> float:
    """Return what a step of spelling an offer is worth: one exchange is offered to each of the others in turn."""
    seats = s.setup.seats
    if word == "to":
        made = s.a[SEAT + WIDTH * seat + at.OFFERS]
        if where == MAX_SEATS or made >= seats - 1 or where != (seat + 1 + made) % seats:
            return -2.0
        return best_swap(s, seat, where, list(range(14)), list(range(14)))
    partner = s.a[at.D_TO] if s.a[at.D_TO] < seats else (seat + 1) % seats
    gives = [item for item in s.offer[::2] if item < 14]
    if s.todo[-2]:
        return -1.0 - 0.01 * where  # a counter-offer is not this beginner's way
    if word == "give":
        return -3.0 if gives or where >= 14 else best_swap(s, seat, partner, [where], list(range(14)))
    if any(item >= ITEMS for item in s.offer[::2]) or where >= 14:
        return -3.0
    return best_swap(s, seat, partner, gives or list(range(14)), [where])


def noble_gain(s: State, seat: Seat, noble: int, steps: int) -> float:
    """Return what moving a noble is worth: into one's own arena, out of others'."""
    here = s.a[at.NOBLE + noble]
    there = (here + steps) % int(SQUARES)
    value = s.setup.noble_value[noble]
    found = 0.0
    for one in range(s.setup.seats):
        change = value * (int(at.inside(s, one, there)) - int(at.inside(s, one, here)))
        found += change if one == seat else -0.3 * change
    return found


def worth(s: State, seat: Seat, m: Move) -> float:
    """Return how good a beginner thinks a legal move is; for one decision only the order counts."""
    what = s.todo[-4]
    block = mv.known_block(m)
    where, word = m - block.base, block.word
    if word in {"buy", "expand", "ticket", "loge"}:
        return purchase(s, seat, m)
    if word == "fee":
        return best_purchase(s, seat) - (2 * MEDAL if m == mv.FEE else 2.0)
    if word == "market":
        return stall_value(s, seat, where) - COIN * int(s.setup.min_bid)
    if word == "amount":
        return _amount(s, seat, where, what)
    if word in {"to", "give", "take"}:
        return trade(s, seat, word, where)
    if word in {"move", "sum", "nudge"}:
        return _noble(s, seat, word, where)
    if word == "stage":
        done = s.a[SEAT + WIDTH * seat + at.DONE] >> where & 1
        return int(scoring.total(s, seat, where)) + (0.0 if done else 2.0)
    if word in {"drop", "name"}:
        tokens = tokens_of(s, seat)
        before = hand_value(s, seat, tokens)
        tokens[where] += 1 if word == "name" else -1
        return hand_value(s, seat, tokens) - before
    if word == "spend":
        return where + 1.0 if s.a[at.TURN] == TURNS else -where - 1.0
    return _word(s, seat, word, what)


def _word(s: State, seat: Seat, word: str, what: int) -> float:
    if word == "yes":
        if what == on.PART:
            return 1.0
        return deal_gain(s, seat, s.offer if what == on.ANSWER_OFFER else s.reply, author=False) - 0.2
    if word == "hold":
        return -1.0
    if word in {"cash", "counter"}:
        return -50.0
    if word == "swap":
        return 0.5 if what == on.MEDAL_MOVE and s.a[at.TURN] == TURNS else -50.0
    return 0.0  # pass, no, send


def _amount(s: State, seat: Seat, amount: int, what: int) -> float:
    if what == on.BIDDING and amount == s.a[at.BID] + 1:
        return stall_value(s, seat, s.a[at.STALL]) - COIN * amount
    return -float(amount)


def _noble(s: State, seat: Seat, word: str, where: int) -> float:
    if word == "nudge":
        return noble_gain(s, seat, where // 6, int(shift_of(where))) - MEDAL - 0.1
    most = int(MAX_FACE) * (1 + (word == "sum"))
    noble, steps = where // most, where % most + 1
    square = (s.a[at.NOBLE + noble] + steps) % int(SQUARES)
    medal = MEDAL if s.setup.resting[square] and s.a[at.MEDALS] else 0.0
    return noble_gain(s, seat, noble, steps) + medal
