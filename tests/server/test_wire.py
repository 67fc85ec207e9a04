"""The protocol: closed, derived from the core, and equal to a record where a record says it."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grosstarock.core import engine
from grosstarock.core.actions import AnnounceTout, DealCards, Play, SeatAction
from grosstarock.core.cards import Card
from grosstarock.core.events import Event, Paid, RedealAnswered
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.refusals import Reason
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import view
from grosstarock.notation.record import RecordedAction, record_of, recorded_entry
from grosstarock.notation.record_actions import written_action
from grosstarock.notation.record_derived import written_entry
from grosstarock.notation.record_rules import written_rules
from grosstarock.server.bot_bytes import (
    decode_action,
    decode_view,
    encode_action,
    encode_view,
)
from grosstarock.server.commands import Command
from grosstarock.server.derive import form_of, tag_of
from grosstarock.server.happenings import Happening
from grosstarock.server.refusals import TableReason, TableRefusal
from grosstarock.server.wire import (
    Unreadable,
    action_from,
    decode_client,
    decode_server,
    encode,
    error_of,
    refused_message,
)
from grosstarock.server.wire_in import ActMessage, ClientMessage, Hello
from grosstarock.server.wire_out import Ack, RefusedMessage, ServerMessage
from grosstarock.server.wire_rules import rules_from_wire, rules_to_wire
from grosstarock.server.wire_types import ACTION, COMMAND, EVENT, VIEW
from grosstarock.testing import strategies
from grosstarock.testing.builder import random_play

ANY_TABLE = [
    rules_of(name, players) for name, preset in PRESETS.items() for players in preset.players
]


@pytest.fixture(params=ANY_TABLE, ids=lambda rules: f"{rules.preset}-{rules.players}")
def any_deal(request: pytest.FixtureRequest) -> DealState:
    rules: Rules = request.param
    dealt = engine.apply(engine.initial(rules, Seat.FIRST), DealCards(shuffled("gt1:wire"))).state
    return list(random_play(dealt, "gt1:wire"))[-1]


def plain(sent: msgspec.Struct) -> Any:
    return json.loads(msgspec.json.encode(sent))


def states(deal: DealState) -> list[DealState]:
    state = engine.initial(deal.rules, deal.dealer, deal.before)
    found = []
    for action in deal.actions:
        state = engine.apply(state, action).state
        found.append(state)
    return found


def test_an_action_on_the_wire_is_the_records_own(any_deal: DealState) -> None:
    for recorded in record_of(any_deal, tuple("abcd"[: any_deal.rules.players])).actions:
        assert isinstance(recorded.action, SeatAction)
        sent = ACTION.to_wire(recorded.action)
        assert plain(sent) == json.loads(json.dumps(written_action(recorded)))
        assert decode_action(encode_action(recorded.action)) == recorded.action


@pytest.mark.parametrize("kind", get_args(SeatAction))
def test_every_kind_of_action_has_its_name_in_a_record(kind: type) -> None:
    example = {"seat": Seat.FIRST, "cards": (Card.C1,), "what": (), "card": Card.F, "names": None}
    action = kind(**{field.name: example[field.name] for field in fields(kind)})
    assert plain(ACTION.to_wire(action)) == written_action(RecordedAction(action))


def test_ledger_entries_and_rules_are_the_records_own(any_deal: DealState) -> None:
    sent = EVENT.to_wire(Paid(any_deal.ledger))
    assert plain(sent)["entries"] == [
        json.loads(json.dumps(written_entry(recorded_entry(entry)))) for entry in any_deal.ledger
    ]
    rules = any_deal.rules
    assert plain(rules_to_wire(rules)) == {"players": rules.players, **written_rules(rules, {})}


@given(strategies.rules())
def test_rules_come_back_as_they_were_sent(rules: Rules) -> None:
    sent = msgspec.json.encode(rules_to_wire(rules))
    assert rules_from_wire(msgspec.json.decode(sent, type=type(rules_to_wire(rules)))) == rules


def test_every_event_comes_back_as_it_was_sent(any_deal: DealState) -> None:
    decoder = msgspec.json.Decoder(EVENT.wire)
    state = engine.initial(any_deal.rules, any_deal.dealer, any_deal.before)
    for action in any_deal.actions:
        step = engine.apply(state, action)
        state = step.state
        for event in step.events:
            sent = msgspec.json.encode(EVENT.to_wire(event))
            assert EVENT.from_wire(decoder.decode(sent)) == event


def test_every_view_comes_back_as_it_was_handed_to_a_bot(any_deal: DealState) -> None:
    for state in states(any_deal):
        for seat in (*(Seat(number) for number in range(state.rules.players)), None):
            seen = view(state, seat)
            assert decode_view(encode_view(seen)) == seen


@given(strategies.deals_in_progress())
def test_a_view_of_any_deal_comes_back(state: DealState) -> None:
    seen = view(state, state.turn)
    assert decode_view(encode_view(seen)) == seen


def test_a_hand_shown_for_a_redeal_is_told_by_codes() -> None:
    shown = RedealAnswered(Seat.SECOND, (Card.CK, Card.D1))
    assert plain(EVENT.to_wire(shown))["shown"] == ["CK", "D1"]
    assert EVENT.from_wire(EVENT.to_wire(shown)) == shown
    passed = RedealAnswered(Seat.SECOND, None)
    assert plain(EVENT.to_wire(passed))["shown"] is None


def numbers_for_cards(sent: object) -> Iterator[object]:
    """Every enum that would be sent as a bare number, but for seats."""
    if isinstance(sent, msgspec.Struct):
        for name in sent.__struct_fields__:
            yield from numbers_for_cards(getattr(sent, name))
    elif isinstance(sent, tuple):
        for item in sent:
            yield from numbers_for_cards(item)
    elif isinstance(sent, Card):
        yield sent


@given(strategies.finished_deals())
def test_no_card_is_ever_sent_as_a_number(deal: DealState) -> None:
    state = engine.initial(deal.rules, deal.dealer, deal.before, again=deal.again)
    for action in deal.actions:
        step = engine.apply(state, action)
        state = step.state
        sent = tuple(EVENT.to_wire(event) for event in step.events)
        assert not list(numbers_for_cards((*sent, VIEW.to_wire(view(state, state.turn)))))
        for event, message in zip(step.events, sent, strict=True):
            assert EVENT.from_wire(message) == event


def test_tags_are_told_apart_within_every_union() -> None:
    for union in (SeatAction, Event, Happening, Command, Event | Happening):
        tags = [tag_of(kind) for kind in get_args(union)]
        assert len(set(tags)) == len(tags)


def test_every_message_is_told_apart_and_closed() -> None:
    for union in (ClientMessage, ServerMessage):
        configs = [kind.__struct_config__ for kind in get_args(union)]
        assert len({config.tag for config in configs}) == len(configs)
        assert all(config.forbid_unknown_fields for config in configs)


def test_what_a_client_sends_is_read() -> None:
    sent = b'{"kind":"act","cmd_id":"a1","seq":7,"action":{"do":"play","seat":1,"card":"T7"}}'
    message = decode_client(sent)
    assert isinstance(message, ActMessage)
    assert action_from(message) == Play(Seat.SECOND, Card.T7)
    assert decode_client(encode(message)) == message
    assert decode_client('{"kind":"hello","protocol":"grosstarock.v1"}') == Hello(
        protocol="grosstarock.v1"
    )


@pytest.mark.parametrize(
    ("sent", "path"),
    [
        (
            '{"kind":"act","cmd_id":"a","seq":1,"action":{"do":"play","seat":0,"card":"X"}}',
            "$.action.card",
        ),
        (
            '{"kind":"act","cmd_id":"a","seq":1,"action":{"do":"play","seat":9,"card":"F"}}',
            "$.action.seat",
        ),
        ('{"kind":"act","cmd_id":"a","seq":1,"action":{"do":"deal","pack":[]}}', "$.action.do"),
        (
            '{"kind":"act","cmd_id":"a","seq":1,"action":{"do":"demand","seat":0,"by":1}}',
            "$.action",
        ),
        ('{"kind":"act","cmd_id":"a","seq":-1,"action":{"do":"demand","seat":0}}', "$.seq"),
        ('{"kind":"act","cmd_id":"","seq":1,"action":{"do":"demand","seat":0}}', "$.cmd_id"),
        ('{"kind":"chat","cmd_id":"a","text":"' + "x" * 301 + '"}', "$.text"),
        ('{"kind":"nonce","cmd_id":"a","nonce":"XYZ"}', "$.nonce"),
        ('{"kind":"go_away","cmd_id":"a","seat":1}', "$.kind"),
        ('{"kind":"here","more":1}', "$"),
        ("[]", "$"),
        ("{", "$"),
        ("", "$"),
        ("[" * 5_000, "$"),
    ],
)
def test_what_is_no_message_is_refused_with_its_path(sent: str, path: str) -> None:
    with pytest.raises(Unreadable) as caught:
        decode_client(sent)
    assert caught.value.path == path
    assert error_of(caught.value).path == path


@given(st.binary(max_size=200))
def test_no_bytes_at_all_do_harm(sent: bytes) -> None:
    with suppress(Unreadable):
        decode_client(sent)


def test_a_refusal_tells_reason_clause_and_what_is_legal(any_deal: DealState) -> None:
    start = states(any_deal)[0]
    refusal = engine.refusal(start, AnnounceTout(start.dealer))
    sent = refused_message("a", 3, TableRefusal(TableReason.ILLEGAL, rules=refusal))
    if refusal is not None:
        assert sent.clause is refusal.clause
    assert decode_server(encode(sent)) == sent
    plainly = refused_message("a", 3, TableRefusal(TableReason.MOVED_ON, {"seq": 3}))
    assert plainly == RefusedMessage(
        cmd_id="a",
        seq=3,
        reason=TableReason.MOVED_ON,
        parameters={"seq": 3},
        rules=None,
        clause=None,
    )


def test_every_reason_of_the_rules_has_a_code_on_the_wire() -> None:
    form = form_of(Reason)
    assert [form.from_wire(form.to_wire(reason)) for reason in Reason] == list(Reason)


def test_a_type_without_a_wire_form_is_found_at_once() -> None:
    with pytest.raises(TypeError, match="no wire form"):
        form_of(float)


def test_a_server_message_is_read_by_the_same_types() -> None:
    assert decode_server(encode(Ack(cmd_id="a", seq=4))) == Ack(cmd_id="a", seq=4)
    with pytest.raises(Unreadable):
        decode_server(b'{"kind":"ack","cmd_id":"a"}')


def test_commands_in_the_log_hold_actions_as_a_record_has_them() -> None:
    sent = plain(COMMAND.to_wire(get_args(Command)[1](Play(Seat.FIRST, Card.F))))
    assert sent == {"kind": "act", "action": {"do": "play", "seat": 0, "card": "F"}}
