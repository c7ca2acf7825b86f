"""Die Baumeister des Colosseum (Klaus-Jürgen Wrede, Schmidt Spiele 2016), for two to four; this package is its Rules object."""

from harena.games.baumeister.components import options, setup
from harena.games.baumeister.events import told
from harena.games.baumeister.explain import asks, default, describe, explain
from harena.games.baumeister.flow import apply, legal, load, new, outcomes, settled, to_act, waiting
from harena.games.baumeister.heuristics import worth
from harena.games.baumeister.imagine import imagine
from harena.games.baumeister.invariants import faults
from harena.games.baumeister.meta import meta
from harena.games.baumeister.moves import bounds
from harena.games.baumeister.notation import read, write
from harena.games.baumeister.playout import playout
from harena.games.baumeister.pointing import places, point
from harena.games.baumeister.positions import place, position
from harena.games.baumeister.state import clone, dump
from harena.games.baumeister.steps.final import ending, returns
from harena.games.baumeister.view import reveal, view, view_lines

__all__ = [
    "apply", "asks", "bounds", "clone", "default", "describe", "dump", "ending", "explain", "faults", "imagine", "legal", "load",
    "meta", "new", "options", "outcomes", "place", "places", "playout", "point", "position", "read", "returns", "reveal",
    "settled", "setup", "to_act", "told", "view", "view_lines", "waiting", "worth", "write",
]  # fmt: skip
