"""The tags of a record in a text: the rules, the table, the accounts, and what else is told."""

import re
from collections.abc import Sequence
from typing import Final

from grosstarock.core.errors import Malformed
from grosstarock.core.ledger import Accounts, Pot, Pots
from grosstarock.core.rules import Rules, Stake
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.shuffle import checked_seed

from .faults import ReadingCode
from .text_extra import DEAL_FIELDS, MATCH_END_FIELDS, MORE_TAG, TAGS, ExtraRead, tag_meant
from .text_findings import Findings, TextFault
from .text_lines import Block, Tag
from .text_pieces import Piece
from .text_rules import RulesPieces, Setting, read_rules, read_setting, read_stake
from .text_seats import read_seat_word
from .text_values import read_number, read_numbers

TEXT_FORM: Final = "grosstarock-text/1"
MATCH_END: Final = "match-end"
DEAL: Final = "deal"
YES: Final = "yes"

_SETTING: Final = re.compile(r"[^\s,=]+\s*=\s*[^\s,=]+|[^\s,]+")
LONGEST_VALUE: Final = 5_000
"""How many characters a tag may have whose value is read further; no rules need so many."""

_MOST_AT_TABLE: Final = 4
_TAG_BY_KEY: Final = {tag.casefold(): tag for tag in TAGS}
_ONLY_OF_A_DEAL: Final = frozenset({"Dealer", "AfterRedeal"})
_DETAILS: Final = {
    "Seed": "seed",
    "TakenBack": "taken_back",
    "Date": "date",
    "Event": "event",
    "Comment": "comment",
}


class Tags:
    """The tags of one block by their names; those of no meaning here are unknown fields."""

    def __init__(self, block: Block, findings: Findings) -> None:
        self.findings = findings
        self.start = block.start
        self._unread = block.unread
        self._known: dict[str, Tag] = {}
        self._others: list[Tag] = []
        for tag in block.tags:
            self._sort_in(tag)

    def _sort_in(self, tag: Tag) -> None:
        name = _TAG_BY_KEY.get(tag.name.text.casefold())
        near = name or tag_meant(tag.name.text)
        if near is None or name == MORE_TAG:
            self._others.append(tag)
        elif name is None:
            self.findings.report(TextFault.TAG_UNKNOWN, tag.name, near=near)
        elif name in self._known:
            self.findings.report(TextFault.TWICE, tag.name)
        else:
            self._known[name] = tag

    def value(self, name: str) -> Piece | None:
        """The text of a tag; None when it is not there or has none."""
        tag = self._known.get(name)
        if tag is None:
            return None
        if tag.text is None:
            self.findings.report(ReadingCode.WRONG_TYPE, tag.value, wanted="text")
            return None
        if len(tag.text) > LONGEST_VALUE:
            self.findings.report(ReadingCode.TOO_LONG, tag.value, wanted=LONGEST_VALUE)
            return None
        return tag.inner

    def is_match_end(self) -> bool:
        """Whether the record is that of a match's end; the form is looked at as well."""
        form = self.value("Format")
        if form is not None and form.text.casefold() != TEXT_FORM:
            self.findings.report(ReadingCode.FORMAT_UNKNOWN, form, wanted=TEXT_FORM)
        record = self.value("Record")
        if record is None:
            return False
        if record.text.casefold() not in (DEAL, MATCH_END):
            self.findings.report_unknown(TextFault.WORD_UNKNOWN, record, (DEAL, MATCH_END))
        return record.text.casefold() == MATCH_END

    def players(self) -> tuple[str, ...]:
        """The names in seat order; none, with a fault, when they are not those of a table."""
        together = self.value("Players")
        single = {
            seat: name.text
            for seat in range(_MOST_AT_TABLE)
            if (name := self.plain_piece(f"Player{seat}")) is not None
        }
        if together is not None and not single:
            names = [part.stripped().text for part in together.split(",")]
            single = dict(enumerate(names))
        if len(single) > _MOST_AT_TABLE:
            self.findings.report(ReadingCode.PLAYERS_NUMBER, self.place("Players"), wanted="2-4")
            return ()
        missing = next((seat for seat in range(_MOST_AT_TABLE) if seat not in single), 4)
        if missing < max(2, len(single)):
            self._missing(f"Player{missing}")
            return ()
        return tuple(single[seat] for seat in range(len(single)))

    def plain_piece(self, name: str) -> Piece | None:
        """A value that is a text, and no number."""
        tag = self._known.get(name)
        if tag is not None and not isinstance(tag.content, str):
            self.findings.report(ReadingCode.WRONG_TYPE, tag.value, wanted="text")
            return None
        return None if tag is None else tag.inner

    def plain_text(self, name: str) -> str | None:
        """A value that is a text, as it stands."""
        piece = self.plain_piece(name)
        return None if piece is None else piece.text

    def place(self, name: str) -> Piece:
        """Where a fault about a tag is told."""
        tag = self._known.get(name)
        return self.start if tag is None else tag.value

    def rules(self, players: int | None) -> Rules | None:
        """The rules that the tags tell."""
        preset = self.value("Rules")
        options, amounts = self._settings("Options"), self._settings("Tariff")
        stake = self._stake()
        if preset is None:
            self._missing("Rules")
            return None
        pieces = RulesPieces(
            preset=preset,
            options=options,
            amounts=amounts,
            stake=stake,
            version=self.value("Rulebook"),
        )
        return read_rules(pieces, players, self.findings)

    def dealer(self, players: Sequence[str]) -> Seat | None:
        """Who deals."""
        dealer = self.value("Dealer")
        if dealer is None:
            self._missing("Dealer")
            return None
        return read_seat_word(dealer, players, self.findings) if players else None

    def before(self, players: int | None, rules: Rules | None) -> Accounts:
        """Balances and pots before; all at zero where they are not told."""
        told = self.value("Balances")
        pieces = [] if told is None else list(told.words(also=","))
        balances = None
        if told is not None:
            balances = read_numbers(pieces, told, players, self.findings)
        pots = self.value("Pots")
        held = Pots() if pots is None else read_pots(pots, self.findings)
        if rules is not None and not rules.pots and held.total():
            self.findings.report(ReadingCode.POTS_NOT_PLAYED, self.place("Pots"), wanted=0)
        return Accounts(BySeat(balances or (0,) * (players or 0)), held)

    def again(self) -> bool:
        """Whether the deal follows a redeal."""
        again = self.value("AfterRedeal")
        if again is not None and again.key not in (YES, "no"):
            self.findings.report_unknown(TextFault.WORD_UNKNOWN, again, (YES, "no"))
        return again is not None and again.key == YES

    def seed(self) -> str | None:
        """How the deck was made."""
        seed = self.plain_piece("Seed")
        if seed is None:
            return None
        try:
            return checked_seed(seed.text)
        except Malformed as malformed:
            self.findings.report_malformed(malformed, seed)
            return None

    def taken_back(self) -> int | None:
        """How many actions were taken back."""
        told = self.value("TakenBack")
        number = None if told is None else read_number(told, self.findings)
        if told is not None and number is not None and number < 0:
            self.findings.report(ReadingCode.NEGATIVE, told)
        return number

    def comment(self, braced: Sequence[str]) -> str | None:
        """The comment: that of the tag, and what stands in braces, one to a line."""
        tagged = self.plain_text("Comment")
        parts = [*([] if tagged is None else [tagged]), *braced]
        return "\n".join(parts) if parts else None

    def extra(self, *, is_match_end: bool) -> ExtraRead:
        """The unknown fields; of a match's end, what only a deal has a field for is one of them."""
        if not is_match_end:
            return ExtraRead(self._others, DEAL_FIELDS, self.findings)
        extra = ExtraRead(self._others, MATCH_END_FIELDS, self.findings)
        for name in _ONLY_OF_A_DEAL & self._known.keys():
            self.findings.report(TextFault.TAG_UNKNOWN, self._known[name].name)
        for name, field in _DETAILS.items():
            tag = self._known.pop(name, None)
            if tag is not None:
                extra.take(field, tag.content, tag.name)
        return extra

    def _settings(self, name: str) -> list[Setting]:
        told = self.value(name)
        if told is None:
            return []
        settings = [
            read_setting(told.part(*found.span()), self.findings)
            for found in _SETTING.finditer(told.text)
        ]
        return [setting for setting in settings if setting is not None]

    def _stake(self) -> Stake | None:
        """``$ 5``; as a list of the two where the unit's name has white space around it."""
        tag = self._known.get("Stake")
        if tag is None:
            return None
        if isinstance(tag.content, list) and len(tag.content) == 2:
            unit, points = tag.content
            return read_stake(
                Piece(str(points), tag.value.line, tag.value.column), str(unit), self.findings
            )
        whole = self.value("Stake")
        if whole is None:
            return None
        words = list(whole.words())
        if len(words) < 2:
            self.findings.report(TextFault.COUNT, whole, found=len(words), wanted=2)
            return None
        before = words[-1].column - whole.column
        return read_stake(words[-1], whole.text[:before].strip(), self.findings)

    def _missing(self, name: str) -> None:
        if name not in self._known and name.casefold() not in self._unread:
            self.findings.report(TextFault.MISSING, self.start, wanted=name)


def read_pots(piece: Piece, findings: Findings) -> Pots:
    """``king 60 pagat 65``, or the two numbers alone, the King pot's first."""
    words = list(piece.words(also=",:="))
    found = [word for word in words if word.key not in tuple(Pot)]
    names = [word.key for word in words if word.key in tuple(Pot)]
    if len(found) != 2 or names not in ([], ["king", "pagat"], ["pagat", "king"]):
        findings.report(TextFault.COUNT, piece, found=len(found), wanted=2)
        return Pots()
    amounts = [read_number(word, findings) or 0 for word in found]
    for word, amount in zip(found, amounts, strict=True):
        if amount < 0:
            findings.report(ReadingCode.NEGATIVE, word)
            return Pots()
    return Pots(*(amounts if names[:1] != ["pagat"] else reversed(amounts)))
