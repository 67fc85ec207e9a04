"""The last tricks solved exactly, world by world: what each choice brings when all play for best.

A search by max^n takes everybody to know all cards, which nobody does; so it serves only where few
cards are left to be unsure of.
"""

from grosstarock.core.view import View
from grosstarock.kernel.solve_words import CannotSolve
from grosstarock.kernel.solve_worlds import WorldsSolver
from grosstarock.kernel.trials import Gains
from grosstarock.kernel.trying import Moves

from .sampled import SampledWorlds
from .search import pots_share
from .search_effort import Effort


def exact_gains(
    seen: View,
    worlds: SampledWorlds,
    moves: Moves,
    effort: Effort,
    solver: WorldsSolver,
) -> Gains | None:
    """What each move brings in the worlds that could be solved with some effort.

    None where that are too few of them, or an amount is too great to be solved with.
    """
    drawn = worlds.draw(0, effort.exact_worlds)
    try:
        gains, solved = solver.gains(
            seen, worlds.rows, drawn, moves, pots_share(seen), effort.nodes
        )
    except CannotSolve:
        return None
    if 2 * int(solved.sum()) < len(drawn):
        return None
    found: Gains = gains[:, solved == 1]
    return found
