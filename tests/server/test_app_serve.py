"""``grosstarock serve`` as a person starts it, and the commands around it."""

import asyncio
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from tests.server.house import API, ROOT, House, Person

from grosstarock.cli.backup import command as backup
from grosstarock.cli.restore import command as restore
from grosstarock.cli.serve import command as serve
from grosstarock.cli.verify_deal import command as verify_deal
from grosstarock.words import languages, say_code

START = "from grosstarock.cli.serve import command; command()"
ENVIRONMENT = {
    **{name: text for name, text in os.environ.items() if name not in ("DISPLAY", "BROWSER")},
    "PYTHONPATH": str(ROOT / "src"),
    "PYTHONUNBUFFERED": "1",
}


def started(data: Path, *options: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", START, "--data", str(data), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
    )


@contextmanager
def serving(data: Path, *options: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server that is ready, and its address; stopped at the end if it still runs."""
    process = started(data, *options)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found is not None, line + process.communicate()[1]
        yield found.group(), process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
        process.communicate()


def test_it_serves_the_page_and_stops_when_told(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--port", "0", "--open") as (url, process):
        assert httpx.get(f"{url}/healthz").status_code == 200
        page = httpx.get(url)
        assert page.status_code == 200
        files = set(re.findall(r'"(/static/[^"]+)"', page.text))
        assert len(files) > 5
        with httpx.Client(base_url=url) as http:
            missing = [name for name in files if http.get(name).status_code != 200]
        assert missing == []
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
        assert process.stdout is not None
        assert process.stderr is not None
        # What was read ahead with the first line is in the stream, not in the pipe any more.
        said, wrong = process.stdout.read(), process.stderr.read()
        assert wrong == ""
        assert "open http://" in said, "without a screen it says where to go"


def test_a_second_start_finds_the_first(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as (url, _):
        second = started(tmp_path)
        said, wrong = second.communicate(timeout=30)
        assert second.returncode == 0, wrong
        assert url in said
        assert httpx.get(f"{url}/healthz").status_code == 200


def test_it_opens_the_browser_and_so_does_a_second_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visited = tmp_path / "visited"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {visited}\n')
    browser.chmod(0o755)
    monkeypatch.setitem(ENVIRONMENT, "BROWSER", f"{browser} %s")
    with serving(tmp_path / "data", "--port", "0", "--open") as (url, _):
        second = started(tmp_path / "data", "--open")
        said, wrong = second.communicate(timeout=30)
        assert (second.returncode, wrong) == (0, "")
        assert url in said
        until = time.monotonic() + 20
        while not visited.exists() or len(visited.read_text().split()) < 2:
            assert time.monotonic() < until, "no browser was opened"
            time.sleep(0.05)
    assert visited.read_text().split() == [url, url]


@pytest.mark.parametrize("language", languages())
def test_it_speaks_the_language_that_is_chosen(tmp_path: Path, language: str) -> None:
    def said(code: str, **parameters: str) -> str:
        return say_code(f"terminal-{code}", parameters, language)

    (tmp_path / "proof").write_text("{}")
    result = CliRunner().invoke(
        verify_deal, [str(tmp_path / "proof"), "--nonce", "9=x", "--language", language]
    )
    assert said("proof-share") in flat(result.output)
    result = CliRunner().invoke(verify_deal, [str(tmp_path / "proof"), "--language", language])
    assert said("proof-unreadable", path=str(tmp_path / "proof"), reason="") in result.output
    asked = [str(tmp_path / "copy"), "--data", str(tmp_path), "--language", language]
    assert said("backup-failed", reason="") in CliRunner().invoke(backup, asked).output
    (tmp_path / "copy").write_text("there")
    path = str(tmp_path / "copy")
    assert said("backup-exists", path=path) in flat(CliRunner().invoke(backup, asked).output)
    assert path in CliRunner().invoke(restore, asked).output
    wanted = ["--data", str(tmp_path), "--public-url", "x", "--language", language]
    assert said("serving-public-url") in flat(CliRunner().invoke(serve, wanted).output)


def flat(output: str) -> str:
    """What was said, however it was broken into lines."""
    return " ".join(output.split())


def test_after_a_kill_it_starts_again(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as (first, process):
        process.kill()
        process.wait(10)
    with serving(tmp_path, "--port", "0") as (second, _):
        assert second != first or httpx.get(f"{second}/healthz").status_code == 200


def test_a_port_that_is_taken_is_said_and_a_usual_one_is_replaced(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(serve, ["--data", str(tmp_path), "--port", port])
    assert result.exit_code == 1
    assert "Cannot listen" in result.output
    with serving(tmp_path / "a") as (first, _), serving(tmp_path / "b") as (second, _):
        assert first != second


def test_open_to_the_network_tells_the_address(tmp_path: Path) -> None:
    with serving(tmp_path, "--network", "--port", "0") as (_, process):
        assert process.stdout is not None
        assert re.match(r"Others in this network open http://\S+:\d+", process.stdout.readline())


@pytest.mark.parametrize(
    "url", ["cards.example.org", "https://", "ftp://x", "http://[", "http://x/y", "http://x?q=1"]
)
def test_a_public_address_has_no_path(tmp_path: Path, url: str) -> None:
    result = CliRunner().invoke(serve, ["--data", str(tmp_path), "--public-url", url])
    assert result.exit_code == 2


def test_a_backup_made_during_play_brings_everything_back(tmp_path: Path) -> None:
    async def play() -> tuple[Person, str, str]:
        with House(tmp_path) as house:
            ada = Person(house)
            first = await ada.play_now("first")
            made = CliRunner().invoke(
                backup, [str(tmp_path / "copy"), "--data", str(tmp_path / "data")]
            )
            assert made.exit_code == 0, made.output
            second = await ada.play_now("second")
            early = CliRunner().invoke(
                restore, [str(tmp_path / "copy"), "--data", str(tmp_path / "data")]
            )
            assert early.exit_code == 1
            assert "stop it first" in early.output
            return ada, first, second

    async def look(ada: Person, first: str, second: str) -> None:
        with House(tmp_path) as house:
            ada.house = house
            assert (await ada.done("GET", f"/tables/{first}"))["seat"] == 0
            assert (await ada.ask("GET", f"{API}/tables/{second}")).status_code == 404

    ada, first, second = asyncio.run(play())
    assert stat.S_IMODE((tmp_path / "copy.key").stat().st_mode) == 0o600
    again = CliRunner().invoke(backup, [str(tmp_path / "copy"), "--data", str(tmp_path / "data")])
    assert again.exit_code == 1
    assert "nothing is overwritten" in again.output
    (tmp_path / "data" / "key").unlink()
    done = CliRunner().invoke(restore, [str(tmp_path / "copy"), "--data", str(tmp_path / "data")])
    assert done.exit_code == 0, done.output
    asyncio.run(look(ada, first, second))


def test_a_damaged_backup_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "copy").write_bytes(b"no database")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "grosstarock.sqlite").write_bytes(b"precious")
    result = CliRunner().invoke(restore, [str(tmp_path / "copy"), "--data", str(tmp_path / "data")])
    assert result.exit_code == 1
    assert "Nothing has been changed" in result.output
    assert (tmp_path / "data" / "grosstarock.sqlite").read_bytes() == b"precious"


@pytest.mark.parametrize("content", ["", "{}", "[]", '{"deal": 1}', "\x00"])
def test_a_file_that_is_no_proof_is_told_apart(tmp_path: Path, content: str) -> None:
    (tmp_path / "proof").write_text(content)
    assert CliRunner().invoke(verify_deal, [str(tmp_path / "proof")]).exit_code == 2


def test_it_is_ready_soon(tmp_path: Path) -> None:
    """1.5 seconds on an idle machine; the limit here allows for a busy one."""
    begun = time.monotonic()
    with serving(tmp_path, "--port", "0"):
        assert time.monotonic() - begun < 15
