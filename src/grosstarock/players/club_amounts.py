"""What things cost and bring at this table, in points: the tariff and the pots, card by card.

What a pot holds belongs to all alike, since at the end it is shared out. So who takes it wins the
others' shares, and who pays into it keeps the own share of that.
"""

from dataclasses import dataclass

from grosstarock.core.cards import KINGS, PAGAT, Card
from grosstarock.core.ledger import pot_of
from grosstarock.core.settlement import POINTS_PER_UNIT
from grosstarock.core.view import View


@dataclass(frozen=True, slots=True)
class Amounts:
    """Amounts in points, all from the player's side and for the whole table.

    ``card_point`` is what a card point is worth, ``lost`` what a King or the Pagat costs that is
    lost before the last trick, ``caught`` what it brings to another player to see one lost.
    ``pagat_ultimo`` and ``king_ultimo`` are what the last trick brings when it is won with that
    card, and costs when it is lost with it.
    """

    card_point: float
    lost: float
    caught: float
    pagat_won: float
    pagat_ultimo: float
    king_ultimo: float
    last_trick: float
    misere: float
    tout: float

    def ultimo(self, card: Card) -> float:
        """What the last trick brings with a King or the Pagat; 0 for any other card."""
        if card == PAGAT:
            return self.pagat_ultimo
        return self.king_ultimo if card in KINGS else 0.0


def amounts_of(seen: View) -> Amounts:
    """What things are worth under the rules of a view, with its pots as they stand."""
    rules, tariff = seen.rules, seen.rules.tariff
    others = len(seen.seating.active) - 1
    table = rules.players
    pots = seen.accounts.pots
    own_part = (table - 1) / table if rules.pots else 0.0
    king_pot, pagat_pot = pots.holding(pot_of(KINGS[0])), pots.holding(pot_of(PAGAT))
    # With two, a card point that the other gets is one that the player lacks.
    unit = tariff.card_unit / POINTS_PER_UNIT if others > 1 else 2.0
    return Amounts(
        card_point=unit if rules.card_points else 0.0,
        lost=tariff.lost_card * (others + own_part),
        caught=float(tariff.lost_card),
        pagat_won=float(tariff.pagat_won * others),
        pagat_ultimo=tariff.pagat_ultimo * others + pagat_pot * own_part,
        king_ultimo=tariff.king_ultimo * others + king_pot * own_part,
        last_trick=float(tariff.last_trick * others),
        misere=float(tariff.misere * others) if others > 1 else 0.0,
        tout=tariff.tout * others + pots.total() * own_part,
    )
