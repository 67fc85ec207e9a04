"""An ending as one line: what the seats hold, what is on the table, and what stands to be paid.

    grosstarock-ending/1 preset=danish seats=3 dealer=0 leader=1 hands=CK,C4/T7,F/HQ,H10
    points=30,25,10 tricks=1,1,0 scuse=held:C5 pots=65,65

(in one line). ``hands`` go by seat, ``-`` for none; ``table`` are the cards of the trick in
progress from ``leader`` on; ``tricks`` says with 1 and 0 who has taken one. docs/spec/notation.md
is the whole of it.
"""

from typing import Final

from grosstarock.core.cards import Card
from grosstarock.core.cardset import CardSet
from grosstarock.core.ending import Ending, ScuseIs, ScuseStanding
from grosstarock.core.errors import Malformed
from grosstarock.core.ledger import NO_POTS
from grosstarock.core.seats import BySeat, Seat

from .oneline_words import Words, rules_words
from .text_findings import Findings, TextFault
from .text_pieces import Piece
from .text_values import (
    read_card_piece,
    read_seat_number,
    read_seen_cards,
    read_suit_piece,
)

ENDING_FORM: Final = "grosstarock-ending/1"

_KEYS: Final = (
    *("dealer", "leader", "hands", "table", "named", "points", "tricks"),
    *("scuse", "tout", "demands", "pots", "scores"),
)
_NONE: Final = "-"
_ANNOUNCED: Final = "announced"
_DEMAND: Final = "demand"
_PASS: Final = "pass"


def write_ending(ending: Ending) -> str:
    """The ending as one line, without a line end."""
    words = [ENDING_FORM, *rules_words(ending.rules)]
    words.append(f"dealer={ending.dealer:d}")
    words.append(f"leader={ending.leader:d}")
    words.append("hands=" + "/".join(_cards_text(tuple(hand)) for hand in ending.hands))
    if ending.table:
        words.append(f"table={_cards_text(ending.table)}")
    if ending.named is not None:
        words.append(f"named={ending.named}")
    words.append("points=" + ",".join(map(str, ending.card_points)))
    words.append("tricks=" + ",".join("1" if has else "0" for has in ending.has_trick))
    words.append(f"scuse={_scuse_text(ending.scuse)}")
    if ending.tout_announced:
        words.append(f"tout={_ANNOUNCED}")
    if ending.demand_answers:
        answers = (_DEMAND if demanded else _PASS for demanded in ending.demand_answers)
        words.append("demands=" + ",".join(answers))
    if ending.pots != NO_POTS:
        words.append(f"pots={ending.pots.king},{ending.pots.pagat}")
    if ending.scores:
        words.append("scores=" + ",".join(map(str, ending.scores)))
    return " ".join(words)


def read_ending(text: str) -> Ending:
    """The ending that a line tells; ``UnreadableRecord``, with every fault, when it tells none."""
    findings = Findings()
    words = Words(text, ENDING_FORM, _KEYS, findings)
    players = words.players()
    ending = None if players is None else _read(words, players, findings)
    if ending is None or findings:
        raise findings.unreadable()
    return ending


def _read(words: Words, players: int, findings: Findings) -> Ending | None:
    rules = words.rules(players)
    dealer = _seat(words.need("dealer"), players, findings)
    leader = _seat(words.need("leader"), players, findings)
    hands = _hands(words, players, findings)
    table = words.take("table")
    on_table = read_seen_cards(_card_pieces(table), findings) if table else ()
    named = words.take("named")
    suit = read_suit_piece(named, findings) if named else None
    points, tricks = _by_seat(words, "points", players), _by_seat(words, "tricks", players)
    scuse = _read_scuse(words.need("scuse"), players, findings)
    scores = words.numbers("scores", players)
    demands = _read_demands(words.take("demands"), findings)
    tout = _read_tout(words.take("tout"), findings)
    pots = words.pots()
    if findings or rules is None or dealer is None or leader is None or scuse is None:
        return None
    try:
        return Ending(
            rules=rules,
            dealer=dealer,
            hands=hands,
            leader=leader,
            table=on_table,
            named=suit,
            card_points=points,
            has_trick=tricks.map(bool),
            scuse=scuse,
            tout_announced=tout,
            demand_answers=demands,
            pots=pots,
            scores=BySeat(scores or ()),
        )
    except Malformed as malformed:
        findings.report_malformed(malformed, words.place(_KEY_OF.get(_what(malformed), "hands")))
        return None


_KEY_OF: Final = {"leader": "leader", "table": "table", "scuse": "scuse", "named": "named"}


def _what(malformed: Malformed) -> str:
    return str(malformed.parameters.get("what", "hands"))


def _cards_text(cards: tuple[Card, ...]) -> str:
    return ",".join(card.code for card in cards) or _NONE


def _card_pieces(piece: Piece) -> list[Piece]:
    return [] if piece.text in (_NONE, "") else piece.split(",")


def _scuse_text(scuse: ScuseStanding) -> str:
    parts = [scuse.where.value]
    if scuse.owner is not None and scuse.winner is not None:
        parts.append(f"{scuse.owner:d}>{scuse.winner:d}")
    if scuse.lowest is not None:
        parts.append(scuse.lowest.code)
    return ":".join(parts)


def _seat(piece: Piece | None, players: int, findings: Findings) -> Seat | None:
    return None if piece is None else read_seat_number(piece, players, findings)


def _by_seat(words: Words, key: str, players: int) -> BySeat[int]:
    """One number for each seat; the core's own check of the shape never sees a wrong one."""
    words.need(key)
    return BySeat(words.numbers(key, players) or ())


def _hands(words: Words, players: int, findings: Findings) -> BySeat[CardSet]:
    whole = words.need("hands")
    if whole is None:
        return BySeat()
    hands = whole.split("/")
    if len(hands) != players:
        findings.report(TextFault.COUNT, whole, found=len(hands), wanted=players)
    return BySeat(CardSet(read_seen_cards(_card_pieces(hand), findings)) for hand in hands)


def _read_scuse(piece: Piece | None, players: int, findings: Findings) -> ScuseStanding | None:
    """``held``, ``owed:1>2``, ``settled`` or ``dead``, and the card that would be given."""
    if piece is None:
        return None
    where, *others = piece.split(":")
    if where.key not in tuple(ScuseIs):
        findings.report_unknown(TextFault.WORD_UNKNOWN, where, tuple(ScuseIs))
        return None
    owner = winner = lowest = None
    for other in others:
        first, second = other.cut(">")
        if second is None:
            lowest = read_card_piece(other, findings)
        else:
            owner = read_seat_number(first, players, findings)
            winner = read_seat_number(second, players, findings)
    return ScuseStanding(ScuseIs(where.key), lowest, owner, winner)


def _read_demands(piece: Piece | None, findings: Findings) -> tuple[bool, ...]:
    answers = [] if piece is None else piece.split(",")
    for answer in answers:
        if answer.key not in (_DEMAND, _PASS):
            findings.report_unknown(TextFault.WORD_UNKNOWN, answer, (_DEMAND, _PASS))
    return tuple(answer.key == _DEMAND for answer in answers)


def _read_tout(piece: Piece | None, findings: Findings) -> bool:
    if piece is not None and piece.key != _ANNOUNCED:
        findings.report_unknown(TextFault.WORD_UNKNOWN, piece, (_ANNOUNCED,))
    return piece is not None
