"""Options and printed values as flat ints, shared by all positions of a game (made by ``components.py``)."""

from typing import Any, Final

from mypy_extensions import i64

WATER: Final[i64] = 0
WOOD: Final[i64] = 1
GRAIN: Final[i64] = 2
STONE: Final[i64] = 3
STABLE: Final[i64] = 4
STORAGE: Final[i64] = 5

KINDS: Final = ("water", "wood", "grain", "stone", "stable", "storage")
MATERIALS: Final = KINDS[:4]
BACKS: Final = ("A", "B", "C")
STACKS: Final = ("I", "II", "III")
TOKENS: Final = ("fame", "reset", "card")

# The loop, clockwise (1.4): what a field is, and its corner where it is one.
FIELDS: Final[i64] = 7
FOUNTAIN: Final[i64] = 0
CORNER_OF: Final = (-1, 0, -1, 1, 2, -1, 3)
FIELD_OF: Final = (1, 3, 4, 6)

NO_TOKEN: Final[i64] = 0
TOKEN_FAME: Final[i64] = 1
TOKEN_RESET: Final[i64] = 2
TOKEN_CARD: Final[i64] = 3
TOKEN_RANDOM: Final[i64] = 4


class Setup:
    """One set-up: seats, switches and box. Never changed after it is made."""

    __slots__ = (
        "back", "bonus", "box", "cards", "cards_per_fame", "changed", "check_all", "consolation", "cost", "fame_anytime",
        "final_check", "majority", "may_pass", "open_hands", "part_ids", "partial", "parts", "seats", "slots", "stable_by_wheels",
        "stable_wheels", "start_limit", "start_wheels", "storage_cards", "storage_tiles", "strips", "tie_parts", "tied", "tiles",
        "token", "turn_limit", "value",
    )  # fmt: skip

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.slots: i64 = 17
        self.stable_by_wheels: bool = False
        self.fame_anytime: bool = False
        self.check_all: bool = False
        self.final_check: bool = False
        self.consolation: bool = False
        self.partial: bool = True
        self.may_pass: bool = False
        self.token: i64 = NO_TOKEN
        self.tie_parts: bool = False
        self.turn_limit: i64 = 600
        self.open_hands: bool = False
        self.stable_wheels: i64 = 2

        self.tiles: list[int] = []  # 5 kinds in each of the stacks I, II, III
        self.strips: list[int] = []  # two landscapes a strip
        self.cards: list[int] = []  # a material
        self.parts: i64 = 0
        self.part_ids: list[str] = []
        self.cost: list[int] = []  # 4 materials a part
        self.value: list[int] = []
        self.back: list[int] = []  # 0 A, 1 B, 2 C
        self.storage_tiles: i64 = 16
        self.start_wheels: i64 = 3
        self.start_limit: i64 = 4
        self.storage_cards: i64 = 2
        self.bonus: list[int] = []
        self.majority: i64 = 4
        self.tied: i64 = 2
        self.cards_per_fame: i64 = 3

        self.changed: dict[str, bool | int | str] = {}
        self.box: dict[str, Any] = {}
