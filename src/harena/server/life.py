"""The people around a table, folded from its notes; pure, so that every process and every restart comes to the same."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from harena.bots.catalog import HUMAN
from harena.core.ids import Seat
from harena.core.orders import Held
from harena.server import notes, wire
from harena.server.notes import Note

MAX_TALK: Final = 2000  # lines at one table; after that nothing more is said there


@dataclass(slots=True)
class Proposal:
    """What is proposed and who has agreed so far."""

    number: int
    note: notes.Proposed
    agreed: set[Seat]


class Life:
    """Who plays, who is called what, which links count, what is proposed and said, and which orders stand."""

    def __init__(self, kinds: Sequence[str], names: Sequence[str], orders: Held | None = None) -> None:
        """Begin with what was agreed when the table was made; ``orders`` is where standing orders are laid down."""
        self.kinds = list(kinds)
        self.names = list(names) or [""] * len(self.kinds)
        self.shares: dict[Seat, bytes] = {}
        self.resigned: set[Seat] = set()
        self.generations: dict[str, int] = {}
        self.private: set[str] = set()  # links that only their own holder may be shown
        self.taken: set[Seat] = set()  # free seats of a public table that somebody has taken
        self.orders: Held = {} if orders is None else orders
        self.talk: list[wire.TalkLine] = []
        self.proposal: Proposal | None = None
        self.proposals = 0
        self.again: str | None = None
        self.count = 0

    def people(self) -> list[Seat]:
        """Return the seats that persons play now."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    def missing(self) -> list[Seat]:
        """Return the persons who have not sat down before the game."""
        return [seat for seat in self.people() if seat not in self.shares]

    def asked(self) -> list[Seat]:
        """Return the persons who have not yet agreed to what is proposed."""
        if self.proposal is None:
            return []
        return [seat for seat in self.people() if seat not in self.proposal.agreed and seat != self.proposal.note.seat]

    def passes(self, note: notes.Proposed | notes.Agreed) -> notes.Proposed | None:
        """Return what is agreed by all once this note is taken, or None."""
        if isinstance(note, notes.Proposed):
            return None if set(self.people()) - set(note.seats) - {note.seat} else note
        one = self.proposal
        return None if one is None or one.number != note.number or set(self.asked()) - set(note.seats) else one.note

    def dead(self, links: Mapping[str, int]) -> bool:
        """Return whether one of these links, with their generations, counts no longer."""
        return any(self.generations.get(link, 0) != generation for link, generation in links.items())

    # -- folding -------------------------------------------------------------------------------------------------------------

    def take(self, at: int, note: Note) -> None:
        """Take the next note, written down at a time in milliseconds since 1970."""
        self.count += 1
        match note:
            case notes.Ready(seat=seat, share=share):
                self.shares[seat] = bytes.fromhex(share)
            case notes.Stood(seat=seat):
                self.shares.pop(seat, None)
                if seat in self.taken:
                    self._free(seat)
            case notes.Taken(seat=seat):
                self._renew(f"seat:{seat}", private=True)
                self._renew(f"see:{seat}", private=True)
                self.taken.add(seat)
            case notes.Called(seat=seat, name=name):
                self.names[seat] = name
            case notes.Ordered(seat=seat, key=key, value=value, hour=hour):
                self.orders.setdefault(seat, {})[key] = (value, hour)
            case notes.Said(who=who, seat=seat, text=text):
                self.talk.append(wire.TalkLine(who=who, seat=seat, text=text, code="", facts={}, at=at))
            case notes.Again(table=table):
                self.again = table
                self._tell(at, "rematch")
            case notes.Expired(seats=seats):
                for seat in seats:
                    self._tell(at, "expired", seat)
            case notes.Sat() | notes.Resigned() | notes.Renewed():
                self._change(at, note)
            case _:
                self._propose(at, note)

    def _change(self, at: int, note: notes.Sat | notes.Resigned | notes.Renewed) -> None:
        """Take what changes who may do what; a proposal made before it has to be made anew."""
        if isinstance(note, notes.Renewed):
            kind, _, seat = note.link.partition(":")
            if kind == "seat" and note.by == "host":
                self._free(int(seat))
            else:
                self._renew(note.link, private=note.by == "seat")
            self._tell(at, f"{note.by}-renewed-{kind}", int(seat) if seat else None)
            return
        self.proposal = None
        was, self.kinds[note.seat] = self.kinds[note.seat], note.kind
        if note.kind != HUMAN:
            self.shares.pop(note.seat, None)
        if isinstance(note, notes.Resigned):
            self.resigned.add(note.seat)
            self._tell(at, "resigned", note.seat, note.kind)
        elif was != note.kind:
            self._tell(at, f"{note.by}-sat-{'human' if note.kind == HUMAN else 'bot'}", note.seat, note.kind)

    def _free(self, seat: Seat) -> None:
        """Whoever held a seat holds it no longer, and has not sat down."""
        self.taken.discard(seat)
        self.shares.pop(seat, None)
        self._renew(f"seat:{seat}", private=False)
        self._renew(f"see:{seat}", private=False)

    def _renew(self, link: str, *, private: bool) -> None:
        self.generations[link] = self.generations.get(link, 0) + 1
        (self.private.add if private else self.private.discard)(link)

    def _propose(self, at: int, note: notes.Proposed | notes.Agreed | notes.Refused) -> None:
        if isinstance(note, notes.Proposed):
            self.proposals += 1
            self.proposal = Proposal(self.proposals, note, set(note.seats))
            self._tell(at, f"proposed-{note.what}", note.by, whom=note.seat)
        elif self.proposal is None or self.proposal.number != note.number:
            return  # another was quicker
        elif isinstance(note, notes.Refused):
            own = note.seat == self.proposal.note.by
            self._tell(at, "withdrawn" if own else "refused", note.seat)
            self.proposal = None
            return
        else:
            self.proposal.agreed |= set(note.seats)
        if not self.asked() and self.proposal is not None:
            self._carry(at, self.proposal.note)

    def _carry(self, at: int, note: notes.Proposed) -> None:
        self.proposal = None
        if note.what == "replace" and note.seat is not None:
            self.kinds[note.seat] = note.kind
        self._tell(at, f"agreed-{note.what}", note.by, whom=note.seat)

    def _tell(self, at: int, code: str, seat: Seat | None = None, kind: str = "", whom: Seat | None = None) -> None:
        facts: dict[str, wire.Fact] = {}
        if seat is not None:
            facts["seat"] = wire.WhoFact(seat)
        if whom is not None:
            facts["whom"] = wire.WhoFact(whom)
        if kind != HUMAN and kind:
            facts["kind"] = kind.removeprefix("bot:")
        self.talk.append(wire.TalkLine(who="table", seat=None, text="", code=code, facts=facts, at=at))
