"""Why something is refused or told: a code, the rule's number and the facts, never a sentence."""

from dataclasses import dataclass, field
from typing import NamedTuple

from harena.core.ids import Seat


class Key(NamedTuple):
    """A name that a catalogue knows, such as ``kind-water``; translated at the edge."""

    key: str


class Who(NamedTuple):
    """A seat, shown by its player's name."""

    seat: int


class Amounts(NamedTuple):
    """Counted things: pairs of a catalogue key and a number, zero counts left out by whoever shows them."""

    pairs: tuple[tuple[str, int], ...]


class Kinds(NamedTuple):
    """Several catalogue names, shown as a list in the reader's language."""

    keys: tuple[str, ...]


class Shares(NamedTuple):
    """A number for each of several players, zeros included: what each gains or may take."""

    pairs: tuple[tuple[Seat, int], ...]


Fact = int | str | Key | Who | Amounts | Kinds | Shares


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused: ``code`` names the sentence ``refuse-<code>``, ``rule`` the paragraph it rests on."""

    code: str
    rule: str
    facts: dict[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Told:
    """One thing that happened, as one reader may hear it: ``code`` names the sentence ``log-<code>``.

    ``topic`` is what kind of news it is, in a word of the game, for whoever filters a log; lines of a position have none.
    """

    code: str
    rule: str
    facts: dict[str, Fact] = field(default_factory=dict)
    topic: str = ""
