"""``grosstarock backup``: a copy of the database, also while the server runs."""

import shutil
from pathlib import Path

import click

from grosstarock.words import say_code

from .serve import data_folder, data_option, language_option


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_option
@language_option
def command(file: Path, data: Path | None, language: str) -> None:
    """Copy the database to a new FILE, and the key of the seats beside it (FILE.key).

    Keep both from other eyes: the database holds the cards of unfinished deals.
    """
    from grosstarock.server.app import DATABASE, KEY
    from grosstarock.server.sqlite_store import copied
    from grosstarock.server.store import CopyExists, StoreFailed

    folder, place = data_folder(data), {"path": str(file)}
    try:
        copied(folder / DATABASE, file)
        file.chmod(0o600)
        if (folder / KEY).exists():
            shutil.copy(folder / KEY, key_of(file))
    except CopyExists as there:
        raise click.ClickException(say_code("terminal-backup-exists", place, language)) from there
    except (StoreFailed, OSError) as error:
        told = say_code("terminal-backup-failed", {"reason": str(error)}, language)
        raise click.ClickException(told) from error
    click.echo(say_code("terminal-backup-done", place, language))


def key_of(file: Path) -> Path:
    """Where the key of the seats lies beside a backup."""
    return file.with_name(f"{file.name}.key")
