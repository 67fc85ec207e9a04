"""``grosstarock show``: deals and endings as a card player reads them."""

from collections.abc import Iterator
from typing import BinaryIO

import click

from grosstarock.core.actions import Declare, Discard
from grosstarock.core.cardset import CardSet
from grosstarock.core.ending import Ending
from grosstarock.core.endplay import ending_choice
from grosstarock.core.events import Paid
from grosstarock.core.refusals import IllegalAction
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState
from grosstarock.notation.record import (
    CardsUnseen,
    DealRecord,
    MatchEndRecord,
    plain_ledger,
    state_of,
)
from grosstarock.words import say, say_code

from .layout import hand_lines, trick_lines
from .reading import read_file
from .sheets import deal_sheet
from .signs import Signs


@click.command()
@click.argument("file", type=click.File("rb"))
@click.option("--deal", "number", type=click.IntRange(1), help="One deal of the file, from 1.")
@click.option("--plain", is_flag=True, help="Letters in place of suit signs.")
def command(file: BinaryIO, number: int | None, plain: bool) -> None:
    """Show what is in FILE (- for standard input), whatever notation it is in."""
    signs = Signs(unicode=not plain)
    for place, thing in enumerate(read_file(file), 1):
        if number is not None and place != number:
            continue
        match thing:
            case DealRecord():
                lines = deal_lines(thing, place, signs)
            case MatchEndRecord():
                lines = match_end_lines(thing)
            case Ending():
                lines = ending_lines(thing, signs)
        click.echo("\n".join(lines) + "\n")


def deal_lines(record: DealRecord, number: int, signs: Signs) -> Iterator[str]:
    """A deal: the hands as dealt, what was laid away and declared, the tricks, the settlement."""
    yield _words("deal-of", number=number, players=", ".join(record.players))
    yield _words("shown-dealer", player=record.players[record.dealer], preset=record.rules.preset)
    yield ""
    for seat, hand in enumerate(record.deal):
        seen = CardSet(card for card in hand if card is not None)
        yield from hand_lines(record.players[seat], seen, signs, "en")
    yield ""
    try:
        state = state_of(record)
    except CardsUnseen:
        yield _words("shown-unseen")
        return
    except IllegalAction as illegal:
        yield say(illegal.refusal, names=record.players)
        return
    yield from _said_before_play(state, record.players)
    if state.tricks or state.trick is not None:
        tricks = state.tricks if state.trick is None else (*state.tricks, state.trick)
        yield from trick_lines(record.players, state.seating.active, tricks, signs)
        yield ""
    yield deal_sheet(record, state)


def match_end_lines(record: MatchEndRecord) -> Iterator[str]:
    """The division of the pots."""
    yield _words("pots-divided")
    paid = Paid(tuple(plain_ledger(record.ledger)))
    yield from say(paid, names=record.players, rules=record.rules).splitlines()


def ending_lines(ending: Ending, signs: Signs) -> Iterator[str]:
    """An ending: the hands, the trick on the table, and what the next player may do."""
    names = tuple(say(Seat(seat)) for seat in range(ending.rules.players))
    for seat in ending.seating.active:
        yield from hand_lines(names[seat], ending.hands[seat], signs, "en")
    yield ""
    yield from trick_lines(names, ending.seating.active, [ending.trick], signs)
    yield ""
    yield say(ending_choice(ending))


def _said_before_play(state: DealState, names: tuple[str, ...]) -> Iterator[str]:
    for action in state.actions:
        if isinstance(action, Discard | Declare):
            yield f"{names[action.seat]}: {say(action)}"
    yield ""


def _words(code: str, **parameters: str | int) -> str:
    return say_code(f"terminal-{code}", parameters, "en")
