"""The command line; one module a command.

Everything here needs the extra ``cli``; without it ``main`` says so in one line.
"""

import sys
from typing import Final

EXTRA: Final = ("click", "fluent", "platformdirs", "rich")
"""What the extra ``cli`` installs, by the names that are imported."""


def main() -> None:
    """Run the command line, or say which extra it needs."""
    try:
        from .app import grosstarock

        grosstarock()
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] not in EXTRA:
            raise
        sys.stderr.write(
            f"grosstarock: the command line needs the package {missing.name}; "
            "install it with: pip install 'grosstarock[cli]'\n"
        )
        sys.exit(2)
