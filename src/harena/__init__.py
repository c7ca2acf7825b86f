"""Harena: three Roman board games, played by their rules."""

from importlib.metadata import version

__version__ = version("harena")
