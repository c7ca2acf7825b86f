"""The random stream of bots and tests, and what the rules tell."""

from harena.core import build
from harena.core import rng as module
from harena.core.events import Log, tell
from harena.core.rng import Rng

KNOWN = [2771333726, 2861314304, 1825129778, 1825129778]
WORDS = [4249606242, 1844945734, 1970790510, 2920921152, 3441517517, 3707794753]
BELOW = [0, 0, 2, 68, 430189689]
FORKS = [2820437190, 2161648248, 1651265300, 2085538121]


def test_known_answers() -> None:
    assert [Rng(seed).word() for seed in (0, 1, -1, 2**64 - 1)] == KNOWN
    stream = Rng(2026)
    assert [stream.word() for _ in range(6)] == WORDS
    stream = Rng(2026)
    assert [stream.below(n) for n in (1, 2, 6, 100, 1 << 29)] == BELOW


def test_a_word_is_what_its_formula_says() -> None:
    seed = 77
    mixed = seed * 0x9E3779B97F4A7C15 % 2**64 ^ 0x5DEECE66D
    word, carry = mixed % 2**32, (mixed >> 32) % 2147483084 + 1
    stream = Rng(seed)
    for _ in range(8):
        carry, word = divmod(2147483085 * word + carry, 2**32)
    for _ in range(50):
        assert stream.word() == word ^ carry
        carry, word = divmod(2147483085 * word + carry, 2**32)


def test_the_multiplier_belongs_to_a_safe_prime() -> None:
    prime = 2147483085 * 2**32 - 1
    assert all(pow(base, prime - 1, prime) == 1 and pow(base, prime // 2 - 1, prime // 2) == 1 for base in (2, 3, 5, 7, 11, 13))


def test_numbers_below_are_even() -> None:
    for n, limit in ((6, 20.5), (7, 22.5), (20, 43.8)):  # chi-square of n - 1 degrees at one in a thousand
        stream, counts = Rng(n), [0] * n
        for _ in range(1000 * n):
            counts[stream.below(n)] += 1
        assert sum((count - 1000) ** 2 / 1000 for count in counts) < limit


def test_a_number_that_would_be_favoured_is_drawn_again() -> None:
    n = 3 << 28  # a word in four is rejected
    stream, words, other = Rng(5), 0, Rng(5)
    found = [stream.below(n) for _ in range(200)]
    expected: list[int] = []
    while len(expected) < 200:
        product = other.word() * n
        words += 1
        if product % 2**32 >= 2**32 % n:
            expected.append(product >> 32)
    assert found == expected
    assert words > 220


def test_forks_are_streams_of_their_own() -> None:
    parent = Rng(3)
    children = [parent.fork(number) for number in (0, 1, 5, 10**6)]
    assert [child.word() for child in children] == FORKS
    again = Rng(3)
    assert again.fork(0).word() == FORKS[0]
    firsts = {Rng(3).fork(number).word() for number in range(100)}
    assert len(firsts) == 100


def test_an_event_is_told_only_when_somebody_listens() -> None:
    log = Log()
    tell(log, 3, 1)
    tell(None, 4)
    assert log.items == [(3, 1, 0, 0)]


def test_a_build_knows_whether_it_is_compiled() -> None:
    assert build.compiled() is not str(module.__file__).endswith(".py")
