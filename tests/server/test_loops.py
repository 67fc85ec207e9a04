"""The event loop of a server, with and without uvloop."""

import asyncio
import gc
import sys
import weakref

import pytest

from grosstarock.server import loops
from grosstarock.server.loops import new_loop


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


@pytest.fixture
def _looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "LOOK_EVERY", 0.02)
    monkeypatch.setattr(loops, "WORTH_IT", 1_000)


class Knot:
    """Something that only the collector can take away."""

    def __init__(self) -> None:
        self.itself = self


async def sweeps(seconds: float) -> bool:
    """Whether a knot is gone after so long, with more than a thousand objects made besides."""
    collector = asyncio.create_task(loops.collect_when_calm())
    await asyncio.sleep(0)
    assert not gc.isenabled()
    assert gc.get_freeze_count() > 1_000
    knot = weakref.ref(Knot())
    kept = [[number] for number in range(2_000)]
    end = asyncio.get_running_loop().time() + seconds
    while knot() is not None and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(0.01)
    is_gone = knot() is None
    assert kept
    collector.cancel()
    await asyncio.gather(collector, return_exceptions=True)
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
    return is_gone


@pytest.mark.usefixtures("_looks_often")
def test_the_collector_works_when_it_is_calm_and_at_nothing_that_was_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(loops, "CALM", 1e6)
    assert asyncio.run(sweeps(10))


@pytest.mark.usefixtures("_looks_often")
def test_it_waits_while_there_is_work_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "CALM", 0.0)
    assert not asyncio.run(sweeps(0.2))


@pytest.mark.usefixtures("_looks_often")
def test_it_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "CALM", 0.0)
    monkeypatch.setattr(loops, "TOO_MANY", 1_500)
    assert asyncio.run(sweeps(10))
