"""A process that appends rows as fast as it can and says so once each is acknowledged.

Run as ``python -m tests.server.appender DATABASE``; it is killed while it does so. Each table goes
on where its log ends.
"""

import asyncio
import sys
from pathlib import Path

from tests.server.playing import settings_of

from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.server.bots import Bots
from grosstarock.server.clock import LoopTime, drawn
from grosstarock.server.commands import Phrase
from grosstarock.server.hall import Hall
from grosstarock.server.sqlite_store import open_sqlite
from grosstarock.server.steward import House
from grosstarock.server.wire_in import PhraseMessage, SitMessage
from grosstarock.server.wire_out import Ack

TABLES = 4


async def chatter(hall: Hall, number: int) -> None:
    """Says one thing after the other at one table, and writes down what is acknowledged."""
    person = f"p{number}"
    table_id = await hall.open(person, "open", settings_of(rules_of("two-player")))
    mailbox = await hall.find(table_id)
    assert mailbox is not None
    await mailbox.submit(person, SitMessage(cmd_id="sit", seat=Seat.FIRST, name="Ada"))
    state = await mailbox.table()
    assert state is not None
    said = state.seq
    while True:
        said += 1
        message = PhraseMessage(cmd_id=f"c{said}", phrase=Phrase.HELLO)
        reply = await mailbox.submit(person, message)
        assert isinstance(reply, Ack), reply
        sys.stdout.write(f"{table_id} {reply.seq} {person}:c{said}\n")
        sys.stdout.flush()


async def main(path: Path) -> None:
    store = await open_sqlite(path)
    hall = Hall(House(store, Bots(), LoopTime(), drawn))
    await asyncio.gather(*(chatter(hall, number) for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
