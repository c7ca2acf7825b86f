"""B9 End of the game: fame, six majorities, left-over cards, places."""

from harena.core.reason import Fact, Key
from harena.core.rules import Ending, Tally
from harena.games.baumeister.state import BUILT_BY, BY_LAST_PART, ENDED, FAME, TILES, State, hand_size
from harena.games.baumeister.tables import KINDS


def majority(s: State, seat: int, kind: int) -> int:
    """Return the fame of a seat for one row: 4 alone in front, 2 tied, 0 where nobody has the kind (B9.3 to B9.5)."""
    counts = [s.a[TILES + 6 * one + kind] for one in range(s.setup.seats)]
    most = max(counts)
    if not most or counts[seat] < most:
        return 0
    return s.setup.majority if counts.count(most) == 1 else s.setup.tied


def score_of(s: State, seat: int) -> int:
    """Return what a seat would score if the game ended now (B9.2, B9.3, B9.6)."""
    rows = sum(majority(s, seat, kind) for kind in range(6))
    return s.a[FAME + seat] + rows + hand_size(s, seat) // s.setup.cards_per_fame


def tallies(s: State, seat: int) -> tuple[Tally, ...]:
    """Return a seat's score line by line."""
    lines = [Tally("fame", "B9.2", s.a[FAME + seat])]
    for kind in range(6):
        facts: dict[str, Fact] = {"kind": Key(f"kind-{KINDS[kind]}"), "count": s.a[TILES + 6 * seat + kind]}
        lines.append(Tally("majority", "B9.3", majority(s, seat, kind), facts))
    cards = hand_size(s, seat)
    lines.append(Tally("cards", "B9.6", cards // s.setup.cards_per_fame, {"count": cards, "each": s.setup.cards_per_fame}))
    return tuple(lines)


def order_key(s: State, seat: int) -> tuple[int, int, int]:
    """Return what ranks a seat, highest first: fame, and by switch parts, then cards (B9.7, B9.8)."""
    if not s.setup.tie_parts:
        return (score_of(s, seat), 0, 0)
    return (score_of(s, seat), s.a[BUILT_BY + seat], hand_size(s, seat))


def ending(s: State) -> Ending | None:
    """Return how the game ended: everybody ranked, who is level shares the better place (B9.7 to B9.10); None before."""
    if not s.a[ENDED]:
        return None
    seats = range(s.setup.seats)
    keys = [order_key(s, seat) for seat in seats]
    return Ending(
        rule="B9.1" if s.a[ENDED] == BY_LAST_PART else "B9.9",
        ranks=tuple(1 + sum(other > key for other in keys) for key in keys),
        scores=tuple(score_of(s, seat) for seat in seats),
        tallies=tuple(tallies(s, seat) for seat in seats),
    )


def returns(s: State) -> list[float]:
    """Return each seat's share of the win minus 1/seats; winners who are level share it (B9.8)."""
    end = ending(s)
    seats = s.setup.seats
    if end is None:
        return [0.0] * seats
    winners = end.ranks.count(1)
    return [(1 / winners if rank == 1 else 0.0) - 1 / seats for rank in end.ranks]
