"""Learns the weights of `habit`, the player by which the kernel plays deals out (docs/habit.md).

    python bench/learn_habit.py label --deals 1000 --first 1000 --out labels-1.npz
    python bench/learn_habit.py fit labels-1.npz labels-2.npz --out habit.npy
    python bench/learn_habit.py fit labels-1.npz --out habit.npy --check 1.3

`label` plays deals in which every card is chosen, and judged, by flat Monte Carlo over sampled
worlds; it writes, for every decision, the features of each legal card and what the card was worth.
It saves as it goes, so a broken run is not lost. `fit` fits the weights so that habit's odds are
near to those that the values give, and tells what a card chosen by them loses on decisions that it
has not seen. With `--check` it exits 1 where the best card by habit loses more than that.

The same deals give the same labels, and the same labels the same weights.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from grosstarock.core.actions import DealCards, Play
from grosstarock.core.cards import Suit
from grosstarock.core.choices import PlayChoice
from grosstarock.core.engine import apply, initial
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import View, view
from grosstarock.kernel.habit import FEATURES, SCALE, WEIGHTS
from grosstarock.kernel.habit_play import features_of
from grosstarock.kernel.layout import INDEX_OF, NO_SUIT
from grosstarock.kernel.position_rows import put_world, rows_of
from grosstarock.kernel.trying import Moves, Trials
from grosstarock.kernel.worlds import worlds_of
from grosstarock.players.novice import novice
from grosstarock.players.protocol import chance
from grosstarock.players.search import pots_share

WORLDS: Final = 400
SAVED_EVERY: Final = 25
STRAYS_ONCE_IN: Final = 25
"""How often a card is played by chance, so that odd positions are met."""
TABLES: Final = ("danish",) * 8 + ("classic-no-pots", "dollar")
POTS: Final = (Pots(), Pots(), Pots(125, 90), Pots(60, 200), Pots(300, 130))

WARMTH: Final = 2.0
"""A card that is worth so many points less has its odds e times as small."""
EPOCHS: Final = 30
BATCH: Final = 2048
SHARE_HELD_BACK: Final = 20
"""One of so many decisions is held back to judge the fit by."""

Floats = npt.NDArray[np.floating[Any]]
Whole = npt.NDArray[np.int64]


@dataclass(slots=True)
class Labels:
    """Decisions one after the other: features and value of each card, and how many cards each."""

    features: list[npt.NDArray[np.int16]] = field(default_factory=list)
    values: list[Floats] = field(default_factory=list)

    def save(self, file: Path) -> None:
        """Writes all that there is so far."""
        np.savez_compressed(
            file,
            F=np.concatenate(self.features),
            Q=np.concatenate(self.values),
            N=np.array([len(values) for values in self.values]),
        )


def label(first: int, deals: int, file: Path) -> None:
    """Plays deals and writes what every card in them was worth."""
    labels = Labels()
    for number in range(first, first + deals):
        _label_deal(number, labels)
        if (number - first) % SAVED_EVERY == SAVED_EVERY - 1 or number == first + deals - 1:
            labels.save(file)
            print(f"{number - first + 1} of {deals} deals", file=sys.stderr)


def _label_deal(number: int, labels: Labels) -> None:
    dice = Random(number)
    state = _begun(number, dice)
    while state.turn is not None:
        seen = view(state, state.turn)
        action = novice(0).choose(seen)
        plays = [play for play in seen.choice if isinstance(play, Play)]
        if isinstance(seen.choice, PlayChoice) and len(plays) > 1:
            values = _values(seen, plays)
            labels.features.append(_features(seen, plays))
            labels.values.append(values)
            action = plays[int(values.argmax())]
            if dice.randrange(STRAYS_ONCE_IN) == 0:
                action = dice.choice(plays)
        state = apply(state, action).state


def _begun(number: int, dice: Random) -> DealState:
    rules = rules_of(TABLES[number % len(TABLES)])
    pots = dice.choice(POTS) if rules.pots else Pots()
    accounts = Accounts(BySeat([0] * rules.players), pots)
    pack = shuffled(f"gt1:habit/{number}")
    return apply(initial(rules, Seat(number % 3), accounts), DealCards(pack)).state


def _moves(plays: list[Play]) -> Moves:
    names = [NO_SUIT if play.names is None else tuple(Suit).index(play.names) for play in plays]
    return Moves(np.array([INDEX_OF[play.card] for play in plays]), np.array(names))


def _values(seen: View, plays: list[Play]) -> Floats:
    """What each card is worth on average, played out at random in sampled worlds."""
    seed = chance(0, seen).getrandbits(64)
    trials = Trials(rows_of(seen), pots_share(seen), seed)
    drawn = worlds_of(seen).draw(WORLDS, seed)
    gains = trials.cards(drawn, _moves(plays), np.ones(len(plays), np.int64))
    values: Floats = gains.mean(axis=1).astype(np.float32)
    return values


def _features(seen: View, plays: list[Play]) -> npt.NDArray[np.int16]:
    rows, moves = rows_of(seen), _moves(plays)
    drawn = worlds_of(seen).draw(1, 0)
    put_world(rows.words, rows.numbers, drawn.suits[0], drawn.trumps[0])
    found = np.full((len(plays), FEATURES), -1, np.int64)
    features_of(rows.words, rows.numbers, moves.cards, moves.names, found)
    return found.astype(np.int16)


@dataclass(frozen=True, slots=True)
class Decisions:
    """Some decisions: features, values and wanted odds by card; where each begins, whose it is."""

    features: Whole
    values: Floats
    wanted: Floats
    starts: Whole
    owner: Whole

    def odds(self, weights: Floats) -> Floats:
        """The chance of each card by some weights."""
        scores: Floats = weights[self.features].sum(axis=1)
        return softmax(scores, self.starts, self.owner)


def softmax(scores: Floats, starts: Whole, owner: Whole) -> Floats:
    """Chances by scores, decision by decision."""
    powers = np.exp(scores - np.maximum.reduceat(scores, starts)[owner])
    chances: Floats = powers / np.add.reduceat(powers, starts)[owner]
    return chances


def read(files: list[Path]) -> tuple[Decisions, list[Decisions]]:
    """What is held back, and the rest in batches."""
    loaded = [np.load(file) for file in files]
    features = np.concatenate([one["F"] for one in loaded]).astype(np.int64)
    features[features < 0] = WEIGHTS
    values = np.concatenate([one["Q"] for one in loaded])
    counts = np.concatenate([one["N"] for one in loaded])
    bounds = np.concatenate([[0], np.cumsum(counts)])

    def part(start: int, stop: int) -> Decisions:
        cards = slice(bounds[start], bounds[stop])
        starts = bounds[start:stop] - bounds[start]
        owner = np.repeat(np.arange(stop - start), counts[start:stop])
        wanted = softmax(values[cards] / np.float32(WARMTH), starts, owner)
        return Decisions(features[cards], values[cards], wanted, starts, owner)

    learned = len(counts) - max(1, len(counts) // SHARE_HELD_BACK)
    batches = [part(at, min(at + BATCH, learned)) for at in range(0, learned, BATCH)]
    return part(learned, len(counts)), batches


def fitted(batches: list[Decisions], judge: Decisions) -> Floats:
    """The weights, by Adam with a falling step; one more at the end, for no feature, stays 0."""
    weights: Floats = np.zeros(WEIGHTS + 1, np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    order = np.random.default_rng(0)
    step = 0
    for epoch in range(EPOCHS):
        size = 0.05 * (1 - epoch / EPOCHS) + 0.002
        for number in order.permutation(len(batches)):
            step += 1
            slope = _slope(batches[number], weights)
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope * slope
            change = (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
            weights -= (size * change).astype(np.float32)
            weights[WEIGHTS] = 0
        if epoch % 10 == 0 or epoch == EPOCHS - 1:
            told = ", ".join(f"{name} {loss:.3f}" for name, loss in losses(judge, weights))
            print(f"epoch {epoch + 1}: {told}", file=sys.stderr)
    return weights


def _slope(batch: Decisions, weights: Floats) -> Floats:
    wrong = batch.odds(weights) - batch.wanted
    places = batch.features.ravel()
    summed = np.bincount(places, np.repeat(wrong, FEATURES), minlength=WEIGHTS + 1)
    slope: Floats = (summed / len(batch.starts) + 1e-5 * weights).astype(np.float32)
    return slope


def losses(judge: Decisions, weights: Floats) -> Iterator[tuple[str, float]]:
    """What is lost a decision, in points, by habit's best card, by its odds, and by chance."""
    scores = weights[judge.features].sum(axis=1)
    odds = judge.odds(weights)
    best = np.maximum.reduceat(judge.values, judge.starts)
    top = scores >= np.maximum.reduceat(scores, judge.starts)[judge.owner] - 1e-6
    sizes = np.bincount(judge.owner)
    greedy = np.add.reduceat(judge.values * top, judge.starts) / np.bincount(judge.owner, top)
    yield "best card", float((best - greedy).mean())
    yield "by its odds", float((best - np.add.reduceat(odds * judge.values, judge.starts)).mean())
    yield "by chance", float((best - np.add.reduceat(judge.values, judge.starts) / sizes).mean())


def fit(files: list[Path], out: Path) -> float:
    """Fits, writes the weights as the kernel reads them, and gives what the best card loses."""
    judge, batches = read(files)
    weights = fitted(batches, judge)
    np.save(out, np.clip(np.round(weights[:WEIGHTS] * SCALE), -32000, 32000).astype(np.int16))
    return next(losses(judge, weights))[1]


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description="Learns the weights of habit")
    commands = parser.add_subparsers(dest="command", required=True)
    labelling = commands.add_parser("label")
    labelling.add_argument("--first", type=int, default=1000)
    labelling.add_argument("--deals", type=int, default=1000)
    labelling.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit")
    fitting.add_argument("labels", type=Path, nargs="+")
    fitting.add_argument("--out", type=Path, required=True)
    fitting.add_argument("--check", type=float, default=float("inf"))
    wanted: Any = parser.parse_args()
    if wanted.command == "label":
        label(wanted.first, wanted.deals, wanted.out)
        return 0
    return int(fit(wanted.labels, wanted.out) > wanted.check)


if __name__ == "__main__":
    sys.exit(main())
