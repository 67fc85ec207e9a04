"""``grosstarock bench``: the kernel's figures in one table, from the scripts in ``bench/``."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import click

from grosstarock.words import say_code

from .kernel_extra import kernel_needed

SCRIPTS: Final = ("kernel_speed.py", "endings_speed.py", "worlds_speed.py")
FOLDER: Final = Path(__file__).resolve().parents[3] / "bench"


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One object, a script's figures each.")
def command(as_json: bool) -> None:
    """Measure the kernel: play, environment, endings, worlds; some minutes on a quiet machine."""
    with kernel_needed():
        import numba  # noqa: F401  # asked for here, so that what is missing is said clearly

    if not FOLDER.is_dir():
        raise click.ClickException(say_code("terminal-bench-missing", {}, "en"))
    figures = {}
    for script in SCRIPTS:
        name = script.removesuffix("_speed.py")
        if as_json:
            figures[name] = _figures(script)
        else:
            click.echo(f"{name}:")
            subprocess.run([sys.executable, str(FOLDER / script)], check=True)
    if as_json:
        click.echo(json.dumps(figures, indent=1))


def _figures(script: str) -> Any:
    run = subprocess.run(
        [sys.executable, str(FOLDER / script), "--json"],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return json.loads(run.stdout)
