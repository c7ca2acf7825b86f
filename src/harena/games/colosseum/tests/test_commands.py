"""``harena referee colosseum``: what is said becomes a table, and what cannot be is named with its place."""

from collections.abc import Mapping
from typing import Any

import pytest

from harena.core.commands import Laid
from harena.core.errors import Unreadable
from harena.games import colosseum as c
from harena.games.colosseum import form
from harena.games.colosseum.commands import COMMANDS
from harena.games.colosseum.state import State
from harena.games.colosseum.tests.at import asked, coins, draws, empty, of, token

STALLS = "lion ship torch; horse 2 cage; priest; emperor; "


def make(seats: int, more: Mapping[str, object]) -> Any:
    return c.setup(seats, more, {})


def place(laid: Laid) -> State:
    made: Any = laid.setup
    return c.place(made, laid.start)


def lay(**said: Any) -> Laid:
    (referee,) = COMMANDS
    assert referee.lay is not None
    return referee.lay(make, said)


def test_all_that_was_said_lies_on_the_table() -> None:
    laid = lay(
        players="Ana, Bo,Cy,Di", coins="30,21,8,0", medals="1", tokens="lion 2, joker; ; action; ", first=2, mode="intense",
        stalls=STALLS, down="priest",
    )  # fmt: skip
    assert (laid.names, laid.until, laid.setup.changed) == (("Ana", "Bo", "Cy", "Di"), "auction", {"auction_mode": "intense"})
    s = place(laid)
    assert asked(s) == ("start", 2)
    assert coins(s) == [30, 21, 8, 0]
    assert [of(s, player, form.MEDAL) for player in range(1, 5)] == [1, 1, 1, 1]
    assert (token(s, 1, "lion"), token(s, 1, "joker"), token(s, 3, "action")) == (2, 1, 1)
    assert c.view(s, None).markets[:2] == (("lion", "ship", "torch"), ("horse", "horse", "cage"))
    assert empty(s) == [5]
    assert c.view(s, None).face_down


def test_unsaid_there_are_three_with_thirty_coins_and_the_stalls_are_asked() -> None:
    laid = lay()
    s = place(laid)
    assert (laid.names, laid.setup.changed, coins(s)) == (("", "", ""), {}, [30, 30, 30])
    assert asked(s) == ("draw", 0)
    assert len(draws(s)) == 15
    assert len(lay(players="5").names) == 5


@pytest.mark.parametrize(
    ("said", "place"),
    [
        ({"players": "2"}, "--players"), ({"players": "A,B"}, "--players"), ({"players": f"A,B,{'x' * 41}"}, "--players"),
        ({"coins": "1,2"}, "--coins"), ({"coins": "x"}, "--coins"),
        ({"coins": "1000"}, "--coins"), ({"medals": "19"}, "--medals"),
        ({"stalls": "lion"}, "--stalls"), ({"stalls": "lion 4; ; ; ; "}, "--stalls"), ({"stalls": "tiger; ; ; ; "}, "--stalls"),
        ({"stalls": "3 lion; ; ; ; "}, "--stalls"), ({"tokens": "emperor; ; "}, "--tokens"), ({"tokens": "lion"}, "--tokens"),
        ({"first": 4}, "--first"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_named_with_its_place(said: dict[str, Any], place: str) -> None:
    with pytest.raises(Unreadable) as refused:
        lay(**said)
    assert [where for where, _ in refused.value.faults] == [place]
