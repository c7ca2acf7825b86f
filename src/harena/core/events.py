"""What the rules tell while they act: four plain numbers an event, and nothing at all in a playout."""

from mypy_extensions import i64


class Log:
    """Collects events in order, each a tuple ``(kind, a, b, c)``; a game's ``events.py`` gives them meaning."""

    __slots__ = ("items",)

    def __init__(self) -> None:
        self.items: list[tuple[int, int, int, int]] = []


def tell(log: Log | None, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Note one event, or nothing when nobody listens."""
    if log is not None:
        log.items.append((kind, a, b, c))
