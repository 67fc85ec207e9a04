"""Words set in the deck's own outlines: numbers, Roman numerals and the letters of the courts."""

from __future__ import annotations

from . import glyphs
from .glyphs import Glyph
from .markup import element, group, moved, numbers, path, use

ROMAN_NUMERALS = tuple(
    f"{tens}{ones}"
    for tens in ("", "X", "XX")
    for ones in ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
)[1:22]

# Letters of King, Queen, Knight and Jack. A page shows one set; English unless it says otherwise.
LETTERS = {
    "english": "KQNJ",
    "danish": "KDCB",
    "german": "KDCB",
    "french": "RDCV",
    "italian": "RDCF",
    "spanish": "RDCJ",
}
COURTS = "KQNJ"


def layer(property_name: str, content: str, *, shown: bool) -> str:
    """A group that a page shows or hides by a custom property with the value inline or none."""
    return group(content, display=f"var(--{property_name},{'inline' if shown else 'none'})")


def definitions() -> str:
    """The outlines of all glyphs, and for each court the letters of all languages in layers."""
    outlines = [path(glyph.outline, id=f"glyph-{name}") for name, glyph in glyphs.INDEX.items()]
    outlines += [path(glyph.outline, id=f"roman-{name}") for name, glyph in glyphs.ROMAN.items()]
    return "".join(outlines) + "".join(_court_letters(court) for court in COURTS)


def _court_letters(court: str) -> str:
    place = COURTS.index(court)
    sets = [
        layer(f"letters-{name}", _set_in_index_face(letters[place]), shown=name == "english")
        for name, letters in LETTERS.items()
    ]
    return group("".join(sets), id=f"rank-{court}")


def rank(name: str) -> str:
    """A rank of the suits over its pip, centred at x = 27 and standing on y = 46."""
    return use(f"rank-{name}") if name in COURTS else _set_in_index_face(name)


def _set_in_index_face(word: str) -> str:
    return written(word, glyphs.INDEX, "glyph", height=38, baseline=45, widest=40)


def trump_index(value: int) -> str:
    """A trump's number large over its Roman numeral, and the other way round, in two layers."""
    roman = ROMAN_NUMERALS[value - 1]
    arabic_first = written(
        str(value), glyphs.INDEX, "glyph", height=38, baseline=46, widest=41
    ) + written(roman, glyphs.ROMAN, "roman", height=13, baseline=66, widest=39)
    roman_first = written(
        roman, glyphs.INDEX, "glyph", height=36, baseline=44, widest=43
    ) + written(str(value), glyphs.INDEX, "glyph", height=17, baseline=67, widest=43)
    return layer("numerals-arabic", arabic_first, shown=True) + layer(
        "numerals-roman", roman_first, shown=False
    )


def written(
    word: str,
    face: dict[str, Glyph],
    prefix: str,
    *,
    height: float,
    baseline: float,
    widest: float,
) -> str:
    """A word centred at x = 27; one that would be wider than `widest` is narrowed."""
    full = glyphs.INDEX_HEIGHT if prefix == "glyph" else glyphs.ROMAN_HEIGHT
    tall = height / full
    width = sum(face[sign].width for sign in word)
    wide = min(tall, widest / width)
    signs = []
    at = 0
    for sign in word:
        place = {"x": at} if at else {}
        signs.append(use(f"{prefix}-{sign}", **place))
        at += face[sign].width
    start = numbers([27 - width * wide / 2, baseline])
    if wide == tall:
        transform = moved(27 - width * wide / 2, baseline, tall)
    else:
        transform = f"translate({start})scale({wide:.3f} {tall:.3f})"
    if len(word) == 1:
        return use(f"{prefix}-{word}", transform=transform)
    return element("g", "".join(signs), transform=transform)
