"""The rules of one table: every option and every amount, as data (sections 2 and 10).

``Rules`` fields are the option names of the rulebook and of records. The engine reads fields, never
the name of a preset; combinations that make no sense cannot be built.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Final

from .errors import Fault, Malformed

RULEBOOK_VERSION: Final = 1


class Direction(StrEnum):
    """Which way deal and play run, seen from above (TAB-5)."""

    COUNTER_CLOCKWISE = "counter-clockwise"
    CLOCKWISE = "clockwise"


class DeclarationDuty(StrEnum):
    """Whether declarations must be made or may be made (DECL-2)."""

    COMPULSORY = "compulsory"
    VOLUNTARY = "voluntary"


class ScuseWithoutTricks(StrEnum):
    """What becomes of the 'Scuse when its player takes no trick in the whole deal (SCUSE-3)."""

    SURRENDERED = "surrendered"
    KEPT = "kept"


OptionValue = bool | Direction | DeclarationDuty | ScuseWithoutTricks

ON_OFF: Final = (True, False)

OPTIONS: Final[Mapping[str, tuple[OptionValue, ...]]] = {
    "direction": tuple(Direction),
    "pots": ON_OFF,
    "declarations": tuple(DeclarationDuty),
    "scuse_without_tricks": tuple(ScuseWithoutTricks),
    "announced_tout": ON_OFF,
    "scuse_counts_as_trump": ON_OFF,
    "card_points": ON_OFF,
    "card_points_in_tout": ON_OFF,
    "last_trick_paid_on_bagud": ON_OFF,
    "ultimo_paid_in_tout": ON_OFF,
    "redeal_without_trumps": ON_OFF,
}
"""The options a table may choose, each with its values in the rulebook's order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tariff:
    """Every amount of the game, in points (section 2): whole multiples of 5, none negative."""

    foundation: int = 20
    dealer_payment: int = 5
    ten_trumps: int = 10
    more_trumps: int = 5
    three_matadors: int = 10
    more_matadors: int = 5
    half: int = 5
    full: int = 10
    abundant: int = 15
    lost_card: int = 5
    pagat_won: int = 5
    tout: int = 85
    misere: int = 25
    pagat_ultimo: int = 45
    king_ultimo: int = 40
    last_trick: int = 20
    card_unit: int = 5

    def __post_init__(self) -> None:
        for name, amount in self.amounts().items():
            if type(amount) is not int or amount % 5 or not 0 <= amount <= LARGEST_AMOUNT:
                raise Malformed(Fault.AMOUNT_VALUE, amount=name, found=str(amount))

    def amounts(self) -> dict[str, int]:
        """Every amount by its name, in the rulebook's order."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


LARGEST_AMOUNT: Final = 1_000_000
WITH_POTS: Final = Tariff()
WITHOUT_POTS: Final = Tariff(tout=25, pagat_ultimo=15, king_ultimo=10, last_trick=5)


@dataclass(frozen=True, slots=True)
class Stake:
    """How amounts are shown: the unit's name and how many points it is worth."""

    unit: str = "points"
    points: int = 1

    def __post_init__(self) -> None:
        if type(self.points) is not int or not 1 <= self.points <= LARGEST_AMOUNT:
            raise Malformed(Fault.STAKE_VALUE, found=str(self.points))
        printable = self.unit.isprintable() and self.unit.strip()
        if not printable or len(self.unit) > LONGEST_UNIT:
            raise Malformed(Fault.STAKE_VALUE, found=self.unit[:LONGEST_UNIT])


LONGEST_UNIT: Final = 20
POINTS: Final = Stake()
DOLLARS: Final = Stake("$", 5)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What one table plays.

    ``preset`` is the name the table chose from and is read by records and pages alone. ``tariff``
    holds the amounts in force, ``stake`` how they are shown, ``version`` the rulebook's version.
    """

    preset: str
    players: int
    direction: Direction
    pots: bool
    declarations: DeclarationDuty
    scuse_without_tricks: ScuseWithoutTricks
    announced_tout: bool
    scuse_counts_as_trump: bool = True
    card_points: bool = True
    card_points_in_tout: bool = True
    last_trick_paid_on_bagud: bool = False
    ultimo_paid_in_tout: bool = False
    redeal_without_trumps: bool = False
    tariff: Tariff = WITH_POTS
    stake: Stake = POINTS
    version: int = RULEBOOK_VERSION

    def __post_init__(self) -> None:
        for name, values in OPTIONS.items():
            found = getattr(self, name)
            if not any(found is value for value in values):
                raise Malformed(Fault.OPTION_VALUE, option=name, found=str(found))
        if type(self.players) is not int or self.players not in (2, 3, 4):
            raise Malformed(Fault.PLAYERS_NUMBER, found=str(self.players))
        if self.players == 2 and self.pots:
            raise Malformed(Fault.TWO_WITH_POTS)
        if type(self.version) is not int or self.version != RULEBOOK_VERSION:
            raise Malformed(Fault.VERSION_UNKNOWN, found=str(self.version), known=RULEBOOK_VERSION)

    def options(self) -> dict[str, OptionValue]:
        """Every option and its value, in the rulebook's order."""
        return {name: getattr(self, name) for name in OPTIONS}
