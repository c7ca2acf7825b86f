"""Where a table's chance comes from: a committed seed, a script, or people who hold real dice.

Fair and checkable: the table commits to a hidden seed by its hash before the first draw; every human seat's client adds 16
bytes of its own; draw ``i`` is BLAKE2b keyed by both, so the table cannot choose it and nobody can foresee it. When the game ends
the seed is shown and anybody can redo every draw (see :mod:`harena.replay.verify`).
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Protocol

from harena.core.errors import NotNow
from harena.core.ids import Move

Outcomes = Sequence[tuple[Move, int]]


class Chance(Protocol):
    """Chooses among listed outcomes, or leaves it to people by returning None."""

    @property
    def source(self) -> str:
        """Return ``seeded``, ``scripted`` or ``entered``."""
        ...

    def draw(self, number: int, outcomes: Outcomes) -> Move | None:
        """Return the outcome of draw ``number`` (counted over all draws ever made at the table)."""
        ...


def commit(secret: bytes) -> str:
    """Return the public promise of a secret seed: 64 hexadecimal digits of BLAKE2b."""
    return blake2b(secret, digest_size=32, person=b"harena-commit").hexdigest()


def mix(secret: bytes, shares: Iterable[bytes]) -> bytes:
    """Return the key of all draws: the secret and what each human seat's client added, in seat order."""
    key = blake2b(secret, digest_size=32, person=b"harena-mix")
    for share in shares:
        key.update(len(share).to_bytes(2, "big") + share)
    return key.digest()


def pick(key: bytes, number: int, outcomes: Outcomes) -> Move:
    """Return the outcome of one draw: 64 bits of BLAKE2b(key, number), rejected until no weight is favoured."""
    total = sum(weight for _, weight in outcomes)
    limit = (1 << 64) // total * total
    turn = 0
    while True:
        seed = number.to_bytes(8, "big") + turn.to_bytes(4, "big")
        value = int.from_bytes(blake2b(seed, digest_size=8, key=key, person=b"harena-draw").digest(), "big")
        if value < limit:
            break
        turn += 1
    value %= total
    for move, weight in outcomes:
        value -= weight
        if value < 0:
            return move
    raise AssertionError("weights are positive")  # pragma: no cover


class Seeded:
    """Draws from a secret seed and the shares of the human seats."""

    source = "seeded"

    def __init__(self, secret: bytes, shares: Sequence[bytes] = (), *, predictable: bool = False) -> None:
        self.secret = secret
        self.shares = tuple(shares)
        self.predictable = predictable
        self._key = mix(secret, shares)

    @classmethod
    def from_number(cls, seed: int) -> "Seeded":
        """Make the predictable source of ``--seed N``: equal numbers, equal games."""
        return cls(blake2b(str(seed).encode(), digest_size=32, person=b"harena-seed").digest(), predictable=True)

    def draw(self, number: int, outcomes: Outcomes) -> Move:
        """Return the outcome of draw ``number``."""
        return pick(self._key, number, outcomes)


class Scripted:
    """Draws what a test says, its number ``i`` at the table's draw ``i``, and refuses to go beyond it."""

    source = "scripted"

    def __init__(self, moves: Iterable[Move]) -> None:
        self._moves = list(moves)
        self._next = 0

    def draw(self, number: int, outcomes: Outcomes) -> Move:
        """Return the outcome of draw ``number``; raises :class:`NotNow` when the script is used up or it is impossible."""
        if number >= len(self._moves):
            raise NotNow("the script of draws is used up", code="script-over")
        move = self._moves[number]
        if move not in {m for m, _ in outcomes}:
            raise NotNow(f"outcome {move} of the script is not possible here", code="script-wrong")
        self._next = number + 1
        return move

    @property
    def left(self) -> int:
        """Return how many outcomes of the script were not used (law 8)."""
        return len(self._moves) - self._next


class Entered:
    """Leaves every draw to people with real tiles, cards or dice."""

    source = "entered"

    def draw(self, number: int, outcomes: Outcomes) -> None:  # noqa: ARG002 - people decide
        """Return None: somebody must say what was drawn."""
        return
