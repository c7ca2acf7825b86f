"""Everything that can be pending, each an entry of four ints in ``State.todo``: what, seat, argument, gesture begun."""

from typing import Final

from mypy_extensions import i64

# Chance.
DEAL_MARKET: Final[i64] = 1  # argument: the place, market * 3 + number
DEAL_TOKEN: Final[i64] = 2  # seat
DEAL_PROGRAM: Final[i64] = 3  # seat, argument: 0 small, 1 larger
REFILL: Final[i64] = 4  # argument: the place
MOVE_DIE: Final[i64] = 5  # seat, argument: 0 first, 1 second
TIE_DIE: Final[i64] = 6  # seat, argument: 0 podium, 1 last
LAST_CHANCE: Final[i64] = 6

# The secret window; the seats asked stand in ``ANSWER``.
CLEAN_TOGETHER: Final[i64] = 7
LAST_WINDOW: Final[i64] = 7

# Decisions of a seat.
INVEST: Final[i64] = 8
SECOND: Final[i64] = 9
SECOND_BUY: Final[i64] = 10
START: Final[i64] = 11
OPENING: Final[i64] = 12  # argument: the market
BIDDING: Final[i64] = 13
OFFER: Final[i64] = 14
DRAFT: Final[i64] = 15  # argument: 0 an offer, 1 a counter-offer
DRAFT_AMOUNT: Final[i64] = 16  # argument: item * 2 + the above
ANSWER_OFFER: Final[i64] = 17  # argument: 1 where all are asked
ANSWER_COUNTER: Final[i64] = 18
PART: Final[i64] = 19
DICE_MOVE: Final[i64] = 20
DICE_SECOND: Final[i64] = 21  # argument: the noble that has moved
MEDAL_MOVE: Final[i64] = 22
STAGE: Final[i64] = 23
SHOW: Final[i64] = 24
HOLD_AMOUNT: Final[i64] = 25  # argument: the kind
DISCARD: Final[i64] = 26
DONATE: Final[i64] = 27
LAST_DECISION: Final[i64] = 27

# Steps that nobody decides.
FIRST_STARS: Final[i64] = 30
TURN_START: Final[i64] = 31
NEXT_INVEST: Final[i64] = 32  # argument: how many have had their chance
MORE: Final[i64] = 33  # seat: another investment?
NEXT_STARTER: Final[i64] = 34  # argument: likewise
REFILL_ALL: Final[i64] = 35
BIDS: Final[i64] = 36  # seat: whom to look at next
NEXT_TRADER: Final[i64] = 37  # argument: likewise
ASK_ALL: Final[i64] = 38  # argument: how many seats from the active player's left were looked at
NEXT_PRODUCER: Final[i64] = 39  # argument: likewise
PODIUM: Final[i64] = 40
DECIDE: Final[i64] = 41  # argument: 0 podium, 1 last
NEXT_CLEAN: Final[i64] = 42  # argument: likewise
LAST: Final[i64] = 43
TURN_END: Final[i64] = 44
GAME_END: Final[i64] = 45

FOR_PODIUM: Final[i64] = 0
FOR_LAST: Final[i64] = 1
