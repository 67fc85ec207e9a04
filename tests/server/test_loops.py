"""The event loop of a server, with and without uvloop."""

import asyncio
import gc
import sys

import pytest

from grosstarock.server.loops import LOOKS, collect_seldom, new_loop


async def wait_a_little() -> str:
    await asyncio.sleep(0)
    return type(asyncio.get_running_loop()).__module__


def test_uvloop_runs_the_server_where_it_is_installed() -> None:
    pytest.importorskip("uvloop", reason="there is none for this system")
    with asyncio.Runner(loop_factory=new_loop) as runner:
        assert runner.run(wait_a_little()) == "uvloop"


def test_without_it_pythons_own_loop_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        assert runner.run(wait_a_little()).startswith("asyncio")


def test_the_collector_looks_seldom_and_not_at_what_was_loaded() -> None:
    before = gc.get_threshold()
    try:
        collect_seldom()
        assert gc.get_threshold() == LOOKS
        assert gc.get_freeze_count() > 1_000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
