"""Playing an ending out: what may be played, and what each card costs."""

from dataclasses import replace

from .actions import Action, Demand, PassDemand, Play
from .cards import SCUSE
from .cardset import NO_CARDS, CardSet
from .choices import Choice, DemandChoice, NoChoice, PlayChoice
from .ending import Ending, ScuseIs, ScuseStanding
from .errors import Fault, Malformed
from .facts import DealPlayed, Fact, facts_of_trick
from .ledger import Accounts, Entry, posted, scored
from .piles import card_to_give
from .rules import Rules, ScuseWithoutTricks
from .seats import BySeat
from .settlement import payments
from .tricks import ANTEPENULTIMATE_TRICK, LAST_TRICK, Trick, playable, suits_to_name


def ending_choice(ending: Ending) -> Choice:
    """What the seat whose turn it is may do; nothing when no trick is left."""
    if not ending.tricks_left:
        return NoChoice()
    trick = ending.trick
    if _demand_is_asked(ending):
        seat = trick.order[len(ending.demand_answers)]
        return DemandChoice(seat, SCUSE not in ending.hands[seat])
    seat = trick.order[len(trick.cards)]
    demanded = True in ending.demand_answers
    cards = playable(ending.hands[seat], trick, scuse_demanded=demanded)
    return PlayChoice(seat, cards, suits_to_name(trick, SCUSE) if SCUSE in cards else ())


def after_action(ending: Ending, action: Action) -> tuple[Ending, tuple[Entry, ...]]:
    """The ending after a legal action, and what is paid for it at once."""
    if action not in ending_choice(ending):
        raise Malformed(Fault.ENDING_ACTION, action=str(action))
    match action:
        case Demand() | PassDemand():
            answers = (*ending.demand_answers, isinstance(action, Demand))
            return replace(ending, demand_answers=answers), ()
        case Play(seat, card, names):
            hands = ending.hands.replaced(seat, ending.hands[seat].without(card))
            trick = ending.trick.followed_by(card, names)
            if trick.is_complete:
                return _after_trick(ending, hands, trick)
            table = replace(ending, hands=hands, table=trick.cards, named=trick.named)
            return table, ()
        case _:
            raise AssertionError("an ending offers demands and cards only")


def _demand_is_asked(ending: Ending) -> bool:
    """SCUSE-7."""
    trick = ending.trick
    return (
        trick.number == ANTEPENULTIMATE_TRICK
        and not trick.cards
        and ending.scuse.where in (ScuseIs.HELD, ScuseIs.DEAD)
        and True not in ending.demand_answers
        and len(ending.demand_answers) < len(trick.order)
    )


def _after_trick(
    ending: Ending, hands: BySeat[CardSet], trick: Trick
) -> tuple[Ending, tuple[Entry, ...]]:
    winner = trick.winner
    fallen = ending.card_points[winner] + sum(card.points for card in trick.cards) + 1
    scuse = _scuse_after(ending, hands, trick)
    card_points = ending.card_points.replaced(winner, fallen)
    has_trick = ending.has_trick.replaced(winner, True)
    facts: list[Fact] = []
    if trick.number == LAST_TRICK:
        counted = _with_scuse_settled(ending.rules, card_points, has_trick, scuse)
        facts.append(_played(ending, trick, counted, has_trick))
    else:
        facts.extend(facts_of_trick(ending.dealer, trick))
    entries: tuple[Entry, ...] = ()
    accounts = Accounts(BySeat([0] * ending.rules.players), ending.pots)
    for fact in facts:
        paid = payments(ending.rules, accounts.pots, fact)
        accounts = posted(accounts, paid)
        entries += paid
    following = replace(
        ending,
        hands=hands,
        leader=winner,
        table=(),
        named=None,
        demand_answers=(),
        card_points=card_points,
        has_trick=has_trick,
        scuse=scuse,
        pots=accounts.pots,
        scores=scored(ending.scores, entries) if ending.scores else BySeat(),
    )
    return following, entries


def _scuse_after(ending: Ending, hands: BySeat[CardSet], trick: Trick) -> ScuseStanding:
    """SCUSE-2: whether the 'Scuse is owed once a trick is taken, and what would be given."""
    before = ending.scuse
    winner = trick.winner
    player = trick.player_of(SCUSE)
    if player is not None:
        if player is winner or trick.number == LAST_TRICK:
            return ScuseStanding(ScuseIs.SETTLED)
        return ScuseStanding(ScuseIs.OWED, before.lowest, player, winner)
    holder = before.owner
    if before.where is ScuseIs.HELD:
        holder = next(seat for seat in trick.order if SCUSE in hands[seat])
    if holder is not winner:
        return before
    pile = CardSet(trick.cards) | (NO_CARDS if before.lowest is None else CardSet([before.lowest]))
    return replace(before, lowest=card_to_give(pile, only_worthless=False))


def _with_scuse_settled(
    rules: Rules, card_points: BySeat[int], has_trick: BySeat[bool], scuse: ScuseStanding
) -> BySeat[int]:
    """SCUSE-2 and SCUSE-3, as they move card points."""
    owner, winner = scuse.owner, scuse.winner
    if owner is None or winner is None:
        return card_points
    kept = rules.scuse_without_tricks is ScuseWithoutTricks.KEPT
    if not kept and not has_trick[owner]:
        return card_points
    pile = NO_CARDS if scuse.lowest is None else CardSet([scuse.lowest])
    given = card_to_give(pile, only_worthless=kept)
    moved = SCUSE.points - (0 if given is None else given.points)
    return card_points.replaced(owner, card_points[owner] + moved).replaced(
        winner, card_points[winner] - moved
    )


def _played(
    ending: Ending, trick: Trick, card_points: BySeat[int], has_trick: BySeat[bool]
) -> DealPlayed:
    return DealPlayed(
        dealer=ending.dealer,
        has_trick=has_trick,
        last_trick=tuple(zip(trick.order, trick.cards, strict=True)),
        last_winner=trick.winner,
        card_points=card_points,
        tout_announced=ending.tout_announced,
        scores=ending.scores or BySeat([0] * ending.rules.players),
    )
