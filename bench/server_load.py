"""A server under load: how fast every viewer hears of a command, and what that costs.

    python bench/server_load.py [--tables 250] [--rate 1000] [--seconds 20] [--pin] [--json]

**Method.** `grosstarock serve` runs in a process of its own on a fresh SQLite file (on disk, each
commit synced), this client in another. At every table three people play `danish` and a fourth
watches, so 250 tables hold 1,000 sockets. Each table gives one command every `tables / rate`
seconds, spread evenly: whatever is due (a nonce, a discard, a declaration, a card, going on to the
next deal), played by the seat in turn with the choice that the server sent. A command's time runs
from the moment its frame is handed to the socket until the last of the table's four viewers has the
row and the sender its acknowledgement. Five seconds are left to warm up. The server's processor
time is that of its process, user and system, over the same seconds, for 1,000 commands.

Memory is the resident size of the server's process: what 1,000 connections add, divided by 1,000,
and what 250 tables add (opened, and then with their deals in play), divided by 250. The start is
the shortest of three, from starting the process to the answer of `/healthz`. `--pin` gives server
and client a core each, for a machine that does nothing else.
"""

import argparse
import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.server_load_table import Table, open_table

WARM_UP: Final = 5.0
OPENING_AT_ONCE: Final = 25
READY_WITHIN: Final = 30.0


@dataclass(frozen=True)
class Figures:
    """What one run came to; times in milliseconds, memory in KB, processor time in seconds."""

    sockets: int
    tables: int
    seconds: float
    commands: int
    commands_a_second: float
    refused: int
    median: float
    p95: float
    p99: float
    slowest: float
    processor_per_1000: float
    memory_a_connection: float
    memory_a_table: float
    start: float


class Server:
    """``grosstarock serve`` in a process of its own."""

    def __init__(self, data: Path) -> None:
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "grosstarock.cli", "serve", "--port", "0", "--data", str(data)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.url = next(word for word in self.process.stdout.readline().split() if "://" in word)
        until = begun + READY_WITHIN
        while not self._is_well():
            if time.perf_counter() > until:
                raise TimeoutError("the server does not answer")
        self.start = time.perf_counter() - begun

    def _is_well(self) -> bool:
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(f"{self.url}/healthz", timeout=5) as answer:
            return bool(answer.status == 200)

    def memory(self) -> float:
        """The resident size of the process, in KB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))

    def processor(self) -> float:
        """The processor time that the process has used, in seconds."""
        told = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Ends the process as a person would."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


async def measured(server: Server, tables: int, rate: float, seconds: float) -> Figures:
    """Opens tables and connections, plays, and says what that took."""
    empty = server.memory()
    opened: list[Table] = []
    for first in range(0, tables, OPENING_AT_ONCE):
        numbers = range(first, min(first + OPENING_AT_ONCE, tables))
        opened += await asyncio.gather(*(open_table(server.url, number) for number in numbers))
    with_tables = server.memory()
    for table in opened:
        await table.connect()
    with_connections = server.memory()
    for table in opened:
        await table.sit()
    period = tables / rate
    for place, table in enumerate(opened):
        table.play(every=period, first=period * place / tables)
    await asyncio.sleep(WARM_UP)
    for table in opened:
        table.times.clear()
    used, begun = server.processor(), time.perf_counter()
    await asyncio.sleep(seconds)
    used, spent = server.processor() - used, time.perf_counter() - begun
    times = sorted(1_000 * each for table in opened for each in table.times)
    in_play = server.memory()
    for table in opened:
        table.close()
    sockets = sum(len(table.people) for table in opened)
    return Figures(
        sockets=sockets,
        tables=tables,
        seconds=spent,
        commands=len(times),
        commands_a_second=len(times) / spent,
        refused=sum(table.refused for table in opened),
        median=times[len(times) // 2],
        p95=times[len(times) * 95 // 100],
        p99=times[len(times) * 99 // 100],
        slowest=times[-1],
        processor_per_1000=1_000 * used / len(times),
        memory_a_connection=(with_connections - with_tables) / sockets,
        memory_a_table=(with_tables - empty + in_play - with_connections) / tables,
        start=server.start,
    )


def started(folder: Path, number: int) -> float:
    """The seconds that one start takes."""
    server = Server(folder / f"start-{number}")
    server.stop()
    return server.start


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=1_000.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pin", action="store_true")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        fastest = min(started(Path(folder), number) for number in range(3))
        server = Server(Path(folder) / "load")
        try:
            if asked.pin:
                os.sched_setaffinity(server.process.pid, {0})
                os.sched_setaffinity(0, {1})
            found = asyncio.run(measured(server, asked.tables, asked.rate, asked.seconds))
        finally:
            server.stop()
    told = {**asdict(found), "start": fastest}
    if asked.json:
        print(json.dumps(told))
        return
    for name, value in told.items():
        print(f"{name.replace('_', ' '):<22}{value:>12,.2f}".rstrip("0").rstrip("."))


if __name__ == "__main__":
    main()
