"""What a seat sees, built up from nothing, and the same in words, line by line. All is open but what is chosen unseen (C2.6)."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from harena.core.ids import OVER, Seat
from harena.core.reason import Amounts, Fact, Key, Kinds, Told, Who
from harena.games.colosseum import flow, form
from harena.games.colosseum import state as at
from harena.games.colosseum.events import item_key
from harena.games.colosseum.notation import write
from harena.games.colosseum.state import OWN, SEAT, SIZE, WIDTH, State
from harena.games.colosseum.steps import means, scoring
from harena.games.colosseum.tables import (
    FACES,
    INTENSE,
    ITEMS,
    KINDS,
    NOBLES,
    PROGRAMS,
    RANKS,
    SQUARES,
    STANDARD,
    STAR_NAMES,
    STARTERS,
    TURNS,
    Setup,
)

PHASES: Final = ("", "invest", "auction", "trade", "produce", "close")


class ProgramView(Struct, frozen=True):
    """A program: price, expansions needed, tokens needed by kind, spectators by number of tokens missing; owner and state.

    ``owner`` is None for one that is for sale or out of the game; ``mine`` is what this seat would show and miss of it now, and
    ``least`` the fewest tokens with which it can be staged.
    """

    number: int
    price: int
    size: int
    needs: tuple[tuple[str, int], ...]
    scale: tuple[int, ...]
    least: int
    owner: int | None
    for_sale: bool
    produced: bool
    missing: int | None


class NobleView(Struct, frozen=True):
    """A noble: name, rank, square, what it is worth in an arena."""

    name: str
    rank: str
    square: int
    value: int


class PrintedView(Struct, frozen=True):
    """What is printed: spectators for each earlier program, ticket, award, podium and medal, coins for a medal, prices.

    ``star_stays``: an award stays with its owner when two overtake him at once (C9.1).
    """

    earlier: int
    ticket: int
    star: int
    podium: int
    medal: int
    medal_coins: int
    expand_price: int
    ticket_price: int
    loge_price: int
    star_stays: bool


class SeatView(Struct, frozen=True):
    """What a player has; ``arena`` are its squares clockwise, ``tokens`` and ``used`` pairs of kind and number.

    ``reach`` are the coins within its reach in an auction (C2.12).
    """

    seat: int
    coins: int
    reach: int
    medals: int
    tickets: int
    loge: bool
    podiums: int
    arena: tuple[int, ...]
    expansions: int
    programs: tuple[int, ...]
    produced: tuple[int, ...]
    best: int
    latest: int | None
    tokens: tuple[tuple[str, int], ...]
    used: tuple[tuple[str, int], ...]
    stars: tuple[str, ...]
    nobles: int
    offers: int


class AuctionView(Struct, frozen=True):
    """The auction that is on: who started, which market (None while it is chosen), the bid, who bid it, who is in, who is out."""

    starter: int
    market: int | None
    bid: int
    bidder: int | None
    within: tuple[int, ...]
    shut_out: tuple[int, ...]


class OfferView(Struct, frozen=True):
    """An offer or counter-offer: from whom to whom (None: all), what is given and taken."""

    by: int
    to: int | None
    give: tuple[tuple[str, int], ...]
    take: tuple[tuple[str, int], ...]


class View(Struct, frozen=True):
    """The table as one seat sees it; ``asked`` are the seats that choose unseen, ``answer`` is one's own choice.

    ``active`` is who decides, None while chance does, while several choose unseen, and after the end.
    """

    seat: int | None
    active: int | None
    printed: PrintedView
    turn: int
    turns: int
    phase: str
    start: int
    intense: bool
    squares: int
    resting: tuple[int, ...]
    nobles: tuple[NobleView, ...]
    markets: tuple[tuple[str | None, ...], ...]
    bag: int
    face_down: bool
    medals: int
    tickets: int
    bank: int | None
    min_bid: int
    offer_cap: int
    faces: tuple[tuple[int, int], ...]
    programs: tuple[ProgramView, ...]
    seats: tuple[SeatView, ...]
    auction: AuctionView | None
    offer: OfferView | None
    counter: OfferView | None
    dice: tuple[tuple[int, int], ...]
    staging: int | None
    spectators: int | None
    asked: tuple[int, ...]
    answer: str | None
    over: bool


def view(s: State, seat: Seat | None) -> View:
    """Return what the seat (None: a spectator) may see."""
    v = _open_view(s)
    return v if seat is None else reveal(s, seat, v)


def reveal(s: State, seat: Seat, v: View) -> View:
    """Return a spectator's view with what the seat's shows miss and its own answer."""
    own = form.numbers_of(s)[form.ANSWER + seat] if seat in v.asked else -1
    missing = (max(0, int(scoring.needed(s.setup, n)) - int(scoring.most_shown(s, seat, n))) for n in range(PROGRAMS))
    return replace(
        v,
        seat=seat,
        programs=tuple(replace(one, missing=count) for one, count in zip(v.programs, missing, strict=True)),
        answer=write(s, seat, own) if own >= 0 else None,
    )


def _open_view(s: State) -> View:
    a, setup = s.a, s.setup
    numbers = form.numbers_of(s)
    answers = numbers[form.ANSWER : form.SUM]
    asked = tuple(one for one in range(setup.seats) if answers[one] != form.NOT_ASKED)
    staging = a[at.SHOWN] - 1
    actor = flow.to_act(s)
    return View(
        seat=None,
        active=actor if actor >= 0 and not asked else None,
        printed=_printed(setup),
        turn=a[at.TURN],
        turns=int(TURNS),
        phase=PHASES[a[at.PHASE]],
        start=a[at.FIRST],
        intense=setup.mode == INTENSE,
        squares=int(SQUARES),
        resting=tuple(square for square in range(SQUARES) if setup.resting[square]),
        nobles=tuple(NobleView(name, RANKS[n], a[at.NOBLE + n], setup.noble_value[n]) for n, name in enumerate(NOBLES)),
        markets=tuple(
            tuple(KINDS[kind] if kind >= 0 else None for kind in numbers[n : n + 3]) for n in range(form.SLOT, form.BAG, 3)
        ),
        bag=sum(numbers[form.BAG : form.GREEN]),
        face_down=a[at.TURN] > 0 and any(numbers[form.GREEN : form.GONE]),
        medals=a[at.MEDALS],
        tickets=a[at.TICKETS],
        bank=a[at.BANK] if setup.limited else None,
        min_bid=setup.min_bid,
        offer_cap=setup.cap,
        faces=tuple((setup.face_low[face], setup.face_high[face]) for face in range(FACES)),
        programs=tuple(_program(s, program) for program in range(PROGRAMS)),
        seats=tuple(_seat(s, one) for one in range(setup.seats)),
        auction=_auction(s),
        offer=_offer(s, s.offer, a[at.D_FROM], a[at.D_TO]),
        counter=_offer(s, s.reply, a[at.D_TO], a[at.D_FROM]),
        dice=tuple((setup.face_low[face], setup.face_high[face]) for face in a[at.DICE : at.DICE + 2] if face >= 0),
        staging=staging + 1 if staging >= 0 else None,
        spectators=int(scoring.total(s, actor, staging)) if staging >= 0 and actor >= 0 else None,
        asked=asked,
        answer=None,
        over=actor == OVER,
    )


def _printed(setup: Setup) -> PrintedView:
    return PrintedView(
        earlier=setup.earlier,
        ticket=setup.per_ticket,
        star=setup.per_star,
        podium=setup.per_podium,
        medal=setup.per_spent,
        medal_coins=setup.medal_coins,
        expand_price=setup.expand,
        ticket_price=setup.ticket,
        loge_price=setup.loge,
        star_stays=setup.kept_by_owner,
    )


def _pairs(a: Sequence[int], where: int, count: int) -> tuple[tuple[str, int], ...]:
    return tuple((item_key(n), a[where + n]) for n in range(count) if a[where + n])


def _bits(bits: int) -> tuple[int, ...]:
    return tuple(program + 1 for program in range(PROGRAMS) if bits >> program & 1)


def _program(s: State, program: int) -> ProgramView:
    setup, a = s.setup, s.a
    owner = next((one for one in range(setup.seats) if at.owns(s, one, program)), None)
    start = setup.scale_at[program]
    return ProgramView(
        number=program + 1,
        price=setup.price[program],
        size=setup.size[program],
        needs=_pairs(setup.needs, int(STANDARD) * program, int(STANDARD)),
        scale=tuple(setup.scale[start : start + setup.scale_len[program]]),
        least=int(scoring.least(setup, program)),
        owner=owner,
        for_sale=program >= STARTERS and a[at.SUPPLY] >> program & 1 == 1,
        produced=owner is not None and a[SEAT + WIDTH * owner + at.DONE] >> program & 1 == 1,
        missing=None,
    )


def _seat(s: State, seat: Seat) -> SeatView:
    a, b, base, own = s.a, s.b, SEAT + WIDTH * seat, OWN + SIZE * seat
    return SeatView(
        seat=seat,
        coins=a[base + at.COINS],
        reach=int(means.reach(s, seat, free=s.setup.free_always)),
        medals=b[own + at.MEDAL],
        tickets=b[own + at.TICKET],
        loge=b[own + at.LOGE] == 1,
        podiums=b[own + at.PODIUM],
        arena=tuple(
            sorted((n for n in range(SQUARES) if at.inside(s, seat, n)), key=lambda n: (n - s.setup.arenas[seat] + 4) % 36)
        ),
        expansions=int(at.grown(s, seat)),
        programs=_bits(a[base + at.OWNED]),
        produced=_bits(a[base + at.DONE]),
        best=a[base + at.BEST],
        latest=b[own + at.LATEST] or None,
        tokens=_pairs(b, own + at.TOK, 14),
        used=_pairs(b, own + at.USED, 13),
        stars=tuple(name for n, name in enumerate(STAR_NAMES) if a[at.STAR + n] == seat),
        nobles=int(scoring.noble_value(s, seat)),
        offers=a[base + at.OFFERS],
    )


def _auction(s: State) -> AuctionView | None:
    a, seats = s.a, range(s.setup.seats)
    if a[at.STARTER] < 0:
        return None
    return AuctionView(
        starter=a[at.STARTER],
        market=a[at.STALL] + 1 if a[at.STALL] >= 0 else None,
        bid=a[at.BID],
        bidder=a[at.BIDDER] if a[at.BIDDER] >= 0 else None,
        within=tuple(seat for seat in seats if a[at.IN] >> seat & 1),
        shut_out=tuple(seat for seat in seats if a[at.WON] >> seat & 1),
    )


def _offer(s: State, offer: list[int], by: int, to: int) -> OfferView | None:
    if not offer:
        return None
    items = form.spread(offer)
    return OfferView(by, to if to < s.setup.seats else None, _pairs(items, 0, int(ITEMS)), _pairs(items, int(ITEMS), int(ITEMS)))


# -- in words ------------------------------------------------------------------------------------------------------------------


def view_lines(v: View) -> list[Told]:
    """Return a view as sentences ``view-...`` for whoever reads rather than looks."""
    lines = [Told("turn", "C2.1", {"turn": v.turn, "turns": v.turns, "seat": Who(v.start)})]
    if v.phase:
        lines.append(Told("phase", "C2.2", {"phase": Key(f"phase-{PHASES.index(v.phase)}")}))
    for number, tokens in enumerate(v.markets, 1):
        kinds = [kind for kind in tokens if kind]
        amounts = Amounts(tuple((kind, kinds.count(kind)) for kind in KINDS if kind in kinds))
        lines.append(Told("market", "C4.1", {"market": number, "tokens": amounts}))
    lines.append(Told("bag", "C1.4", {"tokens": v.bag, "down": int(v.face_down)}))
    lines.append(Told("supply", "C3.8", {"medals": v.medals, "tickets": v.tickets}))
    lines.extend(
        Told("noble", "C1.5", {"noble": Key(f"noble-{one.name.lower()}"), "square": one.square, "value": one.value})
        for one in v.nobles
    )
    for_sale = ", ".join(str(one.number) for one in v.programs if one.for_sale)
    lines.append(Told("for-sale", "C3.4", {"programs": for_sale or "-"}))
    for one in v.seats:
        lines.extend(_seat_lines(one))
    if v.auction and v.auction.market is not None and v.auction.bidder is not None:
        facts: dict[str, Fact] = {"market": v.auction.market, "bid": v.auction.bid, "seat": Who(v.auction.bidder)}
        lines.append(Told("auction", "C4.5", facts))
    deals = [deal for deal in (v.offer, v.counter) if deal]
    lines.extend(
        Told("offer", "C5.2", {"seat": Who(one.by), "give": Amounts(one.give), "take": Amounts(one.take)}) for one in deals
    )
    if v.asked:
        lines.append(Told("window", "C7.5", {}))
    return lines


def _seat_lines(one: SeatView) -> list[Told]:
    facts: dict[str, Fact] = {"seat": Who(one.seat), "coins": one.coins, "medals": one.medals, "tickets": one.tickets}
    facts |= {"podiums": one.podiums, "loge": Key("loge-yes" if one.loge else "loge-no"), "best": one.best}
    facts |= {"arena": ", ".join(map(str, one.arena)), "expansions": one.expansions}
    things: dict[str, Fact] = {"seat": Who(one.seat), "tokens": Amounts(one.tokens)}
    things["stars"] = Kinds(tuple(f"kind-{name}" for name in one.stars))
    things["programs"] = ", ".join(f"{n}*" if n in one.produced else str(n) for n in one.programs) or "-"
    return [Told("seat", "C1.1", facts), Told("things", "C2.6", things)]
