"""Every sentence a person reads, one Fluent file per subject and language, and ``say``.

``say(thing, language)`` puts whatever the rules produce into words; ``say_code`` does it for codes
of other rooms; ``amount`` for points. The settlement sheet is in ``words.sheet``, the rulebook in
``words.rulebook``. Python chooses messages and passes identifiers; every fragment of a sentence is
Fluent's, so that a translator decides on gender, case, number and order.
"""

try:
    import fluent.runtime  # noqa: F401  # asked for here, so that what is missing is said clearly
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "the words of Grosstarock need fluent.runtime: pip install 'grosstarock[cli]'",
        name=error.name,
    ) from error

from .amounts import amount
from .catalogue import NoSuchLanguage, NoSuchMessage, languages
from .saying import Sayable, say, say_code, say_option

__all__ = [
    "NoSuchLanguage",
    "NoSuchMessage",
    "Sayable",
    "amount",
    "languages",
    "say",
    "say_code",
    "say_option",
]
