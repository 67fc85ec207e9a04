"""An address as a QR code, to be scanned from a screen."""

import io
from itertools import groupby

import msgspec
import segno


class QrWire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A QR code to draw: ``size`` modules wide and high, with the light ones around it.

    ``path`` is an SVG path of the dark ones: strokes, a module thick, along the rows.
    """

    size: int
    path: str


QUIET = 4
"""How many light modules go round a code, as its standard asks."""


def qr_drawn(url: str) -> QrWire:
    """An address as a QR code for a page to draw."""
    rows = tuple(segno.make(url, error="m").matrix)
    strokes = []
    for y, row in enumerate(rows):
        x = 0
        for is_dark, run in groupby(row):
            length = len(tuple(run))
            if is_dark:
                strokes.append(f"M{x + QUIET} {y + QUIET}.5h{length}")
            x += length
    return QrWire(len(rows) + 2 * QUIET, "".join(strokes))


def qr_picture(url: str) -> bytes:
    """An address as a QR code in an SVG file, dark on light."""
    picture = io.BytesIO()
    segno.make(url, error="m").save(picture, kind="svg", scale=4, border=QUIET, light="#fff")
    return picture.getvalue()
