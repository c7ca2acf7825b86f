"""B3.6: the field the consul reaches decides what can be done."""

from mypy_extensions import i64

from harena.core.events import Log, tell
from harena.games.baumeister import events as ev
from harena.games.baumeister.pending import CORNER, SCORING_FIELD, STORAGE_FIELD, TOKEN_CARD_FIELD
from harena.games.baumeister.state import FAME, MARKER, TOKEN, State, push
from harena.games.baumeister.tables import CORNER_OF, FOUNTAIN, NO_TOKEN, TOKEN_CARD, TOKEN_FAME


def arrive(s: State, seat: i64, field: i64, log: Log | None) -> None:
    """Ask for the action of the field (B3.6), or do what a variant token says unasked (B6.3)."""
    corner = CORNER_OF[field]
    if corner >= 0:
        push(s, CORNER, seat, corner)
    elif field != FOUNTAIN:
        push(s, STORAGE_FIELD, seat)
    else:
        _fountain(s, seat, log)


def _fountain(s: State, seat: i64, log: Log | None) -> None:
    a = s.a
    token: i64 = a[TOKEN]
    if token == NO_TOKEN:
        push(s, SCORING_FIELD, seat)
    elif token == TOKEN_CARD:
        push(s, TOKEN_CARD_FIELD, seat)
    elif token == TOKEN_FAME:
        a[FAME + seat] += 1
        tell(log, ev.TOKEN_FAME_GAINED, seat)
    else:
        tell(log, ev.TOKEN_RESET_DONE, seat, a[MARKER + seat])
        a[MARKER + seat] = 0  # whatever stable_reset says
