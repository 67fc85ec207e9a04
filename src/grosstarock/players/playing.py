"""Players at the table: each is handed its view and answers with an action."""

from collections.abc import Mapping

from grosstarock.core.actions import Action
from grosstarock.core.engine import Step, apply
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState
from grosstarock.core.view import view

from .protocol import Player


def answer(state: DealState, player: Player) -> Action:
    """What ``player`` does in the seat whose turn it is."""
    return player.choose(view(state, state.turn))


def played_out(state: DealState, players: Mapping[Seat, Player]) -> DealState:
    """The deal once the players have played it to its end."""
    while state.turn is not None:
        state = next_step(state, players[state.turn]).state
    return state


def next_step(state: DealState, player: Player) -> Step:
    """The deal one action further, that of the player whose turn it is."""
    return apply(state, answer(state, player))
