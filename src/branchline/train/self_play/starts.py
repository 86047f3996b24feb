"""The tables of a training before the set-up: how many players, and which options."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from branchline.kernel.record import Array
from branchline.train.games import drawn_options

if TYPE_CHECKING:
    from branchline.kernel.game import Game

KINDS = 32
"""Tables of each number of players that differ in their options."""


def starts(game: Game, players: tuple[int, ...], varied: float, seed: int) -> Array:
    """One blank state for each kind of table; those with options as usual come as often as the others leave room."""
    random = Random(seed)
    made = [
        game.blank_state(number, drawn_options(game, number, random) if kind < KINDS * varied else None)
        for kind in range(KINDS)
        for number in players
    ]
    return np.array(made, game.contract.State.dtype)
