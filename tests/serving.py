"""A server in a process of its own, as the tests start it."""

START = (
    "import sys; from pathlib import Path; from harena.server.run import Place, serve\n"
    "if __name__ == '__main__': serve(Path(sys.argv[1]), Place(port=int(sys.argv[2])), open_browser=False)"
)


def said(line: str) -> tuple[str, str]:
    """Return the address and the key of the house in what a server says when it is there."""
    link = next(word for word in line.split() if word.startswith("http://"))
    address, _, key = link.partition("#key=")
    return address, key
