"""The worlds of one view, drawn evenly; the same draws of the same seed give the same worlds."""

from grosstarock.core.view import View
from grosstarock.kernel.position_rows import rows_of
from grosstarock.kernel.worlds import Drawn, worlds_of


class SampledWorlds:
    """Worlds that agree with a view, and the view's rows, which they are put into."""

    def __init__(self, seen: View, seed: int) -> None:
        self.rows = rows_of(seen)
        self._worlds = worlds_of(seen)
        self._seed = seed

    def draw(self, first: int, number: int) -> Drawn:
        """Worlds ``first`` to ``first + number - 1``."""
        return self._worlds.draw(number, self._seed, first=first)
