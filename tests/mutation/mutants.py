"""Faults of one line, put into a copy of the package."""

import shutil
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "grosstarock"


@dataclass(frozen=True)
class Mutant:
    """A fault: in ``file``, a path within the package, ``old`` is replaced by ``new``."""

    breaks: str
    file: str
    old: str
    new: str
    clause: str = ""

    def copied_to(self, folder: Path) -> Path:
        """A folder for PYTHONPATH with the package and this fault in it."""
        shutil.copytree(
            PACKAGE, folder / "grosstarock", ignore=shutil.ignore_patterns("__pycache__")
        )
        path = folder / "grosstarock" / self.file
        path.write_text(path.read_text("utf-8").replace(self.old, self.new), "utf-8")
        return folder

    def places(self) -> int:
        """How often the old text stands in its file; it has to be once."""
        return (PACKAGE / self.file).read_text("utf-8").count(self.old)


def mutants_of(name: str) -> list[Mutant]:
    """The faults listed in a TOML file beside this module."""
    text = Path(__file__).with_name(name).read_text("utf-8")
    return [Mutant(**table) for table in tomllib.loads(text)["mutant"]]
