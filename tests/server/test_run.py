import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from tests.serving import START, said

from harena.server.run import Place, serve


def test_a_busy_port_is_one_sentence_and_exit_code_1(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        done = subprocess.run(
            [sys.executable, "-c", START, str(tmp_path), str(port)], capture_output=True, text=True, timeout=60, check=False
        )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert str(port) in done.stderr
    assert "taken" in done.stderr


@pytest.mark.parametrize(("host", "port"), [("no such host", 0), ("127.0.0.1", 70000), ("0.0.0.0", 0)])  # noqa: S104  # refused
def test_an_impossible_address_is_one_sentence(host: str, port: int, tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as stop:
        serve(tmp_path, Place(host, port), open_browser=False)
    assert isinstance(stop.value.code, str)
    assert "\n" not in stop.value.code


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_until_told_to_stop(how: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-c", START, str(tmp_path), "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address, _ = said(server.stdout.readline())
            with urllib.request.urlopen(f"{address}api/house", timeout=20) as answer:  # noqa: S310  # our own server
                assert answer.status == 200
            server.send_signal(how)
            _, errors = server.communicate(timeout=20)
        finally:
            server.kill()
    assert server.returncode == 0
    assert errors == ""
