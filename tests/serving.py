"""Servers in processes of their own, as the tests start them: each is forked from one process that has everything loaded."""

import atexit
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Self

START = (
    "import sys; from pathlib import Path; from harena.server.run import Place, serve\n"
    "if __name__ == '__main__': serve(Path(sys.argv[1]), Place(port=int(sys.argv[2])), open_browser=False)"
)
NURSERY = """
import json, os, sys
import alembic.autogenerate, harena.server.run, harena.server.store.migrate
from harena import games
for name in games.names():
    games.load(name)
for line in sys.stdin:
    wish = json.loads(line)
    if 'pid' in wish:
        pid, status = os.waitpid(wish['pid'], 0 if wish['long'] else os.WNOHANG)
        print(os.waitstatus_to_exitcode(status) if pid else '', flush=True)
        continue
    if pid := os.fork():
        print(pid, flush=True)
        continue
    for number, (path, how) in enumerate(((os.devnull, os.O_RDONLY), (wish['out'], os.O_WRONLY))):
        opened = os.open(path, how)
        os.dup2(opened, number)
        os.close(opened)
    sys.argv[1:] = wish['given']
    os.environ.update(wish['environment'])
    exec(compile(wish['code'], 'server', 'exec'), {'__name__': '__main__'})
    sys.exit(0)
"""


def said(line: str) -> tuple[str, str]:
    """Return the address and the key of the house in what a server says when it is there."""
    link = next(word for word in line.split() if word.startswith("http://"))
    address, _, key = link.partition("#key=")
    return address, key


@cache
def _nursery() -> "subprocess.Popen[str]":
    made = subprocess.Popen([sys.executable, "-c", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(made.kill)
    return made


def _ask(**wish: Any) -> str:
    nursery = _nursery()
    assert nursery.stdin is not None
    assert nursery.stdout is not None
    nursery.stdin.write(json.dumps(wish) + "\n")
    nursery.stdin.flush()
    return nursery.stdout.readline().strip()


class Served:
    """A server's process, which runs ``code`` as ``python -c`` would, with arguments and more environment."""

    def __init__(self, code: str, given: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self._ended: int | None = None
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / "out"
            os.mkfifo(out)
            self.pid = int(_ask(code=code, given=[*given], environment={**(environment or {})}, out=str(out)))
            self.stdout = out.open()

    def poll(self) -> int | None:
        """Return its exit code, or None while it runs."""
        return self._look(long=False)

    def wait(self) -> int | None:
        """Return its exit code when it has gone."""
        return self._look(long=True)

    def _look(self, *, long: bool) -> int | None:
        if self._ended is None and (said := _ask(pid=self.pid, long=long)):
            self._ended = int(said)
        return self._ended

    def kill(self) -> None:
        """End it as the kernel would, unless it has gone."""
        if self.poll() is None:
            os.kill(self.pid, signal.SIGKILL)

    def __enter__(self) -> Self:
        """Let it run."""
        return self

    def __exit__(self, *_fault: object) -> None:
        """Wait until it has gone."""
        self.wait()
        self.stdout.close()
