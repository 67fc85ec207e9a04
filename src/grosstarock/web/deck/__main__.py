"""Writes the sprite into the package's static files: ``python -m grosstarock.web.deck``.

With the name of a folder it writes the two pages of the documentation there instead.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

from . import sheet
from .sprite import sprite

SPRITE = Path(__file__).resolve().parent.parent / "static" / "deck.svg"


def write_sprite() -> None:
    """Draw the deck anew and say how large it is."""
    text = sprite()
    SPRITE.parent.mkdir(exist_ok=True)
    SPRITE.write_text(text, encoding="utf-8", newline="\n")
    packed = len(gzip.compress(text.encode(), 9, mtime=0))
    sys.stdout.write(f"{SPRITE.name}: {len(text):,} bytes, {packed:,} by gzip\n")


def write_pages(folder: Path) -> None:
    """Write ``deck.html`` and ``deck-phone.html``, to be looked at in a browser."""
    for name, page in (("deck", sheet.all_cards()), ("deck-phone", sheet.phone())):
        (folder / f"{name}.html").write_text(page, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        write_pages(Path(sys.argv[1]))
    else:
        write_sprite()
