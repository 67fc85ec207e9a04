"""The command line; one module a command.

Everything here needs the extra ``cli``, the table in the browser also ``server``; where a package
is missing ``main`` says so in one line.
"""

import sys
from typing import Final

EXTRAS: Final = {
    **dict.fromkeys(("click", "fluent", "platformdirs", "rich"), "cli"),
    **dict.fromkeys(("alembic", "itsdangerous", "msgspec", "segno"), "server"),
    **dict.fromkeys(("sqlalchemy", "starlette", "uvicorn", "websockets"), "server"),
}
"""The packages that extras bring, by the names that are imported, each with its extra."""


def main() -> None:
    """Run the command line, or say which extra it needs."""
    try:
        from .app import grosstarock

        grosstarock()
    except ModuleNotFoundError as missing:
        extra = EXTRAS.get((missing.name or "").split(".")[0])
        if extra is None:
            raise
        sys.stderr.write(
            f"grosstarock: this command needs the package {missing.name}; "
            f"install it with: pip install 'grosstarock[{extra}]'\n"
        )
        sys.exit(2)
