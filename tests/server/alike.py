"""Two tables that somebody cannot tell apart, and everything that the server sends of them."""

from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec
from tests.server.in_process import API, InProcess
from tests.server.playing import NOON, PEOPLE, Played, row_of, settings_of

from grosstarock.core import engine
from grosstarock.core.actions import BreakOff, DealCards, Declare, Demand, Discard, Play, SeatAction
from grosstarock.core.cards import Card
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import view
from grosstarock.players.random_player import RandomPlayer
from grosstarock.server.commands import Act, Open
from grosstarock.server.log import stored
from grosstarock.server.requests import asked_by_duty
from grosstarock.server.table import Accepted, decide
from grosstarock.server.timers import Deadline, Duty
from grosstarock.server.wire import PROTOCOL
from grosstarock.server.wire_types import ACTION
from grosstarock.testing.player_laws import states_alike

TABLES = tuple(
    rules_of(name, players, options=options)
    for name, preset in PRESETS.items()
    for players in preset.players
    for options in ({}, {"redeal_without_trumps": True})
)


def deal_in_progress(rules: Rules, dice: Random) -> DealState:
    """A deal some random actions after its cards were dealt, not over."""
    start = engine.initial(rules, Seat(dice.randrange(rules.players)))
    pack = shuffled(f"gt1:secret/{dice.randrange(2**30)}")
    state = engine.apply(start, DealCards(pack)).state
    player = RandomPlayer(dice.randrange(2**30))
    for _ in range(dice.choice((0, 1, 2, 3, 4, 5, 20, 40, 60, 70))):
        after = engine.apply(state, player.choose(view(state, state.turn))).state
        if after.turn is None:
            break
        state = after
    return state


def table_of(state: DealState, people: tuple[str, ...] = PEOPLE) -> Played:
    """A table of people at which the deal was played, one action after the other."""
    opening = Open(settings_of(state.rules), state.dealer, state.pack)
    opened = decide(None, row_of(opening, people[0], "o"))
    assert isinstance(opened, Accepted)
    table = Played(opened.state, [opened.row])
    for number in range(state.rules.players):
        table.sit(people[number], Seat(number))
    asked = asked_by_duty(table.state, Deadline(NOON, Duty.DEAL), NOON, table.chance())
    assert asked is not None
    assert isinstance(table.decide(asked), Accepted)
    for action in state.actions:
        if not isinstance(action, DealCards | BreakOff):
            table.accepted(Act(action), people[action.seat])
    return table


def tried(seat: Seat) -> tuple[SeatAction, ...]:
    """Actions that are refused nearly always, whatever the viewer holds."""
    return (
        Play(seat, Card.F),
        Play(seat, Card.C1),
        Discard(seat, (Card.CK, Card.CK, Card.C1)),
        Declare(seat, (DeclarationName.KINGS,)),
        Demand(seat),
    )


@dataclass
class Comparison:
    """How many pairs of tables were compared, in how many messages and answers."""

    pairs: int = 0
    sent: int = 0


async def compare(folder: Path, first: int, deals: int, whole_once_in: int = 1) -> Comparison:
    """Plays deals and compares what is sent at tables that look alike to a viewer.

    At one deal of ``whole_once_in`` a watcher looks on as well, and both ask over HTTP too. An
    assertion fails at the first difference.
    """
    houses = [InProcess.made(folder) for _ in range(2)]
    found = Comparison()
    for number in range(first, first + deals):
        dice = Random(number)
        state = deal_in_progress(TABLES[number % len(TABLES)], dice)
        seat = Seat(dice.randrange(state.rules.players))
        alike = states_alike(state, seat, dice)
        if alike is None:
            continue
        assert alike != state
        people = tuple(f"{name}-{number}".ljust(22, "_") for name in (*PEOPLE, "eve"))
        tables = [table_of(deal, people) for deal in (state, alike)]
        is_whole = number % whole_once_in == 0
        for person in (people[seat], people[-1]) if is_whole else (people[seat],):
            one, other = [
                await all_sent(house, f"{number}-{person}", table, person, asks=is_whole)
                for house, table in zip(houses, tables, strict=True)
            ]
            assert one == other, f"deal {number}, {person}"
            found.sent += len(one)
        found.pairs += 1
    return found


async def all_sent(
    house: InProcess, table_id: str, table: Played, person: str, *, asks: bool
) -> list[bytes]:
    """Everything that the server tells somebody of a table as it stands, and of what is tried."""
    for row in table.rows:
        await house.store.append(stored(table_id, row, table.state.settings.rules.version))
    last, viewer = table.state.seq, table.state.seat_of(person)
    connection = await house.connect(table_id, person)
    await connection.say({"kind": "hello", "protocol": PROTOCOL})
    for since in (None, 0, last - 1, last, last + 5):
        await connection.say({"kind": "resync", **({} if since is None else {"since": since})})
    for place, action in enumerate(tried(viewer or Seat.FIRST)):
        meant = msgspec.to_builtins(ACTION.to_wire(action))
        await connection.say({"kind": "act", "cmd_id": f"try{place}", "seq": last, "action": meant})
    await connection.say("{}", '{"kind":"act","action":{"card":"X"}}', {"kind": "here"})
    await connection.close()
    sent = connection.frames
    if asks:
        deal = table.state.deal_id
        for path in (
            *(
                f"/tables/{table_id}{part}"
                for part in ("", "/deals", "/record", "/record?form=text")
            ),
            *(f"/deals/{deal}{part}" for part in ("/record", "/replay?seat=0", "/proof")),
            "/tables",
        ):
            status, body = await house.ask(API + path, person)
            sent += [f"{path} {status}".encode(), body]
    await house.hall.drop(table_id)
    return sent
