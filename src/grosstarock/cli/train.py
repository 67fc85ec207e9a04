"""``grosstarock train``: teaches the network by which ``expert`` plays.

A round writes books of lessons and fits a network to them, all in one folder; a round that was
broken off goes on where it stopped.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from grosstarock.words import say_code

from .kernel_extra import kernel_needed

DUELS: Final = 400
"""Deals in which the new network meets the one the round began with."""

if TYPE_CHECKING:
    from grosstarock.players.network_weights import Weights
    from grosstarock.research.schooling import Epoch


@click.command()
@click.argument("course", type=click.Choice(["teach", "iterate"]))
@click.option(
    "--into",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    help="The folder for books, checkpoints and the curve; go on there later.",
)
@click.option(
    "--resume",
    metavar="NAME|FILE",
    help="The weights to begin with: a name from the package, or a file.",
)
@click.option("--books", type=click.IntRange(1), default=100, show_default=True)
@click.option("--epochs", type=click.IntRange(1), default=8, show_default=True)
@click.option("--rate", type=click.FloatRange(0, min_open=True), default=1e-3, show_default=True)
@click.option("--units", type=click.IntRange(64), default=256, show_default=True)
@click.option("--hidden", type=click.IntRange(32), default=64, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True)
def command(
    course: str,
    folder: Path,
    resume: str | None,
    books: int,
    epochs: int,
    rate: float,
    units: int,
    hidden: int,
    seed: int,
    jobs: int,
) -> None:
    """Teach the network by which `expert` plays.

    COURSE `teach` is for a network that knows nothing: worlds are played out by chance and by
    rules of thumb. In `iterate` the network plays them on itself. Books of 10,000 lessons are
    written, then the network is fitted to them; what is there already is not done again. In the
    end the folder holds weights.npz and curve.svg.
    """
    with kernel_needed():
        from grosstarock.players.network_weights import read_weights
        from grosstarock.research.courses import COURSES
        from grosstarock.research.library import Library
        from grosstarock.research.schooling import Plan, fit, write_books

    if units % 64 or hidden % 32:
        raise click.UsageError(_words("sizes"))
    weights = _first_weights(resume, units, hidden, seed)
    if weights is None:
        raise click.UsageError(_words("no-weights", found=resume or ""))
    if course == "iterate" and resume is None:
        raise click.UsageError(_words("needs-weights"))
    plan = Plan(books=books, seed=seed, epochs=epochs, rate=rate)
    library = Library(folder / "books")
    for _ in write_books(COURSES[course], weights, plan, library, jobs):
        click.echo(_words("book", number=len(library), books=books))
    lessons = library.read(range(books))
    click.echo(_words("lessons", lessons=len(lessons.bits)))
    fit(lessons, weights, plan, folder, lambda epoch: _tell(epoch, epochs)).write(
        folder / "weights.npz"
    )
    _compare(weights, read_weights(folder / "weights.npz"))
    _draw(folder)
    click.echo(_words("done", folder=str(folder)))


def _first_weights(resume: str | None, units: int, hidden: int, seed: int) -> "Weights | None":
    """The weights to begin with; None where there are none of that name."""
    from grosstarock.players.network_weights import WEIGHTS_FOLDER, read_weights
    from grosstarock.research.fitting import new_weights

    if resume is None:
        return new_weights(units, hidden, seed)
    for file in (Path(resume), WEIGHTS_FOLDER / f"{resume}.npz"):
        if file.is_file():
            return read_weights(file)
    return None


def _tell(epoch: "Epoch", epochs: int) -> None:
    click.echo(
        _words(
            "epoch",
            number=epoch.number + 1,
            epochs=epochs,
            money=f"{epoch.testing.money:.4f}",
            choice=f"{epoch.testing.choice:.4f}",
            spread=f"{epoch.testing.spread:.4f}",
            seconds=round(epoch.seconds),
        )
    )


def _compare(before: "Weights", after: "Weights") -> None:
    """How the new weights play against those the round began with, the cards alone."""
    from grosstarock.core.presets import rules_of
    from grosstarock.kernel.features_money import STANDARD
    from grosstarock.kernel.network_duels import duel

    points = duel(rules_of("danish"), after.folded(STANDARD), before.folded(STANDARD), DUELS)
    half = 1.96 * points.std(ddof=1) / len(points) ** 0.5
    click.echo(_words("duel", deals=DUELS, points=f"{points.mean():+.1f}", half=f"{half:.1f}"))


def _draw(folder: Path) -> None:
    """The curve of all epochs in a folder."""
    from grosstarock.research.curves import Axes, Curve, curves_svg
    from grosstarock.research.schooling import epochs_in

    epochs = epochs_in(folder)
    curves = (
        Curve(_words("curve-learning"), [epoch.learning.choice for epoch in epochs]),
        Curve(_words("curve-testing"), [epoch.testing.choice for epoch in epochs]),
    )
    axes = Axes(_words("curve-title"), _words("curve-epochs"))
    (folder / "curve.svg").write_text(curves_svg(curves, axes), encoding="utf-8")


def _words(what: str, **arguments: str | int) -> str:
    return say_code(f"terminal-train-{what}", arguments, "en")
