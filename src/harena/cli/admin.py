"""``harena admin``: looks after the tables of a house."""

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from harena.cli.common import Usage, ending, home
from harena.core.errors import NotNow
from harena.core.record import write_line
from harena.replay.files import write_whole

if TYPE_CHECKING:
    from harena.server.store import Kept, Store

T = TypeVar("T")

admin = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Look after the tables of a house: the folder HARENA_HOME, or the PostgreSQL server that HARENA_DATABASE names.",
)


@admin.command("list")
def listing() -> None:
    """List the tables: id, state, steps, when something happened last, game and title."""
    with ending():
        for kept in _with_store(lambda store: store.latest(sys.maxsize >> 1)):
            when = _date(kept.changed).strftime("%Y-%m-%d %H:%M")
            words = (kept.id, kept.state, str(kept.count), when, str(kept.plan["game"]), str(kept.plan["title"]))
            typer.echo("\t".join(words).rstrip())


@admin.command()
def export(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")],
    to: Annotated[Path | None, typer.Option("--to", metavar="F", help="A file for it; without, it is printed.")] = None,
) -> None:
    """Give the record of a game that is over; before its end it would tell more than a player may know."""
    with ending():
        text = _record(_with_store(lambda store: store.load(table)))
        if to is None:
            sys.stdout.write(text)
        else:
            write_whole(to, text.encode())


@admin.command()
def archive(
    days: Annotated[
        int, typer.Option("--days", metavar="N", min=0, max=36_500, help="Tables at which nothing happened for so long.")
    ] = 30,
    to: Annotated[
        Path | None, typer.Option("--to", metavar="FOLDER", help="Where the records go; without, HARENA_HOME/archive.")
    ] = None,
) -> None:
    """Write the records of old finished games into a folder, and take their tables out of the house.

    What was said at these tables goes with them; the records stay as they are.
    """
    with ending(), _alone():
        folder = to or home() / "archive"

        async def work(store: "Store") -> int:
            before = datetime.now(UTC) - timedelta(days=days)
            old = [
                kept
                for kept in await store.latest(sys.maxsize >> 1)
                if kept.state in {"over", "abandoned"} and _date(kept.changed) <= before
            ]
            for kept in old:
                text = _record(await store.load(kept.id))
                write_whole(folder / f"{kept.plan['game']}-{kept.id}.harena", text.encode())
                await store.delete(kept.id)
            return len(old)

        count = _with_store(work)
        typer.echo(f"{count} table{'' if count == 1 else 's'} went to {folder}.")


@admin.command()
def delete(table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]) -> None:
    """Forget a table, its record and all that was said there."""
    with ending(), _alone():
        _with_store(lambda store: store.delete(table))


@admin.command()
def move(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="Where to: postgresql://user@host/database.")],
) -> None:
    """Carry the house in the folder HARENA_HOME to an empty PostgreSQL database, whole or not at all.

    The server must stand still meanwhile. The file stays as house.sqlite.moved; the key stays in the folder, and so do all links.
    """
    with ending():
        from harena.server.house import Lock  # noqa: PLC0415 - other commands start faster without a database
        from harena.server.store.moving import move as carry  # noqa: PLC0415 - as above

        path = home() / "house.sqlite"
        lock = Lock(home())
        try:
            count = carry(path, address)
            path.rename(path.with_suffix(".sqlite.moved"))
        finally:
            lock.release()
        typer.echo(f"{count} table{'' if count == 1 else 's'} moved. Serve them with HARENA_DATABASE set to that address.")


def _with_store(work: "Callable[[Store], Awaitable[T]]") -> T:
    from harena.server.house import place  # noqa: PLC0415 - other commands start faster without a database
    from harena.server.store import Store  # noqa: PLC0415 - as above

    where = place(home())
    if isinstance(where, Path) and not where.exists():
        raise Usage(f"there is no house in {home()}; HARENA_HOME or HARENA_DATABASE say where it is")
    store = Store(where)
    try:
        return asyncio.run(_run(work, store))
    finally:
        store.close()


async def _run(work: "Callable[[Store], Awaitable[T]]", store: "Store") -> T:
    return await work(store)


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Keep servers away from a folder while its tables change; those on PostgreSQL hear of it by themselves."""
    from harena.server.house import Lock, place  # noqa: PLC0415 - other commands start faster without a database

    lock = Lock(home(), shared=isinstance(place(home()), str))
    try:
        yield
    finally:
        lock.release()


def _record(kept: "Kept") -> str:
    if kept.header is None or not kept.lines or "end" not in kept.lines[-1]:
        raise NotNow(f"table {kept.id} is not over; its record can be had at its end")
    return "".join(map(write_line, [kept.header, *kept.lines]))


def _date(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
