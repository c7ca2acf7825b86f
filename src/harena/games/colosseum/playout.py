"""Random play in one call, compiled where the rules are."""

from mypy_extensions import i64

from harena.core.rng import Rng
from harena.games.colosseum import pending as on
from harena.games.colosseum.flow import act, apply, draw, legal, outcomes, run, to_act
from harena.games.colosseum.state import State
from harena.games.colosseum.steps.drafting import spell
from harena.games.colosseum.steps.trading import send


def playout(s: State, rng: Rng, limit: int) -> int:
    """Play random moves to the end, or for ``limit`` decisions; return how many decisions were made.

    A decision is a point where a seat has two or more moves; the small steps of one gesture count once.
    """
    done: i64 = 0
    most: i64 = limit
    todo = s.todo
    while todo and done < most:
        what: i64 = todo[-4]
        if on.DRAFT <= what <= on.DRAFT_AMOUNT:  # two steps of three are of spelling offers
            seat = todo[-3]
            moves = s.moves
            while spell(s, todo[-4], seat, moves[rng.below(len(moves))]):
                moves = s.moves
            send(s, seat, None)
            run(s, None)
        elif what > on.LAST_WINDOW:
            if not todo[-1]:
                done += 1
            moves = s.moves
            act(s, todo[-3], moves[rng.below(len(moves))], None)
            run(s, None)
        elif what <= on.LAST_CHANCE:
            found = outcomes(s)
            total: i64 = 0
            for _, weight in found:
                total += weight
            left: i64 = rng.below(total)
            rest = iter(found)
            drawn, share = next(rest)
            while left >= share:
                left -= share
                drawn, share = next(rest)
            draw(s, drawn, None)
            run(s, None)
        else:
            done += 1
            one = to_act(s)
            answers = legal(s, one)
            apply(s, one, answers[rng.below(len(answers))])
    return done
