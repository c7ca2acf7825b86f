"""Who decides what now: the pending entry on top says it, and is dealt with until somebody has a choice.

A turn reads like the rulebook (``steps/turn.py``): move, act on the field, check the hand, next player.
"""

from mypy_extensions import i64

from harena.core.events import Log
from harena.core.ids import CHANCE, OVER
from harena.games.baumeister import pending as on
from harena.games.baumeister.state import ANSWER, CONSUL, UNANSWERED, State, blank, load_ints, pop
from harena.games.baumeister.steps import corner, moving, payment, scoring, scoring_field, setting_up, storing, turn
from harena.games.baumeister.tables import CORNER_OF, Setup


def new(setup: Setup) -> State:
    """Return the position before the first strip is dealt."""
    s = blank(setup)
    setting_up.begin(s)
    run(s, None)
    return s


def load(setup: Setup, data: bytes) -> State:
    """Return the position of a dump; raises :class:`Unreadable`."""
    s = load_ints(setup, data)
    list_moves(s)
    return s


# -- asking ------------------------------------------------------------------------------------------------------------------


def to_act(s: State) -> int:
    """Return the seat that is asked first, or CHANCE, or OVER."""
    todo = s.todo
    if not todo:
        return OVER
    what: i64 = todo[-4]
    if what <= on.LAST_CHANCE:
        return CHANCE
    if what == on.WINDOW:
        a = s.a
        for seat in range(s.setup.seats):
            if a[ANSWER + seat] == UNANSWERED:
                return seat
    return todo[-3]


def waiting(s: State) -> tuple[int, ...]:
    """Return the seats that are asked; several only in the secret window of a scoring (B7.10)."""
    seat = to_act(s)
    if seat < 0:
        return ()
    if s.todo[-4] != on.WINDOW:
        return (seat,)
    return tuple([one for one in range(s.setup.seats) if s.a[ANSWER + one] == UNANSWERED])


def settled(s: State) -> bool:
    """Return False inside a gesture: a distance without its split, a payment or a discard half told."""
    return not s.todo or not s.todo[-1]


def legal(s: State, seat: int) -> list[int]:
    """Return the seat's moves, sorted."""
    todo = s.todo
    if not todo:
        return []
    if todo[-4] == on.WINDOW:
        return scoring.list_answer(s, seat) if s.a[ANSWER + seat] == UNANSWERED else []
    return s.moves[:] if todo[-3] == seat else []


def refuse(s: State, seat: int, m: int) -> int:
    """Return 0 for a legal move of a seat that is asked, else the number of the reason (``refusals.py``)."""
    what: i64 = s.todo[-4]
    if what == on.FIRST_CARD:
        return setting_up.refuse_first(s, m)
    if what == on.DISTANCE:
        return moving.refuse_distance(s, seat, m)
    if what == on.SPLIT:
        return moving.refuse_split(s, seat, m)
    if what == on.STORAGE_FIELD:
        return storing.refuse_storage(s, seat, m)
    if what == on.CORNER:
        return corner.refuse_corner(s, seat, m)
    if what == on.PAYMENT:
        return payment.refuse_payment(s, m)
    if what == on.SCORING_FIELD:
        return scoring_field.refuse_choice(m)
    if what == on.TOKEN_CARD_FIELD:
        return scoring_field.refuse_card(s, m)
    if what == on.WINDOW or what == on.ANSWER_IN_TURN:
        return scoring.refuse_answer(s, seat, m)
    return turn.refuse_discard(s, seat, m)


def list_moves(s: State) -> None:
    """List the moves of the decision on top into ``s.moves``; nothing where chance or a secret window is on top."""
    if not s.todo:
        s.moves = []
        return
    what: i64 = s.todo[-4]
    seat: i64 = s.todo[-3]
    if what == on.DISTANCE:
        s.moves = moving.list_distance(s, seat)
    elif what == on.CORNER:
        s.moves = corner.list_corner(s, seat)
    elif what == on.ANSWER_IN_TURN:
        s.moves = scoring.list_answer(s, seat)
    elif what == on.HAND_CHECK:
        s.moves = turn.list_discard(s, seat)
    elif what == on.STORAGE_FIELD:
        s.moves = storing.list_storage(s, seat)
    elif what == on.PAYMENT:
        s.moves = payment.list_payment(s, seat)
    elif what == on.SCORING_FIELD:
        s.moves = scoring_field.list_choice()
    elif what == on.TOKEN_CARD_FIELD:
        s.moves = scoring_field.list_card(s)
    elif what == on.SPLIT:
        s.moves = moving.list_split(s, seat)
    elif what == on.FIRST_CARD:
        s.moves = setting_up.list_first(s)
    else:
        s.moves = []


def outcomes(s: State) -> list[tuple[int, int]]:
    """Return the outcomes of the draw on top, with their weights."""
    what: i64 = s.todo[-4]
    if what == on.LAY_TILE:
        return setting_up.tile_outcomes(s)
    if what == on.LAY_PART:
        return setting_up.part_outcomes(s)
    if what == on.DEAL_STRIP:
        return setting_up.strip_outcomes(s)
    if what == on.DRAW_TOKEN:
        return setting_up.token_outcomes(s)
    return setting_up.start_outcomes(s)


# -- doing -------------------------------------------------------------------------------------------------------------------


def apply(s: State, seat: int, m: int, log: Log | None = None) -> None:
    """Do one step of a seat or of chance, then everything that leaves nobody a choice; unchecked."""
    if seat == CHANCE:
        draw(s, m, log)
    else:
        act(s, seat, m, log)
        what: i64 = s.todo[-4]
        if what == on.SPLIT or what == on.PAYMENT or what == on.HAND_CHECK:
            s.todo[-1] = 1  # the gesture goes on
    run(s, log)


def act(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Do a seat's move."""
    what: i64 = s.todo[-4]
    if what == on.DISTANCE:
        moving.do_distance(s, seat, m, log)
    elif what == on.CORNER:
        corner.do_corner(s, seat, m, log)
    elif what == on.WINDOW:
        scoring.do_answer(s, seat, m, log)
    elif what == on.ANSWER_IN_TURN:
        scoring.do_answer_in_turn(s, seat, m, log)
    elif what == on.HAND_CHECK:
        turn.do_discard(s, seat, m, log)
    elif what == on.STORAGE_FIELD:
        storing.do_storage(s, seat, m, log)
    elif what == on.PAYMENT:
        if payment.do_payment(s, m):
            pop(s)
            corner.do_build(s, seat, CORNER_OF[s.a[CONSUL]], log)
    elif what == on.SCORING_FIELD:
        scoring_field.do_choice(s, seat, m, log)
    elif what == on.TOKEN_CARD_FIELD:
        scoring_field.do_card(s, seat, m, log)
    elif what == on.SPLIT:
        moving.do_split(s, seat, m, log)
    else:
        setting_up.do_first(s, seat, m, log)


def draw(s: State, m: i64, log: Log | None) -> None:
    """Do what was drawn."""
    what: i64 = s.todo[-4]
    if what == on.LAY_TILE:
        setting_up.do_tile(s, m, log)
    elif what == on.LAY_PART:
        setting_up.do_part(s, m, log)
    elif what == on.DEAL_STRIP:
        setting_up.do_strip(s, m, log)
    elif what == on.DRAW_TOKEN:
        setting_up.do_token(s, m, log)
    else:
        setting_up.do_start(s, m, log)


def run(s: State, log: Log | None) -> None:
    """Deal with what is on top until a draw or a choice is: a single outcome or answer is nobody's choice."""
    todo = s.todo
    while todo:
        what: i64 = todo[-4]
        if what <= on.LAST_CHANCE:
            found = outcomes(s)
            if len(found) > 1:
                s.moves = []
                return
            if found:
                draw(s, found[0][0], log)
            else:
                pop(s)  # [B10.6] [B10.7] [B10.8] nothing is left to lay
        elif what == on.WINDOW:
            s.moves = []
            return
        elif what < on.SCORE_ROW:
            list_moves(s)
            moves = s.moves
            if len(moves) > 1:
                return
            act(s, todo[-3], moves[0], log)
        else:
            seat: i64 = todo[-3]
            arg: i64 = todo[-2]
            pop(s)
            if what == on.SCORE_ROW:
                scoring.score_row(s, seat, arg, log)
            elif what == on.CHECK:
                turn.check_hand(s, seat)
            elif what == on.NEXT:
                turn.next_turn(s, log)
            else:
                turn.finish(s, arg, log)
    s.moves = []
