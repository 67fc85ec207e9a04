"""The icons of the page as an app: the deck's back, the 'Scuse and the Mond, a fan on the felt.

``python -m grosstarock.web.deck.icons`` draws them by Chromium into the package's static files.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

from .sprite import sprite

ICONS = Path(__file__).resolve().parent.parent / "static" / "icons"
SIZES = {"icon-192": 192, "icon-512": 512, "icon-maskable-512": 512}
"""The files by their names, and how many pixels wide each is."""

_FAN = (("back", -24, -30), ("F", 0, 0), ("T21", 24, 30))
"""A card's code, by how many degrees it is turned, and how far it lies beside the middle."""


def icon(name: str) -> str:
    """A page as large as the icon, 512 units; of a maskable one the edge may be cut away."""
    is_maskable = "maskable" in name
    hidden = sprite().replace("<svg ", '<svg width="0" height="0" style="position:absolute" ', 1)
    scale = 0.78 if is_maskable else 1
    cards = "".join(
        f'<g transform="translate({256 + scale * aside} {276 + 0.5 * scale * abs(turn)}) '
        f'rotate({turn} 0 {170 * scale}) scale({scale})">'
        '<svg x="-92" y="-176" width="184" height="313" viewBox="0 0 200 340">'
        f'<use href="#{code}"/></svg></g>'
        for code, turn, aside in _FAN
    )
    ground = (
        '<defs><radialGradient id="felt" cy=".4"><stop stop-color="#25805f"/>'
        '<stop offset="1" stop-color="#124a38"/></radialGradient></defs>'
        f'<rect width="512" height="512" rx="{0 if is_maskable else 96}" fill="url(#felt)"/>'
    )
    return (
        "<!doctype html><meta charset=utf-8><style>html,body{margin:0;background:none}"
        "svg{display:block}g{filter:drop-shadow(0 4px 8px #0007)}</style>"
        f'{hidden}<svg width="100vw" height="100vw" viewBox="0 0 512 512">{ground}{cards}</svg>\n'
    )


def write_icons(chromium: str) -> None:
    """Draw every icon with the browser at this path; a browser that fails raises."""
    ICONS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, size in SIZES.items():
            page = Path(folder) / f"{name}.html"
            page.write_text(icon(name), encoding="utf-8")
            drawn = f"--screenshot={ICONS / name}.png"
            look = ["--headless", "--hide-scrollbars", "--default-background-color=00000000"]
            room = f"--window-size={size},{size}"
            # A browser started by root, as in a container, wants to be told so.
            started = [chromium, "--no-sandbox", *look, room, drawn, page.as_uri()]
            subprocess.run(started, check=True, capture_output=True, timeout=120)


if __name__ == "__main__":
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        raise SystemExit("Chromium is needed to draw the icons.")
    write_icons(found)
