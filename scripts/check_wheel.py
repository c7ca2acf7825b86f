"""Build sdist and wheel, install the wheel in a fresh environment, and hold it against the sources.

The wheel must carry what it needs and nothing else, say how it was built, play the same games as the plain sources to the last
digest, and simulate. With ``HARENA_REQUIRE=compiler`` or ``--require-compiled`` it must be compiled.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "harena" / "games"
DIGESTS = ROOT / "src" / "harena" / "testing" / "digests.py"

DATA = ("rulebook/*.md", "*.toml", "locale/*/*.ftl", "records/*.harena", "positions/*.toml")
WANTED = ("harena/py.typed", "harena/server/client/index.html", "harena/server/client/assets/*.js", "*/licenses/LICENSE")
UNWANTED = ("harena/games/*/tests/*", "harena/games/*/web/*", "*.pyc", "*/node_modules/*", "tests/*", "conftest.py")


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Run a command and return what it printed; its errors go to ours."""
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        sys.stdout.write(done.stdout)
        raise SystemExit(f"check_wheel: failed with {done.returncode}: {' '.join(map(str, command))}")
    return done.stdout


def check_contents(wheel: Path, *, compiled: bool) -> None:
    """Refuse a wheel that lacks a file or carries one too many."""
    names = zipfile.ZipFile(wheel).namelist()
    data = [file for pattern in DATA for file in GAMES.glob(f"*/{pattern}")]
    wanted = [*WANTED, *(file.relative_to(ROOT / "src").as_posix() for file in data)]
    if compiled:
        wanted += ["harena/core/rng.py", "harena/core/rng.*.so" if os.name == "posix" else "harena/core/rng.*.pyd"]
    missing = [pattern for pattern in wanted if not any(fnmatch(name, pattern) for name in names)]
    excess = [name for name in names if any(fnmatch(name, pattern) for pattern in UNWANTED)]
    if missing or excess:
        raise SystemExit(f"check_wheel: the wheel lacks {missing} and should not carry {excess}")


def install(wheel: Path, work: Path) -> Path:
    """Install the wheel in an environment of its own, with the versions that are held; return its folder of commands."""
    held = work / "constraints.txt"
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    held.write_text("\n".join(settings["tool"]["uv"]["constraint-dependencies"]), "utf-8")
    environment = work / "environment"
    commands = environment / ("Scripts" if os.name == "nt" else "bin")
    run("uv", "venv", "--quiet", "--python", sys.executable, environment, cwd=work)
    run("uv", "pip", "install", "--quiet", "--python", commands / "python", "--constraint", held, wheel, cwd=work)
    return commands


def check_digests(commands: Path, games: int, work: Path) -> None:
    """Play seeded games with the wheel and with the plain sources, and compare every digest."""
    if not DIGESTS.is_file():
        print("check_wheel: skipped the digests, harena.testing.digests does not exist yet")
        return
    for name in run(commands / "python", "-c", "from harena import games; print(*games.names())", cwd=work).split():
        arguments = ("-m", "harena.testing.digests", "--game", name, "--games", str(games))
        theirs = run(commands / "python", *arguments, cwd=work).splitlines()
        ours = run(sys.executable, *arguments, cwd=work).splitlines()
        if len(theirs) != games or len(ours) != games:
            raise SystemExit(
                f"check_wheel: {name}: {len(theirs)} digests from the wheel, {len(ours)} from the sources, not {games}"
            )
        for wheels, sources in zip(theirs, ours, strict=True):
            if wheels != sources:
                raise SystemExit(f"check_wheel: {name}: the two builds part ways:\n  wheel   {wheels}\n  sources {sources}")
        print(f"check_wheel: {name}: {games} digests, all equal")


def check_game(commands: Path, work: Path) -> None:
    """Simulate a few games with the installed command."""
    if not (GAMES / "baumeister" / "__init__.py").is_file():
        print("check_wheel: skipped the simulation, Baumeister does not exist yet")
        return
    run(
        commands / "harena", "simulate", "baumeister", "--seats", "random,random", "--games", "5", "--seed", "1",
        cwd=work, HARENA_HOME=str(work / "home"),
    )  # fmt: skip
    print("check_wheel: five games of Baumeister simulated")


def main() -> None:
    """Do all of it in a temporary folder."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=50, help="how many seeded games to compare")
    parser.add_argument("--require-compiled", action="store_true", help="fails without a C compiler")
    options = parser.parse_args()
    required = options.require_compiled or "compiler" in os.environ.get("HARENA_REQUIRE", "").split(",")
    with tempfile.TemporaryDirectory(prefix="harena-check-") as folder:
        work = Path(folder)
        run("uv", "build", "--quiet", "--out-dir", work, ROOT, cwd=work, **({"HARENA_COMPILE": "1"} if required else {}))
        (wheel,) = work.glob("*.whl")
        compiled = not wheel.name.endswith("-none-any.whl")
        check_contents(wheel, compiled=compiled)
        commands = install(wheel, work)
        told = run(commands / "harena", "--version", cwd=work).strip()
        if ("compiled rules" if compiled else "plain rules") not in told:
            raise SystemExit(f"check_wheel: {wheel.name} says of itself: {told}")
        print(f"check_wheel: {told}")
        check_digests(commands, options.games, work)
        check_game(commands, work)


if __name__ == "__main__":
    main()
