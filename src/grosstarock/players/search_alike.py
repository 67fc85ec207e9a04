"""Cards that do the same: neighbours in a hand of which a search need try only one."""

from grosstarock.core.actions import Play
from grosstarock.core.cards import SCUSE, Card
from grosstarock.core.cardset import NO_CARDS, CardSet
from grosstarock.core.choices import PlayChoice
from grosstarock.core.view import View


def plays_that_differ(seen: View, choice: PlayChoice) -> tuple[Play, ...]:
    """One play for each run of cards that do the same, the lowest of the run; and the 'Scuse's."""
    return tuple(run[-1] for run in alike_plays(seen, choice))


def alike_plays(seen: View, choice: PlayChoice) -> list[list[Play]]:
    """All plays in runs of cards that do the same, from the highest down; each 'Scuse by itself.

    Two cards of a suit do the same when they count alike, are neither a King nor of the Trull, and
    every card between them is the seat's own or gone for good.
    """
    on_table = CardSet(seen.trick.cards) if seen.trick is not None else NO_CARDS
    between = (seen.cards_played - on_table) | seen.hand | (seen.discard or NO_CARDS)
    runs: list[list[Play]] = []
    higher: Card | None = None
    for card in choice.cards:
        if card == SCUSE:
            runs.extend([Play(choice.seat, card, name)] for name in choice.names_with(card))
            continue
        if higher is None or not _do_the_same(higher, card, between):
            runs.append([])
        runs[-1].append(Play(choice.seat, card))
        higher = card
    return runs


def _do_the_same(higher: Card, lower: Card, between: CardSet) -> bool:
    """Whether a card does what the next higher one in the hand does."""
    if higher.suit is not lower.suit or higher.points != lower.points or lower.points == 4:
        return False
    return all(Card(number) in between for number in range(higher + 1, lower))
