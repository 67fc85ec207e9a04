"""Writes the generated pages of the rulebook beside this file: python docs/rules/generate.py."""

from pathlib import Path

from grosstarock.words.rulebook_pages import PAGES


def write_pages(folder: Path) -> None:
    """Writes every generated page into a folder, over what stands there."""
    for name, page in PAGES.items():
        (folder / name).write_text(page(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_pages(Path(__file__).parent)
