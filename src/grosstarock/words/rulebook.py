"""The rulebook in words: clauses, options, amounts and presets, and how two tables differ.

Everything here is data for a terminal, a page or a server; ``rulebook_pages`` makes Markdown of it.
Amounts stand in a clause as a table pays them, in the unit of its stake; where no table is given,
as the rulebook has them in points, "85 (25)": with pots, in brackets without.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Final

from grosstarock.core.clauses import CLAUSES, Clause, ClauseNote, Family, Source
from grosstarock.core.presets import PRESETS, Preset, rules_of
from grosstarock.core.rules import (
    OPTIONS,
    POINTS,
    WITH_POTS,
    WITHOUT_POTS,
    OptionValue,
    Rules,
    Stake,
    Tariff,
)

from .amounts import amount
from .catalogue import FIRST_LANGUAGE, Argument, catalogue
from .voice import Voice

AMOUNTS: Final = tuple(field.name for field in fields(Tariff))
AMOUNT_OPTION: Final = "tariff."
AT_TABLE: Final = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class ClauseWords:
    """A clause to read; ``decision`` is None where nothing had to be decided.

    ``applies`` is whether it says something about the table it was asked for; ``options`` are the
    fields of the rules that it reads, an amount as ``tariff.`` and its name.
    """

    clause: Clause
    family: Family
    title: str
    text: str
    decision: str | None
    sources: tuple[Source, ...]
    options: tuple[str, ...]
    applies: bool

    def said(self, voice: Voice) -> str:
        """The whole clause as a paragraph for each part: title, text, decision, sources."""
        parts = [
            voice.message("rulebook-clause", clause=self.clause, title=self.title),
            self.text,
        ]
        if self.decision is not None:
            parts.append(voice.message("rulebook-decision", decision=self.decision))
        parts.append(sources_said(voice, self.sources))
        return "\n".join(parts)


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option to read: its values in the rulebook's order, each with its word; its clauses."""

    name: str
    title: str
    help: str
    values: tuple[tuple[str, str], ...]
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class AmountWords:
    """An amount to read, in points, with pots and without them, and its clauses."""

    name: str
    title: str
    help: str
    with_pots: int
    without_pots: int
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class PresetValue:
    """What a preset has for an option: the option's name, the value as typed, and its word."""

    option: str
    code: str
    word: str


@dataclass(frozen=True, slots=True)
class PresetWords:
    """A preset to read; ``values`` are its options by name, each value as typed and as a word."""

    name: str
    title: str
    help: str
    players: str
    stake: str
    values: tuple[PresetValue, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing in which two tables differ: ``name`` as in records, and what each one has."""

    name: str
    title: str
    left: str
    right: str


def clauses_of(
    rules: Rules | None = None, language: str = FIRST_LANGUAGE
) -> tuple[ClauseWords, ...]:
    """Every clause in order, with the amounts of a table and whether it applies there."""
    voice = Voice(language, rules=rules)
    return tuple(clause_words(voice, note) for note in CLAUSES.values())


def clause_words(voice: Voice, note: ClauseNote) -> ClauseWords:
    """One clause, its amounts filled in."""
    identifier = f"clause-{note.clause}"
    amounts = _amounts_said(voice)
    decided = "decision" in catalogue(FIRST_LANGUAGE).attributes(identifier)
    return ClauseWords(
        clause=note.clause,
        family=note.family,
        title=voice.message(identifier),
        text=voice.message(identifier, "text", **amounts),
        decision=voice.message(identifier, "decision", **amounts) if decided else None,
        sources=note.sources,
        options=note.options,
        applies=voice.rules is None or applies(note.clause, voice.rules),
    )


def applies(clause: Clause, rules: Rules) -> bool:
    """Whether a clause says something about a table that plays by ``rules``."""
    match clause:
        case Clause.TAB_2:
            return rules.players != 2
        case Clause.TAB_3:
            return rules.players == 4
        case Clause.TAB_4 | Clause.TWO_1 | Clause.TWO_2 | Clause.TWO_3:
            return rules.players == 2
        case Clause.POT_1 | Clause.POT_2 | Clause.POT_3 | Clause.POT_4:
            return rules.pots
        case Clause.TOUT_A1 | Clause.TOUT_A2:
            return rules.announced_tout
        case Clause.MIS_1:
            return rules.players != 2
        case Clause.CARD_1 | Clause.CARD_3:
            return rules.card_points
        case Clause.CARD_2:
            return rules.card_points and rules.players != 2
        case Clause.GAME_3:
            return rules.redeal_without_trumps
        case _:
            return True


def _amounts_said(voice: Voice) -> dict[str, Argument]:
    """Every amount by its name, as it stands in a clause."""
    if voice.rules is not None:
        table = voice.rules.tariff.amounts()
        return {name: voice.amount(points) for name, points in table.items()}
    return {
        name: _both_amounts(voice, points, WITHOUT_POTS.amounts()[name])
        for name, points in WITH_POTS.amounts().items()
    }


def _both_amounts(voice: Voice, with_pots: int, without_pots: int) -> str:
    if with_pots == without_pots:
        return voice.amount(with_pots)
    sums = {"with_pots": voice.amount(with_pots), "without_pots": voice.amount(without_pots)}
    return voice.message("rulebook-amounts", **sums)


def sources_said(voice: Voice, sources: Iterable[Source]) -> str:
    """From which of the four texts a clause comes."""
    names = [voice.message(f"source-{source}") for source in sources]
    if not names:
        return voice.message("rulebook-no-source")
    return voice.message("rulebook-sources", sources=voice.all_of(names), count=len(names))


def options_in_words(language: str = FIRST_LANGUAGE) -> tuple[OptionWords, ...]:
    """Every option a table may choose, the number of players first."""
    voice = Voice(language)
    numbers = [(str(number), voice.message(f"option-players-{number}")) for number in AT_TABLE]
    found = [_option_words(voice, "players", numbers)]
    for name, values in OPTIONS.items():
        words = [(value_code(value), option_value_said(voice, name, value)) for value in values]
        found.append(_option_words(voice, name, words))
    return tuple(found)


def _option_words(voice: Voice, name: str, values: Sequence[tuple[str, str]]) -> OptionWords:
    identifier = f"option-{name}"
    title, told = voice.message(identifier), voice.message(identifier, "help")
    return OptionWords(name, title, told, tuple(values), clauses_reading(name))


def option_value_said(voice: Voice, option: str, value: OptionValue) -> str:
    """What the value of an option means."""
    code = str(value).lower()
    return voice.message(f"option-{option}-{code}")


def value_code(value: OptionValue) -> str:
    """An option's value as it is typed: on or off, or its name."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return value.value


def amounts_in_words(language: str = FIRST_LANGUAGE) -> tuple[AmountWords, ...]:
    """Every amount of the tariff, in the rulebook's order."""
    voice = Voice(language)
    with_pots, without_pots = WITH_POTS.amounts(), WITHOUT_POTS.amounts()
    return tuple(
        AmountWords(
            name,
            voice.message(f"tariff-{name}"),
            voice.message(f"tariff-{name}", "help"),
            with_pots[name],
            without_pots[name],
            clauses_reading(AMOUNT_OPTION + name),
        )
        for name in AMOUNTS
    )


def clauses_reading(option: str) -> tuple[Clause, ...]:
    """The clauses that read an option, or an amount named as ``tariff.`` and its name."""
    return tuple(note.clause for note in CLAUSES.values() if option in note.options)


def presets_in_words(language: str = FIRST_LANGUAGE) -> tuple[PresetWords, ...]:
    """Every preset, in the rulebook's order."""
    voice = Voice(language)
    return tuple(_preset_words(voice, preset) for preset in PRESETS.values())


def _preset_words(voice: Voice, preset: Preset) -> PresetWords:
    identifier = f"preset-{preset.name}"
    return PresetWords(
        name=preset.name,
        title=voice.message(identifier),
        help=voice.message(identifier, "help"),
        players=_players_said(voice, preset),
        stake=stake_said(voice, preset.stake),
        values=tuple(
            PresetValue(name, value_code(value), option_value_said(voice, name, value))
            for name, value in ((name, preset.options[name]) for name in OPTIONS)
        ),
    )


def _players_said(voice: Voice, preset: Preset) -> str:
    return voice.any_of([str(number) for number in preset.players])


def stake_said(voice: Voice, stake: Stake) -> str:
    """In which unit a table shows amounts."""
    if stake == POINTS:
        return voice.message("option-stake-points")
    one = amount(stake.points, stake, voice.language)
    return voice.message("stake-worth", unit=one, points=stake.points)


def preset_difference(
    left: str, right: str, language: str = FIRST_LANGUAGE
) -> tuple[Difference, ...]:
    """In what two presets differ, for any number at the table that each is for.

    Raises ``Malformed`` for a preset that does not exist.
    """
    voice = Voice(language)
    rest = difference(rules_of(left), rules_of(right), language)
    numbers = [_players_said(voice, PRESETS[name]) for name in (left, right)]
    players = Difference("players", voice.message("option-players"), numbers[0], numbers[1])
    of_options = tuple(one for one in rest if one.name != "players")
    return of_options if numbers[0] == numbers[1] else (players, *of_options)


def difference(left: Rules, right: Rules, language: str = FIRST_LANGUAGE) -> tuple[Difference, ...]:
    """In what two tables differ: players, options, amounts in points and stake, in that order."""
    voice = Voice(language)
    found = [_players_difference(voice, left, right)]
    for name, value in left.options().items():
        other = right.options()[name]
        words = option_value_said(voice, name, value), option_value_said(voice, name, other)
        found.append(Difference(name, voice.message(f"option-{name}"), *words))
    for name, points in left.tariff.amounts().items():
        sums = voice.amount(points), voice.amount(right.tariff.amounts()[name])
        found.append(Difference(AMOUNT_OPTION + name, voice.message(f"tariff-{name}"), *sums))
    stakes = stake_said(voice, left.stake), stake_said(voice, right.stake)
    found.append(Difference("stake", voice.message("option-stake"), *stakes))
    return tuple(one for one in found if one.left != one.right)


def _players_difference(voice: Voice, left: Rules, right: Rules) -> Difference:
    words = [voice.message(f"option-players-{rules.players}") for rules in (left, right)]
    return Difference("players", voice.message("option-players"), words[0], words[1])
