"""How this copy was built."""

from importlib.machinery import ExtensionFileLoader

from harena.core import rng


def compiled() -> bool:
    """Return whether the rules run compiled."""
    spec = rng.__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
