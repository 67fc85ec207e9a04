"""The cache of compiled code: folders that are missing, closed or damaged, and several at once."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from numba.core import config

from grosstarock.kernel import compiling
from grosstarock.kernel.compiling import KernelCache, cache_folder

SCRIPT = """
from grosstarock.kernel.bits import Word
from grosstarock.kernel.trick_words import points_in
print(points_in(Word(1 << 13), Word(1)), sum(points_in.stats.cache_hits.values()))
"""


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "NUMBA_CACHE_DIR": str(folder)}


def started(folder: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", SCRIPT],
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def answer(folder: Path) -> str:
    out, errors = started(folder).communicate()
    assert not errors
    return out.strip()


def kept(folder: Path) -> list[Path]:
    return sorted(folder.glob("grosstarock/trick_words.points_in-*.kernel"))


def test_a_missing_folder_is_made_and_used_the_next_time(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there"
    assert answer(folder) == "8 0"
    assert len(kept(folder)) == 1
    assert answer(folder) == "8 1"


def test_where_no_folder_can_be_written_all_is_compiled_each_time(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    assert answer(in_the_way) == "8 0"
    assert in_the_way.read_text() == "no folder"


@pytest.mark.parametrize("damage", ["cut", "empty", "changed"])
def test_a_damaged_file_is_compiled_anew(tmp_path: Path, damage: str) -> None:
    assert answer(tmp_path) == "8 0"
    (file,) = kept(tmp_path)
    whole = file.read_bytes()
    middle = len(whole) // 2
    damaged = {
        "cut": whole[:middle],
        "empty": b"",
        "changed": whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
    }
    file.write_bytes(damaged[damage])
    assert answer(tmp_path) == "8 0"
    mended = file.read_bytes()
    assert sha256(mended[32:]).digest() == mended[:32]


def test_several_that_compile_at_once_do_not_disturb_each_other(tmp_path: Path) -> None:
    together = [started(tmp_path) for _ in range(3)]
    for process in together:
        out, errors = process.communicate()
        assert out.strip() in ("8 0", "8 1")
        assert not errors
    assert answer(tmp_path) == "8 1"
    assert not list(tmp_path.glob("**/unfinished-*"))


def test_a_package_that_cannot_be_written_uses_the_folder_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "kernel").write_text("in the way")
    monkeypatch.setattr(compiling, "_PACKAGE", package)
    monkeypatch.setattr(config, "CACHE_DIR", "")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "user"))
    assert cache_folder() == tmp_path / "user" / "grosstarock" / "kernel"


def test_code_from_other_sources_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert answer(tmp_path) == "8 0"
    (file,) = kept(tmp_path)
    outdated = file.with_name(file.name.rpartition("-")[0] + "-0000000000000000.kernel")
    file.rename(outdated)
    assert answer(tmp_path) == "8 0"
    assert kept(tmp_path) == [file]


def test_the_stamp_follows_what_a_module_imports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = tmp_path / "kernel"
    room.mkdir()
    top, below = room / "top.py", room / "below.py"
    top.write_text("from .below import value\n")
    below.write_text("value = 1\n")
    monkeypatch.setattr(compiling, "_PACKAGE", tmp_path)
    first = compiling._stamp.__wrapped__(top)
    below.write_text("value = 2\n")
    assert compiling._stamp.__wrapped__(top) != first


def test_a_cache_answers_what_numba_asks_of_one(tmp_path: Path) -> None:
    cache = KernelCache(test_a_cache_answers_what_numba_asks_of_one)
    assert cache.cache_path is None or Path(cache.cache_path).is_dir()
    cache.enable()
    cache.disable()
    cache.flush()
