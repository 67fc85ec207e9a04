"""The colours: those that a page may change by custom properties, and those that stay.

A symbol reads ``var(--H, #c1272d)``: a page that sets nothing gets the two-colour deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

SUITS = "CSHD"

PROPERTIES: Mapping[str, str] = MappingProxyType(
    {
        "C": "#16181d",
        "S": "#16181d",
        "H": "#c1272d",
        "D": "#c1272d",
        "T": "#43245c",
        "paper": "#fdfbf5",
        "court": "#f5ead1",
    }
)

# What a page sets on an element that holds cards. The two-colour deck needs nothing.
PALETTES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "two-colour": {},
        "four-colour": {"D": "#1467b3", "C": "#1a7a3c"},
        "colour-blind": {"H": "#cc1446", "D": "#b26800", "C": "#0a72c2", "S": "#0b0c10"},
    }
)

# The paper by night: the same cards under a softer lamp.
DARK_PAPER: Mapping[str, str] = MappingProxyType({"paper": "#e9e3d6", "court": "#e2d5ba"})

INK = "#2a1f2d"
GOLD = "#dba93a"
CREAM = "#fbf0d9"
TAN = "#e0bd8c"
SKIN = "#f4d7b8"
ROSE = "#d98a77"
LIPS = "#a93a35"
STEEL = "#b9c2cc"


def reading(name: str) -> str:
    """How a symbol asks for a colour: the page's, or else the deck's own."""
    return f"var(--{name},{PROPERTIES[name]})"
