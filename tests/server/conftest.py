"""Where the servers of the tests keep their matches: every scenario runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.harness import PLACES, Place


@pytest.fixture(scope="session", autouse=True)
def _clusters() -> Iterator[None]:
    yield
    postgres.close_common()


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """A folder and a database of one's own; with `-2` in its name, for two servers."""
    database, _, processes = str(request.param).partition("-")
    if database == "sqlite":
        yield Place(tmp_path, processes=int(processes or 1))
        return
    cluster = postgres.common_cluster()
    address = cluster.lend()
    yield Place(tmp_path, address, int(processes or 1))
    cluster.give_back(address)


@pytest.fixture
def postgres_place(tmp_path: Path) -> Iterator[Place]:
    """A database of one's own in PostgreSQL, for what SQLite cannot do."""
    cluster = postgres.common_cluster()
    address = cluster.lend()
    yield Place(tmp_path, address)
    cluster.give_back(address)


@pytest.fixture
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL of one's own, which keeps what it says it has kept, to be killed and frozen."""
    own = postgres.Cluster()
    yield own
    own.close()
