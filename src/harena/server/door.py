"""The one door out: everything that leaves a table is built here for its reader, a seat or a spectator (None)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from harena.core import reason
from harena.core.chance import Seeded
from harena.core.errors import HarenaError
from harena.core.ids import CHANCE, Move, Seat
from harena.core.reason import Reason, Told
from harena.core.rules import Ask, Described, Rules
from harena.core.table import Step, Table
from harena.core.views import Views
from harena.server import wire

GAINS = "gains"


@dataclass(frozen=True, slots=True)
class Moment:
    """One step that may be told, and what is seen after it; inside a gesture there is nothing to show."""

    step: int
    kind: str
    who: Seat
    events: Sequence[tuple[int, int, int, int]]
    views: Views[Any] | None


# -- sentences -----------------------------------------------------------------------------------------------------------------


def facts_of(facts: dict[str, reason.Fact]) -> dict[str, wire.Fact]:
    """Return facts as they travel."""
    return {key: _fact(fact) for key, fact in facts.items()}


def _fact(fact: reason.Fact) -> wire.Fact:
    if isinstance(fact, reason.Key):
        return wire.KeyFact(fact.key)
    if isinstance(fact, reason.Who):
        return wire.WhoFact(fact.seat)
    if isinstance(fact, reason.Amounts):
        return wire.AmountsFact(fact.pairs)
    if isinstance(fact, reason.Kinds):
        return wire.KindsFact(fact.keys)
    if isinstance(fact, reason.Shares):
        return wire.SharesFact(fact.pairs)
    return fact


def said(told: Reason | Told | Ask | Described) -> wire.Said:
    """Return any sentence as it travels."""
    return wire.Said(code=told.code, rule=told.rule, facts=facts_of(told.facts))


def refused(fault: HarenaError, number: int, step: int) -> wire.Refused:
    """Return an error of the table as an answer."""
    return wire.Refused(id=number, step=step, code=fault.code, rule=fault.rule, facts=facts_of(fault.facts))


# -- the log -------------------------------------------------------------------------------------------------------------------


def entries(table: Table[Any], moment: Moment, seat: Seat | None, *, quiet: bool) -> tuple[wire.Entry, ...]:
    """Return what a reader hears of a step; a ``quiet`` table keeps silent about what others gained and paid."""
    if moment.kind in ("undo", "redo"):
        who = wire.WhoFact(moment.who)
        code = "undone" if moment.kind == "undo" else "redone"
        return (wire.Entry(step=moment.step, who=moment.who, topic="table", code=code, rule="", facts={"seat": who}),)
    found = []
    for event in moment.events:
        told = table.rules.told(table.setup, event, seat)
        if told is None or (quiet and told.topic == GAINS and told.facts.get("seat") != reason.Who(-1 if seat is None else seat)):
            continue
        facts = facts_of(told.facts)
        found.append(wire.Entry(step=moment.step, who=moment.who, topic=told.topic, code=told.code, rule=told.rule, facts=facts))
    return tuple(found)


def frame(table: Table[Any], moment: Moment, seat: Seat | None, *, quiet: bool) -> wire.Frame:
    """Return a step as one reader may see it."""
    told, view = entries(table, moment, seat, quiet=quiet), _view(table, moment, seat)
    return wire.Frame(step=moment.step, kind=moment.kind, who=moment.who, told=told, view=view)  # type: ignore[arg-type] # a literal


def _view(table: Table[Any], moment: Moment, seat: Seat | None) -> Any:  # noqa: ANN401 - any game's view
    if moment.views is None:
        return None
    return table.view(seat) if moment.step == len(table.lines) else moment.views.of(seat)


def moments(rules: Rules[Any], state: Any, steps: Iterable[tuple[int, Step]]) -> list[Moment]:  # noqa: ANN401 - any game's state
    """Return the moments of numbered steps from a state on, which is changed."""
    found = []
    for number, step in steps:
        rules.apply(state, step.who, step.move)
        views = Views(rules, rules.clone(state)) if rules.settled(state) else None
        found.append(Moment(number, "move", step.who, step.events, views))
    return found


# -- questions -----------------------------------------------------------------------------------------------------------------


def question(rules: Rules[Any], state: Any, seat: Seat) -> wire.Question | None:  # noqa: ANN401 - any game's state
    """Return what a seat is asked and all it may do, or None when it does not wait."""
    moves = rules.legal(state, seat)
    if not moves:
        return None
    ask = rules.asks(state, seat)
    return wire.Question(
        ask=said(ask),
        choices=tuple(_choice(rules, state, seat, move) for move in moves),
        suggested=ask.suggested,
        whole=None if ask.whole is None else said(ask.whole),
    )


def _choice(rules: Rules[Any], state: Any, seat: Seat, move: Move) -> wire.Choice:  # noqa: ANN401 - any game's state
    described = rules.describe(state, seat, move)
    after = rules.clone(state)
    rules.apply(after, seat, move)
    settles = rules.settled(after)
    follow = None if settles else rules.asks(after, seat)
    return wire.Choice(
        move=move,
        notation=rules.write(state, seat, move),
        target=described.target,
        settles=settles,
        rest=follow.suggested if follow else (),
        whole=said(follow.whole) if follow and follow.whole else None,
        code=described.code,
        rule=described.rule,
        facts=facts_of(described.facts),
    )


# -- how it stands -------------------------------------------------------------------------------------------------------------


def now(table: Table[Any], seat: Seat | None, yours: Sequence[Seat], orders: tuple[wire.OrderLine, ...] = ()) -> wire.Now:
    """Return how the table stands for a reader whose page also holds the seats ``yours``; ``orders`` are the reader's own."""
    waiting = table.waiting()
    window = table.window or len(waiting) > 1
    undo = None if seat is None else table.undoable(seat)
    due = table.due() if table.header.chance.get("source") == "entered" else None
    return wire.Now(
        step=table.version,
        view=table.view(seat),
        question=question(table.rules, table.state, seat) if seat is not None and seat in waiting else None,
        waiting=tuple(one for one in yours if one in waiting),
        acting=() if window else waiting,
        window=window,
        undo=said(undo) if isinstance(undo, Reason) else None,
        redo=seat is not None and table.redoable(seat),
        due=tuple((move, table.rules.write(table.state, CHANCE, move)) for move, _ in due or ()),
        orders=orders,
        result=result(table),
    )


def result(table: Table[Any]) -> wire.Result | None:
    """Return how the game ended, or None."""
    if not table.over:
        return None
    seed = table.chance.secret.hex() if isinstance(table.chance, Seeded) else None
    end = table.ending()
    if end is None:
        return wire.Result(rule="", ranks=(), scores=(), tallies=(), seed=seed)
    tallies = tuple(
        tuple(wire.TallyLine(code=one.code, rule=one.rule, points=one.points, facts=facts_of(one.facts)) for one in lines)
        for lines in end.tallies
    )
    return wire.Result(rule=end.rule, ranks=end.ranks, scores=end.scores, tallies=tallies, seed=seed)
