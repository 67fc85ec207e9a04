"""Endings to solve, each made from its number: from real play, then made more various.

Half come from random play, half from the novice's. The pots are drawn anew. In some of them
players lose their tricks, so that tout and misere are still possible, a tout becomes announced, or
the 'Scuse is owed for a card of any value.
"""

from dataclasses import replace
from random import Random

from grosstarock.core.actions import DealCards
from grosstarock.core.cards import PACK
from grosstarock.core.cardset import ALL_CARDS, CardSet
from grosstarock.core.choices import DemandChoice
from grosstarock.core.ending import Ending, ScuseIs, ScuseStanding, ending_of
from grosstarock.core.endplay import ending_choice
from grosstarock.core.engine import apply, initial
from grosstarock.core.ledger import Pots
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import Phase
from grosstarock.core.tricks import LAST_TRICK
from grosstarock.players.playing import answer
from grosstarock.plugins import player_named

LARGEST_POT = 30


def ending_from_play(
    rules: Rules, seed: str, player: str, tricks: int, *, on_table: int = 0
) -> Ending:
    """The ending of a deal that players of one kind play, so many tricks before its end."""
    chance = Random(seed)
    dealer = Seat(chance.randrange(rules.players))
    state = apply(initial(rules, dealer), DealCards(shuffled(f"gt1:{seed}"))).state
    players = {Seat(seat): player_named(player, seat) for seat in range(rules.players)}
    first = LAST_TRICK - tricks
    while state.turn is not None:
        begun = state.phase in (Phase.DEMAND, Phase.PLAY) and len(state.tricks) == first
        lying = len(state.trick.cards) if begun and state.trick is not None else 0
        if begun and lying == on_table:
            return ending_of(state)
        state = apply(state, answer(state, players[state.turn])).state
    # A player without trumps has asked for a new deal (GAME-3).
    return ending_from_play(rules, f"{seed}+", player, tricks, on_table=on_table)


def ending_number(number: int, tables: list[Rules], tricks: int) -> Ending:
    """A various ending of ``tricks`` tricks at one of some tables."""
    chance = Random(number)
    rules = tables[number % len(tables)]
    player = ("random", "novice")[number // len(tables) % 2]
    on_table = chance.randrange(min(rules.players, 3))
    ending = ending_from_play(rules, f"endings/{number}", player, tricks, on_table=on_table)
    if rules.pots:
        king, pagat = (5 * chance.randrange(LARGEST_POT) for _ in range(2))
        ending = replace(ending, pots=Pots(king, pagat))
    if chance.random() < 0.3:
        ending = replace(ending, has_trick=_few_tricks(ending, chance))
    if chance.random() < 0.5:
        ending = replace(ending, scuse=_scuse_owed(ending, chance))
    if rules.announced_tout and ending.scuse.where is ScuseIs.SETTLED:
        ending = replace(ending, tout_announced=chance.random() < 0.7)
    if isinstance(ending_choice(ending), DemandChoice):
        answers = chance.choice([(), (), (False,), (True,), (False,) * 3])
        asked = answers[: len(ending.seating.active)]
        ending = replace(ending, demand_answers=asked)
    return ending


def _few_tricks(ending: Ending, chance: Random) -> BySeat[bool]:
    active = ending.seating.active
    return BySeat(
        seat in active and chance.random() < 0.4 for seat in map(Seat, range(ending.rules.players))
    )


def _scuse_owed(ending: Ending, chance: Random) -> ScuseStanding:
    """A 'Scuse that is out of play already, owed by one player to another for some card."""
    if ending.scuse.where in (ScuseIs.HELD, ScuseIs.DEAD):
        return ending.scuse
    owner, winner = chance.sample(ending.seating.active, 2)
    in_play = CardSet(ending.table)
    for hand in ending.hands:
        in_play |= hand
    gone = [card for card in ALL_CARDS - in_play if card is not PACK[-1]]
    of_worth = [card for card in gone if card.points] or gone
    lowest = chance.choice([None, chance.choice(gone), chance.choice(of_worth)])
    if lowest is None and ending.has_trick[owner]:
        lowest = chance.choice(of_worth)
    return ScuseStanding(ScuseIs.OWED, lowest, owner, winner)
