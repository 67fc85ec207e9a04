"""The weights of a network: kept in a file, and folded for one table's prices.

A file is a NumPy archive of layers in half precision, with the version of the features they were
taught with. The last layer gives the count of every event of ``kernel.features_money`` that an
action brings; at a table it is folded with the table's prices to points.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO, Final

import numpy as np

from grosstarock.kernel.features import FEATURES_VERSION, ROWS
from grosstarock.kernel.features_action import ACTION_ROWS
from grosstarock.kernel.features_money import EVENTS, Counts
from grosstarock.kernel.network import Layer, Network, fold
from grosstarock.kernel.network_sums import NARROW

LAYERS: Final = ("first", "action", "second", "third")
WEIGHTS_FOLDER: Final = Path(__file__).with_name("weights")


class WeightsFault(ValueError):
    """A file of weights that does not fit this version of the features."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The layers of a network; the bias of each is its last row.

    ``first`` is ``float32[ROWS + 1, units]``, ``action``, which has no bias of its own,
    ``float32[ACTION_ROWS, units]``, ``second`` ``float32[units + 1, hidden]``, ``third``
    ``float32[hidden + 1, EVENTS]``. Units come in multiples of 64, hidden ones of 32.
    """

    first: Layer
    action: Layer
    second: Layer
    third: Layer

    def folded(self, price: Counts) -> Network:
        """The network whose values are points at a table where one count has these prices."""
        rows = len(self.third)
        events = np.zeros((rows, NARROW), np.float32)
        events[:, :EVENTS] = self.third
        folded = np.zeros((rows, NARROW), np.float32)
        network = Network(self.first, self.action, self.second, folded, events)
        fold(network, price)
        return network

    def write(self, file: Path | IO[bytes]) -> None:
        """Keeps the weights in half precision."""
        half = {name: getattr(self, name).astype(np.float16) for name in LAYERS}
        np.savez_compressed(file, features=FEATURES_VERSION, **half)


def read_weights(file: Path | IO[bytes]) -> Weights:
    """The weights in a file; ``WeightsFault`` where they are of other features."""
    with np.load(file) as kept:
        version = int(kept["features"])
        layers = [kept[name].astype(np.float32) for name in LAYERS if name in kept]
    sizes = [len(layer) for layer in layers[:2]]
    if version != FEATURES_VERSION or sizes != [ROWS + 1, ACTION_ROWS]:
        raise WeightsFault(f"weights of features {version}, not {FEATURES_VERSION}")
    return Weights(*layers)


@cache
def own_weights(name: str) -> Weights:
    """The weights of that name in the package, read once."""
    return read_weights(WEIGHTS_FOLDER / f"{name}.npz")
