"""A PostgreSQL server of the tests' own, in a folder of its own, which answers at a socket there and nowhere else."""

import os
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import psycopg

_numbers = count(1)


class Postgres:
    """A server that can be stopped and started again; ``commands`` is the folder of its programs."""

    def __init__(self, commands: Path, *, durable: bool = False) -> None:
        self.commands = commands
        self.folder = Path(tempfile.mkdtemp(prefix="harena-pg-", dir="/tmp"))  # not pytest's: another user must get in
        self._sync = "on" if durable else "off"
        self._as: list[str] = []
        if os.geteuid() == 0:  # it does not run as root
            self._as = ["runuser", "-u", "postgres", "--"]
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-D", "data", "-U", "harena", "-A", "trust", "-N", "-E", "UTF8", "--locale=C")
        self.start()

    def _run(self, command: str, *arguments: str) -> None:
        full = [*self._as, str(self.commands / command), *arguments]
        done = subprocess.run(full, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        settings = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c fsync={self._sync}"
        self._run("pg_ctl", "-D", "data", "-l", "log", "-w", "-o", settings, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", "data", "-w", "-m", "immediate", "stop")

    def database(self) -> str:
        """Make an empty database and return its address."""
        name = f"house_{next(_numbers)}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._address(name)

    def _address(self, name: str) -> str:
        return f"postgresql://harena@/{name}?host={self.folder}"

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)
