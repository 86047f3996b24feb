"""Games for trainers to learn from, and how they begin: in some of them options are drawn at random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.kernel.record import Array

if TYPE_CHECKING:
    from branchline.kernel.game import Game
    from branchline.kernel.match import Match
    from branchline.kernel.options import Option


KINDS = 32
"""Tables of each number of players that differ in their options."""


def new_match(game: Game, players: int, varied: float, random: Random) -> Match:
    """A match that has options drawn at random with the probability `varied`."""
    options = drawn_options(game, players, random) if random.random() < varied else None
    return game.new(players=players, seed=random.getrandbits(62), options=options)


def drawn_options(game: Game, players: int, random: Random) -> dict[str, Any]:
    return {option.name: random.choice(_possible(option, players)) for option in game.options}


def _possible(option: Option, players: int) -> list[Any]:
    return [value for value in option.values if option.suits(value, players)]


def starts(game: Game, players: tuple[int, ...], varied: float, seed: int) -> Array:
    """One blank state for each kind of table; those with options as usual come as often as the others leave room."""
    random = Random(seed)
    made = [
        game.blank_state(number, drawn_options(game, number, random) if kind < KINDS * varied else None)
        for kind in range(KINDS)
        for number in players
    ]
    return np.array(made, game.contract.State.dtype)


def own_first(by_seat: Array, seats: Array, width: int) -> Array:
    """Numbers by seat, a row for each seat that looks, its own first.

    >>> own_first(np.array([5, 6, 7]), np.array([0, 2]), 4).tolist()
    [[5.0, 6.0, 7.0, 0.0], [7.0, 5.0, 6.0, 0.0]]
    """
    found = np.zeros((len(seats), width), np.float32)
    for row, seat in zip(found, seats, strict=True):
        row[: len(by_seat)] = np.roll(by_seat, -seat)
    return found
