"""Games over all switch values and numbers of players end within their bounds, and every position of them is sound.

Tokens, medals and tickets are conserved at every step, coins go where the log says, and every event is counted again from what
everybody sees.
"""

from typing import Any

import pytest

from harena.core.events import Log
from harena.core.ids import CHANCE, OVER
from harena.core.rng import Rng
from harena.core.rules import Setup
from harena.games import load
from harena.games.colosseum import events as ev
from harena.games.colosseum import state as at
from harena.games.colosseum.state import SEAT, WIDTH, State
from harena.testing.digests import values_of

pytestmark = pytest.mark.walks

game = load("colosseum")
CHANGES = [(key, value) for key, option in game.options().items() for value in values_of(option)]
RANDOM = 3  # one game in so many is played at random
PAID: dict[int, int] = {ev.BOUGHT: 3, ev.EXPANDED: 3, ev.TICKET: 2, ev.LOGE: 2, ev.WON: 3}  # where the price stands
GOT: dict[int, int] = {ev.CASHED: 2, ev.TOTAL: 3}
EARLIER, SEASON, AWARD, STAND, SPENT = 5, 5, 4, 3, 3  # C10.2, C10.3, C10.4, C10.6, C10.7
NOBLES = {"emperor": 7, "consul": 5, "senator": 3}  # C10.5


def setup_of(index: int, **shorter: int) -> Setup:
    """Return one of endlessly many set-ups: each switch value in either mode in turn, with three, four and five players."""
    key, value = CHANGES[index % len(CHANGES)]
    round_ = index // len(CHANGES)
    more: dict[str, object] = {"bank_unlimited": False} if key == "bank_total" else {}
    mode: dict[str, object] = {"auction_mode": ("base", "intense")[round_ % 2]}
    return game.setup(3 + (index + round_) % 3, mode | more | shorter | {key: value}, {})


def purses(s: State) -> int:
    return sum(s.a[SEAT + WIDTH * seat + at.COINS] for seat in range(s.setup.seats))


def flow_of(log: Log) -> int:
    """Return what the log says the bank has paid, less what it got."""
    return sum(
        event[GOT[event[0]]] if event[0] in GOT else -event[PAID[event[0]]] if event[0] in PAID else 0 for event in log.items
    )


def recount(before: Any, after: Any, seat: int, program: int) -> int:
    """Return what an event draws, from what everybody saw before it and what was used in it after."""
    one, now, card = before.seats[seat], after.seats[seat], before.programs[program - 1]
    used = dict(now.used)
    missing = sum(need for _, need in card.needs) - sum(used.values())
    total = int(card.scale[missing])
    total += EARLIER * len(set(one.produced) - {program}) + SEASON * one.tickets + STAND * one.podiums
    total += AWARD * sum(used.get(kind, 0) > 0 for kind in one.stars)
    total += sum(NOBLES[noble.rank] for noble in before.nobles if noble.square in one.arena)
    return int(total + SPENT * (one.medals - now.medals))


def check_event(before: Any, s: State, log: Log) -> None:
    for event in log.items:
        if event[0] == ev.STAGED:
            (total,) = [other[2] for other in log.items if other[0] == ev.TOTAL]
            assert recount(before, game.view(s, None), event[1], event[2]) == total


def step(s: State, seat: int, move: int) -> None:
    """Make one step, looking at coins, and at an event that is staged."""
    staging = s.a[at.SHOWN] > 0
    before = game.view(s, None) if staging else None
    coins, log = purses(s), Log()
    game.apply(s, seat, move, log)
    assert purses(s) - coins == flow_of(log)
    if staging and not s.a[at.SHOWN]:
        last = next(n for n, event in enumerate(log.items) if event[0] == ev.TOTAL)
        if not any(event[0] in {ev.PODIUM, ev.STAR, ev.CASHED} for event in log.items[last:]):
            check_event(before, s, log)


def play(setup: Setup, seed: int) -> None:
    """Play one game, looking at every position."""
    rng = Rng(seed)
    s: Any = game.new(setup)
    most = game.bounds(setup).steps
    for _ in range(most + 1):
        assert game.faults(s) == [], (setup.changed, seed)
        seat = game.to_act(s)
        if seat == OVER:
            assert game.ending(s) is not None
            return
        if seat == CHANCE:
            moves = [move for move, weight in game.outcomes(s) for _ in range(weight)]
        else:
            waiting = game.waiting(s)
            seat = waiting[rng.below(len(waiting))]
            moves = game.legal(s, seat)
            if seed % RANDOM:
                worths = [game.worth(s, seat, one) for one in moves]
                moves = [one for one, worth in zip(moves, worths, strict=True) if worth == max(worths)]
        step(s, seat, moves[rng.below(len(moves))])
    raise AssertionError(f"{setup.changed}, seed {seed}: not over after {most} steps")


def games(first: int, number: int, **shorter: int) -> None:
    for seed in range(first, first + number):
        play(setup_of(seed, **shorter), seed)


@pytest.mark.parametrize("part", range(6))
def test_150_games_end_and_are_sound_at_every_step(part: int) -> None:
    games(25 * part, 25, trade_offer_cap=1)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_10_000_games_end_and_are_sound_at_every_step(part: int) -> None:
    games(500 * part, 500)
