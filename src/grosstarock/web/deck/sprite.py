"""The deck as one SVG sprite: a symbol for each of the 78 cards under its code, and the back."""

from __future__ import annotations

from . import back, courts, frame, lettering, numerals, pips, scuse, trumps
from .markup import element, path
from .palette import SUITS

RANKS = ("K", "Q", "N", "J", *(str(rank) for rank in range(10, 0, -1)))

CODES: tuple[str, ...] = (
    *(f"{suit}{rank}" for suit in SUITS for rank in RANKS),
    *(f"T{value}" for value in range(1, 22)),
    "F",
    "back",
)

_ABOUT = (
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"'
    ' xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">'
    '<cc:Work rdf:about=""><dc:title>Grosstarock deck</dc:title>'
    "<dc:creator>the grosstarock maintainers</dc:creator>"
    "<dc:rights>Drawings: CC0 1.0, public domain. Letters and figures: outlines of Barlow Condensed"
    " and Cinzel, SIL Open Font License 1.1.</dc:rights>"
    '<cc:license rdf:resource="https://creativecommons.org/publicdomain/zero/1.0/"/>'
    "</cc:Work></rdf:RDF></metadata>"
)


def sprite() -> str:
    """The text of ``deck.svg``."""
    symbols = numerals.cards() | courts.cards() | trumps.cards()
    symbols |= {"F": scuse.card(), "back": back.card()}
    shared = (
        frame.definitions()
        + "".join(path(outline, id=f"pip-{suit}") for suit, outline in pips.PIPS.items())
        + lettering.definitions()
    )
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg">',
        _ABOUT,
        element("defs", shared),
        *(symbols[code] for code in CODES),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"
