"""The phases after which a game can be stopped, and what everybody has then."""

from harena.core.ids import OVER
from harena.core.reason import Amounts
from harena.core.rng import Rng
from harena.games import colosseum as c
from harena.games.colosseum.phases import PHASES, progress, standing
from harena.games.colosseum.tests.at import game, table


def test_c2_2_phases_are_counted_from_the_beginning() -> None:
    assert PHASES == ("invest", "auction", "trade", "produce", "close")
    s = c.new(game(trade_offer_cap=1))
    rng, seen = Rng(3), [progress(s)]
    while c.to_act(s) != OVER:
        moves = [move for move, _ in c.outcomes(s)] if c.to_act(s) < 0 else c.legal(s, c.to_act(s))
        c.apply(s, c.to_act(s), moves[rng.below(len(moves))])
        if c.to_act(s) != OVER:
            seen.append(progress(s))
    assert seen == sorted(seen)
    assert seen[0] == 0
    assert seen[-1] == 5 * 4 + 3  # the last turn stops after producing (C2.1)


def test_c2_6_a_game_that_is_stopped_shows_every_purse_and_no_ranks() -> None:
    s = table({"coins": 12, "medals": 2, "tokens": {"lion": 3, "joker": 1}}, {"coins": 5}, phase=2, markets=[["lion", "", ""]])
    end = standing(s)
    assert (end.rule, end.ranks, end.scores) == ("C2.2", (), (12, 5, 30))
    assert end.tallies[0][0].facts == {"medals": 2, "tokens": Amounts((("lion", 3), ("joker", 1)))}
