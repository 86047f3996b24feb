"""The value of a finished game, for search, training and advice alike: the share of the win less the fair share, and a
bounded margin of the score."""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from branchline.kernel import Array, Position, rule
from branchline.kernel.contract import generic, score

Numbers = TypeVar("Numbers", float, Array)

MARGIN_WEIGHT = 0.5
"""The weight of the bounded margin beside the win."""
MARGIN_SCALE = 4.0
"""A margin of so many mean margins brings half of what a margin can bring."""
MOST_VALUE = 1.0 + MARGIN_WEIGHT
"""By how much the values of a sure winner and a sure loser differ at most."""


@generic
def standing(state: Position, seat: int) -> int:
    """Return the number that orders the seats at the end."""


def combine(share: Numbers, fair: Numbers, margin: Numbers) -> Numbers:
    """The value of a result; numbers, arrays and tensors alike. `margin` is in units of the margin scale.

    >>> combine(1.0, 0.5, 0.0), combine(0.0, 0.5, -1.0)
    (0.5, -0.75)
    """
    return share - fair + MARGIN_WEIGHT * margin / (1.0 + abs(margin))


combined = rule(combine)


@rule
def win_share(state: Position, seat: int) -> float:
    """The share of the win: those who stand highest share it."""
    own, winners = standing(state, seat), 0
    for other in range(state.players):
        if standing(state, other) > own:
            return 0.0
        winners += standing(state, other) == own
    return 1.0 / winners


@rule
def write_terminal_values(state: Position, margin_scale: float, values: Array) -> None:
    """Write the value of a finished game to each seat. Without a margin scale it follows from the margins of this game,
    as a training expects them on average."""
    players, mean, distance = state.players, 0.0, 0.0
    for seat in range(players):
        mean += score(state, seat) / players
    for seat in range(players):
        distance += abs(score(state, seat) - mean) / players
    scale = margin_scale if margin_scale > 0.0 else max(MARGIN_SCALE * distance, 1e-9)
    for seat in range(players):
        values[seat] = combined(win_share(state, seat), 1.0 / players, (score(state, seat) - mean) / scale)


def terminal_values(state: Position, margin_scale: float) -> Array:
    """The value of a finished game to each seat."""
    values = np.zeros(state.players)
    write_terminal_values(state, margin_scale, values)
    return values
