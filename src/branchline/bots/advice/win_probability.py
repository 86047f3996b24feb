"""How likely each seat is to win, from what a position is worth to it: by how much a value must grow for the odds to
grow e-fold was measured for each game (`tools/fit_spreads.py`)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from branchline.bots.search.tree.by_net import MARGIN

if TYPE_CHECKING:
    from branchline.kernel import Array, Game, Match

SPREADS = Path(__file__).parent / "spreads.json"
"""By game, the spread, and what it was measured from."""
NET_SPAN = 1.0 + MARGIN
"""A net's values are the share of the win beyond what is fair, with a margin that goes along with it."""


class Scale(Protocol):
    def chances(self, values: Array) -> list[float]:
        """For each seat, how likely it is to win, from what the position is worth to each."""

    def less(self, chance: float, loss: float) -> float:
        """What is left of a chance if so much value is given away."""


@dataclass(frozen=True)
class HintScale:
    """Values of a page of hints.

    >>> scale = HintScale(10.0)
    >>> [round(chance, 2) for chance in scale.chances(np.array([20.0, 10.0, 10.0]))]
    [0.58, 0.21, 0.21]
    >>> scale.less(0.5, 0.0), round(scale.less(0.5, 10.0), 2)
    (0.5, 0.27)
    """

    spread: float

    def chances(self, values: Array) -> list[float]:
        odds = np.exp((values - values.max()) / self.spread)
        return [float(each) for each in odds / odds.sum()]

    def less(self, chance: float, loss: float) -> float:
        odds = chance * np.exp(-loss / self.spread)
        return float(odds / (odds + 1.0 - chance))


@dataclass(frozen=True)
class NetScale:
    """Values of a net.

    >>> scale = NetScale()
    >>> [round(chance, 2) for chance in scale.chances(np.array([0.75, -0.75]))]
    [1.0, 0.0]
    >>> scale.less(0.5, 0.15), scale.less(0.1, 0.6)
    (0.4, 0.0)
    """

    def chances(self, values: Array) -> list[float]:
        shares = np.maximum(1.0 / len(values) + values / NET_SPAN, 0.0)
        return [float(each) for each in shares / shares.sum()]

    def less(self, chance: float, loss: float) -> float:
        return float(max(0.0, chance - loss / NET_SPAN))


def shares_of(match: Match) -> list[float]:
    """Who has won, once the match is over."""
    return [(seat in match.winners) / len(match.winners) for seat in range(match.players)]


@cache
def spreads() -> dict[str, Any]:
    return dict(json.loads(SPREADS.read_text(encoding="utf-8")))


def hint_scale(game: Game, values: Array) -> HintScale:
    """The scale of a game; one that was not measured is given a quarter of what the position is worth."""
    measured = spreads().get(game.id)
    return HintScale(measured["spread"] if measured else max(float(np.abs(values).mean()) / 4, 1.0))
