"""Switches, arena and dice as flat ints, shared by all positions of a game (made by ``components.py``)."""

from typing import Any, Final

from mypy_extensions import i64

MAX_SEATS: Final[i64] = 6
MAX_FIGURES: Final[i64] = 24
MAX_HEXES: Final[i64] = 169
MAX_FACTOR: Final[i64] = 20
MAX_FACES: Final[i64] = 20

# Directions counter-clockwise, in axial coordinates (section 3): pointy E NE NW W SW SE, flat SE NE N NW SW S.
STEP_Q: Final = (1, 1, 0, -1, -1, 0)
STEP_R: Final = (0, -1, -1, 0, 1, 1)

FRONT: Final[i64] = 0
SIDE: Final[i64] = 1
REAR: Final[i64] = 2
ARCS: Final = ("front", "side", "rear")
TYPES: Final = ("light", "medium", "heavy")
COLOURS: Final = ("red", "blue", "green", "yellow", "black", "white")

# For each way of facing the arc of relative direction 0 to 5 (G1.4 and ``facing_mode``).
ARC_TABLES: Final = {
    "vertex_222": (FRONT, FRONT, SIDE, REAR, REAR, SIDE),
    "side_321": (FRONT, FRONT, SIDE, REAR, SIDE, FRONT),
    "side_141": (FRONT, SIDE, SIDE, REAR, SIDE, SIDE),
}

MOVE_THEN_ATTACK: Final[i64] = 0
MOVE_OR_ATTACK: Final[i64] = 1
ANY_ORDER: Final[i64] = 2

ANY_ENEMY: Final[i64] = 0
SAME_ENEMY: Final[i64] = 1
NO_ZONE: Final[i64] = 2

REROLL: Final[i64] = 0
SEAT_ORDER: Final[i64] = 1
SHARED: Final[i64] = 2

SUM: Final[i64] = 0
HIGHEST: Final[i64] = 1
EACH_DIE: Final[i64] = 2

TIE_DEFENDER: Final[i64] = 0
TIE_ATTACKER: Final[i64] = 1
TIE_BOTH: Final[i64] = 2

AFTER_ROLL: Final[i64] = 0
BEFORE_ROLL: Final[i64] = 1
NO_REACTION: Final[i64] = 2

BESIDE_ATTACKER: Final[i64] = 0
BESIDE_TARGET: Final[i64] = 1
BESIDE_EITHER: Final[i64] = 2

ONE_PER_HIT: Final[i64] = 0
BY_MARGIN: Final[i64] = 1
BY_RATIO: Final[i64] = 2
LADDER: Final[i64] = 3

NO_EFFECT: Final[i64] = 0
FACTOR_MINUS_1: Final[i64] = 1
MOVE_MINUS_1: Final[i64] = 2

NO_PUSH: Final[i64] = 0
RETREAT_1: Final[i64] = 1
RETREAT_1_FOLLOW_UP: Final[i64] = 2

LAST_TEAM: Final[i64] = 0
POINTS: Final[i64] = 1
FIRST_BLOOD: Final[i64] = 2
MOST_WOUNDS: Final[i64] = 3


class Setup:
    """One set-up: seats, teams, switches, arena and dice. Never changed after it is made."""

    __slots__ = (
        "allow", "any_tie", "arc", "arena", "attack_dice", "attack_faces", "bag_by_player", "box", "capacity", "centre_face",
        "changed", "circle", "colours", "compare", "count_start", "damage", "defence_dice", "defence_faces", "edge", "effect",
        "equal_total", "face_left", "facing", "factor_high", "factor_low", "figure_set", "figures", "flat", "hexes", "markers",
        "max_dice", "max_rerolls", "max_zone", "menu_dash", "menu_step", "mods", "move_dice", "move_faces", "move_min", "names",
        "needs_front", "neigh", "no_hit_turns", "normal", "obstacle", "order_faces", "per", "per_turn", "posterior", "prior",
        "push", "push_wounds", "qs", "react", "rs", "seats", "size", "start", "starts_given", "support_attack", "support_beside",
        "support_defence", "team_of", "teams", "tie", "total", "turn_limit", "type_of", "up_to", "victory", "zone_scope",
    )  # fmt: skip

    def __init__(self, seats: i64) -> None:  # noqa: PLR0915 - one line a value
        self.seats: i64 = seats
        self.teams: i64 = seats
        self.team_of: list[int] = []  # of each seat
        self.per: i64 = 1  # figures a colour (G2.2)
        self.figures: i64 = seats
        self.size: i64 = 0  # numbers of a position, see state.py

        # The arena; hexes are numbered in reading order (G7.13).
        self.arena: str = ""
        self.flat: bool = False
        self.hexes: i64 = 0
        self.names: list[str] = []
        self.qs: list[int] = []
        self.rs: list[int] = []
        self.neigh: list[int] = []  # 6 a hex, -1 off the board
        self.obstacle: list[int] = []
        self.edge: list[int] = []
        self.start: list[int] = []  # 1 where a figure may start (G2.4)
        self.starts_given: bool = False
        self.centre_face: list[int] = []  # the facing nearest the centre (G7.13)

        # The figure.
        self.factor_low: i64 = 1
        self.factor_high: i64 = 6
        self.type_of: list[int] = []  # of each factor from 0 on
        self.allow: list[int] = []  # 3 arcs a factor (G1.5)
        self.arc: list[int] = []  # of each relative direction
        self.face_left: bool = True  # a vertex has two sides to turn to (G5.14)
        self.facing: str = "vertex_222"
        self.equal_total: bool = False
        self.total: i64 = 0

        self.move_dice: i64 = 1
        self.move_faces: i64 = 3
        self.mods: list[int] = []  # of each type
        self.move_min: i64 = 1
        self.up_to: bool = True
        self.max_zone: i64 = 1
        self.count_start: bool = False
        self.zone_scope: i64 = ANY_ENEMY
        self.normal: i64 = MOVE_THEN_ATTACK
        self.bag_by_player: bool = False

        self.per_turn: i64 = 1
        self.prior: bool = True
        self.posterior: bool = True
        self.menu_step: bool = False
        self.menu_dash: bool = False
        self.order_faces: i64 = 6
        self.any_tie: i64 = REROLL
        self.max_rerolls: i64 = 10

        self.attack_dice: i64 = 1
        self.attack_faces: i64 = 6
        self.defence_dice: i64 = 1
        self.defence_faces: i64 = 6
        self.compare: i64 = SUM
        self.tie: i64 = TIE_DEFENDER
        self.react: i64 = AFTER_ROLL
        self.circle: bool = True
        self.support_attack: bool = True
        self.support_defence: bool = True
        self.support_beside: i64 = BESIDE_ATTACKER
        self.max_dice: i64 = 0
        self.needs_front: bool = False

        self.damage: i64 = ONE_PER_HIT
        self.capacity: list[int] = []  # of each type
        self.effect: i64 = NO_EFFECT
        self.push: i64 = NO_PUSH
        self.push_wounds: bool = True
        self.turn_limit: i64 = 30
        self.no_hit_turns: i64 = 12
        self.victory: i64 = LAST_TEAM

        self.colours: list[str] = []
        self.markers: str = "die"
        self.figure_set: str = "roman"
        self.changed: dict[str, bool | int | str] = {}
        self.box: dict[str, Any] = {}
