"""Writes a picture of every main screen, at both sizes and in both themes: python scripts/shots.py [--lang de] [NAME...]."""

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402  # after the path is set
from tests.browser.conftest import QUIET, SIZES, at_root  # noqa: E402
from tests.browser.states import LANGUAGES, STATES, laid_house, visitor  # noqa: E402

from conftest import chromium  # noqa: E402


def main() -> None:
    """Open every state at every size and in every theme, and keep what it looks like."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only these states; all if none is named")
    parser.add_argument("--lang", default="en", choices=[*LANGUAGES, "qps"])
    parser.add_argument("--into", type=Path, default=ROOT / "shots")
    wanted = parser.parse_args()
    unknown = set(wanted.names) - {state.name for state in STATES}
    if unknown:
        raise SystemExit(f"There is no state {', '.join(sorted(unknown))}; there are {', '.join(one.name for one in STATES)}.")
    wanted.into.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        laid_house(Path(folder) / "house") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET, chromium_sandbox=not at_root())
        for size in SIZES:
            page = visitor(browser, server, size).page
            for state in STATES:
                if wanted.names and state.name not in wanted.names:
                    continue
                for theme in ("light", "dark"):
                    state.open(page, server.address, lang=wanted.lang, theme=theme)
                    page.evaluate("document.fonts.ready.then(() => null)")
                    page.screenshot(path=wanted.into / f"{state.name.replace(' ', '-')}.{size}.{theme}.{wanted.lang}.png")
        browser.close()
    print(f"{len(list(wanted.into.glob('*.png')))} pictures in {wanted.into}")


if __name__ == "__main__":
    main()
