"""A small contest for tests: players who are asked in this process, without a worker."""

from collections.abc import Mapping

from grosstarock.arena.contenders import Contender
from grosstarock.arena.playing import Table
from grosstarock.arena.thinking import Answer, Seats
from grosstarock.core.actions import Action
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.view import View
from grosstarock.players.novice import novice
from grosstarock.players.protocol import Player
from grosstarock.players.random_player import RandomPlayer

STRONG = Contender("novice", "novice", "1", None)
WEAK = Contender("random", "random", "1", None)


class Here:
    """Asks players of this process; each decision is said to take a thousandth of a second."""

    def __init__(self) -> None:
        self.players: Mapping[Seat, Player] = {}
        self.seats: list[Seats] = []

    def seat(self, seats: Seats) -> None:
        self.seats.append(seats)
        self.players = {
            seat: novice(0) if contender.name == "novice" else RandomPlayer(seats.seeds[seat])
            for seat, contender in seats.contenders.items()
        }

    def ask(self, seat: Seat, seen: View) -> Answer:
        return Answer(self.action(seat, seen), 0.001)

    def action(self, seat: Seat, seen: View) -> Action:
        return self.players[seat].choose(seen)


def table(preset: str = "danish", players: int = 3, seed: str = "1") -> Table:
    return Table(rules_of(preset, players), seed)
