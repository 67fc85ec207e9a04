"""The derived wire types, each made once: actions, events, views and what the log keeps."""

from typing import TYPE_CHECKING, Final

import msgspec

from grosstarock.core.actions import SeatAction
from grosstarock.core.refusals import Refusal
from grosstarock.core.view import View

from .commands import Command
from .derive import form_of
from .happenings import TableEvent
from .settings import Settings

ACTION: Final = form_of(SeatAction)
"""A player's action: on the wire, in a record and in the log the same object, its seat in it."""
COMMAND: Final = form_of(Command)
EVENT: Final = form_of(TableEvent)
VIEW: Final = form_of(View)
REFUSAL: Final = form_of(Refusal)
SETTINGS: Final = form_of(Settings)

if TYPE_CHECKING:
    # Made at run time; to the type checker each is some structure.
    ActionWire = msgspec.Struct
    EventWire = msgspec.Struct
    ViewWire = msgspec.Struct
    RefusalWire = msgspec.Struct
    SettingsWire = msgspec.Struct
else:
    ActionWire = ACTION.wire
    EventWire = EVENT.wire
    ViewWire = VIEW.wire
    RefusalWire = REFUSAL.wire
    SettingsWire = SETTINGS.wire
