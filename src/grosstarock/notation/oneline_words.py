"""A one-line form as words: ``key=value`` between single spaces, after the name of the form.

A word that begins with a number and a colon is an action.

The writer gives the keys in one order and leaves out what is as usual; the reader takes them in any
order, in small or capital letters, with any white space between.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from grosstarock.core.ledger import Pots
from grosstarock.core.presets import changed_stake
from grosstarock.core.rules import Rules

from .faults import ReadingCode
from .text_findings import Findings, TextFault
from .text_pieces import Piece, escaped, unescaped
from .text_rules import (
    FIRST_VERSION,
    RulesPieces,
    Setting,
    amount_settings,
    option_settings,
    read_rules,
    read_stake,
)
from .text_values import read_number, read_numbers

LONGEST_LINE: Final = 100_000
"""How many characters a one-line form may have; the longest that is written has some 3,000."""

RULES_KEYS: Final = ("preset", "seats", "stake", "rulebook")
_ACTION: Final = re.compile(r"[0-9]+:", re.ASCII)
_OPTION: Final = "option."
_TARIFF: Final = "tariff."


def rules_words(rules: Rules) -> Iterator[str]:
    """The rules: preset, seats, and what departs from the preset."""
    yield f"preset={rules.preset}"
    yield f"seats={rules.players}"
    for setting in option_settings(rules):
        yield _OPTION + setting
    for setting in amount_settings(rules):
        yield _TARIFF + setting
    stake = changed_stake(rules)
    if stake is not None:
        yield f"stake={stake.points}:{escaped(stake.unit)}"
    if rules.version != FIRST_VERSION:
        yield f"rulebook={rules.version}"


class Words:
    """The words of one line, taken one by one by who reads it.

    A line of another form, or one too long, is refused at once: nothing more can be said of it.
    ``actions`` are the words of actions, where the form has them.
    """

    def __init__(
        self,
        text: str,
        form: str,
        known: Sequence[str],
        findings: Findings,
        *,
        has_actions: bool = False,
    ) -> None:
        self.findings = findings
        self.line = Piece(text)
        self._by_key: dict[str, Piece] = {}
        self.options: list[Setting] = []
        self.amounts: list[Setting] = []
        self.actions: list[Piece] = []
        self._has_actions = has_actions
        if len(text) > LONGEST_LINE:
            findings.report(ReadingCode.TOO_LONG, Piece(""), found=len(text), wanted=LONGEST_LINE)
            raise findings.unreadable()
        words = list(self.line.words())
        if not words or words[0].text.casefold() != form:
            findings.report(
                ReadingCode.FORMAT_UNKNOWN, words[0] if words else self.line, wanted=form
            )
            raise findings.unreadable()
        for word in words[1:]:
            self._sort_in(word, (*RULES_KEYS, *known))

    def take(self, key: str) -> Piece | None:
        """The value of a key; None when the line has no such word."""
        return self._by_key.get(key)

    def need(self, key: str) -> Piece | None:
        """The value of a key that must be there."""
        value = self.take(key)
        if value is None:
            end = Piece("", 1, len(self.line.text.rstrip()) + 1)
            self.findings.report(TextFault.MISSING, end, wanted=key)
        return value

    def place(self, key: str) -> Piece:
        """Where a fault about the value of ``key`` is told: there, or where the line begins."""
        return self.take(key) or self.line.part(0, 0)

    def number(self, key: str) -> int | None:
        """A whole number that must be there."""
        value = self.need(key)
        return None if value is None else read_number(value, self.findings)

    def numbers(self, key: str, wanted: int | None) -> tuple[int, ...] | None:
        """So many whole numbers, parted by commas; None when the word is not there or is wrong."""
        value = self.take(key)
        if value is None:
            return None
        return read_numbers(value.split(","), value, wanted, self.findings)

    def pots(self) -> Pots:
        """What stands in the King pot and the Pagat pot; nothing when the word is not there."""
        king, pagat = self.numbers("pots", 2) or (0, 0)
        if king < 0 or pagat < 0:
            self.findings.report(ReadingCode.NEGATIVE, self.place("pots"))
            return Pots()
        return Pots(king, pagat)

    def text_of(self, piece: Piece) -> str | None:
        """An escaped text."""
        text = unescaped(piece.text)
        if text is None:
            self.findings.report(TextFault.ESCAPE, piece)
        return text

    def players(self) -> int | None:
        """How many sit at the table."""
        seats = self.number("seats")
        if seats is not None and seats not in (2, 3, 4):
            self.findings.report(ReadingCode.PLAYERS_NUMBER, self.place("seats"), wanted="2, 3, 4")
            return None
        return seats

    def rules(self, players: int | None) -> Rules | None:
        """The rules that the words tell."""
        preset = self.need("preset")
        stake = self.take("stake")
        shown = None
        if stake is not None:
            points, unit = stake.cut(":")
            name = self.text_of(unit) if unit else "points"
            shown = None if name is None else read_stake(points, name, self.findings)
        if preset is None:
            return None
        pieces = RulesPieces(
            preset=preset,
            options=self.options,
            amounts=self.amounts,
            stake=shown,
            version=self.take("rulebook"),
        )
        return read_rules(pieces, players, self.findings)

    def _sort_in(self, word: Piece, known: Sequence[str]) -> None:
        key, value = word.cut("=")
        name = key.text.casefold()
        if self._has_actions and _ACTION.match(word.text):
            self.actions.append(word)
        elif value is None:
            self.findings.report(TextFault.WORD_FORM, word)
        elif name.startswith(_OPTION):
            self.options.append(Setting(key.part(len(_OPTION)), value))
        elif name.startswith(_TARIFF):
            self.amounts.append(Setting(key.part(len(_TARIFF)), value))
        elif name not in known:
            self.findings.report_unknown(TextFault.WORD_UNKNOWN, key, known)
        elif name in self._by_key:
            self.findings.report(TextFault.TWICE, key)
        else:
            self._by_key[name] = value
