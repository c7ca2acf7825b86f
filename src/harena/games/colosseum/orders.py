"""Standing orders: how far to go for a market, and declining every offer.

A limit may be left long before its auction begins, and is nobody else's business: what it answers are raises by one and then
leaving, as anybody makes them (C4.5). It belongs to these tokens in this market: sold or refilled, they are another lot.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from harena.core.ids import Move
from harena.core.orders import Order
from harena.core.reason import Amounts, Fact
from harena.core.rules import Ask
from harena.games.colosseum import moves as mv
from harena.games.colosseum.tables import KINDS, TURNS
from harena.games.colosseum.view import PHASES, View

ASK, OUT, DECLINE = "ask", "out", "decline"
OFFERS: Final = "offers"
COVERED: Final = ("bidding", "answer-offer")
AUCTION: Final = PHASES.index("auction")


def orders(view: View) -> tuple[Order, ...]:
    """Return a limit for every market with tokens while an auction of them is still to come, and what to do about offers."""
    if view.over or view.phase == "" or view.seat is None:
        return ()
    found = [_limit(view, number) for number, tokens in enumerate(view.markets, 1) if any(tokens) and _to_come(view)]
    return (*found, Order(OFFERS, OFFERS, "C5.2", (ASK, DECLINE), (DECLINE,)))


def _to_come(view: View) -> bool:
    return view.turn < TURNS or PHASES.index(view.phase) <= AUCTION


def _limit(view: View, market: int) -> Order:
    kinds = [kind for kind in view.markets[market - 1] if kind is not None]
    tokens = Amounts(tuple((kind, kinds.count(kind)) for kind in KINDS if kind in kinds))
    facts: dict[str, Fact] = {"market": market, "tokens": tokens}
    return Order(key_of(view, market), "limit", "C4.5", (ASK, OUT), (), facts, (view.min_bid + 1, int(mv.MOST)))


def key_of(view: View, market: int) -> str:
    """Return the key of a market's limit: the auctions it is for, the market, its tokens."""
    phase = view.turn + (PHASES.index(view.phase) > AUCTION)
    kinds = [kind or "" for kind in view.markets[market - 1]]
    return f"limit-{phase}-{market}-{'.'.join(kinds)}"


def hour(view: View) -> int:
    """Return the turn: declining holds for one."""
    return view.turn


def covers(ask: Ask) -> bool:
    """Return whether this is a raise (C4.5) or an offer (C5.2)."""
    return ask.code in COVERED


def obey(view: View, ask: Ask, legal: Sequence[Move], held: Mapping[str, str]) -> Move | None:
    """Return the raise by one that stays within the limit, or leaving; NO where offers are declined; else None.

    Where the raise is within the limit but not within the purse, the player is asked: he may want to cash first (C2.8).
    """
    if ask.code == "answer-offer":
        return int(mv.NO) if held.get(OFFERS) == DECLINE and mv.NO in legal else None
    if ask.code != "bidding" or view.auction is None or view.auction.market is None:
        return None
    limit = held.get(key_of(view, view.auction.market), ASK)
    if limit == ASK or mv.PASS not in legal:
        return None
    raised = view.auction.bid + 1
    if limit == OUT or raised > int(limit):
        return int(mv.PASS)
    return int(mv.AMOUNT) + raised if mv.AMOUNT + raised in legal else None
