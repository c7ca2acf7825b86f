"""The law of places (15): the board answers every touch, with a move or with a reason that can be read."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from harena.core.ids import Seat
from harena.core.reason import Reason
from harena.core.rules import Rules, Setup
from harena.testing.walks import Point, walk
from harena.text.catalogue import LANGUAGES, Catalogue, load
from harena.text.say import Speaker

S = TypeVar("S")

PLACES = "law 15 (places)"
NOWHERE = "no place of any board"

Words = Callable[[Rules[Any], str], Catalogue]
"""Finds the strict catalogue of a game in a language; a game without a folder brings its own."""


def spoken(rules: Rules[Any], language: str) -> Catalogue:
    """Return the words of a game as its folder has them."""
    return load(language, rules.meta.name, strict=True)


def check_places(rules: Rules[Any], setup: Setup, seeds: Iterable[int], words: Words = spoken, every: int = 1) -> None:
    """Law 15: a place is refused exactly when no legal move points at it, for a reason that is said whole in every language.

    ``every`` looks at each so-manieth step only, beginning where the seed says.
    """
    speakers: list[Speaker] = []
    heard = set[str]()
    for seed in seeds:
        for point in walk(rules, setup, seed):
            if point.spot.step % every != seed % every:
                continue
            with point.spot.under(PLACES):
                speakers = speakers or [Speaker(words(rules, language)) for language in LANGUAGES]
                refused = [why for seat in rules.waiting(point.state) for why in _refused(rules, setup, point, seat)]
                for reason in {repr(why): why for why in refused if repr(why) not in heard}.values():
                    heard.add(repr(reason))
                    for speaker in speakers:
                        speaker.refusal(reason)  # raises where a word or a fact is lacking


def _refused(rules: Rules[S], setup: Setup, point: Point[S], seat: Seat) -> Iterator[Reason]:
    """Yield the reasons of all places that are refused, and of one that is no place."""
    spot, state, places = point.spot, point.state, rules.places(setup)
    targets = {rules.describe(state, seat, move).target for move in rules.legal(state, seat)} - {""}
    spot.same(sorted(set(places)), sorted(places), PLACES, "the places, each once")
    spot.same(sorted(targets - set(places)), [], PLACES, f"what moves of seat {seat} point at and is no place")
    for place in (*places, NOWHERE):
        reason = rules.point(state, seat, place)
        spot.same(reason is None, place in targets, PLACES, f"{place} is free to seat {seat}, a move lies there")
        spot.need(place != NOWHERE or (reason and reason.code == "no-place"), PLACES, "what is no place is not refused as such")
        if reason is not None:
            yield reason
