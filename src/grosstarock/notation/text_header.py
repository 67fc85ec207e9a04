"""What the tags of one record in a text tell, together."""

from dataclasses import dataclass

from grosstarock.core.ledger import Accounts
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat

from .text_extra import ExtraRead
from .text_findings import Findings
from .text_lines import Block
from .text_tags import Tags


@dataclass(slots=True, kw_only=True)
class Header:
    """What the tags of one record tell; None for what could not be made out."""

    is_match_end: bool
    rules: Rules | None
    players: tuple[str, ...]
    dealer: Seat | None
    before: Accounts
    again: bool
    seed: str | None
    taken_back: int | None
    date: str | None
    event: str | None
    comment: str | None
    extra: ExtraRead


def read_header(block: Block, findings: Findings) -> Header:
    """The tags of a block, and its comments."""
    tags = Tags(block, findings)
    is_match_end = tags.is_match_end()
    players = tags.players()
    at_table = len(players) if len(players) in (2, 3, 4) else None
    rules = tags.rules(at_table)
    extra = tags.extra(is_match_end=is_match_end)
    comment = tags.comment(block.comments)
    if is_match_end and comment is not None:
        extra.take("comment", comment, block.start)
    return Header(
        is_match_end=is_match_end,
        rules=rules,
        players=players,
        dealer=None if is_match_end else tags.dealer(players),
        before=tags.before(at_table, rules),
        again=tags.again(),
        seed=tags.seed(),
        taken_back=tags.taken_back(),
        date=tags.plain_text("Date"),
        event=tags.plain_text("Event"),
        comment=comment,
        extra=extra,
    )
