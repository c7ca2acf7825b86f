"""Who decides what now: the pending entry on top says it, and is dealt with until somebody has a choice.

A turn reads like the rulebook (``steps/turn.py``): draw, prior window, action, posterior window, next draw.
"""

from mypy_extensions import i64

from harena.core.events import Log
from harena.core.ids import CHANCE, OVER
from harena.games.gladiatoro import pending as on
from harena.games.gladiatoro.moves import DIE
from harena.games.gladiatoro.state import ANSWER, UNANSWERED, State, blank, load_ints, pop
from harena.games.gladiatoro.steps import action, combat, moving, setting_up, tied, turn, windows
from harena.games.gladiatoro.tables import MAX_FACES, Setup

DICE = [[(int(DIE) + face, 1) for face in range(1, faces + 1)] for faces in range(int(MAX_FACES) + 1)]  # by number of faces


def new(setup: Setup) -> State:
    """Return the position before the first factor is chosen."""
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
    if what <= on.LAST_WINDOW:
        a = s.a
        for seat in range(s.setup.seats):
            if a[ANSWER + seat] == UNANSWERED:
                return seat
    return todo[-3]


def waiting(s: State) -> tuple[int, ...]:
    """Return the seats that are asked; several only in a secret window (G2.20, G3.9)."""
    seat = to_act(s)
    if seat < 0:
        return ()
    if s.todo[-4] > on.LAST_WINDOW:
        return (seat,)
    return tuple([one for one in range(s.setup.seats) if s.a[ANSWER + one] == UNANSWERED])


def settled(s: State) -> bool:
    """Return False inside a gesture: a hex without its facing."""
    return not s.todo or not s.todo[-1]


def legal(s: State, seat: int) -> list[int]:
    """Return the seat's moves, sorted."""
    todo = s.todo
    if not todo:
        return []
    if todo[-4] <= on.LAST_CHANCE:
        return []
    if todo[-4] <= on.LAST_WINDOW:
        if not 0 <= seat < s.setup.seats or s.a[ANSWER + seat] != UNANSWERED:
            return []
        return list_answers(s, seat)
    return s.moves[:] if todo[-3] == seat else []


def refuse(s: State, seat: int, m: int) -> int:
    """Return 0 for a legal move of a seat that is asked, else the number of the reason (``refusals.py``)."""
    what: i64 = s.todo[-4]
    f: i64 = s.todo[-2]
    if what == on.FACTORS:
        return setting_up.refuse_factor(s, seat, m)
    if what == on.DECLARE:
        return windows.refuse_declare(m)
    if what == on.TIED_ACT or what == on.ACT:
        return windows.refuse_act(s, seat, m, f)
    if what == on.TIED_HEX:
        return tied.refuse_shift(s, seat, m)
    if what == on.CHOOSE_FIGURE:
        return turn.refuse_name(s, seat, m)
    if what == on.START_HEX:
        return setting_up.refuse_start(s, f, m)
    if what == on.FACE:
        return moving.refuse_face(m)
    if what == on.ACTION or what == on.AFTER_MOVE or what == on.AFTER_ATTACK:
        return action.refuse_action(s, f, m)
    if what == on.SUPPORT or what == on.FOLLOW:
        return combat.refuse_choice(m)
    if what == on.PUSH_HEX:
        return combat.refuse_push(s, m)
    return moving.refuse_hex(s, f, m)


def list_answers(s: State, seat: i64) -> list[int]:
    """List what a seat may answer in the secret window on top."""
    what: i64 = s.todo[-4]
    if what == on.DECLARE:
        return combat.list_choice()
    if what == on.FACTORS:
        return setting_up.list_factors(s, seat)
    if what == on.TIED_ACT:
        return windows.list_acts(s, seat, s.todo[-2])
    return tied.list_shifts(s, seat)


def list_moves(s: State) -> None:
    """List the moves of the decision on top into ``s.moves``; nothing where chance or a secret window is on top."""
    s.moves = []
    if not s.todo:
        return
    what: i64 = s.todo[-4]
    seat: i64 = s.todo[-3]
    f: i64 = s.todo[-2]
    if what == on.ACTION or what == on.AFTER_MOVE or what == on.AFTER_ATTACK:
        s.moves = action.list_action(s, f)
    elif what == on.FACE:
        s.moves = moving.list_faces()
    elif what == on.MOVE_HEX or what == on.STEP_HEX or what == on.DASH_HEX:
        s.moves = moving.list_hexes(s, f)
    elif what == on.ACT:
        s.moves = windows.list_acts(s, seat, f)
    elif what == on.SUPPORT or what == on.FOLLOW:
        s.moves = combat.list_choice()
    elif what == on.CHOOSE_FIGURE:
        s.moves = turn.list_names(s, seat)
    elif what == on.START_HEX:
        s.moves = setting_up.list_starts(s, f)
    elif what == on.PUSH_HEX:
        s.moves = combat.list_push(s, f)


def outcomes(s: State) -> list[tuple[int, int]]:
    """Return the outcomes of the draw on top, with their weights."""
    what: i64 = s.todo[-4]
    if what == on.DRAW_TOKEN:
        return turn.draw_outcomes(s)
    setup = s.setup
    faces: i64 = setup.attack_faces
    if what == on.MOVE_DIE:
        faces = setup.move_faces
    elif what == on.ORDER_DIE:
        faces = setup.order_faces
    elif what == on.BLACK_DIE:
        faces = setup.defence_faces
    return DICE[faces][:]


# -- doing -------------------------------------------------------------------------------------------------------------------


def apply(s: State, seat: int, m: int, log: Log | None = None) -> None:
    """Do one step of a seat or of chance, then everything that leaves nobody a choice; unchecked."""
    if seat == CHANCE:
        draw(s, m, log)
    else:
        act(s, seat, m, log)
        _go_on(s)
    run(s, log)


def _go_on(s: State) -> None:
    """Mark the second half of a gesture: a step's hex, and a facing after its hex."""
    what: i64 = s.todo[-4]
    if what == on.FACE or what == on.STEP_HEX:
        s.todo[-1] = 1


def act(s: State, seat: i64, m: i64, log: Log | None) -> None:
    """Do a seat's move."""
    what: i64 = s.todo[-4]
    if what == on.DECLARE:
        windows.do_declare(s, seat, m, log)
    elif what == on.ACTION or what == on.AFTER_MOVE or what == on.AFTER_ATTACK:
        action.do_action(s, seat, m, log)
    elif what == on.FACE:
        moving.do_face(s, m, log)
    elif what == on.MOVE_HEX or what == on.STEP_HEX or what == on.DASH_HEX:
        moving.do_hex(s, seat, m, log)
    elif what == on.ACT:
        windows.do_act(s, seat, m, log)
    elif what == on.SUPPORT:
        combat.do_support(s, m, log)
    elif what == on.CHOOSE_FIGURE:
        turn.do_name(s, seat, m, log)
    elif what == on.START_HEX:
        setting_up.do_start(s, seat, m, log)
    elif what == on.FACTORS:
        setting_up.do_factor(s, seat, m)
    elif what == on.PUSH_HEX:
        combat.do_push(s, m, log)
    elif what == on.FOLLOW:
        combat.do_follow(s, m, log)
    elif what == on.TIED_ACT:
        tied.do_tied_act(s, seat, m, log)
    else:
        tied.do_shift(s, seat, m)


def draw(s: State, m: i64, log: Log | None) -> None:
    """Do what was drawn or rolled."""
    what: i64 = s.todo[-4]
    if what == on.RED_DIE or what == on.BLACK_DIE:
        combat.do_die(s, m, log)
    elif what == on.MOVE_DIE:
        moving.do_move_die(s, m, log)
    elif what == on.ORDER_DIE:
        windows.do_order_die(s, m, log)
    else:
        turn.do_draw(s, m, log)


def run(s: State, log: Log | None) -> None:
    """Deal with what is on top until a draw or a choice is: a single outcome or answer is nobody's choice."""
    todo = s.todo
    while todo:
        what: i64 = todo[-4]
        if what <= on.LAST_CHANCE:
            if what == on.DRAW_TOKEN:
                found = outcomes(s)
                if len(found) == 1:
                    draw(s, found[0][0], log)
                    continue
            s.moves = []
            return
        if what <= on.LAST_WINDOW:
            s.moves = []
            return
        if what <= on.LAST_DECISION:
            list_moves(s)
            moves = s.moves
            if len(moves) > 1:
                return
            begun: i64 = todo[-1]
            act(s, todo[-3], moves[0], log)
            if begun:
                _go_on(s)
            continue
        seat: i64 = todo[-3]
        arg: i64 = todo[-2]
        pop(s)
        step(s, what, seat, arg, log)
    s.moves = []


def step(s: State, what: i64, seat: i64, arg: i64, log: Log | None) -> None:
    """Do a step that nobody decides; it is off the pile already."""
    if what == on.OPEN:
        windows.open_window(s, arg)
    elif what == on.QUEUE:
        windows.queue(s, arg)
    elif what == on.ORDER:
        windows.order(s, arg, log)
    elif what == on.NEXT_PHASE:
        turn.next_phase(s)
    elif what == on.PHASE_END:
        turn.phase_end(s, arg)
    elif what == on.ALLOWED:
        moving.allowed(s, seat, arg, log)
    elif what == on.GATHER:
        combat.gather(s, seat, arg)
    elif what == on.DICE:
        combat.lay_dice(s)
    elif what == on.RESOLVE:
        combat.resolve(s, log)
    elif what == on.AFTERMATH:
        combat.aftermath(s, log)
    elif what == on.COMBAT_END:
        combat.combat_end(s)
    elif what == on.TURN_END:
        turn.turn_end(s, log)
    elif what == on.TURN_START:
        turn.turn_start(s, log)
    elif what == on.NEXT_START:
        setting_up.next_start(s)
    elif what == on.NEXT_FACTORS:
        setting_up.next_factors(s, arg, log)
    elif what == on.TIED_OPEN:
        tied.open_hexes(s, arg)
    else:
        tied.carry_out(s, log)
