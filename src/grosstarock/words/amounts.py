"""Amounts as a table shows them: points in the unit of its stake (GAME-2)."""

import unicodedata
from functools import lru_cache
from typing import Final

from grosstarock.core.rules import POINTS, Stake

from .catalogue import FIRST_LANGUAGE, message

MINUS: Final = "−"
CENT: Final = 100


def amount(points: int, stake: Stake = POINTS, language: str = FIRST_LANGUAGE) -> str:
    """Points in the unit of a stake, the unit said; plain points as a bare number.

    >>> from grosstarock.core.rules import DOLLARS
    >>> amount(15), amount(-15, DOLLARS), amount(15, Stake("kroner", 2))
    ('15', '−$3', '7.5 kroner')
    """
    return _amount(points, stake, language, MINUS if points < 0 else "")


def signed_amount(points: int, stake: Stake = POINTS, language: str = FIRST_LANGUAGE) -> str:
    """An amount with a plus or a minus sign; nothing has none."""
    return _amount(points, stake, language, sign_of(points))


def number(points: int, stake: Stake = POINTS, language: str = FIRST_LANGUAGE) -> str:
    """Points in a stake's unit, the unit not said, as in a column of numbers.

    >>> number(-7, Stake("$", 5)), number(1, Stake("crowns", 3))
    ('−1.4', '0.33')
    """
    return (MINUS if points < 0 else "") + _digits(points, stake, language)


def signed_number(points: int, stake: Stake = POINTS, language: str = FIRST_LANGUAGE) -> str:
    """A number with a plus or a minus sign; nothing has none."""
    return sign_of(points) + _digits(points, stake, language)


def sign_of(points: int) -> str:
    """A plus sign, a minus sign, or nothing."""
    if points == 0:
        return ""
    return MINUS if points < 0 else "+"


@lru_cache(maxsize=4096)
def _amount(points: int, stake: Stake, language: str, sign: str) -> str:
    digits = _digits(points, stake, language)
    if stake == POINTS:
        return sign + digits
    currency = all(unicodedata.category(character) == "Sc" for character in stake.unit)
    identifier = "amount-currency" if currency else "amount-unit"
    arguments = {"sign": sign, "unit": stake.unit, "number": digits}
    return message(language, identifier, "", arguments)


def _digits(points: int, stake: Stake, language: str) -> str:
    """The size of an amount, to the nearest hundredth of the unit and no longer than it need be."""
    hundredths = (abs(points) * CENT * 2 + stake.points) // (stake.points * 2)
    whole, part = divmod(hundredths, CENT)
    if part == 0:
        return str(whole)
    mark = message(language, "decimal-mark", "", {})
    return f"{whole}{mark}{part:02}".rstrip("0")
