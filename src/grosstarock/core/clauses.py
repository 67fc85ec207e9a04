"""The rulebook as a table: every clause, where it comes from, and which options it reads.

The words of a clause are not here; they are kept with the other sentences a person reads, under the
same identifier. This module holds what a program needs: the identifiers, the sources, and whether a
clause is (in part) a decision of this project because the sources are silent or differ.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType


class Clause(StrEnum):
    """One numbered rule of the game, in the order of the rulebook."""

    TAB_1 = "TAB-1"
    TAB_2 = "TAB-2"
    TAB_3 = "TAB-3"
    TAB_4 = "TAB-4"
    TAB_5 = "TAB-5"
    TAB_6 = "TAB-6"
    TAB_7 = "TAB-7"
    TAB_8 = "TAB-8"
    POT_1 = "POT-1"
    POT_2 = "POT-2"
    POT_3 = "POT-3"
    POT_4 = "POT-4"
    DEAL_1 = "DEAL-1"
    DISC_1 = "DISC-1"
    DISC_2 = "DISC-2"
    DISC_3 = "DISC-3"
    DISC_4 = "DISC-4"
    DISC_5 = "DISC-5"
    DISC_6 = "DISC-6"
    DECL_1 = "DECL-1"
    DECL_2 = "DECL-2"
    DECL_3 = "DECL-3"
    DECL_4 = "DECL-4"
    DECL_5 = "DECL-5"
    DECL_6 = "DECL-6"
    DECL_7 = "DECL-7"
    PLAY_1 = "PLAY-1"
    PLAY_2 = "PLAY-2"
    PLAY_3 = "PLAY-3"
    SCUSE_1 = "SCUSE-1"
    SCUSE_2 = "SCUSE-2"
    SCUSE_3 = "SCUSE-3"
    SCUSE_4 = "SCUSE-4"
    SCUSE_5 = "SCUSE-5"
    SCUSE_6 = "SCUSE-6"
    SCUSE_7 = "SCUSE-7"
    PAY_1 = "PAY-1"
    PAY_2 = "PAY-2"
    TOUT_1 = "TOUT-1"
    TOUT_2 = "TOUT-2"
    TOUT_A1 = "TOUT-A1"
    TOUT_A2 = "TOUT-A2"
    MIS_1 = "MIS-1"
    ULT_1 = "ULT-1"
    ULT_2 = "ULT-2"
    ULT_3 = "ULT-3"
    LAST_1 = "LAST-1"
    CARD_1 = "CARD-1"
    CARD_2 = "CARD-2"
    CARD_3 = "CARD-3"
    GAME_1 = "GAME-1"
    GAME_2 = "GAME-2"
    GAME_4 = "GAME-4"
    GAME_3 = "GAME-3"
    TWO_1 = "TWO-1"
    TWO_2 = "TWO-2"
    TWO_3 = "TWO-3"


class Family(StrEnum):
    """A group of clauses on one subject; the first part of each clause's identifier."""

    TAB = "TAB"
    POT = "POT"
    DEAL = "DEAL"
    DISC = "DISC"
    DECL = "DECL"
    PLAY = "PLAY"
    SCUSE = "SCUSE"
    PAY = "PAY"
    TOUT = "TOUT"
    MIS = "MIS"
    ULT = "ULT"
    LAST = "LAST"
    CARD = "CARD"
    GAME = "GAME"
    TWO = "TWO"


class Source(StrEnum):
    """One of the four texts from which the rulebook was written.

    A is an Italian page for three players, with a version for two; B an English text of the Danish
    form; C a Spanish page, the same text as A in better shape; D an English summary in dollars.
    """

    ITALIAN = "A"
    DANISH = "B"
    SPANISH = "C"
    DOLLAR = "D"


@dataclass(frozen=True, slots=True)
class ClauseNote:
    """Where a clause comes from and what it reads.

    `sources` is in the order A to D, empty for a rule from outside them. `decided` says that the
    clause is, at least in part, a decision of this project. `options` names the fields of the rules
    that the clause reads, an amount as `tariff.` and its name.
    """

    clause: Clause
    family: Family
    sources: tuple[Source, ...]
    decided: bool
    options: tuple[str, ...]


def _note(clause: Clause, sources: str, *options: str, decided: bool = False) -> ClauseNote:
    family = Family(clause.value.partition("-")[0])
    return ClauseNote(clause, family, tuple(Source(letter) for letter in sources), decided, options)


_NOTES = (
    _note(Clause.TAB_1, "ABCD"),
    _note(Clause.TAB_2, "ABCD", "players"),
    _note(Clause.TAB_3, "B", "players", decided=True),
    _note(Clause.TAB_4, "AC", "players"),
    _note(Clause.TAB_5, "ABCD", "direction"),
    _note(Clause.TAB_6, "ABC"),
    _note(Clause.TAB_7, "ABC"),
    _note(Clause.TAB_8, "BD", decided=True),
    _note(Clause.POT_1, "ABCD", "pots"),
    _note(Clause.POT_2, "ABCD", "pots", "tariff.foundation"),
    _note(Clause.POT_3, "ABCD", "pots", "tariff.dealer_payment"),
    _note(Clause.POT_4, "AC", "pots", decided=True),
    _note(Clause.DEAL_1, "ABCD", decided=True),
    _note(Clause.DISC_1, "ABCD"),
    _note(Clause.DISC_2, "ABCD", "announced_tout"),
    _note(Clause.DISC_3, "ABCD", "scuse_counts_as_trump", "announced_tout", decided=True),
    _note(Clause.DISC_4, "ABCD", decided=True),
    _note(Clause.DISC_5, "D", decided=True),
    _note(Clause.DISC_6, "", "declarations", decided=True),
    _note(Clause.DECL_1, "ABC"),
    _note(Clause.DECL_2, "ABC", "declarations", decided=True),
    _note(
        Clause.DECL_3,
        "ABCD",
        "scuse_counts_as_trump",
        "tariff.ten_trumps",
        "tariff.more_trumps",
        decided=True,
    ),
    _note(Clause.DECL_4, "ABCD", "tariff.three_matadors", "tariff.more_matadors"),
    _note(Clause.DECL_5, "ABCD", "tariff.half", "tariff.full", "tariff.abundant"),
    _note(Clause.DECL_6, "ABCD", "tariff.half", "tariff.full", "tariff.abundant"),
    _note(Clause.DECL_7, "", decided=True),
    _note(Clause.PLAY_1, "ABCD"),
    _note(Clause.PLAY_2, "ABCD"),
    _note(Clause.PLAY_3, "ABCD"),
    _note(Clause.SCUSE_1, "ABCD"),
    _note(Clause.SCUSE_2, "ABCD", "scuse_without_tricks", decided=True),
    _note(Clause.SCUSE_3, "ABCD", "scuse_without_tricks", decided=True),
    _note(Clause.SCUSE_4, "ABCD"),
    _note(Clause.SCUSE_5, "ACD", decided=True),
    _note(Clause.SCUSE_6, "ABCD"),
    _note(Clause.SCUSE_7, "ABCD", decided=True),
    _note(Clause.PAY_1, "ABCD", "pots", "tariff.lost_card"),
    _note(Clause.PAY_2, "ABCD", "tariff.pagat_won"),
    _note(
        Clause.TOUT_1,
        "ABCD",
        "pots",
        "card_points_in_tout",
        "ultimo_paid_in_tout",
        "tariff.tout",
        "tariff.pagat_ultimo",
        "tariff.king_ultimo",
        decided=True,
    ),
    _note(Clause.TOUT_2, "D", "pots", decided=True),
    _note(Clause.TOUT_A1, "D", "announced_tout", decided=True),
    _note(Clause.TOUT_A2, "D", "announced_tout", "pots", "tariff.tout", decided=True),
    _note(Clause.MIS_1, "ABCD", "tariff.misere", decided=True),
    _note(Clause.ULT_1, "ABCD", "pots", "tariff.pagat_ultimo"),
    _note(Clause.ULT_2, "ABCD", "pots", "tariff.king_ultimo"),
    _note(
        Clause.ULT_3,
        "ABCD",
        "pots",
        "tariff.pagat_ultimo",
        "tariff.king_ultimo",
        decided=True,
    ),
    _note(Clause.LAST_1, "ABCD", "last_trick_paid_on_bagud", "tariff.last_trick"),
    _note(Clause.CARD_1, "BD"),
    _note(Clause.CARD_2, "D", "card_points", "tariff.card_unit", decided=True),
    _note(Clause.CARD_3, "ABCD", "card_points", "card_points_in_tout", decided=True),
    _note(Clause.GAME_1, "", decided=True),
    _note(Clause.GAME_2, "", "stake", decided=True),
    _note(Clause.GAME_4, "", "pots", decided=True),
    _note(Clause.GAME_3, "", "redeal_without_trumps", decided=True),
    _note(Clause.TWO_1, "AC", "players", decided=True),
    _note(Clause.TWO_2, "AC", "players", "pots", decided=True),
    _note(Clause.TWO_3, "AC", "players", decided=True),
)

CLAUSES: Mapping[Clause, ClauseNote] = MappingProxyType({note.clause: note for note in _NOTES})
"""Every clause with its note, complete and in the order of the rulebook."""
