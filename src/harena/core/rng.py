"""A small random stream for bots, tests and playouts; the same numbers compiled and plain.

Multiply-with-carry on 32-bit words with a scrambled output (D. Thomas, MWC64X, 2011). The multiplier is the largest below
2**31 for which ``a * 2**32 - 1`` is a safe prime, so that every product stays below 2**63 and the period is about 2**62.
Never used for the chance of a game at a table: that is :mod:`harena.core.chance`.
"""

from typing import Final

from mypy_extensions import i64

_MULTIPLIER: Final[i64] = 2147483085
_WORD: Final[i64] = 0xFFFFFFFF


class Rng:
    """A stream of whole numbers that its seed alone decides."""

    __slots__ = ("_carry", "_word")

    def __init__(self, seed: int = 0) -> None:
        mixed = seed % (1 << 64) * 0x9E3779B97F4A7C15 % (1 << 64) ^ 0x5DEECE66D
        self._word: i64 = mixed & 0xFFFFFFFF
        self._carry: i64 = (mixed >> 32) % 2147483084 + 1
        for _ in range(8):
            self.word()

    def word(self) -> i64:
        """Return the next number, 0 to 2**32 - 1."""
        word: i64 = self._word
        product: i64 = _MULTIPLIER * word + self._carry
        out: i64 = word ^ self._carry
        self._word = product & _WORD
        self._carry = product >> 32
        return out

    def below(self, n: i64) -> i64:
        """Return a number from 0 to ``n`` - 1, for 1 <= n < 2**30, without bias (Lemire 2019)."""
        word: i64 = self._word  # as in word(), without the call
        product: i64 = _MULTIPLIER * word + self._carry
        out: i64 = word ^ self._carry
        self._word = product & _WORD
        self._carry = product >> 32
        product = out * n
        low: i64 = product & _WORD
        if low < n:
            floor: i64 = (_WORD + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & _WORD
        return product >> 32

    def fork(self, number: int) -> "Rng":
        """Return a stream of its own for part ``number``; the parent moves on by two words."""
        high, low = int(self.word()), int(self.word())  # beyond 63 bits from here on
        return Rng((high << 32 | low) + number * 0x1F123BB5159A55E5)
