"""Random play in one call, compiled where the rules are."""

from mypy_extensions import i64

from harena.core.rng import Rng
from harena.games.colosseum import pending as on
from harena.games.colosseum.flow import act, apply, draw, legal, outcomes, run, to_act
from harena.games.colosseum.state import State


def playout(s: State, rng: Rng, limit: int) -> int:
    """Play random moves to the end, or for ``limit`` decisions; return how many decisions were made.

    A decision is a point where a seat has two or more moves; the small steps of one gesture count once.
    """
    done: i64 = 0
    most: i64 = limit
    todo = s.todo
    while todo and done < most:
        what: i64 = todo[-4]
        if what > on.LAST_WINDOW:
            if not todo[-1]:
                done += 1
            moves = s.moves
            if not act(s, todo[-3], moves[rng.below(len(moves))], None):
                run(s, None)
        elif what <= on.LAST_CHANCE:
            found = outcomes(s)
            total: i64 = 0
            for _, weight in found:
                total += weight
            left: i64 = rng.below(total)
            at: i64 = 0
            while left >= found[at][1]:
                left -= found[at][1]
                at += 1
            draw(s, found[at][0], None)
            run(s, None)
        else:
            done += 1
            seat = to_act(s)
            answers = legal(s, seat)
            apply(s, seat, answers[rng.below(len(answers))])
    return done
