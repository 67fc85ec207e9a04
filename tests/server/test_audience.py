"""What each pair of eyes is sent: nothing that depends on a card it may not know."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from tests.server.alike import TABLES, deal_in_progress, table_of, tried
from tests.server.playing import PEOPLE, Played, row_of, settings_of

from grosstarock.core.seats import Seat
from grosstarock.notation.record import record_seen_by
from grosstarock.notation.record_writer import write_record
from grosstarock.server.audience import Viewer, after_row, happened, resync
from grosstarock.server.commands import Act, GiveNonce
from grosstarock.server.refusals import TableRefusal
from grosstarock.server.table import decide
from grosstarock.server.wire import encode, refused_message
from grosstarock.testing.player_laws import states_alike


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


@pytest.mark.parametrize("deals", [40, pytest.param(2_000, marks=pytest.mark.deep)])
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
