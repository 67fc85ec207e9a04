"""Time that passes when the test says so."""

import asyncio
from collections.abc import Callable
from itertools import count

from tests.server.playing import NOON

from grosstarock.server.requests import Chance


class FakeAlarm:
    """A call to come."""

    def __init__(self, at: int, order: int, call: Callable[[], None]) -> None:
        self.at = at
        self.order = order
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class FakeTime:
    """Stands still until it is moved on; then every alarm on the way rings in its order."""

    def __init__(self) -> None:
        self.at = NOON
        self._alarms: list[FakeAlarm] = []
        self._count = count()

    def now(self) -> int:
        return self.at

    def call_at(self, at: int, call: Callable[[], None]) -> FakeAlarm:
        alarm = FakeAlarm(max(at, self.at), next(self._count), call)
        self._alarms.append(alarm)
        return alarm

    def next_alarm(self) -> FakeAlarm | None:
        self._alarms = [alarm for alarm in self._alarms if alarm.call is not None]
        return min(self._alarms, key=lambda alarm: (alarm.at, alarm.order), default=None)

    async def pass_by(self, milliseconds: int) -> None:
        """Lets time pass, and everything be done that falls due."""
        until = self.at + milliseconds
        await settle()
        while (alarm := self.next_alarm()) is not None and alarm.at <= until:
            self.at = max(self.at, alarm.at)
            call, alarm.call = alarm.call, None
            assert call is not None
            call()
            await settle()
        self.at = until

    async def until(self, stop: Callable[[], bool], most: int = 2_000) -> None:
        """Rings one alarm after the other until ``stop`` says so."""
        for _ in range(most):
            await settle()
            if stop():
                return
            alarm = self.next_alarm()
            assert alarm is not None, "the table hangs"
            await self.pass_by(max(0, alarm.at - self.at))
        raise AssertionError("the table hangs")


async def settle() -> None:
    """Lets everything be done that can be done without time passing."""
    for _ in range(60):
        await asyncio.sleep(0)


def counted() -> Callable[[], Chance]:
    """Chance that is the same in every run."""
    numbers = count(1)

    def draw() -> Chance:
        number = next(numbers)
        return Chance(f"deal-{number:08}", f"{number:064x}", number)

    return draw
