"""The match on disk: written whole after every action, so that nothing played is ever lost."""

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from grosstarock.core.errors import GrosstarockError
from grosstarock.core.match import after_deal, new_match, next_deal
from grosstarock.core.seats import Seat
from grosstarock.notation.record import DealRecord, state_of
from grosstarock.notation.record_reader import read_record
from grosstarock.notation.record_writer import write_record
from grosstarock.players.protocol import Player

from .session import Session

FORMAT: Final = "grosstarock-session/1"
FILE: Final = "match.jsonl"


class UnreadableSession(GrosstarockError):
    """A saved match that cannot be read; ``why`` is what is known of the reason."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """The place of the match under way."""

    path: Path

    @classmethod
    def of_person(cls) -> "SavedMatch":
        """The one in the person's data folder."""
        return cls(user_data_path("grosstarock", appauthor=False) / FILE)

    @property
    def exists(self) -> bool:
        """Whether a match was left unfinished."""
        return self.path.exists()

    def write(self, session: Session, players: Mapping[Seat, str]) -> None:
        """Writes the match; the old file stays until the new one is whole."""
        head = {
            "format": FORMAT,
            "seed": session.seed,
            "rounds": session.match.rounds,
            "players": {str(int(seat)): name for seat, name in players.items()},
        }
        lines = [json.dumps(head, ensure_ascii=False), *session.finished]
        if session.deal.dealt and not session.match.is_over:
            lines.append(write_record(session.record()))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        with fresh.open("w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self.path)

    def read(
        self, seated: Callable[[Mapping[Seat, str], str], Mapping[Seat, Player]]
    ) -> tuple[Session, Mapping[Seat, str]]:
        """The match and its players' names; ``seated`` makes players from those and the seed."""
        try:
            head, *lines = self.path.read_text(encoding="utf-8").splitlines()
            told = json.loads(head)
            players = {Seat(int(seat)): str(name) for seat, name in told["players"].items()}
            records = [read_record(line) for line in lines]
            session = _session(told, records, lines, seated(players, str(told["seed"])))
        except (GrosstarockError, ValueError, KeyError, TypeError, AttributeError) as fault:
            raise UnreadableSession(str(fault) or type(fault).__name__) from fault
        return session, players

    def remove(self) -> None:
        """Forgets the match, which is over."""
        if self.exists:
            self.path.unlink()


def _session(
    told: Mapping[str, object],
    records: list[DealRecord],
    lines: list[str],
    players: Mapping[Seat, Player],
) -> Session:
    first = records[0]
    rounds = told["rounds"]
    if told["format"] != FORMAT or not isinstance(rounds, int | None):
        raise UnreadableSession(FORMAT)
    match = new_match(first.rules, dealer=first.dealer, rounds=rounds)
    session = Session(first.players, players, str(told["seed"]), match, next_deal(match))
    for record, line in zip(records, lines, strict=True):
        session.deal = state_of(record)
        session.taken_back = record.taken_back or 0
        if session.deal.ended is not None:
            session.finished.append(line)
            session.match = after_deal(session.match, session.deal)
            session.taken_back = 0
            if not session.match.is_over:
                session.deal = next_deal(session.match)
    return session
