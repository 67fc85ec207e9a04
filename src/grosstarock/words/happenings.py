"""Events and facts in words, told as far as the event tells them.

An event that has been ``seen_by`` somebody names no card which that pair of eyes may not see: its
cards are gone, and the sentence for it speaks of a number of cards.
"""

from collections.abc import Iterator

from grosstarock.core.cards import PAGAT
from grosstarock.core.events import (
    CardPlayed,
    DealEnded,
    DealVoid,
    DeclarationMade,
    DemandAnswered,
    Discarded,
    Event,
    HandDealt,
    NothingDeclared,
    Paid,
    PotsMoved,
    RedealAnswered,
    ScuseSettled,
    ToutAnnounced,
    TrickTaken,
    TrumpsShown,
)
from grosstarock.core.facts import (
    CardLost,
    DealerPayment,
    DealPlayed,
    Declared,
    Fact,
    Foundation,
    MatchEnded,
    PagatWon,
)
from grosstarock.core.piles import Exchange

from .payments import entries_said
from .voice import Voice


def event_said(voice: Voice, event: Event) -> str:
    """What has happened, a line for each payment, else one line."""
    match event:
        case Paid(entries=entries):
            return entries_said(voice, entries)
        case HandDealt() | Discarded() | RedealAnswered() | DeclarationMade():
            return _cards_said(voice, event)
        case ToutAnnounced() | NothingDeclared() | TrumpsShown() | DemandAnswered():
            return _player_said(voice, event)
        case PotsMoved(to=to):
            return voice.sentence("event-pots-moved", player=voice.player(to))
        case CardPlayed():
            return _play_said(voice, event)
        case TrickTaken(number=number, winner=winner):
            player = voice.player(winner)
            return voice.sentence("event-trick-taken", player=player, number=str(number))
        case ScuseSettled(exchange=exchange):
            return _exchange_said(voice, exchange)
        case DealEnded(played=played):
            return fact_said(voice, played)
        case DealVoid():
            return voice.sentence("event-deal-void")


def _player_said(
    voice: Voice, event: ToutAnnounced | NothingDeclared | TrumpsShown | DemandAnswered
) -> str:
    """Events that name a player and nothing else."""
    match event:
        case ToutAnnounced():
            identifier = "event-tout-announced"
        case NothingDeclared():
            identifier = "event-nothing-declared"
        case TrumpsShown():
            identifier = "event-trumps-shown"
        case DemandAnswered(demanded=demanded):
            identifier = "event-demanded" if demanded else "event-demand-passed"
    return voice.sentence(identifier, player=voice.player(event.seat))


def _cards_said(
    voice: Voice, event: HandDealt | Discarded | RedealAnswered | DeclarationMade
) -> str:
    """Events that name some cards to those who may see them."""
    player = voice.player(event.seat)
    match event:
        case HandDealt(cards=()):
            return voice.sentence("event-hand-dealt", player=player, count=event.count)
        case HandDealt(cards=cards):
            return voice.sentence("event-hand-dealt-shown", player=player, **voice.cards(cards))
        case Discarded(cards=()):
            return voice.sentence("event-discarded", player=player)
        case Discarded(cards=cards):
            return voice.sentence("event-discarded-shown", player=player, **voice.cards(cards))
        case RedealAnswered(shown=None):
            return voice.sentence("event-redeal-passed", player=player)
        case RedealAnswered(shown=shown):
            return voice.sentence("event-redeal-asked", player=player, **voice.cards(shown or ()))
        case DeclarationMade(declaration=made, laid_away=laid_away):
            told = voice.declaration(made)
            identifier = "event-declared-laid-away" if laid_away else "event-declared"
            broken = voice.cards(laid_away)
            return voice.sentence(identifier, player=player, declaration=told, **broken)


def _play_said(voice: Voice, event: CardPlayed) -> str:
    player = voice.player(event.seat)
    if event.names is not None:
        return voice.sentence("event-scuse-led", player=player, suit=event.names)
    return voice.sentence("event-card-played", player=player, **voice.card(event.card))


def _exchange_said(voice: Voice, exchange: Exchange) -> str:
    owner, winner = voice.player(exchange.owner), voice.player(exchange.winner)
    if exchange.given is None:
        return voice.sentence("event-scuse-settled-without", owner=owner, winner=winner)
    card = voice.card(exchange.given)
    return voice.sentence("event-scuse-settled", owner=owner, winner=winner, **card)


def fact_said(voice: Voice, fact: Fact) -> str:
    """What is paid for, in a sentence or, for a whole deal, a few."""
    match fact:
        case Foundation():
            return voice.sentence("fact-foundation")
        case DealerPayment(dealer=dealer):
            return voice.sentence("fact-dealer-payment", player=voice.player(dealer))
        case Declared(seat=seat, declaration=declaration):
            told = voice.declaration(declaration)
            return voice.sentence("fact-declared", player=voice.player(seat), declaration=told)
        case CardLost(seat=seat, card=card):
            player = voice.player(seat)
            return voice.sentence("fact-card-lost", player=player, **voice.card(card))
        case PagatWon(seat=seat):
            player = voice.player(seat)
            return voice.sentence("fact-pagat-won", player=player, **voice.card(PAGAT))
        case DealPlayed():
            return " ".join(_played_said(voice, fact))
        case MatchEnded():
            return voice.sentence("fact-match-ended")


def _played_said(voice: Voice, played: DealPlayed) -> Iterator[str]:
    """The deal's outcomes in the order of the settlement, then what everybody counts."""
    winner = voice.player(played.last_winner)
    if played.tout is not None:
        yield voice.sentence("fact-tout", player=voice.player(played.tout))
    if played.failed_announced_tout:
        yield voice.sentence("fact-announced-tout-failed", player=voice.player(played.dealer))
    if played.misere is not None:
        yield voice.sentence("fact-misere", player=voice.player(played.misere))
    if played.ultimo_card is not None:
        yield voice.sentence("fact-ultimo", player=winner, **voice.card(played.ultimo_card))
    elif not played.bagud and played.tout is None:
        yield voice.sentence("fact-last-trick", player=winner)
    for seat, card in played.bagud:
        yield voice.sentence("fact-bagud", player=voice.player(seat), **voice.card(card))
    yield voice.sentence("fact-card-points", counts=counts_said(voice, played))


def counts_said(voice: Voice, played: DealPlayed) -> str:
    """Everybody's card points, in seat order (CARD-1)."""
    active = sorted(seat for seat, _ in played.last_trick)
    return voice.all_of(
        [
            voice.message(
                "fact-card-points-of",
                player=voice.player(seat),
                points=str(played.card_points[seat]),
            )
            for seat in active
        ]
    )
