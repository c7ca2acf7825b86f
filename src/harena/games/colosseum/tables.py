"""The kinds of tokens and values of switches as small numbers, and the set-up shared by all positions of a game."""

from typing import Any, Final

from mypy_extensions import i64

MAX_SEATS: Final[i64] = 5
STALLS: Final[i64] = 5
PLACES: Final[i64] = 3  # tokens in a market
PROGRAMS: Final[i64] = 30
STARTERS: Final[i64] = 10  # programs 1 to 10 are dealt
NOBLE_COUNT: Final[i64] = 6
SQUARES: Final[i64] = 36
TURNS: Final[i64] = 5
MAX_FACE: Final[i64] = 12
FACES: Final[i64] = 6

# Kinds of tokens in the order of table 3.1; the first twelve are standard ones.
KINDS: Final = (
    "gladiator", "comedian", "musician", "horse", "torch", "priest", "ship", "lion", "scenery", "decoration", "chariot", "cage",
    "joker", "action", "emperor",
)  # fmt: skip
STANDARD: Final[i64] = 12
JOKER: Final[i64] = 12
ACTION: Final[i64] = 13
EMPEROR: Final[i64] = 14
ALL_KINDS: Final[i64] = 15
HELD_KINDS: Final[i64] = 14  # an Emperor token is never kept (C13.2)
COIN: Final[i64] = 14  # in a deal, coins stand where a hand has no kind
ITEMS: Final[i64] = 15
ALL_STANDARD: Final[i64] = (1 << STANDARD) - 1  # every standard kind, as bits
STAR_NAMES: Final = ("gladiator", "comedian", "musician", "horse", "priest", "ship", "lion")
STARS: Final[i64] = 7
STAR_KIND: Final = tuple([KINDS.index(name) for name in STAR_NAMES])  # C12.1

NOBLES: Final = ("E", "S1", "C1", "S2", "C2", "S3")  # C1.5
RANKS: Final = ("emperor", "senator", "consul", "senator", "consul", "senator")

BASE: Final[i64] = 0
INTENSE: Final[i64] = 1

PRODUCED: Final[i64] = 0
BOUGHT: Final[i64] = 1
LAST_PRODUCED: Final[i64] = 2


class Setup:
    """What every position of one game shares: seats, and switches and printed values as whole numbers."""

    __slots__ = (
        "arenas", "at_once", "bank_total", "box", "buy_limit", "cap", "changed", "cheapest", "earlier", "earlier_best", "expand",
        "expansions", "face_high", "face_low", "free_always", "gifts", "green", "kept_by_owner", "last_event", "left_to_right",
        "limited", "listed", "loge", "max_invest", "max_rerolls", "medal_coins", "medals", "min_bid", "mode", "needed", "needs",
        "noble_start", "noble_value", "open_trade", "per_podium", "per_spent", "per_star", "per_ticket", "price", "recycle",
        "resting", "scale", "scale_at", "scale_len", "seats", "shared_tokens", "size", "start_coins", "ticket", "tickets",
        "tie_faces", "total",
    )  # fmt: skip

    def __init__(self, seats: i64) -> None:  # noqa: PLR0915 - a line for each value
        self.seats: int = seats
        self.mode: i64 = BASE
        self.min_bid: i64 = 8
        self.left_to_right: bool = True
        self.buy_limit: i64 = PRODUCED
        self.max_invest: i64 = 2
        self.open_trade: bool = False
        self.gifts: bool = False
        self.cap: i64 = 12
        self.max_rerolls: i64 = 10
        self.recycle: bool = True
        self.free_always: bool = True
        self.at_once: bool = False
        self.last_event: bool = False
        self.kept_by_owner: bool = False
        self.limited: bool = False
        self.bank_total: i64 = 0
        self.earlier_best: bool = False

        self.shared_tokens: i64 = 8  # green tokens dealt to each
        self.start_coins: i64 = 30
        self.medal_coins: i64 = 6
        self.expand: i64 = 10
        self.ticket: i64 = 10
        self.loge: i64 = 5
        self.medals: i64 = 18
        self.tickets: i64 = 10
        self.expansions: i64 = 2
        self.earlier: i64 = 5
        self.per_ticket: i64 = 5
        self.per_star: i64 = 4
        self.per_podium: i64 = 3
        self.per_spent: i64 = 3
        self.noble_value: list[int] = []  # of each noble
        self.total: list[int] = []  # tokens of each kind
        self.green: list[int] = []  # of these with a green back
        self.resting: list[int] = []  # 1 for a resting square
        self.noble_start: list[int] = []
        self.arenas: list[int] = []  # first square, by seat
        self.face_low: list[int] = []
        self.face_high: list[int] = []
        self.tie_faces: list[int] = []

        self.price: list[int] = []  # of each program
        self.cheapest: i64 = 0  # the lowest price of all there is to buy
        self.size: list[int] = []  # expansions it needs
        self.needs: list[int] = []  # 12 numbers a program
        self.needed: list[int] = []  # and their sum
        self.listed: list[list[int]] = []  # the kinds each needs any of
        self.scale: list[int] = []  # all scales, one after the other
        self.scale_at: list[int] = []
        self.scale_len: list[int] = []

        self.changed: dict[str, bool | int | str] = {}
        self.box: dict[str, Any] = {}
