"""How this copy was built."""

from importlib.machinery import ExtensionFileLoader

from harena.core import rng


def compiled() -> bool:
    """Return whether the rules run compiled."""
    return isinstance(rng.__spec__.loader, ExtensionFileLoader)
