"""``grosstarock restore``: a backup in the place of the database."""

import shutil
from pathlib import Path

import click

from .backup import key_of
from .serve import data_folder, data_option


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@data_option
def command(file: Path, data: Path | None) -> None:
    """Put the backup FILE in the place of the database; the server must not be running.

    The key of the seats (FILE.key) is put back too, where there is one. A damaged backup changes
    nothing.
    """
    from grosstarock.server.app import DATABASE, KEY
    from grosstarock.server.sqlite_store import restore
    from grosstarock.server.store import StoreFailed, StoreInUse

    folder = data_folder(data)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        restore(file, folder / DATABASE)
        if key_of(file).exists():
            shutil.copy(key_of(file), folder / KEY)
    except StoreInUse as in_use:
        raise click.ClickException(f"stop the server first ({in_use.note})") from in_use
    except (StoreFailed, OSError) as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"The database is that of {file} now.")
