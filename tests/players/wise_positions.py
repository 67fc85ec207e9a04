"""Written positions with what is wise in them and what is not: ``wise_positions.toml``, read.

A position is a deal so far in the one-line notation (docs/spec/notation.md); whose turn it is is
asked. An action is written as in that line, without its seat: ``T1``, ``F=T``, ``demand``.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from grosstarock.core.actions import Action, Discard
from grosstarock.core.cardset import CardSet
from grosstarock.core.engine import apply
from grosstarock.core.state import DealState
from grosstarock.core.view import View, view
from grosstarock.notation.oneline import read_prefix, write_prefix
from grosstarock.notation.record import record_of, state_of
from grosstarock.plugins import PLAYERS, player_named
from grosstarock.testing.builder import hand

FILE = Path(__file__).with_name("wise_positions.toml")


@dataclass(frozen=True, slots=True)
class WisePosition:
    """A position, and by what a choice in it is judged.

    ``theme`` is what it is about, as others are. ``good`` are the only wise actions, where any are
    given; ``bad`` are unwise; ``keeps`` are cards not to lay away. ``players`` are those who are
    expected to be wise here.
    """

    name: str
    theme: str
    position: str
    why: str
    players: tuple[str, ...]
    good: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    keeps: str = ""

    @property
    def state(self) -> DealState:
        """The deal so far."""
        return state_of(read_prefix(self.position))

    @property
    def seen(self) -> View:
        """What whose turn it is sees."""
        state = self.state
        return view(state, state.turn)

    def is_wise(self, action: Action) -> bool:
        """Whether an action is none of the unwise ones and, where these are told, a wise one."""
        if isinstance(action, Discard) and not hand(self.keeps).isdisjoint(CardSet(action.cards)):
            return False
        if not self.good and not self.bad:
            return True
        word = action_word(self.state, action)
        return word not in self.bad and (not self.good or word in self.good)

    def words(self) -> set[str]:
        """Every legal action of a position that is not the discard, as a word."""
        state = self.state
        return {action_word(state, action) for action in self.seen.choice}

    def fault(self, player: str, action: Action) -> str:
        """What is wrong with an unwise action, to be read where a player has chosen it."""
        judged = {"wise": self.good, "unwise": self.bad, "to keep": self.keeps.split()}
        told = "; ".join(f"{how}: {', '.join(words)}" for how, words in judged.items() if words)
        word = action_word(self.state, action)
        return f"{self.name}: {player} chose {word} ({told}). {self.why}"


def action_word(state: DealState, action: Action) -> str:
    """An action as the one-line notation has it, without its seat."""
    names = tuple("abcd"[: state.rules.players])
    line = write_prefix(record_of(apply(state, action).state, names))
    done = next(word for word in reversed(line.split(" ")) if word[0].isdigit())
    return done.partition(":")[2]


@cache
def wise_positions() -> tuple[WisePosition, ...]:
    """All of them, in the order of the file."""
    read = tomllib.loads(FILE.read_text(encoding="utf-8"))["position"]
    return tuple(
        WisePosition(
            name=one["name"],
            theme=one["theme"],
            position=one["position"],
            why=one["why"],
            players=tuple(one["players"]),
            good=tuple(one.get("good", ())),
            bad=tuple(one.get("bad", ())),
            keeps=one.get("keeps", ""),
        )
        for one in read
    )


def chosen(player: str, position: WisePosition) -> Action:
    """What a player does there, thinking as long as it does in the arena."""
    return player_named(player, 1, PLAYERS[player].arena).choose(position.seen)
