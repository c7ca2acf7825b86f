"""Lists of whole numbers as bytes: one canonical spelling each (zigzag varints, as in Protocol Buffers)."""

from collections.abc import Iterable

from harena.core.errors import Unreadable


def pack(numbers: Iterable[int]) -> bytes:
    """Spell the numbers; equal lists give equal bytes."""
    out = bytearray()
    for number in numbers:
        n = number << 1 if number >= 0 else (-number << 1) - 1
        while n > 0x7F:
            out.append(n & 0x7F | 0x80)
            n >>= 7
        out.append(n)
    return bytes(out)


def unpack(data: bytes, limit: int = 1 << 16) -> list[int]:
    """Read what :func:`pack` wrote.

    Raises :class:`Unreadable` on a cut or overlong number, or beyond ``limit`` numbers.
    """
    numbers: list[int] = []
    n = shift = 0
    for at, byte in enumerate(data):
        n |= (byte & 0x7F) << shift
        if byte & 0x80:
            shift += 7
            if shift > 63:
                raise Unreadable(f"byte {at}", "a number is too long")
            continue
        if shift and not byte:
            raise Unreadable(f"byte {at}", "a number is spelled with a needless byte")
        if len(numbers) >= limit:
            raise Unreadable(f"byte {at}", f"more than {limit} numbers")
        numbers.append(-(n + 1 >> 1) if n & 1 else n >> 1)
        n = shift = 0
    if shift:
        raise Unreadable(f"byte {len(data)}", "the last number is cut off")
    return numbers
