"""Whole deals among players: the same seeds give the same deal, wherever it is taken up."""

from grosstarock.core.actions import DealCards
from grosstarock.core.engine import apply, folded, initial
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState, HowEnded
from grosstarock.players.playing import answer, next_step, played_out
from grosstarock.players.protocol import Player
from grosstarock.plugins import player_named


def dealt() -> DealState:
    pack = shuffled("gt1:playing")
    return apply(initial(rules_of("danish", 3), Seat.SECOND), DealCards(pack)).state


def players() -> dict[Seat, Player]:
    names = ("random", "novice", "random")
    return {Seat(place): player_named(name, place) for place, name in enumerate(names)}


def test_a_deal_is_played_to_its_end_and_again_alike() -> None:
    over = played_out(dealt(), players())
    assert over.ended is HowEnded.PLAYED
    assert played_out(dealt(), players()) == over


def test_a_deal_taken_up_in_the_middle_ends_as_it_would_have() -> None:
    over = played_out(dealt(), players())
    for done in (1, 2, 5, 30, 60):
        resumed = folded(initial(over.rules, over.dealer), over.actions[:done])
        assert played_out(resumed, players()) == over


def test_the_player_whose_turn_it_is_answers() -> None:
    state = dealt()
    player = players()[Seat.SECOND]
    assert next_step(state, player) == apply(state, answer(state, player))
