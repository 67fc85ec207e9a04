"""What a person types at the table, as loosely as notation is read, and what it means."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from grosstarock.core.actions import (
    Action,
    AnnounceTout,
    AskRedeal,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.cards import SCUSE, Card, Suit
from grosstarock.core.choices import (
    Choice,
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    PlayChoice,
    RedealChoice,
)
from grosstarock.notation.faults import cut_short
from grosstarock.notation.tokens import read_card, read_suit

YES: Final = frozenset({"y", "yes"})
NO: Final = frozenset({"n", "no", ""})


class Word(StrEnum):
    """A word to the program, at any time."""

    HELP = "?"
    UNDO = "u"
    LAST_TRICK = "l"
    SHEET = "s"
    HINT = "h"
    RULE = "r"
    END = "e"
    QUIT = "q"


@dataclass(frozen=True, slots=True)
class Command:
    """A word to the program, with what stands behind it."""

    word: Word
    argument: str = ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """What was typed is no answer here: the terminal's message about it, and what was found."""

    code: str
    found: str


Intent = Action | Command | Unclear

_WORDS: Final = {
    **{str(word): word for word in Word},
    "help": Word.HELP,
    "undo": Word.UNDO,
    "last": Word.LAST_TRICK,
    "sheet": Word.SHEET,
    "hint": Word.HINT,
    "rule": Word.RULE,
    "end": Word.END,
    "quit": Word.QUIT,
    "exit": Word.QUIT,
}


def intent_of(line: str, choice: Choice) -> Intent:
    """What a typed line means when ``choice`` is what may be done."""
    word, _, rest = line.strip().partition(" ")
    if word.lower() in _WORDS:
        return Command(_WORDS[word.lower()], rest.strip())
    match choice:
        case RedealChoice(seat):
            return _yes_or_no(line, lambda yes: AskRedeal(seat) if yes else PassRedeal(seat))
        case DemandChoice(seat):
            return _yes_or_no(line, lambda yes: Demand(seat) if yes else PassDemand(seat))
        case DiscardChoice():
            return _discard(line, choice)
        case DeclareChoice():
            return _declare(line, choice)
        case PlayChoice():
            return _play(line, choice)
        case _:
            return Unclear("not-an-answer", line)


def suit_of(line: str) -> Suit | Unclear:
    """The suit that a typed line names for a led 'Scuse."""
    return read_suit(line) or Unclear("not-understood-suit", cut_short(line))


def _yes_or_no(line: str, action: Callable[[bool], Action]) -> Intent:
    answer = line.strip().lower()
    if answer not in YES | NO:
        return Unclear("not-yes-or-no", line.strip())
    return action(answer in YES)


def _discard(line: str, choice: DiscardChoice) -> Intent:
    if not line.strip():
        return Unclear("nothing-typed", "")
    if line.strip().lower() == "tout":
        return AnnounceTout(choice.seat)
    cards: list[Card] = []
    for token in re.split(r"[\s,;]+", line.strip()):
        card = read_card(token)
        if card is None:
            return Unclear("not-understood", cut_short(token))
        cards.append(card)
    return Discard(choice.seat, tuple(cards))


def _declare(line: str, choice: DeclareChoice) -> Intent:
    numbers = line.replace(",", " ").split()
    if not numbers:
        return Declare(choice.seat, choice.held)
    if not all(number.isdecimal() and int(number) <= len(choice.held) for number in numbers):
        return Unclear("not-a-number-shown", line.strip())
    picked = [int(number) for number in numbers if int(number)]
    return Declare(choice.seat, tuple(choice.held[number - 1] for number in picked))


def _play(line: str, choice: PlayChoice) -> Intent:
    if not line.strip() and len(choice.cards) == 1:
        return Play(choice.seat, choice.cards.highest())
    if not line.strip():
        return Unclear("nothing-typed", "")
    typed, _, named = line.replace("=", " ").strip().rpartition(" ")
    suit = read_suit(named)
    if choice.names and suit is not None and read_card(typed) == SCUSE:
        return Play(choice.seat, SCUSE, suit)
    card = read_card(line)
    if card is None:
        return Unclear("not-understood", cut_short(line))
    return Play(choice.seat, card)
