"""Bots: handed bytes, never a state; slow, broken and dead ones hold nobody up."""

import asyncio
import sys
import time
from pathlib import Path

import pytest

from grosstarock import plugins
from grosstarock.core import engine, match
from grosstarock.core.actions import DealCards
from grosstarock.core.presets import rules_of
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import View, view
from grosstarock.players.novice import novice
from grosstarock.plugins import PlayerEntry, PlayerRegistry
from grosstarock.server.bot_bytes import answer, decode_action, encode_question, encode_view
from grosstarock.server.bots import Bots, stand_in

PATIENCE = 120.0
"""Seconds that a test waits for a worker on a machine that is busy with other things."""


@pytest.fixture
def deal() -> DealState:
    start = match.next_deal(match.new_match(rules_of("danish")))
    return engine.apply(start, DealCards(shuffled("gt1:bots"))).state


@pytest.fixture
def seen(deal: DealState) -> View:
    return view(deal, deal.turn)


def script(tmp_path: Path, text: str) -> tuple[str, ...]:
    path = tmp_path / "worker.py"
    path.write_text(text)
    return (sys.executable, str(path))


def test_a_worker_answers_as_the_player_does(seen: View) -> None:
    line = answer(encode_question("novice", 0, encode_view(seen)))
    assert decode_action(line) == novice(0).choose(seen)
    assert stand_in(encode_view(seen)) == novice(0).choose(seen)


def test_a_whole_deal_is_played_in_another_process(deal: DealState) -> None:
    async def play() -> None:
        bots = Bots(patience=PATIENCE)
        state = deal
        while state.turn is not None:
            state = engine.apply(
                state, await bots.choose("novice", 0, view(state, state.turn))
            ).state
        assert bots.stood_in == 0
        await bots.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    "text",
    [
        "import sys; sys.exit(3)",
        "import sys\nfor line in sys.stdin: print('nonsense', flush=True)",
        "import sys\nfor line in sys.stdin: print('', flush=True)",
        "import os, sys\nfor line in sys.stdin: os.abort()",
        "print('x' * 200_000, flush=True)",
    ],
    ids=["dies", "talks nonsense", "says nothing", "crashes", "floods"],
)
def test_whatever_a_worker_does_the_novice_answers_instead(
    tmp_path: Path, text: str, seen: View
) -> None:
    async def ask() -> None:
        bots = Bots(command=script(tmp_path, text), patience=PATIENCE)
        for _ in range(3):
            assert await bots.choose("novice", 0, seen) == novice(0).choose(seen)
        assert bots.stood_in == 3
        await bots.close()

    asyncio.run(ask())


def test_an_unknown_player_is_stood_in_for_and_the_worker_lives_on(seen: View) -> None:
    async def ask() -> None:
        bots = Bots(patience=PATIENCE)
        await bots.choose("nobody of that name", 0, seen)
        assert bots.stood_in == 1
        await bots.choose("novice", 0, seen)
        assert bots.stood_in == 1
        await bots.close()

    asyncio.run(ask())


def test_a_slow_worker_is_stopped_and_the_next_question_has_a_fresh_one(
    tmp_path: Path, seen: View
) -> None:
    right = answer(encode_question("novice", 0, encode_view(seen)))
    once = (
        "import sys, time, pathlib\n"
        f"mark = pathlib.Path({str(tmp_path / 'mark')!r})\n"
        "for line in sys.stdin.buffer:\n"
        "    if not mark.exists():\n"
        "        mark.touch(); time.sleep(600)\n"
        f"    sys.stdout.buffer.write({right!r}); sys.stdout.buffer.flush()\n"
    )

    async def ask() -> None:
        bots = Bots(command=script(tmp_path, once), patience=4)
        began = time.monotonic()
        await bots.choose("novice", 0, seen)
        assert bots.stood_in == 1
        assert time.monotonic() - began < 60
        await bots.choose("novice", 0, seen)
        assert bots.stood_in == 1
        await bots.close()

    asyncio.run(ask())


def test_a_full_queue_is_answered_at_once(tmp_path: Path, seen: View) -> None:
    async def ask() -> None:
        bots = Bots(
            command=script(tmp_path, "import time; time.sleep(600)"), patience=0.5, waiting=2
        )
        began = time.monotonic()
        await asyncio.gather(*(bots.choose("novice", 0, seen) for _ in range(30)))
        assert bots.stood_in == 30
        assert time.monotonic() - began < 60
        await bots.close()

    asyncio.run(ask())


def test_the_loop_is_free_while_bots_think(tmp_path: Path, seen: View) -> None:
    async def ask() -> None:
        bots = Bots(command=script(tmp_path, "import time; time.sleep(600)"), patience=0.5)
        thinking = asyncio.create_task(bots.choose("novice", 0, seen))
        longest = 0.0
        while not thinking.done():
            before = time.monotonic()
            await asyncio.sleep(0.001)
            longest = max(longest, time.monotonic() - before)
        assert longest < 0.5
        await bots.close()

    asyncio.run(ask())


def players(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry with a deep player, which thinks for a second when it is alone."""
    own = {
        "novice": PlayerEntry("novice", "1", novice),
        "deep": PlayerEntry("deep", "1", novice, needs=("kernel",), table=1.0),
    }
    monkeypatch.setattr(plugins, "PLAYERS", PlayerRegistry(own, dict))


def test_the_more_wait_the_less_each_thinks(
    tmp_path: Path, seen: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    players(monkeypatch)
    right = answer(encode_question("novice", 0, encode_view(seen)))
    noted = tmp_path / "noted"
    text = (
        "import json, sys\n"
        "for line in sys.stdin.buffer:\n"
        f"    open({str(noted)!r}, 'a').write(str(json.loads(line)['budget']) + '\\n')\n"
        f"    sys.stdout.buffer.write({right!r}); sys.stdout.buffer.flush()\n"
    )

    async def ask() -> None:
        bots = Bots(command=script(tmp_path, text), patience=PATIENCE, workers=1)
        await asyncio.gather(*(bots.choose("deep:bold", 0, seen) for _ in range(4)))
        assert bots.stood_in == 0
        await bots.close()

    asyncio.run(ask())
    budgets = [float(line) for line in noted.read_text().split()]
    # The first is put before the others have come.
    assert budgets == [1, 1 / 3, 1 / 2, 1]


def test_a_quick_player_does_not_wait_for_deep_ones(
    tmp_path: Path, seen: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    players(monkeypatch)
    right = answer(encode_question("novice", 0, encode_view(seen)))
    text = (
        "import json, sys, time\n"
        "for line in sys.stdin.buffer:\n"
        "    if json.loads(line)['player'] == 'deep': time.sleep(600)\n"
        f"    sys.stdout.buffer.write({right!r}); sys.stdout.buffer.flush()\n"
    )

    async def ask() -> None:
        bots = Bots(command=script(tmp_path, text), patience=PATIENCE)
        deep = asyncio.create_task(bots.choose("deep", 0, seen))
        await bots.choose("novice", 0, seen)
        assert not deep.done()
        assert bots.stood_in == 0
        deep.cancel()
        await asyncio.gather(deep, return_exceptions=True)
        await bots.close()

    asyncio.run(ask())


def test_a_player_that_is_not_ready_is_stood_in_for(seen: View) -> None:
    async def ask() -> None:
        bots = Bots(command=("/no/such/command",), ready=lambda player: player != "novice:bold")
        assert await bots.choose("novice:bold", 0, seen) == novice(0).choose(seen)
        assert bots.stood_in == 1
        await bots.close()

    asyncio.run(ask())
