"""Who decides what now: the pending entry on top says it, and is dealt with until somebody has a choice.

A turn reads like the rulebook (``steps/setting_up.py``, ``turn_start``): investing, auctions, trading, producing, closing.
"""

from mypy_extensions import i64

from harena.core.events import Log
from harena.core.ids import CHANCE, OVER
from harena.games.colosseum import pending as on
from harena.games.colosseum.refusals import LEGAL
from harena.games.colosseum.state import ANSWER, BAG, GREEN, NOTHING, UNANSWERED, State, blank
from harena.games.colosseum.steps import auction, closing, drafting, final, investing, producing, setting_up, staging, trading
from harena.games.colosseum.tables import ALL_KINDS, STANDARD, Setup


def new(setup: Setup) -> State:
    """Return the position before the first token is drawn (C1)."""
    s = blank(setup)
    setting_up.begin(s)
    run(s, None)
    return s


# -- asking --------------------------------------------------------------------------------------------------------------------


def to_act(s: State) -> int:
    """Return the seat that is asked first, or CHANCE, or OVER."""
    todo = s.todo
    if not todo:
        return OVER
    what: i64 = todo[-4]
    if what <= on.LAST_CHANCE:
        return CHANCE
    if what <= on.LAST_WINDOW:
        seat: i64 = 0
        while s.b[ANSWER + seat] != UNANSWERED:
            seat += 1
        return seat
    return todo[-3]


def waiting(s: State) -> tuple[int, ...]:
    """Return the seats that are asked; several only where all choose a token unseen (``cleanup_order``)."""
    seat = to_act(s)
    if seat < 0:
        return ()
    if s.todo[-4] > on.LAST_WINDOW:
        return (seat,)
    return tuple([one for one in range(s.setup.seats) if s.b[ANSWER + one] == UNANSWERED])


def settled(s: State) -> bool:
    """Return False inside a gesture: a market without its opening bid, a fee without its purchase, an offer, an event."""
    return not s.todo or not s.todo[-1]


def legal(s: State, seat: int) -> list[int]:
    """Return the seat's moves, sorted."""
    todo = s.todo
    if not todo or todo[-4] <= on.LAST_CHANCE:
        return []
    if todo[-4] <= on.LAST_WINDOW:
        if not 0 <= seat < s.setup.seats or s.b[ANSWER + seat] != UNANSWERED:
            return []
        return closing.losable(s, seat)
    return s.moves[:] if todo[-3] == seat else []


def refuse(s: State, seat: int, m: int) -> int:
    """Return 0 for a legal move of a seat that is asked, else the number of the reason (``refusals.py``)."""
    if m in legal(s, seat):
        return LEGAL
    what: i64 = s.todo[-4]
    if what == on.INVEST:
        return investing.why_not_invest(s, seat, m)
    if what == on.SECOND_BUY:
        return investing.why_not_second_buy(s, seat, m)
    if what == on.SECOND:
        return investing.why_not_second(s, seat, m)
    if what == on.START:
        return auction.why_not_start(s, seat, m)
    if what == on.OPENING:
        return auction.why_not_opening(s, seat, m)
    if what == on.BIDDING:
        return auction.why_not_bid(s, seat, m)
    if what == on.OFFER:
        return trading.why_not_offer(s, seat, m)
    if what == on.DRAFT:
        return drafting.why_not_draft(s, seat, m)
    if what == on.DRAFT_AMOUNT:
        return drafting.why_not_amount(s, seat, m)
    if what == on.ANSWER_OFFER or what == on.ANSWER_COUNTER:
        return trading.why_not_answer(s, seat, m)
    if what == on.PART:
        return producing.why_not_part(s, seat, m)
    if what == on.DICE_MOVE or what == on.DICE_SECOND:
        return producing.why_not_dice(s, seat, m)
    if what == on.MEDAL_MOVE:
        return producing.why_not_nudge(s, seat, m)
    if what == on.STAGE:
        return staging.why_not_stage(s, seat, m)
    if what == on.SHOW:
        return staging.why_not_show(s, seat, m)
    if what == on.HOLD_AMOUNT:
        return staging.why_not_hold(m)
    if what == on.DONATE:
        return closing.why_not_donate(s, seat, m)
    return closing.why_not_discard(s, seat, m)


def list_moves(s: State) -> None:
    """List the moves of the decision on top into ``s.moves``; nothing where chance or the secret window is on top."""
    s.moves = NOTHING
    if s.todo and on.LAST_WINDOW < s.todo[-4] <= on.LAST_DECISION:
        s.moves = listed(s, s.todo[-4], s.todo[-3])


def listed(s: State, what: i64, seat: i64) -> list[int]:
    """Return the moves of the decision on top."""
    if what == on.BIDDING:
        return auction.list_bidding(s, seat)
    if what == on.OFFER:
        return trading.list_offer(s, seat)
    if what == on.ANSWER_OFFER or what == on.ANSWER_COUNTER:
        return trading.list_answer(s, seat)
    if what == on.DRAFT:
        return drafting.list_draft(s, seat, s.todo[-2])
    if what == on.START:
        return auction.list_start(s, seat)
    if what == on.OPENING:
        return auction.list_opening(s, seat)
    if what == on.INVEST:
        return investing.list_invest(s, seat)
    if what == on.SECOND:
        return investing.list_second(s, seat)
    if what == on.SECOND_BUY:
        return investing.list_second_buy(s, seat)
    if what == on.PART:
        return producing.list_part(s, seat)
    if what == on.DICE_MOVE:
        return producing.list_dice(s, seat)
    if what == on.DICE_SECOND:
        return producing.list_second(s)
    if what == on.MEDAL_MOVE:
        return producing.list_nudge(s, seat)
    if what == on.STAGE:
        return staging.list_stage(s, seat)
    if what == on.SHOW:
        return staging.list_show(s, seat)
    if what == on.HOLD_AMOUNT:
        return staging.list_hold(s, seat)
    if what == on.DISCARD:
        return closing.list_discard(s, seat)
    if what == on.DONATE:
        return closing.list_donate(s, seat)
    return drafting.list_amount(s, seat, s.todo[-2])  # seldom: spelling goes on by itself


def outcomes(s: State) -> list[tuple[int, int]]:
    """Return the outcomes of the draw on top, with their weights; none where the bag is empty (C4.17)."""
    what: i64 = s.todo[-4]
    if what == on.DEAL_MARKET or what == on.DEAL_TOKEN:
        return setting_up.green_outcomes(s)
    if what == on.DEAL_PROGRAM:
        return setting_up.program_outcomes(s)
    if what == on.REFILL:
        return auction.refill_outcomes(s)
    return producing.die_outcomes() if what == on.MOVE_DIE else closing.tie_outcomes(s)


def outcome_count(s: State, what: i64) -> i64:
    """Return how many outcomes a draw of tokens or programs has."""
    if what == on.DEAL_PROGRAM:
        return len(setting_up.program_outcomes(s))
    if what == on.REFILL:
        return 1 if auction.face_down(s) >= 0 else ALL_KINDS - s.b[BAG : BAG + ALL_KINDS].count(0)
    return STANDARD - s.b[GREEN : GREEN + STANDARD].count(0)


# -- doing ---------------------------------------------------------------------------------------------------------------------


def apply(s: State, seat: int, m: int, log: Log | None = None) -> None:
    """Do one step of a seat or of chance, then everything that leaves nobody a choice; unchecked."""
    if seat == CHANCE:
        draw(s, m, log)
    elif act(s, seat, m, log):
        return
    run(s, log)


def act(s: State, seat: i64, m: i64, log: Log | None) -> bool:
    """Do a seat's move; return whether a choice follows whose moves are listed already."""
    what: i64 = s.todo[-4]
    if what == on.DRAFT or what == on.DRAFT_AMOUNT:
        if drafting.spell(s, what, seat, m):
            return True
        trading.send(s, seat, log)
    elif what == on.BIDDING:
        auction.do_bid(s, seat, m, log)
    elif what == on.OFFER:
        trading.do_offer(s, seat, m, log)
    elif what == on.ANSWER_OFFER or what == on.ANSWER_COUNTER:
        trading.do_answer(s, seat, m, log)
    elif what == on.START:
        auction.do_start(s, seat, m, log)
    elif what == on.OPENING:
        auction.do_opening(s, seat, m, log)
    elif what == on.INVEST:
        investing.do_invest(s, seat, m, log)
    elif what == on.SECOND:
        investing.do_second(s, seat, m, log)
    elif what == on.SECOND_BUY:
        investing.do_second_buy(s, seat, m, log)
    elif what == on.PART:
        producing.do_part(s, seat, m, log)
    elif what == on.DICE_MOVE or what == on.DICE_SECOND:
        producing.do_dice(s, seat, m, log)
    elif what == on.MEDAL_MOVE:
        producing.do_nudge(s, seat, m, log)
    elif what == on.STAGE:
        staging.do_stage(s, seat, m, log)
    elif what == on.SHOW:
        staging.do_show(s, seat, m, log)
    elif what == on.HOLD_AMOUNT:
        staging.do_hold(s, seat, m)
    elif what == on.DISCARD:
        closing.do_discard(s, seat, m, log)
    elif what == on.CLEAN_TOGETHER:
        closing.do_answer(s, seat, m, log)
    else:
        closing.do_donate(s, seat, m, log)
    return False


def draw(s: State, m: i64, log: Log | None) -> None:
    """Do what was drawn or rolled."""
    what: i64 = s.todo[-4]
    if what == on.REFILL:
        auction.do_refill(s, m, log)
    elif what == on.MOVE_DIE:
        producing.do_die(s, m, log)
    elif what == on.TIE_DIE:
        closing.do_tie_die(s, m, log)
    elif what == on.DEAL_MARKET:
        setting_up.do_deal_market(s, m, log)
    elif what == on.DEAL_TOKEN:
        setting_up.do_deal_token(s, m, log)
    else:
        setting_up.do_deal_program(s, m, log)


def run(s: State, log: Log | None) -> None:
    """Deal with what is on top until a draw or a choice is: a single outcome or answer is nobody's choice."""
    todo = s.todo
    while todo:
        what: i64 = todo[-4]
        if on.LAST_WINDOW < what <= on.LAST_DECISION:
            moves = listed(s, what, todo[-3])
            if len(moves) > 1:
                s.moves = moves
                return
            if act(s, todo[-3], moves[0], log):
                return
            continue
        if what <= on.REFILL:
            count = outcome_count(s, what)
            if count == 0:
                auction.no_refill(s, log)
                continue
            if count == 1:
                draw(s, outcomes(s)[0][0], log)
                continue
        if what <= on.LAST_WINDOW:
            s.moves = NOTHING
            return
        seat: i64 = todo[-3]
        arg: i64 = todo[-2]
        del todo[-4:]
        step(s, what, seat, arg, log)
    s.moves = NOTHING


def step(s: State, what: i64, seat: i64, arg: i64, log: Log | None) -> None:
    """Do a step that nobody decides; it is off the pile already."""
    if what == on.BIDS:
        auction.bids(s, seat, log)
    elif what == on.ASK_ALL:
        trading.ask_all(s, arg)
    elif what == on.NEXT_TRADER:
        trading.next_trader(s, arg)
    elif what == on.NEXT_STARTER:
        auction.next_starter(s, arg, log)
    elif what == on.REFILL_ALL:
        auction.refill_all(s, log)
    elif what == on.NEXT_INVEST:
        investing.next_invest(s, arg)
    elif what == on.MORE:
        investing.more(s, seat)
    elif what == on.NEXT_PRODUCER:
        producing.next_producer(s, arg)
    elif what == on.PODIUM:
        closing.podium(s, log)
    elif what == on.DECIDE:
        closing.decide(s, arg, log)
    elif what == on.NEXT_CLEAN:
        closing.next_clean(s, arg, log)
    elif what == on.LAST:
        closing.last(s, log)
    elif what == on.TURN_END:
        setting_up.turn_end(s)
    elif what == on.TURN_START:
        setting_up.turn_start(s, log)
    elif what == on.FIRST_STARS:
        setting_up.first_stars(s, log)
    else:
        final.game_end(s, log)
