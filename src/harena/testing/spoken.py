"""All that a game can say, heard from one game played out, so that a game's tests can have it said in every language."""

from collections.abc import Iterable
from typing import Any

from harena.core.events import Log
from harena.core.ids import CHANCE, OVER
from harena.core.reason import Reason, Told
from harena.core.rng import Rng
from harena.core.rules import Ask, Described, Rules, Setup, Tally
from harena.text.say import Speaker

Heard = tuple[str, Told | Reason | Ask | Described | Tally]


def heard(rules: Rules[Any], setup: Setup, seed: int, every: int, *, eager: bool = False, most: int = 80) -> list[Heard]:
    """Return what there is to say in one game, each thing once, with the name of the way it is said.

    All refusals are asked for at each ``every``-th step, and at most ``most`` moves of a decision. Two of three moves are those
    that the game values most where it is ``eager``, for games in which random players hardly meet.
    """
    found: dict[str, Heard] = {}

    def hear(way: str, things: Iterable[Any]) -> None:
        found.update({f"{way} {thing.code} {thing.facts}": (way, thing) for thing in things if thing})

    s, rng, step = rules.new(setup), Rng(seed), 0
    seats, numbers = range(setup.seats), range(rules.bounds(setup).moves)
    while (who := rules.to_act(s)) != OVER:
        log = Log()
        if who == CHANCE:
            moves = [move for move, _ in rules.outcomes(s)]
        else:
            moves = rules.legal(s, who)
            ask = rules.asks(s, who)
            hear("ask", [ask])
            hear("move", [ask.whole, *(rules.describe(s, who, move) for move in moves[:most])])
            if step % every == 0:
                hear("refusal", (rules.explain(s, seat, move) for seat in seats for move in numbers))
                hear("refusal", (rules.point(s, seat, place) for seat in seats for place in rules.places(setup)))
                hear("seen", rules.view_lines(rules.view(s, who)))
            if eager and rng.below(3):
                worths = [rules.worth(s, who, move) for move in moves]
                moves = [moves[worths.index(max(worths))]]
        rules.apply(s, who, moves[rng.below(len(moves))], log)
        hear("told", (rules.told(setup, event, None) for event in log.items))
        step += 1
    end = rules.ending(s)
    if end is None:
        raise AssertionError("over, and it has no ending")
    hear("tally", (line for lines in end.tallies for line in lines))
    return list(found.values())


def gaps(speaker: Speaker, things: Iterable[Heard]) -> list[str]:
    """Return the sentences that have a hole, a space too many, or nothing in them."""
    said = (getattr(speaker, way)(thing) for way, thing in things)
    return [text for text in said if not text or text != text.strip() or "{" in text or "  " in text]
