"""``say``: the one door through which the rules speak to people."""

from collections.abc import Mapping, Sequence

from grosstarock.core.actions import Action
from grosstarock.core.cards import Card, Court, Suit
from grosstarock.core.choices import Choice
from grosstarock.core.clauses import Clause, ClauseNote, Family, Source
from grosstarock.core.declarations import (
    Cavalry,
    Declaration,
    DeclarationName,
    Degree,
    Holding,
    Kings,
    Matadors,
    Trumps,
)
from grosstarock.core.errors import Fault, Malformed
from grosstarock.core.events import Event
from grosstarock.core.facts import Fact
from grosstarock.core.ledger import Entry, Pot
from grosstarock.core.presets import Preset
from grosstarock.core.refusals import IllegalAction, Reason, Refusal
from grosstarock.core.rules import (
    OPTIONS,
    DeclarationDuty,
    Direction,
    OptionValue,
    Rules,
    ScuseWithoutTricks,
)
from grosstarock.core.seats import Seat
from grosstarock.core.state import HowEnded, Phase

from .catalogue import FIRST_LANGUAGE, Argument, catalogue
from .doings import action_said, choice_said, declaration_name_said, reason_said, refusal_said
from .happenings import event_said, fact_said
from .payments import entry_said
from .readings import READING, reading_said
from .rulebook import clause_words, option_value_said
from .voice import Voice, capitalised, printable

Noun = Card | Suit | Court | Seat | Pot | Declaration | DeclarationName | Degree | Holding
RulebookWord = Clause | ClauseNote | Family | Source | Preset | OptionValue
Objection = Reason | Refusal | IllegalAction | Fault | Malformed
Sayable = (
    Noun | RulebookWord | Objection | Event | Fact | Entry | Phase | HowEnded | Choice | Action
)


def say(
    thing: Sayable,
    language: str = FIRST_LANGUAGE,
    *,
    names: Sequence[str] = (),
    rules: Rules | None = None,
) -> str:
    """Whatever the rules produce, in words.

    ``names`` are the players' in seat order; a seat without one is called by its number. ``rules``
    give the stake in which amounts are said and the amounts of a clause; without them amounts are
    points. Events are to be passed through ``seen_by`` first: what they hold is told. Raises
    ``NoSuchLanguage`` for a language without a folder; a message missing there is said in English.

    >>> say(Card.T7), say(Cavalry(Suit.SPADES, Degree.ABUNDANT)), say(Seat.SECOND)
    ('trump VII', 'abundant Cavalry in spades', 'seat 2')
    """
    voice = Voice(language, tuple(names), rules)
    if isinstance(thing, Noun):
        return _noun_said(voice, thing)
    if isinstance(thing, RulebookWord):
        return _rulebook_word_said(voice, thing)
    if isinstance(thing, Objection):
        return _objection_said(voice, thing)
    return _deal_said(voice, thing)


def say_code(
    code: str,
    parameters: Mapping[str, Argument] | None = None,
    language: str = FIRST_LANGUAGE,
    *,
    attribute: str = "",
) -> str:
    """A message by its identifier, for codes of rooms that this one does not know.

    ``parameters`` are the message's variables; texts in them may come from outside and are made
    printable. The codes of reading begin with ``reading-`` and take ``found``, ``wanted`` and
    ``near``, as far as they are known. Raises ``NoSuchMessage`` where the message is missing or
    needs another variable.

    >>> say_code("card-hidden")
    'hidden card'
    """
    told = {name: _clean(value) for name, value in (parameters or {}).items()}
    voice = Voice(language)
    if code.startswith(READING):
        return reading_said(voice, code, told)
    return voice.message(code, attribute, **told)


def say_option(option: str, value: OptionValue, language: str = FIRST_LANGUAGE) -> str:
    """What an option's value means: for ``pots`` "With pots", not merely "on"."""
    return option_value_said(Voice(language), option, value)


def _clean(value: Argument) -> Argument:
    return printable(value) if isinstance(value, str) else value


def _noun_said(voice: Voice, noun: Noun) -> str:
    match noun:
        case Card():
            return str(voice.card(noun)["card"])
        case Suit():
            return voice.suit(noun)
        case Court():
            return voice.court(noun)
        case Seat():
            return voice.player(noun)
        case Pot():
            return voice.pot(noun)
        case DeclarationName():
            return declaration_name_said(voice, noun)
        case Degree():
            return voice.degree(noun)
        case Holding(declaration=declaration):
            return voice.declaration(declaration)
        case Trumps() | Matadors() | Cavalry() | Kings():
            return voice.declaration(noun)


def _rulebook_word_said(voice: Voice, word: RulebookWord) -> str:
    match word:
        case Clause():
            return voice.message(f"clause-{word}")
        case ClauseNote():
            return clause_words(voice, word).said(voice)
        case Family():
            return voice.message(f"clause-family-{word}")
        case Source():
            return voice.message(f"source-{word}")
        case Preset(name=name):
            return voice.message(f"preset-{name}")
        case bool():
            return voice.message("value-on" if word else "value-off")
        case Direction() | DeclarationDuty() | ScuseWithoutTricks():
            option = next(name for name, values in OPTIONS.items() if word in values)
            return option_value_said(voice, option, word)


def _objection_said(voice: Voice, objection: Objection) -> str:
    match objection:
        case Reason():
            return reason_said(voice, objection)
        case Refusal():
            return refusal_said(voice, objection)
        case IllegalAction(refusal=refusal):
            return refusal_said(voice, refusal)
        case Fault():
            return voice.sentence(f"fault-{objection}")
        case Malformed():
            return _malformed_said(voice, objection)


def _malformed_said(voice: Voice, malformed: Malformed) -> str:
    identifier = f"fault-{malformed.fault}"
    if "detail" not in catalogue(FIRST_LANGUAGE).attributes(identifier):
        return voice.sentence(identifier)
    found = {name: _clean(value) for name, value in malformed.parameters.items()}
    return voice.sentence(identifier, "detail", **found)


def _deal_said(
    voice: Voice, thing: Event | Fact | Entry | Phase | HowEnded | Choice | Action
) -> str:
    match thing:
        case Entry():
            return capitalised(entry_said(voice, thing))
        case Phase():
            return voice.sentence(f"phase-{thing}")
        case HowEnded():
            return voice.sentence(f"ended-{thing}")
    if isinstance(thing, Event):
        return event_said(voice, thing)
    if isinstance(thing, Fact):
        return fact_said(voice, thing)
    if isinstance(thing, Choice):
        return choice_said(voice, thing)
    return action_said(voice, thing)
