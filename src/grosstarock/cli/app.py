"""The group of commands; each is loaded when it is called, so that all start at once."""

import importlib
from typing import Final

import click

from grosstarock import __version__

COMMANDS: Final = {
    "play": "Play a match in the terminal against the program.",
    "simulate": "Let players play deals among themselves.",
    "arena": "Let players meet, and say who is stronger and by how much.",
    "replay": "Recompute and verify records.",
    "show": "Show deals, sheets, endings and cards.",
    "convert": "Convert between the notations.",
    "rules": "Print the clauses of a preset, or what two presets do differently.",
    "solve": "Say what every card of an ending is worth.",
    "warmup": "Compile the kernel ahead of its first use.",
    "bench": "Measure the kernel.",
    "train": "Teach the habit by which searching players play deals out.",
    "serve": "The table in the browser, on this machine or for others.",
    "backup": "Copy the database of a server.",
    "restore": "Put a copy of the database in place.",
    "verify-deal": "Check that a revealed deal was dealt as promised.",
}


class Commands(click.Group):
    """Commands by name, each in the module of its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order of a newcomer's interest."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f".{cmd_name.replace('-', '_')}", __package__)
        command: click.Command = module.command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Lists the commands without loading them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="grosstarock")
def grosstarock() -> None:
    """Grosstarock (Danish Tarok): 78 cards, two pots, and all eyes on the last trick."""
