"""Sentences made of codes, rules and facts, in one language and with the players' names.

The code ``no-reach`` of a refusal is the message ``refuse-no-reach``; questions are ``ask-...``, moves ``move-...``, what
happened ``log-...``, lines of the final sum ``tally-...``, lines of a position ``view-...``. Counted things are
``amount-<key>`` with ``$count``; one player's share is ``share-line`` with ``$name`` and ``$points``, the sign written out.
"""

from collections.abc import Mapping, Sequence

from harena.core.errors import HarenaError
from harena.core.reason import Amounts, Fact, Key, Kinds, Reason, Shares, Told, Who
from harena.core.rules import Ask, Described, Tally
from harena.text.catalogue import Catalogue


class Speaker:
    """Speaks one language to one table."""

    def __init__(self, words: Catalogue, names: Sequence[str] = ()) -> None:
        self.words = words
        self.names = tuple(names)

    def say(self, name: str, /, **facts: Fact) -> str:
        """Return a message of the shell or the game."""
        return self._say(name, facts)

    def refusal(self, reason: Reason) -> str:
        """Return why something is refused, with its rule."""
        return self._ruled(f"refuse-{reason.code}", reason.rule, reason.facts)

    def error(self, error: HarenaError) -> str:
        """Return any error of the table as a sentence."""
        name = f"refuse-{error.code}"
        if not self.words.has(name):
            return error.text
        return self._ruled(name, error.rule, error.facts)

    def told(self, told: Told) -> str:
        """Return what happened, with its rule."""
        return self._ruled(f"log-{told.code}", told.rule, told.facts)

    def seen(self, line: Told) -> str:
        """Return one line of a position; its rule is left out."""
        return self._say(f"view-{line.code}", line.facts)

    def ask(self, ask: Ask) -> str:
        """Return what is asked, with its rule."""
        return self._ruled(f"ask-{ask.code}", ask.rule, ask.facts)

    def move(self, move: Described) -> str:
        """Return a move in words; its rule is left out, for the question has named it."""
        return self._say(f"move-{move.code}", move.facts)

    def tally(self, line: Tally) -> str:
        """Return one line of a final sum, with its rule and its points."""
        what = self._ruled(f"tally-{line.code}", line.rule, line.facts)
        return self.say("result-line", points=line.points, what=what)

    def name(self, seat: int) -> str:
        """Return a seat's name."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("seat-player", number=seat + 1)

    def several(self, parts: Sequence[str]) -> str:
        """Return a list in words: ``a, b and c``."""
        if not parts:
            return self.say("list-nothing")
        text = parts[0]
        for part in parts[1:-1]:
            text = self.say("list-more", one=text, two=part)
        return self.say("list-last", one=text, two=parts[-1]) if len(parts) > 1 else text

    def _ruled(self, name: str, rule: str, facts: Mapping[str, Fact]) -> str:
        text = self._say(name, facts)
        return f"{text} [{rule}]" if rule else text

    def _say(self, name: str, facts: Mapping[str, Fact]) -> str:
        return self.words.say(name, {key: self._fact(fact) for key, fact in facts.items()})

    def _fact(self, fact: Fact) -> int | str:
        if isinstance(fact, Key):
            return self.words.say(fact.key)
        if isinstance(fact, Who):
            return self.name(fact.seat)
        if isinstance(fact, Amounts):
            return self.several([self.words.say(f"amount-{key}", {"count": count}) for key, count in fact.pairs if count])
        if isinstance(fact, Kinds):
            return self.several([self.words.say(key) for key in fact.keys])
        if isinstance(fact, Shares):
            return self.several([self._share(seat, points) for seat, points in fact.pairs])
        return fact

    def _share(self, seat: int, points: int) -> str:
        return self.words.say("share-line", {"name": self.name(seat), "points": f"{points:+}".replace("-", "\u2212")})


def seat_names(words: Catalogue, seats: Sequence[str], names: Sequence[str] = ()) -> tuple[str, ...]:
    """Return what the seats of a table are called: the names given, else numbered players and bots by kind."""
    given = names or [""] * len(seats)
    return tuple(name or _seat_name(words, seat, number) for number, (seat, name) in enumerate(zip(seats, given, strict=True), 1))


def _seat_name(words: Catalogue, seat: str, number: int) -> str:
    if seat.startswith("bot:"):
        return words.say("seat-bot", {"number": number, "kind": seat.removeprefix("bot:")})
    return words.say("seat-player", {"number": number})
