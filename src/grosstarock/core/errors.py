"""What goes wrong, as codes with parameters.

No sentence stands here: every error carries a code and its parameters, and the words room says it
in a person's language. ``str(error)`` is terse, for logs and for programmers.
"""

from enum import StrEnum


class Fault(StrEnum):
    """Why a value cannot be: rules, a pack or a table that does not exist."""

    PRESET_UNKNOWN = "preset-unknown"
    OPTION_UNKNOWN = "option-unknown"
    OPTION_VALUE = "option-value"
    PLAYERS_NUMBER = "players-number"
    PLAYERS_OF_PRESET = "players-of-preset"
    TWO_WITH_POTS = "two-with-pots"
    AMOUNT_UNKNOWN = "amount-unknown"
    AMOUNT_VALUE = "amount-value"
    STAKE_VALUE = "stake-value"
    VERSION_UNKNOWN = "version-unknown"
    SEAT_UNKNOWN = "seat-unknown"
    SEED_FORM = "seed-form"
    PACK_SIZE = "pack-size"
    CARD_TWICE = "card-twice"
    HAND_SIZE = "hand-size"
    POTS_VALUE = "pots-value"
    POTS_NOT_PLAYED = "pots-not-played"
    REDEAL_NOT_PLAYED = "redeal-not-played"
    BALANCES_NUMBER = "balances-number"
    ROUNDS_VALUE = "rounds-value"
    ENDING_SHAPE = "ending-shape"
    ENDING_ACTION = "ending-action"
    ENDING_TOO_EARLY = "ending-too-early"
    MATCH_OVER = "match-over"
    MATCH_NOT_BETWEEN_DEALS = "match-not-between-deals"


Parameter = str | int


class GrosstarockError(Exception):
    """The root of every error this package raises on purpose."""


class Malformed(GrosstarockError, ValueError):
    """A value that cannot be: its fault's code and the parameters that say what was found."""

    def __init__(self, fault: Fault, **parameters: Parameter) -> None:
        self.fault = fault
        self.parameters = parameters
        told = ", ".join(f"{name}={value}" for name, value in parameters.items())
        super().__init__(f"{fault}: {told}" if told else str(fault))
