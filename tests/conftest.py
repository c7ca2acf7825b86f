from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.postgres import Postgres


@pytest.fixture(scope="session")
def postgres(postgres_commands: Path) -> Iterator[Postgres]:
    """Give a PostgreSQL server to a test marked ``postgres``."""
    server = Postgres(postgres_commands)
    yield server
    server.close()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Give the place of an empty store: a file, and then a database."""
    if request.param == "sqlite":
        return tmp_path / "kept" / "house.sqlite"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()
