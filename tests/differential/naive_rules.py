"""The table's rules as the naive judge knows them: presets, options, amounts (section 10).

Nothing here comes from the program under test. Words and amounts are copied from the rulebook by
hand, once more, so that a slip in one of the two copies shows as a difference.
"""

from typing import Any

Record = dict[str, Any]
"""A deal in the exchange format `grosstarock-deal/1`, as JSON gives it."""


class Illegal(Exception):
    """Something in a record that the rules forbid.

    `path` says where in the record, as in `actions[12].card`; `clause` which rule forbids it.
    """

    def __init__(self, path: str, clause: str, message: str) -> None:
        super().__init__(f"{path}: {message} ({clause})")
        self.path = path
        self.clause = clause


OPTION_VALUES: dict[str, list[Any]] = {
    "direction": ["counter-clockwise", "clockwise"],
    "pots": [True, False],
    "declarations": ["compulsory", "voluntary"],
    "scuse_without_tricks": ["surrendered", "kept"],
    "announced_tout": [True, False],
    "scuse_counts_as_trump": [True, False],
    "card_points": [True, False],
    "card_points_in_tout": [True, False],
    "last_trick_paid_on_bagud": [True, False],
    "ultimo_paid_in_tout": [True, False],
    "redeal_without_trumps": [True, False],
}

SAME_IN_EVERY_PRESET: dict[str, Any] = {
    "scuse_counts_as_trump": True,
    "card_points": True,
    "card_points_in_tout": True,
    "last_trick_paid_on_bagud": False,
    "ultimo_paid_in_tout": False,
    "redeal_without_trumps": False,
}

CLASSIC: dict[str, Any] = {
    **SAME_IN_EVERY_PRESET,
    "direction": "counter-clockwise",
    "pots": True,
    "declarations": "compulsory",
    "scuse_without_tricks": "surrendered",
    "announced_tout": False,
}

PRESETS: dict[str, dict[str, Any]] = {
    "classic": CLASSIC,
    "classic-no-pots": {**CLASSIC, "pots": False},
    "danish": {**CLASSIC, "declarations": "voluntary"},
    "dollar": {
        **CLASSIC,
        "direction": "clockwise",
        "declarations": "voluntary",
        "scuse_without_tricks": "kept",
        "announced_tout": True,
    },
    "two-player": {**CLASSIC, "pots": False},
}

TARIFF_WITH_POTS: dict[str, int] = {
    "foundation": 20,
    "dealer_payment": 5,
    "ten_trumps": 10,
    "more_trumps": 5,
    "three_matadors": 10,
    "more_matadors": 5,
    "half": 5,
    "full": 10,
    "abundant": 15,
    "lost_card": 5,
    "pagat_won": 5,
    "tout": 85,
    "misere": 25,
    "pagat_ultimo": 45,
    "king_ultimo": 40,
    "last_trick": 20,
    "card_unit": 5,
}

LOWER_WITHOUT_POTS: dict[str, int] = {
    "tout": 25,
    "pagat_ultimo": 15,
    "king_ultimo": 10,
    "last_trick": 5,
}


def is_whole(number: Any) -> bool:
    """Whether a JSON value is a whole number (true and false are not)."""
    return isinstance(number, int) and not isinstance(number, bool)


def options_of(record: Record) -> dict[str, Any]:
    """All options of a record: those of its preset, and its own changes to them."""
    preset = record["rules"]["preset"]
    if preset not in PRESETS:
        raise Illegal("rules.preset", "section 10", f"there is no preset {preset!r}")
    options = dict(PRESETS[preset])
    for name, value in record["rules"].get("options", {}).items():
        path = f"rules.options.{name}"
        if name not in OPTION_VALUES:
            raise Illegal(path, "section 10", "there is no such option")
        allowed = [one for one in OPTION_VALUES[name] if one == value and type(one) is type(value)]
        if not allowed:
            raise Illegal(path, "section 10", f"{value!r} is no value of this option")
        options[name] = value
    two_seats = len(record["players"]) == 2
    if two_seats != (preset == "two-player"):
        raise Illegal("players", "section 10", f"wrong number of players for {preset}")
    if two_seats and options["pots"]:
        raise Illegal("rules.options.pots", "TWO-2", "two players have no pots")
    return options


def tariff_of(record: Record) -> dict[str, int]:
    """All amounts of a record in points: the defaults with or without pots, and its changes."""
    tariff = dict(TARIFF_WITH_POTS)
    if not options_of(record)["pots"]:
        tariff.update(LOWER_WITHOUT_POTS)
    for name, amount in record["rules"].get("tariff", {}).items():
        path = f"rules.tariff.{name}"
        if name not in tariff:
            raise Illegal(path, "section 10", "there is no such amount")
        if not is_whole(amount) or amount < 0 or amount % 5 != 0:
            raise Illegal(path, "section 2", "an amount is a whole multiple of 5 points")
        tariff[name] = amount
    return tariff
