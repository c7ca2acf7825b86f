"""Random games, step by step, and the place in them where a law is broken."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Generic, NoReturn, TypeVar

from harena.core.ids import CHANCE, OVER, Move, Seat
from harena.core.rng import Rng
from harena.core.rules import Rules, Setup

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a law is looked at: game, set-up, seed of the walk, and step (from 0)."""

    game: str
    setup: str
    seed: int
    step: int = 0

    def at(self, step: int) -> "Spot":
        """Return the same walk at another step."""
        return replace(self, step=step)

    def fail(self, law: str, why: str) -> NoReturn:
        """Raise the finding."""
        raise AssertionError(f"{law}: {self.game} ({self.setup}), seed {self.seed}, step {self.step}: {why}")

    def need(self, true: object, law: str, why: str) -> None:
        """Raise the finding unless it holds."""
        if not true:
            self.fail(law, why)

    def same(self, one: object, other: object, law: str, what: str) -> None:
        """Raise the finding unless the two are equal."""
        if one != other:
            self.fail(law, f"{what}: {one!r:.200} is not {other!r:.200}")

    @contextmanager
    def under(self, law: str) -> Iterator[None]:
        """Turn whatever a game raises by mistake into a finding of this law."""
        try:
            yield
        except AssertionError:
            raise
        except Exception as fault:
            raise AssertionError(f"{law}: {self.game} ({self.setup}), seed {self.seed}: raised {fault!r}") from fault


@dataclass(slots=True)
class Point(Generic[S]):
    """One step of a walk before it is made: the live state, who acts, all the choices and the one taken."""

    spot: Spot
    state: S
    seat: Seat
    moves: Sequence[Move]
    move: Move


def words_of(setup: Setup) -> str:
    """Return a set-up in a few words: seats and what is not at its default."""
    changed = ", ".join(f"{key}={value}" for key, value in setup.changed.items())
    return f"{setup.seats} seats{', ' if changed else ''}{changed}{', own box' if setup.box else ''}"


def spot_of(rules: Rules[Any], setup: Setup, seed: int) -> Spot:
    """Return the beginning of a walk."""
    return Spot(rules.meta.name, words_of(setup), seed)


def draw(outcomes: Sequence[tuple[Move, int]], rng: Rng) -> Move:
    """Return one of the outcomes by their weights."""
    left = int(rng.below(sum(weight for _, weight in outcomes)))
    for move, weight in outcomes:
        left -= weight
        if left < 0:
            return move
    raise AssertionError("law 3 (chance): the weights of a draw do not add up")


def choose(rules: Rules[S], state: S, rng: Rng) -> tuple[Seat, Sequence[Move], Move]:
    """Return who acts at random now, all the choices and one of them; the state is not over."""
    if rules.to_act(state) == CHANCE:
        outcomes = rules.outcomes(state)
        return CHANCE, [move for move, _ in outcomes], draw(outcomes, rng)
    waiting = rules.waiting(state)
    seat = waiting[rng.below(len(waiting))]
    moves = rules.legal(state, seat)
    return seat, moves, moves[rng.below(len(moves))]


def walk(rules: Rules[S], setup: Setup, seed: int, state: S | None = None) -> Iterator[Point[S]]:
    """Play a random game, a point before every step; the state of a point is live and moves on."""
    rng = Rng(seed)
    if state is None:
        state = rules.new(setup)
    spot, longest, step = spot_of(rules, setup, seed), rules.bounds(setup).steps, 0
    while rules.to_act(state) != OVER:
        spot = spot.at(step)
        spot.need(step < longest, "law 1 (walks)", f"the game is longer than its bound of {longest} steps")
        with spot.under("law 1 (walks)"):
            seat, moves, move = choose(rules, state, rng)
        yield Point(spot, state, seat, moves, move)
        rules.apply(state, seat, move)
        step += 1
