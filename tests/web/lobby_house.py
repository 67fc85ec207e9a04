"""A whole server with the real page, on a folder that can hold matches from before."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from tests.server.house import ROOT, House
from tests.server.playing import Played

from grosstarock.server import log
from grosstarock.server.app import DATABASE, KEY, own_page
from grosstarock.server.security import Badges, drawn_person, key_from
from grosstarock.server.sqlite_store import open_sqlite
from grosstarock.server.table_state import Row

Matches = dict[str, Played]
"""Tables by their ids, played by ada with others."""


class LobbyHouse(House):
    """A server that serves the page of the package."""

    def start(self) -> "LobbyHouse":
        told = json.dumps([str(self.folder / "data"), str(own_page()), True])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.house", told],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))},
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        if not self.url.startswith("http://"):
            raise AssertionError(f"the server did not start: {self.stop()}")
        return self


def kept_matches(data: Path, matches: Matches) -> str:
    """Puts matches into the database of a server that is not running; ada's cookie."""
    person = drawn_person()
    data.mkdir(mode=0o700, parents=True)
    # Playwright has a loop of its own in this thread.
    with ThreadPoolExecutor() as aside:
        aside.submit(asyncio.run, _append(data, matches, lambda row: _by(row, person))).result()
    return Badges(key_from(data / KEY)).cookie_of(person)


async def _append(data: Path, matches: Matches, owned: Callable[[Row], Row]) -> None:
    store = await open_sqlite(data / DATABASE)
    try:
        for table_id, table in matches.items():
            for row in table.rows:
                version = table.state.settings.rules.version
                await store.append(log.stored(table_id, owned(row), version))
    finally:
        await store.close()


def _by(row: Row, person: str) -> Row:
    return replace(row, person=person) if row.person == "ada" else row
