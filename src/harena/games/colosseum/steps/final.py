"""C8 The end: who wins, and everybody's place."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.core.reason import Fact
from harena.core.rules import Ending, Tally
from harena.games.colosseum import events as ev
from harena.games.colosseum.state import BEST, BEST_AT, COINS, ENDED, PHASE, SEAT, STAR, WIDTH, State, own, seat_at
from harena.games.colosseum.steps.means import last_chance


def game_end(s: State, log: Log | None) -> None:
    """Cash what is left to cash, for coins break ties, and end the game (C8.1, C2.9)."""
    for number in range(s.setup.seats):
        last_chance(s, seat_at(s, number), log)
    s.a[PHASE] = 0
    s.a[ENDED] = 1
    tell(log, ev.OVER)


def stars_of(s: State, seat: i64) -> int:
    """Return how many awards a seat holds."""
    return s.a[STAR : STAR + 7].count(seat)


def order_key(s: State, seat: int) -> tuple[int, ...]:
    """Return what ranks a seat, highest first: best event, coins, awards, and by choice whose best came first (C8.2, C8.3)."""
    a = s.a
    at = SEAT + WIDTH * seat
    key = (a[at + BEST], a[at + COINS], stars_of(s, seat))
    if s.setup.earlier_best:
        return (*key, -own(s, seat, BEST_AT) if own(s, seat, BEST_AT) else -1000)
    return key


def ending(s: State) -> Ending | None:
    """Return how the game ended, level players sharing their place; None before (C8.2 to C8.4)."""
    if not s.a[ENDED]:
        return None
    seats = range(s.setup.seats)
    keys = [order_key(s, seat) for seat in seats]
    best = [s.a[SEAT + WIDTH * seat + BEST] for seat in seats]
    return Ending(
        rule="C8.2",
        ranks=tuple([1 + sum([other > key for other in keys]) for key in keys]),
        scores=tuple(best),
        tallies=tuple([(Tally("best", "C8.2", best[seat], tie_facts(s, seat)),) for seat in seats]),
    )


def tie_facts(s: State, seat: int) -> dict[str, Fact]:
    """Return what breaks a tie: coins and awards (C8.2)."""
    return {"coins": s.a[SEAT + WIDTH * seat + COINS], "stars": stars_of(s, seat)}


def returns(s: State) -> list[float]:
    """Return each seat's share of the win minus 1/seats; winners level to the last share it (C8.3)."""
    end = ending(s)
    seats = s.setup.seats
    if end is None:
        return [0.0] * seats
    winners = end.ranks.count(1)
    return [(1 / winners if rank == 1 else 0.0) - 1 / seats for rank in end.ranks]
