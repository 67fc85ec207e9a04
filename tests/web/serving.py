"""The table page in a real browser: Debian's Chromium over the development server."""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from os import environ
from pathlib import Path
from urllib.request import urlopen

CHROMIUM = shutil.which("chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served() -> Iterator[str]:
    """The development server's address, while it runs."""
    port = free_port()
    paths = ":".join([str(ROOT / "src"), str(ROOT)])
    command = [sys.executable, "-m", "tests.web.development_server", "--port", str(port)]
    process = subprocess.Popen(command, cwd=ROOT, env={**environ, "PYTHONPATH": paths})
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for(f"{address}/api/v1/house", process)
        yield address
    finally:
        process.terminate()
        process.wait(20)


def wait_for(address: str, process: "subprocess.Popen[bytes]") -> None:
    """Waits until a server answers; fails when its process has ended, or after long enough."""
    for _ in range(300):
        assert process.poll() is None, "the server has ended"
        try:
            with urlopen(address, timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")
