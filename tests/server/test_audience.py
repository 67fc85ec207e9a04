"""What each pair of eyes is sent: nothing that depends on a card it may not know."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
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
from grosstarock.notation.record import record_seen_by
from grosstarock.notation.record_writer import write_record
from grosstarock.players.random_player import RandomPlayer
from grosstarock.server.audience import Viewer, after_row, happened, resync
from grosstarock.server.commands import Act, GiveNonce, Open
from grosstarock.server.refusals import TableRefusal
from grosstarock.server.requests import asked_by_duty
from grosstarock.server.table import Accepted, decide
from grosstarock.server.timers import Deadline, Duty
from grosstarock.server.wire import encode, refused_message
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


def table_of(state: DealState) -> Played:
    """A table of people at which the deal was played, one action after the other."""
    opened = decide(
        None, row_of(Open(settings_of(state.rules), state.dealer, state.pack), "ada", "o")
    )
    assert isinstance(opened, Accepted)
    table = Played(opened.state, [opened.row])
    for number in range(state.rules.players):
        table.sit(PEOPLE[number], Seat(number))
    asked = asked_by_duty(table.state, Deadline(NOON, Duty.DEAL), NOON, table.chance())
    assert asked is not None
    assert isinstance(table.decide(asked), Accepted)
    for action in state.actions:
        if not isinstance(action, DealCards | BreakOff):
            table.accepted(Act(action), PEOPLE[action.seat])
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


def all_sent(table: Played, viewer: Viewer) -> Iterator[bytes]:
    """Everything the server can say to a viewer of a table as it stands."""
    state = table.state
    for told in table.tail:
        yield encode(happened(told, viewer))
    yield from (encode(message) for message in after_row(state, table.tail[-1], viewer))
    for since in (None, state.seq - 1, state.seq, state.seq + 5):
        yield from (encode(message) for message in resync(state, table.tail, since, viewer))
    if viewer is not None:
        for number, action in enumerate(tried(viewer)):
            request = row_of(Act(action), PEOPLE[viewer], f"try{number}", table.now)
            decision = decide(state, request, state.seq)
            if isinstance(decision, TableRefusal):
                yield encode(refused_message("t", state.seq, decision))
    assert state.deal is not None
    names = tuple(PEOPLE[: state.settings.rules.players])
    yield write_record(record_seen_by(state.deal, viewer, names, seed="gt1:secret")).encode()


@pytest.mark.parametrize("deals", [200, pytest.param(2_000, marks=pytest.mark.deep)])
def test_tables_that_differ_in_hidden_cards_alone_send_the_same_bytes(deals: int) -> None:
    compared = 0
    for number in range(deals):
        dice = Random(number)
        state = deal_in_progress(TABLES[number % len(TABLES)], dice)
        seat = Seat(dice.randrange(state.rules.players))
        alike = states_alike(state, seat, dice)
        if alike is None:
            continue
        one, other = table_of(state), table_of(alike)
        assert one.state.deal != other.state.deal
        for viewer in (seat, None):
            assert list(all_sent(one, viewer)) == list(all_sent(other, viewer))
        compared += 1
    assert compared >= deals * 0.8


def test_numbers_and_sizes_are_the_same_for_every_pair_of_eyes() -> None:
    """A row of which a viewer may see nothing still has its number and its place."""
    table = Played.opened(settings_of(), 2)
    table.play_until(lambda state: state.match.deals == 1)
    for viewer in (*table.state.seats, None):
        numbers = [happened(told, viewer).seq for told in table.tail]
        assert numbers == list(range(1, table.state.seq + 1))
        counts = [len(happened(told, viewer).events) for told in table.tail]
        assert counts == [len(told.row.events) for told in table.tail]


def test_no_secret_of_the_table_leaves_before_the_deal_is_over() -> None:
    """Neither the secret, nor a nonce, a seed, a pack, a person's id, or the seed of a bot."""
    table = Played.opened(settings_of(), 2)
    table.next_duty()
    nonces = ("ab" * 16, "cd" * 16)
    table.accepted(GiveNonce(Seat.FIRST, nonces[0]), "ada")
    table.accepted(GiveNonce(Seat.SECOND, nonces[1]), "bo")
    table.play_until(lambda state: len(state.moves) > 50)
    state = table.state
    assert state.promised is not None
    assert state.seed is not None
    for viewer in (*state.seats, None):
        sent = b"".join(all_sent(table, viewer)).decode()
        for secret in (state.promised.secret, state.seed, *nonces, '"ada"', '"bo"', '"pack"'):
            assert secret not in sent.replace('"players":["ada","bo","cy"]', "")


def test_a_row_that_all_may_see_is_encoded_once_and_alike() -> None:
    table = Played.opened(settings_of(), 1)
    table.play_until(lambda state: state.match.deals == 1)
    for told in table.tail:
        sent = {encode(happened(told, viewer)) for viewer in (*table.state.seats, None)}
        assert told.is_for_all is (len(sent) == 1) or not told.is_for_all
        if told.is_for_all:
            assert len(sent) == 1


def test_the_hand_dealt_and_the_discard_go_to_their_own_seat_alone() -> None:
    table = Played.opened(settings_of(), 2)
    table.play_until(lambda state: len(state.moves) > 0)
    for told in table.tail:
        for viewer in (*table.state.seats, None):
            message = msgspec.to_builtins(happened(told, viewer))
            for event in message["events"]:
                if event["kind"] in ("hand_dealt", "discarded"):
                    assert bool(event["cards"]) is (event["seat"] == viewer)
