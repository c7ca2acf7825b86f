"""Stores of every form are brought up to the latest, and lose nothing."""

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from harena.server.store import Kept, Noted, Store, Unstored
from harena.server.store.migrate import LATEST, bring_up
from harena.server.store.schema import metadata

# As the first version wrote it.
FORM_1 = """
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL, made INTEGER NOT NULL, changed INTEGER NOT NULL, state VARCHAR(16) NOT NULL, plan TEXT NOT NULL,
    secret VARCHAR(64) NOT NULL, header TEXT, PRIMARY KEY (id)
);
CREATE TABLE lines (
    table_id VARCHAR(32) NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, n),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID;
INSERT INTO tables VALUES ('one', 1700000000000, 1700000000001, 'playing', '{"title": "A"}', '00', '{"harena": 1}');
INSERT INTO lines VALUES ('one', 1, '{"s": "*", "m": "a"}'), ('one', 2, '{"s": 0, "m": "b"}');
PRAGMA user_version = 1;
"""


def written(path: Path, script: str) -> Path:
    connection = sqlite3.connect(path)
    connection.executescript(script)
    connection.close()
    return path


async def test_a_file_of_the_first_form_keeps_all_it_has_and_goes_on(tmp_path: Path) -> None:
    path = written(tmp_path / "house.sqlite", FORM_1)
    store = Store(path)
    found = await store.load("one")
    lines = ({"s": "*", "m": "a"}, {"s": 0, "m": "b"})
    plan, header = {"title": "A"}, {"harena": 1}
    assert found == Kept("one", 1700000000000, 1700000000001, "playing", plan, "00", header, 2, lines, (0, 0))
    await store.append("one", 2, [{"end": "abandoned"}], more=[{"kind": "chat"}], at=7)
    store.close()
    again = Store(path)
    found = await again.load("one", count=1)
    again.close()
    assert (found.count, found.lines, found.ats) == (3, (lines[1], {"end": "abandoned"}), (0, 7))
    assert found.notes == (Noted(7, {"kind": "chat"}),)


def test_every_store_is_as_the_code_thinks_it_is(where: Path | str) -> None:
    store = Store(where)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == LATEST
    store.close()


def test_what_fails_on_the_way_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = written(tmp_path / "house.sqlite", FORM_1 + "CREATE TABLE notes (n INTEGER);")
    before = path.read_bytes()
    with pytest.raises(Unstored, match="notes already exists"):
        Store(path)
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert "began" not in connection.execute("SELECT sql FROM sqlite_master WHERE name = 'tables'").fetchone()[0]
    connection.close()
    assert path.stat().st_size == len(before)


@pytest.mark.parametrize("form", [2, 99])
def test_a_file_without_revisions_of_another_form_is_left_alone(tmp_path: Path, form: int) -> None:
    path = written(tmp_path / "house.sqlite", f"PRAGMA user_version = {form}")
    with pytest.raises(Unstored, match="another version"):
        Store(path)


def test_a_store_of_a_later_version_is_left_alone(where: Path | str) -> None:
    store = Store(where)
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '99'"))
    store.close()
    with pytest.raises(Unstored, match="another version") as fault:
        Store(where)
    assert "\n" not in fault.value.text


def test_the_first_version_finds_a_number_that_it_does_not_know(tmp_path: Path) -> None:
    Store(tmp_path / "house.sqlite").close()
    with sqlite3.connect(tmp_path / "house.sqlite") as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (int(LATEST),)
    connection.close()


def test_a_store_that_is_up_to_date_is_not_touched(where: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(where).close()
    monkeypatch.setitem(__import__("sys").modules, "alembic", None)  # whoever would need it, fails
    Store(where).close()


def test_bringing_up_stops_where_it_is_told(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'a.sqlite'}")
    with engine.begin() as connection:
        bring_up(connection, "a", "1")
        assert set(sa.inspect(connection).get_table_names()) == {"tables", "lines", "alembic_version"}
    engine.dispose()
