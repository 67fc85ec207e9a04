"""From a client's message, or a duty that fell due, to the request that a table decides on."""

from dataclasses import dataclass
from typing import assert_never

from grosstarock.core.actions import Play, SeatAction
from grosstarock.core.choices import PlayChoice
from grosstarock.core.engine import legal_actions
from grosstarock.core.seats import Seat

from .commands import (
    Act,
    Answer,
    Archive,
    ChangeTable,
    ComeBack,
    Command,
    FreeSeat,
    GiveNonce,
    GoAway,
    Lapse,
    Leave,
    NextDeal,
    Prefer,
    Promise,
    Propose,
    PutBot,
    Rematch,
    Say,
    Sit,
)
from .refusals import TableReason, refuse
from .table_deal import deal_to_come
from .table_state import Row, TableState
from .timers import Deadline, Duty
from .wire import action_from
from .wire_in import (
    ActMessage,
    AnswerMessage,
    ChangeMessage,
    ChatMessage,
    CommandMessage,
    FreeSeatMessage,
    LeaveMessage,
    NextDealMessage,
    NonceMessage,
    PhraseMessage,
    PreferMessage,
    ProposeMessage,
    PutBotMessage,
    RematchMessage,
    SitMessage,
)


@dataclass(frozen=True, slots=True)
class Chance:
    """What one request may need of chance: an id and a secret for a deal, a seed for a bot."""

    deal_id: str
    secret: str
    seed: int


@dataclass(frozen=True, slots=True)
class Asked:
    """A request, and the last row its sender had seen where that matters."""

    request: Row
    seen: int | None


def asked_by_person(
    state: TableState, person: str, message: CommandMessage, at: int, seed: int
) -> Asked:
    """What a person asks; raises ``Refused`` for who has no seat and asks as if seated.

    The name of a command is its sender's own: two people may use the same.
    """
    command, text = _command_of(state, person, message, seed)
    seen = message.seq if isinstance(message, ActMessage | ProposeMessage) else None
    cmd_id = f"{person}:{message.cmd_id}"
    request = Row(seq=0, cmd_id=cmd_id, person=person, at=at, command=command, text=text)
    return Asked(request, seen)


def back_by_sign(state: TableState, person: str, at: int) -> Asked | None:
    """The return of a person who was away and gives a sign of life; None for anybody else."""
    seat = state.seat_of(person)
    if seat is None or state.holders[seat].is_present:
        return None
    cmd_id = f"{person}:back:{state.seq}"
    request = Row(seq=0, cmd_id=cmd_id, person=person, at=at, command=ComeBack(seat))
    return Asked(request, None)


def asked_by_duty(state: TableState, deadline: Deadline, at: int, chance: Chance) -> Asked | None:
    """What the table itself does when a duty is due; None for what is no command of its own."""
    command = _duty_command(state, deadline, chance)
    return None if command is None else _by_table(state, deadline.duty, command, at)


def asked_by_bot(state: TableState, action: SeatAction, at: int, seen: int) -> Asked:
    """A bot's or stand-in's action, chosen when row ``seen`` was the last to move the deal."""
    cmd_id = f"bot:{int(action.seat)}:{seen}"
    request = Row(seq=0, cmd_id=cmd_id, person=None, at=at, command=Act(action))
    return Asked(request, seen)


def _by_table(state: TableState, duty: Duty, command: Command, at: int) -> Asked:
    cmd_id = f"table:{duty}:{state.seq}"
    request = Row(seq=0, cmd_id=cmd_id, person=None, at=at, command=command)
    return Asked(request, state.seq)


def _duty_command(state: TableState, deadline: Deadline, chance: Chance) -> Command | None:
    match deadline.duty:
        case Duty.PROMISE:
            return Promise(chance.deal_id, chance.secret)
        case Duty.DEAL:
            return deal_to_come(state, chance.deal_id)
        case Duty.LAPSE:
            return Lapse()
        case Duty.ARCHIVE:
            return Archive()
        case Duty.AWAY:
            assert deadline.seat is not None, "somebody is away"
            assert deadline.why is not None, "for a reason"
            return GoAway(deadline.seat, deadline.why)
        case Duty.FORCED:
            return Act(_only_card(state))
        case Duty.ANSWER | Duty.REST:
            return None
        case _:
            assert_never(deadline.duty)


def _only_card(state: TableState) -> Play:
    assert state.deal is not None, "a card is forced in a deal"
    choice = legal_actions(state.deal)
    assert isinstance(choice, PlayChoice), "only cards are played by themselves"
    return Play(choice.seat, choice.cards.highest())


def _own_seat(state: TableState, person: str) -> Seat:
    seat = state.seat_of(person)
    if seat is None:
        raise refuse(TableReason.NOT_SEATED)
    return seat


def _command_of(
    state: TableState, person: str, message: CommandMessage, seed: int
) -> tuple[Command, str | None]:
    """The command that a message stands for, and the text that belongs to it."""
    match message:
        case SitMessage(seat=seat, name=name):
            return Sit(seat), name
        case PutBotMessage(seat=seat, player=player):
            return PutBot(seat, player, seed), None
        case FreeSeatMessage(seat=seat):
            return FreeSeat(seat), None
        case ChangeMessage(pace=pace, clock=clock, take_back=take_back, watchers=watchers):
            meant = None if clock is None else clock.clock()
            return ChangeTable(pace, meant, take_back, watchers), None
        case _:
            return _command_of_seat(_own_seat(state, person), message)


def _command_of_seat(
    seat: Seat,
    message: ActMessage
    | LeaveMessage
    | NonceMessage
    | ProposeMessage
    | AnswerMessage
    | NextDealMessage
    | RematchMessage
    | ChatMessage
    | PhraseMessage
    | PreferMessage,
) -> tuple[Command, str | None]:
    match message:
        case ActMessage():
            return Act(action_from(message)), None
        case LeaveMessage():
            return Leave(seat), None
        case NonceMessage(nonce=nonce):
            return GiveNonce(seat, nonce), None
        case ProposeMessage(wish=wish):
            return Propose(seat, wish), None
        case AnswerMessage(proposal=proposal, agrees=agrees):
            return Answer(seat, proposal, agrees), None
        case NextDealMessage():
            return NextDeal(seat), None
        case RematchMessage():
            return Rematch(seat), None
        case ChatMessage(text=text):
            return Say(seat), text
        case PhraseMessage(phrase=phrase):
            return Say(seat, phrase), None
        case PreferMessage(forced=forced):
            return Prefer(seat, forced), None
        case _:
            assert_never(message)
