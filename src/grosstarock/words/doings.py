"""What a player may do, what was refused, and what the deal waits for, in words."""

from collections.abc import Sequence

from grosstarock.core.actions import (
    Action,
    AnnounceTout,
    AskRedeal,
    BreakOff,
    DealCards,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.cards import Suit
from grosstarock.core.choices import (
    Choice,
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    NoChoice,
    PlayChoice,
    RedealChoice,
)
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.discard import DiscardWay
from grosstarock.core.refusals import Reason, Refusal

from .catalogue import FIRST_LANGUAGE, catalogue
from .voice import Voice

_PLAIN_ACTIONS = {
    DealCards: "action-deal",
    BreakOff: "action-break-off",
    AskRedeal: "action-ask-redeal",
    PassRedeal: "action-pass-redeal",
    AnnounceTout: "action-announce-tout",
    Demand: "action-demand",
    PassDemand: "action-pass-demand",
}


def action_said(voice: Voice, action: Action) -> str:
    """An action as advice or as the label of a button: "Play the King of hearts."."""
    match action:
        case Discard(cards=cards):
            return voice.sentence("action-discard", **voice.cards(cards))
        case Declare(what=()):
            return voice.sentence("action-declare-nothing")
        case Declare(what=what):
            return voice.sentence("action-declare", declarations=_names_said(voice, what))
        case Play(names=Suit() as suit):
            return voice.sentence("action-lead-scuse", suit=suit)
        case Play(card=card):
            return voice.sentence("action-play", **voice.card(card))
        case _:
            return voice.sentence(_PLAIN_ACTIONS[type(action)])


def declaration_name_said(voice: Voice, name: DeclarationName) -> str:
    """A declaration by name, its grade left open."""
    kind, _, suit = name.partition("-")
    return voice.message("declaration-name", declaration=kind, suit=suit)


def _names_said(voice: Voice, names: Sequence[DeclarationName]) -> str:
    return voice.all_of([declaration_name_said(voice, name) for name in names])


def choice_said(voice: Voice, choice: Choice) -> str:
    """What a player may do now, in one sentence or a few."""
    match choice:
        case NoChoice():
            return voice.sentence("choice-none")
        case RedealChoice(may_ask=may_ask):
            return voice.sentence("choice-redeal" if may_ask else "choice-redeal-pass")
        case DiscardChoice():
            return _discard_said(voice, choice)
        case DeclareChoice(held=()):
            return voice.sentence("choice-declare-nothing")
        case DeclareChoice(held=held, compulsory=compulsory):
            identifier = "choice-declare-all" if compulsory else "choice-declare-any"
            return voice.sentence(identifier, declarations=_names_said(voice, held))
        case DemandChoice(may_demand=may_demand):
            return voice.sentence("choice-demand" if may_demand else "choice-demand-pass")
        case PlayChoice(cards=cards, names=names):
            sentences = [voice.sentence("choice-play", **voice.cards(cards))]
            if names:
                suits = voice.any_of([voice.suit(suit) for suit in names])
                sentences.append(voice.sentence("choice-play-names", suits=suits))
            return " ".join(sentences)


def _discard_said(voice: Voice, choice: DiscardChoice) -> str:
    sentences = [
        _way_said(voice, way, "first" if place == 0 else "other")
        for place, way in enumerate(choice.ways)
    ]
    if choice.may_announce_tout:
        sentences.append(voice.sentence("choice-discard-tout"))
    return " ".join(sentences)


def _way_said(voice: Voice, way: DiscardWay, place: str) -> str:
    forced = voice.cards(way.forced, "forced")
    pool = voice.cards(way.pool, "pool")
    arguments = {**forced, **pool, "count": way.choose, "place": place}
    if not way.choose:
        return voice.sentence("choice-discard-forced", **arguments)
    return voice.sentence(
        "choice-discard-both" if way.forced else "choice-discard-pool", **arguments
    )


def reason_said(voice: Voice, reason: Reason) -> str:
    """Why an action is not allowed, in general."""
    return voice.sentence(f"refusal-{reason.code}")


def refusal_said(voice: Voice, refusal: Refusal) -> str:
    """Why an action is not allowed: the reason, its clause, and what the player may do instead.

    Where it is another player's turn nothing is said of what may be done: that would be the other
    player's to know.
    """
    why = _why(voice, refusal)
    of_another = refusal.turn is not None or refusal.reason is Reason.ALREADY_DEALT
    if of_another or isinstance(refusal.legal, NoChoice):
        return voice.message("refusal-sentence-alone", why=why, clause=refusal.clause)
    instead = choice_said(voice, refusal.legal)
    return voice.message("refusal-sentence", why=why, clause=refusal.clause, instead=instead)


def _why(voice: Voice, refusal: Refusal) -> str:
    """The reason, with the cards, the player or the suit that it is about where it is told them."""
    identifier = f"refusal-{refusal.reason.code}"
    is_told = bool(refusal.cards or refusal.suit or refusal.turn is not None)
    if not is_told or "detail" not in catalogue(FIRST_LANGUAGE).attributes(identifier):
        return reason_said(voice, refusal.reason)
    return voice.sentence(
        identifier,
        "detail",
        **voice.cards(refusal.cards),
        player="" if refusal.turn is None else voice.player(refusal.turn),
        suit="" if refusal.suit is None else refusal.suit.value,
    )
