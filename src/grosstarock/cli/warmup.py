"""``grosstarock warmup``: compiles the kernel ahead of its first use."""

import click

from grosstarock.words import say_code

from .kernel_extra import kernel_needed


@click.command()
def command() -> None:
    """Compile the kernel ahead of its first use, so that nothing waits for it later."""
    with kernel_needed():
        from grosstarock.kernel.warmup import warm_up

    for step in warm_up():
        told = say_code(f"terminal-warm-{step.name}", {"seconds": f"{step.seconds:.1f}"}, "en")
        click.echo(told)
