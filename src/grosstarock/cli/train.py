"""``grosstarock train``: teaches the habit by which searching players play deals out.

A round writes books of judged decisions and fits a habit to them, all in one folder; a round that
was broken off goes on where it stopped.
"""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from grosstarock.words import say_code

from .kernel_extra import kernel_needed

DUELS: Final = 2_000
"""Deals in which the new habit meets the one the round began with."""

if TYPE_CHECKING:
    from grosstarock.kernel.habit import Weights
    from grosstarock.research.fitting import Epoch


@click.command()
@click.argument("course", type=click.Choice(["teach", "iterate"]))
@click.option(
    "--into",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    help="The folder for books, weights and the curve; go on there later.",
)
@click.option(
    "--resume",
    metavar="NAME|FILE",
    help="The habit that teaches: a name from the package, or a file.",
)
@click.option("--books", type=click.IntRange(1), default=80, show_default=True)
@click.option("--epochs", type=click.IntRange(1), default=4, show_default=True)
@click.option("--coarse", is_flag=True, help="Fit the coarse habit, by which `master` plays out.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True)
def command(
    course: str,
    folder: Path,
    resume: str | None,
    books: int,
    epochs: int,
    coarse: bool,
    seed: int,
    jobs: int,
) -> None:
    """Teach the habit by which searching players play deals out.

    In the course `teach` worlds are played out at random, for a habit that knows nothing yet; in
    `iterate` a habit plays them out, and a better one comes of it. Books of 25 deals are written,
    in which every card is judged; then the new habit is fitted to them. Books that are there
    already are not written again. In the end the folder holds weights.npy and curve.svg.
    """
    with kernel_needed():
        from grosstarock.research.courses import COURSES
        from grosstarock.research.fitting import COARSE, FINER, Fitter
        from grosstarock.research.library import Library
        from grosstarock.research.schooling import Round, write_books

    if course == "iterate" and resume is None:
        raise click.UsageError(_words("needs-weights"))
    teacher = None if resume is None else _weights_named(resume)
    library = Library(folder / "books")
    lesson = Round(COURSES[course], teacher if course == "iterate" else None, books, seed)
    for done, _ in enumerate(write_books(lesson, library, jobs), 1):
        click.echo(_words("book", number=done, books=books))
    decisions = library.read(range(books))
    click.echo(_words("decisions", decisions=len(decisions.counts)))
    fitter = Fitter(decisions, COARSE if coarse else FINER, epochs, seed)
    told = []
    for epoch in fitter.run():
        told.append(epoch)
        _tell(epoch, epochs)
    _save(fitter.weights, folder / "weights.npy")
    if teacher is not None:
        _compare(teacher, fitter.weights)
    _draw(told, folder)
    click.echo(_words("done", folder=str(folder)))


def _weights_named(name: str) -> "Weights":
    """The weights of that name, from the package or from a file."""
    from grosstarock.players.habits import WEIGHTS_FOLDER, weights_in

    for file in (Path(name), WEIGHTS_FOLDER / f"{name}.npy"):
        if file.is_file():
            with suppress(ValueError, EOFError):
                return weights_in(file)
    raise click.UsageError(_words("no-weights", found=name))


def _save(weights: "Weights", file: Path) -> None:
    import numpy as np

    np.save(file, weights)


def _tell(epoch: "Epoch", epochs: int) -> None:
    click.echo(
        _words(
            "epoch",
            number=epoch.number + 1,
            epochs=epochs,
            best=f"{epoch.best:.2f}",
            odds=f"{epoch.by_odds:.2f}",
            chance=f"{epoch.by_chance:.2f}",
        )
    )


def _compare(before: "Weights", after: "Weights") -> None:
    """How the new habit plays against the one that taught it, the cards alone."""
    from grosstarock.core.presets import rules_of
    from grosstarock.kernel.habit_duels import duel

    points = duel(rules_of("danish"), after, before, DUELS)
    half = 1.96 * points.std(ddof=1) / len(points) ** 0.5
    click.echo(_words("duel", deals=DUELS, points=f"{points.mean():+.1f}", half=f"{half:.1f}"))


def _draw(epochs: "list[Epoch]", folder: Path) -> None:
    """The curve of all epochs."""
    from grosstarock.research.curves import Axes, Curve, curves_svg

    curves = (
        Curve(_words("curve-best"), [epoch.best for epoch in epochs]),
        Curve(_words("curve-odds"), [epoch.by_odds for epoch in epochs]),
    )
    axes = Axes(_words("curve-title"), _words("curve-epochs"))
    (folder / "curve.svg").write_text(curves_svg(curves, axes), encoding="utf-8")


def _words(what: str, **arguments: str | int) -> str:
    return say_code(f"terminal-train-{what}", arguments, "en")
