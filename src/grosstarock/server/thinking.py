"""A bot's thought for one table: begun at once, shown at the pace, dropped when the table moves."""

import asyncio
from collections.abc import Callable

from grosstarock.core.actions import SeatAction
from grosstarock.core.seats import Seat
from grosstarock.core.view import view

from .bots import Bots
from .clock import TimeOfDay
from .table_state import TableState
from .timers import held_back_until

STAND_IN = "novice"
"""Who plays for a person who is away."""

Place = tuple[int, Seat]


class Thinking:
    """At most one thought at a time, about the place where the deal stands.

    ``deliver`` is called with an action and the row after which it was chosen.
    """

    def __init__(
        self, bots: Bots, time: TimeOfDay, deliver: Callable[[SeatAction, int], None]
    ) -> None:
        self._bots = bots
        self._time = time
        self._deliver = deliver
        self._place: Place | None = None
        self._task: asyncio.Task[None] | None = None

    def about(self, state: TableState, seat: Seat | None, not_before: int) -> None:
        """Thinks for a seat in turn, or for nobody; a thought about another place is dropped.

        The action is delivered at the pace, and not before a moment that is given.
        """
        place = None if seat is None else (state.moved, seat)
        if place == self._place:
            return
        self.stop()
        if seat is not None:
            self._place = place
            self._task = asyncio.create_task(
                self._think(state, seat, not_before), name="a bot thinks"
            )

    def stop(self) -> None:
        """Drops the thought."""
        self._place = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _think(self, state: TableState, seat: Seat, not_before: int) -> None:
        assert state.deal is not None, "a bot thinks about a deal"
        holder = state.holders[seat]
        player = holder.player or STAND_IN
        action = await self._bots.choose(player, holder.seed, view(state.deal, seat))
        shown = asyncio.get_running_loop().create_future()
        self._time.call_at(
            max(held_back_until(state, self._time.now()), not_before),
            lambda: None if shown.done() else shown.set_result(None),
        )
        await shown
        self._deliver(action, state.moved)
