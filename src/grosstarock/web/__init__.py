"""The table in the browser: the folder ``static``, with all that the page is made of.

The files need no build. ``index.html`` names them under ``/static/``, where whoever serves them may
put the hash of their content; every other reference is relative. ``vendor/MANIFEST.json`` says what
comes from others.
"""

from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"
"""Where the page's files lie."""
