"""Resolve the newest versions with uv and write them, exact, into pyproject.toml as constraint-dependencies.

When anything fails, pyproject.toml is left as it was.
"""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "pyproject.toml"
LIST = re.compile(r"^constraint-dependencies = \[\n.*?^\]\n", re.MULTILINE | re.DOTALL)


def written(lines: list[str]) -> str:
    """Return the list as it stands in pyproject.toml."""
    return "constraint-dependencies = [\n" + "".join(f'  "{line}",\n' for line in lines) + "]\n"


def constraint(package: dict[str, Any]) -> str:
    """Return one package of uv.lock as an exact requirement; forks of a resolution keep their markers."""
    markers = " or ".join(f"({marker})" for marker in package.get("resolution-markers", ())).replace('"', "'")
    line = f"{package['name']}=={package['version']}"
    return f"{line} ; {markers}" if markers else line


def main() -> None:
    """Rewrite the list."""
    before = PROJECT.read_text("utf-8")
    free, found = LIST.subn(written([]), before)
    if found != 1:
        raise SystemExit("pyproject.toml holds no list of constraint-dependencies that can be rewritten")
    try:
        PROJECT.write_text(free, "utf-8")
        subprocess.run(["uv", "lock", "--upgrade"], cwd=ROOT, check=True)
        packages = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]
        lines = sorted(constraint(package) for package in packages if "editable" not in package["source"])
        PROJECT.write_text(LIST.sub(lambda _: written(lines), before), "utf-8")
        subprocess.run(["uv", "lock"], cwd=ROOT, check=True)
    except BaseException:
        PROJECT.write_text(before, "utf-8")
        raise
    print(f"{len(lines)} versions are held")


if __name__ == "__main__":
    main()
