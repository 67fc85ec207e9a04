"""Faults of reading in words: codes of a room that this one does not know, with what was found."""

from collections.abc import Mapping
from typing import Final

from .catalogue import Argument
from .voice import Voice

READING: Final = "reading-"
_PARTS: Final = ("found", "wanted", "near")


def reading_said(voice: Voice, identifier: str, parameters: Mapping[str, Argument]) -> str:
    """Why something cannot be read, with what is told of it.

    ``found`` is what stands there, ``wanted`` what may stand there, ``near`` what was perhaps
    meant; each may be left out.
    """
    reason = voice.sentence(identifier)
    told = {name: parameters[name] for name in _PARTS if name in parameters}
    texts = {name: str(value) for name, value in told.items()}
    return voice.message("-".join((READING + "told", *texts)), reason=reason, **texts)
