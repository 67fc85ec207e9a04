"""The page's files: what comes from others is as it was, all is named, and all is small."""

import gzip
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.web.running_node import HERE, needs_node, node

from grosstarock.web import STATIC
from grosstarock.words import languages
from grosstarock.words.catalogue import __file__ as words_file

VENDOR = STATIC / "vendor"
MANIFEST = json.loads((VENDOR / "MANIFEST.json").read_text(encoding="utf-8"))
PAGE = (STATIC / "index.html").read_text(encoding="utf-8")
OWN_MODULES = sorted(path for path in STATIC.rglob("*.js") if VENDOR not in path.parents)
ONLY_TYPES = STATIC / "wire" / "types.js"
MAIN = STATIC / "main.js"
LATER = ("view/dialogs.js", "view/chat.js", "view/sheet.js", "state/tones.js")
ON_DEMAND = ("lobby/", "replay/", "learn/", "sw.js", *LATER)
"""What the table page does not load before it is asked for."""
PAGES = ("web", "lobby", "replay", "learn")
"""The Fluent files whose messages only the page says."""
WORDS = Path(words_file).parent
BUDGET = 150_000
"""The most bytes of the table page with one language, each file by gzip."""


def own_path(path: Path) -> str:
    return path.relative_to(STATIC).as_posix()


@pytest.mark.parametrize("package", MANIFEST["packages"], ids=lambda package: package["name"])
def test_what_comes_from_others_is_what_the_manifest_says(package: dict[str, Any]) -> None:
    assert (VENDOR / package["licence_file"]).read_text(encoding="utf-8").strip()
    assert re.fullmatch(r"\d+\.\d+\.\d+", package["version"])
    for name, file in package["files"].items():
        assert sha256((VENDOR / name).read_bytes()).hexdigest() == file["sha256"], name


def test_the_manifest_names_everything_that_lies_there() -> None:
    named = {name for package in MANIFEST["packages"] for name in package["files"]}
    named |= {package["licence_file"] for package in MANIFEST["packages"]} | {"MANIFEST.json"}
    found = {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*") if path.is_file()}
    assert found == named


def test_the_import_map_is_the_manifests() -> None:
    written = re.search(r'<script type="importmap">(.*?)</script>', PAGE, re.DOTALL)
    assert written is not None
    imports = {name: f"/static/vendor/{file}" for name, file in MANIFEST["imports"].items()}
    assert json.loads(written[1]) == {"imports": imports}


def test_the_page_loads_every_module_at_once() -> None:
    named = set(re.findall(r'<link rel="modulepreload" href="/static/([^"]+)">', PAGE))
    modules = {own_path(path) for path in STATIC.rglob("*.js")} - {own_path(ONLY_TYPES)}
    on_demand = {name for name in modules if name.startswith(ON_DEMAND)}
    assert named == modules - on_demand - {own_path(MAIN)}


def test_the_page_names_only_files_that_are_there_and_holds_nothing_inline() -> None:
    for name in re.findall(r'(?:href|src)="/static/([^"]+)"', PAGE):
        assert (STATIC / name).is_file(), name
    assert not re.search(r"<style|\sstyle=|\son\w+=", PAGE)
    assert len(re.findall(r"<script", PAGE)) == 2


def test_the_table_page_is_small() -> None:
    files = [
        STATIC / "index.html",
        *(path for path in STATIC.rglob("*.js") if not own_path(path).startswith(ON_DEMAND)),
        *(STATIC / name for name in re.findall(r'href="/static/(css/[^"]+)"', PAGE)),
        *STATIC.glob("*.svg"),
    ]
    packed = sum(packed_size(path) for path in files if path != ONLY_TYPES)
    for language in languages():
        words = sum(packed_size(WORDS / language / f"{name}.ftl") for name in words_loaded())
        assert packed + words < BUDGET, language


def packed_size(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def words_loaded() -> list[str]:
    named = re.search(r"const FILES = \[(.*?)\]", (STATIC / "places.js").read_text("utf-8"))
    assert named is not None
    return re.findall(r'"(\w+)"', named[1])


def test_the_page_speaks_every_language() -> None:
    language = (STATIC / "state" / "language.js").read_text(encoding="utf-8")
    named = re.search(r"const LANGUAGES = \[(.*?)\]", language)
    assert named is not None
    assert sorted(re.findall(r'"(\w+)"', named[1])) == sorted(languages())


@pytest.mark.parametrize("path", OWN_MODULES, ids=own_path)
def test_modules_are_short(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 300
    assert lines[0].startswith("/**")


def test_every_word_of_the_page_is_in_its_file_and_every_message_is_used() -> None:
    text = "\n".join((WORDS / "en" / f"{name}.ftl").read_text(encoding="utf-8") for name in PAGES)
    there = set(re.findall(r"^(web-[\w-]+) =", text, re.MULTILINE))
    code = "\n".join(path.read_text(encoding="utf-8") for path in OWN_MODULES)
    named = set(re.findall(r'["`](web-[\w-]+)["`]', code))
    begun = set(re.findall(r"`(web-[\w-]*-)\$\{", code))
    whole = {f"web-event-{name}" for name in re.findall(r'\bof\("([\w-]+)"', code)}
    assert named - there == set()
    made = tuple(begun - {"web-"})
    unused = {name for name in there - named - whole if not name.startswith(made)}
    assert unused == PHASES_ASKED


PHASES_ASKED = {f"web-{phase}-of" for phase in ("discard", "declare", "demand", "redeal")}


@needs_node
def test_the_hand_and_its_room() -> None:
    ran = node("--test", str(HERE / "hand.test.mjs"))
    assert ran.returncode == 0, ran.stdout + ran.stderr
