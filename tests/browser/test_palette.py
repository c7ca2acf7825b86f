"""The palette by numbers: what is read has contrast, and nobody's colours run together, whatever eyes look at them."""

import itertools
import math
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "web/src/styles/tokens.css"
THEMES = ("light", "dark")
Rgb = tuple[float, float, float]


def tokens(theme: str) -> dict[str, str]:
    """Return every colour of a theme by name, without the dashes."""
    pairs = re.findall(r"--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)", TOKENS.read_text())
    return {name: (light, dark)[THEMES.index(theme)] for name, light, dark in pairs}


# -- colours -------------------------------------------------------------------------------------------------------------------


def linear(colour: str) -> Rgb:
    """Return the linear light of an sRGB colour such as #a43127."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _line(red), _line(green), _line(blue)


def _line(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def contrast(one: str, two: str) -> float:
    """Return the contrast of WCAG 2: 1 to 21."""
    light, dark = sorted((0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(two))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


# Machado, Oliveira & Fernandes 2009, severity 1, on linear light.
EYES: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def seen(colour: Rgb, eyes: str) -> Rgb:
    """Return linear light as these eyes see it."""
    red, green, blue = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, colour, strict=True)))) for row in EYES[eyes])
    return red, green, blue


def lab(colour: Rgb) -> Rgb:
    """Return CIELAB (D65) of linear sRGB."""
    red, green, blue = colour
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Rgb, two: Rgb) -> float:
    """Return CIEDE2000 of two colours in CIELAB, after Sharma, Wu & Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    more = 1.5 - 0.5 * math.sqrt(mean / (mean + 25**7))
    c1, c2 = math.hypot(more * a1, b1), math.hypot(more * a2, b2)
    h1, h2 = _hue(more * a1, b1), _hue(more * a2, b2)
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    if c1 * c2 and h2 - h1 == 180:
        turn = 180.0
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    light, chroma, hue = (l1 + l2) / 2, (c1 + c2) / 2, h1 + h2
    if c1 * c2:
        hue = hue / 2 if abs(h1 - h2) <= 180 else (hue + 360) / 2 if hue < 360 else (hue - 360) / 2
    cosine = [math.cos(math.radians(angle)) for angle in (hue - 30, 2 * hue, 3 * hue + 6, 4 * hue - 63)]
    t = 1 - 0.17 * cosine[0] + 0.24 * cosine[1] + 0.32 * cosine[2] - 0.20 * cosine[3]
    sl = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    rotate = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotate * dc / sc * dh / sh)


def _hue(a: float, b: float) -> float:
    return 0.0 if a == b == 0 else math.degrees(math.atan2(b, a)) % 360


# -- the measure itself --------------------------------------------------------------------------------------------------------

# Sharma, Wu & Dalal 2005, table 1: the pairs at which implementations go wrong.
SHARMA = (
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 3.1571, -77.2803), (50.0, 0.0, -82.7485), 2.8615),
    ((50.0, 2.8361, -74.0200), (50.0, 0.0, -82.7485), 3.4412),
    ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, -1.1848, -84.8006), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, -0.9009, -85.5211), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0009), 7.1792),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0010), 7.1792),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0011), 7.2195),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0012), 7.2195),
    ((50.0, -0.0010, 2.4900), (50.0, 0.0009, -2.4900), 4.8045),
    ((50.0, -0.0010, 2.4900), (50.0, 0.0010, -2.4900), 4.8045),
    ((50.0, -0.0010, 2.4900), (50.0, 0.0011, -2.4900), 4.7461),
    ((50.0, 2.5000, 0.0), (50.0, 0.0, -2.5000), 4.3065),
    ((50.0, 2.5000, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5000, 0.0), (61.0, -5.0, 29.0), 22.8977),
    ((50.0, 2.5000, 0.0), (56.0, -27.0, -3.0), 31.9030),
    ((50.0, 2.5000, 0.0), (58.0, 24.0, 15.0), 19.4535),
    ((50.0, 2.5000, 0.0), (50.0, 3.1736, 0.5854), 1.0000),
    ((50.0, 2.5000, 0.0), (50.0, 3.2972, 0.0), 1.0000),
    ((50.0, 2.5000, 0.0), (50.0, 1.8634, 0.5757), 1.0000),
    ((50.0, 2.5000, 0.0), (50.0, 3.2592, 0.3350), 1.0000),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    ((61.2901, 3.7196, -5.3901), (61.4292, 2.2480, -4.9620), 1.8731),
    ((35.0831, -44.1164, 3.7933), (35.0232, -40.0716, 1.5901), 1.8645),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((36.4612, 47.8580, 18.3852), (36.2715, 50.5065, 21.2231), 1.4146),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
    ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
)


@pytest.mark.parametrize(("one", "two", "wanted"), SHARMA)
def test_the_difference_of_colours_is_measured_right(one: Rgb, two: Rgb, wanted: float) -> None:
    assert difference(one, two) == pytest.approx(wanted, abs=5e-5)
    assert difference(two, one) == pytest.approx(wanted, abs=5e-5)


def test_contrast_is_measured_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


# -- the palette ---------------------------------------------------------------------------------------------------------------

GROUNDS = ("travertine", "marble", "marble-raised", "marble-sunk")
SEATS = tuple(f"seat-{letter}" for letter in "abcdef")
MATERIALS = tuple(f"mat-{kind}" for kind in ("water", "wood", "grain", "stone", "stable", "storage"))


def texts() -> Iterator[tuple[str, str]]:
    """Every text colour with every ground it is put on."""
    for ground in GROUNDS:
        for ink in ("ink", "ink-2"):
            yield ink, ground
    for tone in ("accent", "laurel", "ochre"):
        for ground in ("travertine", "marble", "marble-raised", f"{tone}-wash"):
            yield f"{tone}-text", ground
        yield "ink", f"{tone}-wash"
    yield from (("on-accent", "accent"), ("on-accent", "accent-hover"), ("on-laurel", "laurel"), ("ink-on-glow", "glow"))
    yield "marble", "ink"  # what says why stands on ink
    yield from ((f"{fill}-on", fill) for fill in (*SEATS, *MATERIALS))


def edges() -> Iterator[tuple[str, str]]:
    """Every icon or edge that means something with every ground it is put on."""
    for ground in ("travertine", "marble", "marble-raised"):
        for edge in ("ink-3", "line-strong", "glow-edge", "focus", "accent-text"):
            yield edge, ground
        yield from ((f"{fill}-edge", ground) for fill in (*SEATS, *MATERIALS))
    yield from (("ink", ground) for ground in ("sand", "sand-deep", "stone-light", "stone-mid"))


@pytest.mark.parametrize("theme", THEMES)
def test_texts_can_be_read(theme: str) -> None:
    colours = tokens(theme)
    faint = {(ink, on): round(found, 2) for ink, on in texts() if (found := contrast(colours[ink], colours[on])) < 4.5}
    assert faint == {}


@pytest.mark.parametrize("theme", THEMES)
def test_icons_and_edges_can_be_seen(theme: str) -> None:
    colours = tokens(theme)
    faint = {(edge, on): round(found, 2) for edge, on in edges() if (found := contrast(colours[edge], colours[on])) < 3}
    assert faint == {}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("fills", [SEATS, MATERIALS], ids=["seats", "materials"])
def test_fills_are_told_apart(theme: str, eyes: str, fills: tuple[str, ...]) -> None:
    colours = tokens(theme)
    looks = {fill: lab(seen(linear(colours[fill]), eyes)) for fill in fills}
    near = {
        (one, two): round(found, 1)
        for one, two in itertools.combinations(fills, 2)
        if (found := difference(looks[one], looks[two])) < 12
    }
    assert near == {}
