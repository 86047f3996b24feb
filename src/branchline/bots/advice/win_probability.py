"""Win probabilities from the values of a position. For heuristics the spread, by which a value must grow for the odds
to grow e-fold, was measured for each game (`tools/fit_spreads.py`)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from branchline.bots.terminal import MOST_VALUE, win_share

if TYPE_CHECKING:
    from branchline.kernel import Array, Game, Match, Position

SPREADS = Path(__file__).parent / "spreads.json"
"""By game, the spread, and what it was measured from."""


class Scale(Protocol):
    def win_probabilities(self, values: Array) -> list[float]:
        """Return how likely each seat is to win, from the value of the position to each."""

    def less(self, probability: float, loss: float) -> float:
        """The win probability that is left if so much value is given away."""


@dataclass(frozen=True)
class HeuristicScale:
    """Converts heuristic values.

    >>> scale = HeuristicScale(10.0)
    >>> [round(chance, 2) for chance in scale.win_probabilities(np.array([20.0, 10.0, 10.0]))]
    [0.58, 0.21, 0.21]
    >>> scale.less(0.5, 0.0), round(scale.less(0.5, 10.0), 2)
    (0.5, 0.27)
    """

    spread: float

    def win_probabilities(self, values: Array) -> list[float]:
        odds = np.exp((values - values.max()) / self.spread)
        return [float(each) for each in odds / odds.sum()]

    def less(self, probability: float, loss: float) -> float:
        odds = probability * np.exp(-loss / self.spread)
        return float(odds / (odds + 1.0 - probability))


@dataclass(frozen=True)
class NetworkScale:
    """Converts values in shares of the win.

    >>> scale = NetworkScale()
    >>> [round(chance, 2) for chance in scale.win_probabilities(np.array([0.75, -0.75]))]
    [1.0, 0.0]
    >>> scale.less(0.5, 0.15), scale.less(0.1, 0.6)
    (0.4, 0.0)
    """

    def win_probabilities(self, values: Array) -> list[float]:
        shares = np.maximum(1.0 / len(values) + values / MOST_VALUE, 0.0)
        return [float(each) for each in shares / shares.sum()]

    def less(self, probability: float, loss: float) -> float:
        return float(max(0.0, probability - loss / MOST_VALUE))


def shares_of(match: Match) -> list[float]:
    """The share of the win of each seat, once the match is over."""
    return [(seat in match.winners()) / len(match.winners()) for seat in range(match.players)]


def shares_in(state: Position) -> list[float]:
    """The share of the win of each seat in the last position of a match."""
    return [float(win_share(state, seat)) for seat in range(state.players)]


@cache
def spreads() -> dict[str, Any]:
    return dict(json.loads(SPREADS.read_text(encoding="utf-8")))


def heuristic_scale(game: Game, values: Array) -> HeuristicScale:
    """The scale of a game; where none was measured, the spread is a quarter of the mean value."""
    measured = spreads().get(game.id)
    return HeuristicScale(measured["spread"] if measured else max(float(np.abs(values).mean()) / 4, 1.0))
