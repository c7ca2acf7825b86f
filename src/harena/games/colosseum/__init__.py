"""Colosseum, shows in the arena by Wolfgang Kramer and Markus Lübke, for three to five; this package is its Rules object."""

from harena.games.colosseum.components import options, setup
from harena.games.colosseum.events import told
from harena.games.colosseum.explain import asks, default, describe, explain
from harena.games.colosseum.flow import apply, legal, new, outcomes, settled, to_act, waiting
from harena.games.colosseum.form import dump, load
from harena.games.colosseum.heuristics import worth
from harena.games.colosseum.imagine import imagine
from harena.games.colosseum.invariants import faults
from harena.games.colosseum.meta import meta
from harena.games.colosseum.moves import bounds
from harena.games.colosseum.notation import read, write
from harena.games.colosseum.playout import playout
from harena.games.colosseum.pointing import places, point
from harena.games.colosseum.positions import place, position
from harena.games.colosseum.state import clone
from harena.games.colosseum.steps.final import ending, returns
from harena.games.colosseum.view import reveal, view, view_lines

__all__ = [
    "apply", "asks", "bounds", "clone", "default", "describe", "dump", "ending", "explain", "faults", "imagine", "legal", "load",
    "meta", "new", "options", "outcomes", "place", "places", "playout", "point", "position", "read", "returns", "reveal",
    "settled", "setup", "to_act", "told", "view", "view_lines", "waiting", "worth", "write",
]  # fmt: skip
