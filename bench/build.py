"""The wheel that is measured, unpacked twice: with its compiled rules, and without them."""

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "bench"
EXTENSIONS = (".so", ".pyd")


def build(work: Path, *, fresh: bool) -> tuple[Path, Path | None]:
    """Return the folder of the plain rules, and that of the compiled ones or None where nothing was compiled.

    A wheel is kept under a digest of its sources, so that a second run on the same sources need not compile again.
    """
    wheel = None if fresh else next(KEPT.glob(f"{_digest()}/*.whl"), None)
    if wheel is None:
        wheel = _wheel(work)
    plain = work / "plain"
    compiled = work / "compiled"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(compiled)
        names = archive.namelist()
        archive.extractall(plain, [name for name in names if not name.endswith(EXTENSIONS)])
    return plain, compiled if any(name.endswith(EXTENSIONS) for name in names) else None


def _wheel(work: Path) -> Path:
    digest = _digest()
    out = work / "wheel"
    command = ["uv", "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", str(out), str(ROOT)]
    done = subprocess.run(command, stdout=sys.stderr, check=False)
    if done.returncode:
        raise SystemExit(f"bench: the wheel cannot be built, uv build failed with {done.returncode}")
    (built,) = out.glob("*.whl")
    if digest != _digest():
        return built  # somebody wrote meanwhile: measured, but not kept
    kept = KEPT / digest
    shutil.rmtree(KEPT, ignore_errors=True)
    kept.mkdir(parents=True)
    return Path(shutil.copy(built, kept))


def _digest() -> str:
    digest = hashlib.sha256(f"{sys.version}{os.environ.get('HARENA_COMPILE')}{os.environ.get('CC')}".encode())
    source = ROOT / "src"
    files = [*source.rglob("*.py"), *source.rglob("*.toml"), ROOT / "pyproject.toml", ROOT / "hatch_build.py"]
    for file in sorted(files):
        digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]
