"""Where the command begins: everything else is loaded within, so that Ctrl-C ends it quietly from the first moment."""

import sys


def main() -> None:
    """Run the command line."""
    try:
        from harena.cli.app import app  # noqa: PLC0415 - see above

        app()
    except KeyboardInterrupt:
        sys.stderr.write("harena: Stopped.\n")
        sys.exit(130)
