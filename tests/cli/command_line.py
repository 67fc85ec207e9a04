"""Running the command line in tests."""

from pathlib import Path

from click.testing import CliRunner, Result

from grosstarock.cli.app import grosstarock


def run(*arguments: str | Path, typed: str | bytes | None = None) -> Result:
    """What a command printed, and its exit status; an unexpected exception is raised."""
    runner = CliRunner()
    return runner.invoke(
        grosstarock, [str(one) for one in arguments], input=typed, catch_exceptions=False
    )


def simulated(*options: str) -> list[str]:
    """The records that ``simulate`` writes, one a line."""
    result = run("simulate", "--json", *options)
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()
