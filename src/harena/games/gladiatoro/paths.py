"""Which hexes of a refused way break the zone of control (G4.8)."""

from harena.games.gladiatoro.state import AT, FIG, WIDTH, State
from harena.games.gladiatoro.steps.moving import barred, layers, zones


def shortest(s: State, f: int, hexagon: int) -> list[int]:
    """Return a shortest way of a figure to a hex without any zone, its start first; empty when there is none."""
    neigh = s.setup.neigh
    closed = barred(s, f)
    start = s.a[FIG + WIDTH * f + AT]
    came = {start: -1}
    todo = [start]
    for spot in todo:
        for to in neigh[6 * spot : 6 * spot + 6]:
            if to >= 0 and not closed[to] and to not in came:
                came[to] = spot
                todo.append(to)
    way = []
    while hexagon >= 0:
        way.append(hexagon)
        hexagon = came.get(hexagon, -1)
    return way[::-1]


def barred_way(s: State, f: int, hexagon: int, most: int) -> list[int]:
    """Return the hexes beside opposing figures on a shortest way, as far as they count (G4.10, G4.11)."""
    zone = zones(s, f)
    way = shortest(s, f, hexagon)[: most + 1]
    return [one for number, one in enumerate(way) if zone[one] and (number or s.setup.count_start)]


def behind_zone(s: State, f: int, most: int, open_ones: list[int]) -> list[int]:
    """Return the hexes within so many hexes that are not open because every way enters too many beside foes (G4.8)."""
    here = s.a[FIG + WIDTH * f + AT]
    within = {key & 255 for layer in layers(s, f, most, zoned=False, exact=False) for key in layer}
    shorter = {key & 255 for layer in layers(s, f, most, zoned=True, exact=False) for key in layer}
    return sorted(within - shorter - {here, *open_ones})
