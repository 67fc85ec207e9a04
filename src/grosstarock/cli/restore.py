"""``grosstarock restore``: a backup in the place of the database."""

import shutil
from pathlib import Path

import click

from grosstarock.words import say_code

from .backup import key_of
from .serve import data_folder, data_option, language_option


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@data_option
@language_option
def command(file: Path, data: Path | None, language: str) -> None:
    """Put the backup FILE in the place of the database; the server must not be running.

    The key of the seats (FILE.key) is put back too, where there is one. A damaged backup changes
    nothing.
    """
    from grosstarock.server.app import DATABASE, KEY
    from grosstarock.server.sqlite_store import restore
    from grosstarock.server.store import CopyDamaged, StoreFailed, StoreInUse

    folder, place = data_folder(data), {"path": str(file)}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        restore(file, folder / DATABASE)
        if key_of(file).exists():
            shutil.copy(key_of(file), folder / KEY)
    except StoreInUse as in_use:
        raise click.ClickException(say_code("terminal-restore-running", {}, language)) from in_use
    except CopyDamaged as damaged:
        told = say_code("terminal-restore-damaged", {**place, "reason": str(damaged)}, language)
        raise click.ClickException(told) from damaged
    except (StoreFailed, OSError) as error:
        told = say_code("terminal-restore-failed", {**place, "reason": str(error)}, language)
        raise click.ClickException(told) from error
    click.echo(say_code("terminal-restore-done", place, language))
