"""Gladiatoro, a skirmish of gladiators on hexes by kingstrategicgames, for two to six; this package is its Rules object."""

from harena.games.gladiatoro.components import options, setup
from harena.games.gladiatoro.events import told
from harena.games.gladiatoro.explain import asks, default, describe, explain
from harena.games.gladiatoro.flow import apply, legal, load, new, outcomes, settled, to_act, waiting
from harena.games.gladiatoro.heuristics import worth
from harena.games.gladiatoro.imagine import imagine
from harena.games.gladiatoro.invariants import faults
from harena.games.gladiatoro.meta import meta
from harena.games.gladiatoro.moves import bounds
from harena.games.gladiatoro.notation import read, write
from harena.games.gladiatoro.playout import playout
from harena.games.gladiatoro.pointing import places, point
from harena.games.gladiatoro.positions import place, position
from harena.games.gladiatoro.state import clone, dump
from harena.games.gladiatoro.steps.final import ending, returns
from harena.games.gladiatoro.view import reveal, view, view_lines

__all__ = [
    "apply", "asks", "bounds", "clone", "default", "describe", "dump", "ending", "explain", "faults", "imagine", "legal", "load",
    "meta", "new", "options", "outcomes", "place", "places", "playout", "point", "position", "read", "returns", "reveal",
    "settled", "setup", "to_act", "told", "view", "view_lines", "waiting", "worth", "write",
]  # fmt: skip
