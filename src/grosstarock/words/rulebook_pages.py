"""The rulebook as Markdown: the pages of clauses, of options and amounts, and of presets.

Headings carry the identifiers as anchors, so that ``clauses.md#SCUSE-5`` finds its clause, and
every clause named in a text is a link.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from types import MappingProxyType
from typing import Final

from grosstarock.core.clauses import CLAUSES, Clause
from grosstarock.core.presets import PRESETS

from .catalogue import FIRST_LANGUAGE
from .rulebook import (
    AMOUNT_OPTION,
    AmountWords,
    ClauseWords,
    OptionWords,
    amounts_in_words,
    clauses_of,
    options_in_words,
    preset_difference,
    presets_in_words,
    sources_said,
)
from .voice import Voice

CLAUSES_PAGE: Final = "clauses.md"
OPTIONS_PAGE: Final = "options.md"
PRESETS_PAGE: Final = "presets.md"

_CLAUSE_NAMED: Final = re.compile(
    r"\b(" + "|".join(sorted((re.escape(clause) for clause in Clause), reverse=True)) + r")\b"
)


def clauses_page(language: str = FIRST_LANGUAGE) -> str:
    """Every clause by family: text, what was decided, sources, and the options it reads."""
    voice = Voice(language)
    lines = [_title(voice, "page-clauses"), "", voice.message("page-clauses", "text")]
    for family, clauses in groupby(clauses_of(language=language), key=lambda words: words.family):
        lines += ["", f"## {voice.message(f'clause-family-{family}')}"]
        for words in clauses:
            lines += ["", *_clause(voice, words)]
    return _page(lines)


def _clause(voice: Voice, words: ClauseWords) -> Iterator[str]:
    yield f"### {_anchor(words.clause)}{words.clause} · {words.title}"
    yield ""
    yield _linked(words.text)
    yield ""
    if words.decision is not None:
        decided = voice.message("rulebook-decision", decision=_linked(words.decision))
        yield f"> {decided}"
        yield ""
    sources = sources_said(voice, words.sources)
    links = ", ".join(f"[`{name}`]({OPTIONS_PAGE}#{name})" for name in words.options)
    yield voice.message("page-reads", sources=sources, options=links) if links else sources


def options_page(language: str = FIRST_LANGUAGE) -> str:
    """Every option with its values, and every amount, each with its help and its clauses."""
    voice = Voice(language)
    lines = [_title(voice, "page-options"), "", voice.message("page-options", "text")]
    for option in options_in_words(language):
        lines += ["", *_option(voice, option)]
    lines += ["", *_stake(voice)]
    lines += ["", f"## {voice.message('page-amounts')}", "", voice.message("page-amounts", "text")]
    headings = ("page-name", "page-amount", "page-with-pots", "page-without-pots", "page-clause")
    rows = (_amount_row(words) for words in amounts_in_words(language))
    lines += ["", *_table([voice.message(heading) for heading in headings], rows)]
    return _page(lines)


def _option(voice: Voice, option: OptionWords) -> Iterator[str]:
    yield f"## {_anchor(option.name)}`{option.name}` · {option.title}"
    yield ""
    yield option.help
    yield ""
    headings = [voice.message(name) for name in ("page-value", "page-meaning", "page-of-presets")]
    rows = ([f"`{code}`", word, _presets_with(option.name, code)] for code, word in option.values)
    yield from _table(headings, rows)
    yield ""
    yield voice.message("page-read-by", clauses=_clause_links(option.clauses))


def _presets_with(option: str, code: str) -> str:
    """The presets that have a value; of the players, those that allow the number."""
    names = [
        words.name
        for words in presets_in_words()
        if (option, code) in {(value.option, value.code) for value in words.values}
        or (option == "players" and int(code) in PRESETS[words.name].players)
    ]
    return ", ".join(f"`{name}`" for name in names)


def _stake(voice: Voice) -> Iterator[str]:
    yield f"## {_anchor('stake')}`stake` · {voice.message('option-stake')}"
    yield ""
    yield voice.message("option-stake", "help")
    yield ""
    reading = tuple(note.clause for note in CLAUSES.values() if "stake" in note.options)
    yield voice.message("page-read-by", clauses=_clause_links(reading))


def _amount_row(words: AmountWords) -> list[str]:
    name = AMOUNT_OPTION + words.name
    return [
        f"{_anchor(name)}`{name}`",
        f"{words.title}: {words.help}",
        str(words.with_pots),
        str(words.without_pots),
        _clause_links(words.clauses),
    ]


def presets_page(language: str = FIRST_LANGUAGE) -> str:
    """What each preset is for, all of them side by side, and how each differs from the first."""
    voice = Voice(language)
    presets = presets_in_words(language)
    lines = [_title(voice, "page-presets"), "", voice.message("page-presets", "text"), ""]
    for words in presets:
        lines.append(f"- {_anchor(words.name)}**`{words.name}`** · {words.title}. {words.help}")
    headings = [voice.message("page-option"), *(f"`{words.name}`" for words in presets)]
    rows = [[f"[`players`]({OPTIONS_PAGE}#players)", *(words.players for words in presets)]]
    for values in zip(*(words.values for words in presets), strict=True):
        option = values[0].option
        rows.append([f"[`{option}`]({OPTIONS_PAGE}#{option})", *(value.word for value in values)])
    rows.append([f"[`stake`]({OPTIONS_PAGE}#stake)", *(words.stake for words in presets)])
    lines += ["", f"## {voice.message('page-side-by-side')}", "", *_table(headings, rows)]
    first = presets[0]
    for words in presets[1:]:
        title = voice.message("page-difference", left=first.title, right=words.title)
        lines += ["", f"## {title}", ""]
        found = preset_difference(first.name, words.name, language)
        cells_of = ([f"`{one.name}`", one.title, one.left, one.right] for one in found)
        names = [
            voice.message("page-name"),
            voice.message("page-meaning"),
            f"`{first.name}`",
            f"`{words.name}`",
        ]
        lines += _table(names, cells_of)
    return _page(lines)


PAGES: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {CLAUSES_PAGE: clauses_page, OPTIONS_PAGE: options_page, PRESETS_PAGE: presets_page}
)
"""Every generated page by its file's name."""


def _title(voice: Voice, identifier: str) -> str:
    return f"# {voice.message(identifier)}"


def _page(lines: Iterable[str]) -> str:
    return "\n".join(lines) + "\n"


def _anchor(name: str) -> str:
    return f'<a id="{name}"></a>'


def _linked(text: str) -> str:
    """A text of the clauses' page with every clause that it names as a link."""
    return _CLAUSE_NAMED.sub(r"[\1](#\1)", text)


def _clause_links(clauses: Iterable[Clause]) -> str:
    return ", ".join(f"[{clause}]({CLAUSES_PAGE}#{clause})" for clause in clauses)


def _table(headings: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    titles = list(headings)
    yield f"| {' | '.join(titles)} |"
    yield "|" + "---|" * len(titles)
    for row in rows:
        yield f"| {' | '.join(row)} |"
