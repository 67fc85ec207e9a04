"""The HTTP API and the readers behind it under fire: only documented answers come back.

Schemathesis makes requests, right and wrong, from the server's own description of its API and holds
every answer against it: status, type, headers and body.
"""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any, Final

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance
from tests.differential.test_judge_agrees import seed_of_commit
from tests.fuzz.inputs import spoiled
from tests.server.house import API, House
from tests.server.playing import PEOPLE, Played, settings_of

from grosstarock import __version__
from grosstarock.server.app import API as OPERATIONS
from grosstarock.server.app import DATABASE, KEY
from grosstarock.server.commands import Deal
from grosstarock.server.http_deals import ReplayTold
from grosstarock.server.http_problems import ProblemWire
from grosstarock.server.http_records import RecordsTold
from grosstarock.server.log import stored
from grosstarock.server.security import COOKIE, Badges, key_from
from grosstarock.server.sqlite_store import open_sqlite

DESCRIBED: Final = json.loads(OPERATIONS.openapi(__version__))
LEFT_OUT: Final = {("post", f"{API}/network")}
"""It would open this machine to the network it is in."""
PLACES: Final = [
    (method, path)
    for path, methods in DESCRIBED["paths"].items()
    for method in methods
    if (method, path) not in LEFT_OUT
]
FEW: Final = 5
MANY: Final = 400
FILES: Final = {
    "record": "application/x-ndjson",
    "lines": "application/x-ndjson",
    "text": "text/plain",
    "texts": "text/plain",
}


@dataclass(frozen=True)
class Known:
    """A table and a deal that are there, and the cookie of somebody who played."""

    table: str
    deal: str
    cookie: str


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Known]]:
    """A server on a database in which a match has been played to its end."""
    folder = tmp_path_factory.mktemp("house")
    table = Played.opened(settings_of(), len(PEOPLE) - 1)
    table.play_until(lambda state: state.is_match_over)
    person = "ada".ljust(22, "_")
    rows = [
        replace(row, person=person if row.person == "ada" else row.person) for row in table.rows
    ]

    async def keep() -> None:
        store = await open_sqlite(folder / "data" / DATABASE)
        for row in rows:
            await store.append(stored("played", row, table.state.settings.rules.version))
        await store.close()

    asyncio.run(keep())
    deal = next(row.command.deal_id for row in rows if isinstance(row.command, Deal))
    cookie = Badges(key_from(folder / "data" / KEY)).cookie_of(person)
    with House(folder) as running:
        yield running, Known("played", deal, cookie)


@cache
def described() -> Any:
    """The API as Schemathesis reads it."""
    return schemathesis.openapi.from_dict(DESCRIBED)


@pytest.mark.parametrize("times", [FEW, pytest.param(MANY, marks=pytest.mark.deep)])
@pytest.mark.parametrize(("method", "path"), PLACES)
def test_every_answer_is_a_documented_one(
    known: tuple[House, Known], method: str, path: str, times: int
) -> None:
    house, real = known
    operation = described()[path][method]
    cases = st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode))

    @settings(max_examples=times, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=cases, is_real=st.booleans(), is_known=st.booleans())
    def asked(case: Any, *, is_real: bool, is_known: bool) -> None:
        if is_real and case.path_parameters:
            case.path_parameters = {name: getattr(real, name) for name in case.path_parameters}
        cookies = {COOKIE: real.cookie} if is_known else {}
        answer = case.call(base_url=house.url, cookies=cookies)
        # What a schema cannot say (rules that exclude each other) is refused with a problem.
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])

    asked()


@pytest.mark.parametrize("times", [25, pytest.param(4_000, marks=pytest.mark.deep)])
@pytest.mark.parametrize("reader", FILES)
def test_a_spoiled_file_is_answered_as_documented(
    known: tuple[House, Known], reader: str, times: int
) -> None:
    """What it holds, what is wrong with it, or one problem; never a fault of the server."""
    with httpx.Client(base_url=known[0].url) as http:
        for number in range(times):
            data = spoiled(Random(f"{seed_of_commit()} upload {reader} {number}"), reader)
            headers = {"content-type": FILES[reader]}
            for path, kind in (("/records", RecordsTold), ("/records/replay?seat=1", ReplayTold)):
                answer = http.post(API + path, content=data, headers=headers)
                assert answer.status_code in (200, 400, 413, 422), answer.text
                told = kind if answer.status_code == 200 else ProblemWire
                msgspec.json.decode(answer.content, type=told)
