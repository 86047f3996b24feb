"""What a seat may expect in positions, by the outlook of their game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.bots.models.observe import observer_of
from branchline.bots.models.value_network import worths_of
from branchline.bots.models.value_network_file import OutlookNet
from branchline.bots.search.greedy import GreedyBot
from branchline.bots.search.tree.by_net import MARGIN
from branchline.kernel import Array

if TYPE_CHECKING:
    from branchline.kernel import Game


class Outlooks:
    """A value is a share of the win beyond what is fair, and the margin that goes along with it."""

    def __init__(self, game: Game, hints: GreedyBot) -> None:
        self._game, self._hints = game, hints

    def expected(self, board: Any, states: Array, seat: int, net: OutlookNet) -> Array:
        """What the seat may expect in each position."""
        observer, players = observer_of(self._game), int(states[0]["players"])
        rows = np.zeros((len(states), observer.layout.size), np.uint8)
        values = np.zeros((len(states), observer.layout.seats))
        for at, state in enumerate(states):
            observer.observe(board, state, seat, 0, 1, rows[at])
            values[at, :players] = self._hints.judge_state(board, state)
        seats, numbers = (np.full(len(states), number) for number in (seat, players))
        found = net.expectations(rows, worths_of(values, seats, numbers, net.setting("spread")))
        for at, state in enumerate(states):
            if self._game.rulebook.is_over(state):
                found[at] = self._final(state, seat, net.setting("usual"))
        return found

    def _final(self, end: Any, seat: int, usual: float) -> float:
        """What the end of the game is worth."""
        contract, seats = self._game.rulebook, range(int(end["players"]))
        standings = [int((contract.standing or contract.score)(end, other)) for other in seats]
        scores = [int(contract.score(end, other)) for other in seats]
        margin = (scores[seat] - sum(scores) / len(scores)) / usual
        share = (standings[seat] == max(standings)) / standings.count(max(standings))
        return share - 1.0 / len(scores) + MARGIN * margin / (1.0 + abs(margin))
