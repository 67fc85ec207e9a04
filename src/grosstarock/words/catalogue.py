"""The messages of a language: what its files hold, and each message on demand.

A language is a folder beside this module. Its files are cut into messages when it is first spoken,
and a message is parsed, with those it refers to, when it is first needed: a start of the program
pays for what it says and no more. Message identifiers are unique in a language, and a message may
refer to one of any file.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from grosstarock.core.errors import GrosstarockError

FIRST_LANGUAGE: Final = "en"

Argument = str | int
Arguments = Mapping[str, Argument]

_HERE: Final = Path(__file__).parent
_START: Final = re.compile(r"([A-Za-z][\w-]*) *=")
_REFERENCE: Final = re.compile(r"\{ *([a-z][\w-]*)")


class NoSuchLanguage(GrosstarockError, LookupError):
    """A language that has no folder here."""

    def __init__(self, language: str) -> None:
        self.language = language
        super().__init__(f"{language}: the languages are {', '.join(languages())}")


class NoSuchMessage(GrosstarockError, LookupError):
    """A message that a language lacks, or that cannot be said with what it was given."""

    def __init__(self, language: str, message: str, why: str = "missing") -> None:
        self.language = language
        self.message = message
        super().__init__(f"{language}: {message}: {why}")


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts: dict[str, str] = {}
        for file in sorted((_HERE / language).glob("*.ftl")):
            self._texts |= messages_of(file.read_text(encoding="utf-8"))
        self._bundle = FluentBundle([language], use_isolating=False)

    @property
    def identifiers(self) -> tuple[str, ...]:
        """Every message of the language."""
        return tuple(self._texts)

    def __contains__(self, identifier: str) -> bool:
        return identifier in self._texts

    def text_of(self, identifier: str) -> str:
        """A message as it stands in its file."""
        return self._texts[identifier]

    def attributes(self, identifier: str) -> tuple[str, ...]:
        """The names of a message's attributes in order; none for a message that is not there."""
        return tuple(self._message(identifier).attributes) if identifier in self else ()

    def said(self, identifier: str, attribute: str, arguments: Arguments) -> str:
        """A message, or the attribute of it that is named.

        Raises ``NoSuchMessage`` where it is missing or needs a variable that was not given.
        """
        message = self._message(identifier)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise NoSuchMessage(self.language, f"{identifier}.{attribute}")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise NoSuchMessage(self.language, identifier, "; ".join(map(str, errors)))
        return str(text)

    def _message(self, identifier: str) -> Message:
        self._parse(identifier)
        if not self._bundle.has_message(identifier):
            raise NoSuchMessage(self.language, identifier)
        return self._bundle.get_message(identifier)

    def _parse(self, identifier: str) -> None:
        """Makes a message of the language known to Fluent, and those it refers to."""
        if self._bundle.has_message(identifier) or identifier not in self._texts:
            return
        text = self._texts[identifier]
        self._bundle.add_resource(FluentResource(text))
        for reference in _REFERENCE.findall(text):
            self._parse(reference)


def messages_of(text: str) -> dict[str, str]:
    r"""The messages of a Fluent file, each as it stands there, by identifier.

    >>> list(messages_of("# A card.\ncard =\n    King\n    .text = the King\nsuit = hearts"))
    ['card', 'suit']
    """
    found: dict[str, str] = {}
    identifier = ""
    for line in text.splitlines(keepends=True):
        start = _START.match(line)
        if start:
            identifier = start[1]
            found[identifier] = line
        elif line.startswith("#"):
            identifier = ""
        elif identifier:
            found[identifier] += line
    return found


@cache
def languages() -> tuple[str, ...]:
    """The languages that can be spoken, English first."""
    found = sorted({file.parent.name for file in _HERE.glob("*/*.ftl")})
    return tuple(sorted(found, key=lambda language: language != FIRST_LANGUAGE))


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of a language; ``NoSuchLanguage`` for one that has no folder here."""
    if language not in languages():
        raise NoSuchLanguage(language)
    return Catalogue(language)


def message(language: str, identifier: str, attribute: str, arguments: Arguments) -> str:
    """A message in a language, in English where that language lacks it or cannot say it."""
    spoken = catalogue(language)
    if language == FIRST_LANGUAGE:
        return spoken.said(identifier, attribute, arguments)
    try:
        return spoken.said(identifier, attribute, arguments)
    except NoSuchMessage:
        return catalogue(FIRST_LANGUAGE).said(identifier, attribute, arguments)
