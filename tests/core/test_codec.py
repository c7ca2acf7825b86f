"""Lists of whole numbers as bytes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.core.codec import pack, unpack
from harena.core.digest import digest
from harena.core.errors import Unreadable

numbers = st.lists(st.integers(-(2**62), 2**62) | st.integers(-70, 200))


@given(numbers)
def test_what_is_packed_is_unpacked(found: list[int]) -> None:
    assert unpack(pack(found)) == found


@given(numbers, numbers)
def test_a_list_of_lists_is_spelled_by_its_parts(one: list[int], other: list[int]) -> None:
    assert pack(one) + pack(other) == pack(one + other)


@given(st.binary(max_size=40))
def test_every_text_of_bytes_has_one_meaning_or_none(data: bytes) -> None:
    try:
        found = unpack(data)
    except Unreadable:
        return
    assert pack(found) == data


def test_known_spellings() -> None:
    assert pack([0, -1, 1, 63, -64, 64, 300]) == bytes([0, 1, 2, 126, 127, 128, 1, 216, 4])


@pytest.mark.parametrize(
    ("data", "place", "why"),
    [
        (b"\x80", "byte 1", "cut off"),
        (b"\x02\x80\x80", "byte 3", "cut off"),
        (b"\x80\x00", "byte 1", "needless byte"),
        (b"\xff" * 10 + b"\x01", "byte 9", "too long"),
        (b"\x00" * 5, "byte 4", "more than 4 numbers"),
    ],
)
def test_a_bad_spelling_is_refused_with_its_place(data: bytes, place: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why) as found:
        unpack(data, 4)
    assert found.value.faults[0][0] == place


def test_a_digest_names_equal_dumps_equally() -> None:
    assert digest(b"") == "cae66941d9efbd404e4d88758ea67670"
    assert digest(b"a") != digest(b"b")
