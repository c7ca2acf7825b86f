"""``harena referee colosseum``: the auctions of a real table, in either mode, with its tokens, coins and draws (C4, V)."""

from collections.abc import Mapping
from typing import Any, Final

from harena.core.commands import Command, Laid, Parameter, SetUp
from harena.core.errors import Unreadable
from harena.core.options import near
from harena.games.colosseum.meta import meta
from harena.games.colosseum.tables import HELD_KINDS, KINDS, MAX_SEATS, PLACES, STALLS, STANDARD

PURSE: Final = 999
# What follows the auctions lies beneath them; the places of the markets are filled first, left to right.
AFTER: Final = ("turn_end 0 0 0", "podium 0 0 0", "next_producer 0 0 0", "next_trader 0 0 0", "next_starter 0 0 0")


def referee(make: SetUp, said: Mapping[str, Any]) -> Laid:
    """Lay the auction phase of a real table: who plays, purses, hands, stalls, start player; it ends with the phase.

    Where the stalls are not told, what lies in them is asked place by place, as what is drawn later.
    """
    names = _players(said.get("players"))
    setup = make(len(names), {"auction_mode": said["mode"]} if said.get("mode") else {})
    coins = _numbers(said.get("coins"), "--coins", len(names), setup.start_coins, PURSE)
    medals = _numbers(said.get("medals"), "--medals", len(names), 0, setup.medals)
    hands = [_tokens(text, "--tokens", KINDS[:HELD_KINDS]) for text in _parts(said.get("tokens"), "--tokens", len(names))]
    seats = [
        {"coins": purse, "medals": own, "tokens": {kind: hand.count(kind) for kind in hand}}
        for purse, own, hand in zip(coins, medals, hands, strict=True)
    ]
    first = said.get("first") or 1
    if first > len(names):
        raise Unreadable("--first", f"there is no player {first}; there are {len(names)} (C2.4)")
    start: dict[str, Any] = {"phase": 2, "start": first, "seats": seats}
    if said.get("down"):
        start["face_down"] = {said["down"]: 1}
    if said.get("stalls") is None:
        start["pending"] = [*AFTER, *(f"refill 0 {place} 0" for place in range(STALLS * PLACES - 1, -1, -1))]
    else:
        start["markets"] = [_stall(text) for text in _parts(said["stalls"], "--stalls", int(STALLS))]
    return Laid(setup, tuple(names), start, "auction")


def _players(text: str | None) -> list[str]:
    """Return the names, an empty one for a player who has none; a number is so many nameless ones."""
    if text is None:
        return [""] * meta.seats[0]
    names = [""] * int(text) if text.isascii() and text.isdigit() and len(text) < 3 else [one.strip() for one in text.split(",")]
    if len(names) not in meta.seats:
        raise Unreadable("--players", f"{len(names)} cannot play this game; it takes 3, 4 or 5 (C1.1)")
    if any(len(name) > 40 or not name.isprintable() for name in names):
        raise Unreadable("--players", "a name has at most 40 letters")
    return names


def _numbers(text: str | None, place: str, count: int, usual: int, most: int) -> list[int]:
    """Return a number for each player; one alone is everybody's."""
    words = [str(usual)] if text is None else [word.strip() for word in text.split(",")]
    if len(words) == 1:
        words *= count
    good = [word for word in words if word.isascii() and word.isdigit() and len(word) < 5 and int(word) <= most]
    if len(words) != count or good != words:
        raise Unreadable(place, f"it takes a number from 0 to {most} for each of the {count} players, as in 30,21,30")
    return [int(word) for word in words]


def _parts(text: str | None, place: str, count: int) -> list[str]:
    parts = [""] * count if text is None else text.split(";")
    if len(parts) != count:
        raise Unreadable(place, f"it takes {count} lists of tokens divided by semicolons, and these are {len(parts)}")
    return parts


def _tokens(text: str, place: str, known: tuple[str, ...]) -> list[str]:
    """Return the tokens of a list: ``lion 2 ship`` is two lions and a ship."""
    found: list[str] = []
    for word in text.replace(",", " ").lower().split():
        if word.isascii() and word.isdigit() and len(word) < 3 and found:
            found += [found[-1]] * (int(word) - 1)
        elif word in known:
            found.append(word)
        else:
            raise Unreadable(place, f"{word!r:.40} is not one of {', '.join(known)}{near(word, known)}")
    return found


def _stall(text: str) -> list[str]:
    tokens = _tokens(text, "--stalls", KINDS)
    if len(tokens) > PLACES:
        raise Unreadable("--stalls", f"a stall has {PLACES} places, and these are {len(tokens)} tokens (C1.3)")
    return [*tokens, *[""] * (PLACES - len(tokens))]


COMMANDS: Final = (
    Command(
        name="referee",
        help="Be referee of the auctions of a real table: whose turn, who is shut out and why, what is filled when, every purse.",
        parameters=(
            Parameter("players", "Their names in order of seats, as in Ana,Bo,Cy; or how many."),
            Parameter("coins", "What each has, as in 30,21,30; one number is everybody's. 30 each if unsaid."),
            Parameter("stalls", 'What lies in the five stalls, as in "lion ship torch; horse 2 cage; ..."; unsaid, it is asked.'),
            Parameter("first", "The start player's number.", low=1, high=int(MAX_SEATS)),
            Parameter("mode", "The auctions as printed, or the intense ones.", values=("base", "intense")),
            Parameter("medals", "What each has, as in 0,1,0."),
            Parameter(
                "tokens", 'What each has, as in "lion 2; ; action"; awards and swaps go by it, and the rest counts as in the bag.'
            ),
            Parameter("down", "The green token that lies face down, where one does.", values=tuple(KINDS[:STANDARD])),
        ),
        lay=referee,
    ),
)
