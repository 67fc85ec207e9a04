"""The store, in memory and in SQLite: what is appended stays, once, and in order."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from tests.server.playing import Played, settings_of

from grosstarock.server import group_commit
from grosstarock.server.group_commit import GroupCommit
from grosstarock.server.log import StoredRow, read, stored
from grosstarock.server.memory_store import MemoryStore
from grosstarock.server.migrate import LATEST
from grosstarock.server.sql_tables import metadata
from grosstarock.server.sqlite_store import SqliteStore, open_sqlite, restore
from grosstarock.server.store import (
    Appended,
    CommandKnown,
    Outcome,
    SeqTaken,
    Store,
    StoreFailed,
    StoreFull,
    StoreInUse,
    TableEntry,
)
from grosstarock.server.table import LogBroken, folded


def row(
    table: str,
    seq: int,
    cmd: str | None = None,
    *,
    person: str | None = None,
    text: str | None = None,
    deal_id: str | None = None,
    payload: bytes = b"{}",
) -> StoredRow:
    return StoredRow(
        table_id=table,
        seq=seq,
        cmd_id=cmd or f"c{seq}",
        person=person,
        at=1_000 * seq,
        rules=1,
        deal_id=deal_id,
        payload=payload,
        text=text,
    )


Test = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["memory", "sqlite"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Test], None]:
    async def with_store(test: Test) -> None:
        store: Store = MemoryStore()
        if request.param == "sqlite":
            store = await open_sqlite(tmp_path / "log.db")
        try:
            await test(store)
        finally:
            await store.close()

    return lambda test: asyncio.run(with_store(test))


@asynccontextmanager
async def opened(path: Path, most_pages: int | None = None) -> AsyncIterator[SqliteStore]:
    store = await open_sqlite(path, most_pages=most_pages)
    try:
        yield store
    finally:
        await store.close()


def test_rows_come_back_in_order(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        for seq in (1, 2, 3):
            assert await store.append(row("t", seq, payload=bytes([seq]))) == Appended()
        assert [kept.seq for kept in await store.rows("t")] == [1, 2, 3]
        assert await store.rows("t", 2) == (row("t", 3, payload=b"\3"),)
        assert await store.rows("unknown") == ()

    run(test)


def test_a_number_and_a_command_are_taken_once(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.append(row("t", 1))
        assert await store.append(row("t", 1, "other")) == SeqTaken()
        assert await store.append(row("t", 2, "c1")) == CommandKnown(1)
        assert await store.append(row("t", 1)) == CommandKnown(1)
        assert await store.append(row("u", 1)) == Appended()
        assert len(await store.rows("t")) == 1

    run(test)


def test_of_many_at_the_same_time_one_wins(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.append(row("t", 1))
        racing = [row("t", 2, f"r{number}") for number in range(20)]
        same = [row("t", 2, "r0")] * 3
        outcomes = await asyncio.gather(*(store.append(one) for one in (*racing, *same)))
        assert sum(outcome == Appended() for outcome in outcomes) == 1
        assert outcomes[20:] == [CommandKnown(2)] * 3
        assert len(await store.rows("t")) == 2

    run(test)


def test_a_persons_tables_come_with_the_latest_first(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.append(row("old", 1, person="ada"))
        await store.append(row("new", 1, person="ada"))
        await store.append(row("new", 2, person="bo"))
        await store.append(row("others", 1, person="bo"))
        entries = await store.tables_of("ada")
        assert tuple(entries) == (TableEntry("new", 2_000), TableEntry("old", 1_000))
        assert len(await store.tables_of("ada", 1)) == 1

    run(test)


def test_a_deal_is_found_by_its_id(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.append(row("t", 1, deal_id="deal-1"))
        assert await store.table_of_deal("deal-1") == "t"
        assert await store.table_of_deal("deal-2") is None

    run(test)


def test_what_a_person_typed_is_erased_and_nothing_else(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.append(row("t", 1, person="ada", text="Ada"))
        await store.append(row("t", 2, person="bo", text="Bo"))
        await store.append(row("u", 1, person="ada", text="hello"))
        await store.append(row("u", 2, person="ada"))
        assert await store.erase("ada") == ("t", "u")
        assert [kept.text for kept in await store.rows("t")] == [None, "Bo"]
        assert await store.erase("ada") == ()

    run(test)


def test_a_real_table_comes_back_from_the_store(run: Callable[[Test], None]) -> None:
    table = Played.opened(settings_of(), 2)
    table.play_until(lambda state: state.match.deals == 1)

    async def test(store: Store) -> None:
        for one in table.rows:
            assert await store.append(stored("t", one, 1)) == Appended()
        assert folded(read(kept) for kept in await store.rows("t")) == table.state
        assert await store.erase("ada") == ("t",)
        again = folded(read(kept) for kept in await store.rows("t"))
        assert (again.title, again.holders[0].name) == ("", "")
        assert again.deal == table.state.deal

    run(test)


@pytest.mark.parametrize("payload", [b"", b"{}", b"[1", b'{"command":{"kind":"x"},"events":[]}'])
def test_a_damaged_row_is_found(payload: bytes) -> None:
    with pytest.raises(LogBroken, match="row 7"):
        read(row("t", 7, payload=payload))


def test_a_commit_is_on_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    """synchronous=FULL on the writer; what was acknowledged is read by another connection."""

    async def test() -> None:
        async with opened(tmp_path / "log.db") as store:
            assert await store.synchronous() == 2
            for seq in range(1, 20):
                await store.append(row("t", seq))
                with closing(sqlite3.connect(tmp_path / "log.db")) as other:
                    assert other.execute("SELECT max(seq) FROM log").fetchone() == (seq,)
                    assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    asyncio.run(test())


def test_one_process_writes_and_a_second_is_told_where(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "log.db") as store:
            store.lock.leave_note("http://127.0.0.1:8000")
            with pytest.raises(StoreInUse) as caught:
                await open_sqlite(tmp_path / "log.db")
            assert caught.value.note == "http://127.0.0.1:8000"
        async with opened(tmp_path / "log.db"):
            pass

    asyncio.run(test())


async def fill(store: Store) -> int:
    """Appends until there is no room, and tells how many rows there was room for."""
    for seq in range(1, 1_000):
        try:
            await store.append(row("t", seq, payload=b"x" * 2_000))
        except StoreFull:
            return seq - 1
    raise AssertionError("the quota does not hold")


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "log.db", most_pages=30) as store:
            seq = await fill(store)
            assert seq > 10
            assert [kept.seq for kept in await store.rows("t")] == list(range(1, seq + 1))
            with pytest.raises(StoreFull):
                await store.append(row("u", 1, payload=b"x" * 9_000))
        async with opened(tmp_path / "log.db") as store:
            assert await store.append(row("t", seq + 1)) == Appended()
            assert len(await store.rows("t")) == seq + 1

    asyncio.run(test())


def test_a_copy_is_whole_and_can_be_put_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "log.db") as store:
            await store.append(row("t", 1))
            await store.backup(tmp_path / "copy.db")
            await store.append(row("t", 2))
            with pytest.raises(StoreFailed):
                await store.backup(tmp_path / "copy.db")
            with pytest.raises(StoreInUse):
                restore(tmp_path / "copy.db", tmp_path / "log.db")
        restore(tmp_path / "copy.db", tmp_path / "log.db")
        async with opened(tmp_path / "log.db") as store:
            assert len(await store.rows("t")) == 1

    asyncio.run(test())


def test_a_damaged_copy_is_not_put_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "log.db") as store:
            await store.append(row("t", 1))
        (tmp_path / "bad.db").write_bytes(b"SQLite format 3\0" + b"x" * 5_000)
        for bad in (tmp_path / "bad.db", tmp_path / "missing.db"):
            with pytest.raises(StoreFailed):
                restore(bad, tmp_path / "log.db")
        async with opened(tmp_path / "log.db") as store:
            assert len(await store.rows("t")) == 1

    asyncio.run(test())


def test_what_is_erased_is_gone_from_the_file(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "log.db") as store:
            # So long that SQLite needs pages for it alone, which are free after the erasure.
            await store.append(row("t", 1, person="ada", text="Adalgisa" * 2_000))
            await store.erase("ada")
        for part in tmp_path.iterdir():
            assert b"Adalgisa" not in part.read_bytes()

    asyncio.run(test())


def test_the_migrations_make_the_tables_that_the_code_expects(tmp_path: Path) -> None:
    async def test() -> None:
        for _ in range(2):
            async with opened(tmp_path / "log.db"):
                pass

    asyncio.run(test())
    engine = create_engine(f"sqlite:///{tmp_path / 'log.db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == LATEST
    engine.dispose()


def test_a_closed_store_takes_nothing_more(tmp_path: Path) -> None:
    async def test() -> None:
        store = await open_sqlite(tmp_path / "log.db")
        waiting = [asyncio.create_task(store.append(row("t", seq))) for seq in range(1, 9)]
        await asyncio.sleep(0)
        await store.close()
        assert [await one for one in waiting] == [Appended()] * 8
        with pytest.raises(StoreFailed):
            await store.append(row("t", 9))

    asyncio.run(test())


def test_what_the_database_cannot_do_is_a_failure_of_the_store(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path / "log.db") as store:
            with sqlite3.connect(tmp_path / "log.db") as other:
                other.execute("ALTER TABLE log RENAME TO hidden")
            with pytest.raises(StoreFailed):
                await store.append(row("t", 1))
            with pytest.raises(StoreFailed):
                await store.rows("t")
            with sqlite3.connect(tmp_path / "log.db") as other:
                other.execute("ALTER TABLE hidden RENAME TO log")
            other.close()
            assert await store.append(row("t", 1)) == Appended()

    asyncio.run(test())


def test_one_bad_row_does_not_spoil_those_that_were_to_be_committed_with_it() -> None:
    """Each is tried by itself: one is kept, one is refused, one fails, and each is told so."""
    tried: list[int] = []

    async def commit(rows: Sequence[StoredRow]) -> bool:
        tried.append(len(rows))
        if rows[0].seq == 3 and len(rows) == 1:
            raise StoreFull("disk")
        return len(rows) == 1 and rows[0].seq == 1

    async def refusal(_row: StoredRow) -> Outcome:
        return SeqTaken()

    async def test() -> None:
        commits = GroupCommit(commit, refusal)
        waiting = [asyncio.create_task(commits.append(row("t", seq))) for seq in (1, 2, 3)]
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        await commits.close()
        assert ends[:2] == [Appended(), SeqTaken()]
        assert isinstance(ends[2], StoreFull)
        assert tried == [3, 1, 1, 1]

    asyncio.run(test())


def test_rows_that_come_thick_are_gathered_and_one_that_is_alone_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(group_commit, "GATHERING", 0.4)
    committed: list[list[int]] = []

    async def commit(rows: Sequence[StoredRow]) -> bool:
        committed.append([row.seq for row in rows])
        return True

    async def refusal(_row: StoredRow) -> Outcome:
        raise AssertionError("every row can be kept")

    async def test() -> None:
        commits = GroupCommit(commit, refusal)
        begun = time.monotonic()
        for seq in (1, 2):
            await commits.append(row("t", seq))
        await asyncio.gather(*(commits.append(row("t", seq)) for seq in (3, 4)))
        gathered = [asyncio.create_task(commits.append(row("t", 5)))]
        await asyncio.sleep(0.01)
        gathered.append(asyncio.create_task(commits.append(row("t", 6))))
        await asyncio.gather(*gathered)
        assert time.monotonic() - begun >= 0.4
        late = asyncio.create_task(commits.append(row("t", 7)))
        await asyncio.sleep(0.01)
        await commits.close()
        assert await late == Appended()
        assert committed == [[1], [2], [3, 4], [5, 6], [7]]

    asyncio.run(test())


def test_memory_has_no_copy(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed):
        asyncio.run(MemoryStore().backup(tmp_path / "copy.db"))


@pytest.mark.parametrize("rounds", [10, pytest.param(200, marks=pytest.mark.deep)])
def test_nothing_acknowledged_is_lost_when_the_process_is_killed(
    tmp_path: Path, rounds: int
) -> None:
    """Kill -9 at random moments, again and again on the same file."""
    path = tmp_path / "log.db"
    dice = Random(1)
    acknowledged: dict[tuple[str, int], str] = {}
    for _ in range(rounds):
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.appender", str(path)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        for _ in range(dice.randrange(1, 120)):
            _note(acknowledged, process.stdout.readline())
        process.kill()
        for line in process.stdout:
            _note(acknowledged, line)
        process.stdout.close()
        process.wait()
        _check_log(path, acknowledged)
    assert acknowledged


def _note(acknowledged: dict[tuple[str, int], str], line: str) -> None:
    """A line that was cut off by the kill is no acknowledgement."""
    if line.endswith("\n"):
        table_id, seq, cmd_id = line.split()
        acknowledged[table_id, int(seq)] = cmd_id


def _check_log(path: Path, acknowledged: dict[tuple[str, int], str]) -> None:
    async def test() -> None:
        async with opened(path) as store:
            for table_id in {table for table, _ in acknowledged}:
                rows = await store.rows(table_id)
                assert [kept.seq for kept in rows] == list(range(1, len(rows) + 1))
                folded(read(kept) for kept in rows)
                found = {(table_id, kept.seq): kept.cmd_id for kept in rows}
                for place, cmd_id in acknowledged.items():
                    assert place[0] != table_id or found[place] == cmd_id

    asyncio.run(test())
