"""What a seat sees, built up from nothing (B2.1 to B2.5), and the same in words, line by line."""

from msgspec import Struct
from msgspec.structs import replace

from harena.core.ids import CHANCE, OVER, Seat
from harena.core.reason import Amounts, Fact, Key, Kinds, Told, Who
from harena.games.baumeister import flow
from harena.games.baumeister import pending as on
from harena.games.baumeister.explain import amounts, cost_of
from harena.games.baumeister.state import (
    ACTIVE,
    ANSWER,
    BAG,
    BUILT,
    BUILT_BY,
    CHOSEN,
    CONSUL,
    DECK,
    FAME,
    HAND,
    MARKER,
    NOT_ASKED,
    PILE,
    ROWS,
    SHOWN,
    SITE,
    START,
    STORAGE_LEFT,
    STRIP,
    TILES,
    TOKEN,
    TURNS,
    State,
    hand_limit,
    hand_size,
    wheels,
)
from harena.games.baumeister.steps.final import majority, score_of
from harena.games.baumeister.tables import BACKS, KINDS, MATERIALS, TOKENS


class PlayerView(Struct, frozen=True):
    """One player's things; ``hand`` is None where its kinds are hidden (B2.3)."""

    seat: int
    fame: int
    cards: int
    limit: int
    hand: tuple[int, ...] | None
    tiles: tuple[int, ...]
    strip: int
    wheels: int
    marker: int
    built: int
    majorities: tuple[int, ...]
    score: int | None


class PartView(Struct, frozen=True):
    """A part: its name, back, cost of water, wood, grain, stone, and fame."""

    name: str
    back: str
    cost: tuple[int, ...]
    fame: int


class SlotView(Struct, frozen=True):
    """A slot of the building site: its bonus, and the part and its builder where it is filled."""

    bonus: int
    part: PartView | None
    builder: int | None


class View(Struct, frozen=True):
    """The table as one seat sees it.

    ``window`` names the seats that were asked in a secret scoring, whoever has answered since; ``answer`` is one's own.
    """

    seat: int | None
    turn: int
    turn_limit: int
    active: int | None
    start: int | None
    consul: int
    rows: tuple[tuple[str, ...], ...]
    shown: tuple[PartView | None, ...]
    site: tuple[SlotView, ...]
    built: int
    piles: tuple[int, ...]
    storage_left: int
    stacks: tuple[int, ...]
    deck: int
    deck_back: str | None
    token: str | None
    players: tuple[PlayerView, ...]
    window: tuple[int, ...]
    scoring: str | None
    answer: int | None
    chosen: tuple[int, ...]
    over: bool


def view(s: State, seat: Seat | None) -> View:
    """Return what the seat (None: a spectator) may see."""
    v = _open_view(s)
    return v if seat is None else reveal(s, seat, v)


def reveal(s: State, seat: Seat, v: View) -> View:
    """Return a spectator's view with the seat's own hand and score, its answer and the cards that it has picked out so far."""
    a = s.a
    answer = a[ANSWER + seat] if seat in v.window else -1
    what = s.todo[-4] if s.todo else 0
    picking = what in (on.PAYMENT, on.HAND_CHECK) and flow.to_act(s) == seat
    players = v.players
    if players[seat].hand is None:
        players = (*players[:seat], _player(s, seat, shown=True), *players[seat + 1 :])
    return replace(
        v,
        seat=seat,
        players=players,
        answer=answer if answer >= 0 else None,
        chosen=tuple(a[CHOSEN : CHOSEN + 4]) if picking else (),
    )


def _open_view(s: State) -> View:
    a, setup = s.a, s.setup
    actor = flow.to_act(s)
    what = s.todo[-4] if s.todo else 0
    left = [part for part in range(setup.parts) if a[DECK + part]]
    scoring = KINDS[s.todo[-2]] if what in (on.WINDOW, on.ANSWER_IN_TURN) else None
    return View(
        seat=None,
        turn=min(a[TURNS] + 1, setup.turn_limit),
        turn_limit=setup.turn_limit,
        active=a[ACTIVE] if a[START] >= 0 else actor if actor not in (CHANCE, OVER) else None,
        start=a[START] if a[START] >= 0 else None,
        consul=a[CONSUL],
        rows=tuple(tuple(KINDS[k] for k in a[ROWS + 4 * c : ROWS + 4 * c + 4] if k >= 0) for c in range(4)),
        shown=tuple(_part(s, part) if part >= 0 else None for part in a[SHOWN : SHOWN + 4]),
        site=tuple(_slot(s, slot) for slot in range(setup.slots)),
        built=a[BUILT],
        piles=tuple(a[PILE : PILE + 4]),
        storage_left=a[STORAGE_LEFT],
        stacks=tuple(sum(a[BAG + 5 * n : BAG + 5 * n + 5]) for n in range(3)),
        deck=len(left),
        deck_back=BACKS[min(setup.back[part] for part in left)] if left else None,
        token=TOKENS[a[TOKEN] - 1] if a[TOKEN] in (1, 2, 3) else None,
        players=tuple(_player(s, one, shown=setup.open_hands or not s.todo) for one in range(setup.seats)),
        window=tuple(one for one in range(setup.seats) if a[ANSWER + one] != NOT_ASKED),
        scoring=scoring,
        answer=None,
        chosen=(),
        over=actor == OVER,
    )


def _player(s: State, one: Seat, *, shown: bool) -> PlayerView:
    a = s.a
    dealt = a[STRIP + one] >= 0
    return PlayerView(
        seat=one,
        fame=a[FAME + one],
        cards=hand_size(s, one),
        limit=hand_limit(s, one) if dealt else 0,
        hand=tuple(a[HAND + 4 * one : HAND + 4 * one + 4]) if shown else None,
        tiles=tuple(a[TILES + 6 * one : TILES + 6 * one + 6]),
        strip=a[STRIP + one],
        wheels=wheels(s, one) if dealt else 0,
        marker=a[MARKER + one],
        built=a[BUILT_BY + one],
        majorities=tuple(majority(s, one, kind) for kind in range(6)),
        score=score_of(s, one) if shown else None,
    )


def _part(s: State, part: int) -> PartView:
    return PartView(s.setup.part_ids[part], BACKS[s.setup.back[part]], tuple(cost_of(s, part)), s.setup.value[part])


def _slot(s: State, slot: int) -> SlotView:
    left = s.setup.slots - slot - 1
    bonus = s.setup.bonus[2 - left] if left < 3 else 0
    held = s.a[SITE + slot]
    if held < 0:
        return SlotView(bonus, None, None)
    return SlotView(bonus, _part(s, held // 4), held % 4)


# -- in words ------------------------------------------------------------------------------------------------------------------


def view_lines(v: View) -> list[Told]:
    """Return a view as sentences ``view-...`` for whoever reads rather than looks."""
    lines = [Told("turn", "B8.3", {"turn": v.turn, "limit": v.turn_limit})]
    if v.active is not None:
        lines.append(Told("active", "B8.3", {"seat": Who(v.active)}))
    lines.append(Told("consul", "B1.4", {"field": Key(f"field-{v.consul}")}))
    lines.extend(_corner_lines(v))
    lines.append(Told("site", "B5.12", {"built": v.built, "slots": len(v.site)}))
    piles = Amounts(tuple((f"card-{kind}", count) for kind, count in zip(MATERIALS, v.piles, strict=True)))
    lines.append(Told("piles", "B1.3", {"cards": piles}))
    stock: dict[str, Fact] = {"storage": v.storage_left, "deck": v.deck, "back": v.deck_back or "-"}
    stock |= {f"stack{number}": count for number, count in enumerate(v.stacks, 1)}
    lines.append(Told("stock", "B2.1", stock))
    if v.token:
        lines.append(Told("token", "B6.3", {"token": Key(f"token-{v.token}")}))
    for player in v.players:
        lines.extend(_player_lines(player))
    return lines


def _corner_lines(v: View) -> list[Told]:
    lines = []
    for number, (row, part) in enumerate(zip(v.rows, v.shown, strict=True), 1):
        tiles = Kinds(tuple(f"kind-{kind}" for kind in row))
        lines.append(Told("row" if row else "row-empty", "B5.2", {"corner": number, "tiles": tiles}))
        if part:
            facts: dict[str, Fact] = {"corner": number, "part": part.name, "fame": part.fame, "cost": amounts(list(part.cost))}
            lines.append(Told("part", "B5.8", facts))
        else:
            lines.append(Told("part-none", "B10.8", {"corner": number}))
    return lines


def _player_lines(p: PlayerView) -> list[Told]:
    who = Who(p.seat)
    facts: dict[str, Fact] = {"seat": who, "fame": p.fame, "cards": p.cards, "limit": p.limit, "built": p.built}
    lines = [Told("player", "B2.4", facts)]
    tiles = Amounts(tuple((f"kind-{kind}", count) for kind, count in zip(KINDS, p.tiles, strict=True) if count))
    lines.append(Told("tiles", "B9.4", {"seat": who, "tiles": tiles}))
    lines.append(Told("wheels", "B3.2", {"seat": who, "free": p.wheels - 1 - p.marker, "wheels": p.wheels}))
    if p.hand is not None:
        lines.append(Told("hand", "B2.3", {"seat": who, "cards": amounts(list(p.hand))}))
    return lines
