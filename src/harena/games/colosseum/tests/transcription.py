"""The component tables of Colosseum, typed a second time from the rules file and in another form, to be compared with the box."""

from typing import Final

# All tokens and green ones, by two letters.
TOKENS: Final = {
    "GL": (20, 10), "CO": (12, 5), "MU": (12, 4), "HO": (12, 6), "TO": (12, 1), "PR": (11, 1), "SH": (11, 2), "LI": (10, 2),
    "SC": (10, 4), "DE": (10, 3), "CH": (10, 1), "CA": (10, 1), "JK": (4, 0), "EM": (4, 0), "AA": (4, 0),
}  # fmt: skip
CODES: Final = {
    "GL": "gladiator", "CO": "comedian", "MU": "musician", "HO": "horse", "TO": "torch", "PR": "priest", "SH": "ship",
    "LI": "lion", "SC": "scenery", "DE": "decoration", "CH": "chariot", "CA": "cage", "JK": "joker", "EM": "emperor",
    "AA": "action",
}  # fmt: skip

# Number: price, size, tokens, spectators with 0, 1, 2 ... missing.
PROGRAMS: Final = """
1: 0 0 | 2GL 1DE | 7 5 3
2: 0 0 | 2CO 1DE | 7 5 3
3: 0 0 | 2MU 1SC | 7 5 3
4: 0 0 | 2GL 2HO | 9 7 5 3
5: 0 0 | 2GL 2SH | 9 7 5 3
6: 0 0 | 2HO 2LI 1CA | 11 9 7 5 2
7: 0 0 | 3GL 1SC 1DE | 11 9 7 5 2
8: 0 0 | 3CO 1TO 2SC | 12 10 8 5 2
9: 0 0 | 3MU 1CO 1SC 1DE | 12 10 8 5 2
10: 0 0 | 3GL 3HO | 12 10 8 5 2
11: 13 1 | 3GL 3SH 2DE | 17 14 11 8 5 2
12: 13 1 | 3GL 3LI 2CA | 17 14 11 8 5 2
13: 14 1 | 2GL 2HO 2CH 1SC 1DE | 18 15 12 9 6 3
14: 14 1 | 2CO 2PR 2TO 1SC 1DE | 18 15 12 9 6 3
15: 17 1 | 3MU 1PR 1CH 2TO 2DE | 20 17 14 11 7 3
16: 20 1 | 3GL 1PR 3HO 2SC | 23 20 16 12 8 4
17: 21 1 | 2MU 3PR 3TO 1SC | 25 22 18 14 10 5
18: 22 1 | 3GL 3SH 2CA 1SC | 27 22 18 14 10 5
19: 24 1 | 2MU 1CO 3LI 2CA 1DE | 30 26 22 18 14 9 4
20: 25 1 | 3GL 3HO 3CH 1DE | 32 28 24 20 15 10 5
21: 25 2 | 2CO 2CH 3CA 1TO 2SC | 33 29 25 20 15 10 5
22: 26 2 | 1MU 2CO 3PR 1CH 2TO 2DE | 35 30 25 20 15 10 5
23: 27 2 | 4GL 3LI 2CA 2SC | 36 31 26 21 16 11 5
24: 28 2 | 4GL 4SH 1CO 1TO 1DE | 38 33 28 23 18 12 6
25: 29 2 | 3GL 1CO 3LI 2CA 1TO 2SC 1DE | 42 37 32 27 21 15 8
26: 32 2 | 3MU 1CO 1PR 3HO 3CH 1TO 1SC | 44 39 33 27 21 15 8
27: 35 2 | 3GL 4SH 2CO 1PR 2TO 1DE | 45 40 34 28 22 15 8
28: 35 2 | 3MU 3CO 2PR 2TO 2SC 1DE | 45 40 34 28 22 15 8
29: 37 2 | 1GL 1MU 1CO 3PR 1HO 3TO 2SC 2DE | 47 42 37 31 25 18 8
30: 40 2 | 2GL 2MU 2CO 1PR 3HO 3CH 2TO 1DE | 50 45 40 34 28 20 10
"""
SMOOTH_18: Final = (27, 23, 19, 15, 10, 5)

# What stands on the ring: rank and square; arenas by number of players, each by its two squares.
RING: Final = {0: "emperor", 6: "senator", 12: "consul", 19: "senator", 26: "consul", 30: "senator"}
ARENAS: Final = {
    3: ((32, 33), (8, 9), (21, 22)),
    4: ((32, 33), (3, 4), (14, 15), (23, 24)),
    5: ((32, 33), (2, 3), (8, 9), (15, 16), (23, 24)),
}
DIE: Final = ("1-3", "2", "3", "4", "5", "6")
"""Faces of the movement die."""

COUNTS: Final = {"medals": 18, "tickets": 10, "expansions": 2}
DEAL: Final = {3: 8, 4: 6, 5: 5}
START_COINS: Final = 30
PRICES: Final = {"expand": 10, "ticket": 10, "loge": 5}
SPECTATORS: Final = {
    "earlier": 5, "ticket": 5, "star": 4, "podium": 3, "medal": 3, "emperor": 7, "consul": 5, "senator": 3,
}  # fmt: skip
