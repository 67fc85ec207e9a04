"""Brings a database up to date with this release."""

from importlib.resources import as_file, files
from typing import Final

from sqlalchemy import Connection, inspect, text

LATEST: Final = "0001"
"""The last migration; a test holds it to the migrations themselves."""


def upgrade(connection: Connection) -> None:
    """Runs the migrations that the database has not seen yet."""
    if version(connection) == LATEST:
        return
    # Alembic is loaded for this alone: it would make every other start a good deal slower.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    with as_file(files("grosstarock.server") / "migrations") as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    """The last migration that a database has seen; None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    seen: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return seen
